"""One protocol: levels, classes and programs are seated, asked and told the end in the same way."""

import ast
import sys
from pathlib import Path

import pytest

import dolmen
from dolmen.arena.match import play_game
from dolmen.bots import Bot, Budget, IllegalChoice, UnknownBot, ask, at_table, find_bot, ready
from dolmen.bots.find import NotABot
from dolmen.core.game import find_game
from dolmen.core.play import Play
from dolmen.core.seed import seed_from

CAIRN = find_game("cairn")
HOME = Path(dolmen.__file__).parent
PROGRAM = f"exec:{sys.executable} {HOME.parent / 'examples/mybot.py'}"
RECORDER = """
import dolmen
heard = []

class Recorder(dolmen.Bot):
    def begin(self, game, players, options, seat):
        heard.append(("begin", game.name, players, seat))

    def choose(self, view, seat, legal, seed):
        heard.append(("choose", view.viewer == seat, type(view.place), len(legal) > 1, len(seed)))
        return legal[-1]

    def end(self, scores, ranks):
        heard.append(("end", len(scores), len(ranks)))

    def close(self):
        heard.append(("close",))
"""


@pytest.fixture
def recorder(tmp_path, monkeypatch):
    (tmp_path / "recorder.py").write_text(RECORDER)
    monkeypatch.syspath_prepend(tmp_path)
    yield "recorder:Recorder"
    sys.modules.pop("recorder", None)


def after_a_draw():
    play = Play.new("cairn", seed=15)
    play.play("draw")
    return play


@pytest.mark.parametrize("word", ["random", "novice", "adept", "master", "recorder:Recorder", PROGRAM])
def test_every_kind_of_bot_is_asked_in_the_same_way(word, recorder):
    play, bot = after_a_draw(), find_bot(word, Budget(iterations=10))
    assert bot.get_ready(play.game)
    with at_table({play.player: bot}, play.game, play.players, play.options):
        action = ask(bot, play.view(play.player), play.legal, 7)
        assert ask(bot, play.view(play.player), play.legal, seed_from(7)) in play.legal
    assert action in play.legal and bot.faults == {}


def test_a_bot_in_python_sits_down_is_asked_where_it_has_a_choice_and_hears_the_end(recorder):
    outcome = play_game("cairn", [recorder, "random"], CAIRN.settle(2), 1, 2, Budget())
    (begin, *choices, end, close), decisions = sys.modules["recorder"].heard, outcome.decisions[0]
    assert begin == ("begin", "cairn", 2, 0)
    assert len(choices) == decisions > 0 and set(choices) == {("choose", True, list, True, 16)}
    assert (end, close) == (("end", 2, 2), ("close",))


def test_a_bot_leaves_the_table_whatever_happens(recorder):
    with pytest.raises(KeyboardInterrupt), at_table({0: find_bot(recorder)}, CAIRN, 2, CAIRN.settle(2)):
        raise KeyboardInterrupt
    assert sys.modules["recorder"].heard[-1] == ("close",)


def test_only_choose_has_to_be_written():
    class First(Bot):
        def choose(self, view, seat, legal, seed):
            return legal[0]

    play, bot = after_a_draw(), First()
    assert bot.is_ready(play.game) and bot.get_ready(play.game) and bot.seconds == 0 and bot.faults == {}
    with at_table({0: bot}, play.game, 2, play.options):
        assert ask(bot, play.view(play.player), play.legal, 1) == play.legal[0]
        assert bot.analyse(play.view(play.player), play.player, play.legal, seed_from(1)).best == play.legal[0]
        bot.end([1, 2], [1, 0])


def test_a_choice_that_is_not_legal_is_refused_with_the_name_of_the_bot():
    class Cheat(Bot):
        def choose(self, view, seat, legal, seed):
            return -5

    play = after_a_draw()
    with pytest.raises(IllegalChoice, match="the bot Cheat chose -5, which is not legal; legal: "):
        ask(Cheat(), play.view(play.player), play.legal, 1)


def test_a_bot_that_takes_other_arguments_is_refused_where_it_is_written():
    with pytest.raises(
        TypeError, match=r"Old\.choose\(self, view, seat, legal\) cannot be asked: a bot has choose\(sel"
    ):

        class Old(Bot):
            def choose(self, view, seat, legal):
                return legal[0]


@pytest.mark.parametrize("word", ["json:loads", "json:Nothing", "json:JSONDecoder"])
def test_a_class_that_is_no_bot_is_refused_with_what_a_bot_is(word):
    with pytest.raises(
        NotABot, match=f"{word} is not a bot: a bot is a class that derives from dolmen.Bot and has choose"
    ):
        find_bot(word)


@pytest.mark.parametrize("word", ["oracle", "no_such_file:Bot", "no_such.file:Bot", "./no:Bot", ":", ":Bot"])
def test_a_bot_that_is_not_there_is_refused_with_the_levels_that_are(word):
    with pytest.raises(UnknownBot, match=r"there is no bot .*; there are random, novice, adept"):
        find_bot(word)


def test_what_goes_wrong_inside_the_module_of_a_bot_is_not_hidden(tmp_path, monkeypatch):
    (tmp_path / "faulty_bot.py").write_text("import no_such_module_at_all\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        find_bot("faulty_bot:Bot")


@pytest.mark.parametrize("room", ["arena", "bench", "library", "server", "terminal"])
def test_nobody_asks_which_kind_of_bot_it_is(room):
    kinds = {"Bot", "Quick", "Adept", "Searching", "Program", "Level"}
    for path in (HOME / room).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "isinstance":
                assert kinds.isdisjoint(name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)), path


def test_work_is_begun_once_and_what_fails_is_heard_by_everybody_who_waits(monkeypatch):
    monkeypatch.setattr(ready, "_begun", {})
    begun = []
    assert not ready.is_made("tea")
    assert ready.make("tea", lambda: begun.append(1)) and ready.make("tea", lambda: begun.append(2))
    assert begun == [1] and ready.is_made("tea")
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            ready.make("cake", lambda: 1 / 0)
