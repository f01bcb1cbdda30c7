"""Chit-pull games: headquarters drawn from a cup, supply, armour and general combat. One module for each chapter.

====================  =====================================================
2.1, 2.2 counters     units
3.0 sequence          sequence
4.0 movement          movement, reach (where a unit can go), ground (the
                      terrain chart), zones (4.4, 2.1)
5.0 stacking          stacking
6.0 supply            supply
7.0 activation        command (7.1, 7.4 - 7.6), activation (7.2, 7.3)
8.0 armour combat     armour
9.0 general combat    combat (9.0, 9.1), odds (9.2, 9.6), losses (9.3),
                      steps (9.31), retreat (9.4), advance (9.5)
10.0 special units    reaction (10.3), landing (10.4), brigades (10.6),
                      mines (10.8)
11.0 reinforcements   reinforcements, replacements
13.0 scenarios        setup
====================  =====================================================
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from scirocco.systems.chitpull.data import read_folder

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull

__all__ = ["ChitPull", "load"]


def __getattr__(name: str) -> Any:
    """The rules are fetched when they are first asked for: a list of games needs none."""
    if name == "ChitPull":
        from scirocco.systems.chitpull.game import ChitPull

        return ChitPull
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load(folder: Traversable, scenario: str | None, options: Mapping[str, bool]) -> ChitPull:
    """Read a game folder and make the game of it."""
    from scirocco.systems.chitpull.game import ChitPull

    return ChitPull(read_folder(folder, scenario), options)
