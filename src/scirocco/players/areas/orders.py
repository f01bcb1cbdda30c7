"""Orders: which area to activate, and what its units do there."""

from __future__ import annotations

from typing import NamedTuple

from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice
from scirocco.core.position import AWAY
from scirocco.players.areas.posts import Post, escort, leaving, most_post_value, post_value
from scirocco.players.areas.stakes import answered, assault_of, bombardment_of, fight_value, fire_of
from scirocco.players.areas.survey import Entered, Survey
from scirocco.systems.areas.combat import attackers
from scirocco.systems.areas.headquarters import combined_batteries
from scirocco.systems.areas.odds import CRUSHED, ROUTED, WON, odds_of
from scirocco.systems.areas.position import ASSAULT, FIRE, GUNS, NIGHT, Battle
from scirocco.systems.areas.units import ACTED, BOUND, DISPERSED
from scirocco.systems.areas.values import others_of

Scored = tuple[float, Action]
LEAST_SUPPORT = 1.0
"""What guns must add to an assault before they go to their place first."""


# In an activated area


def choose_order(survey: Survey, options: list[Action]) -> Action:
    """The order that promises most, or none."""
    best = best_order(survey, options)
    return best[1] if best is not None else Action("done")


def best_order(survey: Survey, options: list[Action]) -> Scored | None:
    scored = [found for action in options if (found := score_order(survey, action)) is not None]
    scored = [found for found in scored if found[0] > 0]
    return max(scored, key=lambda found: (found[0], found[1].verb, found[1].piece, found[1].spaces), default=None)


def score_order(survey: Survey, action: Action) -> Scored | None:
    """What an order promises beyond the least it must; None for ending the activation."""
    game, pos, w = survey.game, survey.pos, survey.weights
    here = pos.agenda[-1].space
    if action.verb == "bombard":
        together = combined_batteries(game, pos, action.piece)
        value = bombardment_of(survey, GUNS, action.spaces[0], action.piece, together)
        return value - w.shell + 1.0, action
    if action.verb == "fire":
        units = attackers(game, pos, survey.side, FIRE, here, False)
        found = fire_of(survey, here, action.spaces[0], units)
        return (found[0] - w.fire, action) if found else None
    if action.verb == "assault":
        space = action.spaces[0]
        if game.is_night(pos.turn):
            return fight_value(survey, answered(survey, Battle(NIGHT, space, space, game.night_raider))), action
        found = assault_of(survey, space, attackers(game, pos, survey.side, ASSAULT, space, False))
        return (found[0] - w.assault, action) if found else None
    if action.verb == "select":
        moved = best_move(survey, action.piece)
        return (moved[0], action) if moved else None
    return None


# Moving


def best_move(survey: Survey, unit: int) -> Scored | None:
    """The move that gains most against staying; None when staying is best."""
    w, here = survey.weights, survey.pos.at[unit]
    stay = post_value(survey, unit, here)
    thinner = leaving(survey, unit, here)
    best: Scored | None = None
    behind = survey.game.units[unit].artillery
    guns = gunnery(survey, unit, here).adds if behind else 0.0
    reach = survey.reach(unit)
    for space in sorted(reach, key=lambda there: (-survey.pull(there), there)):
        cost, way = reach[space]
        if behind and survey.foes >> space & 1:
            continue
        if survey.foes >> space & 1:
            gain = entry_value(survey, unit, space)
        else:
            least = stay + w.move + 0.01 * cost
            if behind:
                gain = post_value(survey, unit, space) - least
                found = gunnery(survey, unit, space)
                if found.adds - guns >= LEAST_SUPPORT:
                    gain = supporting(survey, unit, space, gain + found.adds - guns, found.promised)
            elif most_post_value(survey, space) - least - thinner + w.noise <= (best[0] if best is not None else 0.0):
                continue
            else:
                gain = post_value(survey, unit, space) - least
        gain -= thinner
        gain += survey.noise.uniform(0, w.noise)
        if gain > 0 and (best is None or gain > best[0]):
            best = (gain, Action("move", unit, way))
    return best


