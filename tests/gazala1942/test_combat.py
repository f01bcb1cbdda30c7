"""9.0: general combat: declaring it, odds and columns."""

from __future__ import annotations

import pytest

from scirocco.systems.chitpull.chances import general_chances
from scirocco.systems.chitpull.combat import points_of
from scirocco.systems.chitpull.events import AirCommitted, BattleFought, BattleOff, StepLost
from scirocco.systems.chitpull.odds import attack_strength, base_column, defence_of
from scirocco.systems.chitpull.position import GENERAL, Battle
from tests.gazala1942.table import Table, found, load

GAME = load()
COLUMNS = GAME.tables.combat.columns


# 9.0, 9.1: declaring


@pytest.mark.rule("gazala1942 9.0", "gazala1942 3.23")
def test_all_attacks_are_named_before_any_is_fought() -> None:
    table = Table("it_8_132_i 0325", "it_65_101_i 0326", "uk_1sf_i 0324", "uk_1r_1_i 0327")
    table.until("attack")
    assert table.options() == ["attack 0324", "attack 0327", "end"], "no attack is compulsory"
    assert table.code("attack 0225") == "no-enemy", "never an empty hex"
    table.do("attack 0324")
    table.do("join it_8_132_i")
    table.do("done")
    table.do("attack 0327")
    assert table.code("join it_8_132_i") == "cannot-attack"
    table.do("join it_65_101_i")
    table.do("done")
    table.do("end")
    assert (table.kind, table.options()) == ("battle", ["fight 0324", "fight 0327"])


@pytest.mark.rule("gazala1942 9.2", "gazala1942 9.26", "gazala1942 9.27")
def test_battles_are_fought_one_after_the_other_in_the_order_chosen() -> None:
    table = Table("it_8_132_i 0325", "it_65_101_i 0326", "uk_1sf_i 0324", "uk_1r_1_i 0327")
    table.declare("0324", "it_8_132_i")
    table.do("done")
    table.declare("0327", "it_65_101_i")
    table.do("done")
    table.do("end")
    first = table.do("fight 0327", 6)
    assert [e.space for e in found(first, BattleFought)] == [table.space("0327")]
    assert table.kind == "advance", "its advance comes before the next battle"
    second = table.do("done", 6)
    assert [e.space for e in found(second, BattleFought)] == [table.space("0324")]


@pytest.mark.rule("gazala1942 9.0", "gazala1942 9.72", "gazala1942 9.73", "gazala1942 9.1")
def test_a_hex_is_attacked_once_and_a_unit_attacks_once() -> None:
    table = Table("it_8_132_i 0325", "it_65_101_i 0326", "in_3_i 0425")
    table.declare("0425", "it_8_132_i")
    table.do("done")
    assert table.code("attack 0425") == "attacked-already"


@pytest.mark.rule("gazala1942 9.71")
def test_nobody_attacks_from_off_the_map() -> None:
    table = Table("it_7_i 0301", "uk_1sf_i 0302")
    table.do("it_7_i")
    table.do("it_7_i 0301-west")
    table.do("end")
    assert not found(table.log, BattleFought)
    assert table.pos.drawn == -1, "there was nobody left to attack with"


@pytest.mark.rule("gazala1942 9.72")
@pytest.mark.ruling("gazala1942 R86")
def test_a_unit_that_fell_back_is_not_attacked_again() -> None:
    table = Table("it_8_132_i 0325", "it_65_101_i 0527", "in_3_i 0326", "uk_1sf_i 0427")
    table.declare("0326", "it_8_132_i")
    table.do("done")
    table.declare("0427", "it_65_101_i")
    table.do("done")
    before = defence_of(table.game, table.pos, table.space("0427"))[0]
    table.pos.at[table.unit("in_3_i")] = table.space("0427")
    table.pos.marks[table.unit("in_3_i")] |= 65536
    table.pos.zones = None
    assert defence_of(table.game, table.pos, table.space("0427"))[0] == before
    table.do("end")
    events = table.do("fight 0326", 6)
    assert found(events, BattleOff), "nobody is left in the other hex"
    assert found(events, BattleFought)[0].defence == before


# 9.2: odds


