"""The area games: board, counters, tables and switches of one game, and the stages that play it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action, Event, Stage, Task, with_pieces, with_spaces
from scirocco.core.dice import Dice
from scirocco.core.errors import DataError, NotationError
from scirocco.core.game import Game, Result
from scirocco.core.movement import Marks, Steps
from scirocco.core.positiontext import read_position, write_position
from scirocco.systems.areas import (
    activation,
    arrivals,
    bombardment,
    combat,
    landing,
    movement,
    orders,
    regroup,
    results,
    retreat,
    solitaire,
)
from scirocco.systems.areas.data import Folder, PieceRow
from scirocco.systems.areas.movement import Ground, March, Prices
from scirocco.systems.areas.muster import empty_map
from scirocco.systems.areas.offer import Offer
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.sequence import next_player_turn
from scirocco.systems.areas.setup import blank, set_up
from scirocco.systems.areas.soundness import faults, task_faults
from scirocco.systems.areas.text import facts_of, set_fact
from scirocco.systems.areas.units import GARRISON, INVADER, MARK_WORDS, Unit
from scirocco.systems.areas.victory import garrison_held, victory_level


class Areas(Game[AreasPosition]):
    """One area game, immutable once made."""

    forms: ClassVar[Mapping[str, str]] = {
        "select": "piece",
        "move": "piece path",
        "activate": "activate space",
        "march": "march space",
        "again": "again space",
        "luftwaffe": "luftwaffe",
        "jump": "jump",
        "reinforce": "reinforce piece",
        "end": "end",
        "done": "done",
        "assault": "assault space",
        "fire": "fire space",
        "bombard": "bombard piece space",
        "lead": "lead piece",
        "join": "join piece",
        "guns": "guns piece",
        "none": "none",
        "defend": "defend piece",
        "against": "against piece",
        "keep": "keep",
        "reroll": "reroll",
        "take": "take",
        "raze": "raze",
        "retreat": "retreat piece space",
        "follow": "follow piece",
        "stay": "stay",
        "withdraw": "withdraw",
        "loss": "loss piece",
        "yield": "yield piece",
        "aim": "aim piece space",
        "rest": "rest piece",
        "raid": "raid space",
        "drop": "drop piece space",
        "land": "land piece space",
        "crash": "crash piece space",
        "fort": "fort space",
        "regroup": "regroup piece space",
        "pass": "pass",
        "glide": "glide piece",
        "plan": "plan piece space",
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
            data.renumber,
        )
        unknown = set(options) - set(data.options)
        if unknown:
            raise NotationError(f"unknown options {sorted(unknown)}; this game has {sorted(data.options)}")
        self.data = data
        self.tables = folder.tables
        self.scenario_data = folder.scenario
        self.solitaire = folder.scenario.solitaire
        self.turns = data.turns
        self.turns_a_day = data.turns_a_day
        self.stacking = data.stacking
        self.enemy_cost = folder.tables.movement.enemy
        self.phases = ["set-up", *(f"{side} turn" for side in self.sides)]
        self._build_ground()
        self._build_units(folder)
        self._build_roles()
        self._build_sayings()
        self.muster_seen = empty_map(self)
        self.offer_seen: Offer | None = None
        self.march_seen: March | None = None
        self.ground_seen: list[Ground | None] = [None for _ in self.sides]
        self.stages: dict[str, Stage[Any, AreasPosition]] = {
            "area": activation.ChooseArea(),
            "orders": orders.GiveOrders(),
            "pending": orders.PendingAssaults(),
            "landed": orders.FightOnLanding(),
            "activation": activation.RollActivation(),
            "move": movement.MoveUnit(),
            "lead": combat.NameLeader(),
            "join": combat.JoinAttack(),
            "guns": combat.GiveGuns("guns"),
            "main": combat.NameMain(),
            "cover": combat.GiveGuns("cover"),
            "victim": combat.ChooseVictim(),
            "battle": results.RollBattle(),
            "close": results.CloseBattle(),
            "hurt": retreat.TakeLoss(),
            "retreat": retreat.Retreat(),
            "follow": retreat.Follow(),
            "others": retreat.OthersGiveWay(),
            "second": retreat.SecondTarget(),
            "aim": bombardment.AimBombers(),
            "strike": bombardment.Strike(),
            "raid": bombardment.RaidAreas(),
            "drop": landing.Drop(),
            "landing": landing.RollLanding(),
            "arrive": arrivals.Arrive(),
            "convoy": arrivals.RollConvoy(),
            "regroup": regroup.Regroup(),
            "forts": solitaire.PlaceForts(),
            "gliders": solitaire.GiveGliders(),
            "cup": solitaire.DrawBrigades(),
            "plan": solitaire.PlanDrops(),
            "deal": solitaire.DealGarrison(),
        }
        self._start = set_up(self)
        wrong = faults(self, self._start)
        if wrong:
            raise DataError("pieces.csv", "placement", wrong[0], "mend where the units begin")

    # Building

    def _build_ground(self) -> None:
        """What the board means to the rules: masks of areas, and the steps between them."""
        board = self.board
        self.sheet_mask = {
            sheet: mask_of(i for i in range(board.size) if board.sheets[i] == sheet)
            for sheet in dict.fromkeys(board.sheets[: board.size])
        }
        if self.data.strategic not in self.sheet_mask:
            raise DataError("game.toml", "strategic", f"no area is on a sheet {self.data.strategic!r}", "see areas.csv")
        self.strategic = self.sheet_mask[self.data.strategic]
        self.objectives = board.with_feature("objective")
        self.airfields = board.with_feature("airfield")
        self.ports = board.with_feature("port")
        self.beaches = board.with_feature("beach")
        self.flats = board.with_terrain("flat") & ~self.strategic
        self.roads_in = board.with_feature("road")
        self.road_links = board.along("road")
        self.towns = 0
        for feature in self.tables.fort.barred:
            self.towns |= board.with_feature(feature)
        self.set_up_number = [
            next((int(mark) for mark in board.marks[space] if mark.isdecimal()), 0) for space in range(board.size)
        ]
        self.around = [board.touching[space] | board.bit[space] for space in range(board.size)]
        self.near = [self._near(space) for space in range(board.size)]
        self.foot_steps: Prices = [
            [(there, movement.step_cost(self, here, there, False)) for there in board.neighbours[here]]
            for here in range(board.size)
        ]
        self.on_roads: Prices = [
            [(there, cost) for there, cost in self.foot_steps[here] if self.roads_in >> there & 1]
            for here in range(board.size)
        ]
        self.along_roads: Prices = [
            [(there, movement.step_cost(self, here, there, True)) for there in self.road_links[here]]
            for here in range(board.size)
        ]
        self.on_foot, self.on_wheels = Steps(self.foot_steps), Steps(self.on_roads)
        self.by_road = Steps(self.along_roads)
        self.no_rails = Marks(board.size)

    def _near(self, space: int) -> int:
        """2.5, R31: two links away or nearer without leaving the tactical map."""
        sheet = self.sheet_mask[self.board.sheets[space]]
        if sheet == self.strategic:
            return 0
        mask = self.board.bit[space]
        for _ in range(2):
            for here in members(mask):
                mask |= self.board.touching[here] & sheet
        return mask

    def _build_units(self, folder: Folder) -> None:
        names = {row.name: number for number, row in enumerate(folder.pieces)}
        if len(names) != len(folder.pieces) or len(self.piece_index) != len(folder.pieces):
            raise DataError("pieces.csv", "id", "two units have the same id or name", "give each its own")
        self.units = [self._build_unit(i, row, names) for i, row in enumerate(folder.pieces)]
        self.side_of = [unit.side for unit in self.units]
        self.is_headquarters = [unit.headquarters for unit in self.units]
        self.is_artillery = [unit.artillery for unit in self.units]
        self.is_mechanised = [unit.mechanised for unit in self.units]
        self.is_aircraft = [unit.aircraft for unit in self.units]
        self.leads_assault = [unit.leads_assault for unit in self.units]
        self.enters_first = [leads or self.switches["enter_unled"] for leads in self.leads_assault]
        self.attack = [[unit.attack for unit in self.units], [unit.tired_attack for unit in self.units]]
        self.defence = [[unit.defence for unit in self.units], [unit.tired_defence for unit in self.units]]
        self.movement = [[unit.movement for unit in self.units], [unit.tired_movement for unit in self.units]]
        both = (INVADER, GARRISON)
        self.army = [[u.number for u in self.units if u.side == side and not u.aircraft] for side in both]
        self.headquarters = [[n for n in self.army[side] if self.units[n].headquarters] for side in both]
        self.artillery = [[n for n in self.army[side] if self.units[n].artillery] for side in both]
        self.flak = [u.number for u in self.units if u.side == GARRISON and u.flak]
        self.aircraft = [u.number for u in self.units if u.aircraft]
        self.droppers = [u.number for u in self.units if u.entry == "drop"]
        self.parachutists = [u.number for u in self.units if u.side == INVADER and u.airborne]
        self.late = [u.number for u in self.units if u.entry in ("air", "sea")]
        self.late.sort(key=lambda n: (self.units[n].entry, self.units[n].group, n))
        self.comrades = [
            [n for n in self.army[u.side] if u.airborne and self.units[n].formation == u.formation] for u in self.units
        ]
        self.parachute_formations = {self.units[n].formation for n in self.parachutists} - {""}
        self.convoys = {
            name: [u.number for u in self.units if u.entry == "sea" and u.group == name] for name in self.data.convoys
        }
        self.convoy_index = {name: i for i, name in enumerate(self.convoys)}
        self.drop_zones = [self._drop_zone(unit) for unit in self.units]

    def _build_unit(self, number: int, row: PieceRow, names: Mapping[str, int]) -> Unit:
        kind = self.tables.types.get(row.type)
        if kind is None:
            raise DataError("pieces.csv", f"{row.id} type", f"unknown type {row.type!r}", "add it to tables.toml")
        if row.side not in self.sides:
            raise DataError("pieces.csv", f"{row.id} side", f"unknown side {row.side!r}", f"one of {self.sides}")
        if row.headquarters and row.headquarters not in names:
            raise DataError("pieces.csv", f"{row.id} headquarters", f"there is no {row.headquarters!r}", "use a name")
        homes = self._homes(row) if row.entry in ("", "drop") else ()
        if row.entry == "sea" and row.placement not in self.data.convoys:
            raise DataError("pieces.csv", f"{row.id} placement", f"no convoy {row.placement!r}", "see game.toml")
        return Unit(
            number,
            row.id,
            row.name,
            row.name,
            self.sides.index(row.side),
            row.nation,
            row.formation,
            row.type,
            names[row.headquarters] if row.headquarters else -1,
            row.bombs if kind.aircraft else row.attack,
            row.defence,
            row.movement,
            row.back_bombs if kind.aircraft else row.back_attack,
            row.back_defence,
            row.back_movement,
            homes,
            row.entry,
            row.placement if row.entry in ("air", "sea") else "",
            row.turn,
            row.glider,
            kind.headquarters,
            kind.division,
            kind.battery,
            kind.battalion,
            kind.airborne or row.entry == "drop",
            kind.mechanised,
            kind.tank,
            kind.flak,
            row.flak,
            kind.aircraft,
        )

    def _homes(self, row: PieceRow) -> tuple[int, ...]:
        """The areas a placement names: by set-up number, drop letter, area or whole sheet."""
        found: list[int] = []
        for word in row.placement.split("|"):
            spaces = [s for s in range(self.board.size) if word in self.board.marks[s] or word == self.board.ids[s]]
            spaces += list(members(self.sheet_mask.get(word, 0)))
            if not spaces:
                known = "use a set-up number, a drop letter, an area or a sheet"
                raise DataError("pieces.csv", f"{row.id} placement", f"there is no {word!r} on the board", known)
            found += spaces
        return tuple(found)

    def _drop_zone(self, unit: Unit) -> tuple[int, ...]:
        """13.1: the areas of its letter, or with free drops all of the maps its wave may come down on."""
        if unit.entry != "drop":
            return ()
        wave = next((wave for wave in self.data.waves if wave.turn == unit.turn), None)
        if not self.scenario_data.free_drops or wave is None:
            return unit.homes
        return tuple(space for sheet in wave.sheets for space in members(self.sheet_mask[sheet]))

    def _build_roles(self) -> None:
        roles, alone = self.data.roles, self.data.solitaire
        self.night_raider = self._piece("roles.night_raider", roles.night_raider)
        self.battery_chief = self._piece("roles.battery_chief", roles.battery_chief)
        self.spare_battalion = self._piece("roles.spare_battalion", roles.spare_battalion)
        self.glider_headquarters = self._piece("solitaire.glider_headquarters", alone.glider_headquarters)
        self.cup = [self._piece("solitaire.cup", name) for name in alone.cup]
        self.fixed = {self._piece("solitaire.fixed", name) for name in alone.fixed}
        if sum(deal.brigades for deal in alone.deals) != len(self.cup):
            problem = "the deals do not use up the brigades in the cup"
            raise DataError("game.toml", "solitaire.deals", problem, "their brigades add up to those in the cup")
        deputies = {
            self._piece("roles.deputies", name): self._piece("roles.deputies", chief)
            for name, chief in roles.deputies.items()
        }
        self.lower: list[tuple[int, ...]] = []
        self.twins: list[tuple[int, ...]] = []
        for unit in self.units:
            chief = deputies.get(unit.number, unit.number)
            below = [u.number for u in self.units if u.headquarters and u.chief == chief]
            self.lower.append(tuple(below) if unit.division else ())
            pairs = [(a, b) for a, b in deputies.items() if unit.number in (a, b)]
            self.twins.append(tuple(b if a == unit.number else a for a, b in pairs))

    def _build_sayings(self) -> None:
        """The actions that are offered most often, made once."""
        pieces, spaces = len(self.units), self.board.size
        self.say_activate = with_spaces("activate", spaces)
        self.say_march = with_spaces("march", spaces)
        self.say_again = with_spaces("again", spaces)
        self.say_reinforce = with_pieces("reinforce", pieces)
        self.say_luftwaffe, self.say_jump, self.say_end = Action("luftwaffe"), Action("jump"), Action("end")
        self.say_select = with_pieces("select", pieces)
        self.say_assault = with_spaces("assault", spaces)
        self.say_fire = with_spaces("fire", spaces)
        self.say_done = Action("done")

    def _piece(self, field: str, name: str) -> int:
        if name not in self.piece_index:
            raise DataError("game.toml", field, f"there is no unit {name!r}", "use an id of pieces.csv")
        return self.piece_index[name]

    # Small questions

    def is_night(self, turn: int) -> bool:
        """1.2, 11: the last turn of a day is a night."""
        return turn > 0 and turn % self.turns_a_day == 0

    def phase_side(self, phase: int) -> int:
        """Whose player turn it is; -1 during the set-up."""
        return phase - 1

    # The contract

    def start(self) -> AreasPosition:
        return self._start.copy()

    def next_step(self, pos: AreasPosition, dice: Dice, log: list[Event]) -> None:
        next_player_turn(self, pos, log)

    def view(self, pos: AreasPosition, side: int) -> AreasPosition:
        """Nothing is hidden in these games: targets are named in the open before they are resolved (8)."""
        return pos.copy()

    def result(self, pos: AreasPosition) -> Result | None:
        """10: objectives that each side holds, and the winner by the printed levels."""
        if not pos.over:
            return None
        held = garrison_held(self, pos)
        return Result((self.objectives.bit_count() - held, held), victory_level(self, held).winner)

    def faults(self, pos: AreasPosition) -> list[str]:
        return faults(self, pos)

    def write_position(self, pos: AreasPosition) -> str:
        return write_position(self, pos, self.phases, MARK_WORDS, facts_of(self, pos))

    def read_position(self, text: str) -> AreasPosition:
        pos = read_position(self, blank(self), text, self.phases, MARK_WORDS, self._set_fact)
        if not pos.agenda and not pos.over:
            if pos.phase == 0 or pos.turn == 0:
                raise NotationError("position text: it needs a turn and a phase, or tasks")
            pos.agenda.append(Task("area", self.phase_side(pos.phase)))
        wrong = self.faults(pos) or task_faults(self, pos)
        if wrong:
            raise NotationError(f"position text: {wrong[0]}")
        return pos

    def _set_fact(self, pos: AreasPosition, key: str, value: str) -> bool:
        return set_fact(self, pos, key, value)
