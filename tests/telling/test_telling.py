"""Sentences made of messages: names in their places, every prompt and event of whole games."""

from __future__ import annotations

import random
import re

import pytest

import scirocco
from scirocco.core.decisions import Action, Event
from scirocco.core.dice import NoDice, RandomDice
from scirocco.core.errors import NotationError
from scirocco.systems.somnium import Somnium, events
from scirocco.systems.somnium.reasons import because
from scirocco.telling import ask, label, languages, refuse, speaker, tell, teller_of
from scirocco.telling.messages import Message, listed, message, number, said, space, text
from scirocco.telling.words import check_language, joined_words, read_words
from tests.gazala1942.table import Begun, Table


@pytest.fixture(scope="module")
def game() -> Somnium:
    loaded = scirocco.load("alamein")
    assert isinstance(loaded, Somnium)
    return loaded


def test_sentences_name_units_places_and_rules(game: Somnium) -> None:
    unit, board = game.piece_index, game.board
    path = tuple(board.space(number) for number in ("0805", "0705", "0606"))
    shifts = (("alamein 5.1.2 crest", -2), ("alamein 5.1.5 armour", 1), ("alamein 5.1.4 division 9 Aus", 1))
    told: dict[str, Event] = {
        "moved": events.Moved("alamein 4.0", unit["au_20_9"], path, 7),
        "step": events.Moved("alamein 4.0", unit["au_20_9"], path[:2], 2),
        "half": events.Moved("alamein 4.0", unit["au_20_9"], path[:2], 1),
        "left": events.LeftMap("alamein 4.2", unit["uk_22_7"], board.space("west")),
        "fought": events.BattleFought("alamein 5.1.6", path[2], 13, 4, 5, shifts, 5, (3, 4), "DVI ARI"),
        "plain": events.BattleFought("alamein 5.1.6", path[2], 13, 4, 5, (), 5, (3, 4), "DVI ARI"),
        "ended": events.GameEnded("alamein 10.2", (30, 189), 1),
        "drawn": events.GameEnded("alamein 10.2", (30, 30), -1),
    }
    words = {name: tell(game, event) for name, event in told.items()}
    assert words["moved"] == (
        "20th Infantry Bde (9 Aus) moves from 0805 Tel el Eisa to 0606 Kidney Ridge for 3½ points."
    )
    assert words["step"] == "20th Infantry Bde (9 Aus) moves from 0805 Tel el Eisa to 0705 for 1 point."
    assert words["half"].endswith("for ½ point.")
    assert words["left"] == "22nd Armoured Bde (7 Armd) leaves the map over the west edge and does not return."
    assert words["fought"] == (
        "Battle for 0606 Kidney Ridge: 13 against 4 is 3-1; shifts: crest (5.1.2) −2, armour (5.1.5) +1, "
        "whole division 9 Aus (5.1.4) +1; fought at 3-1. The dice show 3 and 4: DVI ARI, the attackers retreat."
    )
    assert words["plain"] == (
        "Battle for 0606 Kidney Ridge: 13 against 4 is 3-1. The dice show 3 and 4: DVI ARI, the attackers retreat."
    )
    assert words["ended"] == "The game is over. Points: Allies 30, Axis 189. Victory for the Axis."
    assert words["drawn"].endswith("A draw.")


@pytest.mark.rule("alamein 6.1")
@pytest.mark.ruling("alamein C23")
@pytest.mark.parametrize("free", [False, True])
@pytest.mark.parametrize("language", languages())
def test_the_prompt_for_air_support_names_a_limit_only_where_there_is_one(language: str, free: bool) -> None:
    game = scirocco.load("alamein", options={"free_air_support": free})
    assert isinstance(game, Somnium)
    pos = game.read_position("turn 3\nphase allied combat\nair 13 3\nuk_22_7 0805\nge_382_164 0705\n")
    game.play(pos, game.parse("attack 0705"), NoDice())
    # the hex, the points left, the limit, and the odds so far
    numbers = re.findall(r"\d+", ask(game, pos, language))
    assert numbers == ["0705", "13", *([] if free else ["10"]), "9", "4", "3", "1"]


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "at most 1 hex", "at most 2 hexes"),
        ("fr", "à 1 hexagone au plus", "à 2 hexagones au plus"),
        ("it", "al massimo di 1 esagono", "al massimo di 2 esagoni"),
        ("pt", "no máximo 1 hexágono", "no máximo 2 hexágonos"),
    ],
)
def test_one_hex_of_an_advance_is_no_plural(game: Somnium, language: str, one: str, two: str) -> None:
    for count, words in (("1", one), ("2", two)):
        why = because(game, "5.2", "advance-far", "22nd Armoured Bde", "0705", int(count))
        assert refuse(game, game.start(), why, language).endswith(words)


@pytest.mark.parametrize("game_id", ["alamein", "gazala1942", "merkur"])
def test_what_is_to_be_done_now_needs_no_elision_in_french(game_id: str) -> None:
    game = scirocco.load(game_id)
    french, system = speaker(game, "fr"), teller_of(game).system
    for what in ("advance", "attack", "area"):
        if f"{system}-now-{what}" in joined_words("fr"):
            now = said(message(f"{system}-now-{what}"))
            assert " de a" not in french.say(message(f"{system}-why-not-now", now=now))