@pytest.mark.rule("gazala1942 9.23")
@pytest.mark.ruling("gazala1942 R40")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        *((16, 4, "4:1"), (15, 4, "3:1"), (20, 4, "5:1"), (4, 4, "1:1"), (7, 4, "1:1")),
        *((5, 8, "1:2"), (4, 8, "1:2"), (3, 8, "1:3"), (40, 4, "10:1")),
    ],
)
def test_ratios_are_rounded_for_the_defender(attack: int, defence: int, column: str) -> None:
    assert COLUMNS[base_column(attack, defence)] == column


@pytest.mark.rule("gazala1942 9.27", "gazala1942 9.21", "gazala1942 9.22", "gazala1942 9.63", "gazala1942 9.66")
@pytest.mark.ruling("gazala1942 R36", "gazala1942 R37")
def test_the_printed_example() -> None:
    """Three brigades 6-1-7 and a tank battalion of strength 2 from three hexes against a regiment 4-1-7 in the open:
    20 to 4 is 5:1, tanks +2, the headquarters of both sides cancel: 7:1."""
    table = Table(
        *("uk_151_50_i 0325", "uk_69_50_i 0425", "uk_150_50_i 0426", "uk_42_t 0426", "ge_200_i 0326"),
        *("uk_50_h 0423", "it_xxi_h 0329"),
        marker="uk_50_h",
    )
    table.pos.track = (*table.pos.track, table.game.units[table.unit("it_xxi_h")].marker)
    assert table.game.units[table.unit("uk_42_t")].armour[0] > 0, "tanks have an armour value"
    attackers = ("uk_151_50_i", "uk_69_50_i", "uk_150_50_i", "uk_42_t")
    odds = table.odds("0326", *attackers)
    assert (odds.attack, odds.defence, COLUMNS[odds.base]) == (20, 4, "5:1")
    assert table.shifts("0326", *attackers) == {"tanks": 2, "support": 1, "defence-support": -1}
    assert table.column("0326", *attackers) == "7:1"
    assert [table.game.result_text(table.game.combat_table[3][COLUMNS.index(c)]) for c in ("6:1", "7:1")] == [
        "1/3",
        "1/3",
    ]


@pytest.mark.rule("gazala1942 9.24")
@pytest.mark.ruling("gazala1942 R39", "gazala1942 R41")
def test_the_ends_of_the_table() -> None:
    strong = Table("ge_1_21_t 0325", "ge_2_21_t 0325", "ge_1_21_i 0325", "uk_1sf_i 0326 isolated")
    odds = strong.odds("0326", "ge_1_21_t", "ge_2_21_t", "ge_1_21_i")
    assert (odds.attack, odds.defence, odds.base, COLUMNS[odds.column]) == (11, 1, 12, "10:1")
    hill = Table("it_33_e 1611", "in_3_i 1612")
    assert hill.odds("1612", "it_33_e").sum == -1, "1:2, less two for the hill"
    hill.do("end")
    assert hill.pos.drawn == -1, "no attack below the lowest column"
    nobody = strong.odds("0425", "ge_1_21_t")
    assert (nobody.defence, COLUMNS[nobody.column]) == (0, "10:1")
    assert points_of((2, 3), (2, 1), harmless=True)[0] == 0, "and the attacker takes no harm"


@pytest.mark.ruling("gazala1942 R39")
def test_the_lowest_column_is_tested_after_the_defenders_support() -> None:
    units = ("it_33_e 0325", "in_29_5_i 0326", "uk_7_h 0329")
    table = Table(*units, marker="it_xxi_h")
    assert table.odds("0326", "it_33_e").sum == 0, "2 to 5 is 1:3"
    table.until("attack")
    assert "attack 0326" in table.options()
    supported = Table(*units, marker="it_xxi_h")
    supported.pos.track = (*supported.pos.track, supported.game.units[supported.unit("uk_7_h")].marker)
    assert supported.odds("0326", "it_33_e").sum == -1
    supported.do("end")
    assert not found(supported.log, BattleFought)
    assert supported.pos.drawn == -1, "there was nothing to attack"


@pytest.mark.ruling("gazala1942 R41")
def test_a_headquarters_alone_defends_with_one() -> None:
    table = Table("it_8_132_i 0325", "uk_7_h 0326", "uk_1_h 0327", "uk_1sf_i 0327")
    assert table.odds("0326", "it_8_132_i").defence == 1
    assert table.odds("0327", "it_8_132_i").defence == 2, "with others it adds nothing"


# 9.6: modifiers


