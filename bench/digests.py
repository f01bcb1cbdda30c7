"""Digests of whole random games: options, events and positions go into one short number a game.

Two builds of the engine that give the same digests play the same games::

    python bench/digests.py --games 200 --other build/compiled
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import scirocco
from scirocco.core.dice import RandomDice


def digest(game: Any, number: int) -> str:
    """Play one game at random; the digest of what was offered, chosen and brought about."""
    seeds = random.Random(f"{game.id} {game.scenario} {number}")
    dice, choose = RandomDice(seeds.getrandbits(64)), random.Random(seeds.getrandbits(64))
    found = hashlib.blake2b(digest_size=8)
    pos, decisions = game.start(), 0
    while not pos.over:
        options = list(game.options(pos))
        action = choose.choice(options)
        events = game.play(pos, action, dice)
        found.update(repr((len(options), options[0], options[-1], action)).encode())
        found.update(repr(events).encode())
        found.update(repr((pos.at, pos.marks, pos.agenda)).encode())
        decisions += 1
    found.update(game.write_position(pos).encode())
    return f"{game.id} {game.scenario} {number} {decisions} {found.hexdigest()}"


def digests(only: str, first: int, games: int) -> Iterator[str]:
    """The digests of the games with these numbers, of every scenario."""
    for entry in scirocco.catalogue():
        for scenario in entry.scenarios if only in ("", entry.id) else ():
            game = scirocco.load(entry.id, scenario)
            for number in range(first, first + games):
                yield digest(game, number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20, help="how many of each scenario")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--other", metavar="FOLDER", help="compare with the engine in this folder")
    wanted = parser.parse_args()
    lines = digests(wanted.only, wanted.first, wanted.games)
    if wanted.other is None:
        for line in lines:
            print(line, flush=True)
        return
    again = [sys.argv[0], "--games", str(wanted.games), "--first", str(wanted.first), "--only", wanted.only]
    environment = {**os.environ, "PYTHONPATH": os.path.abspath(wanted.other)}
    with subprocess.Popen([sys.executable, *again], env=environment, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        count = 0
        for mine, theirs in zip(lines, other.stdout, strict=True):
            if mine != theirs.strip():
                other.kill()
                sys.exit(f"the engines differ: {mine} here, {theirs.strip()} there")
            count += 1
    print(f"{count} games, the same to the last die in both engines")


if __name__ == "__main__":
    main()
