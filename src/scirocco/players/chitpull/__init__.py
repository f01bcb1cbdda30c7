"""The scripted player of the chit-pull games.

===========  ==================================================================
survey       a position as one side sees it: goals, distances, dangers, worth
fights       the expectation of an armour or a general attack, by the tables
marching     the plan of an activation's movement
posts        where units stand well, by considerations
aftermath    losses, retreats, advances, reactions, the initial phase
weights      how much each consideration counts
manner       how an activation is to be played
judgement    what a position is worth
reasons      why, in words
player       which chapter answers which decision
repertoire   what the search needs to know
===========  ==================================================================
"""

from __future__ import annotations

from scirocco.players.chitpull.player import ChitPullPlayer
from scirocco.players.chitpull.repertoire import ChitPullRepertoire

__all__ = ["ChitPullPlayer", "ChitPullRepertoire"]
