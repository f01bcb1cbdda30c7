"""A table as one viewer sees it: everything he may know, and what he may choose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, cast

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from scirocco.core.decisions import Action, Decision, Event
from scirocco.core.game import Game
from scirocco.server import shapes
from scirocco.server.library import card
from scirocco.server.positions import Played, Shelf
from scirocco.server.presenting import presenter_of
from scirocco.server.schema import NOBODY, ActionRow, Offer, OfferKind, Seat, SeatKind, Status
from scirocco.server.seating import next_table
from scirocco.server.sittings import Ending, Sitting
from scirocco.server.talk import last_chat, moment
from scirocco.server.umpire import can_undo

LOG_SHOWN = 40
MOST_ENTRIES = 300
SPECTATOR = -1

PIECES = ("unit", "units", "piece", "pieces")
SPACES = ("space", "spaces", "path", "line")
SIDES = ("side", "winner")


def viewing_side(sitting: Sitting) -> int:
    """Whose view it is: that of the side to move where the viewer plays it, or his own, or a spectator's."""
    sides = sitting.sides
    if not sides:
        return SPECTATOR
    return sitting.table.to_move if sitting.table.to_move in sides else sides[0]


# --- the table


def show_card(sitting: Sitting) -> shapes.TableCard:
    return shapes.TableCard(**_card(sitting))


def _card(sitting: Sitting) -> dict[str, Any]:
    table, game = sitting.table, card(sitting.table.game)
    sides = [side.id for side in game.sides]
    ending = Ending.read(table.result) if table.result else None
    return {
        "id": table.id,
        "game": table.game,
        "title": game.title,
        "scenario": table.scenario,
        "options": table.options.split(),
        "public": table.public,
        "status": cast(Status, table.status),
        "version": table.version,
        "seats": [_seat(sitting, seat, game.sides[seat.side]) for seat in sitting.seats],
        "you": [sides[side] for side in sitting.sides],
        "your_move": table.status == "playing" and table.to_move in sitting.sides,
        "to_move": None if table.to_move == NOBODY else sides[table.to_move],
        "created": moment(table.created),
        "updated": moment(table.updated),
        "result": None if ending is None else _outcome(sides, ending),
    }


def _seat(sitting: Sitting, seat: Seat, side: shapes.SideName) -> shapes.Seat:
    return shapes.Seat(
        side=side.id,
        name=side.name,
        kind=cast(SeatKind, seat.kind),
        player=sitting.names.get(seat.user_id) if seat.user_id else None,
        level=seat.level,
        you=sitting.viewer is not None and seat.user_id == sitting.viewer,
        invited=seat.invite is not None,
    )


def _outcome(sides: list[str], ending: Ending) -> shapes.Outcome:
    return shapes.Outcome(
        winner=None if ending.winner == NOBODY else sides[ending.winner],
        scores=dict(zip(sides, ending.scores, strict=True)),
        how=cast(Any, ending.how),
    )


def show_state(session: Session, shelf: Shelf, sitting: Sitting) -> shapes.State:
    """Everything about a table."""
    table = sitting.table
    standing = shelf.standing(session, table)
    game, side = standing.game, viewing_side(sitting)
    view = game.view(standing.position, side)
    decides = table.status == "playing" and table.to_move in sitting.sides
    return shapes.State(
        **_card(sitting),
        revision=table.revision,
        length=table.length,
        rematch_of=table.rematch_of,
        rematch=next_table(session, table.id),
        board=show_board(game, view, going_on=table.status in ("playing", "review")),
        choices=[_option(game, action) for action in game.options(view)] if decides else None,
        log=show_entries(sitting, game, standing.tail[-LOG_SHOWN:]),
        can_undo=can_undo(sitting, standing),
        offers=_offers(session, table.id, game.sides),
        last_chat=last_chat(session, table.id),
    )


def _offers(session: Session, table_id: str, sides: tuple[str, ...]) -> list[shapes.Offer]:
    offers = session.scalars(select(Offer).where(Offer.table_id == table_id).order_by(Offer.kind, Offer.side))
    return [
        shapes.Offer(
            kind=cast(OfferKind, offer.kind),
            side=sides[offer.side],
            keep=offer.keep if offer.kind == "takeback" else None,
        )
        for offer in offers
    ]


