"""Asking the computer player of Crete: what it does at a table, where it sends a unit, whether an assault pays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scirocco.core.decisions import Action
from scirocco.players.areas import AreasPlayer
from scirocco.players.areas.orders import best_move, score_order
from scirocco.players.areas.posts import Post
from scirocco.players.areas.survey import Survey
from scirocco.players.areas.weights import SCALES, Weights
from scirocco.players.reasons import Reason
from tests.merkur.tabletop import Tabletop

REGULAR = replace(SCALES.weights_of("regular"), noise=0.0)
"""The regular player, certain of what it sees."""
SEARCHING = replace(SCALES.weights_of("veteran"), noise=0.0)

STURM = ("ge_i_sturm W03", "ge_ii_sturm W03", "ge_meindl W03")


def but(weights: Weights = REGULAR, **other: Any) -> Weights:
    """A player that cares otherwise for something."""
    return replace(weights, **other)


def survey_of(table: Tabletop, weights: Weights = REGULAR) -> Survey:
    return Survey(table.game, table.pos, table.decision.side, weights, "1")


def post(table: Tabletop, unit: str, area: str, weights: Weights = REGULAR) -> Post:
    """A unit as it would stand in an area, everybody else where he is."""
    return Post(survey_of(table, weights), table.unit(unit), table.area(area))


def choice(table: Tabletop, weights: Weights = REGULAR) -> Action:
    side = table.decision.side
    return AreasPlayer(seed=1, weights=weights).choose(table.game, table.game.view(table.pos, side), side)


def does(table: Tabletop, weights: Weights = REGULAR) -> str:
    """What the player does now, in notation."""
    return table.game.format(choice(table, weights))


def goes(table: Tabletop, unit: str, weights: Weights = REGULAR) -> str:
    """The area to which the player would move a unit, or the one in which it leaves it."""
    moved = best_move(survey_of(table, weights), table.unit(unit))
    return table.at(unit) if moved is None else table.game.board.ids[moved[1].spaces[-1]]


def activated(phase: str, area: str, *units: str, turn: int = 4) -> Tabletop:
    """A fight for an area that has just been activated. Units are tired where it is said."""
    placed = [f"{unit.split()[0]} {area} {' '.join(unit.split()[1:])}" for unit in units]
    table = Tabletop(phase, *placed, turn=turn)
    table.do(f"activate {area}")
    return table


def pays(table: Tabletop, weights: Weights = REGULAR) -> bool:
    """Whether the assault in the activated area promises more than the least it must."""
    area = table.game.board.ids[table.pos.agenda[-1].space]
    scored = score_order(survey_of(table, weights), table.game.parse(f"assault {area}"))
    return scored is not None and scored[0] > 0


def why(table: Tabletop, action: Action | None = None, weights: Weights = REGULAR) -> list[Reason]:
    """What the player says of an action, of its own choice unless told otherwise."""
    side, view = table.decision.side, table.game.view(table.pos, table.decision.side)
    player = AreasPlayer(seed=1, weights=weights)
    return player.why(table.game, view, side, action or choice(table, weights))
