"""Operation Merkur as a table shows it: cards with exact odds, tracks, boxes, overlays; whole games."""

from __future__ import annotations

import random

import pytest

import scirocco
from scirocco.core.decisions import Action, Task
from scirocco.core.dice import RandomDice
from scirocco.core.errors import IllegalAction
from scirocco.core.position import AWAY
from scirocco.server import shapes
from scirocco.server.presenting import BattlePlan, presenter_of
from scirocco.server.presenting.areas import AreasPresenter
from scirocco.systems.areas import Areas
from scirocco.systems.areas.position import AreasPosition
from scirocco.telling import ask, label, tell

shown = AreasPresenter()


@pytest.fixture(scope="module")
def game() -> Areas:
    return load("historical")


def load(scenario: str) -> Areas:
    found = scirocco.load("merkur", scenario)
    assert isinstance(found, Areas)
    return found


def maleme(game: Areas) -> AreasPosition:
    """The Germans to act: I and II/Sturm stand among two New Zealand battalions on the airfield."""
    pos = game.start()
    pos.turn, pos.phase, pos.agenda = 1, 1, [Task("area", 0)]
    area = game.board.space("W09")
    for unit, where in enumerate(pos.at):
        if where == area:
            pos.at[unit] = game.board.space("W11")
    for name in ("ge_i_sturm", "ge_ii_sturm", "cw_22_nz", "cw_21_nz"):
        pos.at[game.piece_index[name]] = area
    return pos


def sums_of(party: shapes.Party) -> dict[str, int]:
    return {one.name.id.removeprefix("areas-sum-"): one.value for one in party.sums}


