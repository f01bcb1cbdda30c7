"""Proposals for a side's weights: a separable CMA-ES over the knobs of its script.

Separable, because some forty knobs are turned and a generation has hardly more proposals: how one knob goes with
another could not be learnt from so few.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from cmaes import SepCMA  # type: ignore[import-untyped]

from scirocco.lab.knobs import Bench

FARTHEST = 3.0
"""No knob is turned farther than so many steps."""
SETTLING = 4
"""The result is the mean of the centres of the last generations, one in so many: one centre alone is left more to
chance."""


class Proposals:
    """One side's search for its weights: ask, play, learn."""

    def __init__(self, bench: Bench, population: int, seed: int, reach: float) -> None:
        size = len(bench.knobs)
        self.bench = bench
        self.population = population
        self._search = SepCMA(
            mean=np.zeros(size),
            sigma=reach,
            bounds=np.array([[-FARTHEST, FARTHEST]] * size),
            population_size=population,
            seed=seed,
        )
        self._asked: list[Any] = []
        self._centres: list[Any] = []

    def ask(self) -> list[dict[str, float]]:
        """A generation of weights."""
        self._asked = [self._search.ask() for _ in range(self.population)]
        return [self.bench.values(point) for point in self._asked]

    def learn(self, worths: Sequence[float]) -> None:
        """What each of the generation gained."""
        self._search.tell([(point, -worth) for point, worth in zip(self._asked, worths, strict=True)])
        self._centres.append(np.array(self._search.mean))

    @property
    def start(self) -> dict[str, float]:
        """The weights with which the search began."""
        return self.bench.values([0.0] * len(self.bench.knobs))

    @property
    def centre(self) -> dict[str, float]:
        """The weights around which the next generation would lie."""
        return self.bench.values(self._search.mean)

    @property
    def settled(self) -> dict[str, float]:
        """What the search has come to."""
        last = self._centres[-max(1, -(-len(self._centres) // SETTLING)) :]
        return self.bench.values(np.mean(last, axis=0)) if last else self.start
