"""At random positions: whoever the rules let join a fight in any order is offered by the table, and nobody else; and
every choice can be pointed at. A failure shrinks to a short way from a recorded moment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scirocco.core.decisions import Action
from scirocco.core.dice import RandomDice, ScriptedDice
from scirocco.core.game import Game
from scirocco.core.records import read_record
from scirocco.games import load
from scirocco.server import shapes
from scirocco.server.presenting import BattlePlan, presenter_of
from tests.offering.declaring import declared
from tests.offering.pointing import Pointer
from tests.server.test_joining import fourth_indian

GOLDEN = Path(__file__).parents[1] / "golden"
EVERY = 20
"""A record is opened at each so-manieth action."""
JOINED = {"attack", "bombard", "assault", "fire", "strike", "night"}
"""Verbs that open a fight others may join."""


class Opened(NamedTuple):
    """A recorded game, and positions along it."""

    game: Game[Any]
    moments: list[Any]


@cache
def opened(name: str) -> Opened:
    record = read_record((GOLDEN / f"{name}.war").read_text(encoding="utf-8"), load)
    pos, moments = record.start, []
    for number, entry in enumerate(record.entries):
        if number % EVERY == 0:
            moments.append(pos.copy())
        record.game.play(pos, entry.action, ScriptedDice(entry.dice))
    return Opened(record.game, moments)


@pytest.fixture(scope="module", autouse=True)
def pointer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pointer]:
    found = Table.pointer = Pointer(tmp_path_factory.mktemp("pointing"))
    yield found
    found.close()


def check_joiners(game: Game[Any], view: Any, opening: Action) -> None:
    """The preview of a fight names those who may join, and those who have to, as the rules do."""
    shown = presenter_of(game)
    plan = shown.plan_of(game, view, opening)
    if plan is None or opening.verb not in JOINED:
        return
    found = declared(game, view, opening)
    joiners = shown.preview(game, view, plan).joiners
    offered = {one.unit for one in joiners if one.why is None}
    if opening.piece >= 0:  # named with the choice itself
        offered.add(game.piece_ids[opening.piece])
    what = game.format(opening)
    assert found.some <= offered, f"{what}: {found.some - offered} may join and are not offered"
    if found.complete:
        assert offered <= found.some, f"{what}: {offered - found.some} are offered and may not join"
        must = {one.unit for one in joiners if one.must}
        assert must <= found.every, f"{what}: {must - found.every} need not join"


class Table(RuleBasedStateMachine):
    """A table that opens at a recorded moment; then somebody does this and that, and looks at every choice."""

    record: ClassVar[str]
    pointer: ClassVar[Pointer]

    @initialize(moment=st.integers(0, 10_000))
    def open(self, moment: int) -> None:
        found = opened(self.record)
        self.game, self.pos = found.game, found.moments[moment % len(found.moments)].copy()
        self.dice = RandomDice(moment)
        self.looked = False

    @property
    def view(self) -> Any:
        return self.game.view(self.pos, self.pos.agenda[-1].side)

    @precondition(lambda self: not self.pos.over)
    @rule(number=st.integers(0, 10_000))
    def choose(self, number: int) -> None:
        """Somebody takes one of the choices."""
        options = self.game.options(self.pos)
        self.play(options[number % len(options)])

    @precondition(lambda self: not self.pos.over)
    @rule(number=st.integers(0, 10_000))
    def go_on(self, number: int) -> None:
        """Some twenty choices later, with a liking for what leads to a fight."""
        rng = random.Random(number)
        for _ in range(20):
            if self.pos.over:
                return
            options = self.game.options(self.pos)
            keen = [one for one in options if one.verb in ("end", "attack", "activate", "move", "done")]
            self.play(rng.choice(keen if keen and rng.random() < 0.5 else options))

    @precondition(lambda self: not self.pos.over and any(o.verb in JOINED for o in self.game.options(self.pos)))
    @rule(number=st.integers(0, 10_000))
    def weigh(self, number: int) -> None:
        """Somebody plans a fight."""
        view = self.view
        fights = [one for one in self.game.options(view) if one.verb in JOINED]
        check_joiners(self.game, view, fights[number % len(fights)])

    @precondition(lambda self: self.pos.over)
    @rule()
    def look_at_the_end(self) -> None:
        """The game is over: there is a result, and nothing to choose."""
        assert self.game.result(self.pos) is not None
        assert self.game.options(self.pos) == []

    def play(self, action: Action) -> None:
        self.game.play(self.pos, action, self.dice)
        self.looked = False

    @invariant()
    def everything_can_be_pointed_at(self) -> None:
        if self.pos.over or self.looked:
            return
        self.looked = True
        view = self.view
        assert set(self.game.options(view)) == set(self.game.options(self.pos))
        assert self.pointer.unreached(self.game, view) == []


def machine(name: str) -> Any:
    """A short run of the machine on one record, the same whenever it is run."""
    kind: Any = type(name.title().replace("-", ""), (Table,), {"record": name})
    kind.TestCase.settings = settings(
        max_examples=12,
        stateful_step_count=8,
        deadline=None,
        derandomize=True,
        database=None,
        report_multiple_bugs=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    return kind.TestCase


TestElAlamein = machine("alamein-historical-regular-3")
TestGazala = machine("gazala-historical-regular-4")
TestSicily = machine("sicily-historical-regular-8")
TestGazala1942 = machine("gazala1942-opening-regular-1")
TestCrete = machine("merkur-historical-regular-1")
TestCreteAlone = machine("merkur-solitaire-printed-5")


@pytest.mark.parametrize(
    "name", ["alamein-historical-regular-3", "gazala1942-opening-regular-1", "merkur-historical-regular-1"]
)
def test_every_fight_of_some_recorded_moments_names_whom_the_rules_let_join(name: str) -> None:
    """For every target there is."""
    game, moments = opened(name)
    fights = 0
    for pos in moments:
        options = game.options(pos) if not pos.over and fights < 40 else []
        for opening in options:
            if opening.verb in JOINED:
                check_joiners(game, game.view(pos, pos.agenda[-1].side), opening)
                fights += 1
    assert fights


@pytest.mark.parametrize(("wrong", "complaint"), [(-1, "are not offered"), (1, "may not join")])
def test_a_preview_that_names_one_too_few_or_too_many_is_found_out(
    wrong: int, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """4th Indian attacks 0810; the guns of XIII Corps are forgotten, or a brigade that stands elsewhere is let in."""
    game, view = fourth_indian()
    shown = presenter_of(game)
    preview = shown.preview

    def mistaken(game: Game[Any], view: Any, plan: BattlePlan) -> shapes.Battle:
        battle = preview(game, view, plan)
        if wrong < 0:
            battle.joiners = [one for one in battle.joiners if one.unit != "uk_xiii"]
        else:
            battle.joiners = [one.model_copy(update={"why": None}) for one in battle.joiners]
        return battle

    check_joiners(game, view, game.parse("attack 0810"))
    monkeypatch.setattr(shown, "preview", mistaken)
    with pytest.raises(AssertionError, match=complaint):
        check_joiners(game, view, game.parse("attack 0810"))


def test_a_choice_that_nobody_can_point_at_is_found_out(pointer: Pointer) -> None:
    """A space that no map shows."""
    game, view = fourth_indian()
    assert pointer.unreached(game, view) == []
    assert pointer.unreached(game, view, hidden=("0810",)) == ["attack 0810", "bombard 0810"]
