"""Mac Robber for the terminal: one block per clan, mine last; then bag, drawn cubes, assault, scoring and my cards."""

from textwrap import wrap

from dolmen.core.viewer import NOBODY
from dolmen.picture.layout import around, name_of
from dolmen.picture.letters import COLUMNS, DYE_STYLES, SEAT_SIGNS, SEAT_STYLES, cell, clip, join, mark, seat

from .assault import wins_of
from .board import (
    CLOSED,
    COLOUR_WORDS,
    COMBATS,
    FACE_DOWN,
    LOWEST_TILE,
    MOST_USED,
    NO_CARD,
    TILES,
    UNKNOWN,
    Estate,
    Phase,
    Place,
)
from .cubes import in_bag
from .deeds import is_last
from .notation import values
from .picture_scene import counted_now
from .picture_score import scored
from .scoring import score
from .story import COLOURS_OF_SEATS, clan_line
from .telling import ESTATE_WORDS

LABEL = 13
COURT_KEYS = ("sketch-warriors", "sketch-pipers", "sketch-monks")
NAME, COLUMN = 26, 13  # of a table: the names, and each of its columns


def sketch(view, viewer, words, names=()):
    """The view as lines of rich's markup."""
    me, others = around(view.players, viewer)
    called = [name_of(player, names, words) for player in range(view.players)]
    lines = []
    for player in (*others, me):
        lines += clan_lines(view, player, words, called[player])
    lines += ["", bag_line(view, words), cards_line(view, viewer, words), tiles_line(view, words)]
    if sum(view.display):
        lines.append(display_line(view, words, called))
    if view.attacker != NOBODY and view.phase not in (Phase.ACT, Phase.REDRAW, Phase.BARD):
        lines += ["", *assault_lines(view, words, called)]
    lines += ["", *scoring_lines(view, words, called)]
    if viewer != NOBODY or view.phase == Phase.OVER:
        lines += ["", *hand_lines(view, me, words)]
    return join(lines[1:])  # without the blank before the first clan


def clan_lines(view, player, words, name):
    """A clan: name, points and markers; court; estates."""
    head = seat(COLOURS_OF_SEATS[player], called_clan(player, words, name), 40)
    head += mark(words("sketch-points", n=score(view, player)), "bold")
    states = []
    if view.phase < Phase.SHOW and view.player == player:
        states.append(mark("◀ " + words("sketch-turn"), "bold"))
    for key, holds in (
        ("start", view.start == player),
        ("last", is_last(view, player)),
        ("following", view.following == player),
    ):
        if holds and view.phase != Phase.OVER:
            states.append(words(f"sketch-{key}"))
    court = "  ".join(
        mark(words(key, n=count), DYE_STYLES[COLOUR_WORDS[colour]])
        for colour, (key, count) in enumerate(zip(COURT_KEYS, view.court[player], strict=True))
    )
    cards = view.in_hand[player] + view.in_fresh[player]
    kinds = [words(f"pic-{ESTATE_WORDS[kind]}") for kind in view.estate[player] if kind != Estate.NONE]
    return [
        "",
        head,
        *(["  " + " · ".join(states)] if states else []),
        f"  {court}  {mark(words('sketch-cards', n=cards), 'bold')}",
        "  " + mark(words("sketch-estates") + ": ", "dim") + " · ".join(kinds),
    ]


def called_clan(player, words, name):
    """`Anna (Clan Campbell)`; a clan that is called by its own name is named once."""
    clan = words.say(clan_line(player))
    return name if str(name) == str(clan) else f"{clip(name, 18)} ({clan})"


def cubes(counts, words):
    """`yellow 2  green 1`, each in its colour."""
    shown = [
        f"{mark(words(f'pic-{word}'), DYE_STYLES[word])} {mark(n, 'bold')}"
        for word, n in zip(COLOUR_WORDS, counts, strict=True)
        if n
    ]
    return "  ".join(shown) or "·"


def bag_line(view, words):
    return cell(words("sketch-bag"), LABEL, "dim") + mark(in_bag(view), "bold") + "   " + cubes(view.bag, words)


