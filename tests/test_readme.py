"""What the README shows must work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_the_example_for_python_plays_a_game_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    exec(compile(example[1], "README.md", "exec"), {})
    assert "Result(scores=" in capsys.readouterr().out


def test_every_picture_and_page_it_names_is_there() -> None:
    text = README.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert README.parent.joinpath(target).is_file(), target
