"""A fight between areas in numbers: who takes part, every addition with its rule, the exact chances, what each risks.

Dice that are no fight, as landing tests and convoys, are shown in the same shape (areas_dice).
"""

from __future__ import annotations

from typing import Literal

from scirocco.core.decisions import Action
from scirocco.core.errors import IllegalAction, Why
from scirocco.server import shapes
from scirocco.server.presenting import areas_dice
from scirocco.server.presenting.areas_dice import chance, fighter, shifts
from scirocco.server.presenting.areas_perils import perils
from scirocco.server.presenting.base import BattlePlan
from scirocco.server.presenting.declaring import Manner, Naming
from scirocco.server.presenting.planning import being_declared, planned
from scirocco.server.shapes import shown
from scirocco.systems.areas import Areas
from scirocco.systems.areas.arrivals import meets_navy
from scirocco.systems.areas.bombardment import flyers
from scirocco.systems.areas.combat import attackers, leaders
from scirocco.systems.areas.headquarters import (
    air_targets,
    combined_batteries,
    potential,
    support_potential,
    supporters,
    targets,
    why_no_air_target,
    why_no_support,
)
from scirocco.systems.areas.odds import BANDS, band_chances, odds_of
from scirocco.systems.areas.orders import came_down, can_assault
from scirocco.systems.areas.position import AIR, ASSAULT, FIRE, GUNS, KIND_WORDS, NIGHT, RAID, AreasPosition, Battle
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import attack_of, defence_of
from scirocco.systems.areas.units import BOUND, INVADER
from scirocco.systems.areas.values import Modifier, attacker_of, bombs_of, defence_modifiers, total
from scirocco.telling import areas as words
from scirocco.telling.messages import message, number, space

THROWS = 1296
RULES = {ASSAULT: "7.4", FIRE: "7.4", NIGHT: "11", GUNS: "8.3", AIR: "8.3", RAID: "8.4"}
LED, FIRED, MAIN = frozenset(("lead", "bombs", "raid")), frozenset(("guns", "battery")), frozenset(("main",))
"""What is the factor of an attack, of a bombardment by guns, of the defence; all else is added to it."""
VERBS = {
    "assault": "assault", "fire": "fire", "bombard": "bombardment", "raid": "strike", "aim": "strike",
    "drop": "landing", "crash": "landing",
}  # fmt: skip
"""The kind of fight, or of test, that a choice opens."""
NOWHERE = -1
"""The place of a test that is in no one area."""


# --- how it is declared


def _part(game: Areas, pos: AreasPosition, unit: int, target: int) -> str:
    return "headquarters" if game.is_headquarters[unit] else "battery" if game.is_artillery[unit] else "unit"


def _named(game: Areas, fight: Battle) -> tuple[int, ...]:
    return tuple(unit for unit in (fight.lead, *fight.support, *fight.guns) if unit >= 0)


def _worth(game: Areas, pos: AreasPosition, action: Action) -> int:
    """The leader with the highest factor, the guns with the highest potential, the main defender who stands best."""
    if action.verb == "guns":
        return potential(game, pos, action.piece)
    if action.verb == "defend" and pos.battle is not None:
        return total(defence_modifiers(game, pos, pos.battle._replace(main=action.piece)))
    return attack_of(game, pos, action.piece)


def _is_guns(game: Areas, unit: int) -> bool:
    return bool(game.is_artillery[unit])


def _is_no_guns(game: Areas, unit: int) -> bool:
    return not game.is_artillery[unit]


MANNER = Manner(
    steps={
        "lead": Naming("lead", _is_no_guns),
        "join": Naming("join", _is_no_guns),
        "guns": Naming("guns", _is_guns),
    },
    points=frozenset(),
    answers=frozenset(("main", "cover")),
    named=_named,
    part=_part,
    worth=_worth,
)


# --- which fight


def declared_battle(game: Areas, pos: AreasPosition) -> shapes.Battle | None:
    """The fight being declared, or the roll that may be thrown again."""
    task = pos.agenda[-1] if pos.agenda else None
    if task is None:
        return None
    if task.stage == "landing":
        return areas_dice.landing_card(game, pos, task.piece, task.space, declared=True)
    if task.stage == "convoy":
        return areas_dice.convoy_card(game, task.pieces)
    if task.stage == "activation":
        return areas_dice.activation_card(game, pos)
    if pos.battle is None or all(one.stage != "battle" for one in pos.agenda):
        return None
    return being_declared(game, pos, pos.battle.space, MANNER, lambda fight: weigh(game, pos, fight, declared=True))


