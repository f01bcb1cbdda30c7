"""9.3 to 9.5: losses, retreat, advance; the optional rules about them."""

from __future__ import annotations

import pytest

from scirocco.core.decisions import Task
from scirocco.core.dice import ScriptedDice
from scirocco.systems.chitpull.advance import advance_length
from scirocco.systems.chitpull.combat import cannot_pay, points_of
from scirocco.systems.chitpull.events import Eliminated, Retreated, StepLost, StoodFast
from scirocco.systems.chitpull.losses import forced_steps
from scirocco.systems.chitpull.position import GENERAL, Battle
from tests.gazala1942.table import Table, found, load

GAME = load()


def pay(table: Table, target: str, attackers: tuple[str, ...], points: tuple[int, int]) -> None:
    """Let both sides of a battle pay so many points, without a die."""
    side = table.game.side_of[table.unit(attackers[0])]
    space = table.space(target)
    ours = tuple(table.unit(name) for name in attackers)
    theirs = tuple(u for u in range(len(table.pos.at)) if table.pos.at[u] == space)
    sums = sum(table.game.units[u].steps - (table.pos.marks[u] & 3) for u in theirs)
    table.pos.battle = Battle(GENERAL, space, ours, 0, theirs, unpaid=max(0, points[1] - sums))
    table.pos.phase = 4
    table.pos.agenda = [
        Task("finish", side),
        Task("aftermath", side, space=space),
        Task("pay", 1 - side, space=space, pieces=theirs, number=points[1]),
        Task("pay", side, space=space, pieces=ours, number=points[0]),
    ]
    table.settle(ScriptedDice(()))


@pytest.mark.rule("gazala1942 9.32", "gazala1942 9.3")
def test_half_the_points_are_steps() -> None:
    assert [(forced_steps(p), p - forced_steps(p)) for p in range(1, 7)] == [
        (1, 0),
        (1, 1),
        (2, 1),
        (2, 2),
        (3, 2),
        (3, 3),
    ]


@pytest.mark.rule("gazala1942 9.32")
def test_the_printed_example_of_losses() -> None:
    """1/3: one Allied step, two German steps; the third point is a hex of retreat or a third step, which a regiment of
    two has not."""
    table = Table("uk_151_50_i 0325", "uk_69_50_i 0425", "ge_200_i 0326", "ge_361_i 0326", marker="uk_50_h")
    pay(table, "0326", ("uk_151_50_i", "uk_69_50_i"), (1, 3))
    assert (table.kind, table.decision.side) == ("loss", 1), "the owner chooses, the attacker first"
    table.do("loss uk_69_50_i")
    assert (table.kind, table.decision.side) == ("loss", 0)
    table.do("loss ge_200_i")
    table.do("loss ge_361_i")
    assert (table.kind, table.options()) == ("rest", ["withdraw", "stand"])
    events = table.do("stand")
    assert found(events, StoodFast)
    assert table.kind == "loss", "one more step instead"
    table.do("loss ge_361_i")
    assert table.at("ge_361_i") == "dead"
    assert table.at("ge_200_i") == "0326"


@pytest.mark.rule("gazala1942 9.31")
def test_steps_of_two_and_three() -> None:
    table = Table("ge_1_21_i 0325", "uk_7_7_i 0326", "ge_200_i 0325")
    pay(table, "0326", ("ge_1_21_i",), (0, 1))
    assert table.marks("uk_7_7_i") & {"reduced", "remnant"} == {"reduced"}
    pay(table, "0326", ("ge_1_21_i",), (0, 1))
    assert table.marks("uk_7_7_i") & {"reduced", "remnant"} == {"remnant"}
    pay(table, "0326", ("ge_1_21_i",), (1, 1))
    assert table.at("uk_7_7_i") == "dead"
    assert "reduced" in table.marks("ge_1_21_i")


