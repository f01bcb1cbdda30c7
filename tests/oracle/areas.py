"""Operation Merkur, read from its printed rulebook: what may be true of a position."""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush

from tests.oracle.reading import Row, Text, once, read, rows

OTHER = {"german": "commonwealth", "commonwealth": "german"}
MOST_IN_AN_AREA, FORTS, TURNS = 6, 6, 24  # 5.1, 3.2, 1.2
GROUND = {"flat": 1, "rough": 1, "steep": 2, "mountain": 4}  # 6.1
ROAD, STRATEGIC, ENEMY = 1, 6, 1  # 6.1
MECHANISED = {"tank", "recce_mot"}
AIRBORNE = {"para", "para_eng"}
HEADQUARTERS = {"hq_div", "hq_rgt", "hq_bde"}
MAORI = "cw_28_maori"  # 11
LEVELS = ["german", "german", "german", "german", "", "commonwealth"]  # 10: by objectives still held, 5 or more alike


class Areas:
    """Operation Merkur as its map, its counters and its rulebook have it."""

    def __init__(self, game: str = "merkur") -> None:
        areas = rows(game, "areas.csv")
        self.terrain = {row["area"]: row["terrain"] for row in areas}
        self.features = {row["area"]: set(row["features"].split()) for row in areas}
        self.strategic = {row["area"] for row in areas if row["sheet"] == "strategic"}
        self.objectives = {area for area, has in self.features.items() if "objective" in has}
        self.links = {row["area"]: [word.rstrip("*") for word in row["links"].split()] for row in areas}
        self.roads = {row["area"]: {word[:-1] for word in row["links"].split() if word.endswith("*")} for row in areas}
        self.pieces: dict[str, Row] = {row["id"]: row for row in rows(game, "pieces.csv")}
        self.side = {piece: row["side"] for piece, row in self.pieces.items()}

    def read(self, text: str) -> Text:
        return read(text, self.pieces)

    @staticmethod
    def is_night(turn: int) -> bool:
        """1.2: two turns by day, then one by night."""
        return turn % 3 == 0

    @once
    def stands(self, pos: Text, side: str) -> dict[str, list[str]]:
        """The areas a side stands in, and who is there."""
        found: dict[str, list[str]] = {}
        for piece, stand in pos.stands.items():
            if self.side[piece] == side and stand.place in self.terrain:
                found.setdefault(stand.place, []).append(piece)
        return found

    # --- a position by itself

    def complaints(self, pos: Text) -> list[str]:
        """Everything in a position that the rulebook rules out."""
        found = [f"{piece} is named twice" for piece in pos.twice]
        if not 0 <= pos.turn <= TURNS:
            found.append(f"there is no turn {pos.turn}")
        for piece, stand in pos.stands.items():
            found += self._unit(pos, piece, stand.place)
        for side in OTHER:
            for area, pieces in self.stands(pos, side).items():
                if len(pieces) > MOST_IN_AN_AREA and area not in self.strategic:
                    found.append(f"{len(pieces)} units of the {side} side stand in {area}")
        return [*found, *self._forts(pos), *self._night(pos)]

    def _unit(self, pos: Text, piece: str, place: str) -> list[str]:
        if place not in self.terrain:
            return [] if place in ("dead", "away") else [f"{piece} is nowhere: {place}"]
        row, found = self.pieces[piece], []
        if row["type"] == "air":
            found.append(f"the aircraft {piece} stands in {place}")
        if row["entry"] and pos.turn < int(row["turn"]) and pos.turn > 0:
            found.append(f"{piece} is on the map before its turn")
        came_there = row["entry"] == "sea" and "beach" in self.features[place]
        came_there |= row["entry"] == "air" and self.terrain[place] == "flat"
        if row["type"] in MECHANISED and "road" not in self.features[place] and not came_there:
            found.append(f"{piece} stands in {place}, where there is no road")
        return found

    def _forts(self, pos: Text) -> list[str]:
        """3.2: six forts at most, not in towns, and none without a garrison."""
        forts, garrisons = pos.words("forts"), self.stands(pos, "commonwealth")
        found = [f"nobody holds the fort in {area}" for area in forts if area not in garrisons]
        found += [
            f"a fort stands in the town of {area}"
            for area in forts
            if any("town" in has for has in self.features[area])
        ]
        spare = int(pos.value("spare-forts", "0"))
        return found + ([f"there are {len(forts) + spare} forts"] if len(forts) + spare > FORTS else [])

    def _night(self, pos: Text) -> list[str]:
        """11: nobody fights by night but the Maori."""
        battle = pos.words("battle")
        if not battle or not self.is_night(pos.turn) or pos.turn == 0:
            return []
        if battle[0] == "night":
            return [] if f"lead={MAORI}" in battle else ["not the Maori attack by night"]
        return [f"there is a fight by night: {battle[0]}"]

    # --- movement

    def points(self, pos: Text, piece: str) -> int:
        """6.1, 7.3: the movement of a counter as it lies; none while it is dispersed."""
        row, marks = self.pieces[piece], pos.marks(piece)
        return 0 if "dispersed" in marks else int(row["back_movement" if "tired" in marks else "movement"])

    def ends(self, pos: Text, piece: str, *, by_road: bool) -> dict[str, int]:
        """6.1: the areas a unit can pay for, by road links all the way or by the terrain, and the lowest price.

        It stops where there are enemies. Whether it may end there (stacking, night) is not asked here.
        """
        side, start, points = self.side[piece], pos.place(piece), self.points(pos, piece)
        enemies = self.stands(pos, OTHER[side])
        mechanised = self.pieces[piece]["type"] in MECHANISED
        spent, queue = {start: 0}, [(0, start)]
        while queue:
            before, here = heappop(queue)
            if before > spent[here] or (here in enemies and here != start):
                continue
            for there in self.roads[here] if by_road else self.links[here]:
                if mechanised and "road" not in self.features[there]:
                    continue
                ground = ROAD if by_road else GROUND[self.terrain[there]]
                after = before + (STRATEGIC if there in self.strategic else ground) + ENEMY * (there in enemies)
                if after <= points and after < spent.get(there, points + 1):
                    spent[there] = after
                    heappush(queue, (after, there))
        del spent[start]
        return spent

    # --- the end

    def germans_hold(self, pos: Text) -> set[str]:
        """5.5, 10: the objectives that count for the German: held alone, or left empty with his marker."""
        german, garrison = self.stands(pos, "german").keys(), self.stands(pos, "commonwealth").keys()
        marked = set(pos.words("held")) - german - garrison
        return self.objectives & ((german - garrison) | marked)

    def winner(self, pos: Text) -> str:
        """10: by the objectives the Commonwealth still has, contested ones among them; nobody in a draw."""
        left = len(self.objectives - self.germans_hold(pos))
        return LEVELS[min(left, len(LEVELS) - 1)]

    def airborne_lost(self, pos: Text) -> list[str]:
        """9: paratroops that are out of the game and not yet counted for a return, headquarters among them."""
        return [
            piece
            for piece, row in self.pieces.items()
            if row["entry"] == "drop" and pos.place(piece) == "dead" and "gone" not in pos.marks(piece)
        ]

    def crowd(self, pos: Text, area: str, side: str) -> int:
        return Counter({place: len(pieces) for place, pieces in self.stands(pos, side).items()})[area]
