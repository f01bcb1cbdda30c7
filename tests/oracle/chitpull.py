"""Gazala 1942, read from its printed rulebook: what may be true of a position.

Costs of the ground are not printed any more; they are read from the game's tables, where they are marked as
reconstructed. Everything else below is the print's, and where it leaves room, the ruling cited.
"""

from __future__ import annotations

from heapq import heappop, heappush

from tests.oracle.reading import Grid, Row, Text, once, pairs_along, read, rows, side_key, table

OTHER = {"axis": "allied", "allied": "axis"}
OWN_EDGE = {"axis": "west", "allied": "east"}  # 2.1, 4.34
ROAD_ENDS = {"axis": "2905", "allied": "1934"}  # 6.11: where the coast road leaves the map
TOBRUK, PORT_REACH = "2422", 5  # 6.11
LINE, LONG_LINE, LONG_TURNS = 20, 35, 8  # 6.15, 13.11
HEADQUARTERS = {"hq", "leader"}
NO_LENGTH = 10_000


class ChitPull:
    """Gazala 1942 as its board, its counters and its rulebook have it."""

    def __init__(self, game: str, scenario: str) -> None:
        self.scenario = table(game, f"scenarios/{scenario}.toml")
        board, tables = table(game, "board.toml"), table(game, "tables.toml")
        hexes = rows(game, "hexes.csv")
        self.terrain = {row["hex"]: row["terrain"] for row in hexes}
        self.features = {row["hex"]: set(row["features"].split()) for row in hexes}
        self.land = {number for number, terrain in self.terrain.items() if terrain != "sea"}
        self.minefields = {number for number, has in self.features.items() if "minefield" in has}
        self.order = sorted(self.terrain)
        self.place_in_order = {number: place for place, number in enumerate(self.order)}
        self.grid = Grid(self.terrain, column_first=False)
        self.sheet = board["layout"]["columns"]
        self.cost, self.line_cost, self.cliff_cost = tables["terrain"], tables["lines"], tables["cliff"]
        self.lines = {
            kind: {step for line in board["lines"] if line["kind"] == kind for step in pairs_along(line["hexes"])}
            for kind in ("road", "track")
        }
        self.sides = {
            kind: {
                side_key(*pair.split("/"))
                for line in board["hexsides"]
                if line["kind"] == kind
                for pair in line["sides"]
            }
            for kind in ("cliff", "fortified", "sea_arm")
        }
        self.pieces: dict[str, Row] = {row["id"]: row for row in rows(game, "pieces.csv")}
        self.side = {piece: row["side"] for piece, row in self.pieces.items()}
        self.prices: dict[tuple[str, str, bool], int | None] = {}
        named = table(game, "game.toml")["formations"]
        self.formation_of_hq = {formation["hq"]: formation["id"] for formation in named}

    def read(self, text: str) -> Text:
        return read(text, self.pieces)

    # --- the ground

    def is_land(self, number: str) -> bool:
        return number in self.land

    def is_mined(self, number: str) -> bool:
        return number in self.minefields

    @once
    def breaches(self, pos: Text) -> set[tuple[str, str]]:
        """10.86: the sides that were cleared, each from the hex outside to the mined one."""
        pairs = [word.split(">") for word in pos.words("breaches")]
        return {(outside, inside) for outside, inside in pairs}

    def behind_mines(self, pos: Text, one: str, other: str) -> bool:
        """10.81, ruling R59: one of two neighbours lies in a minefield, and the side between them is not breached."""
        if not self.is_mined(one) and not self.is_mined(other):
            return False
        return not {(one, other), (other, one)} & self.breaches(pos)

    def behind_works(self, pos: Text, one: str, other: str) -> bool:
        """10.7, ruling R57: a fortified side lies between two neighbours; it is lost with the hex inside."""
        if side_key(one, other) not in self.sides["fortified"]:
            return False
        inside = [number for number in (one, other) if "tobruk" in self.features[number]]
        return len(inside) == 1 and inside[0] not in pos.words("razed")

    def runs(self, words: list[str]) -> set[str]:
        """Hexes written as runs of the board's order: ``0101-0113``."""
        found: set[str] = set()
        for word in words:
            first, _, last = word.partition("-")
            found |= set(self.order[self.place_in_order[first] : self.place_in_order[last or first] + 1])
        return found

    @once
    def held(self, pos: Text, side: str) -> set[str]:
        """2.1: the hexes a side controls."""
        axis = self.runs(pos.words("held"))
        return axis if side == "axis" else set(self.terrain) - axis

    def edge(self, number: str, side: str) -> bool:
        """4.34: whether a hex lies on a side's own edge of the map."""
        return int(number[2:]) == (1 if side == "axis" else self.sheet)

    # --- counters

    @once
    def stands(self, pos: Text, side: str) -> dict[str, list[str]]:
        """The hexes of a side on the map, and who stands there."""
        found: dict[str, list[str]] = {}
        for piece, stand in pos.stands.items():
            if self.side[piece] == side and stand.place in self.terrain:
                found.setdefault(stand.place, []).append(piece)
        return found

    def is_hq(self, piece: str) -> bool:
        return self.pieces[piece]["type"] in HEADQUARTERS

    def is_large(self, pos: Text, piece: str) -> bool:
        """9.31: a regiment or brigade, unless only its battalion is left."""
        return self.pieces[piece]["size"] in ("III", "X") and "remnant" not in pos.marks(piece)

    def under(self, pos: Text, piece: str) -> str:
        """7.3, 7.32: the formation of a unit; nothing for the independent."""
        for line in pos.lines.get("under", []):
            name, formation = line.split(" ", 1)
            if name == piece:
                return "" if formation == "none" else formation.replace("_", " ")
        first: dict[str, str] = self.scenario.get("affiliations", {})
        return first.get(self.pieces[piece]["brigade"] or piece, self.pieces[piece]["formation"])

    def steps(self, pos: Text, piece: str) -> int:
        """9.31: the steps a counter has left."""
        if pos.place(piece) in ("dead", "away"):
            return 0
        lost = 2 if "remnant" in pos.marks(piece) else 1 if "reduced" in pos.marks(piece) else 0
        return int(self.pieces[piece]["steps"]) - lost

    def supply(self, pos: Text, piece: str) -> int:
        """6.11, 6.12: 0 supplied, 1 out of supply, 2 isolated: for this activation, else for this turn."""
        marks = pos.marks(piece)
        if "now-isolated" in marks or "now-unsupplied" in marks:
            return 2 if "now-isolated" in marks else 1
        return 2 if "isolated" in marks else 1 if "unsupplied" in marks else 0

    # --- zones of control

    @once
    def zone(self, pos: Text, side: str) -> set[str]:
        """4.41: the hexes in the zones of a side.

        A regiment, a brigade or three battalions together have one, over any hexside but cliffs and the sea. An
        Allied unit of any size but a headquarters has one through minefields and fortifications, an Axis unit none.
        """
        found = set()
        for place, pieces in self.stands(pos, side).items():
            fighters = [piece for piece in pieces if not self.is_hq(piece)]
            strong = any(self.is_large(pos, piece) for piece in fighters) or len(fighters) >= 3
            for near in self.grid.around(place):
                key = side_key(place, near)
                if not self.is_land(near) or key in self.sides["cliff"] or key in self.sides["sea_arm"]:
                    continue
                works = self.behind_mines(pos, place, near) or self.behind_works(pos, place, near)
                if (strong and not (works and side == "axis")) or (works and side == "allied" and fighters):
                    found.add(near)
        return found

    # --- stacking

    def fits(self, pos: Text, pieces: list[str]) -> bool:
        """5.1: five units with one brigade or regiment at most, or two of one formation and a battalion; the first
        headquarters is free, each further one counts as a battalion, Rommel too (ruling R17)."""
        large = [piece for piece in pieces if not self.is_hq(piece) and self.is_large(pos, piece)]
        hqs = sum(self.is_hq(piece) for piece in pieces)
        small = len(pieces) - hqs - len(large) + max(0, hqs - 1)
        formations = {self.under(pos, piece) for piece in large}
        if len(large) == 2:
            return len(formations) == 1 and "" not in formations and small <= 1
        return len(large) <= 1 and len(large) + small <= 5

    # --- a position by itself

    def complaints(self, pos: Text) -> list[str]:
        """Everything in a position that the rulebook rules out."""
        found = [f"{piece} is named twice" for piece in pos.twice]
        for piece, stand in pos.stands.items():
            if stand.place not in self.terrain and stand.place not in ("dead", "away", "west", "east"):
                found.append(f"{piece} is nowhere: {stand.place}")
            elif stand.place in OWN_EDGE.values() and stand.place != OWN_EDGE[self.side[piece]]:
                found.append(f"{piece} left over the edge of the enemy")
            elif stand.place in self.terrain and not self.is_land(stand.place):
                found.append(f"{piece} stands in the sea at {stand.place}")
        return [*found, *self._crowds(pos), *self._minefields(pos), *self._control(pos), *self._brigades(pos)]

    def _crowds(self, pos: Text) -> list[str]:
        """4.32: never two sides in a hex."""
        axis, allied = self.stands(pos, "axis"), self.stands(pos, "allied")
        return [f"both sides stand in {place}" for place in axis.keys() & allied.keys()]

    def crowds(self, pos: Text, side: str) -> list[str]:
        """5.1: the stacks of a side that are too high. 5.2: they are counted after movement and after combat only."""
        stacks = self.stands(pos, side).items()
        return [f"too many stand in {place}" for place, pieces in stacks if not self.fits(pos, pieces)]

    def _minefields(self, pos: Text) -> list[str]:
        """10.83: the Axis stands in a minefield only where a side of it was cleared."""
        cleared = {inside for _, inside in self.breaches(pos)}
        places = self.stands(pos, "axis")
        return [
            f"the Axis stands on the mines of {place}"
            for place in places
            if self.is_mined(place) and place not in cleared
        ]

    def _control(self, pos: Text) -> list[str]:
        """2.1: a side controls the hexes in which it stands."""
        if not pos.value("held"):
            return []
        return [
            f"the {side} side stands in {place} and does not control it"
            for side in OTHER
            for place in self.stands(pos, side).keys() - self.held(pos, side)
        ]

    def _brigades(self, pos: Text) -> list[str]:
        """10.6: a brigade and the battalion it was split from have no more steps than the whole brigade."""
        found = []
        for piece, row in self.pieces.items():
            if row["brigade"]:
                both = self.steps(pos, piece) + self.steps(pos, row["brigade"])
                if both > int(self.pieces[row["brigade"]]["steps"]):
                    found.append(f"{row['brigade']} and its battalion have {both} steps")
        return found

    # --- movement

    def price(self, here: str, there: str, *, mech: bool) -> int | None:
        """4.1, 4.2: half-points for a step over the ground, or None where there is none.

        A road or track counts between hexes it joins. A cliff is climbed on foot, or along a road or track.
        """
        step = (here, there, mech)
        if step not in self.prices:
            self.prices[step] = self._price(here, there, mech)
        return self.prices[step]

    def _price(self, here: str, there: str, mech: bool) -> int | None:
        key = side_key(here, there)
        if not self.is_land(there) or key in self.sides["sea_arm"]:
            return None
        column, cliff = ("mech" if mech else "foot"), key in self.sides["cliff"]
        along = [self.line_cost[kind][column] for kind, steps in self.lines.items() if key in steps]
        if along:
            return int(2 * (min(along) + cliff * self.cliff_cost["on_a_line"]))
        if cliff and mech:
            return None
        return int(2 * (self.cost[self.terrain[there]][column] + cliff * self.cliff_cost["foot"]))

    def points(self, pos: Text, piece: str) -> int:
        """6.23: half-points for an activation; a mechanised unit that is not supplied has half, rounded up."""
        row = self.pieces[piece]
        full = int(row["movement"])
        if row["motorised"] and self.supply(pos, piece):
            full = (full + 1) // 2
        return 2 * full

    def is_friend_waiting(self, pos: Text, piece: str, number: str) -> bool:
        """4.43, ruling R16: a friend stands in a hex who has not moved in this turn."""
        return any(
            other != piece and self.side[other] == self.side[piece] and "shifted" not in stand.marks
            for other, stand in pos.stands.items()
            if stand.place == number
        )

    def ends(self, pos: Text, piece: str, points: int, *, first: bool) -> set[str]:
        """4.1-4.4: where a unit may end a move of so many half-points. One hex is always possible to a unit that has
        not moved, if nothing but points forbids it (4.12, 4.33)."""
        row, side, start = self.pieces[piece], self.side[piece], pos.place(piece)
        zone, enemies = self.zone(pos, OTHER[side]), self.stands(pos, OTHER[side])
        leave, mech = 2 * ((int(row["movement"]) + 1) // 2), bool(row["motorised"])
        cleared, stay_east = self.breaches(pos), side == "allied" and "fallback" in pos.lines
        spent, queue, found = {start: 0}, [(0, start)], set()
        while queue:
            before, here = heappop(queue)
            if before > spent[here]:
                continue
            parting = before + leave * (here in zone)
            if self.edge(here, side) and (parting + 4 <= points or (first and here == start)):
                found.add(OWN_EDGE[side])
            for there in self.grid.around(here):
                ground = self.price(here, there, mech=mech)
                if ground is None or there in enemies:
                    continue
                if side == "axis" and self.is_mined(there) and (here, there) not in cleared:
                    continue
                if here in zone and there in zone and not self.is_friend_waiting(pos, piece, there):
                    continue
                if stay_east and self.is_west(here, there):
                    continue
                after = parting + ground + 2 * (there in zone)
                if after <= points and after < spent.get(there, points + 1):
                    spent[there] = after
                    heappush(queue, (after, there))
                elif first and here == start:
                    found.add(there)
        return found | (spent.keys() - {start})

    def is_west(self, here: str, there: str) -> bool:
        """7.6: whether the middle of a hex lies further west."""
        return self.grid.at[there][1] < self.grid.at[here][1]

    # --- supply

    @once
    def open_to(self, pos: Text, side: str) -> set[str]:
        """6.13: hexes a line may lead through: no enemies, and no enemy zone without a friend."""
        enemies, friends = self.stands(pos, OTHER[side]), self.stands(pos, side)
        barred = self.zone(pos, OTHER[side]) - friends.keys()
        return self.land - barred - enemies.keys()

    def flood(self, pos: Text, side: str, starts: set[str]) -> dict[str, int]:
        """6.13: how far each hex is from the nearest start, over hexes a unit on foot could walk."""
        passable, cleared = self.open_to(pos, side), self.breaches(pos)
        reached = {start: 0 for start in starts if start in passable}
        queue = list(reached)
        for here in queue:
            for there in self.grid.around(here):
                mined = side == "axis" and self.is_mined(there) and (here, there) not in cleared
                if there not in passable or there in reached or mined:
                    continue
                if self.price(here, there, mech=False) is not None:
                    reached[there] = reached[here] + 1
                    queue.append(there)
        return reached

    def road_to_the_rear(self, pos: Text, side: str) -> set[str]:
        """6.11, ruling R22: the hexes of the coast road from which it is open to the side's own edge."""
        passable, cleared = self.open_to(pos, side), self.breaches(pos)
        queue = [number for number in [ROAD_ENDS[side]] if number in passable]
        found = set(queue)
        for here in queue:
            for there in self.grid.around(here):
                mined = side == "axis" and self.is_mined(there) and (here, there) not in cleared
                on = side_key(here, there) in self.lines["road"] and there in passable
                if on and there not in found and not mined:
                    found.add(there)
                    queue.append(there)
        return found

    def line_limit(self, pos: Text, hq: str) -> int:
        """6.15: how long an Axis line may be; 13.11: those of two corps are longer in the first eight turns."""
        if self.side[hq] == "allied":
            return NO_LENGTH
        long = self.scenario.get("long_lines") is not None and pos.turn <= LONG_TURNS
        return LONG_LINE if long and self.formation_of_hq.get(hq) in ("AK", "XX") else LINE

    @once
    def fed(self, pos: Text, side: str) -> tuple[list[str], list[str]]:
        """6.11, ruling R23: the headquarters in supply, and those that a line of any length joins to a source."""
        road = self.flood(pos, side, self.road_to_the_rear(pos, side))
        port_open = side == "allied" and TOBRUK in self.held(pos, side)
        port = self.flood(pos, side, {TOBRUK} if port_open else set())
        hqs = [piece for piece, row in self.pieces.items() if row["type"] == "hq" and row["side"] == side]
        on_map = [hq for hq in hqs if pos.place(hq) in self.terrain]
        near = {
            hq
            for hq in on_map
            if road.get(pos.place(hq), NO_LENGTH + 1) <= self.line_limit(pos, hq)
            or port.get(pos.place(hq), NO_LENGTH) <= PORT_REACH
        }
        joined = [hq for hq in on_map if pos.place(hq) in road or pos.place(hq) in port]
        return [hq for hq in on_map if hq in near], joined

    def states(self, pos: Text, side: str) -> dict[str, int]:
        """6.11: the supply of every unit of a side on the map."""
        fed, joined = self.fed(pos, side)
        near: set[str] = set()
        for hq in fed:
            lengths = self.flood(pos, side, {pos.place(hq)})
            near |= {number for number, length in lengths.items() if length <= int(self.pieces[hq]["radius"])}
        far = self.flood(pos, side, {pos.place(hq) for hq in joined}).keys()
        found = {}
        for place, pieces in self.stands(pos, side).items():
            for piece in pieces:
                if self.pieces[piece]["type"] == "hq":
                    found[piece] = 0 if piece in fed else 1 if piece in joined else 2
                else:
                    found[piece] = 0 if place in near else 1 if place in far else 2
        return found

    # --- the end

    def axis_wins(self, pos: Text) -> bool:
        """13.19, 13.27, 13.36: one side needs three hexes, or two, under its control; otherwise the other wins."""
        wanted = self.scenario["victory"]
        owner, hexes = str(wanted["side"]), set(wanted["hexes"])
        has_them: bool = hexes <= self.held(pos, owner)
        return has_them == (owner == "axis")
