"""Each law is shown to be able to fail: the template with one planted mistake, and the law that must find it."""

import dataclasses
from xml.etree import ElementTree

import pytest

from dolmen.core import transcript
from dolmen.core.errors import BadTranscript, CannotCompile, IllegalAction, UnknownAction
from dolmen.core.game import find_game
from dolmen.core.phrase import continuing
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.laws import position
from dolmen.laws.suite import LAWS, laws_of, pictures
from dolmen.laws.suite.sample import some_plays
from dolmen.laws.walk import BrokenLaw, Setting, Walker
from dolmen.lessons.course import BadCourse
from dolmen.words import why
from dolmen.words.texts import MissingText
from tests.packages import EXAMPLES, installed

# Laws of a position. The law that must find it: (file, what stands there, what the mistake puts there), …
MISTAKES = {
    "legal actions rise and are unique": [
        ("rules.py", "out[n] = DROP + stone\n", "out[0] = DROP + stone\n"),
    ],
    "actions counted without a list are those of the list": [
        (
            "rules.py",
            "def apply(state, action):\n",
            "def count_legal(state):\n    return state.players - 1\n\n\ndef apply(state, action):\n",
        ),
    ],
    "the game's own invariants hold": [
        ("rules.py", "show(state, stone, Place.DROPPED)", "show(state, stone, Place.TOWER + state.players)"),
    ],
    "hiding twice hides no more": [
        ("sight.py", "clear_dice(state.dice)", "state.dice[0] = state.dice[0] // 2 + 3"),
    ],
    "nothing is hidden once the game is over": [
        ("sight.py", "    if state.phase == Phase.OVER:\n        return\n    clear_dice", "    clear_dice"),
    ],
    "what a swap makes keeps the invariants": [
        (
            "sight.py",
            "state.place[stone], state.seen[stone] = state.place[other]",
            "state.place[stone], state.seen[stone] = Place.BAG",
        ),
    ],
    "a swap of unseen things leaves the view as it is": [
        (
            "sight.py",
            "        if state.seen[stone] & eyes < needed:",
            "        if state.seen[stone] & eyes < needed and state.place[stone] != Place.BAG:",
        ),
    ],
    "a guess keeps the invariants": [
        ("sight.py", "range(hand_size(state, player) - count", "range(1 + hand_size(state, player) - count"),
    ],
    "hide, guess, hide equals hide": [
        (
            "sight.py",
            "    for player in range(state.players):\n        for _ in",
            "    state.offered = -1\n    for player in range(state.players):\n        for _ in",
        ),
    ],
    "the mover's view has the legal actions of the state": [
        (
            "sight.py",
            "    needed = eyes if viewer == NOBODY else 1",
            "    eyes = needed = everybody(state)",
        ),
    ],
    "a guess of the mover's view has the legal actions of the state": [
        (
            "rules.py",
            "        if state.offered != NOTHING and fits",
            "        if state.dice[4] != 999983 and state.offered != NOTHING and fits",
        ),
        (
            "sight.py",
            "            move_random_stone(state, player)\n",
            "            move_random_stone(state, player)\n    state.dice[4] = 999983\n",
        ),
    ],
    "an observation is made of finite numbers": [("tensor.py", "out[IN_BAG] = in_bag", "out[IN_BAG] = 1e9")],
    "the player to move is a player": [
        ("rules.py", "state.player = (state.player + 1) % state.players", "state.player = state.player + 1"),
    ],
    "forgetting twice forgets no more": [
        (
            "rules.py",
            "def setup(state):",
            "def forget(view, viewer):\n    view.offered += 1\n\n\ndef setup(state):",
        ),
    ],
    "the parts of a judgement add up to it": [("judge.py", "out[3] = -held(state, rival)", "out[3] = 0.0")],
    "a public field is the same in every view": [
        ("board.py", 'PUBLIC = ("offered", "phase", "player")', 'PUBLIC = ("offered", "phase", "player", "place")'),
    ],
    "what all players know together holds what each of them knows": [
        (
            "sight.py",
            "    needed = eyes if viewer == NOBODY else 1",
            "    needed = eyes if viewer < 0 else 1",
        ),
    ],
    "a description is made of finite numbers": [("traits.py", "out[DRAWS] = 1", "out[DRAWS] = 1e9")],
    "an action is described from its player's view as from the state": [
        ("traits.py", "out[DRAWS] = 1", "out[DRAWS] = 1\n        out[TOP] = count(view, Place.BAG)"),
        ("traits.py", "VALUES, colour_of", "VALUES, Place, colour_of"),
        ("traits.py", "import top_of", "import count, top_of"),
    ],
    "actions that do different things are described differently": [
        ("traits.py", "out[VALUE + value_of(stone) - 1] = 1", "out[VALUE] = 1"),
    ],
    "interpreted and compiled describe an action alike": [
        ("traits.py", "out[DRAWS] = 1", "out[DRAWS] = 1 + (type(action) is int)"),
    ],
    "the game ends within its bound": [("board.py", "LONGEST = 3 * STONES", "LONGEST = 9")],
    "interpreted and compiled agree in bytes": [
        (
            "stones.py",
            "state.seen[stone] = 1 << player",
            "state.seen[stone] = (1 << player) + (type(stone) is int)",
        ),
    ],
    "interpreted and compiled have the same legal actions": [
        (
            "rules.py",
            "        if state.offered != NOTHING and fits(state, state.offered):",
            "        if type(n) is int and state.offered != NOTHING and fits(state, state.offered):",
        ),
    ],
}


