"""Questions about a position: reach, overlays, battles before they are declared, and what lies beside the map."""

from __future__ import annotations

import pytest

import scirocco
from scirocco.core.decisions import Task
from scirocco.core.dice import NoDice, ScriptedDice
from scirocco.core.errors import IllegalAction
from scirocco.core.position import AWAY, DEAD
from scirocco.players import make_player
from scirocco.players.analysis import hint
from scirocco.players.reasons import Reason
from scirocco.server.presenting import BattlePlan, presenter_of
from scirocco.server.showing import show_reasons
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.odds import assess
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.telling.somnium import so_far
from tests.server.rooms import Guest, Json, Room


@pytest.fixture
def alone(room: Room) -> tuple[Guest, str]:
    """Anna plays both sides of El Alamein; the engineers are placed."""
    anna = room.guest("Anna")
    table_id = anna.table(("allied", "me"), ("axis", "me"))["id"]
    anna.act(table_id, 0, "place uk_eng 1106")
    return anna, table_id


def by_space(answer: Json) -> dict[str, Json]:
    return {one["space"]: one for one in answer["spaces"]}


class TestReach:
    @pytest.mark.rule("alamein 4.0")
    def test_it_is_what_the_rules_offer(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        before = anna.get(f"/api/tables/{table_id}/reach", piece="uk_22_7")
        assert (before["hypothetical"], before["start"], before["points"]) == (True, "1315", 12.0)
        state = anna.act(table_id, 1, "uk_22_7")["state"]
        now = anna.get(f"/api/tables/{table_id}/reach", piece="uk_22_7")
        assert now["hypothetical"] is False
        assert now["spaces"] == before["spaces"]
        offered = {choice["action"] for choice in state["choices"] if choice["verb"] == "move"}
        assert {one["action"] for one in now["spaces"] if one["end"]} == offered
        far = by_space(now)["0704"]
        assert (far["cost"], far["signs"]) == (9.0, ["zone", "mines"])
        assert far["path"][0] == "1315"
        assert far["path"][-1] == "0704"

    def test_any_unit_may_be_asked_about(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        enemy = anna.get(f"/api/tables/{table_id}/reach", piece="ge_155_90")
        assert enemy["hypothetical"]
        assert enemy["spaces"]
        assert anna.get(f"/api/tables/{table_id}/reach", 404, piece="nobody")["error"] == "no-piece"
        assert anna.get(f"/api/tables/{table_id}/reach", 404, piece="uk_22_7", at=99)["error"] == "no-action"
        assert anna.get(f"/api/tables/{table_id}/reach", piece="uk_eng", at=0) is None, "it is not on the map yet"

    @pytest.mark.rule("gazala 4.2.1")
    def test_a_unit_still_to_come_has_ways_in(self, room: Room) -> None:
        anna = room.guest("Anna")
        state = anna.table(("allied", "me"), ("axis", "me"), game="gazala")
        trays = {tray["id"]: tray for tray in state["board"]["trays"]}
        coming = trays["reinforcements-allied"]["items"]
        assert [item["turn"] for item in coming] == sorted(item["turn"] for item in coming)
        assert coming[0]["place"] == {"kind": "word", "value": "box-east"}
        ways = anna.get(f"/api/tables/{state['id']}/reach", piece=coming[0]["piece"])
        assert ways["start"] is None
        assert ways["spaces"]
        arrivals = anna.get(f"/api/tables/{state['id']}/layers/arrivals", piece=coming[0]["piece"])
        assert {one["space"] for one in arrivals["spaces"]} == {one["space"] for one in ways["spaces"]}


class TestLayers:
    def test_every_layer_that_is_named_can_be_had(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        names = anna.state(table_id)["board"]["layers"]
        assert {"zones", "possession", "objectives", "mines", "range", "obliged"} <= {name["id"] for name in names}
        for name in names:
            asked: Json = {"piece": "ge_190a_90"} if name["per"] == "piece" else {}
            layer = anna.get(f"/api/tables/{table_id}/layers/{name['id']}", **asked)
            assert layer["id"] == name["id"]
            assert layer["spaces"] or name["id"] == "obliged"
        assert anna.get(f"/api/tables/{table_id}/layers/tether", 404)["error"] == "no-layer"

    @pytest.mark.rule("alamein 10.2")
    def test_objectives_say_what_they_are_worth_and_whose_they_are(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        spaces = by_space(anna.get(f"/api/tables/{table_id}/layers/objectives"))
        assert all(one["value"] > 0 and one["side"] in ("allied", "axis") for one in spaces.values())

    @pytest.mark.rule("alamein 8.0")
    def test_the_range_of_guns_is_told_by_distance(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        layer = anna.get(f"/api/tables/{table_id}/layers/range", piece="ge_190a_90")
        assert {one["value"] for one in layer["spaces"]} == {2.0, 3.0}
        assert anna.get(f"/api/tables/{table_id}/layers/range", piece="ge_155_90")["spaces"] == []

    @pytest.mark.rule("gazala 4.1.2")
    def test_the_tether_is_drawn_where_there_is_one(self, room: Room) -> None:
        anna = room.guest("Anna")
        state = anna.table(("allied", "me"), ("axis", "me"), game="gazala")
        tether = next(layer for layer in state["board"]["layers"] if layer["id"] == "tether")
        assert tether["side"] == "axis"
        assert anna.get(f"/api/tables/{state['id']}/layers/tether")["spaces"]


class TestPreview:
    def test_it_is_the_battle_that_is_then_declared(self, room: Room, alone: tuple[Guest, str]) -> None:
        """5.1: before and after the declaration the same numbers stand."""
        anna, table_id = alone
        for action in ("au_20_9", "stop", "sa_2_1", "stop"):
            anna.act(table_id, anna.state(table_id)["version"], action)
        game = scirocco.load("alamein")
        assert isinstance(game, Somnium)
        foe = game.board.space("0606")
        ways = by_space(anna.get(f"/api/tables/{table_id}/reach", piece="au_24_9"))
        here = next(space for space in ways if game.board.space(space) in game.board.neighbours[foe])
        anna.act(table_id, anna.state(table_id)["version"], "au_24_9")
        state = anna.act(table_id, anna.state(table_id)["version"], ways[here]["action"])["state"]
        if state["board"]["decision"]["kind"] == "move":
            state = anna.act(table_id, state["version"], "stop")["state"]
        state = anna.act(table_id, state["version"], "end")["state"]
        assert [must["unit"] for must in state["board"]["must"]] == ["au_24_9"]
        thought = anna.post(f"/api/tables/{table_id}/preview", target="0606", units=["au_24_9"])
        option = next(one for one in anna.state(table_id)["choices"] if one["action"] == "attack 0606")
        assert option["weighs"]
        assert anna.post(f"/api/tables/{table_id}/preview", action=option["action"], units=["au_24_9"]) == thought
        declared = anna.act(table_id, state["version"], "attack 0606")["state"]["board"]["battle"]
        assert (thought.pop("declared"), declared.pop("declared")) == (False, True)
        assert declared == thought
        assert sum(chance["throws"] for chance in declared["chances"]) == 36
        favours = [chance["favours"] for chance in declared["chances"]]
        assert favours == sorted(favours, reverse=True)

    def test_refusals_carry_the_rule(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        path = f"/api/tables/{table_id}/preview"
        for plan, code in (
            ({"target": "0606"}, "no-attacker"),
            ({"target": "0101"}, "no-enemy"),
            ({"target": "0606", "units": ["ge_155_90"]}, "not-yours"),
            ({"target": "0606", "units": ["uk_22_7"]}, "cannot-reach"),
            ({"target": "0703", "kind": "strike", "air": 2}, "air-limit"),
            ({"target": "0703", "kind": "strike", "air": 99}, "air-limit"),
            ({"target": "0703", "kind": "bombardment", "guns": ["uk_22_7"]}, "not-guns"),
        ):
            refused = anna.post(path, 422, **plan)
            assert refused["error"] == code
            assert refused["why"]["message"]["id"] == f"somnium-why-{code}"
            assert refused["why"]["rule"].startswith("alamein ")
        assert anna.post(path, 404, target="9999")["error"] == "no-space"
        assert anna.post(path, 409, action="end")["error"] == "no-preview"
        assert anna.post(path, 422, action="attack 0606")["error"] == "not-now"
        assert anna.post(path, 422, action="sing a song")["error"] == "notation"
        for neither_nor in ({}, {"action": "end", "target": "0606"}):
            assert anna.post(path, 400, **neither_nor)["error"] == "malformed"
        assert anna.post(path, 400, target="0606", air=-1)["error"] == "malformed"

    @pytest.mark.rule("alamein 6.2")
    def test_fire_from_afar_has_its_own_table(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        strike = anna.post(f"/api/tables/{table_id}/preview", target="0703", kind="strike", air=5)
        assert {chance["result"] for chance in strike["chances"]} <= {"DB", "DI"}
        [spend] = strike["spends"]
        assert (spend["side"], spend["least"], spend["most"], spend["given"]) == ("allied", 3, 10, 5)
        assert len(spend["finals"]) == 8
        assert spend["finals"][2] == strike["ladder"]["final"]
        unsaid = anna.post(f"/api/tables/{table_id}/preview", target="0703", kind="strike")
        assert unsaid["spends"][0]["given"] == 3, "a strike of which no number is said takes the least there may be"
        fire = anna.post(f"/api/tables/{table_id}/preview", target="0703", kind="bombardment")
        assert {fighter["part"] for fighter in fire["parties"][0]["units"]} == {"gun"}
        assert fire["spends"] == []


class TestPerils:
    """The chances of each unit, against every throw of the dice played through the rules."""

    @staticmethod
    def fates(game: Somnium, pos: SomniumPosition, unit: int) -> dict[str, int]:
        """What becomes of a unit that nobody has a choice about, counted over all 36 throws."""
        found = {"reduced": 0, "destroyed": 0}
        for first in range(1, 7):
            for second in range(1, 7):
                after = pos.copy()
                game.play(after, game.options(after)[0], ScriptedDice([first, second, *[3] * 8]))
                if after.at[unit] < 0:
                    found["destroyed"] += 1
                elif after.marks[unit] & 1 and not pos.marks[unit] & 1:
                    found["reduced"] += 1
        return found

    @pytest.mark.rule("alamein 5.1.7")
    @pytest.mark.parametrize("air", [0, 10])
    def test_one_against_one_is_exact(self, air: int) -> None:
        game = scirocco.load("alamein")
        assert isinstance(game, Somnium)
        pos = duel(game)
        pos.air[0] = 0
        pos.battle = Battle(game.board.space("0612"), (game.piece_index["au_20_9"],), air=air)
        battle = presenter_of(game).battle(game, pos)
        assert battle is not None
        for name in ("au_20_9", "ge_155_90"):
            unit = game.piece_index[name]
            counted = self.fates(game, pos, unit)
            told = {peril.outcome: peril for peril in battle.perils if peril.unit == name}
            for outcome, throws in counted.items():
                peril = told.get(outcome)  # type: ignore[call-overload]
                assert (peril.least, peril.most) == (throws, throws) if peril else throws == 0, (name, outcome, air)

    def test_where_the_owner_chooses_there_is_a_range(self) -> None:
        game = scirocco.load("alamein")
        assert isinstance(game, Somnium)
        pos = duel(game)
        pos.at[game.piece_index["ge_200_90"]] = game.board.space("0612")
        pos.battle = Battle(game.board.space("0612"), (game.piece_index["au_20_9"],), air=10)
        battle = presenter_of(game).battle(game, pos)
        assert battle is not None
        stack = [peril for peril in battle.perils if peril.unit is None and peril.side == "axis"]
        assert stack
        assert all(peril.least == peril.most and peril.assumption for peril in stack)
        single = [peril for peril in battle.perils if peril.unit == "ge_200_90"]
        assert single
        assert all(peril.least <= peril.most for peril in single)
        assert any(peril.assumption and peril.assumption.id == "somnium-peril-chosen" for peril in single)

    @pytest.mark.rule("alamein 5.3.2")
    def test_a_unit_with_no_way_back_is_lost_when_it_must_retreat(self) -> None:
        """Ringed by enemies, every retreat destroys it; the numbers say on what that rests."""
        game = scirocco.load("alamein")
        assert isinstance(game, Somnium)
        pos = duel(game)
        target = game.board.space("0612")
        spare = [unit for unit in game.army[0] if pos.at[unit] == AWAY]
        ring = [space for space in game.board.neighbours[target] if space != game.board.space("0712")]
        for unit, space in zip(spare, ring, strict=False):
            pos.at[unit] = space
        pos.battle = Battle(target, (game.piece_index["au_20_9"],), air=10)
        battle = presenter_of(game).battle(game, pos)
        assert battle is not None
        [lost] = [p for p in battle.perils if (p.unit, p.outcome) == ("ge_155_90", "destroyed")]
        assert lost.assumption is not None
        assert lost.assumption.id == "somnium-peril-retreat"
        assert lost.least == self.fates(game, pos, game.piece_index["ge_155_90"])["destroyed"]


def duel(game: Somnium) -> SomniumPosition:
    """The 20th Brigade attacks a regiment in the open, far from everybody; only the last air points are missing."""
    pos = game.start()
    for unit in range(len(pos.at)):
        pos.at[unit] = AWAY
    pos.turn, pos.phase = 1, 2
    pos.agenda.clear()
    pos.at[game.piece_index["au_20_9"]] = game.board.space("0712")
    pos.at[game.piece_index["ge_155_90"]] = game.board.space("0612")
    space = game.board.space("0612")
    pos.air = [0, 1]
    pos.agenda += [Task("target", 0), Task("resolve", 0, space=space), Task("cover", 1, space=space)]
    return pos


class TestShifts:
    @pytest.mark.rule("alamein 5.1.2")
    def test_every_shift_is_told_with_its_rule_and_those_that_fail_with_the_reason(self) -> None:
        game = scirocco.load("alamein")
        assert isinstance(game, Somnium)
        pos = game.start()
        target = game.board.space("0606")
        units = tuple(unit for unit in game.army[0] if 0 <= pos.at[unit] < game.board.size)[:1]
        pos.at[units[0]] = game.board.space("0705")
        plan = BattlePlan(target, units=units)
        battle = presenter_of(game).preview(game, pos, plan)
        counted = assess(game, pos, Battle(target, units)).shifts
        applied = [shift for shift in battle.shifts if shift.applies]
        assert [(shift.rule, shift.amount) for shift in applied] == [(game.ref(s.number), s.columns) for s in counted]
        barred = [shift for shift in battle.shifts if not shift.applies]
        assert {"siege", "armour"} <= {shift.code for shift in barred}
        assert all(shift.why is not None and shift.why.id.startswith("somnium-unless-") for shift in barred)

    @pytest.mark.rule("alamein 5.1.4")
    def test_a_division_that_is_not_whole_names_who_is_missing(self) -> None:
        game = scirocco.load("alamein")
        assert isinstance(game, Somnium)
        pos = game.start()
        formation, members = next((name, sorted(units)) for name, units in game.divisions.items() if len(units) > 2)
        side = game.side_of[members[0]]
        foe = game.army[1 - side][0]
        target = game.board.space("1010")
        for unit in range(len(pos.at)):
            pos.at[unit] = AWAY
        pos.at[foe] = target
        near = game.board.neighbours[target]
        for unit, space in zip(members[:-1], near, strict=False):
            pos.at[unit] = space
        battle = presenter_of(game).preview(game, pos, BattlePlan(target, units=tuple(members[:-1])))
        division = next(shift for shift in battle.shifts if shift.code == "division")
        assert not division.applies
        assert division.why is not None
        assert division.reason.facts["division"].value == formation
        listed = division.why.facts["pieces"].value
        assert isinstance(listed, list)
        missing = [fact.value for fact in listed]
        assert missing == [game.piece_ids[members[-1]]]


class TestBoard:
    def test_tracks_and_trays(self, room: Room) -> None:
        board = room.guest("Anna").table(("allied", "me"), ("axis", "me"), game="sicily")["board"]
        turns, phases = board["tracks"]
        assert (turns["id"], len(turns["boxes"]), turns["at"]) == ("turns", 13, -1)
        assert next(box["id"] for box in phases["boxes"]) == "axis movement"
        coming = {piece for box in turns["boxes"] for piece in box["arrivals"]}
        trays = {tray["id"]: tray for tray in board["trays"]}
        assert coming == {
            item["piece"] for name, tray in trays.items() if tray["kind"] == "reinforcements" for item in tray["items"]
        }
        assert trays["reserve-allied"]["count"] == len(trays["reserve-allied"]["items"]) > 0
        assert any(note["id"] == "somnium-note-withdrawal" for box in turns["boxes"] for note in box["notes"])

    def test_losses_come_into_the_box(self) -> None:
        game = scirocco.load("alamein")
        pos = game.start()
        pos.at[3] = DEAD
        trays = {tray.id: tray for tray in presenter_of(game).trays(game, pos)}
        side = game.sides[game.side_of[3]]  # type: ignore[attr-defined]
        assert [item.piece for item in trays[f"losses-{side}"].items] == [game.piece_ids[3]]


def test_an_action_with_a_label(alone: tuple[Guest, str]) -> None:
    anna, table_id = alone
    choices = anna.state(table_id)["choices"]
    end = next(choice for choice in choices if choice["verb"] == "end")
    assert end["closes"]
    assert end["label"]["id"] == "somnium-do-end"
    unit = next(choice for choice in choices if choice["verb"] == "select")
    assert unit["label"]["facts"]["piece"] == {"kind": "piece", "value": unit["piece"]}
    assert end["action"] == "end"


class TestPointing:
    """Why not? Asked by pointing at a unit, a hex, or both."""

    def test_a_unit_and_a_hex(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        path = f"/api/tables/{table_id}/explain"
        for space, code in (("0606", "enemy-there"), ("0118", "prohibited"), ("1316", None), ("0101", "must-stop")):
            why = anna.post(path, piece="uk_22_7", space=space)["why"]
            assert (why and why["code"]) == code, space
        why = anna.post(path, piece="ge_155_90", space="0606")["why"]
        assert why["code"] == "not-yours"
        assert why["message"]["facts"]["arg1"] == {"kind": "piece", "value": "ge_155_90"}

    def test_a_unit_or_a_hex_alone(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        path = f"/api/tables/{table_id}/explain"
        assert anna.post(path, piece="uk_22_7")["why"] is None
        assert anna.post(path, piece="ge_155_90")["why"]["code"] == "not-yours"
        anna.act(table_id, 1, "uk_22_7")
        assert anna.post(path, space="0606")["why"]["code"] == "enemy-there"
        assert anna.post(path, piece="au_20_9", space="0805")["why"]["code"] == "other-unit"
        assert anna.post(path, 400)["error"] == "malformed"
        assert anna.post(path, 400, action="end", piece="uk_22_7")["error"] == "malformed"

    def test_a_target(self, alone: tuple[Guest, str]) -> None:
        anna, table_id = alone
        state = anna.act(table_id, 1, "end")["state"]
        assert state["board"]["phase"] == "allied combat"
        path = f"/api/tables/{table_id}/explain"
        assert anna.post(path, space="1106")["why"]["code"] == "no-enemy"
        good = next(choice for choice in state["choices"] if choice["spaces"])
        assert anna.post(path, space=good["spaces"][0])["why"] is None
        assert anna.post(path, piece="uk_22_7", space=good["spaces"][0])["why"] is None, "the space alone is chosen"


class TestGunsAlone:
    @pytest.mark.rule("gazala 8.0")
    def test_the_preview_of_an_attack_by_guns_alone_gives_it_no_air_points(self) -> None:
        game = scirocco.load("gazala")
        assert isinstance(game, Somnium)
        target = game.board.space("1712")
        for phase in ("axis combat", "allied movement"):
            text = f"turn 1\nphase {phase}\nair 10 35\nge_pza 1711\nin_9 1712\n"
            for more, most in (("", {"allied": 10}), ("it_61 1711\n", {"axis": 10, "allied": 10})):
                battle = presenter_of(game).preview(game, game.read_position(text + more), BattlePlan(target))
                assert {spend.side: spend.most for spend in battle.spends} == most, phase

    @pytest.mark.rule("gazala 8.0")
    def test_who_plans_air_points_for_guns_alone_is_told_the_rule(self) -> None:
        game = scirocco.load("gazala")
        assert isinstance(game, Somnium)
        pos = game.read_position("turn 1\nphase allied movement\nair 10 35\nge_pza 1711\nin_9 1712\n")
        with pytest.raises(IllegalAction, match="guns alone") as caught:
            presenter_of(game).preview(game, pos, BattlePlan(game.board.space("1712"), air=5))
        assert caught.value.why.rule == "gazala 8.0"


class TestHiddenDefence:
    """5.1.1, C29: what the attacker may know before he has said with how much he attacks."""

    TEXT = "turn 1\nphase axis combat\nair 10 35\nge_8pz 1711\nit_61 1711\nin_9 1712\n"

    @pytest.mark.rule("gazala 5.1.1")
    @pytest.mark.ruling("gazala C29")
    @pytest.mark.parametrize("hidden", [False, True])
    def test_a_planned_attack_shows_the_odds_or_with_the_switch_the_attack_alone(self, hidden: bool) -> None:
        game = scirocco.load("gazala", options={"hidden_defence": hidden})
        assert isinstance(game, Somnium)
        battle = presenter_of(game).preview(game, game.read_position(self.TEXT), BattlePlan(game.board.space("1712")))
        assert (battle.ladder is None) is hidden
        assert (battle.relation is None) is hidden
        assert (battle.chances == []) is hidden
        assert (battle.perils == []) is hidden
        assert (battle.parties[1].units == []) is hidden
        assert battle.parties[0].sums[-1].value > 0
        if hidden:
            assert battle.reply is None
            assert all(spend.finals == [] for spend in battle.spends)

    @pytest.mark.rule("gazala 5.1.1")
    @pytest.mark.ruling("gazala C29")
    def test_once_the_attack_is_declared_everybody_knows_the_odds(self) -> None:
        game = scirocco.load("gazala", options={"hidden_defence": True})
        assert isinstance(game, Somnium)
        pos, presenter = game.read_position(self.TEXT), presenter_of(game)
        for text, known in (("attack 1712", False), ("done", False), ("air 3", True)):
            game.play(pos, game.parse(text), NoDice())
            battle = presenter.battle(game, pos)
            assert battle is not None
            assert (battle.ladder is not None) is known, text
            assert so_far(game, pos).id == ("somnium-odds-so-far" if known else "somnium-attack-so-far")
        assert game.decision(pos) is not None

    @pytest.mark.rule("gazala 6.2")
    @pytest.mark.ruling("gazala C29")
    def test_a_bombardment_has_no_defence_to_hide(self) -> None:
        game = scirocco.load("gazala", options={"hidden_defence": True})
        assert isinstance(game, Somnium)
        plan = BattlePlan(game.board.space("1712"), "strike", air=5)
        assert presenter_of(game).preview(game, game.read_position(self.TEXT), plan).ladder is not None

    @pytest.mark.rule("gazala 5.1.1")
    @pytest.mark.ruling("gazala C29")
    @pytest.mark.parametrize("hidden", [False, True])
    def test_a_hint_says_what_to_attack_and_with_the_switch_not_at_which_odds(self, hidden: bool) -> None:
        game = scirocco.load("gazala", options={"hidden_defence": hidden})
        pos = game.read_position(self.TEXT)
        advised = hint(make_player("regular"), game, pos, 1)
        shown = show_reasons(game, pos, advised.reasons)
        assert [reason.name for reason in advised.reasons] == ["assault"], "the player itself reckons with the odds"
        assert ["column" in reason.message.facts for reason in shown] == ([] if hidden else [True])

    @pytest.mark.rule("gazala 5.1.1")
    @pytest.mark.ruling("gazala C29")
    @pytest.mark.parametrize("phase", ["axis movement", "axis combat"])
    def test_a_hint_still_says_what_tells_no_odds(self, phase: str) -> None:
        game = scirocco.load("gazala", options={"hidden_defence": True})
        reasons = [Reason("enough"), Reason("assault", 2.0, {"column": "3-1"}), Reason("holding", 1.0)]
        shown = show_reasons(game, game.read_position(self.TEXT.replace("axis combat", phase)), reasons)
        assert [one.message.id for one in shown] == ["somnium-reason-enough", "somnium-reason-holding"]
