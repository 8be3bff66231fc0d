"""`branchline serve --processes`: several servers on one machine, on one port and one database.

Each is a process of its own; one that ends is started again. The address of the database, which may
hold a password, is passed on in the environment, not on the command line.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from tempfile import TemporaryDirectory
from typing import Final

import click
from click.core import ParameterSource
from sqlalchemy.exc import SQLAlchemyError
from uvicorn import Server

from branchline.cli.databases import DATABASE_VARIABLE, no_database
from branchline.cli.serve import NEIGHBOURS, SECRET
from branchline.locales import say
from branchline.server.database_address import read_address
from branchline.server.settings import Settings
from branchline.server.store import Store
from branchline.server.uvicorn_server import address_of, shared_socket

NOT_PASSED_ON: Final = {
    *("database", "processes", "upgrade", "host", "port", "shared_port", "metrics_port")
}
PARENT: Final = "BRANCHLINE_PARENT"
"""The process that looks after this one, which ends with it."""
LOOK_SECONDS: Final = 0.2
SHORT_LIFE: Final = 5.0
MOST_SHORT_LIVES: Final = 5
"""So many in a row, and something is wrong that another start does not mend."""
END_SECONDS: Final = 15.0


def serve_together(settings: Settings, host: str, port: int, count: int) -> None:
    """Start servers and look after them until stopped."""
    if not read_address(settings.database).is_shared:
        raise click.UsageError(say("processes-need-postgresql", count=count))
    try:  # whatever is wrong with the database is told once, and it is upgraded once
        Store(settings.database, upgrade=settings.upgrade).close()
    except SQLAlchemyError as error:
        raise no_database(settings.database, error) from None
    with shared_socket(host, port) as door:  # bound, it keeps the port; it never listens
        name = door.getsockname()
        click.echo(say("processes-are-at", count=count, address=address_of(name)))
        sys.stdout.flush()
        arguments = ["--host", host, "--port", str(name[1]), "--shared-port", *passed_on()]
        with TemporaryDirectory(prefix="branchline-") as folder:  # for their user alone
            Together(arguments, settings, count, folder).run()


def passed_on() -> list[str]:
    """Return the options of this command line that its servers get as well."""
    context = click.get_current_context()
    arguments: list[str] = []
    for each in context.command.params:
        name = each.name or ""
        given = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if not given or name in NOT_PASSED_ON or not isinstance(each, click.Option):
            continue
        value = context.params[name]
        if each.is_flag:
            arguments += [each.opts[0]] if value else []
        else:
            for one in value if each.multiple else (value,):
                arguments += [each.opts[0], str(one)]
    return arguments


class Together:
    """Servers that are started again whenever one ends."""

    def __init__(
        self, arguments: Sequence[str], settings: Settings, count: int, folder: str
    ) -> None:
        self.command = [sys.executable, "-m", "branchline", "serve", *arguments]
        self.metrics_port = settings.metrics_port
        """That of the first; the others have the next ones."""
        own = {DATABASE_VARIABLE: settings.database, PARENT: str(os.getpid()), NEIGHBOURS: folder}
        if settings.allow_uploads:  # one for all: the owner's page is answered by any of them
            own[SECRET] = settings.uploads_secret
        self.environment = {**os.environ, **own}
        self.count = count
        self.ending = threading.Event()
        self.short_lives = 0

    def run(self) -> None:
        """Run them until this process is told to end."""
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, lambda *_: self.ending.set())
        running = [self.start(number) for number in range(self.count)]
        try:
            while not self.ending.wait(LOOK_SECONDS):
                running = [self.still(number, *each) for number, each in enumerate(running)]
        finally:
            self.end([process for process, _ in running])

    def start(self, number: int) -> tuple[subprocess.Popen[bytes], float]:
        """Start a server; return it, and when that was."""
        command = self.command
        if self.metrics_port is not None:
            port = self.metrics_port + number if self.metrics_port else 0
            command = [*command, "--metrics-port", str(port)]
        process = subprocess.Popen(command, env=self.environment)  # noqa: S603 - our own
        return process, time.monotonic()

    def still(
        self, number: int, process: subprocess.Popen[bytes], since: float
    ) -> tuple[subprocess.Popen[bytes], float]:
        """Return a server that runs, or the one that takes its place."""
        code = process.poll()
        if code is None:
            if time.monotonic() - since > SHORT_LIFE:
                self.short_lives = 0
            return process, since
        lived = time.monotonic() - since
        self.short_lives = self.short_lives + 1 if lived < SHORT_LIFE and code > 0 else 0
        if self.short_lives >= MOST_SHORT_LIVES:
            raise click.ClickException(say("process-gives-up", code=code))
        click.echo(say("process-restarts", code=code), err=True)
        if lived < SHORT_LIFE:
            self.ending.wait(LOOK_SECONDS * 5)
        return self.start(number)

    def end(self, processes: Sequence[subprocess.Popen[bytes]]) -> None:
        """End all servers."""
        for process in processes:
            process.terminate()
        deadline = time.monotonic() + END_SECONDS
        for process in processes:
            try:
                process.wait(max(0.1, deadline - time.monotonic()))
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def serve_with_others(server: Server, host: str, port: int) -> None:
    """Run one of several servers on a port, for as long as whoever started it lives."""
    door = shared_socket(host, port)
    parent = os.environ.get(PARENT)
    if parent is not None:
        threading.Thread(target=end_with, args=(int(parent), server), daemon=True).start()
    server.run(sockets=[door])


def end_with(parent: int, server: Server) -> None:
    """End a server when its parent is gone."""
    while os.getppid() == parent:
        time.sleep(LOOK_SECONDS)
    server.should_exit = True