@pytest.mark.rule("gazala1942 9.33", "gazala1942 10.11")
@pytest.mark.ruling("gazala1942 R50")
def test_headquarters_lose_last() -> None:
    table = Table("ge_200_i 0325", "uk_7_h 0326", "uk_1sf_i 0326", "uk_1r_1_i 0326")
    pay(table, "0326", ("ge_200_i",), (0, 1))
    assert table.options() == ["loss uk_1r_1_i", "loss uk_1sf_i"]
    assert table.code("loss uk_7_h") == "no-loss"
    table = Table("ge_200_i 0325", "uk_7_h 0326", "uk_1sf_i 0326")
    pay(table, "0326", ("ge_200_i",), (0, 3))
    assert (table.at("uk_1sf_i"), table.at("uk_7_h")) == ("dead", "dead")


@pytest.mark.rule("gazala1942 9.33")
def test_only_units_in_the_fight_lose_steps() -> None:
    table = Table("ge_200_i 0325", "ge_361_i 0325", "ge_1_21_i 0225", "in_3_i 0326")
    pay(table, "0326", ("ge_200_i", "ge_361_i"), (1, 0))
    assert table.options() == ["loss ge_200_i", "loss ge_361_i"]
    assert table.code("loss ge_1_21_i") == "no-loss"


@pytest.mark.rule("gazala1942 9.34")
@pytest.mark.ruling("gazala1942 R46")
@pytest.mark.parametrize(
    ("result", "steps", "points"),
    [
        ((1, 3), (6, 2), (0, 3)),  # two forced steps wipe the defender out, a point is unpaid
        ((1, 3), (6, 3), (1, 3)),  # a survivor may retreat
        ((3, 2), (1, 4), (3, 1)),  # the attacker cannot pay
        ((2, 3), (1, 2), (2, 2)),  # both: the attacker is looked at first, and then the defender can pay
        ((0, 4), (3, 2), (0, 4)),  # nothing to give back
        ((2, 2), (3, 1), (1, 2)),  # what is given back is retreat here: one step is left
    ],
)
def test_who_cannot_pay_spares_the_enemy_a_point(
    result: tuple[int, int], steps: tuple[int, int], points: tuple[int, int]
) -> None:
    assert points_of(result, steps, harmless=False) == points


def test_when_a_side_cannot_pay() -> None:
    assert cannot_pay(1, 2)
    assert not cannot_pay(1, 1)
    assert not cannot_pay(2, 2), "one step, and a retreat or the second"
    assert not cannot_pay(3, 4)


# 9.4: retreat


@pytest.mark.rule("gazala1942 9.4")
@pytest.mark.ruling("gazala1942 R45")
def test_the_whole_side_retreats_the_full_number() -> None:
    table = Table("ge_200_i 0325", "in_29_5_i 0326", "uk_1sf_i 0326", "uk_1r_1_i 0326")
    pay(table, "0326", ("ge_200_i",), (0, 4))
    table.do("loss in_29_5_i")
    table.do("loss in_29_5_i")
    table.do("withdraw")
    assert {text.split()[1] for text in table.options()} == {"in_29_5_i", "uk_1sf_i", "uk_1r_1_i"}
    for name in ("uk_1sf_i", "in_29_5_i", "uk_1r_1_i"):
        table.do(f"retreat {name} 0327")
        table.do(f"retreat {name} 0328")
    assert {table.at(name) for name in ("uk_1sf_i", "in_29_5_i", "uk_1r_1_i")} == {"0328"}


@pytest.mark.rule("gazala1942 9.4")
def test_the_attacker_pays_first_and_retreats_too() -> None:
    table = Table("ge_200_i 0325", "ge_1_21_i 0225", "in_3_i 0326")
    pay(table, "0326", ("ge_200_i",), (2, 2))
    assert (table.kind, table.decision.side) == ("rest", 0)
    table.do("withdraw")
    assert table.options() == ["retreat ge_200_i 0224", "retreat ge_200_i 0324", "retreat ge_200_i 0424"]
    table.do("retreat ge_200_i 0324")
    assert table.decision.side == 1, "now the defender"
    table.do("withdraw")
    table.do(table.options()[0])
    assert "advance ge_200_i 0326" not in (table.options() if table.pos.agenda else []), (
        "who fell back does not advance"
    )


