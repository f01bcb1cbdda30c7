"""Letters to those who are away: it is your move, the game is over, you are asked something.

What is due is written down in the transaction that makes it so, and letters wait in the database until they are sent:
a server that goes down loses none. A thread makes and sends them; what fails is tried again, ever more rarely, and is
logged by kind, never with an address or a password.
"""

from __future__ import annotations

import logging
import threading
import time

from sqlalchemy import CursorResult, delete, select, update
from sqlalchemy.orm import Session

from scirocco.server.counting import Counts
from scirocco.server.database import Database
from scirocco.server.keys import Signer
from scirocco.server.letters import FAILURES, TIMEOUT, Letter, check_reach, check_webhook, send
from scirocco.server.library import card
from scirocco.server.live import Hub
from scirocco.server.refusals import Refusal
from scirocco.server.schema import Due, LetterRow, NoticeSettings, now
from scirocco.server.settings import Settings
from scirocco.server.sittings import Sitting, find_sitting
from scirocco.server.umpire import NOTICED

log = logging.getLogger("scirocco.server")

PAUSES_KEPT = 10_000
LOOK_AGAIN = 30.0
"""Seconds after which the thread looks for letters though nobody has called it."""
SENDING = 120_000
"""Milliseconds for which a letter that is being sent is nobody else's."""
FIRST_PAUSE = 60_000
"""Milliseconds before a letter that failed is tried again; each time twice as long."""
MOST_TRIES = 8
TEXTS = {
    "move": "It is your move in {title}.",
    "finished": "The game of {title} is over.",
    "offer": "Your opponent in {title} asks you something.",
    "seats": "Your game of {title} has begun, and it is your move.",
}
assert set(TEXTS) == NOTICED


