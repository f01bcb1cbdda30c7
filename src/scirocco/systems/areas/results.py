"""7.4, 8.3: the dice of an attack, and what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Event, Task, duty
from scirocco.core.dice import Dice
from scirocco.systems.areas.automatic import Automatic
from scirocco.systems.areas.events import Fought
from scirocco.systems.areas.headquarters import flak_cover, targets, use_artillery
from scirocco.systems.areas.initiative import Roll
from scirocco.systems.areas.odds import (
    BANDS,
    BOMB_BANDS,
    CRUSHED,
    EVEN,
    FAILED,
    HIT,
    ROUTED,
    WON,
    band_of,
    bomb_band,
    is_bombardment,
)
from scirocco.systems.areas.position import AIR, FIRE, GUNS, KIND_WORDS, NIGHT, RAID, Battle, amended
from scirocco.systems.areas.retreat import BOMB_LOSS, COMBAT_LOSS, ELIMINATION, loss_task, retreat_task
from scirocco.systems.areas.stacks import take_loss, units_in
from scirocco.systems.areas.units import ACTED, BOUND
from scirocco.systems.areas.values import as_told, attack_modifiers, attacker_of, defence_modifiers, others_of, total

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


class RollBattle(Roll):
    """7, 8: two dice for each side; the attacker may throw all four again (R11)."""

    def roll(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice) -> None:
        assert pos.battle is not None
        pos.battle = amended(pos.battle, dice=(dice.roll(), dice.roll(), dice.roll(), dice.roll()))

    def could_be_better(self, game: Areas, pos: AreasPosition, task: Task) -> bool:
        assert pos.battle is not None
        return result_of(game, pos, pos.battle) < (HIT if is_bombardment(pos.battle) else ROUTED)

    def apply(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        battle = pos.battle
        assert battle is not None
        attack, defence = attack_modifiers(game, pos, battle), defence_modifiers(game, pos, battle)
        result = band_for(game, battle, total(attack), total(defence))
        bombs = is_bombardment(battle)
        log.append(
            Fought(
                game.ref("8.3" if bombs else "11" if battle.kind == NIGHT else "7.4"),
                battle.space,
                KIND_WORDS[battle.kind],
                battle.lead,
                battle.main,
                as_told(game, attack),
                as_told(game, defence),
                battle.dice,
                BOMB_BANDS[result] if bombs else BANDS[result],
            )
        )
        _spend_artillery(game, pos, battle, log)
        pos.agenda.append(duty("close", task.side))
        if bombs:
            bombardment_result(game, pos, battle, result, dice, log)
        else:
            _release(game, pos, battle)
            pos.agenda += reversed(combat_tasks(game, pos, battle, result))


def result_of(game: Areas, pos: AreasPosition, battle: Battle) -> int:
    """The band into which the dice of an attack fall."""
    attack, defence = attack_modifiers(game, pos, battle), defence_modifiers(game, pos, battle)
    return band_for(game, battle, total(attack), total(defence))


def band_for(game: Areas, battle: Battle, attack: int, defence: int) -> int:
    """The band for two values, to which the dice of the attack are added."""
    attack += sum(battle.dice[:2])
    defence += sum(battle.dice[2:])
    if is_bombardment(battle):
        return bomb_band(attack, defence)
    return band_of(attack, defence, game.data.fight.crushing, bool(game.switches.get("result_ratio")))


def _spend_artillery(game: Areas, pos: AreasPosition, battle: Battle, log: list[Event]) -> None:
    """2.5, 3.2: whoever gave his potential has used it; the values were taken before this."""
    if battle.kind == GUNS:
        for unit in (battle.lead, *battle.support):
            pos.marks[unit] |= ACTED
            use_artillery(game, pos, unit, True, log)
    for unit in battle.guns:
        use_artillery(game, pos, unit, True, log)
    for unit in battle.cover:
        use_artillery(game, pos, unit, False, log)


def _release(game: Areas, pos: AreasPosition, battle: Battle) -> None:
    """4, 5.5: attackers have acted. All who had to fight in the area took part (R59); of the others, who cannot
    fight at all, nothing more is asked (R64)."""
    for unit in (battle.lead, *battle.support):
        pos.marks[unit] |= ACTED
    if battle.kind != FIRE:
        for unit in units_in(game, pos, attacker_of(battle, game), battle.space):
            pos.marks[unit] &= ~BOUND


def combat_tasks(game: Areas, pos: AreasPosition, battle: Battle, result: int) -> list[Task]:
    """7.4, 11: what the sides have to bear, in the order in which it happens; the attacker first (R3)."""
    lead, main = battle.lead, battle.main
    found: list[Task] = []
    if battle.kind == FIRE:
        if result <= EVEN:
            found.append(loss_task(game, lead, battle.origin, COMBAT_LOSS))
        if result in (EVEN, WON):
            found.append(loss_task(game, main, battle.space, COMBAT_LOSS))
        if result == ROUTED:
            found.append(loss_task(game, main, battle.space, ELIMINATION))
        return found
    if result <= EVEN:
        found += [loss_task(game, lead, battle.space, COMBAT_LOSS), retreat_task(game, lead, battle.space)]
    if result >= EVEN:
        found += [loss_task(game, main, battle.space, COMBAT_LOSS), retreat_task(game, main, battle.space)]
    if battle.kind == NIGHT:
        return found
    support = others_of(game, pos, battle)
    if result == CRUSHED and support:
        found.append(duty("others", game.side_of[lead], space=battle.space, pieces=support))
    if result == ROUTED:
        side = game.side_of[main]
        others = tuple(unit for unit in units_in(game, pos, side, battle.space) if unit != main)
        if others:
            found.append(duty("others", side, space=battle.space, pieces=others))
    return found


def bombardment_result(
    game: Areas, pos: AreasPosition, battle: Battle, result: int, dice: Dice, log: list[Event]
) -> None:
    """8.3: an error among friends, anti-aircraft fire, or losses to the target and a second unit."""
    side = attacker_of(battle, game)
    if result == FAILED:
        if battle.kind == AIR and flak_cover(game, pos, battle.space):
            take_loss(game, pos, battle.lead, "8", log)
        if battle.kind != RAID and units_in(game, pos, side, battle.space):
            friends = targets(game, pos, side, battle.space)
            unlucky = friends[dice.roll(len(friends)) - 1] if len(friends) > 1 else friends[0]
            pos.agenda.append(loss_task(game, unlucky, battle.space, BOMB_LOSS))
        return
    if result == HIT:
        pos.agenda.append(duty("second", 1 - side, battle.main, battle.space))
    pos.agenda.append(loss_task(game, battle.main, battle.space, BOMB_LOSS))


class CloseBattle(Automatic):
    """The attack is over."""

    kind = "close"
    rule = "7.4"

    def carry_out(self, game: Areas, pos: AreasPosition, task: Task, dice: Dice, log: list[Event]) -> None:
        pos.battle = None
