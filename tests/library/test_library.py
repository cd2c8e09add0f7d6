"""Games from Python: new, loaded, asked about, seen and drawn."""

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

import dolmen
from dolmen.core.game import games
from dolmen.core.play import Play as CorePlay
from dolmen.core.seed import seed_from, subseed
from dolmen.core.transcript import dump
from dolmen.library import title
from dolmen.words import texts

GOLDEN = Path(__file__).parent.parent / "golden"
every_game = pytest.mark.parametrize("game", list(games().values()), ids=lambda game: game.name)


def after_a_draw():
    play = dolmen.new("cairn", players=2, seed=15)
    play.play("draw")
    return play


# --- games


@every_game
def test_a_game_from_the_door_is_the_cores_game(game):
    ours, cores = dolmen.new(game.name, seed=7), CorePlay.new(game, seed=seed_from(7))
    assert isinstance(ours, CorePlay) and ours.state.pack(game.state) == cores.state.pack(game.state)
    assert dolmen.new(game.name, game.players[-1]).players == game.players[-1]


def test_the_game_after_some_steps_is_of_the_same_kind():
    assert type(after_a_draw().at(0)) is dolmen.Play
    assert type(dolmen.Play.from_state("cairn", after_a_draw().state)) is dolmen.Play


def test_a_game_says_what_it_is():
    play = after_a_draw()
    assert repr(play) == f"<cairn, 2 players, 1 steps, p{play.player + 1} to move>"
    assert repr(play.view(0)) == "<what player 0 knows of cairn>"
    assert repr(play.view()) == "<what a spectator knows of cairn>"


# --- transcripts


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.game")), ids=lambda path: path.stem)
def test_a_transcript_is_loaded_from_a_path_a_name_or_its_text_and_dumped_again(path):
    plays = [dolmen.load(path), dolmen.load(str(path)), dolmen.load(path.read_text("utf-8"))]
    assert all(type(play) is dolmen.Play and play.over for play in plays)
    assert len({play.dump() for play in plays}) == 1


def test_a_running_game_is_loaded_with_its_seed_handed_in_or_beside_it(tmp_path):
    play, path = after_a_draw(), tmp_path / "one.game"
    path.write_text(play.dump(), "utf-8")
    assert dolmen.load(path, seed=15).legal == dolmen.load(play.dump(), seed=seed_from(15)).legal == play.legal
    with pytest.raises(dolmen.DolmenError, match="seed is secret"):
        dolmen.load(path)
    (tmp_path / "one.game.seed").write_text(play.seed.hex() + "\n")
    assert dolmen.load(path).legal == play.legal
    (tmp_path / "one.game.seed").write_text("a secret\n")
    with pytest.raises(dolmen.DolmenError, match=r"what .*one\.game\.seed holds cannot be a seed"):
        dolmen.load(path)


def test_a_file_that_is_not_there_is_said_to_be_missing():
    with pytest.raises(FileNotFoundError):
        dolmen.load("nowhere.game")


def test_a_dump_for_a_reader_keeps_what_is_secret_from_them():
    play = dolmen.new("tain", players=2, seed=1, options={"start": "green"})
    play.play("guard boy stable 1")
    assert "guard boy stable 1" in play.dump() == dump(play)
    assert "guard boy stable 1" in play.dump(0) and "guard boy stable 1" not in play.dump(1)


# --- asking


def test_the_adept_answers_with_a_sentence_an_action_and_what_it_thinks_of_all():
    play = after_a_draw()
    answer = play.ask("adept", seed=1)
    assert str(answer) == answer.sentence == play.game.notation.sentence(answer.action)
    assert answer.action in play.legal and answer == play.ask("adept", seed=seed_from(1))
    assert {candidate.sentence for candidate in answer.candidates} == set(play.sentences)
    assert answer.candidates[0].action == answer.action and 0 < answer.candidates[0].win < 1
    assert answer.line == () and answer.iterations == 0 == answer.candidates[0].visits


def test_a_master_answers_with_chances_visits_and_the_line_that_it_expects():
    play = after_a_draw()
    answer = play.ask("master", seed=1, iterations=50, threads=2)
    assert answer == play.ask("master", seed=1, iterations=50, threads=2)
    assert answer.iterations == 100 == sum(candidate.visits for candidate in answer.candidates)
    assert answer.line[0] == answer.sentence
    assert all(0 <= candidate.win <= 1 for candidate in answer.candidates)


