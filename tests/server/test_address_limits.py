"""What one address may do and have, and work that is done once for all who ask."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from branchline.server.address_limits import RoomMakers
from branchline.server.bot_moves import Advice, BotQuestion
from branchline.server.costly_work import MOST_WAITING, AnswerCache, CostlyWork
from branchline.server.finished_games import kept_entries
from branchline.server.refusals import Refusal
from branchline.server.replays import Replays
from branchline.server.security import HEADERS
from branchline.server.settings import Settings
from tests.server.live_server import (
    GREEDY,
    HUMAN,
    PATIENCE,
    QUICK,
    RANDOM,
    LiveServer,
    play_out,
    with_server,
)

BODY = {"map": "poland", "seats": [HUMAN, HUMAN]}


def test_an_address_has_so_many_rooms_at_work_and_no_more() -> None:
    async def scenario(server: LiveServer) -> None:
        made = [(await server.http.post("/api/rooms", json=BODY)) for _ in range(4)]
        assert [each.status_code for each in made] == [201, 201, 201, 429]
        assert made[-1].json()["detail"]["id"] == "refusal-rooms-of-address"
        server.rooms.forget(server.rooms.live[made[0].json()["room"]])  # asleep, it counts no more
        assert (await server.http.post("/api/rooms", json=BODY)).status_code == 201
        lesson = (await server.http.get("/api/options")).json()["lessons"][0]
        assert (await server.http.post(f"/api/lessons/{lesson}", json={})).status_code == 429

    with_server(scenario, replace(QUICK, rooms_per_address=3))


def test_an_address_makes_so_many_rooms_a_day() -> None:
    makers = RoomMakers(Settings(rooms_per_day=3), lambda _room: False)
    for host in ("203.0.113.1", "203.0.113.2"):
        for number in range(3):
            with makers.making(host):
                makers.note(host, f"{host}-{number}")
        with pytest.raises(Refusal, match="today"), makers.making(host):
            pass


def test_rooms_and_rematches_that_are_refused_do_not_count_for_the_day() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            for _ in range(5):
                assert (await both.do("rematch", seat=0))["detail"]["id"] == "refusal-not-over"
                wrong = await server.http.post("/api/rooms", json={**BODY, "map": "nowhere"})
                assert wrong.json()["detail"]["id"] == "refusal-no-such-map"
        made = [(await server.http.post("/api/rooms", json=BODY)) for _ in range(2)]
        assert [each.status_code for each in made] == [201, 429]
        assert made[-1].json()["detail"]["id"] == "refusal-rooms-today"

    with_server(scenario, replace(QUICK, rooms_per_day=2))


def from_address(server: LiveServer, host: str) -> httpx.AsyncClient:
    headers = {"X-Forwarded-For": f"198.51.100.99, {host}"}
    return httpx.AsyncClient(base_url=server.http.base_url, headers=headers, trust_env=False)


def test_only_a_named_proxy_is_believed_where_a_request_comes_from() -> None:
    async def scenario(server: LiveServer) -> None:
        codes = []
        for host in ("203.0.113.1", "203.0.113.2"):
            async with from_address(server, host) as http:
                codes += [(await http.post("/api/rooms", json=BODY)).status_code for _ in range(2)]
        assert codes == ([201, 429] * 2 if server.rooms.settings.proxies else [201, 429, 429, 429])

    for proxies in ((), ("127.0.0.1",), ("127.0.0.0/8",)):
        with_server(scenario, replace(QUICK, rooms_per_address=1, proxies=proxies))


def test_websockets_through_a_proxy_are_counted_by_who_is_behind_it() -> None:
    async def scenario(server: LiveServer) -> None:
        room, _ = await server.room("poland", HUMAN, HUMAN)
        address = f"ws://127.0.0.1:{server.port}/ws/{room}"

        def visit(host: str) -> connect:
            return connect(address, proxy=None, additional_headers={"X-Forwarded-For": host})

        async with visit("203.0.113.1"), visit("203.0.113.1"), visit("203.0.113.2"):
            with pytest.raises(InvalidStatus) as refused:
                async with visit("203.0.113.1"):
                    pass
            assert refused.value.response.status_code == 429
            for header, value in HEADERS.items():
                assert refused.value.response.headers[header] == value
        async with visit("203.0.113.1"), visit("203.0.113.1"):
            pass

    with_server(scenario, replace(QUICK, connections_per_address=2, proxies=("127.0.0.1",)))


def test_steps_of_a_replay_are_limited_by_address_and_found_once() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            await play_out(both, (0, 1), lambda count: count - 1)
        path = f"/api/rooms/{room}/replay"
        first = [await server.http.get(f"{path}/{move}") for move in (0, 1, 2)]
        assert [each.status_code for each in first] == [200] * 3
        assert (await server.http.get(f"{path}/3")).status_code == 429
        assert (await server.http.get(f"/api/rooms/{room}/race")).status_code == 429
        again = [await server.http.get(f"{path}/{move}") for move in (0, 1, 2)] * 3
        assert [each.content for each in again] == [each.content for each in first] * 3

    with_server(scenario, replace(QUICK, costly_per_minute=0.001, costly_burst=3))


def test_a_replay_is_the_same_forwards_backwards_and_from_the_start() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, HUMAN)
        async with server.player(room, tokens) as both:
            await both.until(lambda: len(both.positions) == 2)
            await play_out(both, (0, 1), lambda count: count // 2)
        log = tuple(server.rooms.live[room].state.log)
        last = len(kept_entries(log))
        one, many = Replays(), {}
        for move in (0, 1, 2, 7, 8, last + 50, 5, 6, 0):
            step = one.step(room, log, move)
            many[move] = step
            assert step == Replays().step(room, log, move), move
            assert step.move == min(move, step.moves)
        for number in range(20):  # others come and go
            one.step(f"other-{number}", log, 1)
        assert one.step(room, log, 7) == many[7]

    with_server(scenario)


def test_work_is_done_one_after_the_other_and_shared_by_those_who_ask_for_the_same() -> None:
    async def scenario() -> None:
        work = CostlyWork(Settings(costly_burst=1000))
        go, done = threading.Event(), []

        def slow(number: int) -> bytes:
            assert go.wait(PATIENCE)
            done.append(number)
            return b"%d" % number

        same = [asyncio.create_task(work.find("a", 1, lambda: slow(1))) for _ in range(20)]
        others = [
            asyncio.create_task(work.find("b", number, lambda number=number: slow(number)))  # type: ignore[misc]
            for number in range(2, MOST_WAITING + 3)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert isinstance(others[-1].exception(), Refusal)  # too much at once
        go.set()
        assert await asyncio.gather(*same) == [b"1"] * 20
        assert await asyncio.gather(*others[:-1]) == [b"%d" % n for n in range(2, MOST_WAITING + 2)]
        assert done == list(range(1, MOST_WAITING + 2))
        await work.close()

    asyncio.run(scenario())


def test_addresses_take_turns_whatever_one_of_them_has_asked_for() -> None:
    async def scenario() -> None:
        work = CostlyWork(Settings(costly_burst=1000))
        done: list[str] = []

        def note(name: str) -> bytes:
            done.append(name)
            return b""

        asked = [f"a{number}" for number in range(MOST_WAITING)] + ["b0", "b1", "c0"]
        await asyncio.gather(*(work.find(n[0], n, lambda n=n: note(n)) for n in asked))  # type: ignore[misc]
        assert done[:6] == ["a0", "b0", "c0", "a1", "b1", "a2"]
        assert len(done) == len(asked)
        await work.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("failure", [StopIteration, type("Panic", (BaseException,), {})])
def test_whatever_goes_wrong_in_a_piece_of_work_the_next_has_its_turn(
    failure: type[BaseException],
) -> None:
    async def scenario() -> None:
        work = CostlyWork(Settings())

        def fail() -> bytes:
            raise failure

        asked = asyncio.create_task(work.find("a", "x", fail))
        others = asyncio.create_task(work.find("b", "y", lambda: b"found"))
        await asyncio.wait([asked, others], timeout=20)
        assert others.done()
        assert others.result() == b"found"
        assert isinstance(asked.exception(), RuntimeError)
        await work.close()

    asyncio.run(scenario())


def test_work_that_fails_is_not_kept_and_who_goes_leaves_it_to_others() -> None:
    async def scenario() -> None:
        work = CostlyWork(Settings())

        def fail() -> bytes:
            raise RuntimeError("no")

        for _ in range(2):
            with pytest.raises(RuntimeError):
                await work.find("a", "x", fail)
        leaving = asyncio.create_task(work.find("a", "y", lambda: b"found"))
        await asyncio.sleep(0)
        staying = asyncio.create_task(work.find("b", "y", lambda: b"never asked"))
        await asyncio.sleep(0)
        leaving.cancel()
        assert await staying == b"found"
        await work.close()

    asyncio.run(scenario())


def test_kept_answers_have_a_limit() -> None:
    cache = AnswerCache(100)
    for number in range(10):
        cache.put(number, b"x" * 30)
    assert cache.bytes <= 100
    assert cache.get(9) is not None
    assert cache.get(0) is None
    cache.put("large", b"x" * 101)
    assert cache.get("large") is None
    assert cache.bytes == 0


def counting(question: BotQuestion) -> Advice:
    """Give another hint each time: only a hint that is kept is the same twice."""
    return Advice(question.legal[question.seed % len(question.legal)])


def test_one_position_has_one_hint_and_hints_are_limited_by_address() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("europe", HUMAN, HUMAN)
        hints = []
        for _ in range(4):  # a limit of each connection would not be noticed
            async with server.player(room, tokens) as both:
                await both.until(lambda: both.actions(0))
                for _ in range(3):
                    hint = await both.do("hint", seat=0)
                    hints.append((hint["type"], hint.get("action"), hint.get("text")))
        assert len(set(hints)) == 1
        codes = []
        for _ in range(12):
            name, keys = await server.room("europe", HUMAN, RANDOM)
            async with server.player(name, keys) as ann:
                await ann.until(lambda: ann.actions(0))
                codes.append((await ann.do("hint", seat=0)).get("reason"))
        assert codes == [None] * 9 + ["too fast"] * 3

    with_server(scenario, replace(QUICK, advise=counting, hints_per_address=0.001))


def test_facts_of_maps_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: LiveServer) -> None:
        answers = [await server.http.get("/api/maps/usa") for _ in range(5)]
        assert {each.status_code for each in answers} == {200}
        assert len({each.content for each in answers}) == 1
        plain = await server.http.get("/api/maps/usa", headers={"Accept-Encoding": "identity"})
        assert plain.json() == answers[0].json()
        assert "content-encoding" not in plain.headers
        assert answers[0].headers["content-encoding"] == "gzip"
        assert (await server.http.get("/api/maps/poland")).status_code == 429

    with_server(scenario, replace(QUICK, costly_per_minute=0.001, costly_burst=2))


def test_rematches_count_as_rooms() -> None:
    async def scenario(server: LiveServer) -> None:
        room, tokens = await server.room("poland", HUMAN, GREEDY)
        async with server.player(room, tokens) as ann:
            await ann.until(lambda: ann.positions)
            await play_out(ann, (0,), lambda count: count - 1)
            await server.room("poland", HUMAN, HUMAN)
            answer = await ann.do("rematch", seat=0)
            assert answer["reason"] == "too fast"

    with_server(scenario, replace(QUICK, rooms_per_address=1))
