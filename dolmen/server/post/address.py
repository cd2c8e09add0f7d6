"""Where a call may go. The address of a push service is a browser's word, so that nothing is believed about it."""

from __future__ import annotations

import ipaddress
import socket
from urllib.parse import urlsplit

from dolmen.server.refusals import Refusal

HTTPS = 443
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")  # addresses of IPv4 in those of IPv6


class BadAddress(Refusal):
    """An address to which no call is sent."""

    key = "error-push-address"


def check_address(address: str, private: tuple[str, ...]) -> tuple[str, int]:
    """The host and port of a push service: https on its usual port, and no address of a private network.

    `private` are hosts that the operator allows all the same, with any port: a push service of their own.
    """
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").lower(), parts.port or HTTPS
    except ValueError:
        raise BadAddress() from None
    is_plain = address.isascii() and address.isprintable() and " " not in address
    if parts.scheme != "https" or not host or parts.username or parts.fragment or not is_plain:
        raise BadAddress()
    if host not in private and (port != HTTPS or _is_private_name(host)):
        raise BadAddress()
    return host, port


def _is_private_name(host: str) -> bool:
    try:
        return not is_public(host)
    except ValueError:
        return "." not in host or host.endswith((".localhost", ".local", ".internal", ".lan", ".home.arpa"))


def is_public(address: str) -> bool:
    """Whether an address of IPv4 or IPv6 is one of the open internet."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if found in TRANSLATED or found.sixtofour or found.teredo:
            return False
    return found.is_global and not found.is_multicast


def resolve(host: str, port: int, private: tuple[str, ...]) -> str:
    """An address to connect to, looked up now and checked: a name may mean another one tomorrow."""
    found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not found or (host not in private and not all(map(is_public, found))):
        raise BadAddress()
    return found[0]
