"""Actions in writing: short, stable, readable, and read back exactly.

Each verb has a form such as ``attack space`` or ``piece path``; the words
``piece``, ``space``, ``path`` and ``number`` are places to fill in, all others
stand as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scirocco.core.board import Board
from scirocco.core.decisions import Action
from scirocco.core.errors import NotationError

SLOTS = ("piece", "space", "path", "number")


class Notation:
    """Writes and reads the actions of one game."""

    def __init__(self, board: Board, piece_ids: Sequence[str], forms: Mapping[str, str]) -> None:
        self._board = board
        self._piece_ids = list(piece_ids)
        self._piece_index = {piece: i for i, piece in enumerate(piece_ids)}
        self._forms = {verb: tuple(form.split()) for verb, form in forms.items()}
        words = {word for form in self._forms.values() for word in form if word not in SLOTS}
        clash = words & set(piece_ids)
        if clash:
            raise ValueError(f"piece ids may not be words of the notation: {sorted(clash)}")

    def format(self, action: Action) -> str:
        """The action in writing."""
        form = self._forms.get(action.verb)
        if form is None:
            raise NotationError(f"{action.verb!r} is no action of this game")
        if not self.is_whole(action):
            raise NotationError(f"{tuple(action)} is no whole action of the form {' '.join(form)!r}")
        return " ".join(self._write(word, action) for word in form)

    def is_whole(self, action: Action) -> bool:
        """Whether an action has just the parts the form of its verb asks for, and each of them exists."""
        form, spaces = self._forms.get(action.verb), len(self._board.ids)
        if form is None:
            return False
        return (
            (0 <= action.piece < len(self._piece_ids) if "piece" in form else action.piece == -1)
            and (action.number >= 0 if "number" in form else action.number == -1)
            and (bool(action.spaces) if "path" in form else len(action.spaces) == ("space" in form))
            and all(0 <= space < spaces for space in action.spaces)
        )

    def _write(self, word: str, action: Action) -> str:
        if word == "piece":
            return self._piece_ids[action.piece]
        if word in ("space", "path"):
            return "-".join(self._board.ids[space] for space in action.spaces)
        if word == "number":
            return str(action.number)
        return word

    def parse(self, text: str) -> Action:
        """The action a text stands for; NotationError names what cannot be read."""
        words = text.split()
        if not words:
            raise NotationError("an action is missing")
        problem = ""
        for verb, form in self._forms.items():
            literals = [i for i, word in enumerate(form) if word not in SLOTS]
            if len(form) != len(words) or any(words[i] != form[i] for i in literals):
                continue
            try:
                return self._read(verb, form, words)
            except NotationError as error:
                if not problem or literals:
                    problem = str(error)
        if not problem:
            shapes = ", ".join(" ".join(form) for form in self._forms.values())
            problem = f"it has none of the forms {shapes}"
        raise NotationError(f"cannot read {text.strip()!r}: {problem}")

    def _read(self, verb: str, form: Sequence[str], words: Sequence[str]) -> Action:
        piece, number = -1, -1
        spaces: tuple[int, ...] = ()
        for slot, word in zip(form, words, strict=True):
            if slot == "piece":
                found = self._piece_index.get(word)
                if found is None:
                    raise NotationError(f"there is no unit {word!r}")
                piece = found
            elif slot == "space":
                spaces = (self._board.space(word),)
            elif slot == "path":
                spaces = tuple(self._board.space(part) for part in word.split("-"))
            elif slot == "number":
                if not (word.isascii() and word.isdecimal()) or str(int(word)) != word:
                    raise NotationError(f"{word!r} is no number")
                number = int(word)
        return Action(verb, piece, spaces, number)