def test_every_law_of_a_position_has_its_mistake_here():
    assert set(position.LAWS) - {"healthy"} <= set(MISTAKES)


@pytest.mark.parametrize("law", MISTAKES)
def test_a_planted_mistake_breaks_the_law(law, make_game):
    game = find_game(make_game(*MISTAKES[law]).name)
    walker = Walker(game)
    with pytest.raises(BrokenLaw) as caught:
        for seed in range(20):
            for players in game.players:
                walker.walk(Setting(game, players, game.settle(players)), seed_from(seed))
    assert caught.value.law.startswith(law)
    assert caught.value.play.game is game


# Laws over whole games: the error by which the law fails, then the mistake as above.
NOT_REFUSED = pytest.fail.Exception
WHOLE = {
    "interpreted_and_compiled_agree_and_every_law_holds_at_each_step": (
        BrokenLaw,
        ("board.py", "LONGEST = 3 * STONES", "LONGEST = 9"),
    ),
    "no_rule_reads_or_writes_outside_its_arrays": (
        IndexError,
        (
            "stones.py",
            "    n = 0\n    for stone in range(STONES):",
            "    n = 0\n    for stone in range(STONES + 200):",
        ),
    ),
    "laws_hold_for_random_options": (
        BrokenLaw,
        ("check.py", "    return 0\n", "    return 3 if state.cost == 1 else 0\n"),
    ),
    "sentences_are_unique_and_parse_back": (
        AssertionError,
        ("notation.py", "said.sentence, said.parse", "said.sentence, lambda text: said.parse(text) - 1"),
    ),
    "an_error_names_its_cause_and_changes_nothing": (
        IllegalAction,
        (
            "notation.py",
            "said.sentence, said.parse",
            "said.sentence, lambda text: said.parse(text) if text in said.listed else 0",
        ),
    ),
    "events_that_speak_of_an_element_name_one_and_each_of_them_is_told_at_times": (
        AssertionError,
        ("elements.py", "tuple(STONE_WORDS)", "tuple(STONE_WORDS[:9])"),
    ),
    "transcripts_replay_to_the_same_bytes": (
        BadTranscript,
        ("notation.py", 'return f"start p{event[1] + 1}"', 'return f"start p{event[1] + 1} {state.phase}"'),
    ),
    "a_tampered_transcript_is_refused_with_line_and_reason": (
        NOT_REFUSED,
        ("notation.py", 'return f"start p{event[1] + 1}"', 'return "start nobody"'),
    ),
    "a_transcript_handed_out_during_play_keeps_its_secrets_and_never_tells_the_seed": (
        AssertionError,
        (
            "notation.py",
            'return f"start p{event[1] + 1}"',
            'return "".join(word.to_bytes(4, "little").hex() for word in state.dice[:4])',
        ),
    ),
    "golden_transcripts_exist_and_replay": (BadTranscript, ("board.py", "COSTS = (6, 4)", "COSTS = (5, 4)")),
    "what_may_be_taken_back_told_nobody_anything": (
        AssertionError,
        ("story.py", "Event.DREW, Event.LAID, Event.DROPPED, Event.ENDED", "Event.ENDED"),
    ),
    "undo_gives_back_the_position_to_the_byte": (
        AssertionError,
        ("story.py", "Event.DREW, Event.LAID, Event.DROPPED, Event.ENDED", "Event.ENDED"),
        ("rules.py", "    state.offered = NOTHING\n", "    DEALT.append(1)\n    state.cost = len(DEALT) % 2\n"),
        ("rules.py", "def setup(state):", "DEALT = []\n\n\ndef setup(state):"),
    ),
    "a_swap_of_unseen_things_changes_neither_picture_nor_words": (
        AssertionError,
        (
            "sight.py",
            "        if state.seen[stone] & eyes < needed:",
            "        if state.seen[stone] & eyes < needed and state.place[stone] != Place.BAG:",
        ),
    ),
    "every_view_draws_as_well_formed_svg_in_both_languages_and_in_every_room": (
        ElementTree.ParseError,
        ("picture.py", "scene.picture(table(scene), ", 'scene.picture(table(scene) + "<g>", '),
    ),
    "every_scene_can_be_drawn_and_said_as_it_was_at_that_moment": (
        MissingText,
        ("story.py", 'what = "draw" if view.phase == Phase.DRAW else "lay"', 'what = "shout"'),
    ),
    "every_legal_action_can_be_reached_by_clicks": (
        AssertionError,
        ("picture.py", "each, stone), word, label", 'each, stone), "lay", label'),
    ),
    "every_place_at_which_something_happens_is_in_the_picture_shown_with_it_or_before": (
        AssertionError,
        ("story.py", "{hand_size(view, details[0]) - 1}", "{hand_size(view, details[0])}"),
    ),
    "every_phrase_of_a_picture_has_a_name_for_screen_readers": (
        AssertionError,
        ("picture.py", 'part(bagged, "draw", words("label-draw")', 'part(bagged, "draw", ""'),
    ),
    "pictures_are_well_formed_whatever_people_are_called": (
        ElementTree.ParseError,
        ("picture.py", "scene.picture(table(scene), ", 'scene.picture(table(scene) + "".join(names), '),
    ),
    "nothing_is_smaller_than_twelve_pixels": (
        AssertionError,
        ("picture.py", 'words("drop-place"), LETTERS, ', 'words("drop-place"), 11, '),
    ),
    "a_picture_has_the_size_of_its_room_and_nothing_lies_outside": (
        AssertionError,
        ("picture.py", "drawn.append(at(gap, y, hand(", "drawn.append(at(gap, y + 9, hand("),
    ),
    "a_style_sheet_of_its_own_touches_its_own_pictures_alone": (
        AssertionError,
        ("picture.css", " .moss { fill", " .moss, .panel { fill"),
    ),
    "the_key_of_a_piece_is_its_own": (AssertionError, ("picture.py", 'f"stone-{STONE_WORDS[s]}")', '"stone")')),
    "pictures_bring_no_style_and_no_script_of_their_own": (
        AssertionError,
        ("picture.py", "scene.picture(table(scene), ", 'scene.picture(table(scene) + "<style>*{}</style>", '),
    ),
    "what_can_be_chosen_has_a_rim_to_glow_and_to_be_hit": (
        AssertionError,
        ("picture.py", "words.say(progress(scene.view)), rim=edge)", "words.say(progress(scene.view)))"),
    ),
    "every_legal_sentence_is_reached_by_a_few_clicks": (
        AssertionError,
        ("picture.py", "each, stone), word, label", 'each, stone), "lay", label'),
    ),
    "a_sketch_is_at_most_eighty_columns_wide_whatever_people_are_called": (
        AssertionError,
        (
            "sketch.py",
            "seat(player, name_of(player, names, words), NAME)",
            "seat(player, name_of(player, names, words), 66)",
        ),
    ),
    "the_icon_of_every_fact_is_there": (AssertionError, ("story.py", '-stone", hand_size', '-pebble", hand_size')),
    "both_languages_have_every_key_with_the_same_details": (
        AssertionError,
        ("words/it.ftl", "label-take = Prendi { $stone }", "label-take = Prendi la pietra"),
    ),
    "every_title_option_and_value_has_its_text": (
        AssertionError,
        ("words/it.ftl", "option-cost-4", "option-cost-5"),
    ),
    "everything_told_asked_and_labelled_can_be_said_in_both_languages": (
        MissingText,
        ("words/it.ftl", "told-ended", "told-finished"),
    ),
    "points_add_up_to_the_score": (
        AssertionError,
        ("story.py", "sum(stones) - COSTS[state.cost]", "sum(stones)"),
    ),
    "the_rules_for_players_are_there_in_both_languages": (
        AssertionError,
        ("rules.it.md", None, "# Da scrivere\n"),
    ),
    "the_labels_of_all_legal_actions_differ": (
        AssertionError,
        ("story.py", '"label-drop" if action >= DROP else "label-lay"', '"label-lay"'),
    ),
    "the_spoken_names_of_all_that_can_be_chosen_differ": (
        AssertionError,
        ("picture.py", "label, word = words.say(stone_line(s)), ", 'label, word = words("hand"), '),
    ),
    "every_reason_why_not_is_true": (
        AssertionError,
        ("story.py", "if view.place[stone] != Place.HAND + viewer:", "if stone == 0:"),
    ),
    "reasons_can_be_asked_for_with_whatever_words": (
        AssertionError,
        (
            "story.py",
            "    words = words_of(phrase)\n",
            "    words = words_of(phrase)\n    1 / len(words[0].strip('7'))\n",
        ),
    ),
    "every_change_of_a_public_field_is_told": (
        AssertionError,
        ("story.py", "{Event.DROPPED, Event.TOOK, Event.LAID})", "{Event.TOOK, Event.LAID})"),
    ),
    "every_change_of_a_public_field_changes_the_spoken_description": (
        AssertionError,
        ("picture.py", 'return " ".join(told)', "return told[0]"),
    ),
    "every_public_field_is_heard_by_itself_in_the_spoken_description": (
        AssertionError,
        ("picture.py", "    if scene.view.offered != NOTHING:\n        told", "    if False:\n        told"),
    ),
    "what_a_player_alone_knows_is_in_their_spoken_description": (
        AssertionError,
        ("picture.py", "        told.append(f\"{words('hand')}", "        told.insert(0, f\"{words('hand')}"),
        ("picture.py", 'return " ".join(told)', 'return " ".join(told[1:])'),
    ),
    "odds_and_forecasts_are_those_of_the_rules": (
        AssertionError,
        ("forecasts.py", "return count(state, Place.BAG)", "return count(state, Place.BAG) - 1"),
    ),
    "every_forecast_is_a_number_of_a_text": (
        AssertionError,
        ("forecasts.py", '"progress.stones"', '"progress.pebbles"'),
    ),
    "texts_tell_every_number_and_no_other_in_the_right_form": (
        AssertionError,
        ("words/en.ftl", "[one] one stone in the bag", "[one] one stone in the bag\n    [2] three stones in the bag"),
    ),
    "texts_fit_every_name": (
        AssertionError,
        ("words/it.ftl", "told-starts = Comincia { THE($player) }.", "told-starts = Tocca a { $player }."),
    ),
    "every_part_of_a_judgement_has_its_reasons_in_words": (
        AssertionError,
        ("words/it.ftl", "part-hand =", "part-fist ="),
    ),
    "every_reason_links_to_its_paragraph_in_the_rules_for_players": (AssertionError, ("rules.it.md", " {#lay}", "")),
    "every_figure_of_the_rules_for_players_can_be_drawn": (IllegalAction, ("figures.py", '"lay b4"', '"lay b3"')),
    "every_lesson_can_be_finished": (BadCourse, ("lessons/first.toml", 'right = ["take"]', 'right = ["take", "draw"]')),
    "every_sentence_of_a_lesson_is_legal": (AssertionError, ("lessons/first.toml", '"lay g6", say', '"lay g4", say')),
    "a_lesson_says_nothing_that_the_engine_does_not_do": (
        AssertionError,
        ("lessons/first.toml", 'after = { "score 0" = 7 }', 'after = { "score 0" = 8 }'),
    ),
    "every_number_that_a_lesson_tells_is_asked_of_the_engine": (
        AssertionError,
        ("words/en-lessons.ftl", "is worth 7 points now", "is worth 9 points now"),
    ),
    "every_place_a_lesson_points_at_is_in_the_picture": (
        AssertionError,
        ("lessons/first.toml", 'point = ["stone-g5"]', 'point = ["stone-g1"]'),
    ),
    "both_languages_have_every_text_of_a_lesson": (
        AssertionError,
        ("words/it-lessons.ftl", "    .hint = È accanto", "    .where = È accanto"),
    ),
    "every_position_of_a_puzzle_is_legal": (AssertionError, ("puzzles.jsonl", '"seat":0', '"seat":1')),
    "every_puzzle_has_one_class_of_right_answers": (
        AssertionError,
        ("puzzles.jsonl", '"beside":"drop y4"', '"beside":"lay r4"'),
    ),
    "equal_actions_of_a_puzzle_are_all_right_or_all_wrong": (
        AssertionError,
        ("traits.py", "    out[COLOUR + colour_of(stone)] = 1\n    out[VALUE + value_of(stone) - 1] = 1\n", ""),
        ("traits.py", "out[POINTS] = value_of(stone) - (COSTS[view.cost] if is_new else 0)", "out[POINTS] = is_new"),
    ),
    "a_puzzle_stays_as_it_is_when_hidden_things_are_exchanged": (
        AssertionError,
        ("sight.py", "            state.place[stone] = Place.UNKNOWN\n", ""),
    ),
    "both_languages_say_every_action_of_a_puzzle": (
        AssertionError,
        ("words/it.ftl", "    .for = lascia alle tue torri più punti\n", ""),
    ),
    "pictures_draw_every_puzzle": (
        ZeroDivisionError,
        ("picture.py", "    scene = Scene(view, viewer, words, names, box=box)\n", "    1 / 0\n"),
    ),
}
# What no game can break by itself, since the core or a kit keeps it for all: (its mistake, the error of the law).
CORE = {
    "nothing_can_be_played_when_the_game_is_over": (
        (Play, "over", property(lambda play: False, lambda play, over: None)),
        UnknownAction,
    ),
    "nothing_can_be_taken_back_when_the_game_is_over": (
        (Play, "why_no_undo", lambda play, player=None: ""),
        NOT_REFUSED,
    ),
    "no_reason_is_given_for_what_can_be_chosen_and_away_from_ones_turn_it_is_that": (
        (why, "can_become", lambda sentences, phrase: False),
        AssertionError,
    ),
}
TOGETHER = "players_who_choose_at_the_same_time_can_choose_the_same_before_their_turn"
BY_NAME = {law.name: law for law in LAWS}


