"""Everything the area games can say has words in the English catalogue."""

from __future__ import annotations

import inspect
import re
from importlib.resources import files

import pytest

from scirocco.systems.areas import events
from scirocco.systems.areas.automatic import Automatic
from scirocco.systems.areas.game import Areas
from scirocco.systems.areas.odds import BANDS, BOMB_BANDS
from scirocco.systems.areas.position import CONVOY_WORDS, KIND_WORDS
from scirocco.systems.areas.reasons import REASONS
from scirocco.systems.areas.track import TIMES
from scirocco.systems.areas.units import MARK_WORDS
from tests.merkur.tabletop import Tabletop

TEXT = files("scirocco").joinpath("telling/words/en/areas.ftl").read_text(encoding="utf-8")
IDS = set(re.findall(r"^([a-z][a-z0-9-]*) =", TEXT, re.MULTILINE))


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def wanted() -> list[str]:
    game = Tabletop.started().game
    told = [name for name, kind in inspect.getmembers(events, inspect.isclass) if hasattr(kind, "_fields")]
    kinds = {stage.kind for stage in game.stages.values() if not isinstance(stage, Automatic)}
    return [
        *(f"areas-event-{kebab(name)}" for name in told if name != "NamedTuple"),
        *(f"areas-{part}-{kind}" for kind in sorted(kinds) for part in ("ask", "now")),
        *(f"areas-do-{verb}" for verb in Areas.forms),
        *(f"areas-why-{code}" for code in REASONS),
        *(f"areas-result-{code}" for code in dict.fromkeys((*BANDS, *BOMB_BANDS))),
        *(f"areas-mark-{word}" for word in MARK_WORDS),
        *(f"areas-battle-{kind}" for kind in KIND_WORDS),
        *(f"areas-convoy-{word}" for word in CONVOY_WORDS),
        *(f"areas-time-{word}" for word in TIMES),
        *(f"areas-shift-{name}" for name in (*game.tables.terrain, *game.tables.features)),
        *(f"side-{side}" for side in game.sides),
    ]


@pytest.mark.parametrize("name", wanted())
def test_there_are_words_for(name: str) -> None:
    assert name in IDS


def test_every_addition_the_rules_know_has_words() -> None:
    folder = files("scirocco").joinpath("systems/areas")
    source = "".join(entry.read_text(encoding="utf-8") for entry in folder.iterdir() if entry.name.endswith(".py"))
    codes = set(re.findall(r'Modifier\([^,]+, "([a-z0-9-]+)"', source))
    assert {"lead", "fort", "flak", "tanks", "parachute", "concentration"} <= codes
    assert {f"areas-shift-{code}" for code in codes} <= IDS
