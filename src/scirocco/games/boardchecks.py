"""Whether a board is sound, whatever game is played on it: what a map maker can get wrong.

Each fault names the space and says what is wrong; `scirocco check` and the tests run these.
"""

from __future__ import annotations

from collections.abc import Iterator

from scirocco.core.board import Board, members

BARRED = ("sea", "depression", "etna")
"""Terrain no road runs through."""
WATER = ("river",)
"""Hexsides that must flow to the sea or into one another."""


def board_faults(board: Board) -> list[str]:
    """Everything that is wrong with a board."""
    return [*_ground(board), *_lines(board), *_water(board), *_bridges(board), *_graph(board)]


def _ground(board: Board) -> Iterator[str]:
    for space in range(board.size):
        if not board.terrain[space]:
            yield f"{board.ids[space]} has no terrain"
        if board.terrain[space] == "sea" and board.start_side[space]:
            yield f"{board.ids[space]} is sea, but lies behind the {board.start_side[space]} line"
        if "port" in board.features[space] and board.layout is not None and not _touches(board, space, "sea"):
            yield f"{board.ids[space]} is a port, but does not touch the sea"
        latitude, longitude = board.earth[space]
        if not (30 < latitude < 46 and 5 < longitude < 32) and board.layout is not None:
            yield f"{board.ids[space]} lies at {latitude:.2f}, {longitude:.2f}: mend the georeference"
    for name, space in board.places.items():
        if board.terrain[space] == "sea":
            yield f"{board.ids[space]} is sea, but holds the place {name}"


def _touches(board: Board, space: int, terrain: str) -> bool:
    return any(board.terrain[other] == terrain for other in board.neighbours[space])


def _lines(board: Board) -> Iterator[str]:
    """Roads, tracks and railways keep to the land, step from neighbour to neighbour and hang together."""
    for line in board.lines:
        name = f"the {line.kind} {line.name}".rstrip()
        for space in line.spaces:
            if board.terrain[space] in BARRED:
                yield f"{board.ids[space]} is {board.terrain[space]}, but {name} runs through it"
        for a, b in zip(line.spaces, line.spaces[1:], strict=False):
            if b not in board.neighbours[a]:
                yield f"{name}: {board.ids[a]} and {board.ids[b]} do not touch"
    if board.layout is not None:
        yield from _loose_lines(board)


def _loose_lines(board: Board) -> Iterator[str]:
    for i, line in enumerate(board.lines):
        others = {space for j, other in enumerate(board.lines) if j != i for space in other.spaces}
        edge = any(board.edges[space] for space in line.spaces)
        if len(board.lines) > 1 and not edge and not others.intersection(line.spaces):
            yield f"the {line.kind} {line.name} ({board.ids[line.spaces[0]]}) leads nowhere: it meets no other line"


def corners(board: Board, a: int, b: int) -> list[frozenset[int]]:
    """The ends of a hexside, each as the hexes that meet there; a corner on the map's edge has only the two."""
    shared = [frozenset((a, b, c)) for c in members(board.touching[a] & board.touching[b])]
    return shared + [frozenset((a, b, -1))] * (2 - len(shared))


def _water(board: Board) -> Iterator[str]:
    """Every named river is one chain of hexsides that ends in the sea, off the map or in another river."""
    rivers = [(name, pairs) for kind, name, pairs in board.hexside_names if kind in WATER]
    for number, (name, pairs) in enumerate(rivers):
        sides = sorted({(min(pair), max(pair)) for pair in pairs})
        reached = _spread(board, sides)
        for a, b in sides:
            if (a, b) not in reached:
                yield f"{board.ids[a]}/{board.ids[b]}: the river {name} is broken there"
        ends = {corner for a, b in sides for corner in corners(board, a, b)}
        other = {
            corner
            for j, (_, more) in enumerate(rivers)
            if j != number
            for a, b in more
            for corner in corners(board, a, b)
        }
        if not any(-1 in end or any(board.terrain[s] == "sea" for s in end if s >= 0) or end in other for end in ends):
            yield f"{board.ids[sides[0][0]]}/{board.ids[sides[0][1]]}: the river {name} never reaches the sea"


def _spread(board: Board, sides: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The hexsides joined to the first, corner by corner."""
    found = set(sides[:1])
    open_corners = {corner for side in found for corner in corners(board, *side)}
    grown = True
    while grown:
        grown = False
        for side in sides:
            if side not in found and open_corners.intersection(corners(board, *side)):
                found.add(side)
                open_corners.update(corners(board, *side))
                grown = True
    return found


def _bridges(board: Board) -> Iterator[str]:
    """A bridge spans a river, and a road runs over it."""
    rivers = board.hexsides.get("river", frozenset())
    roads = board.along("road")
    for a, b in sorted(board.hexsides.get("bridge", frozenset())):
        if a < b and (a, b) not in rivers:
            yield f"{board.ids[a]}/{board.ids[b]} has a bridge, but no river"
        if a < b and b not in roads[a]:
            yield f"{board.ids[a]}/{board.ids[b]} has a bridge, but no road"


def _graph(board: Board) -> Iterator[str]:
    """Links go both ways, and every space can be reached from every other."""
    for space in range(board.size):
        for other in board.neighbours[space]:
            if space not in board.neighbours[other]:
                yield f"{board.ids[space]} links to {board.ids[other]}, but not back"
    if board.size and board.within(0, board.size) & board.map_mask != board.map_mask:
        lost = members(board.map_mask & ~board.within(0, board.size))[0]
        yield f"{board.ids[lost]} cannot be reached from {board.ids[0]}"
