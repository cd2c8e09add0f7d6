"""The laws that every game found keeps, with hardly a line of its own."""

import random
import re
from xml.etree import ElementTree

import pytest
from rich.text import Text

from dolmen.core import transcript
from dolmen.core.contract import story
from dolmen.core.errors import BadTranscript, DolmenError, GameOver, IllegalAction, NotYourTurn, UnknownAction
from dolmen.core.game import games
from dolmen.core.native import checked_jit
from dolmen.core.phrase import completes, continuing
from dolmen.core.plain import same
from dolmen.core.play import Play
from dolmen.core.seed import seed_from
from dolmen.core.viewer import NOBODY
from dolmen.laws.walk import Setting, Walker, random_play, random_setting, settings
from dolmen.words import LANGUAGES, Line, texts
from tests.conftest import GOLDEN, attributes_of_parts, keys_of, walker

GAMES = list(games().values())
SETTINGS = [setting for game in GAMES for setting in settings(game)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def some_plays(game, count, seed=11):
    chance = random.Random(seed)
    return [random_play(random_setting(game, chance), seed_from(chance.getrandbits(64))) for _ in range(count)]


def moments(play, every=7):
    """The same game at several of its positions, the first and the last among them."""
    past = play.at(0)
    found = [past.copy()]
    for number, step in enumerate(play.steps, 1):
        past.act(step.action)
        if number % every == 0 or number == len(play.steps):
            found.append(past.copy())
    return found


@every_setting
def test_interpreted_and_compiled_agree_and_every_law_holds_at_each_step(setting):
    for seed in range(3):
        walker(setting.game).walk(setting, seed_from(seed))


@every_game
def test_no_rule_reads_or_writes_outside_its_arrays(game):
    careful = Walker(game, jit=checked_jit)
    for players in game.players:
        careful.walk(Setting(game, players, game.settle(players)), seed_from(players))


@every_game
def test_laws_hold_for_random_options(game):
    chance = random.Random(5)
    for seed in range(8):
        walker(game).walk(random_setting(game, chance), seed_from(1000 + seed))


@every_game
def test_sentences_are_unique_and_parse_back(game):
    notation = game.notation
    chance = random.Random(2)
    actions = range(game.actions) if game.actions <= 5000 else chance.sample(range(game.actions), 5000)
    sentences = [notation.sentence(action) for action in actions]
    assert len(set(sentences)) == len(sentences)
    assert [notation.parse(sentence) for sentence in sentences] == list(actions)


@every_game
def test_transcripts_replay_to_the_same_bytes(game):
    for play in some_plays(game, 3):
        again = transcript.load(transcript.dump(play))
        assert again.state.pack(game.state) == play.state.pack(game.state)
        assert transcript.dump(again) == transcript.dump(play)


@every_game
def test_a_tampered_transcript_is_refused_with_line_and_reason(game):
    play = some_plays(game, 1)[0]
    lines = transcript.dump(play).splitlines()
    for number, line in enumerate(lines):
        if not line or line.startswith(("#", "option", "players", "game", "dolmen")):
            continue
        changed = tampered(play, line)
        with pytest.raises(BadTranscript, match=r"^line \d+: .+"):
            transcript.load("\n".join([*lines[:number], changed, *lines[number + 1 :]]))


def tampered(play, line):
    """The line with something else in it."""
    if line.startswith(("seed ", "commitment ")):
        return line[:-1] + ("0" if line[-1] != "0" else "1")
    if line.startswith("score "):
        return line + "7"
    if line.startswith("winner "):
        return "winner nobody"
    if line.startswith("("):
        return "(start nobody)"
    seat, _, _ = line.partition(":")
    words = {play.seat_word(player) for player in range(play.players)} - {seat}
    return line.replace(seat, sorted(words)[0], 1)


@every_game
def test_a_record_handed_out_during_play_keeps_its_secrets_and_never_tells_the_seed(game):
    for play in some_plays(game, 2):
        for moment in moments(play)[:-1]:
            for reader in (NOBODY, 0):
                text = transcript.dump(moment, reader)
                assert moment.seed.hex() not in text
                assert len(re.findall(r"^[^ (#]+: ", text, re.M)) == len(moment.steps)


@every_game
def test_an_error_names_its_cause_and_changes_nothing(game):
    play = random_play(Setting(game, game.players[0], game.settle(game.players[0])), 3).at(4)
    before = play.state.pack(game.state), list(play.steps)
    illegal = next(a for a in range(game.actions) if a not in play.legal)
    with pytest.raises(UnknownAction, match="juggle"):
        play.play("juggle")
    with pytest.raises(IllegalAction, match=re.escape(game.notation.sentence(illegal))):
        play.play(game.notation.sentence(illegal))
    with pytest.raises(NotYourTurn):
        play.play(play.sentences[0], player=(play.player + 1) % play.players)
    assert (play.state.pack(game.state), play.steps) == before


@every_game
def test_nothing_can_be_played_or_taken_back_when_the_game_is_over(game):
    play = some_plays(game, 1)[0]
    with pytest.raises(GameOver):
        play.play("anything")
    with pytest.raises(DolmenError):
        play.undo()


@every_game
def test_what_may_be_taken_back_told_nobody_anything(game):
    """Or told others what the player showed them himself, where the game leaves that to his own risk."""
    chance = random.Random(4)
    for play in some_plays(game, 2, seed=8):
        replayed = Play(game, play.players, play.options, play.seed)
        for step in play.steps:
            before = replayed.at(len(replayed.steps)) if chance.random() < 0.3 else None
            replayed.act(step.action)
            if before is not None and step.is_quiet:
                at_own_risk = {event[0] for event in step.tale} & game.story.OWN_RISK
                learner = walker(game).learner(before, step.action, [step.player] if at_own_risk else None)
                assert learner is None, f"{learner} learned from {game.notation.sentence(step.action)}"


@every_game
def test_undo_gives_back_the_position_to_the_byte(game):
    for play in some_plays(game, 2):
        for moment in moments(play, every=9)[1:]:
            if not moment.why_no_undo():
                earlier = moment.at(len(moment.steps) - 1).state.pack(game.state)
                moment.undo()
                assert moment.state.pack(game.state) == earlier


@every_game
def test_a_swap_of_unseen_things_changes_neither_picture_nor_words(game):
    for play in some_plays(game, 2):
        for moment in moments(play, every=11)[:-1]:
            for viewer in (NOBODY, *range(moment.players)):
                other = moment.at(len(moment.steps))
                game.rules.swap(other.state, viewer)
                assert same(moment.view(viewer), other.view(viewer))
                assert shown(moment, viewer) == shown(other, viewer)


def shown(play, viewer):
    """All that a person is shown of a position."""
    sight, words, story = play.sight(viewer), texts("it", play.game), play.game.story
    facts = [story.facts(sight, player) for player in range(play.players)]
    return (
        play.game.picture(sight, viewer, words),
        play.game.picture(sight, viewer, words, narrow=True),
        play.game.sketch(sight, viewer, words),
        words.say(story.ask(sight, viewer)),
        words.say(story.progress(sight)),
        facts,
        [story.public_score(sight, player) for player in range(play.players)],
    )


@every_game
def test_every_view_draws_as_well_formed_svg_in_both_languages_and_widths(game):
    names = ["Anna <b>", 'Bea "&"', "Carlo", "Dora", "Ezio"]
    for play in some_plays(game, 2):
        for moment in moments(play, every=13):
            for viewer in (NOBODY, 0, moment.players - 1):
                for language in LANGUAGES:
                    for narrow in (False, True):
                        svg = game.picture(moment.sight(viewer), viewer, texts(language, game), names, narrow=narrow)
                        assert ElementTree.fromstring(svg).tag.endswith("svg")
                    Text.from_markup(game.sketch(moment.sight(viewer), viewer, texts(language, game), names))


@every_game
def test_every_scene_can_be_drawn_and_said_as_it_was_at_that_moment(game):
    words = texts("it", game)
    for play in some_plays(game, 2, seed=51):
        for step in play.steps[::3]:
            for _, frame in step.frames:
                for viewer in (NOBODY, step.player):
                    sight = play.sight(viewer, frame)
                    assert ElementTree.fromstring(game.picture(sight, viewer, words)).tag.endswith("svg")
                    assert words.say(game.story.ask(sight, viewer), ["Anna", "Bea", "Carlo", "Dora", "Ezio"]).strip()


@every_game
def test_every_legal_action_can_be_reached_by_clicks(game):
    words = texts("en", game)
    for play in some_plays(game, 3, seed=21):
        for moment in moments(play, every=5)[:-1]:
            for narrow in (False, True):
                svg = game.picture(moment.sight(moment.player), moment.player, words, narrow=narrow)
                phrases = set(attributes_of_parts(svg, "data-phrase"))
                for sentence in moment.sentences:
                    assert can_be_clicked(sentence, moment.sentences, phrases), f"{sentence} in {sorted(phrases)}"


def can_be_clicked(sentence, sentences, phrases):
    """Parts lead to the sentence alone, or to where the page offers the few that are left as buttons."""
    chosen: list[str] = []
    for phrase in sorted(phrases, key=lambda phrase: -len(phrase)):
        if continuing([sentence], [*chosen, phrase]):
            chosen.append(phrase)
    left = continuing(sentences, chosen)
    return left == [sentence] or completes(sentence, chosen) or (sentence in left and len(left) <= 12)


@every_game
def test_every_phrase_of_a_picture_has_a_name_for_screen_readers(game):
    words = texts("it", game)
    for play in some_plays(game, 1):
        for moment in moments(play, every=13)[:-1]:
            svg = game.picture(moment.sight(moment.player), moment.player, words)
            for element in ElementTree.fromstring(svg).iter():
                if element.get("data-phrase"):
                    assert element.get("data-label"), element.attrib


@every_game
def test_both_languages_have_every_key_with_the_same_details(game):
    assert keys_of("it", game) == keys_of("en", game)


def test_dolmen_itself_speaks_both_languages():
    assert keys_of("it", None) == keys_of("en", None)


@every_game
def test_every_title_option_and_value_has_its_text(game):
    for language in LANGUAGES:
        words = texts(language, game)
        wanted = ["title", "summary", "picture-title"]
        for option in game.options:
            wanted.append(f"option-{option.name}")
            if not callable(option.values):
                wanted += [f"option-{option.name}-{value.replace(' ', '_')}" for value in option.values]
        assert [key for key in wanted if not words.has(key)] == []


@every_game
def test_everything_told_asked_and_labelled_can_be_said_in_both_languages(game):
    for play in some_plays(game, 3, seed=31):
        for line in spoken(play):
            for language in LANGUAGES:
                assert texts(language, game).say(line, ["Anna", "Bea", "Carlo", "Dora", "Ezio"]).strip()


def spoken(play):
    """Every line of a game, for every viewer, as it is said at the time and once it is over."""
    story, past = play.game.story, Play(play.game, play.players, play.options, play.seed)
    for step in play.steps:
        for viewer in (NOBODY, *range(play.players)):
            yield story.ask(past.sight(viewer), viewer)
        sight = past.sight(past.player)
        yield story.progress(sight)
        for action in past.legal:
            yield story.label(action, sight)
            if (question := story.confirm(action, sight)) is not None:
                yield question
        past.act(step.action)
        for event in step.tale:
            for viewer in (NOBODY, *range(play.players)):
                for view in (past.sight(viewer), play.sight(viewer)):
                    line = story.tell(event, viewer, view)
                    if isinstance(line, Line):
                        yield line
    for player in range(play.players):
        yield story.ask(play.sight(player), player)
        yield story.seat(play.state, player).line
        yield from (item.line for item in story.points(play.state, player))
        yield from (fact.line for fact in story.facts(play.sight(player), player))


@every_game
def test_points_add_up_to_the_score(game):
    for play in some_plays(game, 4, seed=41):
        for player in range(play.players):
            assert sum(item.points for item in game.story.points(play.state, player)) == play.scores[player]


@every_game
def test_events_that_speak_of_an_element_name_one_and_each_of_them_is_told_at_times(game):
    plays = some_plays(game, 12, seed=71)
    told = {event[0] for play in plays for event in events_of(play)}
    for elements in game.elements:
        for how, player, which in (heard for play in plays for e in events_of(play) for heard in elements.heard(e)):
            assert 0 <= which < len(elements.names), f"{elements.kind} {how}: {which}"
            assert player is None or 0 <= player < game.players[-1]
        for each in (*elements.offered, *elements.gained, *elements.used):
            assert each.event in told, f"{elements.kind}: event {each.event} is never told"


def events_of(play):
    return [*play.opening, *(event for step in play.steps for event in step.tale)]


@every_game
def test_golden_transcripts_exist_and_replay(game):
    files = sorted(GOLDEN.glob(f"{game.name}-*.game"))
    assert files
    for path in files:
        text = path.read_text("utf-8")
        assert transcript.dump(transcript.load(text)) == text


@every_game
def test_the_rules_for_players_are_there_in_both_languages(game):
    for language in LANGUAGES:
        assert len((game.folder / f"rules.{language}.md").read_text("utf-8").split()) > 150


TOGETHER = [game for game in GAMES if game.story.together is not story.together]


@pytest.mark.parametrize("game", TOGETHER, ids=lambda game: game.name)
def test_who_chooses_at_the_same_time_can_choose_the_same_before_he_is_asked(game):
    """From his own view, whatever the others choose meanwhile; and nobody else sees any of it before the last."""
    early: dict[int, tuple[int, ...]] = {}
    found = 0
    for played in some_plays(game, 3, seed=61):
        play = Play(game, played.players, played.options, played.seed)
        for step in played.steps:
            together = game.story.together(play.view(NOBODY))
            choosing = [player for player, has_chosen in together.items() if not has_chosen]
            if len(choosing) == len(together):  # a new question
                early = {player: play.legal_early(player) for player in choosing}
            early = {player: early[player] for player in choosing}
            for player, actions in early.items():
                found += player != play.player
                assert play.legal_early(player) == actions
                assert game.story.together(play.view(player)) == together
            assert not choosing or (play.player in choosing and play.legal == early[play.player])
            play.act(step.action)
            if len(choosing) > 1:
                others = [reader for reader in (NOBODY, *range(play.players)) if reader != step.player]
                assert all(game.story.is_sealed(play, len(play.steps) - 1, reader) for reader in others)
                assert play.why_no_undo(step.player)
    assert found > 20
