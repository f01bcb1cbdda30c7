"""The commands that answer a question."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import scirocco as library
from scirocco.games import game_folder
from tests.cli.terminal import assert_refused, scirocco, scirocco_process


def test_version_says_how_the_rules_run() -> None:
    outcome = scirocco("--version")
    assert outcome.code == 0
    assert outcome.out.startswith(f"scirocco {library.__version__} (")
    assert ("compiled" in outcome.out) == library.compiled()


def test_alone_the_command_shows_its_help() -> None:
    outcome = scirocco()
    assert outcome.code == 0
    assert "simulate" in outcome.out


def test_games_for_people_and_for_programs() -> None:
    text = scirocco("games").out
    for word in ("alamein", "El Alamein", "A Batalha de El Alamein", "Clube Somnium", "12 turns", "historical", "free"):
        assert word in text
    listed = json.loads(scirocco("games", "--json").out)
    for game in listed:
        assert f"\n{game['id']} " in f"\n{text}", "a title sticks to its id"
    (alamein,) = [game for game in listed if game["id"] == "alamein"]
    assert alamein["sides"] == ["allied", "axis"]
    assert alamein["scenarios"] == ["historical", "free"]


def test_the_list_of_games_does_not_wait_for_rich_or_pydantic() -> None:
    outcome = scirocco_process("games")
    assert outcome.code == 0
    code = "import sys; from scirocco.cli import main\ntry: main(['games'])\nexcept SystemExit: pass\n"
    code += "print([name for name in ('rich', 'pydantic', 'multiprocessing', 'resvg_py') if name in sys.modules])"
    import subprocess
    import sys

    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.splitlines()[-1] == "[]"


CROSSROADS = str(Path(__file__).parent.parent / "data" / "crossroads")


class TestCheck:
    """``scirocco check``: sound games, and what to mend in others."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        source = Path(str(game_folder("alamein")))
        return Path(shutil.copytree(source, tmp_path / "mine"))

    def spoil(self, file: Path, old: str, new: str) -> None:
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")

    def test_every_game_of_ours_is_sound(self) -> None:
        outcome = scirocco("check")
        assert (outcome.code, outcome.err) == (0, "")
        assert "alamein: sound" in outcome.out

    def test_a_copy_is_sound_by_path(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert scirocco("check", str(folder)).code == 0
        monkeypatch.chdir(folder.parent)
        assert scirocco("check", "mine").out == "mine: sound\n"

    @pytest.mark.parametrize(
        ("file", "old", "new", "words"),
        [
            ("game.toml", "turns = 12", 'turns = "twelve"', ["game.toml", "turns"]),
            ("game.toml", 'places = ["El Alamein"]', 'places = ["Cairo"]', ["Cairo"]),
            ("hexes.csv", "0101,open", "0101,jungle", ["hexes.csv", "0101", "jungle"]),
            ("pieces.csv", "3,0402,printed", "3,9999,printed", ["pieces.csv", "ge_190a_90", "9999"]),
            ("pieces.csv", ",,0201,printed", ",,0401,printed", ["pieces.csv", "ge_155_90", "0401"]),
            ("pieces.csv", ",,0201,printed", ",,1318,printed", ["ge_155_90", "1318", "start line"]),
            ("pieces.csv", ",,0606,printed", ",,0705,printed", ["next to an enemy"]),
            ("rulebook/index.toml", 'number = "5.1.3"', 'number = "5.1.33"', ["5.1.33", "en.md"]),
            ("rulebook/rulings.toml", 'rule = "5.1.1"', 'rule = "55.1"', ["rulings.toml", "55.1"]),
            ("rulebook/rulings.toml", "strict_inverse", "no_such_switch", ["no_such_switch"]),
            ("rulebook/rulings.toml", "question =", "quest =", ["rulings.toml", "quest"]),
            ("scenarios/free.toml", "title", "titel", ["scenarios/free.toml", "titel"]),
            ("scenarios/free.toml", 'side = "axis"', 'side = "french"', ["french"]),
            ("tables.toml", '"EMP", "DRI AVB"', '"BANG", "DRI AVB"', ["tables.toml", "BANG"]),
        ],
    )
    def test_what_is_wrong_is_named(self, folder: Path, file: str, old: str, new: str, words: list[str]) -> None:
        self.spoil(folder / file, old, new)
        outcome = scirocco("check", str(folder))
        assert outcome.code == 1
        assert outcome.out == ""
        assert "Traceback" not in outcome.err
        for word in words:
            assert word in outcome.err

    @pytest.mark.parametrize(
        ("revision", "rule", "text", "words"),
        [
            ("2", "55.1", "It is so.", ["correction 1 rule", "55.1"]),
            ("1", "8.0", "It is so.", ["correction 1 revision", "from 2 on"]),
            ("3", "8.0", "It is so.", ["correction 1 revision", "behind revision 1"]),
            ("2", "8.0", "guns", ["correction 1 text"]),
            ('"two"', "8.0", "It is so.", ["corrections.toml", "revision"]),
        ],
    )
    def test_what_is_wrong_with_a_correction_is_named(
        self, folder: Path, revision: str, rule: str, text: str, words: list[str]
    ) -> None:
        file = folder / "rulebook" / "corrections.toml"
        file.write_text('[[correction]]\nrevision = 2\nrule = "C11"\ntext = "It is so."\n', encoding="utf-8")
        assert scirocco("check", str(folder)).code == 0
        file.write_text(f'[[correction]]\nrevision = {revision}\nrule = "{rule}"\ntext = "{text}"\n', encoding="utf-8")
        outcome = scirocco("check", str(folder))
        assert outcome.code == 1
        for word in ("corrections.toml", *words):
            assert word in outcome.err

    def test_missing_files_are_named(self, folder: Path) -> None:
        (folder / "rulebook" / "rulings.toml").unlink()
        assert "rulings.toml" in scirocco("check", str(folder)).err
        shutil.rmtree(folder / "scenarios")
        assert "scenarios" in scirocco("check", str(folder)).err


class TestOdds:
    """``scirocco odds``: exact numbers of the combat table."""

    @pytest.mark.rule("alamein 5.1.6")
    def test_exact_chances(self) -> None:
        found = json.loads(scirocco("odds", "alamein", "--attack", "12", "--defence", "4", "--json").out)
        assert (found["base_column"], found["column"]) == ("3-1", "3-1")
        assert found["chances"] == {"DRB AVB": 2, "DRI AVB": 4, "EMP": 6, "IMP": 8, "DVB ARI": 10, "DVB ARB": 6}
        assert found["summary"] == {"attacker wins": 6, "exchange": 6, "deadlock": 8, "defender wins": 16}

    @pytest.mark.rule("alamein 5.1.2")
    def test_negative_shifts(self) -> None:
        line = ["odds", "alamein", "--attack", "12", "--defence", "4", "--shift", "-2"]
        found = json.loads(scirocco(*line, "--json").out)
        assert (found["base_column"], found["column"], found["shift"]) == ("3-1", "1-1", -2)
        assert found["chances"] == {"EMP": 2, "IMP": 4, "DVB ARI": 6, "DVB ARB": 8, "DVI ARI": 10, "DVI ARB": 6}
        assert sum(found["chances"].values()) == 36
        text = scirocco(*line).out
        assert "12 against 4 is 3-1, shifted -2: 1-1." in text
        assert "10/36  27.8 %" in text

    @pytest.mark.ruling("alamein C1")
    def test_options_change_the_column(self) -> None:
        line = ["odds", "alamein", "--attack", "5", "--defence", "9", "--json"]
        assert json.loads(scirocco(*line).out)["column"] == "1-1"
        assert json.loads(scirocco(*line, "--option", "strict_inverse").out)["column"] == "1-2"

    def test_results_have_their_meaning(self) -> None:
        found = json.loads(scirocco("odds", "alamein", "--attack", "12", "--defence", "4", "--json").out)
        meanings = {result["result"]: result["meaning"] for result in found["results"]}
        assert meanings["IMP"] == "deadlock: everybody stays"


class TestShow:
    """``scirocco show``: pictures."""

    def test_svg_and_png(self, tmp_path: Path) -> None:
        svg, png = tmp_path / "map.svg", tmp_path / "map.png"
        assert scirocco("show", "alamein", "--out", str(svg)).code == 0
        assert svg.read_text(encoding="utf-8").lstrip().startswith("<svg")
        assert scirocco("show", "alamein", "--out", str(png), "--width", "300").code == 0
        data = png.read_bytes()
        assert data.startswith(b"\x89PNG")
        assert int.from_bytes(data[16:20], "big") == 300

    def test_a_folder_is_no_picture(self, tmp_path: Path) -> None:
        (tmp_path / "x.svg").mkdir()
        assert_refused(scirocco("show", "alamein", "--out", str(tmp_path / "x.svg")), "x.svg")

    def test_a_board_without_rules_and_a_board_by_night(self, tmp_path: Path) -> None:
        crete, night = tmp_path / "crete.svg", tmp_path / "night.svg"
        assert scirocco("show", "gazala1942", "--out", str(crete)).code == 0
        assert "Naduret el Ghesceuasc" in crete.read_text(encoding="utf-8")
        assert scirocco("show", CROSSROADS, "--bare", "--theme", "dark", "--out", str(night)).code == 0
        assert scirocco("show", CROSSROADS, "--out", str(tmp_path / "day.svg")).code == 0
        assert night.read_bytes() != (tmp_path / "day.svg").read_bytes()
        assert_refused(scirocco("show", "alamein", "--theme", "pink", "--out", str(night)), "pink")

    def test_print_and_play(self, tmp_path: Path) -> None:
        assert scirocco("print", CROSSROADS, "--out", str(tmp_path / "sheets"), "--paper", "Letter").code == 0
        assert (tmp_path / "sheets" / "crossroads.pdf").read_bytes().startswith(b"%PDF")
        assert_refused(scirocco("print", CROSSROADS, "--out", str(tmp_path), "--paper", "A7"), "A7")
        assert_refused(scirocco("print", CROSSROADS, "--out", str(tmp_path), "--pitch", "1"), "1.0 mm")

    def test_faces_of_a_position(self) -> None:
        from scirocco.server.presenting import presenter_of

        game = library.load("alamein")
        faces = presenter_of(game).faces(game, game.start())
        assert sum(map(len, faces.values())) == len(game.piece_ids) - 1
        (panzers,) = faces[game.board.space("0405")]
        assert (panzers.label, panzers.nation, panzers.type, panzers.values) == (
            "8/15",
            "German",
            "ARM",
            ("7", "5", "8"),
        )
        assert (panzers.size, panzers.stripe, panzers.reduced) == ("III", "15 Pz", False)
        assert {face.size for face in faces[game.board.space("0805")]} == {"X"}