def plan_of(game: Areas, pos: AreasPosition, action: Action) -> BattlePlan | None:
    """The fight an action would open, with everybody who could join."""
    if action.verb == "jump":
        return BattlePlan(NOWHERE, "wave") if areas_dice.falls(game, pos) else None
    if action.verb == "end":
        return BattlePlan(NOWHERE, "convoy") if pos.phase == 1 and meets_navy(game, pos) else None
    kind = VERBS.get(action.verb)
    if kind is None:
        return None
    named = (action.piece,) if action.piece >= 0 else None
    if kind == "bombardment":
        return BattlePlan(action.spaces[0], kind, guns=named)
    opening = action if kind in ("assault", "fire") else None
    return BattlePlan(action.spaces[0], kind, units=named, opening=opening)


def plans_against(game: Areas, pos: AreasPosition, target: int) -> list[BattlePlan]:
    """By assault, by fire, by guns, from the air: whatever the side to move could do."""
    side = _mover(game, pos)
    if not targets(game, pos, 1 - side, target):
        return []
    found = [BattlePlan(target, "assault"), BattlePlan(target, "fire")]
    found += [BattlePlan(target, "bombardment", guns=(gun,)) for gun in _guns_near(game, pos, side, target)[:1]]
    return [*found, BattlePlan(target, "strike")] if side == INVADER else found


def preview(game: Areas, pos: AreasPosition, plan: BattlePlan) -> shapes.Battle:
    """A fight as it would be if it were declared so; who is not named takes part if he can."""
    side = _mover(game, pos)
    if plan.kind == "landing":
        unit = plan.units[0] if plan.units else _next_to_land(game, pos)
        return areas_dice.landing_card(game, pos, unit, plan.target, declared=False)
    if plan.kind == "wave":
        return areas_dice.wave_card(game, pos)
    if plan.kind == "convoy":
        return areas_dice.convoy_card(game, game.convoys[meets_navy(game, pos)[0]], declared=False)
    if not targets(game, pos, 1 - side, plan.target):
        raise _refusal(because(game, "7", "no-enemy", game.board.ids[plan.target]))
    if plan.opening is not None and not game.is_night(pos.turn):
        return planned(game, pos, plan.opening, plan, MANNER, lambda fight: weigh(game, pos, fight, declared=False))
    if plan.kind == "strike":
        battle = _strike(game, pos, plan)
    elif plan.kind == "bombardment":
        battle = _bombardment(game, pos, plan, side)
    elif plan.kind == "fire":
        battle = _fire(game, pos, plan, side)
    else:
        battle = _assault(game, pos, plan, side)
    return weigh(game, pos, battle, declared=False)


def _refusal(why: Why) -> IllegalAction:
    return IllegalAction("preview", why)


def _mover(game: Areas, pos: AreasPosition) -> int:
    """The side that would attack: whose player turn it is."""
    return max(INVADER, game.phase_side(pos.phase))


def _next_to_land(game: Areas, pos: AreasPosition) -> int:
    task = pos.agenda[-1] if pos.agenda else None
    if task is not None and task.stage == "drop":
        return task.pieces[0]
    if task is not None and task.stage == "arrive":
        return task.piece
    raise _refusal(because(game, "5.2", "no-wave"))


def _chosen(game: Areas, plan: BattlePlan, able: list[int], number: str) -> list[int]:
    """Those who take part: everybody able, or those who are named, all of whom must be able."""
    if plan.units is None:
        return able
    for unit in plan.units:
        if unit not in able:
            raise _refusal(because(game, number, "cannot-join", game.units[unit].name))
    return list(plan.units)


def _assault(game: Areas, pos: AreasPosition, plan: BattlePlan, side: int) -> Battle:
    """7.1: the strongest leads, and whoever must fight takes part (R59). By night only one battalion attacks (11)."""
    landing = came_down(game, pos, side, plan.target)
    if game.is_night(pos.turn):
        if not can_assault(game, pos, side, plan.target):
            raise _refusal(because(game, "11", "night"))
        return Battle(NIGHT, plan.target, plan.target, game.night_raider)
    ready = attackers(game, pos, side, ASSAULT, plan.target, landing)
    joined = _chosen(game, plan, ready, "4")
    joined += [unit for unit in ready if pos.marks[unit] & BOUND and unit not in joined]
    able = [unit for unit in joined if game.units[unit].leads_assault]
    if not able:
        raise _refusal(because(game, "7", "no-assault", game.board.ids[plan.target]))
    lead = max(able, key=lambda unit: attack_of(game, pos, unit))
    guns = _supporting(game, pos, side, plan)
    others = tuple(unit for unit in joined if unit != lead)
    return Battle(ASSAULT, plan.target, plan.target, lead, others, guns, on_landing=landing)


