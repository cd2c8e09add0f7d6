"""Mac Robber: whether the reasons of why.py are true, found from the box, the board and the legal actions alone."""

from .board import (
    ACTIONS,
    CLAN_WORDS,
    COLOUR_WORDS,
    LEAST_WARRIORS,
    MOST_USED,
    SLOTS,
    Colour,
    Estate,
    Phase,
)
from .notation import sentence
from .rules import legal_actions

# What each action takes from the display, by the words it begins with: yellow, blue, green, red.
TAKES_CUBES = {
    "cattle": (0, 0, 0, 1),
    "castle": (0, 2, 0, 0),
    "abbey": (0, 0, 3, 0),
    "warrior": (1, 0, 0, 0),
    "piper": (0, 1, 0, 0),
    "monks 1": (0, 0, 1, 0),
    "monks 2": (0, 0, 2, 0),
    "bard": (0, 1, 0, 0),
    "estate red draw": (1, 0, 0, 1),
    "estate red court": (0, 0, 0, 1),
    **{f"estate green draw {n}": (1, 0, n, 0) for n in range(3)},
    **{f"estate green court {n}": (0, 0, n, 0) for n in range(3)},
}
TAKES_COURT = {  # what each payment takes from the court: yellow, green
    "estate red draw": (0, 0),
    "estate red court": (1, 0),
    **{f"estate green draw {n}": (0, 2 - n) for n in range(3)},
    **{f"estate green court {n}": (1, 2 - n) for n in range(3)},
}


def said(phrase: str) -> str:
    """The first alternative of a phrase."""
    return phrase.split("|")[0].strip()


def meant(phrase: str, among) -> list[str]:
    """The actions that a phrase may become."""
    asked = said(phrase)
    return [words for words in among if f"{words} ".startswith(f"{asked} ") or f"{asked} ".startswith(f"{words} ")]


def offered(state) -> list[str]:
    """What is legal now, in words."""
    out = [0] * ACTIONS
    return [sentence(action) for action in out[: legal_actions(state, out)]]


def has_cubes(state, words: str) -> bool:
    """Whether the display holds what an action takes."""
    return all(have >= need for have, need in zip(state.display, TAKES_CUBES[words], strict=True))


def can_pay(state, words: str) -> bool:
    """Whether display and court hold the price, however many cubes were used already."""
    yellow, green = TAKES_COURT[words]
    court = state.court[state.active]
    keeps = court[Colour.YELLOW] - yellow >= LEAST_WARRIORS or yellow == 0
    return has_cubes(state, words) and keeps and court[Colour.GREEN] >= green


def is_done(state, viewer, phrase, details) -> bool:
    """The same action again would be legal if its name had not been used (R11)."""
    bit = {"cattle": 1, "castle": 2, "abbey": 4, "warrior": 8, "piper": 16, "monks": 32, "estate": 64}
    return state.acted > 0 and state.deeds & bit[said(phrase).split()[0]] > 0


def lacks_cubes(state, viewer, phrase, details) -> bool:
    """Every way to do it takes the cubes that are named, and the display has fewer of them."""
    named = details["cubes"].details["one"]
    colour, need = COLOUR_WORDS.index(named.key.removeprefix("cubes-")), named.details["n"]
    ways = meant(phrase, TAKES_CUBES)
    return state.display[colour] < need and ways != [] and all(TAKES_CUBES[words][colour] >= need for words in ways)


def is_over_limit(state, viewer, phrase, details) -> bool:
    """R10: the cubes are there, and every way to do it would use a fifth."""
    ways = [words for words in meant(phrase, TAKES_CUBES) if words not in TAKES_COURT or can_pay(state, words)]
    ways = [words for words in ways if has_cubes(state, words)]
    least = min(sum(TAKES_CUBES[words]) for words in ways)
    told = (details["most"], details["need"], details["used"])
    return told == (MOST_USED, least, state.used) and state.used + least > MOST_USED


def has_no_room(state, viewer, phrase, details) -> bool:
    return Estate.EMPTY not in list(state.estate[state.active])


def has_all_estates(state, viewer, phrase, details) -> bool:
    return Estate.NONE not in list(state.estate[state.active]) and details["most"] == SLOTS


def has_no_tiles(state, viewer, phrase, details) -> bool:
    return state.pile == 0


def needs_warriors(state, viewer, phrase, details) -> bool:
    return state.court[state.active][Colour.YELLOW] <= details["least"] == LEAST_WARRIORS


