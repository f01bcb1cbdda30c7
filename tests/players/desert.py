"""The script of Gazala 1942, asked about a small position: with its own weights, or with some of them changed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scirocco.core.decisions import Task
from scirocco.core.dice import ScriptedDice
from scirocco.players.chitpull import ChitPullPlayer
from scirocco.players.chitpull.marching import Plan
from scirocco.players.chitpull.survey import Survey
from scirocco.players.chitpull.weights import SCALES, Weights
from scirocco.systems.chitpull.position import GENERAL, Battle
from tests.gazala1942.table import Table, initial

NOBODY = 99
"""Columns and numbers that are never reached: what a weight of that kind is when it does nothing."""


def weights_of(table: Table, side: int, level: str = "regular", **changed: Any) -> Weights:
    """The weights of a level, its random part left out."""
    weights = SCALES.weights_of(level, holding=side != table.game.attacker)
    return replace(weights, **{"noise": 0.0, **changed})


def look(table: Table, level: str = "regular", **changed: Any) -> Survey:
    """The position as the side sees it that decides."""
    side = table.decision.side
    return Survey(table.game, table.pos, side, weights_of(table, side, level, **changed), "1")


def plan(table: Table, level: str = "regular", **changed: Any) -> Plan:
    return Plan(look(table, level, **changed))


def goes(table: Table, unit: str, level: str = "regular", **changed: Any) -> str:
    """The hex to which the plan sends a unit, or in which it leaves it."""
    number = table.unit(unit)
    return table.game.board.ids[plan(table, level, **changed).places.get(number, table.pos.at[number])]


def attacks(table: Table, level: str = "regular", **changed: Any) -> dict[str, int]:
    """The hexes that the plan attacks, and with how many."""
    assaults = plan(table, level, **changed).assaults
    return {table.game.board.ids[prospect.target]: len(prospect.units) for prospect in assaults}


def does(table: Table, level: str = "regular", **changed: Any) -> str:
    """What is chosen next at a table."""
    side = table.decision.side
    player = ChitPullPlayer(level, 1, weights_of(table, side, level, **changed))
    return table.game.format(player.choose(table.game, table.game.view(table.pos, side), side))


def morning(table: Table, stage: str, side: int, number: int = 0) -> Table:
    """The same table in a stage of the initial phase."""
    initial(table.game, table.pos, stage, side)
    table.pos.agenda[-1] = table.pos.agenda[-1]._replace(number=number)
    return table


def beaten(table: Table, target: str, attackers: tuple[str, ...], points: int) -> Table:
    """The same table after an attack in which the defenders owe so many points and the attackers none."""
    game, pos, space = table.game, table.pos, table.space(target)
    side = game.side_of[table.unit(attackers[0])]
    defenders = tuple(unit for unit, where in enumerate(pos.at) if where == space)
    pos.battle = Battle(GENERAL, space, tuple(map(table.unit, attackers)), 0, defenders)
    pos.phase = 4
    pos.agenda = [
        Task("finish", side),
        Task("aftermath", side, space=space),
        Task("pay", 1 - side, space=space, pieces=defenders, number=points),
    ]
    table.settle(ScriptedDice(()))
    return table