def _supporting(game: Areas, pos: AreasPosition, side: int, plan: BattlePlan) -> tuple[int, ...]:
    """7.1, R72: the guns a plan names: one, or with the switch one from each area."""
    named = plan.guns or ()
    able = supporters(game, pos, side, plan.target)
    for gun in named:
        if gun not in able:
            raise _refusal(why_no_support(game, pos, side, gun, plan.target, False))
    if not game.switches.get("support_each_area"):
        return named[:1]
    return tuple({pos.at[gun]: gun for gun in reversed(named)}.values())


def _fire(game: Areas, pos: AreasPosition, plan: BattlePlan, side: int) -> Battle:
    """7: out of the area that is activated, else out of the adjacent one that has most to fire with."""
    if game.is_night(pos.turn):
        raise _refusal(because(game, "11", "night"))
    task = pos.agenda[-1] if pos.agenda else None
    origins = list(game.board.neighbours[plan.target])
    if plan.units:
        origins = [pos.at[plan.units[0]]]
    elif task is not None and task.stage == "orders" and task.space in origins:
        origins = [task.space]
    origin = max(origins, key=lambda area: len(leaders(game, pos, side, FIRE, area)) if area >= 0 else -1)
    joined = _chosen(game, plan, leaders(game, pos, side, FIRE, origin) if origin >= 0 else [], "4")
    if not joined or origin not in game.board.neighbours[plan.target]:
        raise _refusal(because(game, "7", "no-fire", game.board.ids[origin]))
    lead = max(joined, key=lambda unit: attack_of(game, pos, unit))
    return Battle(FIRE, plan.target, origin, lead, tuple(unit for unit in joined if unit != lead))


def _guns_near(game: Areas, pos: AreasPosition, side: int, target: int) -> list[int]:
    """8: headquarters and batteries in an area or next to it that have a potential, the strongest first."""
    near = (target, *game.board.neighbours[target])
    found = [unit for unit in game.artillery[side] if pos.at[unit] in near and potential(game, pos, unit) > 0]
    return sorted(found, key=lambda unit: -potential(game, pos, unit))


def _bombardment(game: Areas, pos: AreasPosition, plan: BattlePlan, side: int) -> Battle:
    named = plan.guns or plan.units
    guns = list(named) if named else _guns_near(game, pos, side, plan.target)
    if not guns:
        raise _refusal(because(game, "8", "no-fire", game.board.ids[plan.target]))
    lead = guns[0]
    if game.side_of[lead] != side or pos.at[lead] not in (plan.target, *game.board.neighbours[plan.target]):
        raise _refusal(because(game, "2.5", "no-guns", game.units[lead].name))
    return Battle(GUNS, plan.target, pos.at[lead], lead, combined_batteries(game, pos, lead))


def _strike(game: Areas, pos: AreasPosition, plan: BattlePlan) -> Battle:
    """8, 8.4: by one aircraft, or before the landing by the whole Luftwaffe."""
    if not air_targets(game, pos, 1 - INVADER, plan.target):
        raise _refusal(why_no_air_target(game, pos, 1 - INVADER, plan.target))
    if pos.phase == 0:
        return Battle(RAID, plan.target, plan.target)
    aircraft = [unit for unit in plan.units or flyers(game, pos) if game.units[unit].aircraft]
    if not aircraft:
        raise _refusal(because(game, "8", "no-aircraft"))
    return Battle(AIR, plan.target, plan.target, aircraft[0])


# --- in numbers


