"""An attack before it is made: who could take part, at which odds, and the exact chances."""

from __future__ import annotations

from typing import NamedTuple

from scirocco.cli.chances import Attack, Chance, chances_of
from scirocco.cli.names import rule_number
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.engagement import foes_of, would_be_obliged
from scirocco.systems.somnium.guns import can_bombard
from scirocco.systems.somnium.odds import Shift, assess
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.systems.somnium.results import bombardment_column
from scirocco.systems.somnium.stacks import on_map
from scirocco.systems.somnium.units import FOUGHT


class Assault(NamedTuple):
    """An assault with everybody who could join it next to the target."""

    battle: Battle
    attack: Attack
    shifts: tuple[Shift, ...]


class Fire(NamedTuple):
    """A bombardment, by guns or from the air."""

    strength: int
    vulnerability: int
    column: str
    chances: tuple[Chance, ...]


def assault_on(game: Somnium, pos: SomniumPosition, side: int, space: int) -> Assault:
    """The attack of all units of a side next to a hex that have not fought; no distant guns, no air points."""
    ready = tuple(
        unit
        for unit in game.army[side]
        if on_map(game, pos, unit) and game.ring[pos.at[unit]] & game.board.bit[space] and not is_spent(game, pos, unit)
    )
    return weigh_battle(game, pos, Battle(space, attackers=ready))


def is_spent(game: Somnium, pos: SomniumPosition, unit: int) -> bool:
    """Whether a unit has used up its attack: in its own combat phase only; before and after, it will have one."""
    fighting = pos.phase > 0 and not game.is_movement(pos.phase)
    return fighting and game.phase_side(pos.phase) == game.side_of[unit] and bool(pos.marks[unit] & FOUGHT)


def weigh_battle(game: Somnium, pos: SomniumPosition, battle: Battle) -> Assault:
    """A battle as declared so far, in numbers."""
    odds = assess(game, pos, battle)
    table = game.combat
    shift = sum(part.columns for part in odds.shifts)
    chances = chances_of(table, odds.column)
    names = table.columns
    return Assault(
        battle,
        Attack(odds.attack, odds.defence, shift, names[odds.base_column], names[odds.column], chances),
        odds.shifts,
    )


def bombardment_on(game: Somnium, pos: SomniumPosition, side: int, space: int, air: int) -> Fire:
    """A strike with these air points or, with none, the fire of every free gun that reaches the hex."""
    if air:
        return weigh_fire(game, pos, Battle(space, air=air))
    foes = foes_of(game, pos, side)
    guns = tuple(
        gun
        for gun in game.guns[side]
        if on_map(game, pos, gun)
        and can_bombard(game, pos, gun, space)
        and not is_spent(game, pos, gun)
        and not would_be_obliged(game, pos, gun, foes)
    )
    return weigh_fire(game, pos, Battle(space, guns=guns))


def weigh_fire(game: Somnium, pos: SomniumPosition, battle: Battle) -> Fire:
    strength, vulnerability, column = bombardment_column(game, pos, battle)
    table = game.bombardment
    return Fire(strength, vulnerability, table.columns[column], chances_of(table, column))


def full_air(game: Somnium, pos: SomniumPosition, side: int) -> int:
    """The most air points a side can put into one fight now."""
    return min(game.air_cap, pos.air[side])


def shifts_text(game: Somnium, shifts: tuple[Shift, ...]) -> str:
    """``crest -2 [5.1.2], armour +1 [5.1.5]``"""
    return ", ".join(f"{shift.reason} {shift.columns:+d} [{rule_number(game.ref(shift.number))}]" for shift in shifts)
