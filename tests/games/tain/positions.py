"""Táin positions from words: clans, goods, hostages and tiles as a scenario names them."""

from dolmen.core.plain import Plain, blank
from dolmen.core.viewer import NOBODY
from dolmen.games.tain import rules
from dolmen.games.tain.board import (
    CLAN_WORDS,
    KINDS,
    MARKERS,
    MOST_LEGAL,
    ROUNDS,
    SET,
    STARTS,
    STATE,
    Phase,
    clan_values,
    player_of,
)
from dolmen.games.tain.board import DISCARDS as DISCARD_VALUES
from dolmen.games.tain.notation import HOSTAGE_WORDS, KIND_WORDS, SPACE_WORDS, parse, seat, sentence
from dolmen.games.tain.raids import begin_boards, judge_boards, judge_outland, remove_bluffs, reveal
from dolmen.games.tain.resolution import resolve
from dolmen.games.tain.sight import unseen


def seat_of(state: Plain, clan: str) -> int:
    """The player of a clan's word."""
    return player_of(state, CLAN_WORDS.index(clan))


def begin(clans, active, options=None, seed=1) -> Plain:
    """A new game in which `active` has the marker."""
    state = blank(STATE)
    state.players = len(clans)
    state.clans = clan_values(len(clans)).index(" ".join(clans))
    state.start = STARTS.index(active)
    for name, value in (options or {}).items():
        choices = {"active_marker": MARKERS, "discards": DISCARD_VALUES, "rounds": tuple(map(str, ROUNDS))}[name]
        setattr(state, name, choices.index(str(value)))
    state.dice[0] = seed
    rules.setup(state)
    return state


def position(
    clans,
    active,
    round=1,
    options=None,
    cows=None,
    jewels=None,
    hostages=(),
    placed=(),
    supply=None,
    discards=None,
    passed=(),
    to_move=None,
    scouting_over=False,
    actions=(),
    **_,
) -> Plain:
    """The position that the words describe, with `actions` played."""
    state = begin(clans, active, options)
    state.round = round
    for clan, number in (cows or {}).items():
        if clan == "outland":
            state.outland_cows = number
        else:
            state.cows[seat_of(state, clan)] = number
    for clan, number in (jewels or {}).items():
        state.jewels[seat_of(state, clan)] = number
    for hostage in hostages:
        holder, owner = seat_of(state, hostage["holder"]), seat_of(state, hostage["owner"])
        state.hostages[holder][owner][HOSTAGE_WORDS.index(hostage["kind"])] = hostage.get("n", 1)
    for line in placed:
        put(state, line)
    for clan in clans:
        share_out(state, seat_of(state, clan), (supply or {}).get(clan), (discards or {}).get(clan))
    for clan in passed:
        state.passed[seat_of(state, clan)] = 1
    if to_move:
        state.player = seat_of(state, to_move)
    if scouting_over:
        end_scouting(state)
    for line in actions:
        play(state, line)
    return state


def put(state, line):
    """Lays a tile where `red: raid boy green house 1` says, whoever is on turn."""
    clan, _, text = line.partition(": ")
    player, words = seat_of(state, clan), text.split()
    kind = KIND_WORDS.index(words[1])
    if words[0] == "guard":
        state.threshold[player][SPACE_WORDS.index(" ".join(words[2:4]))] = kind
    elif words[0] == "raid":
        board, space = seat_of(state, words[2]), SPACE_WORDS.index(" ".join(words[3:5]))
        state.entrance[board][space] = kind
        state.raider[board][space] = player
    else:
        space = 0 if state.outlander[0] == NOBODY else 1
        state.outland[space] = kind
        state.outlander[space] = player


def share_out(state, player, supply, discards):
    """What is neither on a space nor kidnapped is in the supply, or in the discards where the words say so."""
    for kind in range(KINDS):
        state.discarded[player][kind] = 0
        rest = unseen(state, player, kind)
        word = KIND_WORDS[kind]
        if supply is not None:
            state.supply[player][kind] = supply.get(word, 0)
        else:
            state.supply[player][kind] = rest - (discards or {}).get(word, 0)
        state.discarded[player][kind] = rest - state.supply[player][kind]
        assert 0 <= state.supply[player][kind] <= SET[kind]
    state.in_supply[player] = sum(state.supply[player])
    state.in_discards[player] = sum(state.discarded[player])


def end_scouting(state):
    """Everybody has passed: play goes on with the reveal."""
    for player in range(state.players):
        state.passed[player] = 1
    reveal(state)
    remove_bluffs(state)
    judge_outland(state)
    begin_boards(state)
    if judge_boards(state):
        resolve(state)


def offered(state) -> list[str]:
    """What the player to move may do, in words."""
    out = [0] * MOST_LEGAL
    return [sentence(action) for action in out[: rules.legal_actions(state, out)]]


def play(state, *lines):
    """Plays `red: pass`, or `pass` for whoever is on turn; it must be legal."""
    for line in lines:
        clan, colon, text = line.rpartition(": ")
        if colon:
            assert seat(state, state.player) == clan, f"{clan} is not on turn for {text}"
        assert text in offered(state), f"{text} is not among {offered(state)}"
        rules.apply(state, parse(text))


def tiles(state, player, field) -> dict[str, int]:
    """`supply` or `discarded` of a player, by the words of the kinds."""
    return {KIND_WORDS[kind]: getattr(state, field)[player][kind] for kind in range(KINDS)}


def hostages_in(state) -> list[tuple[str, str, str, int]]:
    """All hostages: holder, owner, kind, how many."""
    return sorted(
        (seat(state, holder), seat(state, owner), word, state.hostages[holder][owner][kind])
        for holder in range(state.players)
        for owner in range(state.players)
        for kind, word in enumerate(HOSTAGE_WORDS)
        if state.hostages[holder][owner][kind]
    )


def facts(state) -> dict:
    """All that a scenario may compare, in its words."""
    seats = {seat(state, player): player for player in range(state.players)}
    over = state.phase == Phase.OVER
    return {
        "over": over,
        "round": state.round,
        "active": seat(state, state.active),
        "to_move": None if over else seat(state, state.player),
        "cows": {"outland": state.outland_cows, **{clan: state.cows[p] for clan, p in seats.items()}},
        "jewels": {clan: state.jewels[p] for clan, p in seats.items()},
        "hostages": hostages_in(state),
        "passed": sorted(clan for clan, p in seats.items() if state.passed[p]),
        "supply": {clan: tiles(state, p, "supply") for clan, p in seats.items()},
        "discards": {clan: tiles(state, p, "discarded") for clan, p in seats.items()},
        "supply_count": {clan: state.in_supply[p] for clan, p in seats.items()},
        "discard_count": {clan: state.in_discards[p] for clan, p in seats.items()},
        "scores": {clan: rules.score(state, p) for clan, p in seats.items()},
        "winners": sorted(clan for clan, p in seats.items() if rules.rank(state, p) == 0),
        "options_count": len(offered(state)),
    }
