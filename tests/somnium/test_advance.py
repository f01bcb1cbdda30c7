"""5.2: advance after combat."""

from __future__ import annotations

import pytest

from tests.somnium.tabletop import Tabletop


def won(*attackers: str, others: tuple[str, ...] = (), dice: tuple[int, int] = (1, 2)) -> Tabletop:
    """The Allies have beaten the Italians out of 1614, who went to 1613; the advance is open."""
    table = Tabletop("allied combat", *attackers, "it_61_trento 1614", *others)
    table.fight("1614", dice=dice)
    table.do("retreat it_61_trento 1613")
    assert table.decision.kind == "advance"
    return table


@pytest.mark.rule("alamein 5.2")
def test_a_foot_unit_may_enter_the_vacated_hex_and_no_more() -> None:
    table = won("au_20_9 1615", "au_24_9 1615")
    assert table.options() == ["advance au_20_9 1614", "advance au_24_9 1614", "done"]
    assert table.refused_by("advance au_20_9 1614-1714") == "5.2"


@pytest.mark.rule("alamein 5.2")
@pytest.mark.ruling("alamein C20")
def test_the_vacated_hex_is_the_first_of_the_two_of_a_motorised_unit() -> None:
    table = won("uk_22_7 1615")
    beyond = ["1514", "1713", "1714", "1513"]
    assert set(table.options()) == {
        "advance uk_22_7 1614",
        *(f"advance uk_22_7 1614-{space}" for space in beyond),
        "done",
    }
    assert table.refused_by("advance uk_22_7 1614-1713-1712") == "5.2"


@pytest.mark.rule("alamein 5.2")
def test_an_advance_begins_in_the_vacated_hex() -> None:
    table = won("uk_22_7 1615")
    assert table.refused_by("advance uk_22_7 1714") == "5.2"
    assert table.refused_by("advance uk_22_7 1714-1713") == "5.2"
    assert table.refused_by("advance uk_22_7 1616") == "5.2"


@pytest.mark.rule("alamein 5.2")
def test_nobody_has_to_advance() -> None:
    table = won("uk_22_7 1615")
    table.do("done")
    assert table.at("uk_22_7") == "1615"


@pytest.mark.rule("alamein 5.2")
def test_each_unit_decides_for_itself_and_advances_once() -> None:
    table = won("uk_22_7 1615", "uk_7m_1 1615", dice=(2, 3))
    table.do("advance uk_7m_1 1614")
    assert table.refused_by("advance uk_7m_1 1714") == "5.2"
    table.do("done")
    assert (table.at("uk_7m_1"), table.at("uk_22_7")) == ("1614", "1615")


@pytest.mark.rule("alamein 5.2")
@pytest.mark.ruling("alamein A20")
def test_mechanised_guns_advance_two_hexes_and_towed_guns_never() -> None:
    table = Tabletop("allied combat", "uk_2_1 1615", "uk_ad_1 1615", "uk_ad_10 1615", "it_61_trento 1614")
    table.fight("1614", dice=(3, 4))
    table.do("retreat it_61_trento 1613")
    assert {"advance uk_ad_1 1614", "advance uk_ad_1 1614-1713"} <= set(table.options())
    assert not any("uk_ad_10" in option for option in table.options())
    assert table.refused_by("advance uk_ad_10 1614") == "5.2"


@pytest.mark.rule("alamein 5.2", "alamein 8.0")
@pytest.mark.ruling("alamein C19")
def test_guns_that_fired_from_a_distance_do_not_advance_even_if_mechanised() -> None:
    table = Tabletop("allied combat", "uk_22_7 1615", "uk_ad_1 1616", "it_61_trento 1614")
    table.fight("1614", "uk_ad_1", dice=(1, 1))
    assert table.decision.kind == "advance"
    assert not any("uk_ad_1" in option for option in table.options())
    assert table.refused_by("advance uk_ad_1 1615") == "5.2"


@pytest.mark.rule("alamein 5.2")
def test_a_hex_whose_defenders_all_died_may_be_entered() -> None:
    table = Tabletop("allied combat", "uk_2_1 1615", "it_61_trento 1614")
    assert table.fight("1614", dice=(1, 1)).result == "DE AVI"
    assert table.at("it_61_trento") == "dead"
    table.do("advance uk_2_1 1614-1613")
    assert table.at("uk_2_1") == "1613"


@pytest.mark.rule("alamein 5.2")
@pytest.mark.ruling("alamein C21")
def test_an_advance_ignores_enemy_zones_and_starts_no_new_combat() -> None:
    table = won("uk_22_7 1615", others=("ge_125_164 1812",))
    assert table.why("advance uk_22_7 1614-1713") is None
    table.do("advance uk_22_7 1614-1714")
    assert (table.side, table.decision.kind) == ("axis", "unit"), "no fight is left, so the phase is over"

    table = won("uk_22_7 1615")
    table.do("advance uk_22_7 1614")
    assert table.at("it_61_trento") == "1613", "next to the enemy it drove back"
    assert (table.side, table.decision.kind) == ("axis", "unit")


