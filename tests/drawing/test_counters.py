"""Counters: every piece has a face, and each side of it can be told from the other."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import scirocco
from scirocco.drawing import CounterFace, draw_counter, palette
from scirocco.drawing.counters import draw_stack
from scirocco.drawing.symbols import PARTS, symbol
from scirocco.systems.somnium import Somnium
from tests.drawing.sheets import face, pieces


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')


def test_all_86_pieces_have_a_face_with_their_values() -> None:
    assert len(pieces()) == 86
    for piece in pieces():
        for compact in (False, True):
            shown = "".join(parsed(draw_counter(face(piece), (0, 0), compact=compact)).itertext())
            assert f"{piece.attack}-{piece.defence}-{piece.movement}" in shown
            assert (piece.label in shown) is not compact


def test_reduced_differs_from_full() -> None:
    for piece in pieces():
        whole, last = face(piece), face(piece)._replace(reduced=True)
        assert draw_counter(whole, (0, 0)) != draw_counter(last, (0, 0))
        assert palette.REDUCED_STROKE in draw_counter(last, (0, 0))


def test_guns_show_their_range_and_others_their_nation() -> None:
    shown = {piece.id: "".join(parsed(draw_counter(face(piece), (0, 0))).itertext()) for piece in pieces()}
    assert "R3" in shown["ge_33a_15"]
    assert "GE" in shown["ge_8pz_15"]
    assert "GE" not in shown["ge_33a_15"]


def test_every_type_of_piece_has_a_symbol_of_its_own() -> None:
    kinds = {piece.type for piece in pieces()}
    assert kinds <= set(PARTS)
    drawn = {symbol(kind, "#000") for kind in kinds - {"MOT", "BERS"}}  # these two are infantry on wheels
    assert len(drawn) == len(kinds - {"MOT", "BERS"})
    assert symbol("MOT", "#000") == symbol("INF", "#000")


def test_only_wheeled_units_have_wheels() -> None:
    on_foot = CounterFace("1", "German", "INF", False, 2, 4, 6)
    riding = on_foot._replace(type="MOT", motorised=True)
    tanks = on_foot._replace(type="ARM", motorised=True)
    assert "a2.8" in draw_counter(riding, (0, 0))
    assert "a2.8" not in draw_counter(on_foot, (0, 0))
    assert "a2.8" not in draw_counter(tanks, (0, 0))


@pytest.mark.parametrize("side", ["axis", "allied"])
def test_the_divisions_of_a_side_have_stripes_of_their_own(side: str) -> None:
    divisions = {piece.formation for piece in pieces() if piece.side == side and piece.formation}
    dark = side == "axis"
    assert len({palette.stripe_colour(division, dark) for division in divisions}) == len(divisions)


def test_a_unit_without_a_division_has_no_stripe() -> None:
    alone = CounterFace("Ramcke", "German", "PARA", False, 5, 5, 6)
    assert not any(stripe in draw_counter(alone, (0, 0)) for stripe in palette.LIGHT_STRIPES)


def test_the_best_fighter_lies_on_top_and_the_stack_is_counted() -> None:
    weak = CounterFace("weak", "British", "ART", False, 3, 1, 4, range=3)
    strong = CounterFace("strong", "British", "ARM", True, 14, 9, 12)
    shown = [part for part in parsed(draw_stack([strong, weak], (0, 0))).itertext() if part]
    assert shown.index("weak") < shown.index("strong")
    assert shown[-1] == "2"


def test_sides_are_told_by_light_and_dark() -> None:
    def light(colour: str) -> float:
        r, g, b = palette.rgb(colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark = [light(c.ground) for c in palette.NATIONS.values() if c.dark]
    pale = [light(c.ground) for c in palette.NATIONS.values() if not c.dark]
    assert min(pale) - max(dark) > 60


def test_an_unknown_nation_or_type_is_still_drawn_with_its_words_and_an_empty_box() -> None:
    strange = CounterFace("1/A&B", "Polish", "CAMEL", False, 1, 2, 8)
    drawn = draw_counter(strange, (0, 0))
    texts = ["".join(text.itertext()) for text in parsed(drawn).iter() if text.tag.endswith("}text")]
    assert "1/A&B" in texts
    assert "PO" in texts
    assert "1-2-8" in texts
    assert palette.colours_of("Polish").ground in drawn
    assert palette.colours_of("Polish").ground not in {known.ground for known in palette.NATIONS.values()}
    foot = parsed(draw_counter(strange._replace(type="INF"), (0, 0)))
    assert len(list(foot.iter())) > len(list(parsed(drawn).iter())), "the box of infantry has a cross in it"


@pytest.mark.parametrize("game_id", ["alamein", "gazala", "sicily"])
def test_every_type_of_unit_has_a_symbol(game_id: str) -> None:
    game = scirocco.load(game_id)
    assert isinstance(game, Somnium)
    assert {unit.type for unit in game.units} <= set(PARTS)
