"""What the tests need of the system: found, or installed from Debian when we may."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from typing import TypeVar

import pytest

Found = TypeVar("Found")


def system_part(package: str, find: Callable[[], Found | None]) -> Found:
    """What ``find`` finds, after installing Debian's package if need be.

    Where it cannot be had the test is left out on a developer's machine, and fails in continuous integration.
    """
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", package]):
            subprocess.run(command, env=quiet, check=False, capture_output=True, timeout=600)
        found = find()
    if found is None:
        missing = f"{package} is not installed, and we may not install it"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return found
