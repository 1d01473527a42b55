"""What is asked is charged by what it costs, to the connection, to its address and, of who looks on, to the match.

A few people who ask for much at once wait; the other tables do not.
"""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Final

from undercroft.server.limits import Bucket, Buckets
from undercroft.server.settings import Settings

COSTS: Final = {"hello": 25, "language": 25, "hint": 25, "log": 10, "propose": 4, "undo": 4, "chat": 4, "concede": 4}
"""Of messages, where an answer or a ping is 1. A snapshot or a bot's thoughts take as long as many answers."""
HEAVY: Final = 10
"""What costs so much is done one at a time, and whoever has something small to do comes in between."""


def address_key(host: str) -> str:
    """Whose limits these are: an address; of IPv6 the network, since everybody there has very many addresses."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class Turnstile:
    """Lets one through in each turn of the event loop, in the order in which they came."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def go_through(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)


class Charges:
    """The accounts of all addresses and matches of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.addresses = Buckets(settings.address_per_second, settings.address_burst)
        self.matches = Buckets(settings.watchers_per_second, settings.watchers_burst)
        self.turnstile = Turnstile()

    def of(self, host: str, match: str) -> Charge:
        """The account of a new connection."""
        return Charge(self, address_key(host), match)


class Charge:
    """The account of one connection; `sits` once it is known to hold a seat."""

    def __init__(self, charges: Charges, address: str, match: str) -> None:
        settings = charges.settings
        self._all = charges
        self._own = Bucket(settings.messages_per_second, settings.message_burst)
        self._address, self._match = address, match
        self.sits = False

    async def pay(self, kind: str) -> None:
        """Wait until this may be done."""
        wait = self.take(COSTS.get(kind, 1), is_hello=kind == "hello")
        if wait:
            await asyncio.sleep(wait)
        if COSTS.get(kind, 1) >= HEAVY:
            await self._all.turnstile.go_through()

    def take(self, cost: float, *, is_hello: bool = False) -> float:
        """Charge it to all who have to pay; gives the seconds to wait. To come in costs the match nothing: a crowd
        may come at once, and whether somebody sits is not known yet."""
        waits = [self._own.take(cost), self._all.addresses.take(self._address, cost)]
        if not self.sits and not is_hello:
            waits.append(self._all.matches.take(self._match, cost))
        return max(waits)
