"""The door of the command: whatever goes wrong behind it comes out as one line and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn, TextIO

import typer
from typer.core import TyperGroup

from scirocco.core.errors import SciroccoError

WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 1
DETAILS = "SCIROCCO_TRACEBACK"
"""Set in the environment, it lets a defect of ours show where it happened."""


class OneLineGroup(TyperGroup):
    """A group of commands that never shows a traceback."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> NoReturn:
        """Run a command line and exit. How others would have errors shown does not matter here."""
        extra.pop("standalone_mode", None)
        extra.pop("prog_name", None)
        sys.exit(self._run(args, extra))

    def _run(self, args: Sequence[str] | None, extra: dict[str, Any]) -> int:
        _be_lenient(sys.stdin, sys.stdout, sys.stderr)
        try:
            code = super().main(args, prog_name="scirocco", standalone_mode=False, **extra)
            sys.stdout.flush()
        except (KeyboardInterrupt, typer.Abort):
            return INTERRUPTED
        except BrokenPipeError:
            _stop_writing()
            return PIPE_CLOSED
        except Exception as error:
            if os.environ.get(DETAILS) and not isinstance(error, SciroccoError):
                raise
            return _complain(error)
        return code if isinstance(code, int) else 0


def run(app: typer.Typer, args: Sequence[str] | None = None) -> NoReturn:
    """Run an app whose group is a :class:`OneLineGroup`."""
    typer.main.get_command(app).main(args)
    raise AssertionError("the group exits by itself")


def one_line(error: BaseException) -> str:
    """What to tell the person at the keyboard."""
    format_message = getattr(error, "format_message", None)
    if format_message is not None:
        text = _as_sentence(str(format_message()))
    elif isinstance(error, SciroccoError):
        text = str(error)
    elif isinstance(error, OSError):
        text = _about_file(error)
    elif isinstance(error, MemoryError):
        text = "there is not enough memory"
    else:
        text = f"this is a defect of ours: {type(error).__name__}: {error} (set {DETAILS}=1 to see where)"
    return " ".join(text.split())


def _as_sentence(text: str) -> str:
    """A message of the option parser in our manner: no capital, no full stop."""
    text = text.strip().rstrip(".")
    return text[:1].lower() + text[1:]


def _about_file(error: OSError) -> str:
    reason = (error.strerror or str(error)).lower()
    return f"{error.filename}: {reason}" if error.filename is not None else reason


def _complain(error: BaseException) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _stop_writing()
    print(f"scirocco: {one_line(error)}", file=sys.stderr)
    return WRONG


def _be_lenient(*streams: TextIO | None) -> None:
    """A terminal that cannot show a sign gets a question mark, not a failure."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _stop_writing() -> None:
    """Nobody reads on: send the rest nowhere, so that closing the stream is silent too."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
