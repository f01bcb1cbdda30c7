"""A table as one viewer sees it: everything he may know, and what he may choose."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, cast

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from scirocco.core.decisions import Action, Decision, Event
from scirocco.core.game import Game
from scirocco.players.reasons import Reason
from scirocco.server import shapes
from scirocco.server.library import card
from scirocco.server.positions import Played, Shelf, Standing, load_game, rows_of
from scirocco.server.presenting import presenter_of
from scirocco.server.refusals import Refusal
from scirocco.server.schema import NOBODY, ActionRow, Offer, OfferKind, Seat, SeatKind, Status
from scirocco.server.seating import next_table
from scirocco.server.sittings import Ending, Sitting
from scirocco.server.talk import last_chat, moment
from scirocco.server.umpire import can_redo, can_undo
from scirocco.telling import teller_of
from scirocco.telling.teller import CLOSING, event_kind, names_of

LOG_SHOWN = 40
MOST_ENTRIES = 300
SPECTATOR = -1


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
        "turn": table.turn,
        "turns": game.turns,
        "moment": shapes.shown(presenter_of(load_game(table)).moment(load_game(table), table.turn)),
        "phase_name": shapes.Message.model_validate_json(table.phase) if table.phase else None,
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
        choices=[show_option(game, view, action) for action in game.options(view)] if decides else None,
        log=show_entries(sitting, game, standing.tail[-LOG_SHOWN:]),
        can_undo=can_undo(sitting, standing),
        can_redo=can_redo(sitting),
        hints=may_have_hints(sitting),
        downloads=may_have_record(sitting),
        offers=_offers(session, table.id, game.sides),
        last_chat=last_chat(session, table.id),
    )


def may_have_hints(sitting: Sitting) -> bool:
    """Hints are for who plays against the computer, or both sides himself; against a person there are none."""
    alone = all(seat.kind == "computer" or seat.side in sitting.sides for seat in sitting.seats)
    return alone and bool(sitting.sides) and sitting.table.status == "playing"


def may_have_record(sitting: Sitting) -> bool:
    """Whether the viewer may have the whole record: it tells all, which a side may not know before the game is over."""
    over = sitting.table.status in ("finished", "review")
    return over or len(sitting.sides) == len(sitting.seats) or not presenter_of(load_game(sitting.table)).hides


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


def show_timeline(session: Session, shelf: Shelf, sitting: Sitting) -> shapes.Timeline:
    """Every action with its turn and phase, and where each turn begins."""
    table = sitting.table
    game = load_game(table)
    shown, mine = presenter_of(game), sitting.sides or (SPECTATOR,)
    over = table.status in ("finished", "review")
    turns: list[shapes.TurnMark] = []
    steps: list[shapes.Step] = []
    for row, (turn, phase) in zip(rows_of(session, table.id), shelf.steps(session, table), strict=True):
        if not turns or turns[-1].turn != turn:
            turns.append(shapes.TurnMark(turn=turn, at=row.number - 1, moment=shapes.shown(shown.moment(game, turn))))
        known = over or shown.is_open(game, row.text) or any(shown.may_know(game, row.side, viewer) for viewer in mine)
        steps.append(
            shapes.Step(
                number=row.number,
                turn=turn,
                phase=phase,
                side=game.sides[row.side],
                action=row.text if known else None,
                dice=[int(roll) for roll in row.dice.split()] if over or not shown.hides else [],
            )
        )
    turn = shelf.standing(session, table).position.turn
    if not turns or turns[-1].turn != turn:  # begun, but nobody has done anything in it yet
        turns.append(shapes.TurnMark(turn=turn, at=table.length, moment=shapes.shown(shown.moment(game, turn))))
    return shapes.Timeline(length=table.length, turns=turns, steps=steps)


def standing_at(session: Session, shelf: Shelf, sitting: Sitting, at: int | None) -> Standing:
    """The game after its first ``at`` actions, or as it stands."""
    table = sitting.table
    if at is None or at == table.length:
        return shelf.standing(session, table)
    if at > table.length:
        raise Refusal(404, "no-action", f"the record has {table.length} actions; there is no position {at}")
    return shelf.at(session, table, at)


# --- a position


def show_board(game: Game[Any], view: Any, *, going_on: bool = True) -> shapes.Board:
    """A view, as its system presents it."""
    shown = presenter_of(game)
    score = shown.score(game, view)
    decision = game.decision(view) if going_on else None
    prompt = teller_of(game).ask(game, view) if decision is not None else None
    active = shown.active(game, view)
    return shapes.Board(
        turn=view.turn,
        turns=shown.turns(game),
        when=shown.when(game, view),
        moment=shapes.shown(shown.moment(game, view.turn)),
        phase=shown.phase(game, view),
        phase_name=shapes.shown(shown.phase_name(game, view)),
        active=_name(game.sides, active) if going_on else None,
        decision=None if decision is None else _decision(game, decision),
        prompt=None if prompt is None else shapes.shown(prompt),
        must=[] if decision is None else shown.must(game, view, decision),
        units=shown.units(game, view),
        pools=shown.pools(game, view),
        score=score,
        totals={side: sum(line.points for line in score if line.side == side) for side in game.sides},
        battle=shown.battle(game, view),
        tracks=shown.tracks(game, view),
        trays=shown.trays(game, view),
        layers=shown.layers(game, view),
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


def show_option(game: Game[Any], view: Any, action: Action) -> shapes.Option:
    return shapes.Option(
        action=game.format(action),
        verb=action.verb,
        piece=_name(game.piece_ids, action.piece),
        spaces=[game.board.ids[space] for space in action.spaces],
        number=None if action.number < 0 else action.number,
        label=shapes.shown(teller_of(game).label(game, view, action)),
        closes=action.verb in CLOSING,
        weighs=presenter_of(game).plan_of(game, view, action) is not None,
        leaves=[shapes.shown(one) for one in presenter_of(game).leaves(game, view, action)],
    )


def show_reasons(game: Game[Any], view: Any, reasons: Sequence[Reason]) -> list[shapes.HintReason]:
    """Why a player would do something, as far as people may know it."""
    tell, known = teller_of(game).reason, presenter_of(game).may_read_reason
    return [
        shapes.HintReason(worth=round(one.worth, 2), message=shapes.shown(tell(game, one)))
        for one in reasons
        if known(game, view, one)
    ]


def _name(names: Sequence[str], number: int) -> str | None:
    return names[number] if number >= 0 else None


# --- what happened


def show_entries(sitting: Sitting, game: Game[Any], played: Iterable[Played]) -> list[shapes.Entry]:
    """Actions with their events, as far as the viewer may know them; when the game is over all is open."""
    over = sitting.table.status in ("finished", "review")
    shown, mine = presenter_of(game), sitting.sides or (SPECTATOR,)

    def known(one: Played) -> bool:
        may_read = any(shown.may_know(game, one.side, viewer) for viewer in mine)
        return over or may_read or shown.is_open(game, one.text)

    return [_entry(game, one, known(one), over) for one in played]


@lru_cache(maxsize=4096)
def _entry(game: Game[Any], played: Played, known: bool, over: bool) -> shapes.Entry:
    """Who may not know the action still sees what came of it in the open, and the dice with that."""
    shown = presenter_of(game)
    events = list(played.events) if known else shown.open_events(game, played.events, played.side)
    dice = list(played.dice) if over else shown.open_dice(game, played.events, played.dice)
    return shapes.Entry(
        number=played.number,
        version=played.version,
        side=game.sides[played.side],
        action=played.text if known else None,
        dice=dice if known or events else [],
        events=[show_event(game, event) for event in events],
        at=moment(played.at),
    )


def show_event(game: Game[Any], event: Event) -> shapes.Event:
    """An event with ids for numbers: fields named for units, spaces and sides hold such."""
    facts = {key: _fact(game, key, value) for key, value in event._asdict().items() if key != "rule"}
    teller = teller_of(game)
    return shapes.Event(
        kind=event_kind(event),
        rule=event.rule,
        facts=facts,
        message=shapes.shown(teller.event(game, event)),
        structure=teller.is_structure(event),
        announce=presenter_of(game).is_grave(event),
        thrown=presenter_of(game).thrown(game, event),
    )


def _fact(game: Game[Any], field: str, value: Any) -> Any:
    names = names_of(game, field)
    if names is None:
        return value
    if isinstance(value, int):
        return names[value] if value >= 0 else None
    return [names[one] for one in value]