@pytest.mark.rule("gazala1942 9.41")
@pytest.mark.ruling("gazala1942 R44")
def test_priorities_of_a_retreat() -> None:
    units = ("ge_200_i 0325", "uk_1sf_i 0326", "uk_1r_1_i 0326")
    table = Table(*units)
    pay(table, "0326", ("ge_200_i",), (0, 2))
    table.do("loss uk_1r_1_i")
    table.do("withdraw")
    assert table.options() == ["retreat uk_1sf_i 0226", "retreat uk_1sf_i 0327", "retreat uk_1sf_i 0426"], "farther off"
    walled = Table(*units, "it_8_132_i 0328")
    pay(walled, "0326", ("ge_200_i",), (0, 2))
    walled.do("loss uk_1r_1_i")
    walled.do("withdraw")
    assert walled.options() == ["retreat uk_1sf_i 0226", "retreat uk_1sf_i 0426"], "out of the zones of others"
    assert walled.code("retreat uk_1sf_i 0327") == "retreat-no-hex"
    near = Table(*units, "it_8_132_i 0427", "it_65_101_i 0227")
    pay(near, "0326", ("ge_200_i",), (0, 2))
    near.do("loss uk_1r_1_i")
    near.do("withdraw")
    assert near.at("uk_1sf_i") == "dead", "no hex at all: it pays with its step"
    friend = Table(*units, "it_8_132_i 0427", "it_65_101_i 0227", "in_3_i 0327")
    pay(friend, "0326", ("ge_200_i",), (0, 2))
    friend.do("loss uk_1r_1_i")
    friend.do("withdraw")
    assert friend.options() == ["retreat uk_1sf_i 0327"], "at last into a zone where a friend stands"


@pytest.mark.rule("gazala1942 9.42")
def test_no_retreat_onto_mines_cliffs_or_full_hexes() -> None:
    table = Table("uk_150_50_i 1407", "it_7_i 1408", "it_8_132_i 1308 idle", "it_33_e 1408", marker="uk_50_h")
    pay(table, "1408", ("uk_150_50_i",), (0, 2))
    table.do("loss it_7_i")
    table.do("withdraw")
    ends = {text.split()[2] for text in table.options()}
    assert ends
    assert "1409" not in ends, "uncleared mines"
    assert table.rule("retreat it_7_i 1409") == "9.42"
    full = Table("ge_200_i 0325", "in_29_5_i 0326", "uk_7_7_i 0327", "in_3_i 0226", "uk_201_1_i 0426")
    pay(full, "0326", ("ge_200_i",), (0, 2))
    full.do("withdraw")
    assert full.code("retreat in_29_5_i 0426") == "no-crowding"


@pytest.mark.rule("gazala1942 9.42")
def test_a_brigade_may_shrink_to_find_room() -> None:
    table = Table(
        *("ge_200_i 0325", "it_8_132_i 0427", "it_65_101_i 0227", "in_29_5_i 0326 reduced", "uk_201_1_i 0327"),
        *("it_85_60_i 0125", "it_86_60_i 0525"),
    )
    table.pos.battle = Battle(GENERAL, table.space("0326"), (table.unit("ge_200_i"),), 0, (table.unit("in_29_5_i"),))
    table.pos.agenda = [
        Task("finish", 0),
        Task("aftermath", 0, space=table.space("0326")),
        Task("retreat", 1, space=table.space("0326"), pieces=(table.unit("in_29_5_i"),), number=1),
    ]
    table.settle(ScriptedDice(()))
    assert table.options() == ["loss in_29_5_i"]
    table.do("loss in_29_5_i")
    assert table.options() == ["retreat in_29_5_i 0327"]


