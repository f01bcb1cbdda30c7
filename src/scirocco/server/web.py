"""The built web table, when it is there: files as they are, and the one page for every other address."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import HTMLResponse, Response
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

FOREVER = "public, max-age=31536000, immutable"

NOT_BUILT = """<!doctype html>
<html lang="en">
<title>Scirocco</title>
<h1>Scirocco</h1>
<p>The server runs, but its web table is not built: this copy of Scirocco was made without it
(<code>SCIROCCO_WEB=no</code>), or it runs from a checkout in which <code>make web</code> was not run yet. The
<a href="/api/openapi.json">API</a> is there.</p>
"""


class Heads:
    """HEAD is answered as GET is; the server leaves the body out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


class Pages(StaticFiles):
    """Hashed assets may be kept for ever; the page itself is asked for each time. An address that ends like a file is
    one: where there is none, the page does not answer for it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2] or scope["method"] != "GET":
                raise
            response = await super().get_response("index.html", scope)
        response.headers["cache-control"] = FOREVER if path.startswith("assets/") else "no-cache"
        return response


def hang_pages(app: FastAPI, folder: Path) -> None:
    """Put the pages behind every address that is not the API's."""

    @app.api_route("/api/{path:path}", methods=["GET", "POST", "PUT", "DELETE", "PATCH"], include_in_schema=False)
    def no_such_thing(path: str) -> Response:
        raise HTTPException(404)

    if (folder / "index.html").is_file():
        app.mount("/", Pages(directory=folder, html=True), name="pages")
        return

    @app.get("/{path:path}", include_in_schema=False)
    def not_built(request: Request, path: str) -> Response:
        return HTMLResponse(NOT_BUILT, status_code=200 if path == "" else 404)
