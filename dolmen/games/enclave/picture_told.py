"""Enclave's position in sentences, for those who hear it: all public facts, and what the viewer alone knows."""

from dolmen.core.viewer import NOBODY
from dolmen.words import Line, Named, signed

from .board import Outcome, Phase, Place, Stage
from .cards import (
    ACTION_CARDS,
    CARDS,
    DECKS,
    FIRST_ITEM,
    ITEMS,
    LINES,
    LOCATIONS,
    NOTHING,
    PROTECTIONS,
    ROUNDS,
    Deck,
    Location,
)
from .known import deck_lines
from .names import (
    card_line,
    cards_line,
    counted,
    join_lines,
    mission_line,
    place_line,
    players_line,
    split_line,
    thief_line,
    tree_line,
)
from .rules.ending import score
from .rules.mission import danger, trap
from .story import ask, progress

ROWS = ((Deck.MAGGOT, Location.MAGGOT), (Deck.KNIVES, Location.KNIVES), (Deck.MISSION, Location.BOARDING))


def described(scene):
    """The whole position."""
    view, words, names = scene.view, scene.words, scene.names
    where, what = words.say(progress(view), names), words.say(ask(view, scene.viewer), names)
    told = [words("picture-text", where=where, ask=what)]
    lines = [*orders(view), *locations(view), *levels(view), *mission(view)]
    for player in range(view.players):
        lines += thief(view, player)
    for deck in range(DECKS):
        lines += deck_lines(view, deck)
    lines += decisions(view)
    if scene.viewer != NOBODY:
        lines += own(view, scene.viewer)
    return " ".join([*told, *(words.say(line, names) for line in lines)])


# --- the board ---


def orders(view):
    """Bids, turn orders, initiative tokens."""
    bids = [player for player in range(view.players) if view.bid[player] != NOTHING]
    if bids:
        made = [Line.of("desc-bid", player=Named(p), coins=counted("coins", view.bid[p])) for p in bids]
        yield Line.of("desc-bids", bids=join_lines(made))
    for key, order in (("desc-order", view.order), ("desc-next-order", view.next_order)):
        seats = [player for player in order[: view.players] if player != NOTHING]
        if seats and (key == "desc-order" or view.round < ROUNDS):
            yield Line.of(key, order=players_line(seats))
    tokens = sorted((number, place) for place, number in enumerate(view.token) if number)
    if tokens:
        placed = [Line.of("desc-token", number=number, place=place_line(place)) for number, place in tokens]
        yield Line.of("desc-tokens", tokens=join_lines(placed))


def locations(view):
    """Where the round is, rows and lines, who has left a shop, who goes with whom."""
    if Stage.TRAVEL <= view.stage < Stage.TREE and view.stop <= LOCATIONS:
        yield Line.of("desc-here", place=place_line(view.here))
    for deck, location in ROWS:
        cards = [card for card in view.row[deck] if card != NOTHING]
        if cards:
            yield Line.of("desc-row", place=place_line(location), cards=cards_line(cards))
    for line in range(LINES):
        waiting = list(view.line[line][: view.line_size[line]])
        if waiting:
            place = place_line(line if line < LOCATIONS else line + 1)
            yield Line.of("desc-line", place=place, line=players_line(waiting))
    for player in range(view.players):
        if view.stage == Stage.SHOP and view.left_shop[player]:
            yield Line.of("desc-left", player=Named(player))
        if view.partner[player] != NOTHING:
            yield Line.of("desc-sync", player=Named(player), other=Named(view.partner[player]))


def levels(view):
    for level, card in enumerate(view.tree):
        tree, owner = tree_line(card), view.marker_owner[level]
        if owner != NOTHING:
            yield Line.of("desc-level-taken", level=level + 1, tree=tree, player=Named(owner))
        else:
            yield Line.of("desc-level", level=level + 1, tree=tree, points=counted("points", view.marker[level]))


# --- the mission that is going on ---


def mission(view):
    if view.mission == NOTHING:
        return
    party = list(view.party[: view.party_size])
    yield Line.of("desc-mission", mission=mission_line(view.mission), party=players_line(party))
    traps = [card for card in (trap(view, nth) for nth in range(6)) if card != NOTHING]
    if traps:
        yield Line.of("desc-traps", cards=cards_line(traps))
    for player in party:
        yield from member(view, player)
    used = [card for card in PROTECTIONS if Place.USED <= view.place[card] < Place.UPGRADE]
    if used:
        yield Line.of("desc-used", cards=cards_line(sorted(used, key=lambda card: view.rank[card])))
    if view.stage != Stage.EQUIP:
        sums = {"physical": counted("physical", danger(view, 0)), "mental": counted("mental", danger(view, 1))}
        yield Line.of("desc-sums", **sums)


