"""A Somnium battle in numbers: who fights, every shift with its rule, the exact chances, and what each unit risks."""

from __future__ import annotations

from typing import Literal

from scirocco.core.decisions import Action
from scirocco.core.errors import IllegalAction, Why
from scirocco.server import shapes
from scirocco.server.presenting.base import BattlePlan
from scirocco.server.presenting.declaring import Manner, Naming
from scirocco.server.presenting.planning import being_declared, planned
from scirocco.server.presenting.somnium_perils import perils
from scirocco.server.presenting.somnium_shifts import assault_shifts, fire_shifts
from scirocco.server.shapes import shown
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.air import most_support
from scirocco.systems.somnium.combat import why_no_attacker, why_not_beside
from scirocco.systems.somnium.engagement import can_attack, foes_of, would_be_obliged
from scirocco.systems.somnium.guns import can_bombard, why_not_gun
from scirocco.systems.somnium.odds import assess, base_column, defenders, defending_side, hides_defence
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.refusals import why_not_on_map
from scirocco.systems.somnium.results import bombardment_column
from scirocco.systems.somnium.stacks import attack_of, defence_of, on_map, units_in
from scirocco.systems.somnium.tables import ROW_WEIGHTS, ResultTable
from scirocco.systems.somnium.units import FOUGHT
from scirocco.telling.messages import message, number, space
from scirocco.telling.somnium import result_name

KINDS = {"attack": "assault", "bombard": "bombardment", "strike": "strike"}
"""The kind of fight that a choice opens."""
RULES = {"assault": "5.1", "bombardment": "8.0", "strike": "6.2"}
FAVOURS = {
    "DE AVI": 2, "DRB AVI": 2, "DE AVB": 2, "DRI AVI": 1, "DRB AVB": 1, "DRI AVB": 1, "DB": 1, "EMP": 0, "IMP": 0,
    "DI": 0, "DVB ARB": -1, "DVB ARI": -1, "DVI ARI": -1, "DVB AE": -2, "DVI ARB": -2, "DVI AE": -2,
}  # fmt: skip
"""Whom each result favours, the attacker's best first."""
ORDER = list(FAVOURS)


# --- how it is declared


def _part(game: Somnium, pos: SomniumPosition, unit: int, target: int) -> str:
    """Whether a unit fights beside the target, or is a gun that fires from afar."""
    return "gun" if game.is_gun[unit] and not game.ring[pos.at[unit]] >> target & 1 else "unit"


def _worth(game: Somnium, pos: SomniumPosition, action: Action) -> int:
    return attack_of(game, pos, action.piece) if action.piece >= 0 else action.number


MANNER = Manner(
    steps={"attackers": Naming("join"), "battery": Naming("join", lambda game, unit: bool(game.is_gun[unit]))},
    points=frozenset(("air", "sorties")),
    answers=frozenset(("support", "cover")),
    named=lambda game, fight: (*fight.attackers, *fight.guns),
    part=_part,
    worth=_worth,
)


# --- which battle


def declared_battle(game: Somnium, pos: SomniumPosition) -> shapes.Battle | None:
    """The fight being declared; after the dice there is nothing left to weigh."""
    fight = pos.battle
    stages = {task.stage for task in pos.agenda}
    if fight is None or not stages & {"resolve", "bombardment"}:
        return None
    by_air = "sorties" in stages or bool(fight.air)
    kind = "assault" if "resolve" in stages else "strike" if by_air else "bombardment"
    found = being_declared(game, pos, fight.target, MANNER, lambda fight: weigh(game, pos, fight, kind, declared=True))
    return _concealed(found) if kind == "assault" and hides_defence(game, pos) else found


def _concealed(found: shapes.Battle) -> shapes.Battle:
    """5.1.1, C29: a fight of which the attacker may not know the defence yet."""
    found.parties[1] = shapes.Party(side=found.parties[1].side, role="defence", units=[], sums=[])
    found.relation = found.ladder = found.reply = None
    found.chances, found.perils = [], []
    for spend in found.spends:
        spend.finals = []
    return found


def preview(game: Somnium, pos: SomniumPosition, plan: BattlePlan) -> shapes.Battle:
    """A fight as it would be if it were declared so; who is not named takes part if he can. A strike of which no number
    is said is made with the least it takes."""
    found = _preview(game, pos, plan)
    return _concealed(found) if found.kind == "assault" and hides_defence(game, pos) else found


