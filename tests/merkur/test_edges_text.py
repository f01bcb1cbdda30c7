"""Position texts: every line is read exactly and written back as it was, and what cannot be is refused by name."""

from __future__ import annotations

from typing import Any, cast

import pytest

import scirocco
from scirocco.core.errors import NotationError
from scirocco.systems.areas import Areas
from scirocco.systems.areas.position import (
    AIR,
    ASSAULT,
    AT_SEA,
    FIRE,
    GUNS,
    LOST,
    NIGHT,
    RAID,
    SAILING,
    THROUGH,
    AreasPosition,
    Battle,
    amended,
)

GAME = cast(Areas, scirocco.load("merkur"))
ALONE = cast(Areas, scirocco.load("merkur", "solitaire"))


def read(*lines: str, turn: int = 7, phase: str = "german turn", game: Areas = GAME) -> AreasPosition:
    return game.read_position("\n".join([f"turn {turn}", f"phase {phase}", *lines]))


def bits(*names: str) -> int:
    return sum(1 << GAME.board.space(name) for name in names)


def unit(name: str) -> int:
    return GAME.piece_index[name]


# Every line


def test_a_position_with_nothing_on_it_has_only_the_lines_it_needs() -> None:
    pos = read()
    assert GAME.write_position(pos).splitlines() == [
        "game merkur historical",
        "turn 7",
        "phase german turn",
        "task area side=german",
        "initiative german",
    ]
    assert (pos.initiative, pos.activated, pos.marched, pos.marches, pos.forts, pos.spare_forts) == (0, 0, 0, 0, 0, 0)
    assert (pos.held, pos.alone, pos.fields, pos.convoys) == (0, [0, 0], 0, [SAILING, SAILING])
    assert (pos.crashed, pos.bombed, pos.plan, pos.cup, pos.battle) == (False, False, (), [-1] * 5, None)


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("initiative commonwealth", "initiative", 1),
        ("activated W01 W09", "activated", bits("W01", "W09")),
        ("marched W01 C13", "marched", bits("W01", "C13")),
        ("marches 1", "marches", 1),
        ("marches 6", "marches", 6),
        ("forts W01", "forts", bits("W01")),
        ("spare-forts 1", "spare_forts", 1),
        ("held W09 E15", "held", bits("W09", "E15")),
        ("fields W09", "fields", bits("W09")),
        ("alone.german W09", "alone", [bits("W09"), 0]),
        ("alone.commonwealth C13", "alone", [0, bits("C13")]),
        ("convoys sailing waiting", "convoys", [AT_SEA, SAILING]),
        ("convoys waiting through", "convoys", [SAILING, THROUGH]),
        ("convoys lost lost", "convoys", [LOST, LOST]),
        ("crashed", "crashed", True),
        ("bombed", "bombed", True),
        ("plan ge_suessman=W01", "plan", ((0, 0),)),
        ("plan ge_i_sturm=W09 ge_meindl=W01", "plan", ((unit("ge_i_sturm"), 8), (unit("ge_meindl"), 0))),
        ("cup 1 0 0 0 0", "cup", [0, -1, -1, -1, -1]),
        ("cup 1 2 1 3 1", "cup", [0, 1, 0, 2, 0]),
    ],
)
def test_each_line_is_read_and_written_back(line: str, field: str, value: object) -> None:
    pos = read(line, "ge_i_sturm W09", "cw_22_nz C13", "cw_21_nz W01")
    assert getattr(pos, field) == value
    text = GAME.write_position(pos)
    initiative = [] if line.startswith("initiative") else ["initiative german"]
    assert text.splitlines()[4:-3] == [*initiative, line]
    again = GAME.read_position(text)
    assert again == pos
    assert hash(again) == hash(pos)
    assert pos.copy() == pos
    others: dict[type, object] = {int: 63, bool: False, list: [63, 63], tuple: ()}
    setattr(again, field, others[type(value)])
    assert again != pos, "a position differs in each of its fields"


