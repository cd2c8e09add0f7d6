"""Batches for a GPU, without one: the bodies of its kernels, compiled for the processor, over the device's layout."""

import gc
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from dolmen.bots import many
from dolmen.bots.adept import MOST_GUESSES
from dolmen.bots.many import adept_actions
from dolmen.core.batch import Batch
from dolmen.core.errors import IllegalAction, MissingExtra, NoGpu
from dolmen.core.extras import has
from dolmen.core.game import find_game, games
from dolmen.core.gpu import build, dlpack, driver, kernels, playing
from dolmen.core.gpu.array import _strides
from dolmen.core.gpu.check import differences
from dolmen.core.gpu.kernels import ALONE, REGROUPED, Shape
from dolmen.core.gpu.rehearsal import Rehearsal
from dolmen.core.gpu.shapes import CANDIDATES, keep, kept
from dolmen.core.native import native

ROOT = Path(__file__).parents[2]
CAIRN = find_game("cairn")
SHAPES = (Shape(ALONE, 128), Shape(REGROUPED, 128, 16))
EVERY = [(game, players) for game in games().values() for players in game.players]
IDS = [f"{game.name}-{players}" for game, players in EVERY]
FEW, MORE = 6, 24  # games: more in `make long`
every_table = pytest.mark.parametrize(("game", "players"), EVERY, ids=IDS)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.way)
def test_kernels_play_what_the_processor_plays(shape):
    assert list(differences(CAIRN, 3, 200, Rehearsal(CAIRN, shape))) == []


@pytest.mark.slow
@every_table
def test_kernels_of_every_game_play_what_the_processor_plays(game, players):
    """Numbers of players take turns to be played in one shape or the other."""
    assert list(differences(game, players, FEW, Rehearsal(game, SHAPES[players % len(SHAPES)]))) == []


@pytest.mark.long
@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.way)
@every_table
def test_kernels_of_every_game_play_more_games_alike_in_either_shape(game, players, shape):
    assert list(differences(game, players, MORE, Rehearsal(game, shape))) == []


def test_the_fastest_shape_is_kept_for_the_next_time(tmp_path, monkeypatch):
    monkeypatch.setenv("DOLMEN_CACHE", str(tmp_path))
    assert kept(CAIRN, (9, 0)) is None
    keep(CAIRN, (9, 0), CANDIDATES[2])
    assert kept(CAIRN, (9, 0)) == CANDIDATES[2]
    assert kept(CAIRN, (8, 6)) is None


def test_a_kernel_that_plays_otherwise_is_found_out(monkeypatch):
    class Wrong(Rehearsal):
        def play_out(self, states, movers, legal, counts, moves):
            total = super().play_out(states, movers, legal, counts, moves)
            states[7]["dice"][4] += 1
            return total

    found = list(differences(CAIRN, 3, 20, Wrong(CAIRN, SHAPES[0])))
    assert found == ["states at the end of games from seed 1"]


def test_the_legal_actions_of_neighbouring_games_lie_side_by_side():
    batch = Batch(CAIRN, 5, 3, seed=7, device=Rehearsal(CAIRN, SHAPES[0]))
    assert batch.legal.strides == (4, 5 * 4)
    assert _strides((5, 10), 4, by_column=True) == (4, 20)
    assert _strides((5, 10), 4, by_column=False) == (40, 4)


def test_slots_are_sorted_by_their_actions_and_empty_ones_left_out():
    actions = np.array([5, -1, 3, 5, 0, 7, 3, -1], np.int32)
    bins, order, ranks = np.zeros((2, 8), np.int32), np.zeros(8, np.int32), np.zeros(8, np.int32)
    running = native(playing, CAIRN.rules).sort_slots(bins, order, ranks, actions, 0, 0, 1)
    assert order[:running].tolist() == [4, 2, 6, 0, 3, 5]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_action_has_a_bin(game):
    names = kernels.play_names(game, SHAPES[1])
    assert (game.actions - 1) >> names["shift"] < names["width"] <= kernels.MOST_BINS


