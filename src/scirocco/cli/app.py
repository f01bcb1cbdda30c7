"""The commands and what may be said to them. Each fetches what it needs when it is called, so that all start fast."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from scirocco.cli.entry import OneLineGroup
from scirocco.core.errors import SciroccoError

# Typer loads a validation library for every value that is not a plain flag, and an unused --help counts as such.
# Saying that it is off lets `scirocco` and `scirocco games` answer in half the time.
NO_HELP_ASKED = {"help": False, "games": {"help": False}}

app = typer.Typer(
    name="scirocco",
    cls=OneLineGroup,
    help="Board wargames of the Mediterranean war, with every rule kept.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "default_map": NO_HELP_ASKED},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game, or the path of a game folder.")]
ScenarioName = Annotated[str | None, typer.Option("--scenario", metavar="S", help="The scenario; else the first one.")]
OptionNames = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME", help="Switch an optional reading of the rules on.")
]
Language = Annotated[str, typer.Option(metavar="en|pt|fr|it", help="The language in which the game is told.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")]


@app.callback()
def welcome(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Show the version and exit.")] = False,
) -> None:
    """Board wargames of the Mediterranean war, with every rule kept."""
    if version:
        import scirocco

        typer.echo(f"scirocco {scirocco.__version__} ({scirocco.how_built()})")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games, their scenarios and sides."""
    from scirocco.cli.catalogue import games_json, games_text

    typer.echo(json.dumps(games_json(), indent=1, ensure_ascii=False) if as_json else games_text())


@app.command()
def check(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="An id or a folder; all games when left out.")
    ] = None,
) -> None:
    """Say whether a game's data files are sound, and what to mend."""
    from scirocco.cli.checking import problems
    from scirocco.games import board_ids

    wrong = False
    for name in [game] if game is not None else board_ids():
        found = problems(name)
        for problem in found:
            typer.echo(f"{name}: {problem}", err=True)
        if not found:
            typer.echo(f"{name}: sound")
        wrong = wrong or bool(found)
    if wrong:
        raise typer.Exit(1)


@app.command()
def play(
    game: GameName,
    scenario: ScenarioName = None,
    side: Annotated[str | None, typer.Option(metavar="X", help="The side you play against the machine.")] = None,
    against: Annotated[
        str | None, typer.Option(metavar="LEVEL", help="Let the machine play the other side: recruit, regular, ...")
    ] = None,
    option: OptionNames = None,
    seed: Annotated[
        int | None, typer.Option(metavar="K", help="Seed of the dice, for a game that can be repeated.")
    ] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    language: Language = "en",
) -> None:
    """Play a game, against the machine or with a friend at the same keyboard."""
    from scirocco.cli.files import Chosen
    from scirocco.cli.seats import sit_down

    sit_down(Chosen(game, scenario, tuple(option or ())), side, against, seed, load, language)


