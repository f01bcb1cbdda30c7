"""Positions and steps that no play can bring about: the oracle must name what is wrong with each."""

from __future__ import annotations

import pytest

import scirocco
from tests.oracle.areas import Areas
from tests.oracle.chitpull import ChitPull
from tests.oracle.umpire import judge_of, watch_of


def start(game_id: str) -> str:
    """The position a game begins with; in Gazala 1942 also with control as on the first day."""
    game = scirocco.load(game_id)
    text = game.write_position(game.start())
    return text + "held 0101-0113\n" if game_id == "gazala1942" else text


def changed(text: str, *lines: str) -> str:
    """A text in which lines of units are replaced, or added, and other lines added."""
    found = text.splitlines()
    for line in lines:
        first = line.split()[0]
        found = [old for old in found if old.split()[0] != first or first in ("task", "held")] + [line]
    return "\n".join(found) + "\n"


@pytest.mark.parametrize("game_id", ["alamein", "gazala", "sicily", "gazala1942", "merkur"])
def test_nothing_is_wrong_with_the_start(game_id: str) -> None:
    game = scirocco.load(game_id)
    judge = judge_of(game)
    assert judge.complaints(judge.read(game.write_position(game.start()))) == []


@pytest.mark.parametrize(
    ("game_id", "lines", "complaint"),
    [
        ("alamein", ["ge_433_164 0810", "ge_220a_164 0810"], "4 units of a side stand in 0810"),
        ("alamein", ["ge_433_164 0805"], "both sides stand in 0805"),
        ("alamein", ["ge_433_164 1104"], "ge_433_164 stands in 1104, which is sea"),
        ("alamein", ["ge_433_164 1007"], "ge_433_164 stands in 1007, which its side does not hold"),
        ("alamein", ["ge_433_164 north"], "ge_433_164 is nowhere: north"),
        ("alamein", ["ge_433_164 east"], "ge_433_164 is nowhere: east"),
        ("alamein", ["ge_433_164 away", "turn 2"], "ge_433_164 has not come, and there are no reinforcements"),
        ("alamein", ["turn 5", "air 50 4"], "the axis side has 4 air points"),
        ("alamein", ["turn 1", "air 51 6"], "the allied side has 51 air points"),
        ("alamein", ["turn 1", "air 50 6", "battle target=0810 air=11"], "11 air points in one fight"),
        ("alamein", ["turn 13", "air 50 0"], "there is no turn 13"),
        ("gazala", ["turn 1", "air 11 35"], "the allied side has 11 air points"),
        ("gazala", ["turn 12", "air 10 35", "it_133 0101"], "it_133 is on the map before its turn"),
        ("sicily", ["ge_conrath_a 2808"], "ge_conrath_a, which is motorised, stands in the mountains of 2808"),
        ("sicily", ["ge_conrath_a 3309"], "ge_conrath_a stands in 3309, which is etna"),
        ("sicily", ["turn 2", "air 21 0"], "the allied side has 21 air points"),
        ("gazala1942", ["ge_1_21_t 2829"], "ge_1_21_t stands in the sea at 2829"),
        ("gazala1942", ["ge_1_21_t east"], "ge_1_21_t left over the edge of the enemy"),
        ("gazala1942", ["ge_1_21_t 0912"], "the Axis stands on the mines of 0912"),
        ("gazala1942", ["in_3_i 0101"], "the allied side stands in 0101 and does not control it"),
        ("gazala1942", ["sa_1_1_i 2307", "sa_1_1_i_bn 2308"], "sa_1_1_i and its battalion have 4 steps"),
        ("merkur", ["cw_1_7_rtr W04"], "cw_1_7_rtr stands in W04, where there is no road"),
        ("merkur", ["forts W01"], "nobody holds the fort in W01"),
        ("merkur", ["forts W26"], "a fort stands in the town of W26"),
        ("merkur", ["turn 3", "battle assault W09 W09 lead=cw_22_nz"], "there is a fight by night: assault"),
        ("merkur", ["turn 3", "battle night W09 W10 lead=cw_22_nz"], "not the Maori attack by night"),
        ("merkur", ["turn 3", "ge_regina C11"], "ge_regina is on the map before its turn"),
    ],
)
def test_a_bad_position_is_named(game_id: str, lines: list[str], complaint: str) -> None:
    judge = judge_of(scirocco.load(game_id))
    assert complaint in judge.complaints(judge.read(changed(start(game_id), *lines)))


def test_seven_units_are_too_many_for_an_area_but_not_for_a_strategic_zone() -> None:
    judge = Areas()
    names = ("cw_18_nz", "cw_19_nz", "cw_20_nz", "cw_21_nz", "cw_22_nz", "cw_23_nz", "cw_28_maori")
    base = changed(start("merkur"), *(f"{name} dead" for name in judge.pieces if name.startswith("cw_")))
    packed = judge.complaints(judge.read(changed(base, *(f"{name} W01" for name in names))))
    assert "7 units of the commonwealth side stand in W01" in packed
    assert judge.complaints(judge.read(changed(base, *(f"{name} SA" for name in names)))) == []


