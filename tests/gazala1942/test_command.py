"""3.0, 7.0: the sequence of play, command, the cup, activation."""

from __future__ import annotations

from collections import Counter

import pytest

from scirocco.core.decisions import Task
from scirocco.core.dice import RandomDice, ScriptedDice
from scirocco.systems.chitpull.activation import calls, pause_limit
from scirocco.systems.chitpull.command import available_markers, command_limit, command_modifier, draw_marker
from scirocco.systems.chitpull.events import (
    ActivationBegan,
    ActivationLost,
    Affiliated,
    AirRolled,
    BattleFought,
    CommandRolled,
    CupFilled,
    GameEnded,
    LeaderRolled,
    MarkerDrawn,
    PauseRolled,
    SetAside,
    SupplyChecked,
    TurnBegan,
)
from scirocco.systems.chitpull.sequence import begin_turn
from tests.gazala1942.table import Begun, Table, blank, found, initial, load, tasks

GAME = load()
AFRIKA, XX, XXI, X, ROMMEL = (
    GAME.units[GAME.piece_index[name]].marker for name in ("ge_afrika_h", "it_xx_h", "it_xxi_h", "it_x_h", "rommel")
)


def called(*units: str, marker: str) -> tuple[set[str], set[str]]:
    """Who is near and who is far."""
    table = Table(*units, marker=marker, real=True, dice=(6,) if marker == "rommel" else ())
    began = found(table.log, ActivationBegan)[0]
    names = table.game.piece_ids
    return {names[u] for u in began.units}, {names[u] for u in began.far}


# 3.0: the sequence


@pytest.mark.rule("gazala1942 3.0", "gazala1942 3.1", "gazala1942 13.11", "gazala1942 13.21")
@pytest.mark.ruling("gazala1942 R3", "gazala1942 R10", "gazala1942 R87")
@pytest.mark.parametrize("scenario", ["opening", "aida"])
def test_the_first_turn_of_the_first_scenarios(scenario: str) -> None:
    begun = Begun(scenario)
    events = begun.set_up(5)
    assert [type(event).__name__ for event in events if isinstance(event, (TurnBegan, AirRolled))] == [
        "TurnBegan",
        "AirRolled",
    ]
    assert not found(events, CommandRolled), "no command roll"
    assert begun.pos.air == 1
    assert [begun.game.decision(begun.pos).kind, begun.pos.agenda[-1].side] == ["affiliate", 0]  # type: ignore[union-attr]
    begun.do("done")
    events = begun.do("done")
    assert found(events, SupplyChecked)
    assert begun.options("mark") == []
    assert begun.pos.in_cup == [3, 0]
    names = {begun.game.marker_units[m] for m in range(11) if begun.pos.chosen[0] >> m & 1}
    assert names == {begun.game.piece_index[n] for n in ("ge_afrika_h", "it_xx_h", "rommel")}
    begun.do("done")
    events = begun.do("done", 1, 1)
    drawn = found(events, MarkerDrawn)[0]
    assert (drawn.side, drawn.box) == (0, 1)


@pytest.mark.rule("gazala1942 3.1")
def test_the_order_of_the_initial_phase() -> None:
    pos = blank(GAME, 4)
    begin_turn(GAME, pos, [])
    order = [(task.stage, task.side) for task in reversed(pos.agenda)]
    assert [stage for stage, _ in order] == [
        "fallback", "command", "return", "return", "replace", "replace", "affiliate", "affiliate", "supply",
        "limits", "limits",
    ]  # fmt: skip
    assert [side for stage, side in order if stage in ("replace", "limits")] == [0, 1, 0, 1], "the Axis first"


@pytest.mark.rule("gazala1942 3.2", "gazala1942 3.24", "gazala1942 3.21", "gazala1942 3.22", "gazala1942 3.23")
def test_an_activation_moves_then_fights_armour_then_fights() -> None:
    table = Table("ge_1_21_t 0325", "uk_1_t 0327", "ge_1_21_i 0325")
    assert table.kind == "order"
    table.go("ge_1_21_t", "0325-0326")
    table.go("ge_1_21_i", "0325-0326")
    table.do("end")
    assert (table.kind, table.pos.phase) == ("clash", 3)
    table.do("attack 0327")
    table.do("join ge_1_21_t")
    if table.kind == "clashers":
        table.do("done")
    table.do("end", *[1] * 7)
    assert (table.kind, table.pos.phase) == ("attack", 4)
    table.do("attack 0327")
    table.do("join ge_1_21_t")
    table.do("done")
    table.do("end", 6)
    assert found(table.log, BattleFought)