@pytest.mark.rule("gazala1942 9.43")
@pytest.mark.ruling("gazala1942 R45")
def test_what_cannot_retreat_all_the_way_pays_the_rest() -> None:
    table = Table(
        *(
            "ge_200_i 0325",
            "in_3_i 0326",
            "it_8_132_i 0427",
            "it_65_101_i 0227",
            "uk_1r_1_i 0327",
            "it_85_60_i 0429",
            "it_86_60_i 0229",
        )
    )
    pay(table, "0326", ("ge_200_i",), (0, 2))
    table.do("withdraw")
    table.do("retreat in_3_i 0327")
    assert table.at("in_3_i") == "0327"
    table = Table(
        *(
            "ge_200_i 0325",
            "uk_7_7_i 0326",
            "it_8_132_i 0427",
            "it_65_101_i 0227",
            "uk_1r_1_i 0327",
            "it_85_60_i 0429",
            "it_86_60_i 0229",
        )
    )
    pay(table, "0326", ("ge_200_i",), (0, 4))
    table.do("withdraw")
    events = table.do("retreat uk_7_7_i 0327")
    assert len(found(events, Retreated)) == 1
    assert table.at("uk_7_7_i") == "dead", "one hex, and the last step for the second"


@pytest.mark.rule("gazala1942 9.4")
def test_a_side_without_the_steps_cannot_stand() -> None:
    table = Table("ge_200_i 0325", "uk_7_7_i 0326")
    pay(table, "0326", ("ge_200_i",), (0, 4))
    assert table.options() == ["withdraw"]
    assert table.code("stand") == "cannot-stand"


# 9.5: advance


@pytest.mark.rule("gazala1942 9.5", "gazala1942 9.52", "gazala1942 9.54")
@pytest.mark.ruling("gazala1942 R48", "gazala1942 R80")
def test_who_advances() -> None:
    table = Table("ge_200_i 0325", "ge_1_21_i 0225", "ge_2_21_i 0425 idle", "ge_afrika_h 0325", "uk_1sf_i 0326")
    pay(table, "0326", ("ge_200_i",), (0, 1))
    assert table.options() == ["advance ge_200_i 0326", "advance ge_1_21_i 0326", "done"]
    assert table.code("advance ge_2_21_i 0326") == "cannot-advance", "not activated"
    assert table.code("advance ge_afrika_h 0326") == "cannot-advance"
    assert table.code("advance ge_200_i 0226") == "cannot-advance", "the first hex is the one attacked"
    table.do("advance ge_1_21_i 0326")
    assert table.at("ge_1_21_i") == "0326"
    held = Table("ge_200_i 0325", "in_3_i 0326")
    pay(held, "0326", ("ge_200_i",), (0, 1))
    assert not held.pos.agenda, "the hex is not empty"


@pytest.mark.rule("gazala1942 9.51", "gazala1942 9.56")
@pytest.mark.ruling("gazala1942 R47")
def test_how_far_an_advance_goes() -> None:
    foot, mech = GAME.piece_index["ge_200_i"], GAME.piece_index["ge_1_21_t"]
    assert [advance_length(GAME, foot, fled, 0) for fled in (0, 1, 2, 3)] == [1, 1, 2, 2]
    assert [advance_length(GAME, mech, fled, 0) for fled in (0, 1, 2, 3)] == [1, 1, 2, 3]
    assert advance_length(GAME, mech, 0, 2) == 2, "what an eliminated enemy left unpaid"
    table = Table("ge_1_21_i 0325", "uk_1sf_i 0326")
    pay(table, "0326", ("ge_1_21_i",), (0, 3))
    table.do("advance ge_1_21_i 0326")
    assert table.kind == "advancing"
    table.do("advance ge_1_21_i 0327")
    assert not table.pos.agenda or table.kind != "advancing"


@pytest.mark.rule("gazala1942 9.54")
def test_foot_follows_the_retreat_and_wheels_go_where_they_like() -> None:
    table = Table("ge_200_i 0325", "ge_1_21_i 0325", "uk_7_7_i 0326")
    pay(table, "0326", ("ge_200_i", "ge_1_21_i"), (0, 4))
    table.do("withdraw")
    table.do("retreat uk_7_7_i 0327")
    table.do("retreat uk_7_7_i 0328")
    table.do("advance ge_200_i 0326")
    assert table.options() == ["advance ge_200_i 0327", "done"]
    assert table.code("advance ge_200_i 0226") == "cannot-advance"
    table.do("done")
    table.do("advance ge_1_21_i 0326")
    assert {text.split()[2] for text in table.options("advance")} == {"0225", "0226", "0327", "0425", "0426"}


