"""The Somnium family: board, counters, tables and switches of one game, and the stages that play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

from scirocco.core.board import mask_of
from scirocco.core.decisions import Action, Event, Stage, Task, with_pieces, with_spaces
from scirocco.core.dice import Dice
from scirocco.core.errors import DataError, NotationError
from scirocco.core.game import Game, Result
from scirocco.core.movement import Marks, Steps
from scirocco.core.position import DEAD
from scirocco.core.positiontext import read_position, write_position
from scirocco.systems.somnium import advance, air, arrivals, combat, guns, losses, movement, results, retreat, setup
from scirocco.systems.somnium.checks import check_data
from scirocco.systems.somnium.data import EdgeData, Folder, HexsideRule, LineCost, OptionData, PieceRow
from scirocco.systems.somnium.engagement import Foes, note_obligations
from scirocco.systems.somnium.movement import March, Network, build_network, mined_network
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.scoring import scores
from scirocco.systems.somnium.sequence import next_phase, note_unrest, opening_task, phase_names, winner_of
from scirocco.systems.somnium.soundness import faults, task_faults
from scirocco.systems.somnium.stacks import put
from scirocco.systems.somnium.tables import build_bombardment_table, build_combat_table
from scirocco.systems.somnium.tether import tethered_units
from scirocco.systems.somnium.text import facts_of, set_fact
from scirocco.systems.somnium.units import (
    ARMOUR,
    FOOT,
    MARK_WORDS,
    MOBILITIES,
    MOBILITY_NAMES,
    MOTORISED,
    OBLIGED,
    Unit,
)


def _is_closed(closed_to: Sequence[str], mobility: int) -> bool:
    """Armour is motorised too."""
    return (mobility != FOOT and "motorised" in closed_to) or (mobility == ARMOUR and "armour" in closed_to)


class Somnium(Game[SomniumPosition]):
    """One game of the family, immutable once made."""

    forms: ClassVar[Mapping[str, str]] = {
        "select": "piece",
        "move": "piece path",
        "stop": "stop",
        "end": "end",
        "attack": "attack space",
        "bombard": "bombard space",
        "strike": "strike space",
        "join": "join piece",
        "done": "done",
        "air": "air number",
        "loss": "loss piece",
        "retreat": "retreat piece path",
        "advance": "advance piece path",
        "place": "place piece space",
        "rest": "rest",
        "enter": "enter piece space",
        "drop": "drop piece space",
    }

    def __init__(self, folder: Folder, options: Mapping[str, bool]) -> None:
        data, tables = folder.game, folder.tables
        super().__init__(
            data.id,
            data.title,
            folder.scenario_id,
            {name: bool(options.get(name)) for name in data.options},
            [side.id for side in data.sides],
            folder.board,
            [piece.id for piece in folder.pieces],
            data.renumber,
        )
        unknown = set(options) - set(data.options)
        if unknown:
            raise NotationError(f"unknown options {sorted(unknown)}; this game has {sorted(data.options)}")
        self.data = data
        self.tables = tables
        self.scenario_data = folder.scenario
        self.turns = data.turns
        self.phases = phase_names(data.sequence)
        self._phase_sides = [-1, *(self._side("sequence", side) for side in data.sequence for _ in (0, 1))]
        self.stacking = data.stacking
        self._build_ground(folder)
        self._build_units(folder)
        chosen = [option for name, option in data.options.items() if self.switches[name]]
        top_rungs = [option.top_rung for option in chosen if option.top_rung]
        self.combat = build_combat_table(tables.combat, top_rungs[0] if top_rungs else None)
        for option in chosen:
            tables.bombardment.limits = option.bombardment_limits or tables.bombardment.limits
        self.bombardment = build_bombardment_table(tables.bombardment)
        self._build_air(chosen)
        self.scoring = data.scoring
        self._build_special_rules()
        self._networks: dict[tuple[int, int], Network] = {}
        self._steps: dict[tuple[int, int], Steps] = {}
        self._mined_networks: dict[tuple[int, int], tuple[int, Network]] = {}
        self.stages: dict[str, Stage[Any, SomniumPosition]] = {
            "place": setup.PlaceUnits(),
            "drop": arrivals.RollDrop(),
            "arrive": arrivals.Arrive(),
            "unit": movement.ChooseUnit(),
            "move": movement.MoveUnit(),
            "target": combat.ChooseTarget(),
            "attackers": combat.NameAttackers(),
            "battery": guns.NameBattery(),
            "sorties": air.FlySorties(),
            "air": air.GiveAir(),
            "support": guns.SupportDefence(),
            "cover": air.GiveAir(),
            "resolve": results.ResolveBattle(),
            "bombardment": results.ResolveBombardment(),
            "loss": losses.TakeLoss(),
            "give": losses.DefenderGives(),
            "pay": losses.AttackerPays(),
            "retreat": retreat.Retreat(),
            "displace": retreat.Displace(),
            "advance": advance.Advance(),
            "close": results.CloseBattle(),
        }
        check_data(self, folder)
        self._start = self._set_up()
        wrong = faults(self, self._start)
        if wrong:
            raise DataError("pieces.csv", "hex", wrong[0], "mend where the units begin")

    # Building

    def _build_ground(self, folder: Folder) -> None:
        """Terrain, lines, mines, start zones: what the board means to the rules."""
        board, tables = self.board, folder.tables
        kinds = tables.terrain
        self.land = mask_of(i for i in range(board.size) if not kinds[board.terrain[i]].prohibited)
        self.ring = [mask & self.land if i < board.size else 0 for i, mask in enumerate(board.touching)]
        self.beside = [tuple(n for n in board.neighbours[i] if self.land >> n & 1) for i in range(len(board.ids))]
        self.around = Steps([[(there, 1) for there in sorted(ring)] for ring in board.neighbours])
        self.is_open = [i < board.size and kinds[board.terrain[i]].open for i in range(len(board.ids))]
        self.terrain_columns = [kinds[t].columns if t else 0 for t in board.terrain]
        self.columns = [
            terrain + sum(tables.features.get(feature, 0) for feature in board.features[i])
            for i, terrain in enumerate(self.terrain_columns)
        ]
        self.fortified_crests = mask_of(
            i for i in range(board.size) if self.terrain_columns[i] and "fortification" in board.features[i]
        )
        self._kinds = kinds
        self._sides_rules = [(board.hexsides.get(kind, frozenset()), rule) for kind, rule in tables.hexsides.items()]
        self._along: list[tuple[list[tuple[int, ...]], LineCost]] = []
        self.rails: list[tuple[int, ...]] = [()] * len(board.ids)
        for kind, cost in tables.lines.items():
            if not cost.unlimited:
                self._along.append((board.along(kind), cost))
            elif not self.switches.get("rail_off"):
                self.rails = board.along(kind)
        mines = folder.game.mines
        self.mines = board.with_feature("minefield")
        self.mine_victims = self._side("mines.victims", mines.victims) if mines else -1
        self.mine_surcharge = 2 * mines.surcharge if mines else 0
        self.start_zone = [board.starting_with(side) for side in self.sides]
        edges = folder.game.edges
        self.exits = [{edge for edge, rule in edges.items() if side in rule.leave} for side in self.sides]
        self._spared = [{edge for edge, rule in edges.items() if side in rule.survive} for side in self.sides]
        self.ways = [[self._ways_from(i, mobility) for i in range(len(board.ids))] for mobility in MOBILITIES]
        self.steps = [[mask_of(there for there, _ in ways) for ways in table] for table in self.ways]
        self.step_list = [[sorted(there for there, _ in ways) for ways in table] for table in self.ways]
        self._hurting = [self._crossings("hurts", name) for name in MOBILITY_NAMES]
        deadly = [self._crossings("destroys", name) for name in MOBILITY_NAMES]
        self.deadly_steps = [
            [[n for n in self.beside[here] if (here, n) in pairs] for here in range(len(board.ids))] for pairs in deadly
        ]
        self._water: dict[tuple[int, int], int] = {}
        for pairs, rule in self._sides_rules:
            for pair in pairs:
                self._water[pair] = max(rule.columns, self._water.get(pair, 0))
        self._rail_mask = mask_of(i for i, rails in enumerate(self.rails) if rails)
        self._open_rails: list[tuple[int, Marks] | None] = [None for _ in self.sides]

    def _crossings(self, harm: Literal["hurts", "destroys"], mobility: str) -> set[tuple[int, int]]:
        """5.3.2: the hexsides, each from both sides, over which a retreat does this to units of a mobility."""
        return {
            pair
            for pairs, rule in self._sides_rules
            if mobility in (rule.hurts if harm == "hurts" else rule.destroys)
            for pair in pairs
            if not self._is_bridged(rule, *pair)
        }

    def _ways_from(self, here: int, mobility: int) -> list[tuple[int, int]]:
        """The neighbours units of a mobility can step to, and what it costs them."""
        found: list[tuple[int, int]] = []
        for there in self.board.neighbours[here]:
            cost = self.entry_cost(here, there, mobility)
            if cost is not None:
                found.append((there, cost))
        return found

    def _build_units(self, folder: Folder) -> None:
        self.units = [self._build_unit(i, row, folder) for i, row in enumerate(folder.pieces)]
        self.side_of = [unit.side for unit in self.units]
        both = range(len(self.sides))
        self.army = [[u.number for u in self.units if u.side == side] for side in both]
        self._in_a_row = [army == list(range(army[0], army[-1] + 1)) if army else False for army in self.army]
        self.foes_seen: list[Foes | None] = [None for _ in both]
        self.march_seen: March | None = None
        self.mobility = [unit.mobility for unit in self.units]
        self.shore_seen: list[arrivals.Shore | None] = [None for _ in both]
        self.affordable_seen = [(-1, 0)] * len(self.units)
        self.targets_seen: combat.Targets | None = None
        self.is_gun = [unit.gun for unit in self.units]
        self.say_select = with_pieces("select", len(self.units))
        self.say_join = with_pieces("join", len(self.units))
        self.say_loss = with_pieces("loss", len(self.units))
        self.say_attack = with_spaces("attack", self.board.size)
        self.say_bombard = with_spaces("bombard", self.board.size)
        self.say_strike = with_spaces("strike", self.board.size)
        self.guns = [[u.number for u in self.units if u.side == side and u.gun] for side in both]
        self.late = [[u.number for u in self.units if u.side == side and u.turn > 0] for side in both]
        members: dict[str, list[int]] = {}
        for unit in self.units:
            if unit.formation and unit.formation not in folder.game.integrity.never:
                members.setdefault(unit.formation, []).append(unit.number)
        self.divisions = {name: frozenset(units) for name, units in members.items() if len(units) > 1}
        engagement = folder.game.engagement
        ignores = engagement.armour_ignores_infantry
        self.hard_army = [[u for u in army if not self.units[u].infantry] for army in self.army] if ignores else None
        self.ignores_zones = [ignores and u.armour for u in self.units]
        spared = self.board.with_terrain(*engagement.armour_spares)
        self.spared_by = [spared if u.armour else 0 for u in self.units]
        shy = self.switches.get("armour_shuns_mountains", False)
        self.shuns = [shy and mask != 0 for mask in self.spared_by]

    def _build_unit(self, index: int, row: PieceRow, folder: Folder) -> Unit:
        kind = folder.tables.types.get(row.type)
        if kind is None:
            raise DataError("pieces.csv", f"{row.id} type", f"unknown type {row.type!r}", "add it to tables.toml")
        if row.side not in self.sides:
            raise DataError("pieces.csv", f"{row.id} side", f"unknown side {row.side!r}", f"one of {self.sides}")
        if row.hex and row.hex not in self.board.index:
            raise DataError("pieces.csv", f"{row.id} hex", f"there is no hex {row.hex!r}", "use a printed number")
        if row.turn and not row.entry:
            raise DataError(
                "pieces.csv", f"{row.id} entry", "it comes in later, but not how", "edge, port, drop, reserve"
            )
        chosen = [option for name, option in folder.game.options.items() if self.switches[name]]
        harmless = any(row.id in option.no_attack for option in chosen)
        vulnerability = folder.tables.vulnerability.get(kind.vulnerability)
        if vulnerability is None:
            field = f"types.{row.type}.vulnerability"
            raise DataError("tables.toml", field, f"unknown class {kind.vulnerability!r}", "add it to [vulnerability]")
        armoured = kind.vulnerability == "armour"
        return Unit(
            number=index,
            id=row.id,
            name=row.name,
            label=row.label,
            side=self.side_named(row.side),
            nation=row.nation,
            formation=row.formation,
            type=row.type,
            mobility=FOOT if not row.motorised else ARMOUR if armoured else MOTORISED,
            attack=0 if harmless else row.attack,
            defence=row.defence,
            movement=row.movement,
            reduced_attack=row.reduced_attack,
            reduced_defence=row.reduced_defence,
            range=row.range,
            home=self.board.index[row.hex] if row.hex else -1,
            turn=row.turn,
            entry=row.entry,
            air_vulnerability=vulnerability.air,
            gun_vulnerability=vulnerability.guns,
            infantry=kind.infantry,
            armour=kind.armour,
            armoured=armoured,
            soft=kind.vulnerability == "soft",
            gun=kind.gun,
            engineer=kind.engineer,
            airborne=kind.airborne,
            commando=kind.commando,
            mine_loss=kind.mine_loss,
        )

    def _build_air(self, chosen: list[OptionData]) -> None:
        """6.0: who has how many points, and how many go where (C23)."""
        air = self.data.air
        self.air_bands = air.bands
        self.air_bonus = air.bonus
        self.air_cap = air.cap
        self.strike_minimum = air.strike_minimum
        readings = [option.guns_alone for option in chosen if option.guns_alone is not None]
        self.guns_alone_fly = readings[0] if readings else air.guns_alone
        everything = max(band.points for band in air.bands) + sum(bonus.points for bonus in air.bonus)
        self.support_cap = everything if self.switches.get("free_air_support") else air.cap
        self.say_air = [Action("air", number=points) for points in range(max(air.cap, self.support_cap) + 1)]

    def _build_special_rules(self) -> None:
        """What only some games of the family have: bases, tethers, ports, drops, ships."""
        data, board = self.data, self.board
        self.has_armour_bonus = data.armour_bonus
        recovery, tether, naval, drops = data.recovery, data.tether, data.naval, data.drops
        self.recovery_side = self._side("recovery.side", recovery.side) if recovery else -1
        self.recovery_bases = [self._place("recovery", place) for place in recovery.places] if recovery else []
        self.rest_whole_turn = recovery is not None and recovery.whole_turn
        self.tether_side = self._side("tether.side", tether.side) if tether else -1
        self.tether_length = tether.length if tether else 0
        self.tether_end = self._place("tether", tether.ends_with) if tether else -1
        self.tether_sources = board.with_feature("supply")
        self.tethered = tethered_units(self)
        self.naval_side = self._side("naval.side", naval.side) if naval else -1
        self.naval_turns = naval.turns if naval else 0
        sea = board.with_terrain("sea")
        coast = mask_of(i for i in range(board.size) if self.land >> i & 1 and board.touching[i] & sea)
        self.near_coast = mask_of(
            i for i in range(board.size) if naval and self.land >> i & 1 and board.within(i, naval.reach) & coast
        )
        self.drop_intact = frozenset(drops.intact_on) if drops else frozenset()
        shut = mask_of(self._place("drops", place) for place in drops.no_place) if drops else 0
        self.drop_zone = self.land & ~shut & ~board.with_terrain(*drops.no_terrain) if drops else 0
        self.coastal_cities = coast & board.with_terrain("city") & ~shut
        self.landing_ports = [0] * len(self.sides)
        self.landings_unengaged = [False] * len(self.sides)
        for landing in data.landings:
            side = self._side("landings", landing.side)
            self.landing_ports[side] = mask_of(self._place("landings", port) for port in landing.ports)
            self.landings_unengaged[side] = landing.unengaged
        self.ports_out: list[list[tuple[int, int]]] = [[] for _ in self.sides]
        for way_out in data.exits:
            step = (self._place("exits", way_out.place), board.index[way_out.box])
            self.ports_out[self._side("exits", way_out.side)].append(step)
        self.entry_edge = [
            self._edge_hexes(data.edges, unit.side) if unit.entry == "edge" else 0 for unit in self.units
        ]
        leaving = {order.formation: order.turn for order in data.withdrawals}
        self.gone_from = [leaving.get(unit.formation, data.turns + 1) for unit in self.units]
        self.setup_zones = [setup.setup_zone(self, step) for step in self.scenario_data.setup]

    def _side(self, field: str, name: str) -> int:
        if name not in self.sides:
            raise DataError("game.toml", field, f"there is no side {name!r}", f"one of {' and '.join(self.sides)}")
        return self.sides.index(name)

    def _place(self, field: str, name: str) -> int:
        found = self.board.places.get(name)
        if found is None:
            raise DataError("game.toml", field, f"there is no place {name!r}", "name one of board.toml's [places]")
        return found

    def _edge_hexes(self, edges: Mapping[str, EdgeData], side: int) -> int:
        """The hexes through which a side's reinforcements come in over the edge that is theirs."""
        own = {edge for edge, rule in edges.items() if self.sides[side] in rule.enter}
        return mask_of(
            i for i in range(self.board.size) if self.land >> i & 1 and own.intersection(self.board.edges[i])
        )

    def _set_up(self) -> SomniumPosition:
        pos = SomniumPosition(len(self.units), len(self.scoring))
        for side in range(len(self.sides)):
            pos.held[side] = self.start_zone[side] & self.land
        setup.open_set_up(self, pos)
        return pos

    # The ground as the rules see it

    def entry_cost(self, here: int, there: int, mobility: int) -> int | None:
        """Half-points for a step by terrain and hexside, or by a road or track that runs along it (C30); None when
        it is closed to units of this mobility."""
        if not self.land >> here & 1 or not self.land >> there & 1:
            return None
        foot = mobility == FOOT
        costs = [cost.foot if foot else cost.motorised for along, cost in self._along if there in along[here]]
        if costs:
            return round(2 * min(costs))
        kind = self._kinds[self.board.terrain[there]]
        if _is_closed(kind.closed_to, mobility):
            return None
        total = kind.foot if foot else kind.motorised
        for pairs, rule in self._sides_rules:
            if (here, there) in pairs and not self._is_bridged(rule, here, there):
                if _is_closed(rule.closed_to, mobility):
                    return None
                total += rule.foot if foot else rule.motorised
        return round(2 * total)

    def is_closed_ground(self, space: int, mobility: int) -> bool:
        """Whether units of a mobility come into a hex by road only, or not at all, because of its terrain."""
        return _is_closed(self._kinds[self.board.terrain[space]].closed_to, mobility)

    def edge_cost(self, space: int, mobility: int) -> int:
        """Half-points for coming in over the edge: the terrain, or the road that leaves there."""
        foot = mobility == FOOT
        costs = [cost.foot if foot else cost.motorised for along, cost in self._along if along[space]]
        kind = self._kinds[self.board.terrain[space]]
        return round(2 * min([*costs, kind.foot if foot else kind.motorised]))

    def _is_bridged(self, rule: HexsideRule, here: int, there: int) -> bool:
        bridged = bool(rule.bridged_by) and (here, there) in self.board.hexsides.get(rule.bridged_by, frozenset())
        return bridged or any(there in along[here] for along, _ in self._along)

    def hexside_columns(self, space: int, other: int) -> int:
        """5.1.2: columns a hexside gives the defender of a hex against an attacker in another; bridges do not
        matter (S27)."""
        return self._water.get((space, other), 0)

    def columns_against(self, space: int, other: int) -> int:
        """C8: what a hex is worth against one neighbour: the better of ground and hexside, and the works."""
        ground = self.terrain_columns[space]
        return self.columns[space] - ground + max(ground, self.hexside_columns(space, other))

    def hurts_to_cross(self, unit: int, here: int, there: int) -> bool:
        """5.3.2: whether a retreat over this hexside costs the unit a loss."""
        return (here, there) in self._hurting[self.mobility[unit]]

    def has_water_between(self, here: int, there: int) -> bool:
        """S23: an unbridged river or arm of the sea between two hexes."""
        return any(
            (here, there) in pairs and not self._is_bridged(rule, here, there) for pairs, rule in self._sides_rules
        )

    def plain_network(self, side: int, mobility: int) -> Network:
        """The steps open to a kind of unit, mines not counted."""
        found = self._networks.get((side, mobility))
        if found is None:
            found = self._networks[side, mobility] = build_network(self, side, mobility)
        return found

    def steps_of(self, side: int, mobility: int) -> Steps:
        """The same, laid out for the movement search."""
        found = self._steps.get((side, mobility))
        if found is None:
            network = self.plain_network(side, mobility)
            found = self._steps[side, mobility] = Steps(network.links, network.rails)
        return found

    def open_rails(self, pos: SomniumPosition, side: int) -> Marks:
        """A mark on the railway hexes that the enemy of a side does not hold (A1), kept while they stay the same."""
        held = pos.held[1 - side] & self._rail_mask
        known = self._open_rails[side]
        if known is None or known[0] != held:
            marks = Marks(len(self.board.ids))
            marks.add(self._rail_mask & ~held, 1)
            known = self._open_rails[side] = (held, marks)
        return known[1]

    def network(self, side: int, mobility: int, cleared: int) -> Network:
        """The steps open to a kind of unit, with the mines that are left."""
        mined = self.mines & ~cleared if side == self.mine_victims else 0
        key, known = (side, mobility), self._mined_networks.get((side, mobility))
        if known is None or known[0] != mined:
            known = self._mined_networks[key] = (mined, mined_network(self, self.plain_network(side, mobility), mined))
        return known[1]

    def go_on(self, pos: SomniumPosition, task: Task, left: int) -> None:
        """A unit has come in: next to the enemy it stops, elsewhere it may move on."""
        movement.come_to_rest(self, pos, task, left)
        if not pos.marks[task.piece] & OBLIGED and pos.agenda[-1].stage != "move":
            movement.go_on(self, pos, task, left)

    def safe_edges(self, side: int, space: int) -> list[str]:
        """5.3.2: the edges next to a hex over which a retreat does not destroy a side's units."""
        return [edge for edge in self.board.edges[space] if edge in self._spared[side]]

    def places_of(self, pos: SomniumPosition, side: int) -> list[int]:
        """Where a side's units are, in the order of its army."""
        army = self.army[side]
        if self._in_a_row[side]:
            return pos.at[army[0] : army[-1] + 1]
        return [pos.at[unit] for unit in army]

    def phase_side(self, phase: int) -> int:
        return self._phase_sides[phase]

    def is_movement(self, phase: int) -> bool:
        return phase % 2 == 1

    # The contract

    def start(self) -> SomniumPosition:
        return self._start.copy()

    def next_step(self, pos: SomniumPosition, dice: Dice, log: list[Event]) -> None:
        next_phase(self, pos, log)

    def view(self, pos: SomniumPosition, side: int) -> SomniumPosition:
        """Nothing is hidden in these games but the order of declarations, which the stages keep (C29)."""
        return pos.copy()

    def result(self, pos: SomniumPosition) -> Result | None:
        if not pos.over:
            return None
        totals = scores(self, pos)
        return Result(totals, winner_of(totals))

    def faults(self, pos: SomniumPosition) -> list[str]:
        return faults(self, pos)

    def write_position(self, pos: SomniumPosition) -> str:
        return write_position(self, pos, self.phases, MARK_WORDS, facts_of(self, pos))

    def read_position(self, text: str) -> SomniumPosition:
        blank = SomniumPosition(len(self.units), len(self.scoring))
        pos = read_position(self, blank, text, self.phases, MARK_WORDS, self._set_fact)
        for unit, where in enumerate(pos.at):
            if where == DEAD:
                pos.marks[unit] = 0
        for side in range(len(self.sides)):
            for unit in self.army[side]:
                if 0 <= pos.at[unit] < self.board.size:
                    put(self, pos, unit, pos.at[unit])
        if not pos.agenda and not pos.over:
            if pos.phase == 0 or pos.turn == 0:
                raise NotationError("position text: it needs a turn and a phase, or tasks")
            pos.agenda.append(opening_task(self, pos))
            if not self.is_movement(pos.phase):
                note_obligations(self, pos, self.phase_side(pos.phase))
            note_unrest(self, pos)
        wrong = self.faults(pos) or task_faults(self, pos)
        if wrong:
            raise NotationError(f"position text: {wrong[0]}")
        return pos

    def _set_fact(self, pos: SomniumPosition, key: str, value: str) -> bool:
        return set_fact(self, pos, key, value)
