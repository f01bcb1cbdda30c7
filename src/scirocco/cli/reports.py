"""What a player asks about the position: units, odds, the score, a rule."""

from __future__ import annotations

from rich.console import Console

from scirocco.cli.chances import Chance, summary_text
from scirocco.cli.choices import in_columns, unit_cell
from scirocco.cli.names import hex_name, side_name, unit_names, values
from scirocco.cli.preview import (
    Assault,
    Fire,
    assault_on,
    bombardment_on,
    full_air,
    shifts_text,
    weigh_battle,
    weigh_fire,
)
from scirocco.cli.rulebook import Rulebook
from scirocco.cli.screen import say, say_lines
from scirocco.core.board import members
from scirocco.core.errors import NotationError
from scirocco.games import game_folder
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.odds import terrain_shifts
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.scoring import score_lines
from scirocco.systems.somnium.stacks import occupied, on_map, units_in
from scirocco.systems.somnium.units import MARK_WORDS

SCORE_WORDS = {
    "crests": "{what} held",
    "place": "{what} held",
    "destroyed": "{what} units destroyed",
    "left": "own units that left over the {what} edge",
    "intact": "{what} on the map",
    "fell": "{what} was in enemy hands",
}


def score_lines_text(game: Somnium, pos: SomniumPosition) -> list[str]:
    """10.2: the points as they stand, line by line."""
    found: list[str] = []
    for side in range(len(game.sides)):
        lines = [line for line in score_lines(game, pos) if line.side == side]
        found.append(f"{side_name(game, side)}: {sum(line.points for line in lines)} points")
        for line in lines:
            what = SCORE_WORDS[line.kind].format(what=line.what)
            found.append(f"  {line.points:>4}   {line.times} x {line.each}   {what}")
    return found


def show_units(console: Console, game: Somnium, pos: SomniumPosition, space: int) -> None:
    """The units in one hex with all there is to know, or every unit on the map in short."""
    if space >= 0:
        ground = game.board.terrain[space]
        features = " ".join(sorted(game.board.features[space]))
        say(console, f"{hex_name(game, space)}: {ground} {features}".rstrip())
        here = [unit for side in range(len(game.sides)) for unit in units_in(game, pos, side, space)]
        say_lines(console, [_in_full(game, pos, unit) for unit in here] or ["  nobody"])
        return
    for side in range(len(game.sides)):
        units = [unit for unit in game.army[side] if on_map(game, pos, unit)]
        say(console, f"{side_name(game, side)}: {len(units)} units on the map", "bold")
        say_lines(console, in_columns([unit_cell(game, pos, unit) for unit in units], console.width))


def _in_full(game: Somnium, pos: SomniumPosition, unit: int) -> str:
    counter = game.units[unit]
    marks = ", ".join(word for word, bit in MARK_WORDS.items() if pos.marks[unit] & bit and word != "restless")
    other = f"reduced {counter.reduced_attack}-{counter.reduced_defence}-{counter.movement}"
    division = f", {counter.formation}" if counter.formation else ""
    return (
        f"  {counter.id:<16} {counter.label:<10} {values(game, pos, unit):<9} {counter.name}, "
        f"{counter.nation}{division}, {counter.type}, {other}{f'; {marks}' if marks else ''}"
    )


def show_odds(console: Console, game: Somnium, pos: SomniumPosition, space: int) -> None:
    """The battle being declared, the attack on one hex, or every hex that can be attacked now."""
    battle = pos.battle
    if space < 0 and battle is not None:
        if any(task.stage == "bombardment" for task in pos.agenda):
            _show_fire(console, game, pos, battle.target, weigh_fire(game, pos, battle))
        else:
            _show_assault(console, game, weigh_battle(game, pos, battle))
        return
    if space >= 0:
        _show_hex(console, game, pos, space)
        return
    side = _attacking_side(game, pos)
    lines = []
    for target in members(occupied(game, pos, 1 - side)):
        found = assault_on(game, pos, side, target)
        if found.battle.attackers:
            labels = ", ".join(game.units[unit].label for unit in found.battle.attackers)
            attack = found.attack
            odds = f"{attack.attack:>2} : {attack.defence:<2} {attack.column:<4} {summary_text(attack.chances)}"
            lines.append(f"  {hex_name(game, target):<26} {odds}; {labels}")
    say_lines(console, lines or [f"  No unit of the {side_name(game, side)} stands next to an enemy."])


def _attacking_side(game: Somnium, pos: SomniumPosition) -> int:
    decision = game.decision(pos)
    if pos.phase > 0:
        return game.phase_side(pos.phase)
    return decision.side if decision is not None else 0


def _show_hex(console: Console, game: Somnium, pos: SomniumPosition, space: int) -> None:
    defender = next((side for side in range(len(game.sides)) if units_in(game, pos, side, space)), -1)
    if defender < 0:
        raise NotationError(f"nobody stands in {hex_name(game, space)}, so nobody can be attacked there")
    attacker = 1 - defender
    found = assault_on(game, pos, attacker, space)
    if found.battle.attackers:
        _show_assault(console, game, found)
    else:
        say(
            console,
            f"  No unit of the {side_name(game, attacker)} that could attack stands next to {hex_name(game, space)}.",
        )
    guns = bombardment_on(game, pos, attacker, space, 0)
    if guns.strength:
        say(console, "  By guns alone:")
        _show_fire(console, game, pos, space, guns)
    air = full_air(game, pos, attacker)
    if air >= game.strike_minimum:
        say(console, "  From the air alone:")
        _show_fire(console, game, pos, space, bombardment_on(game, pos, attacker, space, air))


def _show_assault(console: Console, game: Somnium, found: Assault) -> None:
    attack, battle = found.attack, found.battle
    names = unit_names(game, [*battle.attackers, *battle.guns])
    say(console, f"  {hex_name(game, battle.target)} attacked by {names or 'nobody yet'}:")
    shifts = f"; {shifts_text(game, found.shifts)}; column {attack.column}" if found.shifts else ""
    say(console, f"  {attack.attack} against {attack.defence} is {attack.base}{shifts}.")
    say_lines(console, chance_lines(attack.chances))


def _show_fire(console: Console, game: Somnium, pos: SomniumPosition, space: int, found: Fire) -> None:
    defender = 1 if units_in(game, pos, 1, space) else 0
    shifts = tuple(terrain_shifts(game, pos, defender, space, []))
    moved = f"; {shifts_text(game, shifts)}" if shifts else ""
    say(
        console,
        f"  {found.strength} points x vulnerability {found.vulnerability} = {found.strength * found.vulnerability}"
        f"{moved}; column {found.column}.",
    )
    say_lines(console, chance_lines(found.chances))


def chance_lines(chances: tuple[Chance, ...]) -> list[str]:
    """A line for each result: chances of 36, percent, meaning."""
    return [f"    {c.result:<8} {c.throws:>2}/36 {c.percent:>5.1f} %  {c.meaning}" for c in chances]


def show_rules(console: Console, game_id: str, number: str) -> None:
    """A rule of the rulebook, or the list of all."""
    book = Rulebook(game_folder(game_id))
    if not number:
        say_lines(console, in_columns(book.contents(), console.width))
        return
    from rich.markdown import Markdown

    console.print(Markdown(book.text(number)))
