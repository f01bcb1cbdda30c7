"""The small changes that `make mutants` makes to the rules."""

from __future__ import annotations

import ast

import pytest
from bench.changes import changes_in


def changed(text: str) -> set[str]:
    """Every changed text that can be made of a short one."""
    return {change.apply(text.encode()).decode() for change in changes_in("system/module.py", text.encode())}


@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("a == b", {"a != b"}),
        ("a < b", {"a <= b", "a >= b"}),
        ("a not in (b)", {"a in (b)"}),
        ("a | b", {"a & b"}),
        ("a + b", {"a - b"}),
        ("a += b", {"a -= b"}),
        ("a and b and c", {"a or b and c", "a and b or c"}),
        ("a[1]", {"a[0]", "a[2]"}),
        ("a = True", {"a = False"}),
        ("a if b else c", {"a if not (b) else c"}),
        ("[a for a in b if c]", {"[a for a in b if not (c)]"}),
        ("é = 'é' if a else b", {"é = 'é' if not (a) else b"}),
    ],
)
def test_a_change_is_a_small_one(text: str, changes: set[str]) -> None:
    assert changed(text) == changes


@pytest.mark.parametrize(
    "text",
    [
        '"""1 == 2."""',
        "a: int | None",
        "@slots(True)\nclass A: ...",
        "__slots__ = (1, 2)",
        "if TYPE_CHECKING:\n    a = 1",
        "Box = int | str",
        "isinstance(a, int | str)",
        "zip(a, b, strict=True)",
        "'a' + b",
        "def check(a):\n    if a == 1:\n        raise DataError(a)",
    ],
)
def test_what_is_no_behaviour_is_left_alone(text: str) -> None:
    assert changed(text) == set()


def test_a_change_is_named_by_its_function_and_the_text_of_its_lines() -> None:
    source = b"class A:\n    def b(self):\n        if (c and\n                d):\n            pass\n"
    for change in changes_in("system/module.py", source):
        assert change.function == "A.b"
        ast.parse(change.apply(source))
    names = {change.lines(source) for change in changes_in("system/module.py", source)}
    assert ("if (c and", "if (c or") in names
