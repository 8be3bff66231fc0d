"""Browser contexts as people have them, and watching over what their pages do."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Literal, get_args
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    WebError,
)

from tests.browser.rooms import LIGHT

Device = Literal["desktop", "phone"]
Size = tuple[int, int]
SIZES: dict[str, Size] = {
    "1920×1080": (1920, 1080),
    "1440×900": (1440, 900),
    "1280×720": (1280, 720),
    "820×1180": (820, 1180),
    "390×844": (390, 844),
    "844×390": (844, 390),
}
"""Screens that everything at the table must fit: desktops, a tablet, a phone both ways."""
DEVICES: dict[Device, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
assert set(DEVICES) == set(get_args(Device))
PATIENCE_MS = 60_000
OWN_SCHEMES = ("data", "blob")


class Contexts:
    """Contexts whose visitors have left, for those who come next.

    What the visitors kept is gone; what the browser has fetched and compiled stays, which is most
    of the work of opening a page. Where people come and go within moments, as nobody does, about
    one page in a thousand never had an answer of the service worker of those before; so shared
    contexts are without one, and tests about it use `fresh` ones.
    """

    def __init__(self, browser: Browser, *, service_workers: bool = True) -> None:
        self.browser = browser
        self.service_workers = service_workers
        self.idle: dict[tuple[object, ...], list[BrowserContext]] = {}

    def take(self, origin: str, device: Device, reduced_motion: bool, dark: bool) -> BrowserContext:
        """Return a context of this kind, a new one if none is idle."""
        idle = self.idle.setdefault((origin, device, reduced_motion, dark), [])
        if idle:
            return idle.pop()
        context = self.browser.new_context(
            **DEVICES[device],
            base_url=origin,
            locale="en-GB",
            reduced_motion="reduce" if reduced_motion else "no-preference",
            color_scheme="dark" if dark else "light",
            service_workers="allow" if self.service_workers else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        return context

    def give_back(self, context: BrowserContext, *kind: object) -> None:
        """Take what visitors kept from a context, and keep it for others.

        Each page forgets by itself, where no code of ours runs that could keep something once
        more: processes have a copy of what was kept, and hear from the browser, when it clears
        its own, only a little later. Who came at once was then spoken to as the one before.
        """
        origin, *_ = kind
        try:
            for page in context.pages:
                page.goto(LIGHT)
                page.evaluate("() => localStorage.clear()")
            for page in context.pages[1:]:
                page.close()
            page = context.pages[0] if context.pages else context.new_page()
            kept = {"origin": origin, "storageTypes": "cookies,local_storage,indexeddb"}
            context.new_cdp_session(page).send("Storage.clearDataForOrigin", kept)
            page.close()
        except Error:  # a page that went away or cannot be reached: nobody else should have it
            context.close()
            return
        self.idle.setdefault(kind, []).append(context)

    def close(self) -> None:
        """Close all that are idle."""
        for contexts in self.idle.values():
            for context in contexts:
                context.close()
        self.idle.clear()


class Visits:
    """Opens pages for people and keeps what goes wrong on them.

    Wrong is an error that no code caught, an error on the console, and a request or connection to
    anywhere but the server. A test that provokes some of it names it by `allowed`, as patterns of
    the troubles that are not to count. With `shared`, contexts are used again.
    """

    def __init__(self, browser: Browser, origin: str, shared: Contexts | None = None) -> None:
        self.origin = origin
        self.shared = shared
        self.own = Contexts(browser)
        self.contexts: dict[BrowserContext, tuple[object, ...] | None] = {}
        self.found: list[str] = []
        self.allowed: list[str] = []

    def open(
        self,
        path: str | None = "/",
        device: Device = "desktop",
        *,
        reduced_motion: bool = False,
        dark: bool = False,
        fresh: bool = False,
    ) -> Page:
        """Return a page of somebody new, with storage of their own, at a path of the server.

        `fresh` is for those whose browser must not know the server yet, or who change more of
        their context than its storage: permissions, routes, the clock, the network.
        """
        kind = (self.origin, device, reduced_motion, dark)
        share = self.shared if not fresh else None
        context = (share or self.own).take(*kind)
        self.contexts[context] = kind if share else None
        for event, hear in self.listeners:
            context.on(event, hear)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    @property
    def listeners(self) -> list[tuple[Any, Callable[..., None]]]:
        """What is heard of a context."""
        return [
            ("weberror", self.on_error),
            ("console", self.on_console),
            ("request", self.on_request),
            ("page", self.on_page),
        ]

    def on_error(self, error: WebError) -> None:
        """Note an error of a page's code."""
        self.found.append(f"page error: {error.error}")

    def on_console(self, message: ConsoleMessage) -> None:
        """Note an error on the console."""
        where = message.location.get("url", "")
        # Browsers ask for it beside a file that is no page of ours and names no icon.
        if message.type == "error" and not where.endswith("/favicon.ico"):
            self.found.append(f"console error: {message.text} ({where})")

    def on_request(self, request: Request) -> None:
        """Note a request that goes elsewhere."""
        self.check_address(request.url)

    def on_page(self, page: Page) -> None:
        """Watch the connections of a page."""
        page.on("websocket", lambda socket: self.check_address(socket.url))

    def check_address(self, address: str) -> None:
        """Note an address that is not the server's."""
        parts = urlsplit(address)
        if parts.scheme not in OWN_SCHEMES and parts.netloc != urlsplit(self.origin).netloc:
            self.found.append(f"request elsewhere: {address}")

    def allow(self, *patterns: str) -> None:
        """Let troubles that match not count from here on; the test makes them happen."""
        self.allowed.extend(patterns)

    def troubles(self) -> Sequence[str]:
        """Return what went wrong so far."""
        return [
            each for each in self.found if not any(re.search(how, each) for how in self.allowed)
        ]

    def pages(self) -> list[Page]:
        """Return all pages that are open."""
        return [page for context in self.contexts for page in context.pages]

    def close(self, *, keep: bool = True) -> None:
        """Close all pages; contexts that are shared stay for others, unless they are not to."""
        for context, kind in self.contexts.items():
            for event, hear in self.listeners:
                context.remove_listener(event, hear)
            if kind and self.shared and keep:
                self.shared.give_back(context, *kind)
            else:
                context.close()
        self.contexts.clear()
