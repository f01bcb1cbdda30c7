"""What each unit of a chit-pull battle risks.

Losses fall on units that somebody chooses. So each unit has a least number of throws that cost it something whatever
is chosen, and a greatest; where only one unit can take the loss and nobody has a choice the two are equal.
"""

from __future__ import annotations

from collections.abc import Sequence

from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.chances import Hits, Outcome
from scirocco.systems.chitpull.losses import forced_steps
from scirocco.systems.chitpull.position import Battle, ChitPosition
from scirocco.systems.chitpull.units import steps_of
from scirocco.telling.messages import message

Harm = dict[int, float]
"""Chance of so many steps lost."""


def harm_of(game: ChitPull, pos: ChitPosition, units: Sequence[int], hits: Hits) -> Harm:
    """8.2, 8.4: the steps so many hits cost vehicles; hits on cars need cars, a tough tank takes two for a step."""
    cars = sum(steps_of(game, pos, unit) for unit in units if game.units[unit].car)
    tanks = sum(steps_of(game, pos, unit) for unit in units if game.units[unit].tank and not game.units[unit].tough)
    tough = sum(steps_of(game, pos, unit) for unit in units if game.units[unit].tough)
    found: Harm = {}
    for (on_cars, others), chance in hits.items():
        first = min(on_cars, cars)
        soft = min(others, cars - first + tanks)
        lost = first + soft + min((others - soft) // 2, tough)
        found[lost] = found.get(lost, 0.0) + chance
    return found


def armour_perils(
    game: ChitPull, pos: ChitPosition, side: int, units: Sequence[int], harm: Harm, of: int
) -> list[shapes.Peril]:
    """8.2: hits are placed in turns by owner and enemy, so any vehicle may be the one."""
    vehicles = [unit for unit in units if game.units[unit].vehicle]
    total = sum(steps_of(game, pos, unit) for unit in vehicles)
    alone = len(vehicles) == 1
    found: list[shapes.Peril] = []

    def at_least(steps: int) -> int:
        return round(of * sum(chance for lost, chance in harm.items() if lost >= steps))

    if len(vehicles) > 1 and at_least(1):
        found.append(_peril(game, side, None, "reduced", at_least(1), at_least(1), of, "someone"))
    for unit in vehicles:
        steps = steps_of(game, pos, unit)
        gone, sure = at_least(steps), at_least(total)
        hurt = at_least(1) - gone if alone else at_least(1)
        if steps > 1 and hurt:
            found.append(_peril(game, side, unit, "reduced", hurt if alone else 0, hurt, of, "" if alone else "chosen"))
        if gone:
            found.append(_peril(game, side, unit, "destroyed", sure, gone, of, "" if sure == gone else "chosen"))
    return found


def general_perils(
    game: ChitPull, pos: ChitPosition, fight: Battle, inside: Sequence[int], outcomes: Sequence[Outcome]
) -> list[shapes.Peril]:
    """9.32: half the points are steps for sure; the rest may be paid by retreat."""
    found: list[shapes.Peril] = []
    for part, units in ((0, fight.attackers), (1, inside)):
        if units:
            points = [outcome.points[part] for outcome in outcomes]
            found += _of_side(game, pos, game.side_of[units[0]], units, points)
    return found


def _of_side(
    game: ChitPull, pos: ChitPosition, side: int, units: Sequence[int], points: Sequence[int]
) -> list[shapes.Peril]:
    total = sum(steps_of(game, pos, unit) for unit in units)
    some = sum(1 for paid in points if paid)
    all_gone = sum(1 for paid in points if forced_steps(paid) >= total)
    found: list[shapes.Peril] = []
    if len(units) > 1 and some:
        found.append(_peril(game, side, None, "reduced", some, some, len(points), "someone"))
    for unit in units:
        steps = steps_of(game, pos, unit)
        gone = sum(1 for paid in points if paid >= steps)
        if len(units) == 1:
            hurt = sum(1 for paid in points if 0 < forced_steps(paid) < steps)
            sure = sum(1 for paid in points if 0 < paid < steps)
            if hurt:
                found.append(
                    _peril(game, side, unit, "reduced", sure, hurt, len(points), "" if sure == hurt else "stands")
                )
            if gone:
                reason = "" if all_gone == gone else "stands"
                found.append(_peril(game, side, unit, "destroyed", all_gone, gone, len(points), reason))
            continue
        if steps > 1 and some:
            found.append(_peril(game, side, unit, "reduced", 0, some, len(points), "chosen"))
        if gone:
            found.append(_peril(game, side, unit, "destroyed", all_gone, gone, len(points), "chosen"))
    return found


def _peril(
    game: ChitPull, side: int, unit: int | None, outcome: str, least: int, most: int, of: int, reason: str
) -> shapes.Peril:
    return shapes.Peril(
        side=game.sides[side],
        unit=None if unit is None else game.piece_ids[unit],
        outcome=outcome,  # type: ignore[arg-type]
        least=least,
        most=most,
        of=of,
        assumption=shown(message(f"chitpull-peril-{reason}")) if reason else None,
    )
