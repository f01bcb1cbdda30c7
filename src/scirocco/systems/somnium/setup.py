"""10.1: setting up, as printed or as the players like behind their lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scirocco.core.board import mask_of, members
from scirocco.core.decisions import Action, Event, Stage, Task, for_pieces, made, order
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.core.position import AWAY
from scirocco.systems.somnium.events import Placed
from scirocco.systems.somnium.reasons import because
from scirocco.systems.somnium.refusals import why_full
from scirocco.systems.somnium.scoring import row_of_hex
from scirocco.systems.somnium.stacks import full_hexes, put

if TYPE_CHECKING:
    from scirocco.systems.somnium.data import SetupStep
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


REST: Final = Action("rest")


class PlaceUnits(Stage["Somnium", "SomniumPosition"]):
    """10.1, A13: a side places its units behind its own start line, the next one in the list each time.

    ``rest`` lets all that are left and have a printed place take it (A29).
    """

    kind = "place"
    rule = "10.1"

    def options(self, game: Somnium, pos: SomniumPosition) -> list[Action]:
        task = pos.agenda[-1]
        open_hexes = self._zone(game, pos) & ~full_hexes(game, pos, task.side)
        found = [order("place", task.pieces[0], (space,)) for space in members(open_hexes)]
        if self._can_rest(game, pos):
            found.append(REST)
        return found

    def allows(self, game: Somnium, pos: SomniumPosition, action: Action) -> bool:
        if action.verb != "place":
            return action == REST and self._can_rest(game, pos)
        task = pos.agenda[-1]
        open_hexes = self._zone(game, pos) & ~full_hexes(game, pos, task.side)
        return action == order("place", task.pieces[0], action.spaces) and bool(open_hexes >> action.spaces[0] & 1)

    def _zone(self, game: Somnium, pos: SomniumPosition) -> int:
        """Where the next unit may stand: the task's number says which step of the scenario this is."""
        task = pos.agenda[-1]
        return game.setup_zones[task.number] & game.start_zone[task.side] & game.land

    def _can_rest(self, game: Somnium, pos: SomniumPosition) -> bool:
        """Whether every unit left that has a printed place finds room there."""
        task = pos.agenda[-1]
        counts: dict[int, int] = {}
        for unit in game.army[task.side]:
            if pos.at[unit] != AWAY:
                counts[pos.at[unit]] = counts.get(pos.at[unit], 0) + 1
        homes = [game.units[unit].home for unit in task.pieces if game.units[unit].home >= 0]
        for home in homes:
            counts[home] = counts.get(home, 0) + 1
        return bool(homes) and max(counts.values()) <= game.stacking

    def why(self, game: Somnium, pos: SomniumPosition, action: Action) -> Why:
        task = pos.agenda[-1]
        next_unit = game.units[task.pieces[0]].name
        if action.verb == "rest":
            return self._why_no_rest(game, task)
        if action.verb != "place":
            return because(game, "10.1", "not-now", f"place {next_unit}")
        if game.side_of[action.piece] != task.side:
            return because(game, "10.1", "not-yours", game.units[action.piece].name)
        if action.piece not in task.pieces:
            return because(game, "10.1", "placed-already", game.units[action.piece].name)
        if action.piece != task.pieces[0]:
            return because(game, "10.1", "not-now", f"place {next_unit}")
        space = action.spaces[0]
        if game.board.is_box(space) or not self._zone(game, pos) & game.board.bit[space]:
            return because(game, "10.1", "place-line", game.board.ids[space])
        return why_full(game, "4.1.1", space)

    def _why_no_rest(self, game: Somnium, task: Task) -> Why:
        if all(game.units[unit].home < 0 for unit in task.pieces):
            return because(game, "10.1", "rest-nowhere")
        return because(game, "10.1", "rest-blocked", game.stacking)

    def play(self, game: Somnium, pos: SomniumPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        task = pos.agenda.pop()
        left = task.pieces[1:]
        if action.verb == "rest":
            left = tuple(unit for unit in task.pieces if game.units[unit].home < 0)
            for unit in task.pieces:
                if unit not in left:
                    self._place(game, pos, unit, game.units[unit].home, log)
        else:
            self._place(game, pos, action.piece, action.spaces[0], log)
        if left:
            pos.agenda.append(for_pieces(task, left))

    def _place(self, game: Somnium, pos: SomniumPosition, unit: int, space: int, log: list[Event]) -> None:
        put(game, pos, unit, space)
        log.append(made(Placed, (game.ref("10.1"), unit, space)))


def open_set_up(game: Somnium, pos: SomniumPosition) -> None:
    """10.1: units with a printed place take it, but for those the scenario leaves to the players; units that jump
    when the game begins throw their die. The agenda is a stack: the first to place comes last."""
    by_hand: list[Task] = []
    for number, step in enumerate(game.scenario_data.setup):
        side = game.side_named(step.side)
        units = [game.piece_index[name] for name in step.units if name != "all"]
        if step.units == ["all"]:
            units = [unit for unit in game.army[side] if game.units[unit].turn == 0]
        by_hand.append(Task("place", side, pieces=tuple(units), number=number))
    left = {unit for task in by_hand for unit in task.pieces}
    jumps: list[Task] = []
    for unit in game.units:
        if unit.home >= 0 and unit.turn == 0 and unit.number not in left:
            put(game, pos, unit.number, unit.home)
            if unit.entry == "drop":
                jumps.append(Task("drop", unit.side, unit.number))
    pos.agenda += reversed(by_hand + jumps)


def setup_zone(game: Somnium, step: SetupStep) -> int:
    """The hexes a step of the scenario allows, before the start line is asked."""
    found = game.land
    for place, sign in ((step.north_of, 1), (step.south_of, -1)):
        if place:
            limit = row_of_hex(game, game.board.places[place])
            found &= mask_of(s for s in range(game.board.size) if sign * row_of_hex(game, s) < sign * limit)
    return found
