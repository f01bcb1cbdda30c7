"""Storage and memory: migrations, keys, the shelf of games at hand."""

from __future__ import annotations

import stat
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from scirocco.core.dice import RandomDice
from scirocco.core.errors import SciroccoError
from scirocco.server.database import Database
from scirocco.server.keys import Signer, random_id, read_key
from scirocco.server.limits import Limits
from scirocco.server.positions import PAST_KEPT, Shelf, first_standing
from scirocco.server.schema import Base, GameTable
from scirocco.server.settings import Settings, default_data_folder, read_settings
from tests.server.conftest import NewDatabase
from tests.server.rooms import Room


def test_migrations_lead_to_the_schema(tmp_path: Path, new_database: NewDatabase) -> None:
    settings = Settings(tmp_path, new_database())
    for _ in range(2):
        database = Database(settings)
        with database.engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []
        database.close()


def test_the_key_is_made_once_and_kept_to_oneself(tmp_path: Path) -> None:
    key = read_key(tmp_path)
    assert read_key(tmp_path) == key
    assert stat.S_IMODE((tmp_path / "session.key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["session.key"]
    assert read_key(tmp_path, "told") != key


def test_a_token_serves_one_purpose() -> None:
    key = b"k" * 32
    token = Signer(key, "session").sign("anna")
    assert Signer(key, "session").read(token) == "anna"
    assert Signer(key, "notices").read(token) is None
    assert Signer(b"other", "session").read(token) is None
    assert len({random_id(10) for _ in range(100)}) == 100


def test_settings_come_from_the_environment(tmp_path: Path) -> None:
    told = {"SCIROCCO_DATABASE_URL": "postgres://u@h/d", "SCIROCCO_SMTP_HOST": "post", "SCIROCCO_SMTP_TLS": "0"}
    settings = read_settings(tmp_path, told)
    assert settings.database == "postgresql+psycopg://u@h/d"
    assert (settings.mail.host, settings.mail.tls) == ("post", False)
    assert replace(settings, database_url="").database == f"sqlite:///{tmp_path}/scirocco.db"
    assert default_data_folder({"XDG_DATA_HOME": "/x"}) == Path("/x/scirocco")
    for wrong in ({"SCIROCCO_BOTS": "many"}, {"SCIROCCO_RATE": "-1"}, {"SCIROCCO_SECURE_COOKIE": "perhaps"}):
        with pytest.raises(SciroccoError, match="SCIROCCO_"):
            read_settings(tmp_path, wrong)


def test_limits_fill_up_again() -> None:
    limits = Limits(1)
    assert [limits.wait("upload", "a", at=0) for _ in range(7)] == [0] * 6 + [20]
    assert limits.wait("upload", "b", at=0) == 0
    assert limits.wait("upload", "a", at=21) == 0
    assert limits.wait("upload", "a", at=21) > 0
    assert Limits(0).wait("upload", "a") == 0


def test_the_shelf_keeps_few_games_and_rebuilds_the_others(room: Room) -> None:
    anna = room.guest("Anna")
    ids = [anna.table(("allied", "me"), ("axis", "me"))["id"] for _ in range(3)]
    for table_id in ids:
        anna.act(table_id, 0, "place uk_eng 1911")
    shelf = Shelf(2)
    with room.house.database.read() as session:
        tables = [session.get(GameTable, table_id) for table_id in ids]
        standings = [shelf.standing(session, table) for table in tables if table]
        assert len(shelf._kept) == 2
        assert all(standing.length == 1 for standing in standings)
        assert tables[0] is not None
        assert shelf.standing(session, tables[0]).position == standings[0].position


def test_a_standing_goes_back_as_far_as_it_remembers(room: Room) -> None:
    import scirocco

    here = first_standing(scirocco.load("alamein"), None)
    positions = [here.position]
    for version in range(1, PAST_KEPT + 20):
        options = here.game.options(here.position)
        here = here.play(options[version % len(options)], RandomDice(version), version, 0)
        positions.append(here.position)
    for steps in (1, 5, PAST_KEPT - 1):
        before = here.back_to(here.length - steps)
        assert before is not None
        assert before.position == positions[-1 - steps]
        assert before.tail[-1].number == before.length
    assert here.back_to(1) is None
    assert here.back_to(here.length) is here
