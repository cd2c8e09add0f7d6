"""What is installed beyond the base: `has("fast")`, `need("server", asked="dolmen serve")`."""

from __future__ import annotations

from importlib.util import find_spec

from dolmen.core.errors import MissingExtra

# The extras of pyproject.toml, and what Python imports of each.
MODULES = {
    "fast": ("numba",),
    "server": (
        "alembic",
        "cryptography",
        "itsdangerous",
        "jinja2",
        "markdown_it",
        "prometheus_client",
        "sqlalchemy",
        "starlette",
        "structlog",
        "tzdata",
        "uvicorn",
        "webauthn",
    ),
    "postgres": ("asyncpg",),
    "envs": ("PIL", "gymnasium", "pettingzoo", "pyspiel", "resvg_py"),
    "study": ("altair", "pandas", "pyarrow", "vl_convert"),
    "cluster": ("ray",),
    "gpu": ("numba_cuda",),
    "net": ("onnxruntime",),
    "train": ("onnx", "torch"),
}
LARGE = frozenset({"cluster", "gpu", "train"})  # not part of `all`


def has(extra: str) -> bool:
    """Whether everything an extra brings is installed."""
    return all(find_spec(module) is not None for module in MODULES[extra])


def need(extra: str, asked: str) -> None:
    """Refuses what was asked where an extra is not installed, and says how to install it."""
    if not has(extra):
        raise MissingExtra(asked=asked, extra=extra)
