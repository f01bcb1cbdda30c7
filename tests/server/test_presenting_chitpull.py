"""Gazala 1942 on the table: every position can be shown to everybody, and nobody sees what he may not know."""

from __future__ import annotations

import inspect
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

import scirocco
from scirocco.core.board import members
from scirocco.core.dice import RandomDice
from scirocco.core.errors import IllegalAction
from scirocco.server import showing
from scirocco.server.meaning import why_not_there
from scirocco.server.pictures import sprite
from scirocco.server.presenting import BattlePlan, presenter_of
from scirocco.server.presenting.chitpull_perils import harm_of
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.events import AirRolled, ClashFought
from scirocco.telling import Speaker, label, languages, refuse, speaker, tell, teller_of
from scirocco.telling.chitpull import PARTICULARS
from scirocco.telling.messages import slug
from scirocco.telling.words import joined_words
from tests.gazala1942.table import Table
from tests.server.rooms import Room

SPECTATOR = -1
VIEWERS = (SPECTATOR, 0, 1)


def load(scenario: str = "opening") -> ChitPull:
    game = scirocco.load("gazala1942", scenario)
    assert isinstance(game, ChitPull)
    return game


def sentences(voice: Speaker, board: Any) -> list[str]:
    """Everything a board says in words."""
    told = [board.moment, board.phase_name, *(layer.name for layer in board.layers)]
    told += [line.label for line in board.score]
    for track in board.tracks:
        told += [track.name, *(box.name for box in track.boxes), *(note for box in track.boxes for note in box.notes)]
        told += [track.about] if track.about else []
        assert (track.about is not None) == track.id.startswith("activations-"), (
            "the numbers in its boxes are explained"
        )
    for tray in board.trays:
        told += [tray.name, *(item.name for item in tray.items if item.name is not None)]
    fight = board.battle
    if fight is not None:
        told += [fight.title, fight.relation, *(chance.name for chance in fight.chances)]
        told += [s for party in fight.parties for s in (one.name for one in party.sums)]
        told += [shift.reason for shift in fight.shifts] + [shift.why for shift in fight.shifts if shift.why]
        told += [peril.assumption for peril in fight.perils if peril.assumption]
    words = [voice.say(one) for one in told]
    return [*words, *(voice.word(f"chitpull-mark-{mark}", "?") for unit in board.units for mark in unit.marks)]


@pytest.mark.parametrize(
    ("scenario", "seed", "language"),
    [("opening", 5, "en"), ("strike", 3, "fr"), ("opening", 9, "it"), ("aida", 2, "pt")],
)
def test_whole_games_can_be_shown_to_everybody(scenario: str, seed: int, language: str) -> None:
    game = load(scenario)
    shown, voice = presenter_of(game), speaker(game, language)
    pos, dice, rng = game.start(), RandomDice(seed), random.Random(seed)
    said: list[str] = []
    for number in range(400):
        if pos.over:
            break
        options = game.options(pos)
        fighting = pos.battle is not None or any(option.verb == "attack" for option in options)
        if fighting or number % 25 == 0:
            for viewer in VIEWERS:
                board = showing.show_board(game, game.view(pos, viewer))
                said += sentences(voice, board)
            reach = shown.reach(game, pos, rng.choice(game.army[0]))
            assert reach is None or all(one.path[-1] == one.space for one in reach.spaces)
            for layer in board.layers:
                piece = rng.randrange(len(game.units)) if layer.per == "piece" else -1
                assert shown.layer(game, pos, layer.id, piece) is not None
        attacks = [option for option in options if option.verb == "attack"]
        for option in attacks:
            plan = shown.plan_of(game, pos, option)
            assert plan is not None
            weighed = shown.preview(game, pos, plan)
            assert sum(chance.throws for chance in weighed.chances) == weighed.chances[0].of
        action = rng.choice(attacks or options)
        said.append(label(game, pos, action, language))
        why = game.explain(pos, game.parse("attack 0101"))
        said += [refuse(game, pos, why, language)] if why is not None else []
        said += [tell(game, event, language) for event in game.play(pos, action, dice)]
    board = showing.show_board(game, game.view(pos, 0), going_on=not pos.over)
    assert sum(board.totals.values()) == len(game.objectives)
    assert not [words for words in said if "chitpull-" in words or "{" in words or words in ("", "?")]


# --- what may not be known


