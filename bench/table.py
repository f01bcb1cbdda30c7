"""The table of ``make bench``: every game and scenario, plain and compiled, with the machine and the commit."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import date
from pathlib import Path
from time import process_time
from typing import Any

HERE = Path(__file__).parent
SMALL = ("copy", "choices", "options", "play", "explain", "view")


def ask(folder: str, games: int, only: str) -> dict[str, Any]:
    """The measures of the engine in a folder, taken in a process of its own."""
    environment = {**os.environ, "PYTHONPATH": str(Path(folder).resolve())}
    command = [sys.executable, str(HERE / "measures.py"), str(games), *([only] if only else [])]
    answer = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(answer.stdout)
    return found


def start_up(folder: str) -> float:
    """CPU seconds of ``scirocco games``, the best of five."""
    import resource

    environment = {**os.environ, "PYTHONPATH": str(Path(folder).resolve())}
    taken: list[float] = []
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "scirocco.cli", "games"]
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        taken.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(taken)


def yardstick() -> float:
    """CPU seconds of a loop in plain Python that is always the same: how fast this machine is just now."""
    best = float("inf")
    for _ in range(5):
        began = process_time()
        total = 0
        for number in range(1_000_000):
            total += number & 7
        best = min(best, process_time() - began)
    return best


def heading() -> str:
    """Date, machine, Python and commit."""
    shown = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, cwd=HERE, check=False
    )
    processor = platform.processor() or platform.machine()
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    return (
        f"{date.today():%d %B %Y}, commit {shown.stdout.strip() or 'unknown'}, Python {platform.python_version()}, "
        f"{processor}, {os.cpu_count()} processors, load {load}; a million rounds of a plain loop take "
        f"{1000 * yardstick():.0f} ms."
    )


def report(plain: dict[str, Any], compiled: dict[str, Any], starts: tuple[float, float]) -> str:
    """All of it as Markdown."""
    lines = [heading(), "", "Random players, full legality, one process, CPU time:", ""]
    lines += ["| game | plain | compiled | factor | games per CPU-second |", "|---|---|---|---|---|"]
    for slow, fast in zip(plain["games"], compiled["games"], strict=True):
        factor = fast["decisions_per_second"] / slow["decisions_per_second"]
        lines.append(
            f"| {fast['game']} {fast['scenario']} | {slow['decisions_per_second']:,.0f} | "
            f"{fast['decisions_per_second']:,.0f} | {factor:.1f} | {fast['games_per_second']:.1f} |"
        )
    lines += ["", "Microseconds, means over 400 positions of a random game, plain / compiled:", ""]
    lines += ["| game | " + " | ".join(SMALL) + " | bytes |", "|---" * (len(SMALL) + 2) + "|"]
    for slow, fast in zip(plain["games"], compiled["games"], strict=True):
        cells = [f"{slow[name]:.1f} / {fast[name]:.1f}" for name in SMALL]
        lines.append(f"| {fast['game']} {fast['scenario']} | " + " | ".join(cells) + f" | {fast['bytes']:.0f} |")
    lines += ["", f"`scirocco games`: {starts[0]:.2f} s of CPU time plain, {starts[1]:.2f} s compiled."]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="random games of each scenario")
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--other", default="build/compiled", help="the folder of the compiled engine")
    wanted = parser.parse_args()
    source = str(HERE.parent / "src")
    plain = ask(source, max(3, wanted.games // 5), wanted.only)
    compiled = ask(wanted.other, wanted.games, wanted.only)
    if plain["compiled"] or not compiled["compiled"]:
        sys.exit("the engines are not what they should be: run `make plain`, then `make bench`")
    print(report(plain, compiled, (start_up(source), start_up(wanted.other))))


if __name__ == "__main__":
    main()
