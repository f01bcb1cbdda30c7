"""8 and 9: fights at their edges: who takes part, who takes the loss, who goes where and what is left to pay."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Event, Task
from scirocco.core.dice import ScriptedDice
from scirocco.systems.chitpull.armour import Guns, armour_dice, pack_hits
from scirocco.systems.chitpull.combat import fight_battle, must_clash_first, points_of
from scirocco.systems.chitpull.events import AttackDeclared, GaveGround, Retreated, StepLost
from scirocco.systems.chitpull.losses import note_loss
from scirocco.systems.chitpull.odds import Odds, Shift, Strength, assess, attack_of, defence_strength, supporting_hq
from scirocco.systems.chitpull.position import ARMOUR, GENERAL, Battle
from scirocco.systems.chitpull.retreat import could_fit_smaller, pay_instead
from scirocco.systems.chitpull.units import CLASHED
from tests.gazala1942.table import Table, found


def clash_of(table: Table, side: int, cars: int, others: int, *units: str) -> None:
    """Hits to be placed on some vehicles."""
    pieces = tuple(map(table.unit, units))
    task = Task("hit", side, space=table.space("0326"), pieces=pieces, number=pack_hits(cars, others))
    table.pos.agenda.append(task)


def refused(table: Table, text: str) -> tuple[str, str, tuple[str, ...]]:
    """Rule, code and facts of a refusal."""
    why = table.why(text)
    assert why is not None, f"{text} is allowed"
    return why.rule.removeprefix("gazala1942 "), why.code, why.args


# 8: armour


@pytest.mark.rule("gazala1942 8.12", "gazala1942 6.22")
def test_the_dice_of_a_unit_and_what_changed_them() -> None:
    table = Table("ge_1_21_t 0325", "ge_2_21_t 0325 unsupplied", "ge_1_15_t 0325 isolated", "ge_1_18_aa 0325")
    assert [armour_dice(table.game, table.pos, unit) for unit in map(table.unit, ("ge_1_21_t", "ge_1_18_aa"))] == [
        Guns(table.unit("ge_1_21_t"), 5, False, ()),
        Guns(table.unit("ge_1_18_aa"), 3, True, ()),
    ]
    for name, state in (("ge_2_21_t", "out of supply"), ("ge_1_15_t", "isolated")):
        assert armour_dice(table.game, table.pos, table.unit(name)) == Guns(
            table.unit(name), 3, False, (("6.22", state),)
        )


@pytest.mark.rule("gazala1942 8.11", "gazala1942 8.2", "gazala1942 8.12")
def test_the_dice_of_an_allied_attack_hit_the_axis() -> None:
    """Twice two dice: no hit on the Axis, and one on the attackers; their owner places it."""
    table = Table("uk_8_t 0326", "uk_4_t 0326", "it_1_132_t 0327", marker="uk_1_h")
    table.until("clash")
    phase = table.pos.phase
    events = table.do("attack 0327")
    assert events == [AttackDeclared("gazala1942 8.11", 1, table.space("0327"), "armour")]
    table.do("join uk_8_t")
    table.do("join uk_4_t")
    table.do("end", 1, 1, 1, 1, 6, 1)
    assert table.pos.phase == phase + 1
    assert (table.kind, table.decision.side) == ("hit", 1)
    table.do("hit uk_8_t", 1)
    assert table.marks("uk_8_t") >= {"reduced"}
    other = Table("uk_8_t 0326", "it_1_132_t 0327", "it_2_132_t 0327", marker="uk_1_h")
    other.until("clash")
    other.do("attack 0327")
    other.do("end", 6, 1, 1, 1, 1, 1)
    assert (other.kind, other.decision.side) == ("hit", 0)


@pytest.mark.rule("gazala1942 8.11")
def test_the_phase_goes_on_when_nobody_is_attacked() -> None:
    table = Table("ge_1_21_t 0325", "uk_8_t 0326")
    table.until("clash")
    phase = table.pos.phase
    table.game.stages["clash"].play(table.game, table.pos, table.game.parse("end"), ScriptedDice(()), [])
    assert (table.pos.phase, table.pos.agenda[-1].stage) == (phase + 1, "attack")


@pytest.mark.rule("gazala1942 8.2", "gazala1942 8.4")
def test_who_is_not_hit() -> None:
    table = Table("ge_1_21_t 0325", "ge_33_15_a 0325", "ge_200_i 0325", "uk_7_t 0326", "uk_44_t 0326", "it_xxi_h 0101")
    vehicles = ("ge_1_21_t", "ge_33_15_a")
    none = "it was not in this fight as a vehicle"
    clash_of(table, 0, 0, 1, *vehicles)
    assert table.options() == ["hit ge_1_21_t", "hit ge_33_15_a"]
    for unit in ("ge_200_i", "it_xxi_h"):
        assert refused(table, f"hit {unit}")[:2] == ("8.2", "no-loss")
        assert refused(table, f"hit {unit}")[2][1] == none
    assert refused(table, "stand")[:2] == ("8.2", "not-now")
    clash_of(table, 0, 1, 0, *vehicles, "it_rcm_a", "ge_3_21_a")
    assert table.options() == ["hit ge_33_15_a"]
    assert refused(table, "hit ge_1_21_t")[2][1] == "this hit is for armoured cars"
    assert refused(table, "hit it_rcm_a")[2][1] == none, "it is not on the map"
    clash_of(table, 1, 0, 1, "uk_7_t", "uk_44_t")
    assert table.options() == [], "Matildas take two"
    assert refused(table, "hit uk_7_t") == (
        "8.4",
        "no-loss",
        (name_of(table, "uk_7_t"), "it takes two hits for a step"),
    )


def name_of(table: Table, unit: str) -> str:
    return table.game.units[table.unit(unit)].name


@pytest.mark.rule("gazala1942 8.0", "gazala1942 9.0")
@pytest.mark.ruling("gazala1942 R49")
def test_armour_that_could_have_fought_armour_must() -> None:
    table = Table("ge_1_21_t 0325", "ge_200_i 0325", "uk_8_t 0326")
    game, pos, target = table.game, table.pos, table.space("0326")
    tank = table.unit("ge_1_21_t")
    assert must_clash_first(game, pos, tank, target)
    assert not must_clash_first(game, pos, table.unit("ge_200_i"), target)
    pos.clashed = 1 << target
    assert not must_clash_first(game, pos, tank, target), "somebody has"
    pos.clashed = 1 << table.space("0327")
    assert must_clash_first(game, pos, tank, target), "elsewhere does not count"
    pos.marks[tank] |= CLASHED
    assert not must_clash_first(game, pos, tank, target), "it has attacked in its phase"


@pytest.mark.rule("gazala1942 8.0", "gazala1942 9.0")
def test_a_fight_from_and_for_the_first_hex_of_the_map() -> None:
    table = Table("ge_1_21_t 0101", "ge_200_i 0101", "uk_8_t 0102")
    table.until("clash")
    table.do("attack 0102")
    assert "join ge_1_21_t" in table.options()
    general = Table("ge_200_i 0101", "uk_1kr_7_i 0102")
    general.declare("0102")
    assert general.options("join") == ["join ge_200_i"]
    against = Table("ge_1_21_t 0102", "ge_200_i 0102", "uk_8_t 0101")
    against.until("clash")
    assert against.options() == ["attack 0101", "end"]


@pytest.mark.rule("gazala1942 7.6")
@pytest.mark.ruling("gazala1942 R6")
def test_only_the_side_that_falls_back_is_held_to_one_attack() -> None:
    table = Table("uk_8_t 0101", "ge_1_21_t 0102", "uk_7_t 0526", "ge_2_21_t 0527", marker="uk_1_h", fallback=True)
    table.until("clash")
    table.do("attack 0102")
    assert table.pos.struck_in_fallback == table.space("0102")
    assert refused(table, "attack 0527") == ("7.6", "one-target", ("0102",))
    first = Table("uk_8_t 0102", "ge_1_21_t 0101", "uk_7_t 0526", "ge_2_21_t 0527", marker="uk_1_h", fallback=True)
    first.until("clash")
    first.do("attack 0101")
    assert refused(first, "attack 0527") == ("7.6", "one-target", ("0101",))
    axis = Table("ge_1_21_t 0325", "uk_8_t 0326", "ge_2_21_t 0526", "uk_7_t 0527", fallback=True)
    axis.until("clash")
    axis.do("attack 0326")
    assert axis.pos.struck_in_fallback == -1
    assert "attack 0527" in axis.options()
    calm = Table("uk_8_t 0325", "ge_1_21_t 0326", "uk_7_t 0526", "ge_2_21_t 0527", marker="uk_1_h")
    calm.until("clash")
    calm.do("attack 0326")
    assert calm.pos.struck_in_fallback == -1


# 9.2: strengths and columns


@pytest.mark.rule("gazala1942 9.22", "gazala1942 6.21", "gazala1942 10.11")
def test_the_strength_of_a_defender_and_what_changed_it() -> None:
    units = ("uk_151_50_i 0326", "uk_69_50_i 0327 unsupplied", "uk_150_50_i 0328 isolated", "uk_50_h 0329")
    table = Table(*units, "ge_200_i 0101")
    expected = {
        "uk_151_50_i": (6, 6, ()),
        "uk_69_50_i": (6, 6, ()),
        "uk_150_50_i": (6, 3, (("6.21", "isolated"),)),
        "uk_50_h": (0, 1, (("10.11", "headquarters"),)),
    }
    for name, parts in expected.items():
        unit = table.unit(name)
        assert defence_strength(table.game, table.pos, unit, alone=True) == Strength(unit, *parts)
    hq = table.unit("uk_50_h")
    assert defence_strength(table.game, table.pos, hq, alone=False) == Strength(hq, 0, 0, (("10.11", "headquarters"),))


@pytest.mark.rule("gazala1942 10.7", "gazala1942 10.81")
@pytest.mark.ruling("gazala1942 R25")
def test_what_mines_take_away_from_an_attack() -> None:
    """Two and three through the mines are halved together: 3 of 5, and 2 are lost."""
    table = Table("it_33_e 1408", "it_19_27_i 1408", "ge_200_i 1410", "uk_1kr_7_i 1409")
    game, pos, target = table.game, table.pos, table.space("1409")
    attackers = [table.unit(name) for name in ("it_33_e", "it_19_27_i")]
    total, own, lost = attack_of(game, pos, attackers, target)
    assert (total, [one.value for one in own], lost) == (3, [2, 3], 2)
    assert attack_of(game, pos, attackers[:1], target)[::2] == (1, 1)


@pytest.mark.rule("gazala1942 9.24")
def test_an_attack_with_nobody_has_no_column() -> None:
    table = Table("ge_200_i 0325", "uk_1kr_7_i 0326")
    assert assess(table.game, table.pos, Battle(GENERAL, table.space("0326"))) == Odds(0, 2, -99, (), -99, 0)


@pytest.mark.rule("gazala1942 12.1")
def test_four_of_the_first_formation_work_together_too() -> None:
    names = ("ge_200_i", "ge_361_i", "it_85_60_i", "it_33_e")
    table = Table(*(f"{name} 0325" for name in names), "uk_1kr_7_i 0326", options=["cooperation"])
    plain = Table(*(f"{name} 0325" for name in names), "uk_1kr_7_i 0326")
    assert table.odds("0326", *names).attack == plain.odds("0326", *names).attack + 1
    assert table.odds("0326", *names[:3]).attack == plain.odds("0326", *names[:3]).attack


@pytest.mark.rule("gazala1942 10.12")
def test_with_the_option_only_a_defender_is_supported_by_a_headquarters_that_waits() -> None:
    table = Table("ge_200_i 0325", "it_xxi_h 0320", "uk_1kr_7_i 0326", "uk_7_h 0329", options=["defender_hq_always"])
    game, pos, target = table.game, table.pos, table.space("0326")
    assert supporting_hq(game, pos, 0, target) == -1, "its marker has not been drawn"
    assert supporting_hq(game, pos, 0, target, defending=True) == table.unit("it_xxi_h")
    assert table.odds("0326", "ge_200_i").shifts == (Shift("9.66", "defence-support", -1),)


# 9.3: what is paid


@pytest.mark.rule("gazala1942 9.34", "gazala1942 9.24")
@pytest.mark.ruling("gazala1942 R46")
@pytest.mark.parametrize(
    ("result", "steps", "harmless", "paid"),
    [
        ((1, 3), (6, 4), False, (1, 3)),
        ((1, 3), (6, 4), True, (0, 3)),
        ((1, 3), (6, 2), False, (0, 3)),  # the defender cannot pay three with two steps
        ((1, 3), (6, 3), False, (1, 3)),
        ((2, 1), (1, 9), False, (2, 0)),  # the attacker cannot pay two with one step
        ((2, 0), (1, 9), False, (2, 0)),
        ((2, 1), (2, 9), False, (2, 1)),
        ((2, 2), (1, 1), False, (2, 1)),  # the defender then pays one, and that he can
        ((0, 4), (9, 2), False, (0, 4)),
    ],
)
def test_who_cannot_pay_lets_the_other_pay_one_less(
    result: tuple[int, int], steps: tuple[int, int], harmless: bool, paid: tuple[int, int]
) -> None:
    assert points_of(result, steps, harmless=harmless) == paid


@pytest.mark.rule("gazala1942 9.51", "gazala1942 9.25")
@pytest.mark.parametrize(
    ("die", "defender", "points", "unpaid"),
    [
        (6, "uk_1kr_7_i 0526", 6, 5),
        (1, "uk_1kr_7_i 0526", 4, 3),
        (1, "uk_7_7_i 0526 reduced", 3, 1),
        (1, "uk_7_7_i 0526", 2, 0),
        (5, "uk_7_7_i 0526 reduced", 4, 2),
    ],
)
def test_what_a_wiped_out_enemy_leaves_unpaid(die: int, defender: str, points: int, unpaid: int) -> None:
    names = ("ge_200_i", "ge_361_i", "ge_1_21_i", "ge_2_21_i", "ge_1_21_t", "ge_2_21_t")
    places = ("0525", "0425", "0525", "0425", "0525", "0525")
    table = Table(*(f"{name} {place}" for name, place in zip(names, places, strict=True)), defender)
    log: list[Event] = []
    battle = Battle(GENERAL, table.space("0526"), tuple(map(table.unit, names)))
    fight_battle(table.game, table.pos, 0, battle, ScriptedDice((die,)), log)
    assert table.pos.battle is not None
    assert (table.pos.agenda[-2].number, table.pos.battle.unpaid) == (points, unpaid)


def rest_of(table: Table, side: int, points: int, *units: str) -> None:
    """What is left to pay in a battle of all on the table for 0526."""
    pieces = tuple(map(table.unit, units))
    table.pos.agenda.append(Task("rest", side, space=table.space("0526"), pieces=pieces, number=points))


@pytest.mark.rule("gazala1942 9.32", "gazala1942 9.4")
@pytest.mark.parametrize(
    ("points", "options"), [(1, ["withdraw", "stand"]), (2, ["withdraw", "stand"]), (3, ["withdraw"])]
)
def test_who_has_as_many_steps_as_he_owes_may_stand(points: int, options: list[str]) -> None:
    table = Table("ge_200_i 0525", "uk_1kr_7_i 0526")
    attacker = table.unit("ge_200_i")
    table.pos.battle = Battle(GENERAL, table.space("0526"), (attacker,), 0, (table.unit("uk_1kr_7_i"),))
    rest_of(table, 0, points, "ge_200_i")
    assert table.options() == options
    if points == 3:
        assert refused(table, "stand")[:2] == ("9.32", "cannot-stand")
    events = table.do("withdraw")
    assert events[0] == GaveGround("gazala1942 9.4", 0, points)
    assert table.pos.battle is not None
    assert table.pos.battle.gone == (attacker,), "he advances no more"


@pytest.mark.rule("gazala1942 9.4", "gazala1942 9.52")
def test_defenders_who_withdraw_are_not_among_the_attackers_who_are_gone() -> None:
    table = Table("ge_200_i 0525", "uk_1kr_7_i 0526", "uk_1r_1_i 0526")
    defenders = (table.unit("uk_1kr_7_i"), table.unit("uk_1r_1_i"))
    table.pos.battle = Battle(GENERAL, table.space("0526"), (table.unit("ge_200_i"),), 0, defenders)
    rest_of(table, 1, 1, "uk_1kr_7_i", "uk_1r_1_i")
    table.do("withdraw")
    assert table.pos.battle is not None
    assert table.pos.battle.gone == ()
    assert table.kind == "retreat"


@pytest.mark.rule("gazala1942 10.85", "gazala1942 9.32")
def test_the_engineers_debt_is_paid_with_the_first_loss_of_the_attack() -> None:
    table = Table("ge_200_i 0525", "uk_1kr_7_i 0526")
    battle = Battle(GENERAL, table.space("0526"), (table.unit("ge_200_i"),), sappers_owe=True, paid=(1, 1))
    table.pos.battle = battle
    note_loss(table.pos, table.unit("uk_1kr_7_i"))
    assert table.pos.battle == battle._replace(paid=(1, 2))
    note_loss(table.pos, table.unit("ge_200_i"))
    assert table.pos.battle == battle._replace(paid=(2, 2), sappers_owe=False)


@pytest.mark.rule("gazala1942 9.33", "gazala1942 10.11", "gazala1942 10.85")
def test_who_takes_the_loss_and_why_the_others_do_not() -> None:
    attackers, inside = ("it_33_e", "it_19_27_i", "it_20_27_i"), ("uk_1kr_7_i", "uk_1r_1_i", "uk_7_h")
    table = Table(
        *(f"{name} 1408" for name in attackers), *(f"{name} 1409" for name in inside), "ge_200_i 1407", "uk_8_t 1510"
    )
    ours, theirs = tuple(map(table.unit, attackers)), tuple(map(table.unit, inside))
    battle = Battle(GENERAL, table.space("1409"), ours, 0, theirs, sappers_owe=True)
    table.pos.battle = battle
    table.pos.agenda.append(Task("loss", 0, space=battle.target, pieces=ours))
    assert table.options() == ["loss it_33_e"]
    name = name_of(table, "it_19_27_i")
    assert refused(table, "loss it_19_27_i") == ("10.85", "no-loss", (name, "the engineers bear the first loss"))
    assert refused(table, "loss ge_200_i") == ("9.33", "no-loss", (name_of(table, "ge_200_i"), "it took no part"))
    assert refused(table, "stand")[:2] == ("9.32", "not-now")
    table.pos.battle = battle._replace(sappers_owe=False)
    assert table.options() == [f"loss {unit}" for unit in attackers]
    table.pos.battle = battle
    table.pos.agenda[-1] = Task("loss", 1, space=battle.target, pieces=theirs)
    assert set(table.options()) == {"loss uk_1kr_7_i", "loss uk_1r_1_i"}, "the headquarters last"
    why = refused(table, "loss uk_7_h")
    assert why == ("9.33", "no-loss", (name_of(table, "uk_7_h"), "others with strength are left"))
    assert refused(table, "loss uk_8_t") == ("9.33", "no-loss", (name_of(table, "uk_8_t"), "it took no part"))
    table.pos.agenda[-1] = Task("loss", 1, space=battle.target, pieces=(*theirs, table.unit("uk_42_t")))
    assert refused(table, "loss uk_42_t") == ("9.33", "no-loss", (name_of(table, "uk_42_t"), "it took no part"))
    table.pos.agenda[-1] = Task("loss", 1, space=battle.target, pieces=theirs[2:])
    assert table.options() == ["loss uk_7_h"], "there is nobody else"


# 9.4: retreat


def falling_back(
    *units: str,
    hexes: int,
    options: tuple[str, ...] = (),
    movers: tuple[str, ...] = ("uk_1kr_7_i",),
    target: str = "0526",
) -> Table:
    """Defenders who fall back so many hexes from an attack by 200th Infantry out of 0525."""
    table = Table("ge_200_i 0525", *units, options=options)
    pieces = tuple(map(table.unit, movers))
    table.pos.battle = Battle(GENERAL, table.space(target), (table.unit("ge_200_i"),), 0, pieces)
    table.pos.agenda.append(Task("retreat", 1, space=table.space(target), pieces=pieces, number=hexes))
    return table


@pytest.mark.rule("gazala1942 9.4", "gazala1942 9.51")
def test_each_way_of_a_retreat_is_noted_once() -> None:
    table = falling_back("uk_1kr_7_i 0526", "uk_1r_1_i 0526", hexes=2, movers=("uk_1kr_7_i", "uk_1r_1_i"))
    for text in ("uk_1kr_7_i 0527", "uk_1kr_7_i 0528", "uk_1r_1_i 0626", "uk_1r_1_i 0627"):
        if table.kind in ("retreat", "retreating") and f"retreat {text}" in table.options():
            table.do(f"retreat {text}")
    ways = (("0526", "0527", "0528"), ("0526", "0626", "0627"))
    assert table.pos.battle is not None
    assert table.pos.battle.retreats == tuple(tuple(map(table.space, way)) for way in ways)
    assert table.pos.battle.fled() == 2


@pytest.mark.rule("gazala1942 9.4", "gazala1942 9.41")
def test_the_only_way_on_is_taken_without_asking() -> None:
    """From 0527 all but 0528 and the hex it came from are full of Italians' zones."""
    zones = ("it_61_102_i 0725", "it_62_102_i 0326")
    table = falling_back("uk_1kr_7_i 0526", *zones, hexes=2)
    here, other = table.unit("uk_1kr_7_i"), table.space("0527")
    events = table.do("retreat uk_1kr_7_i 0527")
    moved = found(events, Retreated)
    assert moved[0] == Retreated("gazala1942 9.4", here, (table.space("0526"), other))
    if table.kind == "retreating":
        assert len(table.options()) > 1
    else:
        assert len(moved) == 2


