"""Who you are, and how you are told things."""

from __future__ import annotations

from pydantic import BaseModel


class Me(BaseModel):
    """Who you are here."""

    id: str
    name: str
    guest: bool
    login: str | None = None


class Notices(BaseModel):
    email: str
    confirmed: bool
    webhook: str
    mail_available: bool
