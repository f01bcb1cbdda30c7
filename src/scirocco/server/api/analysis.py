"""The analyst: how the chances went in a game that is over, which decisions cost most, and what was better."""

from __future__ import annotations

from anyio.to_thread import run_sync
from fastapi import APIRouter, Depends
from sqlalchemy.orm import Session

from scirocco.players.analysis import Moment, gather
from scirocco.server import shapes
from scirocco.server.analyses import OVER, kept_of
from scirocco.server.api.parts import REFUSALS, Anybody, InHouse, Slowly, Somebody, viewer
from scirocco.server.house import House
from scirocco.server.positions import load_game, rows_of
from scirocco.server.refusals import Refusal
from scirocco.server.requests import TableId
from scirocco.server.showing import standing_at
from scirocco.server.sittings import Sitting, find_sitting
from scirocco.telling import teller_of

router = APIRouter(prefix="/api/tables/{table}/analysis", tags=["records"], responses=REFUSALS)

MOST_MISTAKES = 8


@router.get("")
def read_analysis(house: InHouse, person: Anybody, table: TableId) -> shapes.Analysis:
    """What is known so far of a game that is over."""
    with house.database.read() as session:
        return _show(house, session, _over(session, table, viewer(person)))


@router.post("", dependencies=[Depends(Slowly("analysis"))])
async def begin_analysis(house: InHouse, person: Somebody, table: TableId) -> shapes.Analysis:
    """Have a game that is over looked through; ask again for what has been found."""

    def look() -> shapes.Analysis:
        with house.database.read() as session:
            sitting = _over(session, table, person.id)
            house.shelf.standing(session, sitting.table)  # refused here if the rules no longer play it
            return _show(house, session, sitting)

    known = await run_sync(look)
    if known.done != 1:
        house.analyses.begin(table)
    return known.model_copy(update={"running": house.analyses.is_running(table)})


def _over(session: Session, table_id: str, person_id: str | None) -> Sitting:
    sitting = find_sitting(session, table_id, person_id)
    if sitting.table.status not in OVER:
        raise Refusal(409, "not-over", "a game is analysed when it is over")
    return sitting


def _show(house: House, session: Session, sitting: Sitting) -> shapes.Analysis:
    table = sitting.table
    game = load_game(table)
    kept = kept_of(session, table)
    found = gather(game, kept.findings)
    known = len(kept.findings)
    return shapes.Analysis(
        done=None if kept.left is None else round(known / max(1, known + kept.left), 3),
        running=house.analyses.is_running(table.id),
        side=game.sides[0],
        chances=[
            shapes.WinChance(at=one.ply, turn=one.turn, chance=one.chance, low=one.low, high=one.high)
            for one in found.chances
        ],
        mistakes=[_mistake(house, session, sitting, moment) for moment in found.worst(MOST_MISTAKES)],
    )


def _mistake(house: House, session: Session, sitting: Sitting, moment: Moment) -> shapes.Mistake:
    standing = standing_at(session, house.shelf, sitting, moment.ply)
    game = standing.game
    view = game.view(standing.position, moment.side)
    played = rows_of(session, sitting.table.id, after=moment.ply, upto=moment.ply + 1)[0].text
    teller = teller_of(game)
    return shapes.Mistake(
        at=moment.ply,
        turn=moment.turn,
        side=game.sides[moment.side],
        played=shapes.shown(teller.label(game, view, game.parse(played))),
        better=shapes.shown(teller.label(game, view, game.parse(moment.action))) if moment.action else None,
        plan=None if moment.action else shapes.shown(teller.plan(game, moment.plan)),
        steps=[
            shapes.BetterStep(
                piece=game.piece_ids[step.piece] if step.piece >= 0 else None,
                spaces=[game.board.ids[space] for space in step.spaces],
            )
            for step in moment.steps
        ],
        cost=moment.cost,
        value=moment.value,
        better_value=moment.better_value,
    )