@pytest.mark.rule("gazala1942 9.42", "gazala1942 9.43")
def test_a_unit_with_no_way_out_pays_for_its_own_hexes_only() -> None:
    """Two of two steps stand, one hex to go: each loses one, and once."""
    zones = ("it_61_102_i 0528", "it_62_102_i 0627", "it_19_27_i 0427")
    table = falling_back("uk_7_7_i 0526", "uk_8_t 0526", *zones, hexes=1, movers=("uk_7_7_i", "uk_8_t"))
    log: list[Event] = []
    stage = table.game.stages["retreat"]
    while table.pos.agenda[-1].stage == "retreat" and stage.settle(table.game, table.pos, ScriptedDice(()), log):
        pass
    lost = [(event.unit, event.left) for event in found(log, StepLost)]
    assert lost == [
        (table.unit("uk_7_7_i"), table.game.units[table.unit("uk_7_7_i")].steps - 1),
        (table.unit("uk_8_t"), 1),
    ]


@pytest.mark.rule("gazala1942 9.43", "gazala1942 9.51")
@pytest.mark.parametrize(("hexes", "unpaid"), [(1, 0), (2, 0), (3, 1), (5, 3)])
def test_hexes_that_a_defender_cannot_pay_lengthen_the_advance(hexes: int, unpaid: int) -> None:
    table = falling_back("uk_8_t 0526", hexes=hexes, movers=("uk_8_t",))
    pay_instead(table.game, table.pos, table.unit("uk_8_t"), hexes, [])
    assert table.pos.battle is not None
    assert (table.pos.battle.unpaid, table.pos.battle.paid) == (unpaid, (0, min(hexes, 2)))
    attack = falling_back("uk_8_t 0526", hexes=hexes, movers=("uk_8_t",))
    pay_instead(attack.game, attack.pos, attack.unit("ge_200_i"), hexes, [])
    assert attack.pos.battle is not None
    assert (attack.pos.battle.unpaid, attack.pos.battle.paid) == (0, (min(hexes, 2), 0)), "not those of an attacker"


