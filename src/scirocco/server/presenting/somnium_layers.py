"""Overlays of a Somnium board: whose zones, whose ground, where guns reach, where a unit can go."""

from __future__ import annotations

from collections.abc import Iterable

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action
from scirocco.core.lines import trace
from scirocco.core.position import AWAY
from scirocco.server import shapes
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.arrivals import drop_hexes, entry_price, landing_hexes
from scirocco.systems.somnium.engagement import foes_of, obliged, zone_against, zone_of
from scirocco.systems.somnium.guns import hexes_in_range
from scirocco.systems.somnium.mines import minefields, mines_against
from scirocco.systems.somnium.movement import movement_points, reach_of
from scirocco.systems.somnium.odds import supported_hexes
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import full_hexes, on_map
from scirocco.systems.somnium.tether import is_tethered, tether_hexes


def draw_layer(game: Somnium, pos: SomniumPosition, name: str, piece: int) -> shapes.Layer:
    """The spaces of an overlay."""
    spaces = {
        "zones": _zones,
        "possession": _possession,
        "objectives": _objectives,
        "mines": _mines,
        "tether": _tether,
        "naval": _naval,
        "arrivals": _arrivals,
        "obliged": _obliged,
        "range": _range,
    }[name](game, pos, piece)
    return shapes.Layer(id=name, piece=game.piece_ids[piece] if piece >= 0 else None, spaces=spaces)


def _shade(game: Somnium, mask: int, side: int = -1) -> list[shapes.LayerSpace]:
    ids, whose = game.board.ids, game.sides[side] if side >= 0 else None
    return [shapes.LayerSpace(space=ids[space], side=whose) for space in members(mask & game.board.map_mask)]


