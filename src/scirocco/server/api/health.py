"""For whoever looks after the server."""

from __future__ import annotations

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse
from sqlalchemy import func, select

import scirocco
from scirocco.games import game_ids
from scirocco.server import shapes
from scirocco.server.api.parts import REFUSALS, InHouse
from scirocco.server.schema import GameTable

router = APIRouter(prefix="/api", tags=["health"], responses=REFUSALS)


@router.get("/health")
def health(house: InHouse) -> shapes.Health:
    """Whether the server and its database answer, and whether the rules run compiled."""
    house.database.is_well()
    built = scirocco.how_built()
    return shapes.Health(
        version=scirocco.__version__,
        rules="compiled" if built.compiled else "plain Python",
        why_plain=built.why,
        database="sqlite" if house.database.is_sqlite else "postgresql",
        games=game_ids(),
    )


@router.get("/metrics", response_class=PlainTextResponse)
def metrics(house: InHouse) -> PlainTextResponse:
    """Counters in the text format of Prometheus."""
    with house.database.read() as session:
        tables = dict(session.execute(select(GameTable.status, func.count()).group_by(GameTable.status)).all())
    gauges: dict[str, float] = {"connections": house.hub.connections}
    for status in ("open", "playing", "finished", "review"):
        gauges[f"tables_{status}"] = tables.get(status, 0)
    return PlainTextResponse(house.counts.write(gauges), media_type="text/plain; version=0.0.4")
