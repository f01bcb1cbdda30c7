"""Notices when the engine has become slower by a third. It warns; it never fails.

What is compared does not depend on the machine: instructions counted by callgrind where valgrind is installed, else CPU
time divided by that of a loop that is always the same. ``--save`` writes the present figures down as the new measure.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

HERE = Path(__file__).parent
BASELINE = HERE / "baseline.json"
TOO_SLOW = 4 / 3
GAMES = 2


def play(name: str, games: int) -> int:
    """Play some random games; how many decisions they took."""
    import scirocco
    from scirocco.core.dice import RandomDice

    game = scirocco.load(name)
    decisions = 0
    for number in range(games):
        rng, dice, pos = random.Random(number), RandomDice(number), game.start()
        while not pos.over:
            game.play(pos, rng.choice(game.choices(pos)), dice)
            decisions += 1
    return decisions


def instructions(engine: str, name: str) -> float:
    """Instructions a decision: what two games more take, so that start-up does not count."""
    counts: list[tuple[int, int]] = []
    for games in (1, 1 + GAMES):
        with tempfile.TemporaryDirectory() as folder:
            tool = ["valgrind", "--tool=callgrind"]
            command = [
                *tool,
                f"--callgrind-out-file={folder}/out",
                sys.executable,
                __file__,
                "--play",
                name,
                str(games),
            ]
            done = subprocess.run(command, env=_environment(engine), capture_output=True, text=True, check=True)
        counted = re.search(r"Collected : (\d+)", done.stderr)
        assert counted is not None, done.stderr
        counts.append((int(counted[1]), int(done.stdout.split()[0])))
    (first, few), (second, more) = counts
    return (second - first) / (more - few)


def ratio(engine: str, name: str) -> float:
    """CPU time of a decision over that of a thousand rounds of a plain loop."""
    command = [sys.executable, __file__, "--ratio", name, "5"]
    done = subprocess.run(command, env=_environment(engine), capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure_ratio(name: str, games: int) -> float:
    play(name, 1)
    best = float("inf")
    for _ in range(3):
        began = process_time()
        total = 0
        for number in range(300_000):
            total += number & 7
        loop = (process_time() - began) / 300
        began = process_time()
        decisions = play(name, games)
        best = min(best, (process_time() - began) / decisions / loop)
    return best


def _environment(engine: str) -> dict[str, str]:
    """Modules are kept as bytecode, or most of what is counted would be their translation at the start."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, "PYTHONPATH": str(Path(engine).resolve()), "PYTHONHASHSEED": "0"}


def main() -> None:
    if sys.argv[1:2] == ["--play"]:
        print(play(sys.argv[2], int(sys.argv[3])))
        return
    if sys.argv[1:2] == ["--ratio"]:
        print(measure_ratio(sys.argv[2], int(sys.argv[3])))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", default="build/compiled", help="the folder of the compiled engine")
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--save", action="store_true", help="write the figures down as the new measure")
    wanted = parser.parse_args()
    import scirocco

    kind, measure = ("instructions", instructions) if shutil.which("valgrind") else ("ratio", ratio)
    known: dict[str, Any] = json.loads(BASELINE.read_text()) if BASELINE.is_file() else {}
    for entry in scirocco.catalogue():
        if wanted.only not in ("", entry.id):
            continue
        now = measure(wanted.engine, entry.id)
        before = known.get(kind, {}).get(entry.id)
        told = f"{entry.id}: {now:,.1f} {kind} a decision"
        if before is None:
            print(f"{told}; nothing to compare with, `python bench/guard.py --save` writes it down")
        elif now > TOO_SLOW * before:
            print(f"WARNING {told}, {now / before:.2f} times the {before:,.1f} it was: it has become slower")
        else:
            print(f"{told}, {now / before:.2f} times what it was")
        if wanted.save:
            known.setdefault(kind, {})[entry.id] = round(now, 1)
    if wanted.save:
        BASELINE.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