@pytest.mark.rule("alamein 5.2", "alamein 4.1.1")
@pytest.mark.ruling("alamein C21")
def test_three_units_fill_the_vacated_hex_but_a_fourth_may_pass_through() -> None:
    infantry = ("au_20_9", "au_24_9", "au_26_9")
    table = Tabletop(
        "allied combat", *(f"{unit} 1615" for unit in infantry), "uk_22_7 1714", "fr_1 1714", "it_61_trento 1614"
    )
    table.fight("1614", dice=(3, 4))
    table.do("retreat it_61_trento 1513")
    for unit in infantry:
        table.do(f"advance {unit} 1614")
    assert table.refused_by("advance fr_1 1614") == "4.1.1"
    assert table.refused_by("advance uk_22_7 1614") == "4.1.1"
    table.do("advance uk_22_7 1614-1613")
    assert table.at("uk_22_7") == "1613"


@pytest.mark.rule("alamein 5.2")
def test_an_advance_enters_neither_forbidden_ground_nor_a_hex_of_the_enemy() -> None:
    table = Tabletop("allied combat", "uk_22_7 0905", "it_61_trento 0904", "it_62_trento 1005")
    table.fight("0904", "uk_22_7", dice=(1, 1))
    assert table.refused_by("advance uk_22_7 0904-0903") == "4.0"
    assert table.refused_by("advance uk_22_7 0904-1005") == "4.1.2"


@pytest.mark.rule("alamein 5.2", "alamein 9.1")
@pytest.mark.ruling("alamein C21")
def test_an_allied_unit_rolls_for_mines_in_its_advance_and_may_then_go_on() -> None:
    table = Tabletop("allied combat", "uk_22_7 0805", "it_61_trento 0705")
    table.fight("0705", dice=(1, 2))
    table.do("retreat it_61_trento 0606")
    assert table.refused_by("advance uk_22_7 0705-0706") == "9.1"
    table.do("advance uk_22_7 0705", 2)
    assert table.is_reduced("uk_22_7")
    table.do("advance uk_22_7 0706", 3)
    assert table.at("uk_22_7") == "0706"


@pytest.mark.rule("alamein 5.2", "alamein 9.1")
@pytest.mark.ruling("alamein A39")
def test_an_advance_over_mines_does_not_go_back_to_where_it_began() -> None:
    table = Tabletop("allied combat", "uk_22_7 0805", "it_61_trento 0705")
    table.fight("0705", dice=(1, 2))
    table.do("retreat it_61_trento 0606")
    table.do("advance uk_22_7 0705", 6)
    assert "advance uk_22_7 0805" not in table.options()
    assert table.refused_by("advance uk_22_7 0805") == "4.0"


@pytest.mark.rule("alamein 5.2", "alamein 9.1")
def test_while_the_last_unit_may_go_on_from_a_minefield_the_position_can_be_written_and_read() -> None:
    table = Tabletop("allied combat", "uk_22_7 0805", "it_61_trento 0705")
    table.fight("0705", dice=(1, 2))
    table.do("retreat it_61_trento 0606")
    table.do("advance uk_22_7 0705", 6)
    assert table.decision.kind == "advance"
    assert table.game.read_position(table.game.write_position(table.pos)) == table.pos


@pytest.mark.rule("alamein 5.2", "alamein 4.1.1", "alamein 9.1")
def test_an_advance_through_a_full_minefield_is_possible_with_a_die() -> None:
    infantry = ("au_20_9", "au_24_9", "au_26_9")
    table = Tabletop("allied combat", *(f"{unit} 0805" for unit in infantry), "uk_22_7 0806", "it_61_trento 0705")
    table.fight("0705", dice=(3, 4))
    table.do("retreat it_61_trento 0605")
    for unit in infantry:
        table.do(f"advance {unit} 0705", 6)
    assert table.decision.kind == "advance"
    assert any("uk_22_7" in option for option in table.options())


@pytest.mark.rule("alamein 5.2")
def test_the_axis_advances_over_mines_without_a_die() -> None:
    table = Tabletop("axis combat", "ge_8pz_15 0606", "uk_152_51 0705 reduced")
    table.fight("0705", "ge_8pz_15", dice=(1, 1))
    table.do("advance ge_8pz_15 0705-0706")
    assert table.at("ge_8pz_15") == "0706"


@pytest.mark.rule("alamein 5.2")
def test_a_defender_who_wins_does_not_advance() -> None:
    table = Tabletop("allied combat", "uk_152_51 1615", "ge_ramcke 1614")
    assert table.fight("1614", dice=(3, 3)).result == "DVI ARI"
    table.do("retreat uk_152_51 1616")
    assert (table.side, table.decision.kind) == ("axis", "unit")
    assert table.at("ge_ramcke") == "1614"