def _zones(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """4.1.2: of both sides; of a piece, the zones that bind it."""
    if piece >= 0:
        side = game.side_of[piece]
        return _shade(game, zone_against(game, foes_of(game, pos, side), piece), 1 - side)
    return [one for side in range(len(game.sides)) for one in _shade(game, zone_of(game, pos, side), side)]


def _possession(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """C28."""
    return [one for side in range(len(game.sides)) for one in _shade(game, pos.held[side], side)]


def _objectives(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """10.2: the hexes that count, whose they are now, and what they are worth."""
    worth: dict[int, float] = {}
    for item in game.scoring:
        spaces: Iterable[int] = members(game.fortified_crests) if item.kind == "crests" else ()
        if item.place:
            spaces = (game.board.places[item.place],)
        for space in spaces:
            worth[space] = worth.get(space, 0) + abs(item.points)
    return [
        shapes.LayerSpace(space=game.board.ids[space], side=_holder(game, pos, space), value=value)
        for space, value in sorted(worth.items())
    ]


def _holder(game: Somnium, pos: SomniumPosition, space: int) -> str | None:
    return next((name for name, held in zip(game.sides, pos.held, strict=True) if held >> space & 1), None)


def _mines(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """9.0: those that are left, and whom they hurt."""
    return _shade(game, minefields(game, pos), game.mine_victims)


def _tether(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """Gazala 4.1.2: where tethered units may end."""
    mask = tether_hexes(game, pos, game.tether_side)
    return _shade(game, mask or 0, game.tether_side)


def _naval(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """Sicily 9.0: where ships support the defence."""
    return _shade(game, supported_hexes(game, pos), game.naval_side)


def _arrivals(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """4.2.1, 4.2.3: where the units still to come can come in; of one unit, or of all that may come this turn."""
    units = [piece] if piece >= 0 else [u.number for u in game.units if u.entry and u.turn <= max(1, pos.turn)]
    masks = [0] * len(game.sides)
    for unit in units:
        if pos.at[unit] == AWAY and game.units[unit].entry:
            masks[game.side_of[unit]] |= landing_hexes(game, pos, unit) | drop_hexes(game, pos, unit)
    return [one for side, mask in enumerate(masks) for one in _shade(game, mask, side)]


def _obliged(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """4.1.2: the hexes of units that must still attack."""
    return [
        shapes.LayerSpace(space=game.board.ids[pos.at[unit]], side=game.sides[side])
        for side in range(len(game.sides))
        for unit in obliged(game, pos, side, foes_of(game, pos, side))
    ]


def _range(game: Somnium, pos: SomniumPosition, piece: int) -> list[shapes.LayerSpace]:
    """8.0: what the guns of a unit reach from afar."""
    if piece < 0 or not game.units[piece].gun or not on_map(game, pos, piece):
        return []
    here = pos.at[piece]
    return [
        shapes.LayerSpace(space=game.board.ids[space], value=game.board.distance(here, space))
        for space in members(hexes_in_range(game, pos, piece) & game.board.map_mask)
    ]


# --- where a unit can go


def reach(game: Somnium, pos: SomniumPosition, unit: int) -> shapes.Reach | None:
    """Every hex a unit can come to, with cost and way: now if it is being moved, else as if it were its turn."""
    if pos.at[unit] == AWAY and game.units[unit].entry:
        return _ways_in(game, pos, unit)
    if not on_map(game, pos, unit):
        return None
    task = pos.agenda[-1] if pos.agenda else None
    moving = task is not None and task.stage == "move" and task.piece == unit
    points = task.number if moving and task is not None else movement_points(game, pos, unit)
    found = reach_of(game, pos, unit, points)
    side = game.side_of[unit]
    barred = full_hexes(game, pos, side, but=unit)
    tether = tether_hexes(game, pos, side)
    if tether is not None and is_tethered(game, unit):
        barred |= ~tether & game.board.map_mask
    zone = zone_against(game, foes_of(game, pos, side), unit)
    mines = mines_against(game, pos, side)
    spaces = []
    for space, cost in sorted(found.cost.items()):
        if space == found.start:
            continue
        path, end = found.path(space), not barred >> space & 1
        signs = (("zone", zone >> space & 1), ("mines", mines >> space & 1), ("exit", game.board.is_box(space)))
        spaces.append(
            shapes.ReachSpace(
                space=game.board.ids[space],
                cost=cost / 2,
                path=[game.board.ids[one] for one in path],
                end=end,
                signs=[sign for sign, is_so in signs if is_so],
                action=game.format(Action("move", unit, path)) if end else None,
            )
        )
    return shapes.Reach(
        piece=game.piece_ids[unit],
        start=game.board.ids[found.start],
        points=points / 2,
        hypothetical=not moving,
        spaces=spaces,
    )


def _ways_in(game: Somnium, pos: SomniumPosition, unit: int) -> shapes.Reach:
    """4.2.1, 4.2.3: where a unit that is still to come could come in now."""
    task = pos.agenda[-1] if pos.agenda else None
    spaces = []
    for verb, mask in (("enter", landing_hexes(game, pos, unit)), ("drop", drop_hexes(game, pos, unit))):
        for space in members(mask):
            cost = entry_price(game, pos, unit, space) if verb == "enter" else 0
            spaces.append(
                shapes.ReachSpace(
                    space=game.board.ids[space],
                    cost=cost / 2,
                    path=[game.board.ids[space]],
                    end=True,
                    signs=["drop"] if verb == "drop" else [],
                    action=game.format(Action(verb, unit, (space,))),
                )
            )
    return shapes.Reach(
        piece=game.piece_ids[unit],
        start=None,
        points=float(game.units[unit].movement),
        hypothetical=task is None or task.stage != "arrive" or task.piece != unit,
        spaces=spaces,
    )


ALL_THE_WAY = 400
"""Half-points that take anybody anywhere: to explain what a shorter move lacks."""


def way_to(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> tuple[int, ...] | None:
    """A way to a hex the unit cannot go to; None when the unit is not on the map."""
    if not on_map(game, pos, unit):
        return None
    board, here = game.board, pos.at[unit]
    if space == here or board.is_box(space):
        return (here, space)
    found = reach_of(game, pos, unit, ALL_THE_WAY)
    if space in found.cost:
        return found.path(space)
    for before in board.neighbours[space]:
        if before in found.cost:
            return (*found.path(before), space)
    if game.land >> space & 1:
        return trace(here, mask_of([space]), game.land, board.touching) or (here, space)
    # Out at sea: to a shore it can reach, and on over ground that nobody can enter.
    shut = board.map_mask & ~game.land
    shores = mask_of(s for s in found.cost if board.touching[s] & shut)
    line = trace(space, shores, shut | shores, board.touching)
    return (here, space) if line is None else (*found.path(line[-1]), *reversed(line[:-1]))
