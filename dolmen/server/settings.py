"""What can be set about a server: from the environment, each with a default that suits one machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "DOLMEN_"


def default_database() -> str:
    """One SQLite file among the user's data."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return f"sqlite:///{home / 'dolmen' / 'dolmen.sqlite3'}"


@dataclass(frozen=True)
class Settings:
    """Every setting; `DOLMEN_BOT_PAUSE=0.5` in the environment sets `bot_pause`."""

    database: str = field(default_factory=default_database)
    address: str = ""  # where friends reach this server, if not by the address in my browser
    home: str = ""  # where people reach us, such as https://games.example, for links; else what their browser says
    origins: str = ""  # further origins, separated by blanks, whose pages may talk to us; our own host always may
    workers: int = field(default_factory=lambda: max((os.cpu_count() or 1) // 2, 1))  # processes in which bots think
    wake_workers: bool = True  # start them with the server; else when the first bot is to move
    bot_pause: float = 0.9  # seconds from the last step to a bot's, whatever it holds
    bot_seconds: float = 10.0  # how long a bot may think at most; a level takes less if it needs less
    bot_deadline: float = (
        60.0  # seconds after which a worker counts as dead; its first answer may have to wait for the compiler
    )
    acts_per_second: float = 20.0  # for one person; ten times that for one address
    sockets_per_address: int = 500
    chats_per_minute: float = 20.0
    hints_per_minute: float = 10.0
    tables_per_hour: float = 120.0
    coach_seconds: float = 2.0  # how long the coach may think before a move is played
    reviews: int = 1  # processes that make reviews of finished games, at the lowest priority; 0: there are none
    review_threads: int = field(default_factory=lambda: max((os.cpu_count() or 1) // 2, 1))  # of each of them
    review_niceness: int = 19  # how far they step back behind everything else on the machine, 0 to 19
    review_guesses: int = 0  # with which each decision begins; 0: as many as the game wants
    reviews_per_day: float = 40.0  # that one person may ask for
    reviews_waiting: int = 3  # of one person at a time
    review_seconds: float = 900.0  # after which one is given up
    undos_per_step: int = 10  # how often one step may be taken back
    absence_seconds: float = 90.0  # how long the others wait for somebody away before a bot may have the seat
    idle_seconds: float = 60.0  # after which a table that nobody uses gives its memory back
    body_seconds: float = 10.0  # within which the body of a request has to come
    header_seconds: float = 10.0  # within which its head has to come
    connections_per_address: int = 500  # not counted for this machine itself, where a web server may stand in front
    metrics_token: str = ""  # whoever has it may read /metrics; without one, only this machine may
    smtp: str = ""  # smtps://user:password@host, or smtp://…:587; without one no e-mail is sent. Needs `home`
    mail_from: str = ""  # Dolmen <dolmen@games.example>; else the user of `smtp`
    push_private: str = ""  # hosts of push services that may be in a private network, blanks between
    mails_per_hour: float = 6.0  # that one person may ask for
    guesses_per_minute: float = 10.0  # of links, codes and the like
    call_seconds: float = 60.0  # after which somebody who is not there is told that it is their turn
    news_seconds: float = 25.0  # for which a lobby's question for news waits
    host_token: str = ""  # whoever has it may take abuse away (`dolmen host`); without one, nobody may
    days_off: int = 30  # a year, for each person
    close_days: float = 30.0  # after which a table without an act is closed
    log_json: bool = True

    @classmethod
    def from_environment(cls, **given: Any) -> Settings:
        """The settings of the environment; what is given by name goes first."""
        found: dict[str, Any] = {}
        for setting in fields(cls):
            text = os.environ.get(PREFIX + setting.name.upper())
            if text is not None:
                found[setting.name] = _read(text, str(setting.type))
        return cls(**{**found, **given})


def _read(text: str, kind: str) -> Any:
    if kind == "bool":
        return text.strip().lower() in ("1", "true", "yes", "on")
    return {"int": int, "float": float}.get(kind, str)(text)
