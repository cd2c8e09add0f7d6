"""The OpenAPI document, made from the same types that check every message."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from dolmen import __version__
from dolmen.server.web.api import ENDPOINTS
from dolmen.server.web.endpoint import Endpoint
from dolmen.wire.bodies import ErrorShown

LANGUAGE = {"name": "language", "in": "query", "schema": {"type": "string", "enum": ["it", "en"]}}
ERRORS = {
    "400": "cannot be read, or cannot be",
    "403": "not yours",
    "404": "not there",
    "409": "too late, or not now",
    "413": "too long",
    "429": "too fast",
    "503": "could not be saved; the same once more is harmless",
}


@cache
def document() -> dict[str, Any]:
    """The whole document."""
    types = [kind for e in ENDPOINTS for kind in (e.answer, e.body) if kind is not None] + [ErrorShown]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Dolmen",
            "version": __version__,
            "description": "A table for board games. Live play is on a socket.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, by_type: dict[Any, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": _path_schema(name)}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    parameters += [{"name": query.name, "in": "query", "schema": query.schema} for query in endpoint.query] + [LANGUAGE]
    media = endpoint.media.partition(";")[0]
    good = {"schema": by_type[endpoint.answer]} if endpoint.answer is not None else {"schema": {"type": "string"}}
    responses: dict[str, Any] = {str(endpoint.status): {"description": endpoint.summary, "content": {media: good}}}
    problem = {"application/json": {"schema": by_type[ErrorShown]}}
    responses |= {status: {"description": text, "content": problem} for status, text in ERRORS.items()}
    operation = {"summary": endpoint.summary, "parameters": parameters, "responses": responses}
    if endpoint.body is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": by_type[endpoint.body]}},
        }
    return operation


def _path_schema(name: str) -> dict[str, Any]:
    is_number = name == "number"
    return {"type": "integer", "minimum": 0, "maximum": 999_999} if is_number else {"type": "string", "maxLength": 40}
