"""Small changes to the rules, drawn by lot: do the rule tests notice each of them?

    python -m bench.mutants somnium --seed 1 --number 100

It works on a copy of the sources and tests. First the unchanged rules are tested once, to learn which tests run through
which lines and how long they take (kept in build/mutants/ until a file changes). Then a process of its own makes each
change and runs the tests, those first that run through the changed line, the fastest first, up to the first that fails.
A test that takes far longer than it did counts as failed. What survives is printed with its difference and written
to build/mutants/SYSTEM.json. Golden records are not asked.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import hashlib
import importlib.abc
import importlib.util
import io
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, NamedTuple

import coverage
import pytest
from bench.changes import Change, Equivalent, changes_of, read_equivalents

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "build" / "mutants"
EQUIVALENTS = Path(__file__).resolve().parent / "equivalents"
TESTS = {
    "somnium": ("tests/somnium", "tests/gazala", "tests/sicily"),
    "areas": ("tests/merkur",),
    "chitpull": ("tests/gazala1942",),
}
SECOND_STAGE = "tests/oracle"
MEMORY = 4 << 30
QUIET = ("-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:randomly", "-m", "not slow")


OUT = sys.stdout


def say(words: str) -> None:
    """Print, where pytest has the standard output."""
    print(words, file=OUT, flush=True)


# --- what a process of its own does ---------------------------------------------------------------


def in_a_process(work: Callable[[], Any]) -> tuple[int, Path]:
    """Fork a process that does some work and writes what comes of it as JSON."""
    answer = Path(tempfile.mkstemp(prefix="mutant-", suffix=".json")[1])
    pid = os.fork()
    if pid:
        return pid, answer
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        answer.write_text(json.dumps(work()))
    finally:
        os._exit(0)


def answer_of(path: Path) -> Any:
    """What a process wrote; None when it was ended."""
    text = path.read_text()
    path.unlink()
    return json.loads(text) if text else None


class Running:
    """The part of pytest that chooses the order of the tests, and ends a process in which one takes too long.

    CPU time is counted, not the clock: other work on the machine must not look like an endless loop."""

    def __init__(self, order: dict[str, int], seconds: dict[str, float]) -> None:
        self.order, self.seconds = order, seconds
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = self.sorted(items)

    def sorted(self, items: list[pytest.Item]) -> list[pytest.Item]:
        wanted = [item for item in items if item.nodeid in self.order]
        return sorted(wanted, key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        signal.setitimer(signal.ITIMER_PROF, 3 + 20 * self.seconds.get(nodeid, 0))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid


class Watching:
    """The part of pytest that notes which test runs through which lines, and how long it takes."""

    def __init__(self, cover: coverage.Coverage) -> None:
        self.cover = cover
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.cover.switch_context(item.nodeid)
        before = time.process_time()
        result = yield
        self.seconds[item.nodeid] = round(time.process_time() - before, 4)
        self.cover.switch_context("")
        return result


class Altered(importlib.abc.MetaPathFinder):
    """Imports one module from a changed text."""

    def __init__(self, name: str, path: Path, source: bytes) -> None:
        self.name, self.path, self.source = name, path, source

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=_Text(self))

    def code(self) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Text(SourceFileLoader):
    def __init__(self, altered: Altered) -> None:
        super().__init__(altered.name, str(altered.path))
        self.altered = altered

    def get_code(self, fullname: str) -> CodeType:
        return self.altered.code()


# --- the unchanged rules --------------------------------------------------------------------------


class Touched(NamedTuple):
    """Which tests run through which lines of a system, and how many seconds each test takes.

    A line that runs while the tests are read, before the first of them, has the number -1 among its tests."""

    seconds: dict[str, float]
    lines: dict[str, dict[str, list[int]]]

    def near(self, change: Change) -> set[int]:
        """The tests that run through the changed lines."""
        lines = self.lines.get(change.file, {})
        near: set[int] = set()
        first = change.line
        while not near and first > max(0, change.line - 12):
            for line in range(first, change.last_line + 1):
                near.update(lines.get(str(line), ()))
            first -= 1
        return near

    def order(self, change: Change) -> dict[str, int]:
        """All tests, those that run through the changed lines first, the fastest first."""
        near, names = self.near(change), list(self.seconds)
        ranked = sorted(range(len(names)), key=lambda test: (test not in near, self.seconds[names[test]]))
        return {names[test]: rank for rank, test in enumerate(ranked)}


def look(system: str, where: tuple[str, ...]) -> dict[str, Any]:
    """Run the tests of a system once and note what they touch."""
    folder = Path.cwd() / "src" / "scirocco" / "systems"
    cover = coverage.Coverage(data_file=None, config_file=False, include=[f"{folder}/{system}/*"])
    watching = Watching(cover)
    cover.start()
    status = pytest.main([*QUIET, *where], plugins=[watching])
    cover.stop()
    data, numbers = cover.get_data(), {name: number for number, name in enumerate(watching.seconds)}
    lines = {
        str(Path(file).relative_to(folder)): {
            str(line): [numbers.get(name, -1) for name in contexts]
            for line, contexts in data.contexts_by_lineno(file).items()
        }
        for file in data.measured_files()
    }
    return {"status": int(status), "seconds": watching.seconds, "lines": lines}


def touched(system: str, where: tuple[str, ...], name: str) -> Touched:
    """What the tests of a system touch: as noted before, as long as no source or test has changed."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sorted((*Path("src").rglob("*"), *Path("tests").rglob("*"))):
        if path.is_file() and path.suffix != ".pyc":
            digest.update(f"{path}\n".encode() + path.read_bytes())
    note = RESULTS / f"{name}-touched.json"
    if note.exists():
        noted = json.loads(note.read_text())
        if noted["of"] == digest.hexdigest():
            return Touched(noted["seconds"], noted["lines"])
    say(f"Asking which of the tests in {', '.join(where)} run through which lines ...")
    pid, answer = in_a_process(lambda: look(system, where))
    os.waitpid(pid, 0)
    result = answer_of(answer)
    if result is None or result["status"]:
        sys.exit(f"The tests in {', '.join(where)} must be green before anything is changed.")
    note.write_text(json.dumps({"of": digest.hexdigest(), **result}))
    return Touched(result["seconds"], result["lines"])


