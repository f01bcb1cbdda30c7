"""El Alamein, Gazala, Sicily: nothing is hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from scirocco.core.board import members
from scirocco.core.decisions import Action, Decision
from scirocco.core.position import AWAY, DEAD
from scirocco.drawing import CounterFace, Note
from scirocco.players.reasons import Reason
from scirocco.server import shapes
from scirocco.server.presenting import somnium_layers, somnium_sheet
from scirocco.server.presenting.base import BattlePlan, Presenter, Sheet, layer_name, tray
from scirocco.server.presenting.leaving import is_final, most_are_left, nothing_done
from scirocco.server.presenting.somnium_battle import KINDS, declared_battle, preview, table_odds
from scirocco.server.shapes import shown, shown_fact
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.arrivals import is_waiting
from scirocco.systems.somnium.combat import targets
from scirocco.systems.somnium.engagement import foes_of, obliged
from scirocco.systems.somnium.odds import hides_defence, supported_hexes
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.scoring import score_lines
from scirocco.systems.somnium.stacks import attack_of, defence_of, units_in
from scirocco.systems.somnium.units import MARK_WORDS, MOVED, REDUCED, Unit
from scirocco.telling import somnium as words
from scirocco.telling.messages import Fact, Message, listed, message, number, piece, said, side, text, word


class SomniumPresenter(Presenter[Somnium]):
    hides: ClassVar[bool] = False

    # The counters

    def pieces(self, game: Somnium) -> list[shapes.Piece]:
        return [
            shapes.Piece(
                id=unit.id,
                label=unit.label,
                name=unit.name,
                side=game.sides[unit.side],
                nation=unit.nation,
                formation=unit.formation,
                type=unit.type,
                values=_values(unit.attack, unit.defence, unit.movement, unit.range),
                reduced=_values(unit.reduced_attack, unit.reduced_defence, unit.movement, unit.range),
            )
            for unit in game.units
        ]

    def face(self, game: Somnium, piece: int, *, reduced: bool) -> CounterFace:
        return somnium_sheet.face_of(game.units[piece], reduced=reduced)

    def notes(self, game: Somnium) -> Mapping[str, Note]:
        return somnium_sheet.notes_of(game)

    def sheets(self, game: Somnium) -> Sequence[Sheet]:
        return somnium_sheet.tables_of(game)

    # What may be known

    def may_read_reason(self, game: Somnium, view: SomniumPosition, reason: Reason) -> bool:
        """5.1.1, C29: a hint tells no odds that the attacker may not know yet."""
        return reason.name != "assault" or not hides_defence(game, view)

    # The position

    def unit(self, game: Somnium, view: SomniumPosition, piece: int) -> shapes.Unit:
        shown = super().unit(game, view, piece)
        counter, marks = game.units[piece], view.marks[piece]
        shown.reduced = bool(marks & REDUCED)
        shown.facing = "reduced" if shown.reduced else "front"
        shown.values = _values(
            attack_of(game, view, piece), defence_of(game, view, piece), counter.movement, counter.range
        )
        shown.marks = [word for word, bit in MARK_WORDS.items() if marks & bit and bit != REDUCED]
        return shown

    def when(self, game: Somnium, view: SomniumPosition) -> str:
        return words.day_of(game, view.turn) if view.turn > 0 else "set-up"

    def moment(self, game: Somnium, turn: int) -> Message:
        return words.moment(game, turn)

    def phase(self, game: Somnium, view: SomniumPosition) -> str:
        return str(game.phases[view.phase])

    def phase_name(self, game: Somnium, view: SomniumPosition) -> Message:
        return words.phase_name(game, view.phase)

    def active(self, game: Somnium, view: SomniumPosition) -> int:
        whose = game.phase_side(view.phase)
        return whose if whose >= 0 else super().active(game, view)

    def must(self, game: Somnium, view: SomniumPosition, decision: Decision) -> list[shapes.Must]:
        """4.1.2: who must still attack."""
        if view.phase < 1 or game.is_movement(view.phase):
            return []
        attacker = game.phase_side(view.phase)
        return [
            shapes.Must(
                unit=game.piece_ids[unit],
                space=game.board.ids[view.at[unit]],
                rule=game.ref("4.1.2"),
                reason=shown(message("somnium-must-attack", unit=piece(game, unit))),
            )
            for unit in obliged(game, view, attacker, foes_of(game, view, attacker))
        ]

    def leaves(self, game: Somnium, view: SomniumPosition, action: Action) -> list[Message]:
        """4.0, 5.0: units that could still move, enemies that could still be attacked."""
        task = view.agenda[-1]
        if action.verb != "end" or task.stage not in ("unit", "target") or not is_final(game, view, action):
            return []
        if task.stage == "target":
            return nothing_done("targets", targets(game, view, task.side).assault.bit_count(), bool(view.attacked))
        left = sum(1 for one in game.options(view) if one.verb == "select")
        return most_are_left("unmoved", left, sum(1 for unit in game.army[task.side] if view.marks[unit] & MOVED))

    def pools(self, game: Somnium, view: SomniumPosition) -> list[shapes.Pool]:
        return [
            shapes.Pool(kind="air", side=side, points=points) for side, points in zip(game.sides, view.air, strict=True)
        ]

    def score(self, game: Somnium, view: SomniumPosition) -> list[shapes.ScoreLine]:
        return [
            shapes.ScoreLine(
                side=game.sides[line.side],
                kind=line.kind,
                what=line.what,
                times=line.times,
                each=line.each,
                points=line.points,
                label=shown(words.score_label(game, line)),
            )
            for line in score_lines(game, view)
        ]

    # Beside the map

    def tracks(self, game: Somnium, view: SomniumPosition) -> list[shapes.Track]:
        boxes = [
            shapes.TrackBox(id=phase, name=shown(words.phase_name(game, place)))
            for place, phase in enumerate(game.phases)
            if place > 0
        ]
        phases = shapes.Track(id="phases", name=shown(message("track-phases")), at=view.phase - 1, boxes=boxes)
        return [self.turn_track(game, view), phases]

    def arrivals(self, game: Somnium, view: SomniumPosition, turn: int) -> list[int]:
        return [
            unit.number
            for unit in game.units
            if unit.turn == turn and unit.entry and unit.entry != "reserve" and view.at[unit.number] == AWAY
        ]

    def turn_notes(self, game: Somnium, turn: int) -> list[Message]:
        """The air points that change, and who is withdrawn."""
        shares = [
            message("somnium-air-share", side=side(game, game.side_named(band.side)), points=number(band.points))
            for band in game.air_bands
            if band.first == turn
        ]
        found = [message("somnium-note-air", air=listed(said(share) for share in shares))] if shares else []
        return found + [
            message("somnium-note-withdrawal", division=text(order.formation))
            for order in game.data.withdrawals
            if order.turn == turn
        ]

    def trays(self, game: Somnium, view: SomniumPosition) -> list[shapes.Tray]:
        found: list[shapes.Tray] = []
        for army, name in zip(game.army, game.sides, strict=True):
            units = [game.units[unit] for unit in army]
            lost = [_item(game, view, unit) for unit in units if view.at[unit.number] == DEAD]
            away = [unit for unit in units if view.at[unit.number] == AWAY and unit.entry]
            late = sorted((unit for unit in away if unit.entry != "reserve"), key=lambda unit: unit.turn)
            kept = [unit for unit in away if unit.entry == "reserve"]
            gone = [unit for unit in units if view.at[unit.number] >= game.board.size]
            found.append(tray("losses", name, lost))
            for kind, some in (("reinforcements", late), ("reserve", kept), ("left", gone)):
                if some:
                    found.append(tray(kind, name, [_item(game, view, unit) for unit in some]))
        return found

    # Battles

    def battle(self, game: Somnium, view: SomniumPosition) -> shapes.Battle | None:
        return declared_battle(game, view)

    def preview(self, game: Somnium, view: SomniumPosition, plan: BattlePlan) -> shapes.Battle:
        return preview(game, view, plan)

    def plan_of(self, game: Somnium, view: SomniumPosition, action: Action) -> BattlePlan | None:
        kind = KINDS.get(action.verb)
        plans = self.plans_against(game, view, action.spaces[0]) if kind else []
        return next((plan._replace(opening=action) for plan in plans if plan.kind == kind), None)

    def plans_against(self, game: Somnium, view: SomniumPosition, space: int) -> list[BattlePlan]:
        """By assault, by guns alone, from the air alone with all the points there are."""
        holder = next((side for side in range(len(game.sides)) if units_in(game, view, side, space)), -1)
        air = min(game.air_cap, view.air[1 - holder]) if holder >= 0 else 0
        found = [BattlePlan(space, "assault"), BattlePlan(space, "bombardment")]
        return [*found, BattlePlan(space, "strike", air=air)] if air >= game.strike_minimum else found

    def table_odds(
        self, game: Somnium, attack: int, defence: int, shift: int
    ) -> tuple[shapes.Ladder, list[shapes.Chance]]:
        return table_odds(game, attack, defence, shift)

    # Overlays

    def layers(self, game: Somnium, view: SomniumPosition) -> list[shapes.LayerName]:
        found = [layer_name("zones")]
        if game.tether_side >= 0 and not view.freed:
            found.append(layer_name("tether", side=game.sides[game.tether_side]))
        if supported_hexes(game, view):
            found.append(layer_name("naval", side=game.sides[game.naval_side]))
        found += [layer_name("possession"), layer_name("objectives")]
        if game.mines:
            found.append(layer_name("mines"))
        if any(unit.entry and view.at[unit.number] == AWAY for unit in game.units):
            found.append(layer_name("arrivals"))
        return [*found, layer_name("obliged"), layer_name("range", per_piece=True)]

    def layer(self, game: Somnium, view: SomniumPosition, name: str, piece: int) -> shapes.Layer | None:
        if name not in {known.id for known in self.layers(game, view)}:
            return None
        return somnium_layers.draw_layer(game, view, name, piece)

    def way_to(self, game: Somnium, view: SomniumPosition, piece: int, space: int) -> tuple[int, ...] | None:
        return somnium_layers.way_to(game, view, piece, space)

    def reach(self, game: Somnium, view: SomniumPosition, piece: int) -> shapes.Reach | None:
        return somnium_layers.reach(game, view, piece)


def _values(attack: int, defence: int, movement: int, reach: int) -> dict[str, int]:
    values = {"attack": attack, "defence": defence, "movement": movement}
    return {**values, "range": reach} if reach else values


def _item(game: Somnium, view: SomniumPosition, unit: Unit) -> shapes.TrayItem:
    """A unit beside the map; one to come says when and where."""
    away = view.at[unit.number] == AWAY
    place = _entry_place(game, unit) if away else None
    if view.at[unit.number] >= game.board.size:
        place = Fact("space", game.board.ids[view.at[unit.number]])
    return shapes.TrayItem(
        piece=unit.id,
        turn=unit.turn if away and unit.turn else None,
        place=None if place is None else shown_fact(place),
        ready=away and is_waiting(game, view, unit.number),
    )


def _entry_place(game: Somnium, unit: Unit) -> Fact | None:
    """Where a unit comes in: over an edge, or at its printed place."""
    if unit.entry == "edge":
        own = next((edge for edge, rule in game.data.edges.items() if game.sides[unit.side] in rule.enter), "")
        return word(f"box-{own}") if own else None
    if unit.home >= 0:
        return Fact("space", game.board.ids[unit.home])
    ports = list(members(game.landing_ports[unit.side]))
    return Fact("space", game.board.ids[ports[0]]) if len(ports) == 1 else None
