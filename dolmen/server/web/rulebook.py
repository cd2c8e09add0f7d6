"""The rules for players as HTML: headings and paragraphs with their anchors, figures drawn by the game."""

from __future__ import annotations

from markdown_it import MarkdownIt
from markdown_it.token import Token

from dolmen.core.contract.room import bearing
from dolmen.core.game import Game
from dolmen.wire.bodies import Heading
from dolmen.words import Texts
from dolmen.words.rulebook import ANCHOR, FIGURE

BLOCKS = ("heading_open", "paragraph_open")  # what an anchor can be the address of
# What is wider than a phone (a table of words, a figure) moves sideways, and the page stays; keys reach it, too.
WIDE_OPEN, WIDE_CLOSE = '<div class="sideways" tabindex="0"><table>\n', "</table></div>\n"


def rendered(game: Game, text: str, words: Texts) -> tuple[str, list[Heading]]:
    """The rules of a game, and their headings, each with an address."""
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    markdown.add_render_rule("table_open", lambda *_: WIDE_OPEN)
    markdown.add_render_rule("table_close", lambda *_: WIDE_CLOSE)
    tokens = markdown.parse(text)
    for place, token in enumerate(tokens):
        if token.type == "inline":
            _give_anchor(tokens, place)
            _draw_figure(tokens, place, game, words)
    headings = _headings(tokens)
    return markdown.renderer.render(tokens, markdown.options, {}), headings


def _give_anchor(tokens: list[Token], place: int) -> None:
    """Takes `{#anchor}` from the end of a text and makes it the address of the block that shows it."""
    token, block = tokens[place], tokens[place - 1]
    found = ANCHOR.search(token.content)
    if found is None or block.type not in BLOCKS or not token.children or token.children[-1].type != "text":
        return
    token.content = ANCHOR.sub("", token.content)
    token.children[-1].content = ANCHOR.sub("", token.children[-1].content)
    if block.hidden:  # the paragraph of an item in a list without blank lines: the item itself is shown
        block = next(one for one in reversed(tokens[:place]) if one.type == "list_item_open")
    block.attrSet("id", found[1])


def _draw_figure(tokens: list[Token], place: int, game: Game, words: Texts) -> None:
    """A paragraph that is a figure and nothing else becomes the picture with its caption."""
    found = FIGURE.fullmatch(tokens[place].content.strip())
    if found is None or found[2] not in game.figures:
        return
    caption = Token("text", "", 0, content=found[1])
    drawn = Token("html_inline", "", 0, content=bearing(game.name, game.figures[found[2]](words)))
    tokens[place].children = [drawn, *_around("figcaption", caption)]
    tokens[place - 1].tag = tokens[place + 1].tag = "figure"
    tokens[place - 1].attrs = {"class": "sideways", "tabindex": 0}


def _around(tag: str, *inside: Token) -> list[Token]:
    return [Token(f"{tag}_open", tag, 1), *inside, Token(f"{tag}_close", tag, -1)]


def _headings(tokens: list[Token]) -> list[Heading]:
    """All headings in their order; one without an anchor of its own is numbered."""
    headings: list[Heading] = []
    for place, token in enumerate(tokens):
        if token.type == "heading_open":
            address = str(token.attrGet("id") or f"rule-{len(headings) + 1}")
            token.attrSet("id", address)
            headings.append(Heading(int(token.tag[1]), address, tokens[place + 1].content))
    return headings
