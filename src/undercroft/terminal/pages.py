"""What is shown: a question with everything around it, the rules, the log, the end."""

from __future__ import annotations

import shlex
from typing import Any

from rich.table import Table
from rich.text import Text

from undercroft import rulebook
from undercroft.kernel.ask import Ask, Option, Subsets
from undercroft.terminal.answers import listed
from undercroft.terminal.sitting import Sitting
from undercroft.terminal.store import short_name
from undercroft.words import Line

NEWS = 14
"""So many lines of what happened are shown before a question, more on a high screen; the rest is in the log."""
BESIDES = 26
"""So many rows of a high screen are left for the map, the players and the question."""
LOW, HIGH = 7, 25
"""The rows of the map on a low screen and on a high one."""
AROUND = 8
"""Rows for headings, the question, wrapped lines and the prompt."""
MANY = 8
"""More rules than this are only listed; so many options are counted on when there is little room."""
TRIED = 24
"""Of more options than this it is not tried out beforehand which ones can be taken back."""


# --- a question ----------------------------------------------------------------------------------------------------


def show_ask(sitting: Sitting, seat: int, ask: Ask) -> None:
    """The board, the players, the news, the question and its options."""
    screen, face, view = sitting.screen, sitting.face, sitting.view(seat)
    news = sitting.news(seat)
    screen.say()
    screen.heading(face.title(view, seat))
    below = [*face.standing(view, seat), *face.hand(view, seat)]
    told = len(news) - len(left_out(news, seat, screen.height))
    rest = len(below) + told + min(len(ask.options), MANY) + len(face.extra(view, ask))
    screen.drawing(face.around(view, ask, seat, screen.width - 1, max(LOW, min(HIGH, screen.height - rest - AROUND))))
    screen.lines(below)
    show_news(sitting, seat, news)
    screen.say()
    screen.say(sitting.speaker.question(view, ask, seat), "bold")
    show_options(sitting, seat, ask)


def show_news(sitting: Sitting, seat: int, news: list[Line]) -> None:
    """What happened; what others did to the reader stands out."""
    screen, words = sitting.screen, sitting.words
    turns = [min(line.seats, default=seat) for line in news if line.kind == "turn"]
    if any(turn != seat for turn in turns):
        screen.heading(words.say("table-since"), "dim")
    missing = left_out(news, seat, screen.height)
    if missing:
        screen.say(words.say("table-left-out", number=len(missing)), "dim")
    whose = seat
    for number, line in enumerate(news):
        if line.kind == "turn":
            whose = min(line.seats, default=seat)
        if number in missing:
            continue
        is_mine = whose != seat and seat in line.seats
        mark = (">" if screen.is_ascii else "›") if is_mine else " "
        style = "bold" if is_mine else "dim" if line.kind == "turn" else ""
        screen.hanging(f"{mark} ", line.text, style)


def left_out(news: list[Line], seat: int, height: int) -> frozenset[int]:
    """The lines for which there is no room: the oldest of those that tell nothing about the reader.

    Never a single one, whose place a note would take.
    """
    over = len(news) - max(NEWS, height - BESIDES)
    others = [number for number, line in enumerate(news) if seat not in line.seats or line.kind == "turn"]
    return frozenset(others[:over]) if over > 1 else frozenset()


def show_options(sitting: Sitting, seat: int, ask: Ask) -> None:
    """Numbered options with odds; many places side by side by their names; several to choose from with the range."""
    screen, face, words, view = sitting.screen, sitting.face, sitting.words, sitting.view(seat)
    if face.is_named(ask):
        screen.lines(face.named(view, ask))
        screen.say(words.say("terminal-choose-places"), "dim")
        return
    options = listed(face, view, ask)
    odds = sitting.match.game.odds(sitting.match.table.state, ask)
    final = _final(sitting, seat, ask, options)
    keys = [face.key(view, ask, option) for option in options]
    wide = max((len(key) for key in keys), default=0)
    for number, (option, key) in enumerate(zip(options, keys, strict=True), start=1):
        head = f"{number:>3} {key:<{wide}} " if wide else f"{number:>3}  "
        row = Text(sitting.speaker.option(view, ask, option))
        if option in odds:
            row.append(f"  {words.say('table-odds', percent=round(100 * odds[option]))}", "bold bright_yellow")
        row.append(" *" if option in final else "", "dim")
        about = face.about(view, ask, option)
        row.append(f" – {about}" if about else "", "dim")
        screen.hanging(head, row)
    screen.lines(face.extra(view, ask))
    if isinstance(ask.options, Subsets):
        least, most = ask.options.least, ask.options.most
        several = words.say("terminal-choose-several", all=most == len(ask.options.items), none=least == 0)
        screen.say(f"{several} ({words.say('terminal-choose-several-range', least=least, most=most)})", "dim")
    else:
        about = words.say("terminal-choose")
        screen.say(f"{about}   {words.say('terminal-final')}" if final else about, "dim")


def _final(sitting: Sitting, seat: int, ask: Ask, options: list[Option]) -> set[Option]:
    """Which options cannot be taken back, because they reveal something."""
    if isinstance(ask.options, Subsets) or len(options) > TRIED:
        return set()
    return {option for option in options if not sitting.match.table.can_be_undone(seat, option)}


