"""Fields over the board: one number for each hex."""

from __future__ import annotations

import heapq
import math
from collections.abc import Mapping

from scirocco.core.board import members
from scirocco.players.somnium.ground import FAR, Ground
from scirocco.systems.somnium.engagement import zone_of
from scirocco.systems.somnium.game import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import occupied

ENEMY_HEX = 4.0
"""Hexes of detour an enemy stack in the way is worth."""
ENEMY_ZONE = 1.0
"""The same for a hex next to the enemy."""
SLACK = 3
"""Detours up to this many hexes still count as on the way."""
CHIEF_CHARGES = 3
CHIEF_STACKS = 12
"""Of the prizes and the stacks that make for them only the greatest are looked at."""


def pull_field(game: Somnium, pos: SomniumPosition, side: int, goals: Mapping[int, float], decay: float) -> list[float]:
    """How strongly each hex is drawn to the goals, in hexes: the logarithm of the best goal's worth less its distance.

    Enemies and their zones lengthen the way; minefields and hills do as the movement rules say.
    """
    size = game.board.size
    worst = -1000.0
    field = [worst] * len(game.board.ids)
    if not goals:
        return field
    rate = -math.log(decay)
    links = game.network(side, False, pos.cleared).links
    enemies, zone = occupied(game, pos, 1 - side), zone_of(game, pos, 1 - side)
    heap = [(-math.log(max(value, 0.1)) / rate, space) for space, value in goals.items()]
    heapq.heapify(heap)
    done = 0
    while heap:
        far, here = heapq.heappop(heap)
        if done >> here & 1:
            continue
        done |= 1 << here
        field[here] = -far
        toll = ENEMY_HEX if enemies >> here & 1 else ENEMY_ZONE if zone >> here & 1 else 0.0
        for there, cost in links[here]:
            if there < size and not done >> there & 1:
                heapq.heappush(heap, (far + cost / 2 + toll, there))
    return field


def blocking_field(
    ground: Ground, charges: Mapping[int, float], attack: Mapping[int, float], spaces: int
) -> list[float]:
    """From 0 to 1: how much of the attack must come through each hex on its way to the chief charges."""
    field = [0.0] * spaces
    chief = sorted(charges.items(), key=lambda item: (-item[1], item[0]))[:CHIEF_CHARGES]
    strong = sorted(attack.items(), key=lambda item: (-item[1], item[0]))[:CHIEF_STACKS]
    for charge, prize in chief:
        to_charge = ground.far[charge]
        for start, strength in strong:
            way = to_charge[start]
            if way >= FAR:
                continue
            from_start = ground.far[start]
            weight = prize * strength / (4 + way)
            for space in range(len(ground.far)):
                slack = to_charge[space] + from_start[space] - way
                if slack < SLACK:
                    field[space] += weight * (1 - slack / SLACK)
    top = max(field)
    return [value / top for value in field] if top > 0 else field


def covered_by(game: Somnium, spaces: int) -> int:
    """Mask of hexes held or watched by units in some hexes: the hexes and their zones."""
    mask = spaces
    for space in members(spaces):
        mask |= game.ring[space]
    return mask
