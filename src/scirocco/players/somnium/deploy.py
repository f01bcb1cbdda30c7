"""10.1: setting up."""

from __future__ import annotations

from scirocco.core.decisions import Action
from scirocco.players.somnium.survey import Survey


def choose_place(survey: Survey, options: list[Action]) -> Action:
    """All the rest at home where the rules offer it; else the printed place; else near mines or the enemy's line."""
    if Action("rest") in options:
        return Action("rest")
    unit = options[0].piece
    home = survey.game.units[unit].home
    if home >= 0:
        return min(options, key=lambda action: _far(survey, home, action.spaces[0]))
    return max(options, key=lambda action: _front_worth(survey, unit, action.spaces[0]))


def _far(survey: Survey, home: int, space: int) -> int:
    return survey.ground.far[home][space]


def _front_worth(survey: Survey, unit: int, space: int) -> float:
    """Engineers start next to mines on the army's way; others just near the goals."""
    game = survey.game
    mined = [near for near in game.board.neighbours[space] if survey.mines >> near & 1 and not _watched(survey, near)]
    work = max((survey.our_path[near] for near in mined), default=-1.0) if game.units[unit].engineer else 0.0
    return 10 * work + 0.1 * survey.pull[space] - 5.0 * _watched(survey, space)


def _watched(survey: Survey, space: int) -> bool:
    return bool(survey.enemy_zone >> space & 1)