def test_without_a_seed_a_bot_answers_as_it_would_at_a_table():
    play = after_a_draw()
    seat = play.player
    assert play.ask("novice") == play.ask("novice", seed=subseed(play.seed, "bot", seat, 1))


def test_a_bot_is_asked_from_the_view_of_the_player_to_move():
    class Curious(dolmen.Bot):
        def choose(self, view, seat, legal, seed):
            self.seen = (view.viewer, seat, set(view.dice), list(legal))
            return legal[-1]

    play, bot = after_a_draw(), Curious()
    assert play.ask(bot).action == play.legal[-1]
    assert bot.seen == (play.player, play.player, {0}, list(play.legal))


def test_a_program_that_does_not_answer_plays_by_lot_and_the_answer_says_so():
    play = after_a_draw()
    assert play.ask("exec:true", seed=1).faults == {"crashed": 1}
    assert play.ask("exec:true", seed=1).action in play.legal and play.ask("adept").faults == {}


def test_an_unknown_bot_and_a_game_that_is_over_are_refused():
    play = after_a_draw()
    with pytest.raises(dolmen.UnknownBot, match="there is no bot 'oracle'"):
        play.ask("oracle")
    over = dolmen.load(next(GOLDEN.glob("cairn-*.game")))
    with pytest.raises(dolmen.DolmenError, match="the game is over"):
        over.ask("adept")


# --- seeing


@every_game
def test_a_game_draws_itself_for_a_spectator_and_a_view_for_its_player(game):
    play = dolmen.new(game.name, seed=7)
    assert play._repr_svg_() == play.svg() == play.view(dolmen.NOBODY).svg()
    assert play.view(0)._repr_svg_() == play.svg(0)
    for lang in ("it", "en"):
        assert ElementTree.fromstring(play.svg(0, lang)).tag.endswith("svg")
    assert play.svg(0, "it") != play.svg(0, "en") and play.svg(0, size=(390, 600)) != play.svg(0)


def test_a_picture_does_not_show_what_the_table_does_not_repeat():
    play = dolmen.new("tain", players=2, seed=1, options={"start": "green"})
    for sentence in ("guard boy stable 1", "raid boy green stable 2", "pass", "pass", "pass"):
        play.play(sentence)
    assert play.view(0).discarded != play.sight(0).discarded
    assert play.svg(0) == play.sight(0).svg()


def test_players_are_called_by_their_seats_or_as_they_want():
    play = dolmen.new("tain", players=2, seed=1, options={"start": "green"})
    assert ">Red clan<" in play.svg(0) and ">Clan verde<" in play.svg(0, "it")
    assert ">Bran<" in play.svg(0, names=["Aoife", "Bran"])


def test_a_language_that_dolmen_does_not_speak_is_refused_with_those_that_it_does():
    with pytest.raises(dolmen.DolmenError, match="does not speak 'xx'; it speaks it, en"):
        after_a_draw().svg(lang="xx")


# --- titles


def test_every_game_has_a_title_with_all_that_new_takes():
    found = {one.name: one for one in dolmen.titles()}
    assert set(found) == set(games())
    for name, one in found.items():
        chosen = {option: values[-1] for option, values in one.options.items() if name == "cairn"}
        play = dolmen.new(name, one.players[0], chosen)
        assert play.game.version == one.version and play.game.minutes == one.minutes


def test_titles_are_told_in_both_languages():
    game = games()["tain"]
    english, italian = (next(one for one in dolmen.titles(lang) if one.name == "tain") for lang in ("en", "it"))
    assert english.title == texts("en", game)("title") and italian.summary == texts("it", game)("summary")
    assert str(english).startswith("tain: Táin, 2 to 4 players. ") and english.summary != italian.summary


def test_a_title_shows_the_words_of_options_for_the_fewest_players(monkeypatch):
    game = replace(games()["tain"], players=range(3, 5))
    monkeypatch.setattr(title, "games", lambda: {"tain": game})
    (one,) = dolmen.titles()
    assert one.options["clans"] == next(o for o in game.options if o.name == "clans").choices(3)


def test_the_page_of_the_library_names_every_name_of_the_door():
    page = (Path(dolmen.__file__).parent.parent / "docs/library.md").read_text("utf-8")
    for name in set(dolmen.__all__) - {"__version__"}:
        assert re.search(rf"dolmen\.{name}\b", page), name
