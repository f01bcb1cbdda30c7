"""7.1-7.3, 8.1, 8.2, 11: what attack and defence are worth, addition by addition. Previews, explanations and the
scripted player use these same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scirocco.systems.areas.headquarters import (
    artillery_in,
    flak_cover,
    has_bonus,
    has_headquarters,
    potential,
    support_potential,
)
from scirocco.systems.areas.position import AIR, ASSAULT, FIRE, GUNS, NIGHT, RAID, Battle
from scirocco.systems.areas.stacks import attack_of, defence_of, is_contested, units_in
from scirocco.systems.areas.units import GARRISON, INVADER, TIRED

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


class Modifier(NamedTuple):
    """One addition to a value: the rule's number, a code, and what it adds."""

    rule: str
    code: str
    value: int


def total(modifiers: list[Modifier]) -> int:
    return sum(modifier.value for modifier in modifiers)


def as_told(game: Areas, modifiers: list[Modifier]) -> tuple[tuple[str, str, int], ...]:
    """The additions as events carry them, with full rule references."""
    return tuple((game.ref(number), code, value) for number, code, value in modifiers)


def halves(value: int) -> int:
    """Half of a value, rounded up."""
    return (value + 1) // 2


def attacker_of(battle: Battle, game: Areas) -> int:
    """The side that attacks. The raid before the landing has no counter (8.4)."""
    return INVADER if battle.lead < 0 else game.side_of[battle.lead]


def attack_modifiers(game: Areas, pos: AreasPosition, battle: Battle) -> list[Modifier]:
    """What the attacker adds to his two dice."""
    if battle.kind == RAID:
        return [Modifier("8.4", "raid", game.data.raid.bombs)]
    if battle.kind == AIR:
        return [Modifier("8.1", "bombs", bombs_of(game, pos, battle.lead))]
    if battle.kind == GUNS:
        return _bombardment(game, pos, battle)
    found = [Modifier("11" if battle.kind == NIGHT else "7.1", "lead", attack_of(game, pos, battle.lead))]
    if battle.kind == NIGHT:
        return found
    others = len(others_of(game, pos, battle))
    if others:
        found.append(Modifier("7.1", "others", others))
    if has_three_battalions(game, (battle.lead, *battle.support)):
        found.append(Modifier("7.1", "three-battalions", 1))
    if game.side_of[battle.lead] == INVADER and not game.is_night(pos.turn):
        found.append(Modifier("7.1", "fighters", 1))
    if has_bonus(game, pos, battle.lead):
        found.append(Modifier("2.5", "headquarters", 1))
    found += [Modifier("7.1", "guns", support_potential(game, pos, gun)) for gun in battle.guns]
    if battle.kind == FIRE and is_contested(game, pos, battle.origin):
        value = total(found)
        found.append(Modifier("7.3", "contested-fire", halves(value) - value))
    return found


def others_of(game: Areas, pos: AreasPosition, battle: Battle) -> tuple[int, ...]:
    """7.1, R73, R28: the units that add one each to an attack: all that are present where it is made, but for the
    leader, headquarters and batteries; with the switch only those that take part. They are its support (7.4)."""
    if battle.kind not in (ASSAULT, FIRE):
        return ()
    if game.switches.get("joined_only"):
        return battle.support
    there = units_in(game, pos, game.side_of[battle.lead], battle.origin)
    return tuple([unit for unit in there if unit != battle.lead and not game.is_artillery[unit]])


def _bombardment(game: Areas, pos: AreasPosition, battle: Battle) -> list[Modifier]:
    """8.1, 2.5: a headquarters or battery by itself, or two batteries under their chief."""
    if battle.support:
        return [Modifier("2.5", "battery", potential(game, pos, battery)) for battery in battle.support]
    return [Modifier("8.1", "guns", potential(game, pos, battle.lead))]


def bombs_of(game: Areas, pos: AreasPosition, aircraft: int) -> int:
    """8.1: the bombing factor of the face that shows."""
    counter = game.units[aircraft]
    return counter.tired_attack if pos.marks[aircraft] & TIRED else counter.attack


def has_three_battalions(game: Areas, units: tuple[int, ...]) -> bool:
    """7.1, 13.1, R46: three battalions of one regiment or brigade attack together. The spare battalion may stand for
    the third of any parachute regiment."""
    counts: dict[str, int] = {}
    for unit in units:
        counter = game.units[unit]
        if counter.battalion and counter.formation:
            counts[counter.formation] = counts.get(counter.formation, 0) + 1
    if any(count >= 3 for count in counts.values()):
        return True
    if game.spare_battalion not in units:
        return False
    own = game.units[game.spare_battalion].formation
    return any(count == 2 and name != own and name in game.parachute_formations for name, count in counts.items())


def defence_modifiers(game: Areas, pos: AreasPosition, battle: Battle) -> list[Modifier]:
    """What the defender adds to his two dice."""
    combat = battle.kind in (ASSAULT, FIRE)
    factor = defence_of(game, pos, battle.main)
    if battle.kind == NIGHT:
        return [Modifier("11", "main", factor)]
    side = game.side_of[battle.main]
    found = [Modifier("7.2" if combat else "8.2", "main", factor)]
    if combat:
        if game.units[battle.main].airborne and _faces_tanks(game, pos, battle):
            found.append(Modifier("7.3", "tanks", halves(factor) - factor))
        if has_bonus(game, pos, battle.main):
            found.append(Modifier("2.5", "headquarters", 1))
    found += ground_modifiers(game, pos, side, battle.space, combat)
    if battle.kind in (AIR, RAID):
        points = sum(flak_points(game, pos, unit) for unit in flak_cover(game, pos, battle.space))
        if points:
            found.append(Modifier("8.2", "flak", points))
    if battle.kind == GUNS:
        best = max((potential(game, pos, unit) for unit in artillery_in(game, pos, side, battle.space)), default=0)
        if best:
            found.append(Modifier("8.2", "cover", best))
    if combat:
        found += [Modifier("7.2", "cover", support_potential(game, pos, gun)) for gun in battle.cover]
    return found


def _faces_tanks(game: Areas, pos: AreasPosition, battle: Battle) -> bool:
    """7.3, R32: one tank among the attackers is enough, unless a headquarters of the defender is in the area."""
    side = game.side_of[battle.main]
    tanks = any(game.units[unit].tank for unit in (battle.lead, *battle.support))
    return tanks and not has_headquarters(game, pos, side, battle.space)


def flak_points(game: Areas, pos: AreasPosition, unit: int) -> int:
    """8.2, R24: an anti-aircraft unit is one point; with the switch its attack factor."""
    return attack_of(game, pos, unit) if game.switches.get("flak_factor") else game.units[unit].flak_points


def ground_modifiers(game: Areas, pos: AreasPosition, side: int, space: int, combat: bool) -> list[Modifier]:
    """7.2, 8.2, R47: the best of ground, hill and town, and a fort besides."""
    number = "7.2" if combat else "8.2"
    kind = game.tables.terrain[game.board.terrain[space]]
    best = Modifier(number, game.board.terrain[space], kind.combat if combat else kind.bombardment)
    for name, feature in game.tables.features.items():
        helps = name in game.board.features[space] and feature.side in ("", game.sides[side])
        if helps and feature.defence > best.value:
            best = Modifier(number, name, feature.defence)
    found = [best] if best.value else []
    if side == GARRISON and pos.forts & game.board.bit[space]:
        found.append(Modifier(number, "fort", game.tables.fort.defence))
    return found
