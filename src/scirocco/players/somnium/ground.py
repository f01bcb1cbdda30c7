"""What never changes in a game and every judgement needs: distances, and what the scoring rules pay for."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from functools import lru_cache

from scirocco.core.board import mask_of, members
from scirocco.systems.somnium.data import ScoreData
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.scoring import line_mask, row_of_hex

FAR = 99


class Ground:
    """The lasting facts of one game."""

    def __init__(self, game: Somnium) -> None:
        self.far = [_walk_from(game, [space]) for space in range(game.board.size)]
        self.destroyed_points = [_points_for(game, unit.side, unit.nation) for unit in game.units]
        self.prize_rules = _prize_rules(game)
        self.exit_points = [_exits(game, side) for side in range(len(game.sides))]
        exits = [_exit_hexes(game, side, boxes) for side, boxes in enumerate(self.exit_points)]
        self.exit_far = [_walk_from(game, hexes) for hexes in exits]
        self.ways_out = [mask_of(hexes) for hexes in exits]
        self.rows = [row_of_hex(game, space) for space in range(game.board.size)]
        self.hitters: dict[tuple[tuple[int, ...], int, int], list[list[int]]] = {}
        """Who can strike where, in the positions looked at last: the one thing here that changes, to save time."""
        self.outcomes = [
            [(tuple(result.split()), count / 36) for result, count in game.combat.chances(column).items()]
            for column in range(game.combat.last + 1)
        ]
        self.hit_chance = [
            game.bombardment.chances(column).get("DB", 0) / 36 for column in range(game.bombardment.last + 1)
        ]


@lru_cache(maxsize=8)
def ground_of(game: Somnium) -> Ground:
    """The ground of a game, made once."""
    return Ground(game)


def _walk_from(game: Somnium, starts: list[int]) -> list[int]:
    """Steps over land to every hex from the nearest of some hexes; FAR where no land leads."""
    steps = [FAR] * len(game.board.ids)
    for start in starts:
        steps[start] = 0
    queue = deque(starts)
    while queue:
        here = queue.popleft()
        for there in game.board.neighbours[here]:
            if steps[there] == FAR and game.land >> there & 1:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def _exit_hexes(game: Somnium, side: int, boxes: Iterable[int]) -> list[int]:
    """The hexes on the edges over which a side scores by leaving, and the ports from which it does."""
    edges = {game.board.ids[box] for box in boxes}
    ports = {port for port, box in game.ports_out[side] if box in set(boxes)}
    return [space for space in members(game.land) if space in ports or edges & set(game.board.edges[space])]


def _points_for(game: Somnium, side: int, nation: str) -> int:
    """Points the enemy scores for destroying a unit of a side and nation."""
    return sum(
        item.points
        for item in game.scoring
        if item.kind == "destroyed" and game.side_named(item.side) != side and item.nation in ("", nation)
    )


def _prize_rules(game: Somnium) -> dict[int, list[ScoreData]]:
    """Every hex whose possession some line of the scoring rules asks about, and those lines."""
    found: dict[int, list[ScoreData]] = {}
    for item in game.scoring:
        mask = game.fortified_crests if item.kind == "crests" else 0
        mask |= mask_of(game.board.places[place] for place in (item.place, item.cancelled_by_place) if place)
        mask |= line_mask(game, item.cancelled_south_of_line)
        for space in members(mask):
            found.setdefault(space, []).append(item)
    return dict(sorted(found.items()))


def _exits(game: Somnium, side: int) -> dict[int, dict[str, int]]:
    """Boxes beyond the map and what a unit of each nation of the side scores by leaving into them."""
    nations = {game.units[unit].nation for unit in game.army[side]}
    found: dict[int, dict[str, int]] = {}
    for item in game.scoring:
        if item.kind == "left" and game.side_named(item.side) == side:
            points = found.setdefault(game.board.index[item.box], {})
            for nation in nations if not item.nation else {item.nation}:
                points[nation] = points.get(nation, 0) + item.points
    return found
