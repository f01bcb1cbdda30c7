"""Letters to those who are away: it is your move, the game is over, you are asked something.

A notice is queued when a change stands, and sent by a thread. What fails is logged by kind, never with an address
or a password.
"""

from __future__ import annotations

import http.client
import ipaddress
import json
import logging
import queue
import smtplib
import socket
import ssl
import threading
import time
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import urlsplit

from scirocco.server.counting import Counts
from scirocco.server.database import Database
from scirocco.server.keys import Signer
from scirocco.server.library import card
from scirocco.server.live import Hub
from scirocco.server.refusals import Refusal
from scirocco.server.schema import NoticeSettings
from scirocco.server.settings import Mail, Settings
from scirocco.server.sittings import Sitting, find_sitting
from scirocco.server.umpire import Change

log = logging.getLogger("scirocco.server")

TIMEOUT = 10
QUEUE = 10_000
TEXTS = {
    "move": "It is your move in {title}.",
    "finished": "The game of {title} is over.",
    "offer": "Your opponent in {title} asks you something.",
    "seats": "Your game of {title} has begun, and it is your move.",
}


class Letter(NamedTuple):
    """What to send to whom, by which way."""

    way: str
    to: str
    subject: str
    text: str
    table_id: str
    what: str


class Notices:
    """Decides who is told, and tells them."""

    def __init__(self, database: Database, settings: Settings, key: bytes, hub: Hub, counts: Counts) -> None:
        self._database, self._settings, self._hub, self._counts = database, settings, hub, counts
        self._links = Signer(key, "notices")
        self._queue: queue.Queue[Change | Letter | None] = queue.Queue(QUEUE)
        self._last: dict[tuple[str, str], float] = {}
        self._thread = threading.Thread(target=self._run, name="notices", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """What is queued is still sent, within reason."""
        self._queue.put(None)
        self._thread.join(TIMEOUT)

    def tell(self, change: Change) -> None:
        """A change stands."""
        if change.what == "offer" or change.what == "finished" or (change.what in TEXTS and change.turned):
            self._put(change)

    def _put(self, item: Change | Letter) -> None:
        try:
            self._queue.put_nowait(item)
        except queue.Full:
            self._counts.add("notices", way="queue", outcome="full")

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
        with self._database.write() as session:
            old = session.get(NoticeSettings, person_id)
            confirmed = bool(old and email and old.email == email and old.confirmed)
            kept = session.merge(NoticeSettings(user_id=person_id, email=email, confirmed=confirmed, webhook=webhook))
        if email and not confirmed:
            link = f"{self._settings.address}/api/notices/confirm?token={self._links.sign(f'{person_id}:{email}')}"
            text = f"To be told by e-mail when it is your move, open this page:\n{link}\n\nElse do nothing."
            self._put(Letter("mail", email, "Scirocco: is this your address?", text, "", "confirm"))
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
        while (item := self._queue.get()) is not None:
            try:
                for letter in [item] if isinstance(item, Letter) else self._letters(item):
                    self._send(letter)
            except Exception as error:
                log.warning("a notice could not be prepared: %s", type(error).__name__)

    def _letters(self, change: Change) -> list[Letter]:
        """For each person at the table who should know and does not look."""
        with self._database.read() as session:
            try:
                sitting = find_sitting(session, change.table_id, None, invited=True)
            except Refusal:
                return []
            letters: list[Letter] = []
            for person_id in sorted(self._whom(sitting, change)):
                wishes = session.get(NoticeSettings, person_id)
                if wishes is not None and self._is_time(person_id, change):
                    letters += self._letters_for(sitting, change, wishes)
        return letters

    def _whom(self, sitting: Sitting, change: Change) -> set[str]:
        to_move = sitting.table.to_move
        everybody = change.what in ("finished", "offer")
        people = {seat.user_id for seat in sitting.seats if everybody or seat.side == to_move}
        return {
            person for person in people
            if person is not None and person != change.by and not self._hub.is_watching(person, change.table_id)
        }  # fmt: skip

    def _is_time(self, person_id: str, change: Change) -> bool:
        """Not one letter for every step of a turn."""
        key, moment = (person_id, change.table_id), time.monotonic()
        if change.what != "finished" and moment - self._last.get(key, -1e9) < self._settings.notice_pause:
            return False
        if len(self._last) > QUEUE:
            self._last.clear()
        self._last[key] = moment
        return True

    def _letters_for(self, sitting: Sitting, change: Change, wishes: NoticeSettings) -> list[Letter]:
        line = TEXTS[change.what].format(title=card(sitting.table.game).title)
        text = f"{line}\n{self._settings.address}/table/{change.table_id}\n"
        letters = []
        if wishes.email and wishes.confirmed:
            letters.append(Letter("mail", wishes.email, f"Scirocco: {line}", text, change.table_id, change.what))
        if wishes.webhook:
            letters.append(Letter("webhook", wishes.webhook, line, text, change.table_id, change.what))
        return letters

    def _send(self, letter: Letter) -> None:
        try:
            if letter.way == "mail":
                send_mail(self._settings.mail, letter)
            else:
                send_webhook(letter, private=self._settings.private_webhooks)
        except (OSError, smtplib.SMTPException, http.client.HTTPException, ValueError, Refusal) as error:
            log.warning("a notice by %s was not sent: %s", letter.way, type(error).__name__)
            self._counts.add("notices", way=letter.way, outcome="failed")
        else:
            self._counts.add("notices", way=letter.way, outcome="sent")


def send_mail(mail: Mail, letter: Letter) -> None:
    if not mail.host:
        return
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, letter.to, letter.subject
    message.set_content(letter.text)
    with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
        if mail.tls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)


def check_webhook(address: str) -> None:
    """An address that can be one."""
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and parts.hostname and not parts.username and parts.port != 0
    except ValueError:
        usable = None
    if not usable:
        raise Refusal(422, "bad-webhook", "a webhook is an http or https address without a name or password in it")


def send_webhook(letter: Letter, *, private: bool) -> None:
    """POST a notice as JSON. Without ``private``, only to addresses of the open internet, and to the very one that
    was looked at."""
    check_webhook(letter.to)
    parts = urlsplit(letter.to)
    host, secure = str(parts.hostname), parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    *_, found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    address = str(found[0])
    if not private and not ipaddress.ip_address(address.partition("%")[0]).is_global:
        raise Refusal(422, "bad-webhook", "this address is not on the open internet")
    connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
    connection.sock = socket.create_connection((address, port), TIMEOUT)
    try:
        if secure:
            connection.sock = ssl.create_default_context().wrap_socket(connection.sock, server_hostname=host)
        body = json.dumps({"table": letter.table_id, "what": letter.what, "text": letter.text})
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", target, body, {"Content-Type": "application/json", "User-Agent": "Scirocco"})
        status = connection.getresponse().status
        if status >= 400:
            raise http.client.HTTPException(f"status {status}")
    finally:
        connection.close()
