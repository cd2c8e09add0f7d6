"""Finds a real Chromium, or installs one by the system's package manager or Playwright."""

import os
import shutil
import subprocess
import sys

from tests.programs import install, is_offered

LIGHT = "chromium-headless-shell"  # the same pages without what goes around them, for half of the work
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str | None:
    """The path of a Chromium; None stands for the one that Playwright has installed for itself."""
    return installed(LIGHT) or whole_chromium()


def whole_chromium() -> str | None:
    """A whole one: on a person's own pages, with notifications and passkeys, the light one does not answer."""
    found = installed(*WHOLE)
    if found:
        return found
    install("chromium")
    if found := installed(*WHOLE):
        return found
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return None


def installed(*names: str) -> str | None:
    """An installed one: named by CHROME, or found on the path."""
    return os.environ.get("CHROME") or next((path for name in names if (path := shutil.which(name))), None)


def prepare() -> None:
    """Finds or installs a whole one, and the light one where the system has it to offer."""
    if not os.environ.get("CHROME") and not shutil.which(LIGHT) and is_offered(LIGHT):
        install(LIGHT)
    whole_chromium()
