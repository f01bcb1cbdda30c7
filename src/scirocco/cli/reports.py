"""What a player asks about the position: units, odds, the score, a rule."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from scirocco.cli.battles import battle_lines, in_short, previewed
from scirocco.cli.choices import engaged_spaces, in_columns, unit_cell, values_text
from scirocco.cli.desk import Desk
from scirocco.cli.rulebook import Rulebook
from scirocco.cli.screen import say, say_lines
from scirocco.games import game_folder
from scirocco.telling.messages import message


def score_lines_text(desk: Desk, view: Any) -> list[str]:
    """The points as they stand, line by line."""
    found: list[str] = []
    score = desk.shown.score(desk.game, view)
    for number, side in enumerate(desk.game.sides):
        lines = [line for line in score if line.side == side]
        found.append(f"{desk.side(number)}: {sum(line.points for line in lines)} points")
        found += [f"  {line.points:>4}   {line.times} x {line.each}   {desk.say(line.label)}" for line in lines]
    return found


def show_units(console: Console, desk: Desk, view: Any, space: int) -> None:
    """The units in one space with all there is to know, or every unit on the map in short."""
    game = desk.game
    if space >= 0:
        features = " ".join(sorted(game.board.features[space]))
        say(console, f"{desk.space(space)}: {game.board.terrain[space]} {features}".rstrip())
        here = [piece for piece, where in enumerate(view.at) if where == space]
        say_lines(console, [_in_full(desk, view, piece) for piece in here] or ["  nobody"])
        return
    engaged = engaged_spaces(desk, view)
    for side in range(len(game.sides)):
        units = [piece for piece in desk.army(side) if 0 <= view.at[piece] < game.board.size]
        say(console, f"{desk.side(side)}: {len(units)} units on the map", "bold")
        say_lines(console, in_columns([unit_cell(desk, view, piece, engaged) for piece in units], console.width))


def _in_full(desk: Desk, view: Any, piece: int) -> str:
    counter, unit = desk.counters[piece], desk.shown.unit(desk.game, view, piece)
    words = [desk.say(message(f"{desk.teller.system}-mark-{mark}")) for mark in unit.marks if mark != "restless"]
    if unit.reduced:
        words.insert(0, "reduced")
    parts = [counter.name, counter.nation, counter.formation, counter.type]
    back = f", reduced {values_text(counter.reduced)}" if counter.reduced else ""
    told = f"{', '.join(part for part in parts if part)}{back}{'; ' if words else ''}{', '.join(words)}"
    return f"  {counter.id:<16} {counter.label:<10} {values_text(unit.values):<9} {told}"


def show_odds(console: Console, desk: Desk, view: Any, space: int) -> None:
    """The battle being declared, the attacks on one space, or every space that can be attacked now."""
    battle = desk.shown.battle(desk.game, view)
    if space < 0 and battle is not None:
        say_lines(console, battle_lines(desk, battle))
    elif space >= 0:
        _show_space(console, desk, view, space)
    else:
        _show_targets(console, desk, view)


def _show_space(console: Console, desk: Desk, view: Any, space: int) -> None:
    """Every way to attack a space."""
    found = [previewed(desk, view, plan) for plan in desk.shown.plans_against(desk.game, view, space)]
    battles = [battle for battle in found if battle is not None]
    for battle in battles:
        say_lines(console, battle_lines(desk, battle))
    if not battles:
        say(console, f"  Nobody can attack {desk.space(space)}.")


def _show_targets(console: Console, desk: Desk, view: Any) -> None:
    """Every enemy next to whom the side whose phase it is stands."""
    side = max(0, desk.shown.active(desk.game, view))
    places = sorted({view.at[p] for p in range(len(view.at)) if desk.side_of(p) not in (-1, side) and view.at[p] >= 0})
    lines = []
    for space in places:
        plans = desk.shown.plans_against(desk.game, view, space)
        battle = previewed(desk, view, plans[0] if plans else None)
        if battle is not None:
            index = desk.game.piece_index
            labels = ", ".join(desk.counters[index[one.unit]].label for one in battle.parties[0].units)
            lines.append(f"  {desk.space(space):<26} {in_short(desk, battle)}; {labels}")
    say_lines(console, lines or [f"  No unit of the {desk.side(side)} can attack an enemy as they stand."])


def show_rules(console: Console, game_id: str, number: str) -> None:
    """A rule of the rulebook, or the list of all."""
    book = Rulebook(game_folder(game_id))
    if not number:
        say_lines(console, in_columns(book.contents(), console.width))
        return
    from rich.markdown import Markdown

    console.print(Markdown(book.text(number)))
