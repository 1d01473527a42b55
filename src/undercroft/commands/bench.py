"""`undercroft bench`: how fast our games are, beside other systems of this field."""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import sys
from contextlib import ExitStack
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from undercroft import IS_COMPILED
from undercroft.bench import bots
from undercroft.bench.boardgameio import find_node, install
from undercroft.bench.peers import Peers, PeersFailed, find_peers, install_peers
from undercroft.bench.playouts import figures, measure, result, stay_on_one_core
from undercroft.commands.arguments import Commands, add_command, need_count
from undercroft.commands.compiling import compile_rules
from undercroft.commands.serve import need_server
from undercroft.games import find_game, game_names
from undercroft.kernel.errors import BadOptions
from undercroft.kernel.game import Game
from undercroft.lab.progress import progress_bar
from undercroft.project import project_root
from undercroft.workshop.compiling import find_tools, has_compiler

USUAL_WORKERS = 4
COMPILED = "The rules ran compiled (undercroft compile)."
PLAIN = "The rules ran as plain Python."
_GAMES = """
undercroft bench
undercroft bench --game labyrinth --seconds 5
undercroft bench --json                                       nobody to ask: installs what is missing
undercroft bench --no-peers --pure                            only what is here already
"""
_SERVER = """
undercroft bench server --seconds 10 --json                   100 matches of two socket clients each
undercroft bench server --game doodle --workers 2 --no-peers
"""
_BOTS = """
undercroft bench bots                                         rollouts a second, and the time of a decision
undercroft bench bots --game dungeoneer --seconds 5 --json
undercroft bench bots --game dungeoneer --matches 20 --seconds 60   so many matches at once: how long does one wait?
"""
_MEANING = """
A decision is every answer, a player's or chance's; of a peer, every applied action, those of chance included.
ratio_hearts      our decisions per second divided by those of OpenSpiel's hearts: 2.0 is twice as fast
ratio_catanatron  the time of our fork divided by that of Catanatron's game.copy(): 0.125 is one eighth of it
physics           dice of Dungeon Fighter that MuJoCo flies to their end, if MuJoCo is installed
compiled          did the rules run compiled? `bench` compiles them first if it can; --pure leaves them as they are
hearts_bare       hearts with the barest Python loop, which weighs no chances; the ratios do not use it
"""
_DEFAULTS = {"game": None, "seconds": 3.0, "install_peers": False, "no_peers": False, "pure": False, "json": False}


def add(commands: Commands) -> None:
    """What `bench` takes: `games`, `server` or `bots`; alone it measures the games."""
    what = "measure random playouts and forks beside OpenSpiel, Catanatron and RLCard, in turns on one core"
    parser = add_command(commands, "bench", what, _GAMES + _SERVER.lstrip() + _BOTS.lstrip() + _MEANING)
    parser.set_defaults(run=run, what="games", workers=None, **_DEFAULTS)
    _add_flags(parser)
    group = parser.add_subparsers(title="what to measure", metavar="[games|server|bots]", required=False)
    games = add_command(group, "games", what, _GAMES.replace("undercroft bench", "undercroft bench games") + _MEANING)
    games.set_defaults(what="games")
    _add_flags(games)
    over_sockets = "measure moves per second of the server over sockets, beside boardgame.io"
    server = add_command(group, "server", over_sockets, _SERVER)
    server.set_defaults(what="server")
    _add_flags(server)
    server.add_argument(
        "--workers",
        type=int,
        metavar="N",
        default=argparse.SUPPRESS,
        help=f"processes of the server (default: one for each core, at most {USUAL_WORKERS})",
    )
    thinking = "measure how many rollouts a second bots can play, and how long they take for a decision"
    of_bots = add_command(group, "bots", thinking, _BOTS)
    of_bots.set_defaults(what="bots", matches=0)
    _add_flags(of_bots)
    many = "instead, let so many matches with bots that search go on at once, on two thinkers"
    of_bots.add_argument("--matches", type=int, metavar="N", default=0, help=many)


def _add_flags(parser: argparse.ArgumentParser) -> None:
    """What all take. They may stand before or behind the word, so that neither place may undo the other."""

    def flag(to: argparse._ActionsContainer, *names: str, **how: Any) -> None:
        to.add_argument(*names, default=argparse.SUPPRESS, **how)

    flag(parser, "--game", metavar="NAME", help="only this game (default: all; of the server, the first)")
    seconds = _DEFAULTS["seconds"]
    flag(parser, "--seconds", type=float, metavar="S", help=f"time for each figure (default: {seconds})")
    peers = parser.add_mutually_exclusive_group()
    what = "install the peers and the tools to compile with, without asking"
    flag(peers, "--install-peers", action="store_true", help=what)
    flag(peers, "--no-peers", action="store_true", help="measure only what is ours")
    flag(parser, "--pure", action="store_true", help="do not compile the rules first")
    flag(parser, "--json", action="store_true", help="print the result as JSON")


