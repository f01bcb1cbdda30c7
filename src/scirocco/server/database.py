"""The database: SQLite in write-ahead mode, or PostgreSQL. Its tables are brought up to date when it is opened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.orm import Session

from scirocco.server.settings import Settings

MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "scirocco"
"""The PostgreSQL channel on which server processes tell one another which table has changed."""
MIGRATION_LOCK = 7_214_905
SNAPSHOT = "REPEATABLE READ"


class Database:
    """Opens transactions. A read sees one state of things; a write is all or nothing."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database
        self.is_sqlite = url.startswith("sqlite")
        if self.is_sqlite:
            settings.data.mkdir(parents=True, exist_ok=True)
            self.engine = _open_sqlite(url)
        else:
            self.engine = create_engine(url, pool_size=20, max_overflow=20, pool_pre_ping=True)
        self._writing = self.engine.execution_options(writing=True)
        # A read asks several questions, and all must be answered from one state of things. SQLite does so anyway.
        self._reading = self.engine if self.is_sqlite else self.engine.execution_options(isolation_level=SNAPSHOT)
        self._migrate()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        with self._writing.begin() as connection:
            if not self.is_sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    @contextmanager
    def read(self) -> Iterator[Session]:
        with Session(self._reading, expire_on_commit=False) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A transaction: what was done in it stands when the block is left without an error, else nothing does."""
        with Session(self._writing, expire_on_commit=False) as session, session.begin():
            yield session

    def announce(self, session: Session, table_id: str) -> None:
        """Tell the other processes, when and if the transaction stands, that a table has changed."""
        if not self.is_sqlite:
            session.execute(text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": table_id})

    def is_well(self) -> bool:
        with self.engine.connect() as connection:
            return connection.execute(text("SELECT 1")).scalar() == 1

    def close(self) -> None:
        self.engine.dispose()


def _open_sqlite(url: str) -> Engine:
    engine = create_engine(url, pool_size=20, max_overflow=20, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # A transaction that will write says so at once: one that turns writer half-way may be refused.
        writing = connection.get_execution_options().get("writing", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine
