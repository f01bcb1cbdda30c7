"""Dice that are no fight: landing tests, a wave that jumps, convoys and the Royal Navy, the activation die.

They are shown in the shape of a fight: before they fall, and where they may be thrown again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.systems.areas import Areas
from scirocco.systems.areas.activation import activation_modifiers, activations
from scirocco.systems.areas.arrivals import convoy_odds, sunk_chance
from scirocco.systems.areas.landing import drop_areas, how_it_lands, jumpers, landing_chance, landing_modifiers
from scirocco.systems.areas.position import AreasPosition
from scirocco.systems.areas.units import INVADER
from scirocco.systems.areas.values import Modifier
from scirocco.telling.messages import Message, message, number, piece, space, text

FAVOURS = {
    "routed": 2, "won": 1, "even": 0, "beaten": -1, "crushed": -2, "hit": 2, "bombs-even": 1, "failed": -1,
    "fresh": 1, "tired": -1, "destroyed": 2, "found": 1, "delayed": 0, "through": -2,
}  # fmt: skip


def chance(name: Message, throws: int, of: int) -> shapes.Chance:
    result = name.id.removeprefix("areas-result-")
    favours = FAVOURS.get(result, 0)
    outcome: Literal["attacker", "exchange", "none", "defender"] = "attacker" if favours > 0 else "defender"
    if not favours:
        outcome = "exchange" if result == "even" else "none"
    return shapes.Chance(result=result, outcome=outcome, name=shown(name), throws=throws, of=of, favours=favours)


def fighter(game: Areas, unit: int, part: str, value: int) -> shapes.Fighter:
    return shapes.Fighter(unit=game.piece_ids[unit], part=part, value=value)


def shifts(
    game: Areas, modifiers: list[Modifier], sign: int, factors: frozenset[str] = frozenset()
) -> list[shapes.Shift]:
    """What is added beside the factors; what helps the defender counts below zero."""
    return [
        shapes.Shift(
            rule=game.ref(one.rule),
            code=one.code,
            reason=shown(message(f"areas-shift-{one.code}")),
            amount=sign * one.value,
        )
        for one in modifiers
        if one.code not in factors
    ]


def _card(
    game: Areas, kind: str, rule: str, title: Message, parties: list[shapes.Party], chances: list[shapes.Chance]
) -> shapes.Battle:
    return shapes.Battle(
        kind=kind,
        rule=game.ref(rule),
        space=None,
        title=shown(title),
        declared=True,
        parties=parties,
        chances=chances,
        dice="1d6",
    )


def _party(game: Areas, side: int, role: Literal["attack", "defence"], units: Sequence[int] = ()) -> shapes.Party:
    part = "attacker" if role == "attack" else "defender"
    fighters = [fighter(game, unit, part, 0) for unit in units]
    return shapes.Party(side=game.sides[side], role=role, units=fighters, sums=[])


def _tired(game: Areas, pos: AreasPosition, unit: int, area: int) -> shapes.Peril:
    """5.2: the chance in six that a unit comes down tired."""
    sixths = round(6 * landing_chance(game, pos, area, how_it_lands(game, pos, unit)))
    return shapes.Peril(
        side=game.sides[INVADER],
        unit=game.piece_ids[unit],
        space=game.board.ids[area],
        outcome="reduced",
        name=shown(message("areas-result-tired")),
        least=sixths,
        most=sixths,
        of=6,
    )


def landing_card(game: Areas, pos: AreasPosition, unit: int, area: int, *, declared: bool) -> shapes.Battle:
    """5.2: the landing test of a unit in an area."""
    peril = _tired(game, pos, unit, area)
    title = message("areas-battle-landing", piece=piece(game, unit), space=space(game, area))
    counted = [("fresh", 6 - peril.most), ("tired", peril.most)]
    chances = [chance(message(f"areas-result-{name}"), count, 6) for name, count in counted if count]
    found = _card(game, "landing", "5.2", title, [_party(game, INVADER, "attack", [unit])], chances)
    found.space, found.declared = game.board.ids[area], declared
    found.shifts = shifts(game, landing_modifiers(game, pos, area, how_it_lands(game, pos, unit)), -1)
    return found


def falls(game: Areas, pos: AreasPosition) -> list[tuple[int, int]]:
    """5.2: those of the wave who have no choice where they come down, and where: their dice fall at once."""
    areas = [(unit, drop_areas(game, pos, unit)) for unit in jumpers(game, pos)]
    return [(unit, where[0]) for unit, where in areas if len(where) == 1]


def wave_card(game: Areas, pos: AreasPosition) -> shapes.Battle:
    """5.2: the landing tests of a wave that jumps now."""
    party = _party(game, INVADER, "attack", jumpers(game, pos))
    found = _card(game, "wave", "5.2", message("areas-battle-wave", turn=number(pos.turn)), [party], [])
    found.declared = False
    found.perils = [_tired(game, pos, unit, area) for unit, area in falls(game, pos)]
    return found


def convoy_card(game: Areas, aboard: Sequence[int], *, declared: bool = True) -> shapes.Battle:
    """5.4: a convoy and the Royal Navy; what each outcome means for those aboard."""
    title = message("areas-battle-convoy", convoy=text(game.units[aboard[0]].group))
    parties = [_party(game, 1 - INVADER, "attack"), _party(game, INVADER, "defence", aboard)]
    odds = convoy_odds(game)
    names = sorted(odds, key=lambda name: -FAVOURS[name])
    chances = [chance(message(f"areas-result-{name}"), round(6 * odds[name]), 6) for name in names]
    found = _card(game, "convoy", "5.4", title, parties, chances)
    found.declared = declared
    throws, of = sunk_chance(game, len(aboard))
    found.perils = [
        shapes.Peril(
            side=game.sides[INVADER],
            unit=None,
            outcome="destroyed",
            name=shown(message("areas-peril-aboard")),
            least=throws,
            most=throws,
            of=of,
        )
    ]
    return found


def activation_card(game: Areas, pos: AreasPosition) -> shapes.Battle:
    """4, 4.1: how many areas the garrison may activate for movement."""
    counts: dict[int, int] = {}
    for die in range(6, 0, -1):
        areas = activations(game, pos, die)
        counts[areas] = counts.get(areas, 0) + 1
    chances = [chance(message("areas-result-areas", areas=number(areas)), count, 6) for areas, count in counts.items()]
    for one, areas in zip(chances, counts, strict=True):
        one.result = str(areas)
    party = _party(game, 1 - INVADER, "attack")
    found = _card(game, "activation", "4", message("areas-battle-activation"), [party], chances)
    found.shifts = shifts(game, activation_modifiers(game, pos), 1)
    return found
