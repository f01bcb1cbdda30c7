"""Refusals in one line each: the rule, the reason, and what it names."""

from __future__ import annotations

from tests.merkur.tabletop import Tabletop

GERMANS_FIRST = ("task area side=german",)
OTHERS_FIRST = ("task area side=commonwealth",)
"""What lies under the task that is asked about."""


def refusal(table: Tabletop, text: str) -> str:
    """``2.5 cannot-lead Meindl``: rule, code, and what the reason names, parted by strokes."""
    why = table.why(text)
    assert why is not None, f"{text} is allowed"
    assert why.text
    return f"{why.rule.removeprefix('merkur ')} {why.code} {'|'.join(why.args)}".strip()


def check(table: Tabletop, refusals: dict[str, str]) -> None:
    assert {text: refusal(table, text) for text in refusals} == refusals
