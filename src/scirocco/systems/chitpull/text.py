"""The lines of a position text that only chit-pull games have: control, cup and track, mines, pools, battles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import mask_of, members
from scirocco.core.errors import NotationError
from scirocco.systems.chitpull.position import ARMOUR, GENERAL, Battle

if TYPE_CHECKING:
    from scirocco.systems.chitpull.game import ChitPull
    from scirocco.systems.chitpull.position import ChitPosition

MASKS = ("razed", "crossed", "clashed", "fought")
NUMBERS = ("paused", "air", "fell_back", "landing_turn")
SPACES = ("struck_in_fallback", "landing")


def facts_of(game: ChitPull, pos: ChitPosition) -> list[tuple[str, str]]:
    """The facts of a position, each a key and a value."""
    ids, names = game.board.ids, game.piece_ids
    found = [("held", write_runs(game, pos.held))]
    for key in MASKS:
        mask: int = getattr(pos, key)
        if mask:
            found.append((key, " ".join(ids[space] for space in members(mask))))
    if pos.breaches:
        pairs = [game.ground.mine_sides[number] for number in members(pos.breaches)]
        found.append(("breaches", " ".join(f"{ids[a]}>{ids[b]}" for a, b in pairs)))
    changed = [unit for unit in range(len(names)) if pos.under[unit] != game.first_under[unit]]
    found += [("under", f"{names[unit]} {_formation(game, pos.under[unit])}") for unit in changed]
    stocked = [f"{name}={pos.pools[i]}" for i, name in enumerate(game.pool_names) if pos.pools[i]]
    if stocked:
        found.append(("pools", " ".join(stocked)))
    late = [f"{names[game.marker_units[i]]}={turn}" for i, turn in enumerate(pos.back) if turn]
    if late:
        found.append(("back", " ".join(late)))
    for side, mask in enumerate(pos.chosen):
        if mask:
            found.append((f"chosen.{game.sides[side]}", _markers(game, list(members(mask)))))
    if any(pos.in_cup):
        found.append(("cup", " ".join(map(str, pos.in_cup))))
    if pos.track:
        found.append(("track", _markers(game, list(pos.track))))
    if pos.drawn >= 0:
        found.append(("drawn", names[game.marker_units[pos.drawn]]))
    found += [(key, str(getattr(pos, key))) for key in NUMBERS if getattr(pos, key)]
    found += [(key, ids[getattr(pos, key)]) for key in SPACES if getattr(pos, key) >= 0]
    if pos.fallback:
        found.append(("fallback", ""))
    found += [("declared", write_battle(game, battle)) for battle in pos.battles]
    if pos.battle is not None:
        found.append(("battle", write_battle(game, pos.battle)))
    return found


def write_runs(game: ChitPull, mask: int) -> str:
    """A mask as runs of neighbouring numbers: ``0101-0112 0201``."""
    ids = game.board.ids
    runs: list[str] = []
    first = last = -2
    for space in [*members(mask), -1]:
        if space != last + 1 or space < 0:
            if first >= 0:
                runs.append(ids[first] if first == last else f"{ids[first]}-{ids[last]}")
            first = space
        last = space
    return " ".join(runs)


def _read_runs(game: ChitPull, value: str) -> int:
    mask = 0
    for word in value.split():
        start, _, end = word.partition("-")
        first = game.board.space(start)
        last = game.board.space(end) if end else first
        mask |= mask_of(range(first, last + 1))
    return mask


def _formation(game: ChitPull, number: int) -> str:
    return game.data.formations[number].id.replace(" ", "_") if number >= 0 else "none"


def _markers(game: ChitPull, markers: list[int]) -> str:
    return " ".join(game.piece_ids[game.marker_units[marker]] for marker in markers)


def write_battle(game: ChitPull, battle: Battle) -> str:
    ids, names = game.board.ids, game.piece_ids
    words = ["armour" if battle.kind == ARMOUR else "general", f"target={ids[battle.target]}"]
    for key in ("attackers", "defenders", "gone"):
        units: tuple[int, ...] = getattr(battle, key)
        if units:
            words.append(f"{key}=" + ",".join(names[unit] for unit in units))
    if battle.retreats:
        words.append("retreats=" + ",".join("-".join(ids[space] for space in way) for way in battle.retreats))
    words += [f"{key}={getattr(battle, key)}" for key in ("air", "unpaid") if getattr(battle, key)]
    if battle.tried:
        words.append("tried=" + ",".join(ids[space] for space in members(battle.tried)))
    if battle.sappers_owe:
        words.append("sappers=1")
    if battle.sapping:
        words.append("sapping=1")
    if any(battle.paid):
        words.append(f"paid={battle.paid[0]},{battle.paid[1]}")
    return " ".join(words)


def set_fact(game: ChitPull, pos: ChitPosition, key: str, value: str) -> bool:
    """Take one fact of a text into a position; False when these games have no such line."""
    space, words = game.board.space, value.split()
    if key == "held":
        pos.held = _read_runs(game, value)
    elif key in MASKS:
        setattr(pos, key, mask_of(space(word) for word in words))
    elif key == "breaches":
        pos.breaches = _read_breaches(game, words)
    elif key == "under":
        pos.under[_unit(game, words[0])] = _read_formation(game, " ".join(words[1:]))
    elif key == "pools":
        _read_counts(game, pos, words)
    elif key == "back":
        for word in words:
            name, _, turn = word.partition("=")
            pos.back[_marker(game, name)] = _number(key, turn)
    elif key.startswith("chosen."):
        side = game.side_named(key.removeprefix("chosen."))
        pos.chosen[side] = mask_of(_marker(game, word) for word in words)
    elif key == "cup":
        pos.in_cup = [_number(key, word) for word in words]
        if len(pos.in_cup) != len(game.sides):
            raise NotationError("cup: it takes one number for each side")
    elif key == "track":
        pos.track = tuple(_marker(game, word) for word in words)
    elif key == "drawn":
        pos.drawn = _marker(game, value)
    elif key in NUMBERS:
        setattr(pos, key, _number(key, value))
    elif key in SPACES:
        setattr(pos, key, space(value))
    elif key == "fallback":
        pos.fallback = True
    elif key == "declared":
        pos.battles = (*pos.battles, read_battle(game, value))
    elif key == "battle":
        pos.battle = read_battle(game, value)
    else:
        return False
    return True


def _read_breaches(game: ChitPull, words: list[str]) -> int:
    found = 0
    for word in words:
        here, _, there = word.partition(">")
        number = game.ground.mine_side.get((game.board.space(here), game.board.space(there)))
        if number is None:
            raise NotationError(f"there is no side of a minefield at {word!r}")
        found |= 1 << number
    return found


def _read_counts(game: ChitPull, pos: ChitPosition, words: list[str]) -> None:
    for word in words:
        name, _, count = word.partition("=")
        if name not in game.pool_names:
            raise NotationError(f"there are no replacements {name!r}; there are {', '.join(game.pool_names)}")
        pos.pools[game.pool_names.index(name)] = _number("pools", count)


def _read_formation(game: ChitPull, name: str) -> int:
    if name == "none":
        return -1
    for number, formation in enumerate(game.data.formations):
        if formation.id.replace(" ", "_") == name:
            return number
    raise NotationError(f"there is no formation {name!r}")


def _number(key: str, word: str) -> int:
    if not word.isdecimal():
        raise NotationError(f"{key} {word!r} is no number")
    return int(word)


def _unit(game: ChitPull, name: str) -> int:
    found = game.piece_index.get(name)
    if found is None:
        raise NotationError(f"there is no unit {name!r}")
    return found


def _marker(game: ChitPull, name: str) -> int:
    marker = game.units[_unit(game, name)].marker
    if marker < 0:
        raise NotationError(f"{name!r} has no activation marker")
    return marker


def read_battle(game: ChitPull, value: str) -> Battle:
    words = value.split()
    fields = dict(word.split("=", 1) for word in words if "=" in word)
    if "target" not in fields or words[0] not in ("armour", "general"):
        raise NotationError("a battle is armour or general, and has a target")
    units = {
        key: tuple(_unit(game, word) for word in fields[key].split(",")) if key in fields else ()
        for key in ("attackers", "defenders", "gone")
    }
    space = game.board.space
    paid = fields.get("paid", "0,0").split(",")
    retreats = fields.get("retreats", "")
    return Battle(
        ARMOUR if words[0] == "armour" else GENERAL,
        space(fields["target"]),
        units["attackers"],
        _number("air", fields.get("air", "0")),
        units["defenders"],
        "sappers" in fields,
        tuple(tuple(space(word) for word in way.split("-")) for way in retreats.split(",")) if retreats else (),
        units["gone"],
        _number("unpaid", fields.get("unpaid", "0")),
        mask_of(space(word) for word in fields["tried"].split(",")) if "tried" in fields else 0,
        (_number("paid", paid[0]), _number("paid", paid[-1])),
        "sapping" in fields,
    )
