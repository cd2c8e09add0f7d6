"""The benchmark of a GPU: what it writes, and what it says where there is none."""

import pytest
from typer.testing import CliRunner

from dolmen.bench import gpu
from dolmen.bench.gpu import GpuSpeed
from dolmen.core.extras import has
from dolmen.terminal.app import app

TAIN = GpuSpeed("tain", 2, 2_097_152, 805e6, 824e6, 65_536, 108.7e6, 1.14e6, 61.5e6, 0.93e6)


def test_the_page_has_a_row_for_each_game_and_a_line_for_each_game_of_pgx():
    page = gpu.page([TAIN], {"pgx/backgammon": 14.7e6}, ["one NVIDIA H200"])
    assert "| tain | 2 | 2,097,152 | 805 | 824 | 65,536 | 108.70 | 1.14 | 61.50 | 0.93 |" in page
    assert "- pgx/backgammon: 14.7\n" in page
    assert "- one NVIDIA H200\n" in page


def test_what_people_wrote_below_the_results_stays(tmp_path):
    path = tmp_path / "gpu.md"
    gpu.write(path, [], {}, ["one NVIDIA H200"])
    path.write_text(path.read_text() + f"\n{gpu.NOTES}\n\n**Equal.** To the byte.\n")
    for _ in range(2):
        gpu.write(path, [TAIN], {}, ["one NVIDIA B200"])
    written = path.read_text()
    assert "| tain | 2 |" in written
    assert "H200" not in written
    assert written.endswith(f"not installed beside this run\n\n{gpu.NOTES}\n\n**Equal.** To the byte.\n")


def test_a_page_without_pgx_says_so():
    assert "- not installed beside this run" in gpu.page([TAIN], {}, [])


@pytest.mark.skipif(has("gpu"), reason="the extra is installed")
@pytest.mark.parametrize("words", [("bench", "--device", "cuda"), ("gpu-check", "cairn")])
def test_without_the_extra_the_commands_say_what_to_install(words):
    said = CliRunner().invoke(app, [*words, "--lang", "en"])
    assert said.exit_code == 2
    assert 'pip install "dolmen[gpu]"' in said.output
