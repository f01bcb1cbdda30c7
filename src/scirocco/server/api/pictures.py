"""Pictures of boards and counters, and the words of the table. Each address has a fingerprint of what it gives."""

from __future__ import annotations

from typing import Annotated, Any

from anyio.to_thread import run_sync
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse

import scirocco
from scirocco.games import board_ids, game_ids, load_board
from scirocco.server import shapes
from scirocco.server.api.parts import REFUSALS, InHouse
from scirocco.server.gallery import check_board
from scirocco.server.house import House
from scirocco.server.library import card
from scirocco.server.pictures import geometry
from scirocco.server.refusals import Refusal
from scirocco.server.requests import GameId
from scirocco.server.web import FOREVER
from scirocco.telling.words import NAMES, joined_words, languages, words_hash

router = APIRouter(prefix="/api", tags=["pictures"], responses=REFUSALS)

KINDS = {"svg": "image/svg+xml", "webp": "image/webp", "png": "image/png", "json": "application/json"}
BINARY = {"schema": {"type": "string", "format": "binary"}}
PICTURE: dict[int | str, dict[str, Any]] = {
    200: {"content": dict.fromkeys(KINDS.values(), BINARY), "description": "The picture"},
    304: {"description": "You have it"},
}
WORDS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
    304: {"description": "You have it"},
}
Stamp = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$")]
FileName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}\.(svg|webp|png|json)$")]
Language = Annotated[str, Path(pattern=r"^[a-z]{2}$")]


@router.get("/boards", tags=["catalogue"])
async def list_boards(response: Response, house: InHouse) -> list[shapes.BoardCard]:
    """Every board with its pictures, also those whose games have no rules yet."""
    response.headers["cache-control"] = "no-cache"
    return [await run_sync(_board_card, house, board_id) for board_id in board_ids()]


def _board_card(house: House, board_id: str) -> shapes.BoardCard:
    playable = board_id in game_ids()
    board = scirocco.load(board_id).board if playable else load_board(board_id)
    return shapes.BoardCard(
        id=board_id,
        title=card(board_id).title if playable else board.title,
        subtitle=board.subtitle,
        game=board_id if playable else None,
        spaces=board.size,
        pieces=len(scirocco.load(board_id).piece_ids) if playable else None,
        drawings=house.gallery.drawings(board_id),
    )


@router.get("/catalogue/{game}/drawings", tags=["catalogue"])
async def read_drawings(response: Response, house: InHouse, game: GameId) -> shapes.Drawings:
    """Where the pictures of a board are; also of a board whose game has no rules yet."""
    response.headers["cache-control"] = "no-cache"
    return await run_sync(house.gallery.drawings, game)


@router.get("/catalogue/{game}/geometry", tags=["catalogue"], response_model_exclude_none=True)
async def read_geometry(game: GameId) -> shapes.Geometry:
    """The shape of every space; the same as the file that the drawings name, and there before anything is drawn."""
    check_board(game)
    return shapes.Geometry.model_validate(await run_sync(geometry, game))


@router.get("/drawings/{game}/{stamp}/{name}", response_class=FileResponse, responses=PICTURE)
async def read_drawing(request: Request, house: InHouse, game: GameId, stamp: Stamp, name: FileName) -> Response:
    """A picture. The first time it may take some seconds to draw."""
    path = await house.gallery.file(game, stamp, name)
    headers = {"cache-control": FOREVER, "etag": f'"{stamp}-{name}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    kind = name.rpartition(".")[2]
    packed = path.with_name(f"{name}.gz")
    if kind in ("svg", "json"):
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            path = packed
    return FileResponse(path, media_type=KINDS[kind], headers=headers)


@router.get("/words")
def list_words(response: Response) -> list[shapes.WordsEntry]:
    """The languages of the table."""
    response.headers["cache-control"] = "no-cache"
    return [
        shapes.WordsEntry(
            language=language,
            name=NAMES[language],
            hash=words_hash(language),
            url=f"/api/words/{language}?hash={words_hash(language)}",
        )
        for language in languages()
    ]


@router.get("/words/{language}", response_class=PlainTextResponse, responses=WORDS)
def read_words(
    request: Request,
    language: Language,
    hash: Annotated[str | None, Query(pattern=r"^[0-9a-f]{16}$", description="as listed: then it may be kept")] = None,
) -> Response:
    """All words of a language, in Fluent; English stands in where it has none."""
    if language not in languages():
        raise Refusal(404, "not-found", f"there is no language {language!r}; there are {', '.join(languages())}")
    tag = words_hash(language)
    headers = {"etag": f'"{tag}"', "cache-control": FOREVER if hash == tag else "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(joined_words(language), headers=headers)
