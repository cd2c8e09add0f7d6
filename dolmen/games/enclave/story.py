"""Enclave for people: what is asked and explained. Keys are those of words/. What is told is in telling.py."""

from dolmen.core.phrase import words_of
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.words import Fact, Line, Named, Points, Seat, winners_of

from . import actions as act
from .actions import LOOKS
from .board import Ending, Event, Outcome, Part, Phase, Place, Stage
from .cards import (
    ALBA_COINS,
    DECK_OF,
    FIRST_ITEM,
    ITEMS,
    KIND,
    LIZARD_COST,
    LIZARD_KNOWLEDGE,
    LOCATIONS,
    NOTHING,
    PRICE,
    ROUNDS,
    TOKENS_TO_WIN,
    Deck,
    Kind,
)
from .names import (
    SEAT_COLOURS,
    card_line,
    deck_line,
    described,
    mission_line,
    place_line,
    split_line,
    thief_line,
    tree_line,
)
from .rules.ending import CATEGORIES, amount, bonus, rank, score
from .rules.mission import damage, danger, fails, protection
from .rules.planning import plays_now
from .rules.shop import shop_deck
from .rules.tree_visit import most_to_trade
from .telling import is_packing, tell

__all__ = ["tell"]

# Somebody learned something: a card was turned up or looked at, a choice was sealed, a hidden hand gave a hint.
REVEALS = frozenset(
    {
        Event.CHOSE,
        Event.REVEALED,
        Event.ROW,
        Event.SAW,
        Event.BLIND,
        Event.TRAPS,
        Event.DREW_PRYZES,
        Event.KEPT,
        Event.SHOWN,
        Event.STOLEN,
        Event.HINTED,
        Event.ENDED,
    }
)
# The cards of a step turned up, the traps, the result of a mission: each is a picture of its own.
SCENES = frozenset({Event.REVEALED, Event.TRAPS, Event.SUCCEEDED, Event.FAILED})


# --- what is asked ---


def ask(view, viewer: int) -> Line:
    """What is asked now, as `viewer` sees it: what to do, or for whom to wait."""
    if view.phase == Phase.OVER:
        return ask_over(view)
    if view.phase == Phase.NONE:
        return scene_line(view)
    what = Phase(view.phase).name.lower().replace("_", "-")
    if viewer == view.player:
        return Line.of(f"ask-{what}", **ask_details(view))
    if view.phase == Phase.PLAY and viewer != NOBODY and view.chosen[viewer] != NOTHING:
        return Line.of("wait-play-ready", player=Named(view.player))
    return Line.of(f"wait-{what}", player=Named(view.player))


def together(view) -> dict[int, bool]:
    """4.3: who lays an action card in this step, and whether they have; nobody sees one before all have chosen."""
    if view.phase != Phase.PLAY:
        return {}
    players = [player for player in view.order[: view.players] if plays_now(view, player)]
    return {player: view.chosen[player] != NOTHING for player in players}


def scene_line(view) -> Line:
    """What a scene shows, between an act and the next question."""
    if view.stage == Stage.USE:
        return Line.of("scene-traps", mission=mission_line(view.mission))
    if view.stage == Stage.REWARD:
        return Line("pic-success" if view.outcome == Outcome.SUCCESS else "pic-failure")
    return Line("scene-plans")


def ask_over(view) -> Line:
    winners = winners_of(view, rank)
    how = "tokens" if view.ending == Ending.TOKENS else "points"
    if len(winners) > 1:
        return Line("over-shared")
    return Line.of(f"over-{how}", player=Named(winners[0]), points=score(view, winners[0]))