def test_every_law_over_whole_games_has_its_mistake_here():
    assert set(BY_NAME) == {*WHOLE, *CORE, TOGETHER}


@pytest.mark.parametrize("law", WHOLE)
def test_a_planted_mistake_breaks_the_law_over_whole_games(law, make_game, monkeypatch):
    error, *changes = WHOLE[law]
    game = find_game(make_game(*changes).name)
    monkeypatch.setattr(pictures, "FEW", 1)  # the template never has more choices than the page has buttons
    with pytest.raises(error):
        for subject in BY_NAME[law].subjects(game):
            BY_NAME[law].holds(subject)


def test_the_template_can_be_played_by_clicks_alone(monkeypatch):
    monkeypatch.setattr(pictures, "FEW", 1)
    pictures.every_legal_action_can_be_reached_by_clicks(find_game("cairn"))


@pytest.mark.parametrize("law", CORE)
def test_a_mistake_of_the_core_breaks_the_law(law, monkeypatch):
    (home, name, mistake), error = CORE[law]
    cairn = dataclasses.replace(find_game("cairn"))  # with games of its own, which the mistake may spoil
    some_plays(cairn, 1)
    monkeypatch.setattr(home, name, mistake, raising=False)  # some are found once a step, for each game
    with pytest.raises(error):
        BY_NAME[law].holds(cairn)


