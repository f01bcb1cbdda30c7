"""Putting an assault together: who attacks from where, with which guns and how many air points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scirocco.players.somnium.outlook import BRISK
from scirocco.players.somnium.stakes import Stakes, stakes_of, value_at
from scirocco.players.somnium.survey import Survey
from scirocco.systems.somnium.air import most_support
from scirocco.systems.somnium.odds import base_column, complete_divisions, shifts_of, strengths
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.systems.somnium.stacks import attack_of, on_map
from scirocco.systems.somnium.units import FOUGHT

MOST_GUNS = 6
MOST_DIVISIONS = 3
MOST_ANSWERED = 6
"""Nobody gives all his guns, or all his aircraft, to one fight."""
AIR_FIGHTS = 2
"""Fights among which the defender shares out his aircraft."""
HOPELESS = 2
"""Below this column, 1-2, nobody attacks who need not."""


class Support(NamedTuple):
    """Guns and air points for a fight, the column they should lead to, and what the fight is then worth."""

    guns: tuple[int, ...]
    air: int
    column: int
    value: float


class Assault(NamedTuple):
    """An attack worth making: ``places`` says where each attacker stands for it."""

    target: int
    places: tuple[tuple[int, int], ...]
    guns: tuple[int, ...]
    air: int
    column: int
    value: float

    @property
    def attackers(self) -> tuple[int, ...]:
        return tuple(sorted(unit for unit, _ in self.places))


def expected_answer(survey: Survey, pos: SomniumPosition, target: int, defender: int) -> int:
    """5.1.1: what the defender's guns in range and aircraft will probably add."""
    game = survey.game
    guns = 0
    for gun in game.guns[defender]:
        if not on_map(game, pos, gun) or pos.at[gun] == target or pos.marks[gun] & FOUGHT:
            continue
        if game.board.within(pos.at[gun], game.units[gun].range) >> target & 1:
            guns += attack_of(game, pos, gun)
    air = min(game.support_cap, pos.air[defender] / AIR_FIGHTS)
    return round(survey.weights.answer * (min(guns, MOST_ANSWERED) + min(air, MOST_ANSWERED)))


def best_support(
    survey: Survey,
    pos: SomniumPosition,
    battle: Battle,
    guns: Sequence[int],
    stakes: Stakes,
    answer: int,
    shift: int,
) -> Support:
    """The guns and air points that make the most of a fight, each at its price.

    Guns join in the given order; of the air points only numbers that reach
    another column are looked at. ``shift`` is that of the fight without guns;
    guns change it only by completing a division.
    """
    game, weights = survey.game, survey.weights
    air_left = most_support(game, pos, survey.side, battle.attackers)
    attack, defence = strengths(game, pos, battle)
    defence += answer
    divisions = len(complete_divisions(game, battle.attackers))
    best: Support | None = None
    fee = 0.0
    for count in range(len(guns) + 1):
        if count:
            strength = attack_of(game, pos, guns[count - 1])
            attack += strength
            fee += weights.gun_price * strength
        joined = tuple(guns[:count])
        more = len(complete_divisions(game, (*battle.attackers, *joined))) - divisions
        seen = -1
        for air in range(air_left + 1):
            base = base_column(game, attack + air, defence)
            if base == seen:
                continue
            seen = base
            column = game.combat.clamp(base + shift + more)
            value = value_at(survey, stakes, column) - fee - survey.air_price * air
            if best is None or value > best.value:
                best = Support(tuple(sorted(joined)), air, column, value)
    assert best is not None
    return best


def orders_of(survey: Survey, pos: SomniumPosition, candidates: Sequence[int]) -> list[list[int]]:
    """Orders in which attackers may be gathered: the strongest first; or a division first, for its column (5.1.4)."""
    game = survey.game
    strongest = sorted(candidates, key=lambda unit: (-attack_of(game, pos, unit), unit))
    orders = [strongest]
    if survey.haste == BRISK:
        return orders
    for _, members in sorted(game.divisions.items()):
        fighters = [unit for unit in members if not game.units[unit].gun]
        if len(fighters) > 1 and all(unit in candidates for unit in fighters):
            orders.append(sorted(fighters) + [unit for unit in strongest if unit not in members])
    return orders[: 1 + MOST_DIVISIONS]


