"""Asks the page's own code (``web/src/table/reaching.ts``) which choices a person cannot reach by pointing."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Collection
from pathlib import Path
from typing import Any

from scirocco.core.game import Game
from scirocco.server.presenting import presenter_of
from scirocco.server.showing import show_option

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"


class Pointer:
    """A process that tries every gesture on every unit and space of a table."""

    def __init__(self, folder: Path) -> None:
        module = folder / "reaching.mjs"
        bundler = WEB / "node_modules" / ".bin" / "rolldown"
        source = WEB / "src" / "table" / "reaching.ts"
        built = subprocess.run(
            [bundler, source, "--format", "esm", "-o", module], capture_output=True, text=True, check=False
        )
        assert module.exists(), f"{source} could not be built: {built.stderr}"
        self._process = subprocess.Popen(
            ["node", HERE / "reader.mjs", module], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def unreached(self, game: Game[Any], view: Any, *, hidden: Collection[str] = ()) -> list[str]:
        """The choices of a position that no gesture leads to; spaces that are hidden cannot be clicked."""
        board, shown = game.board, presenter_of(game)
        options = [show_option(game, view, action) for action in game.options(view)]
        decision = game.decision(view)
        sight = {
            "options": [option.model_dump(exclude={"label"}) for option in options],
            "units": {unit.id: unit.space for unit in shown.units(game, view) if unit.space and unit.status == "board"},
            "asked": game.piece_ids[decision.piece] if decision is not None and decision.piece >= 0 else None,
            "map": [
                space for number, space in enumerate(board.ids) if not board.is_box(number) and space not in hidden
            ],
        }
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(sight) + "\n")
        self._process.stdin.flush()
        found: list[str] = json.loads(self._process.stdout.readline())
        return found

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(timeout=20)
        assert self._process.stdout is not None
        self._process.stdout.close()
