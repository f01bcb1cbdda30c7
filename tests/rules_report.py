"""The table behind ``make rules``: each game's rulebook index and rulings against the marks of the tests."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from scirocco.games import game_folder, game_ids

Marks = Mapping[str, Sequence[str]]


class Book(NamedTuple):
    """What of a rulebook wants a test: normative rules and rulings. Explanatory sections may have one."""

    normative: tuple[str, ...]
    explanatory: tuple[str, ...]
    rulings: tuple[str, ...]


class Report(NamedTuple):
    """What the tests prove, as data and as lines to print; ``faults`` are what must not be."""

    summary: dict[str, Any]
    lines: list[str]
    faults: list[str]


def rulebook_index(game_id: str) -> list[dict[str, Any]]:
    """The numbered rules of a game's rulebook."""
    text = game_folder(game_id).joinpath("rulebook/index.toml").read_text(encoding="utf-8")
    rules: list[dict[str, Any]] = tomllib.loads(text)["rule"]
    return rules


def rulings(game_id: str) -> list[dict[str, Any]]:
    """The rulings made where the rulebook is silent or contradicts itself."""
    text = game_folder(game_id).joinpath("rulebook/rulings.toml").read_text(encoding="utf-8")
    found: list[dict[str, Any]] = tomllib.loads(text)["ruling"]
    return found


def read_book(game_id: str) -> Book:
    index = rulebook_index(game_id)
    normative, explanatory = (
        tuple(rule["number"] for rule in index if rule["kind"] == kind) for kind in ("normative", "explanatory")
    )
    return Book(normative, explanatory, tuple(ruling["id"] for ruling in rulings(game_id)))


def read_books() -> dict[str, Book]:
    return {game_id: read_book(game_id) for game_id in game_ids()}


def report(books: Mapping[str, Book], rule_marks: Marks, ruling_marks: Marks) -> Report:
    """How many rules and rulings of each game have a test, which have none, and which marks name what is not there."""
    summary: dict[str, Any] = {}
    lines: list[str] = []
    faults: list[str] = []
    for game_id, book in books.items():
        bare = [number for number in book.normative if not rule_marks.get(f"{game_id} {number}")]
        unproven = [name for name in book.rulings if not ruling_marks.get(f"{game_id} {name}")]
        summary[game_id] = {
            "normative": len(book.normative),
            "covered": len(book.normative) - len(bare),
            "without_test": bare,
            "explanatory": list(book.explanatory),
            "rulings": len(book.rulings),
            "rulings_covered": len(book.rulings) - len(unproven),
            "rulings_without_test": unproven,
            "tests": {number: len(rule_marks.get(f"{game_id} {number}", ())) for number in book.normative},
        }
        lines.append(
            f"{game_id}: {len(book.normative) - len(bare)} of {len(book.normative)} normative rules have a test"
            f" ({len(book.explanatory)} explanatory sections),"
            f" {len(book.rulings) - len(unproven)} of {len(book.rulings)} rulings"
        )
        faults += [f"rule without a test: {game_id} {number}" for number in bare]
        faults += [f"ruling without a test: {game_id} {name}" for name in unproven]
    known_rules = {
        f"{game} {number}" for game, book in books.items() for number in (*book.normative, *book.explanatory)
    }
    known_rulings = {f"{game} {name}" for game, book in books.items() for name in book.rulings}
    faults += _strays("rule", rule_marks, known_rules)
    faults += _strays("ruling", ruling_marks, known_rulings)
    return Report(summary, lines, faults)


def _strays(kind: str, marks: Marks, known: Iterable[str]) -> list[str]:
    """Marks that name no rule, or no ruling, of any game, and a test that carries each."""
    return [f"no such {kind}: {mark} ({tests[0]})" for mark, tests in marks.items() if mark not in known]
