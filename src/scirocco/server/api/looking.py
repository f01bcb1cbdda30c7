"""Questions about a position: where a unit can go, overlays, and a battle before it is declared."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Path, Query

from scirocco.core.errors import IllegalAction
from scirocco.core.game import Game
from scirocco.server import requests, shapes
from scirocco.server.api.parts import REFUSALS, Anybody, InHouse, viewer
from scirocco.server.house import House
from scirocco.server.meaning import piece_of, space_of
from scirocco.server.presenting import BattlePlan, presenter_of
from scirocco.server.refusals import Refusal, illegal
from scirocco.server.requests import At, TableId
from scirocco.server.showing import standing_at, viewing_side
from scirocco.server.sittings import Person, find_sitting
from scirocco.server.umpire import why_not

router = APIRouter(prefix="/api/tables/{table}", tags=["looking"], responses=REFUSALS)

PieceId = Annotated[str, Query(pattern=r"^[A-Za-z0-9_.-]{1,40}$")]
LayerId = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$")]


class Seen(NamedTuple):
    game: Game[Any]
    view: Any


def look(house: House, table: str, person: Person | None, at: int | None) -> Seen:
    """The position as the viewer may see it, now or after so many actions."""
    with house.database.read() as session:
        sitting = find_sitting(session, table, viewer(person))
        standing = standing_at(session, house.shelf, sitting, at)
    return Seen(standing.game, standing.game.view(standing.position, viewing_side(sitting)))


@router.get("/reach")
def read_reach(house: InHouse, person: Anybody, table: TableId, piece: PieceId, at: At = None) -> shapes.Reach | None:
    """Every space a unit can come to, with cost and way; as if it were its turn when it is not. Null for one that does
    not move: it is off the map, or not of that kind."""
    game, view = look(house, table, person, at)
    return presenter_of(game).reach(game, view, piece_of(game, piece))


@router.get("/layers/{layer}")
def read_layer(
    house: InHouse, person: Anybody, table: TableId, layer: LayerId, piece: PieceId | None = None, at: At = None
) -> shapes.Layer:
    """An overlay of the board, or of a unit. ``board.layers`` lists those there are."""
    game, view = look(house, table, person, at)
    shown = presenter_of(game)
    found = shown.layer(game, view, layer, piece_of(game, piece))
    if found is None:
        known = ", ".join(name.id for name in shown.layers(game, view)) or "none"
        raise Refusal(404, "no-layer", f"there is no overlay {layer!r} now; there are {known}")
    return found


def _opened(game: Game[Any], view: Any, asked: requests.Preview) -> BattlePlan:
    """The battle that an option opens, or one of a kind against a target."""
    if asked.action is None:
        return BattlePlan(space_of(game, asked.target), asked.kind or "")
    why = why_not(game, view, asked.action)
    if why is not None:
        raise illegal(why, game, view)
    plan = presenter_of(game).plan_of(game, view, game.parse(asked.action))
    if plan is None:
        raise Refusal(409, "no-preview", f"{asked.action!r} opens no battle that could be weighed beforehand")
    return plan


@router.post("/preview")
def preview_battle(house: InHouse, person: Anybody, table: TableId, plan: requests.Preview) -> shapes.Battle:
    """A battle as it would be if it were declared so: exact odds, every shift, every chance. Nothing changes."""
    game, view = look(house, table, person, None)
    wanted = _opened(game, view, plan)._replace(
        support=tuple(piece_of(game, gun) for gun in plan.support), air=plan.air, cover=plan.cover
    )
    if plan.units is not None:
        wanted = wanted._replace(units=tuple(piece_of(game, unit) for unit in plan.units))
    if plan.guns is not None:
        wanted = wanted._replace(guns=tuple(piece_of(game, gun) for gun in plan.guns))
    try:
        return presenter_of(game).preview(game, view, wanted)
    except IllegalAction as error:
        raise illegal(error.why, game, view) from None
    except NotImplementedError:
        raise Refusal(409, "no-preview", "this game has no preview of battles") from None
