"""The movement phase: targets first, then posts for all others.

A unit that ends its move next to the enemy must attack (4.1.2), so attacks are
planned before anybody moves and nobody else goes into an enemy zone.
"""

from __future__ import annotations

from typing import NamedTuple

from scirocco.core.board import members
from scirocco.players.somnium.assault import Assault, gather
from scirocco.players.somnium.outlook import BRISK, March
from scirocco.players.somnium.posts import Post, Posts, holding
from scirocco.players.somnium.survey import Survey
from scirocco.systems.somnium.engagement import would_be_obliged
from scirocco.systems.somnium.guns import can_bombard
from scirocco.systems.somnium.position import SomniumPosition
from scirocco.systems.somnium.stacks import attack_of
from scirocco.systems.somnium.units import MOVED, REDUCED


class MovePlan(NamedTuple):
    """Where units go in this phase, in the order in which they do, and the attacks for which they go."""

    places: dict[int, int]
    assaults: tuple[Assault, ...]
    seen: tuple[tuple[int, int], ...]

    def fits(self, pos: SomniumPosition) -> bool:
        """Whether the table still is as the plan has it: every unit where it was or was to go, and no attack hurt by
        mines while others are still to join it."""
        if any(self._is_hurt(assault, pos) and self._is_pending(assault, pos) for assault in self.assaults):
            return False
        going = pos.agenda[-1].piece
        for unit, (where, _) in enumerate(self.seen):
            if unit == going or pos.at[unit] < 0 or pos.marks[unit] & MOVED:
                continue
            if pos.at[unit] not in (where, self.places.get(unit, where)):
                return False
        return True

    def _is_hurt(self, assault: Assault, pos: SomniumPosition) -> bool:
        return any(pos.at[unit] < 0 or (pos.marks[unit] & REDUCED) != self.seen[unit][1] for unit in assault.attackers)

    def _is_pending(self, assault: Assault, pos: SomniumPosition) -> bool:
        return any(not pos.marks[unit] & MOVED and pos.at[unit] != place for unit, place in assault.places)


def make_plan(survey: Survey) -> MovePlan:
    """Plan the whole movement phase from the position as it is; units that have moved stay where they are."""
    pos = survey.pos
    movers = [unit for unit in survey.army if not pos.marks[unit] & MOVED]
    reaches = {unit: survey.march(unit) for unit in movers}
    assaults = plan_assaults(survey, movers, reaches)
    places = {unit: pos.at[unit] for unit in survey.army}
    bound: set[int] = set()
    for assault in assaults:
        places.update(assault.places)
        bound.update(assault.attackers, assault.guns)
    # Who has mines to cross goes first: if they hurt him, the others can still be sent elsewhere.
    storming = sorted(bound, key=lambda unit: (-reaches[unit].mines[places[unit]] if unit in reaches else 0, unit))
    posts = Posts(survey, places)
    free = [unit for unit in movers if unit not in bound]
    if survey.haste == BRISK:
        free = [unit for unit in free if has_business(survey, unit, reaches[unit])]
    order = post_order(survey, posts, free)
    for unit in order:
        posts.take(unit, choose_post(survey, posts, unit, reaches[unit]))
    sequence = [*order, *storming]
    seen = tuple((pos.at[unit], pos.marks[unit] & REDUCED) for unit in range(len(pos.at)))
    return MovePlan({unit: places[unit] for unit in sequence}, tuple(assaults), seen)


# Attacks


def plan_assaults(survey: Survey, movers: list[int], reaches: dict[int, March]) -> list[Assault]:
    """Fill the best targets one after the other; a target whose attackers were taken is looked at again."""
    scratch = survey.pos.copy()
    free = {unit for unit in survey.army if attack_of(survey.game, survey.pos, unit) > 0}
    guns = [gun for gun in survey.game.guns[survey.side] if gun in free]
    costs = {unit: use_cost(survey, unit) for unit in movers}
    found: dict[int, Assault | None] = {
        target: _try_target(survey, scratch, target, free, guns, movers, reaches, costs) for target in survey.stacks
    }
    chosen: list[Assault] = []
    while True:
        best = max((one for one in found.values() if one is not None), key=lambda one: one.value, default=None)
        if best is None or best.value <= survey.least_worth:
            return chosen
        chosen.append(best)
        del found[best.target]
        free.difference_update(best.attackers)
        guns = [gun for gun in guns if gun not in best.guns]
        taken = {space for _, space in best.places}
        for unit, space in best.places:
            scratch.at[unit] = space
            survey.friends |= survey.game.board.bit[space]
        scratch.air[survey.side] -= best.air
        for target, one in found.items():
            if one is not None and _is_touched(one, best, taken, scratch.air[survey.side]):
                found[target] = _try_target(survey, scratch, target, free, guns, movers, reaches, costs)


def _is_touched(one: Assault, best: Assault, taken: set[int], air: int) -> bool:
    """Whether an attack that was chosen took units, guns, hexes or aircraft from another."""
    return (
        bool(set(one.attackers) & set(best.attackers))
        or bool(set(one.guns) & set(best.guns))
        or any(space in taken for _, space in one.places)
        or one.air > air
    )


