"""The Somnium family: board, counters, tables and switches of one game, and the stages that play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from scirocco.core.board import mask_of
from scirocco.core.decisions import Event, Stage
from scirocco.core.dice import Dice
from scirocco.core.errors import DataError, NotationError
from scirocco.core.game import Game, Result
from scirocco.core.position import DEAD
from scirocco.core.positiontext import read_position, write_position
from scirocco.systems.somnium import advance, air, combat, guns, losses, movement, results, retreat, setup
from scirocco.systems.somnium.data import Folder, PieceRow
from scirocco.systems.somnium.movement import Network, build_network
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.scoring import scores
from scirocco.systems.somnium.sequence import next_phase, opening_task, phase_names, winner_of
from scirocco.systems.somnium.soundness import faults
from scirocco.systems.somnium.stacks import put
from scirocco.systems.somnium.tables import build_bombardment_table, build_combat_table
from scirocco.systems.somnium.text import facts_of, set_fact
from scirocco.systems.somnium.units import MARK_WORDS, Unit

NETWORKS_KEPT = 64


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
        self.scenario_data = folder.scenario
        self.turns = data.turns
        self.phases = phase_names(data.sequence)
        self._phase_sides = [-1, *(self.side_named(side) for side in data.sequence for _ in (0, 1))]
        self.stacking = data.stacking
        self._build_ground(folder)
        self._build_units(folder)
        self.combat = build_combat_table(tables.combat, "DE AVI" if self.switches.get("top_rung_eliminates") else None)
        self.bombardment = build_bombardment_table(tables.bombardment)
        self.air_bands = data.air.bands
        self.air_cap = data.air.cap
        self.strike_minimum = data.air.strike_minimum
        self.scoring = data.scoring
        self._build_bases()
        self._networks: dict[tuple[int, bool, int], Network] = {}
        self.stages: dict[str, Stage[Any, SomniumPosition]] = {
            "place": setup.PlaceUnits(),
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
        self._start = self._set_up()

    # Building

    def _build_ground(self, folder: Folder) -> None:
        """Terrain, lines, mines, start zones: what the board means to the rules."""
        board, tables = self.board, folder.tables
        kinds = tables.terrain
        self.land = mask_of(i for i in range(board.size) if not kinds[board.terrain[i]].prohibited)
        self.ring = [mask & self.land for mask in board.touching]
        self.is_open = [i < board.size and kinds[board.terrain[i]].open for i in range(len(board.ids))]
        self.terrain_columns = [kinds[t].columns if t else 0 for t in board.terrain]
        self.columns = [
            terrain + sum(tables.features.get(feature, 0) for feature in board.features[i])
            for i, terrain in enumerate(self.terrain_columns)
        ]
        self.fortified_crests = mask_of(
            i for i in range(board.size) if self.terrain_columns[i] and "fortification" in board.features[i]
        )
        self._entry = [
            [round(2 * kinds[t].foot) if t else 0 for t in board.terrain],
            [round(2 * kinds[t].motorised) if t else 0 for t in board.terrain],
        ]
        self._along: list[tuple[list[tuple[int, ...]], list[int]]] = []
        self.rails: list[tuple[int, ...]] = [()] * len(board.ids)
        for kind, cost in tables.lines.items():
            if not cost.unlimited:
                self._along.append((board.along(kind), [round(2 * cost.foot), round(2 * cost.motorised)]))
            elif not self.switches.get("rail_off"):
                self.rails = board.along(kind)
        mines = folder.game.mines
        self.mines = board.with_feature("minefield")
        self.mine_victims = self.side_named(mines.victims) if mines else -1
        self.mine_surcharge = 2 * mines.surcharge if mines else 0
        self.start_zone = [board.starting_with(side) for side in self.sides]
        edges = folder.game.edges
        self.exits = [{edge for edge, rule in edges.items() if side in rule.leave} for side in self.sides]
        self._spared = [{edge for edge, rule in edges.items() if side in rule.survive} for side in self.sides]

    def _build_units(self, folder: Folder) -> None:
        self.units = [self._build_unit(i, row, folder) for i, row in enumerate(folder.pieces)]
        self.side_of = [unit.side for unit in self.units]
        self.army = [[u.number for u in self.units if u.side == side] for side in range(len(self.sides))]
        self.guns = [[u.number for u in self.units if u.side == side and u.gun] for side in range(len(self.sides))]
        members: dict[str, list[int]] = {}
        for unit in self.units:
            if unit.formation and unit.formation not in folder.game.integrity.never:
                members.setdefault(unit.formation, []).append(unit.number)
        self.divisions = {name: frozenset(units) for name, units in members.items() if len(units) > 1}

    def _build_unit(self, index: int, row: PieceRow, folder: Folder) -> Unit:
        kind = folder.tables.types.get(row.type)
        if kind is None:
            raise DataError("pieces.csv", f"{row.id} type", f"unknown type {row.type!r}", "add it to tables.toml")
        if row.side not in self.sides:
            raise DataError("pieces.csv", f"{row.id} side", f"unknown side {row.side!r}", f"one of {self.sides}")
        if row.hex and row.hex not in self.board.index:
            raise DataError("pieces.csv", f"{row.id} hex", f"there is no hex {row.hex!r}", "use a printed number")
        vulnerability = folder.tables.vulnerability[kind.vulnerability]
        return Unit(
            number=index,
            id=row.id,
            name=row.name,
            label=row.label,
            side=self.side_named(row.side),
            nation=row.nation,
            formation=row.formation,
            type=row.type,
            motorised=row.motorised,
            attack=row.attack,
            defence=row.defence,
            movement=row.movement,
            reduced_attack=row.reduced_attack,
            reduced_defence=row.reduced_defence,
            range=row.range,
            home=self.board.index[row.hex] if row.hex else -1,
            air_vulnerability=vulnerability.air,
            gun_vulnerability=vulnerability.guns,
            infantry=kind.infantry,
            armour=kind.armour,
            armoured=kind.vulnerability == "armour",
            gun=kind.gun,
            engineer=kind.engineer,
            mine_loss=kind.mine_loss,
        )

    def _build_bases(self) -> None:
        recovery = self.data.recovery
        self.recovery_side = self.side_named(recovery.side) if recovery else -1
        self.recovery_bases = [self.board.places[place] for place in recovery.places] if recovery else []

    def _set_up(self) -> SomniumPosition:
        """10.1: printed places, then what the scenario leaves to the players."""
        pos = SomniumPosition(len(self.units))
        for side in range(len(self.sides)):
            pos.held[side] = self.start_zone[side]
        left: list[tuple[int, list[int]]] = []
        for step in self.scenario_data.setup:
            side = self.side_named(step.side)
            chosen = self.army[side] if step.units == ["all"] else [self.piece_index[name] for name in step.units]
            left.append((side, list(chosen)))
        by_hand = {unit for _, units in left for unit in units}
        for unit in self.units:
            if unit.number not in by_hand and unit.home >= 0:
                put(self, pos, unit.number, unit.home)
        setup.open_set_up(pos, left)
        return pos

    # The ground as the rules see it

    def entry_cost(self, here: int, there: int, motorised: bool) -> int:
        """Half-points for a step by terrain, or by a road or track that runs along it (C30)."""
        kind = int(motorised)
        costs = [prices[kind] for along, prices in self._along if there in along[here]]
        return min(costs) if costs else self._entry[kind][there]

    def network(self, side: int, motorised: bool, cleared: int) -> Network:
        """The steps open to a kind of unit, with the mines that are left; kept, as they change only by clearing."""
        mined = self.mines & ~cleared if side == self.mine_victims else 0
        key = (side, motorised, mined)
        found = self._networks.get(key)
        if found is None:
            if len(self._networks) >= NETWORKS_KEPT:
                self._networks.clear()
            found = self._networks[key] = build_network(self, side, motorised, mined)
        return found

    def safe_edges(self, side: int, space: int) -> list[str]:
        """5.3.2: the edges next to a hex over which a retreat does not destroy a side's units."""
        return [edge for edge in self.board.edges[space] if edge in self._spared[side]]

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
        blank = SomniumPosition(len(self.units))
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
        wrong = self.faults(pos)
        if wrong:
            raise NotationError(f"position text: {wrong[0]}")
        return pos

    def _set_fact(self, pos: SomniumPosition, key: str, value: str) -> bool:
        return set_fact(self, pos, key, value)