def ask_details(view) -> dict:
    """What the question needs."""
    player = view.player
    if view.phase == Phase.PLAY:
        return {"step": view.step + 1}
    if view.phase == Phase.LOOK:
        return {"n": 6 if view.stage == Stage.TREE else 3}
    if view.phase == Phase.SHOP:
        return {"place": place_line(view.here), "coins": view.coins[player], "action": view.part + 1}
    if view.phase == Phase.REPLACE:
        return {"card": card_line(view.pending)}
    if view.phase == Phase.CARRY:
        mission = mission_line(view.mission)
        return {"mission": mission, "carried": view.carried[player], "limit": view.sarcophagus[player]}
    if view.phase == Phase.USE:
        keys = ("danger_physical", "danger_mental"), ("used_physical", "used_mental")
        sums = [(key, danger(view, wound)) for wound, key in enumerate(keys[0])]
        return dict(sums + [(key, protection(view, wound)) for wound, key in enumerate(keys[1])])
    if view.phase == Phase.TRADE:
        return {"level": view.level + 1, "most": most_to_trade(view, player), "marker": view.marker[view.level]}
    if view.phase == Phase.ANSWER:
        return {"other": Named(view.line[LOCATIONS + view.level][view.turn])}
    if view.phase in (Phase.PEEK, Phase.TAKE):
        return {"tree": tree_line(view.tree[view.level])}
    if view.phase == Phase.PAY:
        return {"coins": LIZARD_COST[view.turn], "knowledge": LIZARD_KNOWLEDGE[view.turn]}
    return {}


def progress(view) -> Line:
    """How far the game is, in a few words."""
    if view.phase == Phase.OVER:
        return Line("progress-over")
    if view.round == 0:
        return Line("progress-opening")
    where = Line("phase-initiative")
    if view.stage in (Stage.CHOOSE, Stage.PLACE):
        where = Line("phase-planning")
    elif view.stage == Stage.TREE or (view.stage >= Stage.EQUIP and view.stop > LOCATIONS):
        where = Line.of("phase-level", level=view.level + 1)
    elif view.stage > Stage.PLACE:
        where = place_line(view.here)
    return Line.of("progress", round=view.round, rounds=ROUNDS, where=where)


# --- what a button says ---

# Families of actions that name a card: the first action and the key.
CARD_FAMILIES = (
    (act.HEAL, "label-heal"),
    (act.TAKE, "label-take"),
    (act.REPLACE, "label-replace"),
    (act.CARRY, "label-carry"),
    (act.USE, "label-use"),
    (act.KEEP, "label-keep"),
    (act.OFFER, "label-offer"),
)
SINGLE = {
    act.LOOK_NONE: "label-look-none",
    act.PASS: "label-pass",
    act.SYNC_NONE: "label-sync-none",
    act.BLIND: "label-blind",
    act.PREPARE: "label-prepare",
    act.READY: "label-ready",
    act.USE_PREPARATION: "label-use-preparation",
    act.DONE: "label-done",
    act.TREE_KEEP: "label-tree-keep",
    act.TREE_SWAP: "label-tree-swap",
    act.LET_GO: "label-let-go",
    act.BOARD_ANGELOS: "label-angelos",
    act.EXCHANGE_TREE: "label-exchange-tree",
    act.EXCHANGE_KNOWLEDGE: "label-exchange-knowledge",
    act.SKIP: "label-skip",
}


def label(action: int, view) -> Line:
    """An action as a button says it."""
    if action in SINGLE:
        return Line(SINGLE[action])
    for first, key in CARD_FAMILIES:
        if first <= action < first + ITEMS:
            return Line.of(key, card=described(FIRST_ITEM + action - first))
    if act.SELL <= action < act.SELL + ITEMS:
        card = FIRST_ITEM + action - act.SELL
        coins = 2 * PRICE[card] if view.phase == Phase.WOO else PRICE[card] + view.sesame[view.player]
        return Line.of("label-sell", card=described(card), coins=coins)
    if act.PUT <= action < act.BUY:
        card = (action - act.PUT) // 2
        end = "bottom" if (action - act.PUT) % 2 else "top"
        return Line.of(f"label-put-{end}", card=card_line(card), deck=deck_line(DECK_OF[card]))
    return label_number(action, view)