def test_ground_that_is_closed_needs_no_article_in_french() -> None:
    game = scirocco.load("sicily")
    assert isinstance(game, Somnium)
    why = because(game, "4.0", "closed-ground", "CCA", "2116", "2115", "mountain", "armour")
    assert "sans route, ce terrain (montagne) est interdit aux blindés" in refuse(game, game.start(), why, "fr")


@pytest.mark.parametrize("game_id", ["alamein", "gazala", "merkur", "sicily"])
@pytest.mark.parametrize("language", languages())
def test_a_whole_game_can_be_told_and_asked(game_id: str, language: str) -> None:
    """Every prompt, choice, sentence and refusal of a random game can be made; nothing stays without words."""
    game = scirocco.load(game_id)
    pos, dice, rng = game.start(), RandomDice(3), random.Random(3)
    said: list[str] = []
    while not pos.over:
        said.append(ask(game, pos, language))
        options = game.options(pos)
        action = rng.choice(options)
        said.append(label(game, pos, action, language))
        for wrong in (Action("end"), Action("attack", -1, (0,)), Action("move", 0, (1, 2)), Action("air", number=99)):
            why = game.explain(pos, wrong)
            if why is not None:
                said.append(refuse(game, pos, why, language))
        said += [tell(game, event, language) for event in game.play(pos, action, dice)]
    assert all(said)
    system = teller_of(game).system
    assert not [words for words in said if f"{system}-" in words or "{" in words]


def labels(table: Table | Begun) -> dict[str, str]:
    game, pos = table.game, table.pos
    return {game.format(action): label(game, pos, action) for action in game.options(pos)}


@pytest.mark.rule("gazala1942 8.0")
def test_who_ends_armour_combat_is_told_what_tanks_can_no_longer_attack() -> None:
    table = Table("ge_1_21_t 0525", "ge_1_21_i 0525", "uk_3_7_t 0526", "uk_1kr_7_i 0526")
    table.until("clash")
    assert labels(table)["end"] == "no more armour attacks; no tanks then against 0526"
    fought = Table("ge_1_21_t 0525", "ge_1_21_i 0525", "uk_3_7_t 0526", "uk_1kr_7_i 0526")
    fought.until("clash")
    fought.do("attack 0526")
    while fought.kind != "clash" or "attack 0526" in fought.options():
        fought.do(fought.options()[-1])
    assert labels(fought)["end"] == "no more armour attacks"


def test_the_staff_says_how_many_units_it_places() -> None:
    begun = Begun()
    said: list[tuple[int, str]] = []
    while begun.pos.agenda[-1].stage == "place" and len(said) < 6:
        said.append((len(begun.pos.agenda[-1].pieces), labels(begun)["auto"]))
        begun.do("auto")
    assert (4, "the staff places these 4") in said
    assert (1, "the staff places this unit") in said


def test_a_refusal_says_what_it_is_time_for(game: Somnium) -> None:
    pos = game.start()
    why = game.explain(pos, game.parse("end"))
    assert why is not None
    assert refuse(game, pos, why) == "this is the time to place the Armoured Engineer Bde"
    game.play(pos, game.parse("place uk_eng 1106"), NoDice())
    why = game.explain(pos, game.parse("attack 0606"))
    assert why is not None
    assert refuse(game, pos, why) == "this is the time to choose a unit to move, or end the movement phase"


def test_arguments_of_reasons_become_names(game: Somnium) -> None:
    pos = game.start()
    game.play(pos, game.parse("place uk_eng 1106"), NoDice())
    game.play(pos, game.parse("uk_22_7"), NoDice())
    why = game.explain(pos, game.parse("uk_22_7 1315-1314-0606"))
    assert why is not None
    told = teller_of(game).why(game, pos, why)
    assert told.facts["arg1"] == ("space", "1314")
    assert refuse(game, pos, why) == "1314 and 0606 Kidney Ridge do not touch"


def test_a_message_without_words_is_seen(game: Somnium) -> None:
    """It is better to show an id than to fall silent."""
    assert speaker(game).say(Message("no-such-message", {})) == "no-such-message"


def test_a_fact_that_is_missing_is_an_error_not_a_gap(game: Somnium) -> None:
    with pytest.raises(LookupError, match="turn-plain"):
        speaker(game).say(message("turn-plain", turn=number(1)))


def test_lists_and_dates(game: Somnium) -> None:
    voice = speaker(game)
    facts = listed([space(game, game.board.space("0606")), text("x")])
    assert voice.say(message("table-total", side=facts, points=number(2))) == "0606 Kidney Ridge, x 2"
    assert voice.say(teller_of(game).event(game, events.TurnBegan("alamein 3.0", 2, (5, 6)))) == (
        "Turn 2 of 12, 24 October 1942. Air points: Allies 5, Axis 6."
    )


def test_english_stands_in_for_what_a_language_lacks() -> None:
    for language in languages():
        assert "somnium-event-moved" in joined_words(language)
        assert read_words(language) in joined_words(language)
    with pytest.raises(NotationError, match="'la'"):
        check_language("la")
