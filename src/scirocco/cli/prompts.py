"""Who must do what now, in words: one line for each kind of decision."""

from __future__ import annotations

from collections.abc import Callable

from scirocco.cli.names import hex_name, rule_number, side_name, unit_name, unit_names, values
from scirocco.core.decisions import Decision
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.engagement import foes_of, obliged
from scirocco.systems.somnium.movement import points_text
from scirocco.systems.somnium.odds import assess, defending_side
from scirocco.systems.somnium.position import Battle, SomniumPosition

Asker = Callable[[Somnium, SomniumPosition, Decision], str]


def prompt(game: Somnium, pos: SomniumPosition) -> str:
    """``Allies: choose a unit to move, or end the phase. [4.0]``"""
    decision = game.decision(pos)
    assert decision is not None
    text = ASKERS[decision.kind](game, pos, decision)
    return f"{side_name(game, decision.side)}: {text} [{rule_number(decision.rule)}]"


def _place(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    unit = decision.pieces[0]
    more = f"; {len(decision.pieces) - 1} more follow" if len(decision.pieces) > 1 else ""
    return f"place the {unit_name(game, unit)}, {values(game, pos, unit)}, behind your start line{more}."


def _unit(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return "choose a unit to move, or end the movement phase."


def _move(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    unit = decision.piece
    points = points_text(pos.agenda[-1].number)
    return f"say where the {unit_name(game, unit)} goes from {hex_name(game, pos.at[unit])} ({points} points), or stop."


def _arrive(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"say where the {unit_name(game, decision.piece)} comes in, or stop to let it wait."


def _drop(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"throw the die for the drop of the {unit_name(game, decision.piece)}."


def _target(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    must = obliged(game, pos, decision.side, foes_of(game, pos, decision.side))
    if not must:
        return "choose a target, or end the combat phase."
    labels = ", ".join(f"{game.units[unit].label} in {game.board.ids[pos.at[unit]]}" for unit in must)
    return f"choose a target. Must still attack: {labels}."


def _attackers(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"name the units that attack {hex_name(game, decision.space)} one by one, then done. {_so_far(game, pos)}"


def _battery(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"name the guns that fire at {hex_name(game, decision.space)} one by one, then done."


def _sorties(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"how many air points strike {hex_name(game, decision.space)}? {_air_left(game, pos, decision)}"


def _air(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    battle = _battle(pos)
    purpose = "the defence of" if decision.side == defending_side(game, pos, battle) else "the attack on"
    return (
        f"how many air points for {purpose} {hex_name(game, decision.space)}? "
        f"{_air_left(game, pos, decision)} {_so_far(game, pos)}"
    )


def _support(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return (
        f"name the guns that support the defence of {hex_name(game, decision.space)} one by one, then done. "
        f"{_so_far(game, pos)}"
    )


def _loss(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    cost = "is eliminated" if pos.agenda[-1].number else "takes the loss"
    return f"choose the unit that {cost}."


def _give(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    given = pos.agenda[-1].number
    rest = f"; given so far: {given} defence points. Say done when that is enough." if given else "."
    return f"exchange: choose a unit to give up{rest}"


def _pay(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"exchange: choose a unit to pay with; {pos.agenda[-1].number} attack points are still to be paid."


def _retreat(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"retreat: {unit_names(game, decision.pieces)}. Choose a unit and where it goes."


def _displace(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"{hex_name(game, decision.space)} is too full: choose the unit that moves on, and where it goes."


def _advance(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"advance to {hex_name(game, decision.space)} and beyond with whom you like, then done."


def _battle(pos: SomniumPosition) -> Battle:
    assert pos.battle is not None
    return pos.battle


def _air_left(game: Somnium, pos: SomniumPosition, decision: Decision) -> str:
    return f"{pos.air[decision.side]} are left, at most {game.air_cap} serve in one fight."


def _so_far(game: Somnium, pos: SomniumPosition) -> str:
    """The odds as declared so far."""
    odds = assess(game, pos, _battle(pos))
    return f"So far {odds.attack} against {odds.defence}, column {game.combat.columns[odds.column]}."


ASKERS: dict[str, Asker] = {
    "place": _place,
    "unit": _unit,
    "move": _move,
    "arrive": _arrive,
    "drop": _drop,
    "target": _target,
    "attackers": _attackers,
    "battery": _battery,
    "sorties": _sorties,
    "air": _air,
    "support": _support,
    "loss": _loss,
    "give": _give,
    "pay": _pay,
    "retreat": _retreat,
    "displace": _displace,
    "advance": _advance,
}