def member(view, player):
    """What a member carries, has used and has suffered."""
    hand = Place.HAND + player
    known = [card for card in PROTECTIONS if view.place[card] == hand and view.rank[card] == 1]
    if view.carried[player]:
        cards = cards_line(known) if known else counted("cards", view.carried[player])
        yield Line.of("desc-carries", player=Named(player), cards=cards)
    if view.preparation[player]:
        yield Line.of("desc-preparation", player=Named(player))
    if view.outcome != Outcome.NONE:
        physical, mental = view.wounds[player]
        hurt = {"physical": counted("physical", physical), "mental": counted("mental", mental)}
        yield Line.of("desc-wounds", player=Named(player), **hurt)


# --- thief boards ---


def thief(view, player):
    """Everything that is public of a player."""
    points = score(view, player) if view.phase == Phase.OVER else view.points[player]
    named = thief_line(view.thief[player]) if view.thief[player] != NOTHING else Line("a-thief")
    yield Line.of(
        "desc-player",
        player=Named(player),
        thief=named,
        points=counted("points", points),
        coins=counted("coins", view.coins[player]),
        knowledge=counted("knowledge", view.knowledge[player]),
        tokens=counted("tokens", view.tree_tokens[player]),
        markers=counted("markers", sum(owner == player for owner in view.marker_owner)),
        physical=signed(view.condition[player][0]),
        best_physical=signed(view.best[player][0]),
        mental=signed(view.condition[player][1]),
        best_mental=signed(view.best[player][1]),
        sesame=view.sesame[player],
        sarcophagus=view.sarcophagus[player],
        hand=hand_line(view, player),
    )
    upgrades = [card for card in view.upgrade[player] if card != NOTHING]
    if upgrades:
        yield Line.of("desc-upgrades", player=Named(player), cards=cards_line(upgrades))
    if held := held_lines(view, player):
        yield Line.of("desc-held", player=Named(player), tokens=join_lines(held))
    places = [place_line(place) for place in range(ACTION_CARDS) if view.played[player] >> place & 1]
    if places:
        yield Line.of("desc-played", player=Named(player), places=join_lines(places))


def hand_line(view, player):
    """How many cards somebody holds, and which of them the viewer knows."""
    cards = counted("cards", view.hand_size[player])
    known = [card for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS) if view.place[card] == Place.HAND + player]
    if known:
        return Line.of("pic-hand-known", cards=cards, known=cards_line(known))
    return Line.of("pic-hand", cards=cards)


def held_lines(view, player):
    """The tokens of a player, each with the round it came, and whether Tyllo's exchange was used."""
    rounds = (("prepared", view.prepared), ("in-sync", view.in_sync), ("thule", view.thule))
    held = [
        Line.of("pic-token-round", token=Line(f"pic-{name}"), round=came[player])
        for name, came in rounds
        if came[player]
    ]
    flags = (("cancel", view.cancels), ("tyllo", view.tyllo))
    return held + [Line(f"pic-{name}") for name, has in flags if has[player]]


# --- what is being decided, and what the viewer alone sees ---


def decisions(view):
    if view.tokens_left and view.stage == Stage.REWARD:
        yield Line.of("desc-tokens-left", tokens=counted("tokens", view.tokens_left))
    if view.drawn:
        yield Line.of("desc-drawn", pryzes=counted("pryze", view.drawn))
    if view.pending != NOTHING:
        yield Line.of("desc-pending", card=card_line(view.pending))
    if any(view.looked):
        yield Line.of("desc-looked", player=Named(view.player), split=split_line(tuple(view.looked)))
    if view.victim != NOTHING:
        yield Line.of("desc-victim", player=Named(view.victim))


def own(view, viewer):
    """Hand, cards before the viewer's eyes, the action card that lies face down."""
    held = [card for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS) if view.place[card] == Place.HAND + viewer]
    if held:
        yield Line.of("desc-hand", cards=cards_line(held))
    seen = [card for card in range(CARDS) if view.place[card] in (Place.LOOKED, Place.DRAWN)]
    if seen:
        yield Line.of("desc-eyes", cards=cards_line(seen))
    if view.stage == Stage.CHOOSE and view.chosen[viewer] >= 0:
        yield Line.of("desc-plan", place=place_line(view.chosen[viewer]))
