"""Records: a whole game as one readable text file (``.war``).

A record is headers, an empty line, then one action a line with the dice it
drew after a bar. It is the save file, the replay, undo, play by e-mail, the
bug report and the golden test. Loading plays it through the rules again: a
record that breaks one is refused at the line that does. The header ``rules``
says by which revision of the rules it was played, so that the refusal of an
older record can name what was corrected since.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from scirocco.core.corrections import FIRST_REVISION, corrected_since
from scirocco.core.decisions import Action, Event
from scirocco.core.dice import Dice, RecordingDice, ScriptedDice
from scirocco.core.errors import DiceError, IllegalAction, NotationError, RecordError, SciroccoError
from scirocco.core.game import Game
from scirocco.core.position import Position

MAGIC = "# Scirocco record"

LoadGame = Callable[[str, str, Mapping[str, bool]], Game[Any]]


class Entry(NamedTuple):
    """One action of a record: who chose it, the dice it drew, and remarks written above it."""

    side: int
    action: Action
    dice: tuple[int, ...]
    remarks: tuple[str, ...] = ()


class Record:
    """A game being played or replayed: its start, its actions, and the position after the last."""

    def __init__(
        self, game: Game[Any], headers: Mapping[str, str] | None = None, start: Position | None = None
    ) -> None:
        self.game = game
        self.headers = dict(headers or {})
        self.custom_start = start is not None
        self._start: Any = game.start() if start is None else _copy(start)
        self.entries: list[Entry] = []
        self.closing_remarks: tuple[str, ...] = ()
        self.position: Any = _copy(self._start)
        self._before: list[Any] = []

    @property
    def start(self) -> Any:
        """The position before the first action, as a copy."""
        return _copy(self._start)

    def play(self, action: Action, dice: Dice, remarks: Sequence[str] = ()) -> list[Event]:
        """Play an action and write it down with the dice it drew. On any error nothing has changed."""
        decision = self.game.decision(self.position)
        rolled = RecordingDice(dice)
        after = _copy(self.position)
        events = self.game.play(after, action, rolled)
        assert decision is not None, "a finished game has no legal action"
        if rolled.shown or (self.entries and self.entries[-1].side != decision.side):
            self._before.clear()
        if not rolled.shown:
            self._before.append(self.position)
        self.entries.append(Entry(decision.side, action, tuple(rolled.shown), tuple(remarks)))
        self.position = after
        return events

    def can_undo(self) -> bool:
        """Whether the last action can be taken back: not past a die or a decision of the other side."""
        return bool(self._before)

    def undo(self) -> Action:
        """Take back the last action, and return it."""
        if not self._before:
            raise SciroccoError("there is nothing to take back since the last die roll or decision of the other side")
        self.position = self._before.pop()
        return self.entries.pop().action

    def positions(self) -> Iterator[tuple[Any, Entry | None, list[Event]]]:
        """Replay from the start: each position with the action and the events that led to it."""
        position = self.start
        yield _copy(position), None, []
        for entry in self.entries:
            events = self.game.play(position, entry.action, ScriptedDice(entry.dice))
            yield _copy(position), entry, events

    def at(self, number: int) -> Any:
        """The position after the first ``number`` actions."""
        if not 0 <= number <= len(self.entries):
            raise SciroccoError(f"the record has {len(self.entries)} actions; there is no position {number}")
        position = self.start
        for entry in self.entries[:number]:
            self.game.play(position, entry.action, ScriptedDice(entry.dice))
        return position

    def write(self) -> str:
        """The record as text; :func:`read_record` reads it back."""
        start = self.game.write_position(self._start) if self.custom_start else ""
        return record_text(self.game, self.game.rules_revision, self.headers, start, self._lines())

    def _lines(self) -> Iterator[str]:
        for entry in self.entries:
            yield from (f"# {_one_line(remark)}" for remark in entry.remarks)
            yield action_line(self.game.format(entry.action), " ".join(map(str, entry.dice)))
        yield from (f"# {_one_line(remark)}" for remark in self.closing_remarks)


def record_text(game: Game[Any], revision: int, headers: Mapping[str, str], start: str, lines: Iterable[str]) -> str:
    """A record as text, from the lines of its actions, which are not judged; ``start`` is a position text or empty."""
    head = [MAGIC, f"game: {game.id}", f"scenario: {game.scenario}"]
    chosen = [name for name, on in game.switches.items() if on]
    if chosen:
        head.append(f"options: {' '.join(chosen)}")
    head.append(f"rules: {revision}")
    head += [f"{_one_line(key)}: {_one_line(value)}" for key, value in headers.items()]
    if start:
        head.append("position:")
        head += [f"  {line}" for line in start.splitlines()]
    return "\n".join([*head, "", *lines]) + "\n"


def action_line(text: str, dice: str) -> str:
    """An action with the dice it drew, as a line of a record."""
    return f"{text} | {dice}" if dice else text


def _copy(position: Any) -> Any:
    return position.copy()


def _one_line(text: str) -> str:
    return " ".join(text.split())


OWN_HEADERS = ("game", "scenario", "options", "rules", "position")


def read_record(data: str | bytes, load: LoadGame) -> Record:
    """Read a record and play it through the rules. RecordError names the line that is wrong."""
    text = _text_of(data)
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise RecordError(1, f"this is no Scirocco record: it does not begin with {MAGIC!r}")
    if not text.endswith("\n"):
        raise RecordError(len(lines), "the file is cut short in this line; if it is whole, end it with a line break")
    headers, position_text, body = _read_headers(lines)
    for needed in ("game", "scenario"):
        if needed not in headers:
            raise RecordError(0, f"the header {needed!r} is missing; the file is cut short or was edited")
    if body == 0:
        raise RecordError(len(lines), "the file ends in its headers: an empty line and the actions are missing")
    try:
        switches = dict.fromkeys(headers.get("options", "").split(), True)
        game = load(headers["game"], headers["scenario"], switches)
        start = game.read_position(position_text) if position_text else None
    except SciroccoError as error:
        raise RecordError(0, f"in the headers: {error}") from error
    revision = _revision_of(headers)
    record = Record(game, {key: value for key, value in headers.items() if key not in OWN_HEADERS}, start)
    remarks: list[str] = []
    for number in range(body, len(lines)):
        line = lines[number].strip()
        if line.startswith("#"):
            remarks.append(line[1:].strip())
        elif line:
            _play_line(record, number + 1, line, remarks, revision)
            remarks = []
    record.closing_remarks = tuple(remarks)
    return record


def _text_of(data: str | bytes) -> str:
    if isinstance(data, str):
        text = data.removeprefix("\ufeff")
    else:
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise RecordError(0, "this is a binary file, not a Scirocco record") from None
    if "\0" in text:
        raise RecordError(0, "this is a binary file, not a Scirocco record")
    return text


def _read_headers(lines: Sequence[str]) -> tuple[dict[str, str], str, int]:
    """Headers, the text of a start position, and the index of the first line after them (0: there is none)."""
    headers: dict[str, str] = {}
    position: list[str] = []
    for number in range(1, len(lines)):
        line = lines[number]
        if not line.strip():
            return headers, "\n".join(position), number + 1
        if line.startswith("  ") and "position" in headers:
            position.append(line[2:])
            continue
        key, colon, value = line.partition(":")
        if not colon or not key.strip():
            raise RecordError(
                number + 1, f"{line.strip()!r} is no header; headers are 'name: value', then an empty line"
            )
        headers[key.strip()] = value.strip()
    return headers, "\n".join(position), 0


def _revision_of(headers: Mapping[str, str]) -> int:
    """By which revision of the rules a record was played; the first ones did not say."""
    text = headers.get("rules", str(FIRST_REVISION))
    if not (text.isascii() and text.isdigit() and int(text) >= FIRST_REVISION):
        raise RecordError(0, f"in the headers: 'rules: {text}' is no revision of the rules; it is a number from 1 on")
    return int(text)


def _play_line(record: Record, number: int, line: str, remarks: Sequence[str], revision: int) -> None:
    text, bar, rolls = (part.strip() for part in line.partition("|"))
    try:
        dice = ScriptedDice(int(roll) for roll in rolls.split()) if bar else ScriptedDice(())
    except ValueError:
        raise RecordError(number, f"the dice {rolls!r} are no numbers") from None
    try:
        record.play(record.game.parse(text), dice, remarks)
    except (IllegalAction, NotationError, DiceError) as error:
        raise RecordError(number, why_refused(record.game, revision, text, error)) from error
    if dice.left():
        extra = DiceError(f"the rules roll fewer dice than the {len(rolls.split())} written here")
        raise RecordError(number, why_refused(record.game, revision, text, extra))


def why_refused(game: Game[Any], revision: int, text: str, error: SciroccoError) -> str:
    """Why the rules no longer play an action of a record: the action, the reason with its rule, and, where the record
    is of an older revision, what was corrected since."""
    reason = str(error) if text in str(error) else f"{text}: {error}"
    since = corrected_since(game.corrections, revision)
    return f"{reason}. {since}" if since else reason
