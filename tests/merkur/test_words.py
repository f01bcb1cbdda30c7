"""Every addition the area rules know has its words. What else they say is asked of all systems in tests/telling."""

from __future__ import annotations

import re
from importlib.resources import files

TEXT = files("scirocco").joinpath("telling/words/en/areas.ftl").read_text(encoding="utf-8")
IDS = set(re.findall(r"^([a-z][a-z0-9-]*) =", TEXT, re.MULTILINE))


def test_every_addition_the_rules_know_has_words() -> None:
    folder = files("scirocco").joinpath("systems/areas")
    source = "".join(entry.read_text(encoding="utf-8") for entry in folder.iterdir() if entry.name.endswith(".py"))
    codes = set(re.findall(r'Modifier\([^,]+, "([a-z0-9-]+)"', source))
    assert {"lead", "fort", "flak", "tanks", "parachute", "concentration"} <= codes
    assert {f"areas-shift-{code}" for code in codes} <= IDS