def run(args: argparse.Namespace) -> int:
    """Measure and report."""
    if args.seconds <= 0:
        raise BadOptions(f"nothing can be measured in {args.seconds} seconds")
    if args.what == "server":
        return _run_server(args)
    _compile_and_start_again(args)
    games = [find_game(name) for name in ([args.game] if args.game else game_names())]
    if args.what == "bots":
        return _run_bots(games, args)
    root = project_root()
    python = None if args.no_peers or root is None else _peers_python(root, args)
    stay_on_one_core()
    with ExitStack() as stack:
        peers = None
        if python is not None and root is not None:
            peers = stack.enter_context(Peers(python, root / "bench" / "peers.py"))
        bar = stack.enter_context(progress_bar())
        task = bar.add_task("figures", total=figures(games, peers))
        found = result(games, measure(games, peers, args.seconds, lambda: bar.advance(task)))
    if any(game.name == "fighter" for game in games) and find_spec("mujoco") is not None:
        rate = import_module("undercroft.workshop.fair_die").throws_a_second(args.seconds)
        found["physics"] = {"throws_per_s": rate, "ms": 1000 / rate}
    found["compiled"] = IS_COMPILED
    if args.json:
        print(json.dumps(found))
    else:
        show(Console(), found)
    if python is None and not args.no_peers:
        print("No ratios without the peers: undercroft bench --install-peers (in a checkout).", file=sys.stderr)
    return 0


def _run_server(args: argparse.Namespace) -> int:
    """Moves per second of the server on durable storage, and how long the other seat waits for its message."""
    need_server()
    _compile_and_start_again(args)
    game = find_game(args.game or game_names()[0]).name
    root = project_root()
    peer = None if args.no_peers or root is None else _boardgameio(root / "bench" / "boardgameio")
    workers = args.workers if args.workers is not None else min(os.cpu_count() or 1, USUAL_WORKERS)
    need_count(workers, "--workers")
    server = import_module("undercroft.bench.server")
    with progress_bar() as bar:
        task = bar.add_task("rounds", total=server.ROUNDS)
        found: dict[str, Any] = server.measure_server(
            game, args.seconds, peer=peer, workers=workers, progress=lambda: bar.advance(task)
        )
    found |= {"workers": workers, "compiled": IS_COMPILED}
    if args.json:
        print(json.dumps(found))
    else:
        show_server(Console(), game, found)
    return 0


def _run_bots(games: list[Game[Any]], args: argparse.Namespace) -> int:
    """What a bot can look at in a second, and how long it looks."""
    if args.matches:
        return _run_waits(games, args)
    stay_on_one_core()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)  # as in a process in which bots think
    with progress_bar() as bar:
        task = bar.add_task("figures", total=bots.FIGURES * len(games))
        found: dict[str, Any] = {"bots": bots.measure_bots(games, args.seconds, lambda: bar.advance(task))}
    found["compiled"] = IS_COMPILED
    if args.json:
        print(json.dumps(found))
    else:
        show_bots(Console(), found)
    return 0


def _run_waits(games: list[Game[Any]], args: argparse.Namespace) -> int:
    """How long people wait where many bots think at the same time, with the settings of a server."""
    need_server()
    server, settings = (
        import_module("undercroft.server.thinkers"),
        import_module("undercroft.server.settings").Settings(),
    )
    found: dict[str, Any] = {}
    for game in games:
        level = bots.searching_level(game.name)
        if level:

            async def measured(game: Game[Any] = game, level: str = level) -> dict[str, Any]:
                thinkers = server.ThinkerProcesses(settings.bot_workers, settings.bot_seconds)
                try:
                    waits = await bots.measure_waits(thinkers, game, args.matches, args.seconds, level)
                finally:
                    await thinkers.close()
                return {**waits, "by_greedy": thinkers.late, "by_chance": thinkers.lost}

            found[game.name] = asyncio.run(measured())
    if args.json:
        print(json.dumps({"waits": found, "compiled": IS_COMPILED}))
        return 0
    table = Table("seconds until an answer", "matches", title="many matches at once, two thinkers")
    columns = ("answers", "mean_s", "p99_s", "longest_s", "by_greedy", "by_chance")
    for column in columns:
        table.add_column(column.replace("_s", "").replace("_", " "), justify="right")
    for name, one in found.items():
        cells = (f"{one[column]:.2f}" if column.endswith("_s") else str(one[column]) for column in columns)
        table.add_row(name, str(one["matches"]), *cells)
    Console().print(table)
    return 0


