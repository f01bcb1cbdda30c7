"""5.0 to 5.1.7: what a combat is, its odds, its columns and its results."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import BattleFought, Joined
from scirocco.systems.somnium.odds import odds_column
from tests.gazala.desert import Desert, shifts

GAME = Desert.started().game


# 5.0: one combat


@pytest.mark.rule("gazala 5.0")
def test_the_side_that_has_just_moved_attacks() -> None:
    for phase, attacker, target in (("allied combat", "allied", "1713"), ("axis combat", "axis", "1712")):
        table = Desert(phase, "in_9 1712", "it_61 1713")
        assert (table.side, table.options()) == (attacker, [f"attack {target}"])


@pytest.mark.rule("gazala 5.0")
@pytest.mark.ruling("gazala C6")
def test_all_units_of_the_attacked_hex_defend_together() -> None:
    table = Desert("allied combat", "uk_22arm 1712", "it_61 1713", "ge_115 1713", "it_x 1713")
    assert table.odds("1713", ["uk_22arm"]).defence == 2 + 4 + 2


@pytest.mark.rule("gazala 5.0")
@pytest.mark.ruling("gazala C6")
def test_an_attack_covers_one_hex_and_no_unit_attacks_twice() -> None:
    table = Desert("allied combat", "uk_22arm 1712", "in_9 1712", "it_61 1713", "it_62 1711")
    fought = table.fight("1713", "uk_22arm", dice=table.dice_for("DE AVB", table.odds("1713", ["uk_22arm"])))
    assert fought.defence == 2, "it_62 has no part in it"
    table.do("done")
    assert table.options() == ["attack 1711"], "in_9 is still obliged"
    joined = [event.unit for event in table.do("attack 1711", 3, 4) if isinstance(event, Joined)]
    assert joined == [table.unit("in_9")], "the tanks have had their fight"


# 5.1.1: odds


@pytest.mark.rule("gazala 5.1.1")
@pytest.mark.ruling("gazala C1")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        *((11, 4, "2-1"), (12, 4, "3-1"), (4, 4, "1-1"), (7, 4, "1-1"), (8, 4, "2-1")),
        *((5, 9, "1-1"), (5, 10, "1-2"), (4, 11, "1-2"), (4, 12, "1-3"), (4, 16, "1-4"), (4, 19, "1-4")),
        *((36, 4, "9-1"), (100, 4, "9-1"), (1, 100, "1-4")),
    ],
)
def test_fractions_are_dropped_also_when_the_defence_is_stronger(attack: int, defence: int, column: str) -> None:
    assert GAME.combat.columns[odds_column(attack, defence, GAME.combat.last)] == column


@pytest.mark.rule("gazala 5.1.1")
@pytest.mark.ruling("gazala C1")
def test_with_the_switch_an_inverted_quotient_is_rounded_up() -> None:
    units = ("sa_4 1712", "sa_6 1712", "ge_115 1713", "it_65 1713")  # 6 against 7
    plain, strict = Desert("allied combat", *units), Desert("allied combat", *units, options=["strict_inverse"])
    found = [table.odds("1713", ["sa_4", "sa_6"]).base_column for table in (plain, strict)]
    assert [GAME.combat.columns[column] for column in found] == ["1-1", "1-2"]


@pytest.mark.rule("gazala 5.1.1")
@pytest.mark.ruling("gazala C3")
def test_a_force_without_attack_value_uses_the_first_column_and_opens_no_attack_unless_obliged() -> None:
    table = Desert("axis combat", "it_eng 1712", "uk_22arm 1713")
    assert table.options() == ["attack 1713"], "it is obliged"
    odds = table.odds("1713", ["it_eng"])
    assert (odds.attack, GAME.combat.columns[odds.base_column]) == (0, "1-4")
    table = Desert("axis movement", "it_eng 1410", "in_9 1411")
    table.do("end")
    assert table.phase != "axis combat", "in dominant terrain it is not obliged, and cannot begin a fight"


@pytest.mark.rule("gazala 5.1.1", "gazala 6.1")
@pytest.mark.ruling("gazala C24", "gazala C29")
def test_the_attacker_declares_first_and_nothing_changes_after_the_answer() -> None:
    units = ("in_9 1712", "in_29 1712", "uk_xiii 1710", "it_61 1713", "it_x 1715")
    table = Desert("allied combat", *units, air="10 35")
    order = [(table.side, table.decision.kind)]
    for text in ("attack 1713", "join uk_xiii", "air 2", "join it_x"):
        table.do(text)
        order.append((table.side, table.decision.kind))
    assert order == [
        *(("allied", "target"), ("allied", "attackers"), ("allied", "air")),
        *(("axis", "support"), ("axis", "air")),
    ]
    (fought,) = [event for event in table.do("air 1", 3, 4) if isinstance(event, BattleFought)]
    assert (fought.attack, fought.defence) == (4 + 4 + 2 + 2, 2 + 2 + 1)


# 5.1.2: terrain


@pytest.mark.rule("gazala 5.1.2")
@pytest.mark.parametrize(
    ("target", "attackers", "reason", "columns"),
    [
        ("1410", "1411", "city", -2),
        ("1305", "1306", "crest", -2),
        ("1307", "1306", "crest", -2),  # the track changes nothing in combat
    ],
)
def test_the_ground_of_the_defender_shifts_the_column(target: str, attackers: str, reason: str, columns: int) -> None:
    table = Desert("axis combat", f"ge_115 {attackers}", f"in_9 {target}")
    assert shifts(table.odds(target, ["ge_115"])) == {reason: columns}


@pytest.mark.rule("gazala 5.1.2")
def test_open_ground_roads_and_tracks_shift_nothing_and_no_ground_helps_the_attacker() -> None:
    for target, place in (("1713", "1712"), ("1205", "1305"), ("1614", "1613"), ("1411", "1410")):
        table = Desert("axis combat", f"it_61 {place}", f"in_9 {target}")
        assert shifts(table.odds(target, ["it_61"])) == {}, target


@pytest.mark.rule("gazala 5.1.2")
@pytest.mark.ruling("gazala G4")
def test_a_sea_arm_is_worth_two_columns_if_all_attackers_attack_across_it() -> None:
    table = Desert("axis combat", "ge_115 2006", "it_61 2107", "in_9 2106")
    assert shifts(table.odds("2106", ["ge_115"]))["water"] == -2
    assert "water" not in shifts(table.odds("2106", ["ge_115", "it_61"])), "one attacks overland"
    assert "water" not in shifts(table.odds("2106", ["it_61"]))


@pytest.mark.rule("gazala 5.1.2")
@pytest.mark.ruling("gazala G4")
def test_distant_guns_do_not_spoil_the_sea_arm() -> None:
    table = Desert("axis combat", "ge_115 2006", "it_x 1907", "in_9 2106")
    assert shifts(table.odds("2106", ["ge_115"], guns=["it_x"]))["water"] == -2


@pytest.mark.rule("gazala 5.1.2")
@pytest.mark.ruling("gazala C4")
def test_of_several_kinds_of_terrain_only_the_best_counts_and_works_are_added() -> None:
    table = Desert("axis combat", "ge_115 2106", "in_9 2006")
    assert sum(shifts(table.odds("2006", ["ge_115"])).values()) == -2, "city and sea arm, not four columns"
    table = Desert("axis combat", "ge_115 0804", "in_9 0704")
    assert sum(shifts(table.odds("0704", ["ge_115"])).values()) == -3, "crest or sea arm, and the works"


@pytest.mark.rule("gazala 5.1.2")
@pytest.mark.ruling("gazala C2", "gazala C4")
def test_all_shifts_are_added_up_before_the_column_is_moved() -> None:
    table = Desert("axis combat", "ge_8pz 0907", "ge_115 0907", "it_61 0805", "it_85 0607", "in_9 0807")
    odds = table.odds("0807", ["ge_8pz", "ge_115"])
    assert shifts(odds) == {"fortification": -1, "siege": 1, "division 15 Pz": 1, "armour": 1}
    assert (GAME.combat.columns[odds.base_column], table.column(odds)) == ("3-1", "5-1")


@pytest.mark.rule("gazala 5.1.2")
@pytest.mark.ruling("gazala C2")
def test_the_shifted_column_stops_at_the_ends_of_the_table() -> None:
    table = Desert("axis combat", "it_61 1115", "ff_1 1114", "uk_150 1114", "uk_69 1114")
    odds = table.odds("1114", ["it_61"])
    assert (table.column(odds), odds.base_column, sum(shifts(odds).values())) == ("1-4", 0, -3)
    table = Desert("axis combat", "ge_8pz 1712", "ge_115 1712", "it_132 1712", "sa_4 1713 reduced")
    odds = table.odds("1713", ["ge_8pz", "ge_115", "it_132"])
    assert (table.column(odds), sum(shifts(odds).values())) == ("9-1", 2)


@pytest.mark.rule("gazala 5.1.2")
@pytest.mark.ruling("gazala C2")
def test_a_shift_past_the_end_is_not_remembered() -> None:
    """Odds beyond 9-1 are 9-1 before the shifts: a city brings them down to 7-1."""
    table = Desert("axis combat", "ge_8pz 1411", "ge_5pz 1411", "it_132 1510", "sa_4 1410 reduced")
    odds = table.odds("1410", ["ge_8pz", "ge_5pz", "it_132"])
    assert (odds.attack, odds.defence, sum(shifts(odds).values()), table.column(odds)) == (23, 2, -2, "7-1")


# 5.1.3: siege


SIEGE = ("ge_115 1711", "ge_104 1613", "ge_155 1813")


@pytest.mark.rule("gazala 5.1.3")
@pytest.mark.ruling("gazala C11")
def test_a_defender_without_a_free_hex_is_besieged() -> None:
    table = Desert("axis combat", *SIEGE, "in_9 1712")
    assert shifts(table.odds("1712", ["ge_115"])) == {"siege": 1}
    table = Desert("axis combat", *SIEGE[:2], "in_9 1712")
    assert shifts(table.odds("1712", ["ge_115"])) == {}


@pytest.mark.rule("gazala 5.1.3")
@pytest.mark.ruling("gazala C11")
def test_friends_do_not_cancel_enemy_zones() -> None:
    table = Desert("axis combat", *SIEGE, "in_9 1712", "in_29 1612", "sa_1 1812")
    assert shifts(table.odds("1712", ["ge_115"])) == {"siege": 1}


@pytest.mark.rule("gazala 5.1.3")
@pytest.mark.ruling("gazala C11")
def test_a_full_friendly_hex_is_a_way_out_if_a_chain_retreat_works_there() -> None:
    full = ("sa_1 1713", "sa_2 1713", "sa_3 1713")
    open_chain = Desert("axis combat", "ge_115 1711", "ge_104 1612", "ge_155 1812", "in_9 1712", *full)
    assert "siege" not in shifts(open_chain.odds("1712", ["ge_115"]))
    shut = ("it_65 1514", "it_66 1914", "it_8b 1715")
    blocked = Desert("axis combat", "ge_115 1711", "ge_104 1612", "ge_155 1812", "in_9 1712", *full, *shut)
    assert shifts(blocked.odds("1712", ["ge_115"])) == {"siege": 1}


@pytest.mark.rule("gazala 5.1.3", "gazala 4.0")
@pytest.mark.ruling("gazala C11")
def test_the_sea_is_no_way_out_and_a_sea_arm_is_one_even_for_armour_that_it_destroys() -> None:
    ring = ("ge_115 2107", "ge_104 2107")
    foot = Desert("axis combat", *ring, "in_9 2106")
    assert shifts(foot.odds("2106", ["ge_115"])) == {}, "2006 is free, across the water"
    tanks = Desert("axis combat", "ge_8pz 2107", "uk_2arm 2106")
    assert "siege" not in shifts(tanks.odds("2106", ["ge_8pz"]))


# 5.1.4: divisional unity


@pytest.mark.rule("gazala 5.1.4")
@pytest.mark.ruling("gazala C5")
def test_a_complete_division_earns_a_column_on_either_side() -> None:
    table = Desert("axis combat", "ge_115 1712", "ge_8pz 1712", "uk_22arm 1713", "uk_2arm 1713")
    assert shifts(table.odds("1713", ["ge_115"])) == {"division 1 Armd": -1}
    assert shifts(table.odds("1713", ["ge_115", "ge_8pz"])) == {"division 15 Pz": 1, "division 1 Armd": -1}


@pytest.mark.rule("gazala 5.1.4")
@pytest.mark.ruling("gazala C5")
def test_each_complete_division_earns_its_own_column() -> None:
    table = Desert(
        *("axis combat", "ge_115 1712", "ge_8pz 1712", "ge_104 1714", "ge_5pz 1714", "uk_2arm 1713"),
    )
    both = shifts(table.odds("1713", ["ge_115", "ge_8pz", "ge_104", "ge_5pz"]))
    assert {name for name in both if name.startswith("division")} == {"division 15 Pz", "division 21 Pz"}


@pytest.mark.rule("gazala 5.1.4", "gazala 2.2")
@pytest.mark.ruling("gazala C5", "gazala G10")
def test_three_units_are_needed_where_a_division_has_three() -> None:
    table = Desert("allied combat", "uk_4arm 1712", "uk_7mot 1712", "in_3mot 1712", "ge_8pz 1713", "uk_22arm 1714")
    assert "division 7 Armd" in shifts(table.odds("1713", ["uk_4arm", "uk_7mot", "in_3mot"]))
    assert "division 7 Armd" not in shifts(table.odds("1713", ["uk_4arm", "uk_7mot"]))
    assert "division 7 Armd" not in shifts(table.odds("1713", ["uk_4arm", "uk_7mot", "uk_22arm"]))


@pytest.mark.rule("gazala 5.1.4")
@pytest.mark.ruling("gazala C5")
def test_a_division_with_a_unit_dead_away_or_elsewhere_earns_nothing() -> None:
    for third in ((), ("in_10 1910",), ("in_10 dead",)):
        table = Desert("axis combat", "ge_115 1712", "in_9 1713", "in_29 1713", *third)
        assert shifts(table.odds("1713", ["ge_115"])) == {}, third
    table = Desert("axis combat", "ge_115 1712", "in_9 1713", "in_29 1713", "in_10 1713")
    assert shifts(table.odds("1713", ["ge_115"])) == {"division 5 Ind": -1}


@pytest.mark.rule("gazala 5.1.4")
@pytest.mark.ruling("gazala C5")
def test_a_formation_of_one_counter_never_earns_it() -> None:
    table = Desert("axis combat", "ge_115 1712", "in_11 1713")
    assert shifts(table.odds("1713", ["ge_115"])) == {}


# 5.1.5: armour against infantry


@pytest.mark.rule("gazala 5.1.5")
@pytest.mark.ruling("gazala A23")
@pytest.mark.parametrize(
    ("defender", "bonus"),
    [("it_61", 1), ("ge_115", 1), ("it_8b", 1), ("ge_eng", 0), ("it_x", 0), ("it_132", 0)],
)
def test_tanks_earn_a_column_against_infantry_but_not_against_guns_engineers_or_tanks(
    defender: str, bonus: int
) -> None:
    table = Desert("allied combat", "uk_22arm 1712", f"{defender} 1713")
    assert shifts(table.odds("1713", ["uk_22arm"])).get("armour", 0) == bonus


@pytest.mark.rule("gazala 5.1.5")
@pytest.mark.ruling("gazala A23")
def test_motorised_infantry_and_guns_are_not_armour() -> None:
    table = Desert("allied combat", "uk_7mot 1712", "uk_xiii 1712", "it_61 1713")
    assert "armour" not in shifts(table.odds("1713", ["uk_7mot", "uk_xiii"]))


@pytest.mark.rule("gazala 5.1.5")
@pytest.mark.parametrize(
    ("target", "place", "bonus"),
    [
        *(("1713", "1712", 1), ("1614", "1613", 1), ("1205", "1304", 1), ("0705", "0805", 1)),
        *(("1305", "1306", 0), ("1410", "1411", 0)),
    ],
    ids=["open", "track", "road", "mines", "crest", "city"],
)
def test_the_column_is_earned_on_open_ground_and_mines_only(target: str, place: str, bonus: int) -> None:
    table = Desert("allied combat", f"uk_22arm {place}", f"it_61 {target}")
    assert shifts(table.odds(target, ["uk_22arm"])).get("armour", 0) == bonus


@pytest.mark.rule("gazala 5.1.5", "gazala 10.0")
@pytest.mark.ruling("gazala C38")
def test_an_open_hex_with_a_fortification_is_open_ground() -> None:
    table = Desert("axis combat", "ge_8pz 0907", "in_9 0807")
    assert shifts(table.odds("0807", ["ge_8pz"])) == {"fortification": -1, "armour": 1}


@pytest.mark.rule("gazala 5.1.5")
@pytest.mark.ruling("gazala G16")
def test_one_tank_unit_and_one_infantry_unit_are_enough_unless_the_switch_denies_it() -> None:
    units = ("uk_22arm 1712", "in_9 1712", "it_61 1713", "it_132 1713", "it_x 1713")
    for options, bonus in (((), 1), (("armour_bonus_pure",), 0)):
        table = Desert("allied combat", *units, options=options)
        assert shifts(table.odds("1713", ["uk_22arm", "in_9"])).get("armour", 0) == bonus
    table = Desert("allied combat", "uk_22arm 1712", "it_61 1713", "it_x 1713", options=["armour_bonus_pure"])
    assert shifts(table.odds("1713", ["uk_22arm"]))["armour"] == 1, "guns do not deny it"


# 5.1.7: results


@pytest.mark.rule("gazala 5.1.7")
@pytest.mark.ruling("gazala C16", "gazala C18")
def test_de_kills_one_unit_of_the_owners_choice_and_the_rest_must_retreat() -> None:
    tanks = ("ge_8pz 0907", "ge_5pz 0907", "it_132 0808")
    table = Desert("axis combat", *tanks, "in_9 0807 reduced", "in_29 0807 reduced", facts=["freed"])
    table.beat("0807", "ge_8pz", "ge_5pz", "it_132", result="DE AVB")
    assert table.options() == ["loss in_9", "loss in_29"]
    table.do("loss in_9")
    table.do("loss ge_5pz")
    assert (table.at("in_9"), table.is_reduced("ge_5pz")) == ("dead", True)
    assert (table.side, table.ways("in_29")) == ("allied", {"0706", "0806"}), "the works do not excuse it"
    table.do("retreat in_29 0806")
    assert (table.side, table.decision.kind) == ("axis", "advance")


@pytest.mark.rule("gazala 5.1.7", "gazala 7.0")
@pytest.mark.ruling("gazala C18")
def test_a_retreat_named_in_both_halves_of_a_cell_happens_once() -> None:
    table = Desert("allied combat", "in_9 1712", "ge_115 1713")
    table.beat("1713", "in_9", result="DVI ARI")
    table.do("retreat in_9 1711")
    assert table.at("in_9") == "1711"
    assert table.phase != "allied combat"


@pytest.mark.rule("gazala 5.1.7", "gazala 7.0")
@pytest.mark.parametrize(
    ("result", "defender_hurt", "attacker_hurt"),
    [("DRB AVI", True, False), ("DRI AVI", False, False), ("DRB AVB", True, True), ("DRI AVB", False, True)],
)
def test_after_an_attack_that_wins_the_defenders_retreat_and_b_costs_a_loss(
    result: str, defender_hurt: bool, attacker_hurt: bool
) -> None:
    table = Desert("allied combat", "uk_22arm 1712", "it_8b 1713")  # 3-1
    table.beat("1713", "uk_22arm", result=result)
    assert (table.is_reduced("it_8b"), table.is_reduced("uk_22arm")) == (defender_hurt, attacker_hurt)
    assert table.decision.kind == "retreat"
    assert table.side == "axis"


@pytest.mark.rule("gazala 5.1.7", "gazala 7.0")
@pytest.mark.parametrize("result", ["DVB ARI", "DVI ARB", "DVB ARB", "DVI ARI"])
def test_after_a_defence_that_wins_the_attackers_retreat_and_b_costs_a_loss(result: str) -> None:
    table = Desert("allied combat", "in_9 1712", "ge_115 1713")
    table.beat("1713", "in_9", result=result)
    assert table.is_reduced("ge_115") is result.startswith("DVB")
    assert table.is_reduced("in_9") is result.endswith("ARB")
    assert (table.side, table.ways("in_9")) == ("allied", {"1711", "1612", "1812"})


@pytest.mark.rule("gazala 5.1.7")
def test_ae_kills_one_attacker_of_the_owners_choice_and_the_others_retreat() -> None:
    table = Desert("allied combat", "in_9 1712", "sa_4 1712", "ge_8pz 1713", "ge_5pz 1713", "ge_115 1713")
    table.beat("1713", "in_9", "sa_4", result="DVB AE")
    table.do("loss ge_115")
    assert table.options() == ["loss sa_4", "loss in_9"]
    table.do("loss sa_4")
    assert table.at("sa_4") == "dead"
    assert table.ways("in_9") == {"1711", "1612", "1812"}


@pytest.mark.rule("gazala 5.1.7")
@pytest.mark.ruling("gazala A24")
def test_with_a_single_candidate_or_a_single_way_nobody_is_asked() -> None:
    table = Desert("allied combat", "in_9 1712", "ge_115 1713", "it_62 1811")
    table.beat("1713", "in_9", result="DVB ARB")
    assert table.is_reduced("in_9")
    assert table.is_reduced("ge_115")
    assert table.at("in_9") == "1612", "the only hex that is free"


# Exchange


@pytest.mark.rule("gazala 5.1.7")
@pytest.mark.ruling("gazala C17", "gazala A27")
def test_in_an_exchange_the_defender_gives_and_the_attacker_pays_at_least_as_much() -> None:
    attackers = ("uk_22arm 1712", "uk_7mot 1712", "sa_4 1714")
    table = Desert("allied combat", *attackers, "it_61 1713", "it_62 1713", air="10 0")
    names = [unit.split()[0] for unit in attackers]
    table.do("attack 1713")
    table.do("join uk_22arm")
    dice = table.dice_for("EMP", table.odds("1713", names, air=3))
    table.do("air 3", *dice)
    assert table.options() == ["loss it_61", "loss it_62"], "at least one"
    table.do("loss it_61")
    assert table.options() == ["loss it_62", "done"]
    table.do("done")
    assert table.options() == ["loss sa_4", "loss uk_7mot", "loss uk_22arm"]
    table.do("loss sa_4")
    assert table.at("it_61") == table.at("sa_4") == "dead", "3 pay for 2, and that is enough"
    assert (table.side, table.decision.kind) == ("axis", "retreat")
    table.do(table.options()[0])
    assert table.decision.kind == "target", "nobody advances"
    assert (table.at("uk_22arm"), table.at("uk_7mot")) == ("1712", "1712"), "the others stay"


@pytest.mark.rule("gazala 5.1.7")
@pytest.mark.ruling("gazala A27")
def test_the_attacker_pays_unit_by_unit_until_the_sum_is_reached() -> None:
    table = Desert("axis combat", "it_61 1712", "it_62 1712", "ge_8pz 1714", "ge_5pz 1714", "in_9 1713")
    table.beat("1713", "it_61", "it_62", "ge_8pz", "ge_5pz", result="EMP")
    assert table.at("in_9") == "dead"
    table.do("loss it_61")
    table.do("loss it_62")
    assert table.options() == ["loss ge_8pz", "loss ge_5pz"], "2 of 4 points are paid"
    table.do("loss ge_5pz")
    assert table.at("ge_8pz") == "1714"


@pytest.mark.rule("gazala 5.1.7", "gazala 7.0")
@pytest.mark.ruling("gazala C17")
def test_reduced_units_count_with_their_reduced_values_and_attack_zero_cannot_pay() -> None:
    table = Desert("axis combat", "it_eng 1712", "ge_8pz 1712 reduced", "ge_104 1714", "in_9 1713 reduced")
    table.beat("1713", "it_eng", "ge_8pz", "ge_104", result="EMP")
    assert table.options() == ["loss ge_8pz", "loss ge_104"]
    table.do("loss ge_104")
    assert (table.at("ge_104"), table.at("it_eng"), table.at("ge_8pz")) == ("dead", "1712", "1712"), "3 for 2"
