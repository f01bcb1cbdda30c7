"""The shape of a chit-pull game folder: what its files may say, and how they are read."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct

from scirocco.core.data import read_toml
from scirocco.core.errors import DataError
from scirocco.core.gamefolder import GameFolder, read_game_folder, scenario_ids

Provenance = Literal["printed", "partly printed", "deduced", "reconstructed"]


class SideData(Struct, forbid_unknown_fields=True):
    """A side: its edge of the map (4.34), where reinforcements come in (11.11), and what its supply rests on (6.1).

    ``line_limit`` 0 is a line of any length; ``own_infantry_armour`` names the nations whose infantry fires in an
    armour attack (8.12).
    """

    id: str
    name: str
    nations: dict[str, str]
    edge: str
    entry: str
    entry_edges: list[str]
    line_limit: int = 0
    port: str = ""
    port_reach: int = 0
    own_infantry_armour: list[str] = []


class FormationData(Struct, forbid_unknown_fields=True):
    """7.3: a headquarters, and the nations that an option leaves to it (R9); none named: any."""

    id: str
    hq: str
    nations: list[str] = []


class LandingData(Struct, forbid_unknown_fields=True):
    """10.4: the unit that lands from the sea, where, and how many turns after it was planned."""

    unit: str
    columns_from: int
    delay: int


class PoolData(Struct, forbid_unknown_fields=True):
    side: str
    name: str


class OptionData(Struct, forbid_unknown_fields=True):
    rule: str
    text: str


class GameData(Struct, forbid_unknown_fields=True):
    id: str
    title: str
    original: str
    publisher: str
    system: str
    summary: str
    turns: int
    works_owner: str
    fallback_side: str
    air_side: str
    sides: list[SideData]
    formations: list[FormationData]
    landing: LandingData
    pools: dict[str, PoolData]
    options: dict[str, OptionData] = {}
    retired_options: list[str] = []


class CombatData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    columns: list[str]
    rows: dict[str, list[str]]


class ShiftsData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    encircled_hexes: int
    encircled: int
    tanks: int
    support: int
    engineers: int


class TerrainData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    foot: float = 0
    mech: float = 0
    columns: int = 0
    prohibited: bool = False


class LineCost(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    foot: float
    mech: float
    supply: bool = False


class CliffData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    foot: float
    on_a_line: float
    attack_divisor: int


class ZonesData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    enter: float
    leave_divisor: int
    battalions: int


class StackingData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    units: int
    large: int
    twins: int
    with_twins: int


class WorksData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    attack_divisor: int


class SupplyData(Struct, forbid_unknown_fields=True):
    """Divisors for a unit that is supplied, out of supply, isolated."""

    provenance: Provenance
    attack_divisors: list[int]
    defence_divisors: list[int]
    armour_divisors: list[int]
    movement_divisors: list[int]


class CommandRow(Struct, forbid_unknown_fields=True):
    up_to: int
    axis: int
    allied: int


class CommandData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    rows: list[CommandRow]
    fallback: int


class TrackData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    boxes: list[int]


class ArmourData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    hit: int
    car_hit: int
    flak_hit: int
    tough: list[str]
    recovery: dict[str, int]


class DiceData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    leader_in_cup: int
    leader_acts: int
    landing_lost: int
    landing_drift: list[int]
    air: list[int]
    clearing: int
    clearing_engineer: int
    clearing_loss: int
    engineer_helps: int


class AdvanceData(Struct, forbid_unknown_fields=True):
    provenance: Provenance
    foot: int
    mech: int


class TablesData(Struct, forbid_unknown_fields=True):
    combat: CombatData
    shifts: ShiftsData
    terrain: dict[str, TerrainData]
    lines: dict[str, LineCost]
    cliff: CliffData
    zones: ZonesData
    stacking: StackingData
    works: WorksData
    supply: SupplyData
    command: CommandData
    track: TrackData
    armour: ArmourData
    dice: DiceData
    advance: AdvanceData


UnitType = Literal["tank", "car", "flak", "infantry", "marine", "engineer", "hq", "leader"]


class PieceRow(Struct, forbid_unknown_fields=True):
    """A row of pieces.csv: a counter with the values of each of its steps.

    A brigade of three steps has its battalion in ``last_combat`` and ``last_armour``; the battalion it may split
    off (10.6) is a counter of its own and names its ``brigade``.
    """

    id: str
    name: str
    label: str
    nation: str
    side: str
    type: UnitType
    size: Literal["II", "III", "X", "hq"]
    steps: int
    combat: int
    armour: int
    movement: int
    values_from: Provenance
    formation: str = ""
    motorised: bool = False
    reduced_combat: int = 0
    reduced_armour: int = 0
    last_combat: int = 0
    last_armour: int = 0
    radius: int = 0
    pool: str = ""
    model: str = ""
    brigade: str = ""
    note: str = ""


class SetupGroup(Struct, forbid_unknown_fields=True):
    """Units that begin ``at`` a hex, ``within`` some hexes ``around`` others, or stacked with a formation (``any``:
    with any of their side's formations); ``when`` names an option that puts them in play."""

    units: list[str]
    at: str = ""
    around: list[str] = []
    within: int = 0
    stacked_with: str = ""
    reduced: bool = False
    when: str = ""


class OpeningData(Struct, forbid_unknown_fields=True):
    """13.11, 13.31: the cup of the first turn: these markers, or so many of a side's choice."""

    markers: list[str] = []
    side: str = ""
    count: int = 0


class CommandModifier(Struct, forbid_unknown_fields=True):
    day: str
    side: str
    add: int


class LongLines(Struct, forbid_unknown_fields=True):
    """13.11: headquarters whose supply line may be longer in the first turns."""

    formations: list[str]
    length: int
    turns: int


class Arrival(Struct, forbid_unknown_fields=True):
    day: str
    units: list[str] = []
    pools: dict[str, int] = {}


class VictoryData(Struct, forbid_unknown_fields=True):
    """The side that must control all of these hexes at the end; the other wins otherwise."""

    rule: str
    side: str
    hexes: list[str]


class ScenarioData(Struct, forbid_unknown_fields=True):
    title: str
    rule: str
    summary: str
    first_day: str
    turns: int
    first: str
    opening: OpeningData
    victory: VictoryData
    default: bool = False
    air: bool = True
    fallback: bool = True
    setup_of: str = ""
    setup: list[SetupGroup] = []
    reacts: list[str] = []
    long_lines: LongLines | None = None
    affiliations: dict[str, str] = {}
    command: list[CommandModifier] = []
    pools: dict[str, int] = {}
    arrivals: list[Arrival] = []


Folder = GameFolder[GameData, TablesData, PieceRow, ScenarioData]


def read_folder(folder: Traversable, scenario: str | None) -> Folder:
    """Read every file of a game folder; the default scenario when none is named."""
    found = read_game_folder(folder, scenario, GameData, TablesData, PieceRow, ScenarioData)
    battle = found.scenario
    if battle.setup_of:
        if battle.setup_of not in scenario_ids(folder):
            where = f"scenarios/{found.scenario_id}.toml"
            raise DataError(where, "setup_of", f"there is no scenario {battle.setup_of!r}")
        battle.setup = read_toml(folder, f"scenarios/{battle.setup_of}.toml", ScenarioData).setup
    return found
