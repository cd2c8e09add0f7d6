"""Programs that tests need beside Python. `python -m tests.programs` installs what is missing, where it can."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def install(package: str) -> None:
    """Installs a package of the system, where that is for us to do: as root, on Debian and its kin."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], check=False, env=quiet)
        subprocess.run(["apt-get", "install", "-y", "-q", "--no-install-recommends", package], check=False, env=quiet)


def is_offered(package: str) -> bool:
    """Whether the system's package manager knows a package."""
    if not shutil.which("apt-cache"):
        return False
    return subprocess.run(["apt-cache", "show", package], capture_output=True, check=False).returncode == 0


def main() -> None:
    """Finds or installs a browser and a database server, before tests on all cores look for them at once."""
    from tests.browser.chromium import prepare
    from tests.server.postgres import programs

    prepare()
    if programs() is None:
        install("postgresql")
    if programs() is None:
        print("PostgreSQL cannot be installed here: its tests are left out.", file=sys.stderr)


if __name__ == "__main__":
    main()
