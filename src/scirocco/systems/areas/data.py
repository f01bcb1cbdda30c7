"""The shape of an area game's folder: what its files may say, and how they are read."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct

from scirocco.core.gamefolder import GameFolder, read_game_folder


class SideData(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    nations: dict[str, str]


class ActivationData(Struct, forbid_unknown_fields=True):
    """4, 4.1: what is added to the activation die turn by turn, the least it gives afterwards, and what is added in
    those first turns when the invader is in 0, 1, 2 areas of a sheet."""

    turns: list[int]
    minimum: int
    concentration: list[int]
    sheet: str


class DispersionData(Struct, forbid_unknown_fields=True):
    attack: int
    defence: int


class LandingData(Struct, forbid_unknown_fields=True):
    """5.2: what the landing test adds beside the ground; ``enemies`` by their number."""

    tired_on: int
    parachute: int
    solitaire_neighbours: int
    enemies: list[int]


class RaidData(Struct, forbid_unknown_fields=True):
    bombs: int


class RegroupData(Struct, forbid_unknown_fields=True):
    eliminated: int


class ConvoyData(Struct, forbid_unknown_fields=True):
    """5.4: the turn in which a convoy sails, and whether the enemy's fleet tries to stop it."""

    sails: int
    tested: bool


class RolesData(Struct, forbid_unknown_fields=True):
    """Units with a part of their own: who attacks by night (11), who combines batteries (2.5), who stands for a third
    battalion (13.1), and which division headquarters commands what another does (2.5)."""

    night_raider: str
    battery_chief: str
    spare_battalion: str
    deputies: dict[str, str] = {}


class FightData(Struct, forbid_unknown_fields=True):
    crushing: int


class VictoryData(Struct, forbid_unknown_fields=True):
    held: int
    level: str
    winner: str = ""


class WaveData(Struct, forbid_unknown_fields=True):
    turn: int
    sheets: list[str]


class DealData(Struct, forbid_unknown_fields=True):
    turn: int
    sheet: str
    brigades: int


class SolitaireData(Struct, forbid_unknown_fields=True):
    """12: who is in the cup, who stands fixed, and how an area's units are rolled for."""

    cup: list[str]
    fixed: list[str]
    objective: int
    historical: int
    units: list[int]
    gliders: int
    glider_headquarters: str
    forts: list[str]
    free_forts: int
    deals: list[DealData]


class OptionData(Struct, forbid_unknown_fields=True):
    """A switch for another reading of the rules."""

    ruling: str
    text: str


class GameData(Struct, forbid_unknown_fields=True):
    id: str
    title: str
    original: str
    publisher: str
    system: str
    summary: str
    first_day: str
    turns: int
    turns_a_day: int
    stacking: int
    strategic: str
    forts: int
    sides: list[SideData]
    activation: ActivationData
    dispersion: DispersionData
    landing: LandingData
    raid: RaidData
    regroup: RegroupData
    convoys: dict[str, ConvoyData]
    roles: RolesData
    fight: FightData
    victory: list[VictoryData]
    waves: list[WaveData]
    solitaire: SolitaireData
    options: dict[str, OptionData] = {}
    renumber: dict[str, str] = {}


class TerrainData(Struct, forbid_unknown_fields=True):
    """A kind of ground: points to enter, defence in combat and under bombardment, landing test, solitaire deal."""

    enter: int
    combat: int
    bombardment: int
    landing: int
    deal: int


class MovementData(Struct, forbid_unknown_fields=True):
    road: int
    strategic: int
    enemy: int


class FeatureData(Struct, forbid_unknown_fields=True):
    """What a town or a named hill is worth to the defender, or to one side only."""

    defence: int
    side: str = ""


class FortData(Struct, forbid_unknown_fields=True):
    defence: int
    barred: list[str]


class InterceptionData(Struct, forbid_unknown_fields=True):
    dice: list[Literal["through", "delayed", "found", "destroyed"]]
    most_lost_before_turning_back: int


class TypeData(Struct, forbid_unknown_fields=True):
    """What a counter's symbol means."""

    name: str
    headquarters: bool = False
    division: bool = False
    battery: bool = False
    battalion: bool = False
    airborne: bool = False
    mechanised: bool = False
    tank: bool = False
    flak: bool = False
    aircraft: bool = False


class TablesData(Struct, forbid_unknown_fields=True):
    terrain: dict[str, TerrainData]
    movement: MovementData
    features: dict[str, FeatureData]
    fort: FortData
    interception: InterceptionData
    types: dict[str, TypeData]


class PieceRow(Struct, forbid_unknown_fields=True):
    """A row of pieces.csv: a counter with both its faces. ``placement`` names a set-up number, drop letter, sheet or
    area, several parted by a bar; for those who come by air or sea the box of the track."""

    id: str
    name: str
    nation: str
    side: str
    type: str
    placement: str
    headquarters: str = ""
    formation: str = ""
    attack: int = 0
    defence: int = 0
    movement: int = 0
    back_attack: int = 0
    back_defence: int = 0
    back_movement: int = 0
    bombs: int = 0
    back_bombs: int = 0
    entry: Literal["", "drop", "air", "sea", "luftwaffe"] = ""
    turn: int = 0
    glider: bool = False
    flak: int = 0


class ScenarioData(Struct, forbid_unknown_fields=True):
    """``free_drops``: the waves choose their areas. ``solitaire``: the garrison is dealt from the cup (12)."""

    title: str
    rule: str
    summary: str
    free_drops: bool = False
    solitaire: bool = False
    default: bool = False


Folder = GameFolder[GameData, TablesData, PieceRow, ScenarioData]


def read_folder(folder: Traversable, scenario: str | None) -> Folder:
    """Read every file of a game folder; the default scenario when none is named."""
    return read_game_folder(folder, scenario, GameData, TablesData, PieceRow, ScenarioData)
