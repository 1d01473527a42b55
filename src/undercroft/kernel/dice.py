"""Dice that anyone can check afterwards.

A secret key is drawn before the game and only its hash is published. The players may then stir in seeds of their own.
Every chance ask takes the next number of a stream that key and seeds decide; when the game is over the key is revealed
and everybody can compute every roll again.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from hashlib import blake2b

from undercroft.kernel.ask import Option, Options

KEY_BYTES = 32
_CHUNK = 8
_SPAN = 1 << (8 * _CHUNK)


def new_key() -> bytes:
    """A key nobody can guess."""
    return secrets.token_bytes(KEY_BYTES)


def key_from_seed(seed: int | str) -> bytes:
    """The key of a game that shall be the same every time (tests, simulations, `--seed`)."""
    return blake2b(f"undercroft seed {seed}".encode(), digest_size=KEY_BYTES).digest()


def key_hash(key: bytes) -> str:
    """What is published before the game; it binds the key and tells nothing about it."""
    return blake2b(key, digest_size=32, person=b"undercroft-key").hexdigest()


class Dice:
    """The stream of chance of one game: the n-th chance ask takes the n-th number."""

    def __init__(self, key: bytes, seeds: Sequence[str] = ()) -> None:
        stirred = json.dumps(list(seeds), ensure_ascii=True, separators=(",", ":")).encode()
        self._root = blake2b(stirred, key=key, digest_size=32, person=b"undercroft-root").digest()

    def index(self, counter: int, size: int) -> int:
        """A number from 0 to size - 1, all equally likely: what would favour some of them is thrown away."""
        fair = _SPAN - _SPAN % size
        attempt = 0
        while True:
            digest = blake2b(
                counter.to_bytes(8, "big") + attempt.to_bytes(4, "big"), key=self._root, digest_size=_CHUNK
            ).digest()
            number = int.from_bytes(digest, "big")
            if number < fair:
                return number % size
            attempt += 1

    def choose(self, counter: int, options: Options) -> Option:
        """The outcome of the chance ask with this number."""
        if not isinstance(options, tuple):
            raise TypeError("chance chooses among listed outcomes only")
        return options[self.index(counter, len(options))]
