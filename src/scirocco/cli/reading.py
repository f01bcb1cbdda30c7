"""What the person typed, as actions: the notation in full, or a number, a label, a hex in short."""

from __future__ import annotations

from scirocco.cli.names import hex_name, joined
from scirocco.core.board import mask_of
from scirocco.core.decisions import Action, Decision
from scirocco.core.dice import NoDice
from scirocco.core.errors import NotationError, Why
from scirocco.core.lines import trace
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.movement import reach_of
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.reasons import because

ALL_THE_WAY = 400
"""Half-points that take anybody anywhere: to explain what a shorter move lacks."""
WAYS = ("move", "retreat", "advance")


def read_choice(game: Somnium, pos: SomniumPosition, text: str) -> tuple[Action, ...]:
    """The actions a text stands for now: one, or the choice of a unit and its move in one breath.

    They need not be allowed; NotationError when the text means nothing.
    """
    decision = game.decision(pos)
    if decision is None:
        raise NotationError("the game is over")
    options = game.options(pos)
    text = " ".join(text.split())
    if text.isdecimal() and text not in game.board.index:
        return (_by_number(options, int(text)),)
    if text in game.board.index:
        return (_by_space(game, pos, decision, options, game.board.index[text]),)
    try:
        action = game.parse(_with_id(game, options, text))
    except NotationError:
        found = units_called(game, text, options)
        if len(found) != 1:
            raise
        return (_by_unit(game, decision, options, found[0]),)
    if decision.kind == "unit" and action.verb == "move":
        return _choose_and_move(game, pos, action)
    return (_completed(game, pos, options, action),)


def why_not(game: Somnium, pos: SomniumPosition, actions: tuple[Action, ...]) -> Why | None:
    """Why actions are not allowed one after the other, or None when they are."""
    after = pos.copy()
    for number, action in enumerate(actions):
        why = game.explain(after, action)
        if why is not None:
            return why
        if number + 1 < len(actions):
            game.play(after, action, NoDice())
    return None


def units_called(game: Somnium, text: str, options: list[Action] | None = None) -> list[int]:
    """The units with an id or a label; those among the options when there are any."""
    name = text.casefold()
    found = [unit.number for unit in game.units if name in (unit.id.casefold(), unit.label.casefold())]
    offered = {action.piece for action in options or ()}
    return [unit for unit in found if unit in offered] or found


def _by_number(options: list[Action], number: int) -> Action:
    """The option with a number of the list; air points count for themselves."""
    if options and options[0].verb == "air":
        return Action("air", number=number)
    if not 1 <= number <= len(options):
        raise NotationError(f"there is no choice {number}; they go from 1 to {len(options)}")
    return options[number - 1]


def _by_space(game: Somnium, pos: SomniumPosition, decision: Decision, options: list[Action], space: int) -> Action:
    """The one option that ends in a hex; where there is none, what the person must have meant."""
    found = [action for action in options if action.spaces and action.spaces[-1] == space]
    if len(found) == 1:
        return found[0]
    if found:
        ways = joined([game.format(action) for action in found], "or")
        raise NotationError(f"{game.board.ids[space]} can mean several things: {ways}")
    if decision.kind == "unit":
        here = [action for action in options if action.piece >= 0 and pos.at[action.piece] == space]
        if len(here) == 1:
            return here[0]
        names = joined([game.piece_ids[action.piece] for action in here], "or")
        raise NotationError(f"say which unit in {hex_name(game, space)}: {names}" if here else "say which unit moves")
    if decision.kind == "move":
        return Action("move", decision.piece, _way_to(game, pos, decision.piece, space))
    if decision.kind == "place":
        return Action("place", decision.pieces[0], (space,))
    if decision.kind == "target":
        return Action("attack", -1, (space,))
    raise NotationError(f"no choice ends in {game.board.ids[space]}")


def _by_unit(game: Somnium, decision: Decision, options: list[Action], unit: int) -> Action:
    found = [action for action in options if action.piece == unit]
    if len(found) == 1:
        return found[0]
    if found:
        raise NotationError(f"say where {game.units[unit].name} goes: {game.format(found[0])}, for instance")
    verbs = {"attackers": "join", "battery": "join", "support": "join", "loss": "loss", "give": "loss", "pay": "loss"}
    return Action(verbs.get(decision.kind, "select"), unit)


def _with_id(game: Somnium, options: list[Action], text: str) -> str:
    """The text with a unit's label replaced by its id: ``join 8/15``, ``12 Ber/Lit 0605``."""
    words = text.split(" ")
    for first in range(min(2, len(words))):
        for last in range(len(words), first, -1):
            name = " ".join(words[first:last])
            if name in game.piece_index:
                return text
            if name.isdecimal():
                continue
            found = units_called(game, name, options)
            if len(found) > 1:
                ids = joined([game.piece_ids[unit] for unit in found], "or")
                raise NotationError(f"{name!r} can be {ids}; say which")
            if found:
                return " ".join([*words[:first], game.piece_ids[found[0]], *words[last:]])
    return text


def _choose_and_move(game: Somnium, pos: SomniumPosition, action: Action) -> tuple[Action, ...]:
    """A unit and where it goes, while a unit is still to be chosen."""
    choose = Action("select", action.piece)
    if game.explain(pos, choose) is not None:
        return (choose,)
    after = pos.copy()
    game.play(after, choose, NoDice())
    return (choose, _completed(game, after, game.options(after), action))


def _completed(game: Somnium, pos: SomniumPosition, options: list[Action], action: Action) -> Action:
    """A move that names only its last hex gets the offered way there."""
    if action.verb not in WAYS or len(action.spaces) != 1 or game.explain(pos, action) is None:
        return action
    found = [option for option in options if option.piece == action.piece and option.spaces[-1:] == action.spaces[-1:]]
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        ways = joined([game.format(option) for option in found], "or")
        raise NotationError(f"there are several ways there: {ways}")
    if action.verb == "move" and 0 <= pos.at[action.piece] < game.board.size:
        return action._replace(spaces=_way_to(game, pos, action.piece, action.spaces[0]))
    return action


def _way_to(game: Somnium, pos: SomniumPosition, unit: int, space: int) -> tuple[int, ...]:
    """A way to a hex the unit cannot go to, so that the rules can say what is in its way."""
    here = pos.at[unit]
    if space == here or game.board.is_box(space):
        return (here, space)
    if not game.land >> space & 1:
        why = because(game, "4.0", "prohibited", hex_name(game, space), game.board.terrain[space])
        raise NotationError(f"Not allowed: {why}.")
    found = reach_of(game, pos, unit, ALL_THE_WAY)
    if space in found.cost:
        return found.path(space)
    for before in game.board.neighbours[space]:
        if before in found.cost:
            return (*found.path(before), space)
    return trace(here, mask_of([space]), game.land, game.board.touching) or (here, space)