# --- the changes ----------------------------------------------------------------------------------


class Verdict(NamedTuple):
    """What became of one change: the test that caught it; empty when it survived."""

    change: Change
    caught: str


TOO_LONG = "it took too long, or brought the process down"


class Trials:
    """The part of pytest that, instead of running the tests once, runs them for one change after another.

    Everything has been imported and collected when it begins. In a fork of that state the changed function gets its new
    code. Where the function has already run by then, or is no function, what survives is tried again from the start.
    """

    def __init__(self, system: str, changes: list[Change], tests: Touched, where: tuple[str, ...], jobs: int) -> None:
        self.system, self.changes, self.tests, self.where, self.jobs = system, changes, tests, where, jobs
        self.survivors: list[Change] = []
        self.caught: dict[Change, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        folder = str(Path("src/scirocco/systems").resolve())
        functions: dict[tuple[str, str], list[FunctionType]] = {}
        for item in gc.get_objects():
            if isinstance(item, FunctionType) and item.__code__.co_filename.startswith(folder):
                functions.setdefault((item.__code__.co_filename, item.__code__.co_qualname), []).append(item)
        gc.freeze()
        for number, verdict in enumerate(self.verdicts(session, functions), start=1):
            if verdict.caught:
                self.caught[verdict.change] = verdict.caught
            else:
                self.survivors.append(verdict.change)
                tell(verdict.change)
            if number % 50 == 0:
                say(f"... {number} of {len(self.changes)}, {len(self.survivors)} survive")
        return True

    def verdicts(
        self, session: pytest.Session, functions: dict[tuple[str, str], list[FunctionType]]
    ) -> Iterator[Verdict]:
        """Try each change, some at a time, in the order in which they are done."""
        waiting = list(reversed(self.changes))
        at_work: dict[int, tuple[Change, Path]] = {}
        while waiting or at_work:
            while waiting and len(at_work) < self.jobs:
                change = waiting.pop()
                pid, answer = in_a_process(lambda change=change: self.trial(session, functions, change))  # type: ignore[misc]
                at_work[pid] = change, answer
            pid, _ = os.wait()
            change, path = at_work.pop(pid)
            result = answer_of(path)
            yield Verdict(change, TOO_LONG if result is None else result)

    def trial(
        self, session: pytest.Session, functions: dict[tuple[str, str], list[FunctionType]], change: Change
    ) -> str:
        """Make one change in this process and run the tests up to the first that fails: its name."""
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, 30)
        altered = altered_by(change)
        sys.meta_path.insert(0, altered)
        running = Running(self.tests.order(change), self.tests.seconds)
        replaced = replace(functions, altered)
        if replaced:
            session.config.pluginmanager.register(running)
            for item in running.sorted(session.items):
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
                if running.failed:
                    return running.failed
            session.config.pluginmanager.unregister(running)
            if -1 not in self.tests.near(change):
                return ""
        forget()
        status = pytest.main([*QUIET, "-x", *self.where], plugins=[running])
        return running.failed or ("" if status == 0 else f"pytest ended with {int(status)}")