def gather(
    survey: Survey,
    pos: SomniumPosition,
    target: int,
    options: Mapping[int, Sequence[int]],
    guns: Sequence[int],
    costs: Mapping[int, float],
    forced: Sequence[int] = (),
) -> Assault | None:
    """The best assault on a target by units that may each stand in some of the hexes around it.

    ``options`` lists for each unit the hexes it may attack from, the best first;
    ``costs`` what using it costs elsewhere. ``forced`` units take part in any case.
    Units of ours that stand in a hex and are not in ``options`` keep their room.
    """
    best: Assault | None = None
    answer = expected_answer(survey, pos, target, survey.enemy)
    for order in orders_of(survey, pos, list(options)):
        rest = [unit for unit in order if unit not in forced]
        found = _grow(survey, pos, target, [*forced, *rest], len(forced), options, guns, costs, answer)
        if found is not None and (best is None or found.value > best.value):
            best = found
    return best


def _grow(
    survey: Survey,
    pos: SomniumPosition,
    target: int,
    order: Sequence[int],
    least: int,
    options: Mapping[int, Sequence[int]],
    guns: Sequence[int],
    costs: Mapping[int, float],
    answer: int,
) -> Assault | None:
    """Add attackers one by one and keep the best number of them."""
    game = survey.game
    scratch = pos.copy()
    for unit in order:
        if pos.at[unit] not in options[unit]:
            scratch.at[unit] = -1
    room = _rooms(survey, scratch, order)
    places: dict[int, int] = {}
    best: Assault | None = None
    peak = -1
    for number, unit in enumerate(order, 1):
        space = next((place for place in options[unit] if room.get(place, game.stacking) > 0), -1)
        if space < 0:
            continue
        room[space] = room.get(space, game.stacking) - 1
        places[unit] = space
        scratch.at[unit] = space
        if number < least:
            continue
        battle = Battle(target, tuple(sorted(places)))
        shift = sum(item.columns for item in shifts_of(game, scratch, battle))
        reach = _potential(survey, scratch, battle, guns, answer) + shift
        if number > least and costs.get(unit, 0.0) >= 0 and (reach <= peak or reach < HOPELESS):
            continue
        peak = max(peak, reach)
        chosen = _division_guns_first(survey, battle.attackers, guns)
        stakes = stakes_of(survey, scratch, target, battle.attackers, survey.side)
        support = best_support(survey, scratch, battle, chosen, stakes, answer, shift)
        value = support.value - sum([costs.get(one, 0.0) for one in places]) - _exposure(survey, places)
        value += survey.manner.lure(target)
        if best is None or value > best.value:
            best = Assault(target, tuple(places.items()), support.guns, support.air, support.column, value)
    return best


def _rooms(survey: Survey, scratch: SomniumPosition, order: Sequence[int]) -> dict[int, int]:
    """4.1.1: the room left in each hex when those who will be placed are taken up."""
    movers = set(order)
    room: dict[int, int] = {}
    for unit in survey.game.army[survey.side]:
        where = scratch.at[unit]
        if where >= 0 and unit not in movers:
            room[where] = room.get(where, survey.game.stacking) - 1
    return room


def _potential(survey: Survey, pos: SomniumPosition, battle: Battle, guns: Sequence[int], answer: int) -> int:
    """The column, shifts not counted, if every gun and all the air power helped."""
    game = survey.game
    attack, defence = strengths(game, pos, battle._replace(guns=tuple(guns)))
    return base_column(game, attack + most_support(game, pos, survey.side, battle.attackers), defence + answer)


def _division_guns_first(survey: Survey, attackers: Sequence[int], guns: Sequence[int]) -> list[int]:
    formations = {survey.game.units[unit].formation for unit in attackers} - {""}
    ordered = sorted(guns, key=lambda gun: (survey.game.units[gun].formation not in formations, gun))
    return ordered[:MOST_GUNS]


def _exposure(survey: Survey, places: Mapping[int, int]) -> float:
    """Part of the danger into which attackers go, for when the enemy's turn comes."""
    groups: dict[int, list[int]] = {}
    for unit, space in places.items():
        if survey.pos.at[unit] == space:
            continue
        groups.setdefault(space, []).append(unit)
    return survey.weights.exposure * sum(survey.danger(space, tuple(sorted(group))) for space, group in groups.items())
