"""Who decides: players that choose one action after the other from what their side may know.

>>> import scirocco
>>> game = scirocco.load("alamein")
>>> player = make_player("regular", seed=1)
>>> game.format(player.choose(game, game.view(game.start(), 0), 0)).split()[0]
'place'
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from scirocco.core.decisions import Action
from scirocco.core.errors import NotationError
from scirocco.core.game import Game
from scirocco.players.random_player import RandomPlayer

__all__ = ["LEVELS", "Player", "make_player"]

LEVELS = ("random", "regular")
"""The levels of play, the weakest first."""


class Player(Protocol):
    """Someone who decides."""

    name: str

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        """One action for ``side``, which must decide now. ``view`` is ``game.view(position, side)``."""
        ...


def make_player(level: str, seed: int | None = None) -> Player:
    """A player of a level. The same seed makes the same choices in the same positions."""
    if level not in LEVELS:
        raise NotationError(f"there is no level {level!r}; the levels are {', '.join(LEVELS)}")
    if level == "random":
        return RandomPlayer(seed)
    return ScriptedPlayer(level, seed)


class ScriptedPlayer:
    """Plays by the script of whatever system the game belongs to; the script is loaded when it is needed."""

    def __init__(self, level: str, seed: int | None = None) -> None:
        self.name = level
        self._seed = seed
        self._scripts: dict[str, Player] = {}

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        system = system_of(game)
        script = self._scripts.get(system)
        if script is None:
            script = self._scripts[system] = make_script(system, self.name, self._seed)
        return script.choose(game, view, side)


def system_of(game: Game[Any]) -> str:
    """The rules system a game belongs to, as its data name it."""
    return str(getattr(getattr(game, "data", None), "system", type(game).__name__.lower()))


def make_script(system: str, level: str, seed: int | None) -> Player:
    """The scripted player of a rules system."""
    make = SCRIPTS.get(system)
    if make is None:
        raise NotationError(
            f"no {level} player knows the {system} system yet; "
            f"there is one for {', '.join(sorted(SCRIPTS))}, and the random player plays every game"
        )
    return make(level, seed)


def _somnium(level: str, seed: int | None) -> Player:
    from scirocco.players.somnium import SomniumPlayer

    return SomniumPlayer(level, seed)


def _chitpull(level: str, seed: int | None) -> Player:
    from scirocco.players.chitpull import ChitPullPlayer

    return ChitPullPlayer(level, seed)


SCRIPTS: dict[str, Callable[[str, int | None], Player]] = {"chitpull": _chitpull, "somnium": _somnium}
