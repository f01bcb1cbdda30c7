"""5.2: advance after combat."""

from __future__ import annotations

import pytest

from tests.gazala.desert import Desert


def won(*attackers: str, target: str = "1713", victim: str = "sa_4", others: tuple[str, ...] = ()) -> Desert:
    """The Axis has destroyed the only defender of a hex; the advance is open."""
    table = Desert("axis combat", *attackers, f"{victim} {target} reduced", *others, facts=["freed"])
    names = [unit.split()[0] for unit in attackers]
    table.beat(target, *names, result="DE AVI")
    assert table.at(victim) == "dead"
    return table


@pytest.mark.rule("gazala 5.2")
@pytest.mark.ruling("gazala C20")
def test_foot_enters_the_vacated_hex_and_motorised_units_go_one_hex_further() -> None:
    table = won("ge_8pz 1712", "ge_115 1712", "it_61 1712")
    beyond = {"1713", "1713-1714", "1713-1613", "1713-1614", "1713-1813", "1713-1814"}
    assert table.advances("ge_8pz") == table.advances("ge_115") == beyond
    assert table.advances("it_61") == {"1713"}
    assert table.refused_by("advance ge_8pz 1713-1714-1715") == "5.2"


@pytest.mark.rule("gazala 5.2")
def test_bersaglieri_go_as_far_as_motorised_infantry_and_engineers_as_far_as_foot() -> None:
    table = won("ge_8pz 1712", "ge_5pz 1712", "it_8b 1714", "ge_eng 1714")
    assert "1713-1613" in table.advances("it_8b")
    assert table.advances("ge_eng") == {"1713"}


@pytest.mark.rule("gazala 5.2")
def test_guns_never_advance() -> None:
    table = won("ge_8pz 1712", "ge_5pz 1712", "it_x 1712")
    assert table.advances("it_x") == set()
    assert table.refused_by("advance it_x 1713") == "5.2"


@pytest.mark.rule("gazala 5.2")
def test_nobody_has_to_advance_and_each_unit_decides_for_itself() -> None:
    table = won("ge_8pz 1712", "ge_115 1712", "it_61 1712")
    table.do("advance ge_115 1713")
    table.do("done")
    assert (table.at("ge_115"), table.at("ge_8pz"), table.at("it_61")) == ("1713", "1712", "1712")


# The ground: first open, second open or city


@pytest.mark.rule("gazala 5.2")
def test_from_a_city_or_crest_nobody_goes_further() -> None:
    table = won("ge_8pz 1411", "ge_5pz 1411", "it_132 1510", "it_133 1510", target="1410")
    assert table.advances("ge_8pz") == {"1410"}
    assert table.code("advance ge_8pz 1410-1509") == "advance-ends"
    table = won("ge_8pz 1306", "ge_5pz 1306", "it_132 1405", "it_133 1405", target="1305")
    assert table.advances("ge_8pz") == {"1305"}


@pytest.mark.rule("gazala 5.2")
def test_the_second_hex_may_be_open_ground_or_a_city_but_no_crest() -> None:
    table = won("ge_8pz 1311", "ge_5pz 1311", "ge_115 1311", target="1310")
    assert table.advances("ge_8pz") == {"1310", "1310-1210", "1310-1410", "1310-1211", "1310-1411"}
    assert table.code("advance ge_8pz 1310-1309") == "advance-ground", "a crest"


@pytest.mark.rule("gazala 5.2", "gazala 10.0")
@pytest.mark.ruling("gazala C38")
def test_an_open_hex_with_works_counts_as_open_ground() -> None:
    table = won("ge_8pz 0907", "ge_5pz 0907", "ge_115 0907", target="0807")
    assert "0807-0808" in table.advances("ge_8pz")
    assert "0807-0806" in table.advances("ge_8pz")