def _try_target(
    survey: Survey,
    scratch: SomniumPosition,
    target: int,
    free: set[int],
    guns: list[int],
    movers: list[int],
    reaches: dict[int, March],
    costs: dict[int, float],
) -> Assault | None:
    """The best assault on a target by units that are still free to go there."""
    game, pos = survey.game, survey.pos
    approaches = sorted(members(game.ring[target] & ~survey.enemies), key=lambda space: -approach_worth(survey, space))
    options: dict[int, list[int]] = {}
    fees: dict[int, float] = {}
    for unit in sorted(free):
        here = pos.at[unit]
        if unit not in reaches:
            if here in approaches and scratch.at[unit] == here:
                options[unit] = [here]
                fees[unit] = -survey.weights.relief if would_be_obliged(game, pos, unit, survey.foes) else 0.0
            continue
        if game.units[unit].gun:
            continue
        cost = reaches[unit].cost
        places = [space for space in approaches if space in cost]
        if here in places:
            places.remove(here)
            places.insert(0, here)
        if places:
            options[unit] = places
            fees[unit] = survey.mine_toll(unit, reaches[unit].mines[places[0]])
            fees[unit] += 0.0 if here in places else costs[unit]
    if not options:
        return None
    near = [gun for gun in guns if gun not in options and can_bombard(game, pos, gun, target)]
    near = [gun for gun in near if not would_be_obliged(game, pos, gun, survey.foes)]
    return gather(survey, scratch, target, options, near, fees)


def approach_worth(survey: Survey, space: int) -> float:
    """A hex to attack from: not on mines (9.2), on good ground, next to few other enemies."""
    game = survey.game
    others = (game.ring[space] & survey.enemies).bit_count()
    return 0.3 * game.columns[space] - 0.2 * others - (1.0 if survey.mines >> space & 1 else 0.0)


def use_cost(survey: Survey, unit: int) -> float:
    """What is given up when a unit leaves its post: a prize nobody else holds, a hex that bars the way."""
    game, pos = survey.game, survey.pos
    here = pos.at[unit]
    others = tuple([other for other in survey.army if other != unit and pos.at[other] == here])
    weights = survey.weights_of(unit)
    cost = holding(Post(survey, weights, unit, here, others, 0))
    if survey.last_turn:
        boxes = [box for box in survey.ground.exit_points[survey.side] if box in survey.march(unit).cost]
        cost += max((survey.exit_points(unit, box) for box in boxes), default=0)
    if not others:
        cost += weights.block * survey.guard_scale * survey.blocking[here] * 0.5
        cost += weights.terrain * game.columns[here] * 0.5 if survey.hitters[here] else 0.0
    # A formation that holds back is dearer to send, one that storms is cheaper.
    return cost + weights.assault_threshold - survey.weights.assault_threshold


# Posts


def post_order(survey: Survey, posts: Posts, free: list[int]) -> list[int]:
    """Who chooses a post first: units in trouble, then those on prizes, the strong before the weak, guns last."""
    game, pos = survey.game, survey.pos

    def rank(unit: int) -> tuple[int, float, int]:
        counter = game.units[unit]
        crowded = not posts.has_room(unit, pos.at[unit])
        if crowded or would_be_obliged(game, pos, unit, survey.foes):
            first = 0
        elif pos.at[unit] in survey.ledger.prizes and not counter.gun:
            first = 1
        else:
            first = 3 if counter.gun else 2
        return first, -survey.pull[pos.at[unit]], unit

    return sorted(free, key=rank)


def has_business(survey: Survey, unit: int, march: March) -> bool:
    """Whether a unit has something to do this turn: a prize or a way out in reach, or an enemy near."""
    if survey.hitters[survey.pos.at[unit]] or survey.pos.marks[unit] & REDUCED:
        return True
    goals, size = survey.ledger.goals(survey.side), survey.game.board.size
    return any(space in goals or space >= size for space in march.cost)


def choose_post(survey: Survey, posts: Posts, unit: int, march: March) -> int:
    """The best hex outside the enemy's zones, or the present one."""
    game, pos, weights = survey.game, survey.pos, survey.weights_of(unit)
    here = pos.at[unit]
    wanted = survey.manner.post_of(unit)
    if wanted in march.cost and not survey.enemy_zone >> wanted & 1 and posts.has_room(unit, wanted):
        return wanted
    cover = posts.cover(unit)
    best, best_value = here, -1000.0
    if posts.has_room(unit, here):
        best_value = posts.judge(unit, here, cover)
        if would_be_obliged(game, pos, unit, survey.foes):
            best_value += forced_value(survey, unit)
    counter = game.units[unit]
    spaces = [space for space in march.cost if space != here and not survey.enemy_zone >> space & 1]
    promise = None if counter.gun or counter.engineer or weights.exodus else posts.promise(weights)
    slack = posts.slack(unit) + weights.noise
    if not survey.last_turn:
        slack -= weights.pull * survey.own_boldness * survey.pull[here]
    if promise is not None:
        size = game.board.size
        spaces.sort(key=lambda space: -promise[space] if space < size else -1000.0)
    for space in spaces:
        if promise is not None and space < game.board.size and promise[space] + slack < best_value:
            break
        if not posts.has_room(unit, space):
            continue
        value = posts.judge(unit, space, cover) - weights.move_effort - survey.mine_toll(unit, march.mines[space])
        value += weights.noise * survey.noise.random()
        if value > best_value:
            best, best_value = space, value
    return best


def forced_value(survey: Survey, unit: int) -> float:
    """4.1.2: what the attack is worth that the unit must make if it stays next to the enemy."""
    game, pos = survey.game, survey.pos
    best = -20.0
    for target in members(game.ring[pos.at[unit]] & survey.enemies):
        mates = [other for other in survey.army if pos.at[other] == pos.at[unit]]
        options = {other: [pos.at[other]] for other in mates}
        guns = [gun for gun in game.guns[survey.side] if gun in survey.army and gun not in mates]
        guns = [gun for gun in guns if can_bombard(game, pos, gun, target)]
        found = gather(survey, pos, target, options, guns, {}, forced=[unit])
        if found is not None:
            best = max(best, found.value)
    return best
