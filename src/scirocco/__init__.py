"""Scirocco: board wargames of the Mediterranean war, with every rule enforced.

>>> import scirocco
>>> game = scirocco.load("alamein")
>>> position = game.start()
>>> game.decision(position).kind
'place'
"""

from __future__ import annotations

from scirocco.built import compiled, how_built
from scirocco.games import catalogue, load

__version__ = "0.1.0"

__all__ = ["__version__", "catalogue", "compiled", "how_built", "load"]
