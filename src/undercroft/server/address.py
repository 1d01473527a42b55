"""Where the server listens, and where it can be reached."""

from __future__ import annotations

import socket

from undercroft.kernel.errors import UndercroftError

LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"
USUAL_PORT = 7117


class PortTaken(UndercroftError):
    """Something else listens there."""

    key = "error-port-taken"


def own_address() -> str | None:
    """The address of this machine in the local network. Nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def listen(port: int, *, share: bool) -> socket.socket:
    """The socket to serve from; 0 is any free port."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((EVERYWHERE if share else LOOPBACK, port))
    except OSError as wrong:
        listener.close()
        raise PortTaken(f"port {port} cannot be used: {wrong.strerror}", port=port) from None
    return listener


def listen_somewhere(*, share: bool) -> socket.socket:
    """The usual port; if something else listens there, any free one."""
    try:
        return listen(USUAL_PORT, share=share)
    except PortTaken:
        return listen(0, share=share)