def _preview(game: Somnium, pos: SomniumPosition, plan: BattlePlan) -> shapes.Battle:
    held = [side for side in range(len(game.sides)) if units_in(game, pos, side, plan.target)]
    if not held:
        raise _refusal(because(game, "5.0", "no-enemy", game.board.ids[plan.target]))
    attacker = 1 - held[0]
    opening = plan.opening or _opening(game, pos, plan)
    if opening is not None:
        return _planned(game, pos, opening, plan, attacker)
    if _is_fighting(game, pos, attacker) and pos.attacked & game.board.bit[plan.target] and pos.battle is None:
        raise _refusal(because(game, "8.0a", "attacked-already", game.board.ids[plan.target]))
    kind = plan.kind or "assault"
    units = _attackers(game, pos, plan, attacker) if kind == "assault" else ()
    guns = _guns(game, pos, plan, attacker, kind)
    least = game.strike_minimum if kind == "strike" else 0
    air = plan.air or least
    _check_air(game, pos, attacker, air, kind, units)
    _check_defence(game, pos, plan, attacker)
    if kind == "assault" and not units:
        raise _refusal(why_no_attacker(game, pos, attacker, plan.target))
    if kind == "bombardment" and not guns:
        raise _refusal(because(game, "8.0", "no-gun", game.board.ids[plan.target]))
    fight = Battle(plan.target, units, guns, air, plan.support, plan.cover)
    return weigh(game, pos, fight, kind, declared=False)


def _opening(game: Somnium, pos: SomniumPosition, plan: BattlePlan) -> Action | None:
    """The choice that would open a fight now; None when it is not the time for it."""
    verb = next(verb for verb, kind in KINDS.items() if kind == (plan.kind or "assault"))
    action = Action(verb, -1, (plan.target,))
    return action if game.explain(pos, action) is None else None


def _planned(game: Somnium, pos: SomniumPosition, opening: Action, plan: BattlePlan, attacker: int) -> shapes.Battle:
    """A fight that may be declared now, with what the defender was thought to give it."""
    kind = KINDS[opening.verb]
    if kind == "strike":
        plan = plan._replace(air=plan.air or game.strike_minimum)
    _check_defence(game, pos, plan, attacker)

    def weighed(fight: Battle) -> shapes.Battle:
        if plan.support or plan.cover:
            fight = fight._replace(support=plan.support, cover=plan.cover)
        return weigh(game, pos, fight, kind, declared=False)

    return planned(game, pos, opening, plan, MANNER, weighed)


def _check_defence(game: Somnium, pos: SomniumPosition, plan: BattlePlan, attacker: int) -> None:
    _check_air(game, pos, 1 - attacker, plan.cover, "assault", ())
    for gun in plan.support:
        if not _may_support(game, pos, gun, 1 - attacker, plan.target):
            raise _refusal(why_not_gun(game, pos, gun, 1 - attacker, plan.target))


def _refusal(why: Why) -> IllegalAction:
    return IllegalAction("preview", why)


def _is_fighting(game: Somnium, pos: SomniumPosition, side: int) -> bool:
    """Whether it is a side's own combat phase: before and after, its units will have their attack."""
    return pos.phase > 0 and not game.is_movement(pos.phase) and game.phase_side(pos.phase) == side


def is_spent(game: Somnium, pos: SomniumPosition, unit: int) -> bool:
    """Whether a unit has used up its attack."""
    joined = pos.battle is not None and unit in pos.battle.attackers + pos.battle.guns
    return _is_fighting(game, pos, game.side_of[unit]) and bool(pos.marks[unit] & FOUGHT) and not joined


def _attackers(game: Somnium, pos: SomniumPosition, plan: BattlePlan, side: int) -> tuple[int, ...]:
    if plan.units is None:
        return tuple(unit for unit in game.army[side] if _why_not_attack(game, pos, unit, side, plan.target) is None)
    for unit in plan.units:
        why = _why_not_attack(game, pos, unit, side, plan.target)
        if why is not None:
            raise _refusal(why)
    return tuple(sorted(set(plan.units)))