def entry_value(survey: Survey, unit: int, space: int) -> float:
    """Moving into an area with enemies: the assault of all who could come along from here, or the reinforcement of
    friends who are there already."""
    game, pos, w = survey.game, survey.pos, survey.weights
    if game.is_night(pos.turn):
        if unit == game.night_raider and not survey.own >> space & 1:
            return fight_value(survey, answered(survey, Battle(NIGHT, space, space, unit))) - w.entry
        return reinforcement_value(survey, unit, space)
    due = assault_due(survey, space)
    if survey.own >> space & 1 and not due:
        return reinforcement_value(survey, unit, space)
    if not game.units[unit].leads_assault and not due:
        return -1.0
    entered = entry_assault(survey, unit, space)
    if entered is None:
        return -1.0
    value, battle, trial = entered
    if due:
        without = assault_of(_moved(survey, due, space), space, due)
        return value - (without[0] if without else 0.0) + 0.2
    return value - w.entry + survey.denial(space) * staying_chance(trial, battle)


def assault_due(survey: Survey, space: int) -> list[int]:
    """7: those who have entered an area in this activation and must assault before it ends."""
    marks = survey.pos.marks
    return [unit for unit in survey.units(survey.side, space) if marks[unit] & BOUND and marks[unit] & ACTED]


def entry_assault(survey: Survey, unit: int, space: int) -> Entered | None:
    """The assault of all who would come into an area with a unit. It is the same for whoever of them goes first."""
    group = sorted([unit, *assault_due(survey, space), *companions(survey, unit, space)])
    key = (space, *group)
    if key not in survey.entries:
        trial = _moved(survey, group, space)
        found = assault_of(trial, space, group)
        survey.entries[key] = None if found is None else (*found, trial)
    return survey.entries[key]


def staying_chance(survey: Survey, battle: Battle) -> float:
    """7.4: how likely somebody of an assault stays in the area: whoever leads is driven out when it fails, not so the
    others."""
    chances = odds_of(survey.game, survey.pos, battle).chances
    return 1.0 - chances[CRUSHED] if others_of(survey.game, survey.pos, battle) else chances[WON] + chances[ROUTED]


def reinforcement_value(survey: Survey, unit: int, space: int) -> float:
    """Joining friends in a contested area."""
    return survey.prize(space) * 0.35 + post_value(survey, unit, space) - post_value(survey, unit, survey.pos.at[unit])


def companions(survey: Survey, unit: int, space: int) -> list[int]:
    """Others of the same area who could move in as well and are not needed where they are."""
    game, pos = survey.game, survey.pos
    if not survey.weights.company:
        return []
    here = pos.at[unit]
    found = []
    for other in survey.units(survey.side, here):
        if other == unit or game.units[other].artillery or pos.marks[other] & (ACTED | BOUND | DISPERSED):
            continue
        if space in survey.reach(other):
            found.append(other)
    room = game.stacking - len(survey.units(survey.side, space)) - 1
    return found[: max(0, room)]


def _moved(survey: Survey, units: list[int], space: int) -> Survey:
    """The position as it will be when these units stand in the area."""
    pos = survey.pos.copy()
    for unit in units:
        pos.at[unit] = space
    return survey.after(pos)


# Guns


class Gunnery(NamedTuple):
    """What guns add to an assault, and what it promises with them."""

    adds: float
    promised: float


def gunnery(survey: Survey, gun: int, space: int) -> Gunnery:
    """7.1: what a headquarters or battery would add from an area to the best assault next to it in this player turn:
    of those who stand with it now and could go in, or of friends in a contested area."""
    game, pos = survey.game, survey.pos
    if game.is_night(pos.turn) or survey.foes >> space & 1 or survey.side != game.phase_side(pos.phase):
        return Gunnery(0.0, 0.0)
    best = Gunnery(0.0, 0.0)
    for target in game.board.neighbours[space]:
        if not survey.foes >> target & 1:
            continue
        group = attackers_on(survey, pos.at[gun], target)
        if not any(game.units[unit].leads_assault for unit in group):
            continue
        with_gun, without = (
            assault_with(survey, gun, space, target, group),
            assault_with(survey, gun, AWAY, target, group),
        )
        if with_gun > survey.weights.entry:
            best = max(best, Gunnery(survey.weights.gunnery * (with_gun - max(0.0, without)), with_gun))
    return best


