"""Gazala 1942: what is in the cup and where a landing is planned only its owner sees."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from scirocco.core.decisions import Action, Event
from scirocco.core.position import AWAY, DEAD
from scirocco.drawing import CounterFace, Note
from scirocco.server import shapes
from scirocco.server.presenting import chitpull_counters, chitpull_layers, chitpull_sheet
from scirocco.server.presenting.base import BattlePlan, Presenter, Sheet, layer_name, tray
from scirocco.server.presenting.chitpull_battle import declared_battle, preview, table_odds
from scirocco.server.presenting.leaving import is_final, most_are_left, nothing_done
from scirocco.server.shapes import shown, shown_fact
from scirocco.systems.chitpull import ChitPull
from scirocco.systems.chitpull.activation import INITIAL, pause_limit
from scirocco.systems.chitpull.events import MarkerDrawn, PauseRolled
from scirocco.systems.chitpull.position import ChitPosition
from scirocco.systems.chitpull.reinforcements import is_waiting
from scirocco.systems.chitpull.showing import Track, objectives, tracks
from scirocco.systems.chitpull.units import CALLED, CLEARED, LOST, MOVED, REMNANT, Unit, lost_of
from scirocco.systems.chitpull.views import SECRET_VERBS, readable
from scirocco.telling import chitpull as words
from scirocco.telling.messages import Fact, Message, message, number, piece, side, space, text, word

NOBODY = -1


class ChitPullPresenter(Presenter[ChitPull]):
    hides: ClassVar[bool] = True

    # The counters

    def pieces(self, game: ChitPull) -> list[shapes.Piece]:
        return [
            shapes.Piece(
                id=unit.id,
                label=unit.label,
                name=unit.name,
                side=game.sides[unit.side],
                nation=unit.nation,
                formation=_formation(game, unit.formation),
                type=unit.type,
                values=_values(unit, 0),
                reduced=_values(unit, 1) if unit.steps > 1 else {},
            )
            for unit in game.units
        ]

    def face(self, game: ChitPull, piece: int, *, reduced: bool) -> CounterFace:
        return chitpull_sheet.face_of(game, game.units[piece], 1 if reduced else 0)

    def sides_of(self, game: ChitPull, piece: int) -> dict[str, CounterFace]:
        """9.31: a brigade of three steps has a third face."""
        found = super().sides_of(game, piece)
        if game.units[piece].steps > 2:
            found["last"] = chitpull_sheet.face_of(game, game.units[piece], 2)
        return found

    def faces(self, game: ChitPull, view: ChitPosition) -> dict[int, list[CounterFace]]:
        found: dict[int, list[CounterFace]] = {}
        for unit in game.units:
            where = view.at[unit.number]
            if where >= 0:
                face = chitpull_sheet.face_of(game, unit, lost_of(view, unit.number))
                found.setdefault(where, []).append(face)
        return {space: sorted(faces, key=lambda face: (face.attack, face.defence)) for space, faces in found.items()}

    def notes(self, game: ChitPull) -> Mapping[str, Note]:
        return chitpull_sheet.notes_of(game)

    def sheets(self, game: ChitPull) -> Sequence[Sheet]:
        return chitpull_sheet.tables_of(game)

    # What may be known

    def is_open(self, game: ChitPull, action: str) -> bool:
        """7.4, 10.4: all but the choice of markers and the plan of a landing is done before everybody's eyes."""
        return game.parse(action).verb not in SECRET_VERBS

    def open_events(self, game: ChitPull, events: Sequence[Event], chooser: int) -> list[Event]:
        return readable(game, events, chooser, NOBODY)

    def open_dice(self, game: ChitPull, events: Sequence[Event], dice: Sequence[int]) -> list[int]:
        """7.2: the throw that draws a marker would tell what else is in the cup; what came of it the events say."""
        return [] if any(isinstance(event, MarkerDrawn) for event in events) else list(dice)

    def thrown(self, game: ChitPull, event: Event) -> list[shapes.Handful]:
        return chitpull_counters.thrown(game, event)

    def is_grave(self, event: Event) -> bool:
        """7.5: the die that ends a side's operations for the day."""
        return isinstance(event, PauseRolled) and event.ended

    # The position

    def unit(self, game: ChitPull, view: ChitPosition, piece: int) -> shapes.Unit:
        found = super().unit(game, view, piece)
        counter, marks = game.units[piece], view.marks[piece]
        found.reduced = bool(marks & LOST)
        found.facing = "last" if marks & REMNANT else "reduced" if found.reduced else "front"
        found.values = _values(counter, lost_of(view, piece))
        found.marks = chitpull_counters.marks_shown(view, piece)
        found.activity = chitpull_counters.activity(game, view, piece)
        if chitpull_counters.is_unused(game, view, piece):
            found.status = "unused"
        return found

    def when(self, game: ChitPull, view: ChitPosition) -> str:
        return game.day_of(view.turn) if view.turn > 0 else "set-up"

    def moment(self, game: ChitPull, turn: int) -> Message:
        return words.moment(game, turn)

    def phase(self, game: ChitPull, view: ChitPosition) -> str:
        return game.phases[chitpull_counters.phase_of(game, view)]

    def phase_name(self, game: ChitPull, view: ChitPosition) -> Message:
        phase = word(words.phase_word(self.phase(game, view)))
        if view.drawn < 0:
            return message("chitpull-phase", phase=phase)
        return message("chitpull-phase-of", unit=piece(game, game.marker_units[view.drawn]), phase=phase)

    def active(self, game: ChitPull, view: ChitPosition) -> int:
        """Whose marker is being played; before that, who decides."""
        return game.side_of[game.marker_units[view.drawn]] if view.drawn >= 0 else super().active(game, view)

    def leaves(self, game: ChitPull, view: ChitPosition, action: Action) -> list[Message]:
        """4.1, 8.11, 9.0: units that could still move, enemies that could still be attacked."""
        task = view.agenda[-1]
        if action.verb != "end" or task.stage not in ("order", "clash", "attack") or not is_final(game, view, action):
            return []
        options = game.options(view)
        if task.stage != "order":
            return nothing_done("targets", sum(1 for one in options if one.verb == "attack"), bool(view.battles))
        done = [
            unit for unit in game.army[task.side] if view.marks[unit] & CALLED and view.marks[unit] & (MOVED | CLEARED)
        ]
        return most_are_left("unmoved", sum(1 for one in options if one.verb == "select"), len(done))

    def pools(self, game: ChitPull, view: ChitPosition) -> list[shapes.Pool]:
        """10.5: columns of air support. Replacements lie in trays."""
        if not game.scenario_data.air:
            return []
        return [shapes.Pool(kind="air-columns", side=game.sides[game.air_side], points=view.air)]

    def score(self, game: ChitPull, view: ChitPosition) -> list[shapes.ScoreLine]:
        """13.19, 13.27, 13.36: who holds the objectives."""
        return [
            shapes.ScoreLine(
                side=game.sides[holder],
                kind="objective",
                what=game.board.ids[goal],
                times=1,
                each=1,
                points=1,
                label=shown(message("chitpull-score-objective", space=space(game, goal))),
            )
            for goal, holder in objectives(game, view)
        ]

    # Beside the map

    def tracks(self, game: ChitPull, view: ChitPosition) -> list[shapes.Track]:
        boxes = [
            shapes.TrackBox(id=phase, name=shown(message(words.phase_word(phase))))
            for place, phase in enumerate(game.phases)
            if place > 0
        ]
        at = chitpull_counters.phase_of(game, view) - 1
        phases = shapes.Track(id="phases", name=shown(message("track-phases")), at=at, boxes=boxes)
        return [self.turn_track(game, view), phases, *self._activations(game, view)]

    def _activations(self, game: ChitPull, view: ChitPosition) -> list[shapes.Track]:
        """7.5: each side's track: the markers drawn, and the number in each box."""
        found = []
        for track in tracks(game, view):
            boxes = []
            for box in range(1, max(len(game.tables.track.boxes), len(track.boxes)) + 1):
                limit = pause_limit(game, box)
                name = message("chitpull-box-limit", limit=number(limit)) if limit else message("chitpull-box-first")
                drawn = [game.piece_ids[track.boxes[box - 1][0]]] if box <= len(track.boxes) else []
                boxes.append(shapes.TrackBox(id=str(box), name=shown(name), arrivals=drawn))
            name = message("chitpull-track", side=side(game, track.side))
            if track.ended:
                boxes[len(track.boxes) - 1].notes.append(shown(message("chitpull-note-ended")))
            at = len(track.boxes) - 1
            found.append(
                shapes.Track(
                    id=f"activations-{game.sides[track.side]}",
                    name=shown(name),
                    at=at,
                    boxes=boxes,
                    about=shown(message("chitpull-track-about")),
                    rule=game.ref("7.5"),
                )
            )
        return found

    def arrivals(self, game: ChitPull, view: ChitPosition, turn: int) -> list[int]:
        return [unit for unit, due in enumerate(game.due) if due == turn and view.at[unit] == AWAY]

    def turn_notes(self, game: ChitPull, turn: int) -> list[Message]:
        """11.2, 7.1: replacement steps, and what the scenario adds to the command die."""
        steps = [(game.pool_names[pool], count) for pool, count in game.steps_on.get(turn, ())]
        found = [message("chitpull-note-replacements", steps=words.steps(steps))] if steps else []
        return found + [
            message(
                "chitpull-note-command",
                side=side(game, game.side_named(one.side)),
                plus=text(words.signed(one.add)),
            )
            for one in game.scenario_data.command
            if game.turn_of(one.day) == turn
        ]

    def trays(self, game: ChitPull, view: ChitPosition) -> list[shapes.Tray]:
        found: list[shapes.Tray] = []
        for track in tracks(game, view):
            name, army = game.sides[track.side], game.army[track.side]
            late = sorted((u for u in army if view.at[u] == AWAY and game.due[u]), key=lambda u: game.due[u])
            left = [unit for unit in army if view.at[unit] >= game.board.size]
            found.append(_cup(game, view, track))
            found.append(tray("losses", name, [_item(game, view, u) for u in army if view.at[u] == DEAD]))
            for kind, some in (("reinforcements", late), ("left", left)):
                if some:
                    found.append(tray(kind, name, [_item(game, view, unit) for unit in some]))
            steps = [
                shapes.TrayItem(
                    name=shown(
                        message("chitpull-steps", pool=word(words.pool_word(pool)), count=number(view.pools[place]))
                    )
                )
                for place, pool in enumerate(game.pool_names)
                if game.data.pools[pool].side == name and view.pools[place]
            ]
            if steps:
                found.append(tray("pool", name, steps))
        return found + self._landing(game, view)

    def _landing(self, game: ChitPull, view: ChitPosition) -> list[shapes.Tray]:
        """10.4: the landing, for who planned it."""
        if view.landing < 0:
            return []
        item = shapes.TrayItem(
            piece=game.piece_ids[game.lander],
            turn=view.landing_turn,
            place=shown_fact(Fact("space", game.board.ids[view.landing])),
        )
        return [tray("other", game.sides[game.side_of[game.lander]], [item], id="landing")]

    # Battles

    def battle(self, game: ChitPull, view: ChitPosition) -> shapes.Battle | None:
        return declared_battle(game, view)

    def preview(self, game: ChitPull, view: ChitPosition, plan: BattlePlan) -> shapes.Battle:
        return preview(game, view, plan)

    def plan_of(self, game: ChitPull, view: ChitPosition, action: Action) -> BattlePlan | None:
        if action.verb != "attack" or not view.agenda:
            return None
        kind = "armour" if view.agenda[-1].stage == "clash" else "general"
        return BattlePlan(action.spaces[0], kind, opening=action)

    def plans_against(self, game: ChitPull, view: ChitPosition, space: int) -> list[BattlePlan]:
        found = [BattlePlan(space, "general"), BattlePlan(space, "armour")]
        return found[::-1] if view.agenda and view.agenda[-1].stage in ("clash", "clashers") else found

    def table_odds(
        self, game: ChitPull, attack: int, defence: int, shift: int
    ) -> tuple[shapes.Ladder, list[shapes.Chance]]:
        return table_odds(game, attack, defence, shift)

    # Overlays

    def layers(self, game: ChitPull, view: ChitPosition) -> list[shapes.LayerName]:
        found = [layer_name("zones"), layer_name("command", per_piece=True)]
        for name in game.sides:
            supply = layer_name("supply", side=name)
            supply.id = f"supply-{name}"
            found.append(supply)
        found += [layer_name(name) for name in ("possession", "objectives", "mines", "works", "arrivals")]
        return found + [layer_name(name, marker=True) for name in ("breaches", "razed")]

    def layer(self, game: ChitPull, view: ChitPosition, name: str, piece: int) -> shapes.Layer | None:
        if name not in {known.id for known in self.layers(game, view)}:
            return None
        return chitpull_layers.draw_layer(game, view, name, piece)

    def way_to(self, game: ChitPull, view: ChitPosition, piece: int, space: int) -> tuple[int, ...] | None:
        return chitpull_layers.way_to(game, view, piece, space)

    def reach(self, game: ChitPull, view: ChitPosition, piece: int) -> shapes.Reach | None:
        return chitpull_layers.reach(game, view, piece)


