"""A chit-pull battle in numbers: armour by the handful of dice, general combat by column; the exact chances of both."""

from __future__ import annotations

from typing import Literal

from scirocco.core.errors import IllegalAction, Why
from scirocco.server import shapes
from scirocco.server.presenting.base import BattlePlan
from scirocco.server.presenting.chitpull_perils import armour_perils, general_perils, harm_of
from scirocco.server.presenting.declaring import Manner, Naming
from scirocco.server.presenting.planning import being_declared, planned
from scirocco.server.shapes import shown
from scirocco.systems.chitpull import ChitPull, armour, combat
from scirocco.systems.chitpull.armour import armour_dice, clashers, dice_of, why_no_clash
from scirocco.systems.chitpull.chances import armour_chances, general_chances
from scirocco.systems.chitpull.combat import attackers_of, why_no_attack
from scirocco.systems.chitpull.odds import (
    Shift,
    are_used,
    assess,
    attack_of,
    base_column,
    cooperation,
    defence_of,
    defenders,
    sappers,
)
from scirocco.systems.chitpull.odds import cooperation_of_hexes as cooperation_in_attack
from scirocco.systems.chitpull.position import ARMOUR, GENERAL, Battle, ChitPosition
from scirocco.systems.chitpull.reasons import because
from scirocco.systems.chitpull.units import (
    CALLED,
    CLASHED,
    CLEARED,
    FOUGHT,
    NOW_ISOLATED,
    NOW_OUT,
    STRUCK,
    first_supply_of,
)
from scirocco.systems.chitpull.zones import on_map, stands_of, units_in
from scirocco.telling.chitpull import SHIFTS, relation, result_name, shift_reason
from scirocco.telling.messages import message, number, space

Outcome = Literal["attacker", "exchange", "none", "defender"]
KINDS = {"armour": ARMOUR, "general": GENERAL}
RULES = {ARMOUR: "8.1", GENERAL: "9.2"}
MOST_DICE = 18
"""With more dice than these the throws are counted in parts of six to this power."""


MANNER = Manner(
    steps={"clashers": Naming("join"), "attackers": Naming("join")},
    points=frozenset(),
    answers=frozenset(),
    named=lambda game, fight: fight.attackers,
    part=lambda game, pos, unit, target: "headquarters" if game.units[unit].hq else "unit",
    worth=lambda game, pos, action: 0,
)

# --- which battle


def declared_battle(game: ChitPull, pos: ChitPosition) -> shapes.Battle | None:
    """The fight being declared; after the dice there is nothing left to weigh."""
    if pos.battle is None or not pos.agenda or pos.agenda[-1].stage not in ("clashers", "attackers", "sappers"):
        return None
    return being_declared(game, pos, pos.battle.target, MANNER, lambda fight: weigh(game, pos, fight, declared=True))


def preview(game: ChitPull, pos: ChitPosition, plan: BattlePlan) -> shapes.Battle:
    """A fight as it would be if it were declared so; who is not named takes part if he can.

    A plan that does not say which kind of fight it means is of the kind that is being declared now.
    """
    goal = game.board.ids[plan.target]
    if plan.opening is not None:
        return planned(game, pos, plan.opening, plan, MANNER, lambda fight: weigh(game, pos, fight, declared=False))
    held = [side for side in range(len(game.sides)) if stands_of(game, pos, side) >> plan.target & 1]
    if not held:
        raise _refusal(because(game, "9.0", "no-enemy", goal))
    attacker = 1 - held[0]
    kind = KINDS.get(plan.kind, ARMOUR if _is_fighting(game, pos, attacker, ARMOUR) else GENERAL)
    view = pos if _is_fighting(game, pos, attacker, kind) else _as_if(game, pos, attacker, plan.target, kind)
    units = _attackers(game, view, plan, attacker, kind)
    if not units:
        why = (armour if kind == ARMOUR else combat).why_no_target(game, view, attacker, plan.target)
        raise _refusal(why or because(game, "9.0", "no-attacker", goal))
    if kind == ARMOUR and not any(game.units[unit].vehicle for unit in units):
        raise _refusal(because(game, "8.0", "no-vehicle"))
    if kind == ARMOUR and not armour.defending_guns(game, view, plan.target):
        raise _refusal(because(game, "8.0", "no-armour-there", goal))
    air = view.air if kind == GENERAL and plan.air and attacker == game.air_side else 0
    return weigh(game, view, Battle(kind, plan.target, units, air, sapping=True), declared=False)