@pytest.mark.parametrize("device", ["cpu", Rehearsal(CAIRN, SHAPES[0])], ids=["cpu", "rehearsal"])
def test_forced_choices_are_played_at_once_on_wish(device):
    batch = Batch(CAIRN, 50, 3, seed=7, device=device, skip_forced=True)
    plain = Batch(CAIRN, 50, 3, seed=7)
    while not batch.over.all():
        assert (batch.counts != 1).all()
        batch.step(batch.random_actions())
    plain.play_random()
    assert batch.states.tobytes() == plain.states.tobytes()
    assert (batch.moves == plain.moves).all()


@pytest.mark.slow
@every_table
def test_the_adept_chooses_the_same_where_threads_share_its_work(game, players):
    assert list(many.differences(game, players, FEW // 2, Rehearsal(game, SHAPES[0]))) == []


def test_what_the_adept_was_asked_before_changes_nothing():
    batch = Batch(CAIRN, 40, 3, seed=7, device=Rehearsal(CAIRN, SHAPES[0]))
    actions = adept_actions(batch)
    assert (actions == adept_actions(batch)).all()
    batch.play_random()
    assert (adept_actions(batch) == -1).all()


def test_guesses_that_have_no_room_together_are_dealt_part_by_part(monkeypatch):
    monkeypatch.setattr(many, "BYTES_OF_GUESSES", 100 * CAIRN.state.itemsize)
    dealt = []

    class Counted(Rehearsal):
        def run(self, module, loop, rows, shared=(), scratch=()):
            dealt.extend([len(rows[0])] if loop == "deal_guesses" else [])
            return super().run(module, loop, rows, shared, scratch)

    assert list(many.differences(CAIRN, 3, 20, Counted(CAIRN, SHAPES[0]))) == []
    assert len(dealt) > 2 * many.STEPS and max(dealt) <= 100 + MOST_GUESSES


def test_an_adept_that_chooses_otherwise_is_found_out():
    class Wrong(Rehearsal):
        def run(self, module, loop, rows, shared=(), scratch=()):
            super().run(module, loop, rows, shared, scratch)
            if loop == "weigh_actions":
                rows[0][:] *= -1

    found = list(many.differences(CAIRN, 3, 20, Wrong(CAIRN, SHAPES[0])))
    assert "the adept's actions after 1 steps" in found


def test_the_adept_of_a_batch_beats_random_moves():
    batch = Batch(CAIRN, 200, 2, seed=7, options={"first_player": "first"})
    while not batch.over.all():
        batch.step(np.where(batch.players_to_move == 0, adept_actions(batch), batch.random_actions()))
    assert (batch.final_ranks[:, 0] == 0).mean() > 0.7


def test_an_illegal_action_is_refused_as_on_the_processor():
    batch = Batch(CAIRN, 5, 3, seed=7, device=Rehearsal(CAIRN, SHAPES[0]))
    actions = batch.random_actions()
    actions[3] = CAIRN.notation.parse("take")
    with pytest.raises(IllegalAction, match="game 3 cannot 'take' now; possible: draw"):
        batch.step(actions)


def test_a_mask_of_the_wrong_length_is_refused():
    with pytest.raises(ValueError, match="a mask of 5 games has 5 places"):
        Batch(CAIRN, 5, 3, seed=7).reset(np.ones(4, bool))


def test_a_device_that_is_none_is_refused():
    with pytest.raises(ValueError, match="a device is 'cpu' or 'cuda', not 'abacus'"):
        Batch(CAIRN, 5, device="abacus")


def test_without_a_gpu_one_sentence_says_so(monkeypatch):
    class Nothing:
        """A driver that finds no GPU."""

        @staticmethod
        def cuInit(_):
            return (type("Status", (int,), {"name": "CUDA_ERROR_NO_DEVICE"})(100),)

    monkeypatch.setattr(driver, "_open", lambda: driver.Gpu(Nothing))
    with pytest.raises(NoGpu) as refused:
        driver.the_gpu()
    assert str(refused.value) == (
        "device='cuda' needs an NVIDIA GPU and its driver, which were not found here "
        "(the GPU's driver refused cuInit: CUDA_ERROR_NO_DEVICE)"
    )


@pytest.mark.skipif(has("gpu"), reason="the extra is installed")
def test_without_the_extra_the_error_says_what_to_install():
    with pytest.raises(MissingExtra, match=r'Batch\(device="cuda"\) needs .* pip install "dolmen\[gpu\]"'):
        Batch(CAIRN, 5, device="cuda")


class Lent:
    """An array of NumPy's, as `DeviceArray` describes one."""

    def __init__(self, array):
        self.array = array
        self.address, self.shape, self.strides, self.dtype = array.ctypes.data, array.shape, array.strides, array.dtype

    def __dlpack_device__(self):
        return dlpack.CPU, 0

    def __dlpack__(self, **_):
        return dlpack.capsule(self, self.__dlpack_device__())


@pytest.mark.parametrize("dtype", [bool, np.int8, np.int32, np.int64, np.float32])
def test_a_capsule_hands_an_array_over_without_a_copy_and_is_given_back(dtype):
    array = np.asfortranarray(np.arange(12).reshape(3, 4).astype(dtype))
    lent = len(dlpack._lent)
    taken = np.from_dlpack(Lent(array))
    assert (taken == array).all()
    assert taken.dtype == array.dtype
    assert np.shares_memory(taken, array)
    assert len(dlpack._lent) == lent + 1
    del taken
    gc.collect()
    assert len(dlpack._lent) == lent


def test_what_is_still_lent_when_python_ends_is_left_alone():
    code = (
        "import numpy as np\n"
        "from tests.core.test_gpu import Lent\n"
        "kept = [np.from_dlpack(Lent(np.arange(3))), Lent(np.arange(3)).__dlpack__()]\n"
        "gone = np.from_dlpack(Lent(np.arange(3)))\n"
        "del gone\n"
        "import sys; sys.modules['kept for ever'] = kept\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_record_has_no_capsule():
    with pytest.raises(BufferError, match="DLPack knows numbers and booleans"):
        Lent(np.zeros(3, CAIRN.state)).__dlpack__()


@pytest.mark.slow
@pytest.mark.skipif(not has("gpu"), reason="the extra `gpu` is not installed")
def test_kernels_are_compiled_for_a_gpu_that_is_not_here(tmp_path, monkeypatch):
    from dolmen.core.gpu.ahead import compile_all

    monkeypatch.setenv("DOLMEN_CACHE", str(tmp_path))
    made = {name: size for name, size, _ in compile_all(CAIRN, "9.0", [adept_actions])}
    assert {"lay", "begin", "step", "look", "mask_legal", "deal_guesses", "weigh_actions", "take_best"} <= made.keys()
    assert all(size > 1000 for size in made.values())


@pytest.mark.parametrize(("written", "named"), [("9.3", "9.0"), ("9.0", "9.0"), ("8.7", "8.7"), ("10.1", "9.0")])
def test_portable_code_names_no_newer_version_than_it_needs(written, named):
    found = build.for_older_drivers(f"//\n.version {written}\n.target sm_90\n.version 99.9\n".encode())
    assert found == f"//\n.version {named}\n.target sm_90\n.version 99.9\n".encode()


def test_machine_code_is_made_once_by_the_assembler_that_is_installed_and_kept(tmp_path, monkeypatch):
    place = tmp_path / "kernel.ptx"
    place.write_bytes(b".version 9.0")
    code = build.Code("kernel", place.read_bytes(), place)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build.assembled(code, (9, 0)) == code  # no assembler
    assembler = tmp_path / build.ASSEMBLER
    assembler.write_text('#!/bin/sh\nwhile [ "$1" != -o ]; do given="$given $1"; shift; done\necho "$given" > "$2"\n')
    assembler.chmod(0o755)
    made = build.assembled(code, (9, 0))
    assert made.image == b" --gpu-name=sm_90 --fmad=false\n"
    assembler.write_text("#!/bin/sh\nexit 1\n")
    assert build.assembled(code, (9, 0)) == made


def test_a_title_that_counts_its_actions_has_no_room_for_a_list():
    tain = find_game("tain")
    assert tain.counts_legal and kernels.play_names(tain, SHAPES[0])["room"] == 1
    assert not CAIRN.counts_legal and kernels.play_names(CAIRN, SHAPES[0])["room"] == CAIRN.most_legal
