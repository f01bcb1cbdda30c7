"""What a map of the Middle Sea names besides the places of the game: waters, mountain ranges, chief towns.

A board file says that a hex is called Nebrodi, not that this is a range and no
village; a cartographer knows. Waters lie where no hex has a name at all.
"""

from __future__ import annotations

from scirocco.drawing.plan import Plan, is_inside
from scirocco.drawing.svg import Point

# name, latitude, longitude of its middle, and how it lies on the map: degrees clockwise from level
SEAS: tuple[tuple[str, float, float, float], ...] = (
    ("Tyrrhenian Sea", 38.42, 14.05, 0.0),
    ("Ionian Sea", 37.15, 15.62, 76.0),
    ("Sicilian Channel", 36.95, 13.55, 24.0),
)
SEA = "Mediterranean"

RANGES = frozenset({"Madonie", "Monti Erei", "Monti Iblei", "Monti Sicani", "Nebrodi", "Peloritani"})
CHIEF_TOWNS = frozenset({"Palermo", "Catania", "Messina", "Siracusa", "Tobruk", "El Alamein"})


def seas_of(plan: Plan) -> list[tuple[str, Point | None, float | None]]:
    """The waters of a sheet with the point and the slant each should have; one sea, anywhere, when none is known."""
    found: list[tuple[str, Point | None, float | None]] = []
    for name, latitude, longitude, slant in SEAS:
        point = plan.of_earth(latitude, longitude)
        if point is not None and is_inside(plan.frame, point):
            found.append((name, point, slant))
    return found or [(SEA, None, None)]
