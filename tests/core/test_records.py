"""Records: written, read, replayed, taken back, and refused where they are wrong."""

from __future__ import annotations

import random
from typing import Any

import pytest

import scirocco
from scirocco.core.dice import NoDice, RandomDice, ScriptedDice
from scirocco.core.errors import IllegalAction, RecordError, SciroccoError
from scirocco.core.records import MAGIC, Record, read_record


def short_game(actions: int = 120, seed: int = 5) -> Record:
    """A record of a random game, with headers and remarks."""
    record = Record(scirocco.load("alamein"), {"allied": "Ada", "axis": "Ben: the elder", "date": "1942-10-23"})
    rng, dice = random.Random(seed), RandomDice(seed)
    for number in range(actions):
        remarks = [f"action {number}", ""] if number % 40 == 7 else []
        record.play(rng.choice(record.game.options(record.position)), dice, remarks)
    record.closing_remarks = ("adjourned",)
    return record


FIGHT = """
turn 1
phase allied combat
air 0 0
uk_22_7 1615
it_61_trento 1614
"""


def fight_record() -> Record:
    """A record from a position of its own: one attack is at hand."""
    game = scirocco.load("alamein")
    return Record(game, {"title": "a fight"}, game.read_position(FIGHT))


def text_of(*lines: str, headers: tuple[str, ...] = ("game: alamein", "scenario: historical")) -> str:
    return "\n".join([MAGIC, *headers, "", *lines]) + "\n"


