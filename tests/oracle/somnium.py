"""El Alamein, Gazala and Sicily, read from their printed rulebooks: what may be true of a position, and of a step.

The numbers below are the prints', not those of ``game.toml``. Rule numbers are El Alamein's unless said otherwise.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Any

from tests.oracle.reading import Grid, Row, Text, once, pairs_along, read, rows, side_key, table

OTHER = {"allied": "axis", "axis": "allied"}
MOST_IN_A_HEX = 3  # 4.1.1
LAND = {"open", "village", "city", "crest", "airfield", "mountain"}
CLOSED = {"sea", "depression", "etna"}  # the terrain tables: forbidden to all
TETHER, TETHER_ENDS = 20, ("0101", "0109")  # Gazala 4.1.2: twenty hexes from the two road hexes of the west edge


@dataclass(frozen=True)
class Print:
    """What one rulebook says and another says differently."""

    turns: int
    first: str
    miners: str = ""  # whom minefields hurt (9.0)
    recovery: tuple[str, ...] = ()  # 7.0: where the Allied line must lead
    recovery_avoids_mines: bool = False
    air_most: int = 10  # 6.2: in one fight
    air_least: int = 1  # 6.2: in an attack from the air alone
    leaves: dict[str, str] = field(default_factory=dict)  # 4.2: edges open to a side of its own will
    crest: tuple[int, int] = (4, 6)  # half-points on foot and motorised
    columns: dict[str, int] = field(default_factory=dict)  # 5.1.2


PRINTS = {
    "alamein": Print(
        12,
        "allied",
        miners="allied",
        recovery=("1106",),
        recovery_avoids_mines=True,
        air_least=3,
        leaves={"allied": "west east", "axis": "west"},
        columns={"crest": 2},
    ),
    "gazala": Print(14, "axis", miners="axis", recovery=("2309", "2006"), columns={"city": 2, "crest": 2}),
    "sicily": Print(
        13,
        "axis",
        recovery=("2019", "2519", "1306", "3718", "3616", "3413"),
        air_most=6,
        air_least=3,
        columns={"city": 1, "airfield": 1, "mountain": 3},
    ),
}
GONE = {
    "alamein": {"allied": "west east", "axis": "west"},
    "gazala": {"allied": "west east north south", "axis": "west east north south"},
    "sicily": {"allied": "withdrawn", "axis": "italy"},
}
"""4.2, 5.3.2: where a unit may be that has left the map alive."""
KINDS = {
    "armour": {"ARM"},
    "infantry": {"INF", "MOT", "BERS"},
    "motorised": {"ARM", "MOT", "BERS"},
}
MARKS = {"reduced", "moved", "obliged", "fought", "restless", "clearing", "dropped", "afloat"}


class Somnium:
    """One of the three games, as its board, its counters and its rulebook have it."""

    def __init__(self, game: str) -> None:
        self.game, self.print = game, PRINTS[game]
        board = table(game, "board.toml")
        hexes = rows(game, "hexes.csv")
        self.terrain = {row["hex"]: row["terrain"] for row in hexes}
        self.features = {row["hex"]: set(row["features"].split()) for row in hexes}
        self.land = {
            number for number, has in self.features.items() if self.terrain[number] in LAND and "mainland" not in has
        }
        self.grid = Grid(self.terrain, column_first=True)
        self.places: dict[str, str] = board["places"]
        self.boxes: list[str] = board["boxes"]
        self.columns, self.lowest = board["layout"]["columns"], board["layout"]["rows"]
        self.lines = {kind: self._lines(board, kind) for kind in ("road", "track", "railway")}
        self.on_roads = {number for step in self.lines["road"] for number in step}
        self.minefields = {number for number, has in self.features.items() if "minefield" in has}
        self.water = {kind: self._sides(board, kind) for kind in ("sea_arm", "river", "bridge")}
        self.rahman = {number for line in board["lines"] if line["name"] == "Rahman track" for number in line["hexes"]}
        self.pieces: dict[str, Row] = {row["id"]: row for row in rows(game, "pieces.csv")}
        self.side = {piece: row["side"] for piece, row in self.pieces.items()}

    @staticmethod
    def _lines(board: dict[str, Any], kind: str) -> set[frozenset[str]]:
        return {step for line in board["lines"] if line["kind"] == kind for step in pairs_along(line["hexes"])}

    @staticmethod
    def _sides(board: dict[str, Any], kind: str) -> set[frozenset[str]]:
        found = [line for line in board.get("hexsides", []) if line["kind"] == kind]
        return {side_key(*pair.split("/")) for line in found for pair in line["sides"]}

    def read(self, text: str) -> Text:
        return read(text, self.pieces)

    # --- who stands where

    def is_land(self, number: str) -> bool:
        return number in self.land

    @once
    def on_map(self, pos: Text, side: str) -> dict[str, str]:
        """The units of a side on the map, and their hexes."""
        stands = ((piece, stand.place) for piece, stand in pos.stands.items() if self.side[piece] == side)
        return {piece: place for piece, place in stands if place in self.terrain}

    def is_kind(self, piece: str, kind: str) -> bool:
        """Whether a unit is armour, infantry, or tethered (Gazala 4.1.2), by its symbol."""
        return self.pieces[piece]["type"] in KINDS[kind]

    @once
    def zone_on(self, pos: Text, piece: str) -> set[str]:
        """4.1.2: every hex in an enemy zone that binds a unit. In Gazala armour ignores the zones of infantry."""
        ignores = self.game == "gazala" and self.is_kind(piece, "armour")
        enemies = self.on_map(pos, OTHER[self.side[piece]])
        return {
            near
            for enemy, place in enemies.items()
            if not (ignores and self.is_kind(enemy, "infantry"))
            for near in self.grid.around(place)
            if self.is_land(near)
        }

    def zone_of(self, pos: Text, side: str) -> set[str]:
        """4.1.2: every hex next to a unit of a side."""
        return {near for place in self.on_map(pos, side).values() for near in self.grid.around(place)}

    @once
    def mines(self, pos: Text) -> set[str]:
        """9.0: the minefields that still lie."""
        return self.minefields - set(pos.words("cleared"))

    # --- a position by itself

    def complaints(self, pos: Text) -> list[str]:
        """Everything in a position that the rulebook rules out."""
        return [
            *self._pieces(pos),
            *self._stacks(pos),
            *self._ground(pos),
            *self._possession(pos),
            *self._air(pos),
            *([f"there is no turn {pos.turn}"] if not 0 <= pos.turn <= self.print.turns else []),
        ]

    def _pieces(self, pos: Text) -> list[str]:
        found = [f"{piece} is named twice" for piece in pos.twice]
        for piece, stand in pos.stands.items():
            gone = ("dead", "away", *GONE[self.game].get(self.side[piece], "").split())
            if stand.place not in self.terrain and stand.place not in gone:
                found.append(f"{piece} is nowhere: {stand.place}")
            if stand.marks - MARKS:
                found.append(f"{piece} bears unknown marks")
            due = int(self.pieces[piece].get("turn") or 0)
            if stand.place in self.terrain and pos.turn < due:
                found.append(f"{piece} is on the map before its turn")
            if self.game == "alamein" and stand.place == "away" and pos.turn > 0:
                found.append(f"{piece} has not come, and there are no reinforcements")
        return found

    def _stacks(self, pos: Text) -> list[str]:
        """4.1.1, 4.1.2. A chain retreat may crowd a hex by one until a unit has moved on (5.3.1)."""
        crowded = {facts.get("space") for name, facts in pos.tasks if name == "displace"}
        stacks: dict[str, Counter[str]] = {}
        for piece, stand in pos.stands.items():
            if stand.place in self.terrain:
                stacks.setdefault(stand.place, Counter())[self.side[piece]] += 1
        found = [f"both sides stand in {place}" for place, sides in stacks.items() if len(sides) > 1]
        for place, sides in stacks.items():
            if max(sides.values()) > MOST_IN_A_HEX + (place in crowded):
                found.append(f"{max(sides.values())} units of a side stand in {place}")
        return found

    def _ground(self, pos: Text) -> list[str]:
        found = []
        for piece, stand in pos.stands.items():
            if stand.place not in self.terrain:
                continue
            if not self.is_land(stand.place):
                found.append(f"{piece} stands in {stand.place}, which is {self.terrain[stand.place]}")
            off_road = stand.place not in self.on_roads
            if self.terrain[stand.place] == "mountain" and self.pieces[piece]["motorised"] and off_road:
                found.append(f"{piece}, which is motorised, stands in the mountains of {stand.place}")
        return found

    def _possession(self, pos: Text) -> list[str]:
        held = {side: set(pos.words(f"held.{side}")) for side in OTHER}
        found = [f"both sides hold {number}" for number in held["allied"] & held["axis"]]
        for piece, stand in pos.stands.items():
            if stand.place in self.terrain and stand.place not in held[self.side[piece]]:
                found.append(f"{piece} stands in {stand.place}, which its side does not hold")
        return found

    def air_of(self, turn: int, side: str, held: set[str]) -> int:
        """6.0: the points a side begins a turn with."""
        if self.game == "alamein":
            bands = ((4, 6), (8, 3), (12, 0))
            return 50 if side == "allied" else next((points for last, points in bands if turn <= last), 0)
        if self.game == "gazala":
            return 35 if side == "axis" else 10
        return 0 if side == "axis" else 15 + 5 * (self.places["Ponte Olivo"] in held)

    def _air(self, pos: Text) -> list[str]:
        if pos.turn == 0:
            return []
        found = []
        for side, points in zip(("allied", "axis"), map(int, pos.words("air")), strict=True):
            if (
                points > self.air_of(pos.turn, side, {self.places.get("Ponte Olivo", "")})
                and "options" not in pos.lines
            ):
                found.append(f"the {side} side has {points} air points")
        battle = dict(word.split("=") for word in pos.words("battle"))
        for name in ("air", "cover"):
            if int(battle.get(name, 0)) > self.print.air_most:
                found.append(f"{battle[name]} air points in one fight")
        return found

    # --- movement

    def price(self, piece: str, here: str, there: str, mines: set[str], enemy_held: set[str]) -> int | None:
        """4.0: half-points for a step between neighbours, or None where there is none."""
        row, step = self.pieces[piece], side_key(here, there)
        motorised, armour = bool(row["motorised"]), self.is_kind(piece, "armour")
        if not self.is_land(there):
            return None
        prices = []
        if step in self.lines["road"]:
            prices.append(1 if motorised else 2)
        if step in self.lines["track"]:
            prices.append(2)
        if step in self.lines["railway"] and not {here, there} & enemy_held and self.game == "alamein":
            prices.append(0)
        across = self._crossing(step, motorised, armour)
        ground = self._ground_price(there, motorised)
        if across is not None and ground is not None:
            prices.append(ground + across)
        if not prices:
            return None
        return min(prices) + 2 * (there in mines and self.print.miners == self.side[piece])

    def _ground_price(self, number: str, motorised: bool) -> int | None:
        terrain = self.terrain[number]
        if terrain == "crest":
            return self.print.crest[motorised]
        if terrain == "mountain":
            return None if motorised else 6
        return 2

    def _crossing(self, step: frozenset[str], motorised: bool, armour: bool) -> int | None:
        """Half-points for a water hexside. Armour never crosses an arm of the sea."""
        if step in self.water["sea_arm"]:
            return None if armour else 4
        if step in self.water["river"] and step not in self.water["bridge"]:
            return 4 if motorised else 2
        return 0

    def is_engaged(self, pos: Text, piece: str) -> bool:
        return pos.place(piece) in self.zone_on(pos, piece)

    def ends(self, pos: Text, piece: str, points: int) -> dict[str, int]:
        """4.0, 4.1: the hexes in which a unit may end a move of so many half-points, each with its lowest price.

        It stops in an enemy zone, and at a minefield that may hurt it, where it may only go on after the die. Over
        an edge that is open to it the step costs one point; Messina is left for nothing (4.2).
        """
        side, start = self.side[piece], pos.place(piece)
        enemies = set(self.on_map(pos, OTHER[side]).values())
        zone, mines = self.zone_on(pos, piece), self.mines(pos)
        enemy_held = set(pos.words(f"held.{OTHER[side]}"))
        full = self._full(pos, side, piece)
        hurt = mines if self.print.miners == side else set()
        spent, queue = {start: 0}, [(0, start)]
        while queue:
            price, here = heappop(queue)
            if price > spent[here] or (here != start and (here in zone or (here in hurt and here not in full))):
                continue
            for there in self.grid.around(here):
                step = self.price(piece, here, there, mines, enemy_held)
                if step is None or there in enemies or price + step > points:
                    continue
                if price + step < spent.get(there, points + 1):
                    spent[there] = price + step
                    heappush(queue, (price + step, there))
        found = {place: price for place, price in spent.items() if place != start and place not in full}
        found |= self._ways_out(piece, spent, points, zone, hurt - full)
        fit = self.tether(pos, piece)
        return {place: price for place, price in found.items() if fit is None or place in fit}

    def _full(self, pos: Text, side: str, piece: str) -> set[str]:
        counts = Counter(place for other, place in self.on_map(pos, side).items() if other != piece)
        return {place for place, count in counts.items() if count >= MOST_IN_A_HEX}

    def _ways_out(
        self, piece: str, spent: dict[str, int], points: int, zone: set[str], stops: set[str]
    ) -> dict[str, int]:
        """4.2: the boxes beside the map that can be reached, and the price."""
        side, found = self.side[piece], {}
        if self.game == "sicily" and side == "axis" and self.places["Messina"] in spent:
            found["italy"] = spent[self.places["Messina"]]
        for edge in self.print.leaves.get(side, "").split():
            column = 1 if edge == "west" else self.columns
            start = min(spent, key=lambda place: spent[place])
            for place, price in spent.items():
                bound = place != start and (place in zone or place in stops)
                if int(place[:2]) == column and price + 2 <= points and not bound:
                    found[edge] = min(price + 2, found.get(edge, points))
        return found

    def tether(self, pos: Text, piece: str) -> set[str] | None:
        """Gazala 4.1.2: the hexes within the twenty of the Axis' motorised units; None for whom it does not bind."""
        tethered = self.side[piece] == "axis" and self.is_kind(piece, "motorised")
        if self.game != "gazala" or not tethered or "freed" in pos.lines:
            return None
        barred = self.zone_of(pos, "allied") | set(self.on_map(pos, "allied").values()) | self.mines(pos)
        reached = {source: 0 for source in TETHER_ENDS if source not in barred}
        queue = deque(reached)
        while queue:
            here = queue.popleft()
            for near in self.grid.around(here):
                if self.is_land(near) and near not in barred and near not in reached and reached[here] < TETHER:
                    reached[near] = reached[here] + 1
                    queue.append(near)
        # The unit's own hex may lie in a zone or be mined (ruling G1).
        beside = {near for here, steps in reached.items() if steps < TETHER for near in self.grid.around(here)}
        return {number for number in {*reached, *beside, *TETHER_ENDS} if self.is_land(number)}

    # --- fighting and losses

    def worth(self, number: str, other: str, mined: bool) -> int:
        """4.1.2, 5.1.2: columns a hex gives against one beside it; less than nothing on mines that hurt (9.2)."""
        if mined:
            return -1
        step = side_key(number, other)
        water = 2 * (step in self.water["sea_arm"] or step in self.water["river"])
        best = max(self.print.columns.get(self.terrain[number], 0), water)
        return best + ("fortification" in self.features[number])

    def dominates(self, pos: Text, piece: str) -> bool:
        """4.1.2: whether a unit stands higher, in columns, than everybody who engages it.

        Armour is not engaged from the mountains it may not attack (Sicily 5.1.2).
        """
        side, here, mines = self.side[piece], pos.place(piece), self.mines(pos)
        for place in self.foes_beside(pos, piece):
            mine = self.worth(here, place, here in mines and self.print.miners == side)
            his = self.worth(place, here, place in mines and self.print.miners == OTHER[side])
            if mine <= his:
                return False
        return True

    def may_assault(self, piece: str, number: str) -> bool:
        """Sicily 5.1.2: armour does not attack into the mountains."""
        return not (self.game == "sicily" and self.is_kind(piece, "armour") and self.terrain[number] == "mountain")

    def must_attack(self, pos: Text, piece: str, engaged_before: bool, moved: bool) -> bool:
        """4.1.2: a unit in an enemy zone attacks, unless it stood there from the start and on dominant terrain."""
        if not self.foes_beside(pos, piece):
            return False
        return moved or not engaged_before or not self.dominates(pos, piece)

    def foes_beside(self, pos: Text, piece: str) -> list[str]:
        """The hexes next to a unit from which it is engaged and which it may assault."""
        ignores = self.game == "gazala" and self.is_kind(piece, "armour")
        enemies = {
            place
            for enemy, place in self.on_map(pos, OTHER[self.side[piece]]).items()
            if not (ignores and self.is_kind(enemy, "infantry"))
        }
        near = self.grid.around(pos.place(piece))
        return [number for number in near if number in enemies and self.may_assault(piece, number)]

    def targets(self, pos: Text, side: str) -> set[str]:
        """5.0: the hexes a side may assault now: each once, by a unit beside it that has not fought in this phase.

        A unit without an attack value opens no attack, unless it is obliged to (ruling C3).
        """
        done, found = set(pos.words("attacked")), set()
        enemies = set(self.on_map(pos, OTHER[side]).values())
        for piece, place in self.on_map(pos, side).items():
            marks, row = pos.marks(piece), self.pieces[piece]
            strength = int(row["reduced_attack"] if "reduced" in marks else row["attack"])
            if "fought" in marks or (not strength and "obliged" not in marks):
                continue
            near = {number for number in self.grid.around(place) if number in enemies and number not in done}
            found |= {number for number in near if self.may_assault(piece, number)}
        return found

    def may_recover(self, pos: Text, piece: str) -> bool:
        """7.0: out of contact, and with a way home that no enemy zone bars, nor in El Alamein a minefield; armour
        ignores the zones of infantry here too (Gazala 4.1.2)."""
        here, held = pos.place(piece), set(pos.words("held.allied"))
        zone = self.zone_on(pos, piece) | set(self.on_map(pos, "axis").values())
        barred = zone | (self.mines(pos) if self.print.recovery_avoids_mines else set())
        if self.side[piece] != "allied" or here in barred or not self.is_land(here):
            return False
        seen, queue = {here}, [here]
        while queue:
            for near in self.grid.around(queue.pop()):
                if self.is_land(near) and near not in barred and near not in seen:
                    seen.add(near)
                    queue.append(near)
        return any(number in seen and number in held for number in self.print.recovery)
