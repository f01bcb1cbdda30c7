"""The script's reasons, and the exact odds of what it wants to do."""

from __future__ import annotations

from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice
from scirocco.players.areas.orders import best_move, best_order, entry_assault, gunnery
from scirocco.players.areas.posts import CONSIDERATIONS, Post, leaving
from scirocco.players.areas.stakes import answered, assault_of, bombardment, fight_value, fire_of
from scirocco.players.areas.survey import Survey
from scirocco.players.reasons import MOST_REASONS, Facts, Reason, percent
from scirocco.systems.areas.combat import attackers, obliged
from scirocco.systems.areas.headquarters import combined_batteries
from scirocco.systems.areas.landing import how_it_lands, landing_chance
from scirocco.systems.areas.odds import BEATEN, CRUSHED, EVEN, FAILED, ROUTED, WON, is_bombardment, odds_of
from scirocco.systems.areas.position import AIR, ASSAULT, FIRE, GUNS, KIND_WORDS, NIGHT, RAID, Battle
from scirocco.systems.areas.values import attacker_of

CHOICES = frozenset(
    ("hurt", "follow", "others", "second", "battle", "landing", "activation", "convoy", "forts", "gliders")
)
"""Choices that have one reason, which is told under the name of the choice."""
FIRST = frozenset(("luftwaffe", "jump", "reinforce", "end"))
"""What may come before an area is activated, or instead; the reason is told under the same name."""
LEAST_WORTH = 0.05
"""Considerations that count less are not told."""


# Fights


def fight_reason(survey: Survey, battle: Battle) -> Reason:
    """An attack against the best answer, with its exact odds; what it promises the attacker is the defender's loss."""
    value = fight_value(survey, battle)
    worth = value if attacker_of(battle, survey.game) == survey.side else -value
    return Reason(KIND_WORDS[battle.kind], worth, _fight_odds(survey, battle))


def _fight_odds(survey: Survey, battle: Battle) -> Facts:
    chances = odds_of(survey.game, survey.pos, battle).chances
    if is_bombardment(battle):
        return {"target": battle.space, "won": percent(1 - chances[FAILED])}
    won = chances[EVEN] + chances[WON] + chances[ROUTED]
    lost = chances[EVEN] + chances[BEATEN] + chances[CRUSHED]
    return {"target": battle.space, "won": percent(won), "lost": percent(lost)}


def battle_reasons(survey: Survey, action: Action) -> list[Reason]:
    """The odds of the fight on the table with one more choice made."""
    battle = survey.pos.battle
    assert battle is not None
    if action.verb == "lead":
        must = obliged(survey.game, survey.pos, survey.side, battle, action.piece)
        battle = battle._replace(lead=action.piece, support=must)
    elif action.verb == "join":
        battle = battle._replace(support=(*battle.support, action.piece))
    elif action.verb == "guns" and survey.game.side_of[battle.lead] == survey.side:
        battle = battle._replace(guns=(*battle.guns, action.piece))
    found = answered(survey, battle)
    if action.verb in ("main", "victim"):
        found = found._replace(main=action.piece)
    return [fight_reason(survey, found)]


# Orders


def order_reasons(survey: Survey, action: Action) -> list[Reason]:
    """Why an order is given in the activated area, or no more of them."""
    game, pos = survey.game, survey.pos
    here = pos.agenda[-1].space
    if action.verb == "select":
        moved = best_move(survey, action.piece)
        return [] if moved is None else move_reasons(survey, action.piece, moved[1].spaces[-1])
    if action.verb == "bombard":
        together = combined_batteries(game, pos, action.piece)
        return [fight_reason(survey, bombardment(survey, GUNS, action.spaces[0], action.piece, together))]
    if action.verb == "fire":
        found = fire_of(survey, here, action.spaces[0], attackers(game, pos, survey.side, FIRE, here, False))
        return [] if found is None else [fight_reason(survey, found[1])]
    if action.verb == "assault":
        space = action.spaces[0]
        if game.is_night(pos.turn):
            return [fight_reason(survey, answered(survey, Battle(NIGHT, space, space, game.night_raider)))]
        found = assault_of(survey, space, attackers(game, pos, survey.side, ASSAULT, space, False))
        return [] if found is None else [fight_reason(survey, found[1])]
    return [Reason("enough")]


def move_reasons(survey: Survey, unit: int, space: int) -> list[Reason]:
    """Why a unit goes to an area: the assault it comes to, or what is better there than here."""
    if survey.foes >> space & 1 and not survey.own >> space & 1 and not survey.game.is_night(survey.pos.turn):
        entered = entry_assault(survey, unit, space)
        if entered is not None:
            return [fight_reason(entered[2], entered[1])]
    here = survey.pos.at[unit]
    stay = _worths(survey, unit, here)
    gains = {name: worth - stay[name] for name, worth in _worths(survey, unit, space).items()}
    gains["leaving"] = -leaving(survey, unit, here)
    if survey.game.units[unit].artillery:
        gains["gunnery"] = gunnery(survey, unit, space).adds - gunnery(survey, unit, here).adds
    return _told(gains)


def post_reasons(survey: Survey, unit: int, space: int) -> list[Reason]:
    """Why a unit comes in, or goes back, just there."""
    return _told(_worths(survey, unit, space))


def _worths(survey: Survey, unit: int, space: int) -> dict[str, float]:
    post = Post(survey, unit, space)
    return {name: consideration(post) for name, consideration in CONSIDERATIONS.items()}


def _told(worths: dict[str, float]) -> list[Reason]:
    """The weightiest first."""
    found = [Reason(name, worth) for name, worth in worths.items() if abs(worth) >= LEAST_WORTH]
    return sorted(found, key=lambda reason: -abs(reason.worth))[:MOST_REASONS]


def area_reasons(survey: Survey, action: Action) -> list[Reason]:
    """Why an area is activated: the best order it allows."""
    if action.verb in FIRST:
        return [Reason(action.verb)]
    game, pos = survey.game, survey.pos.copy()
    game.play(pos, action, NoDice())
    inside = survey.after(pos)
    best = best_order(inside, game.options(pos))
    return order_reasons(inside, best[1] if best is not None else Action("done"))


def reasons_for(survey: Survey, action: Action) -> list[Reason]:
    """The reasons for any action, the weightiest first."""
    stage = survey.pos.agenda[-1].stage
    if stage == "area":
        return area_reasons(survey, action)
    if stage == "orders":
        return order_reasons(survey, action)
    if stage == "move" and action.spaces:
        return move_reasons(survey, action.piece, action.spaces[-1])
    if stage in ("lead", "join", "guns", "cover", "main", "victim"):
        return battle_reasons(survey, action)
    if stage in ("drop", "plan", "arrive", "retreat", "regroup") and action.spaces:
        found = post_reasons(survey, action.piece, action.spaces[0])
        return [*_landing(survey, action), *found][:MOST_REASONS]
    if stage in ("aim", "raid") and action.spaces:
        kind = AIR if stage == "aim" else RAID
        return [fight_reason(survey, bombardment(survey, kind, action.spaces[0], action.piece))]
    return [Reason(stage)] if stage in CHOICES else []


def _landing(survey: Survey, action: Action) -> list[Reason]:
    """5.2: the landing test, where one is made."""
    if action.verb not in ("drop", "plan", "crash"):
        return []
    game, pos, space = survey.game, survey.pos, action.spaces[0]
    tired = landing_chance(game, pos, space, how_it_lands(game, pos, action.piece))
    return [Reason("tired", -tired * survey.step(action.piece), {"space": space, "chance": percent(tired)})]
