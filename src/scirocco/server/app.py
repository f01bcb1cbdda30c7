"""The application: the house, its routes, its guard, and how refusals are told."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from pydantic.json_schema import models_json_schema
from sqlalchemy.exc import OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import Lifespan

import scirocco
from scirocco.server.api import analysis, catalogue, health, looking, people, pictures, playing, records, tables
from scirocco.server.guarding import Guard
from scirocco.server.house import House
from scirocco.server.presenting import show_why
from scirocco.server.refusals import Refusal
from scirocco.server.settings import Settings, read_settings
from scirocco.server.shapes import ChatNews, ThinkingNews, Trouble, Update, Why
from scirocco.server.web import Heads, hang_pages

log = logging.getLogger("scirocco.server")

LIVE_NEWS = (Update, ChatNews, ThinkingNews)
ROUTERS = (people, catalogue, pictures, tables, playing, looking, records, analysis, health)


def create_app(settings: Settings | None = None) -> FastAPI:
    """The server as an ASGI application. The database is opened, and brought up to date, here."""
    house = House(settings or read_settings())

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with house.open():
            yield

    app = build_app(lifespan)
    app.state.house = house
    hang_pages(app, house.settings.pages)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_exception_handler(OperationalError, _busy)
    app.add_exception_handler(PoolTimeout, _busy)
    app.add_exception_handler(Exception, _our_fault)
    app.add_middleware(Heads)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)
    app.add_middleware(Guard, settings=house.settings, limits=house.limits, counts=house.counts, visitor=house.visitor)
    return app


def build_app(lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    """The routes alone: enough to describe them."""
    app = FastAPI(
        title="Scirocco",
        version=scirocco.__version__,
        summary="Board wargames of the Mediterranean war, played online with every rule enforced",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=_operation_id,
    )
    for router in ROUTERS:
        app.include_router(router.router)
    app.openapi = lambda: _describe(app)  # type: ignore[method-assign]
    return app


def _describe(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, and in it the shapes of what comes over the live line, which no route answers with."""
    if app.openapi_schema is None:
        document = FastAPI.openapi(app)
        _, extra = models_json_schema(
            [(kind, "serialization") for kind in LIVE_NEWS], ref_template="#/components/schemas/{model}"
        )
        known = document["components"]["schemas"]
        for name, schema in extra["$defs"].items():
            known.setdefault(name, schema)
    assert app.openapi_schema is not None
    return app.openapi_schema


def _operation_id(route: APIRoute) -> str:
    return route.name


def _tell(status: int, trouble: Trouble, wait: int = 0) -> JSONResponse:
    headers = {"retry-after": str(wait)} if wait else None
    return JSONResponse(trouble.model_dump(), status_code=status, headers=headers)


def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    request.app.state.house.counts.add("refusals", reason=error.code)
    trouble = Trouble(error=error.code, text=error.text, why=_why(error), version=error.version)
    return _tell(error.status, trouble, error.wait)


def _why(error: Refusal) -> Why | None:
    if error.why is None:
        return None
    if error.game is not None:
        return show_why(error.game, error.view, error.why)
    return Why(rule=error.why.rule, code=error.why.code, text=error.why.text, args=list(error.why.args))


def _unreadable(request: Request, error: Exception) -> JSONResponse:
    """What was sent has not the right form. What it was is not repeated: it may be a password."""
    assert isinstance(error, RequestValidationError)
    request.app.state.house.counts.add("refusals", reason="malformed")
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _tell(400, Trouble(error="malformed", text=f"{where}: {first['msg']}"))


def _not_here(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 405: "method"}.get(error.status_code, "malformed")
    response = _tell(error.status_code, Trouble(error=code, text=str(error.detail)))
    response.headers.update(error.headers or {})
    return response


def _busy(request: Request, error: Exception) -> JSONResponse:
    """The database does not answer, or has too much to do."""
    log.error("the database failed: %s", type(error).__name__)
    return _tell(503, Trouble(error="busy", text="the server is busy; nothing was changed; try again"), wait=2)


def _our_fault(request: Request, error: Exception) -> JSONResponse:
    return _tell(500, Trouble(error="fault", text="something went wrong here; nothing was changed"))
