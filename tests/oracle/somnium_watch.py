"""A game of El Alamein, Gazala or Sicily watched action by action, and its score kept by hand."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from tests.oracle.reading import Text
from tests.oracle.somnium import OTHER, Somnium


class Watch:
    """What an umpire with a notebook sees: the board before, what was done, the board after."""

    def __init__(self, judge: Somnium, start: Text) -> None:
        self.judge = judge
        self.fell = self.siracusa = False
        self.palermo = 0
        self.began = start
        self.engaged: set[str] = set()
        self._note_phase(start)

    def _note_phase(self, pos: Text) -> None:
        self.began = pos
        self.engaged = {piece for piece in self.judge.pieces if self.judge.is_engaged(pos, piece)}

    def saw(self, before: Text, action: str, after: Text) -> list[str]:
        """Everything the rulebook has against one action."""
        found = [*self.judge.complaints(after), *self._conserved(before, action, after)]
        words = action.split()
        if words[0] in self.judge.pieces and len(words) > 1:
            found += self._moved(before, words[0], words[1].split("-"), after)
        elif before.phase.endswith("combat") and after.phase == before.phase and words[0] != "advance":
            found += self._retreated(before, after)
        if words[0] == "air":
            found += self._spent(before, int(words[1]), after)
        if (before.turn, before.phase, before.over) != (after.turn, after.phase, after.over):
            found += self._turned(before, after)
        return found

    # --- pieces

    def _conserved(self, before: Text, action: str, after: Text) -> list[str]:
        """Nobody comes back from the dead or from over the edge; only Allies recover, and only as they stop moving."""
        judge, found = self.judge, []
        for piece in judge.pieces:
            was, now = before.place(piece), after.place(piece)
            if was in ("dead", *judge.boxes) and now != was:
                found.append(f"{piece} came back from {was}")
            if was in judge.terrain and now == "away":
                found.append(f"{piece} vanished")
            healed = "reduced" in before.marks(piece) and "reduced" not in after.marks(piece)
            if healed and now in judge.terrain:
                closed = action == "end" and before.phase == "allied movement"
                if not closed or piece in self.engaged or not judge.may_recover(after, piece):
                    found.append(f"{piece} recovered by {action}")
        if before.phase.endswith("movement") and action.split()[0] in judge.pieces:
            others = set(judge.pieces) - {action.split()[0]}
            found += [f"{piece} moved, too" for piece in others if before.place(piece) != after.place(piece)]
        if action == "end" and judge.game != "alamein" and before.phase == "allied movement":
            found += self._not_recovered(before, after)
        return found

    def _not_recovered(self, before: Text, after: Text) -> list[str]:
        """7.0 in Gazala and Sicily: who was out of contact and is, and has a way home, is whole again."""
        return [
            f"{piece} did not recover"
            for piece in self.judge.on_map(before, "allied")
            if {"reduced"} <= after.marks(piece)
            and not {"dropped"} & after.marks(piece)
            and piece not in self.engaged
            and self.judge.may_recover(after, piece)
        ]

    # --- movement

    def points(self, pos: Text, piece: str) -> int:
        """4.0, 4.1.2: half-points of a unit, less a point if it has to break contact."""
        full = 2 * int(self.judge.pieces[piece]["movement"])
        return max(0, full - 2 * self.judge.is_engaged(pos, piece))

    def offers(self, pos: Text, options: Iterable[str]) -> list[str]:
        """What is wrong with a list of choices: where a unit may end its move, whom a side may attack."""
        judge, about = self.judge, pos.about
        if pos.task == "move":
            piece, left = about["piece"], int(about.get("number", 0))
            ends = set(judge.ends(pos, piece, left))
            offered = {word.split()[1].split("-")[-1] for word in options if word.startswith(piece + " ")}
            if "moved" in pos.marks(piece):
                ends -= {"italy"}
            found = [f"{piece} may go to {place}, which is not offered" for place in sorted(ends - offered)]
            return found + [f"{piece} may not go to {place}" for place in sorted(offered - ends)]
        if pos.task == "target":
            may = judge.targets(pos, about["side"])
            offered = {word.split()[1] for word in options if word.split()[0] == "attack"}
            found = [f"{place} may be attacked, which is not offered" for place in sorted(may - offered)]
            return found + [f"{place} may not be attacked" for place in sorted(offered - may)]
        return []

    def _moved(self, before: Text, piece: str, path: list[str], after: Text) -> list[str]:
        """4.0, 4.1: step by step along the path that was announced."""
        judge, side = self.judge, self.judge.side[piece]
        if path[0] != before.place(piece) or len(set(path)) != len(path):
            return [f"{piece} goes {'-'.join(path)} from {before.place(piece)}"]
        zone, mines = judge.zone_on(before, piece), judge.mines(before)
        enemies = set(judge.on_map(before, OTHER[side]).values())
        enemy_held = set(before.words(f"held.{OTHER[side]}"))
        spent, found = 0, []
        for here, there in pairwise(path):
            if here in zone and here != path[0] and there not in judge.boxes:
                found.append(f"{piece} does not stop in {here}")
            if there in judge.boxes:
                spent += 0 if there == "italy" else 2
            elif there not in judge.grid.around(here) or there in enemies:
                found.append(f"{piece} cannot step from {here} to {there}")
            else:
                price = judge.price(piece, here, there, mines, enemy_held)
                found += [f"{piece} cannot enter {there}"] if price is None else []
                spent += price or 0
        left = int(before.about.get("number", 0))
        if "moved" not in before.marks(piece) and left > self.points(before, piece):
            found.append(f"{piece} was given {left} half-points")
        if spent > left:
            found.append(f"{piece} spends {spent} half-points of {left}")
        if after.task == "move" and int(after.about.get("number", 0)) > left - spent:
            found.append(f"{piece} keeps more points than it has left")
        if after.place(piece) not in ("dead", path[-1]):
            found.append(f"{piece} ends elsewhere")
        return found

    def _retreated(self, before: Text, after: Text) -> list[str]:
        """5.3: nobody ends a retreat in an enemy zone."""
        judge = self.judge
        moved = [piece for piece in judge.pieces if before.place(piece) != after.place(piece) in judge.terrain]
        return [
            f"{piece} retreated into contact at {after.place(piece)}"
            for piece in moved
            if after.place(piece) in judge.zone_on(after, piece)
        ]

    # --- points and turns

    def _spent(self, before: Text, points: int, after: Text) -> list[str]:
        """6.1, 6.2: what is put into a fight is gone, and a blow from the air alone takes a least number."""
        judge, side = self.judge, before.about["side"]
        place = ("allied", "axis").index(side)
        had, has = int(before.words("air")[place]), int(after.words("air")[place])
        found = [f"{points} air points in one fight"] if points > judge.print.air_most else []
        if before.turn == after.turn and had - has != points:
            found.append(f"{had} air points less {points} are {has}")
        if before.task == "sorties" and points < judge.print.air_least:
            found.append(f"an attack by {points} air points alone")
        return found

    def _turned(self, before: Text, after: Text) -> list[str]:
        """At the turn of a phase: air points are set anew, duties are what 4.1.2 says, the score is noted."""
        judge, found = self.judge, []
        side = before.phase.split()[0]
        if before.turn != after.turn:
            for place, whose in enumerate(("allied", "axis")):
                points = judge.air_of(after.turn, whose, set(after.words("held.allied")))
                if "options" not in after.lines and int(after.words("air")[place]) != points:
                    found.append(f"the {whose} side begins turn {after.turn} with {after.words('air')[place]} points")
        if before.phase.endswith("movement") and after.phase == f"{side} combat" and after.task == "target":
            found += self._duties(side, after)
        if side in OTHER and (after.over or (before.turn, side) != (after.turn, after.phase.split()[0])):
            self._note_score(before, side, after)
        if after.phase.endswith("movement"):
            self._note_phase(after)
        return found

    def _duties(self, side: str, after: Text) -> list[str]:
        judge, found = self.judge, []
        for piece, place in judge.on_map(after, side).items():
            moved = place != self.began.place(piece)
            must = judge.must_attack(after, piece, piece in self.engaged, moved)
            if must != ("obliged" in after.marks(piece)) and judge.foes_beside(after, piece):
                found.append(f"{piece} at {place} {'must' if must else 'need not'} attack")
        return found

    def _note_score(self, before: Text, side: str, after: Text) -> None:
        """10.2: what is counted as the game goes, at the end of each player's turn."""
        places, allied = self.judge.places, set(after.words("held.allied"))
        axis = set(after.words("held.axis"))
        if self.judge.game == "alamein":
            self.fell |= places["El Alamein"] in axis
        if self.judge.game == "sicily" and side == "allied":
            self.siracusa |= before.turn == 1 and places["Siracusa"] in allied
            self.palermo += places["Palermo"] in allied

    def standing(self, pos: Text) -> dict[str, int]:
        """10.2: the points of both sides if the game ended now."""
        return {"alamein": self._alamein, "gazala": self._gazala, "sicily": self._sicily}[self.judge.game](pos)

    def _count(self, pos: Text, place: str, side: str, nation: str = "") -> int:
        pieces = self.judge.pieces.items()
        ours = [piece for piece, row in pieces if row["side"] == side and nation in ("", row["nation"])]
        return sum(pos.place(piece) == place for piece in ours)

    def _intact(self, pos: Text) -> dict[str, str]:
        stands = self.judge.on_map(pos, "axis")
        return {piece: place for piece, place in stands.items() if "reduced" not in pos.marks(piece)}

    def _alamein(self, pos: Text) -> dict[str, int]:
        judge = self.judge
        held = {side: set(pos.words(f"held.{side}")) for side in OTHER}
        forts = {number for number, has in judge.features.items() if "fortification" in has}
        crests = {number for number in forts if judge.terrain[number] == "crest"}
        intact = list(self._intact(pos).values())
        if judge.places["Sidi Abd el Rahman"] in held["allied"]:
            intact = []
        cut = [int(number[2:]) for number in judge.rahman & held["allied"]]
        intact = [place for place in intact if not cut or int(place[2:]) <= min(cut)]
        allied = 2 * len(crests & held["allied"]) - 30 * self.fell + 2 * self._count(pos, "west", "allied")
        allied += 5 * self._count(pos, "dead", "axis", "German") + 2 * self._count(pos, "dead", "axis", "Italian")
        axis = 2 * len(crests & held["axis"]) + 10 * self._count(pos, "dead", "allied") + 5 * len(intact)
        return {"allied": allied, "axis": axis}

    def _gazala(self, pos: Text) -> dict[str, int]:
        worth = {"Tobruk": 50, "Bir Hacheim": 30, "El Adem": 20, "Knightsbridge": 10}
        found = {}
        for side in OTHER:
            held = set(pos.words(f"held.{side}"))
            found[side] = sum(points for place, points in worth.items() if self.judge.places[place] in held)
        found["axis"] += 5 * self._count(pos, "dead", "allied")
        found["allied"] += 5 * self._count(pos, "dead", "axis", "German") + self._count(pos, "dead", "axis", "Italian")
        return found

    def _sicily(self, pos: Text) -> dict[str, int]:
        judge, held = self.judge, set(pos.words("held.allied"))
        unused = [piece for piece, row in judge.pieces.items() if row["entry"] == "reserve"]
        allied = 5 * self._count(pos, "dead", "axis", "German") + self._count(pos, "dead", "axis", "Italian")
        allied += 3 * sum(pos.place(piece) == "away" for piece in unused) + 5 * self.siracusa + self.palermo
        allied += 10 * (judge.places["Catania"] in held) + 15 * (judge.places["Messina"] in held)
        allied += 30 * (not judge.on_map(pos, "axis"))
        axis = 5 * self._count(pos, "dead", "allied") + 5 * self._count(pos, "italy", "axis", "German")
        axis += self._count(pos, "italy", "axis", "Italian") + 5 * len(self._intact(pos))
        return {"allied": allied, "axis": axis}