@pytest.mark.rule("gazala1942 12.3")
@pytest.mark.ruling("gazala1942 R97")
def test_with_the_option_empty_hexes_in_a_zone_are_open_too_and_no_others() -> None:
    """Free are the hexes to the east; those beside the attacker lie in his zone."""
    plain = falling_back("uk_1kr_7_i 0526", hexes=1)
    options = falling_back("uk_1kr_7_i 0526", "uk_1r_1_i 0425", hexes=1, options=("zone_retreat",))
    east = {"retreat uk_1kr_7_i 0527", "retreat uk_1kr_7_i 0426", "retreat uk_1kr_7_i 0626"}
    assert set(plain.options()) <= east
    assert set(options.options()) - set(plain.options()) == {"retreat uk_1kr_7_i 0625"}, "0425 is held by a friend"


@pytest.mark.rule("gazala1942 9.4", "gazala1942 9.41", "gazala1942 9.42", "gazala1942 4.32")
def test_why_a_unit_does_not_retreat_there() -> None:
    table = falling_back("uk_1kr_7_i 0526", "uk_1r_1_i 0425", "uk_8_t 0301", "uk_4_t 0526", hexes=2)
    name = name_of(table, "uk_1kr_7_i")
    zone = "it is empty and in an enemy zone"
    assert refused(table, "retreat uk_1kr_7_i 0625") == ("9.42", "retreat-no-hex", (name, "0625", zone))
    assert refused(table, "retreat uk_1kr_7_i 0425") == ("9.41", "retreat-priority", (name, "0425")), (
        "a friend is there"
    )
    assert refused(table, "retreat uk_1kr_7_i 0525") == ("4.32", "enemy-there", ("0525",))
    assert refused(table, "retreat uk_8_t 0302") == ("9.4", "not-retreating", (name_of(table, "uk_8_t"),))
    assert refused(table, "stand")[:2] == ("9.4", "not-now")
    table.do("retreat uk_1kr_7_i 0527")
    assert table.kind == "retreating"
    assert refused(table, "retreat uk_1kr_7_i 0526") == ("9.4", "twice-through", ("0526",))
    assert refused(table, "retreat uk_8_t 0302")[:2] == ("9.4", "not-now")
    assert refused(table, "stand")[:2] == ("9.4", "not-now")


