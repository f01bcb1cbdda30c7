"""What the person typed, as actions: the notation in full, or a number, a label, a space in short."""

from __future__ import annotations

from typing import Any

from scirocco.cli.choices import is_counting
from scirocco.cli.desk import Desk, joined
from scirocco.core.decisions import Action, Decision
from scirocco.core.dice import NoDice
from scirocco.core.errors import NotationError, Why
from scirocco.server.meaning import meant


def read_choice(desk: Desk, view: Any, text: str) -> tuple[Action, ...]:
    """The actions a text stands for now: one, or the choice of a unit and its move in one breath.

    They need not be allowed; NotationError when the text means nothing.
    """
    game = desk.game
    decision = game.decision(view)
    if decision is None:
        raise NotationError("the game is over")
    options = game.options(view)
    text = " ".join(text.split())
    if text.isdecimal() and text not in game.board.index:
        return (_by_number(options, int(text)),)
    if text in game.board.index:
        return (_by_space(desk, view, decision, options, game.board.index[text]),)
    try:
        action = game.parse(_with_id(desk, options, text))
    except NotationError:
        found = units_called(desk, text, options)
        if len(found) != 1:
            raise
        return (_by_unit(desk, view, options, found[0]),)
    if action.spaces and _select(action.piece) in options and action not in options:
        return _choose_and_move(desk, view, action)
    return (_completed(desk, view, options, action),)


def why_not(desk: Desk, view: Any, actions: tuple[Action, ...]) -> tuple[Any, Why] | None:
    """Why actions are not allowed one after the other, and where the first that fails was tried; None when they are."""
    game, after = desk.game, view.copy()
    for number, action in enumerate(actions):
        why = game.explain(after, action)
        if why is not None:
            return after, why
        if number + 1 < len(actions):
            game.play(after, action, NoDice())
    return None


def units_called(desk: Desk, text: str, options: list[Action] | None = None) -> list[int]:
    """The units with an id or a label; those among the options when there are any."""
    name = text.casefold()
    counters = enumerate(desk.counters)
    found = [number for number, piece in counters if name in (piece.id.casefold(), piece.label.casefold())]
    offered = {action.piece for action in options or ()}
    return [unit for unit in found if unit in offered] or found


def _select(piece: int) -> Action:
    return Action("select", piece)


def _by_number(options: list[Action], number: int) -> Action:
    """The option with a number of the list; where points are asked for they count for themselves."""
    if is_counting(options):
        return Action(options[0].verb, number=number)
    if not 1 <= number <= len(options):
        raise NotationError(f"there is no choice {number}; they go from 1 to {len(options)}")
    return options[number - 1]


def _by_space(desk: Desk, view: Any, decision: Decision, options: list[Action], space: int) -> Action:
    """The one option that ends in a space; where there is none, what the person must have meant."""
    game = desk.game
    found = [action for action in options if action.spaces and action.spaces[-1] == space]
    if len(found) == 1:
        return found[0]
    if found:
        ways = joined([game.format(action) for action in found], "or")
        raise NotationError(f"{game.board.ids[space]} can mean several things: {ways}")
    goers = [action for action in options if action.spaces]
    if not goers and decision.piece < 0:
        return _by_who_is_there(desk, view, options, space)
    if len({action.piece for action in goers}) > 1:
        raise NotationError(f"no choice ends in {game.board.ids[space]}")
    return meant(game, view, -1, space)


def _by_who_is_there(desk: Desk, view: Any, options: list[Action], space: int) -> Action:
    """The one unit in a space that can be chosen."""
    here = [action for action in options if action.piece >= 0 and view.at[action.piece] == space]
    if len(here) == 1:
        return here[0]
    names = joined([desk.game.piece_ids[action.piece] for action in here], "or")
    raise NotationError(f"say which unit in {desk.space(space)}: {names}" if here else "say which unit moves")


def _by_unit(desk: Desk, view: Any, options: list[Action], unit: int) -> Action:
    found = [action for action in options if action.piece == unit]
    if len(found) > 1:
        raise NotationError(f"say where {desk.piece(unit)} goes: {desk.game.format(found[0])}, for instance")
    return meant(desk.game, view, unit, -1)


def _with_id(desk: Desk, options: list[Action], text: str) -> str:
    """The text with a unit's label replaced by its id: ``join 8/15``, ``12 Ber/Lit 0605``."""
    game, words = desk.game, text.split(" ")
    for first in range(min(2, len(words))):
        for last in range(len(words), first, -1):
            name = " ".join(words[first:last])
            if name in game.piece_index:
                return text
            if name.isdecimal():
                continue
            found = units_called(desk, name, options)
            if len(found) > 1:
                ids = joined([game.piece_ids[unit] for unit in found], "or")
                raise NotationError(f"{name!r} can be {ids}; say which")
            if found:
                return " ".join([*words[:first], game.piece_ids[found[0]], *words[last:]])
    return text


def _choose_and_move(desk: Desk, view: Any, action: Action) -> tuple[Action, ...]:
    """A unit and where it goes, while a unit is still to be chosen."""
    game, choose = desk.game, _select(action.piece)
    after = view.copy()
    game.play(after, choose, NoDice())
    return (choose, _completed(desk, after, game.options(after), action))


def _completed(desk: Desk, view: Any, options: list[Action], action: Action) -> Action:
    """A move that names only its last space gets the offered way there."""
    game = desk.game
    if action.piece < 0 or len(action.spaces) != 1 or game.explain(view, action) is None:
        return action
    same = [option for option in options if (option.verb, option.piece) == (action.verb, action.piece)]
    found = [option for option in same if option.spaces[-1:] == action.spaces]
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        ways = joined([game.format(option) for option in found], "or")
        raise NotationError(f"there are several ways there: {ways}")
    decision = game.decision(view)
    if decision is not None and decision.piece == action.piece:
        return meant(game, view, action.piece, action.spaces[0])
    return action
