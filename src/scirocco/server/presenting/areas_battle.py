"""A fight between areas in numbers: who takes part, every addition with its rule, the exact chances, what each risks.

Landing tests, convoys and the activation die are shown in the same shape, where their dice may be thrown again.
"""

from __future__ import annotations

from typing import Literal

from scirocco.core.decisions import Action, Task
from scirocco.core.errors import IllegalAction, Why
from scirocco.server import shapes
from scirocco.server.presenting.areas_perils import perils
from scirocco.server.presenting.base import BattlePlan
from scirocco.server.shapes import shown
from scirocco.systems.areas import Areas
from scirocco.systems.areas.activation import activation_modifiers, activations
from scirocco.systems.areas.bombardment import flyers
from scirocco.systems.areas.combat import attackers, leaders
from scirocco.systems.areas.headquarters import air_targets, combined_batteries, potential, supporters, targets
from scirocco.systems.areas.landing import how_it_lands, landing_modifiers, lands_tired
from scirocco.systems.areas.odds import BANDS, band_chances, odds_of
from scirocco.systems.areas.orders import came_down
from scirocco.systems.areas.position import AIR, ASSAULT, FIRE, GUNS, KIND_WORDS, NIGHT, RAID, AreasPosition, Battle
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import attack_of, defence_of
from scirocco.systems.areas.units import INVADER
from scirocco.systems.areas.values import Modifier, attacker_of, bombs_of, defence_modifiers, total
from scirocco.telling import areas as words
from scirocco.telling.messages import Message, message, number, piece, space, text

THROWS = 1296
RULES = {ASSAULT: "7.4", FIRE: "7.4", NIGHT: "11", GUNS: "8.3", AIR: "8.3", RAID: "8.4"}
FAVOURS = {
    "routed": 2, "won": 1, "even": 0, "beaten": -1, "crushed": -2, "hit": 2, "bombs-even": 1, "failed": -1,
    "fresh": 1, "tired": -1, "destroyed": 2, "found": 1, "delayed": 0, "through": -2,
}  # fmt: skip
LED, FIRED, MAIN = frozenset(("lead", "bombs", "raid")), frozenset(("guns", "battery")), frozenset(("main",))
"""What is the factor of an attack, of a bombardment by guns, of the defence; all else is added to it."""
VERBS = {
    "assault": "assault", "fire": "fire", "bombard": "bombardment", "raid": "strike", "aim": "strike",
    "drop": "landing", "crash": "landing",
}  # fmt: skip
"""The kind of fight, or of test, that a choice opens."""


# --- which fight


def declared_battle(game: Areas, pos: AreasPosition) -> shapes.Battle | None:
    """The fight being declared, or the roll that may be thrown again."""
    task = pos.agenda[-1] if pos.agenda else None
    if task is None:
        return None
    if task.stage == "landing":
        return landing_card(game, pos, task.piece, task.space, declared=True)
    if task.stage == "convoy":
        return _convoy_card(game, task)
    if task.stage == "activation":
        return _activation_card(game, pos)
    if pos.battle is None or all(one.stage != "battle" for one in pos.agenda):
        return None
    return weigh(game, pos, pos.battle, declared=True)


def plan_of(game: Areas, pos: AreasPosition, action: Action) -> BattlePlan | None:
    """The fight an action would open, with everybody who could join."""
    kind = VERBS.get(action.verb)
    if kind is None:
        return None
    named = (action.piece,) if action.piece >= 0 else None
    if kind == "bombardment":
        return BattlePlan(action.spaces[0], kind, guns=named)
    return BattlePlan(action.spaces[0], kind, units=named)


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
        return landing_card(game, pos, unit, plan.target, declared=False)
    if not targets(game, pos, 1 - side, plan.target):
        raise _refusal(because(game, "7", "no-enemy", game.board.ids[plan.target]))
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


