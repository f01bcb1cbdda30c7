"""The title card: name and date of the map, its scale and where north is.

It lies on open sea, where no unit can stand.
"""

from __future__ import annotations

from scirocco.drawing import fonts, palette
from scirocco.drawing.plan import PITCH, RADIUS, Box, Plan
from scirocco.drawing.svg import Point, element, group, num, path, text


def cartouche_box(plan: Plan, title: str, subtitle: str) -> Box | None:
    """Where the title goes: on open sea, as near to a corner as can be; None when there is no room."""
    board = plan.board
    frame = plan.frame
    dry = [plan.centres[s] for s in range(board.size) if palette.ground(board.terrain[s]).form != "sea"]
    wide = max(
        460.0,
        fonts.width_of(title, fonts.TITLE, 84, 4) + 170,
        fonts.width_of(subtitle, fonts.MINOR, 27) + 90,
    )
    for share in (1.0, 0.85, 0.7, 0.58):
        scale = share * plan.panel_scale
        box_wide, box_high = wide * scale, 268 * scale
        best: tuple[float, Box] | None = None
        for i in range(12):
            for j in range(12):
                left = frame.left + 48 + (frame.width - box_wide - 96) * i / 11
                top = frame.top + 48 + (frame.height - box_high - 96) * j / 11
                box = Box(left, top, left + box_wide, top + box_high)
                if any(_touches(box.grown(RADIUS * 0.9), point) for point in dry):
                    continue
                corner = min(left - frame.left, frame.right - box.right) + min(
                    top - frame.top, frame.bottom - box.bottom
                )
                if best is None or corner < best[0]:
                    best = (corner, box)
        if best is not None:
            return best[1]
    return None


def _touches(box: Box, point: Point) -> bool:
    return box.left < point[0] < box.right and box.top < point[1] < box.bottom


def draw_cartouche(plan: Plan, box: Box, title: str, subtitle: str) -> str:
    """The title card, with the scale and the north arrow."""
    scale = box.height / 268
    wide = box.width / scale
    middle = wide / 2
    parts = [
        element("rect", x=5, y=8, width=num(wide), height=268, fill="#1C2A33", fill_opacity=0.22),
        element("rect", width=num(wide), height=268, fill=palette.CARD, stroke=palette.FRAME, stroke_width=2.4),
        element("rect", x=9, y=9, width=num(wide - 18), height=250, fill="none", stroke=palette.FRAME),
        text(
            title,
            (middle + 2, 106),
            font_size=84,
            letter_spacing=4,
            text_anchor="middle",
            fill=palette.INK,
            **fonts.TITLE.attributes,
        ),
        text(subtitle, (middle, 152), font_size=27, text_anchor="middle", fill="#4A3A22", **fonts.MINOR.attributes),
        path(f"M{num(middle - wide * 0.36)} 174H{num(middle + wide * 0.36)}", stroke=palette.FRAME),
    ]
    if plan.kilometres:
        parts.append(scale_bar(middle, 206, PITCH / plan.kilometres / scale, wide * 0.76))
        parts.append(_north((wide - 42, 56), plan.north))
    return element("g", *parts, transform=f"translate({num(box.left)} {num(box.top)}) scale({scale:.4f})")


def scale_bar(middle: float, top: float, kilometre: float, most: float) -> str:
    choices = [(step * many, step, many) for step in (1, 2, 5, 10, 25) for many in (2, 3, 4)]
    _, step, many = max((c for c in choices if c[0] * kilometre <= most), default=choices[0])
    bar = step * kilometre
    left = middle - bar * many / 2
    parts = []
    for k in range(many):
        fill = palette.INK if k % 2 == 0 else palette.CARD
        parts.append(
            element(
                "rect",
                x=num(left + k * bar),
                y=num(top),
                width=num(bar),
                height=8,
                fill=fill,
                stroke=palette.INK,
                stroke_width=1.2,
            )
        )
    for k in range(many + 1):
        words = f"{k * step} km" if k == many else str(k * step)
        parts.append(
            text(words, (left + k * bar, top + 28), font_size=17, text_anchor="middle", **fonts.NUMBER.attributes)
        )
    return group(*parts, fill=palette.INK)


def _north(at: Point, turned: float) -> str:
    arrow = path("M0-34L11 12 0 4Z", fill=palette.INK) + path(
        "M0-34L-11 12 0 4Z", fill=palette.CARD, stroke=palette.INK, stroke_width=1.3
    )
    letter = text("N", (0, 32), font_size=19, text_anchor="middle", fill=palette.INK, **fonts.TOWN.attributes)
    return element("g", arrow, letter, transform=f"translate({num(at[0])} {num(at[1])}) rotate({num(turned)})")
