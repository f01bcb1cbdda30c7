"""Counters: a face as plain data, drawn in a square of 100 units.

The rules are not asked here. Whoever shows a position says what stands on each
counter; how it looks is settled in this module alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scirocco.drawing import fonts, palette
from scirocco.drawing.palette import Colours
from scirocco.drawing.plan import PITCH
from scirocco.drawing.svg import Point, element, group, num, path, text
from scirocco.drawing.symbols import has_wheels, symbol, wheels

SIZE = 0.66 * PITCH
SHIFT = 0.105  # of the counter, up and to the right, for each unit of a stack
STRIPE = 11
COMMANDERS = ("HQ", "LEADER")


class CounterFace(NamedTuple):
    """What is printed on the side of a counter that lies up; ``figures`` says what its numbers are."""

    label: str
    nation: str
    type: str
    motorised: bool
    attack: int
    defence: int
    movement: int
    range: int = 0
    reduced: bool = False
    stripe: str = ""
    size: str = "III"
    bombs: bool = False
    figures: str = "attack, defence, movement"

    @property
    def values(self) -> tuple[str, ...]:
        """The figures at the foot: attack, defence and movement; a headquarters has its radius and its movement, a
        leader movement alone, an aircraft what it bombs with."""
        if self.type in COMMANDERS and not self.defence:
            return (str(self.range), str(self.movement)) if self.range else (str(self.movement),)
        if self.bombs:
            return (str(self.attack),)
        return str(self.attack), str(self.defence), str(self.movement)


def draw_counter(face: CounterFace, at: Point, size: float = SIZE, compact: bool = False) -> str:
    """A counter with its upper left corner at a point.

    ``compact`` leaves out what cannot be read when a counter is under 56 pixels:
    symbol and values grow, label, code and size mark go.
    """
    colours = palette.colours_of(face.nation)
    middle = 50 + STRIPE / 2 if face.stripe else 50.0
    body = _small(face, colours, middle) if compact else _full(face, colours, middle)
    return element(
        "g",
        _card(face, colours),
        body,
        element(
            "rect",
            x=0.9,
            y=0.9,
            width=98.2,
            height=98.2,
            rx=10.2,
            fill="none",
            stroke=colours.edge,
            stroke_width=1.8,
        ),
        transform=f"translate({num(at[0])} {num(at[1])}) scale({size / 100:.4f})",
    )


def _card(face: CounterFace, colours: Colours) -> str:
    """Shadow, ground, bevel, division stripe, folded corner."""
    parts = [
        element("rect", x=3, y=5, width=100, height=100, rx=11, fill="#1A140A", fill_opacity=0.38),
        element("rect", width=100, height=100, rx=11, fill=colours.ground),
        path(
            "M11 2.2H89A9 9 0 0 1 97.6 9M2.2 89V11A9 9 0 0 1 11 2.2",
            fill="none",
            stroke="#FFFFFF",
            stroke_opacity=0.28 if colours.dark else 0.6,
            stroke_width=3,
        ),
    ]
    if face.stripe:
        stripe = palette.stripe_colour(face.stripe, colours.dark)
        parts.append(path("M11 0A11 11 0 0 0 0 11V89A11 11 0 0 0 11 100Z", fill=stripe))
        parts.append(path("M11.3 0V100", stroke=colours.edge, stroke_opacity=0.6, stroke_width=1.2))
    if face.reduced:
        parts.append(folded_corner(colours))
    return "".join(parts)


def folded_corner(colours: Colours) -> str:
    """The mark of a unit that has lost a step."""
    fold = path("M70 0H89A11 11 0 0 1 100 11V30Z", fill="#FFFDF6", stroke=colours.edge, stroke_width=1.4)
    return fold + path("M82.5 7 92.5 17", stroke=palette.REDUCED_STROKE, stroke_width=5, stroke_linecap="round")


def _full(face: CounterFace, colours: Colours, middle: float) -> str:
    ink = colours.ink
    left = STRIPE + 5 if face.stripe else 8
    corner = "" if face.reduced else f"R{face.range}" if face.range and face.type not in COMMANDERS else colours.code
    room = (68 if face.reduced else 92 - fonts.width_of(corner, fonts.LABEL, 13.5, 0.4) - 3) - left
    size = min(16.0, 16 * room / max(1.0, fonts.width_of(face.label, fonts.BOLD, 16)))
    parts = [text(face.label, (left, 16), font_size=size, **fonts.BOLD.attributes)]
    if corner:
        parts.append(
            text(
                corner,
                (94, 16),
                font_size=13.5,
                text_anchor="end",
                letter_spacing=0.4,
                fill_opacity=0.85,
                **fonts.LABEL.attributes,
            )
        )
    lift = 2.0 if has_wheels(face.type, face.motorised) else 0.0  # room for the wheels over the values
    parts.append(_box(face, colours, (middle, 46.5 - lift), 1.13))
    parts.append(
        text(
            face.size,
            (middle + 0.5, 27.6 - lift),
            font_size=9.8,
            text_anchor="middle",
            letter_spacing=1,
            **fonts.VALUE.attributes,
        )
    )
    parts.append(_values(face, middle, 94.5, 34.0 if len("".join(face.values)) < 5 else 29.5))
    return group(*parts, fill=ink)


def _small(face: CounterFace, colours: Colours, middle: float) -> str:
    digits = len("".join(face.values))
    size = {1: 40.0, 2: 40.0, 3: 40.0, 4: 36.0, 5: 30.0}.get(digits, 27.0)
    return group(_box(face, colours, (middle, 33), 1.28), _values(face, middle, 94, size), fill=colours.ink)


def _box(face: CounterFace, colours: Colours, at: Point, scale: float) -> str:
    frame = element(
        "rect", x=-23, y=-15, width=46, height=30, fill=colours.box, stroke=colours.symbol_ink, stroke_width=2.4
    )
    inside = symbol(face.type, colours.symbol_ink)
    below = wheels(colours.ink) if has_wheels(face.type, face.motorised) else ""
    return element("g", frame, inside, below, transform=f"translate({num(at[0])} {num(at[1])}) scale({scale})")


def _values(face: CounterFace, middle: float, base: float, size: float) -> str:
    dash = element("tspan", "-", fill_opacity=0.6)
    return element(
        "text",
        dash.join(face.values),
        x=num(middle),
        y=num(base),
        font_size=size,
        text_anchor="middle",
        **fonts.VALUE.attributes,
    )


def draw_stack(faces: Sequence[CounterFace], centre: Point, size: float = SIZE, compact: bool = False) -> str:
    """A stack about a point: each unit a little up and to the right, the best on top, their number in a disc."""
    order = sorted(faces, key=lambda face: (face.attack + face.defence, face.attack, face.movement))
    shift = size * SHIFT
    spread = shift * (len(order) - 1) / 2
    x, y = centre[0] - size / 2 - spread, centre[1] - size / 2 + spread
    parts = [draw_counter(face, (x + k * shift, y - k * shift), size, compact) for k, face in enumerate(order)]
    if len(order) > 1:
        top = (x + (len(order) - 1) * shift, y - (len(order) - 1) * shift)
        parts.append(_count(len(order), (top[0] + size * 1.04, top[1] + size * 1.01), size))
    return element("g", *parts)


def _count(number: int, at: Point, size: float) -> str:
    disc = element("circle", r=15, fill=palette.DISC, stroke="#FFFFFF", stroke_width=2.6)
    digit = text(str(number), (0, 6.4), font_size=18.5, text_anchor="middle", fill="#FFFFFF", **fonts.BOLD.attributes)
    return element("g", disc, digit, transform=f"translate({num(at[0])} {num(at[1])}) scale({size / 100:.4f})")
