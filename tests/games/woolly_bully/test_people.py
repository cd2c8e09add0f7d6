"""Woolly Bully for people: what is told and asked, what is drawn, and that nothing slips out."""

from xml.etree import ElementTree

from dolmen.core import transcript
from dolmen.core.contract.room import PHONE
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.games.woolly_bully import notation, story
from dolmen.games.woolly_bully.board import PASS, QUIET, STOP, Event, Phase
from dolmen.games.woolly_bully.outcome import MOST, STATES, changed_fields, field_line
from dolmen.laws.walk import Setting, random_play
from dolmen.words import texts
from dolmen.words.why import why_not
from tests.games.woolly_bully.tables import FENCED, Table

FOREST = "t12b 1 0 r3, t35b 1 1 r0, t32b 2 0 r0, t03b 0 1 r2, t48a 1 -1 r1"


def game():
    return Play.new("woolly_bully", 4, seed=seed_from(3))


def said(line, language="en"):
    return texts(language, game().game).say(line, ["Ada", "Bea", "Carlo", "Dora"])


def test_the_own_colour_is_told_to_its_owner_alone():
    play = game()
    for viewer in range(4):
        line = story.tell((Event.COLOURS,), viewer, play.sight(viewer))
        colour = ("black", "yellow", "red", "blue")[play.state.owner.index(viewer)]
        assert said(line) == f"Your sheep are {colour}. Keep it secret."
    assert story.tell((Event.COLOURS,), NOBODY, play.sight(NOBODY)) is None


def test_quiet_stands_in_the_record_but_not_in_the_log():
    table = Table(FOREST, hands={"p1": "t14", "p2": "t05", "p3": "t20", "p4": "t61"}, bag="t21 t22 t23")
    table.play("place t14b 0 -1 r0", "end")
    assert story.decline(table.state) == QUIET
    assert notation.sentence(QUIET) == "quiet"
    table.play("quiet", "quiet")
    assert story.decline(table.state) is None


def test_who_is_late_passes_skips_ends_or_lays_by_lot_and_stops_the_third_time():
    found, seen = find_game("woolly_bully"), set()
    setting = Setting(found, 4, found.settle(4, {"time_limit_s": 30}))
    for seed in range(12):
        whole = random_play(setting, seed_from(seed))
        play = whole.at(0)
        for step in whole.steps:
            view, phase = play.sight(NOBODY), play.state.phase
            late = story.too_late(view, play.legal, 0)
            words = {notation.sentence(action).split()[0] for action in late}
            assert late and set(late) <= set(play.legal)
            seen.add((phase, *sorted(words)))
            assert story.turn_seconds(view) == (0 if phase == Phase.GAP else 30)
            if story.is_turn(view):
                assert story.too_late(view, play.legal, 2) == [STOP] and STOP in play.legal
            play.act(step.action)
    expected = {(Phase.TURN, "place"), (Phase.BONUS, "skip"), (Phase.AFTER, "end")}
    assert expected <= seen and {what for what in seen if what[0] == Phase.TURN} <= {*expected, (Phase.TURN, "pass")}


def test_who_is_late_and_has_no_tile_that_fits_passes():
    stuck = Table(FENCED, hands={"p1": "t62"}, bag="t01")
    assert {"pass", "declare wolf"} <= set(stuck.options)
    assert story.too_late(stuck.state, tuple(map(notation.parse, stuck.options)), 0) == [PASS]


def test_a_question_in_the_gap_says_before_whose_turn():
    table = Table(FOREST, hands={"p1": "t14", "p2": "t05", "p3": "t20", "p4": "t61"}, bag="t21 t22 t23")
    table.play("place t14b 0 -1 r0", "end")
    asked = said(story.ask(table.state, 2))
    assert asked.startswith("Before Bea’s turn") and "nothing to play" in asked
    table.play("quiet")
    assert said(story.ask(table.state, 3)) == "Before Bea’s turn: do you step in with a wolf? If not, go on."
    assert said(story.ask(table.state, 0)) == "Between two turns: Dora may step in before Bea."


def test_stopping_is_asked_twice_with_what_it_brings():
    table = Table(FOREST, hands={"p1": "t14"}, bag="t21 t22 t23")
    question = said(story.confirm(notation.parse("stop"), table.state))
    assert "You get 6 bonus points." in question and "has 8 sheep" in question


def test_a_place_says_why_nothing_fits():
    table = Table("t12b 1 0 r3, t32b 2 0 r0, t03b 1 1 r3, t48a 1 -1 r1", hands={"p1": "t14"}, bag="t21")
    assert "no tile has both" in said(story.why_not("2 1", table.state, 0))
    assert "wants forest west" in said(story.why_not("3 0", table.state, 0))


def test_the_points_name_each_field_the_bonus_and_the_tie():
    table = Table("t12b 1 0 r3, t32b 2 0 r0, t03b 1 1 r3, t48a 1 -1 r1", stopped="p1 p2 p3 p4")
    table.state.phase = Phase.OVER
    lines = [(said(item.line), item.points) for item in story.points(table.state, 0)]
    assert lines == [("sheep in the largest safe black field", 6), ("bonus points for stopping first", 6)]


def test_a_record_tells_others_how_many_tiles_were_drawn_and_not_which():
    play = game()
    full, seen = transcript.dump(play), transcript.dump(play, 1)
    assert full.count("draw p1 t") == 1 and "draw p1 4" in seen
    assert seen.count("(draw p2 t") == 1
    assert "colours p2" in seen and seen.count("colours") == 1 and "p1 " not in seen.split("colours")[1].split(")")[0]
    assert "colours" not in transcript.dump(play, NOBODY)


