"""Questions to the script of the Somnium games at a table: what it plans, and what it would with other weights."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from scirocco.players.somnium import SomniumPlayer
from scirocco.players.somnium.aftermath import posts_now
from scirocco.players.somnium.marching import make_plan
from scirocco.players.somnium.posts import Post
from scirocco.players.somnium.survey import Survey
from scirocco.players.somnium.weights import SCALES, Weights
from tests.somnium.tabletop import Tabletop

NO_LIMIT = 1e9

FRONTS: dict[str, tuple[str, ...]] = {
    "alamein": ("held.axis 0502 0606 0707 0808 0810 0813 0915 0916", "held.allied 1106"),
    "gazala": ("held.axis 0301", "held.allied 2006 1114 1909 1410 2309"),
    "sicily": ("held.allied 3718 2519 2019", "held.axis 3413 3903 1306"),
}
"""Who holds what before the fighting has moved the front; in Sicily after the landing."""
CREST_LINE = (
    *("it_39_bologna 0606", "it_40_bologna 0707", "it_62_trento 0808", "it_19_brescia 0810"),
    *("it_20_brescia 0813", "it_27_pavia 0915", "it_28_pavia 0916"),
)
"""Italians on all fortified crests."""
BOXES = ("sa_1 2006", "in_9 1909", "uk_201g 1410", "ff_1 1114")
"""Tobruk, El Adem, Knightsbridge and Bir Hacheim with one unit each."""


def alamein(phase: str, *units: str, **other: Any) -> Tabletop:
    return Tabletop(phase, *units, **{"facts": FRONTS["alamein"], **other})


def gazala(phase: str, *units: str, **other: Any) -> Tabletop:
    return Tabletop(phase, *units, **{"game_id": "gazala", "facts": FRONTS["gazala"], "turn": 3, **other})


def sicily(phase: str, *units: str, **other: Any) -> Tabletop:
    return Tabletop(phase, *units, **{"game_id": "sicily", "facts": FRONTS["sicily"], "turn": 5, **other})


def weights_of(table: Tabletop, **others: float) -> Weights:
    """The regular player's weights for the side to move, nothing left to chance; some of them other than they are."""
    weights = SCALES.weights_of("regular", table.game.id, table.side)
    return replace(weights, **{"noise": 0.0, **others})


def survey_of(table: Tabletop, **others: float) -> Survey:
    return Survey(table.game, table.pos, table.decision.side, weights_of(table, **others), "1")


def post(table: Tabletop, unit: str, space: str, **others: float) -> Post:
    """A unit as it would stand in a hex, everybody else where he is."""
    posts = posts_now(survey_of(table, **others))
    number = table.unit(unit)
    return posts.post(number, table.game.board.index[space], posts.cover(number))


def goes(table: Tabletop, unit: str, **others: float) -> str:
    """Where a unit is to go in this phase, by its printed number."""
    plan = make_plan(survey_of(table, **others))
    return table.game.board.ids[plan.places[table.unit(unit)]]


def attacks(table: Tabletop, **others: float) -> list[str]:
    """The hexes against which units are to go in this phase."""
    plan = make_plan(survey_of(table, **others))
    return sorted(table.game.board.ids[assault.target] for assault in plan.assaults)


def answer(table: Tabletop, **others: float) -> str:
    """What the script does at a table, in writing."""
    player = SomniumPlayer(seed=1, weights=weights_of(table, **others))
    side = table.decision.side
    return table.game.format(player.choose(table.game, table.game.view(table.pos, side), side))
