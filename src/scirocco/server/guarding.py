"""What the house lets in, and what it says to browsers: one ASGI layer around the whole application.

It bounds the size of what is sent, slows down who asks too much, refuses writes that another site may have caused,
and puts the security headers on every answer. The log has the path of a request, never its query or its body.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from scirocco.server.counting import Counts
from scirocco.server.limits import Limits
from scirocco.server.refusals import Refusal
from scirocco.server.settings import Settings

access = logging.getLogger("scirocco.access")

SAFE = ("GET", "HEAD", "OPTIONS")
OWN_HEADER = "x-scirocco"
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where things stand on the map
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; frame-ancestors 'none'"
HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}

Visitor = Callable[[Scope], str]


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


class Guard:
    """Stands at the door. ``visitor`` names who a request comes from, for the rate limits."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, counts: Counts, visitor: Visitor) -> None:
        self.app, self.settings, self.limits, self.counts, self.visitor = app, settings, limits, counts, visitor

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Browsers send no header of ours with these, but always their origin."""
        if not self._own_origin(Headers(scope=scope)) or self.limits.wait("any", self.visitor(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 4003, "reason": "not from here"})
            return
        await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status = 0

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(MutableHeaders(raw=message["headers"]))
            await send(message)

        try:
            self._admit(scope)
            body = await self._read(scope, receive)
        except Refusal as refusal:
            await _refuse(refusal, send_guarded)
        else:
            await self.app(scope, _given(body, receive), send_guarded)
        self.counts.add("requests", status=f"{status // 100}xx")
        access.info("%s %r %d %.0f ms", scope["method"], scope["path"], status, 1000 * (time.monotonic() - began))

    def _admit(self, scope: Scope) -> None:
        visitor, headers = self.visitor(scope), Headers(scope=scope)
        unsafe = scope["method"] not in SAFE
        wait = self.limits.wait("address", address_of(scope)) or self.limits.wait("any", visitor)
        if unsafe and not wait:
            wait = self.limits.wait("write", visitor)
        if wait:
            raise Refusal(429, "too-many", f"too many requests; try again in {wait} s", wait=wait)
        if unsafe and headers.get(OWN_HEADER) != "1":
            raise Refusal(403, "forged", "a request that changes something needs the header X-Scirocco: 1")
        if unsafe and not self._own_origin(headers):
            raise Refusal(403, "forged", "this request comes from another site")

    def _own_origin(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins or origin == self.settings.address:
            return True
        try:
            return urlsplit(origin).netloc == headers.get("host") and origin != "null"
        except ValueError:
            return False

    async def _read(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, if it is not too large."""
        limit = self.settings.largest_record if scope["path"] == "/api/records" else self.settings.largest_body
        too_large = Refusal(413, "too-large", f"at most {limit} bytes are taken here")
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isascii() or not length.isdecimal() or int(length[:20]) > limit:
            raise too_large
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b"".join(parts)
            part = message.get("body", b"")
            size += len(part)
            if size > limit:
                raise too_large
            parts.append(part)
            if not message.get("more_body", False):
                return b"".join(parts)

    def _dress(self, headers: MutableHeaders) -> None:
        picture = headers.get("content-type", "").startswith("image/svg")
        headers["content-security-policy"] = PICTURE_POLICY if picture else CONTENT_POLICY
        for name, value in HEADERS.items():
            headers[name] = value
        if self.settings.address.startswith("https:"):
            headers["strict-transport-security"] = "max-age=31536000"
        headers.setdefault("cache-control", "no-store")


def _given(body: bytes, receive: Receive) -> Receive:
    """Hand the body on that was read already."""
    handed = False

    async def give() -> Message:
        nonlocal handed
        if handed:
            return await receive()
        handed = True
        return {"type": "http.request", "body": body, "more_body": False}

    return give


async def _refuse(refusal: Refusal, send: Send) -> None:
    body = json.dumps({"error": refusal.code, "text": refusal.text, "why": None, "version": None}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.wait:
        headers.append((b"retry-after", str(refusal.wait).encode()))
    if refusal.status == 413:
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
