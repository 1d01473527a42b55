"""Secrets, the limits on what one client may send, and who may open a socket at all."""

from __future__ import annotations

import ipaddress
import re
import secrets
import socket
import time
from collections.abc import Callable
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit
from zlib import crc32

SECRET_BYTES: Final = 24
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")
ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LONGEST_NAME: Final = 20
LONGEST_CHAT: Final = 300

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


def new_secret() -> str:
    """192 bits that nobody can guess, as 32 letters."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is stored of a secret. It has too many bits to be guessed, so a plain hash is enough."""
    return blake2b(secret.encode(), digest_size=32, person=b"undercroft-seat").hexdigest()


def new_id() -> str:
    """The public name of a match."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(14))


def worker_of(match: str, workers: int) -> int:
    """Which of so many processes has this match."""
    return crc32(match.encode()) % workers


def new_code() -> str:
    """A short name of a match, to be read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def clean(text: str, longest: int) -> str:
    """A name or a line of chat: one line, no control characters, not too long. It is never more than text."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())[:longest].strip()


class Bucket:
    """So many things a second, and so many at once after a pause."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._left, self._then = burst, clock()

    def take(self) -> float:
        """Take one; gives the seconds to wait before it is there."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        self._left -= 1
        return 0.0 if self._left >= 0 else -self._left / self._rate

    def try_take(self) -> bool:
        """Take one if there is one."""
        if self.take() == 0.0:
            return True
        self._left += 1
        return False


class Buckets:
    """One bucket for each address; the oldest are forgotten."""

    MOST: Final = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._of: dict[str, Bucket] = {}

    def try_take(self, who: str) -> bool:
        bucket = self._of.pop(who, None) or Bucket(self.rate, self.burst)
        self._of[who] = bucket
        if len(self._of) > self.MOST:
            del self._of[next(iter(self._of))]
        return bucket.try_take()


def is_own_host(host: str, *, share: bool) -> bool:
    """Was this machine meant by name? A stranger's domain that points here (DNS rebinding) is not."""
    name = urlsplit(f"//{host}").hostname or ""
    if name == "localhost":
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        own = socket.gethostname().lower()
        return share and name in (own, own.partition(".")[0], f"{own.partition('.')[0]}.local")
    return share or address.is_loopback


def is_own_origin(origin: str | None, host: str, allowed: tuple[str, ...]) -> bool:
    """Does the page that asks come from here? What is no browser says nothing of an origin."""
    return origin is None or origin in allowed or urlsplit(origin).netloc.lower() == host.lower()
