"""Writes the page's types from those of dolmen/wire: `python -m dolmen.server.web.types_js`. A test compares them."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import NODEFAULT
from msgspec import inspect as kinds

from dolmen.wire import bodies, messages

FILE = Path(__file__).parent.parent / "static" / "js" / "types.js"
PLAIN: dict[Any, str] = {
    kinds.StrType: "string", kinds.IntType: "number", kinds.FloatType: "number", kinds.BoolType: "boolean",
    kinds.NoneType: "null", kinds.AnyType: "unknown",
}  # fmt: skip
LONGEST_LINE = 160
HEAD = """\
/**
 * What goes between page and server. Made from dolmen/wire by `python -m dolmen.server.web.types_js`.
 *
"""


def types_js() -> str:
    """The file: one type for each struct, by name, wherever it stands."""
    structs = sorted([*_structs(messages), *_structs(bodies)], key=lambda struct: struct.__name__)
    return HEAD + "".join(map(_typedef, structs)) + " */\n\nexport {};\n"


def _structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The structs of a module, or of the files of a package, that are sent as they are, not the bases of others."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in found if kind.__module__.startswith(module.__name__) and not kind.__subclasses__()]


def _typedef(struct: type[msgspec.Struct]) -> str:
    """A type in one line where it fits, else with a line for each field and what is remarked about it."""
    shape: Any = kinds.type_info(struct)
    is_ours = issubclass(struct, messages.In | bodies.Body)  # the page makes it, and may leave out what has a default
    fields = [(field, _is_optional(field, is_ours)) for field in shape.fields]
    parts = [f'type: "{shape.tag}"'] if shape.tag is not None else []
    parts += [f"{field.encode_name}{'?' * is_optional}: {_js(field.type)}" for field, is_optional in fields]
    remarks, line = _remarks(struct), f" * @typedef {{{{{', '.join(parts)}}}}} {struct.__name__}\n"
    if len(line) <= LONGEST_LINE and not remarks:
        return line
    lines = [f" *\n * @typedef {{object}} {struct.__name__}\n"]
    lines += [f' * @property {{"{shape.tag}"}} type\n'] if shape.tag is not None else []
    for field, is_optional in fields:
        name = f"[{field.encode_name}]" if is_optional else field.encode_name
        lines.append(f" * @property {{{_js(field.type)}}} {name}{remarks.get(field.name, '')}\n")
    return "".join([*lines, " *\n"])


def _is_optional(field: Any, is_ours: bool) -> bool:
    is_unset = field.default is field.default_factory is NODEFAULT  # what has no value is not sent
    return not field.required and (is_unset or is_ours)


def _remarks(struct: type[msgspec.Struct]) -> dict[str, str]:
    """The comment behind each field that has one."""
    return {
        name: f"  {text}" for name, text in re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(struct), re.M)
    }


def _js(kind: Any) -> str:
    """A type as the checker of scripts reads it."""
    if isinstance(kind, kinds.UnionType):
        return "|".join(map(_js, kind.types))
    if isinstance(kind, kinds.LiteralType):
        return "|".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, kinds.ListType):
        inside = _js(kind.item_type)
        return f"({inside})[]" if "|" in inside else f"{inside}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(map(_js, kind.item_types))}]"
    if isinstance(kind, kinds.DictType):
        return f"Record<{_js(kind.key_type)}, {_js(kind.value_type)}>"
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    return PLAIN[type(kind)]


if __name__ == "__main__":
    FILE.write_text(types_js(), "utf-8")