def weigh(game: Areas, pos: AreasPosition, battle: Battle, *, declared: bool) -> shapes.Battle:
    """A fight with everything there is to know before the dice. Who is not chosen yet is the best there is."""
    battle = completed(game, pos, battle)
    odds = odds_of(game, pos, battle)
    attack, defence = total(odds.attack), total(odds.defence)
    side, kind = attacker_of(battle, game), KIND_WORDS[battle.kind]
    factors = FIRED if battle.kind == GUNS else LED
    throws = [round(chance * THROWS) for chance in odds.chances]
    return shapes.Battle(
        kind=kind,
        rule=game.ref(RULES[battle.kind]),
        space=game.board.ids[battle.space],
        title=shown(message(f"areas-battle-{kind}", space=space(game, battle.space))),
        declared=declared,
        parties=[
            _party(game, side, "attack", _attack(game, pos, battle), odds.attack, factors),
            _party(game, 1 - side, "defence", _defence(game, pos, battle), odds.defence, MAIN),
        ],
        relation=shown(message("areas-relation", attack=number(attack), defence=number(defence))),
        shifts=shifts(game, odds.attack, 1, factors) + shifts(game, odds.defence, -1, MAIN),
        chances=band_list(kind, odds.results, throws),
        perils=perils(game, pos, battle, throws),
    )


def completed(game: Areas, pos: AreasPosition, battle: Battle) -> Battle:
    """A fight whose leader or main target is still to be named, with the strongest that could be."""
    if battle.lead < 0 and battle.kind != RAID:
        side = pos.agenda[-1].side
        able = leaders(game, pos, side, battle.kind, battle.origin, battle.on_landing)
        battle = battle._replace(lead=max(able, key=lambda unit: attack_of(game, pos, unit)))
    if battle.main >= 0:
        return battle
    foe = 1 - attacker_of(battle, game)
    spared = battle.kind in (AIR, RAID, NIGHT)
    able = (air_targets if spared else targets)(game, pos, foe, battle.space)
    worth = {unit: total(defence_modifiers(game, pos, battle._replace(main=unit))) for unit in able}
    return battle._replace(main=max(able, key=lambda unit: worth[unit]))


def band_list(kind: str, results: tuple[str, ...], throws: list[int]) -> list[shapes.Chance]:
    """The bands of results, the attacker's best first."""
    pairs = list(zip(results, throws, strict=True))
    return [chance(words.result_name(kind, result), count, THROWS) for result, count in reversed(pairs) if count]


def _party(
    game: Areas,
    side: int,
    role: Literal["attack", "defence"],
    units: list[shapes.Fighter],
    modifiers: list[Modifier],
    factor: frozenset[str],
) -> shapes.Party:
    own = sum(one.value for one in modifiers if one.code in factor)
    sums = {"factor": own, "additions": total(modifiers) - own, "total": total(modifiers)}
    return shapes.Party(
        side=game.sides[side],
        role=role,
        units=units,
        sums=[
            shapes.Sum(name=shown(message(f"areas-sum-{name}")), value=value)
            for name, value in sums.items()
            if value or name == "total"
        ],
    )


def _attack(game: Areas, pos: AreasPosition, battle: Battle) -> list[shapes.Fighter]:
    if battle.kind == RAID:
        return []
    if battle.kind == AIR:
        return [fighter(game, battle.lead, "attacker", bombs_of(game, pos, battle.lead))]
    if battle.kind == GUNS:
        guns = battle.support or (battle.lead,)
        return [fighter(game, gun, "gun", potential(game, pos, gun)) for gun in guns]
    found = [fighter(game, battle.lead, "attacker", attack_of(game, pos, battle.lead))]
    found += [fighter(game, unit, "attacker", 1) for unit in battle.support]
    return found + [fighter(game, gun, "gun", support_potential(game, pos, gun)) for gun in battle.guns]


def _defence(game: Areas, pos: AreasPosition, battle: Battle) -> list[shapes.Fighter]:
    found = [fighter(game, battle.main, "defender", defence_of(game, pos, battle.main))]
    return found + [fighter(game, gun, "support", support_potential(game, pos, gun)) for gun in battle.cover]


def table_odds(game: Areas, attack: int, defence: int, shift: int) -> tuple[shapes.Ladder, list[shapes.Chance]]:
    """7.4: the chances of a combat of these values; the columns are differences."""
    widest = 2 * game.data.fight.crushing
    columns = [f"{difference:+d}" for difference in range(-widest, widest + 1)]
    base, final = (max(0, min(2 * widest, widest + attack + more - defence)) for more in (0, shift))
    found = band_chances(attack + shift, defence, game.data.fight.crushing, bool(game.switches.get("result_ratio")))
    throws = [round(one * THROWS) for one in found]
    return shapes.Ladder(columns=columns, base=base, final=final), band_list("assault", BANDS, throws)
