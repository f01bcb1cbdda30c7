"""What there is to play."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response

from scirocco.server import library, shapes
from scirocco.server.api.parts import REFUSALS
from scirocco.server.requests import GameId

router = APIRouter(prefix="/api/catalogue", tags=["catalogue"], responses=REFUSALS)

KEEP = "public, max-age=300"
"""These change only with the version of the server."""

Language = Annotated[str, Query(pattern=r"^[a-z]{2}$", description="en, pt, fr or it; English where there is no other")]


@router.get("")
def list_games(response: Response) -> list[shapes.GameCard]:
    response.headers["cache-control"] = KEEP
    return library.cards()


@router.get("/{game}")
def read_game(response: Response, game: GameId) -> shapes.GameCard:
    response.headers["cache-control"] = KEEP
    return library.card(game)


@router.get("/{game}/rulebook")
def read_rulebook(response: Response, game: GameId, language: Language = "en") -> shapes.Rulebook:
    """Index, text and rulings."""
    response.headers["cache-control"] = KEEP
    return library.rulebook(game, language)


@router.get("/{game}/spaces")
def read_spaces(response: Response, game: GameId) -> shapes.Spaces:
    """The board: spaces, who touches whom, and where each lies on paper."""
    response.headers["cache-control"] = KEEP
    return library.spaces(game)


@router.get("/{game}/pieces")
def read_pieces(response: Response, game: GameId) -> list[shapes.Piece]:
    """The counters."""
    response.headers["cache-control"] = KEEP
    return library.pieces(game)
