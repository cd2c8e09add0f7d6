"""Tests with PostgreSQL are collected only where it is installed; the report's head says so. No test is skipped."""

import pytest

from dolmen.core.seed import seed_from
from dolmen.server.table import seating
from tests.server.postgres import programs

collect_ignore = [] if programs() else ["test_postgres.py", "test_postgres_faults.py"]


def pytest_report_header() -> str:
    return f"PostgreSQL: {programs() or 'not installed, tests/server/test_postgres*.py are left out'}"


@pytest.fixture
def one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server gives its table the same name and seed."""
    monkeypatch.setattr(seating, "fresh_table_name", lambda: "onetable")
    monkeypatch.setattr(seating, "fresh_seed", lambda: seed_from(5))
