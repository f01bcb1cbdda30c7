"""Reports as single HTML files: headings, tables and plots, readable by day and by night, and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light; --paper: #faf6ee; --ink: #2b2620; --line: #ddd3c3; --soft: #6d6459; }
body { margin: 0 auto; max-width: 56rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
h1 { margin-bottom: .2rem; } h2 { margin-top: 2.4rem; border-bottom: 1px solid var(--line); padding-bottom: .3rem; }
p.under { color: var(--soft); margin-top: 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; } th { color: var(--soft); font-weight: 600; }
svg, img { max-width: 100%; height: auto; display: block; margin: 1rem 0; }
figure { margin: 1rem 0; } figcaption { color: var(--soft); font-size: .9rem; }
.scroll { overflow-x: auto; }
@media print { body { background: #fff; } }
"""


def page(title: str, under: str, *parts: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>\n'
        f'<body><main><h1>{escape(title)}</h1>\n<p class="under">{escape(under)}</p>\n'
        + "\n".join(parts)
        + "\n</main></body></html>\n"
    )


def heading(words: str, level: int = 2) -> str:
    return f"<h{level}>{escape(words)}</h{level}>"


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"


def table(header: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table; the first column is set left, the others right."""
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in header)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def figure(picture: str, caption: str) -> str:
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>"
