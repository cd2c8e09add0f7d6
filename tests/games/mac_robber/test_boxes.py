"""Mac Robber: in every box the picture fills it, can be read, and keeps its places whatever is asked."""

import random
from functools import cache
from itertools import islice, takewhile

import pytest

from dolmen.core.phrase import completes, continuing
from dolmen.core.play import Play
from dolmen.core.viewer import NOBODY
from dolmen.games.mac_robber.board import Phase
from dolmen.games.mac_robber.picture_room import zones_of
from tests.games.mac_robber.drawing import BOXES, drawn, marks, phrases

SMALLEST = 12
FEW = 12  # sentences that are left for the page's buttons, once parts were chosen
# Every third in `make test`, all in `make long`.
every_box = pytest.mark.parametrize(
    "box",
    [pytest.param(box, marks=[pytest.mark.long] if number % 3 else []) for number, box in enumerate(BOXES)],
    ids=[f"{box.width}x{box.height}" for box in BOXES],
)


def moments(players, seed):
    """A position of a random game for each kind of question, the opening and the end among them, and its scenes."""
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
    return found


POSITIONS = [
    (players, state, viewer) for players in (3, 4, 5) for state, viewer in moments(players, 7 + players).values()
]


@cache
def pictures(box):
    """Every position as it is drawn in a box, for the player asked, with three or five in Italian."""
    return [(*found, drawn(found[1], found[2], box, "en" if found[0] == 4 else "it")) for found in POSITIONS]


@cache
def measured(box):
    return [(players, state, viewer, marks(svg)) for players, state, viewer, svg in pictures(box)]


@every_box
def test_every_letter_has_twelve_pixels_and_nothing_lies_outside_the_box(box):
    assert {svg.get("viewBox") for *_, svg in pictures(box)} == {f"0 0 {box.width} {box.height}"}
    for players, state, viewer, found in measured(box):
        for mark in found:
            where = (players, Phase(state.phase).name, viewer, mark)
            assert mark.kind != "text" or mark.size >= SMALLEST, where
            assert mark.left >= -2 and mark.top >= -2, where
            assert mark.right <= box.width + 2 and mark.bottom <= box.height + 2, where


@every_box
def test_no_text_lies_over_another(box):
    for players, state, viewer, found in measured(box):
        written = sorted((mark for mark in found if mark.kind == "text"), key=lambda mark: mark.left)
        for i, one in enumerate(written):
            for other in takewhile(lambda mark, end=one.right: mark.left < end, islice(written, i + 1, None)):
                assert not one.meets(other), (players, Phase(state.phase).name, viewer, one, other)


@every_box
def test_zones_lie_side_by_side_within_the_box(box):
    for players in (3, 4, 5):
        zones = list(zones_of(box, players).values())
        for i, one in enumerate(zones):
            assert one.x >= 0 and one.y >= 0 and one.x + one.w <= box.width and one.y + one.h <= box.height + 0.01
            for other in zones[i + 1 :]:
                across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
                down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
                assert across <= 0 or down <= 0, (one, other)


@every_box
def test_panels_stay_where_they_are_whatever_is_asked(box):
    for players in (3, 4, 5):
        seen = set()
        for count, _, _, found in measured(box):
            if count == players:
                surfaces = [mark for mark in found if mark.kind == "rect" and not mark.sheet]
                big = {"panel", "moorland"}
                seen.add(
                    frozenset(
                        (round(mark.left), round(mark.top), round(mark.right), round(mark.bottom))
                        for mark in surfaces
                        if big & set(mark.says.split())
                    )
                )
        assert len(seen) == 1


@every_box
def test_every_sentence_can_be_tapped_together(box):
    for players, state, viewer, svg in pictures(box):
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


@every_box
def test_what_can_be_touched_has_room_for_a_finger(box):
    least = 24
    for players, state, _, found in measured(box):
        for mark in found:
            if mark.kind == "rect" and mark.says == "rim":
                assert mark.right - mark.left >= least and mark.bottom - mark.top >= least, (players, state.phase, mark)


@every_box
def test_every_key_is_used_once(box):
    for players, state, viewer, svg in pictures(box):
        keys = [key for element in svg.iter() if (key := element.get("data-piece") or element.get("data-place"))]
        assert len(keys) == len({*keys}), (players, state.phase, viewer, sorted(keys))
