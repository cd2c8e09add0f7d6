"""How fast somebody may ask, by kind of asking: each person, and each address, behind which there may be several."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from dolmen.server.refusals import TooFast
from dolmen.server.settings import Settings

SHARED = 10  # an address may go on so many times as fast as a person
SHARED_BURST = 3  # and begin with so many times as much
SAME_NETWORK = 64  # bits of an IPv6 address that belong to one customer
MOST_BUCKETS = 5_000
FORGOTTEN_AT_ONCE = 2  # buckets: more than come, so that those who were here long ago take no memory


class Bucket:
    """Tokens that drip in at a steady rate; each request takes one. Buckets that are full again are thrown away."""

    def __init__(
        self, per_second: float, burst: float, now: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS
    ):
        self.per_second, self.burst, self.now, self.most = per_second, burst, now, most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> bool:
        """Whether somebody may go ahead."""
        now, known = self.now(), self._left.get(who)
        if known is None:
            left = self.burst
        else:
            left = min(self.burst, known[0] + (now - known[1]) * self.per_second)
            self._left.move_to_end(who)
        self._left[who] = (left - 1 if left >= 1 else left, now)
        if known is None:
            for _ in range(FORGOTTEN_AT_ONCE):
                self._forget_oldest(now)
        return left >= 1

    def _forget_oldest(self, now: float) -> None:
        """Throws away what was not used for longest, if it is as good as new or there are too many."""
        left, last = next(iter(self._left.values()))
        is_full = left + (now - last) * self.per_second >= self.burst
        if len(self._left) > self.most or (is_full and len(self._left) > 1):
            self._left.popitem(last=False)

    @property
    def wait(self) -> int:
        """After how many seconds there is surely a token again."""
        return max(1, round(1 / self.per_second))


class Limits:
    """A bucket for each person and one for each address, of every kind."""

    def __init__(self, settings: Settings):
        acts, chats, hints = settings.acts_per_second, settings.chats_per_minute, settings.hints_per_minute
        tables, mails, guesses = settings.tables_per_hour, settings.mails_per_hour, settings.guesses_per_minute
        rates = {
            "asks": (acts, 10 * acts),
            "past": (acts / 2, 3 * acts),
            "acts": (acts, 3 * acts),
            "chats": (chats / 60, chats),
            "hints": (hints / 60, hints),
            "tables": (tables / 3600, max(5.0, tables / 6)),
            "mails": (mails / 3600, mails),
            "guesses": (guesses / 60, guesses),
            "reviews": (settings.reviews_per_day / 86_400, max(5.0, settings.reviews_per_day / 4)),
        }
        self.people = {kind: Bucket(*rate) for kind, rate in rates.items()}
        self.addresses = {kind: Bucket(SHARED * pace, SHARED_BURST * burst) for kind, (pace, burst) in rates.items()}

    def check(self, kind: str, person: str, address: str, is_newcomer: bool) -> None:
        """Refuses whoever is too fast. Whoever comes without a cookie is new each time, and goes by the address."""
        network = network_of(address)
        who = network if is_newcomer else person
        is_free = is_newcomer and kind == "asks"  # a first visit fetches several things; the address counts them
        if not (is_free or self.people[kind].take(who)) or not self.addresses[kind].take(network):
            raise TooFast(wait=self.people[kind].wait)


@lru_cache(maxsize=MOST_BUCKETS)
def network_of(address: str) -> str:
    """An address, or the network of one customer where each has very many."""
    if ":" not in address:
        return address
    try:
        return str(ipaddress.ip_network((address.partition("%")[0], SAME_NETWORK), strict=False))
    except ValueError:
        return address
