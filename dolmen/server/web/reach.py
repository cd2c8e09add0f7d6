"""Whether friends can come in: the address of this machine on the network, and which addresses are only its own."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

ANYWHERE = ("0.0.0.0", "::")  # hosts that listen to every network
FAR = ("192.0.2.1", 9)  # an address for examples: nothing is sent there


def network_address() -> str | None:
    """The address of this machine on the network it is in; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)  # asks the system which way it would go; sends nothing
        except OSError:
            return None
        found = probe.getsockname()[0]
    return None if ipaddress.ip_address(found).is_loopback else found


def is_own(home: str) -> bool:
    """Whether an address means this machine itself, so that nobody else gets there by it."""
    host = urlsplit(home).hostname or "localhost"
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:  # a name
        return False


def friends_home(home: str, address: str) -> str | None:
    """Where friends find the pages of a server that I see at `home`; `address` is what its operator has set."""
    if not is_own(home):
        return home
    return address.rstrip("/") or None
