"""The benchmark: what it prints, what it writes, and what it does when a peer is not to be had."""

import json
import sys

import pytest
from rich.console import Console

from dolmen import bench
from dolmen.bench import own, peers, report
from dolmen.bench.peers import Peer, PeerMissing
from dolmen.bench.speed import Speed
from dolmen.core.game import find_game

MOMENT = 0.001  # seconds: one round of each measurement
HANABI = Speed("open_spiel/hanabi", 2, "peer", 100.0, 200.0, 10.0, 300.0)


@pytest.fixture(autouse=True)
def no_long_compilation(monkeypatch):
    monkeypatch.setattr(own, "compile_from_nothing", lambda game: 1.5)


def test_json_is_an_object_a_line_for_every_number_of_players_and_mode(capsys):
    assert bench.run("cairn", True, False, MOMENT, Console()) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    for line in lines:
        assert list(line) == ["game", "players", "mode", "moves_per_second", "moves_per_cpu_second", "games_per_second"]
        assert line["game"] == "cairn"
        assert line["moves_per_second"] > line["games_per_second"] > 0
    modes = ("interpreted", "compiled", "parallel")
    assert [(line["players"], line["mode"]) for line in lines] == [(n, mode) for n in (2, 3, 4) for mode in modes]


def test_interpreted_and_compiled_games_are_equally_long():
    game = find_game("cairn")
    slow, fast = own.interpreted(game, 2, 0.3), own.compiled(game, 2, 0.1)
    lengths = [speed.moves_per_second / speed.games_per_second for speed in (slow, fast)]
    assert lengths[0] == pytest.approx(lengths[1], rel=0.1)


def test_positions_for_views_and_guesses_come_from_all_over_the_game_and_none_is_over():
    game = find_game("cairn")
    positions = own._positions(game, 3)
    shown = (positions["place"] > 5).sum(axis=1) + (positions["place"] == 1).sum(axis=1)
    assert shown.min() == 0
    assert shown.max() > 8
    assert (positions["phase"] != 2).all()


def test_without_the_compiler_interpreted_games_are_measured_and_the_lack_is_said(monkeypatch, capsys):
    monkeypatch.setattr(bench, "has_compiler", lambda: False)
    bench.run("cairn", True, False, MOMENT)
    said = capsys.readouterr()
    assert {json.loads(line)["mode"] for line in said.out.splitlines()} == {"interpreted"}
    assert "dolmen[fast]" in said.err


def test_a_whole_run_writes_its_results_and_one_of_a_single_game_does_not(monkeypatch, tmp_path):
    results = tmp_path / "results.md"
    monkeypatch.setattr(bench, "RESULTS", results)
    monkeypatch.setattr(bench, "CHECKOUT", tmp_path)
    monkeypatch.setattr(bench, "games", lambda: {"cairn": find_game("cairn")})
    monkeypatch.setattr(bench, "PEERS", (Peer("hanabi", ()), Peer("gone", ())))
    monkeypatch.setattr(bench, "measure_peer", measure_or_miss)
    quiet = Console(quiet=True)
    bench.run("cairn", False, True, MOMENT, quiet)
    assert not results.exists()
    assert bench.run(None, False, True, MOMENT, quiet) == 0
    text = results.read_text()
    assert "| cairn | 4 |" in text
    assert "| open_spiel/hanabi | 2 |" in text
    assert "- gone: there is no wheel" in text
    assert "× hanabi" in text


def measure_or_miss(peer, seconds):
    if peer.script == "gone":
        raise PeerMissing("gone: there is no wheel")
    yield HANABI


def test_ratios_compare_cpu_seconds_of_the_same_run():
    speeds = [Speed("tain", 4, "compiled", 1000.0, 5000.0, 9.0), HANABI]
    head, rows = report.own_table(speeds)
    assert dict(zip(head, rows[0], strict=True))["×\nhanabi"] == "25"


def test_the_tables_fit_into_eighty_columns():
    names = [game for game, _ in report.YARDSTICKS]
    speeds = [Speed("woolly_bully", 4, mode, 12345678.0, 12345678.0, 99999.0) for mode in report.MODES]
    speeds += [Speed(name, 2, "peer", 1234567.0, 1234567.0, 99999.0) for name in names]
    parts = own.Parts("woolly_bully", 4, 1234, 1.3e8, 1.2e7, 1.2e6, 123.4)
    for table in (report.own_table(speeds), report.peer_table(speeds), report.parts_table([parts])):
        console = Console(width=80)
        with console.capture() as drawn:
            console.print(report.rich_table("a title", table))
        assert "…" not in drawn.get()


def test_chance_counts_as_steps_and_not_as_moves():
    assert HANABI.steps_per_cpu_second == 600
    assert Speed("pgx/go", 2, "peer", 100.0, 50.0, 1.0).steps_per_cpu_second == 50


@pytest.fixture
def scripts(monkeypatch, tmp_path):
    """A folder for scripts of peers that run in this Python."""
    monkeypatch.setattr(peers, "SCRIPTS", tmp_path)
    monkeypatch.setattr(peers, "_prepare", lambda peer: sys.executable)
    return tmp_path


def test_what_a_peer_measured_before_it_failed_is_kept(scripts):
    line = json.dumps(HANABI.line())
    (scripts / "hanabi.py").write_text(f"print('hello')\nprint({line!r})\nraise SystemExit('no more cards')\n")
    measured = peers.measure_peer(Peer("hanabi", ()), MOMENT)
    assert next(measured).game == "open_spiel/hanabi"
    with pytest.raises(PeerMissing, match="hanabi: no more cards"):
        next(measured)


def test_a_peer_that_takes_too_long_is_stopped(scripts):
    (scripts / "slow.py").write_text("import time\ntime.sleep(60)\n")
    with pytest.raises(PeerMissing, match="slow: it took too long"):
        list(peers.measure_peer(Peer("slow", (), limit=0.1), MOMENT))


def test_a_peer_that_cannot_be_installed_says_why(monkeypatch, tmp_path):
    monkeypatch.setattr(peers, "HOME", tmp_path)
    monkeypatch.setattr(peers.shutil, "which", lambda *_, **__: None)
    with pytest.raises(PeerMissing, match="uv, which is not here"):
        peers._prepare(Peer("hanabi", ("open_spiel",)))


def test_every_peer_has_a_script_and_a_locked_version():
    locked = peers.LOCK.read_text().replace("-", "_")
    for peer in peers.PEERS:
        assert (peers.SCRIPTS / f"{peer.script}.py").is_file()
        for package in peer.packages:
            assert f"\n{package}==" in locked
    assert "http" not in locked
