"""Mac Robber for people: why something cannot be chosen now. What is said here is checked by claims.py."""

from dolmen.core.phrase import words_of
from dolmen.words import Line, Named

from .board import (
    ACT,
    CLAN_WORDS,
    FROM_HAND,
    LEAST_WARRIORS,
    MOST_USED,
    SLOTS,
    VALUES,
    Colour,
    Deed,
    Estate,
    Phase,
)
from .cubes import find_estate
from .deeds import done_bits, open_payments, removable
from .notation import sentence
from .telling import cubes_line

# By the word of a simple action: its colour and how many cubes of it; monks say how many.
COSTS = {
    "cattle": (Colour.RED, 1),
    "castle": (Colour.BLUE, 2),
    "abbey": (Colour.GREEN, 3),
    "warrior": (Colour.YELLOW, 1),
    "piper": (Colour.BLUE, 1),
    "monks": (Colour.GREEN, 1),
}
PIECE_WORDS = ("cattle", "castle", "abbey")
DEED_WORDS = (*COSTS, "estate", "bard")
LOOT = {"cattle": Estate.CATTLE, "castle": Estate.CASTLE, "abbey": Estate.ABBEY}


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why something cannot be chosen now by the player to move, where the game can say it."""
    words = words_of(phrase)
    if not words or viewer != view.player:
        return None
    if view.phase == Phase.ACT:
        return why_not_act(view, words)
    if words[0] in DEED_WORDS or words[0] == "done":
        return Line("why-acting-over") if view.phase == Phase.VENTURE else None
    if words[0] == "redraw":
        return Line("why-redraw-over") if view.phase != Phase.REDRAW else None
    reasons = {
        Phase.VENTURE: why_no_venture,
        Phase.COMBAT: why_no_card,
        Phase.DISCARD: why_no_card,
        Phase.SORT: why_no_sort,
        Phase.PLUNDER: why_no_loot,
    }
    return reasons[view.phase](view, words) if view.phase in reasons else None


def why_not_act(view, words: list[str]) -> Line | None:
    """While actions are chosen."""
    word = words[0]
    if word == "bard":
        return why_no_bard(view, words[1:])
    if word == "estate":
        return why_no_estate(view, words)
    if word in COSTS:
        return why_no_deed(view, words)
    if word == "done":
        return Line("why-must-act")
    if word in ("assault", "exchange", "end"):
        return Line("why-act-first")
    return Line("why-redraw-over") if word == "redraw" else None


def is_done(view, word: str) -> bool:
    """R11: whether an action of that name was done this turn."""
    deed = next(deed for deed in range(Deed.BARD) if sentence(ACT + deed).startswith(word))
    return bool(done_bits(view) >> deed & 1)


def why_limit(view, need: int) -> Line:
    return Line.of("why-limit", most=MOST_USED, need=need, used=view.used)


def why_cubes(colour: int, need: int) -> Line:
    return Line.of("why-cubes", cubes=cubes_line([need if other == colour else 0 for other in range(4)]))


def why_no_deed(view, words: list[str]) -> Line | None:
    """A piece or followers from the display."""
    word = words[0]
    if not is_begun(words):
        return None
    if is_done(view, word):
        return Line("why-done")
    colour, need = COSTS[word]
    if words[1:] == ["2"] and word == "monks":
        need = 2
    if view.display[colour] < need:
        return why_cubes(colour, need)
    if view.used + need > MOST_USED:
        return why_limit(view, need)
    has_room = find_estate(view, view.active, Estate.EMPTY) < SLOTS
    return Line("why-no-room") if word in PIECE_WORDS and not has_room else None


def why_no_estate(view, words: list[str]) -> Line | None:
    if is_done(view, "estate"):
        return Line("why-done")
    if view.estate[view.active][SLOTS - 1] != Estate.NONE:
        return Line.of("why-all-estates", most=SLOTS)
    if view.pile == 0:
        return Line("why-no-tiles")
    if len(words) > 2:
        return why_not_paid_so(view, words[1:])
    affordable = open_payments(view, MOST_USED)  # but for the limit
    ways = [deed for deed in range(Deed.RED_DRAW, Deed.BARD) if affordable >> deed & 1]
    meant = [deed for deed in ways if sentence(ACT + deed).startswith(" ".join(words))]
    if meant:
        return why_limit(view, min(drawn_for(deed) for deed in meant))
    return None if ways else Line("why-payment")


def drawn_for(deed: int) -> int:
    """How many drawn cubes a payment takes."""
    if deed <= Deed.RED_COURT:
        return 2 if deed == Deed.RED_DRAW else 1
    return deed - Deed.GREEN_COURT if deed >= Deed.GREEN_COURT else 1 + deed - Deed.GREEN_DRAW


def is_begun(words: list[str]) -> bool:
    """Whether an action of a turn begins with these words."""
    asked = " ".join((*words, ""))
    return any(f"{sentence(ACT + deed)} ".startswith(asked) for deed in range(Deed.BARD))


def why_not_paid_so(view, payment: list[str]) -> Line | None:
    """R20: one way to pay, such as `green court 1`."""
    if not is_begun(["estate", *payment]):
        return None
    price, side = payment[0], payment[1]
    drawn_green = int(payment[2]) if len(payment) > 2 else 0
    court = view.court[view.active]
    if side == "court" and court[Colour.YELLOW] <= LEAST_WARRIORS:
        return Line.of("why-warriors", least=LEAST_WARRIORS)
    if side == "draw" and view.display[Colour.YELLOW] < 1:
        return why_cubes(Colour.YELLOW, 1)
    if price == "red" and view.display[Colour.RED] < 1:
        return why_cubes(Colour.RED, 1)
    if price == "green" and len(payment) > 2:
        if view.display[Colour.GREEN] < drawn_green:
            return why_cubes(Colour.GREEN, drawn_green)
        if court[Colour.GREEN] < 2 - drawn_green:
            return Line("why-monks")
    need = (side == "draw") + (price == "red") + drawn_green
    return why_limit(view, need) if view.used + need > MOST_USED else None


def why_no_bard(view, victim: list[str]) -> Line | None:
    if view.acted:
        return Line("why-bard-first")
    if view.display[Colour.BLUE] == 0:
        return why_cubes(Colour.BLUE, 1)
    if not victim:
        return Line("why-bard-nobody")
    if victim[0] not in CLAN_WORDS:
        return None
    player = CLAN_WORDS.index(victim[0])
    if player == view.active:
        return Line("why-bard-self")
    if player < view.players and removable(view, player) == 0:
        return Line.of("why-bard-nothing", player=Named(player))
    return None


# --- after the actions ---------------------------------------------------------------------------------------------


def why_no_venture(view, words: list[str]) -> Line | None:
    if words[0] == "assault":
        is_self = len(words) > 1 and words[1] == CLAN_WORDS[view.active]
        return Line("why-assault-self") if is_self else None
    if words[0] != "exchange":
        return None
    return why_no_card(view, words) or (Line("why-three") if not view.exchange and len(words) != 4 else None)


def why_no_card(view, words: list[str]) -> Line | None:
    """Cards that are not in the hand; a piper that is not in the court."""
    if words[0] not in ("play", "discard", "exchange"):
        return None
    if missing := missing_card(view.hand[view.player], words):
        return missing
    return Line("why-no-piper") if "piper" in words and view.court[view.player][Colour.BLUE] == 0 else None


def missing_card(cards, words: list[str]) -> Line | None:
    for value in range(1, VALUES + 1):
        if words.count(str(value)) > max(0, cards[value - 1]):
            return Line.of("why-no-card", value=value, several="yes" if cards[value - 1] > 0 else "no")
    return None


def why_no_sort(view, words: list[str]) -> Line | None:
    """R36: two of the five new cards; with `refill = hand` of all."""
    if words[0] != "discard":
        return None
    if view.refill == FROM_HAND:
        return missing_card(view.hand[view.player], words)
    return Line("why-not-fresh") if missing_card(view.fresh[view.player], words) else None


def why_no_loot(view, words: list[str]) -> Line | None:
    """R34: what the defender does not have."""
    kind = next((word for word in words if word in LOOT), None)
    if words[0] not in ("steal", "raze") or kind is None:
        return None
    if find_estate(view, view.defender, LOOT[kind]) == SLOTS:
        return Line.of(f"why-no-loot-{kind}", player=Named(view.defender))
    return Line("why-loot-bag") if words[-1] == "bag" else None
