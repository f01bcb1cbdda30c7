"""The combat phase: which hex to attack, bombard or strike, with whom and with how much."""

from __future__ import annotations

from typing import NamedTuple

from scirocco.core.decisions import Action
from scirocco.players.somnium.assault import Assault, expected_answer, gather
from scirocco.players.somnium.stakes import shot_value, stakes_of, value_at
from scirocco.players.somnium.survey import Survey
from scirocco.systems.somnium.air import most_support
from scirocco.systems.somnium.engagement import is_obliged, must_attack, obliged, targets_of
from scirocco.systems.somnium.guns import can_bombard
from scirocco.systems.somnium.odds import assess
from scirocco.systems.somnium.position import Battle
from scirocco.systems.somnium.stacks import attack_of, on_map
from scirocco.systems.somnium.units import FOUGHT


class Shot(NamedTuple):
    """A bombardment by guns, or from the air when there are none."""

    target: int
    guns: tuple[int, ...]
    air: int
    value: float


def choose_target(survey: Survey, options: list[Action]) -> tuple[Action, Assault | None]:
    """The next attack: the best assault while there is one worth making or a duty to attack, then the best shot."""
    pos = survey.pos
    must = obliged(survey.game, pos, survey.side, survey.foes)
    assaults = [plan_assault(survey, action.spaces[0], must) for action in options if action.verb == "attack"]
    best = max((one for one in assaults if one is not None), key=lambda one: one.value, default=None)
    if best is not None and best.value > survey.least_worth:
        return Action("attack", -1, (best.target,)), best
    if must:
        return _duty(survey, must, [one for one in assaults if one is not None], options)
    shot = best_shot(survey, options)
    if shot is not None:
        return Action("bombard" if shot.guns else "strike", -1, (shot.target,)), None
    return Action("end"), None


def rank_targets(survey: Survey, options: list[Action]) -> list[Action]:
    """The attacks and shots one could begin with, the most promising first, and leaving off where that is allowed."""
    must = obliged(survey.game, survey.pos, survey.side, survey.foes)
    ranked: list[tuple[float, Action]] = []
    for action in options:
        if action.verb == "attack":
            assault = plan_assault(survey, action.spaces[0], must)
            ranked.append((-20.0 if assault is None else assault.value, action))
        elif action.verb == "bombard":
            ranked.append((best_battery(survey, action.spaces[0]).value - 0.5, action))
        elif action.verb == "strike":
            ranked.append((best_sortie(survey, action.spaces[0]).value - 0.5, action))
        else:
            ranked.append((survey.least_worth - 0.3, action))
    return [action for _, action in sorted(ranked, key=lambda item: -item[0])]


def _duty(
    survey: Survey, must: list[int], assaults: list[Assault], options: list[Action]
) -> tuple[Action, Assault | None]:
    """4.1.2: of the attacks that discharge a duty, the least bad."""
    owing = [one for one in assaults if any(unit in must for unit in one.attackers)]
    if owing:
        best = max(owing, key=lambda one: one.value)
        return Action("attack", -1, (best.target,)), best
    return next(action for action in options if action.verb == "attack"), None


def plan_assault(survey: Survey, target: int, must: list[int], joined: tuple[int, ...] = ()) -> Assault | None:
    """The best assault on a hex by those who stand next to it now."""
    game, pos = survey.game, survey.pos
    ring = game.ring[target]
    near = [unit for unit in game.army[survey.side] if on_map(game, pos, unit) and ring >> pos.at[unit] & 1]
    bound = [
        unit
        for unit in near
        if unit in joined or (unit in must and targets_of(game, pos, unit, survey.foes) == game.board.bit[target])
    ]
    free = [
        unit
        for unit in near
        if unit not in bound
        and not pos.marks[unit] & FOUGHT
        and (unit in must or (attack_of(game, pos, unit) > 0 and not game.units[unit].gun))
    ]
    if not bound and not free:
        return None
    guns = ready_guns(survey, target)
    options = {unit: [pos.at[unit]] for unit in (*bound, *free)}
    relief = {unit: -survey.weights.relief for unit in must if unit in options}
    return gather(survey, pos, target, options, guns, relief, forced=bound)


def ready_guns(survey: Survey, target: int) -> list[int]:
    """8.0: guns that reach a hex from afar, have not fired, and are not obliged to fight a neighbour."""
    game, pos = survey.game, survey.pos
    return [
        gun
        for gun in game.guns[survey.side]
        if on_map(game, pos, gun)
        and not pos.marks[gun] & FOUGHT
        and attack_of(game, pos, gun) > 0
        and can_bombard(game, pos, gun, target)
        and not is_obliged(game, pos, gun, survey.foes)
    ]


def choose_attacker(survey: Survey, options: list[Action], intent: Assault | None) -> Action:
    """5.1.1: the next unit or gun of the intended assault, until all have joined."""
    battle = survey.pos.battle
    assert battle is not None
    if intent is None or intent.target != battle.target:
        must = [unit for unit in survey.army if must_attack(survey.game, survey.pos, unit, survey.foes)]
        intent = plan_assault(survey, battle.target, must, battle.attackers)
    wanted = () if intent is None else (*intent.attackers, *intent.guns)
    for unit in wanted:
        if Action("join", unit) in options:
            return Action("join", unit)
    return Action("done") if Action("done") in options else options[0]