@pytest.mark.rule("gazala1942 9.62", "gazala1942 9.6")
def test_encirclement() -> None:
    names = ("ge_1_21_i 0325", "ge_2_21_i 0327", "ge_1_15_i 0425", "ge_2_15_i 0225", "in_3_i 0326")
    table = Table(*names)
    all_four = ("ge_1_21_i", "ge_2_21_i", "ge_1_15_i", "ge_2_15_i")
    assert table.shifts("0326", *all_four) == {"encircled": 1}
    assert table.shifts("0326", *all_four[:3]) == {}


@pytest.mark.rule("gazala1942 9.63")
@pytest.mark.ruling("gazala1942 R42", "gazala1942 R79")
def test_tanks_with_infantry() -> None:
    table = Table(
        "ge_1_21_t 0325",
        "ge_1_21_i 0325",
        "ge_2_21_i 0225",
        "ge_53_15_e 0325",
        "uk_8_t 0326",
        "uk_1sf_i 0326",
        "uk_1r_1_i 0324",
        options=["infantry_attacks_too"],
    )
    assert table.shifts("0324", "ge_1_21_t", "ge_1_21_i") == {"tanks": 2}
    assert table.shifts("0324", "ge_1_21_t", "ge_53_15_e") == {"tanks": 2}, "engineers do as well"
    assert table.shifts("0324", "ge_1_21_t") == {}, "the infantry must take part"
    assert table.shifts("0324", "ge_1_21_t", "ge_2_21_i") == {}, "from the same hex"
    assert table.shifts("0326", "ge_1_21_t", "ge_1_21_i") == {"tanks": 2, "tank-defence": -2}, "which tanks cancel"
    assert table.shifts("0326", "ge_1_21_i") == {}, "but they only cancel"
    cars = Table("ge_33_15_a 0325", "ge_1_21_i 0325", "uk_1sf_i 0326")
    assert cars.shifts("0326", "ge_33_15_a", "ge_1_21_i") == {}, "cars are no tanks"
    guns = Table("uk_8_t 0325", "uk_1sf_i 0325", "ge_1_18_aa 0326", "ge_1_21_i 0326", marker="uk_7_h")
    assert guns.shifts("0326", "uk_8_t", "uk_1sf_i") == {"tanks": 2, "tank-defence": -2}
    alone = Table("uk_8_t 0325", "uk_1sf_i 0325", "ge_1_18_aa 0326", marker="uk_7_h")
    assert alone.shifts("0326", "uk_8_t", "uk_1sf_i") == {"tanks": 2}


@pytest.mark.rule("gazala1942 9.64")
def test_hills() -> None:
    table = Table("ge_200_i 1611", "uk_1sf_i 1612")
    assert table.shifts("1612", "ge_200_i") == {"hill": -2}


@pytest.mark.rule("gazala1942 9.61")
@pytest.mark.ruling("gazala1942 R25", "gazala1942 R49")
def test_cliffs() -> None:
    table = Table("ge_200_i 1719", "ge_1_21_i 1719", "ge_2_21_i 1818", "uk_1sf_i 1819", "ge_361_i 1719 unsupplied")
    target = table.space("1819")
    assert attack_strength(table.game, table.pos, table.unit("ge_200_i"), target).value == 1, "a quarter of 4"
    assert attack_strength(table.game, table.pos, table.unit("ge_361_i"), target).value == 1, "half, then a quarter"
    table.until("attack")
    table.do("attack 1819")
    assert table.rule("join ge_1_21_i") == "9.61", "nothing mechanised climbs"
    assert attack_strength(table.game, table.pos, table.unit("ge_2_21_i"), target).why[0][0] == "9.61"
    road = Table("ge_200_i 1719", "ge_361_i 1920", "uk_1sf_i 1819")
    assert road.odds("1819", "ge_200_i", "ge_361_i").attack == 1 + 4, "who does not climb has his whole strength"


@pytest.mark.rule("gazala1942 9.61")
@pytest.mark.ruling("gazala1942 R49")
def test_where_somebody_climbs_no_armour_fights() -> None:
    units = ("ge_200_i 1719", "ge_1_21_t 1920", "uk_8_t 1819", "ge_361_i 1920")
    table = Table(*units)
    table.until("attack")
    table.do("attack 1819")
    assert table.code("join ge_1_21_t") == "armour-first"
    table.do("join ge_200_i")
    assert "join ge_1_21_t" in table.options(), "armour combat is out of the question now"
    fought = Table(*units)
    fought.clash("1819", "ge_1_21_t", dice=[1] * 7)
    fought.do("attack 1819")
    assert fought.rule("join ge_200_i") == "9.61"


