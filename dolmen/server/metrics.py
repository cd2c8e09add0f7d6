"""Figures for Prometheus, at /metrics: sums over all tables, from which nothing about one of them can be read."""

from prometheus_client import Counter, Gauge, Histogram

STEPS = Counter("dolmen_steps_total", "Steps played and kept, and takings-back")
REFUSED = Counter("dolmen_refused_total", "Messages answered with an error", ["key"])
CONNECTIONS = Gauge("dolmen_connections", "Open sockets")
TABLES = Gauge("dolmen_tables_in_memory", "Tables in memory")
STARTED = Counter("dolmen_tables_started_total", "Tables started")
ENDED = Counter("dolmen_tables_ended_total", "Games that came to their end")
BATCH = Histogram(
    "dolmen_commit_steps", "Steps in one commit", buckets=(0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000)
)
COMMIT_SECONDS = Histogram(
    "dolmen_commit_seconds",
    "Seconds a commit took",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
)
BOT_SECONDS = Histogram(
    "dolmen_bot_seconds",
    "Seconds a bot took with a worker, whatever it held",
    buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 60),
)
WORKERS_LOST = Counter("dolmen_workers_lost_total", "Bot processes that died or hung and were replaced")
REQUESTS = Counter("dolmen_requests_total", "HTTP requests", ["method", "status"])
CALLS = Counter("dolmen_calls_total", "Calls and e-mails, by way and outcome", ["way", "outcome"])
