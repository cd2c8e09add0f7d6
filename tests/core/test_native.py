"""Native twins: cached by source, without heap allocation, bound to the rules they are asked for."""

import importlib
import importlib.util
import sys
from itertools import count

import numpy as np
import pytest
from numba.core.errors import NumbaError

from dolmen.bots import novice
from dolmen.core import native as native_module
from dolmen.core.game import find_game
from dolmen.core.native import checked_jit, fast_jit, native, plain
from dolmen.games.cairn import GAME

_numbers = count()


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Writes a module of ours into a folder of its own and imports it."""
    monkeypatch.setenv("DOLMEN_CACHE", str(tmp_path / "cache"))

    def write_module(source, name=None, folder=tmp_path):
        name = name or f"dolmen.written_{next(_numbers)}"
        path = folder / f"{name.rpartition('.')[2]}.py"
        path.write_text(source)
        spec = importlib.util.spec_from_file_location(name, path)
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, name, module)
        spec.loader.exec_module(module)
        return module

    return write_module


def folder_of(module, rules=None, jit=fast_jit):
    return native_module.cache_folder(module, rules, jit)


def test_the_cache_has_another_folder_after_an_edit_in_any_source(write, tmp_path):
    board = write("HAND_SIZE = 4\n")
    rules = write(f"from {board.__name__} import HAND_SIZE\n\ndef deal(n):\n    return n * HAND_SIZE\n")
    bot = write(f"from {rules.__name__} import deal\n\ndef twice(n):\n    return 2 * deal(n)\n")
    folders = [folder_of(bot)]
    assert folder_of(bot) == folders[0]
    for module, line in ((bot, "# bot\n"), (rules, "# rules\n"), (board, "# board\n")):
        path = tmp_path / module.__file__
        path.write_text(path.read_text() + line)
        folders.append(folder_of(bot))
    (tmp_path / "data.toml").write_text("stones = 24\n")
    folders.append(folder_of(bot))
    assert len(set(folders)) == 5


def test_the_cache_keeps_apart_rules_and_ways_to_compile(write):
    bot = write("from dolmen.core.contract.rules import apply\n\ndef go(state):\n    apply(state, 0)\n")
    other = write("def apply(state, action):\n    pass\n")
    folders = {folder_of(bot, GAME.rules), folder_of(bot, other), folder_of(bot, GAME.rules, checked_jit)}
    assert len(folders) == 3


def test_the_cache_lies_where_the_environment_says(write, tmp_path):
    module = write("def one(n):\n    return n\n")
    assert native(module).one(1) == 1
    assert list((tmp_path / "cache").rglob("*.nbi"))


def test_the_same_source_elsewhere_finds_what_was_compiled(write, tmp_path, monkeypatch):
    source = "FACTOR = 3\n\ndef thrice(n):\n    return FACTOR * n\n"
    here = native(write(source, "dolmen.written_anywhere"))
    monkeypatch.setattr(native_module, "_twins", {})
    (tmp_path / "elsewhere").mkdir()
    there = native(write(source, "dolmen.written_anywhere", tmp_path / "elsewhere"))
    assert here is not there
    assert here.thrice(4) == there.thrice(4) == 12
    assert sum(there.thrice.stats.cache_hits.values()) == 1
    assert there.__file__.endswith("elsewhere/written_anywhere.py")


def test_a_package_of_others_is_compiled_with_what_it_imports_from_its_own_files(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "strangers" / "rules").mkdir(parents=True)
    for name, source in {
        "board.py": "HAND_SIZE = 4\n",
        "rules/__init__.py": "from ..board import HAND_SIZE\nfrom .deal import deal\n\ndef all_cards(n):\n"
        "    return deal(n) * HAND_SIZE\n",
        "rules/deal.py": "def deal(n):\n    return n + 1\n",
    }.items():
        (tmp_path / "strangers" / name).write_text(source)
    rules = importlib.import_module("strangers.rules")
    assert rules.all_cards(2) == native(rules).all_cards(2) == 12
    assert native(rules).deal.py_func(2) == 3


@pytest.mark.parametrize("hand", ["np.zeros(n)", "[n, n]"])
def test_a_rule_that_allocates_is_refused_for_that_reason_alone(write, hand):
    module = write(f"import numpy as np\n\ndef deal(n):\n    hand = {hand}\n    return hand[0] >= 0\n")
    assert native(module, jit=checked_jit).deal(3)
    with pytest.raises(NumbaError):
        native(module).deal(3)


def test_a_function_marked_as_inline_is_the_same_in_every_speed(write):
    source = "from dolmen.core.inline import inline\n\n@inline\ndef twice(n):\n    return 2 * n\n"
    module = write(f"{source}\ndef thrice(n):\n    return n + twice(n)\n")
    assert module.thrice(5) == native(module).thrice(5) == native(module, jit=checked_jit).thrice(5) == 15
    assert native(module).twice.targetoptions["forceinline"] and not native(module).thrice.targetoptions["forceinline"]


def test_an_index_out_of_bounds_is_found_when_compiled_with_checks(write):
    module = write("def look(row, i):\n    return row[i]\n")
    with pytest.raises(IndexError):
        native(module, jit=checked_jit).look(np.zeros(3, np.int64), 3)


def test_tables_of_ints_become_arrays_and_others_stay(write):
    module = write(
        "COST = (6, 4)\nNEAR = ((1, 2), (2, 0))\nODDS = (0.5, 0.25)\nRAGGED = ((1,), (2, 3))\nWORDS = ('a', 'b')\n"
        "def near(i, j):\n    return NEAR[i][j]\n"
    )
    twin = native(module)
    assert twin.COST.dtype == twin.NEAR.dtype == np.int64
    assert twin.NEAR.shape == (2, 2)
    assert twin.ODDS.dtype == np.float64
    assert twin.RAGGED == ((1,), (2, 3))
    assert twin.WORDS == ("a", "b")
    assert [twin.near(i, j) for i in (0, 1) for j in (0, 1)] == [1, 2, 2, 0]
    assert module.NEAR == ((1, 2), (2, 0))


BOT = (
    "from dolmen.core.contract.rules import legal_actions\n\n"
    "def choices(state, out):\n    return legal_actions(state, out)\n"
)


def some_states():
    states = np.zeros(1, GAME.state)
    GAME.prepare(states[0], 2, GAME.settle(2), bytes(16))
    native(GAME.rules).setup(states[0])
    return states


def test_a_module_written_against_the_contract_plays_the_rules_it_is_asked_for(write):
    bot, out = write(BOT), np.zeros(GAME.most_legal, np.int64)
    assert native(bot, GAME.rules).choices(some_states()[0], out) == 1
    assert GAME.notation.sentence(int(out[0])) == "draw"
    tiny = write("def legal_actions(state, out):\n    return 17\n")
    assert native(bot, tiny).choices(some_states()[0], out) == 17
    assert plain(bot, tiny).choices(None, None) == 17


def test_a_module_written_against_the_contract_needs_rules(write):
    with pytest.raises(TypeError, match="say for which rules"):
        native(write(BOT))


def test_the_contract_itself_is_empty(write):
    with pytest.raises(NotImplementedError):
        write(BOT).choices(None, None)


def test_telling_is_nothing_at_all_when_compiled(write):
    module = write("from dolmen.core.tell import tell\n\ndef go(n):\n    tell(n, 1, 2, 3)\n    return n + 1\n")
    assert native(module).go(1) == 2


def test_a_function_that_only_tells_may_work_with_lists_since_it_is_nothing_when_compiled(write):
    module = write(
        "from dolmen.core.tell import tell, telling\n\n"
        "@telling\ndef tell_all(numbers, n):\n    tell(numbers, n, *[2 * number for number in numbers])\n\n"
        "def go(numbers, n):\n    tell_all(numbers, n)\n    return n + 1\n"
    )
    assert native(module).go(np.arange(3), 1) == module.go([0, 1, 2], 1) == 2


def test_what_is_compiled_for_two_games_never_has_the_same_name():
    """Numba counts functions and states anew in every process: kept code of two games shared names, and crashed."""
    games = [find_game("cairn"), find_game("tain")]
    twins = [native(novice, game.rules) for game in games]
    for name in ("choose", "weigh", "leave_follies_out"):
        names = [getattr(twin, name).py_func.__qualname__ for twin in twins]
        assert len(set(names)) == 2 and all(one.endswith(f".{name}") for one in names)


def test_a_twin_is_made_once():
    assert native(GAME.rules) is native(GAME.rules)
    assert native(GAME.rules) is not GAME.rules


def test_a_function_is_compiled_once_for_members_of_enumerations_and_other_ints(write):
    module = write(
        "from enum import IntEnum\n\n"
        "class Place(IntEnum):\n    BAG = 0\n    HAND = 2\n\n"
        "class Kind(IntEnum):\n    BOY = 3\n\n"
        "def next_to(place):\n    return place + 1\n\n"
        "def all_of(n):\n    return next_to(Place.HAND) + 10 * next_to(Kind.BOY) + 100 * next_to(n + Place.BAG)\n"
    )
    twin = native(module)
    assert twin.all_of(5) == module.all_of(5) == 643
    assert len(twin.next_to.signatures) == 1
