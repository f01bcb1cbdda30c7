"""The shape of a Somnium game folder: what its files may say, and how they are read."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct, field

from scirocco.core.gamefolder import GameFolder, read_game_folder


class SideData(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    nations: dict[str, str]


class ExitData(Struct, forbid_unknown_fields=True):
    """A hex from which a side's units may go to an off-map box at once, as through a port."""

    side: str
    place: str
    box: str


class WithdrawalData(Struct, forbid_unknown_fields=True):
    """A formation that leaves the game from some turn on, unless besieged."""

    formation: str
    turn: int
    box: str


class LandingData(Struct, forbid_unknown_fields=True):
    """4.2.1: the ports through which a side's units may land. Where ``unengaged`` they must be out of enemy zones,
    and a unit waits when its port is full; otherwise it goes to another."""

    side: str
    ports: list[str]
    unengaged: bool


class DropData(Struct, forbid_unknown_fields=True):
    """4.2.3: dice on which a drop goes well, and where nobody may come down."""

    intact_on: list[int]
    no_terrain: list[str] = []
    no_place: list[str] = []


class TetherData(Struct, forbid_unknown_fields=True):
    """4.1.2: how far a side's motorised units may go from their sources, until a place falls to it."""

    side: str
    length: int
    ends_with: str


class NavalData(Struct, forbid_unknown_fields=True):
    """9.0: ships help units near the coast in the first turns."""

    side: str
    turns: int
    reach: int


class EngagementData(Struct, forbid_unknown_fields=True):
    """4.1.2, 5.1.2: whether armour ignores the zones of infantry, and which ground it may not attack."""

    armour_ignores_infantry: bool = False
    armour_spares: list[str] = []


class AdvanceData(Struct, forbid_unknown_fields=True):
    """5.2: whether enemy zones stop an advance, and which terrain a second hex asks of the first and the second."""

    zones_stop: bool = False
    first: list[str] = []
    second: list[str] = []
    water_stops: bool = False


class EdgeData(Struct, forbid_unknown_fields=True):
    """Who may leave over an edge of the map, and who survives a retreat over it."""

    leave: list[str] = []
    survive: list[str] = []
    enter: list[str] = []


class AirBand(Struct, forbid_unknown_fields=True):
    side: str
    first: int
    last: int
    points: int


class AirBonus(Struct, forbid_unknown_fields=True):
    """Points a side has beside the table in each turn that begins with a place in its possession."""

    side: str
    place: str
    points: int


class AirData(Struct, forbid_unknown_fields=True):
    """6.0: ``cap`` is the most points in one fight; ``guns_alone`` tells whether an attack by guns alone gets any."""

    cap: int
    strike_minimum: int
    bands: list[AirBand]
    bonus: list[AirBonus] = []
    guns_alone: bool = True


class MineData(Struct, forbid_unknown_fields=True):
    victims: str
    surcharge: int


class RecoveryData(Struct, forbid_unknown_fields=True):
    side: str
    places: list[str]
    whole_turn: bool = False


class IntegrityData(Struct, forbid_unknown_fields=True):
    never: list[str] = []


class OptionData(Struct, forbid_unknown_fields=True):
    """A switch for another reading of the rules. Some change only figures, and name them here."""

    ruling: str
    text: str
    bombardment_limits: list[int] = []
    top_rung: str = ""
    no_attack: list[str] = []
    guns_alone: bool | None = None


class ScoreData(Struct, forbid_unknown_fields=True):
    """One line of the scoring rules; ``kind`` names a function of :mod:`scoring`."""

    kind: Literal["crests", "place", "destroyed", "left", "intact", "fell", "held_on", "each_turn", "swept", "unused"]
    points: int
    side: str = ""
    nation: str = ""
    box: str = ""
    place: str = ""
    turn: int = 0
    cancelled_by_place: str = ""
    cancelled_south_of_line: str = ""


