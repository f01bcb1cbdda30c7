"""The players of the area games.

===========  ==================================================================
weights      how much each consideration counts
survey       a position as one side sees it: worth of units and areas, ways
stakes       the exact expectation of a fight, a bombardment, a landing
posts        how well a unit stands in an area, by named considerations
orders       what to do in an activated area, and which area to activate
choices      everything else: leaders, guns, losses, retreats, drops, set-up
manner       how a player turn is to be played
reasons      why, in words and odds
player       which chapter answers which decision
judgement    what a position is worth
repertoire   what the search needs to know
printed      the Commonwealth of the printed solitaire rules
===========  ==================================================================
"""

from __future__ import annotations

from scirocco.players.areas.player import AreasPlayer
from scirocco.players.areas.printed import PrintedPlayer
from scirocco.players.areas.repertoire import AreasRepertoire, MarshalRepertoire

__all__ = ["AreasPlayer", "AreasRepertoire", "MarshalRepertoire", "PrintedPlayer"]
