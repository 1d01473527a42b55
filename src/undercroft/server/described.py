"""The API describes its errors as they are."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin


class Refusal(msgspec.Struct):
    """Why not: the key of the error, a sentence in the asked language, and the clause of the rules if there is one."""

    kind: str
    text: str
    clause: str


class Refused(msgspec.Struct):
    """What every refusal looks like."""

    error: Refusal


WHY: Final = {
    400: "It cannot be understood, or the options do not go together.",
    403: "The secret is of no seat of this match.",
    404: "There is no such match, code or invite.",
    409: "Not now: no free seat, or the game is not over.",
    429: "Too many requests of one address; wait a little.",
    503: "The database does not take it, or the server was interrupted; it did not happen.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may refuse with."""
    return {status: ResponseSpec(Refused, description=WHY[status]) for status in statuses}


class Described(JsonRenderPlugin):
    """The description of the API; litestar's own guess of how errors look is replaced by ours."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        reference = {"$ref": "#/components/schemas/Refused"}
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                for status, reply in operation.get("responses", {}).items():
                    told = reply.get("content", {}).get("application/json", {}).get("schema", {})
                    if int(status) >= HTTPStatus.BAD_REQUEST and "status_code" in told.get("properties", {}):
                        reply["content"] = {"application/json": {"schema": reference}}
                        reply["description"] = WHY.get(int(status), reply.get("description", ""))
        return super().render(request, openapi_schema)