def at_the_cup(room: Room) -> tuple[Any, Any, Any, str]:
    """Anna has the Allies, Bruno the Axis, Carla looks on; the Axis fills its cup on the first day of the strike."""
    anna, bruno, table_id = room.two_at_a_table(game="gazala1942", scenario="strike")
    anna.put(f"/api/tables/{table_id}/public", public=True)
    carla = room.guest("Carla")
    for _ in range(200):
        state = anna.state(table_id)
        decision = state["board"]["decision"]
        if decision["kind"] == "cup" and decision["side"] == "axis":
            return anna, bruno, carla, table_id
        who = anna if decision["side"] == "allied" else bruno
        own = who.state(table_id)["choices"]
        wanted = [o for o in own if o["verb"] in ("auto", "done", "end", "stop")] or own
        who.act(table_id, state["version"], wanted[0]["action"])
    raise AssertionError("the Axis never filled its cup")


PLAIN = {"at", "id", "created", "updated", "name", "token", "you", "since", "host", "seats", "clock", "players"}
"""What is another from table to table, whatever was chosen."""


def bare(answer: Any) -> Any:
    """An answer without names and hours."""
    if isinstance(answer, dict):
        return {key: bare(value) for key, value in answer.items() if key not in PLAIN}
    return [bare(one) for one in answer] if isinstance(answer, list) else answer


def seen_by(guest: Any, table_id: str) -> bytes:
    """All the server tells somebody of a table."""
    base = f"/api/tables/{table_id}"
    answers = [guest.state(table_id), guest.get(f"{base}/timeline"), guest.get(f"{base}/replay", at=3)]
    return json.dumps(bare(answers), sort_keys=True).encode()


@pytest.mark.rule("gazala1942 7.4", "gazala1942 10.4")
def test_a_planned_landing_and_the_markers_chosen_do_not_show(room: Room) -> None:
    """Two tables, chosen differently: to the other side and to who looks on they are the same, byte for byte."""
    tables = [at_the_cup(room) for _ in range(2)]
    for (_, bruno, _, table_id), action in zip(tables, ("done", "land 2131"), strict=True):
        assert action in {option["action"] for option in bruno.state(table_id)["choices"]}
        bruno.act(table_id, bruno.state(table_id)["version"], action)
    anna, bruno, carla = ([seen_by(table[who], table[3]) for table in tables] for who in range(3))
    assert anna[0] == anna[1]
    assert carla[0] == carla[1]
    assert bruno[0] != bruno[1], "its owner sees his plan"
    assert b"2131" not in anna[1] + carla[1]
    for (anna_, _, _, table_id), hq in zip(tables, ("uk_7_h", "uk_50_h"), strict=True):
        anna_.act(table_id, anna_.state(table_id)["version"], f"mark {hq}")
    anna, bruno, carla = ([seen_by(table[who], table[3]) for table in tables] for who in range(3))
    assert carla[0] == carla[1]
    assert anna[0] != anna[1]
    secret = tables[1]
    log = secret[1].state(secret[3])["log"]
    assert [entry["action"] for entry in log if entry["side"] == "allied"][-1] is None, "not what was chosen"
    cups = [tray for tray in secret[1].state(secret[3])["board"]["trays"] if tray["kind"] == "cup"]
    allied = next(tray for tray in cups if tray["side"] == "allied")
    assert (allied["items"], allied["count"]) == ([], 2), "how many, but not which"
    for guest in secret[:3]:
        assert guest.get(f"/api/tables/{secret[3]}/record", 403)["error"] == "not-over"


@pytest.mark.rule("gazala1942 7.2")
def test_the_dice_that_draw_a_marker_are_not_shown() -> None:
    """They would tell how many others lie before it among those chosen."""
    game = load()
    pos = game.start()
    events: list[Any] = []
    while not any(type(event).__name__ == "MarkerDrawn" for event in events):
        events = game.play(pos, next(o for o in game.options(pos) if o.verb in ("auto", "done", "land")), RandomDice(1))
    shown = presenter_of(game)
    assert shown.open_dice(game, events, (2, 1)) == []
    assert shown.open_dice(game, [], (2, 1)) == [2, 1]
    assert not shown.is_open(game, "done")
    assert shown.is_open(game, "end")


# --- battles


