"""A game of Operation Merkur watched action by action."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from tests.oracle.areas import HEADQUARTERS, MOST_IN_AN_AREA, OTHER, Areas
from tests.oracle.reading import Text


class Watch:
    """What an umpire with a notebook sees: the board before, what was done, the board after."""

    def __init__(self, judge: Areas, start: Text) -> None:
        self.judge = judge
        self.alone: dict[str, set[str]] = {side: set() for side in OTHER}
        self._note_turn(start)

    def _held_alone(self, pos: Text, side: str) -> set[str]:
        judge = self.judge
        return judge.objectives & (judge.stands(pos, side).keys() - judge.stands(pos, OTHER[side]).keys())

    def _note_turn(self, pos: Text) -> None:
        self.alone = {side: self._held_alone(pos, side) for side in OTHER}

    def saw(self, before: Text, action: str, after: Text) -> list[str]:
        """Everything the rulebook has against one action."""
        words = action.split()
        found = [*self.judge.complaints(after), *self._conserved(before, words, after)]
        found += self._initiative(before, words, after)
        if words[0] in self.judge.pieces and len(words) > 1:
            found += self._moved(before, words[0], words[1].split("-"), after)
        if words[0] == "aim" and "acted" in before.marks(words[1]):
            found.append(f"{words[1]} flies twice in a day")
        return [*found, *self._marked(before, after)]

    # --- pieces

    def _conserved(self, before: Text, words: list[str], after: Text) -> list[str]:
        """2.2, 9: nobody recovers, and of four battalions of paratroops lost one may come back, tired."""
        judge, found = self.judge, []
        back = []
        for piece, row in judge.pieces.items():
            was, now = before.place(piece), after.place(piece)
            if was == "dead" and now != "dead":
                back.append(piece)
                if row["type"] in HEADQUARTERS or "tired" not in after.marks(piece):
                    found.append(f"{piece} came back")
            if was in judge.terrain and now == "away":
                found.append(f"{piece} vanished")
            if was == "away" and now in judge.terrain and not row["entry"] and before.turn > 2:
                found.append(f"{piece} came from nowhere")
            if was == now and "tired" in before.marks(piece) - after.marks(piece) and now in judge.terrain:
                found.append(f"{piece} recovered")
        if back and (words[0] != "regroup" or len(judge.airborne_lost(before)) < 4 or len(back) > 1):
            found.append(f"{', '.join(back)} came back by {' '.join(words)}")
        if set(after.words("forts")) - set(before.words("forts")) and words[0] != "fort" and before.turn > 2:
            found.append("a fort was built")
        return found

    @staticmethod
    def _initiative(before: Text, words: list[str], after: Text) -> list[str]:
        """3.1: whoever uses the initiative gives it to the other, and nobody else can."""
        had, has = before.value("initiative"), after.value("initiative")
        used = words[0] in ("reroll", "again")
        if used and (before.about.get("side") != had or has != OTHER[had]):
            return [f"the {had} side has the initiative; after {' '.join(words)} the {has} side"]
        return (
            [f"the initiative went over by {' '.join(words)}"]
            if had != has and not used and words[0] != "march"
            else []
        )

    # --- movement

    def offers(self, pos: Text, options: Iterable[str]) -> list[str]:
        """6.1: every area that is offered can be paid for and has room; every area without enemies that can be paid
        for and has room is offered."""
        if pos.task != "move":
            return []
        judge, piece = self.judge, pos.about["piece"]
        side = judge.side[piece]
        reached = judge.ends(pos, piece, by_road=True).keys() | judge.ends(pos, piece, by_road=False).keys()
        reached = {
            area for area in reached if area in judge.strategic or judge.crowd(pos, area, side) < MOST_IN_AN_AREA
        }
        enemies = judge.stands(pos, OTHER[side])
        offered = {word.split()[1].split("-")[-1] for word in options if word.startswith(piece + " ")}
        found = [f"{piece} may not go to {area}" for area in sorted(offered - reached)]
        if pos.place(piece) not in enemies:
            missing = sorted(reached - offered - enemies.keys())
            found += [f"{piece} may go to {area}, which is not offered" for area in missing]
        if judge.is_night(pos.turn) and piece != "cw_28_maori":
            alone = enemies.keys() - judge.stands(pos, side).keys()
            found += [f"{piece} may not enter {area} by night" for area in sorted(offered & alone)]
        return found

    def _moved(self, before: Text, piece: str, path: list[str], after: Text) -> list[str]:
        judge = self.judge
        enemies, found = judge.stands(before, OTHER[judge.side[piece]]), []
        if path[0] != before.place(piece):
            found.append(f"{piece} does not start in {path[0]}")
        found += [
            f"{here} and {there} do not touch" for here, there in pairwise(path) if there not in judge.links[here]
        ]
        found += [f"{piece} does not stop in {area}" for area in path[1:-1] if area in enemies]
        owed = path[-1] in enemies or any("bound" in before.marks(other) for other in judge.pieces)
        if owed:
            return found  # it was the last that could move, and an assault that is owed (5.5) was fought at once
        others = [other for other in judge.pieces if other != piece and before.place(other) != after.place(other)]
        found += [f"{other} moved, too" for other in others]
        return found + ([f"{piece} ends elsewhere"] if after.place(piece) != path[-1] else [])

    # --- control

    def _marked(self, before: Text, after: Text) -> list[str]:
        """3.2: the marker of an objective goes to the side that held it alone for a complete turn."""
        found = []
        if before.turn != after.turn or after.over:
            if before.turn > 0 and (before.phase != after.phase or before.turn != after.turn):
                held = set(before.words("held")) | self.alone["german"]
                held -= self.alone["commonwealth"]
                if held != set(after.words("held")) and not after.over:
                    found.append(f"marked {sorted(after.words('held'))}, should be {sorted(held)}")
            self._note_turn(after)
        for side in OTHER:
            self.alone[side] &= self._held_alone(after, side)
        return found

    def standing(self, pos: Text) -> str:
        """10: who would have won if the game ended now."""
        return self.judge.winner(pos)
