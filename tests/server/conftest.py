"""Tests with PostgreSQL are collected only where it is installed; the report's head says so. No test is skipped."""

from tests.server.postgres import programs

collect_ignore = [] if programs() else ["test_postgres.py"]


def pytest_report_header() -> str:
    return f"PostgreSQL: {programs() or 'not installed, tests/server/test_postgres.py is left out'}"