class GameData(Struct, forbid_unknown_fields=True):
    id: str
    title: str
    original: str
    publisher: str
    system: str
    summary: str
    first_day: str
    days_per_turn: int
    turns: int
    sequence: list[str]
    stacking: int
    sides: list[SideData]
    air: AirData
    integrity: IntegrityData
    scoring: list[ScoreData]
    armour_bonus: bool = True
    engagement: EngagementData = field(default_factory=EngagementData)
    advance: AdvanceData = field(default_factory=AdvanceData)
    edges: dict[str, EdgeData] = {}
    exits: list[ExitData] = []
    withdrawals: list[WithdrawalData] = []
    landings: list[LandingData] = []
    drops: DropData | None = None
    tether: TetherData | None = None
    naval: NavalData | None = None
    mines: MineData | None = None
    recovery: RecoveryData | None = None
    options: dict[str, OptionData] = {}
    renumber: dict[str, str] = {}


class TerrainData(Struct, forbid_unknown_fields=True):
    foot: float = 1
    motorised: float = 1
    columns: int = 0
    open: bool = False
    prohibited: bool = False
    closed_to: list[Literal["motorised", "armour"]] = []


class HexsideRule(Struct, forbid_unknown_fields=True):
    """What a hexside adds: points to cross it, columns against all who attack across it; whom a retreat over it costs
    a loss, and whom it destroys.

    A hexside of the kind ``bridged_by`` in the same place, or a road over it, spares points and losses.
    """

    foot: float = 0
    motorised: float = 0
    columns: int = 0
    closed_to: list[Literal["motorised", "armour"]] = []
    hurts: list[Literal["foot", "motorised", "armour"]] = []
    destroys: list[Literal["foot", "motorised", "armour"]] = []
    bridged_by: str = ""


class LineCost(Struct, forbid_unknown_fields=True):
    foot: float = 1
    motorised: float = 1
    unlimited: bool = False


class Vulnerability(Struct, forbid_unknown_fields=True):
    air: int
    guns: int


class TypeData(Struct, forbid_unknown_fields=True):
    """What a unit's symbol means."""

    name: str
    vulnerability: str
    infantry: bool = False
    armour: bool = False
    gun: bool = False
    engineer: bool = False
    airborne: bool = False
    commando: bool = False
    mine_loss: int = 1


class CombatData(Struct, forbid_unknown_fields=True):
    columns: list[str]
    rows: dict[str, list[str]]


class BombardmentData(Struct, forbid_unknown_fields=True):
    limits: list[int]
    rows: dict[str, list[str]]


class TablesData(Struct, forbid_unknown_fields=True):
    combat: CombatData
    bombardment: BombardmentData
    vulnerability: dict[str, Vulnerability]
    types: dict[str, TypeData]
    terrain: dict[str, TerrainData]
    lines: dict[str, LineCost] = {}
    features: dict[str, int] = {}
    hexsides: dict[str, HexsideRule] = {}


class PieceRow(Struct, forbid_unknown_fields=True):
    """A row of pieces.csv: a counter with both its faces."""

    id: str
    name: str
    label: str
    nation: str
    side: str
    type: str
    attack: int
    defence: int
    movement: int
    reduced_attack: int
    reduced_defence: int
    values_from: str
    formation: str = ""
    motorised: bool = False
    range: int = 0
    range_from: str = ""
    hex: str = ""
    hex_from: str = ""
    turn: int = 0
    entry: Literal["", "edge", "port", "drop", "reserve"] = ""
    note: str = ""


class SetupStep(Struct, forbid_unknown_fields=True):
    """A side places units of its choice behind its start line: those named, or all."""

    side: str
    units: list[str]
    north_of: str = ""
    south_of: str = ""


class ScenarioData(Struct, forbid_unknown_fields=True):
    title: str
    rule: str
    summary: str
    setup: list[SetupStep] = []
    default: bool = False


Folder = GameFolder[GameData, TablesData, PieceRow, ScenarioData]


def read_folder(folder: Traversable, scenario: str | None) -> Folder:
    """Read every file of a game folder; the default scenario when none is named."""
    return read_game_folder(folder, scenario, GameData, TablesData, PieceRow, ScenarioData)