@pytest.mark.rule("gazala1942 9.55")
@pytest.mark.ruling("gazala1942 R81")
def test_leaving_a_zone_shortens_the_advance() -> None:
    def hexes(*more: str) -> int:
        table = Table("ge_1_21_i 0325", "uk_1sf_i 0326", *more)
        pay(table, "0326", ("ge_1_21_i",), (0, 4))
        table.do("advance ge_1_21_i 0326")
        count = 1
        while table.pos.agenda and table.kind == "advancing" and table.options("advance"):
            goal = next(
                (t for t in table.options("advance") if t.endswith(f"03{26 + count}")), table.options("advance")[0]
            )
            table.do(goal)
            count += 1
        return count

    assert hexes() == 3
    assert hexes("in_3_i 0427") == 2, "from zone to zone, one hex less"
    assert hexes("in_3_i 0424") == 3, "the zone it started in does not count"


@pytest.mark.rule("gazala1942 9.57")
def test_no_advance_into_forbidden_hexes() -> None:
    table = Table("ge_200_i 1719", "ge_1_21_i 1719", "uk_1sf_i 1819")
    pay(table, "1819", ("ge_200_i",), (0, 1))
    assert table.options() == ["advance ge_200_i 1819", "done"]
    assert table.rule("advance ge_1_21_i 1819") == "9.57"


# 12: options


@pytest.mark.rule("gazala1942 12.2", "gazala1942 12.0")
def test_optional_free_advance() -> None:
    units = ("ge_200_i 0325", "uk_1sf_i 0326")
    table = Table(*units, options=["free_advance"])
    pay(table, "0326", ("ge_200_i",), (0, 1))
    assert {text.split()[2] for text in table.options("advance")} == {"0326", "0425", "0225"}
    table.do("advance ge_200_i 0425")
    assert table.at("ge_200_i") == "0425"
    zones = Table(*units, "in_3_i 0424", options=["free_advance"])
    pay(zones, "0326", ("ge_200_i",), (0, 1))
    assert {text.split()[2] for text in zones.options("advance")} == {"0326", "0225"}, "not from zone to zone"


@pytest.mark.rule("gazala1942 12.3")
def test_optional_retreat_through_zones() -> None:
    units = ("ge_200_i 0325", "in_3_i 0326", "it_8_132_i 0427", "it_65_101_i 0227")
    table = Table(*units)
    pay(table, "0326", ("ge_200_i",), (0, 2))
    table.do("withdraw")
    assert table.at("in_3_i") == "dead"
    option = Table("ge_200_i 0325", "uk_7_7_i 0326", *units[2:], options=["zone_retreat"])
    pay(option, "0326", ("ge_200_i",), (0, 2))
    option.do("withdraw")
    assert "retreat uk_7_7_i 0327" in option.options()
    events = option.do("retreat uk_7_7_i 0327")
    assert len(found(events, StepLost)) == 1
    assert option.at("uk_7_7_i") == "0327"


@pytest.mark.rule("gazala1942 12.4")
def test_optional_losses_chosen_by_the_enemy() -> None:
    table = Table("ge_200_i 0325", "in_3_i 0326", "uk_1sf_i 0326", "uk_1r_1_i 0326", options=["hostile_losses"])
    pay(table, "0326", ("ge_200_i",), (0, 3))
    assert table.decision.side == 1
    table.do("loss in_3_i")
    assert table.decision.side == 0, "the second step"
    table.do("loss in_3_i")
    assert (table.kind, table.decision.side) == ("rest", 1)
    two = Table("ge_200_i 0325", "in_3_i 0326", "uk_1sf_i 0326", "uk_1r_1_i 0326", options=["hostile_losses"])
    pay(two, "0326", ("ge_200_i",), (0, 2))
    two.do("loss in_3_i")
    two.do("stand")
    assert two.decision.side == 0, "also when it is paid to stand"


def test_nothing_is_eliminated_without_being_told() -> None:
    table = Table("ge_200_i 0325", "uk_1sf_i 0326")
    table.attack("0326", "ge_200_i", die=6)
    assert [table.game.piece_ids[e.unit] for e in found(table.log, Eliminated)] == ["uk_1sf_i"]