def test_a_choice_that_is_shown_too_early_breaks_the_law_of_choices_at_the_same_time(monkeypatch):
    with installed(EXAMPLES / "honey_fair"):
        game = find_game("honey_fair")
        BY_NAME[TOGETHER].holds(game)
        monkeypatch.setattr(game.story, "is_sealed", lambda play, number, reader: False)
        with pytest.raises(AssertionError, match="is_sealed"):
            BY_NAME[TOGETHER].holds(game)


def test_a_rule_that_allocates_memory_is_refused(make_game):
    folder = make_game(("stones.py", "    n = 0\n", "    n = len([place for place in range(3)]) - 3\n"))
    game = find_game(folder.name)
    with pytest.raises(CannotCompile, match=r"stones\.py, line \d+: it makes a list"):
        Walker(game).walk(Setting(game, 2, game.settle(2)), seed_from(1))


def test_a_changed_rule_makes_an_old_transcript_fail_with_its_line(make_game):
    folder = make_game(("board.py", "COSTS = (6, 4)", "COSTS = (5, 4)"))
    text = (folder.parents[1] / "tests" / "golden" / f"{folder.name}-2.game").read_text("utf-8")
    with pytest.raises(BadTranscript, match=r"^line \d+: it ended with"):
        transcript.load(text)


def test_a_sentence_that_no_part_leads_to_is_seen():
    assert continuing(["lay r3", "lay r4"], ["lay"]) == ["lay r3", "lay r4"]
    assert continuing(["lay r3", "lay r4"], ["lay", "r4"]) == ["lay r4"]


def test_away_from_ones_turn_a_reason_of_the_game_breaks_the_law(monkeypatch):
    cairn = dataclasses.replace(find_game("cairn"))
    monkeypatch.setattr(why, "away", lambda play, viewer: None)
    with pytest.raises(AssertionError, match="away from one's turn"):
        BY_NAME["no_reason_is_given_for_what_can_be_chosen_and_away_from_ones_turn_it_is_that"].holds(cairn)


def test_a_law_that_is_not_kept_yet_must_fail():
    """So that the list of those cannot outlive its truth."""
    test = laws_of("cairn", not_yet={"cairn": ["points_add_up_to_the_score"]})
    marked = {case.id: case.marks for case in test.pytestmark[0].args[1]}
    assert marked["points_add_up_to_the_score-cairn"][0].kwargs["strict"]
    assert not marked["texts_fit_every_name-cairn"]
