"""Make the golden records anew: run by hand when a rule was changed on purpose, and read the diff.

python -m tests.golden.make_golden
"""

from __future__ import annotations

from pathlib import Path

import scirocco
from scirocco.core.dice import RandomDice
from scirocco.core.records import Record
from scirocco.players import make_player

HERE = Path(__file__).parent
GAMES = [
    ("alamein", "historical", (), "random", 11),
    ("alamein", "historical", (), "regular", 3),
    ("alamein", "free", ("strict_inverse", "air_pool_game", "rail_off"), "random", 5),
    ("gazala", "historical", (), "random", 2),
    ("gazala", "historical", (), "regular", 4),
    ("sicily", "historical", (), "random", 6),
    ("sicily", "historical", ("old_columns",), "regular", 8),
    ("merkur", "historical", (), "regular", 1),
    ("merkur", "free", ("result_ratio", "flak_factor", "silence_map"), "random", 7),
    ("merkur", "solitaire", (), "printed", 5),
    ("gazala1942", "opening", (), "regular", 1),
    ("gazala1942", "strike", ("cooperation", "free_advance", "zone_retreat", "hostile_losses"), "random", 2),
]


def play(game_id: str, scenario: str, options: tuple[str, ...], level: str, seed: int) -> Record:
    """One whole game, always the same."""
    game = scirocco.load(game_id, scenario, dict.fromkeys(options, True))
    record = Record(game, {"players": f"{level}, {level}", "seed": str(seed)})
    dice = RandomDice(seed)
    players = [make_player(level, seed + side) for side in range(2)]
    while (decision := game.decision(record.position)) is not None:
        view = game.view(record.position, decision.side)
        record.play(players[decision.side].choose(game, view, decision.side), dice)
    return record


def main() -> None:
    for game_id, scenario, options, level, seed in GAMES:
        record = play(game_id, scenario, options, level, seed)
        name = f"{game_id}-{scenario}-{level}-{seed}"
        HERE.joinpath(f"{name}.war").write_text(record.write(), encoding="utf-8")
        HERE.joinpath(f"{name}.end").write_text(record.game.write_position(record.position), encoding="utf-8")
        print(name, len(record.entries), record.game.result(record.position))


if __name__ == "__main__":
    main()
