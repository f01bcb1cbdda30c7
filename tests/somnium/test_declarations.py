"""5.0, 5.1.1: who attacks what, and in which order both sides declare."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import BattleFought
from scirocco.systems.somnium.stacks import attack_of, defence_of
from tests.somnium.tabletop import Tabletop

GUNS = ("uk_152_51 1509", "uk_xxx 1407", "ge_382_164 1609", "ge_155a_21 1809")


# One combat


@pytest.mark.rule("alamein 5.0")
def test_enemies_in_adjacent_hexes_are_engaged_and_the_side_that_moved_attacks() -> None:
    table = Tabletop("axis movement", "uk_152_51 1509", "ge_382_164 1610", "it_7b 1408 moved")
    table.do("end")
    assert table.side == "axis"
    assert table.options() == ["attack 1509"]


@pytest.mark.rule("alamein 5.0")
@pytest.mark.ruling("alamein C6")
def test_all_units_in_the_attacked_hex_defend_together() -> None:
    table = Tabletop("allied combat", "uk_22_7 1509", "ge_382_164 1609", "ge_433_164 1609", "it_8a 1609")
    assert table.fight("1609", dice=(3, 4)).defence == 4 + 4 + 1


@pytest.mark.rule("alamein 5.0")
@pytest.mark.ruling("alamein C6")
def test_an_attack_covers_one_hex_only() -> None:
    table = Tabletop("allied combat", "au_20_9 1509", "ge_382_164 1609", "ge_433_164 1510")
    assert table.fight("1609", "au_20_9", dice=(1, 2)).defence == 4
    assert table.side == "axis", "20th Brigade has fought; 1510 stays unattacked"


@pytest.mark.rule("alamein 5.0")
@pytest.mark.ruling("alamein C6")
def test_no_unit_attacks_twice_in_a_phase() -> None:
    table = Tabletop("allied combat", "au_20_9 1509", "nz_5_2 1411", "ge_382_164 1609", "ge_433_164 1510")
    assert table.fight("1609", "au_20_9", dice=(1, 2)).result == "IMP"
    assert table.fight("1510", "au_20_9", dice=(1, 2)).attack == 5, "20th Brigade cannot join"
    table = Tabletop("allied combat", "au_20_9 1509 fought", "nz_5_2 1411", "uk_xxx 1407", "ge_433_164 1510")
    table.do("attack 1510")
    why = table.why("join au_20_9")
    assert why is not None
    assert why.code == "fought-already"


@pytest.mark.rule("alamein 5.0", "alamein 8.0")
def test_no_hex_is_attacked_twice_in_a_phase() -> None:
    table = Tabletop("allied combat", "au_20_9 1509", "ge_382_164 1609", "fr_1 1209", "it_7b 1210")
    table.fight("1609", dice=(1, 2))
    assert table.refused_by("attack 1609") == "8.0"
    assert table.options() == ["attack 1210", "end"]


@pytest.mark.rule("alamein 5.0")
def test_the_attacker_chooses_the_order_of_his_attacks() -> None:
    for first, second in (("1609", "1812"), ("1812", "1609")):
        table = Tabletop("allied combat", "au_20_9 1509", "au_24_9 1811", "ge_382_164 1609", "it_7b 1812")
        assert table.options() == ["attack 1609", "attack 1812"]
        table.fight(first, dice=(1, 2))
        table.fight(second, dice=(1, 2))


@pytest.mark.rule("alamein 5.0")
def test_an_attack_needs_an_enemy_in_the_hex_and_a_unit_next_to_it() -> None:
    table = Tabletop("allied combat", "uk_22_7 1509", "ge_382_164 1609", "it_7b 1812")
    assert table.refused_by("attack 1510") == "5.0"
    assert table.refused_by("attack 1812") == "5.0"


@pytest.mark.rule("alamein 5.0")
@pytest.mark.ruling("alamein C6")
def test_only_units_next_to_the_target_and_guns_in_range_take_part() -> None:
    table = Tabletop("allied combat", "uk_22_7 1509", "fr_1 1509", "au_20_9 1409", *GUNS[1:])
    table.do("attack 1609")
    assert table.refused_by("join au_20_9") == "5.0"
    assert table.refused_by("join ge_382_164") == "5.0"
    assert "join uk_xxx" in table.options()


# The order of declarations


@pytest.mark.rule("alamein 5.1.1", "alamein 6.1", "alamein 8.0")
@pytest.mark.ruling("alamein C24", "alamein C29")
def test_the_attacker_declares_units_guns_and_air_then_the_defender_answers_then_the_dice_fall() -> None:
    table = Tabletop("allied combat", *GUNS, air="50 6")
    order = []
    for text, dice in (
        ("attack 1609", ()),
        ("join uk_xxx", ()),
        ("air 4", ()),
        ("join ge_155a_21", ()),
        ("air 2", (1, 2)),
    ):
        order.append((table.side, table.decision.kind))
        events = table.do(text, *dice)
    assert order == [
        ("allied", "target"),
        ("allied", "attackers"),
        ("allied", "air"),
        ("axis", "support"),
        ("axis", "air"),
    ]
    (fought,) = [event for event in events if isinstance(event, BattleFought)]
    assert (fought.attack, fought.defence) == (4 + 4 + 4, 4 + 2 + 2)
    assert table.pos.air == [46, 4]


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C24")
def test_what_the_attacker_has_declared_he_cannot_change() -> None:
    table = Tabletop("allied combat", *GUNS, air="50 6")
    table.do("attack 1609")
    table.do("done")
    assert table.why("join uk_xxx") is not None, "the guns stay out of it"
    table.do("air 4")
    assert table.side == "axis"
    assert table.why("air 5") is not None


@pytest.mark.rule("alamein 5.1.1", "alamein 6.1")
@pytest.mark.ruling("alamein C24")
def test_the_defender_commits_his_air_points_knowing_those_of_the_attacker() -> None:
    table = Tabletop("allied combat", "uk_152_51 1509", "ge_382_164 1609", air="50 6")
    table.do("attack 1609")
    assert (table.side, table.decision.kind) == ("allied", "air")
    table.do("air 10")
    assert (table.side, table.decision.kind) == ("axis", "air")
    assert table.pos.battle is not None
    assert table.pos.battle.air == 10
    table.do("air 6", 1, 2)
    assert table.pos.air == [40, 0]


@pytest.mark.rule("alamein 5.1.1")
def test_after_the_answer_of_the_defender_nobody_is_asked_again_before_the_dice() -> None:
    table = Tabletop("allied combat", *GUNS, air="0 6")
    table.do("attack 1609")
    table.do("join uk_xxx")
    table.do("done")
    events = table.do("air 0", 1, 3)
    assert any(isinstance(event, BattleFought) for event in events)


@pytest.mark.rule("alamein 6.2", "alamein 8.0")
@pytest.mark.ruling("alamein C24")
def test_a_hex_struck_from_the_air_cannot_be_assaulted_in_the_same_phase() -> None:
    units = ("au_20_9 1209", "ge_382_164 1210", "it_8a 1811")
    table = Tabletop("allied combat", *units, air="50 0")
    table.do("strike 1210")
    table.do("air 3", 3, 4)
    assert table.refused_by("attack 1210") == "8.0"
    table = Tabletop("allied combat", *units, air="50 0")
    table.do("attack 1210")
    table.do("join au_20_9")
    table.do("air 0", 1, 2)
    assert table.refused_by("strike 1210") == "8.0"


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C29")
def test_the_values_of_all_units_are_open_to_both_sides() -> None:
    table = Tabletop("allied combat", *GUNS, "ge_8pz_15 1609 reduced", air="50 6")
    panzer = table.unit("ge_8pz_15")
    for side in (0, 1, -1):
        seen = table.game.view(table.pos, side)
        assert (defence_of(table.game, seen, panzer), attack_of(table.game, seen, panzer)) == (3, 4)
        seen.at[panzer] = table.hex("1610")
        assert table.at("ge_8pz_15") == "1609", "a side's sight of the table is its own"


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C29")
def test_only_the_answer_of_the_defender_is_still_unknown_when_the_attacker_declares() -> None:
    table = Tabletop("allied combat", *GUNS, air="50 6")
    table.do("attack 1609")
    battle = table.game.view(table.pos, 0).battle
    assert battle is not None
    assert (battle.support, battle.cover) == ((), 0)
    assert table.why("join ge_155a_21") is not None, "the defender cannot answer before he is asked"