def show_update(session: Session, shelf: Shelf, sitting: Sitting, since: int) -> shapes.Update:
    """What is new since a version: which of the actions still stand, those that came after, and the state."""
    table = sitting.table
    keep = table.length
    if 0 <= since < table.version:
        known = ActionRow.table_id == table.id, ActionRow.version <= since
        keep = session.scalar(select(func.count()).select_from(ActionRow).where(*known)) or 0
        keep = max(keep, table.length - MOST_ENTRIES)
    state = show_state(session, shelf, sitting)
    played = shelf.between(session, table, keep, table.length)
    return shapes.Update(
        keep=keep, entries=show_entries(sitting, shelf.standing(session, table).game, played), state=state
    )


# --- a position


def show_board(game: Game[Any], view: Any, *, going_on: bool = True) -> shapes.Board:
    """A view, as its system presents it."""
    shown = presenter_of(game)
    score = shown.score(game, view)
    decision = game.decision(view) if going_on else None
    return shapes.Board(
        turn=view.turn,
        when=shown.when(game, view),
        phase=shown.phase(game, view),
        decision=None if decision is None else _decision(game, decision),
        units=shown.units(game, view),
        pools=shown.pools(game, view),
        score=score,
        totals={side: sum(line.points for line in score if line.side == side) for side in game.sides},
        battle=shown.battle(game, view),
        overlays=shown.overlays(game, view),
    )


def _decision(game: Game[Any], decision: Decision) -> shapes.Decision:
    number = getattr(decision, "number", 0)
    return shapes.Decision(
        side=game.sides[decision.side],
        kind=decision.kind,
        rule=decision.rule,
        piece=_name(game.piece_ids, decision.piece),
        space=_name(game.board.ids, decision.space),
        pieces=[game.piece_ids[piece] for piece in decision.pieces],
        number=number or None,
    )


def _option(game: Game[Any], action: Action) -> shapes.Option:
    return shapes.Option(
        action=game.format(action),
        verb=action.verb,
        piece=_name(game.piece_ids, action.piece),
        spaces=[game.board.ids[space] for space in action.spaces],
        number=None if action.number < 0 else action.number,
    )


def _name(names: list[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


# --- what happened


def show_entries(sitting: Sitting, game: Game[Any], played: Iterable[Played]) -> list[shapes.Entry]:
    """Actions with their events, as far as the viewer may know them; when the game is over all is open."""
    over = sitting.table.status in ("finished", "review")
    shown, mine = presenter_of(game), sitting.sides or (SPECTATOR,)
    return [_entry(game, one, over or any(shown.may_know(game, one.side, viewer) for viewer in mine)) for one in played]


@lru_cache(maxsize=4096)
def _entry(game: Game[Any], played: Played, known: bool) -> shapes.Entry:
    return shapes.Entry(
        number=played.number,
        version=played.version,
        side=game.sides[played.side],
        action=played.text if known else None,
        dice=list(played.dice) if known else [],
        events=[show_event(game, event) for event in played.events] if known else [],
        at=moment(played.at),
    )


def show_event(game: Game[Any], event: Event) -> shapes.Event:
    """An event with ids for numbers: fields named for units, spaces and sides hold such."""
    facts = {key: _fact(game, key, value) for key, value in event._asdict().items() if key != "rule"}
    return shapes.Event(kind=kebab(type(event).__name__), rule=event.rule, facts=facts)


def kebab(name: str) -> str:
    """
    >>> kebab("BattleFought")
    'battle-fought'
    """
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def _fact(game: Game[Any], key: str, value: Any) -> Any:
    names: Mapping[int, str] | list[str] | tuple[str, ...] | None = None
    if key in PIECES:
        names = game.piece_ids
    elif key in SPACES:
        names = game.board.ids
    elif key in SIDES:
        names = game.sides
    if names is None:
        return value
    if isinstance(value, int):
        return names[value] if value >= 0 else None
    return [names[one] for one in value]
