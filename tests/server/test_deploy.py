"""What lies in deploy/, and what docs/hosting.md and bench/faults.md say, fit the server and its tests."""

from __future__ import annotations

import configparser
import re
from dataclasses import fields
from pathlib import Path

from dolmen.server.settings import PREFIX, Settings

ROOT = Path(__file__).parents[2]
DEPLOY, HOSTING = ROOT / "deploy", ROOT / "docs" / "hosting.md"
SETTINGS = {PREFIX + setting.name.upper() for setting in fields(Settings)}
ELSEWHERE = {"DOLMEN_CACHE"}  # of the core, and of the levels that are compiled


def named_in(text: str) -> set[str]:
    return set(re.findall(r"\bDOLMEN_[A-Z_]+\b", text))


def test_every_setting_is_described_and_every_described_one_exists() -> None:
    told = {
        name for line in HOSTING.read_text().splitlines() if line.startswith("| `DOLMEN") for name in named_in(line)
    }
    assert told == SETTINGS | ELSEWHERE


def test_deploy_names_only_settings_that_exist() -> None:
    for file in DEPLOY.iterdir():
        assert named_in(file.read_text()) <= SETTINGS | ELSEWHERE, file.name


def test_the_service_writes_for_its_owner_alone_and_comes_back_after_a_crash() -> None:
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read(DEPLOY / "dolmen.service")
    service = unit["Service"]
    assert service["UMask"] == "0077" and service["Restart"] == "always"
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes" and service["ProtectSystem"] == "strict"


def test_the_web_server_in_front_keeps_people_on_https_and_passes_on_who_they_are() -> None:
    text = (DEPLOY / "nginx.conf").read_text()
    (seconds,) = re.findall(r'add_header Strict-Transport-Security "max-age=(\d+)[^"]*" always;', text)
    assert int(seconds) >= 31_536_000
    assert "return 301 https://" in text and "location = /metrics { return 403; }" in text
    for passed in ("Host", "X-Forwarded-For", "X-Forwarded-Proto", "Upgrade", "Connection"):
        assert re.search(rf"proxy_set_header {passed} ", text), passed
    longest = float(re.findall(r"proxy_read_timeout (\d+)s", text)[0])
    assert longest > Settings().news_seconds, "a lobby's question for news waits so long"
    caddy = HOSTING.read_text()
    assert "Strict-Transport-Security" in caddy


def test_the_container_does_not_run_as_root_and_keeps_its_data_in_a_volume() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    assert "USER dolmen" in lines and "VOLUME /var/lib/dolmen" in lines
    assert lines.index("USER dolmen") < next(n for n, line in enumerate(lines) if line.startswith("ENTRYPOINT"))


def test_every_test_that_the_page_of_faults_names_exists() -> None:
    sources = "".join(file.read_text() for file in (ROOT / "tests").rglob("test_*.py"))
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "bench" / "faults.md").read_text()))
    assert len(named) > 40
    assert [name for name in sorted(named) if f"def {name}(" not in sources] == []
