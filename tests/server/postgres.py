"""A private PostgreSQL from the system's binaries, on a free port, in a folder of its own."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

import psycopg

from tests.debian import system_part


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def binaries() -> Path | None:
    """Where initdb and pg_ctl are, the newest version first."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True)
    found = shutil.which("initdb")
    if found:
        places.append(Path(found).resolve().parent)
    return next((place for place in places if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


class Postgres:
    """A cluster that lives as long as the tests."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="scirocco-postgres-"))
        self.port = free_port()
        self._user: str | None = None
        self._databases = 0

    def _unprivileged(self) -> str | None:
        """PostgreSQL does not run as root."""
        if os.geteuid() != 0:
            return None
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = "postgres" if "postgres" in names else "nobody"
        shutil.chown(self.folder, user)
        return user

    def _run(self, *command: str) -> None:
        with (self.folder / "log").open("ab") as log:
            subprocess.run(
                command, user=self._user, cwd=self.folder, stdout=log, stderr=log, check=True, timeout=120, env={}
            )

    def start(self) -> None:
        place = system_part("postgresql", binaries)
        self._user = self._unprivileged()
        data = str(self.folder / "data")
        self._run(str(place / "initdb"), "-D", data, "-U", "scirocco", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {self.port} -h 127.0.0.1 -k {self.folder} -F -c max_connections=200"
        self._run(
            str(place / "pg_ctl"), "start", "-w", "-D", data, "-l", str(self.folder / "server.log"), "-o", options
        )
        self._stop = (str(place / "pg_ctl"), "stop", "-m", "immediate", "-D", data)

    def stop(self) -> None:
        if hasattr(self, "_stop"):
            self._run(*self._stop)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """An empty database, by its address."""
        self._databases += 1
        name = f"scirocco{self._databases}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self._address(name)

    def _address(self, name: str) -> str:
        return f"postgresql://scirocco@127.0.0.1:{self.port}/{name}"