@app.command()
def simulate(
    game: GameName,
    scenario: ScenarioName = None,
    players: Annotated[
        str, typer.Option(metavar="A,B", help="A level for each side, in the order of the sides.")
    ] = "random,random",
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="K", help="The same seed gives the same results.")] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes play.")] = 1,
    option: OptionNames = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between machine players, and see who wins."""
    from scirocco.cli.files import folder_or_id
    from scirocco.cli.simulating import run_simulation
    from scirocco.lab import Plan

    levels = tuple(name.strip() for name in players.split(","))
    plan = Plan(folder_or_id(game), scenario, tuple(option or ()), levels, games, seed)
    run_simulation(plan, jobs, as_json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game (.war).")],
    verify: Annotated[bool, typer.Option("--verify", help="Only say whether every line keeps the rules.")] = False,
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the board after N actions.")] = None,
    language: Language = "en",
) -> None:
    """Tell a recorded game again, or verify it line by line."""
    from scirocco.cli.desk import Desk
    from scirocco.cli.files import BrokenRecord, open_record
    from scirocco.cli.replaying import show_at, tell_game, verdict
    from scirocco.cli.screen import open_screen
    from scirocco.telling.words import check_language

    check_language(language)

    try:
        record = open_record(file)
    except BrokenRecord as error:
        typer.echo(f"scirocco: {error}", err=True)
        raise typer.Exit(1) from None
    desk = Desk(record.game, language)
    if at is not None:
        show_at(open_screen(), record, at, desk)
    if verify:
        verdict(open_screen(), record, desk)
    elif at is None:
        tell_game(open_screen(), record, desk)


@app.command()
def odds(
    game: GameName,
    attack: Annotated[int, typer.Option(metavar="A", help="Attack points, air points included.")],
    defence: Annotated[int, typer.Option(metavar="D", help="Defence points.")],
    shift: Annotated[
        int, typer.Option(metavar="N", help="Columns to the right for the attacker; negative to the left.")
    ] = 0,
    option: OptionNames = None,
    as_json: AsJson = False,
) -> None:
    """Give the exact chances of an attack."""
    from scirocco.cli.desk import Desk
    from scirocco.cli.files import Chosen
    from scirocco.cli.odds import odds_json, odds_text

    desk = Desk(Chosen(game, None, tuple(option or ())).load())
    answer = odds_json if as_json else odds_text
    typer.echo(answer(desk, attack, defence, shift))


def has_rules(game: str) -> bool:
    """Whether a game can be played yet; some have only their board."""
    from scirocco.games import board_ids, game_ids

    return game in game_ids() or game not in board_ids()


@app.command("print")
def print_and_play(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where the PDF is put.")],
    paper: Annotated[str, typer.Option(metavar="A4|Letter", help="The paper of your printer.")] = "A4",
    pitch: Annotated[float, typer.Option(metavar="MM", help="From hex to hex, in millimetres.")] = 18.0,
) -> None:
    """Write a print-and-play PDF: the map in pages, the counters front and back."""
    if paper not in ("A4", "Letter"):
        raise SciroccoError(f"there is no paper {paper!r}: choose A4 or Letter")
    if not 8 <= pitch <= 40:
        raise SciroccoError(f"hexes of {pitch} mm cannot be printed: choose between 8 and 40")
    if out.exists() and not out.is_dir():
        raise SciroccoError(f"{out} is not a folder")
    from rich.console import Console
    from rich.progress import Progress

    from scirocco.cli.files import Chosen, folder_or_id, write_file
    from scirocco.cli.pictures import sheets
    from scirocco.games import load_board

    loaded = Chosen(game, None, ()).load() if has_rules(game) else None
    board = loaded.board if loaded is not None else load_board(folder_or_id(game))
    out.mkdir(parents=True, exist_ok=True)
    target = out / f"{Path(game).name}.pdf"
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"printing {board.title}", total=None)
        pages = sheets(
            game,
            loaded,
            board,
            "Letter" if paper == "Letter" else "A4",
            pitch,
            lambda page, of: bar.update(task, completed=page, total=of),
        )
    write_file(target, pages)
    typer.echo(f"{target} is written.")


@app.command()
def show(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="X.svg|X.png", help="The picture to write.")],
    scenario: ScenarioName = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A recorded game; else the start is drawn.")
    ] = None,
    at: Annotated[
        int | None, typer.Option(metavar="N", help="The position after N actions; else the last one.")
    ] = None,
    width: Annotated[int, typer.Option(metavar="W", help="Width of a PNG in pixels.")] = 2000,
    theme: Annotated[str, typer.Option(metavar="light|dark", help="Paper by day, or by night.")] = "light",
    bare: Annotated[bool, typer.Option("--bare", help="The board without counters.")] = False,
) -> None:
    """Draw a board or a position as SVG or PNG."""
    kind = out.suffix.lower()
    if kind not in (".svg", ".png"):
        raise SciroccoError(f"{out}: the name must end in .svg or .png")
    if not 100 <= width <= 20_000:
        raise SciroccoError(f"a picture {width} pixels wide cannot be made: choose between 100 and 20000")
    if not out.parent.is_dir():
        raise SciroccoError(f"{out}: there is no folder {out.parent}")
    if at is not None and record is None:
        raise SciroccoError("--at counts the actions of a record: add --record FILE")
    if theme not in ("light", "dark"):
        raise SciroccoError(f"there is no theme {theme!r}: choose light or dark")
    from scirocco.cli.files import Chosen, folder_or_id, open_record, write_file
    from scirocco.cli.pictures import Look, picture
    from scirocco.games import load_board

    look = Look(width if kind == ".png" else 0, "dark" if theme == "dark" else "light")
    chosen = Chosen(game, scenario, ())
    if record is not None:
        opened = open_record(record, chosen)
        position = opened.position if at is None else opened.at(at)
        drawn = picture(game, opened.game, position, opened.game.board, look)
    elif has_rules(game):
        loaded = chosen.load()
        drawn = picture(game, loaded, None if bare else loaded.start(), loaded.board, look)
    else:
        drawn = picture(game, None, None, load_board(folder_or_id(game)), look)
    write_file(out, drawn)
    typer.echo(f"{out} is drawn.")


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="The port to listen at.")] = 8000,
    data: Annotated[Path | None, typer.Option(metavar="FOLDER", help="Where games are kept; else your own.")] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the table in your browser; take the next free port.")
    ] = False,
) -> None:
    """Serve the table on the network, to be played in the browser."""
    if not 0 < port < 65_536:
        raise SciroccoError(f"there is no port {port}: choose between 1 and 65535")
    from scirocco.built import how_built
    from scirocco.server import serve as run
    from scirocco.server.running import free_port, is_free, page_address

    if open_page:
        port = free_port(host, port)
    elif not is_free(host, port):
        raise SciroccoError(f"{host}:{port} is taken, or not ours: choose another with --port")
    typer.echo(f"Scirocco is at {page_address(host, port)} (Ctrl-C stops it); its rules: {how_built()}")
    run(host, port, str(data) if data is not None else None, open_page=open_page)


@app.command()
def tournament(
    game: GameName,
    scenario: ScenarioName = None,
    players: Annotated[
        str, typer.Option(metavar="A,B,...", help="The levels that play, each against every other.")
    ] = "random,recruit,regular",
    games: Annotated[int, typer.Option(metavar="N", help="Games of each pairing: an even number.")] = 20,
    seed: Annotated[int, typer.Option(metavar="K", help="The same seed gives the same dice.")] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes play.")] = 1,
    option: OptionNames = None,
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where games are kept, to go on later; else GAME.tournament.")
    ] = None,
    csv: Annotated[Path | None, typer.Option(metavar="FILE", help="Write every game as a row.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots.")] = None,
    cpu_time: Annotated[
        bool, typer.Option("--cpu-time", help="Count thinking time by the processor: for crowded machines.")
    ] = False,
) -> None:
    """Let machine players meet in pairs of games with the sides swapped, and rate them."""
    from scirocco.cli.files import folder_or_id
    from scirocco.cli.tournament import run_tournament
    from scirocco.lab.tournament import Event

    levels = tuple(name.strip() for name in players.split(",") if name.strip())
    event = Event(folder_or_id(game), scenario, tuple(option or ()), levels, games, seed, cpu_time)
    run_tournament(event, jobs, file or Path(f"{Path(game).name}.tournament"), csv, html)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A recorded game (.war).")],
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a report with plots and maps.")] = None,
    playouts: Annotated[int, typer.Option(metavar="N", help="Play-outs for each point and each choice.")] = 6,
    trials: Annotated[int, typer.Option(metavar="N", help="Play-outs in search of a better choice.")] = 24,
    seed: Annotated[int, typer.Option(metavar="K", help="The same seed gives the same findings.")] = 1,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where findings are kept, to go on later; else FILE.findings.")
    ] = None,
) -> None:
    """Say how a recorded game stood turn by turn, which decisions cost most, and what was better."""
    if playouts < 2 or trials < 2:
        raise SciroccoError("at least 2 play-outs and 2 trials are needed")
    from scirocco.cli.analysing import run_analysis
    from scirocco.players.analysis import Effort

    effort = Effort(playouts=playouts, trials=trials, seed=seed)
    run_analysis(file, effort, keep or file.with_name(f"{file.name}.findings"), html)
