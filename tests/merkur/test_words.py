"""Every addition to a value or a die that the rules know has words in every language.

What else the area games say is looked through in tests/telling.
"""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from scirocco.telling import languages


@pytest.mark.parametrize("language", languages())
def test_every_addition_the_rules_know_has_words(language: str) -> None:
    words = files("scirocco").joinpath(f"telling/words/{language}/areas.ftl").read_text(encoding="utf-8")
    ids = set(re.findall(r"^([a-z][a-z0-9-]*) =", words, re.MULTILINE))
    folder = files("scirocco").joinpath("systems/areas")
    source = "".join(entry.read_text(encoding="utf-8") for entry in folder.iterdir() if entry.name.endswith(".py"))
    codes = set(re.findall(r'Modifier\([^,]+, "([a-z0-9-]+)"', source))
    assert {"lead", "fort", "flak", "tanks", "parachute", "concentration"} <= codes
    assert {f"areas-shift-{code}" for code in codes} <= ids
