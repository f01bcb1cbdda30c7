"""The table as it stands: counters, areas activated, forts, control, the fight being fought."""

from __future__ import annotations

from typing import Final, NamedTuple

from scirocco.core.position import Position

ASSAULT: Final = 0
FIRE: Final = 1
NIGHT: Final = 2
GUNS: Final = 3
AIR: Final = 4
RAID: Final = 5
"""Kinds of attack: assault and fire (7), the night attack (11), bombardment by guns and by aircraft (8), and the
bombardment before the landing (8.4)."""
KIND_WORDS = ("assault", "fire", "night", "guns", "air", "raid")

SAILING: Final = 0
AT_SEA: Final = 1
THROUGH: Final = 2
LOST: Final = 3
"""5.4: a convoy not yet due, one under way and to be tested, one that may land, one that will not come."""
CONVOY_WORDS = ("waiting", "sailing", "through", "lost")


class Battle(NamedTuple):
    """7, 8: one attack being declared and fought.

    ``space`` is the attacked area, ``origin`` the one the attackers stand in. ``lead`` leads, or is the headquarters,
    battery or aircraft that bombards (-1 in the raid of 8.4); ``support`` are the other attackers, or the second
    battery of a combined bombardment. ``guns`` and ``cover`` are the headquarters or batteries that support attack
    and defence: one each, or, with the switch of R72, one from each area. ``main`` is the main defender. ``dice`` are
    two of the attacker, then two of the defender.
    """

    kind: int
    space: int
    origin: int
    lead: int = -1
    support: tuple[int, ...] = ()
    guns: tuple[int, ...] = ()
    main: int = -1
    cover: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    on_landing: bool = False


def amended(
    battle: Battle,
    lead: int = -1,
    support: tuple[int, ...] = (),
    guns: tuple[int, ...] = (),
    main: int = -1,
    cover: tuple[int, ...] = (),
    dice: tuple[int, ...] = (),
) -> Battle:
    """A battle of which more is known.

    >>> amended(Battle(FIRE, 4, 5, lead=7), main=9)
    Battle(kind=1, space=4, origin=5, lead=7, support=(), guns=(), main=9, cover=(), dice=(), on_landing=False)
    """
    return Battle(
        battle.kind,
        battle.space,
        battle.origin,
        lead if lead >= 0 else battle.lead,
        support or battle.support,
        guns or battle.guns,
        main if main >= 0 else battle.main,
        cover or battle.cover,
        dice or battle.dice,
        battle.on_landing,
    )


class AreasPosition(Position):
    """A position of an area game.

    ``initiative`` is the side that has it (3.1). ``activated`` and ``marched`` are the areas activated in this player
    turn, for everything or to fight, and to move; ``marches`` how many more may be (4). ``held`` are the objectives
    marked as the invader's, ``alone[side]`` those a side has held alone since the turn began (3.2). ``fields`` are the
    airfields open to the invader (5.3). ``convoys`` tell how each convoy fares. ``crashed`` and ``bombed`` tell that
    this turn's crash landing, or the activation of the bombers, is used up. ``plan`` and ``cup`` belong to the
    solitaire game (12): where each piece will drop, and for each brigade drawn from the cup its map (number of the
    deal, -1 before). ``spare_forts`` are forts still to be placed.
    """

    __slots__ = (
        "activated",
        "alone",
        "battle",
        "bombed",
        "convoys",
        "crashed",
        "cup",
        "fields",
        "forts",
        "held",
        "initiative",
        "marched",
        "marches",
        "plan",
        "spare_forts",
    )

    def __init__(self, pieces: int, convoys: int, cup: int) -> None:
        super().__init__(pieces)
        self.initiative = 0
        self.activated = 0
        self.marched = 0
        self.marches = 0
        self.forts = 0
        self.spare_forts = 0
        self.held = 0
        self.alone: list[int] = [0, 0]
        self.fields = 0
        self.convoys: list[int] = [SAILING] * convoys
        self.crashed = False
        self.bombed = False
        self.plan: tuple[tuple[int, int], ...] = ()
        self.cup: list[int] = [-1] * cup
        self.battle: Battle | None = None

    def copy(self) -> AreasPosition:
        """A position of the same value that shares nothing that can change."""
        other = AreasPosition(0, 0, 0)
        self.copy_base_to(other)
        other.initiative = self.initiative
        other.activated = self.activated
        other.marched = self.marched
        other.marches = self.marches
        other.forts = self.forts
        other.spare_forts = self.spare_forts
        other.held = self.held
        other.alone = self.alone[:]
        other.fields = self.fields
        other.convoys = self.convoys[:]
        other.crashed = self.crashed
        other.bombed = self.bombed
        other.plan = self.plan
        other.cup = self.cup[:]
        other.battle = self.battle
        return other

    def key(self) -> tuple[object, ...]:
        return (
            *super().key(),
            self.initiative,
            self.activated,
            self.marched,
            self.marches,
            self.forts,
            self.spare_forts,
            self.held,
            tuple(self.alone),
            self.fields,
            tuple(self.convoys),
            self.crashed,
            self.bombed,
            self.plan,
            tuple(self.cup),
            self.battle,
        )
