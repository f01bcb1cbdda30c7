"""Shows any game: pieces and where they are. A rules system's own presenter shows more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from scirocco.core.decisions import Action, Decision, Event
from scirocco.core.errors import Why
from scirocco.core.game import Game
from scirocco.core.position import AWAY, DEAD
from scirocco.drawing import CounterFace, Note
from scirocco.players.reasons import Reason
from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.telling import teller_of
from scirocco.telling.messages import Message, message, number

G = TypeVar("G", bound=Game[Any])
Sheet = tuple[str, Sequence[tuple[str, str]]]


class BattlePlan(NamedTuple):
    """A fight somebody thinks of, in numbers of pieces and spaces. None means: everybody who could. ``opening`` is the
    choice that would open it, where it may be opened now."""

    target: int
    kind: str = ""
    units: tuple[int, ...] | None = None
    guns: tuple[int, ...] | None = None
    support: tuple[int, ...] = ()
    air: int = 0
    cover: int = 0
    opening: Action | None = None


class Presenter(Generic[G]):
    """Shows any game. A system overrides what it has more to say about."""

    hides: ClassVar[bool] = True
    """Whether a side may not know all: then the record is closed until the game is over."""

    # The counters

    def pieces(self, game: G) -> list[shapes.Piece]:
        return [shapes.Piece(id=piece, label=piece, name=piece, side=None) for piece in game.piece_ids]

    def face(self, game: G, piece: int, *, reduced: bool) -> CounterFace:
        """A face of a counter, to be drawn."""
        return CounterFace(game.piece_ids[piece], "", "", False, 0, 0, 0, reduced=reduced)

    def sides_of(self, game: G, piece: int) -> dict[str, CounterFace]:
        """Every face a counter can show, by its facing."""
        return {"front": self.face(game, piece, reduced=False), "reduced": self.face(game, piece, reduced=True)}

    def faces(self, game: G, view: Any) -> dict[int, list[CounterFace]]:
        """The counters in each space as they lie, the best last."""
        found: dict[int, list[CounterFace]] = {}
        for piece, where in enumerate(view.at):
            if where >= 0:
                face = self.face(game, piece, reduced=self.unit(game, view, piece).reduced)
                found.setdefault(where, []).append(face)
        return {space: sorted(faces, key=lambda face: face.attack) for space, faces in found.items()}

    def notes(self, game: G) -> Mapping[str, Note]:
        """What the key of the printed map says of each kind of ground."""
        return {}

    def sheets(self, game: G) -> Sequence[Sheet]:
        """Tables that stand under the key of the printed map."""
        return ()

    # What may be known

    def may_know(self, game: G, chooser: int, viewer: int) -> bool:
        """Whether a viewer may read an action of the other side, and all its events, while the game goes on."""
        return not self.hides or chooser == viewer

    def is_open(self, game: G, action: str) -> bool:
        """Whether everybody may read this action, whoever chose it."""
        return not self.hides

    def open_events(self, game: G, events: Sequence[Event], chooser: int) -> list[Event]:
        """What everybody sees of an action that not everybody may know."""
        return []

    def open_dice(self, game: G, events: Sequence[Event], dice: Sequence[int]) -> list[int]:
        """The dice of an action that may be shown while the game goes on."""
        return list(dice)

    def may_read_reason(self, game: G, view: Any, reason: Reason) -> bool:
        """Whether a hint may tell people why the computer would do something."""
        return True

    def thrown(self, game: G, event: Event) -> list[shapes.Handful]:
        """The dice that belong to one event; where no event says so, they belong to the whole action."""
        return []

    def is_grave(self, event: Event) -> bool:
        """Whether nobody may overlook an event: it is said in the middle of the screen."""
        return False

    # The position

    def units(self, game: G, view: Any) -> list[shapes.Unit]:
        return [self.unit(game, view, piece) for piece in range(len(game.piece_ids))]

    def unit(self, game: G, view: Any, piece: int) -> shapes.Unit:
        where = view.at[piece]
        return shapes.Unit(
            id=game.piece_ids[piece],
            space=game.board.ids[where] if where >= 0 else None,
            status="destroyed" if where == DEAD else "away" if where == AWAY else "board",
        )

    def turns(self, game: G) -> int:
        return int(getattr(game, "turns", 0))

    def when(self, game: G, view: Any) -> str:
        """The day, or else the turn, as plain text."""
        return f"turn {view.turn}" if view.turn else "set-up"

    def moment(self, game: G, turn: int) -> Message:
        """A turn in words."""
        if turn < 1:
            return message("turn-set-up")
        return message("turn-plain", turn=number(turn), turns=number(self.turns(game)))

    def phase(self, game: G, view: Any) -> str:
        return ""

    def phase_name(self, game: G, view: Any) -> Message:
        return message("phase-set-up")

    def active(self, game: G, view: Any) -> int:
        """The side whose phase it is; -1 for none."""
        decision = game.decision(view)
        return -1 if decision is None else decision.side

    def must(self, game: G, view: Any, decision: Decision) -> list[shapes.Must]:
        """Who must still act before the phase can end."""
        return []

    def leaves(self, game: G, view: Any, action: Action) -> list[Message]:
        """What a choice would leave undone for good, and which fights would follow it at once."""
        return []

    def pools(self, game: G, view: Any) -> list[shapes.Pool]:
        return []

    def score(self, game: G, view: Any) -> list[shapes.ScoreLine]:
        return []

    def tracks(self, game: G, view: Any) -> list[shapes.Track]:
        return [self.turn_track(game, view)] if self.turns(game) else []

    def turn_track(self, game: G, view: Any) -> shapes.Track:
        """The turns, with who comes into play in each."""
        boxes = [
            shapes.TrackBox(
                id=str(turn),
                name=shown(self.moment(game, turn)),
                arrivals=[game.piece_ids[piece] for piece in self.arrivals(game, view, turn)],
                notes=[shown(note) for note in self.turn_notes(game, turn)],
            )
            for turn in range(1, self.turns(game) + 1)
        ]
        return shapes.Track(id="turns", name=shown(message("track-turns")), at=view.turn - 1, boxes=boxes)

    def arrivals(self, game: G, view: Any, turn: int) -> list[int]:
        """The pieces that still have to come into play in a turn."""
        return []

    def turn_notes(self, game: G, turn: int) -> list[Message]:
        """What else happens in a turn."""
        return []

    def trays(self, game: G, view: Any) -> list[shapes.Tray]:
        """The boxes beside the map."""
        return []

    # Battles

    def battle(self, game: G, view: Any) -> shapes.Battle | None:
        """The fight that is being declared."""
        return None

    def preview(self, game: G, view: Any, plan: BattlePlan) -> shapes.Battle:
        """A fight as it would be. Raises IllegalAction where the rules do not allow it."""
        raise NotImplementedError(f"{game.title} has no preview of battles")

    def plan_of(self, game: G, view: Any, action: Action) -> BattlePlan | None:
        """The battle an action would open, with everybody who could join; None when it opens none."""
        return None

    def plans_against(self, game: G, view: Any, space: int) -> list[BattlePlan]:
        """Every way to attack a space, the plainest first."""
        return []

    def table_odds(
        self, game: G, attack: int, defence: int, shift: int
    ) -> tuple[shapes.Ladder, list[shapes.Chance]] | None:
        """The combat table asked with bare strengths; None where there is no such table."""
        return None

    # Overlays

    def layers(self, game: G, view: Any) -> list[shapes.LayerName]:
        """The overlays there are now."""
        return []

    def layer(self, game: G, view: Any, name: str, piece: int) -> shapes.Layer | None:
        """One of them; ``piece`` is -1 for the whole board. None when there is no such overlay now."""
        return None

    def way_to(self, game: G, view: Any, piece: int, space: int) -> tuple[int, ...] | None:
        """A way for a piece to a space it may not go to, so that the rules can say what is in its way."""
        return None

    def reach(self, game: G, view: Any, piece: int) -> shapes.Reach | None:
        """Where a piece can go, or could go; None when it cannot move at all."""
        return None


def layer_name(id: str, per_piece: bool = False, side: str | None = None, *, marker: bool = False) -> shapes.LayerName:
    """An overlay with the words the catalogue has for it."""
    name = shown(message(f"layer-{id}"))
    return shapes.LayerName(id=id, name=name, per="piece" if per_piece else "board", side=side, marker=marker)


def tray(kind: str, side: str | None, items: list[shapes.TrayItem], *, id: str = "", hidden: int = 0) -> shapes.Tray:
    """A box beside the map with the words the catalogue has for it."""
    return shapes.Tray(
        id=id or f"{kind}-{side}",
        kind=kind,  # type: ignore[arg-type]
        side=side,
        name=shown(message(f"tray-{id or kind}")),
        items=items,
        count=len(items) + hidden,
    )


def show_why(game: Game[Any], view: Any, why: Why) -> shapes.Why:
    """A refusal by the rules, with its words."""
    return shapes.Why(
        rule=why.rule,
        code=why.code,
        text=why.text,
        args=list(why.args),
        message=shown(teller_of(game).why(game, view, why)),
    )
