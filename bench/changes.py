"""The small changes that `mutants.py` makes to the rules.

A comparison is turned, a sum reversed, a whole number moved by one, a condition negated, "and" becomes "or", one
operation on sets the other, True becomes False.

What is no behaviour is left out: docstrings, annotations, decorators, ``__slots__``, ``if TYPE_CHECKING``, type
aliases, ``zip(strict=True)``. So are the checks of a game's files (``checks.py`` and every function that raises
``DataError``): they refuse a broken folder and no move, and `tests/core/test_data.py` proves them.
"""

from __future__ import annotations

import ast
import difflib
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

NOT_RULES = ("checks.py",)
COMPARISONS: dict[type[ast.cmpop], tuple[str, tuple[str, ...]]] = {
    ast.Eq: ("==", ("!=",)),
    ast.NotEq: ("!=", ("==",)),
    ast.Lt: ("<", ("<=", ">=")),
    ast.LtE: ("<=", ("<", ">")),
    ast.Gt: (">", (">=", "<=")),
    ast.GtE: (">=", (">", "<")),
    ast.Is: ("is", ("is not",)),
    ast.IsNot: ("is not", ("is",)),
    ast.In: ("in", ("not in",)),
    ast.NotIn: ("not in", ("in",)),
}
OPERATIONS: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.BitOr: ("|", "&"),
    ast.BitAnd: ("&", "|"),
}
TYPE_CALLS = ("NewType", "TypeVar", "cast", "isinstance", "Literal")


class Change(NamedTuple):
    """One small change: the bytes from ``start`` to ``end`` of a file become ``after``."""

    file: str
    function: str
    line: int
    last_line: int
    start: int
    end: int
    before: str
    after: str

    def apply(self, source: bytes) -> bytes:
        """The changed text of the file."""
        return source[: self.start] + self.after.encode() + source[self.end :]

    def lines(self, source: bytes) -> tuple[str, str]:
        """The lines concerned, before and after, on one line each: how a list of equivalents names a change."""
        old = source.decode().splitlines()[self.line - 1 : self.last_line]
        extra = self.after.count("\n") - self.before.count("\n")
        new = self.apply(source).decode().splitlines()[self.line - 1 : self.last_line + extra]
        return _flat(old), _flat(new)

    def diff(self, source: bytes) -> str:
        """What `diff -u` would show, with one line around it."""
        old, new = source.decode().splitlines(), self.apply(source).decode().splitlines()
        shown = difflib.unified_diff(old, new, lineterm="", n=1)
        return "\n".join(line for line in shown if not line.startswith(("---", "+++", "@@")))


