"""12.2: the Commonwealth as the printed solitaire rules move it. Where they are silent it does what a careful umpire
would: the strongest unit leads, the best defender defends, chance decides between equals."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, cast

from scirocco.core.board import members
from scirocco.core.decisions import Action
from scirocco.core.dice import NoDice
from scirocco.core.game import Game
from scirocco.players.areas.player import AreasPlayer
from scirocco.players.areas.survey import FAR
from scirocco.systems.areas.game import Areas
from scirocco.systems.areas.headquarters import support_potential
from scirocco.systems.areas.movement import destinations
from scirocco.systems.areas.odds import EVEN, is_bombardment
from scirocco.systems.areas.orders import bound_areas, can_assault, is_ready
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.results import result_of
from scirocco.systems.areas.stacks import attack_of, defence_of, occupied, units_in
from scirocco.systems.areas.units import GARRISON, INVADER, TIRED
from scirocco.systems.areas.victory import invader_objectives

ASSAULT_WITH = 3
"""12.2: units that must be in an area before the Commonwealth assaults there."""


class Printed:
    """A position as the printed rules look at it."""

    def __init__(self, game: Areas, pos: AreasPosition, source: random.Random) -> None:
        self.game = game
        self.pos = pos
        self.source = source
        self.is_night = game.is_night(pos.turn)
        self.own = occupied(game, pos, GARRISON)
        self.foes = occupied(game, pos, INVADER)
        lost = invader_objectives(game, pos) | (game.objectives & self.foes)
        self.goals = lost or (self.own & self.foes)
        """Objectives that the enemy holds or contests; if there are none, contested areas."""

    def germans(self, space: int) -> int:
        return len(units_in(self.game, self.pos, INVADER, space))

    def strength(self, space: int) -> int:
        return len(units_in(self.game, self.pos, GARRISON, space))

    def is_bound_to(self, space: int) -> bool:
        """12.2: units on an objective or in a contested area do not move."""
        return bool((self.game.objectives | self.foes) >> space & 1)

    def distance(self, space: int) -> int:
        """Links to the nearest goal."""
        return min((self.game.board.distance(space, goal) for goal in members(self.goals)), default=FAR)

    def one_of(self, actions: Iterable[Action], key: Callable[[Action], tuple[float, ...]]) -> Action:
        """The best by a key; between equals chance decides."""
        found = list(actions)
        best = max(key(action) for action in found)
        return self.source.choice([action for action in found if key(action) == best])

    def matters(self, space: int) -> int:
        """12.2: objectives that the enemy holds or contests come first, then contested areas."""
        return 2 * bool(self.goals & self.game.objectives & self.game.board.bit[space]) + bool(self.own >> space & 1)


# Orders


def choose_area(seen: Printed, options: list[Action]) -> Action:
    """Counter-attacks on lost objectives first, and by night the one battalion that fights then; other fights, where
    most is at stake; then movement towards what is lost or contested."""
    marches = [action for action in options if action.verb == "march"]
    strikes = [action for action in marches if _strikes_from(seen, action.spaces[0])]
    if strikes:
        return seen.one_of(strikes, lambda action: (-seen.distance(action.spaces[0]), seen.strength(action.spaces[0])))
    fights = [action for action in options if action.verb == "activate" and _fights_from(seen, action.spaces[0])]
    if fights:
        return seen.one_of(fights, lambda action: (_stake(seen, action.spaces[0]),))
    marches = [action for action in marches if _march_from(seen, action.spaces[0])]
    if marches:
        return seen.one_of(marches, lambda action: (-seen.distance(action.spaces[0]), seen.strength(action.spaces[0])))
    return Action("end")


def _stake(seen: Printed, space: int) -> float:
    around = [space, *seen.game.board.neighbours[space]]
    return max(seen.matters(area) for area in around if seen.foes >> area & 1)


def _fights_from(seen: Printed, space: int) -> bool:
    """Whether the printed rules would do anything here, looked at on a copy of the table."""
    pos = seen.pos.copy()
    seen.game.play(pos, Action("activate", spaces=(space,)), NoDice())
    if pos.agenda[-1].stage != "orders":
        return False
    look = Printed(seen.game, pos, random.Random(0))
    return choose_order(look, seen.game.options(pos)).verb != "done"


def _strikes_from(seen: Printed, space: int) -> bool:
    """12.2: whether an activation for movement brings an assault on an objective in German hands, or the night attack
    (11, R85)."""
    if seen.is_night:
        return _raids_from(seen, space)
    if seen.is_bound_to(space):
        return False
    prey = seen.goals & seen.game.objectives & seen.foes & ~seen.own
    return any(len(_comers(seen, space, goal)) >= ASSAULT_WITH for goal in members(prey))


def _raids_from(seen: Printed, space: int) -> bool:
    raider = seen.game.night_raider
    if seen.pos.at[raider] != space or not is_ready(seen.pos, raider):
        return False
    if can_assault(seen.game, seen.pos, GARRISON, space):
        return True
    prey = seen.goals & seen.foes & ~seen.own
    return not seen.is_bound_to(space) and any(prey >> there & 1 for there in destinations(seen.game, seen.pos, raider))


def _comers(seen: Printed, here: int, space: int) -> list[int]:
    """Who can go from one area into another and fight there: not those who have acted."""
    game, pos = seen.game, seen.pos
    return [
        unit
        for unit in units_in(game, pos, GARRISON, here)
        if is_ready(pos, unit) and not game.units[unit].artillery and space in destinations(game, pos, unit)
    ]


def _march_from(seen: Printed, space: int) -> bool:
    if seen.is_bound_to(space) or not seen.goals:
        return False
    return any(_way(seen, unit) is not None for unit in units_in(seen.game, seen.pos, GARRISON, space))


def choose_order(seen: Printed, options: list[Action]) -> Action:
    """12.2: headquarters shell the most Germans; three or more assault, one is enough to fire; others march."""
    by_verb: dict[str, list[Action]] = {}
    for action in options:
        by_verb.setdefault(action.verb, []).append(action)
    if "bombard" in by_verb:
        return seen.one_of(by_verb["bombard"], lambda action: (seen.germans(action.spaces[0]),))
    for action in by_verb.get("select", []):
        way = _way(seen, action.piece)
        if way is not None and way[-1] in _wanting(seen):
            return action
    for action in by_verb.get("assault", []):
        if _assaults(seen, action.spaces[0]):
            return action
    if "fire" in by_verb:
        return seen.one_of(
            by_verb["fire"], lambda action: (seen.matters(action.spaces[0]), seen.germans(action.spaces[0]))
        )
    for action in by_verb.get("select", []):
        if not seen.is_bound_to(seen.pos.at[action.piece]) and _way(seen, action.piece) is not None:
            return action
    return Action("done")


def _assaults(seen: Printed, space: int) -> bool:
    """Three units are there, or those that came in have no choice; by night one battalion fights alone (R85)."""
    return seen.is_night or space in _entered(seen) or seen.strength(space) >= ASSAULT_WITH


def _entered(seen: Printed) -> list[int]:
    """Areas where units have come among Germans and must assault."""
    return bound_areas(seen.game, seen.pos, GARRISON)


def _wanting(seen: Printed) -> list[int]:
    """Entered areas where fewer than three are yet, so that others have to follow."""
    return [space for space in _entered(seen) if seen.strength(space) < ASSAULT_WITH and not seen.is_night]


def _way(seen: Printed, unit: int) -> tuple[int, ...] | None:
    """The way that brings a unit nearest to a goal; into Germans only to reinforce, or with two others. Where others
    have gone in before it, and are not three yet, it follows."""
    game, pos = seen.game, seen.pos
    if game.units[unit].artillery or not is_ready(pos, unit):
        return None
    here = pos.at[unit]
    reach = destinations(game, pos, unit)
    for space in _wanting(seen):
        if space in reach:
            return reach[space][1]
    best: tuple[int, int, tuple[int, ...]] | None = None
    for space, (cost, way) in sorted(reach.items()):
        if seen.foes >> space & 1 and not _may_enter(seen, unit, space):
            continue
        found = (seen.distance(space), cost, way)
        if found[0] < seen.distance(here) and (best is None or found < best):
            best = found
    return None if best is None else best[2]


def _may_enter(seen: Printed, unit: int, space: int) -> bool:
    """12.2: an assault takes three units, all of whom can come along; the night attack takes one (R85)."""
    if seen.own >> space & 1 or seen.is_night:
        return bool((seen.own | seen.goals) >> space & 1)
    return len(_comers(seen, seen.pos.at[unit], space)) >= ASSAULT_WITH


def choose_move(seen: Printed, options: list[Action]) -> Action:
    way = _way(seen, seen.pos.agenda[-1].piece)
    return Action("move", seen.pos.agenda[-1].piece, way) if way is not None else options[0]


# Fights


def choose_leader(seen: Printed, options: list[Action]) -> Action:
    return seen.one_of(options, lambda action: (attack_of(seen.game, seen.pos, action.piece),))


def choose_joiner(seen: Printed, options: list[Action]) -> Action:
    return options[0]


def choose_guns(seen: Printed, options: list[Action]) -> Action:
    guns = [action for action in options if action.verb == "guns"]
    return seen.one_of(guns, lambda action: (support_potential(seen.game, seen.pos, action.piece),))


def choose_main(seen: Printed, options: list[Action]) -> Action:
    """7.2: the highest defence factor; a fresh unit before a tired one."""
    return seen.one_of(
        options,
        lambda action: (
            defence_of(seen.game, seen.pos, action.piece),
            -(seen.pos.marks[action.piece] & TIRED),
        ),
    )


def choose_victim(seen: Printed, options: list[Action]) -> Action:
    return seen.one_of(options, lambda action: (-defence_of(seen.game, seen.pos, action.piece),))


def choose_reroll(seen: Printed, options: list[Action]) -> Action:
    """3.1: the initiative is spent on a combat that went badly."""
    battle = seen.pos.battle
    if seen.pos.agenda[-1].stage != "battle" or battle is None or is_bombardment(battle):
        return Action("keep")
    return Action("reroll") if result_of(seen.game, seen.pos, battle) < EVEN else Action("keep")


def choose_loss(seen: Printed, options: list[Action]) -> Action:
    """3.2: the fort goes before a unit that would be eliminated."""
    return Action("raze") if seen.pos.marks[seen.pos.agenda[-1].piece] & TIRED else Action("take")


def choose_others(seen: Printed, options: list[Action]) -> Action:
    """On an objective they stay as long as they can."""
    losses = [action for action in options if action.verb == "loss"]
    if losses and seen.game.objectives >> seen.pos.agenda[-1].space & 1:
        return seen.one_of(losses, lambda action: (-(seen.pos.marks[action.piece] & TIRED),))
    return Action("withdraw")


def choose_second(seen: Printed, options: list[Action]) -> Action:
    fresh = [a for a in options if a.verb == "loss" and not seen.pos.marks[a.piece] & TIRED]
    return seen.source.choice(fresh or [a for a in options if a.verb == "yield"] or options)


def choose_retreat(seen: Printed, options: list[Action]) -> Action:
    """12.2: towards the nearest objective without Germans, or to friends, where most of them are."""
    game = seen.game
    ours = list(members(game.objectives & ~seen.foes))

    def nearness(action: Action) -> tuple[float, ...]:
        space = action.spaces[0]
        nearest = min((game.board.distance(space, goal) for goal in ours), default=FAR)
        return (-nearest, seen.strength(space))

    return seen.one_of(options, nearness)


def choose_follow(seen: Printed, options: list[Action]) -> Action:
    return options[0]


class PrintedPlayer:
    """The Commonwealth by the printed rules; the German side, of which they say nothing, by the script."""

    def __init__(self, level: str = "printed", seed: int | None = None) -> None:
        self.name = level
        self._source = random.Random(seed)
        self._script = AreasPlayer("regular", seed)

    def choose(self, game: Game[Any], view: Any, side: int) -> Action:
        areas, pos = cast(Areas, game), cast(AreasPosition, view)
        options = game.options(pos)
        chapter = CHOICES.get(pos.agenda[-1].stage)
        if side != GARRISON or chapter is None or len(options) == 1:
            return self._script.choose(game, view, side)
        return chapter(Printed(areas, pos, self._source), options)


CHOICES: dict[str, Callable[[Printed, list[Action]], Action]] = {
    "area": choose_area,
    "orders": choose_order,
    "move": choose_move,
    "lead": choose_leader,
    "join": choose_joiner,
    "guns": choose_guns,
    "cover": choose_guns,
    "main": choose_main,
    "victim": choose_victim,
    "battle": choose_reroll,
    "activation": choose_reroll,
    "convoy": choose_reroll,
    "hurt": choose_loss,
    "others": choose_others,
    "second": choose_second,
    "retreat": choose_retreat,
    "follow": choose_follow,
}
