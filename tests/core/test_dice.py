"""Dice: fair, seeded, scripted, recorded."""

from __future__ import annotations

from collections import Counter

import pytest

import scirocco
from scirocco.core.dice import Dice, NoDice, RandomDice, RecordingDice, ScriptedDice
from scirocco.core.errors import DiceError


def test_seeded_dice_repeat_themselves_and_other_seeds_do_not() -> None:
    first, again, other = ([dice.roll() for _ in range(50)] for dice in map(RandomDice, (7, 7, 8)))
    assert first == again != other


def test_a_seed_may_be_a_text() -> None:
    assert RandomDice("alamein").roll() == RandomDice("alamein").roll()


@pytest.mark.parametrize("sides", [2, 6, 9])
def test_random_dice_show_every_face_about_equally_often(sides: int) -> None:
    dice = RandomDice(1)
    counts = Counter(dice.roll(sides) for _ in range(1000 * sides))
    assert set(counts) == set(range(1, sides + 1))
    assert all(850 < count < 1150 for count in counts.values())


def test_dice_without_a_seed_stay_within_their_faces() -> None:
    dice = RandomDice()
    assert {dice.roll() for _ in range(500)} <= {1, 2, 3, 4, 5, 6}


def test_scripted_dice_fall_as_told_and_count_what_is_left() -> None:
    dice = ScriptedDice([3, 4, 5])
    assert (dice.roll(), dice.roll(), dice.left()) == (3, 4, 1)


def test_scripted_dice_that_run_out_say_so() -> None:
    dice = ScriptedDice([3])
    dice.roll()
    with pytest.raises(DiceError, match="one more die"):
        dice.roll()


@pytest.mark.parametrize("value", [0, 7, -1])
def test_scripted_dice_cannot_show_a_face_they_do_not_have(value: int) -> None:
    dice = ScriptedDice([value])
    with pytest.raises(DiceError, match=f"a die of 6 cannot show {value}"):
        dice.roll()
    assert dice.left() == 1


def test_where_no_dice_are_due_none_can_be_rolled() -> None:
    for dice in (NoDice(), Dice()):
        with pytest.raises(DiceError):
            dice.roll()


def test_recording_dice_remember_what_fell() -> None:
    dice = RecordingDice(ScriptedDice([2, 6, 9]))
    assert [dice.roll(), dice.roll(), dice.roll(9)] == dice.shown == [2, 6, 9]


def test_a_failed_roll_is_not_recorded() -> None:
    dice = RecordingDice(NoDice())
    with pytest.raises(DiceError):
        dice.roll()
    assert dice.shown == []


class LoadedDice(Dice):
    """Dice that somebody brought along; they always show the same face."""

    def roll(self, sides: int = 6) -> int:
        return sides


def test_dice_of_ones_own_can_be_played_with_also_where_the_rules_are_compiled() -> None:
    game = scirocco.load("alamein")
    pos, player = game.start(), RandomDice(1)
    rolled: list[int] = []
    while not rolled:
        options = game.options(pos)
        for event in game.play(pos, options[player.roll(len(options)) - 1], LoadedDice()):
            rolled += [event.die] if hasattr(event, "die") else []
    assert rolled[0] == 6
    assert RecordingDice(LoadedDice()).roll(9) == 9
