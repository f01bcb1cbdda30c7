"""9.2 and 9.6: from strengths to a column of the combat table. Every number comes with the rules that made it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.systems.chitpull.activation import activated_hqs
from scirocco.systems.chitpull.ground import is_hindered_by_works, is_through_mines
from scirocco.systems.chitpull.units import (
    STRUCK,
    SUPPLY_WORDS,
    armour_of,
    combat_of,
    share,
    supply_of,
)
from scirocco.systems.chitpull.zones import in_enemy_zone, on_map, units_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import Battle, ChitPosition


class Strength(NamedTuple):
    """What a unit brings: its value as printed, what is left of it, and the rules that changed it."""

    unit: int
    printed: int
    value: int
    why: tuple[tuple[str, str], ...]


class Shift(NamedTuple):
    """Columns a rule gives: to the right for the attacker, to the left (negative) for the defender."""

    number: str
    reason: str
    columns: int


class Odds(NamedTuple):
    """Everything that leads to the column of a combat. Columns are counted from the lowest, and ``base`` and
    ``sum`` may lie beyond either end of the table; ``column`` does not."""

    attack: int
    defence: int
    base: int
    shifts: tuple[Shift, ...]
    sum: int
    column: int

    @property
    def allowed(self) -> bool:
        """9.24, R39: no attack below the lowest column."""
        return self.sum >= 0


def attack_strength(game: ChitPull, pos: ChitPosition, unit: int, target: int) -> Strength:
    """9.21, 9.74, 6.21, 9.61: a unit's strength in attack, works and mines not counted; anti-tank guns attack with
    their armour value in place of their strength (R96). Supply first, then the cliff, rounded up for each unit
    (R25)."""
    counter = game.units[unit]
    if counter.hq:
        return Strength(unit, 0, 0, (("10.11", "headquarters"),))
    why: list[tuple[str, str]] = []
    printed = armour_of(game, pos, unit) if counter.flak else combat_of(game, pos, unit)
    if counter.flak:
        why.append(("9.74", "anti-tank guns"))
    state = supply_of(pos, unit)
    value = share(printed, game.tables.supply.attack_divisors[state])
    if state:
        why.append(("6.21", SUPPLY_WORDS[state]))
    if game.ground.is_cliff(pos.at[unit], target):
        value = share(value, game.tables.cliff.attack_divisor)
        why.append(("9.61", "cliff"))
    return Strength(unit, printed, value, tuple(why))


def defence_strength(game: ChitPull, pos: ChitPosition, unit: int, *, alone: bool) -> Strength:
    """9.22, 6.21, 10.11: a unit's strength in defence; a headquarters has 1 alone and 0 with others."""
    if game.units[unit].hq:
        return Strength(unit, 0, 1 if alone else 0, (("10.11", "headquarters"),))
    printed = combat_of(game, pos, unit)
    state = supply_of(pos, unit)
    divisor = game.tables.supply.defence_divisors[state]
    return Strength(unit, printed, share(printed, divisor), (("6.21", SUPPLY_WORDS[state]),) if divisor > 1 else ())


def defenders(game: ChitPull, pos: ChitPosition, target: int) -> list[int]:
    """9.0, 9.72: the units in a hex that have not been attacked in this activation."""
    return [unit for unit in units_in(game, pos, target) if not pos.marks[unit] & STRUCK]


def defence_of(game: ChitPull, pos: ChitPosition, target: int) -> tuple[int, list[Strength]]:
    """9.22, R99: the strength of a hex. Headquarters with nobody else defend with 1 together (R91)."""
    inside = defenders(game, pos, target)
    alone = all(game.units[unit].hq for unit in inside)
    found = [defence_strength(game, pos, unit, alone=alone and unit == inside[0]) for unit in inside]
    return sum(one.value for one in found) + cooperation(game, pos, inside), found


def attack_of(
    game: ChitPull, pos: ChitPosition, attackers: Sequence[int], target: int
) -> tuple[int, list[Strength], int]:
    """9.21, 10.7, 10.81: the strength of an attack; those who go through works or mines are halved together (R25).

    The third number is what works and mines took away.
    """
    found = [attack_strength(game, pos, unit, target) for unit in attackers]
    plain = through = 0
    for unit, strength in zip(attackers, found, strict=True):
        if goes_through(game, pos, pos.at[unit], target):
            through += strength.value
        else:
            plain += strength.value
    total = plain + cooperation_of_hexes(game, pos, attackers)
    halved = share(through, game.tables.works.attack_divisor)
    return total + halved, found, through - halved


def goes_through(game: ChitPull, pos: ChitPosition, here: int, target: int) -> bool:
    """10.7, 10.81: an attack from a hex goes through fortifications or mines."""
    return is_hindered_by_works(game, pos, here, target) or is_through_mines(game, pos, here, target)


def cooperation(game: ChitPull, pos: ChitPosition, units: Sequence[int]) -> int:
    """12.1: one point more where four or more units of one formation stand together."""
    if not game.switches["cooperation"]:
        return 0
    counts: dict[int, int] = {}
    for unit in units:
        formation = pos.under[unit]
        if formation >= 0 and not game.units[unit].hq:
            counts[formation] = counts.get(formation, 0) + 1
    return int(any(count >= 4 for count in counts.values()))


def cooperation_of_hexes(game: ChitPull, pos: ChitPosition, attackers: Sequence[int]) -> int:
    return sum(
        cooperation(game, pos, [unit for unit in attackers if pos.at[unit] == space])
        for space in sorted({pos.at[unit] for unit in attackers})
    )


