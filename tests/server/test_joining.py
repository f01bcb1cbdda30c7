"""Who could join a fight that is planned: what the preview offers is what the rules let join, for all systems."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

import scirocco
from scirocco.core.decisions import Action, Task
from scirocco.core.dice import NoDice, ScriptedDice
from scirocco.core.errors import DiceError, IllegalAction
from scirocco.core.game import Game
from scirocco.core.records import Record, read_record
from scirocco.server import shapes
from scirocco.server.presenting import presenter_of
from scirocco.systems.areas import Areas
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.units import ACTED, BOUND
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.units import FOUGHT, OBLIGED

GOLDEN = Path(__file__).parents[1] / "golden"


def fourth_indian() -> tuple[Somnium, SomniumPosition]:
    """El Alamein, the Allied combat phase of the first turn: 4th Indian stands at 0909, two Italian regiments at 0810,
    and the guns of the division and of XIII Corps reach them."""
    game = scirocco.load("alamein")
    assert isinstance(game, Somnium)
    pos = game.start()
    pos.turn, pos.phase = 1, 2
    pos.agenda = [Task("target", 0)]
    for brigade in ("in_5_4", "in_7_4", "in_161_4"):
        pos.at[game.piece_index[brigade]] = game.board.space("0909")
    pos.at[game.piece_index["uk_eng"]] = game.board.space("1106")
    return game, pos


def weighed(game: Game[Any], pos: Any, action: str, **wanted: Any) -> shapes.Battle:
    shown = presenter_of(game)
    plan = shown.plan_of(game, pos, game.parse(action))
    assert plan is not None
    return shown.preview(game, pos, plan._replace(**wanted))


def reason(joiner: shapes.Joiner) -> str:
    return joiner.why.code if joiner.why is not None else ""


@pytest.mark.rule("alamein 5.1.1", "alamein 8.0")
def test_guns_from_afar_are_offered_beside_the_units_that_stand_there() -> None:
    """4th Indian attacks 0810 with 12; its own guns and those of the corps bring 7 more."""
    game, pos = fourth_indian()
    battle = weighed(game, pos, "attack 0810")
    assert battle.parties[0].sums[-1].value == 12
    able = {one.unit: one.part for one in battle.joiners if one.why is None}
    assert able == {"in_5_4": "unit", "in_7_4": "unit", "in_161_4": "unit", "in_ad_4": "gun", "uk_xiii": "gun"}
    everybody = tuple(game.piece_index[unit] for unit in able)
    assert weighed(game, pos, "attack 0810", units=everybody).parties[0].sums[-1].value == 19


@pytest.mark.rule("alamein 5.0")
def test_nobody_else_is_offered_and_every_other_unit_has_its_reason() -> None:
    """A corps gun that has fired is barred by 8.0; a brigade that stands elsewhere reaches nobody."""
    game, pos = fourth_indian()
    pos.marks[game.piece_index["uk_xiii"]] |= FOUGHT
    joiners = {one.unit: one for one in weighed(game, pos, "attack 0810").joiners}
    assert (reason(joiners["uk_xiii"]), reason(joiners["uk_22_7"])) == ("fought-already", "cannot-reach")
    on_map = {game.piece_ids[unit] for unit in game.army[0] if pos.at[unit] >= 0}
    assert set(joiners) == on_map
    assert not any(one.joins or one.must for one in joiners.values() if one.why is not None)


@pytest.mark.rule("alamein 4.1.2")
def test_who_has_to_attack_there_cannot_stay_out() -> None:
    """The three brigades engaged themselves with 0810 and nobody else: none of them may stand by."""
    game, pos = fourth_indian()
    for brigade in ("in_5_4", "in_7_4", "in_161_4"):
        pos.marks[game.piece_index[brigade]] |= OBLIGED
    joiners = {one.unit: one for one in weighed(game, pos, "attack 0810").joiners}
    obliged = {"in_5_4", "in_7_4", "in_161_4"}
    assert {unit for unit, one in joiners.items() if one.must} == obliged
    alone = weighed(game, pos, "attack 0810", units=(), guns=(game.piece_index["in_ad_4"],))
    assert {one.unit for one in alone.joiners if one.joins} == {*obliged, "in_ad_4"}


@pytest.mark.rule("alamein 8.0", "alamein 6.1")
def test_what_the_defender_can_still_add_is_told_before_the_attack_is_declared() -> None:
    """The Italians behind 0810 have guns in reach and the Axis five air points: the column that would then count."""
    game, pos = fourth_indian()
    pos.air = [0, 5]
    battle = weighed(game, pos, "attack 0810")
    told = battle.reply
    assert told is not None
    assert told.side == "axis"
    reaching = {
        game.piece_ids[gun]
        for gun in game.guns[1]
        if 0 <= pos.at[gun] < game.board.size
        and game.board.distance(pos.at[gun], game.board.space("0810")) <= game.units[gun].range
    }
    assert {one.unit for one in told.units} == reaching != set()
    assert told.points == 5
    guns = tuple(game.piece_index[unit] for unit in reaching)
    most = weighed(game, pos, "attack 0810", support=guns, cover=told.points)
    assert battle.ladder is not None
    assert most.ladder is not None
    assert told.final == most.ladder.final < battle.ladder.final


@pytest.mark.rule("alamein 5.1.1")
@pytest.mark.ruling("alamein C3")
def test_guns_alone_are_weighed_but_told_that_somebody_must_stand_there() -> None:
    game, pos = fourth_indian()
    battle = weighed(game, pos, "attack 0810", units=(), guns=(game.piece_index["in_ad_4"],))
    assert battle.barred is not None
    assert (battle.barred.code, battle.reply) == ("nobody-attacks", None)
    assert {one.unit for one in battle.joiners if one.joins} == {"in_ad_4"}
    with pytest.raises(IllegalAction):
        weighed(game, pos, "attack 0810", units=(), guns=())


def at_maleme(*, only_to_fight: bool = False) -> tuple[Areas, AreasPosition]:
    """Crete: the Germans have activated W09, where two battalions of the Sturm Regiment and Meindl's headquarters stand
    among New Zealanders."""
    game = scirocco.load("merkur")
    assert isinstance(game, Areas)
    pos = game.start()
    area = game.board.space("W09")
    for unit, where in enumerate(pos.at):
        if where == area:
            pos.at[unit] = game.board.space("W11")
    for name in ("ge_i_sturm", "ge_ii_sturm", "ge_meindl", "cw_22_nz", "cw_21_nz"):
        pos.at[game.piece_index[name]] = area
    pos.turn, pos.phase = 2, 1
    pos.agenda = [Task("area", 0), Task("orders", 0, space=area, number=2 if only_to_fight else 3)]
    return game, pos


@pytest.mark.rule("merkur 2.5", "merkur 7.1")
def test_a_headquarters_is_offered_to_an_assault_beside_the_battalions() -> None:
    game, pos = at_maleme()
    battle = weighed(game, pos, "assault W09")
    able = {one.unit: one.part for one in battle.joiners if one.why is None}
    assert able == {"ge_i_sturm": "unit", "ge_ii_sturm": "unit", "ge_meindl": "headquarters"}
    assert {one.unit for one in battle.joiners if one.joins} == {"ge_i_sturm"}, (
        "one leads; who is present counts anyway"
    )
    helped = weighed(game, pos, "assault W09", guns=(game.piece_index["ge_meindl"],))
    assert helped.parties[0].sums[-1].value > battle.parties[0].sums[-1].value
    assert battle.reply is not None
    assert battle.reply.final is None


@pytest.mark.rule("merkur 5.5")
def test_who_came_among_enemies_cannot_stay_out_whoever_leads() -> None:
    """Both battalions have just marched in: either may lead, neither may stand by."""
    game, pos = at_maleme()
    for name in ("ge_i_sturm", "ge_ii_sturm"):
        pos.marks[game.piece_index[name]] |= BOUND | ACTED
    joiners = weighed(game, pos, "assault W09").joiners
    assert {one.unit for one in joiners if one.must} == {"ge_i_sturm", "ge_ii_sturm"}
    alone = weighed(game, pos, "assault W09", units=(game.piece_index["ge_ii_sturm"],), guns=())
    assert {one.unit for one in alone.joiners if one.joins} == {"ge_i_sturm", "ge_ii_sturm"}


@pytest.mark.rule("merkur 2.5")
def test_of_two_headquarters_one_helps() -> None:
    game, pos = at_maleme()
    pos.at[game.piece_index["ge_ramcke"]] = game.board.space("W10")
    helpers = [one for one in weighed(game, pos, "assault W09").joiners if one.part == "headquarters" and not one.why]
    assert {one.unit for one in helpers} == {"ge_meindl", "ge_ramcke"}
    assert {one.instead for one in helpers} == {"guns"}
    both = tuple(game.piece_index[one.unit] for one in helpers)
    with pytest.raises(IllegalAction):
        weighed(game, pos, "assault W09", guns=both)


@pytest.mark.rule("gazala1942 9.0", "gazala1942 8.12")
def test_a_general_attack_offers_whom_the_declaration_then_lets_join() -> None:
    """Through a whole recorded game: wherever an attack can be declared, the units offered are those who then join."""
    seen = 0
    record = read_record((GOLDEN / "gazala1942-opening-regular-1.war").read_text(encoding="utf-8"), scirocco.load)
    assert isinstance(record.game, ChitPull)
    for game, pos in moments(record, {"attack", "clash"}, 6):
        for action in game.options(pos):
            if action.verb != "attack":
                continue
            plan = presenter_of(game).plan_of(game, pos, action)
            assert plan is not None
            battle = presenter_of(game).preview(game, pos, plan)
            offered = {one.unit for one in battle.joiners if one.why is None}
            assert offered == {game.piece_ids[unit] for unit in joins_by_hand(game, pos, action)}
            assert battle.reply is not None
            assert not battle.reply.units, "nothing comes after the attacker's word"
            seen += 1
    assert seen > 2


def joins_by_hand(game: ChitPull, pos: ChitPosition, action: Action) -> set[int]:
    """Plays the declaration by the rules, one unit after the other."""
    found: set[int] = set()
    copy = pos.copy()
    game.play(copy, action, NoDice())
    while (decision := game.decision(copy)) is not None and decision.kind in ("attackers", "clashers"):
        joins = [one for one in game.options(copy) if one.verb == "join"]
        found |= {one.piece for one in joins}
        if not joins:
            break
        try:
            game.play(copy, joins[-1], NoDice())
        except DiceError:
            break
    return found


def moments(record: Record, kinds: set[str], most: int) -> list[tuple[ChitPull, ChitPosition]]:
    """The first positions of a record in which a decision of a kind is to be made."""
    game, pos = cast(ChitPull, record.game), record.start
    found = []
    for line in record.entries:
        decision = game.decision(pos)
        if decision is not None and decision.kind in kinds:
            found.append((game, pos.copy()))
        if len(found) == most:
            break
        game.play(pos, line.action, ScriptedDice(line.dice))
    return found
