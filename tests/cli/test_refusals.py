"""Whatever is wrong with a command line comes out as one line on stderr."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.terminal import assert_refused, scirocco, scirocco_process

RECORD = "# Scirocco record\ngame: alamein\nscenario: historical\n\nplace uk_eng 1106\n"


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("gams", "games"),
        ("games --nonsense", "--nonsense"),
        ("check nowhere", "nowhere"),
        ("check ./nowhere", "nowhere"),
        ("play", "GAME"),
        ("play nowhere", "nowhere"),
        ("play alamein --scenario nope", "nope"),
        ("play alamein --option nope", "nope"),
        ("play alamein --side nope", "nope"),
        ("play alamein --against nope", "nope"),
        ("play alamein --seed nope", "--seed"),
        ("play alamein --load nowhere.war", "nowhere.war"),
        ("simulate nowhere", "nowhere"),
        ("simulate alamein --games -1", "-1"),
        ("simulate alamein --games 0", "0"),
        ("simulate alamein --games many", "--games"),
        ("simulate alamein --jobs 0", "0"),
        ("simulate alamein --players random", "sides"),
        ("simulate alamein --players random,nope", "nope"),
        ("simulate alamein --scenario nope", "nope"),
        ("simulate alamein --option nope", "nope"),
        ("replay nowhere.war", "nowhere.war"),
        ("replay", "FILE"),
        ("odds alamein --attack 4", "--defence"),
        ("odds alamein --attack four --defence 2", "--attack"),
        ("odds alamein --attack 4 --defence 0", "defence"),
        ("odds alamein --attack -1 --defence 2", "attack"),
        ("odds nowhere --attack 4 --defence 2", "nowhere"),
        ("show alamein", "--out"),
        ("show alamein --out map.gif", "map.gif"),
        ("show alamein --out map", "map"),
        ("show alamein --out nowhere/map.svg", "nowhere"),
        ("show alamein --out map.png --width -5", "-5"),
        ("show alamein --out map.svg --at 3", "--record"),
        ("show alamein --out map.svg --record nowhere.war", "nowhere.war"),
    ],
)
def test_a_bad_line_is_refused_in_one_line(
    line: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(scirocco(*line.split()), word)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["replay {}", "play alamein --load {}", "show alamein --out x.svg --record {}"])
class TestFiles:
    """Files that are no records."""

    def test_a_folder(self, command: str, tmp_path: Path) -> None:
        assert_refused(scirocco(*command.format(tmp_path).split()), str(tmp_path), "directory")

    def test_a_binary_file(self, command: str, tmp_path: Path) -> None:
        file = tmp_path / "noise.war"
        file.write_bytes(bytes(range(256)))
        assert_refused(scirocco(*command.format(file).split()), "noise.war", "binary")

    def test_an_empty_file(self, command: str, tmp_path: Path) -> None:
        file = tmp_path / "empty.war"
        file.write_text("")
        assert_refused(scirocco(*command.format(file).split()), "empty.war")

    def test_a_file_cut_short(self, command: str, tmp_path: Path) -> None:
        file = tmp_path / "short.war"
        file.write_text(RECORD[:-3])
        assert_refused(scirocco(*command.format(file).split()), "short.war", "cut short")

    @pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the superuser reads everything")
    def test_a_file_nobody_may_read(self, command: str, tmp_path: Path) -> None:
        file = tmp_path / "closed.war"
        file.write_text(RECORD)
        file.chmod(0)
        assert_refused(scirocco(*command.format(file).split()), "closed.war", "permission")


def test_a_record_of_another_scenario_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.war"
    file.write_text(RECORD)
    assert_refused(scirocco("play", "alamein", "--load", str(file), "--scenario", "free"), "historical", "free")
    assert_refused(scirocco("play", "alamein", "--load", str(file), "--option", "rail_off"), "options")
    assert_refused(scirocco("replay", str(file), "--at", "2"), "1 action", "position 2")
    assert_refused(scirocco("replay", str(file), "--at", "-1"))


def test_real_processes_show_no_traceback(tmp_path: Path) -> None:
    for line in ("play nowhere", "simulate alamein --games x", "replay .", "show alamein --out ."):
        assert_refused(scirocco_process(*line.split(), cwd=tmp_path))


def test_a_defect_of_ours_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> str:
        raise KeyError("oops")

    monkeypatch.setattr("scirocco.cli.catalogue.games_text", broken)
    outcome = scirocco("games")
    assert outcome.code == 2
    assert outcome.err.startswith("scirocco: this is a defect of ours: KeyError")
    assert outcome.err.count("\n") == 1


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("scirocco.cli.catalogue.games_text", interrupted)
    outcome = scirocco("games")
    assert (outcome.code, outcome.out, outcome.err) == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="pipes close otherwise there")
def test_a_reader_who_leaves_early_is_no_error(tmp_path: Path) -> None:
    import subprocess
    import sys

    file = tmp_path / "game.war"
    file.write_text(RECORD)
    with subprocess.Popen(
        [sys.executable, "-m", "scirocco.cli", "replay", str(file), "--at", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
