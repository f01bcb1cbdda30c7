"""Every event, question, choice, reason and state of the chit-pull games has its message."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import scirocco
from scirocco.systems.chitpull import events
from scirocco.systems.chitpull.reasons import REASONS
from scirocco.systems.chitpull.units import MARK_WORDS
from tests.gazala1942.table import load

GAME = load()
TEXT = Path(inspect.getfile(scirocco)).parent.joinpath("telling/words/en/chitpull.ftl").read_text(encoding="utf-8")
IDS = re.findall(r"^(chitpull-[a-z-]+) =", TEXT, re.MULTILINE)


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def test_no_message_is_given_twice() -> None:
    assert len(IDS) == len(set(IDS))


def test_everything_has_its_message() -> None:
    kinds = [name for name, one in inspect.getmembers(events, inspect.isclass) if "rule" in getattr(one, "_fields", ())]
    wanted = {f"chitpull-event-{kebab(name)}" for name in kinds}
    wanted |= {f"chitpull-ask-{stage.kind}" for stage in GAME.stages.values()}
    wanted |= {f"chitpull-do-{verb}" for verb in GAME.forms}
    wanted |= {f"chitpull-why-{code}" for code in REASONS}
    wanted |= {f"chitpull-mark-{word}" for word in MARK_WORDS}
    assert wanted <= set(IDS), sorted(wanted - set(IDS))
