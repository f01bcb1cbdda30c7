"""A game at the terminal: the position is shown, somebody chooses, what happened is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from scirocco.cli.choices import Choices
from scirocco.cli.desk import Desk, joined, rule_number
from scirocco.cli.files import write_file
from scirocco.cli.keyboard import Keyboard
from scirocco.cli.reading import read_choice, why_not
from scirocco.cli.reports import score_lines_text, show_odds, show_rules, show_units
from scirocco.cli.screen import say, say_lines
from scirocco.cli.textboard import show_board
from scirocco.core.decisions import Event
from scirocco.core.dice import Dice
from scirocco.core.errors import NotationError, SciroccoError
from scirocco.core.records import Record
from scirocco.players import Player

FEW = 14
"""So many choices are listed every time; longer lists when they are new, and when asked for."""

HELP = """\
Choose by number, by notation, or in short:
  12                       the choice with this number
  uk_22_7                  a unit by its id; its label (22/7A) does as well
  0606                     where the chosen unit goes, or the hex you mean
  uk_22_7 0606             a unit and where it goes, at once
  uk_22_7 1315-1314-1313   the same by a way of your own
  end, done, stop, rest    when they are offered
And at any time:
  list            every choice you have now
  board [hex]     the board, or the part about a hex; 'board all' shows it small
  units [hex]     the units in a hex, or all of them
  odds [hex]      the exact chances of attacking a hex, or of the battle now declared
  why ACTION      which rule forbids an action
  score           the points if the game ended now
  rules [number]  a rule of the rulebook, or the list of them
  undo            take back, as far as the last die or decision of the other side
  save FILE       write the game to a file; 'scirocco play GAME --load FILE' goes on with it
  quit            leave the table"""


class Table:
    """One game in play: its record, the dice, who sits where, and the screen."""

    def __init__(
        self,
        record: Record,
        dice: Dice,
        machines: Mapping[int, Player],
        console: Console,
        rulebook_of: str,
        desk: Desk,
    ) -> None:
        self.record = record
        self.dice = dice
        self.machines = machines
        self.console = console
        self.keyboard = Keyboard(console)
        self.rulebook_of = rulebook_of
        self.game, self.desk = record.game, desk
        self._saved = len(record.entries)
        self._seen: set[tuple[object, ...]] = set()
        self._undone = 0
        self._words: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "?": self._help,
            "list": self._list,
            "board": self._board,
            "units": self._units,
            "odds": self._odds,
            "why": self._why,
            "score": self._score,
            "rules": self._rules,
            "undo": self._undo,
            "save": self._save,
        }

    @property
    def pos(self) -> Any:
        return self.record.position

    @property
    def view(self) -> Any:
        """What the side that must decide may know; when the game is over, everything."""
        decision = self.game.decision(self.pos)
        return self.pos if decision is None else self.game.view(self.pos, decision.side)

    # The game goes on

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._board("")
        if self.record.entries:
            self._say(f"{len(self.record.entries)} actions were played before.")
        self._say("Type help for what you can say.")
        while True:
            if not self._machines_play():
                self._farewell()
                return
            self._present()
            line = self.keyboard.ask()
            if line is None:
                self._say("The input has ended. The game was not saved." if self._unsaved() else "The input has ended.")
                return
            if line.casefold() not in ("quit", "exit"):
                self._answer(line)
            elif self._may_leave():
                return

    def _machines_play(self) -> bool:
        """Let the machine decide as long as it is its turn. False when the game is over."""
        while True:
            decision = self.game.decision(self.pos)
            if decision is None:
                return False
            player = self.machines.get(decision.side)
            if player is None:
                return True
            with self.console.status(f"{self.desk.side(decision.side)}: thinking ..."):
                action = player.choose(self.game, self.game.view(self.pos, decision.side), decision.side)
            self._tell(self.record.play(action, self.dice))

    def _farewell(self) -> None:
        self._board("")
        say_lines(self.console, score_lines_text(self.desk, self.view))
        if self._unsaved() and self.keyboard.is_person:
            self._say("Type save FILE to keep the game, or press Enter.")
            line = self.keyboard.ask() or ""
            if line.startswith("save"):
                self._answer(line)

    def _present(self) -> None:
        """The prompt, and the choices: few ones always, many when they are new."""
        decision = self.game.decision(self.pos)
        assert decision is not None
        many = len(self.game.options(self.view))
        once_a_phase = decision.kind in ("unit", "place")
        phase = self.desk.shown.phase(self.game, self.view)
        stamp = (self.pos.turn, phase, decision.side, decision.kind)
        news = stamp if once_a_phase else (*stamp, len(self.record.entries), self._undone)
        self.console.print()
        self._say(self.desk.ask(self.view), "bold")
        for must in self.desk.shown.must(self.game, self.view, decision):
            self._say(f"    {self.desk.say(must.reason)} [{rule_number(must.rule)}]")
        if many <= FEW or news not in self._seen:
            say_lines(self.console, Choices(self.desk, self.view).lines(self.console.width))
        else:
            self._say(f"    {many} choices; 'list' shows them.")
        self._seen.add(news)

    def _answer(self, line: str) -> None:
        """A word of the table, or a choice. What is wrong is said, and nothing changes."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self._list("")
            elif word.casefold() in self._words:
                self._words[word.casefold()](rest.strip())
            else:
                self._choose(line)
        except (SciroccoError, OSError) as error:
            self._refuse(error)

    def _choose(self, line: str) -> None:
        actions = read_choice(self.desk, self.view, line)
        refused = why_not(self.desk, self.view, actions)
        if refused is not None:
            raise SciroccoError(self.desk.refuse(*refused))
        for action in actions:
            self._tell(self.record.play(action, self.dice))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if self.desk.teller.is_structure(event):
                self.console.print()
                self._say(self.desk.tell(event), "bold underline")
            else:
                self._say(f"  {self.desk.tell(event)}")

    # Words of the table

    def _help(self, rest: str) -> None:
        say_lines(self.console, HELP.splitlines())

    def _list(self, rest: str) -> None:
        """Forget what was shown: the next prompt lists everything."""
        self._seen.clear()

    def _board(self, rest: str) -> None:
        if rest == "all":
            show_board(self.console, self.desk, self.view, small=True)
            return
        decision = self.game.decision(self.pos)
        focus = self._hex(rest) if rest else (decision.space if decision is not None else -1)
        reached: list[int] = []
        if decision is not None and decision.piece >= 0 and self.pos.at[decision.piece] >= 0:
            focus = focus if rest else self.pos.at[decision.piece]
            reached = [action.spaces[-1] for action in self.game.options(self.view) if action.spaces]
        show_board(self.console, self.desk, self.view, focus=focus, reached=reached)

    def _units(self, rest: str) -> None:
        show_units(self.console, self.desk, self.view, self._hex(rest) if rest else -1)

    def _odds(self, rest: str) -> None:
        show_odds(self.console, self.desk, self.view, self._hex(rest) if rest else -1)

    def _why(self, rest: str) -> None:
        if not rest:
            raise NotationError("say which action: why 0606, why attack 0705")
        refused = why_not(self.desk, self.view, read_choice(self.desk, self.view, rest))
        self._say("  That is allowed." if refused is None else f"  {self.desk.refuse(*refused)}")

    def _score(self, rest: str) -> None:
        say_lines(self.console, score_lines_text(self.desk, self.view))

    def _rules(self, rest: str) -> None:
        show_rules(self.console, self.rulebook_of, rest)

    def _undo(self, rest: str) -> None:
        self._say(f"  Taken back: {self.game.format(self.record.undo())}.")
        self._undone += 1

    def _save(self, rest: str) -> None:
        if not rest:
            raise NotationError("say to which file: save game.war")
        write_file(Path(rest).expanduser(), self.record.write())
        self._saved = len(self.record.entries)
        self._say(f"  Saved to {rest}: {self._saved} actions.")

    # Odds and ends

    def _hex(self, text: str) -> int:
        space = self.game.board.space(text)
        if self.game.board.is_box(space):
            raise NotationError(f"{text} is not on the map")
        return space

    def _unsaved(self) -> bool:
        return len(self.record.entries) != self._saved

    def _may_leave(self) -> bool:
        if not (self._unsaved() and self.keyboard.is_person):
            return True
        self._say("The game is not saved. Leave all the same? (yes or no)")
        return (self.keyboard.ask() or "yes").casefold() in ("y", "yes", "quit")

    def _refuse(self, error: Exception) -> None:
        from scirocco.cli.entry import one_line

        self._say(f"  {one_line(error)}", "red")

    def _say(self, text: str, style: str | None = None) -> None:
        say(self.console, text, style)


def seats_text(desk: Desk, machines: Mapping[int, Player]) -> str:
    """Who plays what, in a sentence."""
    if not machines:
        return "Both sides are played at this keyboard."
    people = joined([desk.side(side) for side in range(len(desk.game.sides)) if side not in machines])
    theirs = joined([f"{desk.side(side)} ({player.name})" for side, player in machines.items()])
    return f"You play the {people}; the machine plays the {theirs}." if people else f"The machine plays the {theirs}."
