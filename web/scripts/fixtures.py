"""Write states of real games between bots, so that every state of the table can be looked at without a server."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from undercroft.bots import decide, find_bot
from undercroft.games import find_game
from undercroft.kernel.ask import Ask, Subsets
from undercroft.kernel.match import Match
from undercroft.kernel.record import SeatInfo
from undercroft.words import Speaker, Words

TARGET = Path(__file__).parent.parent / "src" / "dev" / "states"
NAMES = ("Mathilde", "Jonas", "Brunhild", "Melchior", "Annunziata", "Bartholomäus", "Ida", "Kunigunde-Friederike")
Wanted = Callable[[Match[Any], int, Ask], bool]


def begin(preset: str, players: int, seed: int, **options: Any) -> Match[Any]:
    """A game between bots; every other seat is said to be a person's."""
    game = find_game("labyrinth")
    seats = [SeatInfo(NAMES[i], "human" if i % 2 == 0 else "greedy") for i in range(players)]
    return Match.new(game, {**game.presets[preset], **options}, seats, key=seed.to_bytes(32, "big"))


def until(match: Match[Any], wanted: Wanted, seed: int, bot: str = "greedy") -> tuple[int, Ask] | None:
    """Play on up to the first ask that is wanted; None at the end of the game."""
    random = Random(seed)
    bots = [find_bot("labyrinth", bot, random) for _ in match.record.header.seats]
    while not match.table.over:
        seat, ask = next(iter(match.table.pending.items()))
        if wanted(match, seat, ask):
            return seat, ask
        match.answer(seat, decide(bots[seat], match.table, seat, random))
    return None


def play(preset: str, players: int, seed: int, wanted: Wanted, lang: str = "en", **options: Any) -> dict[str, Any]:
    """The first state that is wanted, or the end of the game."""
    match = begin(preset, players, seed, **options)
    found = until(match, wanted, seed)
    return state(match, found[0], found[1], lang) if found else state(match, 0, None, lang)


def search(preset: str, players: int, wanted: Wanted, lang: str = "en", **options: Any) -> dict[str, Any]:
    """The first state that is wanted, in the first game that has one."""
    for seed in range(1, 60):
        match = begin(preset, players, seed, **options)
        found = until(match, wanted, seed)
        if found:
            return state(match, found[0], found[1], lang)
    raise SystemExit("no game has such a state")


def pair(preset: str, players: int, seed: int, wanted: Wanted) -> tuple[dict[str, Any], dict[str, Any]]:
    """A state, and the next one in which somebody is asked after the bot's answer: to see it acted out."""
    match = begin(preset, players, seed)
    found = until(match, wanted, seed)
    if not found:
        raise SystemExit("no such state")
    seat = found[0]
    before = state(match, seat, found[1], "en", whole=True)
    random = Random(seed)
    match.answer(seat, decide(find_bot("labyrinth", "greedy", random), match.table, seat, random))
    return before, state(match, seat, match.table.pending.get(seat), "en", whole=True)


def state(match: Match[Any], seat: int, ask: Ask | None, lang: str, *, whole: bool = False) -> dict[str, Any]:
    """What the seat gets to see, as docs/protocol.md has it; of the log the end, or the whole."""
    table, header = match.table, match.record.header
    speaker = Speaker(Words(lang), "labyrinth", [s.name for s in header.seats])
    seats = [
        {
            "seat": i,
            "name": s.name,
            "player": "person" if s.player == "human" else "bot",
            "level": "" if s.player == "human" else "hard",
            "state": "taken",
            "here": i != 2,
        }
        for i, s in enumerate(header.seats)
    ]
    described = {
        "id": "k3v9q2mz7x1c",
        "code": "7KQ2MX",
        "game": "labyrinth",
        "title": "Im Drachen-Labyrinth",
        "state": "over" if table.over else "running",
        "options": header.options,
        "real_dice": False,
        "seats": seats,
        "position": match.position,
        "winners": list(match.game.winners(table.state)) if table.over else [],
        "key_hash": header.key_hash,
        "key": match.key.hex() if table.over and match.key else None,
        "rematch": None,
    }
    return {
        "lang": lang,
        "match": described,
        "me": seat,
        "view": table.view(seat),
        "ask": asked(match, ask, speaker) if ask else None,
        "undo": table.undo_to(seat) if ask else None,
        "lines": lines(speaker, table.heard(seat)[0 if whole else -200 :]),
        "earlier": 0 if whole else max(0, len(table.heard(seat)) - 200),
        "chat": [],
        "proposals": [],
        "hint": None,
    }