@pytest.mark.parametrize(
    ("units", "fits"),
    [
        (["ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i", "ge_1_15_t", "ge_afrika_h"], True),
        (["ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i", "ge_1_15_t", "ge_1_15_i"], False),
        (["ge_1_21_t", "ge_2_21_t", "ge_1_21_i", "ge_2_21_i", "ge_1_15_t", "ge_afrika_h", "rommel"], False),
        (["ge_200_i", "ge_361_i", "ge_1_21_t"], True),
        (["ge_200_i", "ge_361_i", "ge_1_21_t", "ge_2_21_t"], False),
        (["ge_200_i", "it_19_27_i"], False),
        (["it_19_27_i", "it_20_27_i", "it_27_17_i"], False),
    ],
)
def test_stacks_of_gazala_1942_are_counted_as_printed(units: list[str], fits: bool) -> None:
    """5.1: five with one regiment, or two of one formation and a battalion; the first headquarters is free."""
    judge = ChitPull("gazala1942", "opening")
    pos = judge.read("\n".join(f"{unit} 0505" for unit in units))
    assert (judge.crowds(pos, "axis") == []) == fits


@pytest.mark.parametrize(
    ("game_id", "before", "action", "after", "complaint"),
    [
        ("alamein", ["au_20_9 dead"], "stop", ["au_20_9 0805"], "au_20_9 came back from dead"),
        ("alamein", ["au_20_9 west"], "stop", ["au_20_9 0805"], "au_20_9 came back from west"),
        ("alamein", ["au_20_9 0805"], "stop", ["au_20_9 away"], "au_20_9 vanished"),
        ("alamein", ["au_20_9 0805 reduced"], "stop", ["au_20_9 0805"], "au_20_9 recovered by stop"),
        ("alamein", ["it_7b 0703 reduced"], "end", ["it_7b 0703"], "it_7b recovered by end"),
        (
            "alamein",
            ["phase allied movement", "task move side=allied piece=uk_22_7 number=24"],
            "uk_22_7 1315-1015",
            ["uk_22_7 1015"],
            "uk_22_7 cannot step from 1315 to 1015",
        ),
        (
            "alamein",
            ["phase allied movement", "task move side=allied piece=uk_131_44 number=2"],
            "uk_131_44 1315-1314-1313",
            ["uk_131_44 1313"],
            "uk_131_44 spends 4 half-points of 2",
        ),
        (
            "alamein",
            ["phase allied movement", "task move side=allied piece=in_5_4 number=12", "ge_433_164 0909"],
            "in_5_4 1008-1009-1010",
            ["in_5_4 1010", "ge_433_164 0909"],
            "in_5_4 does not stop in 1009",
        ),
        (
            "alamein",
            ["phase axis combat", "turn 1", "air 50 6", "uk_22_7 0907"],
            "loss ge_433_164",
            ["phase axis combat", "turn 1", "air 50 6", "uk_22_7 0907", "ge_433_164 0807"],
            "ge_433_164 retreated into contact at 0807",
        ),
        (
            "merkur",
            ["ge_i_sturm dead"],
            "regroup ge_i_sturm W09",
            ["ge_i_sturm W09 tired"],
            "ge_i_sturm came back by regroup",
        ),
        ("merkur", ["ge_suessman dead"], "regroup ge_suessman W09", ["ge_suessman W09 tired"], "ge_suessman came back"),
        ("merkur", ["ge_ju87 away acted"], "aim ge_ju87 W09", ["ge_ju87 away acted"], "ge_ju87 flies twice in a day"),
        ("merkur", ["cw_22_nz W09 tired"], "end", ["cw_22_nz W09"], "cw_22_nz recovered"),
        ("merkur", ["initiative german"], "end", ["initiative commonwealth"], "the initiative went over by end"),
        ("gazala1942", ["ge_1_21_t 0609 reduced"], "end", ["ge_1_21_t 0609"], "ge_1_21_t gained 1 steps by end"),
        (
            "gazala1942",
            ["ge_1_21_i dead"],
            "raise ge_1_21_t 0609",
            ["ge_1_21_i 0609 reduced"],
            "ge_1_21_i gained 1 steps",
        ),
        ("gazala1942", ["ge_1_21_t west"], "end", ["ge_1_21_t 0609"], "ge_1_21_t came back from the west"),
    ],
)
def test_a_bad_step_is_named(game_id: str, before: list[str], action: str, after: list[str], complaint: str) -> None:
    judge = judge_of(scirocco.load(game_id))
    first = changed(start(game_id), *before)
    was = judge.read(first)
    found = watch_of(judge, was).saw(was, action, judge.read(changed(first, *after)))
    assert any(complaint in fault for fault in found), found
