"""7, 11: declaring an assault, a fire or the night attack: who leads, who joins, whose guns help, who defends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.decisions import Action, Event, Stage, duty
from scirocco.core.dice import Dice
from scirocco.core.errors import Why
from scirocco.systems.areas.events import AttackDeclared, Joined, Supported
from scirocco.systems.areas.headquarters import (
    air_targets,
    has_headquarters,
    support_potential,
    supporters,
    targets,
    why_no_support,
)
from scirocco.systems.areas.position import AIR, ASSAULT, FIRE, KIND_WORDS, NIGHT, RAID, Battle, amended
from scirocco.systems.areas.reasons import because
from scirocco.systems.areas.stacks import units_in
from scirocco.systems.areas.units import ACTED, BOUND, DISPERSED, GARRISON
from scirocco.systems.areas.values import attacker_of, has_three_battalions

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def attackers(game: Areas, pos: AreasPosition, side: int, kind: int, origin: int, on_landing: bool) -> list[int]:
    """4, R9: who may take part in an attack out of an area: units that have not acted, and in an assault those bound
    to fight. Dispersed units fight only in the assault that their landing brings (5.2); headquarters and batteries
    never do (2.5)."""
    found = []
    for unit in units_in(game, pos, side, origin):
        marks = pos.marks[unit]
        if game.is_artillery[unit] or (marks & DISPERSED and not on_landing):
            continue
        if kind == FIRE and marks & BOUND:
            continue
        if not marks & ACTED or (kind == ASSAULT and marks & BOUND):
            found.append(unit)
    return found


def leaders(game: Areas, pos: AreasPosition, side: int, kind: int, origin: int, on_landing: bool = False) -> list[int]:
    """7.1, 8, R49: who may lead; anti-aircraft units lead a fire, but no assault."""
    able = attackers(game, pos, side, kind, origin, on_landing)
    return [unit for unit in able if kind == FIRE or game.leads_assault[unit]]


def obliged(game: Areas, pos: AreasPosition, side: int, battle: Battle, lead: int) -> tuple[int, ...]:
    """5.2, 5.5, R59: whoever else has come among enemies and must fight; they all take part in the first assault."""
    if battle.kind != ASSAULT:
        return ()
    able = attackers(game, pos, side, ASSAULT, battle.origin, battle.on_landing)
    return tuple([unit for unit in able if unit != lead and pos.marks[unit] & BOUND])


def night_targets(game: Areas, pos: AreasPosition, side: int, space: int) -> list[int]:
    """11: any unit but a headquarters; batteries only when nobody else is there (2.5)."""
    return air_targets(game, pos, side, space)


def declare(
    game: Areas, pos: AreasPosition, side: int, kind: int, space: int, origin: int, log: list[Event], landing: bool
) -> None:
    """Begin an assault or a fire: the tasks are met from the leader to the dice."""
    pos.battle = Battle(kind, space, origin, on_landing=landing)
    log.append(AttackDeclared(game.ref("7"), side, space, KIND_WORDS[kind], -1))
    pos.agenda += [
        duty("battle", side, space=space),
        duty("cover", 1 - side, space=space),
        duty("main", 1 - side, space=space),
        duty("guns", side, space=space),
        duty("join", side, space=space),
        duty("lead", side, space=space),
    ]


def declare_night_attack(game: Areas, pos: AreasPosition, space: int, log: list[Event]) -> None:
    """11: the one battalion that attacks by night chooses its target."""
    raider = game.night_raider
    pos.battle = Battle(NIGHT, space, space, raider)
    log.append(AttackDeclared(game.ref("11"), GARRISON, space, KIND_WORDS[NIGHT], raider))
    pos.agenda += [duty("battle", GARRISON, space=space), duty("victim", GARRISON, space=space)]


def declare_bombardment(
    game: Areas,
    pos: AreasPosition,
    side: int,
    kind: int,
    space: int,
    lead: int,
    support: tuple[int, ...],
    log: list[Event],
) -> None:
    """8: the defender names the target, then the dice fall."""
    origin = pos.at[lead] if lead >= 0 and pos.at[lead] >= 0 else space
    pos.battle = Battle(kind, space, origin, lead, support)
    number = "8.4" if kind == RAID else "8"
    log.append(AttackDeclared(game.ref(number), side, space, KIND_WORDS[kind], lead))
    pos.agenda += [duty("battle", side, space=space), duty("main", 1 - side, space=space)]


class NameLeader(Stage["Areas", "AreasPosition"]):
    """7.1: the attacker names the unit whose factor counts."""

    kind = "lead"
    rule = "7.1"

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        battle, side = pos.battle, pos.agenda[-1].side
        assert battle is not None
        able = leaders(game, pos, side, battle.kind, battle.origin, battle.on_landing)
        return [Action("lead", unit) for unit in able]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        if action.verb != "lead":
            return because(game, "7.1", "not-now", "name the unit that leads the attack")
        unit = game.units[action.piece]
        number = "2.5" if unit.artillery else "8" if unit.flak else "7.1"
        return because(game, number, "cannot-lead", unit.name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        assert pos.battle is not None
        side = pos.agenda.pop().side
        duty_bound = obliged(game, pos, side, pos.battle, action.piece)
        pos.battle = amended(pos.battle, lead=action.piece, support=duty_bound)
        log.append(Joined(game.ref("7.1"), action.piece, pos.battle.space))
        log += [Joined(game.ref("5.5"), unit, pos.battle.space) for unit in duty_bound]

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        options = self.options(game, pos)
        if len(options) == 1:
            self.play(game, pos, options[0], dice, log)
            return True
        return False


class JoinAttack(Stage["Areas", "AreasPosition"]):
    """7.1, R73: other units take part, where that makes a difference: for three battalions, or with tanks; with the
    switch each for 1 more. Those who must fight take part already (R59)."""

    kind = "join"
    rule = "7.1"

    def _able(self, game: Areas, pos: AreasPosition) -> list[int]:
        battle, side = pos.battle, pos.agenda[-1].side
        assert battle is not None
        able = attackers(game, pos, side, battle.kind, battle.origin, battle.on_landing)
        return [unit for unit in able if unit != battle.lead and unit not in battle.support]

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [*(Action("join", unit) for unit in self._able(game, pos)), Action("done")]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        battle = pos.battle
        assert battle is not None
        if action.verb != "join":
            return because(game, "7.1", "not-now", "let other units join the attack")
        unit = game.units[action.piece]
        if action.piece == battle.lead or action.piece in battle.support:
            return because(game, "7.1", "joined-already", unit.name)
        return because(game, "2.5" if unit.artillery else "4", "cannot-join", unit.name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        assert pos.battle is not None
        if action.verb == "done":
            pos.agenda.pop()
            return
        pos.battle = amended(pos.battle, support=(*pos.battle.support, action.piece))
        log.append(Joined(game.ref("7.1"), action.piece, pos.battle.space))

    def _counts(self, game: Areas, pos: AreasPosition) -> bool:
        """Whether anything depends on it that one of them takes part."""
        battle, able = pos.battle, self._able(game, pos)
        assert battle is not None
        if not able or game.switches.get("joined_only"):
            return bool(able)
        inside = (battle.lead, *battle.support)
        if has_three_battalions(game, (*inside, *able)) and not has_three_battalions(game, inside):
            return True
        foe = 1 - pos.agenda[-1].side
        prey = any(game.units[unit].airborne for unit in targets(game, pos, foe, battle.space))
        tanks = prey and not has_headquarters(game, pos, foe, battle.space)
        return tanks and any(game.units[unit].tank for unit in able) and not any(game.units[u].tank for u in inside)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        if self._counts(game, pos):
            return False
        pos.agenda.pop()
        return True


class GiveGuns(Stage["Areas", "AreasPosition"]):
    """7.1, 7.2, R27, R29: one headquarters or battery supports the assault, one the defence; with the switch one from
    each area (R72)."""

    rule = "2.5"

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def _able(self, game: Areas, pos: AreasPosition) -> list[int]:
        battle, side = pos.battle, pos.agenda[-1].side
        assert battle is not None
        if side == attacker_of(battle, game):
            chosen = battle.guns
            able = supporters(game, pos, side, battle.space) if battle.kind == ASSAULT else []
        else:
            chosen = battle.cover
            able = supporters(game, pos, side, battle.space, own_area_only=battle.on_landing)
        given = [pos.at[unit] for unit in chosen]
        return [unit for unit in able if pos.at[unit] not in given]

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [*(Action("guns", unit) for unit in self._able(game, pos)), Action("none")]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        if action.verb != "guns":
            return because(game, "2.5", "not-now", "choose the headquarters or battery that supports, or none")
        battle, side = pos.battle, pos.agenda[-1].side
        assert battle is not None
        landing = battle.on_landing and side != attacker_of(battle, game)
        return why_no_support(game, pos, side, action.piece, battle.space, landing)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        battle, side = pos.battle, pos.agenda[-1].side
        assert battle is not None
        if action.verb == "none" or not game.switches.get("support_each_area"):
            pos.agenda.pop()
        if action.verb == "none":
            return
        if side == attacker_of(battle, game):
            pos.battle = amended(battle, guns=(*battle.guns, action.piece))
        else:
            pos.battle = amended(battle, cover=(*battle.cover, action.piece))
        worth = support_potential(game, pos, action.piece)
        log.append(Supported(game.ref("2.5"), action.piece, battle.space, worth))

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        if self._able(game, pos):
            return False
        pos.agenda.pop()
        return True


class NameMain(Stage["Areas", "AreasPosition"]):
    """7.2, 8: the defender chooses the unit that bears the attack."""

    kind = "main"
    rule = "7.2"

    def _able(self, game: Areas, pos: AreasPosition) -> list[int]:
        battle, side = pos.battle, pos.agenda[-1].side
        assert battle is not None
        if battle.kind in (AIR, RAID):
            return air_targets(game, pos, side, battle.space)
        return targets(game, pos, side, battle.space)

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [Action("defend", unit) for unit in self._able(game, pos)]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        battle, side = pos.battle, pos.agenda[-1].side
        assert battle is not None
        if action.verb != "defend":
            return because(game, "7.2", "not-now", "choose the unit that bears the attack")
        unit = game.units[action.piece]
        if unit.side != side or pos.at[action.piece] != battle.space:
            return because(game, "7.2", "not-there", unit.name, game.board.ids[battle.space])
        return because(game, "2.4", "not-main", unit.name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        assert pos.battle is not None
        pos.agenda.pop()
        pos.battle = amended(pos.battle, main=action.piece)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        able = self._able(game, pos)
        if len(able) == 1:
            self.play(game, pos, Action("defend", able[0]), dice, log)
            return True
        return False


class ChooseVictim(Stage["Areas", "AreasPosition"]):
    """11: at night the attacker chooses the target."""

    kind = "victim"
    rule = "11"

    def _able(self, game: Areas, pos: AreasPosition) -> list[int]:
        return night_targets(game, pos, 1 - pos.agenda[-1].side, pos.agenda[-1].space)

    def options(self, game: Areas, pos: AreasPosition) -> list[Action]:
        return [Action("against", unit) for unit in self._able(game, pos)]

    def why(self, game: Areas, pos: AreasPosition, action: Action) -> Why:
        if action.verb != "against":
            return because(game, "11", "not-now", "choose the unit to attack")
        return because(game, "11", "not-candidate", game.units[action.piece].name)

    def play(self, game: Areas, pos: AreasPosition, action: Action, dice: Dice, log: list[Event]) -> None:
        assert pos.battle is not None
        pos.agenda.pop()
        pos.battle = amended(pos.battle, main=action.piece)

    def settle(self, game: Areas, pos: AreasPosition, dice: Dice, log: list[Event]) -> bool:
        able = self._able(game, pos)
        if len(able) == 1:
            self.play(game, pos, Action("against", able[0]), dice, log)
            return True
        return False