def _why_not_attack(game: Somnium, pos: SomniumPosition, unit: int, side: int, target: int) -> Why | None:
    name, where = game.units[unit].name, game.board.ids[target]
    if game.side_of[unit] != side:
        return because(game, "5.0", "not-yours", name)
    if not on_map(game, pos, unit):
        return why_not_on_map(game, pos, unit)
    if is_spent(game, pos, unit):
        return because(game, "5.0", "fought-already", name)
    if not game.ring[pos.at[unit]] & game.board.bit[target]:
        return why_not_beside(game, pos, unit, target)
    if not can_attack(game, unit, target):
        return because(game, "5.1.2", "no-attack-there", name, where, game.board.terrain[target])
    return None


def _guns(game: Somnium, pos: SomniumPosition, plan: BattlePlan, side: int, kind: str) -> tuple[int, ...]:
    """8.0: guns from afar. In an assault only those that are named; a bombardment takes every free one."""
    if kind == "strike" or (plan.guns is None and kind == "assault"):
        return ()
    free = [gun for gun in game.guns[side] if _may_fire(game, pos, gun, plan.target)]
    if plan.guns is None:
        return tuple(free)
    for gun in plan.guns:
        if gun not in free:
            raise _refusal(why_not_gun(game, pos, gun, side, plan.target))
    return tuple(sorted(set(plan.guns)))


def _may_fire(game: Somnium, pos: SomniumPosition, gun: int, target: int) -> bool:
    return (
        on_map(game, pos, gun)
        and can_bombard(game, pos, gun, target)
        and attack_of(game, pos, gun) > 0
        and not is_spent(game, pos, gun)
        and not would_be_obliged(game, pos, gun, foes_of(game, pos, game.side_of[gun]))
    )


def _may_support(game: Somnium, pos: SomniumPosition, gun: int, side: int, target: int) -> bool:
    counter = game.units[gun]
    return (
        counter.side == side
        and counter.gun
        and on_map(game, pos, gun)
        and pos.at[gun] != target
        and not pos.marks[gun] & FOUGHT
        and bool(game.board.within(pos.at[gun], counter.range) >> target & 1)
    )


def _air_limits(
    game: Somnium, pos: SomniumPosition, side: int, kind: str, attackers: tuple[int, ...], given: int = 0
) -> tuple[int, int]:
    """6.1, 6.2: the fewest and the most air points a side can give; those it has given already are its own to give."""
    if kind == "strike":
        return game.strike_minimum, min(game.air_cap, pos.air[side] + given)
    most = most_support(game, pos, side, attackers)
    return 0, min(game.support_cap, most + given)


def _check_air(
    game: Somnium, pos: SomniumPosition, side: int, points: int, kind: str, attackers: tuple[int, ...]
) -> None:
    least, most = _air_limits(game, pos, side, kind, attackers)
    if not least <= points <= most:
        if most == 0 < pos.air[side] and kind == "assault":
            raise _refusal(because(game, "8.0", "guns-alone"))
        raise _refusal(because(game, "6.2" if least else "6.1", "air-limit", least, most))


# --- in numbers


def table_odds(game: Somnium, attack: int, defence: int, shift: int) -> tuple[shapes.Ladder, list[shapes.Chance]]:
    """5.1.1: the column of these strengths with this sum of shifts, and the chances there."""
    table = game.combat
    base = base_column(game, attack, defence)
    final = table.clamp(base + shift)
    return shapes.Ladder(columns=list(table.columns), base=base, final=final), chances(table, final)


def weigh(game: Somnium, pos: SomniumPosition, fight: Battle, kind: str, *, declared: bool) -> shapes.Battle:
    """A battle with everything there is to know before the dice."""
    assault = kind == "assault"
    side = defending_side(game, pos, fight)
    found = shapes.Battle(
        kind=kind,
        rule=game.ref(RULES[kind]),
        space=game.board.ids[fight.target],
        title=shown(message(f"somnium-battle-{kind}", space=space(game, fight.target))),
        declared=declared,
        parties=[_attack(game, pos, fight, 1 - side), _defence(game, pos, fight, side, assault)],
        spends=_spends(game, pos, fight, kind, side, declared),
    )
    if assault:
        odds = assess(game, pos, fight)
        found.relation = shown(message("somnium-relation", attack=number(odds.attack), defence=number(odds.defence)))
        table, base, final = game.combat, odds.base_column, odds.column
        found.shifts = assault_shifts(game, pos, fight)
    else:
        strength, vulnerability, final = bombardment_column(game, pos, fight)
        product = strength * vulnerability
        found.relation = shown(
            message(
                "somnium-relation-fire",
                strength=number(strength),
                vulnerability=number(vulnerability),
                product=number(product),
            )
        )
        table, base = game.bombardment, game.bombardment.column_for(product)
        found.shifts = fire_shifts(game, pos, fight)
    found.ladder = shapes.Ladder(columns=list(table.columns), base=base, final=final)
    found.chances = chances(table, final)
    found.perils = perils(game, pos, fight, table, final, assault=assault)
    return found