def label_number(action: int, view) -> Line:
    """Actions that name a number, a slot, a place or a thief."""
    if action < act.BID:
        return Line.of("label-thief", thief=thief_line(action - act.THIEF))
    if action < act.TOKEN:
        return Line.of("label-bid", coins=action - act.BID)
    if action < act.PLAY:
        number, place = divmod(action - act.TOKEN, LOCATIONS)
        return Line.of("label-token", number=number + 1, place=place_line(place))
    if action < act.LEVEL:
        return Line.of("label-play", place=place_line(action - act.PLAY))
    if action < act.LOOK:
        level = action - act.LEVEL
        return Line.of("label-level", level=level + 1, tree=tree_line(view.tree[level]), marker=view.marker[level])
    if action < act.LOOK_NONE:
        return Line.of("label-look", split=split_line(LOOKS[action - act.LOOK]))
    if action < act.TAKE:
        is_buy = action < act.SCRAP
        card = view.row[shop_deck(view)][action - (act.BUY if is_buy else act.SCRAP)]
        return Line.of("label-buy" if is_buy else "label-scrap", card=described(card), coins=PRICE[card])
    if action < act.SYNC_NONE:
        return Line.of("label-sync", thief=thief_line(action - act.SYNC))
    if action < act.BLIND:
        return Line.of("label-board", card=described(view.row[Deck.MISSION][action - act.BOARD]))
    if action < act.STEAL:
        return Line.of("label-trade", knowledge=action - act.TRADE)
    if action < act.LET_GO:
        return Line.of("label-steal", thief=thief_line(action - act.STEAL))
    if action < act.PAY:
        return Line("label-peek-deck" if action == act.PEEK_DECK else "label-peek-discard")
    if action == act.PAY:
        coins, knowledge = LIZARD_COST[view.turn], LIZARD_KNOWLEDGE[view.turn]
        return Line.of("label-pay", coins=coins, knowledge=knowledge)
    if action < act.BOARD_ANGELOS:
        knowledge = action - act.EXCHANGE
        return Line.of("label-exchange", knowledge=knowledge, coins=ALBA_COINS * knowledge)
    level = action - act.ROOT
    return Line.of("label-root", level=level + 1, marker=view.marker[level])


# --- what is confirmed and explained ---


def confirm(action: int, view) -> Line | None:
    """A question before an action that is easily regretted."""
    if action == act.PASS and view.phase == Phase.SHOP and view.part == Part.FIRST:
        return Line("confirm-pass")
    if action == act.BLIND:
        return Line("confirm-blind")
    if action == act.DONE and could_still_succeed(view):
        return Line("confirm-done")
    if view.phase == Phase.TRADE and act.TRADE <= action < act.TRADE + most_to_trade(view, view.player):
        return Line.of("confirm-trade", n=action - act.TRADE, most=most_to_trade(view, view.player))
    if action == act.TREE_SWAP and view.tree_tokens[view.player] == TOKENS_TO_WIN[view.tree_tokens_to_win] - 1:
        return Line("confirm-tree-swap")
    return None


def will_fail(view, player: int) -> bool:
    """Whether the mission fails for a member as it stands."""
    return any(fails(view, player, wound, damage(view, player, wound)) for wound in range(2))


def could_still_succeed(view) -> bool:
    """Whether a member who is done now would fail, and has protection left that prevents it."""
    if view.stage != Stage.USE or not will_fail(view, view.player):
        return False
    richer = view.copy()
    richer.carried[view.player] = 0
    for card in range(FIRST_ITEM, FIRST_ITEM + ITEMS):
        if view.place[card] == view.player + Place.HAND and view.rank[card] == 1:
            richer.place[card] = view.player + Place.USED
    if 0 < view.prepared[view.player] < view.round:
        richer.preparation[view.player] = 1
    return not will_fail(richer, view.player)


