"""10.1: the printed set-up and the free one."""

from __future__ import annotations

import re

import pytest

from tests.rules_report import rulebook_index
from tests.somnium.tabletop import Tabletop

AXIS = """
90ª Divisão Ligeira
    155º Regimento de Infantaria Motorizada | 0201 | ge_155_90
    200º Regimento de Infantaria Motorizada | 0202 | ge_200_90
    361º Regimento de Infantaria Motorizada | 0301 | ge_361_90
    190º Regimento de Artilharia | 0402 | ge_190a_90
164ª Divisão de Infantaria
    125º Regimento de Infantaria | 0703 | ge_125_164
    382º Regimento de Infantaria | 0606 | ge_382_164
    433º Regimento de Infantaria | 0808 | ge_433_164
    220º Regimento de Artilharia | 0608 | ge_220a_164
15ª Divisão Panzer
    Brigada PQD Ramcke | 0811 | ge_ramcke
    8º Regimento Panzer | 0405 | ge_8pz_15
    115º Regimento Panzergrenadier | 0404 | ge_115_15
    33º Regimento de Artilharia | 0406 | ge_33a_15
21ª Divisão Panzer
    5º Regimento Panzer | 0512 | ge_5pz_21
    104º Regimento Panzergrenadier | 0514 | ge_104_21
    155º Regimento de Artilharia | 0513 | ge_155a_21
    15º zbV | 0516 | ge_15zbv
Divisão de Infantaria Trento
    61º Regimento de Infantaria | 0707 | it_61_trento
    62º Regimento de Infantaria | 0604 | it_62_trento
    46º Regimento de Artilharia | 0505 | it_46a_trento
Divisão de Infantaria Bologna
    39º Regimento de Infantaria | 0810 | it_39_bologna
    40º Regimento de Infantaria | 0810 | it_40_bologna
    205º Regimento de Artilharia | 0710 | it_205a_bologna
Divisão de Infantaria Brescia
    19º Regimento de Infantaria | 0813 | it_19_brescia
    20º Regimento de Infantaria | 0813 | it_20_brescia
    1º Regimento de Artilharia Celere | 0713 | it_1cel_brescia
Divisão de Infantaria Pavia
    27º Regimento de Infantaria | 0817 | it_27_pavia
    28º Regimento de Infantaria | 0817 | it_28_pavia
    26º Regimento de Artilharia | 0715 | it_26a_pavia
Divisão Paraquedista Folgore
    186º Regimento Paraquedista | 0915 | it_186_folgore
    187º Regimento Paraquedista | 0915 | it_187_folgore
    185º Regimento de Artilharia | 0815 | it_185a_folgore
Divisão Blindada Ariete
    132º Regimento Blindado | 0615 | it_132_ariete
    8º Regimento Bersaglieri | 0715 | it_8b_ariete
    132º Regimento de Artilharia | 0714 | it_132a_ariete
Divisão Blindada Littorio
    133º Regimento Blindado | 0407 | it_133_littorio
    12º Regimento Bersaglieri | 0408 | it_12b_littorio
    3º Regimento de Artilharia Celere | 0508 | it_3cel_littorio
Divisão de Infantaria Motorizada Trieste
    65º Regimento de Infantaria | 0103 | it_65_trieste
    66º Regimento de Infantaria | 0104 | it_66_trieste
    21º Regimento de Artilharia | 0204 | it_21a_trieste
-
    7º Regimento Bersaglieri | 0703 | it_7b
    9º Regimento Bersaglieri | 0914 | it_9b
    8º Regimento de Artilharia | 0507 | it_8a
    16º Regimento de Artilharia | 0614 | it_16a
"""

