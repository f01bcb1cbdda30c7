"""Positions in writing, as chess has FEN: turn, phase, what is being decided, and one line a unit.

    game alamein historical
    turn 3
    phase axis combat
    task target side=axis
    air 44 6
    uk_22_7 1315 reduced moved
    it_61_trento dead

A unit that is not named is not in play. Without a ``task`` line the phase
begins anew, which is all a puzzle needs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from scirocco.core.decisions import Task
from scirocco.core.errors import NotationError
from scirocco.core.game import Game
from scirocco.core.position import AWAY, DEAD, Position

P = TypeVar("P", bound=Position)

Facts = Sequence[tuple[str, str]]


def write_position(
    game: Game[Any], pos: Position, phases: Sequence[str], mark_words: Mapping[str, int], facts: Facts
) -> str:
    """A position as text. ``facts`` are the lines the rules system adds, ``mark_words`` names the bits of a mark."""
    lines = [f"game {game.id} {game.scenario}"]
    chosen = [name for name, on in game.switches.items() if on]
    if chosen:
        lines.append("options " + " ".join(chosen))
    lines += [f"turn {pos.turn}", f"phase {phases[pos.phase]}"]
    if pos.over:
        lines.append("over")
    lines += [_write_task(game, task) for task in pos.agenda]
    lines += [f"{key} {value}".rstrip() for key, value in facts]
    for piece, where in enumerate(pos.at):
        if where != AWAY or pos.marks[piece]:
            words = [word for word, bit in mark_words.items() if pos.marks[piece] & bit]
            lines.append(" ".join([game.piece_ids[piece], _write_place(game, where), *words]))
    return "\n".join(lines) + "\n"


def _write_place(game: Game[Any], where: int) -> str:
    if where == DEAD:
        return "dead"
    return "away" if where == AWAY else game.board.ids[where]


def _write_task(game: Game[Any], task: Task) -> str:
    words = [f"task {task.stage} side={game.sides[task.side]}"]
    if task.piece >= 0:
        words.append(f"piece={game.piece_ids[task.piece]}")
    if task.space >= 0:
        words.append(f"space={game.board.ids[task.space]}")
    if task.pieces:
        words.append("pieces=" + ",".join(game.piece_ids[piece] for piece in task.pieces))
    if task.number:
        words.append(f"number={task.number}")
    if task.spaces:
        words.append("spaces=" + ",".join(game.board.ids[space] for space in task.spaces))
    return " ".join(words)


def read_position(
    game: Game[Any],
    pos: P,
    text: str,
    phases: Sequence[str],
    mark_words: Mapping[str, int],
    set_fact: Callable[[P, str, str], bool],
) -> P:
    """Fill the blank position ``pos`` from a text. ``set_fact`` takes the system's own lines; False: unknown."""
    placed: set[int] = set()
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        try:
            if words[0] in game.piece_index:
                piece = game.piece_index[words[0]]
                if piece in placed:
                    raise NotationError(f"{words[0]} stands here twice")
                placed.add(piece)
                _read_piece(game, pos, piece, words[1:], mark_words)
            else:
                _read_line(game, pos, words, phases, set_fact)
        except NotationError as error:
            raise NotationError(f"position text, line {number}: {error}") from None
    return pos


def _read_piece(game: Game[Any], pos: Position, piece: int, words: Sequence[str], marks: Mapping[str, int]) -> None:
    if not words:
        raise NotationError(f"{game.piece_ids[piece]} has no place")
    place = words[0]
    pos.at[piece] = {"dead": DEAD, "away": AWAY}.get(place, -3)
    if pos.at[piece] == -3:
        pos.at[piece] = game.board.space(place)
    for word in words[1:]:
        if word not in marks:
            raise NotationError(f"{word!r} is no state of a unit; known are {', '.join(marks)}")
        pos.marks[piece] |= marks[word]


def _read_line(
    game: Game[Any],
    pos: P,
    words: Sequence[str],
    phases: Sequence[str],
    set_fact: Callable[[P, str, str], bool],
) -> None:
    key, rest = words[0], " ".join(words[1:])
    if key == "game":
        if list(words[1:]) != [game.id, game.scenario]:
            raise NotationError(f"this is a position of {rest!r}, not of '{game.id} {game.scenario}'")
    elif key == "options":
        if set(words[1:]) != {name for name, on in game.switches.items() if on}:
            raise NotationError(f"the position was written with the options {rest!r}, this game has others")
    elif key == "turn":
        if not rest.isdecimal():
            raise NotationError(f"turn {rest!r} is no number")
        pos.turn = int(rest)
    elif key == "phase":
        if rest not in phases:
            raise NotationError(f"there is no phase {rest!r}; there are {', '.join(phases)}")
        pos.phase = phases.index(rest)
    elif key == "over":
        pos.over = True
    elif key == "task":
        pos.agenda.append(_read_task(game, words[1:]))
    elif not set_fact(pos, key, rest):
        raise NotationError(f"{key!r} is neither a unit nor a line this game knows")


def _read_task(game: Game[Any], words: Sequence[str]) -> Task:
    if not words or words[0] not in game.stages:
        raise NotationError(f"there is no task {' '.join(words[:1])!r}; there are {', '.join(game.stages)}")
    fields = dict(word.split("=", 1) for word in words[1:] if "=" in word)
    pieces, spaces = fields.get("pieces", ""), fields.get("spaces", "")
    number = fields.get("number", "0")
    if not number.isdecimal():
        raise NotationError(f"number={number} is no number")
    return Task(
        words[0],
        game.side_named(fields.get("side", "")),
        _piece(game, fields["piece"]) if "piece" in fields else -1,
        game.board.space(fields["space"]) if "space" in fields else -1,
        tuple(_piece(game, name) for name in pieces.split(",")) if pieces else (),
        int(number),
        tuple(game.board.space(name) for name in spaces.split(",")) if spaces else (),
    )


def _piece(game: Game[Any], name: str) -> int:
    found = game.piece_index.get(name)
    if found is None:
        raise NotationError(f"there is no unit {name!r}")
    return found
