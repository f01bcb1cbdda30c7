"""The Somnium family of games: El Alamein, Gazala, Sicily. One module for each chapter of the rulebook.

====================  ==========================================
2.2 counters          units
2.3 tables            tables
3.0 sequence          sequence
4.0, 4.2 movement     movement
4.1.1 stacking        stacks
4.1.2 engagement      engagement
5.0, 5.1 combat       combat (declaring), odds (5.1.1-5.1.5), results (5.1.6-5.1.7)
5.2 advance           advance
5.3 retreat           retreat
6.0 air power         air
7.0 losses, recovery  losses
8.0 artillery         guns
9.0 minefields        mines
10.1 set-up           setup
10.2 objectives       scoring
why not               reasons (the words), refusals (what chapters share)
====================  ==========================================
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from scirocco.systems.somnium.data import read_folder

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium

__all__ = ["Somnium", "load"]


def __getattr__(name: str) -> Any:
    """The rules are fetched when they are first asked for: a list of games needs none."""
    if name == "Somnium":
        from scirocco.systems.somnium.game import Somnium

        return Somnium
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load(folder: Traversable, scenario: str | None, options: Mapping[str, bool]) -> Somnium:
    """Read a game folder and make the game of it."""
    from scirocco.systems.somnium.game import Somnium

    return Somnium(read_folder(folder, scenario), options)
