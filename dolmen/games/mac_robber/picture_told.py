"""Mac Robber, heard: the position in sentences, with everything that the picture shows."""

from dolmen.core.viewer import NOBODY
from dolmen.words import list_line

from .board import (
    CLOSED,
    COMBATS,
    LOWEST_TILE,
    NO_CARD,
    TILES,
    UNKNOWN,
    Deed,
    Estate,
    Phase,
    Place,
)
from .deeds import done_bits, is_last
from .notation import values
from .picture_assault import is_fight_shown, told_duel, told_winner
from .picture_clan import gains_now
from .picture_score import told_scoring
from .scoring import rank, score
from .story import actions_left, followers, progress
from .telling import ESTATE_WORDS, cubes_line

# By the first Deed of each name: the word of the action.
DONE_WORDS = {
    Deed.CATTLE: "cattle",
    Deed.CASTLE: "castle",
    Deed.ABBEY: "abbey",
    Deed.WARRIOR: "warrior",
    Deed.PIPER: "piper",
    Deed.MONKS: "monk",
    Deed.RED_DRAW: "new-estate",
}


def described(scene):
    """The position in sentences, for those who hear it."""
    told = [scene.words.say(progress(scene.view)) + "."]
    for player in (scene.me, *scene.others):
        told += told_clan(scene, player)
    told += told_turn(scene) + told_stock(scene) + told_assault(scene)
    if scene.view.scored:
        told.append(scene.words("pic-scoring", round=scene.view.scored) + ":")
        for player in range(scene.view.players):
            told += [line + "." for line in told_scoring(scene, scene.view, player)]
    return " ".join(told + told_hand(scene))


def told_clan(scene, player):
    """Points, court, estates, cards and markers of a clan."""
    words, view, name = scene.words, scene.view, scene.names[player]
    kinds = [ESTATE_WORDS[kind] for kind in view.estate[player] if kind != Estate.NONE]
    told = [
        words(
            "pic-told-clan",
            player=name,
            points=score(view, player),
            court=words.say(list_line(followers(view, player))),
            estates=", ".join(words(f"pic-{kind}") for kind in kinds),
            cards=view.in_hand[player],
        )
    ]
    if view.in_fresh[player]:
        told.append(words("pic-told-fresh", player=name, n=view.in_fresh[player]))
    if not scene.is_over:
        told.append(words("pic-told-gain", player=name, n=sum(gains_now(scene, player))))
    for key, holds in (
        ("winner", scene.is_over and rank(view, player) == 0),
        ("following", player == view.following),
        ("start", player == view.start and not scene.is_over),
        ("last", is_last(view, player) and not scene.is_over),
    ):
        if holds:
            told.append(words("pic-is", what=name, how=words(f"pic-marker-{key}")) + ".")
    return told


def told_turn(scene):
    """Whose turn it is, what was done in it, the drawn cubes and the bard."""
    words, view = scene.words, scene.view
    if scene.is_over:
        return []
    name = scene.names[view.active]
    done = [words(f"pic-{word}") for deed, word in DONE_WORDS.items() if done_bits(view) >> deed & 1]
    done += [words("pic-bard-word")] if view.victim != NOBODY else []
    left = max(0, actions_left(view)) if view.victim == NOBODY else 0
    told = [words("pic-told-turn", player=name, n=view.used, actions=left, done=", ".join(done) or words("pic-none"))]
    if view.victim != NOBODY:
        told.append(words("pic-told-bard", player=name, victim=scene.names[view.victim]))
    if sum(view.display):
        told.append(words("pic-told-display", player=name, cubes=words.say(cubes_line(view.display))))
    return told


def told_stock(scene):
    """Bag, deck, discards and tiles."""
    words, view = scene.words, scene.view
    told = [words("pic-told-bag", cubes=words.say(cubes_line(view.bag)))]
    told.append(words("pic-told-deck", n=view.in_deck, cards=told_cards(scene, view.discards)))
    if view.discard_pile == CLOSED:
        for player in range(view.players):
            told.append(words("pic-told-covered", player=scene.names[player], n=view.in_covered[player]))
        if scene.viewer != NOBODY:
            told.append(words("pic-told-mine-covered", cards=told_cards(scene, view.covered[scene.viewer])))
    shown = [str(LOWEST_TILE + view.tile[i]) for i in range(TILES) if view.tile_place[i] == Place.SHOWN]
    told.append(words("pic-told-pile", n=view.pile, shown=", ".join(shown) or words("pic-none-shown")))
    return told


def told_cards(scene, counts):
    """`1 3 3 4`, or that there are none."""
    return ", ".join(values(counts)) or scene.words("pic-none")


def told_assault(scene):
    """The cards of an assault, in words, while they lie there."""
    words, view = scene.words, scene.view
    if view.attacker == NOBODY:
        return []
    both = {"player": scene.names[view.attacker], "rival": scene.names[view.defender]}
    told = [words("pic-assault-of" if is_fight_shown(scene) else "pic-last-assault", **both) + "."]
    for combat in range(COMBATS):
        for side, player in enumerate((view.attacker, view.defender)):
            if view.duel_card[combat][side] != NO_CARD:
                what = words("pic-combat-of", n=combat + 1, player=scene.names[player])
                told.append(words("pic-is", what=what, how=told_duel(scene, combat, side)) + ".")
    if view.combat == COMBATS:
        told.append(told_winner(scene) + ".")
    return told


def told_hand(scene):
    """The viewer's own cards; at the end everybody's."""
    words, view = scene.words, scene.view
    if scene.viewer == NOBODY:
        shown = range(view.players) if view.phase == Phase.OVER else ()
        names = {player: scene.names[player] for player in shown if view.hand[player][0] != UNKNOWN}
        return [
            words("pic-told-hand-of", player=name, cards=told_cards(scene, view.hand[player]))
            for player, name in names.items()
        ]
    told = [words("pic-told-hand", cards=told_cards(scene, view.hand[scene.viewer]))]
    if view.in_fresh[scene.viewer]:
        told.append(words("pic-told-hand-fresh", cards=told_cards(scene, view.fresh[scene.viewer])))
    return told