@pytest.mark.rule("gazala1942 9.42")
def test_only_a_brigade_of_two_steps_makes_itself_smaller() -> None:
    """0527 has no room for a second brigade; all else lies in Italian zones."""
    zones = ("it_61_102_i 0627", "it_19_27_i 0427", "uk_151_50_i 0527")
    for defender, smaller in (
        ("in_10_5_i 0526 reduced", True),
        ("in_10_5_i 0526", False),
        ("in_10_5_i 0526 remnant", False),
        ("in_3_i 0526 reduced", False),
    ):
        unit = defender.split()[0]
        table = falling_back(defender, *zones, hexes=1, movers=(unit,))
        number, before = table.unit(unit), table.pos.marks[table.unit(unit)]
        assert could_fit_smaller(table.game, table.pos, number, (table.space("0526"),)) is smaller, defender
        assert table.pos.marks[number] == before
    free = falling_back("in_10_5_i 0526 reduced", hexes=1, movers=("in_10_5_i",))
    assert not could_fit_smaller(free.game, free.pos, free.unit("in_10_5_i"), (free.space("0526"),)), "there is room"


def test_a_battle_begins_with_nothing_paid_and_nobody_gone() -> None:
    assert (ARMOUR, GENERAL) == (0, 1)
    assert tuple(Battle(GENERAL, 5)) == (1, 5, (), 0, (), False, (), (), 0, 0, (0, 0), False)


