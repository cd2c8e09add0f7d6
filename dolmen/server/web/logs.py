"""Structured logs: one JSON object per line, or lines for people."""

from __future__ import annotations

import logging
import sys

import structlog


def set_up_logs(is_json: bool) -> None:
    """Logs to standard error, from now on."""
    look = structlog.processors.JSONRenderer() if is_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            look,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(message)s")
