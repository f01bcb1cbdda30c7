"""A game of Gazala 1942 watched action by action."""

from __future__ import annotations

from collections.abc import Iterable

from tests.oracle.chitpull import OTHER, ChitPull
from tests.oracle.reading import Text

RESTING = {"cup", "order", "clash", "attack", "affiliate", "replace", "fallback"}
"""Tasks at which nothing is half done, so that control (2.1) can be judged."""


class Watch:
    """What an umpire sees: the board before, what was done, the board after."""

    def __init__(self, judge: ChitPull, start: Text) -> None:
        self.judge = judge

    def saw(self, before: Text, action: str, after: Text) -> list[str]:
        """Everything the rulebook has against one action."""
        words = action.split()
        found = [
            *self.judge.complaints(after),
            *self._conserved(before, words, after),
            *self._walked(before, words, after),
        ]
        found += self._counted(before, after)
        if after.task == "cup" and before.task != "cup":
            found += self._supplied(after)
        if after.task in ("order", "split") and before.value("drawn") != after.value("drawn"):
            found += self._called(after)
        if after.task in RESTING:
            found += self._controlled(after)
        return found

    # --- pieces

    def _conserved(self, before: Text, words: list[str], after: Text) -> list[str]:
        """9.31, 10.6, 11.2: nobody comes back but for the replacements that are paid for it."""
        judge, found, gained = self.judge, [], 0
        for piece, row in judge.pieces.items():
            was, now = before.place(piece), after.place(piece)
            if was in ("west", "east") and now != was:
                found.append(f"{piece} came back from the {was}")
            if was in judge.terrain and now == "away":
                split = bool(row["brigade"]) or words[0] == "merge"
                found += [] if split else [f"{piece} vanished"]
            if row["brigade"] or row["type"] in ("hq", "leader"):
                continue
            battalion = f"{piece}_bn"
            more = judge.steps(after, piece) - judge.steps(before, piece)
            if battalion in judge.pieces:
                more += judge.steps(after, battalion) - judge.steps(before, battalion)
            if more > 0 and was not in ("away",):
                gained += more
                if words[0] not in ("rebuild", "raise") or words[1] not in (piece, battalion):
                    found.append(f"{piece} gained {more} steps by {' '.join(words)}")
        paid = self._pool(before) - self._pool(after) if before.turn == after.turn else gained
        if words[0] in ("rebuild", "raise") and paid != gained:
            found.append(f"{gained} steps were gained and {paid} paid")
        return found

    @staticmethod
    def _pool(pos: Text) -> int:
        return sum(int(word.split("=")[1]) for word in pos.words("pools"))

    def _counted(self, before: Text, after: Text) -> list[str]:
        """5.2: after movement the stacks of the active side are in order, after combat those of both."""
        due = [facts for name, facts in before.tasks if name == "excess" and "space" not in facts]
        still = [facts for name, facts in after.tasks if name == "excess" and "space" not in facts]
        found = []
        for facts in due:
            if facts not in still:
                sides = [facts["side"]] if facts["number"] == "1" else list(OTHER)
                found += [fault for side in sides for fault in self.judge.crowds(after, side)]
        return found

    # --- movement

    def offers(self, pos: Text, options: Iterable[str]) -> list[str]:
        """What is wrong with the places a unit is offered for its move."""
        if pos.task != "move":
            return []
        piece, left = pos.about["piece"], int(pos.about.get("number", 0))
        ends = self.judge.ends(pos, piece, left, first="moved" not in pos.marks(piece))
        offered = {word.split()[1].split("-")[-1] for word in options if word.startswith(piece + " ")}
        found = [f"{piece} may go to {place}, which is not offered" for place in sorted(ends - offered)]
        return found + [f"{piece} may not go to {place}" for place in sorted(offered - ends)]

    def _walked(self, before: Text, words: list[str], after: Text) -> list[str]:
        """4.1: in an order to move nobody else moves, and nobody is given more points than he has."""
        judge = self.judge
        if words[0] not in judge.pieces:
            return []
        if len(words) == 1:
            left = int(after.about.get("number", 0))
            allowed = judge.points(after, words[0])
            return [f"{words[0]} is given {left} half-points"] if after.task == "move" and left > allowed else []
        others = [piece for piece in judge.pieces if piece != words[0] and before.place(piece) != after.place(piece)]
        found = [f"{piece} moved, too" for piece in others if after.task != "excess" and after.place(piece) != "dead"]
        if after.place(words[0]) not in (*words[1].split("-"), "dead"):
            found.append(f"{words[0]} ends elsewhere")
        return found

    # --- supply and command

    def _supplied(self, after: Text) -> list[str]:
        """6.11: the state of every unit, as found in the initial phase."""
        judge, found = self.judge, []
        for side in OTHER:
            for piece, state in judge.states(after, side).items():
                marks = after.marks(piece)
                marked = 2 if "isolated" in marks else 1 if "unsupplied" in marks else 0
                if "fresh" not in marks and marked != state:
                    found.append(f"{piece} has supply {marked} and should have {state}")
        return found

    def _called(self, after: Text) -> list[str]:
        """7.2, 7.3: a headquarters activates its formation and the independent units; all of them in its radius that
        have not acted. 6.12, 7.21: beyond it, or out of its line, the supply of those who were called is worse."""
        judge, hq, found = self.judge, after.value("drawn"), []
        if hq == "rommel" or after.place(hq) not in judge.terrain:
            return []
        side, here, radius = judge.side[hq], after.place(hq), int(judge.pieces[hq]["radius"])
        fed, _ = judge.fed(after, side)
        lengths = judge.flood(after, side, {here}) if hq in fed else {}
        for piece, row in judge.pieces.items():
            place, marks = after.place(piece), after.marks(piece)
            if row["side"] != side or place not in judge.terrain or judge.is_hq(piece):
                continue
            own, apart = judge.under(after, piece) in ("", judge.formation_of_hq[hq]), judge.grid.apart(place, here)
            if "called" in marks and not own:
                found.append(f"{piece} acts under {hq}, which does not command it")
            if own and apart <= radius and "acted" not in marks and "called" not in marks:
                found.append(f"{piece} is not called by {hq}")
            if "called" not in marks:
                continue
            base = 2 if "isolated" in marks else 1 if "unsupplied" in marks else 0
            want = min(2, base + 1) if apart > radius else base
            if apart <= radius and not base and lengths.get(place, radius + 1) > radius:
                want = 1
            if "fresh" not in marks and judge.supply(after, piece) != want:
                found.append(f"{piece} acts under {hq} with supply {judge.supply(after, piece)} instead of {want}")
        return found

    def _controlled(self, after: Text) -> list[str]:
        """2.1, 4.4: an empty hex in the zone of one side only is that side's."""
        judge, found = self.judge, []
        stands = {side: judge.stands(after, side).keys() for side in OTHER}
        zones = {side: judge.zone(after, side) for side in OTHER}
        for side, other in OTHER.items():
            mine = zones[side] - zones[other] - stands[other]
            found += [f"{place} is in the {side} zone and not held" for place in mine - judge.held(after, side)]
        return found

    def standing(self, pos: Text) -> str:
        """13.19, 13.27, 13.36: who would have won if the game ended now."""
        return "axis" if self.judge.axis_wins(pos) else "allied"
