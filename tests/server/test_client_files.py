"""Files of the client, boards and facts: compressed, kept as long as is right, and no others."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from branchline.boards.files import THUMBNAIL
from branchline.maps import map_ids
from branchline.server import drawings
from branchline.server.app import make_app
from branchline.server.catalogue import Catalogue
from tests.server.live_server import QUICK, LiveServer, with_server

SCRIPT = b"let trains = 45;\n" * 200


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A small client as the build leaves it; what its compressed forms hold tells them apart."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>branchline</title>")
    (folder / "sw.js").write_text("1")
    (folder / "manifest.webmanifest").write_text("{}")
    script = folder / "assets" / "app-4f2a.js"
    script.write_bytes(SCRIPT)
    script.with_name("app-4f2a.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    script.with_name("app-4f2a.js.br").write_bytes(b"as if by brotli")
    (tmp_path / "secret").write_text("secret")
    return folder


@pytest.fixture
def app(client: Path) -> Iterator[Starlette]:
    app = make_app(QUICK, client)
    yield app
    app.state.rooms.store.close()


async def get(app: Starlette, path: str, **headers: str) -> tuple[httpx.Response, bytes]:
    """Ask an application without a server; return the answer, and its bytes as they were sent."""
    transport = httpx.ASGITransport(app)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with (
        httpx.AsyncClient(transport=transport, base_url="http://test") as web,
        web.stream("GET", path, headers={"Accept-Encoding": "", **named}) as answer,
    ):
        return answer, b"".join([part async for part in answer.aiter_raw()])


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    """Run a scenario without a server."""

    async def whole() -> None:
        await scenario()

    asyncio.run(whole())


def test_the_shell_is_asked_for_every_time_and_hashed_files_are_kept(app: Starlette) -> None:
    async def scenario() -> None:
        page, body = await get(app, "/")
        assert b"<title>" in body
        assert page.headers["etag"]
        for path in ("/", "/sw.js", "/manifest.webmanifest"):
            answer, _ = await get(app, path)
            assert answer.headers["cache-control"] == "no-cache"
        manifest, _ = await get(app, "/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        script, _ = await get(app, "/assets/app-4f2a.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")

    run(scenario)


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("gzip;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_files_come_in_the_form_the_asker_takes(
    accepted: str, encoding: str | None, app: Starlette, client: Path
) -> None:
    async def scenario() -> None:
        path = "/assets/app-4f2a.js"
        answer, body = await get(app, path, Accept_Encoding=accepted)
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        end = {"br": ".br", "gzip": ".gz", None: ""}[encoding]
        assert body == (client / f"assets/app-4f2a.js{end}").read_bytes()
        tag = answer.headers["etag"]
        again, nothing = await get(app, path, Accept_Encoding=accepted, If_None_Match=tag)
        assert (again.status_code, nothing) == (304, b"")
        other = "identity" if encoding else "br"
        fresh, _ = await get(app, path, Accept_Encoding=other, If_None_Match=tag)
        assert fresh.status_code == 200  # another form is another thing

    run(scenario)


def test_nothing_else_is_served(app: Starlette) -> None:
    async def scenario() -> None:
        for path in (
            *("/../secret", "/%2e%2e/secret", "/nothing", "/assets/"),
            *("/assets/app-4f2a.js.br", "/assets/app-4f2a.js.gz", "/assets/%00"),
        ):
            answer, _ = await get(app, path)
            assert answer.status_code == 404, path

    run(scenario)


def test_without_a_client_the_page_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        bare = make_app(QUICK, tmp_path / "nothing")
        _, body = await get(bare, "/")
        assert b"the browser client is not built" in body
        bare.state.rooms.store.close()

    run(scenario)


def test_every_map_has_a_small_picture_and_facts_come_compressed() -> None:
    async def scenario(server: LiveServer) -> None:
        answer = await server.http.get("/api/options")
        assert answer.headers["content-encoding"] == "gzip"
        assert (await server.http.get("/api/maps/usa")).headers["content-encoding"] == "gzip"
        plain = {"Accept-Encoding": "identity"}
        plainly = await server.http.get("/api/options", headers=plain)
        assert "content-encoding" not in plainly.headers
        assert plainly.json() == answer.json()
        sizes = {}
        for each in answer.json()["maps"]:
            assert THUMBNAIL in each["picture"]
            picture = await server.http.get(each["picture"])
            assert picture.headers["content-type"] == "image/webp"
            assert "immutable" in picture.headers["cache-control"]
            sizes[each["id"]] = len(picture.content)
        assert set(sizes) == set(map_ids())
        assert sum(sizes.values()) < 13_000 * len(sizes), sizes

    with_server(scenario)


def test_a_map_without_a_small_picture_shows_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    boards = drawings.Drawings(Catalogue(), None)
    assert THUMBNAIL in boards.picture("usa")
    monkeypatch.setattr(drawings, "thumbnail", lambda which: None)
    assert boards.picture("usa").startswith("/boards/usa/board.svg?v=")
    assert boards.picture("atlantis") == ""