def altered_by(change: Change) -> Altered:
    path = Path("src/scirocco/systems").resolve() / change.file
    name = "scirocco.systems." + change.file.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
    return Altered(name, path, change.apply(path.read_bytes()))


def replace(functions: dict[tuple[str, str], list[FunctionType]], altered: Altered) -> bool:
    """Give the changed functions of a module their new code; False where that is not enough."""
    if altered.name not in sys.modules:
        return False
    old = {code.co_qualname: code for code in _codes(compile(altered.path.read_bytes(), altered.path, "exec"))}
    done = False
    for code in _codes(altered.code()):
        if code.co_qualname in old and code != old[code.co_qualname]:
            for function in functions.get((str(altered.path), code.co_qualname), ()):
                function.__code__ = code
                done = True
    return done


def _codes(code: CodeType) -> Iterator[CodeType]:
    for item in code.co_consts:
        if isinstance(item, CodeType):
            yield item
            yield from _codes(item)


def forget() -> None:
    """Make the next import read the package and its tests anew."""
    for name in [name for name in sys.modules if name.split(".")[0] in ("scirocco", "tests")]:
        del sys.modules[name]


def trials(system: str, changes: list[Change], tests: Touched, where: tuple[str, ...], jobs: int) -> Trials:
    """Try each change against the tests in some folders."""
    tried = Trials(system, changes, tests, where, jobs)
    forget()
    with contextlib.redirect_stdout(io.StringIO()):
        pytest.main([*QUIET, "-s", *where], plugins=[tried])
    return tried


def copy_to(folder: Path) -> None:
    """The sources and tests of the checkout, without what is built from them."""
    skip = shutil.ignore_patterns("__pycache__", "*.so", "node_modules", "web", "drawn")
    shutil.copytree(ROOT / "src", folder / "src", ignore=skip)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=skip)
    for name in ("pyproject.toml", "README.md", "docs"):
        (folder / name).symlink_to(ROOT / name)


# --- the command ----------------------------------------------------------------------------------


def chosen(asked: argparse.Namespace) -> list[Change]:
    """The changes to test: drawn by lot, at one place, or the survivors of the last run."""
    changes = changes_of(ROOT / "src" / "scirocco" / "systems" / asked.system)
    known = {(item.file, item.function, item.line, item.becomes) for item in equivalents(asked.system)}
    named = {change: (change.file.split("/")[1], change.function, *change.lines(source(change))) for change in changes}
    any_of = {change: (*named[change][:3], "") for change in changes}
    for stale in known - set(named.values()) - set(any_of.values()):
        say(f"{EQUIVALENTS.name}/{asked.system}.toml tells of a change that no longer exists: {stale}")
    changes = [change for change in changes if not known & {named[change], any_of[change]}]
    say(f"{len(changes)} changes are possible, {len(named) - len(changes)} more are told to be equivalent.")
    if asked.again:
        last = json.loads((RESULTS / f"{asked.system}.json").read_text())
        survivors = {tuple(item["name"]) for item in last["survivors"]}
        return [change for change in changes if named[change] in survivors]
    if asked.at:
        file, _, line = asked.at.partition(":")
        return [
            change
            for change in changes
            if change.file.endswith(f"/{file}") and (not line or change.line <= int(line) <= change.last_line)
        ]
    return drawn(changes, random.Random(asked.seed), asked.number)