def lines(speaker: Speaker, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for event in events:
        facts = {name: fact for name, fact in event.items() if name not in ("kind", "clause", "position")}
        head = {name: event[name] for name in ("kind", "clause", "position")}
        seats = sorted(speaker._about(event))
        found.append(
            {"text": speaker.event(event), **head, "moment": event["position"], "seats": seats, "facts": facts}
        )
    return found


def asked(match: Match[Any], ask: Ask, speaker: Speaker) -> dict[str, Any]:
    view = match.game.view(match.table.state, ask.seat)
    odds = match.game.odds(match.table.state, ask)

    def choice(option: Any) -> dict[str, Any]:
        chance = odds.get(option)
        return {
            "value": option,
            "label": speaker.option(view, ask, option),
            "about": speaker.about(view, ask, option),
            "odds": None if chance is None else float(chance),
            "odds_text": "" if chance is None else speaker.words.say("table-odds", percent=round(chance * 100)),
            "final": not match.table.can_be_undone(ask.seat, option) if len(ask.options) <= 24 else None,
        }

    head = {
        "moment": match.position,
        "seat": ask.seat,
        "what": ask.what,
        "clause": ask.clause,
        "question": speaker.question(view, ask, ask.seat),
    }
    if isinstance(ask.options, Subsets):
        items = [{"value": i, "label": speaker.option(view, ask, i), "about": ""} for i in ask.options.items]
        return {**head, "choose": {"items": items, "least": ask.options.least, "most": ask.options.most}}
    return {**head, "options": [choice(option) for option in ask.options]}


def is_turn(round_: int) -> Wanted:
    return lambda m, seat, ask: (
        ask.what == "move" and m.game.view(m.table.state, seat)["round"] >= round_ and len(ask.options) > 3
    )


def engaged(m: Match[Any], seat: int) -> bool:
    return bool(m.game.view(m.table.state, seat)["adventurers"][seat]["engaged"])


def is_ask(what: str, round_: int = 1) -> Wanted:
    return lambda m, seat, ask: ask.what == what and m.game.view(m.table.state, seat)["round"] >= round_


def searches(m: Match[Any], seat: int, ask: Ask) -> bool:
    """A secret door may be searched for."""
    doors = [option for option in ask.options if isinstance(option, tuple) and option[0] == "search"]
    return is_turn(9)(m, seat, ask) and bool(doors)


def is_fight_of(kind: str) -> Wanted:
    """An adventurer of this class stands before an open monster."""

    def wanted(m: Match[Any], seat: int, ask: Ask) -> bool:
        hero = m.game.view(m.table.state, seat)["adventurers"][seat]
        offered = ask.what == "move" and "fight" in ask.options
        return bool(hero["class"] == kind and hero["engaged"] and (offered or ask.what == "means"))

    return wanted


def enters(m: Match[Any], seat: int, ask: Ask) -> bool:
    """The bot is about to fight its way in."""
    chosen = decide(find_bot("labyrinth", "greedy", Random(1)), m.table, seat, Random(1)) if ask.what == "move" else ""
    return isinstance(chosen, tuple) and chosen[0] == "step" and m.game.odds(m.table.state, ask).get(chosen) is not None


def long_log() -> dict[str, Any]:
    """A game that has gone on for thousands of lines."""
    match = begin("everything", 8, 17)
    found = until(match, lambda m, seat, ask: len(m.table.told) > 4500 and is_turn(1)(m, seat, ask), 17, "random")
    seat, ask = found if found else (0, None)
    return state(match, seat, ask, "de", whole=True)


def main() -> None:
    chosen = {"spell_selection": "chosen"}
    states = {
        "class": play("expert", 4, 3, is_ask("class")),
        "first": play("first-game", 2, 1, is_turn(1)),
        "middle": play("expert", 4, 5, searches),
        "german": play("everything", 4, 5, is_turn(8), "de"),
        "italian": play("expert", 4, 9, is_turn(7), "it"),
        "means": play("everything", 4, 7, is_ask("means", 3)),
        "fight": play("expert", 4, 6, lambda m, s, a: a.what == "move" and "fight" in a.options and engaged(m, s)),
        "eight": play("everything", 8, 11, is_turn(7)),
        "drop": play("everything", 4, 13, is_ask("drop")),
        "choose": play("everything", 4, 13, lambda _m, _s, a: isinstance(a.options, Subsets)),
        "finished": play("expert", 4, 2, lambda *_: False),
        "spells": search("expert", 4, is_ask("spell-pick"), "de", **chosen),
        "ambush": search("everything", 6, is_ask("ambush-mover", 4), "de"),
        "ambushed": search("everything", 6, is_ask("ambush-other", 3)),
        "teleport": search("expert", 4, is_ask("teleport"), "de"),
        "thief": search("everything", 8, is_fight_of("thief")),
        "cleric": search("everything", 8, is_fight_of("cleric"), "de"),
        "hobbit": search("everything", 8, is_fight_of("hobbit")),
        "log": long_log(),
    }
    states["entering"], states["entered"] = pair("expert", 4, 6, enters)
    waiting = play("expert", 4, 5, is_turn(6))
    states["waiting"] = {**waiting, "me": (waiting["me"] + 1) % 4, "ask": None}
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, found in states.items():
        text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        (TARGET / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        print(name, found["view"]["game"]["round"], found["ask"] and found["ask"]["what"], len(found["lines"]))


if __name__ == "__main__":
    main()
