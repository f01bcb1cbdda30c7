"""A logistic fit: how much each fact of a position tells of the chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
ROUNDS = 60


class ChanceFit(NamedTuple):
    """What each fact tells at the end and at the start of a game, and what part of the doubt the facts take away."""

    end: list[float]
    start: list[float]
    explained: float


def fit_chance(
    rests: Sequence[float],
    facts: Sequence[Sequence[float]],
    won: Sequence[float],
    prior: tuple[list[float], list[float]],
    pull: float,
) -> ChanceFit:
    """Logistic regression by Newton's steps with a pull towards a prior.

    ``rests`` is the part of the game still to come. The first fact is the constant and is not pulled; no other counts
    below zero, neither at the end nor at the start.
    """
    rest, values, aim = np.array(rests), np.array(facts), np.array(won)
    design: Floats = np.hstack([values * (1 - rest)[:, None], values * rest[:, None]])
    width = values.shape[1]
    scale = np.maximum(design.std(axis=0), 1e-6)
    scale[0] = scale[width] = 1.0
    scaled = design / scale
    start: Floats = np.array([*prior[0], *prior[1]]) * scale
    free = np.zeros(2 * width, dtype=bool)
    free[0] = free[width] = True
    pulls = np.where(free, 1e-3, pull)
    weights = start.copy()
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30)))
        slope = scaled.T @ (chance - aim) + pulls * (weights - start)
        curve = (scaled * (chance * (1 - chance))[:, None]).T @ scaled + np.diag(pulls)
        active = free | (weights > 0) | (slope < 0)
        step = np.zeros_like(weights)
        step[active] = np.linalg.solve(curve[np.ix_(active, active)], slope[active])
        weights = np.where(free, weights - step, np.maximum(0.0, weights - step))
    chance = np.clip(1 / (1 + np.exp(-np.clip(scaled @ weights, -30, 30))), 1e-6, 1 - 1e-6)
    mean = float(np.clip(aim.mean(), 1e-6, 1 - 1e-6))
    loss = -(aim * np.log(chance) + (1 - aim) * np.log(1 - chance)).mean()
    blank = -(mean * np.log(mean) + (1 - mean) * np.log(1 - mean))
    found = weights / scale
    return ChanceFit(
        [float(x) for x in found[:width]], [float(x) for x in found[width:]], float(1 - loss / max(blank, 1e-9))
    )
