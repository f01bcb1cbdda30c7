"""Scirocco: board wargames of the Mediterranean war, with every rule enforced.

>>> import scirocco
>>> game = scirocco.load("alamein")
>>> position = game.start()
>>> game.decision(position).kind
'place'
"""

from __future__ import annotations

from scirocco.games import catalogue, load

__version__ = "0.1.0"

__all__ = ["__version__", "catalogue", "compiled", "load"]


def compiled() -> bool:
    """Whether the rules run as compiled code (mypyc) or as plain Python."""
    from scirocco.core import movement

    return not (movement.__file__ or "").endswith(".py")
