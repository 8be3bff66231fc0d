"""Addresses and networks as options take them: anything else is refused at once."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Final

import click

from branchline.locales import say


class AddressType(click.ParamType[str]):
    """A number on a network, such as 192.168.1.5, that a server can listen on."""

    name = "address"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the address, if it is one."""
        try:
            found = ip_address(value)
        except ValueError:
            found = None
        if found is None or found.is_unspecified or found.is_multicast:
            self.fail(say("not-an-address", address=repr(value)), param, ctx)
        return str(found)


class NetworkType(click.ParamType[str]):
    """An address, or all addresses of a network, such as 10.0.0.0/8."""

    name = "network"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the network, if it is one."""
        try:
            return str(ip_network(value, strict=False))
        except ValueError:
            self.fail(say("not-a-network", network=repr(value)), param, ctx)


ADDRESS: Final = AddressType()
NETWORK: Final = NetworkType()
