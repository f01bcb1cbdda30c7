"""Who may join a fight, found by declaring it in every order with nothing but the contract: options and play."""

from __future__ import annotations

from typing import Any, NamedTuple

from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice
from scirocco.core.errors import DiceError
from scirocco.core.game import Game

ATTACKERS = ("attackers", "guns", "lead")
"""Where a position text names those who attack; Crete names the units that stand by the leader as support."""
MOST = 400
"""So many ways to declare one fight are tried; where there are more, what was found is a part of it."""


class Declared(NamedTuple):
    """Who attacks in some way to declare the fight, who in every way, and whether every way was tried."""

    some: set[str]
    every: set[str]
    complete: bool


def declared(game: Game[Any], pos: Any, opening: Action) -> Declared:
    """Open the fight on a copy, name units in every order, and stop where dice fall or the enemy is asked."""
    search = _Search(game, int(pos.agenda[-1].side))
    search.go(pos, opening)
    search.run()
    some = set[str]().union(*search.ends)
    every = set.intersection(*search.ends) if search.ends else set()
    return Declared(some, every, not search.waiting)


class _Search:
    def __init__(self, game: Game[Any], side: int) -> None:
        self.game, self.side = game, side
        self.waiting: list[Any] = []
        self.seen: set[tuple[str, frozenset[str]]] = set()
        self.ends: list[set[str]] = []

    def run(self) -> None:
        while self.waiting and len(self.seen) < MOST:
            pos = self.waiting.pop()
            naming, closing = [], []
            for action in self.game.options(pos):
                if action.piece >= 0 and not action.spaces and action.number < 0:
                    naming.append(action)
                elif action.piece < 0 and not action.spaces:
                    closing.append(action)
            for action in [*closing[:1], *naming]:  # of points the least are given
                self.go(pos, action)

    def go(self, pos: Any, action: Action) -> None:
        """Carry out one step of a declaration; note who attacks where it ends."""
        copy = pos.copy()
        try:
            self.game.play(copy, action, NoDice())
        except DiceError:
            named = self.named(pos) | ({self.game.piece_ids[action.piece]} if action.piece >= 0 else set())
            self.ends.append(named | self.named(copy))
            return
        decision = self.game.decision(copy)
        if copy.battle is None or decision is None or decision.side != self.side:
            self.ends.append(self.named(copy) | self.named(pos))
            return
        key = (decision.kind, frozenset(self.named(copy)))
        if key not in self.seen:
            self.seen.add(key)
            self.waiting.append(copy)

    def named(self, pos: Any) -> set[str]:
        """Those who attack so far, as the position text names them."""
        if pos.battle is None:
            return set()
        lines = self.game.write_position(pos).splitlines()
        line = next((line for line in lines if line.startswith("battle ")), "")
        facts = dict(word.split("=", 1) for word in line.split() if "=" in word)
        keys = (*ATTACKERS, "support") if "lead" in facts else ATTACKERS
        return {name for key in keys if key in facts for name in facts[key].split(",")}