ALLIED = """
9ª Divisão de Infantaria Australiana
    20ª Brigada de Infantaria | 0805 | au_20_9
    24ª Brigada de Infantaria | 0805 | au_24_9
    26ª Brigada de Infantaria | 0805 | au_26_9
    Artilharia Divisional | 0905 | au_ad_9
51ª Divisão de Infantaria Escocesa
    152ª Brigada de Infantaria | 0806 | uk_152_51
    153ª Brigada de Infantaria | 0806 | uk_153_51
    154ª Brigada de Infantaria | 0806 | uk_154_51
    Artilharia Divisional | 0905 | uk_ad_51
2ª Divisão de Infantaria Neozelandesa
    5ª Brigada de Infantaria | 0906 | nz_5_2
    6ª Brigada de Infantaria | 0906 | nz_6_2
    Artilharia Divisional | 1006 | nz_ad_2
1ª Divisão de Infantaria Sul-africana
    1ª Brigada de Infantaria | 1007 | sa_1_1
    2ª Brigada de Infantaria | 1007 | sa_2_1
    3ª Brigada de Infantaria | 1007 | sa_3_1
    Artilharia Divisional | 1006 | sa_ad_1
4ª Divisão de Infantaria Indiana
    5ª Brigada de Infantaria | 1008 | in_5_4
    7ª Brigada de Infantaria | 1009 | in_7_4
    161ª Brigada de Infantaria | 1010 | in_161_4
    Artilharia Divisional | 1108 | in_ad_4
50ª Divisão de Infantaria Inglesa
    69ª Brigada de Infantaria | 1113 | uk_69_50
    151ª Brigada de Infantaria | 1013 | uk_151_50
    Artilharia Divisional | 1112 | uk_ad_50
44ª Divisão de Infantaria Inglesa
    131ª Brigada de Infantaria | 1315 | uk_131_44
    132ª Brigada de Infantaria | 1115 | uk_132_44
    133ª Brigada de Infantaria | 1808 | uk_133_44
    Artilharia Divisional | 1215 | uk_ad_44
7ª Divisão Blindada
    4ª Brigada Blindada | 1315 | uk_4_7
    22ª Brigada Blindada | 1315 | uk_22_7
    Artilharia Divisional | 1215 | uk_ad_7
1ª Divisão Blindada
    2ª Brigada Blindada | 1707 | uk_2_1
    7ª Brigada de Infantaria Motorizada | 1707 | uk_7m_1
    Artilharia Divisional | 1707 | uk_ad_1
10ª Divisão Blindada
    8ª Brigada Blindada | 1808 | uk_8_10
    24ª Brigada Blindada | 1808 | uk_24_10
    Artilharia Divisional | 1908 | uk_ad_10
-
    9ª Brigada Blindada | 0906 | uk_9arm
    1ª Brigada de Infantaria Francesa Livre | 1217 | fr_1
    2ª Brigada de Infantaria Francesa Livre | 1112 | fr_2
    1ª Brigada de Infantaria Grega | 1012 | gr_1
    Brigada de Artilharia do 13º Corpo | 1211 | uk_xiii
    Brigada de Artilharia do 30º Corpo | 1105 | uk_xxx
    Brigada de Engenharia | LIVRE | uk_eng
"""

KINDS = {
    "Infantaria Motorizada": {"MOT"},
    "Panzergrenadier": {"MOT"},
    "Paraquedista": {"PARA"},
    "PQD": {"PARA"},
    "Artilharia": {"ART", "MECHART"},
    "Bersaglieri": {"BERS"},
    "Blindad": {"ARM"},
    "Panzer": {"ARM"},
    "zbV": {"MECHCAV"},
    "Engenharia": {"ARMENG"},
    "Infantaria": {"INF", "MOT"},
}


def printed(text: str) -> list[tuple[str, str, str, str]]:
    """Division, unit, hex and our name of every line."""
    lines, division = [], ""
    for line in text.strip().splitlines():
        if line.startswith(" "):
            unit, number, name = (part.strip() for part in line.split("|"))
            lines.append((division, unit, number, name))
        else:
            division = line.strip("-")
    return lines


# Option I


@pytest.mark.rule("alamein 10.1", "alamein 10.1.1", "alamein 10.1.2")
def test_the_printed_lists_name_every_counter_once() -> None:
    names = [name for *_, name in printed(AXIS) + printed(ALLIED)]
    assert len(names) == 86
    assert set(names) == set(Tabletop.started().game.piece_ids)


@pytest.mark.rule("alamein 10.1.1")
def test_every_axis_unit_stands_where_the_list_says() -> None:
    table = Tabletop.started("historical")
    for _, unit, number, name in printed(AXIS):
        assert table.at(name) == number, unit


@pytest.mark.rule("alamein 10.1.2")
def test_every_allied_unit_stands_where_the_list_says() -> None:
    table = Tabletop.started("historical")
    for _, unit, number, name in printed(ALLIED):
        assert table.at(name) == ("away" if number == "LIVRE" else number), unit


@pytest.mark.rule("alamein 10.1.1", "alamein 10.1.2", "alamein 2.2.1")
def test_every_unit_is_of_the_printed_number_and_kind() -> None:
    game = Tabletop.started().game
    for _, line, _, name in printed(AXIS) + printed(ALLIED):
        unit = game.units[game.piece_index[name]]
        kind = next(types for word, types in KINDS.items() if word in line)
        assert unit.type in kind, line
        number = re.match(r"\d+", line)
        if number:
            assert unit.name.startswith(number[0]), line


@pytest.mark.rule("alamein 10.1.1", "alamein 10.1.2")
@pytest.mark.ruling("alamein A7")
def test_the_lines_under_a_division_belong_to_it_but_for_ramcke_and_15_zbv() -> None:
    game = Tabletop.started().game
    formations: dict[str, set[str]] = {}
    for division, _, _, name in printed(AXIS) + printed(ALLIED):
        if name not in ("ge_ramcke", "ge_15zbv"):
            formations.setdefault(division, set()).add(game.units[game.piece_index[name]].formation)
    assert formations.pop("") == {""}
    assert all(len(found) == 1 and "" not in found for found in formations.values())
    assert len({name for (name,) in formations.values()}) == len(formations)
    assert (
        game.units[game.piece_index["ge_ramcke"]].formation == game.units[game.piece_index["ge_15zbv"]].formation == ""
    )