def why_not(phrase: str, view, viewer: int) -> Line | None:
    """Why a part of the picture that is not lit cannot be chosen now, where the game can say it."""
    if viewer != view.player:
        return None
    words = words_of(phrase)
    if view.phase == Phase.SHOP and words[0] == "buy" and words[-1].isdigit():
        card = view.row[shop_deck(view)][int(words[-1]) - 1]
        if card != NOTHING and PRICE[card] > view.coins[viewer]:
            return Line.of("why-too-dear", card=card_line(card), price=PRICE[card], coins=view.coins[viewer])
    if view.phase == Phase.CARRY and words[0] == "carry" and view.carried[viewer] >= view.sarcophagus[viewer]:
        return Line.of("why-full", limit=view.sarcophagus[viewer])
    if words[0] == "heal":
        return Line("why-no-medicine")
    if view.phase == Phase.LEVEL and words[0] == "level":
        return Line.of("why-too-far", tokens=view.tree_tokens[viewer], round=view.round)
    if view.phase == Phase.PLAY and words[0] == "play":
        return Line("why-played")
    return None


# --- players ---


def seat(view, player: int) -> Seat:
    """The colour and the name of a thief."""
    thief = view.thief[player]
    if thief == NOTHING:
        return Seat(player, Line.of("player-number", n=player + 1))
    return Seat(SEAT_COLOURS[thief], thief_line(thief))


def facts(view, player: int) -> list[Fact]:
    """What is public of a player, beside the score."""
    return [
        Fact("coin", view.coins[player], Line("fact-coins")),
        Fact("scroll", view.knowledge[player], Line("fact-knowledge")),
        Fact("tree", view.tree_tokens[player], Line("fact-tokens")),
        Fact("heart", view.condition[player][0], Line("fact-physical")),
        Fact("moon", view.condition[player][1], Line("fact-mental")),
        Fact("card", view.hand_size[player], Line("fact-hand")),
    ]


def public_score(view, player: int) -> int | None:
    """The points on the track; with the bonuses once the game is over."""
    return score(view, player) if view.phase == Phase.OVER else view.points[player]


def points(state, player: int) -> list[Points]:
    """The track, then each bonus; with the tie-breaks if they were needed."""
    lines = [Points(Line("points-track"), state.points[player])]
    if state.ending == Ending.TOKENS:
        lines.append(Points(Line.of("points-tokens", n=state.tree_tokens[player]), 0))
        return lines
    for category in range(CATEGORIES):
        won = bonus(state, player, category)
        line = Line.of("points-bonus", category=Line(f"bonus-{category}"), n=amount(state, player, category))
        if won:
            lines.append(Points(line, won))
    totals = [score(state, rival) for rival in range(state.players)]
    if totals.count(totals[player]) > 1:
        tie = Line.of("points-tie", tokens=state.tree_tokens[player], knowledge=state.knowledge[player])
        lines.append(Points(tie, 0))
    return lines


# --- transcripts during the game ---


def is_sealed(play: Play, number: int, reader: int) -> bool:
    """Whether step `number` is still shown to `reader` in its public form only."""
    step, state = play.steps[number], play.state
    if reader == step.player or play.over:
        return False
    if act.PLAY <= step.action < act.LEVEL:
        return state.stage == Stage.CHOOSE and state.chosen[step.player] != NOTHING and is_latest_plan(play, number)
    if act.PUT <= step.action < act.BUY:
        return True
    if act.CARRY <= step.action < act.READY:
        is_open = is_packing(state, reader) or state.open_hands == 1
        return is_packing(state, step.player) and is_of_this_mission(play, number) and not is_open
    if act.KEEP <= step.action < act.SELL:
        card = FIRST_ITEM + step.action - act.KEEP
        return state.open_hands == 0 and KIND[card] in HELD and not was_shown(play, number, card)
    return False


HELD = (Kind.PROTECTION, Kind.MEDICINE)


def is_latest_plan(play: Play, number: int) -> bool:
    """Whether the player has laid no action card since."""
    player = play.steps[number].player
    later = play.steps[number + 1 :]
    return not any(step.player == player and act.PLAY <= step.action < act.LEVEL for step in later)


def is_of_this_mission(play: Play, number: int) -> bool:
    """Whether nothing has been revealed since."""
    return not any(event[0] == Event.TRAPS for step in play.steps[number:] for event in step.tale)


def was_shown(play: Play, number: int, card: int) -> bool:
    """Whether a card was seen by all since."""
    return any(event == (Event.SHOWN, card) for step in play.steps[number:] for event in step.tale)
