"""7.4, 8.3: what each unit of a fight risks: so many throws of all cost it a step, or its life."""

from __future__ import annotations

from typing import Literal

from scirocco.server import shapes
from scirocco.server.shapes import shown
from scirocco.systems.areas import Areas
from scirocco.systems.areas.headquarters import flak_cover
from scirocco.systems.areas.odds import CRUSHED, EVEN, FAILED, HIT, LEVEL, ROUTED, WON, is_bombardment
from scirocco.systems.areas.position import AIR, FIRE, NIGHT, AreasPosition, Battle
from scirocco.systems.areas.retreat import retreat_areas
from scirocco.systems.areas.stacks import units_in
from scirocco.systems.areas.units import GARRISON, TIRED
from scirocco.systems.areas.values import attacker_of, others_of
from scirocco.telling.messages import message


def perils(game: Areas, pos: AreasPosition, battle: Battle, throws: list[int]) -> list[shapes.Peril]:
    """``throws`` are those of each band, the attacker's worst first."""
    of = sum(throws)
    if is_bombardment(battle):
        return _bombed(game, pos, battle, throws, of)
    lost, won = sum(throws[: EVEN + 1]), sum(throws[EVEN:])
    lead, main = battle.lead, battle.main
    if battle.kind == FIRE:
        found = [_loss(game, pos, lead, lost, of, retreats=False)]
        hit, slain = throws[EVEN] + throws[WON], throws[ROUTED]
        if pos.marks[main] & TIRED:
            hit, slain = 0, hit + slain
        found.append(_peril(game, pos, main, "reduced", hit, of))
        found.append(_peril(game, pos, main, "destroyed", slain, of))
    else:
        found = [_loss(game, pos, lead, lost, of), _loss(game, pos, main, won, of)]
        if battle.kind != NIGHT:
            side = game.side_of[main]
            others = len(units_in(game, pos, side, battle.space)) > 1
            found.append(_stack(game, 1 - side, throws[CRUSHED] if others_of(game, pos, battle) else 0, of))
            found.append(_stack(game, side, throws[ROUTED] if others else 0, of))
    return [peril for peril in found if peril.most]


def _bombed(game: Areas, pos: AreasPosition, battle: Battle, throws: list[int], of: int) -> list[shapes.Peril]:
    """8.3: the target, a second unit, and the aircraft itself where there is anti-aircraft fire."""
    side = game.side_of[battle.main]
    found = [_loss(game, pos, battle.main, throws[LEVEL] + throws[HIT], of, retreats=False, forts=False)]
    if len(units_in(game, pos, side, battle.space)) > 1:
        found.append(_stack(game, side, throws[HIT], of))
    if battle.kind == AIR and flak_cover(game, pos, battle.space):
        found.append(_loss(game, pos, battle.lead, throws[FAILED], of, retreats=False, forts=False))
    elif battle.lead >= 0 and units_in(game, pos, attacker_of(battle, game), battle.space):
        found.append(_stack(game, attacker_of(battle, game), throws[FAILED], of))
    return [peril for peril in found if peril.most]


def _loss(
    game: Areas, pos: AreasPosition, unit: int, throws: int, of: int, *, retreats: bool = True, forts: bool = True
) -> shapes.Peril:
    """A loss: a fresh unit is tired, a tired one is gone; one that cannot retreat takes two (6.1)."""
    stuck = retreats and not retreat_areas(game, pos, unit)
    gone = stuck or bool(pos.marks[unit] & TIRED)
    found = _peril(game, pos, unit, "destroyed" if gone else "reduced", throws, of, forts=forts)
    if stuck and found.assumption is None:
        found.assumption = shown(message("areas-peril-no-retreat"))
    return found


def _peril(
    game: Areas,
    pos: AreasPosition,
    unit: int,
    outcome: Literal["reduced", "destroyed"],
    throws: int,
    of: int,
    *,
    forts: bool = True,
) -> shapes.Peril:
    """3.2: the garrison may give up a fort in place of a loss."""
    where = pos.at[unit]
    spared = forts and game.side_of[unit] == GARRISON and where >= 0 and bool(pos.forts & game.board.bit[where])
    return shapes.Peril(
        side=game.sides[game.side_of[unit]],
        unit=game.piece_ids[unit],
        outcome=outcome,
        least=0 if spared else throws,
        most=throws,
        of=of,
        assumption=shown(message("areas-peril-fort")) if spared else None,
    )


def _stack(game: Areas, side: int, throws: int, of: int) -> shapes.Peril:
    """7.4, 8.3: one of the others takes a loss, if they do not retreat."""
    return shapes.Peril(
        side=game.sides[side],
        unit=None,
        outcome="reduced",
        least=0,
        most=throws,
        of=of,
        assumption=shown(message("areas-peril-choice")),
    )
