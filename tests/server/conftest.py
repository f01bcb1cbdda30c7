"""Every test of the server runs against SQLite and against a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scirocco.server.settings import Settings
from tests.server.postgres import Postgres
from tests.server.rooms import Room, opened

NewDatabase = Callable[[], str]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    cluster = Postgres()
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest) -> NewDatabase:
    """The address of a fresh database; empty for SQLite, which lies in the data folder."""
    if request.param == "sqlite":
        return lambda: ""
    cluster: Postgres = request.getfixturevalue("postgres")
    return cluster.new_database


@pytest.fixture(scope="session")
def settings(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Without rate limits; with one process for the computer."""
    return Settings(
        tmp_path_factory.mktemp("data"), new_database(), rate=0, light_passwords=True, private_webhooks=True
    )


@pytest.fixture(scope="session")
def room(settings: Settings) -> Iterator[Room]:
    """A server that all tests share."""
    with opened(settings) as room:
        yield room


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path