def drawn(changes: list[Change], lot: random.Random, number: int) -> list[Change]:
    """So many places by lot, and one of the changes of each."""
    places: dict[tuple[str, int, int], list[Change]] = {}
    for change in changes:
        places.setdefault((change.file, change.start, change.end), []).append(change)
    return [lot.choice(places[place]) for place in lot.sample(list(places), min(number, len(places)))]


def equivalents(system: str) -> list[Equivalent]:
    return read_equivalents(EQUIVALENTS / f"{system}.toml")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("system", choices=TESTS)
    parser.add_argument("--seed", default="1", help="the draw; the same seed draws the same changes of the same source")
    parser.add_argument("--number", type=int, default=100, help="how many changes are drawn")
    parser.add_argument("--at", metavar="FILE[:LINE]", default="", help="every change there, none by lot")
    parser.add_argument("--again", action="store_true", help="only the survivors of the last run")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at a time")
    asked = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        copy_to(Path(folder))
        os.chdir(folder)
        sys.path[:] = [f"{folder}/src", *(path for path in sys.path if path not in ("", str(ROOT), f"{ROOT}/src"))]
        os.environ["PYTHONPATH"] = f"{folder}/src"
        run(asked)


def run(asked: argparse.Namespace) -> None:
    began, system, where = time.monotonic(), asked.system, TESTS[asked.system]
    changes = chosen(asked)
    tried = trials(system, changes, touched(system, where, system), where, asked.jobs)
    caught, seconds = len(tried.caught), time.monotonic() - began
    say(f"\n{system}, seed {asked.seed}: {caught} of {len(changes)} caught in {seconds:.0f} s.")
    write(asked, tried, None)
    late = second_stage(system, tried.survivors, asked.jobs)
    if late is not None:
        say(f"{SECOND_STAGE} catches {len(late)} of the {len(tried.survivors)} others.")
        write(asked, tried, late)


def second_stage(system: str, survivors: list[Change], jobs: int) -> dict[Change, str] | None:
    """What an independent reading of the rules notices of the survivors; None where there is none."""
    if not survivors or not Path(SECOND_STAGE).is_dir():
        return None
    say(f"\nThe survivors, against {SECOND_STAGE}:")
    where = (SECOND_STAGE,)
    tests = touched(system, where, f"{system}-second")
    users = {test for lines in tests.lines.values() for using in lines.values() for test in using}
    names = [name for number, name in enumerate(tests.seconds) if number in users]
    numbers = {number: names.index(name) for number, name in enumerate(tests.seconds) if number in users}
    lines = {
        file: {line: [numbers.get(test, -1) for test in using] for line, using in found.items()}
        for file, found in tests.lines.items()
    }
    tests = Touched({name: tests.seconds[name] for name in names}, lines)
    return trials(system, survivors, tests, where, jobs).caught


def source(change: Change) -> bytes:
    return Path("src/scirocco/systems", change.file).read_bytes()


def tell(change: Change) -> None:
    what = "(...) -> not (...)" if change.after.startswith("not (") else f"{change.before} -> {change.after}"
    say(f"\nsrc/scirocco/systems/{change.file}:{change.line}: {what}\n{change.diff(source(change))}")


def write(asked: argparse.Namespace, tried: Trials, late: dict[Change, str] | None) -> None:
    """The result as JSON; ``name`` is how a list of equivalents names a change."""
    told = [
        {
            "at": f"{change.file}:{change.line}",
            "before": change.before,
            "after": change.after,
            "name": [change.file.split("/")[1], change.function, *change.lines(source(change))],
            "second stage": (late or {}).get(change, ""),
        }
        for change in tried.survivors
    ]
    result = {
        "system": asked.system,
        "seed": asked.seed,
        "changes": len(tried.changes),
        "caught": len(tried.caught),
        "caught in the second stage": None if late is None else len(late),
        "survivors": told,
    }
    path = RESULTS / f"{asked.system}.json"
    path.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    say(f"Written to {path.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
