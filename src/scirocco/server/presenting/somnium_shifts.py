"""Every column shift of a Somnium battle with its rule, and those that do not apply, with the reason."""

from __future__ import annotations

from scirocco.core.position import DEAD
from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.mines import is_mined_for
from scirocco.systems.somnium.odds import Shift, assess, defenders, defending_side, has_naval_support, terrain_shifts
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.telling.messages import Message, message, pieces, word
from scirocco.telling.somnium import DIVISION, SHIFTS, shift_reason


def _applied(game: Somnium, shift: Shift) -> shapes.Shift:
    code = "division" if shift.reason.startswith(DIVISION) else SHIFTS.get(shift.reason, "terrain")
    return shapes.Shift(
        rule=game.ref(shift.number), code=code, reason=shown(shift_reason(shift.reason)), amount=shift.columns
    )


def _barred(game: Somnium, number: str, reason: str, columns: int, why: Message) -> shapes.Shift:
    shift = _applied(game, Shift(number, reason, columns))
    shift.applies, shift.why = False, shown(why)
    return shift


def assault_shifts(game: Somnium, pos: SomniumPosition, fight: Battle) -> list[shapes.Shift]:
    """What :func:`assess` counted, then what could have counted and does not."""
    counted = assess(game, pos, fight).shifts
    found = [_applied(game, shift) for shift in counted]
    reasons = {shift.reason for shift in counted}
    inside, side = defenders(game, pos, fight), defending_side(game, pos, fight)
    terrain = game.board.terrain[fight.target]
    if not game.terrain_columns[fight.target] and "water" not in reasons:
        found.append(_barred(game, "5.1.2", terrain, 0, message("somnium-unless-no-terrain")))
    found += _water(game, pos, fight, reasons)
    if "siege" not in reasons:
        found.append(_barred(game, "5.1.3", "siege", 1, message("somnium-unless-way-out")))
    found += _divisions(game, pos, (*fight.attackers, *fight.guns), 1, reasons)
    found += _divisions(game, pos, (*inside, *fight.support), -1, reasons)
    if game.has_armour_bonus and "armour" not in reasons:
        found.append(_barred(game, "5.1.5", "armour", 1, _why_no_armour(game, fight, inside)))
    mined = [unit for unit in fight.attackers if is_mined_for(game, pos, 1 - side, pos.at[unit])]
    if mined and "attack out of mines" not in reasons:
        found.append(_barred(game, "9.2", "attack out of mines", -1, message("somnium-unless-not-all-mined")))
    if side == game.naval_side and "naval support" not in reasons:
        found.append(_barred(game, "9.0n", "naval support", -1, message("somnium-unless-no-ships")))
    return found


def _water(game: Somnium, pos: SomniumPosition, fight: Battle, reasons: set[str]) -> list[shapes.Shift]:
    """5.1.2: water that some attackers cross, or that counts less than the ground."""
    crossed = [game.hexside_columns(fight.target, pos.at[unit]) for unit in fight.attackers]
    if "water" in reasons or not any(crossed):
        return []
    why = "somnium-unless-better-ground" if all(crossed) else "somnium-unless-not-all-over-water"
    return [_barred(game, "5.1.2", "water", -max(crossed), message(why))]


def _divisions(
    game: Somnium, pos: SomniumPosition, present: tuple[int, ...], columns: int, reasons: set[str]
) -> list[shapes.Shift]:
    """5.1.4: divisions of which more than one counter fights, but not all; one that lost a counter for good is out."""
    found = []
    for formation in sorted({game.units[unit].formation for unit in present}):
        whole = game.divisions.get(formation, frozenset())
        here = [unit for unit in present if unit in whole]
        missing = sorted(whole.difference(here))
        lost = any(pos.at[unit] == DEAD for unit in missing)
        if len(here) > 1 and missing and not lost and f"{DIVISION}{formation}" not in reasons:
            why = message("somnium-unless-division", pieces=pieces(game, missing))
            found.append(_barred(game, "5.1.4", f"{DIVISION}{formation}", columns, why))
    return found


def _why_no_armour(game: Somnium, fight: Battle, inside: list[int]) -> Message:
    """5.1.5: the first condition that fails."""
    if not game.is_open[fight.target]:
        return message("somnium-unless-ground", terrain=word(f"terrain-{game.board.terrain[fight.target]}"))
    if not any(game.units[unit].armour for unit in fight.attackers):
        return message("somnium-unless-no-tanks")
    if not any(game.units[unit].infantry for unit in inside):
        return message("somnium-unless-no-infantry")
    return message("somnium-unless-tanks-defend")


def fire_shifts(game: Somnium, pos: SomniumPosition, fight: Battle) -> list[shapes.Shift]:
    """C25: terrain, works and mines count against fire from afar too; ships only against guns."""
    side = defending_side(game, pos, fight)
    found = [_applied(game, shift) for shift in terrain_shifts(game, pos, side, fight.target, [])]
    if has_naval_support(game, pos, side, defenders(game, pos, fight)):
        if fight.guns:
            found.append(_applied(game, Shift("9.0n", "naval support", -1)))
        else:
            found.append(_barred(game, "9.0n", "naval support", -1, message("somnium-unless-from-afar")))
    return found