def needs_monks(state, viewer, phrase, details) -> bool:
    monks = state.court[state.active][Colour.GREEN]
    return all(monks < TAKES_COURT[words][1] for words in meant(phrase, TAKES_COURT))


def cannot_pay(state, viewer, phrase, details) -> bool:
    return not any(can_pay(state, words) for words in TAKES_COURT)


def has_acted(state, viewer, phrase, details) -> bool:
    return state.acted > 0


def asks_self(state, viewer, phrase, details) -> bool:
    return said(phrase).split()[1] == CLAN_WORDS[viewer]


def has_nothing_to_take(state, player: int) -> bool:
    """R16, R18: three warriors always stay, and estates are out of reach."""
    yellow, blue, green = state.court[player]
    return yellow <= LEAST_WARRIORS and blue == 0 and green == 0


def court_is_poor(state, viewer, phrase, details) -> bool:
    victim = CLAN_WORDS.index(said(phrase).split()[1])
    return details["player"].player == victim and has_nothing_to_take(state, victim)


def all_courts_are_poor(state, viewer, phrase, details) -> bool:
    return all(has_nothing_to_take(state, player) for player in range(state.players) if player != viewer)


def must_act(state, viewer, phrase, details) -> bool:
    """R9: something can be done, and to do nothing is not offered."""
    found = offered(state)
    return state.acted == 0 and found != [] and "done" not in found


def is_acting(state, viewer, phrase, details) -> bool:
    return all(words.split()[0] in {key.split()[0] for key in TAKES_CUBES} | {"done"} for words in offered(state))


def is_venture(state, viewer, phrase, details) -> bool:
    return "end turn" in offered(state)


def no_redraw(state, viewer, phrase, details) -> bool:
    return not any(words.startswith("redraw") for words in offered(state))


def cards_asked(phrase: str, value: int) -> int:
    return said(phrase).split().count(str(value))


def lacks_card(state, viewer, phrase, details) -> bool:
    held, asked = state.hand[viewer][details["value"] - 1], cards_asked(phrase, details["value"])
    return asked > held and (details["several"] == "yes") == (held > 0)


def is_old_card(state, viewer, phrase, details) -> bool:
    """R36: some card that is asked for is not among the five new ones."""
    fresh = state.fresh[viewer]
    return sum(fresh) == 5 and any(cards_asked(phrase, value) > fresh[value - 1] for value in range(1, 5))


def has_no_piper(state, viewer, phrase, details) -> bool:
    return state.court[viewer][Colour.BLUE] == 0


def wants_three(state, viewer, phrase, details) -> bool:
    """R38: every exchange that is offered is one of three cards."""
    sizes = {len(words.split()) - 1 for words in offered(state) if words.startswith("exchange")}
    return sizes == {3} and len(said(phrase).split()) - 1 != 3


def has_none(kind: Estate):
    def claim(state, viewer, phrase, details) -> bool:
        return details["player"].player == state.defender and kind not in list(state.estate[state.defender])

    return claim


def herd_goes_to_bag(state, viewer, phrase, details) -> bool:
    return state.phase == Phase.PLUNDER and Estate.EMPTY not in list(state.estate[viewer])


CLAIMS = {
    "why-done": is_done,
    "why-cubes": lacks_cubes,
    "why-limit": is_over_limit,
    "why-no-room": has_no_room,
    "why-all-estates": has_all_estates,
    "why-no-tiles": has_no_tiles,
    "why-warriors": needs_warriors,
    "why-monks": needs_monks,
    "why-payment": cannot_pay,
    "why-bard-first": has_acted,
    "why-bard-self": asks_self,
    "why-bard-nothing": court_is_poor,
    "why-bard-nobody": all_courts_are_poor,
    "why-must-act": must_act,
    "why-act-first": is_acting,
    "why-acting-over": is_venture,
    "why-redraw-over": no_redraw,
    "why-no-card": lacks_card,
    "why-not-fresh": is_old_card,
    "why-no-piper": has_no_piper,
    "why-three": wants_three,
    "why-assault-self": asks_self,
    "why-no-loot-cattle": has_none(Estate.CATTLE),
    "why-no-loot-castle": has_none(Estate.CASTLE),
    "why-no-loot-abbey": has_none(Estate.ABBEY),
    "why-loot-bag": herd_goes_to_bag,
}
