"""The chit-pull games in messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from scirocco.core.decisions import Action, Decision, Event
from scirocco.systems.chitpull import ChitPull, events
from scirocco.systems.chitpull.armour import unpack_hits
from scirocco.systems.chitpull.landing import can_plan
from scirocco.systems.chitpull.movement import points_text
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.units import armour_of, combat_of
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
    spaces,
    text,
    word,
    yes,
)
from scirocco.telling.teller import CLOSING, Teller

PARTICULARS = frozenset(
    ("cannot-attack", "no-loss", "retreat-no-hex", "cannot-advance", "no-rebuilding", "no-return", "no-fallback")
)
"""Reasons whose last argument says in words what is wrong: ``chitpull-because-...``."""
SHIFTS = frozenset(("encircled", "tanks", "tank-defence", "support", "defence-support", "air", "engineers"))
"""9.6: the reasons for which columns shift; every other one is a kind of terrain."""


class ChitPullTeller(Teller[ChitPull]):
    """Gazala 1942."""

    system: ClassVar[str] = "chitpull"

    def piece_name(self, game: ChitPull, piece: int) -> str:
        return game.units[piece].name

    def side_name(self, game: ChitPull, side: int) -> str:
        return game.data.sides[side].name

    def event_facts(self, game: ChitPull, event: Event) -> dict[str, Fact]:
        more = EVENT_FACTS.get(type(event))
        return more(game, event) if more is not None else {}

    # What is to be decided

    def ask_facts(self, game: ChitPull, view: ChitPosition, decision: Decision) -> dict[str, Fact]:
        facts: dict[str, Fact] = {}
        kind = decision.kind
        if kind == "place":
            facts["values"] = text(values_text(game, view, decision.pieces[0]))
            facts["more"] = number(len(decision.pieces) - 1)
        elif kind == "return":
            facts["hq"] = piece(game, game.options(view)[0].piece)
        elif kind == "replace":
            names = [game.sides.index(data.side) for data in game.data.pools.values()]
            own = zip(game.pool_names, view.pools, names, strict=True)
            facts["steps"] = steps((pool, count) for pool, count, whose in own if count and whose == decision.side)
        elif kind == "cup":
            facts["plan"] = yes(can_plan(game, view, decision.side))
        elif kind == "order":
            facts["leader"] = piece(game, game.marker_units[view.drawn])
            options = game.options(view)
            facts["able"] = number(len({option.piece for option in options if option.piece >= 0}))
            facts["mines"] = yes(any(option.verb == "clear" for option in options))
        elif kind == "move":
            facts["space"] = space(game, view.at[decision.piece])
            facts["points"] = text(points_text(decision.number))
        elif kind == "hit":
            cars, others = unpack_hits(decision.number)
            facts["cars"], facts["others"] = number(cars), number(others)
        if kind in ("hit", "loss"):
            facts["own"] = yes(game.side_of[decision.pieces[0]] == decision.side)
        return facts

    def label_facts(self, game: ChitPull, view: ChitPosition, action: Action) -> dict[str, Fact]:
        task = view.agenda[-1]
        if action.verb in CLOSING:
            barred = _still_open(game, view) if task.stage == "clash" else []
            return {"kind": text(task.stage), "count": number(len(barred)), "spaces": spaces(game, barred)}
        if action.verb == "auto":
            return {"count": number(len(task.pieces))}
        return {"columns": number(view.air)} if action.verb == "air" else {}

    def argument(self, game: ChitPull, code: str, arg: str) -> Fact:
        if code == "not-now":
            return text("")  # the decision says what it is time for
        if code == "prohibited" and arg in game.tables.terrain:
            return word(f"terrain-{arg}")
        if code in ("edge-closed", "not-at-edge") and arg in game.edge_of:
            return word(f"box-{arg}")
        if code == "cup-short":
            return number(int(arg))
        if code == "odds-too-low":
            attack, _, defence = arg.partition(" against ")
            return said(relation(int(attack), int(defence)))
        named = [unit.number for unit in game.units if unit.name == arg]
        if named:
            return piece(game, named[0])
        found = super().argument(game, code, arg)
        return word(f"chitpull-because-{slug(arg)}") if code in PARTICULARS and found.kind == "text" else found


def _still_open(game: ChitPull, view: ChitPosition) -> list[int]:
    """8.0: hexes against which armour combat is still possible: without it tanks may not attack them afterwards."""
    return sorted({action.spaces[-1] for action in game.options(view) if action.spaces})


# --- parts of messages


def values_text(game: ChitPull, pos: ChitPosition, unit: int) -> str:
    """Combat, armour and movement as the counter shows them now; radius and movement of a headquarters."""
    counter = game.units[unit]
    if counter.hq:
        return f"R{counter.radius}-{counter.movement}" if counter.radius else str(counter.movement)
    return f"{combat_of(game, pos, unit)}-{armour_of(game, pos, unit)}-{counter.movement}"


def moment(game: ChitPull, turn: int) -> Message:
    """A turn with its day."""
    if turn < 1:
        return message("turn-set-up")
    return message("turn-with-day", turn=number(turn), turns=number(game.turns), day=day(game.day_of(turn)))


def phase_word(phase: str) -> str:
    """
    >>> phase_word("armour combat")
    'phase-armour-combat'
    """
    return f"phase-{slug(phase)}"


def relation(attack: int, defence: int) -> Message:
    return message("chitpull-relation", attack=number(attack), defence=number(defence))


def shift_reason(reason: str) -> Message:
    """9.6: why columns shift."""
    if reason in SHIFTS:
        return message(f"chitpull-shift-{reason}")
    return message("chitpull-shift-terrain", terrain=word(f"terrain-{reason}"))


def column_text(game: ChitPull, column: int) -> str:
    """A column by its name; one beyond an end of the table by the end it lies beyond."""
    names = game.tables.combat.columns
    if column < 0:
        return f"< {names[0]}"
    return names[column] if column < len(names) else f"> {names[-1]}"


def result_name(points: tuple[int, int]) -> Message:
    """9.3: a result in points: what the attacker pays, and the defender."""
    return message("chitpull-result-points", attacker=number(points[0]), defender=number(points[1]))


def steps(pools: Iterable[tuple[str, int]]) -> Fact:
    """Replacement steps by kind."""
    return listed(said(message("chitpull-steps", pool=word(pool_word(pool)), count=number(n))) for pool, n in pools)


def pool_word(pool: str) -> str:
    """
    >>> pool_word("ge_tank")
    'pool-ge-tank'
    """
    return f"pool-{slug(pool)}"


def signed(amount: int) -> str:
    return f"+{amount}" if amount > 0 else f"−{-amount}"


# --- facts of events beside their fields


def _turn_began(game: ChitPull, event: events.TurnBegan) -> dict[str, Fact]:
    facts = {"turns": number(game.turns), "day": day(event.day), "steps": steps(event.steps)}
    return {**facts, "count": number(len(event.steps))}


def _command_rolled(game: ChitPull, event: events.CommandRolled) -> dict[str, Fact]:
    return {"plus": text(signed(event.modifier))}


def _landing_drifted(game: ChitPull, event: events.LandingDrifted) -> dict[str, Fact]:
    return {"ashore": yes(event.space >= 0)}


def _with_pool(game: ChitPull, event: events.Rebuilt | events.Raised | events.RecoveryRolled) -> dict[str, Fact]:
    return {"pool": word(pool_word(event.pool)) if event.pool else text(""), "saved": yes(bool(event.pool))}


def _two(game: ChitPull, event: events.Affiliated | events.SplitUp | events.Merged) -> dict[str, Fact]:
    return {"unit": piece(game, event.units[0]), "other": piece(game, event.units[1])}


def _supply_checked(game: ChitPull, event: events.SupplyChecked) -> dict[str, Fact]:
    return {"out": number(len(event.units)), "isolated": number(len(event.pieces))}


def _activation_began(game: ChitPull, event: events.ActivationBegan) -> dict[str, Fact]:
    facts = {"count": number(len(event.units)), "beyond": number(len(event.far))}
    return {**facts, "far": pieces(game, event.far)}


def _way(
    game: ChitPull, event: events.Moved | events.Reacted | events.MinesWorkedOn | events.Retreated | events.Advanced
) -> dict[str, Fact]:
    return {"from": space(game, event.path[0]), "to": space(game, event.path[-1])}


def _moved(game: ChitPull, event: events.Moved) -> dict[str, Fact]:
    off = yes(game.board.is_box(event.path[-1]))
    return {**_way(game, event), "off": off, "points": number(event.cost / 2), "cost": text(points_text(event.cost))}


def _clash_fought(game: ChitPull, event: events.ClashFought) -> dict[str, Fact]:
    return {
        "attacking": dice_text(event.attack_dice, event.attack_flak),
        "defending": dice_text(event.defence_dice, event.defence_flak),
        "on-defence": hits_of(event.attack_hits),
        "on-attack": hits_of(event.defence_hits),
    }


def dice_text(plain: tuple[int, ...], flak: tuple[int, ...]) -> Fact:
    """8.13: the dice thrown, those of anti-tank guns behind a plus sign; a dash for none."""
    thrown = [" ".join(str(die) for die in some) for some in (plain, flak) if some]
    return text(" + ".join(thrown) or "–")


def hits_of(hits: tuple[int, int]) -> Fact:
    return said(message("chitpull-hits", cars=number(hits[0]), others=number(hits[1])))


def _battle_fought(game: ChitPull, event: events.BattleFought) -> dict[str, Fact]:
    lines = [
        message("chitpull-shift-line", reason=said(shift_reason(reason)), columns=text(signed(columns)))
        for reason, columns in event.shifts
    ]
    return {
        "relation": said(relation(event.attack, event.defence)),
        "base": text(column_text(game, event.base_column)),
        "column": text(column_text(game, event.column)),
        "count": number(len(event.shifts)),
        "shifts": listed(said(line) for line in lines),
        "meaning": said(result_name(event.points)),
    }


def _game_ended(game: ChitPull, event: events.GameEnded) -> dict[str, Fact]:
    return {
        "attacker": side(game, game.attacker),
        "count": number(len(event.held)),
        "needed": number(len(game.objectives)),
    }


EVENT_FACTS: dict[type[Any], Callable[[ChitPull, Any], dict[str, Fact]]] = {
    events.TurnBegan: _turn_began,
    events.CommandRolled: _command_rolled,
    events.LandingDrifted: _landing_drifted,
    events.Rebuilt: _with_pool,
    events.Raised: _with_pool,
    events.RecoveryRolled: _with_pool,
    events.Affiliated: _two,
    events.SplitUp: _two,
    events.Merged: _two,
    events.SupplyChecked: _supply_checked,
    events.ActivationBegan: _activation_began,
    events.Moved: _moved,
    events.Reacted: _way,
    events.MinesWorkedOn: _way,
    events.Retreated: _way,
    events.Advanced: _way,
    events.ClashFought: _clash_fought,
    events.BattleFought: _battle_fought,
    events.GameEnded: _game_ended,
}
