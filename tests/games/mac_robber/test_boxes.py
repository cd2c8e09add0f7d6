"""Mac Robber: in every box the picture fills it, can be read, and keeps its places whatever is asked."""

import random
from functools import cache
from itertools import islice, takewhile

from dolmen.core.phrase import completes, continuing
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber import GAME
from dolmen.games.mac_robber.board import Phase
from dolmen.games.mac_robber.picture_room import zones_of
from tests.games.mac_robber.drawing import BOXES, drawn, marks, phrases
from tests.spread import diagonal

SMALLEST = 12
FEW = 12  # sentences that are left for the page's buttons, once parts were chosen
every_table = diagonal("box, players", BOXES, GAME.players)


@cache
def moments(players):
    """A position of a random game for each kind of question, the opening and the end among them, and its scenes."""
    seed = 7 + players
    chance, play = random.Random(seed), Play.new("mac_robber", players, seed=seed)
    found = {"opening": (play.state.copy(), 0)}
    while not play.over:
        state = play.state
        kind = f"{Phase(state.phase).name}-{state.acted}-{state.combat}-{state.player == state.defender}"
        found[kind] = (state.copy(), int(state.player))
        play.act(chance.choice(play.legal))
        for event, frame in play.steps[-1].frames:
            found[f"scene-{event}"[:9]] = (frame.copy(), NOBODY)
    found["end"] = (play.state.copy(), 0)
    return list(found.values())


@cache
def pictures(box, players):
    """Every position as it is drawn in a box, for the player asked; with three or five in Italian."""
    language = "en" if players == 4 else "it"
    return [(state, viewer, drawn(state, viewer, box, language)) for state, viewer in moments(players)]


@cache
def measured(box, players):
    return [(state, viewer, marks(svg)) for state, viewer, svg in pictures(box, players)]


@every_table
def test_every_letter_has_twelve_pixels_and_nothing_lies_outside_the_box(box, players):
    assert {svg.get("viewBox") for *_, svg in pictures(box, players)} == {f"0 0 {box.width} {box.height}"}
    for state, viewer, found in measured(box, players):
        for mark in found:
            where = (players, Phase(state.phase).name, viewer, mark)
            assert mark.kind != "text" or mark.size >= SMALLEST, where
            assert mark.left >= -2 and mark.top >= -2, where
            assert mark.right <= box.width + 2 and mark.bottom <= box.height + 2, where


@every_table
def test_no_text_lies_over_another(box, players):
    for state, viewer, found in measured(box, players):
        written = sorted((mark for mark in found if mark.kind == "text"), key=lambda mark: mark.left)
        for i, one in enumerate(written):
            for other in takewhile(lambda mark, end=one.right: mark.left < end, islice(written, i + 1, None)):
                assert not one.meets(other), (players, Phase(state.phase).name, viewer, one, other)


@every_table
def test_zones_lie_side_by_side_within_the_box(box, players):
    zones = list(zones_of(box, players).values())
    for i, one in enumerate(zones):
        assert one.x >= 0 and one.y >= 0 and one.x + one.w <= box.width and one.y + one.h <= box.height + 0.01
        for other in zones[i + 1 :]:
            across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
            down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
            assert across <= 0 or down <= 0, (one, other)


@every_table
def test_panels_stay_where_they_are_whatever_is_asked(box, players):
    big, seen = {"panel", "moorland"}, set()
    for _, _, found in measured(box, players):
        surfaces = [mark for mark in found if mark.kind == "rect" and not mark.sheet and big & set(mark.says.split())]
        seen.add(frozenset((round(m.left), round(m.top), round(m.right), round(m.bottom)) for m in surfaces))
    assert len(seen) == 1


@every_table
def test_every_sentence_can_be_tapped_together(box, players):
    for state, viewer, svg in pictures(box, players):
        if viewer != state.player or state.phase >= Phase.SHOW:
            continue
        play = Play.from_state("mac_robber", state)
        said = set(phrases(svg))
        for sentence in play.sentences:
            chosen = []
            for phrase in sorted(said, key=len, reverse=True):
                if continuing([sentence], [*chosen, phrase]):
                    chosen.append(phrase)
            left = continuing(play.sentences, chosen)
            is_reached = left == [sentence] or completes(sentence, chosen) or (sentence in left and len(left) <= FEW)
            assert is_reached, (players, sentence, sorted(said))


@every_table
def test_what_can_be_touched_has_room_for_a_finger(box, players):
    least = 24
    for state, _, found in measured(box, players):
        for mark in found:
            if mark.kind == "rect" and mark.says == "rim":
                assert mark.right - mark.left >= least and mark.bottom - mark.top >= least, (players, state.phase, mark)


@every_table
def test_every_key_is_used_once(box, players):
    for state, viewer, svg in pictures(box, players):
        keys = [key for element in svg.iter() if (key := element.get("data-piece") or element.get("data-place"))]
        assert len(keys) == len({*keys}), (players, state.phase, viewer, sorted(keys))