def base_column(attack: int, defence: int) -> int:
    """9.23, R40: the column of a ratio, 1:3 being 0; fractions are dropped in the defender's favour.

    >>> [base_column(a, d) for a, d in ((16, 4), (15, 4), (20, 4), (5, 8), (3, 8), (2, 8), (40, 2))]
    [5, 4, 6, 1, 0, -1, 21]
    """
    if attack >= defence:
        return attack // defence + 1
    return 3 - -(-defence // attack)


def assess(game: ChitPull, pos: ChitPosition, battle: Battle) -> Odds:
    """9.21 to 9.24: the odds of a general attack as it is declared so far."""
    attack = attack_of(game, pos, battle.attackers, battle.target)[0]
    defence = defence_of(game, pos, battle.target)[0]
    last = len(game.combat_table[0]) - 1
    shifts = tuple(shifts_of(game, pos, battle))
    if not attack:
        return Odds(0, defence, -99, shifts, -99, 0)
    if not defence:
        return Odds(attack, 0, last, (), last, last)
    base = base_column(attack, defence)
    total = base + sum(shift.columns for shift in shifts)
    return Odds(attack, defence, base, shifts, total, max(0, min(last, total)))


def shifts_of(game: ChitPull, pos: ChitPosition, battle: Battle) -> list[Shift]:
    """9.6: every shift that applies; their sum moves the column."""
    rules, target, attackers = game.tables.shifts, battle.target, battle.attackers
    inside = defenders(game, pos, target)
    if not attackers or not inside:
        return []
    side, foe = game.side_of[attackers[0]], game.side_of[inside[0]]
    found: list[Shift] = []
    if len({pos.at[unit] for unit in attackers}) >= rules.encircled_hexes:
        found.append(Shift("9.62", "encircled", rules.encircled))
    if has_tank_team(game, pos, attackers, target):
        found.append(Shift("9.63", "tanks", rules.tanks))
        if has_tank_defence(game, inside):
            found.append(Shift("9.63", "tank-defence", -rules.tanks))
    if game.ground.columns[target]:
        found.append(Shift("9.64", game.board.terrain[target], -game.ground.columns[target]))
    if supporting_hq(game, pos, side, target) >= 0:
        found.append(Shift("9.66", "support", rules.support))
    if supporting_hq(game, pos, foe, target, defending=True) >= 0:
        found.append(Shift("9.66", "defence-support", -rules.support))
    if battle.air:
        found.append(Shift("10.5", "air", battle.air))
    number = sappers_rule(game, pos, attackers, target)
    if number and are_used(game, battle):
        found.append(Shift(number, "engineers", rules.engineers))
    return found


def has_tank_team(game: ChitPull, pos: ChitPosition, attackers: Sequence[int], target: int) -> bool:
    """9.63, R38, R42, R79: a tank in the attack with infantry, marines or engineers in its hex, neither through mines
    nor over a cliff. With the option these must attack too."""
    tanks = [unit for unit in attackers if game.units[unit].tank]
    if not tanks:
        return False
    escorts = game.escorts[game.units[tanks[0]].side]
    if game.switches["infantry_attacks_too"]:
        escorts = [unit for unit in escorts if unit in attackers]
    on_foot = {pos.at[unit] for unit in escorts}
    return any(
        pos.at[unit] in on_foot
        and not is_through_mines(game, pos, pos.at[unit], target)
        and not game.ground.is_cliff(pos.at[unit], target)
        for unit in tanks
    )


def has_tank_defence(game: ChitPull, inside: Sequence[int]) -> bool:
    """9.63: tanks or anti-tank guns with infantry or engineers."""
    guns = any(game.units[unit].tank or game.units[unit].flak for unit in inside)
    return guns and any(
        (game.units[unit].infantry and game.units[unit].type != "marine") or game.units[unit].engineer
        for unit in inside
    )


def supporting_hq(game: ChitPull, pos: ChitPosition, side: int, target: int, *, defending: bool = False) -> int:
    """10.12, R43, R95: a headquarters that supports a fight in a hex, or -1: activated in this turn, the hex in its
    radius, itself in no enemy zone. Rommel gives none (10.2)."""
    always = defending and game.switches["defender_hq_always"]
    for hq in game.hqs[side] if always else activated_hqs(game, pos, side):
        if (
            on_map(game, pos, hq)
            and game.distance(pos.at[hq], target) <= game.units[hq].radius
            and not in_enemy_zone(game, pos, side, pos.at[hq])
        ):
            return hq
    return -1


def sappers(game: ChitPull, pos: ChitPosition, attackers: Sequence[int], target: int) -> list[int]:
    """10.7, 10.85: engineers who attack through works or mines."""
    return [unit for unit in attackers if game.units[unit].engineer and goes_through(game, pos, pos.at[unit], target)]


def are_used(game: ChitPull, battle: Battle) -> bool:
    """10.85, R101: engineers help without being asked; with the option when the attacker has said so."""
    return battle.sapping or not game.switches["engineers_by_choice"]


def sappers_rule(game: ChitPull, pos: ChitPosition, attackers: Sequence[int], target: int) -> str:
    """The rule under which engineers help, if any do."""
    for unit in sappers(game, pos, attackers, target):
        return "10.7" if is_hindered_by_works(game, pos, pos.at[unit], target) else "10.85"
    return ""
