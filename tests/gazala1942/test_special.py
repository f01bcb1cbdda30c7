"""10.0, 11.0: special units, works and mines, reinforcements and replacements."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Task
from scirocco.core.dice import ScriptedDice
from scirocco.core.position import AWAY, DEAD
from scirocco.systems.chitpull.events import (
    Advanced,
    Eliminated,
    Entered,
    HqReturned,
    LandingDrifted,
    LandingRolled,
    Merged,
    MinesWorkedOn,
    Moved,
    Reacted,
    SplitUp,
    StepLost,
    TurnBegan,
    WorksLost,
)
from scirocco.systems.chitpull.landing import landing_hexes, roll_landing
from scirocco.systems.chitpull.reinforcements import entry_edge, is_waiting
from scirocco.systems.chitpull.sequence import begin_turn
from scirocco.systems.chitpull.steps import eliminate
from scirocco.systems.chitpull.supply import check_supply
from scirocco.systems.chitpull.units import SUPPLIED, first_supply_of, supply_of
from scirocco.systems.chitpull.zones import zone_of
from tests.gazala1942.table import Table, blank, found, initial, load
from tests.gazala1942.test_losses import pay

GAME = load()


# 10.1: headquarters


@pytest.mark.rule("gazala1942 10.11")
def test_headquarters_do_not_attack() -> None:
    table = Table("ge_afrika_h 0325", "ge_200_i 0325", "uk_1sf_i 0326")
    table.until("attack")
    table.do("attack 0326")
    assert table.rule("join ge_afrika_h") == "10.11"


@pytest.mark.rule("gazala1942 10.11", "gazala1942 10.13")
@pytest.mark.ruling("gazala1942 R51", "gazala1942 R52")
def test_a_lost_headquarters_comes_back_in_the_second_turn_after() -> None:
    table = Table("it_x_h 0325", "it_9_i 1705", "ge_1_21_t 0407", "rommel 0325", "uk_7_7_i 0133", turn=4)
    for name in ("it_x_h", "rommel"):
        eliminate(table.game, table.pos, table.unit(name), "9.32", [])
    for turn, back in ((5, False), (6, True)):
        table.pos.turn = turn
        initial(table.game, table.pos, "return", 0)
        table.settle(ScriptedDice(()))
        assert (table.kind == "return") == back
    places = {text.split()[2] for text in table.options("place it_x_h")}
    assert "1705" in places, "with one of its units"
    assert "0501" in places, "or at its edge"
    assert not places & {"0407", "0325"}
    assert table.code("place it_x_h 0325") == "no-return"
    assert found(table.do("place it_x_h 1705"), HqReturned)
    assert "0407" in {text.split()[2] for text in table.options("place rommel")}, "Rommel with the Afrika Korps"


@pytest.mark.rule("gazala1942 10.13")
@pytest.mark.ruling("gazala1942 R51")
def test_a_headquarters_without_units_does_not_come_back() -> None:
    table = Table("it_x_h 0325", "ge_1_21_t 0407", turn=4)
    eliminate(table.game, table.pos, table.unit("it_x_h"), "9.32", [])
    table.pos.turn = 6
    initial(table.game, table.pos, "return", 0)
    table.settle(ScriptedDice(()))
    assert table.kind == "cup"
    assert table.pos.back == [0] * 11


@pytest.mark.rule("gazala1942 10.2", "gazala1942 9.73")
@pytest.mark.ruling("gazala1942 R52")
def test_units_attack_with_rommel_only_while_they_stand_with_him() -> None:
    units = ("rommel 0325", "ge_1_21_i 0325", "ge_2_21_i 0325", "uk_1sf_i 0327")
    table = Table(*units, marker="rommel", dice=(5,))
    for name in ("rommel", "ge_1_21_i"):
        table.go(name, "0325-0326")
    table.go("ge_2_21_i", "0325-0326-0226")
    table.until("attack")
    table.do("attack 0327")
    assert table.rule("join ge_2_21_i") == "10.2"
    assert "join ge_1_21_i" in table.options()
    alone = Table("uk_7_7_i 0325", "rommel 0326", marker="uk_7_h")
    assert alone.odds("0326", "uk_7_7_i").defence == 1


# 10.3: reaction


@pytest.mark.rule("gazala1942 10.3")
@pytest.mark.ruling("gazala1942 R53")
def test_armoured_cars_give_way() -> None:
    table = Table("ge_200_i 0325", "uk_kdg_a 0327", "in_3_i 0327")
    table.do("ge_200_i")
    table.do("ge_200_i 0325-0326")
    assert (table.kind, table.decision.side) == ("react", 1)
    assert table.options() == ["react uk_kdg_a 0227", "react uk_kdg_a 0328", "react uk_kdg_a 0427", "stay"] or set(
        table.options()
    ) == {"react uk_kdg_a 0227", "react uk_kdg_a 0328", "react uk_kdg_a 0427", "stay"}
    assert table.code("react uk_kdg_a 0226") == "into-zone", "in the enemy's zone"
    assert table.code("react uk_kdg_a 0329") == "one-hex", "one hex only"
    events = table.do("react uk_kdg_a 0328")
    assert found(events, Reacted)
    assert table.at("in_3_i") == "0327", "they go alone"


@pytest.mark.rule("gazala1942 10.3")
@pytest.mark.ruling("gazala1942 R53", "gazala1942 R83")
def test_a_move_is_interrupted_and_chosen_anew() -> None:
    table = Table("ge_1_21_t 0324", "uk_kdg_a 0326 isolated")
    events = table.go("ge_1_21_t", "0324-0325-0425")
    assert [e.path for e in found(events, Moved)] == [(table.space("0324"), table.space("0325"))]
    table.do("react uk_kdg_a 0327")
    assert (table.kind, table.decision.side, table.decision.number) == ("move", 0, 14), "the points it has left"
    assert "ge_1_21_t 0325-0326" in table.options(), "where the cars stood"
    table.do("ge_1_21_t 0325-0326")
    assert table.kind == "react", "every time an enemy comes next to them"
    table.do("stay")
    stays = Table("ge_1_21_t 0324", "uk_kdg_a 0326")
    stays.go("ge_1_21_t", "0324-0325-0425")
    stays.do("stay")
    if stays.kind == "react":
        stays.do("stay")
    assert stays.at("ge_1_21_t") == "0425", "the move goes on"


@pytest.mark.ruling("gazala1942 R83")
def test_nobody_reacts_to_retreats_and_advances() -> None:
    table = Table("ge_200_i 0325", "uk_1sf_i 0326", "uk_kdg_a 0327")
    pay(table, "0326", ("ge_200_i",), (0, 1))
    events = table.do("advance ge_200_i 0326")
    assert found(events, Advanced)
    assert not table.pos.agenda or table.kind != "react"


@pytest.mark.rule("gazala1942 13.11", "gazala1942 13.21")
@pytest.mark.parametrize(("scenario", "reacts"), [("opening", True), ("aida", True), ("strike", False)])
def test_the_battalion_of_the_7th_motor_brigade_reacts_like_cars(scenario: str, reacts: bool) -> None:
    table = Table("ge_200_i 0325", "uk_7_7_i_bn 0327", scenario=scenario)
    table.go("ge_200_i", "0325-0326")
    assert (table.kind == "react") == reacts
    brigade = Table("ge_200_i 0325", "uk_7_7_i 0327 reduced", scenario=scenario)
    brigade.go("ge_200_i", "0325-0326")
    assert brigade.kind == "order", "the brigade does not"


# 10.4: the landing


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.ruling("gazala1942 R54")
def test_where_and_when_the_landing_is_planned() -> None:
    names = {GAME.board.ids[s] for s in range(GAME.board.size) if landing_hexes(GAME) >> s & 1}
    assert "2129" in names
    assert min(name[2:] for name in names) == "29"
    table = Table("ge_1_21_t 0325", turn=3)
    table.pos.agenda = [Task("cup", 1), Task("cup", 0)]
    assert table.code("land 2128") == "no-landing"
    table.pos.agenda[-1] = Task("cup", 0, number=1)
    assert table.code("land 2130") == "cup-short", "the markers come first"
    table.pos.agenda[-1] = Task("cup", 0)
    table.do("land 2130")
    assert (table.pos.landing, table.pos.landing_turn) == (table.space("2130"), 5)
    table.pos.agenda.append(Task("cup", 0))
    assert table.code("land 2130") == "no-plan", "one try in the game"
    table.do("done")
    assert table.code("land 2130") == "no-plan", "the Allies have none"


def land(*dice: int, units: tuple[str, ...] = ()) -> tuple[Table, list[object]]:
    table = Table("it_xxi_h 2403", "uk_7_h 1020", *units, marker="it_xxi_h", turn=5)
    table.pos.landing, table.pos.landing_turn = table.space("2130"), 5
    log: list[object] = []
    roll_landing(table.game, table.pos, ScriptedDice(dice), log)  # type: ignore[arg-type]
    return table, log


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.ruling("gazala1942 R54")
def test_the_dice_of_the_landing() -> None:
    table, log = land(4)
    assert (table.at("heckler"), found(log, LandingRolled)[0].landed) == ("dead", False)  # type: ignore[arg-type]
    for die, where in ((1, "2129"), (2, "2129"), (3, "2130"), (4, "2130"), (5, "2131"), (6, "2131")):
        table, log = land(5, die)
        assert table.at("heckler") == where
        assert found(log, LandingDrifted)[0].die == die  # type: ignore[arg-type]
    table, _ = land(6, 3, units=("uk_1sf_i 2130",))
    assert table.at("heckler") == "dead", "onto an enemy"


@pytest.mark.rule("gazala1942 10.4")
@pytest.mark.ruling("gazala1942 R27", "gazala1942 R54")
def test_after_landing_it_is_supplied_and_acts_with_xxi() -> None:
    table, _ = land(6, 3)
    check_supply(table.game, table.pos, [])
    unit = table.unit("heckler")
    assert first_supply_of(table.pos, unit) == SUPPLIED
    again = Table(
        "it_xxi_h 2403", "ge_afrika_h 1028", "heckler 2130 fresh", "uk_7_h 1020", marker="it_xxi_h", real=True
    )
    assert "heckler" in again.options(), "though Afrika is nearer"
    assert supply_of(again.pos, unit) == SUPPLIED
    other = Table(
        "it_xxi_h 2403", "ge_afrika_h 1028", "heckler 2130 fresh", "uk_7_h 1020", marker="ge_afrika_h", real=True
    )
    assert "heckler" not in other.options()


@pytest.mark.ruling("gazala1942 R54")
def test_the_landing_is_rolled_for_in_the_initial_phase() -> None:
    table = Table("it_xxi_h 2403", "uk_7_h 1020", marker="it_xxi_h", turn=4)
    table.pos.landing, table.pos.landing_turn = table.space("2130"), 5
    table.pos.in_cup = [0, 0]
    table.do("end")
    events = table.do("done", 1, 1, 1, 2)
    assert found(events, LandingRolled)


# 10.6: brigades


@pytest.mark.rule("gazala1942 10.6")
@pytest.mark.ruling("gazala1942 R55", "gazala1942 R77")
def test_splitting_a_brigade() -> None:
    table = Table("uk_7_7_i 0325", "in_29_5_i 0326", "in_10_5_i 0327 reduced", "in_3_i 0328", marker="uk_7_h")
    assert (table.kind, table.options()) == ("split", ["split in_29_5_i", "split uk_7_7_i", "done"])
    assert table.code("split in_10_5_i") == "no-split", "not at full strength"
    assert table.code("split in_3_i") == "no-split", "of two steps"
    assert found(table.do("split in_29_5_i"), SplitUp)
    assert (table.at("in_29_5_i_bn"), "reduced" in table.marks("in_29_5_i")) == ("0326", True)
    units = [table.unit(name) for name in ("in_29_5_i", "in_29_5_i_bn")]
    assert [table.game.units[u].combat[table.pos.marks[u] & 3] for u in units] == [3, 1]
    table.do("done")
    table.go("in_29_5_i_bn", "0326-0226")
    assert table.at("in_29_5_i") == "0326"


@pytest.mark.rule("gazala1942 10.6")
@pytest.mark.ruling("gazala1942 R55", "gazala1942 R67", "gazala1942 R77")
def test_merging_the_parts_of_a_brigade() -> None:
    units = (
        "in_29_5_i 0325 reduced",
        "in_29_5_i_bn 0325",
        "uk_7_7_i 0326 remnant",
        "uk_7_7_i_bn 0326",
        "sa_5_2_i_bn 0325",
    )
    table = Table(*units, marker="uk_7_h")
    table.until("merge")
    assert table.options() == ["merge in_29_5_i_bn", "merge uk_7_7_i_bn", "done"], "only parts of one brigade"
    assert found(table.do("merge in_29_5_i_bn"), Merged)
    assert (table.at("in_29_5_i_bn"), table.marks("in_29_5_i") & {"reduced", "remnant"}) == ("away", set())
    table.do("merge uk_7_7_i_bn")
    assert table.marks("uk_7_7_i") & {"reduced", "remnant"} == {"reduced"}, "two battalions make a brigade of two steps"


# 10.7, 10.8: works and mines


@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R57")
def test_works_are_lost_where_the_axis_has_crossed_them() -> None:
    table = Table("ge_200_i 2020", "ge_361_i 1920")
    table.pos.in_cup = [0, 0]
    table.go("ge_200_i", "2020-2121")
    assert table.pos.razed == 0, "not before the activation ends"
    events = table.do("end")
    assert [table.game.board.ids[e.space] for e in found(events, WorksLost)] == ["2121"]
    assert table.pos.razed == 1 << table.space("2121")
    works = table.game.ground.works(0, table.pos.razed)
    assert not works.fortified[table.space("2021")] >> table.space("2121") & 1, "all sides of the hex"
    assert works.fortified[table.space("2021")] >> table.space("2122") & 1
    assert GAME.ground.entry_cost(GAME.board.index["2020"], GAME.board.index["2121"], mech=True) == 4, (
        "no effect on movement"
    )


@pytest.mark.rule("gazala1942 10.83", "gazala1942 10.86")
@pytest.mark.ruling("gazala1942 R58")
def test_a_breach_opens_one_side_for_entry() -> None:
    table = Table("ge_200_i 1408", "ge_361_i 1308", "uk_7_h 1020")
    table.pos.breaches |= 1 << table.game.ground.mine_side[table.space("1408"), table.space("1409")]
    table.do("ge_361_i")
    assert table.code("ge_361_i 1308-1309-1409") == "mined", "from another side it is still shut"
    table.do("stop")
    table.do("ge_200_i")
    assert table.why("ge_200_i 1408-1409") is None
    assert table.code("ge_200_i 1408-1409-1410") == "mined", "the next minefield needs its own"
    assert table.why("ge_200_i 1408-1409-1309") is None, "leaving for open ground is free"
    allied = Table("uk_150_50_i 1411", marker="uk_50_h")
    allied.until("order")
    assert "1410" in allied.ends("uk_150_50_i"), "the Allies walk through"


@pytest.mark.rule("gazala1942 10.84", "gazala1942 3.21")
@pytest.mark.ruling("gazala1942 R61")
@pytest.mark.parametrize(
    ("unit", "die", "cleared", "loss"),
    [
        ("ge_200_i", 6, True, False),
        ("ge_200_i", 5, False, False),
        ("ge_200_i", 1, False, True),
        ("it_33_e", 5, True, False),
        ("it_33_e", 1, False, False),
    ],
)
def test_clearing_mines(unit: str, die: int, cleared: bool, loss: bool) -> None:
    table = Table(f"{unit} 1408", "uk_7_h 1020")
    events = table.do(f"clear {unit} 1409", die)
    assert found(events, MinesWorkedOn)[0].cleared == cleared
    assert bool(found(events, StepLost) or found(events, Eliminated)) == loss
    assert bool(table.pos.breaches) == cleared
    if not loss or unit == "ge_200_i":
        assert table.code(unit) == "at-work", "it does nothing else"
        assert table.code(f"clear {unit} 1409") == "at-work"


@pytest.mark.rule("gazala1942 10.84")
def test_who_works_on_mines_neither_moves_nor_fights() -> None:
    table = Table("ge_200_i 1408", "uk_1sf_i 1407", "uk_7_h 1020", "ge_361_i 1408")
    table.do("clear ge_200_i 1409", 5)
    table.until("attack")
    table.do("attack 1407")
    assert table.code("join ge_200_i") == "at-work"
    moved = Table("ge_200_i 1407", "uk_7_h 1020")
    moved.go("ge_200_i", "1407-1408")
    assert moved.code("clear ge_200_i 1409") == "has-moved"
    allied = Table("uk_150_50_i 1408", marker="uk_50_h")
    allied.until("order")
    assert allied.code("clear uk_150_50_i 1409") == "own-mines"


@pytest.mark.rule("gazala1942 10.85")
@pytest.mark.ruling("gazala1942 R61")
def test_an_engineer_helps_two_units_stacked_with_it() -> None:
    table = Table("ge_200_i 1408", "ge_1_21_i 1408", "ge_2_21_i 1408", "it_33_e 1408", "uk_7_h 1020")
    bonuses = []
    for name in ("ge_200_i", "ge_1_21_i", "ge_2_21_i"):
        bonuses.append(found(table.do(f"clear {name} 1409", 2), MinesWorkedOn)[0].bonus)
    assert bonuses == [1, 1, 0]
    assert table.code("it_33_e") == "at-work"
    apart = Table("ge_200_i 1408", "it_33_e 1407", "uk_7_h 1020")
    assert found(apart.do("clear ge_200_i 1409", 2), MinesWorkedOn)[0].bonus == 0
    alone = Table("ge_200_i 1408", "it_33_e 1408", "uk_7_h 1020")
    alone.do("clear it_33_e 1409", 2)
    assert found(alone.do("clear ge_200_i 1409", 2), MinesWorkedOn)[0].bonus == 0, "alone or helping, not both"


@pytest.mark.rule("gazala1942 10.81")
@pytest.mark.ruling("gazala1942 R60")
def test_mines_are_tried_once_from_each_hex_in_an_advance() -> None:
    table = Table("ge_200_i 1408", "ge_361_i 1408", "it_33_e 1309", "uk_1sf_i 1409")
    pay(table, "1409", ("ge_200_i", "ge_361_i", "it_33_e"), (0, 1))
    assert set(table.options()) == {"clear ge_200_i 1409", "clear ge_361_i 1409", "clear it_33_e 1409", "done"}
    assert table.rule("advance ge_200_i 1409") == "10.81"
    table.do("clear ge_200_i 1409", 5)
    assert table.code("clear ge_361_i 1409") == "mines-tried"
    table.do("clear it_33_e 1409", 5)
    assert table.options() == ["advance it_33_e 1409", "done"]


@pytest.mark.rule("gazala1942 10.86", "gazala1942 10.81")
def test_a_cleared_side_is_open_ground_for_zones() -> None:
    table = Table("ge_200_i 1408", "uk_7_h 1020")
    assert not zone_of(table.game, table.pos, 0) >> table.space("1409") & 1
    table.do("clear ge_200_i 1409", 6)
    assert zone_of(table.game, table.pos, 0) >> table.space("1409") & 1


# 11.1: reinforcements


@pytest.mark.rule("gazala1942 11.1", "gazala1942 11.11", "gazala1942 11.12", "gazala1942 11.14")
@pytest.mark.ruling("gazala1942 R20", "gazala1942 R27")
def test_reinforcements_come_in_at_the_edge() -> None:
    game = GAME
    names = {game.board.ids[s] for s in range(game.board.size) if entry_edge(game, 0) >> s & 1}
    assert "2905" in names
    assert all(name.startswith("29") or name.endswith("01") for name in names)
    allied = {game.board.ids[s] for s in range(game.board.size) if entry_edge(game, 1) >> s & 1}
    assert "1934" in allied
    assert all(name.endswith("34") for name in allied)
    assert {abs(int(name[:2]) - 19) for name in allied} <= {0, 1, 2, 3}
    table = Table("uk_7_h 1020", marker="uk_7_h", turn=3)
    unit = table.unit("uk_4_t")
    assert is_waiting(table.game, table.pos, unit), "due on 28 May"
    assert "uk_4_t" in table.options(), "with any headquarters"
    assert table.code("uk_6_t") == "not-waiting"
    table.do("uk_4_t")
    assert (
        table.code("enter uk_4_t 1834" if "enter uk_4_t 1834" not in table.options() else "enter uk_4_t 1933")
        == "entry-closed"
    )
    events = table.do("enter uk_4_t 1934")
    assert found(events, Entered)
    assert table.decision.number == 14 - 1, "the entry hex is paid for, by road"
    assert supply_of(table.pos, unit) == SUPPLIED
    table.do("uk_4_t 1934-1933")
    assert {"acted", "fresh"} <= table.marks("uk_4_t")
    later = Table("uk_7_h 1020", marker="uk_7_h", turn=7)
    assert "uk_4_t" in later.options(), "it may come later"


@pytest.mark.rule("gazala1942 11.11")
def test_entry_hexes_must_be_friendly_and_free() -> None:
    table = Table("uk_7_h 1020", "ge_200_i 1934", marker="uk_7_h", turn=3)
    table.do("uk_4_t")
    assert table.code("enter uk_4_t 1934") == "entry-closed"
    for unit in ("ge_361_i", "it_7_i", "it_9_i"):
        assert unit not in table.options()
    assert "enter uk_4_t 2134" in table.options() or "enter uk_4_t 1634" in table.options()


@pytest.mark.rule("gazala1942 13.18", "gazala1942 11.1")
def test_steps_arrive_with_the_calendar() -> None:
    pos = blank(GAME, 2)
    log: list[object] = []
    begin_turn(GAME, pos, log)  # type: ignore[arg-type]
    assert found(log, TurnBegan)[0].steps == (("grant", 2), ("crusader", 1), ("valentine", 1), ("uk_infantry", 2))  # type: ignore[arg-type]
    assert pos.pools[GAME.pool_names.index("grant")] == 2


# 11.2: replacements


def rebuilding(*units: str, pools: str, side: int = 1) -> Table:
    table = Table("ge_afrika_h 2804", "uk_7_h 1020", *units, marker="ge_afrika_h")
    for word in pools.split():
        table.pos.pools[table.game.pool_names.index(word)] += 1
    initial(table.game, table.pos, "replace", side)
    table.settle(ScriptedDice(()))
    return table


@pytest.mark.rule("gazala1942 11.2", "gazala1942 11.21", "gazala1942 11.25")
@pytest.mark.ruling("gazala1942 R73", "gazala1942 R74")
def test_who_regains_steps() -> None:
    table = rebuilding(
        *("uk_151_50_i 1122 reduced", "in_29_5_i 1222 reduced", "sa_1_1_i 1322 reduced", "fr_1_ffl_i 1422 reduced"),
        *("uk_201_1_i 1522", "uk_69_50_i 1622 reduced isolated", "uk_150_50_i 0324 reduced", "ge_200_i 0325"),
        "sa_4_a 1722 reduced",
        pools="uk_infantry car",
    )
    assert table.options() == ["rebuild uk_151_50_i", "rebuild in_29_5_i", "rebuild sa_4_a", "done"]
    for name, text in (
        ("sa_1_1_i", "no replacements of its nation"),
        ("uk_201_1_i", "full"),
        ("uk_69_50_i", "isolated"),
        ("uk_150_50_i", "next"),
    ):
        why = table.why(f"rebuild {name}")
        assert why is not None
        assert text in why.text
    table.do("rebuild in_29_5_i")
    assert "reduced" not in table.marks("in_29_5_i")
    table.do("done")
    assert table.pos.pools[table.game.pool_names.index("car")] == 1, "saved"


@pytest.mark.rule("gazala1942 11.22")
def test_allied_tanks_need_their_own_model() -> None:
    table = rebuilding("uk_9l_1_t 1122 reduced", "uk_4y_1_t 1222 reduced", pools="grant")
    assert table.options() == ["rebuild uk_9l_1_t", "done"]
    assert table.rule("rebuild uk_4y_1_t") == "11.22"
    axis = rebuilding(
        "ge_1_21_t 0325 reduced",
        "ge_1_15_t 0325 reduced",
        "it_132_t 0326 reduced",
        "it_1_132_t 0326 reduced",
        pools="ge_tank it_tank",
        side=0,
    )
    assert len(axis.options("rebuild")) == 4, "German and Italian tanks are all alike"


@pytest.mark.rule("gazala1942 11.23")
@pytest.mark.ruling("gazala1942 R34")
def test_eliminated_vehicles_come_back_with_a_supplied_headquarters() -> None:
    table = Table("ge_afrika_h 2804", "uk_7_h 1020", "uk_151_50_i 1122")
    for name in ("uk_9l_1_t", "uk_7_7_i"):
        table.pos.at[table.unit(name)] = DEAD
    for pool in ("grant", "grant", "uk_infantry"):
        table.pos.pools[table.game.pool_names.index(pool)] += 1
    initial(table.game, table.pos, "replace", 1)
    table.settle(ScriptedDice(()))
    assert table.options() == ["raise uk_9l_1_t 1020", "done"], "infantry never"
    table.do("raise uk_9l_1_t 1020")
    assert "reduced" in table.marks("uk_9l_1_t")
    assert table.options() == ["rebuild uk_9l_1_t", "done"], "a second step makes it whole"
    table.do("rebuild uk_9l_1_t")
    assert table.marks("uk_9l_1_t") & {"reduced"} == set()


@pytest.mark.rule("gazala1942 11.24")
@pytest.mark.ruling("gazala1942 R56")
def test_nobody_grows_beyond_what_is_printed() -> None:
    split = rebuilding("uk_151_50_i 1122 reduced", "uk_151_50_i_bn 1222", pools="uk_infantry")
    assert split.kind == "cup", "the battalion is its third step"
    rest = rebuilding("uk_151_50_i 1122 remnant", "uk_151_50_i_bn 1222", pools="uk_infantry")
    rest.do("rebuild uk_151_50_i")
    assert rest.marks("uk_151_50_i") & {"reduced", "remnant"} == {"reduced"}


@pytest.mark.ruling("gazala1942 R56")
def test_a_battalion_that_is_left_alone_becomes_the_reduced_brigade() -> None:
    table = Table("ge_afrika_h 2804", "uk_7_h 1020", "uk_151_50_i_bn 1222")
    table.pos.at[table.unit("uk_151_50_i")] = DEAD
    table.pos.pools[table.game.pool_names.index("uk_infantry")] = 2
    initial(table.game, table.pos, "replace", 1)
    table.settle(ScriptedDice(()))
    table.do("rebuild uk_151_50_i_bn")
    assert (table.at("uk_151_50_i"), table.at("uk_151_50_i_bn")) == ("1222", "away")
    assert table.marks("uk_151_50_i") & {"reduced", "remnant"} == {"reduced"}
    table.do("rebuild uk_151_50_i")
    assert table.marks("uk_151_50_i") & {"reduced", "remnant"} == set()
    assert table.pos.at[table.unit("uk_151_50_i_bn")] == AWAY
