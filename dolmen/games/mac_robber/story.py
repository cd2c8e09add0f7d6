"""Mac Robber for people: what is asked, offered and explained; telling.py has the log."""

from dolmen.core.phrase import words_of
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.words import Fact, Line, Named, Points, Seat, over_line

from .board import (
    ACT,
    ASSAULT,
    CLAN_WORDS,
    COMBATS,
    DISCARD,
    END_TURN,
    EXCHANGE,
    LEAST_WARRIORS,
    MOST_ACTIONS,
    MOST_ACTIONS_LAST,
    MOST_USED,
    PAIRS,
    PLAY,
    REDRAWS,
    SET_COUNTS,
    SLOTS,
    SORT,
    SOURCES,
    STEAL,
    TAKE,
    TAKES,
    VALUES,
    Colour,
    Deed,
    Estate,
    Event,
    Phase,
    Source,
)
from .cubes import count_pieces, find_estate
from .deeds import done_bits, is_last, removable
from .notation import is_secret, sentence
from .scoring import rank, score
from .telling import PLUNDER_WORDS, cards_text, court_line, cubes_line, payment_line, strength_line, take_line, tell

__all__ = ["tell"]

# Actions may be taken back until a card is drawn or discarded, or somebody else is asked; nothing else may.
REVEALS = frozenset({Event.DISCARDED, Event.MUST_DISCARD, Event.ASSAULTED, Event.PLAYED, Event.SORTED})
SCENES = frozenset({Event.DUEL, Event.FOUGHT, Event.PLUNDERED, Event.SCORED, Event.TILE})
COLOURS_OF_SEATS = (0, 1, 3, 2, 4)  # places in the palette: green, red, brown, blue, purple
WEAK_HAND = 5  # who ends a turn with three lowest cards of this sum or less may have meant to exchange them
SOURCE_WORDS = ("start", "green", "herds", "most-herds", "blue", "attack", "defence", "defeat")


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action < ACT:
        return label_redraw(action)
    if action < TAKE:
        return label_deed(action - ACT)
    if action < DISCARD:
        return Line.of("label-take", take=take_line(TAKES[action - TAKE]))
    if action < ASSAULT:
        return Line.of("label-discard", cards=str(action - DISCARD + 1), n=1)
    if action < EXCHANGE:
        return Line.of("label-assault", player=Named(action - ASSAULT))
    if action < END_TURN:
        counts = SET_COUNTS[action - EXCHANGE]
        return Line.of("label-exchange", cards=cards_text(counts), n=sum(counts))
    if action == END_TURN:
        return Line("label-end-turn")
    if action < STEAL:
        value, piper = divmod(action - PLAY, 2)
        return Line.of("label-play", strength=strength_line(value + 1, piper))
    if action < SORT:
        return Line(f"label-plunder-{PLUNDER_WORDS[action]}")
    return Line.of("label-discard", cards=cards_text(SET_COUNTS[action - SORT + PAIRS]), n=2)


def label_redraw(action: int) -> Line:
    return Line.of("label-redraw", cubes=cubes_line(REDRAWS[action])) if action else Line("label-no-redraw")


def label_deed(deed: int) -> Line:
    if deed == Deed.DONE:
        return Line("label-done")
    if deed >= Deed.BARD:
        return Line.of("label-bard", player=Named(deed - Deed.BARD))
    if deed >= Deed.RED_DRAW:
        return Line.of("label-estate", payment=payment_line(deed))
    return Line(f"label-{sentence(ACT + deed).replace(' ', '-')}")


def actions_left(view) -> int:
    """How many actions the active player may still do."""
    return (MOST_ACTIONS_LAST if is_last(view, view.active) else MOST_ACTIONS) - view.acted


def ask(view, viewer: int) -> Line:
    """What is asked now, as `viewer` sees it: what to do, or for whom to wait; at the end who won."""
    if view.phase == Phase.OVER:
        return over_line(view, rank, score)
    if view.phase == Phase.SHOW:
        return Line("ask-show")
    key, details = asked(view)
    if viewer == view.player:
        return Line.of(f"ask-{key}", **details)
    return Line.of(f"wait-{key}", player=Named(view.player), **details)


def asked(view) -> tuple[str, dict]:
    """The key of the question, and what belongs into it."""
    if view.phase == Phase.REDRAW:
        return "redraw", {}
    if view.phase == Phase.ACT:
        return "act", {"actions": actions_left(view), "cubes": MOST_USED - view.used}
    if view.phase == Phase.BARD:
        return "bard", {"victim": Named(view.victim)}
    if view.phase == Phase.DISCARD:
        return ("pay", {}) if view.player == view.active else ("lose", {"rival": Named(view.active)})
    if view.phase == Phase.VENTURE:
        return "venture", {}
    if view.phase == Phase.COMBAT:
        n = {"n": min(view.combat + 1, COMBATS)}
        if view.player == view.attacker:
            return "attack", {**n, "rival": Named(view.defender)}
        piper = "yes" if view.duel_piper[view.combat][0] else "no"
        return "defend", {**n, "rival": Named(view.attacker), "piper": piper}
    if view.phase == Phase.PLUNDER:
        return "plunder", {"rival": Named(view.defender)}
    return "sort", {}


def progress(view) -> Line:
    """How far the game is, in a few words."""
    return Line.of("progress", round=view.round)


