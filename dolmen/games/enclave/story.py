"""Enclave for people: what is asked and explained. Keys are those of words/. What is told is in telling.py."""

from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.words import Fact, Line, Named, Points, Seat, list_line, signed, winners_of

from . import actions as act
from .board import Ending, Event, Outcome, Part, Phase, Place, Stage
from .cards import (
    AMBER_CARDS,
    FIRST_ITEM,
    ITEMS,
    KIND,
    LIZARD_COST,
    LIZARD_KNOWLEDGE,
    LOCATIONS,
    NOTHING,
    ORACLE_CARDS,
    ROUNDS,
    TOKENS_TO_WIN,
    Kind,
)
from .labels import label
from .names import SEAT_COLOURS, card_line, counted, mission_line, place_line, thief_line, tree_line
from .places import places as places
from .reasons import why_not
from .reckoning import condition_after, own_number, will_fail
from .rules.ending import CATEGORIES, amount, bonus, rank, score
from .rules.mission import danger, protection
from .rules.planning import plays_now
from .rules.tree_visit import most_to_trade
from .telling import in_hindsight, is_packing, log_hangs_on, tell
from .tells import TELLS, UNTOLD

__all__ = ["TELLS", "UNTOLD", "in_hindsight", "label", "log_hangs_on", "tell", "why_not"]

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
        return Line.of(f"ask-{what}{ask_form(view)}", **ask_details(view))
    if view.phase == Phase.PLAY and viewer != NOBODY and view.chosen[viewer] != NOTHING:
        return Line.of("wait-play-ready", player=Named(view.player))
    return Line.of(f"wait-{what}", player=Named(view.player))


def ask_form(view) -> str:
    """The ending of the key, where a question has several forms."""
    if view.phase == Phase.SHOP:
        return "-first" if view.part == Part.FIRST else "-second"
    return "-last" if view.phase == Phase.BOARD and view.round == ROUNDS else ""


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
    """Who has won, and with what."""
    winners = winners_of(view, rank)
    points, tokens = counted("points", score(view, winners[0])), counted("tokens", view.tree_tokens[winners[0]])
    is_chosen = view.ending == Ending.TOKENS
    if len(winners) > 1:
        players = list_line([Named(player) for player in winners])
        if is_chosen:
            return Line.of("over-shared-tokens", players=players, tokens=tokens)
        return Line.of("over-shared", players=players, points=points)
    if is_chosen:
        return Line.of("over-tokens", player=Named(winners[0]), tokens=tokens)
    return Line.of("over-points", player=Named(winners[0]), points=points)


def ask_details(view) -> dict:
    """What the question needs."""
    player = view.player
    if view.phase == Phase.PLAY:
        return {"step": view.step + 1}
    if view.phase == Phase.LOOK:
        return {"cards": counted("cards", AMBER_CARDS if view.stage == Stage.TREE else ORACLE_CARDS)}
    if view.phase == Phase.SHOP:
        return {"place": place_line(view.here), "coins": counted("coins", view.coins[player])}
    if view.phase == Phase.REPLACE:
        return {"card": card_line(view.pending)}
    if view.phase == Phase.CARRY:
        mission = mission_line(view.mission)
        return {"mission": mission, "carried": view.carried[player], "limit": view.sarcophagus[player]}
    if view.phase == Phase.USE:
        return ask_use(view, player)
    if view.phase == Phase.TRADE:
        return {"level": view.level + 1, "most": most_to_trade(view, player), "marker": view.marker[view.level]}
    if view.phase == Phase.ANSWER:
        return {"other": Named(view.line[LOCATIONS + view.level][view.turn])}
    if view.phase in (Phase.PEEK, Phase.TAKE):
        return {"tree": tree_line(view.tree[view.level])}
    if view.phase == Phase.PAY:
        coins, knowledge = LIZARD_COST[view.turn], LIZARD_KNOWLEDGE[view.turn]
        return {"coins": counted("coins", coins), "knowledge": counted("knowledge", knowledge)}
    return {}


def ask_use(view, player: int) -> dict:
    """All numbers that decide: danger with the player's own spaces, protection, and where it leads as it stands."""
    own = [own_number(view, player, wound) for wound in range(2)]
    coming = [max(0, danger(view, wound) + own[wound]) for wound in range(2)]
    after = [signed(condition_after(view, player, wound)) for wound in range(2)]
    threat: dict[str, Line | str | int] = {
        "physical": counted("physical", coming[0]),
        "mental": counted("mental", coming[1]),
        "stops_physical": protection(view, 0),
        "stops_mental": protection(view, 1),
    }
    if any(own):
        threat |= {"own_physical": signed(own[0]), "own_mental": signed(own[1])}
    return {
        "threat": Line("use-threat-own" if any(own) else "use-threat", threat),
        "after": Line.of("use-fails" if will_fail(view, player) else "use-holds", physical=after[0], mental=after[1]),
    }


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
    if action == act.PREPARE and view.round == ROUNDS:
        return Line("confirm-prepare")
    if action == act.TREE_SWAP and view.tree_tokens[view.player] == TOKENS_TO_WIN[view.tree_tokens_to_win] - 1:
        return Line("confirm-tree-swap")
    return None


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
        Fact("enclave-heart", view.condition[player][0], Line("fact-physical")),
        Fact("enclave-moon", view.condition[player][1], Line("fact-mental")),
        Fact("card", view.hand_size[player], Line("fact-hand")),
    ]


def public_score(view, player: int) -> int | None:
    """The points on the track; with the bonuses once the game is over."""
    return score(view, player) if view.phase == Phase.OVER else view.points[player]


def points(state, player: int) -> list[Points]:
    """The track, then each bonus; with the tie-breaks if they were needed."""
    lines = [Points(Line("points-track"), state.points[player])]
    if state.ending == Ending.TOKENS:
        lines.append(Points(Line.of("points-tokens", tokens=counted("tokens", state.tree_tokens[player])), 0))
        return lines
    for category in range(CATEGORIES):
        won = bonus(state, player, category)
        line = Line.of("points-bonus", category=Line(f"bonus-{category}"), n=amount(state, player, category))
        if won:
            lines.append(Points(line, won))
    totals = [score(state, rival) for rival in range(state.players)]
    if totals.count(totals[player]) > 1:
        tokens, knowledge = counted("tokens", state.tree_tokens[player]), counted("knowledge", state.knowledge[player])
        tie = Line.of("points-tie", tokens=tokens, knowledge=knowledge)
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
