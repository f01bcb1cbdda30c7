"""A second reading of the rules, to hold the engine against.

Each judge here was written from a printed rulebook and knows nothing of ``scirocco.systems``: it reads the game's
data files with readers of its own, takes a position as text, and says what no legal play could have brought about.
It is slow and plain on purpose. What it shares with the engine is only what both read: maps, counters, the notation.
"""