@pytest.mark.rule("gazala1942 3.3", "gazala1942 7.5")
@pytest.mark.ruling("gazala1942 R1", "gazala1942 R2", "gazala1942 R90")
def test_operational_pause() -> None:
    """The printed example: the fourth marker, a 2 in the box, a 2 on the die: operations are over."""
    assert [pause_limit(GAME, box) for box in range(1, 7)] == [0, 1, 1, 2, 3, 3]
    for number, die, ended in ((1, 0, False), (2, 1, True), (2, 2, False), (4, 2, True), (4, 3, False)):
        table = Table("ge_1_21_t 0325", "uk_7_h 1020", marker="ge_afrika_h")
        table.pos.track = (XXI, X, XX, AFRIKA)[-number:]
        table.pos.in_cup = [1, 1]
        table.pos.chosen = [1 << ROMMEL, 1 << GAME.units[GAME.piece_index["uk_7_h"]].marker]
        events = table.do("end", *((die,) if ended else (die, 2) if die else (2,)))
        rolled = found(events, PauseRolled)
        assert [(one.box, one.die, one.ended) for one in rolled] == ([(number, die, ended)] if die else [])
        assert bool(found(events, SetAside)) == ended
        assert (table.pos.in_cup[0] == 0) == ended
    table = Table("ge_1_21_t 0325", marker="ge_afrika_h")
    table.pos.track = (XXI, X, XX, AFRIKA)
    table.pos.in_cup = [0, 1]
    table.pos.chosen = [0, 1 << GAME.units[GAME.piece_index["uk_7_h"]].marker]
    assert not found(table.do("end"), PauseRolled), "with nothing left in the cup there is nothing to roll for"


@pytest.mark.rule("gazala1942 3.3")
def test_a_turn_ends_when_the_cup_is_empty() -> None:
    table = Table("ge_1_21_t 0325")
    table.pos.in_cup = [0, 0]
    events = table.do("end")
    assert found(events, TurnBegan)[0].turn == 3
    assert table.pos.track == ()


@pytest.mark.rule("gazala1942 13.19", "gazala1942 13.27", "gazala1942 13.36")
@pytest.mark.ruling("gazala1942 R70")
@pytest.mark.parametrize(
    ("scenario", "hexes", "attacker"),
    [
        ("opening", ("0912", "1411", "1715"), 0),
        ("aida", ("2422", "1934"), 0),
        ("strike", ("2303", "1802", "1404"), 1),
    ],
)
def test_victory_is_control_of_every_objective_at_the_end(scenario: str, hexes: tuple[str, ...], attacker: int) -> None:
    game = load(scenario)
    for missing in (None, *hexes):
        table = Table("it_rcm_a 0101", "uk_kdg_a 0134", scenario=scenario, turn=game.turns, marker="it_xx_h")
        table.pos.held = 0 if attacker == 0 else game.board.map_mask
        for name in hexes:
            if name != missing:
                table.pos.held ^= 1 << game.board.index[name]
        for unit, where in enumerate(table.pos.at):
            if where >= 0:
                table.pos.held = (
                    table.pos.held | 1 << where if game.side_of[unit] == 0 else table.pos.held & ~(1 << where)
                )
        table.pos.in_cup = [0, 0]
        events = table.do("end")
        ended = found(events, GameEnded)[0]
        assert ended.winner == (attacker if missing is None else 1 - attacker)
        result = game.result(table.pos)
        assert result is not None
        assert result.winner == ended.winner


# 7.1: command