# --- commands ------------------------------------------------------------------------------------------------------


def show_help(sitting: Sitting, names: list[str]) -> None:
    screen, words = sitting.screen, sitting.words
    screen.heading(words.say("terminal-commands"))
    rows = [(words.say(f"terminal-command-{name}"), words.say(f"terminal-command-{name}.about")) for name in names]
    for word, about in rows:
        screen.hanging(f"{word:>12}  ", about)
    screen.hanging(" " * 14, words.say("terminal-command-walk.about"))


def show_rule(sitting: Sitting, ask: Ask, wanted: str) -> None:
    """The clause of the ask, any clause or section by its id, or the clauses with some words."""
    game, lang, screen = sitting.match.game.name, sitting.words.lang, sitting.screen
    if not wanted:
        found = [ask.clause]
    else:
        try:
            clause = rulebook.find(game, wanted)
            found = [clause] if clause in rulebook.clauses(game) else _members(game, clause)
        except rulebook.UnknownClause:
            found = rulebook.search(game, wanted.split(), lang)
            if not found:
                raise
    if len(found) > MANY:
        screen.say(sitting.words.say("terminal-rules-found", number=len(found)))
        for clause in found:
            screen.drawing([Text.assemble((f"{clause:<14}", "bold cyan"), " ", _first_line(game, clause, lang))])
        return
    for clause in found:
        screen.say(clause, "bold cyan")
        screen.lines((rulebook.rule(game, clause, lang).splitlines()), indent=2)


def _first_line(game: str, clause: str, lang: str) -> str:
    return rulebook.rule(game, clause, lang).splitlines()[0]


def _members(game: str, section: str) -> list[str]:
    return [clause for clause in rulebook.told(game) if rulebook.section_of(clause) == section]


def show_cards(sitting: Sitting, seat: int) -> None:
    view = sitting.view(seat)
    sitting.screen.heading(sitting.face.title(view, seat))
    sitting.screen.lines(sitting.face.hand(view, seat))
    sitting.screen.lines(sitting.face.standing(view, seat))
    sitting.screen.lines(sitting.face.details(view, seat))


def show_log(sitting: Sitting, seat: int | None, most: int) -> None:
    """The last lines of what happened, as this seat may know it."""
    screen, words = sitting.screen, sitting.words
    screen.heading(words.say("table-log"))
    lines = sitting.speaker.story(sitting.match.table.heard(seat))
    if not lines:
        screen.say(words.say("table-log-empty"))
    for line in lines[-most:]:
        screen.say(line.text, "bold" if line.kind == "turn" else "")


# --- the end -------------------------------------------------------------------------------------------------------


def show_end(sitting: Sitting) -> None:
    """Who won, what everybody had, and how to check the dice."""
    screen, words, match = sitting.screen, sitting.words, sitting.match
    winners = match.winners()
    names = [sitting.speaker.seats[seat] for seat in winners]
    screen.say()
    if match.is_agreed:
        screen.say(words.say("table-over-agreed"))
    if names:
        screen.heading(words.say("table-over-won", number=len(names), seats=words.listed(names)))
    else:
        screen.heading(words.say("table-over-nobody"))
    screen.console.print(_results(sitting, set(winners)))
    if match.key is not None:
        screen.say(words.say("terminal-key-revealed", key=match.key.hex()), "dim")
    file = shlex.quote(short_name(sitting.store.path))
    screen.say(words.say("terminal-verify"))
    screen.command(f"undercroft verify {file}")
    screen.say(words.say("terminal-replay"))
    screen.command(f"undercroft replay {file}")


def _results(sitting: Sitting, winners: set[int]) -> Table:
    words, game = sitting.words, sitting.match.game
    tell = getattr(game, "statistics", None)  # what a game may tell of its end, one value for each seat
    found: dict[str, Any] = tell(sitting.match.table.state) if tell is not None else {}
    table = Table(safe_box=True)
    for message in ("table-result-seat", "table-result-player"):
        table.add_column(words.say(message))
    for name, values in found.items():
        is_number = all(isinstance(value, int) for value in values)
        table.add_column(words.say(f"{game.name}-statistic-{name}"), justify="right" if is_number else "left")
    more = sitting.face.results(sitting.view(None))
    for title, _ in more:
        table.add_column(title)
    for seat, info in enumerate(sitting.match.record.header.seats):
        who = words.say("table-human") if info.player == "human" else f"{words.say('table-bot')} ({info.player})"
        cells = [_cell(sitting, values[seat]) for values in found.values()] + [values[seat] for _, values in more]
        name = f"{info.name} ({words.say('table-winner')})" if seat in winners else info.name
        table.add_row(name, who, *cells, style="bold" if seat in winners else "")
    return table


def _cell(sitting: Sitting, value: Any) -> str:
    if isinstance(value, int):
        return sitting.words.say("table-number", number=value)
    return sitting.speaker.names.get(value, str(value))


def show_how_to_continue(sitting: Sitting) -> None:
    sitting.screen.say(sitting.words.say("terminal-continue"))
    sitting.screen.command(f"undercroft play --continue {shlex.quote(short_name(sitting.store.path))}")