@pytest.mark.rule("gazala1942 8.13")
def test_armour_combat_is_weighed_over_all_throws() -> None:
    table = Table("ge_1_21_t 0325", "uk_4_t 0326", marker="ge_afrika_h")
    game, pos = table.game, table.pos
    fight = presenter_of(game).preview(game, pos, BattlePlan(table.space("0326"), "armour"))
    dice = [party.sums[-1].value for party in fight.parties]
    assert fight.chances[0].of == 6 ** sum(dice)
    assert sum(chance.throws for chance in fight.chances) == fight.chances[0].of
    nobody = next(chance for chance in fight.chances if chance.outcome == "none")
    assert nobody.throws == 5 ** sum(dice), "only sixes hit tanks"
    assert fight.parties[0].side == "axis"
    assert all(peril.least <= peril.most <= peril.of for peril in fight.perils)


def test_hits_that_find_nothing_do_no_harm() -> None:
    table = Table("uk_4_t 0326", "ge_1_21_i 0325", marker="ge_afrika_h")
    hits = {(2, 0): 0.25, (0, 1): 0.25, (0, 0): 0.5}
    assert harm_of(table.game, table.pos, [table.unit("uk_4_t")], hits) == {0: 0.75, 1: 0.25}
    assert harm_of(table.game, table.pos, [table.unit("ge_1_21_i")], hits) == {0: 1.0}


@pytest.mark.rule("gazala1942 9.25", "gazala1942 9.6")
def test_general_combat_is_weighed_with_every_shift() -> None:
    table = Table("ge_1_21_t 0325", "ge_1_21_i 0325", "uk_1sf_i 0326", marker="ge_afrika_h")
    game, pos = table.game, table.pos
    shown = presenter_of(game)
    fight = shown.preview(game, pos, BattlePlan(table.space("0326"), "general"))
    applied = {shift.code: shift.amount for shift in fight.shifts if shift.applies}
    assert applied["tanks"] == 2
    assert all(shift.why is not None for shift in fight.shifts if not shift.applies)
    assert fight.ladder is not None
    assert fight.ladder.final == min(len(fight.ladder.columns) - 1, fight.ladder.base + sum(applied.values()))
    assert sum(chance.throws for chance in fight.chances) == 6
    assert fight.shifts[0].rule.startswith("gazala1942 9.6")
    with pytest.raises(IllegalAction):
        shown.preview(game, pos, BattlePlan(table.space("0101"), "general"))
    odds = shown.table_odds(game, 16, 4, 0)
    assert odds is not None
    assert odds[0].columns[odds[0].final] == "4:1"


# --- counters and overlays


def test_faces_values_and_layers() -> None:
    game = load()
    shown, pos = presenter_of(game), game.start()
    hq = game.piece_index["ge_afrika_h"]
    face = shown.face(game, hq, reduced=False)
    assert face.values == (str(game.units[hq].radius), str(game.units[hq].movement))
    brigade = next(unit for unit in game.units if unit.steps == 3)
    assert shown.face(game, brigade.number, reduced=True).attack == brigade.combat[1]
    command = shown.layer(game, pos, "command", hq)
    assert command is not None
    assert len(command.spaces) > game.units[hq].radius
    mines = shown.layer(game, pos, "mines", -1)
    assert mines is not None
    assert (len(mines.spaces), mines.lines) == (len(list(members(game.ground.mines))), [])
    pos.breaches = 1
    lanes = shown.layer(game, pos, "breaches", -1)
    assert lanes is not None
    assert [tuple(lane) for lane in lanes.lines] == [
        tuple(game.board.ids[space] for space in game.ground.mine_sides[0])
    ]
    tobruk = next(b for _, b in game.ground.ramparts)
    pos.razed = 1 << tobruk
    razed = shown.layer(game, pos, "razed", -1)
    assert razed is not None
    assert [one.space for one in razed.spaces] == [game.board.ids[tobruk]]
    assert shown.layer(game, pos, "nonsense", -1) is None


@pytest.mark.rule("gazala1942 9.31")
def test_a_brigade_of_three_steps_has_three_faces() -> None:
    table = Table("uk_201_1_i 0325 remnant", "uk_4_t 0326")
    game, shown = table.game, presenter_of(table.game)
    brigade = table.unit("uk_201_1_i")
    faces = shown.sides_of(game, brigade)
    assert list(faces) == ["front", "reduced", "last"]
    assert [face.attack for face in faces.values()] == list(game.units[brigade].combat)
    assert faces["last"].size == "II"
    assert list(shown.sides_of(game, table.unit("uk_4_t"))) == ["front", "reduced"]
    assert shown.unit(game, table.pos, brigade).facing == "last"
    drawn = sprite(game)
    assert 'id="c-uk_201_1_i-small-last"' in drawn
    assert 'id="c-uk_4_t-small-last"' not in drawn


