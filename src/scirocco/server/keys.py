"""Secrets: the server's key, signed tokens, invitations, passwords. None of them is ever written to a log."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
import threading
from pathlib import Path

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""For ids that people read aloud: no l, o, 0, 1."""

HASHES_AT_ONCE = 3
"""Each takes 64 megabytes."""


def random_id(length: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def fingerprint(token: str) -> str:
    """What is stored of a token: enough to recognise it, not to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def read_key(folder: Path, secret: str = "") -> bytes:
    """The server's key: from the settings, or from a file that only its owner can read, made when missing."""
    if secret:
        return hashlib.sha256(secret.encode()).digest()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "session.key"
    fresh = folder / f".session.key.{os.getpid()}.{secrets.token_hex(4)}"
    if not path.exists():
        with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
        try:
            os.link(fresh, path)  # whoever comes second keeps the key of the first
        except FileExistsError:
            pass
        finally:
            fresh.unlink()
    return bytes.fromhex(path.read_text().strip())


class Signer:
    """Signs short texts for one purpose, so that a token for one cannot be used for another."""

    def __init__(self, key: bytes, purpose: str) -> None:
        self._key = hmac.digest(key, purpose.encode(), "sha256")

    def sign(self, text: str) -> str:
        """
        >>> signer = Signer(b"key", "session")
        >>> signer.read(signer.sign("anna")), signer.read("anna.forged")
        ('anna', None)
        """
        return f"{text}.{self._mark(text)}"

    def read(self, token: str) -> str | None:
        """The text of a token that we signed, else None."""
        text, dot, mark = token.rpartition(".")
        if not dot or not token.isascii() or not hmac.compare_digest(mark, self._mark(text)):
            return None
        return text

    def _mark(self, text: str) -> str:
        return base64.urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")[:24]).decode().rstrip("=")


class Passwords:
    """Argon2 hashes."""

    def __init__(self, *, light: bool = False) -> None:
        self._hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1) if light else PasswordHasher()
        self._nobody = self._hasher.hash(secrets.token_hex(8))
        self._few = threading.BoundedSemaphore(HASHES_AT_ONCE)

    def hash(self, password: str) -> str:
        with self._few:
            return self._hasher.hash(password)

    def fits(self, password: str, stored: str | None) -> bool:
        """Whether it is the password. A name that does not exist takes as long as a wrong password."""
        try:
            with self._few:
                self._hasher.verify(stored or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None
