"""Compiles the rules with mypyc when the package is built; where that fails, the package is built as plain Python.

Run by hand it makes a compiled copy of the package, or compiles it in place::

    python hatch_build.py build/compiled
    python hatch_build.py src
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # by hand, hatchling is not needed
    BuildHookInterface = object

HOME = Path(__file__).parent
COMPILED = ("core", "systems", "players/areas", "players/chitpull", "players/somnium")
"""The rooms whose modules are compiled."""
READ_ONCE = ("boardfile.py", "checks.py", "data.py", "gamefolder.py", "positiontext.py", "records.py", "text.py")
"""Modules that only read or check files: compiling them gains nothing."""
STAMP = "compiled.sha256"
LEVEL = "SCIROCCO_OPTIMISE"
SKIP = "SCIROCCO_PLAIN"
"""Set in the environment, it asks for the package as plain Python."""


def sources(package: Path) -> Iterator[Path]:
    """The modules to compile. Those that describe data files (msgspec) stay as they are."""
    for room in COMPILED:
        for file in sorted((package / room).rglob("*.py")):
            if file.name not in READ_ONCE and file.name != "__init__.py" and b"import msgspec" not in file.read_bytes():
                yield file


def fingerprint(package: Path) -> str:
    """Changes when the result of compiling would."""
    found = hashlib.sha256(f"{sys.version} {os.environ.get(LEVEL)} several files".encode())
    for tool in ("mypy", "librt", "setuptools"):
        try:
            found.update(version(tool).encode())
        except PackageNotFoundError:
            continue
    for file in sources(package):
        found.update(str(file.name).encode() + file.read_bytes())
    return found.hexdigest()


def copy_package(into: Path) -> Path:
    """The package as it stands, in another folder; what was compiled there before is kept."""
    target = into / "scirocco"
    for old in [path for path in target.rglob("*") if path.is_file() and path.suffix not in (".so", ".pyd")]:
        old.unlink()
    leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(HOME / "src" / "scirocco", target, ignore=leave, dirs_exist_ok=True)
    return target


def extensions(folder: Path) -> list[Path]:
    found = [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]
    return sorted(path for path in found if path.relative_to(folder).parts[0] != "build")


def compile_package(folder: Path) -> None:
    """Compile the package in a folder, in place. Nothing is done when it is up to date."""
    package, stamp = folder / "scirocco", folder / STAMP
    wanted = fingerprint(package)
    if stamp.is_file() and stamp.read_text() == wanted and extensions(folder):
        return
    stamp.unlink(missing_ok=True)
    for old in extensions(folder):
        old.unlink()
    print("Compiling the rules, which takes some minutes, once ...", file=sys.stderr, flush=True)
    files = [str(file.relative_to(folder)) for file in sources(package)]
    command = [sys.executable, str(Path(__file__).resolve()), "--here", *files]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        for half in extensions(folder):
            half.unlink()
        raise RuntimeError(f"{done.stdout}\n{done.stderr}".strip())
    stamp.write_text(wanted)


def look_for_compiler() -> None:
    """Raise RuntimeError at once where there is no C compiler; on Windows its own tools look for it."""
    if os.name == "nt":
        return
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    try:
        found = subprocess.run([command[0], "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        found = False
    if not found:
        raise RuntimeError(f"there is no C compiler {command[0]!r}")


def compile_here(files: list[str]) -> None:
    """What the process of its own does: mypyc writes C, the compiler makes extension modules beside the sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    level = os.environ.get(LEVEL, "2")
    parts = mypycify(["--config-file=", *files], opt_level=level, debug_level="0", multi_file=True)
    if os.name != "nt":
        for part in parts:  # nobody outside calls our functions by name: so they may call each other directly
            part.extra_compile_args.append("-fvisibility=hidden")
    compile_side_by_side()
    setup(name="scirocco", ext_modules=parts, script_args=["-q", "build_ext", "--inplace"])


def compile_side_by_side() -> None:
    """Let the C compiler work on as many files at once as there are processors."""
    from distutils.unixccompiler import UnixCCompiler as Compiler  # setuptools puts its own in the old one's place

    one_after_the_other = Compiler.compile

    def compile_all(self: Any, sources: list[str], *args: Any, **kept: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as workers:
            made = workers.map(lambda source: one_after_the_other(self, [source], *args, **kept), sources)
            return [item for items in made for item in items]

    Compiler.compile = compile_all


class CompileRules(BuildHookInterface):  # type: ignore[misc, valid-type, unused-ignore]
    """The hook of the wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules to a wheel, or say why it has none. An editable install stays plain."""
        if self.target_name != "wheel" or version == "editable" or os.environ.get(SKIP):
            return
        folder = HOME / "build" / "compiled"  # kept: an installer asks twice, for the metadata and for the wheel
        try:
            look_for_compiler()
            copy_package(folder)
            compile_package(folder)
        except Exception as error:
            last = str(error).strip().splitlines()[-1:] or ["no reason was given"]
            self.app.display_warning("The rules could not be compiled; Scirocco is installed as plain Python.")
            self.app.display_warning(f"It plays the same, but slower. The reason: {last[0]}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for made in extensions(folder):
            build_data["force_include"][str(made)] = str(made.relative_to(folder))


def main() -> None:
    if sys.argv[1:2] == ["--here"]:
        compile_here(sys.argv[2:])
        return
    if len(sys.argv) != 2:
        sys.exit("say where: python hatch_build.py build/compiled, or src to compile in place")
    folder = Path(sys.argv[1]).resolve()
    if folder != HOME / "src":
        copy_package(folder)
    try:
        look_for_compiler()
        compile_package(folder)
    except RuntimeError as error:
        sys.exit(f"{error}\nThe rules could not be compiled; they run as plain Python.")


if __name__ == "__main__":
    main()