def choose_air(survey: Survey, options: list[Action]) -> Action:
    """6.1: the number of air points that is worth most in the attack as declared."""
    game, pos = survey.game, survey.pos
    battle = pos.battle
    assert battle is not None
    stakes = stakes_of(survey, pos, battle.target, battle.attackers, survey.side)
    answer = expected_answer(survey, pos, battle.target, survey.enemy)

    def worth(action: Action) -> float:
        column = assess(game, pos, battle._replace(air=action.number, cover=answer)).column
        return value_at(survey, stakes, column) - survey.air_price * action.number

    return max(options, key=worth)


# Guns and aircraft by themselves


def best_shot(survey: Survey, options: list[Action]) -> Shot | None:
    """The bombardment or air attack that is worth most above its price."""
    found: list[Shot] = []
    for action in options:
        if action.verb == "bombard":
            found.append(best_battery(survey, action.spaces[0]))
        elif action.verb == "strike":
            found.append(best_sortie(survey, action.spaces[0]))
    best = max(found, key=lambda shot: shot.value, default=None)
    return best if best is not None and best.value > survey.weights.shot_threshold else None


def best_battery(survey: Survey, target: int, joined: tuple[int, ...] = ()) -> Shot:
    """8.0: as many guns as pay, the strongest first."""
    game, pos = survey.game, survey.pos
    guns = [*joined, *ready_guns(survey, target)]
    guns.sort(key=lambda gun: (gun not in joined, -attack_of(game, pos, gun), gun))
    shots = []
    for count in range(max(1, len(joined)), len(guns) + 1):
        battery = tuple(sorted(guns[:count]))
        fee = survey.weights.gun_price * sum(attack_of(game, pos, gun) for gun in battery)
        shots.append(Shot(target, battery, 0, shot_value(survey, pos, target, battery, 0) - fee))
    return max(shots, key=lambda shot: shot.value, default=Shot(target, joined, 0, -1.0))


def best_sortie(survey: Survey, target: int) -> Shot:
    """6.2: the number of air points that pays best."""
    game, pos = survey.game, survey.pos
    most = min(game.air_cap, pos.air[survey.side])
    shots = [
        Shot(target, (), air, shot_value(survey, pos, target, (), air) - survey.air_price * air)
        for air in range(game.strike_minimum, most + 1)
    ]
    return max(shots, key=lambda shot: shot.value)


def choose_battery(survey: Survey, options: list[Action]) -> Action:
    """8.0: the next gun of the best battery."""
    battle = survey.pos.battle
    assert battle is not None
    for gun in best_battery(survey, battle.target, battle.guns).guns:
        if Action("join", gun) in options:
            return Action("join", gun)
    return Action("done") if Action("done") in options else options[0]


def choose_sorties(survey: Survey, options: list[Action]) -> Action:
    battle = survey.pos.battle
    assert battle is not None
    return Action("air", number=best_sortie(survey, battle.target).air)


# The defender's answer


def choose_support(survey: Survey, options: list[Action]) -> Action:
    """8.0: guns answer only where they, with the aircraft, change the column for less than they are worth."""
    battle = survey.pos.battle
    assert battle is not None
    guns = [action.piece for action in options if action.verb == "join"]
    guns.sort(key=lambda gun: (attack_of(survey.game, survey.pos, gun), gun))
    wanted, _ = best_answer(survey, battle, guns)
    return Action("join", wanted[0]) if wanted else Action("done")


def choose_cover(survey: Survey, options: list[Action]) -> Action:
    """6.1: air points in defence, only as many as reach the next column that pays."""
    battle = survey.pos.battle
    assert battle is not None
    _, air = best_answer(survey, battle, [])
    return Action("air", number=air)


def best_answer(survey: Survey, battle: Battle, guns: list[int]) -> tuple[tuple[int, ...], int]:
    """The guns and air points with which the defence loses least, each at its price."""
    game, pos = survey.game, survey.pos
    stakes = stakes_of(survey, pos, battle.target, battle.attackers, survey.enemy)
    most = most_support(game, pos, survey.side)
    best: tuple[float, tuple[int, ...], int] | None = None
    for chosen in _gun_sets(survey, guns):
        fee = survey.weights.gun_price * sum(attack_of(game, pos, gun) for gun in chosen)
        seen = -1
        for air in range(most + 1):
            trial = battle._replace(support=(*battle.support, *chosen), cover=air)
            column = assess(game, pos, trial).column
            if column == seen:
                continue
            seen = column
            cost = value_at(survey, stakes, column) + fee + survey.air_price * air
            if best is None or cost < best[0] - 1e-9:
                best = (cost, chosen, air)
    assert best is not None
    return best[1], best[2]


def _gun_sets(survey: Survey, guns: list[int]) -> list[tuple[int, ...]]:
    """None, each prefix from the weakest gun on, and each gun alone."""
    sets = [tuple(guns[:count]) for count in range(len(guns) + 1)]
    return sets + [(gun,) for gun in guns[1:]]
