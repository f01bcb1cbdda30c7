"""Every event, question, choice, reason and result of every rules system has its words, in every language."""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Iterator
from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest

import scirocco
from scirocco import systems
from scirocco.core.decisions import Stage
from scirocco.core.game import Game
from scirocco.games import catalogue
from scirocco.players import levels_in
from scirocco.server.pictures import SWITCHABLE
from scirocco.systems.chitpull import ChitPull
from scirocco.telling import TELLERS, languages, teller_of
from scirocco.telling.messages import slug
from scirocco.telling.teller import event_kind
from tests.telling.test_catalogues import FILES, messages

SYSTEMS = [module.name for module in pkgutil.iter_modules(systems.__path__)]
LANGUAGES = languages()
GAMES = [entry.id for entry in catalogue()]


@lru_cache(maxsize=32)
def entries(language: str) -> dict[str, set[str]]:
    """Each message of a language with the facts it uses."""
    return {id: facts for file in FILES for id, facts in messages(language, file).items()}


def part_of(system: str, name: str) -> ModuleType | None:
    """A module of a rules system, where it has such."""
    try:
        return import_module(f"scirocco.systems.{system}.{name}")
    except ModuleNotFoundError:
        return None


def games_of(system: str) -> Iterator[Game[Any]]:
    for entry in catalogue():
        if entry.system == system:
            yield scirocco.load(entry.id)


def is_asked(stage: Stage[Any, Any]) -> bool:
    """Whether somebody decides there; what is carried out by itself asks nobody."""
    return all(kind.__name__ != "Automatic" for kind in type(stage).__mro__)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", SYSTEMS)
class TestEverySystem:
    def missing(self, language: str, ids: set[str]) -> set[str]:
        return ids - entries(language).keys()

    def test_has_words_for_its_events(self, system: str, language: str) -> None:
        module = part_of(system, "events")
        assert module is not None
        kinds: list[Any] = [kind for _, kind in inspect.getmembers(module, inspect.isclass) if hasattr(kind, "rule")]
        own = {f"{system}-event-{event_kind(kind)}" for kind in kinds if kind.__module__ == module.__name__}
        assert own
        assert not self.missing(language, own)

    def test_has_words_for_its_decisions(self, system: str, language: str) -> None:
        kinds = {stage.kind for game in games_of(system) for stage in game.stages.values() if is_asked(stage)}
        asked = {f"{system}-ask-{kind}" for kind in kinds} | {f"{system}-now-{kind}" for kind in kinds}
        assert not self.missing(language, asked)

    def test_has_words_for_its_choices(self, system: str, language: str) -> None:
        verbs = {verb for game in games_of(system) for verb in game.forms}
        assert not self.missing(language, {f"{system}-do-{verb}" for verb in verbs})

    def test_has_words_for_its_reasons(self, system: str, language: str) -> None:
        module = part_of(system, "reasons")
        assert module is not None
        assert not self.missing(language, {f"{system}-why-{code}" for code in module.REASONS})

    def test_has_words_for_the_levels_of_the_computer(self, system: str, language: str) -> None:
        """In a sentence, as a choice, and what to expect of it."""
        levels = levels_in(system)
        wanted = {f"level-{level}" for level in levels} | {f"opponent-{level}" for level in levels}
        assert not self.missing(language, wanted | {f"opponent-{level}-about" for level in levels})


@pytest.mark.parametrize("system", SYSTEMS)
def test_reasons_use_the_arguments_they_are_given(system: str) -> None:
    """A reason of so many arguments names no others; ``now`` is what is to be decided."""
    module = part_of(system, "reasons")
    assert module is not None
    english = entries("en")
    for code, text in module.REASONS.items():
        given = {f"$arg{place}" for place in range(1, 10) if f"{{{place - 1}}}" in text}
        assert english[f"{system}-why-{code}"] - {"$now"} <= given, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_somnium_tables_and_marks_have_words(language: str) -> None:
    from scirocco.systems.somnium.scoring import SCORERS
    from scirocco.systems.somnium.tables import RESULTS
    from scirocco.systems.somnium.units import MARK_WORDS

    known = entries(language)
    wanted = {f"somnium-result-{slug(result)}" for result in (*RESULTS, "DB", "DI")}
    wanted |= {f"somnium-mark-{mark}" for mark in MARK_WORDS}
    wanted |= {f"somnium-score-{kind.replace('_', '-')}" for kind in SCORERS}
    assert wanted <= known.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_area_games_count_has_words(language: str) -> None:
    """Results, marks, times, states, levels of victory, and all that is added to a value or a die."""
    from scirocco.systems.areas import Areas
    from scirocco.systems.areas.odds import BANDS, BOMB_BANDS
    from scirocco.systems.areas.position import KIND_WORDS
    from scirocco.systems.areas.track import TIMES, sortie_boxes
    from scirocco.systems.areas.units import MARK_WORDS

    known = entries(language)
    wanted = {f"areas-result-{result}" for result in (*BANDS, *BOMB_BANDS, "bombs-even", "fresh", "tired")}
    wanted |= {f"areas-mark-{mark}" for mark in MARK_WORDS}
    wanted |= {f"areas-battle-{kind}" for kind in KIND_WORDS} | {f"areas-time-{time}" for time in TIMES}
    for game in games_of("areas"):
        assert isinstance(game, Areas)
        wanted |= {f"areas-shift-{code}" for code in (*game.tables.terrain, *game.tables.features, "fort")}
        wanted |= {f"areas-result-{outcome}" for outcome in game.tables.interception.dice}
        wanted |= {f"areas-sortie-{one.state}" for one in sortie_boxes(game, game.start())}
        wanted |= {f"phase-{slug(phase)}" for phase in game.phases} | {f"side-{side}" for side in game.sides}
    assert wanted <= known.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marks_shifts_and_pools_of_the_chit_pull_games_have_words(language: str) -> None:
    from scirocco.systems.chitpull.units import MARK_WORDS
    from scirocco.telling.chitpull import SHIFTS, phase_word, pool_word

    known = entries(language)
    wanted = {f"chitpull-mark-{mark}" for mark in MARK_WORDS} | {f"chitpull-shift-{shift}" for shift in SHIFTS}
    for game in games_of("chitpull"):
        assert isinstance(game, ChitPull)
        wanted |= {pool_word(pool) for pool in game.pool_names} | {phase_word(phase) for phase in game.phases}
    assert wanted <= known.keys()


@pytest.mark.parametrize("game_id", GAMES)
def test_ground_boxes_and_sides_have_words(game_id: str) -> None:
    game = scirocco.load(game_id)
    known = entries("en")
    wanted = {f"terrain-{terrain}" for terrain in game.board.terrain if terrain}
    wanted |= {f"box-{box}" for box in game.board.ids[game.board.size :]}
    wanted |= {f"side-{side}" for side in game.sides}
    assert wanted <= known.keys()
    assert type(game) in TELLERS
    assert teller_of(game).system in SYSTEMS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_layer_of_the_printed_map_has_its_name(language: str) -> None:
    assert not {f"layer-{layer}" for layer in SWITCHABLE} - set(entries(language))
