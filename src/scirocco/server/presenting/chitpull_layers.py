"""Overlays of a chit-pull board: zones, control, supply, mines and lanes, works, command; where a unit can go."""

from __future__ import annotations

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action
from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.reach import movement_points, reach_of
from scirocco.systems.chitpull.reaction import near_reactors
from scirocco.systems.chitpull.reinforcements import entry_hexes, is_waiting
from scirocco.systems.chitpull.showing import breaches, objectives, radius_of, supply_map, works_left
from scirocco.systems.chitpull.stacking import fits
from scirocco.systems.chitpull.units import MOVED
from scirocco.systems.chitpull.zones import on_map, zone_of
from scirocco.telling.messages import message


def draw_layer(game: ChitPull, pos: ChitPosition, name: str, piece: int) -> shapes.Layer:
    """The spaces of an overlay."""
    kind, _, side = name.partition("-")
    lines: list[list[str]] = []
    if kind == "supply":
        spaces = _supply(game, pos, game.side_named(side))
    elif kind == "mines":
        spaces = _shade(game, game.ground.mines, game.ground.works_owner)
    elif kind == "breaches":
        spaces = []
        lines = [[game.board.ids[a], game.board.ids[b]] for a, b in breaches(game, pos)]
    elif kind == "works":
        spaces = _shade(game, mask_of(b for _, b in works_left(game, pos)), game.ground.works_owner)
    else:
        draw = {
            "zones": _zones,
            "possession": _possession,
            "objectives": _objectives,
            "razed": _razed,
            "arrivals": _arrivals,
            "command": _command,
        }[kind]
        spaces = draw(game, pos, piece)
    return shapes.Layer(id=name, piece=game.piece_ids[piece] if piece >= 0 else None, spaces=spaces, lines=lines)


def _shade(game: ChitPull, mask: int, side: int = -1, value: float | None = None) -> list[shapes.LayerSpace]:
    ids, whose = game.board.ids, game.sides[side] if side >= 0 else None
    inside = members(mask & game.board.map_mask)
    return [shapes.LayerSpace(space=ids[space], side=whose, value=value) for space in inside]


def _zones(game: ChitPull, pos: ChitPosition, piece: int) -> list[shapes.LayerSpace]:
    """4.41"""
    return [one for side in range(len(game.sides)) for one in _shade(game, zone_of(game, pos, side), side)]


def _possession(game: ChitPull, pos: ChitPosition, piece: int) -> list[shapes.LayerSpace]:
    """2.1: who controls each hex."""
    land = game.ground.land
    return [*_shade(game, pos.held & land, 0), *_shade(game, ~pos.held & land, 1)]


def _objectives(game: ChitPull, pos: ChitPosition, piece: int) -> list[shapes.LayerSpace]:
    return [
        shapes.LayerSpace(space=game.board.ids[space], side=game.sides[holder], value=1)
        for space, holder in objectives(game, pos)
    ]


def _razed(game: ChitPull, pos: ChitPosition, piece: int) -> list[shapes.LayerSpace]:
    """10.7: works that are lost."""
    return _shade(game, mask_of(b for _, b in game.ground.ramparts) & pos.razed)


def _supply(game: ChitPull, pos: ChitPosition, side: int) -> list[shapes.LayerSpace]:
    """6.11: supplied, and out of supply; elsewhere isolated."""
    found = supply_map(game, pos, side)
    spaces = _shade(game, found.supplied, side, 1)
    joined = _shade(game, found.joined, side, 0.5)
    for some, state in ((spaces, "supplied"), (joined, "unsupplied")):
        for one in some:
            one.name = shown(message(f"chitpull-supply-{state}"))
    return spaces + joined


def _arrivals(game: ChitPull, pos: ChitPosition, piece: int) -> list[shapes.LayerSpace]:
    """11.11: where reinforcements may come in."""
    sides = range(len(game.sides)) if piece < 0 else (game.side_of[piece],)
    return [one for side in sides for one in _shade(game, entry_hexes(game, pos, side), side)]


def _command(game: ChitPull, pos: ChitPosition, piece: int) -> list[shapes.LayerSpace]:
    """7.2: the radius of a headquarters, or of the one a unit serves under."""
    if piece < 0:
        return []
    hq = piece
    if not game.units[piece].hq:
        formation = pos.under[piece]
        if formation < 0:
            return []
        hq = game.formation_hq[formation]
    return _shade(game, radius_of(game, pos, hq), game.side_of[hq])


# --- where a unit can go


def reach(game: ChitPull, pos: ChitPosition, unit: int) -> shapes.Reach | None:
    """Every hex a unit can come to, with cost and way: now if it is being moved, else as if it were its turn."""
    if is_waiting(game, pos, unit):
        return _ways_in(game, pos, unit)
    if not on_map(game, pos, unit):
        return None
    task = pos.agenda[-1] if pos.agenda else None
    moving = task is not None and task.stage == "move" and task.piece == unit
    points = task.number if moving and task is not None else movement_points(game, pos, unit)
    found = reach_of(game, pos, unit, points, first=not (moving and pos.marks[unit] & MOVED))
    side = game.side_of[unit]
    zone, watched = zone_of(game, pos, 1 - side), near_reactors(game, pos, 1 - side)
    spaces = []
    for space, cost in sorted(found.cost.items()):
        if space == found.start:
            continue
        path = found.path(space)
        off = game.board.is_box(space)
        signs = (
            ("zone", zone >> space & 1),
            ("mines", game.ground.mines >> space & 1),
            ("exit", off),
            ("crowded", not off and not fits(game, pos, unit, space)),
            ("reaction", watched >> space & 1),
        )
        spaces.append(
            shapes.ReachSpace(
                space=game.board.ids[space],
                cost=cost / 2,
                path=[game.board.ids[one] for one in path],
                end=True,
                signs=[sign for sign, is_so in signs if is_so],
                action=game.format(Action("move", unit, path)),
            )
        )
    return shapes.Reach(
        piece=game.piece_ids[unit],
        start=game.board.ids[found.start],
        points=points / 2,
        hypothetical=not moving,
        spaces=spaces,
    )


def _ways_in(game: ChitPull, pos: ChitPosition, unit: int) -> shapes.Reach:
    """11.11: where a reinforcement could come in now."""
    task = pos.agenda[-1] if pos.agenda else None
    mech = game.units[unit].mech
    spaces = [
        shapes.ReachSpace(
            space=game.board.ids[space],
            cost=game.ground.edge_cost(space, mech) / 2,
            path=[game.board.ids[space]],
            end=True,
            action=game.format(Action("enter", unit, (space,))),
        )
        for space in members(entry_hexes(game, pos, game.side_of[unit]))
    ]
    return shapes.Reach(
        piece=game.piece_ids[unit],
        start=None,
        points=movement_points(game, pos, unit) / 2,
        hypothetical=task is None or task.stage != "enter" or task.piece != unit,
        spaces=spaces,
    )


ALL_THE_WAY = 400
"""Half-points that take anybody anywhere: to explain what a shorter move lacks."""


def way_to(game: ChitPull, pos: ChitPosition, unit: int, space: int) -> tuple[int, ...] | None:
    """A way to a hex the unit cannot go to; None when the unit is not on the map."""
    if not on_map(game, pos, unit):
        return None
    here = pos.at[unit]
    if space == here or game.board.is_box(space):
        return (here, space)
    found = reach_of(game, pos, unit, ALL_THE_WAY, first=False)
    if space in found:
        return found.path(space)
    for before in game.board.neighbours[space]:
        if before in found:
            return (*found.path(before), space)
    return (here, space)
