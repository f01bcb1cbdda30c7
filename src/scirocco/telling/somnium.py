"""The Somnium games in messages."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, ClassVar

from scirocco.core.decisions import Action, Decision, Event
from scirocco.systems.somnium import Somnium, events
from scirocco.systems.somnium.engagement import foes_of, obliged
from scirocco.systems.somnium.movement import path_cost
from scirocco.systems.somnium.odds import assess, defending_side, hides_defence
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.reasons import points_text
from scirocco.systems.somnium.scoring import ScoreLine
from scirocco.systems.somnium.stacks import attack_of, defence_of
from scirocco.telling.messages import (
    Fact,
    Message,
    day,
    listed,
    message,
    number,
    piece,
    said,
    side,
    slug,
    space,
    text,
    word,
    yes,
)
from scirocco.telling.teller import Teller

EDGES = ("north", "east", "south", "west")
SHIFTS = {
    "water": "water",
    "fortification": "fortification",
    "defence on mines": "defence-on-mines",
    "siege": "siege",
    "armour": "armour",
    "attack out of mines": "attack-out-of-mines",
    "naval support": "naval-support",
}
"""The reasons for which columns shift, as the rules name them; every other one is a kind of terrain or a division."""
DIVISION = "division "
TERRAIN_REASONS = frozenset(("prohibited", "no-attack-there", "closed-ground", "advance-ends", "advance-ground"))


class SomniumTeller(Teller[Somnium]):
    """El Alamein, Gazala, Sicily."""

    system: ClassVar[str] = "somnium"

    def piece_name(self, game: Somnium, piece: int) -> str:
        """A unit's name, with its division where that does not stand in it already."""
        counter = game.units[piece]
        if counter.formation and counter.formation not in counter.name:
            return f"{counter.name} ({counter.formation})"
        return counter.name

    def side_name(self, game: Somnium, side: int) -> str:
        return game.data.sides[side].name

    # What happened

    def event_facts(self, game: Somnium, event: Event) -> dict[str, Fact]:
        more = EVENT_FACTS.get(type(event))
        return more(game, event) if more is not None else {}

    # What is to be decided

    def ask_facts(self, game: Somnium, view: SomniumPosition, decision: Decision) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        kind, battle = decision.kind, view.battle
        if kind == "place":
            facts["values"] = text(values_text(game, view, decision.pieces[0]))
            facts["more"] = number(len(decision.pieces) - 1)
        elif kind == "move":
            facts["space"] = space(game, view.at[decision.piece])
            facts["points"] = text(points_text(decision.number))
        elif kind == "target":
            must = obliged(game, view, decision.side, foes_of(game, view, decision.side))
            facts["count"] = number(len(must))
        elif kind in ("air", "sorties"):
            facts["left"] = said(air_left(game, view.air[decision.side], support=kind == "air"))
        elif kind == "loss":
            facts["whole"] = yes(bool(decision.number))
        if battle is not None and kind in ("attackers", "air", "support"):
            facts["odds"] = said(so_far(game, view))
            facts["defends"] = yes(decision.side == defending_side(game, view, battle))
        return facts

    def label_facts(self, game: Somnium, view: SomniumPosition, action: Action) -> dict[str, Fact]:
        if action.verb == "move":
            return {"points": text(points_text(path_cost(game, view, action.piece, action.spaces)))}
        return {}

    def argument(self, game: Somnium, code: str, arg: str) -> Fact:
        if code in TERRAIN_REASONS and arg in game.tables.terrain:
            return word(f"terrain-{arg}")
        if code in ("edge-closed", "not-an-edge") and arg in EDGES:
            return word(f"box-{arg}")
        if code == "advance-far" and arg.isdigit() and arg not in game.board.index:
            return number(int(arg))
        named = [unit.number for unit in game.units if unit.name == arg]
        return piece(game, named[0]) if len(named) == 1 else super().argument(game, code, arg)


# --- parts of messages


def values_text(game: Somnium, pos: SomniumPosition, unit: int) -> str:
    """Attack, defence and movement as the counter shows them now."""
    values = f"{attack_of(game, pos, unit)}-{defence_of(game, pos, unit)}-{game.units[unit].movement}"
    return f"{values} r{game.units[unit].range}" if game.units[unit].gun else values


def air_left(game: Somnium, points: int, *, support: bool) -> Message:
    """6.1, C23: how many air points a side has, and how many it may give to one fight; with the option
    ``free_air_support`` as many as it likes."""
    if support and game.switches.get("free_air_support", False):
        return message("somnium-air-left-free", left=number(points))
    return message("somnium-air-left", left=number(points), cap=number(game.air_cap))


def so_far(game: Somnium, pos: SomniumPosition) -> Message:
    """The odds as declared so far."""
    assert pos.battle is not None
    odds = assess(game, pos, pos.battle)
    if hides_defence(game, pos):
        return message("somnium-attack-so-far", attack=number(odds.attack))
    return message(
        "somnium-odds-so-far",
        attack=number(odds.attack),
        defence=number(odds.defence),
        column=text(game.combat.columns[odds.column]),
    )


def day_of(game: Somnium, turn: int) -> str:
    """The first day of a turn."""
    first = date.fromisoformat(game.data.first_day)
    return (first + timedelta(days=(turn - 1) * game.data.days_per_turn)).isoformat()