@pytest.mark.parametrize(
    ("line", "battle"),
    [
        ("assault W01 W01", Battle(ASSAULT, 0, 0, -1, (), (), -1, (), (), False)),
        ("assault W01 W02 landing=yes", Battle(ASSAULT, 0, 1, -1, (), (), -1, (), (), True)),
        ("fire W03 W01 lead=ge_suessman", Battle(FIRE, 2, 0, 0, (), (), -1, (), (), False)),
        ("night W03 W01 main=ge_suessman", Battle(NIGHT, 2, 0, -1, (), (), 0, (), (), False)),
        ("guns W01 W02 support=ge_suessman,ge_meindl", Battle(GUNS, 0, 1, -1, (0, 1), (), -1, (), (), False)),
        ("air W01 W02 guns=ge_suessman", Battle(AIR, 0, 1, -1, (), (0,), -1, (), (), False)),
        ("raid W01 W02 cover=ge_meindl,ge_suessman", Battle(RAID, 0, 1, -1, (), (), -1, (1, 0), (), False)),
        ("raid W01 W02 dice=1,2,3,6", Battle(RAID, 0, 1, -1, (), (), -1, (), (1, 2, 3, 6), False)),
        (
            "assault W04 W03 lead=ge_meindl main=ge_i_sturm guns=ge_suessman cover=ge_ii_sturm support=ge_iii_sturm"
            " dice=6,5,4,3 landing=yes",
            Battle(ASSAULT, 3, 2, 1, (4,), (0,), 2, (3,), (6, 5, 4, 3), True),
        ),
    ],
)
def test_a_fight_is_read_and_written_back(line: str, battle: Battle) -> None:
    pos = read(f"battle {line}")
    assert pos.battle == battle
    assert f"battle {line}" in GAME.write_position(pos).splitlines()
    assert pos.copy().battle == battle
    assert pos != read()


def test_more_is_known_of_a_fight() -> None:
    begun = Battle(FIRE, 4, 5)
    assert begun == Battle(FIRE, 4, 5, -1, (), (), -1, (), (), False)
    assert amended(begun) == begun
    assert amended(begun, lead=0, main=0) == Battle(FIRE, 4, 5, 0, (), (), 0)
    assert amended(amended(begun, lead=0, main=0)) == Battle(FIRE, 4, 5, 0, (), (), 0)
    full = Battle(ASSAULT, 1, 2, 3, (4,), (5,), 6, (7,), (1, 2, 3, 4), True)
    assert amended(full) == full
    assert amended(full, 8, (9,), (10,), 11, (12,), (6, 6, 6, 6)) == Battle(
        ASSAULT, 1, 2, 8, (9,), (10,), 11, (12,), (6, 6, 6, 6), True
    )


def test_marks_and_tasks_are_written_back() -> None:
    lines = [
        "task area side=german",
        "task retreat side=german piece=ge_suessman space=W01 number=4",
        "initiative german",
        "ge_suessman W01 tired acted bound fired silenced dispersed gone glider",
        "ge_meindl dead gone",
        "ge_i_sturm away glider",
    ]
    pos = read(*lines)
    assert GAME.write_position(pos).splitlines()[3:] == lines