class TestCards:
    @pytest.mark.rule("merkur 7.4")
    def test_an_assault_is_weighed_addition_by_addition(self, game: Areas) -> None:
        """8 and one other and the fighters against 3, the hill's 3: 10 against 6, of 1296 throws of four dice."""
        pos = maleme(game)
        card = shown.preview(game, pos, BattlePlan(game.board.space("W09"), "assault"))
        attack, defence = card.parties
        assert [one.unit for one in attack.units] == ["ge_i_sturm", "ge_ii_sturm"]
        assert sums_of(attack) == {"factor": 8, "additions": 2, "total": 10}
        assert sums_of(defence)["total"] == 6
        assert {shift.code: shift.amount for shift in card.shifts} == {"others": 1, "fighters": 1, "hill107": -3}
        assert all(shift.rule.startswith("merkur ") for shift in card.shifts)
        throws = {chance.result: chance.throws for chance in card.chances}
        assert list(throws) == ["routed", "won", "even", "beaten"]
        assert sum(throws.values()) == 1296
        ways = {total: 6 - abs(7 - total) for total in range(2, 13)}
        even = sum(ways[own] * ways[own + 4] for own in ways if own + 4 in ways)
        assert throws["even"] == even
        perils = {one.unit: (one.outcome, one.most) for one in card.perils if one.unit}
        assert perils["ge_i_sturm"] == ("reduced", throws["even"] + throws["beaten"])
        assert perils[defence.units[0].unit] == ("reduced", 1296 - throws["beaten"])

    @pytest.mark.rule("merkur 3.2")
    def test_a_fort_can_be_given_in_place_of_a_loss(self, game: Areas) -> None:
        pos = maleme(game)
        area = game.board.space("W09")
        pos.forts |= game.board.bit[area]
        card = shown.preview(game, pos, BattlePlan(area, "assault"))
        main = card.parties[1].units[0].unit
        peril = next(one for one in card.perils if one.unit == main)
        assert peril.least == 0 < peril.most
        assert peril.assumption is not None
        assert peril.assumption.id == "areas-peril-fort"

    @pytest.mark.rule("merkur 8.3")
    def test_an_air_attack_names_the_anti_aircraft_fire(self, game: Areas) -> None:
        pos = maleme(game)
        area = game.board.space("W09")
        pos.at[game.piece_index["cw_156_aa"]] = area
        card = shown.preview(game, pos, BattlePlan(area, "strike"))
        assert card.kind == "air"
        assert "flak" in {shift.code for shift in card.shifts}
        failed = next(chance.throws for chance in card.chances if chance.result == "failed")
        aircraft = next(one for one in card.perils if one.unit == card.parties[0].units[0].unit)
        assert aircraft.most == failed

    @pytest.mark.rule("merkur 5.2")
    def test_a_landing_test_shows_its_sixths(self, game: Areas) -> None:
        pos = maleme(game)
        unit, area = game.piece_index["ge_iii_sturm"], game.board.space("W03")
        pos.agenda.append(Task("landing", 0, unit, area, number=6))
        card = shown.battle(game, pos)
        assert card is not None
        assert card.kind == "landing"
        assert card.dice == "1d6"
        assert {shift.code: shift.amount for shift in card.shifts} == {"rough": -1, "enemies": -1, "parachute": 1}
        assert {chance.result: chance.throws for chance in card.chances} == {"fresh": 4, "tired": 2}
        assert "the die shows 6" in ask(game, pos)

    @pytest.mark.rule("merkur 5.4")
    def test_a_convoy_shows_what_awaits_it(self, game: Areas) -> None:
        pos = maleme(game)
        pos.phase = 2
        pos.agenda = [Task("area", 1), Task("convoy", 1, pieces=tuple(game.convoys["B1"]), number=1)]
        card = shown.battle(game, pos)
        assert card is not None
        assert card.kind == "convoy"
        sixths = {chance.result: chance.throws for chance in card.chances}
        assert sixths == {"destroyed": 1, "found": 2, "delayed": 2, "through": 1}

    @pytest.mark.rule("merkur 5.2")
    def test_a_wave_is_weighed_before_it_jumps(self, game: Areas) -> None:
        """Who has no choice where to come down is tested at once: the chance in six of each stands beside its area."""
        pos = maleme(game)
        for unit in game.droppers:
            pos.at[unit] = AWAY
        plan = shown.plan_of(game, pos, Action("jump"))
        assert plan is not None
        card = shown.preview(game, pos, plan)
        assert card.kind == "wave"
        assert not card.declared
        sixths = {one.unit: (one.space, one.most) for one in card.perils}
        assert sixths["ge_iii_sturm"] == ("W03", 2)
        assert sixths["ge_meindl"] == ("W01", 2)
        assert all(one.least == one.most and one.of == 6 for one in card.perils)
        free = load("free")
        assert shown.plan_of(free, maleme(free), Action("jump")) is None, "there each is asked for by itself"

    @pytest.mark.rule("merkur 5.4")
    @pytest.mark.ruling("merkur R16")
    def test_a_convoy_is_weighed_before_the_turn_that_tests_it(self, game: Areas) -> None:
        """Of 36 throws 6 sink all seven, 12 find them: one to three are sunk, or all are gone."""
        pos = maleme(game)
        assert shown.plan_of(game, pos, Action("end")) is None
        pos.turn = 6
        plan = shown.plan_of(game, pos, Action("end"))
        assert plan is not None
        card = shown.preview(game, pos, plan)
        assert (card.kind, card.declared) == ("convoy", False)
        [aboard] = card.perils
        assert (aboard.most, aboard.of) == (6 * 7 + 2 * (1 + 2 + 3) + 2 * 3 * 7, 36 * 7)
        pos.phase = 2
        assert shown.plan_of(game, pos, Action("end")) is None, "the garrison's turn tests nothing when it ends"

    @pytest.mark.rule("merkur 11")
    def test_by_night_only_the_maori_are_weighed(self, game: Areas) -> None:
        pos = maleme(game)
        pos.turn, pos.phase = 3, 2
        pos.agenda = [Task("area", 1)]
        area = game.board.space("W09")
        with pytest.raises(IllegalAction) as refused:
            shown.preview(game, pos, BattlePlan(area, "assault"))
        assert refused.value.why.code == "night"
        pos.at[game.night_raider] = area
        card = shown.preview(game, pos, BattlePlan(area, "assault"))
        assert card.kind == "night"
        assert [one.unit for one in card.parties[0].units] == ["cw_28_maori"]

    def test_nothing_can_be_attacked_where_nobody_is(self, game: Areas) -> None:
        with pytest.raises(IllegalAction) as refused:
            shown.preview(game, maleme(game), BattlePlan(game.board.space("W07"), "assault"))
        assert refused.value.why.code == "no-enemy"

    @pytest.mark.rule("merkur 7.4")
    def test_the_table_of_odds(self, game: Areas) -> None:
        ladder, chances = shown.table_odds(game, 9, 3, 1)
        assert (ladder.columns[ladder.base], ladder.columns[ladder.final]) == ("+6", "+7")
        assert sum(chance.throws for chance in chances) == 1296