def _named(game: Areas, plan: BattlePlan, able: list[int], number: str) -> list[int]:
    """Those who take part: everybody able, or those who are named, all of whom must be able."""
    if plan.units is None:
        return able
    for unit in plan.units:
        if unit not in able:
            raise _refusal(because(game, number, "cannot-join", game.units[unit].name))
    return list(plan.units)


def _assault(game: Areas, pos: AreasPosition, plan: BattlePlan, side: int) -> Battle:
    """7.1: the strongest leads."""
    landing = came_down(game, pos, side, plan.target)
    if game.is_night(pos.turn):
        raise _refusal(because(game, "11", "night"))
    joined = _named(game, plan, attackers(game, pos, side, ASSAULT, plan.target, landing), "4")
    able = [unit for unit in joined if game.units[unit].leads_assault]
    if not able:
        raise _refusal(because(game, "7", "no-assault", game.board.ids[plan.target]))
    lead = max(able, key=lambda unit: attack_of(game, pos, unit))
    guns = plan.guns[0] if plan.guns else -1
    if guns >= 0 and guns not in supporters(game, pos, side, plan.target):
        raise _refusal(because(game, "2.5", "no-support", game.units[guns].name))
    others = tuple(unit for unit in joined if unit != lead)
    return Battle(ASSAULT, plan.target, plan.target, lead, others, guns, on_landing=landing)


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
    joined = _named(game, plan, leaders(game, pos, side, FIRE, origin) if origin >= 0 else [], "4")
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
        raise _refusal(because(game, "8", "no-air-target", game.board.ids[plan.target]))
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
        shifts=_shifts(game, odds.attack, 1, factors) + _shifts(game, odds.defence, -1, MAIN),
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


def chance(name: Message, throws: int, of: int) -> shapes.Chance:
    result = name.id.removeprefix("areas-result-")
    favours = FAVOURS.get(result, 0)
    outcome: Literal["attacker", "exchange", "none", "defender"] = "attacker" if favours > 0 else "defender"
    if not favours:
        outcome = "exchange" if result == "even" else "none"
    return shapes.Chance(result=result, outcome=outcome, name=shown(name), throws=throws, of=of, favours=favours)


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


def _fighter(game: Areas, unit: int, part: str, value: int) -> shapes.Fighter:
    return shapes.Fighter(unit=game.piece_ids[unit], part=part, value=value)


def _attack(game: Areas, pos: AreasPosition, battle: Battle) -> list[shapes.Fighter]:
    if battle.kind == RAID:
        return []
    if battle.kind == AIR:
        return [_fighter(game, battle.lead, "attacker", bombs_of(game, pos, battle.lead))]
    if battle.kind == GUNS:
        guns = battle.support or (battle.lead,)
        return [_fighter(game, gun, "gun", potential(game, pos, gun)) for gun in guns]
    found = [_fighter(game, battle.lead, "attacker", attack_of(game, pos, battle.lead))]
    found += [_fighter(game, unit, "attacker", 1) for unit in battle.support]
    if battle.guns >= 0:
        found.append(_fighter(game, battle.guns, "gun", potential(game, pos, battle.guns)))
    return found


def _defence(game: Areas, pos: AreasPosition, battle: Battle) -> list[shapes.Fighter]:
    found = [_fighter(game, battle.main, "defender", defence_of(game, pos, battle.main))]
    if battle.cover >= 0:
        found.append(_fighter(game, battle.cover, "support", potential(game, pos, battle.cover)))
    return found


def _shifts(
    game: Areas, modifiers: list[Modifier], sign: int, factors: frozenset[str] = frozenset()
) -> list[shapes.Shift]:
    """What is added beside the factors; what helps the defender counts below zero."""
    return [
        shapes.Shift(
            rule=game.ref(one.rule),
            code=one.code,
            reason=shown(message(f"areas-shift-{one.code}")),
            amount=sign * one.value,
        )
        for one in modifiers
        if one.code not in factors
    ]


