"""5.1.1 to 5.1.5: from strengths to a column of the combat table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.core.board import mask_of
from scirocco.systems.somnium.engagement import Foes, foes_of
from scirocco.systems.somnium.mines import is_mined_for
from scirocco.systems.somnium.retreat import can_take_in, deadly_hexes, free_hexes, is_way_out
from scirocco.systems.somnium.stacks import attack_of, defence_of, on_map, units_in
from scirocco.systems.somnium.units import AFLOAT

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import Battle, SomniumPosition


class Shift(NamedTuple):
    """Columns a rule gives: to the right for the attacker, to the left (negative) for the defender."""

    number: str
    reason: str
    columns: int


class Odds(NamedTuple):
    """Everything that leads to the column of a combat."""

    attack: int
    defence: int
    base_column: int
    shifts: tuple[Shift, ...]
    column: int


def odds_column(attack: int, defence: int, last: int, *, even: int = 3, strict_inverse: bool = False) -> int:
    """5.1.1: the column of a relation of forces; ``even`` is that of 1-1, the fourth in the printed tables.

    Fractions are dropped, also when the defence is stronger (C1).

    >>> odds_column(11, 4, 11), odds_column(4, 8, 11), odds_column(5, 9, 11)
    (4, 2, 3)
    """
    if attack <= 0:
        return 0
    if attack >= defence:
        return min(last, even - 1 + attack // max(1, defence))
    against = -(-defence // attack) if strict_inverse else defence // attack
    return max(0, even + 1 - against)


def base_column(game: Somnium, attack: int, defence: int) -> int:
    """5.1.1: the column of a relation of forces in this game's table, before any shift."""
    strict = game.switches.get("strict_inverse", False)
    return odds_column(attack, defence, game.combat.last, even=game.combat.even, strict_inverse=strict)


def assess(game: Somnium, pos: SomniumPosition, battle: Battle) -> Odds:
    """The odds of a battle as it is declared so far."""
    attack, defence = strengths(game, pos, battle)
    base = base_column(game, attack, defence)
    shifts = tuple(shifts_of(game, pos, battle))
    column = game.combat.clamp(base + sum(shift.columns for shift in shifts))
    return Odds(attack, defence, base, shifts, column)


def hides_defence(game: Somnium, pos: SomniumPosition) -> bool:
    """5.1.1, C29: whether the attacker may not yet know the odds: with the option ``hidden_defence`` until he has said
    with how much he attacks."""
    undeclared = any(task.stage in ("attackers", "air") for task in pos.agenda)
    return game.switches.get("hidden_defence", False) and (pos.battle is None or undeclared)


def strengths(game: Somnium, pos: SomniumPosition, battle: Battle) -> tuple[int, int]:
    """5.1.1, 6.2: attack and defence, air points included. A distant gun adds its attack value on either side (C36)."""
    attack = sum(attack_of(game, pos, unit) for unit in battle.attackers + battle.guns) + battle.air
    defence = sum(defence_of(game, pos, unit) for unit in defenders(game, pos, battle)) + battle.cover
    return attack, defence + sum(attack_of(game, pos, unit) for unit in battle.support)


def defending_side(game: Somnium, pos: SomniumPosition, battle: Battle) -> int:
    """The side whose units stand in the attacked hex."""
    at, target = pos.at, battle.target
    for unit in game.army[1]:
        if at[unit] == target:
            return 1
    return 0


def defenders(game: Somnium, pos: SomniumPosition, battle: Battle) -> list[int]:
    """C6: all units in the attacked hex defend together."""
    return units_in(game, pos, defending_side(game, pos, battle), battle.target)


def shifts_of(game: Somnium, pos: SomniumPosition, battle: Battle) -> list[Shift]:
    """C4: every shift that applies, each once; their sum moves the column."""
    inside = defenders(game, pos, battle)
    side = defending_side(game, pos, battle)
    found = terrain_shifts(game, pos, side, battle.target, [pos.at[unit] for unit in battle.attackers])
    if is_besieged(game, pos, side, battle.target):
        found.append(Shift("5.1.3", "siege", 1))
    for formation in complete_divisions(game, (*battle.attackers, *battle.guns)):
        found.append(Shift("5.1.4", f"division {formation}", 1))
    for formation in complete_divisions(game, (*inside, *battle.support)):
        found.append(Shift("5.1.4", f"division {formation}", -1))
    if armour_bonus(game, battle, inside):
        found.append(Shift("5.1.5", "armour", 1))
    attacker = 1 - side
    if battle.attackers and all(is_mined_for(game, pos, attacker, pos.at[unit]) for unit in battle.attackers):
        found.append(Shift("9.2", "attack out of mines", -1))
    if has_naval_support(game, pos, side, inside):
        found.append(Shift("9.0n", "naval support", -1))
    return found


