"""The catalogue: what there is to play, its rulebook, its board and its counters. None of it changes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

import scirocco
from scirocco.core.board import Board
from scirocco.core.data import read_text, read_toml
from scirocco.core.game import Game
from scirocco.games import GameEntry, catalogue, game_folder, game_ids
from scirocco.players import levels_in
from scirocco.server import shapes
from scirocco.server.presenting import presenter_of
from scirocco.server.refusals import Refusal

LANGUAGES = ("en", "pt", "fr", "it")


class SideText(Struct):
    id: str
    name: str = ""


class OptionText(Struct):
    ruling: str = ""
    rule: str = ""
    text: str = ""


class GameText(Struct):
    """The words of game.toml that people read before they sit down."""

    sides: list[SideText]
    options: dict[str, OptionText] = {}


class ScenarioText(Struct):
    title: str = ""
    summary: str = ""
    solitaire: bool = False


class RuleText(Struct):
    number: str
    title: str
    kind: str = "normative"


class RulingText(Struct):
    id: str
    rule: str
    question: str
    answer: str
    option: str = ""


class IndexText(Struct):
    rule: list[RuleText]


class RulingsText(Struct):
    ruling: list[RulingText]


def check_game(game_id: str) -> None:
    """Only the games of the package are played here: a path is no game."""
    if game_id not in game_ids():
        raise Refusal(404, "no-game", f"there is no game {game_id!r}; there are {', '.join(game_ids())}")


@lru_cache(maxsize=1)
def cards() -> list[shapes.GameCard]:
    return [_card(entry) for entry in catalogue()]


def card(game_id: str) -> shapes.GameCard:
    check_game(game_id)
    return next(card for card in cards() if card.id == game_id)


def _card(entry: GameEntry) -> shapes.GameCard:
    folder = game_folder(entry.id)
    words = read_toml(folder, "game.toml", GameText)
    scenarios = [(name, read_toml(folder, f"scenarios/{name}.toml", ScenarioText)) for name in entry.scenarios]
    return shapes.GameCard(
        id=entry.id,
        title=entry.title,
        original=entry.original,
        publisher=entry.publisher,
        system=entry.system,
        summary=entry.summary,
        turns=entry.turns,
        sides=[shapes.SideName(id=side.id, name=side.name or side.id) for side in words.sides],
        scenarios=[
            shapes.ScenarioText(id=n, title=text.title or n, summary=text.summary, solitaire=text.solitaire)
            for n, text in scenarios
        ],
        options=[
            shapes.OptionText(id=n, ruling=text.ruling or text.rule, text=text.text)
            for n, text in words.options.items()
        ],
        board=entry.id,
        levels=list(levels_in(entry.system)),
    )


def _titles(game_id: str, language: str) -> dict[str, str]:
    """The titles of the rules in a language, by number; none in English, whose titles stand in the index."""
    folder, file = game_folder(game_id), f"rulebook/titles.{language}.toml"
    return read_toml(folder, file, dict[str, str]) if folder.joinpath(file).is_file() else {}


@lru_cache(maxsize=32)
def rulebook(game_id: str, language: str) -> shapes.Rulebook:
    """The rulebook in a language, or in English where there is no other; the titles of its rules may be further."""
    check_game(game_id)
    folder = game_folder(game_id)
    titles = _titles(game_id, language) if language in LANGUAGES else {}
    if language not in LANGUAGES or not folder.joinpath(f"rulebook/{language}.md").is_file():
        language = "en"
    index = read_toml(folder, "rulebook/index.toml", IndexText)
    rulings = read_toml(folder, "rulebook/rulings.toml", RulingsText)
    return shapes.Rulebook(
        language=language,
        rules=[
            shapes.RuleHeading(number=rule.number, title=titles.get(rule.number, rule.title), kind=rule.kind)
            for rule in index.rule
        ],
        text=read_text(folder, f"rulebook/{language}.md"),
        rulings=[
            shapes.Ruling(
                id=ruling.id, rule=ruling.rule, question=ruling.question, answer=ruling.answer, option=ruling.option
            )
            for ruling in rulings.ruling
        ],
    )


@lru_cache(maxsize=16)
def spaces(game_id: str) -> shapes.Spaces:
    """The board as a graph, with the place of each space on paper."""
    check_game(game_id)
    board = scirocco.load(game_id).board
    layout = board.layout
    return shapes.Spaces(
        orientation=layout.orientation if layout else None,
        columns=layout.columns if layout else 0,
        rows=layout.rows if layout else 0,
        spaces=[_space(board, number) for number in range(len(board.ids))],
        lines=[
            shapes.Line(kind=line.kind, name=line.name, spaces=[board.ids[space] for space in line.spaces])
            for line in board.lines
        ],
    )


def _space(board: Board, number: int) -> shapes.Space:
    x, y = _place(board, number)
    return shapes.Space(
        id=board.ids[number],
        x=x,
        y=y,
        neighbours=[board.ids[other] for other in board.neighbours[number]],
        name=board.names[number],
        terrain=board.terrain[number],
        features=sorted(board.features[number]),
        box=board.is_box(number),
    )


def _place(board: Board, number: int) -> tuple[float | None, float | None]:
    """The centre of a hex; of an area its place on earth; a box has none."""
    if board.is_box(number):
        return None, None
    if board.layout is not None:
        x, y = board.layout.centre(board.layout.cell_of(board.ids[number]))
        return round(x, 4), round(y, 4)
    north, east = board.earth[number]
    return east, -north


@lru_cache(maxsize=16)
def pieces(game_id: str) -> list[shapes.Piece]:
    check_game(game_id)
    game: Game[Any] = scirocco.load(game_id)
    return presenter_of(game).pieces(game)
