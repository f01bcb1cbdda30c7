"""8.0: artillery."""

from __future__ import annotations

import pytest

from scirocco.systems.somnium.events import BattleFought, Bombarded
from tests.sicily.island import Island


def bombard(table: Island, target: str, *guns: str) -> Bombarded:
    table.do(f"bombard {target}")
    for gun in guns[:-1]:
        table.do(f"join {gun}")
    (fired,) = [event for event in table.do(f"join {guns[-1]}", 3, 4) if isinstance(event, Bombarded)]
    return fired


@pytest.mark.rule("sicily 8.0")
@pytest.mark.ruling("sicily C34")
@pytest.mark.parametrize(("gun", "near", "far"), [("us_ii", "1813", "1812"), ("us_7a", "1812", "1811")])
def test_range_counts_the_hex_of_the_target(gun: str, near: str, far: str) -> None:
    table = Island("allied combat", f"{gun} 1815", f"it_29 {near}", f"it_30 {far}")
    assert f"bombard {near}" in table.options()
    assert table.refused_by(f"bombard {far}") == "8.0"


@pytest.mark.rule("sicily 8.0")
@pytest.mark.ruling("sicily C34")
def test_guns_fire_over_mountains_and_mount_etna() -> None:
    table = Island("allied combat", "us_7a 3208", "it_29 3211")
    assert "bombard 3211" in table.options()


@pytest.mark.rule("sicily 8.0")
def test_guns_attack_without_engaging_and_move_like_infantry() -> None:
    table = Island("allied combat", "us_ii 1815", "it_29 1813")
    assert table.options() == ["bombard 1813", "end"]
    bombard(table, "1813", "us_ii")
    assert (table.at("us_ii"), table.at("it_29")) == ("1815", "1813")


@pytest.mark.rule("sicily 8.0")
@pytest.mark.ruling("sicily C25")
def test_terrain_counts_against_guns_but_rivers_do_not() -> None:
    columns = {}
    for target, here in (("1813", "1815"), ("2013", "2112"), ("2017", "2117"), ("2115", "2117")):
        gun_hex = {"2112": "2211", "2117": "2217"}.get(here, here)
        units = ("us_7a", "uk_8a")
        table = Island("allied combat", *(f"{gun} {gun_hex}" for gun in units), f"it_29 {target}", f"it_30 {target}")
        fired = bombard(table, target, *units)
        columns[target] = table.game.bombardment.columns[fired.column]
    assert columns == {"1813": "31-36", "2013": "21-30", "2017": "31-36", "2115": "1-10"}, "8 by 4"


@pytest.mark.rule("sicily 8.0")
def test_a_gun_takes_part_in_one_combat_or_bombardment_a_phase() -> None:
    table = Island("allied combat", "us_ii 1815", "us_prov 1815", "it_29 1813", "it_30 1913")
    table.do("bombard 1813")
    table.do("join us_ii")
    table.do("done", 3, 4)
    table.do("bombard 1913")
    assert table.refused_by("join us_ii") == "8.0"


@pytest.mark.rule("sicily 8.0")
@pytest.mark.ruling("sicily C36")
def test_distant_guns_support_with_their_attack_value_in_attack_and_in_defence() -> None:
    attack = Island("allied combat", "us_16 1814", "us_7a 1816", "it_29 1813")
    assert attack.odds("1813", ["us_16"], guns=["us_7a"]).attack == 3 + 4
    defence = Island("axis combat", "us_16 1814", "us_7a 1816", "ge_neapel 1813")
    defence.do("attack 1814")
    (fought,) = [event for event in defence.do("join us_7a", 1, 2) if isinstance(event, BattleFought)]
    assert fought.defence == 4 + 4
    inside = Island("axis combat", "us_16 1814", "us_7a 1814", "ge_neapel 1813")
    assert inside.odds("1814", ["ge_neapel"]).defence == 4 + 2, "in the hex it defends with its defence"


@pytest.mark.rule("sicily 8.0")
@pytest.mark.ruling("sicily C34")
def test_a_gun_supports_one_defence_a_phase_and_if_its_own_hex_is_attacked_it_fights_only_there() -> None:
    units = ("us_16 1814", "us_7 1914", "us_ii 1815", "ge_neapel 1813", "it_33 2014")
    table = Island("axis combat", *units)
    table.do("attack 1814")
    table.do("join us_ii", 1, 1)
    events = table.do("attack 1914", 1, 1)
    assert any(isinstance(event, BattleFought) for event in events), "nobody is left to be asked for support"
    own = Island("axis combat", "us_16 1814", "us_ii 1914", "ge_neapel 1813", "it_33 2014")
    own.do("attack 1914", 1, 2)
    (fought,) = [event for event in own.do("attack 1814", 1, 2) if isinstance(event, BattleFought)]
    assert fought.defence == 4, "in range, but it fights in its own hex"


@pytest.mark.rule("sicily 8.0", "sicily 4.1.2")
@pytest.mark.ruling("sicily C33")
@pytest.mark.ruling("sicily A25")
def test_a_gun_next_to_the_enemy_must_assault_and_never_bombards_an_adjacent_hex() -> None:
    table = Island("allied combat", "us_ii 1814", "it_29 1813", "it_30 1812")
    assert table.options() == ["attack 1813"], "an obliged gun does not fire at 1812 either"
    assert table.fight("1813", dice=(1, 2)).attack == 2


@pytest.mark.rule("sicily 8.0")
@pytest.mark.ruling("sicily A25")
def test_an_engaged_gun_that_is_not_obliged_may_fire_at_range() -> None:
    table = Island("allied combat", "us_ii 2013", "it_29 1913", "it_30 1813")
    assert table.options() == ["attack 1913", "bombard 1813", "end"]


@pytest.mark.rule("sicily 8.0", "sicily 6.2")
def test_guns_and_air_points_do_not_mix() -> None:
    table = Island("allied combat", "us_ii 1815", "us_prov 1815", "it_29 1813", air="15 0")
    table.do("bombard 1813")
    assert table.refused_by("air 3") == "8.0"
    table.do("join us_ii")
    table.do("done", 3, 4)
    assert table.pos.air == [15, 0]
    other = Island("allied combat", "us_ii 1815", "it_29 1813", air="15 0")
    other.do("strike 1813")
    assert other.refused_by("join us_ii") == "6.2"


@pytest.mark.rule("sicily 8.0")
@pytest.mark.ruling("sicily A38")
@pytest.mark.parametrize("struck", [False, True])
def test_guns_that_were_struck_from_the_air_give_no_support(struck: bool) -> None:
    table = Island("allied combat", "us_16 1812", "it_29 1813", "it_6a 1815", air="15 0")
    if struck:
        table.do("strike 1815")
        table.do("air 3", 3, 4)
    table.do("attack 1813")
    table.do("air 0", *((3, 4) if struck else ()))
    assert (table.decision.kind == "support") is not struck
