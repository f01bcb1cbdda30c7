"""The rulebook of a game, rule by rule, and the rulings beside it."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Literal

from msgspec import Struct

from scirocco.core.data import read_text, read_toml
from scirocco.core.errors import NotationError


class Rule(Struct, forbid_unknown_fields=True):
    """An entry of rulebook/index.toml."""

    number: str
    title: str
    kind: Literal["normative", "explanatory"]


class Ruling(Struct, forbid_unknown_fields=True):
    """An entry of rulebook/rulings.toml: how the game is played where the print is unclear."""

    id: str
    rule: str
    question: str
    answer: str
    option: str = ""


class Index(Struct, forbid_unknown_fields=True):
    rule: list[Rule]


class Rulings(Struct, forbid_unknown_fields=True):
    ruling: list[Ruling]


class Rulebook:
    """The text under each number, in the order of the book."""

    def __init__(self, folder: Traversable) -> None:
        self.rules = read_toml(folder, "rulebook/index.toml", Index).rule
        self.rulings = read_toml(folder, "rulebook/rulings.toml", Rulings).ruling
        self.texts = _sections(read_text(folder, "rulebook/en.md"))

    def text(self, number: str) -> str:
        """A rule, or a ruling by its id, as Markdown."""
        if number in self.texts:
            return self.texts[number] + self._rulings_of(number)
        for ruling in self.rulings:
            if ruling.id.casefold() == number.casefold():
                return _ruling_text(ruling)
        raise NotationError(f"there is no rule {number!r}; 'rules' alone lists them all")

    def _rulings_of(self, number: str) -> str:
        found = [ruling.id for ruling in self.rulings if ruling.rule == number]
        return f"\n\n*Rulings: {', '.join(found)}. 'rules {found[0]}' shows the first.*\n" if found else ""

    def contents(self) -> list[str]:
        return [f"{rule.number:<7} {rule.title}" for rule in self.rules]


def _ruling_text(ruling: Ruling) -> str:
    option = f"\n\nThe option `{ruling.option}` gives the other reading." if ruling.option else ""
    return f"## Ruling {ruling.id}, on {ruling.rule}\n\n*{ruling.question}*\n\n{ruling.answer}{option}\n"


def _sections(markdown: str) -> dict[str, str]:
    """The text under each heading that begins with a number.

    >>> _sections("intro\\n## 4.0 Movement\\ngo\\n## 4.1 Limits\\nstop\\n")["4.0"]
    '## 4.0 Movement\\ngo'
    """
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in markdown.splitlines():
        if line.startswith("## "):
            lines = found.setdefault(line.split()[1], [])
        lines.append(line)
    return {number: "\n".join(text).strip() for number, text in found.items()}