def refusal(data: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(data, scirocco.load)
    return caught.value


# Round trips


def test_a_record_is_written_and_read_back_with_headers_and_remarks() -> None:
    record = short_game()
    again = read_record(record.write(), scirocco.load)
    assert again.headers == record.headers
    assert again.entries == record.entries
    assert again.closing_remarks == ("adjourned",)
    assert again.position == record.position
    assert again.write() == record.write()


def test_a_record_is_read_from_bytes_and_with_the_line_ends_of_windows() -> None:
    record = short_game(20)
    again = read_record(record.write().replace("\n", "\r\n").encode(), scirocco.load)
    assert again.entries == record.entries


def test_a_record_saved_with_a_byte_order_mark_is_read() -> None:
    record = short_game(20)
    assert read_record(record.write().encode("utf-8-sig"), scirocco.load).entries == record.entries


def test_options_and_scenario_are_kept() -> None:
    game = scirocco.load("alamein", "free", {"rail_off": True, "strict_inverse": True})
    again = read_record(Record(game).write(), scirocco.load)
    assert (again.game.scenario, again.game.switches) == ("free", game.switches)


def test_a_record_may_start_from_a_position_of_its_own() -> None:
    record = fight_record()
    record.play(record.game.parse("attack 1614"), ScriptedDice([1, 2]))
    again = read_record(record.write(), scirocco.load)
    assert again.custom_start
    assert again.start == record.start
    assert (again.headers, again.position) == ({"title": "a fight"}, record.position)
    assert again.write() == record.write()


def test_dice_stand_after_a_bar() -> None:
    record = fight_record()
    record.play(record.game.parse("attack 1614"), ScriptedDice([1, 2]), ["now or never"])
    assert record.write().splitlines()[-2:] == ["# now or never", "attack 1614 | 1 2"]


def test_a_remark_or_header_of_several_lines_does_no_harm() -> None:
    record = Record(scirocco.load("alamein"), {"title": "one\ntwo"})
    record.play(record.game.parse("place uk_eng 1106"), NoDice(), ["first\nend"])
    again = read_record(record.write(), scirocco.load)
    assert len(again.entries) == 1
    assert again.position == record.position


# Looking back


def test_positions_replays_the_game_with_its_events() -> None:
    record = short_game(60)
    seen = list(record.positions())
    assert len(seen) == 61
    assert seen[0][0] == record.start
    assert (seen[0][1], seen[0][2]) == (None, [])
    assert [entry for _, entry, _ in seen[1:]] == record.entries
    assert seen[-1][0] == record.position


def test_at_is_the_position_after_so_many_actions() -> None:
    record = short_game(60)
    seen = [position for position, _, _ in record.positions()]
    for number in (0, 1, 17, 60):
        assert record.at(number) == seen[number]
    for number in (-1, 61):
        with pytest.raises(SciroccoError, match=f"there is no position {number}"):
            record.at(number)


def test_the_positions_handed_out_are_copies() -> None:
    record = short_game(10)
    for position in (record.start, record.at(10), *(position for position, _, _ in record.positions())):
        position.turn = 99
    assert (record.start.turn, record.position.turn) == (0, 1)


def test_a_record_keeps_its_own_copy_of_the_position_it_starts_from() -> None:
    game = scirocco.load("alamein")
    position = game.read_position(FIGHT)
    record = Record(game, start=position)
    game.play(position, game.parse("attack 1614"), ScriptedDice([1, 2]))
    assert record.start == game.read_position(FIGHT)


# Playing


def test_a_refused_action_leaves_the_record_as_it_was() -> None:
    record = short_game(30)
    before, written = record.position.copy(), record.write()
    with pytest.raises(IllegalAction):
        record.play(record.game.parse("air 99"), NoDice())
    assert (record.position, record.write()) == (before, written)


def test_dice_that_run_out_leave_the_record_as_it_was() -> None:
    record = fight_record()
    before = record.position.copy()
    with pytest.raises(SciroccoError, match="one more die"):
        record.play(record.game.parse("attack 1614"), ScriptedDice([1]))
    assert (record.position, record.entries) == (before, [])


# Taking back


def play_all(record: Record, *texts: str) -> None:
    for text in texts:
        record.play(record.game.parse(text), NoDice())


def test_actions_without_dice_can_be_taken_back_one_by_one() -> None:
    record = Record(scirocco.load("alamein"))
    play_all(record, "place uk_eng 1106", "au_20_9", "stop")
    for text in ("stop", "au_20_9", "place uk_eng 1106"):
        assert record.can_undo()
        assert record.game.format(record.undo()) == text
    assert not record.can_undo()
    assert (record.position, record.entries) == (record.start, [])


def test_nothing_is_taken_back_past_a_die() -> None:
    record = Record(scirocco.load("alamein"))
    play_all(record, "place uk_eng 1106", "uk_9arm")
    record.play(record.game.parse("uk_9arm 0906-0907"), ScriptedDice([6]))
    assert not record.can_undo()
    with pytest.raises(SciroccoError, match="nothing to take back"):
        record.undo()
    play_all(record, "au_20_9")
    record.undo()
    assert not record.can_undo(), "back at the die, and no further"


def test_nothing_is_taken_back_past_a_decision_of_the_other_side() -> None:
    record = Record(scirocco.load("alamein"))
    play_all(record, "place uk_eng 1106", "end", "end")
    assert record.game.decision(record.position) is not None
    assert record.can_undo(), "the Axis has not answered yet"
    play_all(record, "ge_8pz_15", "stop")
    record.undo()
    record.undo()
    assert not record.can_undo(), "the Allied phase stays over"
    play_all(record, "ge_5pz_21")
    record.undo()
    assert not record.can_undo()


def test_a_record_that_was_read_can_be_taken_back_no_further() -> None:
    record = Record(scirocco.load("alamein"))
    play_all(record, "place uk_eng 1106", "uk_9arm")
    record.play(record.game.parse("uk_9arm 0906-0907"), ScriptedDice([6]))
    play_all(record, "au_20_9", "stop")
    again = read_record(record.write(), scirocco.load)
    again.undo()
    again.undo()
    assert not again.can_undo()


def test_undo_restores_every_position_of_a_game() -> None:
    record = short_game(200)
    undone: list[Any] = []
    while record.can_undo():
        undone.append(record.undo())
        assert record.position == record.at(len(record.entries))
    assert undone


# Refusals


def test_a_record_edited_by_one_illegal_move_is_refused_at_that_line_with_the_rule() -> None:
    text = text_of("place uk_eng 1106", "# a bold stroke", "uk_22_7", "uk_22_7 1315-1218", "end")
    error = refusal(text)
    assert error.line == text.splitlines().index("uk_22_7 1315-1218") + 1
    assert "alamein 4.0" in str(error)
    assert str(error).startswith(f"line {error.line}: uk_22_7 1315-1218: ")


def test_a_line_that_is_no_action_is_refused_with_its_text() -> None:
    error = refusal(text_of("place uk_eng 1106", "charge!"))
    assert (error.line, "there is no unit 'charge!'" in str(error)) == (6, True)


def test_an_action_after_the_end_of_the_game_is_refused() -> None:
    game = scirocco.load("alamein")
    record = Record(game, start=game.read_position("turn 12\nphase axis combat\nfr_1 1614\nge_125_164 0606\n"))
    record.play(game.parse("end"), NoDice())
    assert record.position.over
    assert "the game is over" in str(refusal(record.write() + "end\n"))


@pytest.mark.parametrize(
    ("dice", "complaint"),
    [
        ("| 1", "one more die than was given"),
        ("", "one more die than was given"),
        ("| 1 2 3", "fewer dice than the 3 written here"),
        ("| 1 7", "a die of 6 cannot show 7"),
        ("| one two", "the dice 'one two' are no numbers"),
    ],
)
def test_dice_that_do_not_fit_the_rules_are_refused(dice: str, complaint: str) -> None:
    record = fight_record()
    error = refusal(record.write() + f"attack 1614 {dice}\n")
    assert error.line == len(record.write().splitlines()) + 1
    assert complaint in str(error)


def test_dice_where_none_are_rolled_are_refused() -> None:
    assert "fewer dice" in str(refusal(text_of("place uk_eng 1106 | 4")))


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_file_cut_short_in_a_line_is_refused_there(cut: int) -> None:
    text = short_game(40).write()
    text = text[: len(text) // 2].rstrip("\n")[:-cut].rstrip("\n")
    error = refusal(text)
    assert error.line == len(text.splitlines())
    assert "cut short" in str(error)


def test_a_file_cut_short_in_its_headers_is_refused() -> None:
    whole = short_game(5).write().splitlines()
    assert "'game' is missing" in str(refusal(MAGIC + "\n"))
    assert "'scenario' is missing" in str(refusal("\n".join(whole[:2]) + "\n"))
    error = refusal("\n".join(whole[:5]) + "\n")
    assert (error.line, "ends in its headers" in str(error)) == (5, True)


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\x00", b"\xff\xfe\x00", MAGIC.encode() + b"\n\x00"])
def test_a_binary_file_is_refused(data: bytes) -> None:
    assert "binary file" in str(refusal(data))


@pytest.mark.parametrize("data", ["", "\n", "Dear Ada,\n", "{}\n", "game: alamein\n"])
def test_what_is_no_record_is_refused_in_its_first_line(data: str) -> None:
    error = refusal(data)
    assert (error.line, "no Scirocco record" in str(error)) == (1, True)


@pytest.mark.parametrize(
    ("headers", "complaint"),
    [
        (("game: waterloo", "scenario: historical"), "there is no game 'waterloo'"),
        (("game: alamein", "scenario: winter"), "there is no scenario 'winter'"),
        (("game: alamein", "scenario: historical", "options: snow"), "unknown options ['snow']"),
        (("game: alamein",), "'scenario' is missing"),
        (("game: alamein", "scenario historical"), "'scenario historical' is no header"),
    ],
)
def test_headers_that_name_what_does_not_exist_are_refused(headers: tuple[str, ...], complaint: str) -> None:
    assert complaint in str(refusal(text_of("place uk_eng 1106", headers=headers)))


def test_a_start_position_that_cannot_be_read_is_refused_in_the_headers() -> None:
    broken = fight_record().write().replace("it_61_trento 1614", "it_61_trento 9999")
    error = refusal(broken)
    assert "there is no space '9999'" in str(error)
    assert "position text, line" in str(error)
