"""Builds the package: the browser's table goes into it, and the rules are compiled with mypyc.

What the environment may say:

- ``SCIROCCO_COMPILED``: ``required`` fails where the rules cannot be compiled, ``no`` leaves them as plain Python;
  else a build that cannot compile makes a plain package, which knows the reason and says it.
- ``SCIROCCO_WEB=no``: a package without the browser's table, where it is not built and cannot be.
- ``SCIROCCO_OPTIMISE``: how hard the C compiler tries, 0 to 3.
- ``SCIROCCO_KEEP``: a folder that keeps the compiled modules from one build to the next.

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
from collections.abc import Iterator, Sequence
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
WHETHER = "SCIROCCO_COMPILED"
WEB = "SCIROCCO_WEB"
KEEP = "SCIROCCO_KEEP"
TOOLS = ("mypy", "librt", "setuptools", "msgspec", "mypy-extensions")
"""What the result depends on, or cannot do without."""

PAGES = Path("src/scirocco/server/web/index.html")
WEB_SOURCES = ("web/src",)
DRAWN = Path("src/scirocco/server/drawn/.drawn")
DRAWN_FROM = ("src/scirocco/drawing", "src/scirocco/games", "src/scirocco/server/presenting")
NOTE = "plain.txt"
"""The file by which a package that is not compiled knows why; ``scirocco/built.py`` reads it."""
NO_COMPILER = (
    "install a C compiler with Python's header files (Debian and Ubuntu: build-essential and python3-dev; macOS:"
    " xcode-select --install; Windows: the Build Tools for Visual Studio) and install Scirocco again"
)
NO_TABLE = (
    "Install Node 20 or newer with npm, or run `make web` first, or build from the source distribution, which has it"
    f" inside. With {WEB}=no the package is built without."
)


def sources(package: Path) -> Iterator[Path]:
    """The modules to compile. Those that describe data files (msgspec) stay as they are."""
    for room in COMPILED:
        for file in sorted((package / room).rglob("*.py")):
            if file.name not in READ_ONCE and file.name != "__init__.py" and b"import msgspec" not in file.read_bytes():
                yield file


def fingerprint(package: Path) -> str:
    """Changes when the result of compiling would."""
    found = hashlib.sha256(f"{sys.version} {os.environ.get(LEVEL)} several files".encode())
    for tool in TOOLS:
        try:
            found.update(f"{tool} {version(tool)}".encode())
        except PackageNotFoundError:
            found.update(f"no {tool}".encode())
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


def reason_of(error: Exception) -> str:
    """Why the rules could not be compiled and what to do about it, in one line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()] or [type(error).__name__]
    told = next((line for line in lines if "error:" in line), lines[-1])
    if "there is no C compiler" in told or "Python.h" in str(error):
        return f"{told}; {NO_COMPILER}"
    return f"{told}; 'python hatch_build.py build/compiled' in its sources tells more"


# --- the browser's table


def is_fresh(home: Path, made: Path, sources: Sequence[str]) -> bool:
    """Whether something was made, and after its sources. In a source distribution all files are of the same age."""
    if not (home / made).is_file():
        return False
    age = (home / made).stat().st_mtime
    files = (path for source in sources for path in (home / source).rglob("*") if path.suffix != ".pyc")
    return all(path.stat().st_mtime <= age for path in files if path.is_file())


def make_pages(home: Path) -> None:
    """Build the browser's table where it is missing or older than its sources. What a source distribution brings is
    used as it is."""
    if is_fresh(home, PAGES, WEB_SOURCES) or os.environ.get(WEB) == "no":
        return
    npm = shutil.which("npm")
    if npm is None:
        what = "is older than its sources" if (home / PAGES).is_file() else "is not built"
        raise RuntimeError(f"The browser's table {what}, and 'npm', which builds it, was not found. {NO_TABLE}")
    print("Building the browser's table ...", file=sys.stderr, flush=True)
    quiet = [npm, "--prefix", "web", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
    for step in (["install", "--no-save"], ["run", "--silent", "build"]):
        done = subprocess.run([*quiet, *step], cwd=home, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode:
            told = f"{done.stdout}\n{done.stderr}".strip()
            raise RuntimeError(f"The browser's table could not be built:\n{told}\n{NO_TABLE}")
    (home / PAGES).touch()


def lacks_drawings(home: Path) -> bool:
    return not is_fresh(home, DRAWN, DRAWN_FROM) and os.environ.get(WEB) != "no"


def draw_boards(home: Path) -> None:
    """Draw the boards and counters of the browser's table; what draws them runs in a process of its own."""
    print("Drawing the boards ...", file=sys.stderr, flush=True)
    path = os.pathsep.join(filter(None, [str(home / "src"), os.environ.get("PYTHONPATH", "")]))
    command = [sys.executable, "-m", "scirocco.server.pictures"]
    done = subprocess.run(command, cwd=home, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"The boards could not be drawn:\n{done.stdout}\n{done.stderr}")
    (home / DRAWN).touch()


class BuildPackage(BuildHookInterface):  # type: ignore[misc, valid-type, unused-ignore]
    """The hook of wheels and source distributions. An editable install stays as it is."""

    PLUGIN_NAME = "custom"
    plain = ""
    """Why the wheel is not compiled."""

    def dependencies(self) -> list[str]:
        """To draw the boards, the package itself must run."""
        return list(self.metadata.core.dependencies) if lacks_drawings(HOME) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Have the browser's table ready, and add the compiled modules to a wheel, or the reason why it has none."""
        if version == "editable":
            return
        make_pages(HOME)
        if lacks_drawings(HOME):
            draw_boards(HOME)
        if self.target_name == "wheel":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        wish = os.environ.get(WHETHER, "")
        if wish not in ("", "required", "no"):
            raise ValueError(f"{WHETHER} is {wish!r}; it may be 'required', 'no' or nothing")
        folder = Path(os.environ.get(KEEP) or HOME / "build" / "compiled")
        try:
            if wish == "no":
                raise RuntimeError(f"{WHETHER}=no asked for it")
            look_for_compiler()
            copy_package(folder)
            compile_package(folder)
        except Exception as error:
            self.plain = str(error) if wish == "no" else reason_of(error)
            if wish == "required":
                raise RuntimeError(f"The rules could not be compiled: {self.plain}\n\n{error}") from error
            note = folder / NOTE
            folder.mkdir(parents=True, exist_ok=True)
            note.write_text(self.plain + "\n", encoding="utf-8")
            build_data["force_include"][str(note)] = f"scirocco/{NOTE}"
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for made in extensions(folder):
            build_data["force_include"][str(made)] = str(made.relative_to(folder))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Said last, so that it is not lost among all that a build says."""
        if self.plain:
            self.app.display_warning(f"The rules are NOT compiled: {self.plain}.")
            self.app.display_warning("Scirocco plays the same without, but its computer thinks many times more slowly.")


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
        sys.exit(f"{error}\nThe rules could not be compiled; they run as plain Python. {reason_of(error)}")


if __name__ == "__main__":
    main()
