"""Corrections: what was mended in the rules of a game when records of it had already been written."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable

import msgspec

from scirocco.core.data import read_toml

CORRECTIONS = "rulebook/corrections.toml"
FIRST_REVISION = 1
"""The rules of a game before any correction, and of a record that does not say by which it was played."""


class Correction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of rulebook/corrections.toml: the revision that brought it, the rule, and what has changed."""

    revision: int
    rule: str
    text: str


class Corrections(msgspec.Struct, forbid_unknown_fields=True):
    correction: list[Correction] = []


def read_corrections(folder: Traversable) -> tuple[Correction, ...]:
    """The corrections of a game; a game that was never corrected has no such file."""
    if not folder.joinpath(CORRECTIONS).is_file():
        return ()
    return tuple(read_toml(folder, CORRECTIONS, Corrections).correction)


def newest_revision(corrections: Sequence[Correction]) -> int:
    """The revision of the rules after all corrections."""
    return max((one.revision for one in corrections), default=FIRST_REVISION)


def corrected_since(corrections: Sequence[Correction], revision: int) -> str:
    """What a reader of an older record must know: which rules play otherwise now. Empty for a record of today."""
    newest = newest_revision(corrections)
    if revision > newest:
        return (
            f"The record was played by revision {revision} of the rules, and this Scirocco has revision {newest}:"
            " a newer Scirocco may play it."
        )
    since = [f"{one.rule}: {one.text}" for one in corrections if one.revision > revision]
    if not since:
        return ""
    return (
        f"The record was played by revision {revision} of the rules, which are at revision {newest} now."
        f" Corrected since: {' '.join(since)}"
    )
