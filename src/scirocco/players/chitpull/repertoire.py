"""What the chit-pull games offer to the search: the script, and positions whose hidden markers are drawn by lot."""

from __future__ import annotations

import random
from typing import Any, cast

from scirocco.core.game import Game
from scirocco.players.chitpull.player import ChitPullPlayer
from scirocco.players.repertoire import PlainRepertoire
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.command import available_markers
from scirocco.systems.chitpull.position import ChitPosition


class ChitPullRepertoire(PlainRepertoire):
    """The plain one, with a cup that agrees with all a side can see."""

    def __init__(self) -> None:
        super().__init__(ChitPullPlayer)

    def determinise(self, game: Game[Any], view: Any, side: int, chance: random.Random) -> ChitPosition:
        """7.0: as many unseen markers in the cup as everybody knows there are; which, the lot says."""
        chitpull, pos = cast(ChitPull, game), cast(ChitPosition, view).copy()
        for other in range(len(game.sides)):
            if other != side:
                self._fill(chitpull, pos, other, chance)
        return pos

    def _fill(self, game: ChitPull, pos: ChitPosition, other: int, chance: random.Random) -> None:
        known = [marker for marker in range(len(game.marker_units)) if pos.chosen[other] >> marker & 1]
        missing = pos.in_cup[other] - sum(1 for marker in known if marker not in pos.track)
        unseen = [game.units[hq].marker for hq in available_markers(game, pos, other)]
        free = [marker for marker in unseen if marker not in known and marker not in pos.track]
        for marker in chance.sample(free, min(max(missing, 0), len(free))):
            pos.chosen[other] |= 1 << marker
