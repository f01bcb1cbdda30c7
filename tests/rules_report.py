"""The table behind ``make rules``: each game's rulebook index against the marks of the tests."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from scirocco.games import game_folder, game_ids

Marks = Mapping[str, Sequence[str]]


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


def report(rule_marks: Marks, ruling_marks: Marks) -> tuple[dict[str, Any], list[str]]:
    """How many rules of each game have a test and which have none, as data and as lines to print."""
    summary: dict[str, Any] = {}
    lines: list[str] = []
    for game_id in game_ids():
        normative = [rule["number"] for rule in rulebook_index(game_id) if rule["kind"] == "normative"]
        explanatory = [rule["number"] for rule in rulebook_index(game_id) if rule["kind"] == "explanatory"]
        decided = [ruling["id"] for ruling in rulings(game_id)]
        bare = [number for number in normative if f"{game_id} {number}" not in rule_marks]
        unproven = [name for name in decided if f"{game_id} {name}" not in ruling_marks]
        known = {f"{game_id} {name}" for name in (*normative, *explanatory, *decided)}
        strays = [mark for mark in (*rule_marks, *ruling_marks) if mark.startswith(f"{game_id} ") and mark not in known]
        summary[game_id] = {
            "normative": len(normative),
            "covered": len(normative) - len(bare),
            "without_test": bare,
            "explanatory": explanatory,
            "rulings": len(decided),
            "rulings_covered": len(decided) - len(unproven),
            "rulings_without_test": unproven,
            "unknown_marks": strays,
            "tests": {n: len(rule_marks.get(f"{game_id} {n}", ())) for n in normative},
        }
        lines += [
            f"{game_id}: {len(normative) - len(bare)} of {len(normative)} normative rules have a test"
            f" ({len(explanatory)} explanatory sections), {len(decided) - len(unproven)} of {len(decided)} rulings",
            *(f"  rule without a test: {number}" for number in bare),
            *(f"  ruling without a test: {name}" for name in unproven),
            *(f"  mark of no known rule: {mark}" for mark in strays),
        ]
    return summary, lines