def display_line(view, words, called):
    used = words("sketch-used", n=view.used, most=MOST_USED)
    label = cell(words("sketch-display"), LABEL, "dim")
    return label + cubes(view.display, words) + mark(f"   {used} · {clip(called[view.active], 22)}", "dim")


def cards_line(view, viewer, words):
    shown = f"{cell(words('sketch-deck'), LABEL, 'dim')}{mark(view.in_deck, 'bold')}   "
    shown += mark(words("sketch-discards") + ": ", "dim") + counted(view.discards)
    if view.discard_pile == CLOSED:
        shown += mark(f"   {words('sketch-covered')}: ", "dim") + mark(sum(view.in_covered), "bold")
        if viewer != NOBODY and sum(view.covered[viewer]) > 0:
            shown += f" ({counted(view.covered[viewer])})"
    return shown


def counted(counts):
    """`1×3  4×2`."""
    return "  ".join(f"{value}×{mark(n, 'bold')}" for value, n in enumerate(counts, 1) if n) or "·"


def tiles_line(view, words):
    shown = [str(LOWEST_TILE + view.tile[i]) for i in range(TILES) if view.tile_place[i] == Place.SHOWN]
    line = cell(words("sketch-pile"), LABEL, "dim") + mark(view.pile, "bold")
    return line + (mark(f"   {words('pic-tiles-shown')}: ", "dim") + " ".join(shown) if shown else "")


def assault_lines(view, words, called):
    """Both sides with their cards, and the combat rounds they won."""
    heads = [words("pic-combat", n=combat + 1) for combat in range(COMBATS)]
    lines = [table_head(words("sketch-assault"), (*heads, words("sketch-won")))]
    for side, player in enumerate((view.attacker, view.defender)):
        line = seat(COLOURS_OF_SEATS[player], clip(called[player], NAME - 4), NAME)
        for combat in range(COMBATS):
            line += cell(duel(view, combat, side, words), COLUMN)
        lines.append(line + mark(wins_of(view, side), "bold"))
    return lines


def table_head(title, heads):
    """The first line of a table: what it is, and what its columns are."""
    return cell(title, NAME, "bold") + "".join(cell(head, COLUMN, "dim") for head in heads)


def duel(view, combat, side, words):
    card, piper = view.duel_card[combat][side], view.duel_piper[combat][side]
    if card == NO_CARD:
        return "·"
    shown = words("sketch-hidden") if card == FACE_DOWN else str(card)
    return f"{shown} +1" if piper else shown


def scoring_lines(view, words, called):
    """What the last scoring gave to whom, and what one would give now."""
    lines = []
    if view.scored:
        lines += scoring_table(view, words, called, words("sketch-scoring", round=view.scored))
    if view.phase != Phase.OVER:
        lines += scoring_table(counted_now(view), words, called, words("sketch-now"))
    return [*lines, *(mark(part, "dim") for part in wrap(words("sketch-legend"), COLUMNS))]


def scoring_table(seen, words, called, title):
    lines = [table_head(title, [words(f"sketch-head-{word}") for word in ("green", "red", "blue", "sum")])]
    for player in range(seen.players):
        shown, gains = scored(seen, player)
        place = COLOURS_OF_SEATS[player]
        line = cell(f"{SEAT_SIGNS[place]} {clip(called[player], NAME - 4)}", NAME, SEAT_STYLES[place])
        for word, count, gain in zip(("green", "red", "blue"), shown, gains, strict=True):
            line += cell(f"{count} → {gain}", COLUMN, DYE_STYLES[word])
        lines.append(line + mark(f"+{sum(gains)}", "bold"))
    return lines


def hand_lines(view, me, words):
    if view.hand[me][0] == UNKNOWN:
        return []
    lines = [cell(words("sketch-hand"), LABEL, "bold") + " ".join(values(view.hand[me]))]
    if view.in_fresh[me]:
        lines.append(cell(words("sketch-fresh"), LABEL + 4, "bold") + " ".join(values(view.fresh[me])))
    return lines
