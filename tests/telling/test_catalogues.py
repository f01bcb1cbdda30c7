"""The catalogues of words: every language says everything English says, with the same particulars."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import lru_cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scirocco.games import game_folder, game_ids
from scirocco.telling.words import FOLDER, NAMES

OTHERS = [language for language in NAMES if language != "en"]
FILES = sorted(file.name for file in FOLDER.joinpath("en").iterdir() if file.name.endswith(".ftl"))


class Particulars(Visitor):
    """The variables a message speaks of, and the messages and terms it leans on."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(f"${node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@lru_cache
def entries(language: str, file: str) -> list[ast.EntryType]:
    return FluentParser().parse(FOLDER.joinpath(language, file).read_text(encoding="utf-8")).body


def messages(language: str, file: str) -> dict[str, set[str]]:
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            particulars = Particulars()
            particulars.visit(entry)
            found[entry.id.name] = particulars.names
    return found


@pytest.mark.parametrize("language", NAMES)
@pytest.mark.parametrize("file", FILES)
def test_every_line_can_be_read(language: str, file: str) -> None:
    junk = [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_other_languages_have_the_same_messages(language: str, file: str) -> None:
    english, own = messages("en", file), messages(language, file)
    assert sorted(english.keys() - own.keys()) == [], f"{language}/{file} lacks these"
    assert sorted(own.keys() - english.keys()) == [], f"{language}/{file} has these, and English has not"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_other_languages_speak_of_the_same_particulars(language: str, file: str) -> None:
    english, own = messages("en", file), messages(language, file)
    different = {id: (english[id], own[id]) for id in english.keys() & own.keys() if english[id] != own[id]}
    assert not different


@pytest.mark.parametrize("language", NAMES)
def test_no_message_is_written_twice(language: str) -> None:
    ids = Counter(
        entry.id.name for file in FILES for entry in entries(language, file) if isinstance(entry, ast.Message)
    )
    assert [id for id, times in ids.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", game_ids())
def test_every_rule_has_a_title(game: str, language: str) -> None:
    folder = game_folder(game)
    rules = tomllib.loads(folder.joinpath("rulebook/index.toml").read_text(encoding="utf-8"))["rule"]
    titles = tomllib.loads(folder.joinpath(f"rulebook/titles.{language}.toml").read_text(encoding="utf-8"))
    assert list(titles) == [rule["number"] for rule in rules]
    assert all(titles.values())