@pytest.mark.rule("gazala 5.2", "gazala 4.0")
def test_an_advance_enters_neither_the_sea_nor_a_hex_of_the_enemy_and_tanks_cross_no_sea_arm() -> None:
    table = won("ge_8pz 1405", "ge_5pz 1405", target="1404", others=("sa_6 1504",))
    assert table.code("advance ge_8pz 1404-1403") == "prohibited"
    assert table.code("advance ge_8pz 1404-1504") == "enemy-there"
    table = won("ge_8pz 2006", "ge_5pz 2107", "ge_115 2006", "ge_104 2107", target="2106")
    assert table.advances("ge_8pz") == set(), "it stands across the water"
    assert "2106" in table.advances("ge_115") & table.advances("ge_5pz") & table.advances("ge_104")


# Zones, mines, stacking (C21)


@pytest.mark.rule("gazala 5.2", "gazala 4.1.2")
@pytest.mark.ruling("gazala C21", "gazala G2")
def test_the_second_hex_is_closed_if_the_vacated_one_is_in_a_zone_that_binds_the_unit() -> None:
    table = won("ge_8pz 1712", "ge_115 1712", "it_61 1712", others=("sa_6 1714",))
    assert table.advances("ge_115") == {"1713"}
    assert "1713-1814" in table.advances("ge_8pz"), "tanks ignore infantry"
    table = won("ge_8pz 1712", "ge_115 1712", "it_61 1712", others=("uk_xiii 1714 fought",))
    assert table.advances("ge_8pz") == table.advances("ge_115") == {"1713"}, "guns stop them all"


@pytest.mark.rule("gazala 5.2")
@pytest.mark.ruling("gazala C21")
def test_no_new_combat_arises_from_an_advance() -> None:
    table = won("ge_8pz 1712", "ge_115 1712", "it_61 1712", others=("uk_xiii 1714 fought",))
    table.do("advance ge_8pz 1713")
    table.do("done")
    assert table.phase == "allied movement"


@pytest.mark.rule("gazala 5.2", "gazala 4.1.1")
@pytest.mark.ruling("gazala C21", "gazala C32")
def test_three_units_fill_the_vacated_hex_and_a_fourth_may_pass_through() -> None:
    table = won("it_61 1712", "it_62 1712", "it_85 1712", "ge_8pz 1714", "ge_5pz 1714")
    for unit in ("it_61", "it_62", "it_85"):
        table.do(f"advance {unit} 1713")
    assert table.refused_by("advance ge_8pz 1713") == "4.1.1"
    table.do("advance ge_8pz 1713-1813")
    assert table.at("ge_8pz") == "1813"


@pytest.mark.rule("gazala 5.2", "gazala 9.1")
@pytest.mark.ruling("gazala C21", "gazala G3")
def test_axis_units_that_advance_onto_mines_roll_the_die_and_may_then_go_on() -> None:
    table = won("ge_8pz 0606", "ge_5pz 0606", "ge_115 0606", target="0706")
    assert table.code("advance ge_8pz 0706-0806") == "advance-mine"
    table.do("advance ge_8pz 0706", 2)
    assert table.is_reduced("ge_8pz")
    assert "advance ge_8pz 0806" in table.options()
    table.do("advance ge_8pz 0806")
    table.do("advance ge_115 0706", 2)
    assert not table.is_reduced("ge_115")


@pytest.mark.rule("gazala 5.2", "gazala 9.1")
@pytest.mark.ruling("gazala G3")
def test_the_allies_advance_over_mines_without_a_die() -> None:
    table = Desert("allied combat", "uk_22arm 0806", "uk_2arm 0806", "it_61 0706 reduced")
    table.beat("0706", "uk_22arm", "uk_2arm", result="DE AVI")
    table.do("advance uk_22arm 0706-0705")
    assert table.at("uk_22arm") == "0705"


@pytest.mark.rule("gazala 5.2")
def test_a_defender_who_wins_does_not_advance() -> None:
    table = Desert("allied combat", "in_9 1712", "ge_115 1713")
    table.beat("1713", "in_9", result="DVI ARI")
    table.do("retreat in_9 1711")
    assert (table.at("ge_115"), table.phase) == ("1713", "axis movement")
