"""The shape of a Somnium game folder: what its files may say, and how they are read."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct, field

from scirocco.core.board import Board
from scirocco.core.boardfile import read_board
from scirocco.core.data import read_csv, read_toml
from scirocco.core.errors import DataError, NotationError


class SideData(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    nations: dict[str, str]


class EdgeData(Struct, forbid_unknown_fields=True):
    """Who may leave over an edge of the map, and who survives a retreat over it."""

    leave: list[str] = []
    survive: list[str] = []


class AirBand(Struct, forbid_unknown_fields=True):
    side: str
    first: int
    last: int
    points: int


class AirData(Struct, forbid_unknown_fields=True):
    cap: int
    strike_minimum: int
    bands: list[AirBand]


class MineData(Struct, forbid_unknown_fields=True):
    victims: str
    surcharge: int


class RecoveryData(Struct, forbid_unknown_fields=True):
    side: str
    places: list[str]


class IntegrityData(Struct, forbid_unknown_fields=True):
    guns_at_range: bool
    never: list[str] = []


class OptionData(Struct, forbid_unknown_fields=True):
    ruling: str
    text: str


class ScoreData(Struct, forbid_unknown_fields=True):
    """One line of the scoring rules; ``kind`` names a function of :mod:`scoring`."""

    kind: Literal["crests", "place", "destroyed", "left", "intact", "fell"]
    points: int
    side: str = ""
    nation: str = ""
    edge: str = ""
    place: str = ""
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
    edges: dict[str, EdgeData] = {}
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
    note: str = ""


class SetupStep(Struct, forbid_unknown_fields=True):
    """A side places units of its choice behind its start line: those named, or all."""

    side: str
    units: list[str]


class ScenarioData(Struct, forbid_unknown_fields=True):
    title: str
    rule: str
    summary: str
    setup: list[SetupStep] = []
    default: bool = False


class Folder(Struct):
    """A whole game folder as read, before any rule looks at it."""

    game: GameData
    board: Board
    tables: TablesData
    pieces: list[PieceRow]
    scenario: ScenarioData
    scenario_id: str = field(default="")


def scenario_ids(folder: Traversable) -> list[str]:
    """The scenarios of a game folder, the default one first."""
    found = {
        entry.name.removesuffix(".toml"): read_toml(folder, f"scenarios/{entry.name}", ScenarioData).default
        for entry in folder.joinpath("scenarios").iterdir()
        if entry.name.endswith(".toml")
    }
    if not found:
        raise DataError("scenarios", "", "there is no scenario", "add one .toml file to the folder")
    return sorted(found, key=lambda name: (not found[name], name))


def read_folder(folder: Traversable, scenario: str | None) -> Folder:
    """Read every file of a game folder; the default scenario when none is named."""
    known = scenario_ids(folder)
    chosen = scenario or known[0]
    if chosen not in known:
        raise NotationError(f"there is no scenario {chosen!r}; there are {', '.join(known)}")
    tables = read_toml(folder, "tables.toml", TablesData)
    return Folder(
        read_toml(folder, "game.toml", GameData),
        read_board(folder, set(tables.terrain)),
        tables,
        read_csv(folder, "pieces.csv", PieceRow),
        read_toml(folder, f"scenarios/{chosen}.toml", ScenarioData),
        chosen,
    )
