"""Options that are asked for again and again: listed once, and kept while nothing they depend on has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Choices, Stage

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


class Offer:
    """What may be chosen, with everything on the table that it depends on."""

    __slots__ = (
        "_activated",
        "_at",
        "_bombed",
        "_convoys",
        "_crashed",
        "_fields",
        "_initiative",
        "_marched",
        "_marches",
        "_marks",
        "_phase",
        "_plan",
        "_task",
        "_turn",
        "actions",
    )

    def __init__(self, pos: AreasPosition, actions: list[Action]) -> None:
        self.actions = actions
        self._at = pos.at[:]
        self._marks = pos.marks[:]
        self._task = pos.agenda[-1]
        self._turn = pos.turn
        self._phase = pos.phase
        self._initiative = pos.initiative
        self._activated = pos.activated
        self._marched = pos.marched
        self._marches = pos.marches
        self._fields = pos.fields
        self._convoys = pos.convoys[:]
        self._crashed = pos.crashed
        self._bombed = pos.bombed
        self._plan = pos.plan

    def holds(self, pos: AreasPosition) -> bool:
        """Whether this is what may be chosen in this position."""
        return (
            self._task == pos.agenda[-1]
            and self._marks == pos.marks
            and self._at == pos.at
            and self._turn == pos.turn
            and self._phase == pos.phase
            and self._initiative == pos.initiative
            and self._activated == pos.activated
            and self._marched == pos.marched
            and self._marches == pos.marches
            and self._fields == pos.fields
            and self._convoys == pos.convoys
            and self._crashed == pos.crashed
            and self._bombed == pos.bombed
            and self._plan == pos.plan
        )


class Listed(Stage["Areas", "AreasPosition"]):
    """A stage that lists its options once. They may depend on all that an :class:`Offer` compares, on nothing else."""

    def list_options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        """Everything that may be chosen: complete, in a stable order."""
        raise NotImplementedError

    def offered(self, game: Areas, pos: AreasPosition) -> list[Action]:
        """The options, made now or kept; to be read, not to be altered."""
        known = game.offer_seen
        if known is None or not known.holds(pos):
            known = game.offer_seen = Offer(pos, self.list_options(game, pos))
        return known.actions

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return self.offered(game, pos)[:]

    def choices(self, game: Areas, pos: AreasPosition) -> Choices:
        return Choices(self.offered(game, pos))

    def allows(self, game: Areas, pos: AreasPosition, action: Action) -> bool:
        return action in self.offered(game, pos)
