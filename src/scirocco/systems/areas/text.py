"""The lines of a position text that only area games have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scirocco.core.board import mask_of, members
from scirocco.core.errors import NotationError
from scirocco.systems.areas.position import CONVOY_WORDS, KIND_WORDS, Battle

if TYPE_CHECKING:
    from scirocco.systems.areas.game import Areas
    from scirocco.systems.areas.position import AreasPosition


def facts_of(game: Areas, pos: AreasPosition) -> list[tuple[str, str]]:
    """The facts of a position, each a key and a value; those at rest are left out."""
    found = [("initiative", game.sides[pos.initiative])]
    masks = [("activated", pos.activated), ("marched", pos.marched), ("forts", pos.forts), ("held", pos.held)]
    masks += [("fields", pos.fields)]
    masks += [(f"alone.{game.sides[side]}", mask) for side, mask in enumerate(pos.alone)]
    found += [(key, _spaces(game, mask)) for key, mask in masks if mask]
    if pos.marches:
        found.append(("marches", str(pos.marches)))
    if pos.spare_forts:
        found.append(("spare-forts", str(pos.spare_forts)))
    if any(pos.convoys):
        found.append(("convoys", " ".join(CONVOY_WORDS[state] for state in pos.convoys)))
    if pos.crashed:
        found.append(("crashed", ""))
    if pos.bombed:
        found.append(("bombed", ""))
    if pos.plan:
        planned = [f"{game.piece_ids[unit]}={game.board.ids[space]}" for unit, space in pos.plan]
        found.append(("plan", " ".join(planned)))
    if any(where >= 0 for where in pos.cup):
        found.append(("cup", " ".join(str(where + 1) for where in pos.cup)))
    if pos.battle is not None:
        found.append(("battle", _battle(game, pos.battle)))
    return found


def _spaces(game: Areas, mask: int) -> str:
    return " ".join(game.board.ids[space] for space in members(mask))


def _battle(game: Areas, battle: Battle) -> str:
    words = [KIND_WORDS[battle.kind], game.board.ids[battle.space], game.board.ids[battle.origin]]
    for name, unit in (("lead", battle.lead), ("main", battle.main)):
        if unit >= 0:
            words.append(f"{name}={game.piece_ids[unit]}")
    for name, units in (("guns", battle.guns), ("cover", battle.cover), ("support", battle.support)):
        if units:
            words.append(f"{name}=" + ",".join(game.piece_ids[unit] for unit in units))
    if battle.dice:
        words.append("dice=" + ",".join(map(str, battle.dice)))
    if battle.on_landing:
        words.append("landing=yes")
    return " ".join(words)


def set_fact(game: Areas, pos: AreasPosition, key: str, value: str) -> bool:
    """Take one fact of a text into a position; False when these games have no such line."""
    if key == "initiative":
        pos.initiative = game.side_named(value)
    elif key == "activated":
        pos.activated = _mask(game, value)
    elif key == "marched":
        pos.marched = _mask(game, value)
    elif key == "forts":
        pos.forts = _mask(game, value)
    elif key == "held":
        pos.held = _mask(game, value)
    elif key == "fields":
        pos.fields = _mask(game, value)
    elif key.startswith("alone."):
        pos.alone[game.side_named(key.removeprefix("alone."))] = _mask(game, value)
    elif key == "marches":
        pos.marches = _number(key, value)
    elif key == "spare-forts":
        pos.spare_forts = _number(key, value)
    elif key == "convoys":
        pos.convoys = _convoys(game, value)
    elif key == "crashed":
        pos.crashed = True
    elif key == "bombed":
        pos.bombed = True
    elif key == "plan":
        pos.plan = tuple(_planned(game, word) for word in value.split())
    elif key == "cup":
        numbers = [_number(key, word) - 1 for word in value.split()]
        if len(numbers) != len(pos.cup):
            raise NotationError(f"cup {value!r}: it takes one number for each of {len(pos.cup)} brigades")
        pos.cup = numbers
    elif key == "battle":
        pos.battle = _read_battle(game, value)
    else:
        return False
    return True


def _mask(game: Areas, value: str) -> int:
    return mask_of(game.board.space(word) for word in value.split())


def _number(key: str, value: str) -> int:
    if not value.isdecimal():
        raise NotationError(f"{key} {value!r} is no number")
    return int(value)


def _convoys(game: Areas, value: str) -> list[int]:
    words = value.split()
    if len(words) != len(game.convoys) or any(word not in CONVOY_WORDS for word in words):
        known = ", ".join(CONVOY_WORDS)
        raise NotationError(f"convoys {value!r}: one word for each of {', '.join(game.convoys)}: {known}")
    return [CONVOY_WORDS.index(word) for word in words]


def _planned(game: Areas, word: str) -> tuple[int, int]:
    unit, _, space = word.partition("=")
    return _unit(game, unit), game.board.space(space)


def _read_battle(game: Areas, value: str) -> Battle:
    words = value.split()
    if len(words) < 3 or words[0] not in KIND_WORDS:
        raise NotationError(f"battle {value!r}: it begins with its kind ({', '.join(KIND_WORDS)}), area and origin")
    kind, space, origin, *more = words
    fields = {name: named for name, _, named in (word.partition("=") for word in more)}
    dice = fields.get("dice", "")
    if dice and not all(word.isdecimal() for word in dice.split(",")):
        raise NotationError("the dice of a battle are numbers")
    lead, main = (_unit(game, fields[name]) if name in fields else -1 for name in ("lead", "main"))
    return Battle(
        KIND_WORDS.index(kind),
        game.board.space(space),
        game.board.space(origin),
        lead,
        _units(game, fields.get("support", "")),
        _units(game, fields.get("guns", "")),
        main,
        _units(game, fields.get("cover", "")),
        tuple(int(word) for word in dice.split(",")) if dice else (),
        "landing" in fields,
    )


def _units(game: Areas, names: str) -> tuple[int, ...]:
    return tuple([_unit(game, name) for name in names.split(",")]) if names else ()


def _unit(game: Areas, name: str) -> int:
    found = game.piece_index.get(name)
    if found is None:
        raise NotationError(f"there is no unit {name!r}")
    return found
