"""A game at the terminal, typed line by line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import Outcome, assert_refused, scirocco, scirocco_process


def play(*lines: str, args: tuple[str, ...] = ("--seed", "4")) -> Outcome:
    return scirocco("play", "alamein", *args, typed="".join(f"{line}\n" for line in lines))


def test_the_prompt_says_who_does_what_under_which_rule() -> None:
    outcome = play("1106")
    assert outcome.code == 0
    assert "Allies: place the Armoured Engineer Bde, 0-3-6, behind your start line. [10.1]" in outcome.out
    assert "Armoured Engineer Bde is placed in 1106 El Alamein. [10.1]" in outcome.out
    assert "Allies: choose a unit to move, or end the movement phase. [4.0]" in outcome.out
    assert outcome.out.endswith("The input has ended. The game was not saved.\n")


def test_moves_reasons_odds_and_undo() -> None:
    out = play("1106", "uk_22_7", "why 0606", "0606", "1013", "undo", "undo", "odds 0703", "undo", "undo").out
    assert "Not allowed: 0606 Kidney Ridge is held by enemy units [alamein 4.1.2]." in out
    assert "22nd Armoured Bde (7 Armd) moves from 1315" in out
    assert "Taken back: uk_22_7 1315-" in out
    assert "Taken back: uk_22_7." in out
    assert "Bombardment of 0703" in out
    assert "Taken back: place uk_eng 1106." in out
    assert "there is nothing to take back" in out


def test_a_battle_from_declaration_to_dice() -> None:
    lines = (
        "1106",
        "au_20_9 0705",
        "why end",
        "end",
        "why end",
        "odds",
        "attack 0606",
        "odds",
        "done",
        "5",
        "done",
        "0",
    )
    out = play(*lines).out
    assert "20th Infantry Bde (9 Aus) must still attack [4.1.2]" in out
    assert "must attack first" in out
    assert "Attack by the Allies on 0606 Kidney Ridge. [5.0]" in out
    assert (
        "5 against 4: 1-1; crest -2 [5.1.2], fortification -1 [10.0], attack out of mines -1 [9.2]; column 1-4" in out
    )
    assert "Air points given by the Allies: 5. [6.1]" in out
    assert "Battle for 0606 Kidney Ridge: 10 against 4 is 2-1" in out


def test_words_of_the_table() -> None:
    lines = ("help", "list", "board", "board all", "board 1106", "units", "units 0805", "score", "rules", "rules 5.1.3")
    out = play(*lines, "rules C11", "rules 99", "units 9999", "board west", "why", "save", "gibberish", "", "quit").out
    assert "take back, as far as the last die" in out
    assert "au_26_9" in out
    assert "0 x 5   German units destroyed" in out
    assert "5.1.3   Siege" in out
    assert "besieged" in out
    assert "there is no rule '99'" in out
    assert "there is no space '9999'" in out
    assert "west is not on the map" in out
    assert "cannot read 'gibberish'" in out
    assert "The input has ended" not in out


def test_save_reload_and_verify(tmp_path: Path) -> None:
    file = tmp_path / "game.war"
    first = play("1106", "uk_22_7 1013", "au_20_9 0705", f"save {file}", "quit")
    assert f"Saved to {file}: 5 actions." in first.out
    again = play("units 1013", "quit", args=("--load", str(file)))
    assert "5 actions were played before." in again.out
    assert "uk_22_7" in again.out
    verified = scirocco("replay", str(file), "--verify")
    assert verified.code == 0
    assert verified.out.startswith("Sound: 5 actions")
    told = scirocco("replay", str(file)).out
    assert "22nd Armoured Bde (7 Armd) moves from 1315" in told
    assert "Turn 1 of 12, 23 October 1942." in told
    board = scirocco("replay", str(file), "--at", "3").out
    assert board.startswith("After 3 actions of 5:")
    picture = scirocco("show", "alamein", "--record", str(file), "--at", "3", "--out", str(tmp_path / "x.svg"))
    assert picture.code == 0


def test_a_tampered_record_is_refused_at_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game.war"
    play("1106", "uk_22_7 1013", "au_20_9 0705", f"save {file}")
    sound = file.read_text(encoding="utf-8")
    for old, new, word in (
        ("1315-1314", "1315-0101", "do not touch"),
        ("au_20_9 0805-0705", "au_20_9 0805-0606", "alamein 4"),
        (" | ", " | 1 ", "dice"),
        ("place uk_eng 1106", "place uk_eng 0405", "start line"),
        ("uk_22_7 1315", "uk_99 1315", "uk_99"),
    ):
        assert old in sound
        file.write_text(sound.replace(old, new, 1), encoding="utf-8")
        number = next(i for i, line in enumerate(file.read_text().splitlines(), start=1) if new.strip() in line)
        assert_refused(scirocco("replay", str(file), "--verify"), f"line {number}", word, code=1)
        assert_refused(scirocco("play", "alamein", "--load", str(file)), f"line {number}")


def test_a_full_game_is_verified_with_its_score(tmp_path: Path) -> None:
    import random

    import scirocco as library
    from scirocco.core.dice import RandomDice
    from scirocco.core.records import Record

    record = Record(library.load("alamein"))
    dice, choice = RandomDice(2), random.Random(2).choice
    while not record.position.over:
        record.play(choice(record.game.options(record.position)), dice)
    file = tmp_path / "whole.war"
    file.write_text(record.write(), encoding="utf-8")
    result = record.game.result(record.position)
    assert result is not None
    outcome = scirocco("replay", str(file), "--verify")
    assert f"Final score: Allies {result.scores[0]}, Axis {result.scores[1]}" in outcome.out
    over = play("1", args=("--load", str(file)))
    assert over.code == 0
    assert f"Axis: {result.scores[1]} points" in over.out


def test_saving_where_one_cannot_is_said_and_play_goes_on(tmp_path: Path) -> None:
    out = play("1106", f"save {tmp_path}/nowhere/x.war", f"save {tmp_path}", "score").out
    assert "nowhere/x.war: no such file or directory" in out
    assert "is a directory" in out
    assert "Axis: 234 points" in out


class TestAgainstTheMachine:
    def test_the_machine_plays_the_other_side_and_tells_it(self) -> None:
        out = play("1106", "end", "end", args=("--against", "random", "--seed", "3")).out
        assert "You play the Allies; the machine plays the Axis (random)." in out
        assert "Axis: movement phase. [3.0]" in out
        assert "Axis: choose" not in out
        assert "Axis: combat phase. [3.0]" in out

    def test_one_may_be_the_axis(self) -> None:
        out = play("end", args=("--against", "random", "--side", "axis", "--seed", "3")).out
        assert "You play the Axis; the machine plays the Allies (random)." in out
        assert "Armoured Engineer Bde is placed" in out
        assert "Allies: choose" not in out

    def test_a_saved_game_remembers_the_opponent(self, tmp_path: Path) -> None:
        file = tmp_path / "game.war"
        play(f"save {file}", args=("--against", "random", "--side", "axis", "--seed", "3"))
        assert "against: random\nside: axis\n" in file.read_text(encoding="utf-8")
        again = play("score", args=("--load", str(file)))
        assert "You play the Axis; the machine plays the Allies (random)." in again.out
        two = play("score", args=("--load", str(file), "--against", "person"))
        assert "Both sides are played at this keyboard." in two.out

    def test_a_level_that_only_another_game_has_is_refused(self) -> None:
        assert_refused(play(args=("--against", "printed")), "no level 'printed'", "recruit, regular")
        out = scirocco("play", "merkur", "--scenario", "solitaire", "--against", "printed", typed="").out
        assert "the machine plays the Commonwealth (printed" in out

    def test_the_same_seed_makes_the_same_game(self) -> None:
        lines = ("1106", "end", "end", "score")
        args = ("--against", "random", "--seed", "9")
        assert play(*lines, args=args).out == play(*lines, args=args).out

    @pytest.mark.slow
    def test_the_regular_player_answers(self) -> None:
        out = play("1106", "end", "end", args=("--against", "regular", "--seed", "3")).out
        assert "Turn 2 of 12" in out


def test_a_real_process_reads_a_pipe(tmp_path: Path) -> None:
    outcome = scirocco_process("play", "alamein", "--seed", "4", typed="1106\nend\nsave x.war\nquit\n", cwd=tmp_path)
    assert (outcome.code, outcome.err) == (0, "")
    assert (tmp_path / "x.war").read_text(encoding="utf-8").startswith("# Scirocco record\n")


def test_options_and_scenarios() -> None:
    out = play("rest", "1106", "rest", "quit", args=("--scenario", "free", "--option", "rail_off")).out
    assert "Free deployment" in out
    assert "Axis: place" in out