# What cannot be read


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("battle", "battle '': it begins with its kind"),
        ("battle assault W01", "battle 'assault W01': it begins with its kind (assault, fire, night, guns, air, raid)"),
        ("battle duel W01 W01", "battle 'duel W01 W01': it begins with its kind"),
        ("battle assault W01 W98", "no space 'W98'"),
        ("battle assault W98 W01", "no space 'W98'"),
        ("battle assault W01 W01 lead=ge_nobody", "there is no unit 'ge_nobody'"),
        ("battle assault W01 W01 lead=ge_i_sturm=x", "there is no unit 'ge_i_sturm=x'"),
        ("battle assault W01 W01 support=ge_i_sturm,ge_nobody", "there is no unit 'ge_nobody'"),
        ("battle assault W01 W01 dice=1,2,x,4", "the dice of a battle are numbers"),
        ("cup 1 2 3", "cup '1 2 3': it takes one number for each of 5 brigades"),
        ("cup 1 2 3 1 x", "cup 'x' is no number"),
        ("marches -1", "marches '-1' is no number"),
        ("spare-forts x", "spare-forts 'x' is no number"),
        ("convoys through", "convoys 'through': one word for each of B1, B2: waiting, sailing, through, lost"),
        ("convoys through drowned", "convoys 'through drowned': one word for each of B1, B2"),
        ("plan ge_nobody=W01", "there is no unit 'ge_nobody'"),
        ("plan ge_i_sturm", "no space ''"),
        ("alone.italian W09", "there is no side 'italian'"),
        ("weather fine", "'weather' is neither a unit nor a line this game knows"),
    ],
)
def test_what_cannot_be_read_is_named(line: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(line)
    assert problem in str(caught.value)


# What cannot be


def faults_of(*lines: str, turn: int = 7) -> str:
    """The first fault of a position; empty when it is sound."""
    try:
        read(*lines, turn=turn)
    except NotationError as error:
        return str(error).removeprefix("position text: ")
    return ""


def seven(area: str) -> list[str]:
    return [f"{name} {area}" for name in GAME.piece_ids if name.startswith("ge_i")][:7]


@pytest.mark.rule("merkur 5.1")
def test_six_units_of_a_side_stand_in_an_area_and_any_number_in_a_strategic_zone() -> None:
    crowd = "7 units of the german side stand in {}, at most 6 may"
    assert faults_of(*seven("W01"), turn=24) == crowd.format("W01")
    assert faults_of(*seven("W02"), turn=24) == crowd.format("W02")
    assert faults_of(*seven("W01")[:6], "cw_22_nz W01", turn=24) == ""
    assert faults_of(*seven("SA"), turn=24) == ""
    assert faults_of(*seven("SH"), turn=24) == ""


@pytest.mark.rule("merkur 5.3")
@pytest.mark.rule("merkur 5.4")
@pytest.mark.rule("merkur 6.1")
@pytest.mark.parametrize(
    ("unit", "sound", "unsound"),
    [
        ("ge_pzrgt_31", "W01 W09 E01 E02 SH", "W22 W50 W51"),
        ("ge_aufkl_55", "W01 W44 W50 E02", "W22 W51 W04"),
        ("cw_1_7_rtr", "W01 W44 SA", "W22 W50 E01 E02"),
    ],
)
def test_vehicles_stand_on_roads_or_where_they_came_ashore_or_down(unit: str, sound: str, unsound: str) -> None:
    for area in sound.split():
        assert faults_of(f"{unit} {area}", turn=24) == ""
    for area in unsound.split():
        assert faults_of(f"{unit} {area}", turn=24) == f"{unit} stands in {area}, where there is no road"


@pytest.mark.rule("merkur 13.1")
@pytest.mark.parametrize(
    ("line", "turn", "fault"),
    [
        ("ge_ju87 W01", 7, "ge_ju87 is an aircraft and stands in W01"),
        ("ge_ju87 dead", 7, ""),
        ("ge_i_gjr100 W01", 1, "ge_i_gjr100 stands in W01 before turn 4"),
        ("ge_i_gjr100 W01", 3, "ge_i_gjr100 stands in W01 before turn 4"),
        ("ge_i_gjr100 W01", 4, ""),
        ("ge_i_gjr100 dead", 3, ""),
        ("ge_regina W01", 21, "ge_regina stands in W01 before turn 22"),
        ("ge_regina W01", 22, ""),
        ("cw_22_nz W01 dispersed", 7, "cw_22_nz is dispersed, but did not jump"),
        ("ge_i_sturm dead dispersed", 7, "ge_i_sturm is dispersed, but did not jump"),
        ("ge_i_sturm W01 dispersed", 7, ""),
        ("ge_suessman W01 dispersed", 7, ""),
    ],
)
def test_who_can_be_where(line: str, turn: int, fault: str) -> None:
    assert faults_of(line, turn=turn) == fault


@pytest.mark.rule("merkur 3.2")
@pytest.mark.rule("merkur 5.3")
@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["forts W01", "ge_i_sturm W01"], "the fort in W01 has no garrison"),
        (["forts W01", "cw_22_nz W01"], ""),
        (["forts W12", "cw_22_nz W12"], "a fort stands in the town of W12"),
        (["forts W26", "cw_22_nz W26"], "a fort stands in the town of W26"),
        (["forts W01", "cw_22_nz W01", "spare-forts 5"], ""),
        (["forts W01", "cw_22_nz W01", "spare-forts 6"], "there are more than 6 forts"),
        (["held W01"], "an area is marked as held that is no objective"),
        (["held W09"], ""),
        (["alone.german W01", "ge_i_sturm W01"], "an area is marked as held that is no objective"),
        (["alone.commonwealth W01", "cw_22_nz W01"], "an area is marked as held that is no objective"),
        (["alone.german W09", "ge_i_sturm W09"], ""),
        (
            ["alone.german W09", "ge_i_sturm W09", "cw_22_nz W09"],
            "the german side is said to hold an objective alone and does not",
        ),
        (["alone.german W09"], "the german side is said to hold an objective alone and does not"),
        (
            ["alone.commonwealth W09", "ge_i_sturm W09"],
            "the commonwealth side is said to hold an objective alone and does not",
        ),
        (["fields W01"], "an area is open as an airfield that is none"),
        (["fields W09 C13 E15"], ""),
    ],
)
def test_what_markers_can_lie_where(lines: list[str], fault: str) -> None:
    assert faults_of(*lines) == fault


