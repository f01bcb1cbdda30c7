"""Tournaments: pairs with the sides swapped, resumable, rated; and what is written about them."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

import scirocco as package
from scirocco.core.errors import SciroccoError
from scirocco.lab import tournament
from scirocco.lab.ladder import ladder_page
from scirocco.lab.matches import Outcome
from scirocco.lab.tournament import Event, Row, as_csv, fixtures, pairings, ratings, run, wilson
from tests.cli.terminal import scirocco

SMALL = Event("alamein", players=("random", "recruit"), games=2, seed=4)


def row(first: str, second: str, winner: int, pair: int = 0, trouble: str = "") -> Row:
    return Row((first, second), pair, (10, 5) if winner == 0 else (5, 10), winner, 100, (0.1, 0.2), trouble)


def test_every_pair_of_games_swaps_the_sides() -> None:
    event = Event("alamein", players=("random", "recruit", "regular"), games=4)
    found = fixtures(event)
    assert len(found) == 3 * 4
    for fixture in found:
        assert fixture._replace(sides=fixture.sides[::-1]) in found


def test_both_games_of_a_pair_have_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[object] = []

    def play(game: object, players: object, seed: object, timer: object) -> Outcome:
        seeds.append(seed)
        return Outcome((1, 0), 0, 1, (0.0, 0.0))

    monkeypatch.setattr(tournament, "play_match", play)
    run(SMALL._replace(games=4), 1, None)
    assert len(seeds) == 4
    assert len(set(seeds)) == 2
    assert seeds[0] == seeds[1]


def test_a_tournament_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tournament.Fixture] = []

    def play(fixture: tournament.Fixture) -> Row:
        played.append(fixture)
        first, second = fixture.sides
        return row(first, second, 0, fixture.pair)

    monkeypatch.setattr(tournament, "play_fixture", play)
    file = tmp_path / "cup"
    told: list[tuple[int, int]] = []
    first = run(SMALL._replace(games=2), 1, file, lambda done, total: told.append((done, total)))
    assert told == [(0, 2), (1, 2), (2, 2)]
    again = run(SMALL._replace(games=4), 1, file)
    assert len(played) == 4
    assert again[:2] == first
    # A line cut off in the middle is played again.
    file.write_bytes(file.read_bytes()[:-20])
    run(SMALL._replace(games=4), 1, file)
    assert len(played) == 5
    with pytest.raises(SciroccoError, match="another tournament"):
        run(SMALL._replace(seed=5), 1, file)


def test_an_exception_is_written_down_and_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("no dice today")

    monkeypatch.setattr(tournament, "play_match", fail)
    rows = run(SMALL, 1, None)
    assert all("no dice today" in one.trouble for one in rows)
    assert pairings(SMALL.players, rows) == []
    assert [rating.games for rating in ratings(SMALL.players, rows)] == [0, 0]
    page = ladder_page(SMALL, SMALL.load(), rows)
    assert "Games that failed" in page


def test_the_winner_is_rated_higher_and_intervals_shrink() -> None:
    few = [row("a", "b", 0, pair) for pair in range(3)]
    many = [row("a", "b", 0, pair) for pair in range(30)]
    best = ratings(("a", "b"), many)[0]
    assert best.player == "a"
    assert best.low < best.rating < best.high
    first = ratings(("a", "b"), few)[0]
    assert best.high - best.low < first.high - first.low


def test_a_pairing_counts_from_the_first_player_whatever_side_he_had() -> None:
    rows = [row("a", "b", 0), row("b", "a", 1), row("b", "a", 0, 1), row("a", "b", -1, 1)]
    (found,) = pairings(("a", "b"), rows)
    assert (found.games, found.wins, found.draws) == (4, 2, 1)
    assert found.score == pytest.approx(0.625)
    assert found.low < 0.625 < found.high


def test_wilson_is_never_outside_zero_and_one() -> None:
    assert wilson(1.0, 10)[1] == 1.0
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(0.5, 0) == (0.0, 1.0)
    assert wilson(0.99, 100)[0] > 0.94


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("alamein", players=("random",)), "at least two"),
        (Event("alamein", players=("random", "genius")), "no player 'genius'"),
        (Event("alamein", players=("random", "random")), "once only"),
        (Event("alamein", players=("random", "regular"), games=3), "even number"),
    ],
)
def test_what_cannot_be_played_is_said(event: Event, words: str) -> None:
    with pytest.raises(SciroccoError, match=words):
        run(event, 1, None)


def test_the_spreadsheet_has_a_row_for_every_game() -> None:
    game = package.load("alamein")
    rows = [row("a", "b", 0), row("b", "a", -1), row("a", "b", 1, 1, "it broke")]
    found = list(csv.DictReader(io.StringIO(as_csv(game, rows))))
    assert [line["winner"] for line in found] == ["allied", "draw", "axis"]
    assert found[0]["allied"] == "a"


def test_the_page_is_one_file_with_plots() -> None:
    rows = [row("random", "recruit", 1), row("recruit", "random", 0)]
    page = ladder_page(SMALL, SMALL.load(), rows)
    assert page.count("<svg") >= 3
    assert "http" not in page.replace("http://www.w3.org", "")
    assert "95 % interval" in page


@pytest.mark.slow
def test_the_command_plays_writes_and_rates(tmp_path: Path) -> None:
    html, sheet = tmp_path / "cup.html", tmp_path / "cup.csv"
    line = ("tournament", "sicily", "--players", "random,recruit", "--games", "2", "--file", str(tmp_path / "cup"))
    found = scirocco(*line, "--html", str(html), "--csv", str(sheet), "--jobs", "2")
    assert "recruit" in found.out
    assert html.exists()
    assert len(sheet.read_text().splitlines()) == 3
