"""What a choice would leave undone on Crete, and the assaults that follow it before anybody is asked again."""

from __future__ import annotations

from scirocco.core.decisions import Action
from scirocco.core.errors import IllegalAction
from scirocco.server import shapes
from scirocco.server.presenting.areas_battle import preview, weigh
from scirocco.server.presenting.base import BattlePlan
from scirocco.server.presenting.leaving import carried_out, most_are_left
from scirocco.systems.areas import Areas
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.stacks import is_in
from scirocco.systems.areas.units import BOUND
from scirocco.telling.messages import Fact, Message, message, number, said

ENDS = frozenset(("end", "done", "move", "drop", "crash"))
"""The choices that assaults can follow without a word in between."""


def leaves(game: Areas, pos: AreasPosition, action: Action) -> list[Message]:
    """4, 5.2, 5.5: the assaults that are owed, with their odds, then what has been forgotten."""
    if action.verb not in ENDS or pos.phase < 1:
        return []
    found = [_fight(battle) for battle in _owed(game, pos, action)] if _may_fight(game, pos, action) else []
    stage = pos.agenda[-1].stage
    if action.verb != "end" or stage != "area":
        return found
    return found + _forgotten(game, pos)


def _may_fight(game: Areas, pos: AreasPosition, action: Action) -> bool:
    """Whether somebody must fight, or would have to after a move."""
    side = pos.agenda[-1].side
    if any(pos.at[unit] >= 0 and pos.marks[unit] & BOUND for unit in game.army[side]):
        return True
    return action.verb == "move" and is_in(game, pos, 1 - side, action.spaces[-1])


def _owed(game: Areas, pos: AreasPosition, action: Action) -> list[shapes.Battle]:
    """The assaults that follow before their side is asked anything."""
    side = pos.agenda[-1].side
    after, thrown = carried_out(game, pos, action)
    decision = None if thrown else game.decision(after)
    if after.battle is None or (decision is not None and decision.side == side):
        return []
    first = after.battle.space
    found = [weigh(game, after, after.battle, declared=False)]
    others = {after.at[unit] for unit in game.army[side] if after.at[unit] >= 0 and after.marks[unit] & BOUND} - {first}
    for area in sorted(others):
        try:
            found.append(preview(game, after, BattlePlan(area, "assault")))
        except IllegalAction:
            continue
    return found


def _fight(battle: shapes.Battle) -> Message:
    won = sum(one.throws for one in battle.chances if one.outcome == "attacker")
    throws = sum(one.throws for one in battle.chances)
    attack, defence = (party.sums[-1].value for party in battle.parties)
    return message(
        "areas-leaves-fight",
        space=Fact("space", battle.space or ""),
        odds=said(message("areas-relation", attack=number(attack), defence=number(defence))),
        percent=number(round(100 * won / throws)),
    )


def _forgotten(game: Areas, pos: AreasPosition) -> list[Message]:
    options = game.options(pos)
    areas = sum(1 for one in options if one.verb == "activate")
    found = most_are_left("areas", areas, pos.activated.bit_count())
    if any(one.verb == "luftwaffe" for one in options):
        found.append(message("areas-leaves-aircraft"))
    coming = sum(1 for one in options if one.verb == "reinforce")
    return found + ([message("areas-leaves-reinforcements", count=number(coming))] if coming else [])