def _flat(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def changes_of(folder: Path) -> list[Change]:
    """Every small change to the modules of a system."""
    found: list[Change] = []
    for path in sorted(folder.glob("*.py")):
        if path.name not in NOT_RULES:
            found += changes_in(f"{folder.name}/{path.name}", path.read_bytes())
    return found


def changes_in(file: str, source: bytes) -> list[Change]:
    """Every small change to one module, in the order of its text."""
    return sorted(_Finder(file, source).changes(), key=lambda change: (change.start, change.end, change.after))


class _Finder:
    """Walks over the syntax tree of one module and collects its changes."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        self.offsets = [0]
        for line in source.splitlines(keepends=True):
            self.offsets.append(self.offsets[-1] + len(line))

    def changes(self) -> Iterator[Change]:
        yield from self._of_all(ast.parse(self.source).body, "")

    def _of_all(self, nodes: list[ast.stmt], function: str) -> Iterator[Change]:
        for node in nodes:
            yield from self._of(node, function)

    def _of(self, node: ast.AST, function: str) -> Iterator[Change]:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = f"{function}.{node.name}" if function else node.name
            if isinstance(node, ast.FunctionDef):
                if _checks_data(node):
                    return
                for default in (*node.args.defaults, *node.args.kw_defaults):
                    if default is not None:
                        yield from self._of(default, name)
            yield from self._of_all(node.body, name)
        elif not _is_no_behaviour(node):
            yield from self._here(node, function)
            for child in _children(node):
                yield from self._of(child, function)

    def _here(self, node: ast.AST, function: str) -> Iterator[Change]:
        """The changes of this node itself."""
        if isinstance(node, ast.Compare):
            for left, op, right in zip((node.left, *node.comparators), node.ops, node.comparators, strict=False):
                sign, others = COMPARISONS[type(op)]
                for other in others:
                    yield from self._between(left, right, sign, other, function)
        elif isinstance(node, ast.BoolOp):
            sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            for left, right in zip(node.values, node.values[1:], strict=False):
                yield from self._between(left, right, sign, other, function)
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATIONS and not _is_text(node.left, node.right):
            yield from self._between(node.left, node.right, *OPERATIONS[type(node.op)], function)
        elif isinstance(node, ast.AugAssign) and type(node.op) in OPERATIONS and not _is_text(node.value):
            sign, other = OPERATIONS[type(node.op)]
            yield from self._between(node.target, node.value, f"{sign}=", f"{other}=", function)
        elif isinstance(node, ast.Constant):
            yield from self._of_constant(node, function)
        for test in _conditions(node):
            start, end = self._span(test)
            text = self.source[start:end].decode()
            yield self._change(function, start, end, f"not ({text})")

    def _of_constant(self, node: ast.Constant, function: str) -> Iterator[Change]:
        start, end = self._span(node)
        if isinstance(node.value, bool):
            yield self._change(function, start, end, str(not node.value))
        elif isinstance(node.value, int):
            for other in (node.value + 1, node.value - 1):
                if other >= 0:
                    yield self._change(function, start, end, str(other))

    def _between(self, left: ast.expr, right: ast.expr, sign: str, other: str, function: str) -> Iterator[Change]:
        """The sign that stands between two operands, replaced."""
        start, end = self._span(left)[1], self._span(right)[0]
        pattern = r"\s+".join(re.escape(word) for word in sign.split())
        match = re.search(pattern.encode(), self.source[start:end])
        if match is not None:
            yield self._change(function, start + match.start(), start + match.end(), other)

    def _span(self, node: ast.expr) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.offsets[node.lineno - 1] + node.col_offset,
            self.offsets[node.end_lineno - 1] + node.end_col_offset,
        )

    def _change(self, function: str, start: int, end: int, after: str) -> Change:
        line = self.source.count(b"\n", 0, start) + 1
        last = self.source.count(b"\n", 0, end) + 1
        return Change(self.file, function, line, last, start, end, self.source[start:end].decode(), after)


def _checks_data(function: ast.FunctionDef) -> bool:
    return any(
        isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and ast.unparse(node.exc.func) == "DataError"
        for node in ast.walk(function)
    )


def _is_no_behaviour(node: ast.AST) -> bool:
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.Call) and ast.unparse(node.func) in TYPE_CALLS:
        return True
    if isinstance(node, ast.keyword) and node.arg == "strict":
        return True
    if isinstance(node, ast.Assign):
        name = ast.unparse(node.targets[0])
        # A name in CamelCase is a type.
        return name.startswith("__") or (name[:1].isupper() and not name.isupper())
    return False


def _children(node: ast.AST) -> Iterator[ast.AST]:
    for field, value in ast.iter_fields(node):
        if field == "annotation":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield child


def _conditions(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return [node.test]
    return node.ifs if isinstance(node, ast.comprehension) else []


def _is_text(*nodes: ast.expr) -> bool:
    """Whether one of these is a text, a list or a tuple, of which there is no difference."""
    for node in nodes:
        if isinstance(node, ast.JoinedStr | ast.List | ast.ListComp | ast.Tuple):
            return True
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            return True
    return False


class Equivalent(NamedTuple):
    """A change that was read and found to alter nothing, by the text of its line, and why; with no ``becomes``,
    every change of the line."""

    file: str
    function: str
    line: str
    becomes: str
    why: str


def read_equivalents(path: Path) -> list[Equivalent]:
    """The list of one system; empty where there is none."""
    if not path.exists():
        return []
    rows = tomllib.loads(path.read_text(encoding="utf-8")).get("equivalent", [])
    return [Equivalent(row["file"], row["function"], row["line"], row.get("becomes", ""), row["why"]) for row in rows]
