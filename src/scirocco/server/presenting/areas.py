"""Operation Merkur: nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from scirocco.core.decisions import Action, Decision
from scirocco.core.position import AWAY, DEAD
from scirocco.drawing import CounterFace, Note
from scirocco.server import shapes
from scirocco.server.presenting import areas_layers, areas_leaving, areas_sheet
from scirocco.server.presenting.areas_battle import declared_battle, plan_of, plans_against, preview, table_odds
from scirocco.server.presenting.base import BattlePlan, Presenter, Sheet, layer_name, tray
from scirocco.server.shapes import shown, shown_fact
from scirocco.systems.areas import Areas
from scirocco.systems.areas.arrivals import convoy_odds
from scirocco.systems.areas.landing import jumpers
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.stacks import attack_of, defence_of, movement_of
from scirocco.systems.areas.track import sortie_boxes, turn_day, turn_track, waiting_groups
from scirocco.systems.areas.units import BOUND, INVADER, MARK_WORDS, TIRED
from scirocco.systems.areas.values import bombs_of
from scirocco.systems.areas.victory import garrison_held, victory_level
from scirocco.telling import areas as words
from scirocco.telling.messages import Fact, Message, listed, message, number, piece, said, text, word


class AreasPresenter(Presenter[Areas]):
    hides: ClassVar[bool] = False

    # The counters

    def pieces(self, game: Areas) -> list[shapes.Piece]:
        return [
            shapes.Piece(
                id=unit.id,
                label=unit.label,
                name=unit.name,
                side=game.sides[unit.side],
                nation=unit.nation,
                formation=words.shown_formation(unit),
                type=unit.type,
                values=_values(unit.aircraft, unit.attack, unit.defence, unit.movement),
                reduced=_values(unit.aircraft, unit.tired_attack, unit.tired_defence, unit.tired_movement),
            )
            for unit in game.units
        ]

    def face(self, game: Areas, piece: int, *, reduced: bool) -> CounterFace:
        return areas_sheet.face_of(game.units[piece], reduced=reduced)

    def notes(self, game: Areas) -> Mapping[str, Note]:
        return areas_sheet.notes_of(game)

    def sheets(self, game: Areas) -> Sequence[Sheet]:
        return areas_sheet.tables_of(game)

    # The position

    def unit(self, game: Areas, view: AreasPosition, piece: int) -> shapes.Unit:
        shown = super().unit(game, view, piece)
        marks, counter = view.marks[piece], game.units[piece]
        shown.reduced = bool(marks & TIRED)
        shown.facing = "reduced" if shown.reduced else "front"
        attack = bombs_of(game, view, piece) if counter.aircraft else attack_of(game, view, piece)
        shown.values = _values(counter.aircraft, attack, defence_of(game, view, piece), movement_of(game, view, piece))
        shown.marks = [word for word, bit in MARK_WORDS.items() if marks & bit and bit != TIRED]
        return shown

    def when(self, game: Areas, view: AreasPosition) -> str:
        return turn_day(game, view.turn) if view.turn > 0 else "set-up"

    def moment(self, game: Areas, turn: int) -> Message:
        return words.moment(game, turn)

    def phase(self, game: Areas, view: AreasPosition) -> str:
        return game.phases[view.phase]

    def phase_name(self, game: Areas, view: AreasPosition) -> Message:
        return words.phase_name(game, view.phase)

    def active(self, game: Areas, view: AreasPosition) -> int:
        whose = game.phase_side(view.phase)
        return whose if whose >= 0 else super().active(game, view)

    def must(self, game: Areas, view: AreasPosition, decision: Decision) -> list[shapes.Must]:
        """5.2, 5.5: who has still to jump, and who has come among enemies and has to fight."""
        if view.phase < 1:
            return []
        side = game.phase_side(view.phase)
        due = [("jump", unit) for unit in jumpers(game, view)] if side == INVADER else []
        due += [("fight", unit) for unit in game.army[side] if view.at[unit] >= 0 and view.marks[unit] & BOUND]
        return [
            shapes.Must(
                unit=game.piece_ids[unit],
                space=game.board.ids[view.at[unit]] if view.at[unit] >= 0 else None,
                rule=game.ref("5.2" if what == "jump" else "5.5"),
                reason=shown(message(f"areas-must-{what}", unit=piece(game, unit))),
            )
            for what, unit in due
        ]

    def leaves(self, game: Areas, view: AreasPosition, action: Action) -> list[Message]:
        return areas_leaving.leaves(game, view, action)

    def pools(self, game: Areas, view: AreasPosition) -> list[shapes.Pool]:
        """3.1, 4, 3.2: who has the initiative, areas to activate for movement, forts to place."""
        found = [shapes.Pool(kind="initiative", side=game.sides[view.initiative], points=1)]
        garrison = game.sides[1 - INVADER]
        forts = view.spare_forts if any(task.stage == "forts" for task in view.agenda) else 0
        for kind, points in (("marches", view.marches), ("forts", forts)):
            if points:
                found.append(shapes.Pool(kind=kind, side=garrison, points=points))
        return found

    def score(self, game: Areas, view: AreasPosition) -> list[shapes.ScoreLine]:
        """10: the objectives of each side."""
        held = garrison_held(game, view)
        return [
            shapes.ScoreLine(
                side=side,
                kind="objectives",
                what="",
                times=count,
                each=1,
                points=count,
                label=shown(message("areas-score-objectives", count=number(count))),
            )
            for side, count in zip(game.sides, (game.objectives.bit_count() - held, held), strict=True)
        ]

    # Beside the map

    def tracks(self, game: Areas, view: AreasPosition) -> list[shapes.Track]:
        return [self.turn_track(game, view), self._victory_track(game, view)]

    def turn_track(self, game: Areas, view: AreasPosition) -> shapes.Track:
        """1.2: the turns of a day stand under one another; the last is a night."""
        found = super().turn_track(game, view)
        found.rows = game.data.turns_a_day
        for turn, box in enumerate(found.boxes, start=1):
            box.night = game.is_night(turn)
        return found

    def _victory_track(self, game: Areas, view: AreasPosition) -> shapes.Track:
        """10: the levels of victory, and which it would be now."""
        boxes = []
        for line in game.data.victory:
            level = victory_level(game, line.held)
            name = message(
                "areas-level-box",
                held=number(line.held),
                level=said(words.level_name(game, level.level, level.winner)),
            )
            boxes.append(shapes.TrackBox(id=str(line.held), name=shown(name)))
        held = min(garrison_held(game, view), len(boxes) - 1)
        return shapes.Track(id="victory", name=shown(message("track-victory")), at=held, boxes=boxes)

    def arrivals(self, game: Areas, view: AreasPosition, turn: int) -> list[int]:
        groups = turn_track(game)[turn - 1].groups
        return [unit for _, units in groups for unit in units if view.at[unit] == AWAY]

    def turn_notes(self, game: Areas, turn: int) -> list[Message]:
        """4: what is added to the activation die; 5.4: the convoys that sail and what awaits them."""
        box = turn_track(game)[turn - 1]
        found = []
        if box.activation:
            found.append(message("areas-note-activation", value=text(f"−{-box.activation}")))
        for name in box.sails:
            if not game.data.convoys[name].tested:
                found.append(message("areas-note-safe-convoy", convoy=text(name)))
                continue
            odds = listed(
                said(
                    message(
                        "areas-chance",
                        what=word(f"areas-result-{outcome}"),
                        throws=number(round(6 * chance)),
                        of=number(6),
                    )
                )
                for outcome, chance in convoy_odds(game).items()
            )
            found.append(message("areas-note-convoy", convoy=text(name), chances=odds))
        return found

    def trays(self, game: Areas, view: AreasPosition) -> list[shapes.Tray]:
        found = []
        for side, name in enumerate(game.sides):
            fallen = [unit for unit in range(len(view.at)) if game.side_of[unit] == side and view.at[unit] == DEAD]
            found.append(tray("losses", name, [_item(game, unit) for unit in fallen]))
        return [*found, *self._waves(game, view), *self._groups(game, view), self._sorties(game, view)]

    def _waves(self, game: Areas, view: AreasPosition) -> list[shapes.Tray]:
        """5.2, 13.1: who is still to jump."""
        waiting = [unit for unit in game.droppers if view.at[unit] == AWAY]
        ready = set(jumpers(game, view)) if view.phase == 1 else set()
        return [
            _tray(
                game,
                f"wave-{turn}",
                message("areas-tray-wave", turn=number(turn)),
                [_item(game, unit, unit in ready) for unit in waiting if game.units[unit].turn == turn],
            )
            for turn in sorted({game.units[unit].turn for unit in waiting})
        ]

    def _groups(self, game: Areas, view: AreasPosition) -> list[shapes.Tray]:
        """5.3, 5.4: who waits in Greece, and who is at sea."""
        found = []
        for group in waiting_groups(game, view):
            name = message("areas-tray-air", group=text(group.group))
            if group.group in game.convoy_index:
                name = message("areas-tray-convoy", convoy=text(group.group), state=text(group.state))
            items = [_item(game, unit, unit in group.ready) for unit in group.units]
            found.append(_tray(game, f"group-{group.group}", name, items))
        return found

    def _sorties(self, game: Areas, view: AreasPosition) -> shapes.Tray:
        """8: the aircraft, and which have flown today."""
        items = [
            _item(game, one.unit, one.state == "ready", word(f"areas-sortie-{one.state}"))
            for one in sortie_boxes(game, view)
            if one.state != "lost"
        ]
        return _tray(game, "sorties", message("tray-sorties"), items, "other")

    # Battles

    def battle(self, game: Areas, view: AreasPosition) -> shapes.Battle | None:
        return declared_battle(game, view)

    def preview(self, game: Areas, view: AreasPosition, plan: BattlePlan) -> shapes.Battle:
        return preview(game, view, plan)

    def plan_of(self, game: Areas, view: AreasPosition, action: Action) -> BattlePlan | None:
        return plan_of(game, view, action)

    def plans_against(self, game: Areas, view: AreasPosition, space: int) -> list[BattlePlan]:
        return plans_against(game, view, space)

    def table_odds(
        self, game: Areas, attack: int, defence: int, shift: int
    ) -> tuple[shapes.Ladder, list[shapes.Chance]]:
        return table_odds(game, attack, defence, shift)

    # Overlays

    def layers(self, game: Areas, view: AreasPosition) -> list[shapes.LayerName]:
        found = [layer_name("contested", marker=True), layer_name("possession"), layer_name("forts", marker=True)]
        found += [layer_name("objectives"), layer_name("links")]
        if any(view.at[unit] == AWAY for unit in (*game.droppers, *game.late)):
            found.append(layer_name("arrivals"))
        return [*found, layer_name("activated"), layer_name("range", per_piece=True)]

    def layer(self, game: Areas, view: AreasPosition, name: str, piece: int) -> shapes.Layer | None:
        if name not in {known.id for known in self.layers(game, view)}:
            return None
        return areas_layers.draw_layer(game, view, name, piece)

    def way_to(self, game: Areas, view: AreasPosition, piece: int, space: int) -> tuple[int, ...] | None:
        return areas_layers.way_to(game, view, piece, space)

    def reach(self, game: Areas, view: AreasPosition, piece: int) -> shapes.Reach | None:
        return areas_layers.reach(game, view, piece)


def _values(aircraft: bool, attack: int, defence: int, movement: int) -> dict[str, int]:
    if aircraft:
        return {"bombs": attack}
    return {"attack": attack, "defence": defence, "movement": movement}


def _item(game: Areas, unit: int, ready: bool = False, place: Fact | None = None) -> shapes.TrayItem:
    return shapes.TrayItem(
        piece=game.piece_ids[unit],
        turn=game.units[unit].turn or None,
        place=None if place is None else shown_fact(place),
        ready=ready,
    )


def _tray(
    game: Areas, id: str, name: Message, items: list[shapes.TrayItem], kind: str = "reinforcements"
) -> shapes.Tray:
    """A box of the invader with a name of its own."""
    return shapes.Tray(
        id=id,
        kind=kind,  # type: ignore[arg-type]
        side=game.sides[INVADER],
        name=shown(name),
        items=items,
        count=len(items),
    )
