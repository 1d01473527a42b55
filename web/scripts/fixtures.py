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


def play(preset: str, players: int, seed: int, wanted: Wanted, lang: str = "en") -> dict[str, Any]:
    """A game between bots up to the first ask that is wanted, or to its end."""
    game = find_game("labyrinth")
    seats = [SeatInfo(NAMES[i], "human" if i % 2 == 0 else "greedy") for i in range(players)]
    match = Match.new(game, game.presets[preset], seats, key=seed.to_bytes(32, "big"))
    random = Random(seed)
    bots = [find_bot("labyrinth", "greedy", random) for _ in seats]
    while not match.table.over:
        seat, ask = next(iter(match.table.pending.items()))
        if wanted(match, seat, ask):
            return state(match, seat, ask, lang)
        match.answer(seat, decide(bots[seat], match.table, seat, random))
    return state(match, 0, None, lang)


def state(match: Match[Any], seat: int, ask: Ask | None, lang: str) -> dict[str, Any]:
    """What the seat gets to see, as docs/protocol.md has it."""
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
        "lines": lines(speaker, table.heard(seat)[-80:]),
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
            "final": None,
        }

    head = {
        "moment": match.position,
        "seat": ask.seat,
        "what": ask.what,
        "clause": ask.clause,
        "question": speaker.question(view, ask, ask.seat),
    }
    if isinstance(ask.options, Subsets):
        chosen = {"least": ask.options.least, "most": ask.options.most}
        return {**head, "choose": {"items": [choice(item) for item in ask.options.items], **chosen}}
    return {**head, "options": [choice(option) for option in ask.options]}


def is_turn(round_: int) -> Wanted:
    return lambda m, seat, ask: (
        ask.what == "move" and m.game.view(m.table.state, seat)["round"] >= round_ and len(ask.options) > 3
    )


def engaged(m: Match[Any], seat: int) -> bool:
    return bool(m.game.view(m.table.state, seat)["adventurers"][seat]["engaged"])


def is_ask(what: str, round_: int = 1) -> Wanted:
    return lambda m, seat, ask: ask.what == what and m.game.view(m.table.state, seat)["round"] >= round_


def main() -> None:
    search: Wanted = lambda m, s, a: is_turn(9)(m, s, a) and any(o[0] == "search" for o in a.options)  # noqa: E731
    states = {
        "class": play("expert", 4, 3, is_ask("class")),
        "first": play("first-game", 2, 1, is_turn(1)),
        "middle": play("expert", 4, 5, search),
        "german": play("everything", 4, 5, is_turn(8), "de"),
        "italian": play("expert", 4, 9, is_turn(7), "it"),
        "means": play("everything", 4, 7, is_ask("means", 3)),
        "fight": play("expert", 4, 6, lambda m, s, a: a.what == "move" and "fight" in a.options and engaged(m, s)),
        "eight": play("everything", 8, 11, is_turn(7)),
        "drop": play("everything", 4, 13, is_ask("drop")),
        "choose": play("everything", 4, 13, lambda _m, _s, a: isinstance(a.options, Subsets)),
        "finished": play("expert", 4, 2, lambda *_: False),
    }
    waiting = play("expert", 4, 5, is_turn(6))
    states["waiting"] = {**waiting, "me": (waiting["me"] + 1) % 4, "ask": None}
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, found in states.items():
        (TARGET / f"{name}.json").write_text(json.dumps(found, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(name, found["view"]["game"]["round"], found["ask"] and found["ask"]["what"])


if __name__ == "__main__":
    main()