def supporting(survey: Survey, gun: int, space: int, gain: float, promised: float) -> float:
    """The gain of a gun's move to where it makes an assault better. The men it supports are its escort; it takes its
    place before they begin, so what they promise is counted with it."""
    gain -= escort(Post(survey, gun, space))
    return gain + promised if gain > 0 else gain


def attackers_on(survey: Survey, here: int, target: int) -> list[int]:
    """Who could assault an area in this player turn: friends in it whose turn is to come, or those who can go in from
    the activated area."""
    game, pos = survey.game, survey.pos
    if survey.own >> target & 1:
        return [] if pos.activated >> target & 1 else attackers(game, pos, survey.side, ASSAULT, target, False)
    return [
        unit
        for unit in survey.units(survey.side, here)
        if not game.units[unit].artillery
        and not pos.marks[unit] & (ACTED | BOUND | DISPERSED)
        and target in survey.reach(unit)
    ]


def assault_with(survey: Survey, gun: int, space: int, target: int, group: list[int]) -> float:
    """What an assault promises with a gun in an area, or away."""
    key = (target, -1, gun, space, *group)
    known = survey.supports.get(key)
    if known is None:
        pos = survey.pos.copy()
        for unit in group:
            pos.at[unit] = target
        pos.at[gun] = space
        found = assault_of(survey.after(pos), target, group)
        known = survey.supports[key] = found[0] if found is not None else 0.0
    return known


# Which area


def choose_area(survey: Survey, options: list[Action]) -> Action:
    """Bombers, drops and reinforcements first; then the area that promises most; the initiative last."""
    first = opening(options)
    if first is not None:
        return first
    ranked = rank_areas(survey, options)
    if ranked:
        return ranked[0]
    again = [(promise(survey, action), action) for action in options if action.verb == "again"]
    second = max(again, key=lambda found: (found[0], found[1].spaces), default=None)
    if second is not None and second[0] > survey.weights.again and survey.pos.turn > 1:
        return second[1]
    return Action("end")


def opening(options: list[Action]) -> Action | None:
    """What comes before any area is activated."""
    for verb in ("luftwaffe", "jump", "reinforce"):
        for action in options:
            if action.verb == verb:
                return action
    return None


def rank_areas(survey: Survey, options: list[Action]) -> list[Action]:
    """The activations that promise something, those that promise most first."""
    scored = [(promise(survey, action), action) for action in options if action.verb in ("activate", "march")]
    scored.sort(key=lambda found: (found[0], found[1].spaces), reverse=True)
    return [action for value, action in scored if value > 0]


class Round:
    """The areas of one player turn, ranked once and then gone through without looking at them anew: what a player does
    who has no time. It is ranked again when the table is not as the round left it."""

    __slots__ = ("_expected", "_left")

    def __init__(self) -> None:
        self._expected = (-1, -1, -1, -1)
        self._left: list[Action] = []

    def choose_area(self, survey: Survey, options: list[Action]) -> Action:
        first = opening(options)
        if first is not None:
            return first
        pos, bit = survey.pos, survey.game.board.bit
        fresh = not (pos.activated or pos.marched)
        if fresh or self._expected != (pos.turn, pos.phase, pos.activated, pos.marched):
            self._left = rank_areas(survey, options)
        while self._left:
            action = self._left.pop(0)
            if action in options:
                called, area = action.verb == "activate", bit[action.spaces[0]]
                done = (pos.activated | area, pos.marched) if called else (pos.activated, pos.marched | area)
                self._expected = (pos.turn, pos.phase, *done)
                return action
        return Action("end")


def promise(survey: Survey, action: Action) -> float:
    """The best order an activation would allow, looked at on a copy of the table."""
    game = survey.game
    pos = survey.pos.copy()
    game.play(pos, action, NoDice())
    task = pos.agenda[-1] if pos.agenda else None
    if task is None or task.stage != "orders":
        return 0.0
    own = survey.local.get(action.spaces[0])
    if action.verb == "again" or own is not None:
        found = best_order(survey.after(pos, own), game.options(pos))
    else:
        # Nobody has moved yet, so all that the look over the table has found out holds.
        before, survey.pos = survey.pos, pos
        found = best_order(survey, game.options(pos))
        survey.pos = before
    return found[0] if found is not None else 0.0
