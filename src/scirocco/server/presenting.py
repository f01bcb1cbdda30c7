"""Positions for people: what stands where and what it is worth, system by system.

This is the one room of the server that knows a rules system from inside. A system without a presenter of its own is
shown by the plain one: pieces and where they are.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any, ClassVar, Generic, TypeVar

from scirocco.core.board import members
from scirocco.core.game import Game
from scirocco.core.position import AWAY, DEAD
from scirocco.server import shapes
from scirocco.systems.somnium import Somnium
from scirocco.systems.somnium.engagement import zone_of
from scirocco.systems.somnium.odds import assess, defenders
from scirocco.systems.somnium.position import Battle, SomniumPosition
from scirocco.systems.somnium.results import bombardment_column
from scirocco.systems.somnium.scoring import score_lines
from scirocco.systems.somnium.stacks import attack_of, defence_of
from scirocco.systems.somnium.tables import ROW_WEIGHTS, ResultTable
from scirocco.systems.somnium.units import MARK_WORDS, REDUCED

G = TypeVar("G", bound=Game[Any])


class Presenter(Generic[G]):
    """Shows any game."""

    hides: ClassVar[bool] = True
    """Whether a side may not know all: then the record is closed until the game is over."""

    def pieces(self, game: G) -> list[shapes.Piece]:
        return [shapes.Piece(id=piece, label=piece, name=piece, side=None) for piece in game.piece_ids]

    def may_know(self, game: G, chooser: int, viewer: int) -> bool:
        """Whether a viewer may read an action of the other side, and its events, while the game goes on."""
        return not self.hides or chooser == viewer

    def units(self, game: G, view: Any) -> list[shapes.Unit]:
        return [self.unit(game, view, piece) for piece in range(len(game.piece_ids))]

    def unit(self, game: G, view: Any, piece: int) -> shapes.Unit:
        where = view.at[piece]
        return shapes.Unit(
            id=game.piece_ids[piece],
            space=game.board.ids[where] if where >= 0 else None,
            status="destroyed" if where == DEAD else "away" if where == AWAY else "board",
        )

    def when(self, game: G, view: Any) -> str:
        return f"turn {view.turn}" if view.turn else "set-up"

    def phase(self, game: G, view: Any) -> str:
        return ""

    def pools(self, game: G, view: Any) -> list[shapes.Pool]:
        return []

    def score(self, game: G, view: Any) -> list[shapes.ScoreLine]:
        return []

    def battle(self, game: G, view: Any) -> shapes.Battle | None:
        return None

    def overlays(self, game: G, view: Any) -> shapes.Overlays:
        return shapes.Overlays()


class SomniumPresenter(Presenter[Somnium]):
    """El Alamein, Gazala, Sicily: nothing is hidden."""

    hides: ClassVar[bool] = False

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

    def unit(self, game: Somnium, view: SomniumPosition, piece: int) -> shapes.Unit:
        shown = super().unit(game, view, piece)
        counter, marks = game.units[piece], view.marks[piece]
        shown.reduced = bool(marks & REDUCED)
        shown.values = _values(
            attack_of(game, view, piece), defence_of(game, view, piece), counter.movement, counter.range
        )
        shown.marks = [word for word, bit in MARK_WORDS.items() if marks & bit and bit != REDUCED]
        return shown

    def when(self, game: Somnium, view: SomniumPosition) -> str:
        """The day."""
        if view.turn < 1:
            return "set-up"
        day = date.fromisoformat(game.data.first_day) + timedelta(days=(view.turn - 1) * game.data.days_per_turn)
        return day.isoformat()

    def phase(self, game: Somnium, view: SomniumPosition) -> str:
        return str(game.phases[view.phase])

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
            )
            for line in score_lines(game, view)
        ]

    def overlays(self, game: Somnium, view: SomniumPosition) -> shapes.Overlays:
        ids, both = game.board.ids, range(len(game.sides))
        return shapes.Overlays(
            possession={game.sides[s]: [ids[i] for i in members(view.held[s])] for s in both},
            zones={game.sides[s]: [ids[i] for i in members(zone_of(game, view, s))] for s in both},
            marks={"mines": [ids[i] for i in members(game.mines & ~view.cleared)]},
        )

    def battle(self, game: Somnium, view: SomniumPosition) -> shapes.Battle | None:
        fight = view.battle
        if fight is None:
            return None
        names = game.piece_ids
        stages = {task.stage for task in view.agenda}
        shown = shapes.Battle(
            kind="assault" if fight.attackers or "resolve" in stages else "bombardment",
            space=game.board.ids[fight.target],
            attackers=[names[unit] for unit in fight.attackers],
            guns=[names[unit] for unit in fight.guns],
            defenders=[names[unit] for unit in defenders(game, view, fight)],
            support=[names[unit] for unit in fight.support],
            air=fight.air,
            cover=fight.cover,
        )
        if "resolve" in stages:
            self._weigh_assault(game, view, fight, shown)
        elif "bombardment" in stages:
            self._weigh_bombardment(game, view, fight, shown)
        return shown

    def _weigh_assault(self, game: Somnium, view: SomniumPosition, fight: Battle, shown: shapes.Battle) -> None:
        odds = assess(game, view, fight)
        shown.attack, shown.defence = odds.attack, odds.defence
        shown.base_column = game.combat.columns[odds.base_column]
        shown.column = game.combat.columns[odds.column]
        shown.shifts = [
            shapes.Shift(rule=game.ref(shift.number), reason=shift.reason, columns=shift.columns)
            for shift in odds.shifts
        ]
        shown.chances = _chances(game.combat, odds.column)

    def _weigh_bombardment(self, game: Somnium, view: SomniumPosition, fight: Battle, shown: shapes.Battle) -> None:
        shown.attack, shown.defence, column = bombardment_column(game, view, fight)
        shown.column = game.bombardment.columns[column]
        shown.chances = _chances(game.bombardment, column)


def _values(attack: int, defence: int, movement: int, reach: int) -> dict[str, int]:
    values = {"attack": attack, "defence": defence, "movement": movement}
    return {**values, "range": reach} if reach else values


def _chances(table: ResultTable, column: int) -> list[shapes.Chance]:
    total = sum(ROW_WEIGHTS)
    return [shapes.Chance(result=result, throws=throws, of=total) for result, throws in table.chances(column).items()]


PLAIN: Presenter[Any] = Presenter()
PRESENTERS: dict[type[Game[Any]], Presenter[Any]] = {Somnium: SomniumPresenter()}


def presenter_of(game: Game[Any]) -> Presenter[Any]:
    """The presenter of a game's system."""
    return next((shown for kind, shown in PRESENTERS.items() if isinstance(game, kind)), PLAIN)
