"""A small writer of SVG: elements as text, numbers kept short, words escaped.

Pictures are built as plain strings; a board has thousands of strokes, and a
tree of objects would cost more than the drawing itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]
Attribute = str | float


def num(value: float) -> str:
    """A coordinate to a tenth, without the zeros nobody needs.

    >>> num(12.0), num(-0.04), num(3.14159)
    ('12', '0', '3.1')
    """
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def _attributes(attributes: dict[str, Attribute]) -> str:
    parts = []
    for name, value in attributes.items():
        shown = value if isinstance(value, str) else f"{value:.4g}" if abs(value) < 10 else num(value)
        parts.append(f" {name.rstrip('_').replace('_', '-')}={quoteattr(shown)}")
    return "".join(parts)


def element(tag: str, *children: str, **attributes: Attribute) -> str:
    """An element; ``stroke_width`` becomes ``stroke-width``, and a trailing underscore falls away.

    >>> element("circle", r=3, stroke_width=1.5)
    '<circle r="3" stroke-width="1.5"/>'
    """
    inside = "".join(children)
    head = f"<{tag}{_attributes(attributes)}"
    return f"{head}>{inside}</{tag}>" if inside else f"{head}/>"


def group(*children: str, **attributes: Attribute) -> str:
    """A ``<g>``, or nothing at all when there is nothing in it."""
    return element("g", *children, **attributes) if any(children) else ""


def layer(name: str, *children: str, **attributes: Attribute) -> str:
    """A layer of the map: a group with an id, so that it can be switched off."""
    return group(*children, id=name, **attributes)


def text(words: str, at: Point, **attributes: Attribute) -> str:
    return element("text", escape(words), x=num(at[0]), y=num(at[1]), **attributes) if words else ""


def path(data: str, **attributes: Attribute) -> str:
    return element("path", d=data, **attributes) if data else ""


def polyline(points: Iterable[Point], closed: bool = False) -> str:
    """Path data of straight strokes through some points.

    >>> polyline([(0, 0), (10, 0), (10, 5.25)], closed=True)
    'M0 0L10 0 10 5.2Z'
    """
    pairs = [f"{num(x)} {num(y)}" for x, y in points]
    if len(pairs) < 2:
        return ""
    return f"M{pairs[0]}L{' '.join(pairs[1:])}{'Z' if closed else ''}"


def curve(points: Sequence[Point], ease: float = 1 / 6) -> str:
    """Path data of a smooth curve through every point (Catmull and Rom)."""
    if len(points) < 3:
        return polyline(points)
    parts = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for start, first, second, end in bezier_pieces(points, ease):
        del start
        parts.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in (first, second, end)))
    return "".join(parts)


def bezier_pieces(points: Sequence[Point], ease: float = 1 / 6) -> list[tuple[Point, Point, Point, Point]]:
    """The cubic pieces of :func:`curve`: start, two handles, end."""
    pieces = []
    last = len(points) - 1
    for k in range(last):
        before, start, end, after = points[max(0, k - 1)], points[k], points[k + 1], points[min(last, k + 2)]
        first = (start[0] + (end[0] - before[0]) * ease, start[1] + (end[1] - before[1]) * ease)
        second = (end[0] - (after[0] - start[0]) * ease, end[1] - (after[1] - start[1]) * ease)
        pieces.append((start, first, second, end))
    return pieces


def points_along(points: Sequence[Point], steps: int = 8, ease: float = 1 / 6) -> list[Point]:
    """The curve of :func:`curve` as many short strokes, for measuring and for text along it."""
    if len(points) < 3:
        return list(points)
    found = [points[0]]
    for (x0, y0), (x1, y1), (x2, y2), (x3, y3) in bezier_pieces(points, ease):
        for k in range(1, steps + 1):
            t = k / steps
            s = 1 - t
            a, b, c, d = s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t
            found.append((a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3))
    return found


def dots(points: Iterable[Point]) -> str:
    """Path data of dots: strokes of no length, to be drawn with round caps."""
    return "".join(f"M{num(x)} {num(y)}h.01" for x, y in points)


def document(width: float, height: float, *children: str, label: str = "") -> str:
    """A whole picture, with a title for those who cannot see it."""
    title = element("title", escape(label)) if label else ""
    return element(
        "svg",
        title,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        width=num(width),
        height=num(height),
        viewBox=f"0 0 {num(width)} {num(height)}",
        role="img",
    )
