"""What each unit of a Somnium battle risks, counted over all throws of the dice.

A loss falls on a unit its owner chooses. So each unit has a least number of throws that cost it something whatever is
chosen, and a greatest: where only one unit can take the loss the two are equal.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.odds import defenders, defending_side
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.systems.somnium.retreat import losses_on, ways_back
from scirocco.systems.somnium.stacks import attack_of
from scirocco.systems.somnium.tables import ROW_WEIGHTS, ResultTable
from scirocco.systems.somnium.units import REDUCED
from scirocco.telling.messages import message

Outcome = Literal["reduced", "destroyed"]
OF = sum(ROW_WEIGHTS)
UNHURT, HURT, GONE = 0, 1, 2


class Blow(NamedTuple):
    """What a result does to one side: a step or a whole unit of the owner's choice, an exchange, a retreat."""

    step: bool = False
    whole: bool = False
    exchange: bool = False
    retreat: bool = False


def blow_to(result: str, *, attacker: bool) -> Blow:
    """5.1.7: what a result costs a side.

    >>> blow_to("DRB AVI", attacker=False)
    Blow(step=True, whole=False, exchange=False, retreat=True)
    """
    if result in ("EMP", "DB", "DI", "IMP"):
        exchange = result == "EMP"
        return Blow(step=result == "DB" and not attacker, exchange=exchange, retreat=exchange and not attacker)
    own = result.split()[-1 if attacker else 0]
    if attacker:
        return Blow(step=own in ("AVB", "ARB"), whole=own == "AE", retreat=own in ("ARB", "ARI", "AE"))
    return Blow(step=own in ("DRB", "DVB"), whole=own == "DE", retreat=own in ("DRI", "DRB", "DE"))


def perils(
    game: Somnium, pos: SomniumPosition, fight: Battle, table: ResultTable, column: int, *, assault: bool
) -> list[shapes.Peril]:
    """The perils of both sides: of each stack, then of its units."""
    inside = defenders(game, pos, fight)
    side = defending_side(game, pos, fight)
    results = table.chances(column)
    found: list[shapes.Peril] = []
    if assault:
        found += _of_side(game, pos, fight, 1 - side, list(fight.attackers), results, attacker=True)
    return found + _of_side(game, pos, fight, side, inside, results, attacker=False)


def _of_side(
    game: Somnium,
    pos: SomniumPosition,
    fight: Battle,
    side: int,
    units: list[int],
    results: dict[str, int],
    *,
    attacker: bool,
) -> list[shapes.Peril]:
    blows = [(blow_to(result, attacker=attacker), throws) for result, throws in results.items()]
    found: list[shapes.Peril] = []
    if len(units) > 1:
        step = sum(throws for blow, throws in blows if blow.step)
        whole = sum(throws for blow, throws in blows if blow.whole or blow.exchange)
        for outcome, throws in (("reduced", step), ("destroyed", whole)):
            if throws:
                found.append(_peril(game, side, None, outcome, throws, throws, "someone"))  # type: ignore[arg-type]
    for unit in units:
        found += _of_unit(game, pos, fight, side, unit, len(units) == 1, blows, attacker=attacker)
    return found


def _of_unit(
    game: Somnium,
    pos: SomniumPosition,
    fight: Battle,
    side: int,
    unit: int,
    alone: bool,
    blows: list[tuple[Blow, int]],
    *,
    attacker: bool,
) -> list[shapes.Peril]:
    """The throws of each fate: the least over the choices of its owner, and the most."""
    least = {HURT: 0, GONE: 0}
    most = {HURT: 0, GONE: 0}
    trapped = False
    for blow, throws in blows:
        spared, struck = _fates(game, pos, unit, blow, alone, attacker=attacker)
        if blow.retreat:
            back = [_after_retreat(game, pos, fight, unit, fate) for fate in (spared, struck)]
            trapped = trapped or back != [spared, struck]
            spared, struck = back
        for fate in (HURT, GONE):
            least[fate] += throws * (spared == struck == fate)
            most[fate] += throws * (fate in (spared, struck))
    found = []
    for outcome, fate in (("reduced", HURT), ("destroyed", GONE)):
        if most[fate]:
            sure = least[fate] == most[fate]
            reason = "retreat" if trapped else "" if sure else "chosen"
            found.append(_peril(game, side, unit, outcome, least[fate], most[fate], reason))  # type: ignore[arg-type]
    return found


def _fates(
    game: Somnium, pos: SomniumPosition, unit: int, blow: Blow, alone: bool, *, attacker: bool
) -> tuple[int, int]:
    """What becomes of a unit when its owner spares it, and when he lets the blow fall on it; a retreat comes after."""
    reduced = bool(pos.marks[unit] & REDUCED)
    struck = UNHURT
    if blow.whole or (blow.exchange and _can_be_given(game, pos, unit, attacker)):
        struck = GONE
    elif blow.step:
        struck = GONE if reduced else HURT
    return (struck if alone else UNHURT), struck


def _can_be_given(game: Somnium, pos: SomniumPosition, unit: int, attacker: bool) -> bool:
    """5.1.7, C17: the attacker pays with units that have an attack value; the defender gives any."""
    return not attacker or attack_of(game, pos, unit) > 0


def _after_retreat(game: Somnium, pos: SomniumPosition, fight: Battle, unit: int, fate: int) -> int:
    """5.3.2: a unit with no way back is lost; under siege, or over water, the way costs a loss."""
    if fate == GONE:
        return GONE
    after = pos.copy()
    after.battle = fight._replace(lost=(unit,) if fate == HURT else ())
    if fate == HURT:
        after.marks[unit] |= REDUCED
    ways = ways_back(game, after, unit)
    here = after.at[unit]
    if not ways:
        return fate if game.safe_edges(game.side_of[unit], here) else GONE
    losses = min(losses_on(game, after, unit, (here, *way)) for way in ways)
    return HURT if losses else fate


def _peril(
    game: Somnium, side: int, unit: int | None, outcome: Outcome, least: int, most: int, reason: str
) -> shapes.Peril:
    return shapes.Peril(
        side=game.sides[side],
        unit=None if unit is None else game.piece_ids[unit],
        outcome=outcome,
        least=least,
        most=most,
        of=OF,
        assumption=shown(message(f"somnium-peril-{reason}")) if reason else None,
    )