# What lies below on the agenda, and what needs no choice


@pytest.mark.rule("gazala1942 8.11", "gazala1942 9.0", "gazala1942 9.2")
@pytest.mark.parametrize("stage", ["clash", "attack"])
def test_attacks_are_declared_by_the_side_whose_turn_it_is(stage: str) -> None:
    table = Table("ge_1_21_t 0325", "ge_200_i 0525", "uk_8_t 0326", "uk_1kr_7_i 0526")
    table.until(stage)
    before = table.options()
    table.pos.agenda = [Task("cup", 1), Task("cup", 1), table.pos.agenda[-1]]
    assert table.options() == before
    assert before[-2:] == ["attack 0326" if stage == "clash" else "attack 0526", "end"]
    assert not table.game.stages[stage].settle(table.game, table.pos, ScriptedDice(()), [])
    table.game.stages[stage].play(table.game, table.pos, table.game.parse(before[-2]), ScriptedDice(()), [])
    assert table.pos.agenda[-1].side == 0


@pytest.mark.rule("gazala1942 9.2")
def test_a_battle_is_fought_by_the_side_that_declared_it() -> None:
    table = Table("ge_200_i 0525", "ge_361_i 0525", "uk_1kr_7_i 0526")
    attackers = (table.unit("ge_200_i"), table.unit("ge_361_i"))
    table.pos.battles = (Battle(GENERAL, table.space("0526"), attackers),)
    table.pos.agenda = [Task("cup", 1), Task("cup", 1), Task("battle", 0)]
    assert table.game.stages["battle"].settle(table.game, table.pos, ScriptedDice((1,)), [])
    pay = table.pos.agenda[-2:]
    assert [(task.stage, task.side, task.number) for task in pay] == [("pay", 1, 1), ("pay", 0, 2)], "4:1, a one: 2/1"
    assert table.pos.battle is not None
    assert table.pos.battle.unpaid == 0, "one step, and one point"


