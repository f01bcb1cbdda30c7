"""Everything that is chosen beside orders: leaders, guns, defenders, losses, retreats, bombers, drops, the set-up."""

from __future__ import annotations

import math

from scirocco.core.board import members
from scirocco.core.decisions import Action
from scirocco.players.areas.orders import best_move
from scirocco.players.areas.posts import post_value
from scirocco.players.areas.stakes import (
    answered,
    assault_of,
    band_worths,
    best_guns,
    bombardment_of,
    fight_value,
    fire_of,
    strongest,
)
from scirocco.players.areas.survey import FAR, Survey
from scirocco.systems.areas.activation import activations
from scirocco.systems.areas.arrivals import interception
from scirocco.systems.areas.combat import attackers
from scirocco.systems.areas.headquarters import support_potential, supporters, targets
from scirocco.systems.areas.landing import how_it_lands, jumpers, landing_chance
from scirocco.systems.areas.odds import odds_of
from scirocco.systems.areas.position import AIR, ASSAULT, RAID, Battle
from scirocco.systems.areas.results import result_of
from scirocco.systems.areas.retreat import retreat_areas
from scirocco.systems.areas.stacks import attack_of
from scirocco.systems.areas.units import ACTED, GARRISON, TIRED
from scirocco.systems.areas.values import has_three_battalions

# Attack and defence


def choose_leader(survey: Survey, options: list[Action]) -> Action:
    """7.1: the leader with whom the attack promises most, all others joining."""
    game, pos, battle = survey.game, survey.pos, survey.pos.battle
    assert battle is not None
    units = attackers(game, pos, survey.side, battle.kind, battle.origin, battle.on_landing)
    if battle.kind == ASSAULT:
        found = assault_of(survey, battle.space, units, battle.on_landing)
    else:
        found = fire_of(survey, battle.origin, battle.space, [u for u in units if Action("lead", u) in options])
    return Action("lead", found[1].lead) if found is not None else options[0]


def choose_joiner(survey: Survey, options: list[Action]) -> Action:
    """7.1: whoever makes the attack more promising joins it. Where there are more enemies than one, those who are not
    needed keep back for a second assault."""
    game, pos, battle = survey.game, survey.pos, survey.pos.battle
    assert battle is not None
    able = sorted(
        (action.piece for action in options if action.verb == "join"),
        key=lambda unit: (attack_of(game, pos, unit), unit),
    )
    if battle.kind == ASSAULT:
        guns = best_guns(survey, supporters(game, pos, survey.side, battle.space))
        battle = battle._replace(guns=guns)
    best, chosen = -math.inf, list[int]()
    for joining in parties(survey, battle, able):
        trial = battle._replace(support=(*battle.support, *joining))
        rest = [unit for unit in able if unit not in joining]
        value = fight_value(survey, answered(survey, trial)) + second_assault(survey, battle, rest)
        if value > best + 0.01:
            best, chosen = value, joining
    return Action("join", chosen[0]) if chosen else Action("done")


def parties(survey: Survey, battle: Battle, able: list[int]) -> list[list[int]]:
    """7.1, R73: who might join an attack, from nobody on: as many as make three battalions of a regiment, or a tank;
    with the switch any number, the weakest first, since each adds the same."""
    game, units = survey.game, survey.game.units
    if game.switches.get("joined_only"):
        return [able[:number] for number in range(len(able) + 1)]
    found: list[list[int]] = [[]]
    inside = (battle.lead, *battle.support)
    for formation in sorted({units[unit].formation for unit in able}):
        men = [unit for unit in able if units[unit].formation == formation and units[unit].battalion]
        men += [unit for unit in able if unit == game.spare_battalion and unit not in men]
        found += [men[:number] for number in (1, 2, 3) if has_three_battalions(game, (*inside, *men[:number]))][:1]
    tanks = [unit for unit in able if units[unit].tank]
    return [*found, tanks[:1]] if tanks else found


def second_assault(survey: Survey, battle: Battle, rest: list[int]) -> float:
    """What those who do not join could gain in an assault of their own, without guns."""
    game, pos = survey.game, survey.pos
    units = [unit for unit in rest if not pos.marks[unit] & ACTED]
    led = any(game.units[unit].leads_assault for unit in units)
    alone = len(targets(game, pos, survey.enemy, battle.space)) < 2
    if battle.kind != ASSAULT or battle.on_landing or alone or not led:
        return 0.0
    found = assault_of(survey, battle.space, units, supported=False)
    return 0.0 if found is None else survey.weights.second * max(0.0, found[0] - survey.weights.assault)