@pytest.mark.rule("gazala1942 9.74")
def test_anti_tank_guns_attack_with_their_armour_value() -> None:
    table = Table("ge_1_18_aa 0325", "ge_1_21_t 0325", "uk_1sf_i 0326")
    assert attack_strength(table.game, table.pos, table.unit("ge_1_18_aa"), table.space("0326")).value == 3
    assert attack_strength(table.game, table.pos, table.unit("ge_1_21_t"), table.space("0326")).value == 4
    defence = Table("uk_1sf_i 0325", "ge_1_18_aa 0326", marker="uk_7_h")
    assert defence.odds("0326", "uk_1sf_i").defence == 1


@pytest.mark.rule("gazala1942 10.12", "gazala1942 9.66")
@pytest.mark.ruling("gazala1942 R43")
def test_support_of_headquarters() -> None:
    units = ("ge_200_i 0325", "ge_1_21_i 0325", "uk_1sf_i 0326")
    assert Table(*units, "ge_afrika_h 0321").shifts("0326", "ge_200_i") == {"support": 1}
    assert Table(*units, "ge_afrika_h 0318").shifts("0326", "ge_200_i") == {}, "beyond its radius of 7"
    assert Table(*units, "ge_afrika_h 0321", "in_3_i 0320").shifts("0326", "ge_200_i") == {}, "in an enemy zone"
    assert Table(*units, "it_xxi_h 0321").shifts("0326", "ge_200_i") == {}, "not activated in this turn"
    earlier = Table(*units, "it_xxi_h 0321")
    earlier.pos.track = (earlier.game.units[earlier.unit("it_xxi_h")].marker, *earlier.pos.track)
    assert earlier.shifts("0326", "ge_200_i") == {"support": 1}, "any headquarters activated before"
    assert Table(*units, "uk_7_h 0329").shifts("0326", "ge_200_i") == {}
    always = Table(*units, "uk_7_h 0329", options=["defender_hq_always"])
    assert always.shifts("0326", "ge_200_i") == {"defence-support": -1}
    two = Table(*units, "ge_afrika_h 0321", "it_xxi_h 0321")
    two.pos.track = (two.game.units[two.unit("it_xxi_h")].marker, *two.pos.track)
    assert two.shifts("0326", "ge_200_i") == {"support": 1}, "one for a side"
    rommel = Table(*units, "rommel 0325", marker="rommel", dice=(6,))
    assert rommel.shifts("0326", "ge_200_i") == {}, "Rommel gives none"


@pytest.mark.rule("gazala1942 10.5", "gazala1942 3.23")
@pytest.mark.ruling("gazala1942 R10")
def test_air_support_goes_to_one_attack() -> None:
    table = Table("ge_200_i 0325", "ge_1_21_i 0325", "uk_1sf_i 0326", "uk_1r_1_i 0324")
    table.pos.air = 2
    table.declare("0326", "ge_200_i")
    assert found(table.do("air"), AirCommitted)[0].columns == 2
    assert table.code("air") == "no-air"
    table.do("done")
    table.declare("0324", "ge_1_21_i")
    assert "air" not in table.options()
    table.do("done")
    events = table.do("end") + table.do("fight 0326", 3)
    assert dict(found(events, BattleFought)[0].shifts)["air"] == 2
    allied = Table("in_3_i 0325", "ge_1_21_i 0326", marker="uk_7_h")
    allied.pos.air = 2
    allied.declare("0326", "in_3_i")
    assert allied.code("air") == "no-air", "it is the Axis' own"


@pytest.mark.rule("gazala1942 10.5")
@pytest.mark.parametrize(("die", "columns"), [(1, 0), (3, 0), (4, 1), (5, 1), (6, 2)])
def test_the_air_roll(die: int, columns: int) -> None:
    assert GAME.tables.dice.air[die - 1] == columns