def _refusal(why: Why) -> IllegalAction:
    return IllegalAction("preview", why)


def _is_fighting(game: ChitPull, pos: ChitPosition, side: int, kind: int) -> bool:
    """Whether a side is declaring fights of a kind now."""
    task = pos.agenda[-1] if pos.agenda else None
    stages = ("clash", "clashers") if kind == ARMOUR else ("attack", "attackers", "sappers")
    return task is not None and task.side == side and task.stage in stages


def _as_if(game: ChitPull, pos: ChitPosition, side: int, target: int, kind: int) -> ChitPosition:
    """The position as it would be if all who stand beside the hex were activated and free to attack it."""
    view = pos.copy()
    for unit in game.army[side]:
        if on_map(game, view, unit) and not view.marks[unit] & CALLED:
            state = (0, NOW_OUT, NOW_ISOLATED)[first_supply_of(view, unit)]
            view.marks[unit] |= CALLED | state
        view.marks[unit] &= ~(FOUGHT | CLASHED | CLEARED)
    for unit in units_in(game, view, target):
        view.marks[unit] &= ~STRUCK
    view.drawn = -1
    view.battles = ()
    view.battle = None
    view.fought &= ~(1 << target)
    view.clashed = view.clashed & ~(1 << target) if kind == ARMOUR else view.clashed | 1 << target
    return view


def _attackers(game: ChitPull, pos: ChitPosition, plan: BattlePlan, side: int, kind: int) -> tuple[int, ...]:
    if plan.units is None:
        joined = pos.battle.attackers if pos.battle is not None and pos.battle.target == plan.target else ()
        able = (
            clashers(game, pos, side, plan.target)
            if kind == ARMOUR
            else attackers_of(game, pos, side, plan.target, joined)
        )
        return tuple(sorted({*joined, *able}))
    for unit in plan.units:
        if game.side_of[unit] != side:
            raise _refusal(because(game, "9.0", "not-yours", game.units[unit].name))
        why = (why_no_clash if kind == ARMOUR else why_no_attack)(game, pos, unit, plan.target)
        if why is not None:
            raise _refusal(why)
    return tuple(sorted(set(plan.units)))


# --- in numbers


def weigh(game: ChitPull, pos: ChitPosition, fight: Battle, *, declared: bool) -> shapes.Battle:
    """A battle with everything there is to know before the dice."""
    kind = "armour" if fight.kind == ARMOUR else "general"
    found = shapes.Battle(
        kind=kind,
        rule=game.ref(RULES[fight.kind]),
        space=game.board.ids[fight.target],
        title=shown(message(f"chitpull-battle-{kind}", space=space(game, fight.target))),
        declared=declared,
        parties=[],
    )
    return (_weigh_armour if fight.kind == ARMOUR else _weigh_general)(game, pos, fight, found)


