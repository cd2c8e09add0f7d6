"""Honey Fair for people: what is told, asked and explained. Keys are those of words/it.ftl and words/en.ftl."""

from dolmen.core.phrase import words_of
from dolmen.core.viewer import NOBODY
from dolmen.words import Fact, Line, Named, Points, Seat, Telling, over_line

from .board import JARS, NOTHING, ROUNDS, Event
from .purse import holds
from .rules import is_on_sale, rank, score

# A coin that lies there stays there: others may have chosen since.
REVEALS = frozenset({Event.BID, Event.OPENED})
# What was told once stays as it was told.
RETELLS = False
# What tells of each public field that changes.
TELLS = {
    "buyer": frozenset({Event.SOLD}),
    "round": frozenset({Event.OPENED}),
    "player": frozenset({Event.BID}),
}


def tell_bid(viewer: int, view, player: int, coin: int) -> Line:
    """A coin face down is named to its player alone; all are told when it is opened."""
    if viewer == player:
        return Line.of("told-bid-own", coin=coin)
    return Line.of("told-bid", player=Named(player))


told = Telling(
    {},
    {
        Event.SHOWN: ("told-shown", "jar"),
        Event.BID: tell_bid,
        Event.OPENED: ("told-opened", "player", "coin"),
        Event.SOLD: ("told-sold", "player", "jar"),
        Event.LEFT: ("told-left", "jar"),
        Event.ENDED: ("told-ended",),
    },
)
tell = told.tell


def label(action: int, view) -> Line:
    """An action as a button says it."""
    return Line.of("label-bid", coin=action + 1)


def ask(view, viewer: int) -> Line:
    """What is asked now: all choose at the same time, so that whoever has not chosen yet is asked."""
    if view.round == ROUNDS:
        return over_line(view, rank, score)
    if viewer >= view.player:
        return Line.of("ask-bid", jars=sum(on_sale(view)))
    return Line("wait-bids" if viewer == NOBODY else "wait-others")


def together(view) -> dict[int, bool]:
    """Everybody chooses at the same time, in every round."""
    if view.round == ROUNDS:
        return {}
    return {player: player < view.player for player in range(view.players)}


def is_sealed(play, number: int, reader: int) -> bool:
    """A coin is face down until its round is over, but for its own player."""
    return number // play.players == play.state.round and play.steps[number].player != reader


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why a coin cannot be chosen: it is spent."""
    coin = next((int(word) for word in words_of(phrase) if word.isdecimal()), NOTHING)
    return Line.of("why-spent", coin=coin) if 1 <= coin <= JARS else None


def seat(view, player: int) -> Seat:
    """How a seat looks and is called when nobody has a name."""
    return Seat(player, Line.of("player-number", n=player + 1))


def facts(view, player: int) -> list[Fact]:
    """What is public of a player, beside the score: what the coins left come to, those face down among them."""
    return [Fact("coin", sum(public_coins(view, player)), Line("fact-coins"))]


def public_score(view, player: int) -> int | None:
    """The score that everybody may see now."""
    return score(view, player)


def points(state, player: int) -> list[Points]:
    """How the points came about, line by line."""
    return [Points(Line.of("points-jar", jar=jar), jar) for jar in bought(state, player)]


def progress(view) -> Line:
    """How far the game is, in a few words."""
    return Line.of("progress", round=min(view.round + 1, ROUNDS), rounds=ROUNDS)


# --- what a view shows -------------------------------------------------------------------------------------------


def on_sale(view) -> list[int]:
    """The jars that are put up now."""
    now = view.round
    return [view.jar[place] for place in range(ROUNDS) if now < ROUNDS and is_on_sale(view, place, now)]


def bought(view, player: int) -> list[int]:
    """The jars of a player."""
    return [view.jar[place] for place in range(ROUNDS) if view.buyer[place] == player]


def public_coins(view, player: int) -> list[int]:
    """The coins a player has not opened yet, as everybody knows them."""
    face_down = view.bid[player][view.round] if view.round < ROUNDS else NOTHING
    return [coin for coin in range(1, JARS + 1) if coin == face_down or holds(view, player, coin)]


def last_bids(view) -> list[int]:
    """The coins that were opened last, by player."""
    return [view.bid[player][view.round - 1] for player in range(view.players)] if view.round > 0 else []
