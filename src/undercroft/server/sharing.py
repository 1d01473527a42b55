"""Where friends of the same network reach this server: the browser of its host may only know the loopback."""

from __future__ import annotations

import msgspec
from litestar import get

from undercroft.server.address import own_address
from undercroft.server.http import Asked, TheHouse


class Sharing(msgspec.Struct):
    """May other machines connect, and where?"""

    share: bool
    address: str | None


@get("/api/sharing", summary="The address for friends on the same network", sync_to_thread=False)
def sharing(request: Asked, house: TheHouse) -> Sharing:
    """The address of this machine in the local network, with the port that was called."""
    if not house.settings.share:
        return Sharing(share=False, address=None)
    host, port = own_address(), request.url.port
    return Sharing(share=True, address=f"http://{host}{f':{port}' if port else ''}" if host else None)
