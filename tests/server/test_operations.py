"""Watching over a server: health, figures, its log, and the files to run it with."""

from __future__ import annotations

import asyncio
import json
import logging
import logging.config
import re
import socket
from dataclasses import replace

import httpx
import pytest
from scripts.ports import free_port

from branchline.server.log_entries import Played
from branchline.server.logs import JsonFormatter, Sparing, WithoutRoomIds, log_config
from tests.server.live_server import HUMAN, QUICK, LiveServer, run_server, with_server


def test_a_server_says_that_it_is_alive_and_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: LiveServer) -> None:
        for path in ("/healthz", "/readyz"):
            answer = await server.http.get(path)
            assert (answer.status_code, answer.text) == (200, "ok\n")
            assert answer.headers["cache-control"] == "no-store"

        async def fail(_game: str) -> dict[str, int]:
            raise OSError("the disk is gone")

        monkeypatch.setattr(server.rooms.store, "tokens_of", fail)
        assert (await server.http.get("/healthz")).status_code == 200
        assert (await server.http.get("/readyz")).status_code == 503

    with_server(scenario)


def figure(text: str, name: str, **labels: str) -> float:
    """Return a figure of what Prometheus is told."""
    shown = ",".join(f'{key}="{value}"' for key, value in labels.items())
    line = re.escape(f"branchline_{name}" + (f"{{{shown}}}" if shown else ""))
    found = re.search(rf"^{line} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def test_figures_tell_what_happens_on_a_port_of_their_own() -> None:
    port = free_port()

    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, {"kind": "bot", "bot": "random"})
        async with server.player(room, tokens) as ann:
            await ann.until(lambda: ann.actions(0))
            await ann.act(0, ann.actions(0)[0]["action"])
            assert (await ann.act(0, 10**9))["type"] == "refused"
            await ann.until(lambda: ann.positions[0]["view"]["has_chosen"][1])
            async with httpx.AsyncClient(trust_env=False) as http:
                told = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
        log = [stored.entry for stored in server.rooms.live[room].state.log]
        moves = [entry for entry in log if isinstance(entry, Played)]
        assert figure(told, "moves_total", by="player") == 1
        assert 1 <= figure(told, "moves_total", by="bot") <= len(moves) - 1
        assert figure(told, "acknowledgement_seconds_count") >= 1
        assert figure(told, "acknowledgement_seconds_sum") > 0
        assert figure(told, "database_seconds_count", what="write") >= 3
        assert figure(told, "rooms_awake") == 1
        assert figure(told, "sockets") == 1
        assert "branchline_bot_queue " in told
        assert "branchline_refused_total" in told
        assert room not in told
        assert (await server.http.get("/metrics")).status_code == 404  # not where pages are

    with_server(scenario, replace(QUICK, metrics_port=port))
    with socket.socket() as probe:  # the port is free again
        assert probe.connect_ex(("127.0.0.1", port)) != 0


def test_no_room_id_stands_in_the_log_below_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[tuple[int, str]] = []

    def note(_logger: logging.Logger, record: logging.LogRecord) -> None:
        lines.append((record.levelno, record.getMessage()))

    monkeypatch.setattr(logging.Logger, "callHandlers", note)

    async def scenario() -> None:
        async with run_server(QUICK) as server:
            for name in ("uvicorn", "uvicorn.error", "branchline", "asyncio"):
                logging.getLogger(name).setLevel(logging.DEBUG)
            room, tokens = await server.room("poland", HUMAN, {"kind": "bot", "bot": "random"})
            async with server.player(room, tokens) as ann:
                await ann.until(lambda: ann.actions(0))
                await ann.act(0, ann.actions(0)[0]["action"])
            await server.http.get(f"/api/rooms/{room}")
            await server.http.get(f"/api/rooms/{room}/replay/1")
        said = [text for level, text in lines if level < logging.WARNING]
        assert any("WebSocket" in text for text in said)  # something was said at all
        assert not [text for text in said if room in text or tokens[0] in text]

    try:
        asyncio.run(scenario())
    finally:
        for name in ("uvicorn", "uvicorn.error", "branchline", "asyncio"):
            logging.getLogger(name).setLevel(logging.NOTSET)


def record(text: str, *args: object, level: int = logging.INFO) -> logging.LogRecord:
    return logging.LogRecord("a.b", level, __file__, 1, text, args, None)


def test_a_log_in_json_has_one_object_a_line() -> None:
    try:
        raise RuntimeError("two\nlines")
    except RuntimeError as error:
        failed = record("it %s", "failed")
        failed.exc_info = (RuntimeError, error, error.__traceback__)
    line = JsonFormatter().format(failed)
    assert "\n" not in line
    told = json.loads(line)
    assert told["message"] == "it failed"
    assert (told["level"], told["logger"]) == ("info", "a.b")
    assert "RuntimeError: two\nlines" in told["traceback"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["time"])
    for form in ("text", "json"):
        logging.config.dictConfig(log_config(form))


def test_many_lines_of_one_kind_are_counted_instead() -> None:
    now = [0.0]
    sparing = Sparing(lambda: now[0])
    assert sum(sparing.filter(record("no file %d", number)) for number in range(500)) == 5
    assert sparing.filter(record("another"))
    now[0] += 11
    last = record("no file %d", 500)
    assert sparing.filter(last)
    assert last.getMessage() == "no file 500 [+495]"


def test_ids_are_taken_out_of_what_is_no_warning() -> None:
    quiet, loud = WithoutRoomIds(), 'GET "/ws/aB3_x?y" %s'
    said = record(loud, "/api/rooms/aB3_x/record")
    assert quiet.filter(said)
    assert said.getMessage() == 'GET "/ws/…?y" /api/rooms/…/record'
    warned = record(loud, "now", level=logging.WARNING)
    quiet.filter(warned)
    assert "aB3_x" in warned.getMessage()
