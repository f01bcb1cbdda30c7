"""Requests nobody would think of, made from the API's own description: the server never fails."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from scirocco.server.settings import Settings
from tests.server.conftest import NewDatabase
from tests.server.rooms import HEADERS, Guest, Room, opened

EXAMPLES = 10
EXAMPLES_ON_POSTGRESQL = 4


@pytest.fixture(scope="module")
def fuzzed(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    data: Path = tmp_path_factory.mktemp("fuzzed")
    with opened(Settings(data, new_database(), rate=0, bots=0, light_passwords=True)) as room:
        yield room


@pytest.fixture(scope="module")
def visitors(fuzzed: Room) -> list[tuple[Guest, list[str]]]:
    """People with tables of every status, to be meddled with."""
    found = []
    for name in ("Anna", "Bruno"):
        guest = fuzzed.guest(name)
        tables = [guest.table(("allied", "me"), ("axis", "me"), public=public)["id"] for public in (True, False)]
        tables.append(guest.table(("allied", "me"), public=True)["id"])
        guest.post(f"/api/tables/{tables[0]}/actions", version=0, action="place uk_eng 1911")
        found.append((guest, tables))
    return found


def meddle(case: Any, visitors: list[tuple[Guest, list[str]]]) -> None:
    """Send a request, mostly to something that exists, as somebody who may."""
    dice = random.Random(repr(case.body) + repr(case.query) + case.operation.label)
    guest, tables = dice.choice(visitors)
    if "table" in (case.path_parameters or {}) and dice.random() < 0.8:
        case.path_parameters["table"] = dice.choice([*tables, *visitors[0][1]])
    if "game" in (case.path_parameters or {}) and dice.random() < 0.8:
        case.path_parameters["game"] = "alamein"
    case.headers.update(HEADERS)
    if case.operation.path != "/api/logout":
        case.cookies.update(dict(guest.http.cookies))
    case.call_and_validate(checks=[not_a_server_error, response_schema_conformance])


def test_no_request_makes_the_server_fail(fuzzed: Room, visitors: list[tuple[Guest, list[str]]]) -> None:
    document = schemathesis.openapi.from_url(f"{fuzzed.address}/api/openapi.json")
    operations = [found.ok() for found in document.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) > 30
    for operation in operations:
        bounds = settings(
            max_examples=EXAMPLES if fuzzed.house.database.is_sqlite else EXAMPLES_ON_POSTGRESQL,
            deadline=None,
            derandomize=True,
            database=None,
            suppress_health_check=list(HealthCheck),
        )

        @bounds
        @given(case=operation.as_strategy())
        def fuzz(case: Any) -> None:
            meddle(case, visitors)

        fuzz()
