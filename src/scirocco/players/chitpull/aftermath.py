"""Losses, retreats, advances, reactions and the choices of the initial phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action
from scirocco.systems.chitpull.landing import beside
from scirocco.systems.chitpull.odds import assess
from scirocco.systems.chitpull.replacements import new_formations
from scirocco.systems.chitpull.stacking import fits, stack_size
from scirocco.systems.chitpull.units import FRESH
from scirocco.systems.chitpull.zones import on_map, stands_of, units_in

if TYPE_CHECKING:
    from scirocco.players.chitpull.survey import Survey

DONE = Action("done")
CROWDED = 8.0
"""What counts against falling back into a hex that has no room: one unit is lost there."""
AT_SEA = 100
"""Half-points of march that a landing in the sea, or on an enemy, counts for."""


def choose_loss(survey: Survey, options: list[Action]) -> Action:
    """The cheapest step of ours, the dearest of the enemy's."""
    own = survey.game.side_of[options[0].piece] == survey.side

    def price(action: Action) -> float:
        unit = survey.game.units[action.piece]
        last = 2.0 if unit.steps - (survey.pos.marks[action.piece] & 3) == 1 else 0.0
        return survey.step_worth(action.piece) + last + (5.0 if unit.hq else 0.0)

    return min(options, key=price) if own else max(options, key=price)


def choose_rest(survey: Survey, options: list[Action]) -> Action:
    """Stand on an objective while there is strength for it; elsewhere give ground."""
    task = survey.pos.agenda[-1]
    stand = Action("stand")
    if stand not in options:
        return options[0]
    alive = [unit for unit in task.pieces if on_map(survey.game, survey.pos, unit)]
    steps = sum(survey.game.units[u].steps - (survey.pos.marks[u] & 3) for u in alive)
    battle = survey.pos.battle
    defending = battle is not None and bool(alive) and alive[0] in battle.defenders
    holds = defending and (task.space in survey.game.objectives or survey.goal_value(task.space) > 0)
    return stand if holds and steps > task.number + 1 else Action("withdraw")


def choose_retreat(survey: Survey, options: list[Action]) -> Action:
    """Back to friends, away from enemies, not from the goals, where there is room: the enemy would choose who goes
    (5.2); and where it costs no step (12.3)."""
    game = survey.game
    ways = [action for action in options if action.verb == "retreat"]
    if not ways:
        return options[0]
    own = stands_of(game, survey.pos, survey.side)

    def score(action: Action) -> float:
        space = action.spaces[0]
        value = -0.3 * survey.threat(space) + 0.3 * min(10, survey.own_strength.get(space, 0))
        value += 0.6 * game.ground.columns[space]
        value -= 0.1 * survey.field(action.piece)[space] / 10
        if not fits(game, survey.pos, action.piece, space):
            value -= CROWDED
        if survey.enemy_zone >> space & 1 and not own >> space & 1:
            value -= survey.step_worth(action.piece)
        return value + (1.0 if survey.supplied() >> space & 1 else 0.0)

    return max(ways, key=score)


def choose_advance(survey: Survey, options: list[Action]) -> Action:
    """Take the ground that was won with enough to hold it; clear mines that bar the way."""
    game, pos = survey.game, survey.pos
    clears = [action for action in options if action.verb == "clear"]
    ways = [action for action in options if action.verb == "advance"]
    if clears and not ways:
        return clears[0]
    if not ways:
        return DONE

    def gain(action: Action) -> float:
        space, unit = action.spaces[0], action.piece
        field = survey.field(unit)
        nearer = (field[pos.at[unit]] - field[space]) / 8
        inside = sum(survey.worth(u) for u in units_in(game, pos, space))
        value = nearer * (1.0 if survey.attacking else 0.3)
        if space in game.objectives and inside < 12:
            value += 6
        danger = max(0.0, survey.threat(space) - 2 * (inside + survey.worth(unit)))
        value -= 0.25 * danger + survey.keeping(unit)
        return value - 0.1 * inside + (0.5 if game.units[unit].infantry else 0.0)

    best = max(ways, key=gain)
    return best if gain(best) > 0 else DONE


def choose_reaction(survey: Survey, options: list[Action]) -> Action:
    """Cars give way when they are too weak to stay, if there is anywhere better."""
    pos, task = survey.pos, survey.pos.agenda[-1]
    here = pos.at[task.piece]
    company = sum(survey.worth(u) for u in units_in(survey.game, pos, here) if u != task.piece)
    ways = [action for action in options if action.verb == "react"]
    if company > 3 or not ways or here in survey.game.objectives:
        return Action("stay")
    best = min(ways, key=lambda action: survey.threat(action.spaces[0]))
    return best if survey.threat(best.spaces[0]) < survey.threat(here) else Action("stay")


def choose_hit(survey: Survey, options: list[Action]) -> Action:
    return choose_loss(survey, options)


def choose_replacement(survey: Survey, options: list[Action]) -> Action:
    """Whatever is strongest first; lost vehicles come back too, with their own headquarters if they can."""
    wanted = [action for action in options if action.verb != "done"]
    if not wanted:
        return DONE
    game, pos = survey.game, survey.pos

    def use(action: Action) -> tuple[bool, int, bool, int]:
        unit = game.units[action.piece]
        if action.verb == "rebuild":
            return True, unit.combat[0], True, 0
        space = action.spaces[0]
        home = pos.under[action.piece] >= 0 and pos.at[game.formation_hq[pos.under[action.piece]]] == space
        return False, unit.combat[0], home, -survey.field(action.piece)[space]

    return max(wanted, key=use)