@pytest.mark.rule("gazala1942 7.2")
def test_a_counter_says_how_far_its_unit_has_got() -> None:
    table = Table("ge_1_21_t 0325", "ge_2_21_t 0325", "ge_200_i 0325 idle", "ge_361_i 0324 acted shifted idle")
    game, shown = table.game, presenter_of(table.game)
    table.until("order")

    def unit(name: str) -> Any:
        return shown.unit(game, table.pos, table.unit(name))

    assert (unit("ge_1_21_t").activity, unit("ge_200_i").activity) == ("ready", "waiting")
    assert unit("ge_1_21_t").marks == ["called"]
    table.go("ge_1_21_t", "0325-0425")
    if table.kind == "move":
        table.do("stop")
    assert (unit("ge_1_21_t").activity, unit("ge_2_21_t").activity) == ("done", "ready")
    assert unit("ge_1_21_t").marks == ["moved"], "and nothing twice"
    assert (unit("ge_361_i").activity, unit("ge_361_i").marks) == ("spent", ["acted"])
    assert unit("uk_201_1_i").status == "unused", "this table has no place for it"


@pytest.mark.rule("gazala1942 8.13")
def test_dice_by_the_handful() -> None:
    table = Table("ge_1_21_t 0325", "ge_1_33_aa 0325", "uk_kdg_a 0326", marker="ge_afrika_h")
    game, shown = table.game, presenter_of(table.game)
    dice = [party.sums[-1].value for party in shown.preview(game, table.pos, BattlePlan(table.space("0326"))).parties]
    assert dice, "a plan that names no kind is of the kind being declared"
    clash = ClashFought("", table.space("0326"), (6, 5, 2), (5,), (1,), (), (1, 2), (0, 0))
    hands = shown.thrown(game, clash)
    assert [(hand.dice, hand.hits) for hand in hands] == [([6, 5, 2], [2, 1, 0]), ([5], [2]), ([1], [0])]
    assert all(hand.name is not None for hand in hands)
    assert [hand.dice for hand in shown.thrown(game, AirRolled("", 0, 4, 1))] == [[4]]


def test_a_tank_that_is_moved_can_reach_what_the_rules_allow() -> None:
    table = Table("ge_1_21_t 0325", "uk_4_t 0926", marker="ge_afrika_h")
    table.until("order")
    table.do("ge_1_21_t")
    shown = presenter_of(table.game)
    reach = shown.reach(table.game, table.pos, table.unit("ge_1_21_t"))
    assert reach is not None
    assert not reach.hypothetical
    assert {one.action for one in reach.spaces} == {o for o in table.options() if o != "stop"}
    assert shown.way_to(table.game, table.pos, table.unit("ge_1_21_t"), table.space("2422"))


def test_refusals_are_told_without_english_words() -> None:
    """Whatever somebody points at: the facts of the answer are names, numbers and messages, never plain sentences."""
    game, rng = load(), random.Random(4)
    pos, dice = game.start(), RandomDice(4)
    told: set[str] = set()
    for _ in range(300):
        if pos.over:
            break
        for _ in range(4):
            asked = why_not_there(game, pos, rng.randrange(-1, len(game.units)), rng.randrange(game.board.size))
            if asked is not None:
                facts = teller_of(game).why(game, *asked).facts
                told |= {str(fact.value) for fact in facts.values() if fact.kind == "text"}
        game.play(pos, rng.choice(game.options(pos)), dice)
    assert not [words for words in told if not re.fullmatch(r"[0-9½]*", words)]


def test_particular_reasons_have_words() -> None:
    """What the rules say after a colon is a message of its own in every language."""
    source = Path(inspect.getfile(ChitPull)).parent
    codes = "|".join(PARTICULARS)
    said = re.compile(rf'because\(game, [^,]+, "(?:{codes})",[^"]*"([^"]+)"\)')
    found = {text for file in source.glob("*.py") for text in said.findall(file.read_text(encoding="utf-8"))}
    assert len(found) > 25
    for language in languages():
        known = joined_words(language)
        assert not [text for text in found if f"chitpull-because-{slug(text)} =" not in known]
