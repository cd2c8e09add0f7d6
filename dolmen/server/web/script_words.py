"""The words that the scripts of a page say: found in the scripts themselves, so that no page brings those of others."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from dolmen.server.web.bundle import bundle
from dolmen.words import LANGUAGES, Texts
from dolmen.words.keys import keys_in
from dolmen.words.texts import HERE

PREFIX = "script-"
_SAID = re.compile(r'"(script-[a-z-]+[a-z])"')
_BEGUN = re.compile(r"`(script-[a-z-]+-)\$\{")
_FORMS = re.compile(r"-(one|other)$")


@cache
def all_script_words() -> dict[str, set[str]]:
    """Every text that a script may say, with what is filled in."""
    return {key: details for key, details in keys_in(HERE, LANGUAGES[0]).items() if key.startswith(PREFIX)}


def said_by(script: str) -> tuple[str, ...]:
    """The keys of the texts that a page's bundle of scripts says."""
    return _said_in(bundle("js", script).whole)


@lru_cache(maxsize=64)
def _said_in(source: bytes) -> tuple[str, ...]:
    text = source.decode()
    said, begun = set(_SAID.findall(text)), tuple(_BEGUN.findall(text))
    return tuple(
        key for key in all_script_words() if {key, _FORMS.sub("", key)} & said or key.startswith(begun or "\0")
    )


def script_words(script: str, words: Texts) -> dict[str, str]:
    """The same in a language; `{name}` stands for what the script fills in."""
    details = all_script_words()
    return {key: words(key, **{name: f"{{{name}}}" for name in details[key]}) for key in said_by(script)}
