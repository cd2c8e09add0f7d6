"""Why something cannot be chosen: nothing for what can be, away from one's turn that, else what the game says."""

from __future__ import annotations

import re
from collections.abc import Callable

from dolmen.core.phrase import GAP, can_become
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.words.common import list_line
from dolmen.words.line import Line, Named
from dolmen.words.texts import Texts

_GAPS = re.compile(r"[*\s]*\*[*\s]*")
MOST_ALTERNATIVES = 24  # of a phrase; no part of a picture has more
RULE = "rule"  # the attribute of a reason's text: the anchor of its paragraph in the rules for players


def why_not(play: Play, phrase: str, viewer: int) -> Line | None:
    """Why the part of a picture with that phrase, or the words somebody typed, cannot be chosen now by `viewer`."""
    try:
        return reason(play, phrase, viewer)
    except (LookupError, ValueError):  # words that a game does not expect; a law finds them
        return None


def reason(play: Play, phrase: str, viewer: int) -> Line | None:
    """The same; an error where the game fails at odd words."""
    return reasons(play, viewer)(phrase)


def reasons(play: Play, viewer: int) -> Callable[[str], Line | None]:
    """The reasons of one position, for whoever asks about many phrases."""
    possible, nothing_to_choose, sight = choices(play, viewer), away(play, viewer), play.sight(viewer)

    def reason_of(phrase: str) -> Line | None:
        asked = tidied(phrase)
        if not asked or can_become(possible, asked):
            return None
        return nothing_to_choose or play.game.story.why_not(asked, sight, viewer)

    return reason_of


def choices(play: Play, viewer: int) -> list[str]:
    """The sentences that a viewer can choose among now, also before their turn where all choose at the same time."""
    if viewer == play.player:
        return list(play.sentences)
    if viewer not in choosing(play):
        return []
    return [play.game.notation.sentence(action) for action in play.legal_early(viewer)]


def choosing(play: Play) -> list[int]:
    """Who is to choose now: the player to move, or all who choose at the same time and have not yet."""
    together = {} if play.over else play.game.story.together(play.sight(NOBODY))
    waiting = [player for player, has_chosen in together.items() if not has_chosen]
    return waiting or ([] if play.over else [play.player])


def away(play: Play, viewer: int) -> Line | None:
    """What is said to whoever has nothing to choose now, naming for whom all wait; None at one's turn."""
    if play.over:
        return Line("why-over")
    waiting = choosing(play)
    if viewer in waiting:
        return None
    for_whom = list_line([Named(player) for player in waiting])
    if viewer == NOBODY:
        return Line.of("why-watching", players=for_whom)
    has_chosen = play.game.story.together(play.sight(NOBODY)).get(viewer, False)
    return Line.of("why-already-chosen" if has_chosen else "why-turn", players=for_whom)


def tidied(phrase: str) -> str:
    """A phrase without what says nothing: empty alternatives, gaps beside gaps, spaces."""
    alternatives = (_GAPS.sub(f" {GAP} ", one.lower()).split() for one in phrase.split("|")[:MOST_ALTERNATIVES])
    return "|".join(" ".join(words) for words in alternatives if set(words) - {GAP})


def rule_of(line: Line, words: Texts) -> str | None:
    """The anchor of the paragraph that a reason rests on, in the rules for players."""
    key = f"{line.key}.{RULE}"
    return words(key) if words.has(key) else None