@pytest.mark.rule("gazala1942 7.1")
def test_the_command_table() -> None:
    assert [command_limit(GAME, 0, roll) for roll in range(-1, 9)] == [1, 1, 2, 2, 3, 3, 4, 4, 4, 4]
    assert [command_limit(GAME, 1, roll) for roll in range(-1, 9)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@pytest.mark.rule("gazala1942 7.1", "gazala1942 13.11", "gazala1942 13.31", "gazala1942 7.6")
@pytest.mark.parametrize(
    ("scenario", "turn", "fallback", "modifiers"),
    [
        ("opening", 2, False, (2, 0)),
        ("opening", 3, False, (0, 0)),
        ("opening", 3, True, (0, 1)),
        ("aida", 2, False, (2, 0)),
        ("strike", 2, False, (-1, 1)),
        ("strike", 3, False, (0, 0)),
        ("strike", 5, False, (0, 0)),
    ],
)
def test_command_modifiers(scenario: str, turn: int, fallback: bool, modifiers: tuple[int, int]) -> None:
    game = load(scenario)
    pos = blank(game, turn)
    pos.fallback = fallback
    assert tuple(command_modifier(game, pos, side) for side in (0, 1)) == modifiers


def begin(*units: str, turn: int = 4, scenario: str = "opening", dice: tuple[int, ...]) -> Table:
    """The initial phase of a turn, as far as the first decision after the command roll."""
    table = Table(
        "it_xx_h 1206",
        "it_x_h 1705",
        "it_xxi_h 2403",
        "ge_afrika_h 1208",
        "rommel 1208",
        *ALLIED,
        *units,
        scenario=scenario,
        turn=turn - 1,
    )
    table.pos.in_cup = [0, 0]
    rolls = ScriptedDice(dice)
    first = table.game.play(table.pos, table.game.parse("end"), rolls if scenario == "strike" else ScriptedDice(()))
    table.log += first
    if table.kind == "fallback":
        table.log += table.game.play(table.pos, table.game.parse("done"), rolls)
    assert rolls.left() == 0
    return table


ALLIED = (
    "sa_1_sa_h 2508",
    "uk_50_h 1810",
    "sa_2_sa_h 2322",
    "in_5_indian_h 1632",
    "uk_1_h 1519",
    "uk_7_h 1020",
    "uk_201_1_i 1716",
)


@pytest.mark.rule("gazala1942 7.1", "gazala1942 10.2")
@pytest.mark.ruling("gazala1942 R4")
@pytest.mark.parametrize(("die", "there"), [(1, False), (2, False), (3, True), (6, True)])
def test_rommel_goes_into_the_cup_on_a_natural_three(die: int, there: bool) -> None:
    table = begin(turn=2, dice=(die, 1, 1))
    rolled = found(table.log, CommandRolled)[0]
    assert (rolled.die, rolled.modifier) == (die, 2), "the +2 of 27 May does not help him in"
    assert bool(table.pos.chosen[0] >> ROMMEL & 1) == there


def cup_of(table: Table, side: int) -> None:
    while table.kind != "cup" or table.decision.side != side:
        table.do("done" if "done" in table.options() else table.options("mark")[0])


@pytest.mark.rule("gazala1942 7.0", "gazala1942 7.4")
@pytest.mark.ruling("gazala1942 R4", "gazala1942 R5", "gazala1942 R84")
def test_sides_choose_their_markers() -> None:
    table = begin(dice=(3, 3, 1))
    cup_of(table, 0)
    assert (table.decision.number, table.pos.in_cup[0]) == (3, 4), "Rommel comes on top of the limit"
    assert table.code("done") == "cup-short"
    assert table.code("mark rommel") == "no-marker"
    for hq in ("it_xx_h", "it_x_h", "ge_afrika_h"):
        table.do(f"mark {hq}")
    assert table.code("mark it_xxi_h") == "cup-full"
    table.do("done")
    assert (table.decision.side, table.decision.number, table.pos.in_cup[1]) == (1, 4, 3), "one more than goes in"
    assert len(table.options("mark")) == 6


@pytest.mark.ruling("gazala1942 R5")
def test_with_too_few_headquarters_all_are_chosen() -> None:
    pos = blank(GAME, 4)
    table = Table("uk_7_h 1020", "uk_1_h 1519", "ge_1_21_t 0325", turn=4)
    table.pos.agenda = [Task("limits", 1, number=4)]
    table.settle(ScriptedDice(()))
    assert (table.decision.number, table.pos.in_cup[1]) == (2, 2), "both, and none is lost"
    table.pos.agenda = [Task("limits", 1, number=1)]
    table.settle(ScriptedDice(()))
    assert (table.decision.number, table.pos.in_cup[1]) == (2, 1), "both are picked, one goes in"
    assert pos.turn == 4


@pytest.mark.rule("gazala1942 7.4", "gazala1942 3.2")
@pytest.mark.ruling("gazala1942 R85")
def test_every_chosen_marker_may_be_the_one_that_stayed_out() -> None:
    """Three chosen, two in the cup: over many draws each stays out equally often."""
    table = Table("uk_7_h 1020", "uk_1_h 1519", "uk_50_h 1810", marker="uk_7_h")
    chosen = [table.game.units[table.unit(hq)].marker for hq in ("uk_7_h", "uk_1_h", "uk_50_h")]
    out: Counter[int] = Counter()
    dice = RandomDice(5)
    for _ in range(300):
        pos = table.pos.copy()
        pos.track, pos.agenda = (), []
        pos.chosen = [0, sum(1 << marker for marker in chosen)]
        pos.in_cup = [0, 2]
        for _ in range(2):
            draw_marker(table.game, pos, dice, [])
            pos.agenda = []
        assert pos.in_cup == [0, 0]
        out[next(marker for marker in chosen if marker not in pos.track)] += 1
    assert set(out) == set(chosen)
    assert min(out.values()) > 70


@pytest.mark.rule("gazala1942 7.2", "gazala1942 3.2")
def test_both_sides_draw_from_one_cup() -> None:
    sides: Counter[int] = Counter()
    table = Table("uk_7_h 1020", "ge_afrika_h 0407", marker="uk_7_h")
    dice = RandomDice(3)
    for _ in range(300):
        pos = table.pos.copy()
        pos.track, pos.agenda, pos.in_cup = (), [], [1, 2]
        pos.chosen = [1 << AFRIKA, 0b11 << table.game.units[table.unit("sa_1_sa_h")].marker]
        log: list[object] = []
        draw_marker(table.game, pos, dice, log)  # type: ignore[arg-type]
        sides[found(log, MarkerDrawn)[0].side] += 1  # type: ignore[arg-type]
    assert 70 < sides[0] < 130, "one of three"


@pytest.mark.rule("gazala1942 13.31")
@pytest.mark.ruling("gazala1942 R3", "gazala1942 R88")
def test_the_first_turn_of_the_third_scenario() -> None:
    begun = Begun("strike")
    events = begun.set_up()
    assert not found(events, AirRolled)
    assert not found(events, CommandRolled)
    while begun.pos.agenda[-1].stage == "affiliate":
        begun.do("done")
    assert begun.pos.in_cup == [0, 0]
    begun.do("done")
    assert begun.pos.in_cup == [0, 2]
    assert begun.pos.agenda[-1].number == 2, "two of their choice, and none is lost"
    begun.do("mark uk_7_h")
    begun.do("mark uk_1_h")
    begun.do("done", 1, 1)
    later = begin(scenario="strike", turn=3, dice=(3, 3))
    assert not found(later.log, AirRolled), "never any air support"
    assert later.kind == "affiliate", "and nobody declares a retreat"


# 7.2, 7.3: who is activated


@pytest.mark.rule("gazala1942 7.2", "gazala1942 7.3")
@pytest.mark.ruling("gazala1942 R7")
def test_a_headquarters_activates_its_formation_and_independents_in_its_radius() -> None:
    near, far = called(
        "uk_7_h 1020", "uk_3_7_t 1022", "uk_kdg_a 1018", "uk_by_1_t 1021", "uk_1_h 1519", marker="uk_7_h"
    )
    assert near == {"uk_7_h", "uk_3_7_t", "uk_kdg_a"}
    assert far == set()


@pytest.mark.rule("gazala1942 7.21", "gazala1942 3.2")
@pytest.mark.ruling("gazala1942 R7")
def test_units_beyond_the_radius_come_if_no_other_headquarters_is_nearer() -> None:
    units = ("uk_7_h 1020", "uk_3_7_t 1010", "uk_kdg_a 1030")
    assert called(*units, marker="uk_7_h")[1] == {"uk_3_7_t", "uk_kdg_a"}
    assert called(*units, "uk_50_h 1011", marker="uk_7_h")[1] == {"uk_kdg_a"}, "another is strictly nearer"
    assert called(*units, "uk_50_h 1120", marker="uk_7_h")[1] == {"uk_3_7_t", "uk_kdg_a"}
    table = Table(*units, marker="uk_7_h", real=True)
    assert "now-unsupplied" in table.marks("uk_3_7_t") or "now-isolated" in table.marks("uk_3_7_t")


@pytest.mark.rule("gazala1942 7.22")
def test_the_radius_ignores_the_enemy() -> None:
    near, _ = called("uk_7_h 1020", "uk_3_7_t 1024", "ge_200_i 1022", "ge_361_i 1122", "it_7_i 0922", marker="uk_7_h")
    assert "uk_3_7_t" in near


@pytest.mark.rule("gazala1942 7.2", "gazala1942 3.0")
def test_a_unit_acts_once_a_turn_and_may_wait_for_another_headquarters() -> None:
    table = Table("uk_7_h 1020", "uk_1_h 1021", "uk_kdg_a 1018", "sa_4_a 1018", marker="uk_7_h", real=True)
    table.go("uk_kdg_a", "1018-1017")
    assert "acted" in table.marks("uk_kdg_a")
    assert "acted" not in table.marks("sa_4_a"), "it did nothing yet"
    one = table.unit("uk_1_h")
    near, far = calls(table.game, table.pos, one)
    assert {*near, *far} == {one, table.unit("sa_4_a")}


@pytest.mark.rule("gazala1942 7.31", "gazala1942 10.2")
@pytest.mark.ruling("gazala1942 R52", "gazala1942 R26")
def test_rommel_activates_his_stack_again() -> None:
    units = ("rommel 0609", "ge_1_21_t 0609 acted", "it_1_132_t 0609", "ge_2_21_t 0610")
    table = Table(*units, marker="rommel", dice=(4,), real=True)
    began = found(table.log, ActivationBegan)[0]
    names = {table.game.piece_ids[u] for u in began.units}
    assert names == {"rommel", "ge_1_21_t", "it_1_132_t"}
    table.go("it_1_132_t", "0609-0608")
    assert "acted" not in table.marks("it_1_132_t"), "its own headquarters may still activate it"
    assert table.code("ge_2_21_t") == "not-called"


@pytest.mark.rule("gazala1942 10.2")
@pytest.mark.parametrize(("die", "acts"), [(3, False), (4, True)])
def test_rommel_needs_a_four(die: int, acts: bool) -> None:
    table = Table("rommel 0609", "ge_1_21_t 0609", "uk_7_h 2020", marker="rommel", dice=(die,)) if acts else None
    if table is not None:
        assert found(table.log, LeaderRolled)[0].acts
        assert table.kind == "order"
        return
    table = Table("rommel 0609", "ge_1_21_t 0609", "ge_afrika_h 0609")
    table.pos.chosen, table.pos.in_cup = [1 << ROMMEL, 0], [1, 0]
    events = table.do("end", die)
    assert not found(events, LeaderRolled)[0].acts
    assert found(events, MarkerDrawn)[0].box == 2, "it fills a box all the same"
    assert not found(events, ActivationBegan)


@pytest.mark.rule("gazala1942 10.13")
def test_the_marker_of_a_lost_headquarters_only_fills_a_box() -> None:
    table = Table("ge_1_21_t 0609", "ge_2_21_t 0609")
    table.pos.chosen, table.pos.in_cup = [1 << XX, 0], [1, 0]
    table.pos.at[table.unit("it_xx_h")] = -2
    events = table.do("end")
    assert found(events, ActivationLost)
    assert found(events, MarkerDrawn)[0].box == 2


# 7.32: affiliation


@pytest.mark.rule("gazala1942 7.32")
@pytest.mark.ruling("gazala1942 R9")
def test_one_unit_a_turn_changes_its_headquarters() -> None:
    table = Table(
        "it_xx_h 1206",
        "it_x_h 1705",
        "it_xxi_h 2403",
        "ge_1_21_t 0609",
        "it_1_132_t 0609",
        "uk_7_t 2310",
        "uk_7_h 1020",
        options=["german_corps"],
    )
    initial(table.game, table.pos, "affiliate", 0)
    table.do("affiliate ge_1_21_t")
    assert table.options() == ["under it_xxi_h"], "Germans go to Afrika or XXI only"
    assert table.code("under it_x_h") == "not-affiliated"
    assert found(table.do("under it_xxi_h"), Affiliated)
    assert table.kind == "cup", "one unit, no more"
    initial(table.game, table.pos, "affiliate", 0)
    table.do("affiliate it_1_132_t")
    assert table.options() == ["under it_xxi_h", "under it_x_h", "under ge_afrika_h"]
    initial(table.game, table.pos, "affiliate", 1)
    table.settle(ScriptedDice(()))
    assert table.kind == "cup", "independents need none"


# 7.6: retreat turns


@pytest.mark.rule("gazala1942 7.6")
@pytest.mark.ruling("gazala1942 R6", "gazala1942 R88")
def test_a_retreat_is_not_declared_twice_running() -> None:
    table = Table("ge_1_21_t 0609", *ALLIED, turn=3)
    table.pos.in_cup = [0, 0]
    table.do("end")
    assert (table.kind, table.decision.side) == ("fallback", 1)
    events = table.do("declare", 3, 3, 1)
    assert found(events, CommandRolled)[1].modifier == 1
    assert found(events, CommandRolled)[1].markers == 3
    assert table.pos.fell_back == 4
    pos = table.pos
    pos.agenda, pos.in_cup = [], [0, 0]
    begin_turn(table.game, pos, [])
    assert "fallback" not in tasks(pos)
    pos.agenda = []
    begin_turn(table.game, pos, [])
    assert "fallback" in tasks(pos)


@pytest.mark.rule("gazala1942 7.6")
@pytest.mark.ruling("gazala1942 R6")
def test_in_a_retreat_turn_nobody_moves_west() -> None:
    table = Table("uk_kdg_a 0325", marker="uk_7_h", fallback=True)
    assert {name[2:] for name in table.ends("uk_kdg_a")} >= {"26"}
    assert all(table.code(f"uk_kdg_a 0325-{there}") == "no-westward" for there in ("0324", "0424", "0224"))
    axis = Table("ge_33_15_a 0325", fallback=True)
    assert "0324" in axis.ends("ge_33_15_a")


@pytest.mark.rule("gazala1942 7.6")
@pytest.mark.ruling("gazala1942 R6")
def test_in_a_retreat_turn_one_hex_is_attacked() -> None:
    units = ("uk_7_7_i 0325", "in_3_i 0326", "ge_1_21_i 0224", "ge_2_21_i 0426")
    table = Table(*units, marker="uk_7_h", fallback=True)
    table.declare("0224", "uk_7_7_i")
    table.do("done")
    assert table.code("attack 0426") == "one-target"
    free = Table(*units, marker="uk_7_h")
    free.declare("0224", "uk_7_7_i")
    free.do("done")
    assert "attack 0426" in free.options()


@pytest.mark.rule("gazala1942 11.13")
def test_a_headquarters_due_as_reinforcement_may_be_drawn() -> None:
    table = Table("ge_1_21_t 0609", turn=4)
    hq = table.unit("uk_7_h")
    assert hq not in available_markers(table.game, table.pos, 1)
    table.game.due[hq] = 4
    try:
        assert hq in available_markers(table.game, table.pos, 1)
        table.pos.chosen = [0, 1 << table.game.units[hq].marker]
        table.pos.in_cup = [0, 1]
        table.game.late[1].append(hq)
        events = table.do("end")
        assert not found(events, ActivationLost)
        assert "uk_7_h" in table.options(), "it comes in, and reinforcements with it"
    finally:
        table.game.due[hq] = 0
        table.game.late[1].remove(hq)


def test_how_many_markers_are_in_the_cup_is_told_to_all() -> None:
    table = begin(dice=(3, 3, 1))
    cup_of(table, 1)
    filled = found(table.log, CupFilled)
    assert [(one.side, one.number, one.chosen) for one in filled] == [(0, 4, 4), (1, 3, 4)]