@pytest.mark.rule("merkur 1.2")
def test_there_are_twenty_four_turns() -> None:
    assert faults_of(turn=24) == ""
    assert faults_of(turn=25) == "there is no turn 25"
    assert faults_of(turn=0) == "it needs a turn and a phase, or tasks"
    with pytest.raises(NotationError, match="it needs a turn and a phase, or tasks"):
        read(phase="set-up")
    assert read("over", turn=0, phase="set-up").over
    assert read("task area side=german").agenda == read().agenda


def test_nobody_activates_more_areas_than_were_rolled_for() -> None:
    pos = read()
    assert GAME.faults(pos) == []
    pos.marches = -1
    assert GAME.faults(pos) == ["more areas were activated for movement than were rolled for"]
    pos.turn = -1
    assert GAME.faults(pos)[0] == "there is no turn -1"


FIGHT = ["ge_suessman W01", "ge_i_sturm W01", "ge_ii_sturm W01", "cw_22_nz W01", "cw_21_nz W01"]
"""Unit and area number 0 among them."""


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["task orders side=german number=3 space=W01"], ""),
        (["task orders side=german number=3"], "the task orders names no space"),
        (["task move side=german piece=ge_suessman space=W01"], ""),
        (["task move side=german"], "the task move names no piece"),
        (["task move side=commonwealth piece=ge_suessman"], "the task move is about units of the other side"),
        (["task lead side=german"], "the task lead names no battle"),
        (["task lead side=german", "battle assault W01 W01"], ""),
        (["task join side=german"], "the task join names no battle"),
        (["task guns side=german"], "the task guns names no lead"),
        (["task guns side=german", "battle assault W01 W01"], "the task guns names no lead"),
        (["task guns side=german", "battle assault W01 W01 lead=ge_suessman"], ""),
        (["task guns side=german", "task lead side=german", "battle assault W01 W01"], ""),
        (["task guns side=german", "task area side=german"], "the task guns names no lead"),
        (["task victim side=commonwealth space=W01"], "the task victim names no lead"),
        (["task cover side=commonwealth"], "the task cover names no lead"),
        (["task main side=commonwealth"], "the task main names no battle"),
        (["task battle side=german"], "the task battle names no main"),
        (["task battle side=german", "battle assault W01 W01 lead=ge_i_sturm"], "the task battle names no main"),
        (["task battle side=german", "battle assault W01 W01 lead=ge_i_sturm main=ge_suessman dice=1,1,1,1"], ""),
        (["task battle side=german", "task lead side=german", "battle assault W01 W01"], ""),
        (["task battle side=german", "task area side=german"], "the task battle names no main"),
        (["task hurt side=commonwealth"], "the task hurt names no piece"),
        (["task hurt side=commonwealth piece=ge_suessman"], "the task hurt is about units of the other side"),
        (["task retreat side=german"], "the task retreat names no piece"),
        (["task retreat side=german piece=ge_suessman space=W01"], ""),
        (["task follow side=german piece=ge_suessman space=W01"], "the task follow names no spaces"),
        (["task follow side=german spaces=W02"], "the task follow names no spaces"),
        (["task follow side=german piece=ge_suessman space=W01 spaces=W01"], ""),
        (["task follow side=german piece=cw_22_nz spaces=W01"], "the task follow is about units of the other side"),
        (["task others side=german space=W01"], "the task others names no pieces"),
        (["task others side=german space=W01 pieces=ge_i_sturm"], ""),
        (
            ["task others side=german space=W01 pieces=ge_i_sturm,cw_22_nz"],
            "the task others is about units of the other side",
        ),
        (["task second side=german space=W01"], "the task second names no piece"),
        (["task drop side=german"], "the task drop names no pieces"),
        (["task arrive side=german"], "the task arrive names no piece"),
        (["task plan side=german"], "the task plan names no pieces"),
        (["task area side=german", "task strike side=german"], "the task strike names no piece"),
        (["task area side=german", "task landing side=german"], "the task landing names no piece"),
        (["task area side=german", "task convoy side=commonwealth"], "the task convoy names no pieces"),
        (
            [
                "task area side=german",
                "task convoy side=commonwealth pieces=ge_regina number=3",
                "task area side=german",
            ],
            "",
        ),
        (["task area side=german", "task close side=german"], "the task close leaves nothing to decide"),
        (["task close side=german", "over"], ""),
    ],
)
def test_a_task_names_what_it_is_about(lines: list[str], fault: str) -> None:
    assert faults_of(*lines, *FIGHT) == fault


def test_the_cup_of_the_solitaire_game() -> None:
    pos: Any = read("cup 0 0 0 1 3", game=ALONE)
    assert pos.cup == [-1, -1, -1, 0, 2]
    assert "cup 0 0 0 1 3" in ALONE.write_position(pos)