@pytest.mark.rule("gazala1942 8.11")
def test_armour_with_nobody_to_fight_lets_the_phase_go_on() -> None:
    table = Table("ge_1_21_t 0325", "uk_1kr_7_i 0133")
    table.pos.agenda = [Task("cup", 1), Task("clash", 0)]
    phase = table.pos.phase
    assert table.game.stages["clash"].settle(table.game, table.pos, ScriptedDice(()), [])
    assert table.pos.phase == phase + 1


@pytest.mark.rule("gazala1942 8.0", "gazala1942 9.0")
def test_who_stands_elsewhere_joins_no_attack() -> None:
    table = Table("ge_1_21_t 0325", "ge_2_21_t 0325", "ge_1_15_t 0625", "uk_8_t 0326")
    table.until("clash")
    table.do("attack 0326")
    beside = (name_of(table, "ge_1_15_t"), "0326", "it does not stand next to it")
    assert refused(table, "join ge_1_15_t") == ("8.0", "cannot-attack", beside)
    general = Table("ge_200_i 0325", "ge_361_i 0625", "uk_1kr_7_i 0326")
    general.declare("0326")
    beside = (name_of(table, "ge_361_i"), "0326", "it does not stand next to it")
    assert refused(general, "join ge_361_i") == ("9.0", "cannot-attack", beside)


