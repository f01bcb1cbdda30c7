"""Positions as text: what is read back, and what no legal play could have brought about (3.0, 4.1.1, 6.0, 9.0)."""

from __future__ import annotations

from typing import cast

import pytest

import scirocco
from scirocco.core.board import members
from scirocco.core.errors import NotationError
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.events import Moved
from scirocco.systems.somnium.stacks import occupied
from tests.somnium.tabletop import Tabletop

GAME = cast(Somnium, scirocco.load("alamein"))
HEAD = "turn 1\nphase allied combat\n"
BATTLE = "task resolve side=allied space=0101\n"


def complaint(text: str) -> str:
    """What is wrong with a position, in words."""
    with pytest.raises(NotationError) as caught:
        GAME.read_position(text)
    return str(caught.value)


@pytest.mark.rule("alamein 5.1.1")
def test_a_battle_in_the_first_hex_is_read_back_as_it_was_written() -> None:
    battle = "battle target=0101 attackers=uk_152_51 guns=uk_xiii support=it_8a lost=ge_155_90 air=3 cover=2\n"
    units = "uk_152_51 0102\nuk_xiii 0104\nge_155_90 0101\nit_8a 0201\n"
    tasks = BATTLE + "task air side=allied space=0101\n"
    pos = GAME.read_position(HEAD + "air 5 2\nfreed\n" + tasks + battle + units)
    again = GAME.read_position(GAME.write_position(pos))
    assert again == pos
    assert (again.freed, again.battle) == (True, pos.battle)
    assert pos.battle is not None
    assert (pos.battle.air, pos.battle.cover, pos.battle.target) == (3, 2, 0)
    assert [GAME.piece_ids[unit] for unit in (*pos.battle.guns, *pos.battle.support)] == ["uk_xiii", "it_8a"]


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.parametrize(
    ("battle", "words"),
    [
        ("attackers=uk_152_51", "a battle needs a target"),
        ("target=0101 air=x", "air and cover of a battle are numbers"),
        ("target=0101 cover=-1", "air and cover of a battle are numbers"),
        ("target=0101 guns=monty", "there is no unit 'monty'"),
        ("target=0101=0102", "there is no space '0101=0102'"),
        ("target=9999", "there is no space '9999'"),
    ],
)
def test_a_battle_that_is_written_wrongly_is_refused(battle: str, words: str) -> None:
    assert words in complaint(f"{HEAD}{BATTLE}battle {battle}\nuk_152_51 0102\nge_155_90 0101\n")


@pytest.mark.rule("alamein 6.0", "alamein 10.2")
@pytest.mark.parametrize("line", ["air 5", "air 5 2 1", "air five 2", "tally 1 2 3 4 5 6 7 8 9", "tally x"])
def test_a_row_of_numbers_of_the_wrong_length_is_refused(line: str) -> None:
    assert "it takes one number for each" in complaint(f"{HEAD}{line}\nau_20_9 1409\n")


@pytest.mark.rule("alamein 4.1.1", "alamein 4.0", "alamein 6.0", "alamein 9.0")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("au_20_9 0101\nge_155_90 0101\n", "both sides stand in 0101"),
        ("sa_1_1 0101\nsa_2_1 0101\nsa_3_1 0101\nau_20_9 0101\n", "4 units stand in 0101, at most 3 may"),
        ("au_20_9 0903\n", "au_20_9 stands in 0903: sea"),
        ("air 51 0\nau_20_9 1409\n", "the allied side has 51 air points"),
        ("air 0 7\nau_20_9 1409\n", "the axis side has 7 air points"),
        ("cleared 1614\nau_20_9 1409\n", "mines were cleared where there are none"),
        ("held.allied 0101\nheld.axis 0101\nau_20_9 1409\n", "possession of both sides"),
    ],
)
def test_what_no_play_could_bring_about_is_refused(text: str, words: str) -> None:
    assert words in complaint(HEAD + text)


@pytest.mark.rule("alamein 3.0")
@pytest.mark.parametrize("head", ["turn 1\n", "phase allied combat\n", ""])
def test_a_position_without_tasks_needs_a_turn_and_a_phase(head: str) -> None:
    assert "it needs a turn and a phase, or tasks" in complaint(f"{head}au_20_9 1409\n")