class TestBeside:
    @pytest.mark.rule("merkur 10")
    def test_the_track_of_victory_shows_the_level_of_now(self, game: Areas) -> None:
        track = next(one for one in shown.tracks(game, game.start()) if one.id == "victory")
        assert len(track.boxes) == len(game.data.victory)
        assert track.at == len(track.boxes) - 1

    @pytest.mark.rule("merkur 13.1")
    def test_the_turn_track_names_waves_and_convoys(self, game: Areas) -> None:
        turns = shown.tracks(game, game.start())[0]
        assert len(turns.boxes) == 24
        assert "ge_meindl" in turns.boxes[0].arrivals
        assert "ge_brauer" in turns.boxes[1].arrivals
        assert "areas-note-convoy" in {note.id for note in turns.boxes[5].notes}
        assert turns.boxes[2].name.facts["time"].value == "areas-time-night"

    @pytest.mark.rule("merkur 8")
    def test_the_aircraft_lie_in_their_box(self, game: Areas) -> None:
        tray = next(one for one in shown.trays(game, maleme(game)) if one.id == "sorties")
        assert len(tray.items) == 4
        assert all(item.ready for item in tray.items)

    @pytest.mark.rule("merkur 5.5")
    def test_contested_areas_are_shown(self, game: Areas) -> None:
        layer = shown.layer(game, maleme(game), "contested", -1)
        assert layer is not None
        assert [one.space for one in layer.spaces] == ["W09"]

    @pytest.mark.rule("merkur 6.1")
    def test_reach_gives_moves_ready_to_send(self, game: Areas) -> None:
        pos = maleme(game)
        unit = game.piece_index["ge_i_sturm"]
        pos.agenda += [Task("orders", 0, space=pos.at[unit], number=3), Task("move", 0, unit, pos.at[unit])]
        reach = shown.reach(game, pos, unit)
        assert reach is not None
        assert not reach.hypothetical
        assert {one.action for one in reach.spaces} == {game.format(action) for action in game.options(pos)}

    def test_counters_have_two_faces_and_aircraft_bombs(self, game: Areas) -> None:
        for piece, counter in enumerate(shown.pieces(game)):
            front, back = shown.face(game, piece, reduced=False), shown.face(game, piece, reduced=True)
            assert "-".join(front.values) == "-".join(map(str, counter.values.values()))
            assert "-".join(back.values) == "-".join(map(str, counter.reduced.values()))
            assert front.type != ""

    def test_the_name_of_a_unit_says_its_formation_once(self, game: Areas) -> None:
        names = {unit: label(game, maleme(game), Action("join", game.piece_index[unit])) for unit in
                 ("ge_i_sturm", "ge_i_fjr3", "cw_22_nz")}  # fmt: skip
        assert names == {
            "ge_i_sturm": "I/Sturm joins", "ge_i_fjr3": "I/FJR3 joins", "cw_22_nz": "22 NZ (5 Bde) joins",
        }  # fmt: skip


@pytest.mark.parametrize(("scenario", "seed"), [("historical", 1), ("free", 2), ("solitaire", 3)])
def test_every_position_of_a_game_can_be_shown(scenario: str, seed: int) -> None:
    """Nothing is hidden: both sides and a spectator see the same. Chances add up, every sentence has words."""
    game = load(scenario)
    assert isinstance(presenter_of(game), AreasPresenter)
    pos, dice, rng = game.start(), RandomDice(seed), random.Random(seed)
    step = 0
    while (decision := game.decision(pos)) is not None:
        view = game.view(pos, step % 2)
        options = game.options(view)
        card = shown.battle(game, view)
        if card is not None:
            assert sum(chance.throws for chance in card.chances) == card.chances[0].of
        if step % 12 == 0:
            assert ask(game, view)
            assert shown.tracks(game, view)
            assert shown.trays(game, view)
            assert shown.units(game, view)
            shown.must(game, view, decision)
            for name in shown.layers(game, view):
                assert shown.layer(game, view, name.id, -1) is not None
            action = rng.choice(options)
            assert label(game, view, action)
            if action.piece >= 0:
                shown.reach(game, view, action.piece)
            plan = shown.plan_of(game, view, action)
            if plan is not None:
                weighed = shown.preview(game, view, plan)
                assert sum(chance.throws for chance in weighed.chances) == weighed.chances[0].of
        doing = [action for action in options if action.verb not in ("end", "done")]
        told = game.play(pos, rng.choice(doing if doing and rng.random() < 0.85 else options), dice)
        assert all(tell(game, event) for event in told[:1])
        step += 1
    result = game.result(pos)
    assert result is not None
    assert tuple(line.points for line in shown.score(game, pos)) == result.scores