def table_odds(game: Areas, attack: int, defence: int, shift: int) -> tuple[shapes.Ladder, list[shapes.Chance]]:
    """7.4: the chances of a combat of these values; the columns are differences."""
    widest = 2 * game.data.fight.crushing
    columns = [f"{difference:+d}" for difference in range(-widest, widest + 1)]
    base, final = (max(0, min(2 * widest, widest + attack + more - defence)) for more in (0, shift))
    found = band_chances(attack + shift, defence, game.data.fight.crushing, bool(game.switches.get("result_ratio")))
    throws = [round(one * THROWS) for one in found]
    return shapes.Ladder(columns=columns, base=base, final=final), band_list("assault", BANDS, throws)


# --- other dice


def _card(
    game: Areas, kind: str, rule: str, title: Message, parties: list[shapes.Party], chances: list[shapes.Chance]
) -> shapes.Battle:
    return shapes.Battle(
        kind=kind,
        rule=game.ref(rule),
        space=None,
        title=shown(title),
        declared=True,
        parties=parties,
        chances=chances,
        dice="1d6",
    )


def landing_card(game: Areas, pos: AreasPosition, unit: int, area: int, *, declared: bool) -> shapes.Battle:
    """5.2: the landing test of a unit in an area."""
    how = how_it_lands(game, pos, unit)
    tired = sum(lands_tired(game, pos, area, how, die) for die in range(1, 7))
    title = message("areas-battle-landing", piece=piece(game, unit), space=space(game, area))
    party = shapes.Party(side=game.sides[INVADER], role="attack", units=[_fighter(game, unit, "attacker", 0)], sums=[])
    counted = [("fresh", 6 - tired), ("tired", tired)]
    chances = [chance(message(f"areas-result-{name}"), count, 6) for name, count in counted if count]
    found = _card(game, "landing", "5.2", title, [party], chances)
    found.space, found.declared = game.board.ids[area], declared
    found.shifts = _shifts(game, landing_modifiers(game, pos, area, how), -1)
    found.perils = [
        shapes.Peril(
            side=game.sides[INVADER], unit=game.piece_ids[unit], outcome="reduced", least=tired, most=tired, of=6
        )
    ]
    return found


def _convoy_card(game: Areas, task: Task) -> shapes.Battle:
    """5.4: a convoy and the Royal Navy."""
    table = game.tables.interception.dice
    title = message("areas-battle-convoy", convoy=text(game.units[task.pieces[0]].group))
    aboard = [_fighter(game, unit, "defender", 0) for unit in task.pieces]
    parties = [
        shapes.Party(side=game.sides[1 - INVADER], role="attack", units=[], sums=[]),
        shapes.Party(side=game.sides[INVADER], role="defence", units=aboard, sums=[]),
    ]
    outcomes: tuple[Literal["destroyed", "found", "delayed", "through"], ...] = (
        "destroyed",
        "found",
        "delayed",
        "through",
    )
    chances = [chance(message(f"areas-result-{name}"), table.count(name), len(table)) for name in outcomes]
    return _card(game, "convoy", "5.4", title, parties, chances)


def _activation_card(game: Areas, pos: AreasPosition) -> shapes.Battle:
    """4, 4.1: how many areas the garrison may activate for movement."""
    counts: dict[int, int] = {}
    for die in range(6, 0, -1):
        areas = activations(game, pos, die)
        counts[areas] = counts.get(areas, 0) + 1
    chances = [chance(message("areas-result-areas", areas=number(areas)), count, 6) for areas, count in counts.items()]
    for one, areas in zip(chances, counts, strict=True):
        one.result = str(areas)
    party = shapes.Party(side=game.sides[1 - INVADER], role="attack", units=[], sums=[])
    found = _card(game, "activation", "4", message("areas-battle-activation"), [party], chances)
    found.shifts = _shifts(game, activation_modifiers(game, pos), 1)
    return found
