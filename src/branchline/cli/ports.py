"""Ports to listen on, and what is said of one that cannot be had."""

from __future__ import annotations

import os
import socket

import click

from branchline.locales import say


def refused(port: int | None, error: OSError, option: str) -> click.ClickException:
    """Return the error that says why nobody can listen on a port, and which option names it."""
    problem = error.strerror or str(error)
    return click.ClickException(say("port-refused", port=str(port), problem=problem, option=option))


def listen_again(door: socket.socket) -> None:
    """Let a socket have a port that was just used, which would seem taken else."""
    if os.name == "posix":
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def check_port(host: str, port: int, option: str) -> None:
    """Refuse a port that is taken, or an address that is not this machine's."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        with socket.socket(found[0], socket.SOCK_STREAM) as door:
            listen_again(door)
            door.bind(found[4])
    except OSError as error:
        raise refused(port, error, option) from None
