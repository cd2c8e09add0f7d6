"""The keys of a folder's texts, to compare languages with each other."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast


class NoText(ValueError):
    """Something in a file of texts that Fluent cannot read."""


def keys_in(folder: Path, language: str) -> dict[str, set[str]]:
    """Every key and form of a language's texts in a folder, with the names of its details."""
    keys: dict[str, set[str]] = {}
    for path in sorted(folder.glob(f"{language}*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise NoText(f"{path}: {entry.content}")
            if isinstance(entry, ast.Message):
                keys[entry.id.name] = _details_of(entry.value)
                for form in entry.attributes:
                    keys[f"{entry.id.name}.{form.id.name}"] = _details_of(form.value)
    return keys


def _details_of(node: object) -> set[str]:
    """The variables a text uses."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return _details_of(list(vars(node).values()))
    if isinstance(node, list):
        return set().union(*(_details_of(item) for item in node))
    return set()
