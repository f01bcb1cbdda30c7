"""What somebody means who points at a piece or a space: the action he would take, allowed or not."""

from __future__ import annotations

from typing import Any

from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice
from scirocco.core.errors import Why
from scirocco.core.game import Game
from scirocco.server.presenting import presenter_of
from scirocco.server.refusals import Refusal


def piece_of(game: Game[Any], piece: str | None) -> int:
    """A piece by its id; -1 for none."""
    if piece is None:
        return -1
    if piece not in game.piece_index:
        raise Refusal(404, "no-piece", f"there is no unit {piece!r} in this game")
    return game.piece_index[piece]


def space_of(game: Game[Any], space: str | None) -> int:
    """A space by its id; -1 for none."""
    if space is None:
        return -1
    if space not in game.board.index:
        raise Refusal(404, "no-space", f"there is no space {space!r} on this board")
    return game.board.index[space]


def why_not_there(game: Game[Any], view: Any, piece: int, space: int) -> tuple[Any, Why] | None:
    """Why a piece cannot go to a space, or why one of the two cannot be chosen now; None when it can.

    Where a unit is still to be chosen it is chosen first. The position in which the rules were asked comes with it.
    """
    choose = Action("select", piece)
    if space >= 0 and game.explain(view, choose) is None:
        view = view.copy()
        game.play(view, choose, NoDice())
    action, decision = meant(game, view, piece, space), game.decision(view)
    if decision is not None and not game.notation.is_whole(action):
        return view, Why(decision.rule, "not-now", "something else is to be decided")
    why = game.explain(view, action)
    return None if why is None else (view, why)


def meant(game: Game[Any], view: Any, piece: int, space: int) -> Action:
    """The action somebody means who points at a piece, at a space, or at both (-1 is neither).

    An option that fits is meant. Else it is the like of the options there are, by a way that the rules can be asked
    about.
    """
    options = game.options(view)
    goers = [action for action in options if action.spaces]
    if space >= 0 and goers and goers[0].piece < 0:
        piece = -1  # a space alone is chosen, whoever goes there
    for action in options:
        if (piece < 0 or action.piece == piece) and (space < 0 or action.spaces[-1:] == (space,)):
            return action
    if space < 0:
        verbs = [action.verb for action in options if action.piece >= 0 and not action.spaces]
        return Action(verbs[0] if verbs else "select", piece)
    decision = game.decision(view)
    if piece < 0 and decision is not None:
        piece = decision.piece if decision.piece >= 0 or not goers else goers[0].piece
    verb = goers[0].verb if goers else "move"
    walks = not goers or goers[0].spaces[0] == view.at[goers[0].piece]
    way = presenter_of(game).way_to(game, view, piece, space) if piece >= 0 and walks else None
    return Action(verb, piece, way if way is not None else (space,))
