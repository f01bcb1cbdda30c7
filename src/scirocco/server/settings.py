"""What a server can be told: by its caller, or by the environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from scirocco.core.errors import SciroccoError

KILOBYTE = 1024


@dataclass(frozen=True)
class Mail:
    """How letters are sent. Without a host none are."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = field(default="", repr=False)
    sender: str = "scirocco@localhost"
    tls: bool = True
    ca: str = ""
    """A file with the authority to trust, for a mail server with a certificate of its own."""


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen. ``address`` is where people reach the server, for links in letters."""

    data: Path
    database_url: str = field(default="", repr=False)
    secret: str = field(default="", repr=False)
    address: str = "http://127.0.0.1:8000"
    origins: tuple[str, ...] = ()
    secure_cookie: bool = False
    mail: Mail = field(default_factory=Mail)
    private_webhooks: bool = False
    bots: int = 1
    rate: float = 1.0
    """How generous the rate limits are; 0 switches them off."""
    light_passwords: bool = False
    """Cheap password hashes, for tests only."""
    positions_kept: int = 256
    pages: Path = Path(__file__).parent / "web"
    """The built web table."""
    largest_body: int = 64 * KILOBYTE
    largest_record: int = 1024 * KILOBYTE
    longest_record: int = 10_000
    """Actions of an uploaded record."""
    warm_drawings: bool = False
    """Whether boards are drawn when the server starts, before anybody asks for them."""
    notice_pause: float = 600.0
    """Seconds between two letters to one person about one table."""

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server over https, so that its cookie must never go any other way."""
        return self.secure_cookie or self.address.startswith("https:")

    @property
    def database(self) -> str:
        """The address of the database: SQLite in the data folder unless another is named."""
        if not self.database_url:
            return f"sqlite:///{self.data / 'scirocco.db'}"
        for scheme in ("postgresql://", "postgres://"):
            if self.database_url.startswith(scheme):
                return "postgresql+psycopg://" + self.database_url.removeprefix(scheme)
        return self.database_url


def default_data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The user's data folder."""
    home = environment.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "scirocco"


def read_settings(data: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of the environment (``SCIROCCO_...``); ``data`` names another folder.

    >>> read_settings("/tmp/x", {"SCIROCCO_BOTS": "3"}).bots
    3
    """
    told = {key.removeprefix("SCIROCCO_"): value for key, value in environment.items() if key.startswith("SCIROCCO_")}
    standard = Settings(Path(data) if data is not None else Path(told.get("DATA") or default_data_folder(environment)))
    return replace(
        standard,
        database_url=told.get("DATABASE_URL", ""),
        secret=told.get("SECRET", ""),
        address=told.get("ADDRESS", standard.address).rstrip("/"),
        origins=tuple(told.get("ORIGINS", "").split()),
        secure_cookie=_flag(told, "SECURE_COOKIE", standard.secure_cookie),
        private_webhooks=_flag(told, "PRIVATE_WEBHOOKS", standard.private_webhooks),
        bots=int(_number(told, "BOTS", max(1, (os.cpu_count() or 2) - 1))),
        rate=_number(told, "RATE", standard.rate),
        light_passwords=_flag(told, "LIGHT_PASSWORDS", standard.light_passwords),
        warm_drawings=_flag(told, "WARM_DRAWINGS", True),
        mail=Mail(
            host=told.get("SMTP_HOST", ""),
            port=int(_number(told, "SMTP_PORT", Mail.port)),
            user=told.get("SMTP_USER", ""),
            password=told.get("SMTP_PASSWORD", ""),
            sender=told.get("SMTP_FROM", Mail.sender),
            tls=_flag(told, "SMTP_TLS", Mail.tls),
            ca=told.get("SMTP_CA", ""),
        ),
    )


def _flag(told: Mapping[str, str], name: str, otherwise: bool) -> bool:
    value = told.get(name, "").lower()
    if value not in ("", "0", "1", "false", "true", "no", "yes"):
        raise SciroccoError(f"SCIROCCO_{name} is {value!r}; it must be 1 or 0")
    return value in ("1", "true", "yes") if value else otherwise


def _number(told: Mapping[str, str], name: str, otherwise: float) -> float:
    value = told.get(name, "")
    if not value:
        return otherwise
    try:
        number = float(value)
    except ValueError:
        number = -1.0
    if number < 0:
        raise SciroccoError(f"SCIROCCO_{name} is {value!r}; it must be a number, 0 or more")
    return number
