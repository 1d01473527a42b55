"""The built client: its files, and the page itself for every other address, so that deep links work."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

FOR_EVER = "public, max-age=31536000, immutable"
NO_CLIENT = "The browser client is not built. The server itself is ready: see docs/protocol.md.\n"


def static_handler(folder: Path | None) -> HTTPRouteHandler:
    """Serves a folder; without one, a sentence that says so."""
    root = folder.resolve() if folder is not None and folder.is_dir() else None

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: Request[Any, Any, Any]) -> Response[Any]:
        wanted = request.url.path.lstrip("/")
        if root is None or wanted.startswith("api/"):
            return Response(NO_CLIENT.encode(), media_type="text/plain", status_code=404)
        file, is_file = _file(root, wanted)
        if not is_file:
            file = root / "index.html"
            if not file.is_file() or Path(wanted).suffix in (".js", ".css", ".map"):
                return Response(b"", media_type="text/plain", status_code=404)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        keep = FOR_EVER if wanted.startswith("assets/") and is_file else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": keep})

    return client


def _file(root: Path, wanted: str) -> tuple[Path, bool]:
    """The file of this name in the folder, and whether there is one; some names are none that a disk knows."""
    try:
        file = (root / wanted).resolve()
        return file, file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):
        return root, False
