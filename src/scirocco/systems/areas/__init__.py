"""The area games: Operation Merkur. One module for each chapter of the rulebook.

===========================  ======================================================
1, 13 set-up and arrivals    setup, game
2.1, 2.2 counters            units
2.3-2.5 headquarters         headquarters
3.1 the initiative           initiative
4, 4.1 sequence              sequence, activation, orders
5.1, 5.5 stacking, control   stacks, muster (who stands where)
5.2 drops and landings       landing
5.3, 5.4 by air and by sea   arrivals
6 movement                   movement
7 combat                     combat (declaring), values (7.1-7.3), results (7.4, 8.3)
6.1, 7.4 retreat, losses     retreat
8 bombardment                bombardment
9 regrouping                 regroup
10 victory                   victory
11 night                     combat, values
12 solitaire                 solitaire
what a table shows           odds, track
===========================  ======================================================

A player turn is one stage, ``area``, from which the player activates areas; ``orders`` moves and fights within one.
Every number is made by a pure function that returns the list of its additions, each with its rule: the dice, the
previews, the log and the scripted player use the same list. A roll that its owner may throw again with the initiative
stands on the agenda as a :class:`~scirocco.systems.areas.initiative.Roll` until he keeps it. What is asked again and
again is kept with the game: the muster, the march of a unit, the options of a stage (``offer``); each knows for which
position it holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from scirocco.systems.areas.data import read_folder

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas

__all__ = ["Areas", "load"]


def __getattr__(name: str) -> Any:
    """The rules are fetched when they are first asked for: a list of games needs none."""
    if name == "Areas":
        from scirocco.systems.areas.game import Areas

        return Areas
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def load(folder: Traversable, scenario: str | None, options: Mapping[str, bool]) -> Areas:
    """Read a game folder and make the game of it."""
    from scirocco.systems.areas.game import Areas

    return Areas(read_folder(folder, scenario), options)
