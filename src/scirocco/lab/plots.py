"""Plots as inline SVG, for reports that are one file and need nothing from the network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

INK, MUTED, GRID = "#2b2620", "#6d6459", "#ddd3c3"
COLOURS = ("#8a3b1e", "#2f5d62", "#7a6a2f", "#5b4a7a", "#3f6b3a")


class Bar(NamedTuple):
    """A value with its interval and its name."""

    name: str
    value: float
    low: float
    high: float


class Mark(NamedTuple):
    """A point of a line that deserves a word."""

    x: float
    y: float
    words: str


def _svg(wide: float, high: float, body: str, label: str) -> str:
    return (
        f'<svg viewBox="0 0 {wide:g} {high:g}" role="img" aria-label="{escape(label)}" '
        f'font-family="system-ui, sans-serif" font-size="13">{body}</svg>'
    )


def _text(x: float, y: float, words: str, anchor: str = "start", colour: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, wide: float = 1.0) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{colour}" stroke-width="{wide:g}"/>'


def ticks(low: float, high: float, about: int = 5) -> list[float]:
    """Round numbers between two bounds.

    >>> ticks(0, 1)
    [0.0, 0.2, 0.4, 0.6, 0.8, 1.0]
    """
    span = max(high - low, 1e-9)
    step = 10.0 ** len(str(int(span)))
    for candidate in (s * 10.0**e for e in range(-3, 6) for s in (1, 2, 5)):
        if span / candidate <= about + 0.5:
            step = candidate
            break
    first = -(-low // step) * step
    found = []
    while first <= high + 1e-9:
        found.append(round(first, 6) + 0.0)
        first += step
    return found


def bars(items: Sequence[Bar], label: str, percent: bool = False) -> str:
    """Values with their intervals, one below the other."""
    low = 0.0 if percent else min([item.low for item in items], default=0.0)
    high = 1.0 if percent else max([item.high for item in items], default=1.0)
    left, wide, row = 170.0, 720.0, 34.0
    high = high if high > low else low + 1

    def across(value: float) -> float:
        return left + (wide - left - 70) * (value - low) / (high - low)

    body = ""
    for tick in ticks(low, high):
        x = across(tick)
        body += _line(x, 8, x, 12 + row * len(items), GRID)
        body += _text(x, 28 + row * len(items), f"{100 * tick:.0f} %" if percent else f"{tick:g}", "middle", MUTED)
    for number, item in enumerate(items):
        y = 8 + row * number + row / 2
        colour = COLOURS[number % len(COLOURS)]
        body += _text(left - 12, y + 4, item.name, "end")
        body += _line(across(item.low), y, across(item.high), y, colour, 3)
        for end in (item.low, item.high):
            body += _line(across(end), y - 6, across(end), y + 6, colour, 2)
        body += f'<circle cx="{across(item.value):.1f}" cy="{y:.1f}" r="5.5" fill="{colour}"/>'
        shown = f"{100 * item.value:.0f} %" if percent else f"{item.value:.1f}"
        body += _text(across(item.high) + 10, y + 4, shown, "start", MUTED)
    return _svg(wide, row * len(items) + 40, body, label)


def histogram(values: Sequence[float], label: str, about: int = 14) -> str:
    """How often which value came."""
    if not values:
        return ""
    low, high = min(values), max(values)
    marks = ticks(low, high, about)
    step = marks[1] - marks[0] if len(marks) > 1 else max(1.0, high - low)
    start = (low // step) * step
    counts: dict[int, int] = {}
    for value in values:
        cell = int((value - start) // step)
        counts[cell] = counts.get(cell, 0) + 1
    cells = max(counts) + 1
    wide, tall = 720.0, 200.0
    each, most = (wide - 60) / cells, max(counts.values())
    body = ""
    for cell in range(cells):
        count = counts.get(cell, 0)
        middle = start + (cell + 0.5) * step
        high_bar = (tall - 40) * count / most
        colour = COLOURS[0] if middle > 0 else COLOURS[1]
        x = 40 + each * cell
        body += (
            f'<rect x="{x + 1:.1f}" y="{tall - 24 - high_bar:.1f}" width="{max(1.0, each - 2):.1f}" '
            f'height="{high_bar:.1f}" fill="{colour}"/>'
        )
        if count:
            body += _text(x + each / 2, tall - 28 - high_bar, str(count), "middle", MUTED)
    for cell in range(0, cells + 1, max(1, cells // 8)):
        body += _text(40 + each * cell, tall - 6, f"{start + cell * step:g}", "middle", MUTED)
    return _svg(wide, tall, body, label)


def chance_line(
    points: Sequence[tuple[float, float, float, float]],
    marks: Sequence[Mark],
    names: Sequence[tuple[float, str]],
    label: str,
) -> str:
    """A chance between 0 and 1 over a game: each point has a place, a value and its interval."""
    wide, tall, left, foot = 860.0, 320.0, 48.0, 44.0
    last = max([point[0] for point in points], default=1.0) or 1.0

    def across(x: float) -> float:
        return left + (wide - left - 16) * x / last

    def down(y: float) -> float:
        return 12 + (tall - foot - 12) * (1 - y)

    body = ""
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        body += _line(left, down(tick), wide - 16, down(tick), GRID, 2 if tick == 0.5 else 1)
        body += _text(left - 8, down(tick) + 4, f"{100 * tick:.0f} %", "end", MUTED)
    for x, name in names:
        body += _line(across(x), down(0), across(x), down(0) + 5, MUTED)
        body += _text(across(x), tall - 20, name, "middle", MUTED)
    if points:
        upper = " ".join(f"{across(x):.1f},{down(high):.1f}" for x, _, _, high in points)
        lower = " ".join(f"{across(x):.1f},{down(low):.1f}" for x, _, low, _ in reversed(points))
        body += f'<polygon points="{upper} {lower}" fill="{COLOURS[0]}" opacity="0.15"/>'
        way = " ".join(f"{across(x):.1f},{down(y):.1f}" for x, y, _, _ in points)
        body += f'<polyline points="{way}" fill="none" stroke="{COLOURS[0]}" stroke-width="2.5"/>'
    for number, mark in enumerate(marks, start=1):
        x, y = across(mark.x), down(mark.y)
        body += (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{COLOURS[1]}"><title>{escape(mark.words)}</title></circle>'
        )
        body += f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" fill="#fff">{number}</text>'
    return _svg(wide, tall, body, label)
