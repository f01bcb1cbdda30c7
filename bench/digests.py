"""Digests of whole random games: every option, event and position goes into one short number a game.

Two builds of the engine that print the same lines play the same games::

    python bench/digests.py --games 200 > compiled.txt
"""

from __future__ import annotations

import argparse
import hashlib
import random
from typing import Any

import scirocco
from scirocco.core.dice import RandomDice


def digest(game: Any, number: int) -> str:
    """Play one game at random; the digest of all that was offered, chosen and brought about."""
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many of each scenario")
    parser.add_argument("--first", type=int, default=0, help="the number of the first")
    parser.add_argument("--only", default="", help="a game")
    wanted = parser.parse_args()
    for entry in scirocco.catalogue():
        for scenario in entry.scenarios if wanted.only in ("", entry.id) else ():
            game = scirocco.load(entry.id, scenario)
            for number in range(wanted.first, wanted.first + wanted.games):
                print(digest(game, number), flush=True)


if __name__ == "__main__":
    main()
