"""The scripted player of the Somnium games.

===========  ==================================================================
ground       what never changes: distances, points, chances
worth        what units, steps and hexes are worth, from the scoring rules
fields       numbers over the board: the pull of goals, ways to be barred
survey       a position as one side sees it, with what the enemy could do
stakes       the exact expectation of a fight or a bombardment
assault      who attacks from where, with which guns and aircraft
marching     the plan of a movement phase
posts        where a unit stands well
combat       the choices of a combat phase, on either side
aftermath    losses, retreats, advances, exchanges
deploy       setting up
weights      how much each consideration counts
manner       other ways to play a turn
judgement    what a quiet position is worth
repertoire   all this for the searching players
player       which chapter answers which decision
===========  ==================================================================
"""

from __future__ import annotations

from scirocco.players.somnium.player import SomniumPlayer
from scirocco.players.somnium.repertoire import SomniumRepertoire

__all__ = ["SomniumPlayer", "SomniumRepertoire"]
