"""The area games in messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from scirocco.core.decisions import Action, Decision, Event, Task
from scirocco.systems.areas import Areas, events
from scirocco.systems.areas.activation import activations
from scirocco.systems.areas.arrivals import interception
from scirocco.systems.areas.landing import how_it_lands, jumpers, lands_tired
from scirocco.systems.areas.movement import path_cost
from scirocco.systems.areas.odds import BANDS, BOMB_BANDS, is_bombardment
from scirocco.systems.areas.position import KIND_WORDS, AreasPosition, Battle
from scirocco.systems.areas.results import result_of
from scirocco.systems.areas.stacks import occupied
from scirocco.systems.areas.track import TIMES, turn_day
from scirocco.systems.areas.units import INVADER, Unit
from scirocco.systems.areas.values import attack_modifiers, defence_modifiers, total
from scirocco.telling.messages import (
    Fact,
    Message,
    day,
    listed,
    message,
    number,
    piece,
    pieces,
    said,
    side,
    slug,
    space,
    text,
    word,
    yes,
)
from scirocco.telling.teller import Teller, event_kind

BOMBINGS = ("guns", "air", "raid")


class AreasTeller(Teller[Areas]):
    """Operation Merkur."""

    system: ClassVar[str] = "areas"

    def piece_name(self, game: Areas, piece: int) -> str:
        """A unit's name, with its brigade or regiment where the name does not say it."""
        counter = game.units[piece]
        formation = shown_formation(counter)
        return f"{counter.name} ({formation})" if formation else counter.name

    def side_name(self, game: Areas, side: int) -> str:
        return game.data.sides[side].name

    # What happened

    def event_facts(self, game: Areas, event: Event) -> dict[str, Fact]:
        more = EVENT_FACTS.get(type(event))
        return more(game, event) if more is not None else {}

    def is_structure(self, event: Event) -> bool:
        return super().is_structure(event) or event_kind(event) == "player-turn-began"

    # What is to be decided

    def ask_facts(self, game: Areas, view: AreasPosition, decision: Decision) -> dict[str, Fact]:
        kind = decision.kind
        if kind == "area":
            must_jump = decision.side == INVADER and bool(jumpers(game, view))
            opens = any(option.spaces for option in game.options(view))
            return {"marches": number(view.marches), "jump": yes(must_jump), "open": yes(opens)}
        if kind == "raid":
            return {"left": number(sum(option.verb == "raid" for option in game.options(view)))}
        if kind == "forts":
            return {"left": number(view.spare_forts)}
        if kind == "aim":
            return {"piece": piece(game, game.options(view)[0].piece)}
        if kind == "reroll":
            return {"roll": said(rolled(game, view, view.agenda[-1]))}
        return {}

    def label_facts(self, game: Areas, view: AreasPosition, action: Action) -> dict[str, Fact]:
        if action.verb == "move":
            foes = occupied(game, view, 1 - game.side_of[action.piece])
            return {"points": number(path_cost(game, action.spaces, foes))}
        if action.verb == "end":
            return {"raid": yes(view.phase == 0)}
        return {}

    def argument(self, game: Areas, code: str, arg: str) -> Fact:
        named = [unit.number for unit in game.units if unit.name == arg]
        return piece(game, named[0]) if len(named) == 1 else super().argument(game, code, arg)


# --- parts of messages


def shown_formation(unit: Unit) -> str:
    """The brigade or regiment of a unit, unless its name says it: I/FJR3 is of FJR 3, I/Sturm of the Sturm Rgt."""
    name, formation = unit.name.replace(" ", ""), unit.formation.replace(" ", "").removesuffix("Rgt")
    return "" if formation in name else unit.formation


def moment(game: Areas, turn: int) -> Message:
    """A turn with its day and time."""
    if turn < 1:
        return message("turn-set-up")
    return message("turn-with-time", **_when(game, turn))


def _when(game: Areas, turn: int) -> dict[str, Fact]:
    return {
        "turn": number(turn),
        "turns": number(game.turns),
        "day": day(turn_day(game, turn)),
        "time": word(f"areas-time-{TIMES[(turn - 1) % game.data.turns_a_day]}"),
    }


def phase_name(game: Areas, phase: int) -> Message:
    """Whose player turn it is."""
    return message(f"phase-{slug(game.phases[phase])}")


def level_name(game: Areas, level: str, winner: int) -> Message:
    """10: a level of victory."""
    return message("areas-level", level=text(level), side=side(game, winner) if winner >= 0 else text(""))


