"""How the cost of a decision grows with units and hexes: made-up games on open plains, drawn as two small curves."""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path
from time import process_time

import scirocco
from scirocco.core.dice import RandomDice

HEXES = (100, 200, 400, 800, 1600)
UNITS = (10, 20, 40, 80, 160)
USUAL_HEXES, USUAL_UNITS = 400, 40
DECISIONS = 3000

GAME = """id = "plains"
title = "Plains"
original = "Plains"
publisher = "nobody"
system = "somnium"
summary = "A made-up game to measure with."
first_day = "1942-01-01"
days_per_turn = 1
turns = 20
sequence = ["red", "blue"]
stacking = 3
sides = [
    { id = "blue", name = "Blue", nations = { Blueland = "BL" } },
    { id = "red", name = "Red", nations = { Redland = "RD" } },
]
scoring = [{ kind = "place", place = "Middle", points = 1 }]

[air]
cap = 3
strike_minimum = 2
bands = [{ side = "red", first = 1, last = 20, points = 4 }]

[integrity]
"""
ONLY = """title = "Only"
rule = "1.0"
summary = "All meet."
setup = [{{ side = "red", units = ["u{}"] }}]
"""
ROWS = ("2-12", "3-11", "4-10", "5-9", "6-8", "7")
TABLES = """[vulnerability]
soft = { air = 2, guns = 2 }

[types]
FOOT = { name = "foot", vulnerability = "soft", infantry = true }

[terrain]
plain = { open = true }
"""


def write_game(folder: Path, hexes: int, units: int) -> None:
    """A square board of plains with half the units in its west and half in its east."""
    side = round(hexes**0.5)
    ids = [f"{column:02}{row:02}" for column in range(1, side + 1) for row in range(1, side + 1)]
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "only.toml").write_text(ONLY.format(units - 1))
    (folder / "game.toml").write_text(GAME)
    combat = "\n".join(f'"{row}" = ["DVI ARI", "IMP", "DRI AVI"]' for row in ROWS)
    guns = "\n".join(f'"{row}" = ["DI", "DI"]' for row in ROWS)
    tables = f'[combat]\ncolumns = ["1-2", "1-1", "2-1"]\n[combat.rows]\n{combat}\n[bombardment]\nlimits = [10]\n'
    (folder / "tables.toml").write_text(f"{tables}[bombardment.rows]\n{guns}\n{TABLES}")
    (folder / "board.toml").write_text(
        f'title = "Plains"\nsubtitle = "A made-up map"\n[layout]\norientation = "flat-top"\ncolumns = {side}\n'
        f"rows = {side}\n[georeference]\nlatitude = 45.0\nlongitude = 9.0\na = [[2.0, 0.0, 0.0], [0.0, 2.0, 0.0]]\n"
        f'[places]\nMiddle = "{ids[len(ids) // 2]}"\n'
    )
    owners = ["blue" if number < len(ids) // 2 else "red" for number in range(len(ids))]
    lines = [f"{space},plain,,,{owner},printed" for space, owner in zip(ids, owners, strict=True)]
    (folder / "hexes.csv").write_text("\n".join(["hex,terrain,features,name,side,provenance", *lines]) + "\n")
    rows = [
        "id,name,label,nation,side,formation,type,motorised,attack,defence,movement,reduced_attack,reduced_defence,hex,values_from"
    ]
    for number in range(units):
        blue = number < units // 2
        place = ids[(number * 3 // 2) % (len(ids) // 3)] if blue else ids[-1 - (number * 3 // 2) % (len(ids) // 3)]
        owner = "Blueland,blue" if blue else "Redland,red"
        rows.append(f"u{number},Unit {number},{number},{owner},,FOOT,,3,3,5,2,2,{place},printed")
    (folder / "pieces.csv").write_text("\n".join(rows) + "\n")


def cost(hexes: int, units: int) -> float:
    """Microseconds of CPU time a decision."""
    with tempfile.TemporaryDirectory() as folder:
        write_game(Path(folder), hexes, units)
        game = scirocco.load(folder)
    best = float("inf")
    for _ in range(3):
        rng, dice, pos = random.Random(1), RandomDice(1), game.start()
        played = 0
        began = process_time()
        while played < DECISIONS:
            if pos.over:
                pos = game.start()
            game.play(pos, rng.choice(game.choices(pos)), dice)
            played += 1
        best = min(best, process_time() - began)
    return 1e6 * best / DECISIONS


def curve(left: int, title: str, numbers: tuple[int, ...], values: list[float], top: float) -> str:
    """One panel of the picture: equal steps for each doubling."""
    across = [left + 50 + 55 * i for i in range(len(numbers))]
    up = [190 - 140 * value / top for value in values]
    points = " ".join(f"{x},{y:.1f}" for x, y in zip(across, up, strict=True))
    parts = [
        f'<text x="{left + 50}" y="24" font-size="13">{title}</text>',
        f'<path d="M{left + 40} 40V190H{left + 290}" fill="none" stroke="#8a8577"/>',
        f'<polyline points="{points}" fill="none" stroke="#8c3b1f" stroke-width="2"/>',
    ]
    for x, y, number, value in zip(across, up, numbers, values, strict=True):
        parts.append(f'<circle cx="{x}" cy="{y:.1f}" r="3" fill="#8c3b1f"/>')
        parts.append(f'<text x="{x}" y="{y - 8:.1f}" text-anchor="middle">{value:.0f}</text>')
        parts.append(f'<text x="{x}" y="206" text-anchor="middle">{number}</text>')
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", default=str(Path(__file__).parent / "growth.svg"))
    wanted = parser.parse_args()
    by_hexes = [cost(hexes, USUAL_UNITS) for hexes in HEXES]
    by_units = [cost(USUAL_HEXES, units) for units in UNITS]
    top = max(*by_hexes, *by_units)
    for name, numbers, values in (("hexes", HEXES, by_hexes), ("units", UNITS, by_units)):
        print(name, ", ".join(f"{number}: {value:.1f} µs" for number, value in zip(numbers, values, strict=True)))
    how = "compiled" if scirocco.compiled() else "plain Python"
    Path(wanted.out).write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 236" width="620" height="236" '
        'font-family="sans-serif" font-size="10" fill="#3a362d"><rect width="620" height="236" fill="#fbf8f0"/>\n'
        + curve(0, f"µs a decision by hexes, {USUAL_UNITS} units", HEXES, by_hexes, top)
        + curve(310, f"µs a decision by units, {USUAL_HEXES} hexes", UNITS, by_units, top)
        + f'\n<text x="50" y="226">Random play on open plains, {how}.</text></svg>\n',
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