class Notices:
    """Decides who is told, and tells them."""

    def __init__(self, database: Database, settings: Settings, key: bytes, hub: Hub, counts: Counts) -> None:
        self._database, self._settings, self._hub, self._counts = database, settings, hub, counts
        self._links = Signer(key, "notices")
        self._last: dict[tuple[str, str], float] = {}
        self._called, self._stopping = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="notices", daemon=True)

    def start(self) -> None:
        """Take up what was left when the server went down."""
        self._called.set()
        self._thread.start()

    def stop(self) -> None:
        """The letter in hand is still sent; the others wait."""
        self._stopping.set()
        self._called.set()
        self._thread.join(TIMEOUT)

    def call(self) -> None:
        """Something may be due."""
        self._called.set()

    # Settings of a person

    def wishes(self, person_id: str) -> NoticeSettings:
        with self._database.read() as session:
            return session.get(NoticeSettings, person_id) or NoticeSettings(email="", confirmed=False, webhook="")

    def wish(self, person_id: str, email: str, webhook: str) -> NoticeSettings:
        """What a person wants. A new address is written to only after its owner has confirmed it."""
        if email and not self._settings.mail.host:
            raise Refusal(409, "no-mail", "this server sends no e-mail; give a webhook instead")
        if webhook:
            check_webhook(webhook)
            if not self._settings.private_webhooks:
                check_reach(webhook)
        with self._database.write() as session:
            old = session.get(NoticeSettings, person_id)
            confirmed = bool(old and email and old.email == email and old.confirmed)
            kept = session.merge(NoticeSettings(user_id=person_id, email=email, confirmed=confirmed, webhook=webhook))
        if email and not confirmed:
            link = f"{self._settings.address}/api/notices/confirm?token={self._links.sign(f'{person_id}:{email}')}"
            text = f"To be told by e-mail when it is your move, open this page:\n{link}\n\nElse do nothing."
            letter = Letter("mail", email, "Scirocco: is this your address?", text, "", "confirm")
            with self._database.write() as session:
                session.add(_row(letter))
            self.call()
        return kept

    def confirm(self, token: str) -> bool:
        """The link in a letter was opened."""
        signed = self._links.read(token)
        if signed is None:
            return False
        person_id, _, email = signed.partition(":")
        with self._database.write() as session:
            wishes = session.get(NoticeSettings, person_id)
            if wishes is None or wishes.email != email:
                return False
            wishes.confirmed = True
        return True

    # The thread

    def _run(self) -> None:
        while not self._stopping.is_set():
            self._called.wait(LOOK_AGAIN)
            self._called.clear()
            try:
                self._write_letters()
                self._send_letters()
            except Exception as error:
                log.warning("the notices could not be looked after: %s", type(error).__name__)

    def _write_letters(self) -> None:
        """What is due becomes letters, in one transaction; of several processes only one has it."""
        with self._database.read() as session:
            dues = session.scalars(select(Due).order_by(Due.id)).all()
        for due in dues:
            with self._database.write() as session:
                taken = session.execute(delete(Due).where(Due.id == due.id))
                assert isinstance(taken, CursorResult)
                if taken.rowcount:
                    session.add_all(_row(letter) for letter in self._letters(session, due))

    def _send_letters(self) -> None:
        """Every letter whose time has come."""
        with self._database.read() as session:
            waiting = session.scalars(select(LetterRow).where(LetterRow.due <= now()).order_by(LetterRow.id)).all()
        for row in waiting:
            if self._stopping.is_set():
                return
            if self._claim(row):
                self._deliver(row)

    def _claim(self, row: LetterRow) -> bool:
        with self._database.write() as session:
            taken = session.execute(
                update(LetterRow)
                .where(LetterRow.id == row.id, LetterRow.due == row.due)
                .values(due=now() + SENDING, tries=LetterRow.tries + 1)
                .execution_options(synchronize_session=False)
            )
            assert isinstance(taken, CursorResult)
            return taken.rowcount == 1

    def _deliver(self, row: LetterRow) -> None:
        sent = self.send(Letter(row.way, row.to, row.subject, row.text, row.table_id, row.what))
        mine = LetterRow.id == row.id
        with self._database.write() as session:
            if sent or row.tries + 1 >= MOST_TRIES:
                session.execute(delete(LetterRow).where(mine))
            else:
                session.execute(update(LetterRow).where(mine).values(due=now() + (FIRST_PAUSE << row.tries)))

    def send(self, letter: Letter) -> bool:
        """Whether it went out."""
        try:
            send(letter, self._settings.mail, private_webhooks=self._settings.private_webhooks)
        except FAILURES as error:
            log.warning("a notice by %s was not sent: %s", letter.way, type(error).__name__)
            self._counts.add("notices", way=letter.way, outcome="failed")
            return False
        self._counts.add("notices", way=letter.way, outcome="sent")
        return True

    # Who is told what

    def _letters(self, session: Session, due: Due) -> list[Letter]:
        """For each person at the table who should know and does not look."""
        try:
            sitting = find_sitting(session, due.table_id, None, invited=True)
        except Refusal:
            return []
        letters: list[Letter] = []
        for person_id in sorted(self._whom(sitting, due)):
            wishes = session.get(NoticeSettings, person_id)
            if wishes is not None and self._is_time(person_id, due):
                letters += self._letters_for(sitting, due, wishes)
        return letters

    def _whom(self, sitting: Sitting, due: Due) -> set[str]:
        to_move = sitting.table.to_move
        everybody = due.what in ("finished", "offer")
        people = {seat.user_id for seat in sitting.seats if everybody or seat.side == to_move}
        return {
            person for person in people
            if person is not None and person != due.by and not self._hub.is_watching(person, due.table_id)
        }  # fmt: skip

    def _is_time(self, person_id: str, due: Due) -> bool:
        """Not one letter for every step of a turn."""
        key, moment = (person_id, due.table_id), time.monotonic()
        if due.what != "finished" and moment - self._last.get(key, -1e9) < self._settings.notice_pause:
            return False
        if len(self._last) > PAUSES_KEPT:
            self._last.clear()
        self._last[key] = moment
        return True

    def _letters_for(self, sitting: Sitting, due: Due, wishes: NoticeSettings) -> list[Letter]:
        line = TEXTS[due.what].format(title=card(sitting.table.game).title)
        text = f"{line}\n{self._settings.address}/table/{due.table_id}\n"
        letters = []
        if wishes.email and wishes.confirmed:
            letters.append(Letter("mail", wishes.email, f"Scirocco: {line}", text, due.table_id, due.what))
        if wishes.webhook:
            letters.append(Letter("webhook", wishes.webhook, line, text, due.table_id, due.what))
        return letters


def _row(letter: Letter) -> LetterRow:
    return LetterRow(**letter._asdict())
