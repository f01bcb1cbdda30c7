"""What is said at the wrong moment is refused with what is to be decided now; the first counter of the sheet and the
first hex of the map are like all others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from scirocco.core.decisions import Action
from scirocco.systems.somnium.events import AirCommitted, Joined
from tests.gazala.desert import Desert
from tests.somnium.tabletop import Tabletop
from tests.somnium.test_results import GERMANS, exchange, fought

FIRST = "ge_155_90"
"""The first counter of the sheet."""


def place() -> Tabletop:
    return Tabletop.started("free")


def unit() -> Tabletop:
    return Tabletop("axis movement", "ge_200_90 1609", f"{FIRST} 1709 moved")


def move() -> Tabletop:
    table = unit()
    table.do("ge_200_90")
    return table


def target() -> Tabletop:
    return Tabletop("allied combat", "au_20_9 0809", f"{FIRST} 0808", "uk_xiii 0910")


def attackers() -> Tabletop:
    table = target()
    table.do("attack 0808")
    return table


def battery() -> Tabletop:
    table = Tabletop("allied combat", "uk_ad_7 0806", "uk_xiii 0806", f"{FIRST} 0606")
    table.do("bombard 0606")
    return table


def support() -> Tabletop:
    table = Tabletop("allied combat", "au_20_9 0809", f"{FIRST} 0808", "it_205a_bologna 0708")
    table.do("attack 0808")
    table.do("join au_20_9")
    return table


def air() -> Tabletop:
    table = Tabletop("allied combat", "au_20_9 0809", f"{FIRST} 0808", air="5 0")
    table.do("attack 0808")
    return table


def sorties() -> Tabletop:
    table = Tabletop("allied combat", "au_20_9 0909", f"{FIRST} 0808", air="5 0")
    table.do("strike 0808")
    return table


def loss() -> Tabletop:
    return fought("DE AVI", 3, air=10)


def give() -> Tabletop:
    return fought("EMP", 2, air=0, defenders=GERMANS)


def pay() -> Tabletop:
    table = exchange("fr_2 gr_1 uk_152_51", "ge_382_164 ge_433_164", 1, 1)
    table.do("loss ge_382_164")
    table.do("done")
    return table


def retreat() -> Tabletop:
    table = loss()
    table.do("loss it_16a")
    return table


def advance() -> Tabletop:
    table = retreat()
    table.do("retreat it_8a 1709")
    return table


def displace() -> Tabletop:
    crowd = ("it_61 1714", "it_62 1714", "it_85 1714")
    table = Desert("allied combat", "uk_22arm 1613", "uk_2arm 1813", "ge_115 1713", *crowd)
    table.beat("1713", "uk_22arm", "uk_2arm")
    return table


def refusal(table: Tabletop, action: Action) -> tuple[str, str]:
    why = table.game.explain(table.pos, action)
    assert why is not None
    return why.rule.split()[1], why.code


STAGES: list[tuple[Callable[[], Tabletop], str]] = [
    *((place, "10.1"), (unit, "3.0"), (move, "4.0"), (target, "5.0"), (attackers, "5.1.1"), (battery, "8.0")),
    *((support, "8.0"), (air, "6.1"), (sorties, "6.2"), (loss, "5.1.7"), (give, "5.1.7"), (pay, "5.1.7")),
    *((retreat, "5.3"), (displace, "5.3.1"), (advance, "5.2")),
]
VERBS = {
    **dict.fromkeys(("attackers", "battery", "support"), "join"),
    **dict.fromkeys(("loss", "give", "pay"), "loss"),
    **dict.fromkeys(("retreat", "displace"), "retreat"),
    **{"place": "place", "unit": "select", "move": "move", "advance": "advance"},
}


@pytest.mark.rule("alamein 3.0")
@pytest.mark.parametrize(("stage", "number"), STAGES, ids=[stage.__name__ for stage, _ in STAGES])
def test_another_order_is_refused_with_what_is_to_be_decided_now(stage: Callable[[], Tabletop], number: str) -> None:
    table = stage()
    kind = table.decision.kind
    assert kind == stage.__name__
    piece = table.decision.pieces[0] if table.decision.pieces else max(table.decision.piece, 0)
    orders = [
        *(Action(verb, piece, (table.hex("1609"),)) for verb in ("place", "retreat", "advance", "enter")),
        *(Action(verb, piece) for verb in ("join", "loss")),
        Action("air", number=1),
    ]
    for action in orders:
        if action.verb != VERBS.get(kind, kind) and (kind, action.verb) != ("sorties", "air"):
            assert refusal(table, action) == (number, "not-now"), action.verb


@pytest.mark.rule("alamein 3.0")
@pytest.mark.parametrize(
    ("stage", "text", "reason"),
    [
        (place, "place au_20_9 0201", ("10.1", "not-yours")),
        (unit, FIRST, ("4.0", "already-moved")),
        (move, f"{FIRST} 1709-1809", ("4.0", "other-unit")),
        (attackers, f"join {FIRST}", ("5.0", "not-yours")),
        (battery, f"join {FIRST}", ("8.0", "not-yours")),
        (support, f"join {FIRST}", ("8.0", "not-guns")),
        (loss, f"loss {FIRST}", ("5.1.7", "no-loss")),
        (give, f"loss {FIRST}", ("5.1.7", "no-loss")),
        (pay, f"loss {FIRST}", ("5.1.7", "no-loss")),
        (retreat, f"retreat {FIRST} 1709", ("5.3", "not-retreating")),
        (displace, "retreat sa_1 1709", ("5.3.1", "not-retreating")),
        (advance, f"advance {FIRST} 1609", ("5.2", "advance-spent")),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_the_first_counter_of_the_sheet_is_told_its_own_reason(
    stage: Callable[[], Tabletop], text: str, reason: tuple[str, str]
) -> None:
    assert stage().refused(text)[:2] == reason


@pytest.mark.rule("alamein 5.1.7")
@pytest.mark.ruling("alamein C17")
def test_only_units_with_an_attack_value_pay_for_an_exchange_and_only_those_who_fought() -> None:
    table = exchange("uk_152_51 uk_153_51 uk_eng", "ge_382_164 ge_433_164", 1, 1)
    table.do("loss ge_382_164")
    table.do("done")
    assert table.refused("loss uk_eng") == ("5.1.7", "cannot-pay", "Armoured Engineer Bde")
    assert table.refused("loss au_20_9")[:2] == ("5.1.7", "no-loss"), "it did not fight"
    table = pay()
    table.do("loss fr_2")
    assert table.refused("loss fr_2")[:2] == ("5.1.7", "no-loss"), "it has gone"


@pytest.mark.rule("alamein 6.1")
def test_nothing_is_told_of_air_points_that_nobody_gave() -> None:
    none, some = air(), air()
    assert not any(isinstance(event, AirCommitted) for event in none.do("air 0", 3, 4))
    assert [event.points for event in some.do("air 2", 3, 4) if isinstance(event, AirCommitted)] == [2]


@pytest.mark.rule("alamein 6.1", "alamein 6.2")
def test_so_many_air_points_can_be_given_as_there_are_up_to_the_cap() -> None:
    few = air()
    assert few.refused("air 6") == ("6.2", "air-limit", "0", "5")
    assert few.why("air 5") is None
    strike = sorties()
    least = str(strike.game.strike_minimum)
    assert strike.refused("air 0") == ("6.2", "air-limit", least, "5")
    assert strike.why(f"air {least}") is None


@pytest.mark.rule("alamein 8.0", "alamein 4.1.2")
def test_guns_join_of_their_own_will_and_obliged_units_are_told_to_be_obliged() -> None:
    table = battery()
    assert [event.forced for event in table.do("join uk_ad_7") if isinstance(event, Joined)] == [False]
    forced = Tabletop("allied combat", "au_20_9 1509", "it_61_trento 1609", "uk_xiii 1409")
    assert [event.forced for event in forced.do("attack 1609") if isinstance(event, Joined)] == [True]
    assert [event.forced for event in forced.do("join uk_xiii", 3, 4) if isinstance(event, Joined)] == [False]
