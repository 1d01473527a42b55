"""Secrets and names of matches that nobody can guess, and what people write, made harmless and not too much."""

from __future__ import annotations

import re
import secrets
import time
from collections import deque
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from undercroft.host.errors import TooMuchTalk

SECRET_BYTES: Final = 24
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")
MATCH: Final = re.compile(r"[A-Za-z0-9_-]{1,20}")
"""What can be the name of a match at all."""
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LONGEST_NAME: Final = 20
LONGEST_CHAT: Final = 300
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that nobody sees: a name of these alone would be none."""
AT_ONCE: Final = 8
WITHIN: Final = 20.0
"""So many lines of one seat in so many seconds; nobody reads faster."""
MOST_LINES: Final = 500
"""So many lines of one seat are kept of a match."""


def new_secret() -> str:
    """192 bits that nobody can guess, as 32 letters."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored of a secret. It has too many bits to be guessed, so a plain hash is enough."""
    return blake2b(secret.encode(), digest_size=32, person=b"undercroft-seat").hexdigest()


def new_id() -> str:
    """The public name of a match."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(14))


def new_code() -> str:
    """A short name of a match, to be read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def clean(text: str, longest: int) -> str:
    """A name or a line of chat: one line, no control characters, not too long. It is never more than text."""
    shown = "".join(letter if letter.isprintable() and letter not in BLANKS else " " for letter in text)
    return " ".join(shown.split())[:longest].strip()


class Talk:
    """How much one may say: not too much at once, and not too much in one match."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lately: dict[int, deque[float]] = {}

    def check(self, seat: int, said: int) -> None:
        """Refuse another line of a seat that has said so many; otherwise it counts."""
        if said >= MOST_LINES:
            raise TooMuchTalk("no more is kept of one match", why="full", most=MOST_LINES)
        lately, now = self._lately.setdefault(seat, deque()), self._clock()
        while lately and lately[0] <= now - WITHIN:
            lately.popleft()
        if len(lately) >= AT_ONCE:
            raise TooMuchTalk("that was too much at once")
        lately.append(now)