@pytest.mark.rule("alamein 3.0")
@pytest.mark.parametrize("turn", ["0", "13"])
def test_there_are_turns_from_the_first_to_the_last(turn: str) -> None:
    assert complaint(f"turn {turn}\nphase allied combat\nau_20_9 1409\n")
    for good in ("1", "12"):
        assert GAME.faults(GAME.read_position(f"turn {good}\nphase allied combat\nau_20_9 1409\n")) == []


@pytest.mark.rule("alamein 6.0")
def test_as_many_air_points_as_the_table_gives_are_sound() -> None:
    assert GAME.faults(GAME.read_position(f"{HEAD}air 50 6\nau_20_9 1409\n")) == []


@pytest.mark.rule("alamein 3.0")
@pytest.mark.parametrize(
    ("task", "words"),
    [
        ("task move side=allied", "the task move names no piece"),
        ("task retreat side=axis", "the task retreat names no pieces"),
        ("task resolve side=allied", "the task resolve names no battle"),
        ("task displace side=allied", "the task displace names no space"),
        ("task move side=allied piece=ge_155_90", "the task move is about units of the other side"),
        ("task retreat side=allied pieces=au_20_9,ge_155_90", "the task retreat is about units of the other side"),
    ],
)
def test_a_task_that_makes_no_sense_is_refused(task: str, words: str) -> None:
    assert words in complaint(f"{HEAD}{task}\nau_20_9 1409\nge_155_90 0101\n")


@pytest.mark.rule("alamein 3.0")
def test_a_task_of_the_first_counter_makes_sense() -> None:
    pos = GAME.read_position(
        "turn 1\nphase axis movement\ntask move side=axis piece=ge_155_90 number=4\nge_155_90 0101\n"
    )
    assert GAME.decision(pos) is not None
    assert GAME.options(pos)


@pytest.mark.rule("alamein 4.1.1")
def test_the_hexes_a_side_stands_in_are_those_of_its_units_on_the_map() -> None:
    table = Tabletop("allied movement", "au_20_9 0101", "au_24_9 1409", "sa_1_1 1409", "uk_22_7 west", "ge_155_90 0606")
    found = [table.game.board.ids[space] for space in members(occupied(table.game, table.pos, 0))]
    assert found == ["0101", "1409"]
    assert [table.game.board.ids[space] for space in members(occupied(table.game, table.pos, 1))] == ["0606"]


@pytest.mark.rule("alamein 4.0")
@pytest.mark.ruling("alamein A1")
def test_the_railway_is_offered_as_far_as_the_enemy_does_not_hold_it() -> None:
    def ends(*facts: str) -> set[str]:
        table = Tabletop("axis movement", "it_61_trento 1106", facts=facts)
        table.do("it_61_trento")
        return {option[-4:] for option in table.options() if option.startswith("it_61_trento ")}

    assert {"2107", "0102"} <= ends()
    west = "held.allied 0502 0503 0604 0704 0805 0905 1006"
    assert "0102" not in ends(west)
    assert "2107" in ends(west)
    assert "2107" in ends("held.allied 1010"), "no railway runs there"


@pytest.mark.rule("alamein 9.1", "alamein 4.1.1")
def test_a_move_over_a_mined_hex_that_is_full_is_told_in_two_parts() -> None:
    full = [f"{unit} 0910" for unit in ("sa_1_1", "sa_2_1", "sa_3_1")]
    table = Tabletop("allied movement", "au_20_9 1010", *full)
    table.do("au_20_9")
    moved = [event for event in table.do("au_20_9 1010-0910-0810", 6) if isinstance(event, Moved)]
    assert [[table.game.board.ids[space] for space in event.path] for event in moved] == [
        ["1010", "0910"],
        ["0910", "0810"],
    ]


@pytest.mark.rule("sicily 6.0")
def test_a_side_that_the_table_gives_no_air_points_has_none() -> None:
    game = scirocco.load("sicily")
    with pytest.raises(NotationError, match="the axis side has 1 air points"):
        game.read_position("turn 3\nphase axis combat\nair 0 1\nit_29 1813\n")
