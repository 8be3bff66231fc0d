"""A person at the table: plays by what the page offers, with mouse, finger or keys.

A page is never looked at once and believed: what comes next is asked until there is an answer, in
one look for all that could come, so that a slow machine answers the same as a quick one.
"""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, Page, expect

Hand = Literal["mouse", "finger", "keys"]
Task = Literal["over", "curtain", "keep", "tunnel", "decide", "build", "draw"]
MOST_MOVES = 400
READY = ".game[data-acting=true], .game[data-over=true], .curtain"
CHANGED = """\
(before) => {
  const game = document.querySelector(".game");
  return !game || game.dataset.over === "true" || game.dataset.version !== before
    || document.querySelector(".curtain") !== null;
}"""
TASK = """\
() => {
  const game = document.querySelector(".game");
  if (!game) return "";
  if (game.dataset.over === "true") return "over";
  if (document.querySelector(".curtain")) return "curtain";
  const reveal = document.querySelector("dialog[open]:has(figure):not([data-stage])");
  if (reveal) {
    // Cards that turn, and a tunnel that asks for nothing, go by themselves at any moment.
    const passing = [...reveal.querySelectorAll(".ways button")]
      .find((button) => ["Skip", "Go on"].includes(button.textContent.trim()));
    passing?.click();
    if (passing || game.dataset.acting !== "true") return "";
    return reveal.querySelector(".ways button") ? "tunnel" : "";
  }
  if (game.dataset.acting !== "true") return "";
  if (document.querySelector(".keep")) return "keep";
  if (document.querySelector(".decide button")) return "decide";
  return document.querySelector("button.build.main") ? "build" : "draw";
}"""
"""What there is to do now, empty while it is not known."""
PAYING = """\
(before) => {
  const game = document.querySelector(".game");
  if (game.dataset.version !== before || game.dataset.over === "true") return "paid";
  if (document.querySelector("dialog[open] footer button.main")) return "sheet";
  if (document.querySelector(".ask button.main:enabled")) return "ask";
  return "";
}"""
"""What a payment needs now, empty while it is not known."""


class Person:
    """Plays on a page; `lifted` counts the curtains, `claimed` the tracks."""

    def __init__(self, page: Page, hand: Hand = "mouse") -> None:
        self.page = page
        self.hand = hand
        self.lifted = 0
        self.claimed = 0

    @property
    def over(self) -> bool:
        """Whether the page says that the game is over; asked when there is something to do."""
        return self.task() == "over"

    def press(self, target: Locator) -> None:
        """Click, tap, or focus and press Enter."""
        if self.hand == "finger":
            target.tap()
        elif self.hand == "keys":
            # At once: between two steps a page that draws itself anew would take the focus away.
            target.press("Space" if target.get_attribute("type") else "Enter")
        else:
            target.click()

    def wait(self) -> None:
        """Wait until there is something to do, or the game is over."""
        expect(self.page.locator(READY).first).to_be_attached()

    def task(self) -> Task:
        """Return what there is to do, once there is something."""
        found: Task = self.page.wait_for_function(TASK).json_value()
        return found

    def version(self) -> str:
        """Return the version of the game that the page shows."""
        return self.page.locator(".game").get_attribute("data-version") or ""

    def play(self, moves: int = MOST_MOVES) -> int:
        """Make so many moves, or play to the end; return how many were made."""
        for made in range(moves):
            task = self.task()
            if task == "over":
                return made
            self.do(task)
        return moves

    def move(self) -> None:
        """Do one thing that is offered; tickets and tracks before cards."""
        self.do(self.task())

    def do(self, task: Task) -> None:
        """Do what there is to do, and wait until the page shows that it is done."""
        if task == "curtain":
            curtain = self.page.locator(".curtain button")
            self.lifted += 1
            self.press(curtain)
            expect(curtain).to_have_count(0)
            return
        version = self.version()
        if task == "keep":
            self.keep()
        elif task == "tunnel":
            self.press(self.page.locator("dialog[open] .ways button").last)
        elif task == "decide":
            self.press(self.page.locator(".decide button").first)
            self.pay(version)  # some decisions cost cards
        elif not ((task == "build" and self.claim()) or self.draw()):
            raise AssertionError(f"nothing to do: {self.page.locator('.status').inner_text()}")
        self.page.wait_for_function(CHANGED, arg=version)

    def keep(self) -> None:
        """Keep the tickets that are enough."""
        boxes = self.page.locator(".keep label")
        expect(boxes).not_to_have_count(0)
        button = self.page.locator(".keep button.main")
        for number in range(boxes.count()):
            if button.is_enabled():
                break
            box = boxes.nth(number)
            self.press(box.locator("input") if self.hand == "keys" else box)
            expect(box.locator("input")).to_be_checked()
        self.press(button)

    def claim(self) -> bool:
        """Claim the first track of the list of what can be built; tell whether there was one."""
        if self.task() != "build":
            return False
        if self.hand == "keys":
            self.page.keyboard.press("b")
        else:
            self.press(self.page.locator("button.build.main"))
        version = self.version()
        self.press(self.page.locator("dialog[open] .tracks button").first)
        self.pay(version)
        self.claimed += 1
        return True

    def pay(self, version: str) -> None:
        """Pay with the cards proposed, or with those needed least, until the version has changed.

        What was chosen is asked about beside the track, or on a sheet where cards are left open,
        or it is done at once.
        """
        while (stage := self.page.wait_for_function(PAYING, arg=version).json_value()) != "paid":
            if stage == "sheet":
                self.lay()
                self.page.wait_for_function(CHANGED, arg=version)
            else:
                ask = self.page.locator(".ask")
                self.press(ask.locator("button.main"))
                expect(ask).to_have_count(0)

    def lay(self) -> None:
        """Lay the cards needed least where the sheet of a payment leaves some open, and pay."""
        sheet = self.page.locator("dialog[open]:has(footer)")
        pay = sheet.locator("footer button.main")
        expect(pay).to_be_visible()
        if pay.is_disabled():
            self.press(sheet.locator(".least"))
        self.press(pay)

    def draw(self) -> bool:
        """Take a card, from the row or the deck; tickets if there is nothing else."""
        row = self.page.locator(".row button:enabled")
        for key, where in (("", ".slot"), ("d", ".deck"), ("t", ".tickets")):
            offered = row.and_(self.page.locator(where))
            if not offered.count():
                continue
            if self.hand == "keys" and key:
                self.page.keyboard.press(key)
            else:
                self.press(offered.first)
            if key == "t":
                self.press(self.page.locator("dialog[open] button.main"))
            return True
        return False
