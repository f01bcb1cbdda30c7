"""After the dice: who takes the loss, where to retreat, who advances, what an exchange costs."""

from __future__ import annotations

import itertools

from scirocco.core.decisions import Action
from scirocco.players.somnium.posts import Posts
from scirocco.players.somnium.stakes import exchange_price
from scirocco.players.somnium.survey import Survey
from scirocco.systems.somnium.losses import WHOLE_UNIT
from scirocco.systems.somnium.stacks import attack_of, defence_of, units_in

MOST_PAYERS = 8


def choose_loss(survey: Survey, options: list[Action]) -> Action:
    """5.1.7: the unit whose loss costs least."""
    ledger = survey.ledger
    if survey.pos.agenda[-1].number == WHOLE_UNIT:
        return min(options, key=lambda action: ledger.unit(action.piece))
    return min(options, key=lambda action: ledger.step(action.piece))


def choose_gift(survey: Survey, options: list[Action]) -> Action:
    """5.1.7, exchange: the one unit that costs us least after what the attacker must pay for it."""
    done = Action("done")
    battle = survey.pos.battle
    if done in options or battle is None:
        return done
    attackers = [unit for unit in battle.attackers if survey.pos.at[unit] >= 0]

    def cost(action: Action) -> float:
        due = defence_of(survey.game, survey.pos, action.piece)
        return survey.ledger.unit(action.piece) - exchange_price(survey, survey.pos, attackers, due)

    return min(options, key=cost)


def choose_payment(survey: Survey, options: list[Action]) -> Action:
    """5.1.7, exchange: the cheapest set of units whose attack is enough; its dearest member goes first."""
    due = survey.pos.agenda[-1].number
    payers = sorted((action.piece for action in options), key=survey.ledger.unit)[:MOST_PAYERS]
    best: tuple[float, tuple[int, ...]] | None = None
    for count in range(1, len(payers) + 1):
        for chosen in itertools.combinations(payers, count):
            if sum(attack_of(survey.game, survey.pos, unit) for unit in chosen) >= due:
                price = sum(survey.ledger.unit(unit) for unit in chosen)
                if best is None or price < best[0]:
                    best = (price, chosen)
    if best is None:
        return Action("loss", payers[0])
    return Action("loss", max(best[1], key=lambda unit: attack_of(survey.game, survey.pos, unit)))


def posts_now(survey: Survey) -> Posts:
    """Everybody where he stands."""
    return Posts(survey, {unit: survey.pos.at[unit] for unit in survey.army})


def choose_retreat(survey: Survey, options: list[Action]) -> Action:
    """5.3: units with the fewest ways go first, each to the best hex; under siege where friends shelter it."""
    game, pos = survey.game, survey.pos
    posts = posts_now(survey)
    ways: dict[int, int] = {}
    for action in options:
        ways[action.piece] = ways.get(action.piece, 0) + 1

    def merit(action: Action) -> tuple[int, float]:
        unit, end = action.piece, action.spaces[-1]
        value = (
            quick_merit(survey, end)
            if survey.haste and end < game.board.size
            else posts.judge(unit, end, posts.cover(unit))
        )
        if end >= game.board.size:
            return -ways[unit], value
        if len(units_in(game, pos, survey.side, end)) >= game.stacking:
            value -= 3.0
        if len(action.spaces) == 2 and not units_in(game, pos, survey.side, action.spaces[0]):
            value -= survey.ledger.step(unit)
        value -= survey.mine_toll(unit, mines_entered(survey, action))
        return -ways[unit], value

    return max(options, key=merit)


def quick_merit(survey: Survey, space: int) -> float:
    """Whether a hex will do for a retreat, at a glance: ground, prizes, friends, and enemies near it."""
    game = survey.game
    near = game.ring[space]
    value = 0.5 * game.columns[space] + 0.3 * (near & survey.own).bit_count()
    value -= 0.5 * (game.board.within(space, 2) & survey.enemies).bit_count()
    return value + 0.2 * survey.ledger.prizes.get(space, 0.0)


def choose_advance(survey: Survey, options: list[Action]) -> Action:
    """5.2: advance where the unit then stands better than now; a prize always draws one unit in."""
    posts = posts_now(survey)
    best, best_gain = Action("done"), 0.05
    standing: dict[int, float] = {}
    for action in options:
        if action.verb != "advance":
            continue
        unit, end = action.piece, action.spaces[-1]
        cover = posts.cover(unit)
        if unit not in standing:
            standing[unit] = posts.judge(unit, survey.pos.at[unit], cover)
        gain = posts.judge(unit, end, cover) - standing[unit]
        gain += sum(capture(survey, space) for space in action.spaces)
        gain -= survey.mine_toll(unit, mines_entered(survey, action))
        if gain > best_gain:
            best, best_gain = action, gain
    return best


def capture(survey: Survey, space: int) -> float:
    """A prize changes hands as soon as a unit comes through (10.2)."""
    if survey.pos.held[survey.side] >> space & 1:
        return 0.0
    return min(survey.ledger.prizes.get(space, 0.0), 25.0) * survey.weights.gain


def mines_entered(survey: Survey, action: Action) -> int:
    return sum(survey.mines >> space & 1 for space in action.spaces)
