"""Group decisions: all together, and the leader where they do not agree (FIG-VOTE)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from undercroft.games.fighter.state import State
from undercroft.kernel.ask import Ask, Option, Rules, Together, text


def group(s: State, what: str, options: tuple[Option, ...], clause: str) -> Rules[Any]:
    """FIG-VOTE-1: everybody says what they want; if that is not the same, the leader decides."""
    if len(options) == 1:
        return options[0]
    voters = s.in_game()
    if s.rules.is_vote and len(voters) > 1:
        votes = yield _votes(tuple([hero.seat for hero in voters]), what, options, clause)
        wanted = votes[s.leader]
        for vote in votes.values():
            if vote != wanted:
                break
        else:
            return wanted
        if s.listener is not None:
            wishes = ";".join([f"{seat} {text(vote)}" for seat, vote in votes.items()])
            s.tell("disagreed", "FIG-VOTE-1", seat=s.leader, what=what, votes=wishes)
        return (yield Ask(s.leader, what, options, "FIG-VOTE-1"))
    return (yield Ask(s.leader, what, options, clause))


@lru_cache(1000)
def _votes(seats: tuple[int, ...], what: str, options: tuple[Option, ...], clause: str) -> Together:
    """The same question to everybody; the few that come again and again are made once."""
    return Together({seat: Ask(seat, what, options, clause) for seat in seats})
