"""Positions for people: what stands where and what it is worth, system by system.

This is the one room of the server that knows a rules system from inside. A system without a presenter of its own is
shown by the plain one: pieces and where they are.

==================  ================================================
base                the plain presenter, and what a system can add
declaring           the steps of a declaration, tried on a copy
planning            a planned fight: who could join, and the answer
leaving             what a choice would leave undone
areas...            Operation Merkur
somnium...          El Alamein, Gazala, Sicily
chitpull...         Gazala 1942
==================  ================================================
"""

from __future__ import annotations

from typing import Any

from scirocco.core.game import Game
from scirocco.server.presenting.areas import AreasPresenter
from scirocco.server.presenting.base import BattlePlan, Presenter, show_why
from scirocco.server.presenting.chitpull import ChitPullPresenter
from scirocco.server.presenting.somnium import SomniumPresenter
from scirocco.server.shapes import shown
from scirocco.systems.areas import Areas
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.somnium import Somnium

__all__ = ["PRESENTERS", "BattlePlan", "Presenter", "how_far", "presenter_of", "show_why"]

PLAIN: Presenter[Any] = Presenter()
PRESENTERS: dict[type[Game[Any]], Presenter[Any]] = {
    Areas: AreasPresenter(),
    ChitPull: ChitPullPresenter(),
    Somnium: SomniumPresenter(),
}
"""The presenter of each rules system; a new system adds its own."""


def how_far(game: Game[Any], position: Any) -> dict[str, Any]:
    """What a list of tables says of a game: its turn, and its phase as a message to be stored."""
    phase = shown(presenter_of(game).phase_name(game, position))
    return {"turn": position.turn, "phase": phase.model_dump_json()}


def presenter_of(game: Game[Any]) -> Presenter[Any]:
    """The presenter of a game's system."""
    return next((presenter for kind, presenter in PRESENTERS.items() if isinstance(game, kind)), PLAIN)
