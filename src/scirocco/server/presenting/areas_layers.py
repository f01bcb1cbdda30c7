"""Overlays of an area board: whose areas, which are contested, whom headquarters reach, where a unit can go."""

from __future__ import annotations

from collections.abc import Callable

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action
from scirocco.core.lines import trace
from scirocco.core.position import AWAY
from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.systems.areas import Areas
from scirocco.systems.areas.arrivals import arrival_actions, crash_areas, shores_for
from scirocco.systems.areas.bombardment import bombardment_areas
from scirocco.systems.areas.landing import drop_areas, how_it_lands, landing_chance
from scirocco.systems.areas.movement import destinations
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.stacks import is_contested, movement_of, occupied
from scirocco.systems.areas.track import area_state, headquarters_links, objectives
from scirocco.systems.areas.units import GARRISON, INVADER
from scirocco.telling.messages import Message, message, number, piece, word


def draw_layer(game: Areas, pos: AreasPosition, name: str, unit: int) -> shapes.Layer:
    """The areas of an overlay."""
    found = shapes.Layer(
        id=name, piece=game.piece_ids[unit] if unit >= 0 else None, spaces=LAYERS[name](game, pos, unit)
    )
    if name == "links":
        found.lines = [
            [game.board.ids[link.space], game.board.ids[pos.at[lower]]]
            for link in headquarters_links(game, pos)
            for lower in link.below
            if pos.at[lower] != link.space
        ]
    return found


def _space(
    game: Areas, space: int, side: int = -1, value: float | None = None, name: Message | None = None
) -> shapes.LayerSpace:
    return shapes.LayerSpace(
        space=game.board.ids[space],
        side=game.sides[side] if side >= 0 else None,
        value=value,
        name=None if name is None else shown(name),
    )


def _contested(game: Areas, pos: AreasPosition, unit: int) -> list[shapes.LayerSpace]:
    """5.5: both sides are there."""
    return [_space(game, space) for space in range(game.board.size) if is_contested(game, pos, space)]


def _possession(game: Areas, pos: AreasPosition, unit: int) -> list[shapes.LayerSpace]:
    """5.5: areas where one side stands alone."""
    states = [(space, area_state(game, pos, space)) for space in range(game.board.size)]
    return [_space(game, space, game.sides.index(state)) for space, state in states if state in game.sides]


def _objectives(game: Areas, pos: AreasPosition, unit: int) -> list[shapes.LayerSpace]:
    """10: for whom each objective counts now."""
    return [_space(game, one.space, one.side, 1) for one in objectives(game, pos)]


def _forts(game: Areas, pos: AreasPosition, unit: int) -> list[shapes.LayerSpace]:
    """3.2."""
    worth = game.tables.fort.defence
    return [_space(game, space, GARRISON, worth, message("areas-layer-fort")) for space in members(pos.forts)]


def _links(game: Areas, pos: AreasPosition, unit: int) -> list[shapes.LayerSpace]:
    """2.5: headquarters, with their artillery potential now."""
    return [
        _space(
            game,
            link.space,
            game.side_of[link.unit],
            link.potential,
            message("areas-layer-influence", piece=piece(game, link.unit)),
        )
        for link in headquarters_links(game, pos)
        if unit in (-1, link.unit)
    ]


def _arrivals(game: Areas, pos: AreasPosition, unit: int) -> list[shapes.LayerSpace]:
    """5.2-5.4: where those still to come can come down or land; with the chance in six of coming down tired."""
    units = [unit] if unit >= 0 else [u for u in (*game.droppers, *game.late) if game.units[u].turn <= max(1, pos.turn)]
    found: dict[int, shapes.LayerSpace] = {}
    for one in units:
        if pos.at[one] != AWAY:
            continue
        if game.units[one].entry == "drop":
            for space in drop_areas(game, pos, one):
                sixths = round(6 * landing_chance(game, pos, space, how_it_lands(game, pos, one)))
                told = message("areas-chance", what=word("areas-result-tired"), throws=number(sixths), of=number(6))
                found.setdefault(space, _space(game, space, INVADER, sixths, told))
        else:
            sea = game.units[one].entry == "sea"
            for space in members(shores_for(game, pos, one) if sea else pos.fields | crash_areas(game, pos, one)):
                found.setdefault(space, _space(game, space, INVADER))
    return [found[space] for space in sorted(found)]


