"""Positions in writing."""

from __future__ import annotations

import random

import pytest

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.errors import NotationError

GAME = scirocco.load("alamein")
PUZZLE = """
# Break through before nightfall.
game alamein historical
turn 3
phase allied combat
air 12 6
held.axis 0705
uk_22_7 1615 reduced
it_61_trento 1614

it_62_trento dead
uk_eng west
"""


@pytest.mark.parametrize(("scenario", "options"), [("historical", ()), ("free", ("rail_off", "air_pool_game"))])
def test_positions_of_a_played_game_are_read_back_equal(scenario: str, options: tuple[str, ...]) -> None:
    game = scirocco.load("alamein", scenario, dict.fromkeys(options, True))
    rng, dice = random.Random(11), RandomDice(11)
    pos = game.start()
    kinds: set[str] = set()
    number = 0
    while not pos.over:
        if number % 7 == 0:
            text = game.write_position(pos)
            again = game.read_position(text)
            assert again == pos
            assert game.write_position(again) == text
            assert game.options(again) == game.options(pos)
        decision = game.decision(pos)
        assert decision is not None
        if pos.battle is not None and number % 7 == 0:
            kinds.add(decision.kind)
        game.play(pos, rng.choice(game.options(pos)), dice)
        number += 1
    assert {"attackers", "retreat"} <= kinds, "battles were written down while they were fought"
    assert game.read_position(game.write_position(pos)) == pos


def test_a_puzzle_needs_only_a_turn_a_phase_and_some_units() -> None:
    pos = GAME.read_position(PUZZLE)
    decision = GAME.decision(pos)
    assert decision is not None
    assert (decision.kind, GAME.sides[decision.side]) == ("target", "allied")
    assert GAME.format(GAME.options(pos)[0]) == "attack 1614"
    assert pos.air == [12, 6]


def test_units_hold_the_hex_they_stand_in_and_those_not_named_are_not_in_play() -> None:
    pos = GAME.read_position(PUZZLE)
    board = GAME.board
    assert pos.held[0] == board.bit[board.space("1615")]
    assert pos.held[1] == board.bit[board.space("1614")] | board.bit[board.space("0705")]
    assert pos.at.count(-1) == len(pos.at) - 4


def test_a_written_position_says_its_game_scenario_and_options() -> None:
    game = scirocco.load("alamein", "free", {"rail_off": True})
    assert game.write_position(game.start()).splitlines()[:2] == ["game alamein free", "options rail_off"]


def test_a_finished_game_is_read_back_as_finished() -> None:
    pos = GAME.read_position("turn 12\nphase axis combat\nfr_1 1614\nge_125_164 0606\n")
    GAME.play(pos, GAME.parse("end"), RandomDice(1))
    again = GAME.read_position(GAME.write_position(pos))
    assert again.over
    assert GAME.result(again) == GAME.result(pos)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("game gazala historical", "this is a position of 'gazala historical'"),
        ("game alamein free", "this is a position of 'alamein free'"),
        ("options rail_off", "written with the options 'rail_off'"),
        ("turn three", "turn 'three' is no number"),
        ("phase british tea", "there is no phase 'british tea'"),
        ("air 50", "one number for each side"),
        ("air 50 x", "one number for each side"),
        ("held.neutral 1106", "there is no side 'neutral'"),
        ("held.allied 9999", "there is no space '9999'"),
        ("cleared 07O5", "there is no space '07O5'"),
        ("battle attackers=uk_22_7", "a battle needs a target"),
        ("battle target=1614 attackers=monty", "there is no unit 'monty'"),
        ("battle target=1614 air=ten", "air and cover of a battle are numbers"),
        ("task lunch side=allied", "there is no task 'lunch'"),
        ("task target", "there is no side ''"),
        ("task retreat side=axis pieces=monty", "there is no unit 'monty'"),
        ("task target side=axis number=x", "number=x is no number"),
        ("fr_1", "fr_1 has no place"),
        ("fr_1 9999", "there is no space '9999'"),
        ("fr_1 1616 tired", "'tired' is no state of a unit"),
        ("it_61_trento 1616", "it_61_trento stands here twice"),
        ("monty 1616", "'monty' is neither a unit nor a line this game knows"),
    ],
)
def test_a_wrong_line_is_named_by_its_number(line: str, complaint: str) -> None:
    number = len(PUZZLE.splitlines()) + 1
    with pytest.raises(NotationError) as caught:
        GAME.read_position(f"{PUZZLE}{line}\n")
    assert f"line {number}: " in str(caught.value)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("fr_1 1614\n", "it needs a turn and a phase"),
        ("turn 3\nfr_1 1614\n", "it needs a turn and a phase"),
        ("turn 13\nphase allied combat\nfr_1 1614\n", "there is no turn 13"),
        ("turn 1\nphase allied combat\nair 51 0\nfr_1 1614\n", "has 51 air points"),
        ("turn 1\nphase allied combat\nfr_1 1614\nit_61_trento 1614\n", "both sides stand in 1614"),
        ("turn 1\nphase allied combat\nfr_1 0903\n", "fr_1 stands in 0903: sea"),
        ("turn 1\nphase allied combat\nfr_1 0118\n", "fr_1 stands in 0118: depression"),
        ("turn 1\nphase allied combat\ncleared 1614\nfr_1 1614\n", "mines were cleared where there are none"),
        (
            "turn 1\nphase allied combat\nfr_1 1614\nfr_2 1614\ngr_1 1614\nuk_eng 1614\n",
            "4 units stand in 1614, at most 3 may",
        ),
    ],
)
def test_what_no_play_could_bring_about_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.read_position(text)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    "task",
    ["task move side=allied", "task retreat side=axis", "task resolve side=allied", "task place side=allied"],
)
def test_a_task_that_leaves_nobody_anything_to_decide_is_refused(task: str) -> None:
    with pytest.raises(NotationError):
        GAME.read_position(f"turn 1\nphase allied combat\n{task}\nfr_1 1614\n")


def test_a_puzzle_with_guns_next_to_a_hex_already_attacked_has_no_dead_end() -> None:
    text = "turn 1\nphase allied combat\nattacked 1614\nuk_ad_7 1615\nit_61_trento 1614\nge_125_164 1813\n"
    pos = GAME.read_position(text)
    for action in GAME.options(pos):
        after = pos.copy()
        GAME.play(after, action, RandomDice(1))
        assert GAME.options(after)