def addition(code: str, value: int) -> Message:
    """``fort +2``"""
    sign = "+" if value >= 0 else "−"
    return message("areas-addition", reason=word(f"areas-shift-{code}"), value=text(f"{sign}{abs(value)}"))


def additions(modifiers: events.Modifiers) -> Fact:
    return listed(said(addition(code, value)) for _, code, value in modifiers)


def result_name(kind: str, result: str) -> Message:
    """What the dice made of an attack; an even bombardment is another thing than an even combat (7.4, 8.3)."""
    return message(f"areas-result-{'bombs-' if kind in BOMBINGS and result == 'even' else ''}{result}")


def rolled(game: Areas, pos: AreasPosition, task: Task) -> Message:
    """3.1: what the dice of a roll that may be thrown again show, and what would come of it."""
    if task.stage == "battle":
        assert pos.battle is not None
        return _battle_rolled(game, pos, pos.battle)
    if task.stage == "landing":
        tired = lands_tired(game, pos, task.space, how_it_lands(game, pos, task.piece), task.number)
        facts = {"piece": piece(game, task.piece), "space": space(game, task.space), "tired": yes(tired)}
        return Message("areas-roll-landing", {**facts, "die": number(task.number)})
    if task.stage == "convoy":
        outcome = interception(game, task.number % 10, task.number // 10).outcome
        convoy = text(game.units[task.pieces[0]].group)
        return message("areas-roll-convoy", convoy=convoy, die=number(task.number % 10), outcome=text(outcome))
    return message("areas-roll-activation", die=number(task.number), areas=number(activations(game, pos, task.number)))


def _battle_rolled(game: Areas, pos: AreasPosition, battle: Battle) -> Message:
    result = result_of(game, pos, battle)
    name = BOMB_BANDS[result] if is_bombardment(battle) else BANDS[result]
    return message(
        "areas-roll-battle",
        space=space(game, battle.space),
        attack=number(total(attack_modifiers(game, pos, battle)) + sum(battle.dice[:2])),
        defence=number(total(defence_modifiers(game, pos, battle)) + sum(battle.dice[2:])),
        meaning=said(result_name(KIND_WORDS[battle.kind], name)),
    )


# --- facts of events beside their fields


def _turn_began(game: Areas, event: events.TurnBegan) -> dict[str, Fact]:
    return _when(game, event.turn)


def _activation_rolled(game: Areas, event: events.ActivationRolled) -> dict[str, Fact]:
    return {**_added(game, event), "areas": number(event.areas)}


def _added(game: Areas, event: events.Landed | events.ActivationRolled | events.GarrisonRolled) -> dict[str, Fact]:
    return {"modifiers": additions(event.modifiers), "count": number(len(event.modifiers))}


def _way(game: Areas, event: events.Moved | events.Retreated) -> dict[str, Fact]:
    between = event.path[1:-1]
    return {
        "from": space(game, event.path[0]),
        "to": space(game, event.path[-1]),
        "stops": number(len(between)),
        "way": listed(text(game.board.ids[one]) for one in between),
    }


def _convoy_tested(game: Areas, event: events.ConvoyTested) -> dict[str, Fact]:
    return {
        "lost": pieces(game, event.lost),
        "turned_back": pieces(game, event.turned_back),
        "lost_count": number(len(event.lost)),
        "back_count": number(len(event.turned_back)),
    }


def _fought(game: Areas, event: events.Fought) -> dict[str, Fact]:
    dice = {f"die{place}": number(die) for place, die in enumerate(event.dice, start=1)}
    return {
        **dice,
        "leader": piece(game, event.lead) if event.lead >= 0 else text(""),
        "defender": piece(game, event.main),
        "attack": additions(event.attack),
        "defence": additions(event.defence),
        "attack_total": number(sum(value for _, _, value in event.attack)),
        "defence_total": number(sum(value for _, _, value in event.defence)),
        "meaning": said(result_name(event.kind, event.result)),
    }


def _regrouped(game: Areas, event: events.Regrouped) -> dict[str, Fact]:
    return {"spent": pieces(game, event.spent)}


def _game_ended(game: Areas, event: events.GameEnded) -> dict[str, Fact]:
    return {"victory": said(level_name(game, event.level, event.winner))}


EVENT_FACTS: dict[type[Any], Callable[[Areas, Any], dict[str, Fact]]] = {
    events.TurnBegan: _turn_began,
    events.Landed: _added,
    events.ActivationRolled: _activation_rolled,
    events.GarrisonRolled: _added,
    events.Moved: _way,
    events.Retreated: _way,
    events.ConvoyTested: _convoy_tested,
    events.Fought: _fought,
    events.Regrouped: _regrouped,
    events.GameEnded: _game_ended,
}