def choose_guns(survey: Survey, options: list[Action]) -> Action:
    """2.5: the strongest supporter; between equals one that is not a division headquarters."""
    guns = [action.piece for action in options if action.verb == "guns"]
    lower = [unit for unit in guns if not survey.game.units[unit].division]
    best, plain = strongest(survey, guns), strongest(survey, lower)
    if best < 0:
        return Action("none")
    game, pos = survey.game, survey.pos
    equal = plain >= 0 and support_potential(game, pos, plain) >= support_potential(game, pos, best)
    return Action("guns", plain if equal else best)


def choose_main(survey: Survey, options: list[Action]) -> Action:
    """7.2, 8: the defender who loses least."""
    battle = survey.pos.battle
    assert battle is not None
    return min(options, key=lambda action: (_exposed(survey, action.piece), action.piece))


def _exposed(survey: Survey, unit: int) -> float:
    battle = survey.pos.battle
    assert battle is not None
    trial = answered(survey, battle)._replace(main=unit)
    return fight_value(survey, trial)


def choose_victim(survey: Survey, options: list[Action]) -> Action:
    return max(options, key=lambda action: (_exposed(survey, action.piece), -action.piece))


def choose_reroll(survey: Survey, options: list[Action]) -> Action:
    """3.1: the initiative is spent when a second throw promises enough."""
    task, w = survey.pos.agenda[-1], survey.weights
    hope = REROLLS[task.stage](survey)
    late = survey.pos.turn >= survey.game.turns
    return Action("reroll") if hope > (0 if late else w.reroll) else Action("keep")


def _battle_hope(survey: Survey) -> float:
    battle = survey.pos.battle
    assert battle is not None
    worths = band_worths(survey, battle)
    mean = sum(c * v for c, v in zip(odds_of(survey.game, survey.pos, battle).chances, worths, strict=True))
    return mean - worths[result_of(survey.game, survey.pos, battle)]


def _landing_hope(survey: Survey) -> float:
    task = survey.pos.agenda[-1]
    how = how_it_lands(survey.game, survey.pos, task.piece)
    intact = 1 - landing_chance(survey.game, survey.pos, task.space, how)
    return intact * survey.step(task.piece) * 0.8


def _activation_hope(survey: Survey) -> float:
    number = survey.pos.agenda[-1].number
    mean = sum(activations(survey.game, survey.pos, die) for die in range(1, 7)) / 6
    return 1.5 * (mean - activations(survey.game, survey.pos, number))


