"""The ``scirocco`` command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn


def main(args: Sequence[str] | None = None) -> NoReturn:
    """Run the command and exit: 0 when all went well, 2 with one line on stderr when something was wrong."""
    from scirocco.cli.app import app
    from scirocco.cli.entry import run

    run(app, args)