def terrain_shifts(game: Somnium, pos: SomniumPosition, side: int, space: int, attackers_at: list[int]) -> list[Shift]:
    """5.1.2, 10.0, 9.2: the defender's hex, or the water all attackers have to cross, whichever is better for him.

    The hex counts against bombardment too (C25), water does not (8.0).
    """
    found: list[Shift] = []
    terrain, works = game.terrain_columns[space], game.columns[space] - game.terrain_columns[space]
    water = min((game.hexside_columns(space, there) for there in attackers_at), default=0)
    if water > terrain:
        found.append(Shift("5.1.2", "water", -water))
    elif terrain:
        found.append(Shift("5.1.2", game.board.terrain[space], -terrain))
    if works:
        found.append(Shift("10.0", "fortification", -works))
    if is_mined_for(game, pos, side, space):
        found.append(Shift("9.2", "defence on mines", 1))
    return found


def is_besieged(game: Somnium, pos: SomniumPosition, side: int, space: int) -> bool:
    """5.1.3, C11: it is engaged, and no hex next to it is free of enemies and their zones and can take one of its
    units in; nor is there an edge of the map over which the side survives.

    With the option ``siege_by_one`` one unit without a way out is enough.
    """
    foes = foes_of(game, pos, side)
    if game.safe_edges(side, space) or not foes.zone >> space & 1:
        return False
    one_is_enough = game.switches.get("siege_by_one", False)
    for unit in units_in(game, pos, side, space):
        if has_way_out(game, pos, unit, space, foes) != one_is_enough:
            return one_is_enough
    return not one_is_enough


def has_way_out(game: Somnium, pos: SomniumPosition, unit: int, space: int, foes: Foes) -> bool:
    """5.1.3: whether a unit can retreat out of the enemy's zones, be it across water that destroys it (5.3.2w), or to
    leave through a full port (S15)."""
    side, crossed = game.side_of[unit], game.board.bit[space]
    for other in free_hexes(game, unit, space, foes):
        if is_way_out(game, side, other) or can_take_in(game, pos, unit, (space, other), foes, crossed):
            return True
    return bool(deadly_hexes(game, unit, space, foes))


def has_naval_support(game: Somnium, pos: SomniumPosition, side: int, inside: list[int]) -> bool:
    """Sicily 9.0, S12: in the first turns units near the coast, airborne ones excepted; Commandos after they land."""
    if side != game.naval_side:
        return False
    early = pos.turn <= game.naval_turns
    return any(
        game.near_coast >> pos.at[unit] & 1 and (pos.marks[unit] & AFLOAT or (early and not game.units[unit].airborne))
        for unit in inside
    )


def supported_hexes(game: Somnium, pos: SomniumPosition) -> int:
    """9.0, S12: mask of the hexes in which ships support a unit now: all near the coast in the first turns, then only
    those of Commandos that have just landed."""
    if game.naval_side < 0 or pos.turn <= game.naval_turns:
        return game.near_coast
    afloat = mask_of(
        pos.at[unit] for unit in game.army[game.naval_side] if pos.marks[unit] & AFLOAT and on_map(game, pos, unit)
    )
    return afloat & game.near_coast


def complete_divisions(game: Somnium, present: tuple[int, ...]) -> list[str]:
    """5.1.4, C5: the divisions of which every counter is alive and takes part; guns may do so from afar."""
    here = set(present)
    return [
        formation
        for formation in sorted({game.units[unit].formation for unit in present})
        if formation in game.divisions and here.issuperset(game.divisions[formation])
    ]


def armour_bonus(game: Somnium, battle: Battle, inside: list[int]) -> bool:
    """5.1.5: tanks against infantry in open ground or minefields, fortified or not (C38, G16, A23)."""
    if not game.has_armour_bonus or not game.is_open[battle.target]:
        return False
    if not any(game.units[unit].armour for unit in battle.attackers):
        return False
    if game.switches.get("armour_bonus_pure") and any(game.units[unit].armoured for unit in inside):
        return False
    return any(game.units[unit].infantry for unit in inside)
