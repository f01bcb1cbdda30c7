"""Corrections of the rules, and the records that were played before them."""

from __future__ import annotations

from pathlib import Path

import pytest

import scirocco
from scirocco.core.corrections import Correction, corrected_since, newest_revision, read_corrections
from scirocco.core.dice import NoDice
from scirocco.core.errors import RecordError
from scirocco.core.records import MAGIC, Record, read_record
from scirocco.games import game_folder
from tests.cli.terminal import scirocco as scirocco_at_the_terminal
from tests.corrected import CORRECTIONS

GUNS = "8.0: Guns alone get no aircraft."
MINES = "4.2: A mine stops armour."


def old_record(*lines: str, rules: str = "") -> str:
    header = f"rules: {rules}\n" if rules else ""
    return "\n".join([MAGIC, "game: alamein", "scenario: historical", f"{header}allied: Ada", "", *lines]) + "\n"


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(text, scirocco.load)
    return caught.value


def test_the_corrections_are_numbered_by_revisions_from_two_on() -> None:
    assert newest_revision(()) == 1
    assert newest_revision(CORRECTIONS) == 3
    assert corrected_since(CORRECTIONS, 3) == ""
    assert MINES in corrected_since(CORRECTIONS, 2)
    assert GUNS not in corrected_since(CORRECTIONS, 2)


def test_a_game_reads_its_corrections_and_one_without_the_file_has_none(tmp_path: Path) -> None:
    assert read_corrections(tmp_path) == ()
    (tmp_path / "rulebook").mkdir()
    text = '[[correction]]\nrevision = 2\nrule = "8.0"\ntext = "Guns alone get no aircraft."\n'
    (tmp_path / "rulebook" / "corrections.toml").write_text(text, encoding="utf-8")
    assert read_corrections(tmp_path) == (Correction(2, "8.0", "Guns alone get no aircraft."),)
    assert scirocco.load("alamein").corrections == read_corrections(game_folder("alamein"))


@pytest.mark.usefixtures("corrected")
def test_a_new_record_says_by_which_rules_it_was_played() -> None:
    record = Record(scirocco.load("alamein"), {"allied": "Ada"})
    record.play(record.game.parse("place uk_eng 1106"), NoDice())
    assert "rules: 3" in record.write().splitlines()[:5]
    again = read_record(record.write(), scirocco.load)
    assert again.headers == {"allied": "Ada"}, "it is no header that a person gave"


@pytest.mark.usefixtures("corrected")
def test_an_older_record_that_keeps_the_rules_replays_as_before_and_is_written_as_one_of_today() -> None:
    for rules in ("", "1", "2"):
        record = read_record(old_record("place uk_eng 1106", rules=rules), scirocco.load)
        assert len(record.entries) == 1
        assert "rules: 3" in record.write()


@pytest.mark.usefixtures("corrected")
def test_a_line_that_the_rules_no_longer_play_names_what_was_corrected_since() -> None:
    error = refusal(old_record("place uk_eng 1106", "uk_22_7", "uk_22_7 1315-1218"))
    assert error.line == 8
    assert str(error).startswith("line 8: uk_22_7 1315-1218: ")
    assert "[alamein 4.0]. The record was played by revision 1 of the rules, which are at revision 3 now." in str(error)
    assert str(error).endswith(f"Corrected since: {GUNS} {MINES}")
    assert str(refusal(old_record("uk_22_7 1315-1218", rules="2"))).endswith(f"Corrected since: {MINES}")


@pytest.mark.usefixtures("corrected")
@pytest.mark.parametrize("line", ["place uk_eng 1106 | 4", "uk_22_7 1315-9999", "attack 1614 | 1 2"])
def test_so_do_words_and_dice_that_no_longer_fit(line: str) -> None:
    error = str(refusal(old_record(line)))
    assert line.partition(" |")[0] in error
    assert GUNS in error


@pytest.mark.usefixtures("corrected")
def test_a_record_of_today_is_refused_without_a_word_on_corrections() -> None:
    assert "revision" not in str(refusal(old_record("uk_22_7 1315-1218", rules="3")))


@pytest.mark.usefixtures("corrected")
def test_a_record_of_a_newer_scirocco_says_so_where_it_cannot_be_played() -> None:
    assert len(read_record(old_record("place uk_eng 1106", rules="7"), scirocco.load).entries) == 1
    error = str(refusal(old_record("uk_22_7 1315-1218", rules="7")))
    assert "by revision 7 of the rules, and this Scirocco has revision 3: a newer Scirocco may play it" in error


@pytest.mark.parametrize("rules", ["new", "0", "-1", "2.5", "²"])
def test_a_revision_that_is_none_is_refused_in_the_headers(rules: str) -> None:
    assert f"'rules: {rules}' is no revision" in str(refusal(old_record("place uk_eng 1106", rules=rules)))


@pytest.mark.usefixtures("corrected")
@pytest.mark.parametrize("command", ["replay {} --verify", "replay {}", "play alamein --load {}"])
def test_the_terminal_says_the_same_sentence(command: str, tmp_path: Path) -> None:
    text = old_record("place uk_eng 1106", "uk_22_7", "uk_22_7 1315-1218")
    file = tmp_path / "old.war"
    file.write_text(text, encoding="utf-8")
    outcome = scirocco_at_the_terminal(*command.format(file).split())
    assert outcome.code != 0
    assert f"{file}: {refusal(text)}" in outcome.err
