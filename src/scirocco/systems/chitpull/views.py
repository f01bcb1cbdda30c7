"""What a side may know: the cup's contents and the planned landing belong to the side that chose them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.systems.chitpull.events import SECRETS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scirocco.core.decisions import Action, Event
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition

SECRET_VERBS = ("mark", "land", "done")
"""Choices only the chooser may read while the game goes on. ``done`` is one of them because it stands where a landing
could have been planned: who saw the one would know the other."""


def view_of(game: ChitPull, pos: ChitPosition, side: int) -> ChitPosition:
    """7.0, 7.4, 10.4: the position without what the side may not know; -1 is a spectator.

    Of another side's choice only the markers drawn are seen. How many are in the cup everybody knows.
    """
    view = pos.copy()
    drawn = 0
    for marker in pos.track:
        drawn |= 1 << marker
    for other in range(len(game.sides)):
        if other != side:
            view.chosen[other] = pos.chosen[other] & (drawn | game.leader_markers)
    if game.side_of[game.lander] != side and pos.landing >= 0:
        view.landing = -1
        view.landing_turn = 0
    return view


def may_read_action(game: ChitPull, action: Action, chooser: int, viewer: int) -> bool:
    """Whether a viewer may read an action of a side while the game goes on."""
    return chooser == viewer or action.verb not in SECRET_VERBS


def may_read_event(game: ChitPull, event: Event, chooser: int, viewer: int) -> bool:
    """Whether a viewer may read what came of an action."""
    return chooser == viewer or not isinstance(event, SECRETS)


def readable(game: ChitPull, events: Sequence[Event], chooser: int, viewer: int) -> list[Event]:
    """The events a viewer may read."""
    return [event for event in events if may_read_event(game, event, chooser, viewer)]