def _formation(game: ChitPull, formation: int) -> str:
    return game.data.formations[formation].id if formation >= 0 else ""


def _values(unit: Unit, lost: int) -> dict[str, int]:
    """2.1: what stands on the face of a counter that lost so many steps."""
    if unit.hq:
        found = {"radius": unit.radius} if unit.radius else {}
        return {**found, "movement": unit.movement}
    return {"combat": unit.combat[lost], "armour": unit.armour[lost], "movement": unit.movement}


def _cup(game: ChitPull, view: ChitPosition, track: Track) -> shapes.Tray:
    """7.4, 7.5: what the viewer knows to be in the cup; a side that has ended has nothing left in it."""
    filling = view.phase == INITIAL
    chosen = [shapes.TrayItem(piece=game.piece_ids[hq]) for hq in track.chosen] if filling or track.left else []
    cup = tray("cup", game.sides[track.side], chosen, hidden=max(0, track.left - len(chosen)))
    kind = "chitpull-cup"
    if len(chosen) > track.left:
        kind = "chitpull-cup-unsure" if track.left else "chitpull-cup-chosen"
    cup.name = shown(message(kind, count=number(track.left), chosen=number(len(chosen))))
    return cup


def _item(game: ChitPull, view: ChitPosition, unit: int) -> shapes.TrayItem:
    """A unit beside the map; one to come says when and where."""
    away = view.at[unit] == AWAY
    place: Fact | None = None
    if away:
        place = space(game, game.entries[game.side_of[unit]])
    elif view.at[unit] >= game.board.size:
        place = space(game, view.at[unit])
    return shapes.TrayItem(
        piece=game.piece_ids[unit],
        turn=game.due[unit] or None if away else None,
        place=None if place is None else shown_fact(place),
        ready=away and is_waiting(game, view, unit),
    )