@pytest.mark.rule("alamein 10.1")
def test_the_historical_set_up_is_sound_and_is_the_one_played_unless_another_is_named() -> None:
    table = Tabletop.started()
    assert table.game.scenario == "historical"
    assert table.game.faults(table.pos) == []


@pytest.mark.rule("alamein 10.1", "alamein 10.1.2")
@pytest.mark.ruling("alamein A13")
def test_the_engineers_are_placed_anywhere_behind_the_allied_line_before_the_first_turn() -> None:
    table = Tabletop.started("historical")
    assert (table.side, table.decision.kind, table.pos.turn) == ("allied", "place", 0)
    for number in ("0606", "0705", "0101", "1205"):
        assert table.refused_by(f"place uk_eng {number}") == "10.1", number
    assert table.refused_by("place uk_eng 0805") == "4.1.1", "three units stand there"
    table.do("place uk_eng 2117")
    assert (table.at("uk_eng"), table.pos.turn, table.side) == ("2117", 1, "allied")


@pytest.mark.rule("alamein 11.0", "alamein 10.1", "alamein 10.2")
@pytest.mark.ruling("alamein A5")
def test_the_sections_after_11_0_are_cited_as_printed() -> None:
    numbers = [rule["number"] for rule in rulebook_index("alamein")]
    after = numbers.index("11.0") + 1
    assert numbers[after:] == ["10.1", "10.1.1", "10.1.2", "10.2"]
    assert Tabletop.started().decision.rule == "alamein 10.1"


# Option II


def free() -> Tabletop:
    return Tabletop.started("free")


@pytest.mark.rule("alamein 10.1")
@pytest.mark.ruling("alamein A13")
def test_in_the_free_set_up_the_axis_places_all_its_units_before_the_allies() -> None:
    table = free()
    assert {table.at(name) for name in table.game.piece_ids} == {"away"}
    for _ in table.game.army[1]:
        assert (table.side, table.decision.kind) == ("axis", "place")
        assert table.refused_by("place au_20_9 1409") == "10.1"
        table.do(next(option for option in table.options() if option.startswith("place")))
    assert table.side == "allied"
    assert "away" not in {table.at(table.game.piece_ids[unit]) for unit in table.game.army[1]}


@pytest.mark.rule("alamein 10.1")
@pytest.mark.ruling("alamein A13")
def test_each_side_places_behind_its_own_line_only() -> None:
    table = free()
    for number in ("1409", "0705", "1015", "0501", "0118"):
        assert table.refused_by(f"place ge_155_90 {number}") == "10.1", number
    table.do("place ge_155_90 0917")
    table.do("rest")
    for number in ("0606", "0705", "1015", "1205", "1218"):
        assert table.refused_by(f"place au_20_9 {number}") == "10.1", number
    table.do("place au_20_9 2117")
    assert (table.at("ge_155_90"), table.at("au_20_9")) == ("0917", "2117")


@pytest.mark.rule("alamein 10.1", "alamein 4.1.1")
@pytest.mark.ruling("alamein A13")
def test_at_most_three_units_are_placed_in_a_hex() -> None:
    table = free()
    for unit in ("ge_155_90", "ge_200_90", "ge_361_90"):
        table.do(f"place {unit} 0205")
    assert table.refused_by("place ge_190a_90 0205") == "4.1.1"
    assert "place ge_190a_90 0205" not in table.options()


@pytest.mark.rule("alamein 10.1")
@pytest.mark.ruling("alamein A29")
def test_at_any_time_the_rest_of_an_army_may_take_its_printed_places() -> None:
    table = free()
    table.do("place ge_155_90 0209")
    table.do("rest")
    assert table.side == "allied"
    table.do("place au_20_9 1409")
    table.do("rest")
    by_hand = {"ge_155_90": "0209", "au_20_9": "1409", "uk_eng": "away"}
    for *_, number, name in printed(AXIS) + printed(ALLIED):
        assert table.at(name) == by_hand.get(name, number)


@pytest.mark.rule("alamein 10.1")
@pytest.mark.ruling("alamein A13", "alamein A29")
def test_the_engineers_have_no_printed_place_and_are_placed_by_hand_in_the_free_set_up_too() -> None:
    table = free()
    table.do("rest")
    table.do("rest")
    assert table.decision.kind == "place"
    assert table.refused_by("rest") == "10.1"
    table.do("place uk_eng 1206")
    assert (table.pos.turn, table.decision.kind) == (1, "unit")


@pytest.mark.rule("alamein 10.1", "alamein 4.1.1")
@pytest.mark.ruling("alamein A29")
def test_the_rest_cannot_take_places_that_others_filled() -> None:
    table = free()
    for unit in ("ge_155_90", "ge_200_90", "ge_361_90"):
        table.do(f"place {unit} 0402")
    assert table.refused_by("rest") == "10.1"
    table.do("place ge_190a_90 0403")
    assert table.why("rest") is None