@pytest.mark.rule("gazala1942 7.6")
@pytest.mark.ruling("gazala1942 R6")
def test_the_other_side_attacks_where_it_likes_in_a_retreat_turn() -> None:
    table = Table("ge_1_21_t 0325", "uk_8_t 0326", fallback=True)
    table.pos.struck_in_fallback = table.space("0534")
    table.until("clash")
    assert table.options() == ["attack 0326", "end"]


@pytest.mark.rule("gazala1942 9.4")
def test_the_only_hex_that_is_left_is_taken_without_a_question() -> None:
    around = ("ge_1_21_i 0426", "ge_2_21_i 0427", "ge_1_15_i 0528", "ge_2_15_i 0626")
    table = falling_back("uk_1kr_7_i 0527", *around, hexes=1)
    unit, way = table.unit("uk_1kr_7_i"), (table.space("0526"), table.space("0527"))
    table.pos.agenda[-1] = Task("retreating", 1, unit, table.space("0526"), number=1, spaces=way)
    log: list[Event] = []
    assert table.game.stages["retreating"].settle(table.game, table.pos, ScriptedDice(()), log)
    assert log == [Retreated("gazala1942 9.4", unit, (table.space("0527"), table.space("0627")))]


@pytest.mark.rule("gazala1942 12.3", "gazala1942 9.41")
@pytest.mark.parametrize("options", [(), ("zone_retreat",)])
def test_free_hexes_beside_the_enemy_are_for_those_who_have_no_better(options: tuple[str, ...]) -> None:
    """A battalion has no zone, so that all hexes around are free, and three are farther from it."""
    table = Table("ge_1_21_i 0525", "uk_1kr_7_i 0526", options=options)
    unit = table.unit("uk_1kr_7_i")
    table.pos.battle = Battle(GENERAL, table.space("0526"), (table.unit("ge_1_21_i"),), 0, (unit,))
    table.pos.agenda.append(Task("retreat", 1, space=table.space("0526"), pieces=(unit,), number=1))
    assert {text.split()[2] for text in table.options()} == {"0426", "0527", "0626"}
    goal = (name_of(table, "uk_1kr_7_i"), "0425")
    assert refused(table, "retreat uk_1kr_7_i 0425") == ("9.41", "retreat-priority", goal)
