"""The chit-pull family: board, counters, tables, scenario and options of one game, and the stages that play it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any, ClassVar

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action, Event, Stage, with_pieces
from scirocco.core.dice import Dice
from scirocco.core.errors import DataError, NotationError, Why
from scirocco.core.game import Game, Result
from scirocco.core.position import DEAD
from scirocco.core.positiontext import read_position, write_position
from scirocco.systems.chitpull import (
    activation,
    advance,
    armour,
    brigades,
    combat,
    command,
    losses,
    movement,
    reaction,
    replacements,
    retreat,
    setup,
    stacking,
    supply,
)
from scirocco.systems.chitpull.checks import check_data
from scirocco.systems.chitpull.data import Folder, PieceRow
from scirocco.systems.chitpull.ground import Ground
from scirocco.systems.chitpull.landing import landing_hexes
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.reach import Front, Journey
from scirocco.systems.chitpull.reinforcements import entry_edge
from scirocco.systems.chitpull.sequence import next_step, objectives_held, winner
from scirocco.systems.chitpull.soundness import faults, task_faults
from scirocco.systems.chitpull.text import facts_of, set_fact
from scirocco.systems.chitpull.units import BATTALION, LARGE, MARK_WORDS, NO_SIZE, Unit, share
from scirocco.systems.chitpull.views import view_of
from scirocco.systems.chitpull.zones import put

SIZES = {"II": BATTALION, "III": LARGE, "X": LARGE, "hq": NO_SIZE}


class ChitPull(Game[ChitPosition]):
    """One game of the family with one scenario, immutable once made."""

    forms: ClassVar[Mapping[str, str]] = {
        "select": "piece",
        "move": "piece path",
        "place": "place piece space",
        "auto": "auto",
        "declare": "declare",
        "done": "done",
        "end": "end",
        "stop": "stop",
        "mark": "mark piece",
        "land": "land space",
        "rebuild": "rebuild piece",
        "raise": "raise piece space",
        "affiliate": "affiliate piece",
        "under": "under piece",
        "split": "split piece",
        "merge": "merge piece",
        "enter": "enter piece space",
        "clear": "clear piece space",
        "react": "react piece space",
        "stay": "stay",
        "attack": "attack space",
        "join": "join piece",
        "air": "air",
        "sap": "sap",
        "fight": "fight space",
        "hit": "hit piece",
        "loss": "loss piece",
        "stand": "stand",
        "withdraw": "withdraw",
        "retreat": "retreat piece space",
        "advance": "advance piece space",
        "remove": "remove piece",
    }

    def __init__(self, folder: Folder, options: Mapping[str, bool]) -> None:
        data = folder.game
        super().__init__(
            data.id,
            data.title,
            folder.scenario_id,
            {name: bool(options.get(name)) for name in data.options},
            [side.id for side in data.sides],
            folder.board,
            [piece.id for piece in folder.pieces],
            {},
        )
        unknown = set(options) - {*data.options, *data.retired_options}
        if unknown:
            raise NotationError(f"unknown options {sorted(unknown)}; this game has {sorted(data.options)}")
        self.data = data
        self.tables = folder.tables
        self.scenario_data = folder.scenario
        self.turns = folder.scenario.turns
        self.phases = activation.PHASES
        check_data(folder)
        self.combat_table = [
            [_read_result(cell) for cell in folder.tables.combat.rows[str(die)]] for die in range(1, 7)
        ]
        self._build_sides()
        self.ground = Ground(self, folder.tables, self.side_named(data.works_owner))
        along = mask_of(space for space, joined in enumerate(self.ground.supply_road) if joined)
        self.road_masks = [along | mask_of(ends) for ends in self.road_ends]
        self.roads_seen: list[supply.Road | None] = [None for _ in self.sides]
        self.entry_rims = [entry_edge(self, side) for side in range(len(self.sides))]
        self._build_units(folder.pieces)
        self._build_scenario()
        layout = folder.board.layout
        assert layout is not None
        axial = [layout.axial(layout.cell_of(name)) for name in self.board.ids[: self.board.size]]
        self._east, self._north = [east for east, _ in axial], [north for _, north in axial]
        self.stages: dict[str, Stage[Any, ChitPosition]] = {
            "place": setup.PlaceUnits(),
            "fallback": command.DeclareFallback(),
            "command": command.RollCommand(),
            "return": replacements.ReturnHq(),
            "replace": replacements.Replace(),
            "affiliate": replacements.ChooseAffiliate(),
            "formation": replacements.ChooseFormation(),
            "supply": supply.CheckSupply(),
            "limits": command.SetLimits(),
            "cup": command.FillCup(),
            "split": brigades.Split(),
            "order": movement.ChooseUnit(),
            "move": movement.MoveUnit(),
            "march": movement.March(),
            "enter": movement.EnterMap(),
            "react": reaction.React(),
            "excess": stacking.RemoveExcess(),
            "clash": armour.DeclareClash(),
            "clashers": armour.NameClashers(),
            "clashing": armour.ResolveClashes(),
            "hit": armour.PlaceHit(),
            "attack": combat.DeclareAttack(),
            "attackers": combat.NameAttackers(),
            "sappers": combat.UseSappers(),
            "battle": combat.ResolveBattles(),
            "pay": losses.PayPoints(),
            "loss": losses.TakeLoss(),
            "rest": losses.StandOrRetreat(),
            "retreat": retreat.Retreat(),
            "retreating": retreat.RetreatOn(),
            "aftermath": advance.Aftermath(),
            "advance": advance.Advance(),
            "advancing": advance.AdvanceOn(),
            "close": advance.CloseBattle(),
            "merge": brigades.Merge(),
            "finish": activation.FinishActivation(),
        }
        self._start = self._set_up()

    # Building

    def _build_sides(self) -> None:
        board, sides = self.board, self.data.sides
        self.edge_of = [side.edge for side in sides]
        self.exits = [board.index[side.edge] for side in sides]
        self.entries = [board.index[side.entry] for side in sides]
        self.line_limits = [side.line_limit for side in sides]
        self.ports = [board.index[side.port] if side.port else -1 for side in sides]
        self.port_reach = [side.port_reach for side in sides]
        self.road_ends = [
            [space for space in range(board.size) if f"supply_{side.id}" in board.features[space] and space != port]
            for side, port in zip(sides, self.ports, strict=True)
        ]
        self.rims = [[s for s in range(board.size) if edge in board.edges[s]] for edge in self.edge_of]
        self.fallback_side = self.side_named(self.data.fallback_side)
        self.air_side = self.side_named(self.data.air_side)
        self.pool_names = list(self.data.pools)

    def _build_units(self, rows: list[PieceRow]) -> None:
        both = range(len(self.sides))
        formations = {formation.id: number for number, formation in enumerate(self.data.formations)}
        markers = [row.id for row in rows if row.type in ("hq", "leader")]
        parts = {row.brigade: row.id for row in rows if row.brigade}
        self.units = [self._build_unit(i, row, formations, markers, parts) for i, row in enumerate(rows)]
        self.side_of = [unit.side for unit in self.units]
        self.army = [[u.number for u in self.units if u.side == side] for side in both]
        self.marker_units = [self.piece_index[name] for name in markers]
        self.hqs = [[u.number for u in self.units if u.side == s and u.hq and not u.leader] for s in both]
        self.leaders = [[u.number for u in self.units if u.side == side and u.leader] for side in both]
        self.leader_markers = sum(1 << u.marker for u in self.units if u.leader)
        self.formation_hq = [self.piece_index[formation.hq] for formation in self.data.formations]
        self.lander = self.piece_index[self.data.landing.unit]
        self.escorts = [[u for u in army if self.units[u].infantry or self.units[u].engineer] for army in self.army]
        """9.63: who makes a team with tanks."""
        self.pools_of = [(self.units[unit.brigade] if unit.brigade >= 0 else unit).pool for unit in self.units]
        self.sizes = [unit.size for unit in self.units]
        self.brigades = [[u for u in army if self.units[u].detachment >= 0] for army in self.army]
        self.battalions = [[u for u in army if self.units[u].brigade >= 0] for army in self.army]
        self.may_serve = [self._formations_of(unit) for unit in self.units]
        self.say_select = with_pieces("select", len(self.units))
        self.say_affiliate = with_pieces("affiliate", len(self.units))
        self.say_under = with_pieces("under", len(self.units))
        self.say_mark = with_pieces("mark", len(self.units))
        self.say_land = [Action("land", -1, (space,)) for space in members(landing_hexes(self))]
        zones = self.tables.zones
        self.zone_prices = [(round(2 * zones.enter), 2 * share(u.movement, zones.leave_divisor)) for u in self.units]
        self.fronts_seen: list[Front | None] = [None for _ in both]
        self.journey_seen: Journey | None = None

    def _build_unit(
        self, index: int, row: PieceRow, formations: Mapping[str, int], markers: list[str], parts: Mapping[str, str]
    ) -> Unit:
        infantry = row.type in ("infantry", "marine")
        side = self.side_named(row.side)
        nations = self.data.sides[side].own_infantry_armour
        values = [
            (row.combat, row.armour),
            (row.reduced_combat, row.reduced_armour),
            (row.last_combat, row.last_armour),
        ]
        return Unit(
            number=index,
            id=row.id,
            name=row.name,
            label=row.label,
            side=side,
            nation=row.nation,
            type=row.type,
            formation=formations.get(row.formation, -1),
            size=SIZES[row.size],
            size_mark=row.size,
            mech=row.motorised,
            steps=row.steps,
            combat=tuple(value[0] for value in values[: row.steps]),
            armour=tuple(value[1] for value in values[: row.steps]),
            movement=row.movement,
            radius=row.radius,
            pool=self.pool_names.index(row.pool) if row.pool else -1,
            model=row.model,
            tank=row.type == "tank",
            car=row.type == "car",
            vehicle=row.type in ("tank", "car"),
            flak=row.type == "flak",
            infantry=infantry,
            engineer=row.type == "engineer",
            hq=row.type in ("hq", "leader"),
            leader=row.type == "leader",
            tough=row.model in self.tables.armour.tough,
            fires_in_attack=row.type in ("tank", "car", "flak") or (infantry and row.nation in nations),
            recovery=self.tables.armour.recovery.get(row.nation, 7),
            brigade=self.piece_index[row.brigade] if row.brigade else -1,
            detachment=self.piece_index[parts[row.id]] if row.id in parts else -1,
            marker=markers.index(row.id) if row.id in markers else -1,
        )

    def _formations_of(self, unit: Unit) -> list[int]:
        """7.32, R9: the formations a unit could ever serve under; with the option not those of another nation."""
        if unit.hq:
            return []
        return [
            number
            for number, formation in enumerate(self.data.formations)
            if self.side_of[self.formation_hq[number]] == unit.side
            and (not formation.nations or unit.nation in formation.nations or not self.switches["german_corps"])
        ]

    def _build_scenario(self) -> None:
        data, both = self.scenario_data, range(len(self.sides))
        self.groups = [g for g in data.setup if not g.when or self.switches[g.when]]
        self.objectives = tuple(self.board.index[name] for name in data.victory.hexes)
        self.attacker = self.side_named(data.victory.side)
        first = data.setup_of or self.scenario
        self.setup_rules = {"opening": ("13.12", "13.16")}.get(first, ("13.32", "13.34"))
        self.reacting = {self.piece_index[name] for name in data.reacts}
        self.reactors = [
            [
                u.number
                for u in self.units
                if u.side == side and (u.car or u.number in self.reacting or u.brigade in self.reacting)
            ]
            for side in both
        ]
        names = [formation.id for formation in self.data.formations]
        self.long_formations = {names.index(n) for n in data.long_lines.formations} if data.long_lines else set[int]()
        self.first_under = [unit.formation for unit in self.units]
        for name, formation in data.affiliations.items():
            for unit in (self.piece_index[name], self.units[self.piece_index[name]].detachment):
                if unit >= 0:
                    self.first_under[unit] = names.index(formation)
        self.due = [0] * len(self.units)
        self.steps_on: dict[int, tuple[tuple[int, int], ...]] = {}
        for arrival in data.arrivals:
            turn = self.turn_of(arrival.day)
            for name in arrival.units:
                self.due[self.piece_index[name]] = turn
            steps = tuple((self.pool_names.index(pool), count) for pool, count in arrival.pools.items())
            self.steps_on[turn] = (*self.steps_on.get(turn, ()), *steps)
        self.late = [[u.number for u in self.units if u.side == side and self.due[u.number]] for side in both]

    def _blank(self) -> ChitPosition:
        pos = ChitPosition(len(self.units), len(self.sides), len(self.pool_names), len(self.marker_units))
        pos.under = self.first_under[:]
        return pos

    def _set_up(self) -> ChitPosition:
        pos = self._blank()
        for pool, count in self.scenario_data.pools.items():
            pos.pools[self.pool_names.index(pool)] = count
        setup.open_set_up(self, pos)
        wrong = faults(self, pos)
        if wrong:
            raise DataError(f"scenarios/{self.scenario}.toml", "setup", wrong[0], "mend where the units begin")
        return pos

    # What the rules ask of the game

    def distance(self, a: int, b: int) -> int:
        """Hexes between two, whatever stands between them (7.22)."""
        east, north = self._east[a] - self._east[b], self._north[a] - self._north[b]
        third = east + north
        if east < 0:
            east = -east
        if north < 0:
            north = -north
        if third < 0:
            third = -third
        longest = east if east > north else north
        return longest if longest > third else third

    def day_of(self, turn: int) -> str:
        """2.4: a turn is a day."""
        first = date.fromisoformat(self.scenario_data.first_day)
        return (first + timedelta(days=turn - 1)).isoformat()

    def turn_of(self, day: str) -> int:
        return (date.fromisoformat(day) - date.fromisoformat(self.scenario_data.first_day)).days + 1

    def result_text(self, result: tuple[int, int]) -> str:
        """9.3: a result as it stands in the table."""
        return "/".join(str(points) if points else "-" for points in result)

    # The contract

    def start(self) -> ChitPosition:
        return self._start.copy()

    def explain(self, pos: ChitPosition, action: Action) -> Why | None:
        found = super().explain(pos, action)
        if found is None or not found.rule or action.verb != "declare" or pos.agenda[-1].stage == "fallback":
            return found
        return command.why_no_fallback(self, pos)

    def next_step(self, pos: ChitPosition, dice: Dice, log: list[Event]) -> None:
        next_step(self, pos, dice, log)

    def view(self, pos: ChitPosition, side: int) -> ChitPosition:
        return view_of(self, pos, side)

    def result(self, pos: ChitPosition) -> Result | None:
        """The objectives each side controls, and who won."""
        if not pos.over:
            return None
        held = len(objectives_held(self, pos))
        scores = [len(self.objectives) - held] * len(self.sides)
        scores[self.attacker] = held
        return Result(tuple(scores), winner(self, pos))

    def faults(self, pos: ChitPosition) -> list[str]:
        return faults(self, pos)

    def write_position(self, pos: ChitPosition) -> str:
        return write_position(self, pos, self.phases, MARK_WORDS, facts_of(self, pos))

    def read_position(self, text: str) -> ChitPosition:
        pos = read_position(self, self._blank(), text, self.phases, MARK_WORDS, self._set_fact)
        for unit, where in enumerate(pos.at):
            if where == DEAD:
                pos.marks[unit] = 0
            elif 0 <= where < self.board.size:
                put(self, pos, unit, where)
        if not pos.agenda and not pos.over:
            raise NotationError("position text: it needs at least one task")
        wrong = self.faults(pos) or task_faults(self, pos)
        if wrong:
            raise NotationError(f"position text: {wrong[0]}")
        return pos

    def _set_fact(self, pos: ChitPosition, key: str, value: str) -> bool:
        return set_fact(self, pos, key, value)


def _read_result(cell: str) -> tuple[int, int]:
    attacker, _, defender = cell.partition("/")
    return (0 if attacker == "-" else int(attacker), 0 if defender == "-" else int(defender))