def moment(game: Somnium, turn: int) -> Message:
    """A turn with its day."""
    if turn < 1:
        return message("turn-set-up")
    return message("turn-with-day", turn=number(turn), turns=number(game.turns), day=day(day_of(game, turn)))


def phase_name(game: Somnium, phase: int) -> Message:
    """A phase as the players call it."""
    whose = game.phase_side(phase)
    if whose < 0:
        return message("phase-set-up")
    return message("phase-of-side", side=side(game, whose), phase=word(_phase_word(game.phases[phase])))


def _phase_word(phase: str) -> str:
    return f"phase-{phase.rpartition(' ')[2]}"


def shift_reason(reason: str) -> Message:
    """Why columns shift.

    >>> shift_reason("division 9 Aus").facts["division"].value
    '9 Aus'
    """
    if reason.startswith(DIVISION):
        return message("somnium-shift-division", division=text(reason.removeprefix(DIVISION)))
    code = SHIFTS.get(reason)
    if code is not None:
        return message(f"somnium-shift-{code}")
    return message("somnium-shift-terrain", terrain=word(f"terrain-{reason}"))


def result_name(result: str) -> Message:
    """What a result of the dice means."""
    return message(f"somnium-result-{slug(result)}")


def score_label(game: Somnium, line: ScoreLine) -> Message:
    """What points are for."""
    facts = {"count": number(line.times)}
    if line.kind in ("destroyed", "left"):
        facts["all"] = yes(not line.what)
        facts["nation"] = word(f"nation-{slug(line.what)}") if line.what else text("")
    else:
        facts["place"] = text(line.what)
    return Message(f"somnium-score-{line.kind.replace('_', '-')}", facts)


def signed(amount: int) -> str:
    """
    >>> signed(2), signed(-1)
    ('+2', '−1')
    """
    return f"+{amount}" if amount > 0 else f"−{-amount}"


# --- facts of events beside their fields


def _turn_began(game: Somnium, event: events.TurnBegan) -> dict[str, Fact]:
    shares = [
        message("somnium-air-share", side=side(game, whose), points=number(points))
        for whose, points in enumerate(event.air)
    ]
    return {
        "turns": number(game.turns),
        "day": day(day_of(game, event.turn)),
        "air": listed(said(share) for share in shares),
    }


def _phase_began(game: Somnium, event: events.PhaseBegan) -> dict[str, Fact]:
    return {"phase": word(_phase_word(event.phase))}


def _way(game: Somnium, path: tuple[int, ...]) -> dict[str, Fact]:
    between = path[1:-1]
    return {
        "from": space(game, path[0]),
        "to": space(game, path[-1]),
        "stops": number(len(between)),
        "way": listed(text(game.board.ids[one]) for one in between),
    }


def _moved(game: Somnium, event: events.Moved) -> dict[str, Fact]:
    return {
        **_way(game, event.path),
        "off": yes(game.board.is_box(event.path[-1])),
        "points": number(event.cost / 2),
        "cost": text(points_text(event.cost)),
    }


def _left_map(game: Somnium, event: events.LeftMap) -> dict[str, Fact]:
    return {"edge": yes(game.board.ids[event.space] in EDGES)}


def _recovered(game: Somnium, event: events.Recovered) -> dict[str, Fact]:
    return {"space": space(game, event.line[0]), "base": space(game, event.line[-1])}


def _fell_back(game: Somnium, event: events.Retreated | events.Advanced) -> dict[str, Fact]:
    return _way(game, event.path)


def _thrown(dice: tuple[int, int], result: str) -> dict[str, Fact]:
    return {"die1": number(dice[0]), "die2": number(dice[1]), "meaning": said(result_name(result))}


def _battle_fought(game: Somnium, event: events.BattleFought) -> dict[str, Fact]:
    return {
        **_thrown(event.dice, event.result),
        "base": text(game.combat.columns[event.base_column]),
        "column": text(game.combat.columns[event.column]),
        "count": number(len(event.shifts)),
        "shifts": listed(said(_shift_line(reason, columns)) for reason, columns in event.shifts),
    }


def _shift_line(reason: str, columns: int) -> Message:
    """The event names a shift as ``alamein 5.1.2 crest``."""
    _, rule, words = reason.split(" ", 2)
    return message(
        "somnium-shift-line", reason=said(shift_reason(words)), rule=text(rule), columns=text(signed(columns))
    )


def _bombarded(game: Somnium, event: events.Bombarded) -> dict[str, Fact]:
    return {**_thrown(event.dice, event.result), "column": text(game.bombardment.columns[event.column])}


def _game_ended(game: Somnium, event: events.GameEnded) -> dict[str, Fact]:
    return {"drawn": yes(event.winner < 0), "totals": totals(game, event.scores)}


def totals(game: Somnium, scores: tuple[int, ...]) -> Fact:
    """The points of every side."""
    return listed(
        said(message("table-total", side=side(game, whose), points=number(points)))
        for whose, points in enumerate(scores)
    )


EVENT_FACTS: dict[type[Any], Callable[[Somnium, Any], dict[str, Fact]]] = {
    events.TurnBegan: _turn_began,
    events.PhaseBegan: _phase_began,
    events.Moved: _moved,
    events.LeftMap: _left_map,
    events.Recovered: _recovered,
    events.Retreated: _fell_back,
    events.Advanced: _fell_back,
    events.BattleFought: _battle_fought,
    events.Bombarded: _bombarded,
    events.GameEnded: _game_ended,
}