def show_bots(console: Console, found: dict[str, Any]) -> None:
    """Two tables; "quick" is a game's own quick player, or answers by chance where it has none."""
    rollouts = Table("rollouts per second", title="two seats, from all over games of greedy bots")
    rows = [(who, length) for who in ("greedy", "quick") for length in bots.LENGTHS]
    for who, length in rows:
        rollouts.add_column(f"{who}, {length.replace('_', ' ')}", justify="right")
    times = Table("a decision, ms")
    for column in ("greedy", "p99", "search", "p99"):
        times.add_column(column, justify="right")
    for name, game in found["bots"].items():
        rollouts.add_row(name, *(f"{game['rollouts_per_s'][who][length]:,.0f}" for who, length in rows))
        shown = [("", "") if one is None else (one["mean_ms"], one["p99_ms"]) for one in game["decision"].values()]
        times.add_row(name, *(f"{ms:.2f}" if ms != "" else "" for pair in shown for ms in pair))
    console.print(rollouts)
    console.print(times)
    console.print(COMPILED if found["compiled"] else PLAIN)


def _boardgameio(folder: Path) -> Path | None:
    """Where the peer of our server is installed; None, and a word about it, if it cannot be."""
    if not find_node():
        print("Node and npm are not here: without them there is no boardgame.io to compare with.", file=sys.stderr)
        return None
    try:
        install(folder)
    except PeersFailed as failed:
        print(f"There is nothing to compare with: {failed}", file=sys.stderr)
        return None
    return folder


def show_server(console: Console, game: str, found: dict[str, Any]) -> None:
    """Ours beside the peer's."""
    table = Table("100 matches of two seats", "moves per second", "p50 ms", "p99 ms", title="server")
    ours = f"{game}, stored durably, {found['workers']} processes"
    for name, one in ((ours, found), ("boardgame.io, in memory", found["boardgameio"])):
        if one is not None:
            table.add_row(name, f"{one['moves_per_s']:,.0f}", f"{one['p50_ms']:.1f}", f"{one['p99_ms']:.1f}")
    console.print(table)
    if found["ratio"] is not None:
        console.print(f"Our moves per second divided by those of boardgame.io: {found['ratio']:.2f}")


def _compile_and_start_again(args: argparse.Namespace) -> None:
    """Compile the rules where that is possible, and run the same command with them."""
    if args.pure or IS_COMPILED or os.environ.get("UNDERCROFT_PURE") or project_root() is None or not has_compiler():
        return
    if find_tools() is None and not _agreed("The tools to compile the rules with are not here", ".venv-compile", args):
        return
    compile_rules()
    os.execv(sys.executable, [sys.executable, "-m", "undercroft", *sys.argv[1:]])


def _peers_python(root: Path, args: argparse.Namespace) -> Path | None:
    """A Python with the peers; None if somebody does not want them."""
    found = find_peers(root)
    if found is not None:
        return found
    agreed = _agreed("OpenSpiel, Catanatron and RLCard are not here", ".venv-peers", args)
    return install_peers(root) if agreed else None


def _agreed(what: str, where: str, args: argparse.Namespace) -> bool:
    """On a terminal whoever sits there is asked; elsewhere a benchmark is called for its figures."""
    if args.install_peers or not (sys.stdin.isatty() and sys.stderr.isatty()):
        print(f"{what}: installing them into {where} ...", file=sys.stderr)
        return True
    print(f"{what}. Install them into {where}? [y/N] ", end="", file=sys.stderr, flush=True)
    return input().strip().lower() in ("y", "yes", "j", "ja", "s", "si", "sì")


def show(console: Console, found: dict[str, Any]) -> None:
    """The figures as tables; the ratios are ours divided by the peer's."""
    peers: dict[str, dict[str, float]] = found["peers"]
    playouts = Table("random playouts", title="decisions per second")
    playouts.add_column("per second", justify="right")
    names = list(found["playout"])
    for name in names:
        playouts.add_column(f"{name} / it", justify="right")
    for name in names:
        playouts.add_row(name, f"{found['playout'][name]['per_s']:,.0f}", *("" for _ in names))
    for peer, figure in peers.items():
        if "per_s" in figure:
            ratios = (_ratio_to(found, name, peer) for name in names)
            playouts.add_row(peer, f"{figure['per_s']:,.0f}", *(f"{ratio:.2f}" for ratio in ratios))
    console.print(playouts)
    forks = Table("fork in mid-game", title="microseconds")
    forks.add_column("us", justify="right")
    forks.add_column("of Catanatron's copy", justify="right")
    for name, figure in found["fork"].items():
        ratio = figure["ratio_catanatron"]
        forks.add_row(name, f"{figure['us']:.1f}", "" if ratio is None else f"{ratio:.3f}")
    if "catanatron_copy" in peers:
        forks.add_row("catanatron game.copy()", f"{peers['catanatron_copy']['us']:.1f}", "1")
    console.print(forks)
    if "physics" in found:
        physics = found["physics"]
        console.print(
            f"Dice thrown by the physics: {physics['throws_per_s']:.0f} a second, {physics['ms']:.0f} ms each."
        )
    console.print(COMPILED if found.get("compiled") else PLAIN)


def _ratio_to(found: dict[str, Any], game: str, peer: str) -> float:
    ours = found["playout"][game]
    ratio: float = ours["ratio_hearts"] if peer == "hearts" else ours["per_s"] / found["peers"][peer]["per_s"]
    return ratio