@pytest.mark.rule("gazala1942 10.81")
@pytest.mark.ruling("gazala1942 R25", "gazala1942 R38", "gazala1942 R59")
def test_attacks_through_mines_are_halved_together_and_tanks_earn_nothing() -> None:
    units = ("ge_1_21_t 1408", "ge_1_21_i 1408", "uk_150_50_i 1409")
    table = Table(*units)
    odds = table.odds("1409", "ge_1_21_t", "ge_1_21_i")
    assert odds.attack == 4, "7 halved, rounded up, not each for itself"
    assert odds.shifts == ()
    out = Table("uk_150_50_i 1409", "ge_200_i 1408", marker="uk_50_h")
    assert out.odds("1408", "uk_150_50_i").attack == 3, "who attacks out of the mines is halved too"
    opened = Table(*units)
    opened.pos.breaches |= 1 << opened.game.ground.mine_side[opened.space("1408"), opened.space("1409")]
    assert opened.odds("1409", "ge_1_21_t", "ge_1_21_i").attack == 7
    assert opened.shifts("1409", "ge_1_21_t", "ge_1_21_i") == {"tanks": 2}


@pytest.mark.rule("gazala1942 10.7")
@pytest.mark.ruling("gazala1942 R57")
def test_attacks_through_the_works_of_tobruk() -> None:
    table = Table("ge_200_i 2020", "ge_53_15_e 2020", "sa_4_2_i 2121")
    assert table.odds("2121", "ge_200_i").attack == 2
    assert table.shifts("2121", "ge_200_i", "ge_53_15_e") == {"engineers": 1}
    inside = Table("ge_200_i 2221", "sa_4_2_i 2121")
    assert inside.odds("2121", "ge_200_i").attack == 4, "only the fortified sides count"
    out = Table("sa_4_2_i 2121", "ge_200_i 2020", marker="sa_2_sa_h")
    assert out.odds("2020", "sa_4_2_i").attack == 3, "a sortie goes through them too"
    razed = Table("ge_200_i 2020", "sa_4_2_i 2121")
    razed.pos.razed |= 1 << razed.space("2121")
    assert razed.odds("2121", "ge_200_i").attack == 4


@pytest.mark.rule("gazala1942 10.85", "gazala1942 10.7", "gazala1942 9.33")
def test_engineers_give_a_column_and_take_the_first_loss() -> None:
    table = Table("ge_200_i 1408", "it_33_e 1408", "uk_1sf_i 1409", "ge_361_i 1408")
    assert table.shifts("1409", "ge_200_i", "it_33_e") == {"engineers": 1}
    open_ground = Table("ge_200_i 0325", "it_33_e 0325", "uk_1sf_i 0326")
    assert open_ground.shifts("0326", "ge_200_i", "it_33_e") == {}
    table.attack("1409", "ge_200_i", "it_33_e", "ge_361_i", die=1)
    assert table.at("it_33_e") == "dead", "the first loss was theirs"


@pytest.mark.rule("gazala1942 9.25")
def test_exact_chances_of_a_general_attack() -> None:
    table = Table("ge_200_i 0325", "uk_1sf_i 0326")
    battle = Battle(GENERAL, table.space("0326"), (table.unit("ge_200_i"),))
    chances = general_chances(table.game, table.pos, battle)
    assert [one.result for one in chances.outcomes] == ["3/-", "2/-", "2/1", "2/1", "1/1", "1/2"]
    assert chances.outcomes[5].points == (0, 2), "the battalion cannot pay two points: the attacker pays one less"
    assert chances.odds.column == COLUMNS.index("2:1")


@pytest.mark.rule("gazala1942 12.0", "gazala1942 12.1")
@pytest.mark.ruling("gazala1942 R89")
def test_optional_cooperation() -> None:
    units = ("ge_1_21_t 0325", "ge_2_21_t 0325", "ge_1_21_i 0325", "ge_2_21_i 0325", "uk_1sf_i 0326")
    names = tuple(text.split()[0] for text in units[:4])
    assert Table(*units).odds("0326", *names).attack == 14
    with_it = Table(*units, options=["cooperation"])
    assert with_it.odds("0326", *names).attack == 15
    assert with_it.odds("0326", *names[:3]).attack == 11, "four units at least"
    defence = Table(
        *(text.replace("0325", "0326") for text in units[:4]), "uk_1sf_i 0325", marker="uk_7_h", options=["cooperation"]
    )
    assert defence.odds("0326", "uk_1sf_i").defence == 15


def test_a_lost_step_is_told() -> None:
    table = Table("ge_200_i 0325", "in_3_i 0326")
    events = table.attack("0326", "ge_200_i", die=6)
    assert found(events, StepLost)