def _activated(game: Areas, pos: AreasPosition, unit: int) -> list[shapes.LayerSpace]:
    """4: the areas activated in this player turn."""
    return [_space(game, space, game.phase_side(pos.phase)) for space in members(pos.activated | pos.marched)]


def _range(game: Areas, pos: AreasPosition, unit: int) -> list[shapes.LayerSpace]:
    """8: what the guns of a headquarters or battery can bombard now."""
    return [_space(game, space) for space in bombardment_areas(game, pos, unit)] if unit >= 0 else []


LAYERS: dict[str, Callable[[Areas, AreasPosition, int], list[shapes.LayerSpace]]] = {
    "contested": _contested,
    "possession": _possession,
    "objectives": _objectives,
    "forts": _forts,
    "links": _links,
    "arrivals": _arrivals,
    "activated": _activated,
    "range": _range,
}


# --- where a unit can go


def reach(game: Areas, pos: AreasPosition, unit: int) -> shapes.Reach | None:
    """Every area a unit can come to: now if it is being moved, else as if it were."""
    if pos.at[unit] == AWAY and game.units[unit].entry in ("drop", "air", "sea"):
        return _ways_in(game, pos, unit)
    if pos.at[unit] < 0 or not movement_of(game, pos, unit):
        return None
    task = pos.agenda[-1] if pos.agenda else None
    foes = occupied(game, pos, 1 - game.side_of[unit])
    return shapes.Reach(
        piece=game.piece_ids[unit],
        start=game.board.ids[pos.at[unit]],
        points=movement_of(game, pos, unit),
        hypothetical=task is None or task.stage != "move" or task.piece != unit,
        spaces=[
            shapes.ReachSpace(
                space=game.board.ids[space],
                cost=cost,
                path=[game.board.ids[one] for one in path],
                end=True,
                signs=["zone"] if foes >> space & 1 else [],
                action=game.format(Action("move", unit, path)),
            )
            for space, (cost, path) in sorted(destinations(game, pos, unit).items())
        ],
    )


def _ways_in(game: Areas, pos: AreasPosition, unit: int) -> shapes.Reach:
    """5.2-5.4: where a unit that is still to come could come in now."""
    task = pos.agenda[-1] if pos.agenda else None
    if game.units[unit].entry == "drop":
        actions = [Action("drop", unit, (space,)) for space in drop_areas(game, pos, unit)]
        now = task is not None and task.stage == "drop" and task.pieces[0] == unit
    else:
        actions = arrival_actions(game, pos, unit)
        now = task is not None and task.stage == "arrive" and task.piece == unit
    return shapes.Reach(
        piece=game.piece_ids[unit],
        start=None,
        points=0,
        hypothetical=not now,
        spaces=[
            shapes.ReachSpace(
                space=game.board.ids[action.spaces[0]],
                cost=0,
                path=[game.board.ids[action.spaces[0]]],
                end=True,
                signs=["drop"] if action.verb in ("drop", "crash") else [],
                action=game.format(action),
            )
            for action in actions
        ],
    )


def way_to(game: Areas, pos: AreasPosition, unit: int, space: int) -> tuple[int, ...] | None:
    """The shortest way to an area, whoever stands on it; None when the unit is not on the map."""
    here = pos.at[unit]
    if here < 0:
        return None
    found = destinations(game, pos, unit).get(space)
    if found is not None:
        return found[1]
    way = trace(here, mask_of([space]), game.board.map_mask, game.board.touching)
    return (here, space) if way is None else tuple(way)
