"""What a fight may win and lose: exact expectation over the combat and bombardment tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scirocco.players.somnium.survey import Survey
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.systems.somnium.results import bombardment_column
from scirocco.systems.somnium.retreat import is_sheltered, ways_back
from scirocco.systems.somnium.stacks import attack_of, defence_of, units_in


class Stakes(NamedTuple):
    """What each event of a fight is worth to the attacker; own losses are counted as positive costs.

    ``rout`` is the retreat of all defenders, ``rest_rout`` of those left when
    the cheapest is gone; ``gain`` is the hex itself; ``repulse`` the retreat of
    the attackers, ``price`` what they pay in an exchange.
    """

    step: float
    whole: float
    rout: float
    rest_rout: float
    gain: float
    own_step: float
    own_whole: float
    repulse: float
    price: float


def stakes_of(survey: Survey, pos: SomniumPosition, target: int, attackers: Sequence[int], mine: int) -> Stakes:
    """The stakes when ``attackers``, of the side ``mine``, stand in ``pos`` around the target."""
    game, ledger, weights = survey.game, survey.ledger, survey.weights
    inside = units_in(game, pos, 1 - mine, target)
    whole = {unit: ledger.unit(unit) for unit in inside}
    cheapest = min(inside, key=whole.__getitem__)
    flights = {unit: flight_cost(survey, pos, unit) for unit in inside}
    ousted = ousting(survey, target, mine)
    caution = weights.caution if mine == survey.side else 1.0
    rest = sum(flights.values()) - flights[cheapest]
    steps = [ledger.step(unit) for unit in attackers]
    return Stakes(
        step=min(ledger.step(unit) for unit in inside),
        whole=whole[cheapest],
        rout=sum(flights.values()) + ousted,
        rest_rout=rest + ousted,
        gain=hex_gain(survey, target, attackers),
        own_step=caution * min(steps),
        own_whole=caution * min(ledger.unit(unit) for unit in attackers),
        repulse=caution * repulse_cost(survey, pos, attackers, mine),
        price=caution * exchange_price(survey, pos, attackers, defence_of(game, pos, cheapest)),
    )


def ousting(survey: Survey, target: int, mine: int) -> float:
    """Driving a stack from its hex is worth more where it bars the attacker's way."""
    weights = survey.weights
    if mine == survey.side:
        return weights.dislodge + survey.opening(target)
    return weights.dislodge + weights.block * survey.guard_scale * survey.blocking[target]


def flight_cost(survey: Survey, pos: SomniumPosition, unit: int) -> float:
    """5.3: what a retreat costs a unit: nothing with a free way, a step under siege, all without a way."""
    game, ledger = survey.game, survey.ledger
    ways = ways_back(game, pos, unit)
    if ways:
        bare = (
            len(ways[0]) == 2
            and ways[0][1] < game.board.size
            and not any(is_sheltered(game, pos, unit, way[0]) for way in ways)
        )
        return ledger.step(unit) if bare else 0.0
    if game.safe_edges(game.side_of[unit], pos.at[unit]):
        return ledger.leaving(unit)
    return ledger.unit(unit)


def hex_gain(survey: Survey, target: int, attackers: Sequence[int]) -> float:
    """5.2: the prize of the hex, if any attacker can advance into it."""
    if not any(survey.game.units[unit].advance for unit in attackers):
        return 0.0
    prize = survey.ledger.prizes.get(target, 0.0)
    return prize if survey.last_turn else survey.weights.gain * min(prize, 40.0)


def repulse_cost(survey: Survey, pos: SomniumPosition, attackers: Sequence[int], mine: int) -> float:
    """What it costs when all attackers must go back: those without a way, and the posts they leave behind."""
    game, weights = survey.game, survey.weights
    cost = 0.0
    for unit in attackers:
        # Where the others stand matters little to the way back, so it is looked at once for each hex.
        key = (unit, pos.at[unit])
        known = survey.flights.get(key)
        if known is None:
            known = survey.flights[key] = flight_cost(survey, pos, unit)
        cost += known + weights.repulsed
    if mine != survey.side:
        return cost
    for space in {pos.at[unit] for unit in attackers}:
        if all(unit in attackers for unit in units_in(game, pos, mine, space)):
            prize = survey.ledger.prizes.get(space, 0.0)
            cost += weights.lost_post * min(prize, 20.0) + weights.terrain * game.columns[space]
            cost += weights.block * survey.guard_scale * survey.blocking[space] * 0.5
    return cost


def exchange_price(survey: Survey, pos: SomniumPosition, attackers: Sequence[int], due: int) -> float:
    """5.1.7: what the attackers pay in an exchange, cheapest first, until the attack reaches what is due."""
    paid, price = 0, 0.0
    for unit in sorted(attackers, key=survey.ledger.unit):
        if paid >= due:
            break
        value = attack_of(survey.game, pos, unit)
        if value:
            paid += value
            price += survey.ledger.unit(unit)
    return price


def value_at(survey: Survey, stakes: Stakes, column: int) -> float:
    """The expected worth of a fight in a column."""
    total = 0.0
    for codes, chance in survey.ground.outcomes[column]:
        total += chance * outcome_value(stakes, codes)
    return total


def outcome_value(stakes: Stakes, codes: tuple[str, ...]) -> float:
    """5.1.7: what one result is worth to the attacker."""
    first, last = codes[0], codes[-1]
    if first == "EMP":
        return stakes.whole + stakes.rest_rout - stakes.price
    value = 0.0
    if first in ("DRB", "DVB"):
        value += stakes.step
    elif first == "DE":
        value += stakes.whole
    if last in ("AVB", "AVI"):
        value += (stakes.rest_rout if first == "DE" else stakes.rout) + stakes.gain
    if last in ("ARB", "ARI", "AE"):
        value -= stakes.repulse
    if last in ("AVB", "ARB"):
        value -= stakes.own_step
    elif last == "AE":
        value -= stakes.own_whole
    return value


def shot_value(survey: Survey, pos: SomniumPosition, target: int, guns: tuple[int, ...], air: int) -> float:
    """6.2, 8.0: the expected worth of a bombardment by guns, or from the air."""
    _, _, column = bombardment_column(survey.game, pos, Battle(target, guns=guns, air=air))
    inside = units_in(survey.game, pos, survey.enemy, target)
    return survey.ground.hit_chance[column] * min(survey.ledger.step(unit) for unit in inside)