def _weigh_armour(game: ChitPull, pos: ChitPosition, fight: Battle, found: shapes.Battle) -> shapes.Battle:
    """8.12, 8.13: dice against dice."""
    inside = tuple(units_in(game, pos, fight.target))
    defender = game.side_of[inside[0]]
    counts = []
    for role, side, units in (("attack", 1 - defender, fight.attackers), ("defence", defender, inside)):
        plain, flak = dice_of(game, pos, units)
        counts.append(plain + flak)
        part = "attacker" if role == "attack" else "defender"
        fighters = [
            shapes.Fighter(unit=game.piece_ids[unit], part=part, value=armour_dice(game, pos, unit).dice)
            for unit in units
        ]
        sums = _sums(dice=plain, flak=flak, total=plain + flak)
        found.parties.append(
            shapes.Party(side=game.sides[side], role=role, units=fighters, sums=sums)  # type: ignore[arg-type]
        )
    found.dice = f"{counts[0]}d6 / {counts[1]}d6"
    found.relation = shown(message("chitpull-relation-dice", attack=number(counts[0]), defence=number(counts[1])))
    if not fight.attackers:
        return found
    thrown = armour_chances(game, pos, fight)
    harm = [harm_of(game, pos, inside, thrown.attack), harm_of(game, pos, fight.attackers, thrown.defence)]
    share: dict[Outcome, float] = {"attacker": 0.0, "exchange": 0.0, "none": 0.0, "defender": 0.0}
    for hits, chance in harm[0].items():
        for back, other in harm[1].items():
            share[_who(hits, back)] += chance * other
    of = 6 ** min(sum(counts), MOST_DICE)
    names = {"attacker": "better", "exchange": "equal", "none": "none", "defender": "worse"}
    found.chances = [
        shapes.Chance(
            outcome=outcome,
            result=names[outcome],
            name=shown(message(f"chitpull-result-{names[outcome]}")),
            throws=round(chance * of),
            of=of,
            favours={"attacker": 1, "defender": -1}.get(outcome, 0),
        )
        for outcome, chance in share.items()
        if round(chance * of)
    ]
    found.perils = [
        *armour_perils(game, pos, 1 - defender, fight.attackers, harm[1], of),
        *armour_perils(game, pos, defender, inside, harm[0], of),
    ]
    return found


def _who(on_defence: int, on_attack: int) -> Outcome:
    """Whom so much harm to both favours."""
    if on_defence == on_attack:
        return "exchange" if on_defence else "none"
    return "attacker" if on_defence > on_attack else "defender"


def _weigh_general(game: ChitPull, pos: ChitPosition, fight: Battle, found: shapes.Battle) -> shapes.Battle:
    """9.2: strength against strength, the shifts of 9.6, and what each face of the die brings."""
    inside = defenders(game, pos, fight.target)
    defender = game.side_of[inside[0]] if inside else 1 - game.side_of[fight.attackers[0]]
    attack, own, halved = attack_of(game, pos, fight.attackers, fight.target)
    defence, theirs = defence_of(game, pos, fight.target)
    together = (cooperation_in_attack(game, pos, fight.attackers), cooperation(game, pos, inside))
    found.parties = [
        shapes.Party(
            side=game.sides[1 - defender],
            role="attack",
            units=[shapes.Fighter(unit=game.piece_ids[s.unit], part="attacker", value=s.value) for s in own],
            sums=_sums(units=sum(s.value for s in own), works=-halved, cooperation=together[0], total=attack),
        ),
        shapes.Party(
            side=game.sides[defender],
            role="defence",
            units=[shapes.Fighter(unit=game.piece_ids[s.unit], part="defender", value=s.value) for s in theirs],
            sums=_sums(units=sum(s.value for s in theirs), cooperation=together[1], total=defence),
        ),
    ]
    found.dice = "1d6"
    found.relation = shown(relation(attack, defence))
    if not attack:
        return found
    weighed = general_chances(game, pos, fight)
    odds = weighed.odds
    columns = game.tables.combat.columns
    base = max(0, min(len(columns) - 1, odds.base))
    found.ladder = shapes.Ladder(columns=list(columns), base=base, final=odds.column)
    found.shifts = _shifts(game, pos, fight, odds.shifts, 1 - defender)
    found.spends = _spends(game, pos, fight, 1 - defender)
    results: dict[tuple[str, tuple[int, int]], int] = {}
    for outcome in weighed.outcomes:
        key = (outcome.result, outcome.points)
        results[key] = results.get(key, 0) + 1
    if not odds.allowed:
        return found
    found.chances = [
        _chance(result, points, throws) for (result, points), throws in sorted(results.items(), key=_best_first)
    ]
    found.perils = general_perils(game, pos, fight, inside, weighed.outcomes)
    return found


