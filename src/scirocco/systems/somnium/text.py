"""The lines of a position text that only Somnium games have: air points, possession, mines, the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import mask_of, members
from scirocco.core.errors import NotationError
from scirocco.systems.somnium.position import Battle

if TYPE_CHECKING:
    from scirocco.systems.somnium.game import Somnium
    from scirocco.systems.somnium.position import SomniumPosition


def facts_of(game: Somnium, pos: SomniumPosition) -> list[tuple[str, str]]:
    """The facts of a position, each a key and a value."""
    found = [("air", " ".join(map(str, pos.air)))]
    found += [(f"held.{game.sides[side]}", _spaces(game, mask)) for side, mask in enumerate(pos.held)]
    for key in ("cleared", "attacked"):
        mask: int = getattr(pos, key)
        if mask:
            found.append((key, _spaces(game, mask)))
    if any(pos.tally):
        found.append(("tally", " ".join(map(str, pos.tally))))
    if pos.freed:
        found.append(("freed", ""))
    if pos.battle is not None:
        found.append(("battle", _battle(game, pos.battle)))
    return found


def _spaces(game: Somnium, mask: int) -> str:
    return " ".join(game.board.ids[space] for space in members(mask))


def _battle(game: Somnium, battle: Battle) -> str:
    words = [f"target={game.board.ids[battle.target]}"]
    for name in ("attackers", "guns", "support", "lost"):
        units: tuple[int, ...] = getattr(battle, name)
        if units:
            words.append(f"{name}=" + ",".join(game.piece_ids[unit] for unit in units))
    words += [f"{name}={value}" for name, value in (("air", battle.air), ("cover", battle.cover)) if value]
    return " ".join(words)


def set_fact(game: Somnium, pos: SomniumPosition, key: str, value: str) -> bool:
    """Take one fact of a text into a position; False when these games have no such line."""
    if key == "air":
        pos.air = _numbers(key, value, len(game.sides), "side")
    elif key == "tally":
        pos.tally = _numbers(key, value, len(game.scoring), "line of the scoring rules")
    elif key == "freed":
        pos.freed = True
    elif key.startswith("held."):
        side = game.side_named(key.removeprefix("held."))
        pos.held[side] = _mask(game, value)
    elif key in ("cleared", "attacked"):
        setattr(pos, key, _mask(game, value))
    elif key == "battle":
        pos.battle = _read_battle(game, value)
    else:
        return False
    return True


def _numbers(key: str, value: str, count: int, what: str) -> list[int]:
    words = value.split()
    if len(words) != count or not all(word.isdecimal() for word in words):
        raise NotationError(f"{key} {value!r}: it takes one number for each {what}")
    return [int(word) for word in words]


def _mask(game: Somnium, value: str) -> int:
    return mask_of(game.board.space(word) for word in value.split())


def _read_battle(game: Somnium, value: str) -> Battle:
    fields = dict(word.split("=", 1) for word in value.split() if "=" in word)
    if "target" not in fields:
        raise NotationError("a battle needs a target")
    numbers = {name: fields.get(name, "0") for name in ("air", "cover")}
    if not all(number.isdecimal() for number in numbers.values()):
        raise NotationError("air and cover of a battle are numbers")
    units = {
        name: tuple(_unit(game, word) for word in fields[name].split(","))
        for name in ("attackers", "guns", "support", "lost")
        if name in fields
    }
    return Battle(
        game.board.space(fields["target"]),
        units.get("attackers", ()),
        units.get("guns", ()),
        int(numbers["air"]),
        units.get("support", ()),
        int(numbers["cover"]),
        units.get("lost", ()),
    )


def _unit(game: Somnium, name: str) -> int:
    found = game.piece_index.get(name)
    if found is None:
        raise NotationError(f"there is no unit {name!r}")
    return found
