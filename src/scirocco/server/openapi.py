"""``python -m scirocco.server.openapi [FILE]``: the OpenAPI document, without a running server.

The browser's types are made from it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from scirocco.server.app import build_app


def document() -> dict[str, Any]:
    """The whole interface."""
    return build_app().openapi()


def write(target: Path | None) -> None:
    text = json.dumps(document(), indent=1, ensure_ascii=False) + "\n"
    if target is None:
        print(text, end="")
    else:
        target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="scirocco.server.openapi", description="Write the OpenAPI document.")
    parser.add_argument("file", nargs="?", type=Path, help="where to; else to the screen")
    write(parser.parse_args().file)
