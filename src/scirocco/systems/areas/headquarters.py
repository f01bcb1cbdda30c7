"""2.3-2.5: headquarters and batteries: who can be hit, what bonus they give, and what their artillery is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.systems.areas.events import Silenced
from scirocco.systems.areas.muster import muster_of
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import units_in
from scirocco.systems.areas.units import ACTED, DISPERSED, FIRED, INVADER, SILENCED, TIRED

if TYPE_CHECKING:
    from scirocco.core.decisions import Event
    from scirocco.core.errors import Why
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def targets(game: Areas, pos: AreasPosition, side: int, space: int) -> list[int]:
    """2.4, 2.5, 7: who may be the main target in an area: headquarters and batteries only when nobody else is there."""
    there = units_in(game, pos, side, space)
    fighters = [unit for unit in there if not game.is_artillery[unit]]
    return fighters or list(there)


def air_targets(game: Areas, pos: AreasPosition, side: int, space: int) -> list[int]:
    """2.4: aircraft never attack a headquarters, not even one that is alone."""
    return [unit for unit in targets(game, pos, side, space) if not game.is_headquarters[unit]]


def loss_candidates(game: Areas, pos: AreasPosition, side: int, space: int, units: tuple[int, ...]) -> list[int]:
    """2.4, R5: who among ``units`` may take a combat loss. A fresh headquarters only as the one fresh unit of the
    area, a tired one only as the last unit; batteries likewise (R57)."""
    there = units_in(game, pos, side, space)
    found = []
    for unit in units:
        if pos.at[unit] != space:
            continue
        others = [other for other in there if other != unit]
        if not game.is_artillery[unit]:
            found.append(unit)
        elif pos.marks[unit] & TIRED:
            if not others:
                found.append(unit)
        elif all(pos.marks[other] & TIRED for other in others):
            found.append(unit)
    return found


def commands(game: Areas, headquarters: int, unit: int) -> bool:
    """2.5: division headquarters command all of their side, others those directly under them."""
    chief = game.units[headquarters]
    return chief.division or game.units[unit].chief == headquarters


def has_bonus(game: Areas, pos: AreasPosition, unit: int) -> bool:
    """2.5: a headquarters that commands the unit stands in its area. Several give the bonus once (5.1)."""
    at, where = pos.at, pos.at[unit]
    return any(
        at[chief] == where and chief != unit and commands(game, chief, unit)
        for chief in game.headquarters[game.side_of[unit]]
    )


def has_headquarters(game: Areas, pos: AreasPosition, side: int, space: int) -> bool:
    return any(game.is_headquarters[unit] for unit in units_in(game, pos, side, space))


def artillery_in(game: Areas, pos: AreasPosition, side: int, space: int) -> list[int]:
    """The headquarters and batteries of a side in an area."""
    return [unit for unit in units_in(game, pos, side, space) if game.is_artillery[unit]]


def in_influence(game: Areas, pos: AreasPosition, division: int, lower: int) -> bool:
    """2.5, R31: on the same tactical map, two links away or nearer."""
    if pos.at[division] < 0 or pos.at[lower] < 0:
        return False
    return bool(game.near[pos.at[division]] >> pos.at[lower] & 1)


def is_silenced_with(game: Areas, pos: AreasPosition, division: int, lower: int) -> bool:
    """R45: whom a division headquarters silences, or is silenced by: those within its influence; with the switch all
    of its map."""
    if not game.switches.get("silence_map"):
        return in_influence(game, pos, division, lower)
    here, there = pos.at[division], pos.at[lower]
    return here >= 0 and there >= 0 and game.board.sheets[here] == game.board.sheets[there]


def potential(game: Areas, pos: AreasPosition, unit: int) -> int:
    """2.5, 8.1: the potential a headquarters or battery can bombard with now; 0 when it has none to use. What one
    below has already used up does not count for the division again."""
    if pos.at[unit] < 0 or pos.marks[unit] & (SILENCED | DISPERSED):
        return 0
    lower = game.lower[unit]
    if lower:
        near = [other for other in lower if in_influence(game, pos, unit, other) and not pos.marks[other] & FIRED]
        return sum(potential(game, pos, other) for other in near)
    return game.attack[pos.marks[unit] & TIRED][unit]


def support_potential(game: Areas, pos: AreasPosition, unit: int) -> int:
    """7.1, 7.2, R27: what a headquarters or battery adds to a combat it supports. A fire marker is no bar, nor that a
    division headquarters has silenced those whose guns it directs; one that is silenced itself has nothing to give,
    but with the switch."""
    if pos.at[unit] < 0 or pos.marks[unit] & DISPERSED:
        return 0
    if pos.marks[unit] & SILENCED and not game.switches.get("silenced_support"):
        return 0
    lower = game.lower[unit]
    if lower:
        near = [other for other in lower if in_influence(game, pos, unit, other) and not pos.marks[other] & DISPERSED]
        return sum([game.attack[pos.marks[other] & TIRED][other] for other in near])
    return game.attack[pos.marks[unit] & TIRED][unit]


def combined_batteries(game: Areas, pos: AreasPosition, unit: int) -> tuple[int, ...]:
    """2.5, R30, R50: the two strongest batteries that a fresh chief in their area may fire as one; none otherwise."""
    if unit != game.battery_chief or pos.at[unit] < 0 or pos.marks[unit] & (TIRED | ACTED | FIRED | SILENCED):
        return ()
    ready = [
        battery
        for battery in units_in(game, pos, game.side_of[unit], pos.at[unit])
        if game.units[battery].battery and not pos.marks[battery] & (ACTED | FIRED)
    ]
    ready.sort(key=lambda battery: (-potential(game, pos, battery), battery))
    return tuple(ready[:2]) if len(ready) >= 2 else ()


def supporters(game: Areas, pos: AreasPosition, side: int, space: int, own_area_only: bool = False) -> list[int]:
    """2.5, 7.1, 7.2: headquarters and batteries that may support a combat in an area. From each area only the
    strongest (between equals the owner chooses), and out of a contested area nobody supports another."""
    found: list[int] = []
    muster = muster_of(game, pos)
    own, foes = muster.stacks[side], muster.stacks[1 - side]
    areas = (space,) if own_area_only else (space, *game.board.neighbours[space])
    for area in areas:
        if area != space and foes[area]:
            continue
        guns = [(support_potential(game, pos, unit), unit) for unit in own[area] if game.is_artillery[unit]]
        found += [unit for worth, unit in guns if worth and worth == max(guns)[0]]
    return found


def why_no_guns(game: Areas, pos: AreasPosition, unit: int) -> Why | None:
    """2.5, 3.2: why a unit has no artillery to use, wherever the target is; None when it has. A fire marker is no such
    reason: it bars a bombardment only (R27)."""
    counter, marks = game.units[unit], pos.marks[unit]
    if not counter.artillery:
        return because(game, "2.5", "not-guns", counter.name)
    if marks & DISPERSED:
        return because(game, "3.2", "guns-dispersed", counter.name)
    if marks & SILENCED:
        return because(game, "2.5", "is-silenced", counter.name)
    if unit == game.battery_chief:
        return because(game, "2.5", "no-batteries", counter.name)
    if game.lower[unit] and not support_potential(game, pos, unit):
        return because(game, "2.5", "no-lower", counter.name)
    return None


def why_no_support(game: Areas, pos: AreasPosition, side: int, unit: int, space: int, own_area_only: bool) -> Why:
    """2.5, 5.2: why a headquarters or battery does not support a combat in an area."""
    name, here = game.units[unit].name, pos.at[unit]
    if game.side_of[unit] != side:
        return because(game, "4", "not-yours", name)
    known = why_no_guns(game, pos, unit)
    if known is not None:
        return known
    if here != space and (here < 0 or here not in game.board.neighbours[space]):
        return because(game, "2.5", "guns-far", name, game.board.ids[space])
    if here != space and own_area_only:
        return because(game, "5.2", "guns-landing", name, game.board.ids[space])
    if here != space and muster_of(game, pos).stacks[1 - side][here]:
        return because(game, "2.5", "guns-contested", name, game.board.ids[here])
    return because(game, "2.5", "guns-stronger", name, game.board.ids[here])


def can_bombard(game: Areas, pos: AreasPosition, unit: int) -> bool:
    """8, R27: it has a potential, and has neither acted nor used it in this player turn."""
    if not game.is_artillery[unit] or pos.marks[unit] & (ACTED | FIRED):
        return False
    return potential(game, pos, unit) > 0 or bool(combined_batteries(game, pos, unit))


def use_artillery(game: Areas, pos: AreasPosition, unit: int, own_turn: bool, log: list[Event]) -> None:
    """2.5, 8: the potential is used. A division headquarters silences those below it and its twin; one of those
    below silences the division headquarters over it."""
    if own_turn:
        pos.marks[unit] |= FIRED
    if game.lower[unit]:
        muted = [other for other in game.lower[unit] if is_silenced_with(game, pos, unit, other)]
        muted += game.twins[unit]
    else:
        muted = [
            division
            for division in game.headquarters[game.side_of[unit]]
            if unit in game.lower[division] and is_silenced_with(game, pos, division, unit)
        ]
    for other in muted:
        if not pos.marks[other] & SILENCED and pos.at[other] >= 0:
            pos.marks[other] |= SILENCED
            log.append(Silenced(game.ref("2.5"), other))


def why_no_air_target(game: Areas, pos: AreasPosition, side: int, space: int) -> Why:
    """8, 2.4: why aircraft do not attack a side in an area: nobody is there, or headquarters alone."""
    spared = bool(units_in(game, pos, side, space))
    return because(game, "2.4" if spared else "8", "air-spares" if spared else "no-air-target", game.board.ids[space])


def flak_cover(game: Areas, pos: AreasPosition, space: int) -> list[int]:
    """8, R25: the anti-aircraft units of the garrison in an area or next to it."""
    reach = game.board.touching[space] | game.board.bit[space]
    return [unit for unit in game.flak if pos.at[unit] >= 0 and reach >> pos.at[unit] & 1]


def paratroops(game: Areas, pos: AreasPosition, space: int) -> list[int]:
    """The invader's parachute units in an area, headquarters among them."""
    return [unit for unit in units_in(game, pos, INVADER, space) if game.units[unit].airborne]