def _convoy_hope(survey: Survey) -> float:
    found = interception(survey.game, survey.pos.agenda[-1].number % 10, survey.pos.agenda[-1].number // 10)
    return 8.0 if found.outcome == "through" else 3.0 if found.outcome == "found" and found.lost < 2 else 0.0


REROLLS = {
    "battle": _battle_hope,
    "landing": _landing_hope,
    "activation": _activation_hope,
    "convoy": _convoy_hope,
}


# Losses and retreats


def choose_loss(survey: Survey, options: list[Action]) -> Action:
    """3.2: a fort is given up only for a unit that would be lost."""
    task = survey.pos.agenda[-1]
    dies = bool(survey.pos.marks[task.piece] & TIRED) or task.number == 2
    return Action("raze") if dies else Action("take")


def choose_others(survey: Survey, options: list[Action]) -> Action:
    """7.4: on an objective one takes the loss; elsewhere all go back if they can."""
    game, pos, task = survey.game, survey.pos, survey.pos.agenda[-1]
    losses = sorted((survey.step(action.piece), action) for action in options if action.verb == "loss")
    stuck = sum(survey.step(unit) for unit in task.pieces if pos.at[unit] >= 0 and not retreat_areas(game, pos, unit))
    leave = stuck + survey.prize(task.space) * 0.8 + 1.0
    if losses and losses[0][0] <= leave:
        return losses[0][1]
    return Action("withdraw")


def choose_second(survey: Survey, options: list[Action]) -> Action:
    """8.3: a retreat costs the post, a loss a step."""
    here = survey.pos.agenda[-1].space

    def cost(action: Action) -> float:
        if action.verb == "loss":
            return survey.step(action.piece)
        keep = survey.prize(here) * 0.3 / max(1, len(survey.units(survey.side, here)) - 1)
        return 1.0 + keep

    return min(options, key=lambda action: (cost(action), action))


def choose_retreat(survey: Survey, options: list[Action]) -> Action:
    """6.1: to where the unit stands best."""
    return max(options, key=lambda action: (post_value(survey, action.piece, action.spaces[0]), -action.spaces[0]))


def choose_follow(survey: Survey, options: list[Action]) -> Action:
    """2.4: a headquarters without its men among enemies is lost, but while it stands on an objective that does not
    count for the invader (10); and its own guns cover it."""
    task = survey.pos.agenda[-1]
    fighters = [unit for unit in survey.units(survey.side, task.space) if not survey.game.units[unit].artillery]
    bars = survey.side == GARRISON and survey.game.objectives >> task.space & 1
    return Action("stay") if fighters or bars else Action("follow", task.piece)


# Bombers


def choose_aim(survey: Survey, options: list[Action]) -> Action:
    """8: where the bombs promise most, with a leaning to areas that are to be assaulted or landed in. Targets already
    given to others are worth less."""
    game, pos, task = survey.game, survey.pos, survey.pos.agenda[-1]
    front = set(members(survey.own)) | {space for unit in jumpers(game, pos) for space in game.units[unit].homes[:2]}
    best: tuple[float, Action] = (survey.weights.shell, options[-1])
    for action in options:
        if action.verb != "aim":
            continue
        space = action.spaces[0]
        value = bombardment_of(survey, AIR, space, action.piece) * (0.75 ** task.spaces.count(space))
        near = min((survey.ways[space][other] for other in front), default=FAR)
        value *= 1.6 if near <= 2 else 1.2 if near <= 5 else 0.7
        if game.objectives >> space & 1:
            value *= 1.2
        if space == survey.bombs:
            value *= 5.0
        if value > best[0]:
            best = (value, action)
    return best[1]


def choose_raid(survey: Survey, options: list[Action]) -> Action:
    """8.4: every area, the most promising first; nothing is lost by it."""
    raids = [action for action in options if action.verb == "raid"]
    if not raids:
        return Action("end")
    return max(raids, key=lambda action: (bombardment_of(survey, RAID, action.spaces[0], -1), action.spaces))


# Coming in


def choose_drop(survey: Survey, options: list[Action]) -> Action:
    """5.2: near to what is wanted, on ground that does not break legs, and not among too many enemies."""
    game, pos, w = survey.game, survey.pos, survey.weights

    def value(action: Action) -> float:
        unit, space = action.piece, action.spaces[0]
        tired = landing_chance(game, pos, space, how_it_lands(game, pos, unit))
        enemies = len(survey.units(survey.enemy, space))
        friends = sum(planned == space for _, planned in pos.plan) + len(survey.units(survey.side, space))
        near = post_value(survey, unit, space) + w.together * min(3, friends)
        return near - tired * survey.step(unit) - 2.5 * enemies + survey.noise.uniform(0, w.noise)

    return max(options, key=lambda action: (value(action), action.spaces))


def choose_arrival(survey: Survey, options: list[Action]) -> Action:
    """5.3, 5.4: airfields and ports before beaches, crash landings where there is nothing else and no enemy."""

    def value(action: Action) -> float:
        space = action.spaces[0]
        base = post_value(survey, action.piece, space)
        if survey.foes >> space & 1:
            base -= 4.0
        return base - (1.0 if action.verb == "crash" else 0.0)

    return max(options, key=lambda action: (value(action), action.spaces))


def choose_regroup(survey: Survey, options: list[Action]) -> Action:
    """9: the strongest returns, where it stands best."""
    back = [action for action in options if action.verb == "regroup"]
    if not back:
        return Action("pass")
    return max(
        back,
        key=lambda action: (
            survey.game.units[action.piece].attack,
            post_value(survey, action.piece, action.spaces[0]),
            action,
        ),
    )


# Set-up


def choose_fort(survey: Survey, options: list[Action]) -> Action:
    """3.2: on objectives first, then where most defenders stand near one."""
    game = survey.game
    forts = [action for action in options if action.verb == "fort"]
    if not forts:
        return Action("done")

    def value(action: Action) -> float:
        space = action.spaces[0]
        nearest = min(survey.ways[space][goal] for goal in members(game.objectives))
        fighters = [unit for unit in survey.units(1, space) if not game.units[unit].artillery]
        strategic = -20.0 if game.strategic >> space & 1 else 0.0
        return survey.prize(space) * 2 + 1.5 * min(3, len(fighters)) - nearest + strategic

    return max(forts, key=lambda action: (value(action), action.spaces))


def choose_glider(survey: Survey, options: list[Action]) -> Action:
    """3.2: the headquarters and the first battalions come by glider."""
    return options[0]


def choose_move(survey: Survey, options: list[Action]) -> Action:
    """6.1: the way to the best place; the least bad when none is better than staying."""
    unit = survey.pos.agenda[-1].piece
    best = best_move(survey, unit)
    if best is not None and best[1] in options:
        return best[1]
    return max(options, key=lambda action: (post_value(survey, unit, action.spaces[-1]), action.spaces))