def confirm(action: int, view) -> Line | None:
    """A question before what cannot be undone lightly: an assault, a bard, a piper, a turn ended with weak cards."""
    if ASSAULT <= action < EXCHANGE:
        return Line.of("confirm-assault", player=Named(action - ASSAULT))
    if ACT + Deed.BARD <= action < ACT + Deed.DONE:
        return Line.of("confirm-bard", player=Named(action - ACT - Deed.BARD))
    if PLAY <= action < STEAL and (action - PLAY) % 2:
        return Line("confirm-piper")
    if action == END_TURN and weakest_three(view) <= WEAK_HAND:
        return Line.of("confirm-end-turn", n=weakest_three(view))
    return None


def weakest_three(view) -> int:
    """The sum of the three lowest cards of the active player, in their own view."""
    held = [value + 1 for value in range(VALUES) for _ in range(view.hand[view.active][value])]
    return sum(held[:3])


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why a part of the picture that is not lit cannot be chosen now, where the game can say it."""
    words = words_of(phrase)
    if viewer == NOBODY or view.phase != Phase.ACT or viewer != view.player or not words:
        return None
    if words[0] == "bard":
        return why_no_bard(view, CLAN_WORDS.index(words[1]) if len(words) > 1 else NOBODY)
    deed = next((deed for deed in range(Deed.BARD) if sentence(ACT + deed).startswith(words[0])), None)
    if deed is None:
        return None
    if done_bits(view) >> deed & 1:
        return Line("why-done")
    if words[0] == "estate":
        return why_no_estate(view, words)
    return why_no_deed(view, words[0], int(words[1]) if words[-1].isdigit() else 1)


def why_no_deed(view, word: str, count: int) -> Line | None:
    """A piece or followers from the display."""
    colour, need = {
        "cattle": (Colour.RED, 1),
        "castle": (Colour.BLUE, 2),
        "abbey": (Colour.GREEN, 3),
        "warrior": (Colour.YELLOW, 1),
        "piper": (Colour.BLUE, 1),
        "monks": (Colour.GREEN, count),
    }[word]
    if view.display[colour] < need:
        counts = [need if other == colour else 0 for other in range(4)]
        return Line.of("why-cubes", cubes=cubes_line(counts))
    if view.used + need > MOST_USED:
        return Line.of("why-limit", most=MOST_USED)
    if word in ("cattle", "castle", "abbey") and find_estate(view, view.active, Estate.EMPTY) == SLOTS:
        return Line("why-no-room")
    return None


def why_no_estate(view, words: list[str]) -> Line:
    if view.estate[view.active][SLOTS - 1] != Estate.NONE:
        return Line.of("why-all-estates", most=SLOTS)
    if view.pile == 0:
        return Line("why-no-tiles")
    if "court" in words and view.court[view.active][Colour.YELLOW] <= LEAST_WARRIORS:
        return Line.of("why-warriors", least=LEAST_WARRIORS)
    return Line("why-payment")


def why_no_bard(view, victim: int) -> Line | None:
    if view.acted:
        return Line("why-bard-first")
    if view.display[Colour.BLUE] == 0:
        return Line.of("why-cubes", cubes=cubes_line([0, 1, 0, 0]))
    if victim == view.active:
        return Line("why-bard-self")
    if victim != NOBODY and removable(view, victim) == 0:
        return Line("why-bard-nothing")
    return None


def clan_line(player: int) -> Line:
    """`Clan Campbell`."""
    return Line(f"clan-{CLAN_WORDS[player]}")


def seat(view, player: int) -> Seat:
    """The colour of a clan and its name."""
    return Seat(COLOURS_OF_SEATS[player], clan_line(player))


def facts(view, player: int) -> list[Fact]:
    """What is public of a player, beside the score."""
    yellow, blue, green = view.court[player]
    found = [
        Fact("warrior", yellow, Line("fact-warriors")),
        Fact("piper", blue, Line("fact-pipers")),
        Fact("monk", green, Line("fact-monks")),
    ]
    for icon, kind, word in (
        ("cow", Estate.CATTLE, "cattle"),
        ("castle", Estate.CASTLE, "castles"),
        ("abbey", Estate.ABBEY, "abbeys"),
    ):
        count = count_pieces(view, player, kind)
        if count or kind == Estate.CATTLE:
            found.append(Fact(icon, count, Line(f"fact-{word}")))
    return found


def public_score(view, player: int) -> int | None:
    """The score: it stands on the track."""
    return score(view, player)


def points(state, player: int) -> list[Points]:
    """How the points came about, by where they came from."""
    earned = state.earned[player]
    return [
        Points(Line(f"points-{SOURCE_WORDS[source]}"), earned[source])
        for source in range(SOURCES)
        if earned[source] or source == Source.START
    ]


def is_sealed(play: Play, number: int, reader: int) -> bool:
    """Whether step `number` is still shown to `reader` in its public form only.

    A card face down is, until the defender has played one; cards on a closed pile are as long as the game lasts.
    """
    step = play.steps[number]
    if play.over or step.player == reader:
        return False
    if is_secret(step.action, play.state):
        return True
    is_card = PLAY <= step.action < STEAL
    return is_card and number == len(play.steps) - 1 and play.state.phase == Phase.COMBAT and is_waiting(play.state)


def is_waiting(state) -> bool:
    """Whether the attacker's card waits for the defender's."""
    return state.player == state.defender


def followers(view, player: int) -> list[Line]:
    """A court in words, for those who hear the picture."""
    return [court_line(colour, count) for colour, count in enumerate(view.court[player]) if count]