def chances(table: ResultTable, column: int) -> list[shapes.Chance]:
    """Every result of a column, the attacker's best first."""
    found = sorted(table.chances(column).items(), key=lambda item: ORDER.index(item[0]))
    return [
        shapes.Chance(
            result=result,
            outcome=_outcome(result),
            name=shown(result_name(result)),
            throws=throws,
            of=sum(ROW_WEIGHTS),
            favours=FAVOURS[result],
        )
        for result, throws in found
    ]


def _outcome(result: str) -> Literal["attacker", "exchange", "none", "defender"]:
    """Who has won with a result."""
    if result == "EMP":
        return "exchange"
    return "attacker" if FAVOURS[result] > 0 else "defender" if FAVOURS[result] < 0 else "none"


def _fighter(game: Somnium, unit: int, part: str, value: int) -> shapes.Fighter:
    return shapes.Fighter(unit=game.piece_ids[unit], part=part, value=value)


def _sums(**values: int) -> list[shapes.Sum]:
    return [
        shapes.Sum(name=shown(message(f"somnium-sum-{name}")), value=value)
        for name, value in values.items()
        if value or name == "total"
    ]


def _attack(game: Somnium, pos: SomniumPosition, fight: Battle, side: int) -> shapes.Party:
    near = [_fighter(game, unit, "attacker", attack_of(game, pos, unit)) for unit in fight.attackers]
    far = [_fighter(game, unit, "gun", attack_of(game, pos, unit)) for unit in fight.guns]
    units, guns = sum(one.value for one in near), sum(one.value for one in far)
    sums = _sums(units=units, guns=guns, air=fight.air, total=units + guns + fight.air)
    return shapes.Party(side=game.sides[side], role="attack", units=near + far, sums=sums)


def _defence(game: Somnium, pos: SomniumPosition, fight: Battle, side: int, assault: bool) -> shapes.Party:
    inside = defenders(game, pos, fight)
    if not assault:
        worth = [game.units[u].gun_vulnerability if fight.guns else game.units[u].air_vulnerability for u in inside]
        shot_at = [_fighter(game, unit, "defender", value) for unit, value in zip(inside, worth, strict=True)]
        return shapes.Party(side=game.sides[side], role="defence", units=shot_at, sums=_sums(vulnerability=sum(worth)))
    near = [_fighter(game, unit, "defender", defence_of(game, pos, unit)) for unit in inside]
    far = [_fighter(game, unit, "support", attack_of(game, pos, unit)) for unit in fight.support]
    units, guns = sum(one.value for one in near), sum(one.value for one in far)
    sums = _sums(units=units, guns=guns, air=fight.cover, total=units + guns + fight.cover)
    return shapes.Party(side=game.sides[side], role="defence", units=near + far, sums=sums)


def _spends(
    game: Somnium, pos: SomniumPosition, fight: Battle, kind: str, defender: int, declared: bool
) -> list[shapes.Spend]:
    """6.1, 6.2: how many air points either side can give, and what each number would come to."""
    if kind == "bombardment":
        return []
    found = []
    for side, given in ((1 - defender, fight.air), (defender, fight.cover)):
        if kind == "strike" and side == defender:
            continue
        near = fight.attackers if side != defender else ()
        least, most = _air_limits(game, pos, side, kind, near, given if declared else 0)
        if most < max(least, 1):
            continue
        tries = [
            fight._replace(cover=points) if side == defender else fight._replace(air=points)
            for points in range(least, most + 1)
        ]
        finals = [
            assess(game, pos, t).column if kind == "assault" else bombardment_column(game, pos, t)[2] for t in tries
        ]
        found.append(
            shapes.Spend(pool="air", side=game.sides[side], given=given, least=least, most=most, finals=finals)
        )
    return found
