"""Mac Robber for people: what is asked, offered and explained; telling.py has the log."""

from dolmen.core.play import Play
from dolmen.words import Fact, Line, Named, Points, Seat, over_line

from .board import (
    ACT,
    ASSAULT,
    CLAN_WORDS,
    COMBATS,
    DEFEAT_POINTS,
    DISCARD,
    END_TURN,
    EXCHANGE,
    FROM_HAND,
    MOST_ACTIONS,
    MOST_ACTIONS_LAST,
    MOST_USED,
    NO_FLOOR,
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
from .deeds import is_last
from .notation import is_secret, sentence
from .places import places
from .scoring import rank, score
from .telling import PLUNDER_WORDS, cards_text, court_line, cubes_line, payment_line, strength_line, take_line, tell
from .why import why_not

__all__ = ["places", "tell", "why_not"]

# Actions may be taken back until a card is drawn or discarded, or somebody else is asked; nothing else may.
REVEALS = frozenset({Event.DISCARDED, Event.MUST_DISCARD, Event.ASSAULTED, Event.PLAYED, Event.SORTED})
SCENES = frozenset({Event.DUEL, Event.FOUGHT, Event.PLUNDERED, Event.SCORED, Event.TILE})
RETELLS = False  # cards that were hidden when they were told stay so until everything is over
COLOURS_OF_SEATS = (0, 1, 3, 2, 4)  # places in the palette: green, red, brown, blue, purple
TURN_BEGINS = (Event.CUBES, Event.ENDED)  # one of them is told when it does, or when there is none
TELLS = {
    "earned": frozenset({Event.FOUGHT, Event.GREEN, Event.HERDS, Event.BLUE}),
    "deeds": frozenset({Event.BUILT, Event.JOINED, Event.BOUGHT, *TURN_BEGINS}),
    "bag": frozenset(
        {Event.CUBES, Event.PUT_BACK, Event.PUT_LEFT, Event.BOUGHT, Event.BARD, Event.TOOK, Event.DUEL, Event.PLUNDERED}
    ),
    "display": frozenset(
        {Event.CUBES, Event.PUT_BACK, Event.PUT_LEFT, Event.BUILT, Event.JOINED, Event.BOUGHT, Event.BARD}
    ),
    "court": frozenset({Event.JOINED, Event.BOUGHT, Event.TOOK, Event.PLAYED}),
    "estate": frozenset({Event.BUILT, Event.BOUGHT, Event.PLUNDERED}),
    "discards": frozenset({Event.DUEL, Event.DISCARDED, Event.EXCHANGED, Event.SORTED, Event.SHUFFLED}),
    "in_hand": frozenset({Event.CARDS, Event.DISCARDED, Event.EXCHANGED, Event.PLAYED, Event.SORTED}),
    "in_fresh": frozenset({Event.CARDS, Event.SORTED}),
    "in_covered": frozenset({Event.DISCARDED, Event.EXCHANGED, Event.SORTED, Event.SHUFFLED}),
    "in_deck": frozenset({Event.CARDS, Event.SHUFFLED}),
    "pile": frozenset({Event.BOUGHT, Event.TILE}),
    "attacker": frozenset({Event.ASSAULTED, Event.EXCHANGED, Event.ENDED_TURN}),
    "defender": frozenset({Event.ASSAULTED, Event.EXCHANGED, Event.ENDED_TURN}),
    "combat": frozenset({Event.DUEL, Event.ASSAULTED, Event.EXCHANGED, Event.ENDED_TURN}),
    "duel_piper": frozenset({Event.PLAYED, Event.ASSAULTED, Event.EXCHANGED, Event.ENDED_TURN}),
    "scored": frozenset({Event.TOTALS}),
    "counted": frozenset({Event.TOTALS}),
    "following": frozenset({Event.FOLLOWING}),
    "start": frozenset({Event.ROUND}),
    "active": frozenset(TURN_BEGINS),
    "victim": frozenset({Event.BARD, *TURN_BEGINS}),
    "used": frozenset({Event.BUILT, Event.JOINED, Event.BOUGHT, Event.BARD, *TURN_BEGINS}),
    "acted": frozenset({Event.BUILT, Event.JOINED, Event.BOUGHT, Event.BARD, *TURN_BEGINS}),
    "round": frozenset({Event.ROUND}),
}
UNTOLD = {
    "kept": "the cube that a bard brings home is in the court at once",
    "tile_place": "where tiles are follows from the estates, the pile and the numbers turned up",
    "player": "the prompt names the player to move",
    "phase": "the prompt says what is asked",
}
WEAK_HAND = 5  # who ends a turn with three lowest cards of this sum or less may have meant to exchange them
SOURCE_WORDS = ("start", "green", "herds", "most-herds", "blue", "attack", "defence", "defeat")


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action < ACT:
        return label_redraw(action)
    if action < TAKE:
        return label_deed(action - ACT, view)
    if action < DISCARD:
        return take_line("label-take", TAKES[action - TAKE])
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
        return label_plunder(action, view)
    return Line.of("label-discard", cards=cards_text(SET_COUNTS[action - SORT + PAIRS]), n=2)


def label_redraw(action: int) -> Line:
    return Line.of("label-redraw", cubes=cubes_line(REDRAWS[action])) if action else Line("label-no-redraw")


def label_plunder(action: int, view) -> Line:
    has_room = find_estate(view, view.attacker, Estate.EMPTY) < SLOTS
    return Line(f"label-plunder-{PLUNDER_WORDS[action]}{'' if has_room or action != STEAL else '-no-room'}")


def label_deed(deed: int, view) -> Line:
    if deed == Deed.DONE:
        return Line("label-done" if view.acted else "label-done-first")
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
        told = {"n": min(view.combat + 1, COMBATS), "all": COMBATS}
        told["mine"] = yes(view.court[view.player][Colour.BLUE])
        if view.player == view.attacker:
            return "attack", {**told, "rival": Named(view.defender)}
        return "defend", {**told, "rival": Named(view.attacker), "piper": yes(view.duel_piper[view.combat][0])}
    if view.phase == Phase.PLUNDER:
        return "plunder", {"rival": Named(view.defender)}
    return "sort-hand" if view.refill == FROM_HAND else "sort", {}


def yes(so) -> str:
    """What a text chooses by: `yes` or `no`."""
    return "yes" if so else "no"


def progress(view) -> Line:
    """How far the game is, in a few words."""
    return Line.of("progress", round=view.round)


def confirm(action: int, view) -> Line | None:
    """A question before what cannot be undone lightly: an assault, a bard, a piper, a turn ended with weak cards."""
    if ASSAULT <= action < EXCHANGE:
        loses = view.score_floor == NO_FLOOR or score(view, view.active) >= DEFEAT_POINTS  # R40
        return Line.of("confirm-assault", player=Named(action - ASSAULT), loses=yes(loses))
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
