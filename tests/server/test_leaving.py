"""What a choice would leave undone, or bring about at once, is said before it is made."""

from __future__ import annotations

from typing import Any

import pytest

import scirocco
from scirocco.core.decisions import Action, Task
from scirocco.core.game import Game
from scirocco.core.position import AWAY, DEAD
from scirocco.core.records import read_record
from scirocco.server.presenting import presenter_of
from scirocco.server.presenting.leaving import is_final, most_are_left
from scirocco.systems.areas import Areas
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.units import BOUND
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.units import CALLED, MOVED
from scirocco.telling import languages, teller_of
from scirocco.telling.messages import Message
from scirocco.telling.words import Speaker
from tests.server.test_joining import GOLDEN, at_maleme, fourth_indian, moments


def told(game: Game[Any], pos: Any, action: Action) -> dict[str, dict[str, Any]]:
    """What is said before a choice: each message with its plain facts."""
    found: list[Message] = presenter_of(game).leaves(game, pos, action)
    for language in languages():
        speaker = Speaker(game, teller_of(game), language)
        assert not any("leaves" in speaker.say(one) for one in found), "each has its words in every language"
    return {one.id: {name: fact.value for name, fact in one.facts.items()} for one in found}


END = Action("end")


def activated(moved: int) -> tuple[ChitPull, Any, int]:
    """Gazala 1942, an activation that the next marker follows: some of its units have moved, of so many."""
    record = read_record((GOLDEN / "gazala1942-opening-regular-1.war").read_text(encoding="utf-8"), scirocco.load)
    for game, pos in moments(record, {"order"}, 40):
        able = [one.piece for one in game.options(pos) if one.verb == "select"]
        if len(able) < 6 or any(pos.marks[unit] & CALLED and pos.marks[unit] & MOVED for unit in game.army[0]):
            continue
        for unit in able[:moved]:
            pos.marks[unit] |= MOVED
        if is_final(game, pos, END):
            return game, pos, len(able)
    raise AssertionError("no such activation")


@pytest.mark.rule("gazala1942 4.1")
def test_a_movement_is_not_ended_unasked_while_most_have_not_moved() -> None:
    game, pos, count = activated(2)
    assert told(game, pos, END) == {"table-leaves-unmoved": {"left": count - 2, "all": count}}
    game, pos, count = activated(6)
    assert count == 11
    assert told(game, pos, END) == {}, "who has moved most has seen the others"


@pytest.mark.rule("alamein 4.0")
def test_what_can_be_taken_back_is_not_asked_about() -> None:
    """4th Indian has an enemy to attack: the combat phase is its own side's, and the end of the movement is undone."""
    game, pos = fourth_indian()
    pos.phase, pos.agenda = 1, [Task("unit", 0)]
    assert told(game, pos, END) == {}


@pytest.mark.rule("alamein 5.0")
def test_a_combat_phase_in_which_nobody_attacked_is_not_ended_unasked() -> None:
    game, pos = fourth_indian()
    attacks = sum(1 for one in game.options(pos) if one.verb == "attack")
    assert told(game, pos, END) == {"table-leaves-targets": {"count": attacks}}
    pos.attacked |= game.board.bit[game.board.space("0606")]
    assert told(game, pos, END) == {}


def in_the_morning() -> tuple[Areas, AreasPosition]:
    """The Germans before any activation; nobody is still to jump."""
    game, pos = at_maleme()
    pos.activated, pos.agenda = 0, [Task("area", 0)]
    for unit in game.droppers:
        if pos.at[unit] == AWAY:
            pos.at[unit] = DEAD
    return game, pos


@pytest.mark.rule("merkur 5.2", "merkur 5.5")
def test_the_assaults_that_are_owed_are_told_with_their_odds() -> None:
    """I/Sturm has landed among New Zealanders: when the turn ends it fights, and nobody is asked before."""
    game, pos = in_the_morning()
    pos.at[game.piece_index["ge_ii_sturm"]] = pos.at[game.piece_index["ge_meindl"]] = DEAD
    pos.marks[game.piece_index["ge_i_sturm"]] |= BOUND
    before = pos.key()
    found = told(game, pos, END)
    assert found["areas-leaves-fight"]["space"] == "W09"
    odds = found["areas-leaves-fight"]["odds"]
    assert {name: fact.value for name, fact in odds.facts.items()} == {"attack": 9, "defence": 6}
    assert 0 < found["areas-leaves-fight"]["percent"] < 100
    assert pos.key() == before


@pytest.mark.rule("merkur 5.5")
def test_a_march_among_enemies_that_is_fought_at_once_is_weighed_first() -> None:
    """The last unit of an area marches among enemies: its activation is over, and the assault follows by itself."""
    game, pos = in_the_morning()
    unit, here = game.piece_index["ge_i_sturm"], game.board.space("W10")
    pos.at[game.piece_index["ge_ii_sturm"]] = pos.at[game.piece_index["ge_meindl"]] = DEAD
    pos.at[unit] = here
    pos.agenda += [Task("orders", 0, space=here, number=3), Task("move", 0, unit, here)]
    into, aside = (
        next(one for one in game.options(pos) if one.spaces[-1] == game.board.space(area)) for area in ("W09", "W04")
    )
    assert told(game, pos, into)["areas-leaves-fight"]["space"] == "W09"
    assert told(game, pos, aside) == {}


@pytest.mark.rule("merkur 4", "merkur 8")
def test_a_turn_in_which_most_areas_rest_is_not_ended_unasked() -> None:
    game, pos = in_the_morning()
    pos.at[game.piece_index["ge_ii_sturm"]] = pos.at[game.piece_index["ge_meindl"]] = DEAD
    found = told(game, pos, END)
    areas = sum(1 for one in game.options(pos) if one.verb == "activate")
    assert found["table-leaves-areas"] == {"left": areas, "all": areas}
    assert "areas-leaves-aircraft" in found
    pos.marks[game.piece_index["ge_i_sturm"]] |= BOUND
    fight, *_ = presenter_of(game).leaves(game, pos, END)
    text = Speaker(game, teller_of(game), "en").say(fight)
    assert text.startswith("The assault in W09 Maleme airfield / Hill 107 follows at once: 9 against 6; it succeeds ")


@pytest.mark.parametrize("language", languages())
def test_of_one_nobody_says_one_of_one(language: str) -> None:
    game, _ = in_the_morning()
    speaker = Speaker(game, teller_of(game), language)
    for kind in ("unmoved", "areas"):
        (single,), (some,) = most_are_left(kind, 1, 0), most_are_left(kind, 1, 1)
        assert "1" not in speaker.say(single)
        assert "2" in speaker.say(some)
