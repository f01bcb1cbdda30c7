"""Actions in writing."""

from __future__ import annotations

import random

import pytest

import scirocco
from scirocco.core.board import Board
from scirocco.core.decisions import Action
from scirocco.core.dice import RandomDice
from scirocco.core.errors import NotationError
from scirocco.core.hexes import HexLayout
from scirocco.core.notation import Notation

BOARD = Board.of_hexes(HexLayout("flat-top", 4, 4), ["west"])
FORMS = {
    "select": "piece",
    "move": "piece path",
    "end": "end",
    "attack": "attack space",
    "air": "air number",
    "retreat": "retreat piece path",
}
NOTATION = Notation(BOARD, ["alpha", "bravo"], FORMS)

EXAMPLES = [
    (Action("select", 1), "bravo"),
    (Action("move", 0, (0, 1, 5)), "alpha 0101-0102-0202"),
    (Action("move", 0, (0, 16)), "alpha 0101-west"),
    (Action("end"), "end"),
    (Action("attack", -1, (3,)), "attack 0104"),
    (Action("air", number=10), "air 10"),
    (Action("air", number=0), "air 0"),
    (Action("retreat", 1, (2,)), "retreat bravo 0103"),
]


@pytest.mark.parametrize(("action", "text"), EXAMPLES, ids=[text for _, text in EXAMPLES])
def test_actions_are_written_and_read_back_exactly(action: Action, text: str) -> None:
    assert NOTATION.format(action) == text
    assert NOTATION.parse(text) == action


def test_space_around_words_does_not_matter() -> None:
    assert NOTATION.parse("  attack   0104\n") == Action("attack", -1, (3,))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "an action is missing"),
        ("   ", "an action is missing"),
        ("charlie", "cannot read 'charlie': there is no unit 'charlie'"),
        ("charlie 0101-0102", "there is no unit 'charlie'"),
        ("alpha 0101-0909", "there is no space '0909'"),
        ("alpha 0101--0102", "there is no space ''"),
        ("attack 9999", "there is no space '9999'"),
        ("attack 0101-0102", "there is no space '0101-0102'"),
        ("air many", "'many' is no number"),
        ("air 07", "'07' is no number"),
        ("air -1", "'-1' is no number"),
        ("air ٣", "'٣' is no number"),
        ("retreat charlie 0101", "there is no unit 'charlie'"),
        ("retreat alpha", "there is no unit 'retreat'"),
        ("one two three four", "it has none of the forms"),
        ("End", "there is no unit 'End'"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, complaint: str) -> None:
    with pytest.raises(NotationError) as caught:
        NOTATION.parse(text)
    assert complaint in str(caught.value)


def test_an_unknown_verb_cannot_be_written() -> None:
    with pytest.raises(NotationError, match="'surrender' is no action"):
        NOTATION.format(Action("surrender"))


@pytest.mark.parametrize("action", [Action("select"), Action("move", -1, (0, 1)), Action("air"), Action("attack")])
def test_an_action_that_lacks_a_part_is_not_written_as_another(action: Action) -> None:
    with pytest.raises(NotationError):
        NOTATION.format(action)


def test_a_unit_may_not_be_called_like_a_word_of_the_notation() -> None:
    with pytest.raises(ValueError, match="attack"):
        Notation(BOARD, ["alpha", "attack"], FORMS)


@pytest.mark.parametrize("scenario", ["historical", "free"])
def test_every_option_of_a_played_game_is_read_back_as_written(scenario: str) -> None:
    game = scirocco.load("alamein", scenario)
    rng, dice = random.Random(3), RandomDice(3)
    pos = game.start()
    seen: set[str] = set()
    for number in range(900):
        options = game.options(pos)
        seen.update(action.verb for action in options)
        if number % 9 == 0:
            assert [game.parse(game.format(action)) for action in options] == options
        game.play(pos, rng.choice(options), dice)
    assert {"select", "move", "stop", "end", "place"} <= seen


def test_a_description_never_fails() -> None:
    game = scirocco.load("alamein")
    assert game.describe(Action("end")) == "end"
    assert game.describe(Action("surrender", 3)) == "('surrender', 3, (), -1)"
    assert "999" in game.describe(Action("attack", -1, (999,)))


@pytest.mark.parametrize("game_id", ["alamein", "merkur", "gazala1942"])
def test_an_action_that_cannot_be_written_is_refused_before_any_rule_is_asked(game_id: str) -> None:
    """No rule has to ask whether an action names a unit, or just one space."""
    game = scirocco.load(game_id)
    pos = game.start()
    for verb, form in game.forms.items():
        piece, number = (0 if "piece" in form else -1), (0 if "number" in form else -1)
        spaces = (0,) * ("space" in form or "path" in form)
        whole = Action(verb, piece, spaces, number)
        for wrong in (
            whole._replace(piece=-1 if piece == 0 else 0),
            whole._replace(piece=len(game.piece_ids)),
            whole._replace(spaces=() if spaces else (0,)),
            whole._replace(spaces=(len(game.board.ids),)),
            whole._replace(spaces=(-1,)),
            whole._replace(number=-1 if number == 0 else 0),
        ):
            why = game.explain(pos, wrong)
            assert why is not None
            assert why.code == "malformed", wrong
    why = game.explain(pos, Action("surrender"))
    assert why is not None
    assert why.code == "malformed"
