"""7.4, 8.3: the bands of results, and the exact chance of each. A table shows these before the dice fall."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from scirocco.systems.areas.position import AIR, GUNS, RAID, Battle
from scirocco.systems.areas.values import Modifier, attack_modifiers, defence_modifiers, total

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition

CRUSHED: Final = 0
BEATEN: Final = 1
EVEN: Final = 2
WON: Final = 3
ROUTED: Final = 4
BANDS = ("crushed", "beaten", "even", "won", "routed")
"""7.4: what became of the attack, from the attacker's worst to his best."""
FAILED: Final = 0
LEVEL: Final = 1
HIT: Final = 2
BOMB_BANDS = ("failed", "even", "hit")
"""8.3: a bombardment below, equal to or above the defence."""

WAYS = {n: 6 - abs(7 - n) for n in range(2, 13)}
"""Ways in which two dice show a sum, of 36."""


def band_of(attack: int, defence: int, crushing: int, ratio: bool) -> int:
    """7.4, R1: which of the five results two totals bring: a difference of ten is crushing, or, with the switch, a
    total at least twice the other."""
    if attack == defence:
        return EVEN
    if attack > defence:
        crushes = attack >= 2 * defence if ratio else attack - defence >= crushing
        return ROUTED if crushes else WON
    crushed = defence >= 2 * attack if ratio else defence - attack >= crushing
    return CRUSHED if crushed else BEATEN


def bomb_band(attack: int, defence: int) -> int:
    """8.3: lower, equal, higher."""
    return FAILED if attack < defence else LEVEL if attack == defence else HIT


@lru_cache(maxsize=4096)
def band_chances(attack: int, defence: int, crushing: int, ratio: bool) -> tuple[float, ...]:
    """The exact chance of each of the five results for two values, before the dice.

    >>> [round(chance, 3) for chance in band_chances(9, 3, 10, False)]
    [0.0, 0.027, 0.027, 0.787, 0.159]
    """
    counts = [0] * len(BANDS)
    for own, ways in WAYS.items():
        for other, more in WAYS.items():
            counts[band_of(attack + own, defence + other, crushing, ratio)] += ways * more
    return tuple(count / 1296 for count in counts)


@lru_cache(maxsize=4096)
def bomb_chances(attack: int, defence: int) -> tuple[float, ...]:
    """The exact chance that a bombardment fails, is even or hits."""
    counts = [0] * len(BOMB_BANDS)
    for own, ways in WAYS.items():
        for other, more in WAYS.items():
            counts[bomb_band(attack + own, defence + other)] += ways * more
    return tuple(count / 1296 for count in counts)


class Odds(NamedTuple):
    """An attack as it stands: both lists of additions and the chance of each result, worst for the attacker first."""

    attack: list[Modifier]
    defence: list[Modifier]
    results: tuple[str, ...]
    chances: tuple[float, ...]


def is_bombardment(battle: Battle) -> bool:
    return battle.kind in (GUNS, AIR, RAID)


def odds_of(game: Areas, pos: AreasPosition, battle: Battle) -> Odds:
    """The odds of an attack whose leader and main target are known."""
    attack, defence = attack_modifiers(game, pos, battle), defence_modifiers(game, pos, battle)
    if is_bombardment(battle):
        return Odds(attack, defence, BOMB_BANDS, bomb_chances(total(attack), total(defence)))
    chances = band_chances(
        total(attack), total(defence), game.data.fight.crushing, bool(game.switches.get("result_ratio"))
    )
    return Odds(attack, defence, BANDS, chances)
