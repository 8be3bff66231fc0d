"""Who a limit counts for: an address, or for IPv6 the network that one connection is given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

HOME_NETWORK: Final = 64
"""Bits of an IPv6 address that a customer's network has in common; the rest is theirs to choose."""
Network = IPv4Network | IPv6Network


@lru_cache(maxsize=4096)
def counted_as(host: str) -> str:
    """Return what limits know the client at an address as.

    >>> counted_as("203.0.113.7"), counted_as("::ffff:203.0.113.7"), counted_as("2001:db8::7:1")
    ('203.0.113.7', '203.0.113.7', '2001:db8::/64')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address), HOME_NETWORK), strict=False))


class Proxies:
    """The proxies whose word on where a request comes from counts."""

    def __init__(self, named: Collection[str]) -> None:
        """Take addresses and networks, such as 10.0.0.0/8."""
        self.networks: tuple[Network, ...] = tuple(ip_network(each) for each in named)

    def __contains__(self, host: str) -> bool:
        if not self.networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self.networks)


class CountByAddress:
    """How many of something each address has open; no more than so many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    @property
    def total(self) -> int:
        """How many there are of all addresses."""
        return self.open.total()

    def enter(self, host: str) -> bool:
        """Count one more for an address; False if it has enough already."""
        address = counted_as(host)
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, host: str) -> None:
        """Count one less."""
        address = counted_as(host)
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]