def test_distant_covers_and_forced_stops_stand_in_the_record():
    assert notation.remark((Event.COVERED, 4, 0), None, -2) == "covers t65 t61"
    assert notation.remark((Event.STOPPED, 0, 1, 1), None, -2) == "stopped p1 forced 6"
    assert notation.remark((Event.STOPPED, 0, 1, 0), None, -2) is None


def test_tiles_of_the_hand_have_two_sides_and_every_way_in_which_they_may_lie():
    play = game()
    svg = play.game.picture(play.sight(play.player), play.player, texts("it", play.game))
    drawn = list(ElementTree.fromstring(svg).iter())
    looks = {element.get("data-look") for element in drawn}
    sides = {element.get("data-side") for element in drawn}
    places = {element.get("data-phrase") for element in drawn if element.get("data-slot")}
    for sentence in play.sentences[:-1]:
        _, face, x, y, turn = sentence.split()
        assert f"{face} * {turn}" in looks and face in sides and f"{x} {y}" in places


def test_no_picture_shows_another_hand():
    play = game()
    svg = play.game.picture(play.sight(NOBODY), NOBODY, texts("it", play.game))
    assert "data-phrase" not in svg


def test_a_hunter_can_be_sent_onto_a_wolf_by_clicking_it():
    table = Table(FOREST + ", wolf t61 1 2", hands={"p1": "t65"}, bag="t01").play("declare hunter")
    svg = game().game.picture(table.state, 0, texts("en", game().game), box=PHONE)
    drawn = list(ElementTree.fromstring(svg).iter())
    assert "1 2" in [element.get("data-phrase") for element in drawn if element.get("data-slot")]
    assert "hunter t65" in [element.get("data-look") for element in drawn]


def test_the_picture_says_which_wolf_threatens_the_largest_field():
    table = Table(FOREST + ", wolf t61 1 2", hands={"p1": "t65"}, bag="t01")
    svg = game().game.picture(table.state, 0, texts("en", game().game))
    assert "8 sheep and 0 open edges, and the wolf (1 east and 2 north) threatens it." in svg


def test_a_sketch_of_a_wide_landscape_is_cut_with_a_sign_and_never_in_silence():
    table = Table(hands={"p1": "t12"}, bag="t01")
    for x in range(1, 28):
        table.lay(f"t{x % 60 + 1:02}a {x} 0 r0")
    drawn = game().game.sketch(table.state, 0, texts("en", game().game))
    assert "…" in drawn
    narrower = Table("t12b 1 0 r3", hands={"p1": "t12"}, bag="t01")
    assert "…" not in game().game.sketch(narrower.state, 0, texts("en", game().game))


def test_every_part_of_a_picture_says_truly_why_it_is_not_lit():
    play, given = game(), set()
    for sentence in ("place", "end", "place", "end"):
        play.play(next(said for said in play.sentences if said.startswith(sentence)))
        while play.sentences[-1] == "quiet":
            play.play("quiet")
        for viewer in range(4):
            sight = play.sight(viewer)
            svg = play.game.picture(sight, viewer, texts("it", play.game))
            for element in ElementTree.fromstring(svg).iter():
                if phrase := element.get("data-phrase"):
                    line = why_not(play, phrase, viewer)
                    assert line is None or said(line, "it")
                    assert viewer == play.player or (line is not None and line.key == "why-turn")
                    if line is not None and viewer == play.player:
                        given.add(line.key)
                        assert play.game.claims[line.key](play.state, viewer, phrase, line.details), phrase
    assert {"why-no-tile-now", "why-this-turn-not"} & given


def brought(table, sentence, language="en"):
    """What an action would bring."""
    line = story.brings(notation.parse(sentence), table.state)
    return "" if line is None else said(line, language)


def test_a_tile_at_its_place_tells_which_field_it_closes():
    table = Table("t12b 1 0 r3 [kkkv], t32b 2 0 r0 [fffk], t48a 1 -1 r1 [kvvv]", hands={"p1": "t03"}, bag="t21")
    assert brought(table, "place t03b 1 1 r3") == "Black becomes a field of 6 sheep, closed and safe."
    assert brought(table, "place t03b 1 1 r3", "it") == "Nero: un campo di 6 pecore, chiuso e al sicuro."
    assert table.state.laid == Table("t12b 1 0 r3, t32b 2 0 r0, t48a 1 -1 r1").state.laid, "nothing was laid by asking"


def test_what_lays_no_tile_brings_nothing_to_the_fields():
    table = Table(FENCED, hands={"p1": "t03"}, bag="t21")
    assert [story.brings(action, table.state) for action in (PASS, STOP, QUIET)] == [None] * 3


def test_what_a_tile_would_bring_is_what_it_brings():
    """Wolves, hunters and "?" tiles, too: told from the player's view, held against the true landscape afterwards."""
    found, told = find_game("woolly_bully"), set()
    for seed in range(6):
        whole = random_play(Setting(found, 4, found.settle(4, {})), seed_from(seed))
        play = whole.at(0)
        for step in whole.steps:
            before, line = play.state.copy(), story.brings(step.action, play.sight(play.player))
            play.act(step.action)
            fields = [field_line(play.state, field) for field in changed_fields(before, play.state)][:MOST]
            if before.laid == play.state.laid:
                assert line is None
            else:
                assert list(line.details.values() if line else ()) == fields
            told |= {field.key for field in fields}
    assert told == set(STATES.values())