def choose_affiliate(survey: Survey, options: list[Action]) -> Action:
    """7.32: the strongest unit that no marker of its own headquarters can reach any more."""
    strays = [
        action
        for action in options
        if action.verb == "affiliate" and is_stray(survey, action.piece) and not is_twin(survey, action.piece)
    ]
    return max(strays, key=lambda action: (survey.worth(action.piece), -action.piece), default=DONE)


def is_twin(survey: Survey, unit: int) -> bool:
    """5.1: whether those who stand with a unit are too many unless it is of their formation."""
    game, pos = survey.game, survey.pos.copy()
    pos.under[unit] = -1
    return not stack_size(game, pos, units_in(game, pos, pos.at[unit])).allowed


def is_stray(survey: Survey, unit: int) -> bool:
    """7.21, 7.32: another headquarters, under which the unit may serve, stands nearer to it than its own, which is
    too far."""
    game, pos = survey.game, survey.pos
    own = game.formation_hq[pos.under[unit]]
    if not on_map(game, pos, own):
        return bool(_nearest_first(survey, unit))
    away = game.distance(pos.at[unit], pos.at[own])
    if away <= game.units[own].radius:
        return False
    near = _nearest_first(survey, unit)
    return bool(near) and game.distance(pos.at[unit], pos.at[near[0]]) < away


def _nearest_first(survey: Survey, unit: int) -> list[int]:
    """The headquarters on the map under which a unit may be put."""
    game, pos = survey.game, survey.pos
    hqs = [game.formation_hq[number] for number in new_formations(game, pos, unit)]
    return sorted(
        (hq for hq in hqs if on_map(game, pos, hq)), key=lambda hq: (game.distance(pos.at[unit], pos.at[hq]), hq)
    )


def choose_formation(survey: Survey, options: list[Action]) -> Action:
    near = _nearest_first(survey, survey.pos.agenda[-1].piece)
    return Action("under", near[0]) if near else options[0]


def choose_landing(survey: Survey, options: list[Action]) -> Action:
    """10.4: the group has nothing else to do; it lands as soon as it can, near the end of the enemy's road, wherever
    the current takes it."""
    game = survey.game
    field = survey.field(game.lander)

    def away(action: Action) -> int:
        total = 0
        for columns in game.tables.dice.landing_drift:
            space = beside(game, action.spaces[0], columns)
            dry = space >= 0 and bool(game.ground.land >> space & 1) and not survey.enemy >> space & 1
            total += field[space] if dry else AT_SEA
        return total

    return min((action for action in options if action.verb == "land"), key=away, default=DONE)


def choose_markers(survey: Survey, options: list[Action]) -> Action:
    """The headquarters with most strength near the enemy and the goals; who has just landed must be called."""
    marks = [action for action in options if action.verb == "mark"]
    if not marks:
        return choose_landing(survey, options)
    game, pos = survey.game, survey.pos

    def use(action: Action) -> float:
        hq = action.piece
        total = 0.0
        for unit in game.army[survey.side]:
            if (
                pos.under[unit] not in (game.units[hq].formation, -1)
                or not on_map(game, pos, unit)
                or game.units[unit].hq
            ):
                continue
            if unit == game.lander and pos.marks[unit] & FRESH:
                total += survey.weights.landed
            if survey.relieves(unit):
                total += survey.weights.landed / 2
            away = game.distance(pos.at[unit], pos.at[hq])
            if away > game.units[hq].radius + 2:
                continue
            enemy = min((game.distance(pos.at[unit], other) for other in survey.enemy_strength), default=9)
            near = 1.0 if enemy <= 3 else 0.6 if enemy <= 6 else 0.3
            goal = survey.field(unit)[pos.at[unit]] / (2 * game.units[unit].movement)
            total += survey.worth(unit) * near * (1.3 if goal <= 3 else 1.0) * (0.5 if pos.under[unit] < 0 else 1.0)
        return total + survey.jitter(hq)

    return max(marks, key=use)


def choose_place(survey: Survey, options: list[Action]) -> Action:
    return Action("auto")


def choose_return(survey: Survey, options: list[Action]) -> Action:
    """10.13: near its units, but not next to the enemy."""
    game, pos = survey.game, survey.pos
    hq = options[0].piece
    own = [
        pos.at[unit]
        for unit in game.army[survey.side]
        if pos.under[unit] == game.units[hq].formation and unit != hq and on_map(game, pos, unit)
    ]

    def price(action: Action) -> float:
        space = action.spaces[0]
        danger = 4.0 * max(0, survey.weights.hq_safety - survey.enemy_away(space))
        return danger + sum(game.distance(space, other) for other in own) / max(1, len(own))

    return min(options, key=price)


def choose_entry(survey: Survey, options: list[Action]) -> Action:
    unit = options[0].piece
    return min(options, key=lambda action: survey.field(unit)[action.spaces[0]])


def choose_excess(survey: Survey, options: list[Action]) -> Action:
    return max(options, key=lambda action: survey.worth(action.piece))


def choose_merge(survey: Survey, options: list[Action]) -> Action:
    return next((action for action in options if action.verb == "merge"), DONE)


def choose_sappers(survey: Survey, options: list[Action]) -> Action:
    """10.85: a column is worth the first loss, as long as there is a higher one."""
    game, battle = survey.game, survey.pos.battle
    assert battle is not None
    plain = assess(game, survey.pos, battle)
    return DONE if plain.allowed and plain.sum >= len(game.tables.combat.columns) - 1 else options[0]


def say_done(survey: Survey, options: list[Action]) -> Action:
    return DONE
