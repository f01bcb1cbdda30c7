"""A fight that may be declared now, as somebody plans it: who could join, and what the other side can answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from scirocco.core.decisions import Action
from scirocco.core.errors import IllegalAction
from scirocco.core.game import Game
from scirocco.server import shapes
from scirocco.server.presenting.base import BattlePlan, show_why
from scirocco.server.presenting.declaring import Candidate, Manner, Trial, candidates


def planned(
    game: Game[Any],
    view: Any,
    opening: Action,
    plan: BattlePlan,
    manner: Manner,
    weigh: Callable[[Any], shapes.Battle],
) -> shapes.Battle:
    """The fight that an action opens, with those who are named, or with everybody who joins as a matter of course.
    Raises IllegalAction where the rules do not allow it."""
    able = candidates(game, view, opening, manner)
    parts = {one.unit: manner.part(game, view, one.unit, plan.target) for one in able}
    trial = Trial(game, view, opening, manner)
    trial.carry_out(_wanted(plan, able, parts, lambda unit: manner.worth(game, view, Action("", unit))), plan.air)
    found = weigh(trial.fight)
    joined = trial.named()
    found.joiners = [_joiner(game, one, parts[one.unit], joined) for one in able]
    if trial.barred is not None:
        found.barred = show_why(game, None, trial.barred)
        return found
    trial.answer()
    found.reply = _reply(found, weigh(trial.fight))
    return found


def being_declared(
    game: Game[Any], view: Any, target: int, manner: Manner, weigh: Callable[[Any], shapes.Battle]
) -> shapes.Battle:
    """The fight that is being declared; while it is the attacker's turn to speak, with the same."""
    found = weigh(view.battle)
    if view.agenda[-1].side != game.sides.index(found.parties[0].side):
        return found
    able = candidates(game, view, None, manner)
    named = manner.named(game, view.battle)
    joined = named or tuple(game.piece_index[one.unit] for one in found.parties[0].units[:1])
    found.joiners = [_joiner(game, one, manner.part(game, view, one.unit, target), joined) for one in able]
    trial = Trial(game, view, None, manner)
    with suppress(IllegalAction):  # those who are named so far are not enough
        trial.carry_out([unit for unit in joined if unit not in trial.named()], 0)
        if trial.barred is None:
            trial.answer()
            found.reply = _reply(found, weigh(trial.fight))
    return found


def _wanted(
    plan: BattlePlan, able: Iterable[Candidate], parts: dict[int, str], worth: Callable[[int], int]
) -> list[int]:
    """Those who are named. Where nobody is: all who stand there to fight, of those of whom only one can the strongest;
    guns and headquarters that would help from afar only where the fight is theirs alone."""
    forced = [one.unit for one in able if one.must]
    free = [one.unit for one in able if one.why is None and not one.must]
    groups: dict[str, list[int]] = {}
    for one in able:
        if one.unit in free and parts[one.unit] == "unit":
            groups.setdefault(one.instead, []).append(one.unit)
    near = groups.pop("", []) + [max(units, key=worth) for units in groups.values()]
    units = list(plan.units) if plan.units is not None else near
    guns = list(plan.guns) if plan.guns is not None else []
    if plan.guns is None and plan.units is None and not near and not forced:
        guns = free
    return [*forced, *units, *guns]


def _joiner(game: Game[Any], one: Candidate, part: str, joined: Iterable[int]) -> shapes.Joiner:
    return shapes.Joiner(
        unit=game.piece_ids[one.unit],
        part=part,  # type: ignore[arg-type]
        joins=one.unit in joined,
        must=one.must,
        instead=one.instead,
        why=None if one.why is None else show_why(game, None, one.why),
    )


def _reply(before: shapes.Battle, after: shapes.Battle) -> shapes.Reply:
    """What the defender of a fight has more after his answer than before it."""
    had, has = before.parties[1], after.parties[1]
    known = {one.unit for one in had.units}
    units = [one for one in has.units if one.unit not in known]
    return shapes.Reply(
        side=has.side,
        units=units,
        points=has.sums[-1].value - had.sums[-1].value - sum(one.value for one in units),
        relation=after.relation,
        final=None if after.ladder is None else after.ladder.final,
    )