def _best_first(found: tuple[tuple[str, tuple[int, int]], int]) -> tuple[int, int]:
    """The attacker's best result first: what the defender pays more, then what both pay."""
    (_, (attacker, defender)), _ = found
    return attacker - defender, attacker


def _chance(result: str, points: tuple[int, int], throws: int) -> shapes.Chance:
    gain = points[1] - points[0]
    return shapes.Chance(
        outcome=_who(points[1], points[0]),
        result=result,
        name=shown(result_name(points)),
        throws=throws,
        of=6,
        favours=max(-2, min(2, gain)),
    )


def table_odds(game: ChitPull, attack: int, defence: int, shift: int) -> tuple[shapes.Ladder, list[shapes.Chance]]:
    """9.23: the column of these strengths with this sum of shifts, and the chances there."""
    columns = game.tables.combat.columns
    last = len(columns) - 1
    base = base_column(attack, defence)
    final = max(0, min(last, base + shift))
    results: dict[tuple[str, tuple[int, int]], int] = {}
    for row in game.combat_table:
        key = (game.result_text(row[final]), row[final])
        results[key] = results.get(key, 0) + 1
    chances = [_chance(result, points, throws) for (result, points), throws in sorted(results.items(), key=_best_first)]
    return shapes.Ladder(columns=list(columns), base=max(0, min(last, base)), final=final), chances


def _sums(**values: int) -> list[shapes.Sum]:
    return [
        shapes.Sum(name=shown(message(f"chitpull-sum-{name}")), value=value)
        for name, value in values.items()
        if value or name == "total"
    ]


def _shifts(
    game: ChitPull, pos: ChitPosition, fight: Battle, counted: tuple[Shift, ...], attacker: int
) -> list[shapes.Shift]:
    """9.6: what counted, then what could have counted and does not."""
    found = [_shift(game, shift) for shift in counted]
    reasons = {shift.reason for shift in counted}
    rules = game.tables.shifts
    missing = [
        ("9.62", "encircled", rules.encircled),
        ("9.63", "tanks", rules.tanks),
        ("9.66", "support", rules.support),
    ]
    if attacker == game.air_side and pos.air and not fight.air:
        missing.append(("10.5", "air", pos.air))
    if sappers(game, pos, fight.attackers, fight.target) and not are_used(game, fight):
        missing.append(("10.85", "engineers", rules.engineers))
    for number_, reason, columns in missing:
        if reason not in reasons:
            shift = _shift(game, Shift(number_, reason, columns))
            shift.applies, shift.why = False, shown(message(f"chitpull-unless-{reason}"))
            found.append(shift)
    return found


def _shift(game: ChitPull, shift: Shift) -> shapes.Shift:
    return shapes.Shift(
        rule=game.ref(shift.number),
        code=shift.reason if shift.reason in SHIFTS else "terrain",
        reason=shown(shift_reason(shift.reason)),
        amount=shift.columns,
    )


def _spends(game: ChitPull, pos: ChitPosition, fight: Battle, attacker: int) -> list[shapes.Spend]:
    """10.5: the air force of the day goes to one attack, whole or not at all."""
    if attacker != game.air_side or not (pos.air or fight.air):
        return []
    finals = [assess(game, pos, fight._replace(air=air)).column for air in (0, pos.air or fight.air)]
    return [
        shapes.Spend(
            pool="air-support", side=game.sides[attacker], given=1 if fight.air else 0, least=0, most=1, finals=finals
        )
    ]
