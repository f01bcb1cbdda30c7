"""Who decides: players that choose one action after the other from what their side may know.

>>> import scirocco
>>> game = scirocco.load("alamein")
>>> player = make_player("regular", seed=1)
>>> game.format(player.choose(game, game.view(game.start(), 0), 0)).split()[0]
'place'

========  ==================================================================
random    any legal action; for the laboratory
recruit   the script, short-sighted and distracted
regular   the script: exact expectations, named considerations
veteran   looks ahead on top of the script with tuned weights, up to two seconds a turn
marshal   the same, longer and broader
========  ==================================================================
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Protocol

from scirocco.core.decisions import Action
from scirocco.core.errors import NotationError
from scirocco.core.game import Game
from scirocco.players.clock import Progress, Stop, Timer
from scirocco.players.random_player import RandomPlayer
from scirocco.players.reasons import Reason, reasons_of
from scirocco.players.repertoire import PlainRepertoire, Repertoire
from scirocco.players.search import Depth, Searching

__all__ = [
    "DEPTHS",
    "LEVELS",
    "SCRIPTS",
    "Player",
    "levels_in",
    "levels_of",
    "make_player",
    "repertoire_of",
    "system_of",
]

LEVELS = ("random", "recruit", "regular", "veteran", "marshal")
"""The levels of play, the weakest first."""
OWN_LEVELS = {"areas": ("printed",)}
"""Levels that only games of one system have: how a rulebook itself moves a side in its solitaire game."""

DEPTHS = {"veteran": Depth(seconds=2.0, lines=5), "marshal": Depth(seconds=12.0, lines=8)}
"""How the searching levels think. The seconds leave room for the moves themselves within 5 and 20 a player-turn; a
repertoire may take less (``pace``)."""


class Player(Protocol):
    """Someone who decides."""

    name: str

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        """One action for ``side``, which must decide now. ``view`` is ``game.view(position, side)``."""
        ...


def make_player(
    level: str,
    seed: int | None = None,
    *,
    progress: Progress | None = None,
    stop: Stop | None = None,
    timer: Timer = time.perf_counter,
) -> Player:
    """A player of a level. The same seed makes the same choices in the same positions, as far as the clock allows.

    ``progress`` is told how far a thought has got; when ``stop`` says True the player answers at once. ``timer`` tells
    the time, by the clock on the wall unless told otherwise.
    """
    known = [*LEVELS, *(own for levels in OWN_LEVELS.values() for own in levels)]
    if level not in known:
        raise NotationError(f"there is no level {level!r}; the levels are {', '.join(known)}")
    if level == "random":
        return RandomPlayer(seed)
    return SystemPlayer(level, seed, progress, stop, timer)


class SystemPlayer:
    """Plays by what the system of a game offers; that is loaded when it is needed."""

    def __init__(
        self,
        level: str,
        seed: int | None,
        progress: Progress | None = None,
        stop: Stop | None = None,
        timer: Timer = time.perf_counter,
    ) -> None:
        self.name = level
        self._seed = seed
        self._progress = progress
        self._stop = stop
        self._timer = timer
        self._players: dict[str, Player] = {}

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        return self.of(game).choose(game, view, side)

    def why(self, game: Game[Any], view: Any, side: int, action: Action) -> list[Reason]:
        """The reasons for an action, where the player can say them."""
        return reasons_of(self.of(game), game, view, side, action)

    def of(self, game: Game[Any]) -> Player:
        """The player of this level for a game's system."""
        system = system_of(game)
        known = self._players.get(system)
        if known is None:
            known = self._players[system] = self._make(system)
        return known

    def _make(self, system: str) -> Player:
        depth = DEPTHS.get(self.name)
        if depth is None:
            return make_script(system, self.name, self._seed)
        repertoire = repertoire_of(system, self.name)
        return Searching(self.name, repertoire, depth, self._seed, self._progress, self._stop, self._timer)


MakeScript = Callable[[str, int | None], Player]
"""The scripted player for a level and a seed."""


def system_of(game: Game[Any]) -> str:
    """The rules system a game belongs to, as its data name it."""
    return str(getattr(getattr(game, "data", None), "system", type(game).__name__.lower()))


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """The levels at which a game can be played, the strongest last."""
    return levels_in(system_of(game))


def levels_in(system: str) -> tuple[str, ...]:
    """The levels of the games of a rules system. Its own stand after the random one: the last is the strongest.

    >>> levels_in("areas")
    ('random', 'printed', 'recruit', 'regular', 'veteran', 'marshal')
    """
    if system not in SCRIPTS:
        return LEVELS[:1]
    return (LEVELS[0], *OWN_LEVELS.get(system, ()), *LEVELS[1:])


def make_script(system: str, level: str, seed: int | None) -> Player:
    """The scripted player of a rules system."""
    return _script_of(system, level)(level, seed)


def _script_of(system: str, level: str) -> MakeScript:
    make = SCRIPTS.get(system)
    if make is None or level not in levels_in(system):
        raise NotationError(
            f"no {level} player knows the {system} system yet; "
            f"there is one for {', '.join(sorted(SCRIPTS))}, and the random player plays every game"
        )
    return make


def repertoire_of(system: str, level: str = "regular") -> Repertoire:
    """What a system offers to the searching players: its own repertoire, or one made of its script."""
    make = REPERTOIRES.get(system)
    return PlainRepertoire(_script_of(system, level)) if make is None else make(level)


def _somnium(level: str, seed: int | None) -> Player:
    from scirocco.players.somnium import SomniumPlayer

    return SomniumPlayer(level, seed)


def _somnium_repertoire(level: str) -> Repertoire:
    from scirocco.players.somnium import SomniumRepertoire

    return SomniumRepertoire(level)


def _areas(level: str, seed: int | None) -> Player:
    from scirocco.players.areas import AreasPlayer, PrintedPlayer

    return PrintedPlayer(level, seed) if level == "printed" else AreasPlayer(level, seed)


def _areas_repertoire(level: str) -> Repertoire:
    from scirocco.players.areas import AreasRepertoire, MarshalRepertoire

    return MarshalRepertoire(level) if level == "marshal" else AreasRepertoire(level)


def _chitpull(level: str, seed: int | None) -> Player:
    from scirocco.players.chitpull import ChitPullPlayer

    return ChitPullPlayer(level, seed)


def _chitpull_repertoire(level: str) -> Repertoire:
    from scirocco.players.chitpull import ChitPullRepertoire

    return ChitPullRepertoire(level)


SCRIPTS: dict[str, MakeScript] = {"areas": _areas, "chitpull": _chitpull, "somnium": _somnium}
"""The scripted player of each system, made for a level and a seed."""
REPERTOIRES: dict[str, Callable[[str], Repertoire]] = {
    "areas": _areas_repertoire,
    "chitpull": _chitpull_repertoire,
    "somnium": _somnium_repertoire,
}
"""What each system offers to the search, where it offers more than its script."""
