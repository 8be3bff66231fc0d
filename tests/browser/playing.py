"""A person at the table: plays by what the page offers, with mouse, finger or keys."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Locator, Page, expect

Hand = Literal["mouse", "finger", "keys"]
MOST_MOVES = 400
READY = ".game[data-acting=true], .game[data-over=true], .curtain"
CHANGED = """\
(before) => {
  const game = document.querySelector(".game");
  return !game || game.dataset.over === "true" || game.dataset.version !== before
    || document.querySelector(".curtain") !== null;
}"""


class Person:
    """Plays on a page; `lifted` counts the curtains, `claimed` the tracks."""

    def __init__(self, page: Page, hand: Hand = "mouse") -> None:
        self.page = page
        self.hand = hand
        self.lifted = 0
        self.claimed = 0

    @property
    def over(self) -> bool:
        """Whether the page says that the game is over."""
        return self.page.locator(".game[data-over=true]").count() > 0

    def press(self, target: Locator) -> None:
        """Click, tap, or focus and press Enter."""
        if self.hand == "finger":
            target.tap()
        elif self.hand == "keys":
            target.focus()
            self.page.keyboard.press("Space" if target.get_attribute("type") else "Enter")
        else:
            target.click()

    def wait(self) -> None:
        """Wait until there is something to do, or the game is over."""
        expect(self.page.locator(READY).first).to_be_attached()

    def play(self, moves: int = MOST_MOVES) -> int:
        """Make so many moves, or play to the end; return how many were made."""
        for made in range(moves):
            self.wait()
            if self.over:
                return made
            self.move()
        return moves

    def move(self) -> None:
        """Do one thing that is offered; tickets and tracks before cards."""
        curtain = self.page.locator(".curtain button")
        if curtain.count():
            self.lifted += 1
            self.press(curtain)
            expect(curtain).to_have_count(0)
            return
        version = self.page.locator(".game").get_attribute("data-version")
        if self.page.locator(".keep").count():
            self.keep()
        elif not (self.decide() or self.claim() or self.draw()):
            raise AssertionError(f"nothing to do: {self.page.locator('.status').inner_text()}")
        self.page.wait_for_function(CHANGED, arg=version)

    def keep(self) -> None:
        """Keep the tickets that are enough."""
        button = self.page.locator(".keep button.main")
        boxes = self.page.locator(".keep label")
        for number in range(boxes.count()):
            if button.is_enabled():
                break
            box = boxes.nth(number)
            self.press(box.locator("input") if self.hand == "keys" else box)
            expect(box.locator("input")).to_be_checked()
        self.press(button)

    def decide(self) -> bool:
        """Answer what stands between, such as a tunnel."""
        dialog = self.page.locator("dialog[open] .ways")
        if self.page.locator("dialog[open]:not([data-stage])").count():
            skip = dialog.get_by_role("button", name="Skip")
            if skip.count():
                skip.evaluate("(button) => button.click()")  # it goes by itself any moment
            answer = dialog.locator("button:not(:has-text('Skip'))").last
            expect(answer).to_be_visible()
            done = answer.inner_text() == "Go on"
            if done:  # so does this
                answer.evaluate("(button) => button.click()")
            else:
                self.press(answer)
            return not done or self.claim() or self.draw()
        other = self.page.get_by_role("region", name="Decide").get_by_role("button")
        if not other.count():
            return False
        self.press(other.first)
        return True

    def claim(self) -> bool:
        """Claim the first track of the list of what can be built."""
        button = self.page.locator("[data-acting=true] button.build.main")
        if not button.count():
            return False
        if self.hand == "keys":
            self.page.keyboard.press("b")
        else:
            self.press(button)
        self.press(self.page.locator("dialog[open] .tracks button").first)
        self.pay()
        self.claimed += 1
        return True

    def pay(self) -> None:
        """Build with the cards proposed, or choose those needed least, if the page asks."""
        self.page.wait_for_timeout(0)
        ask = self.page.locator(".ask button.main")
        if ask.count():
            self.press(ask)
        self.lay()

    def lay(self) -> None:
        """Lay the cards needed least where a payment leaves some open, and pay."""
        sheet = self.page.locator("dialog[open]:has(footer):not([data-stage])")
        if not sheet.count():
            return
        least = sheet.locator(".least")
        if least.count():
            self.press(least)
        self.press(sheet.locator("footer button.main"))

    def draw(self) -> bool:
        """Take a card, from the row or the deck; tickets if there is nothing else."""
        for key, where in (("1", ".slot"), ("2", ".slot"), ("d", ".deck"), ("t", ".tickets")):
            offered = self.page.locator(f".row button{where}:enabled")
            if not offered.count():
                continue
            if self.hand == "keys" and key in "dt":
                self.page.keyboard.press(key)
            else:
                self.press(offered.first)
            if key == "t":
                self.press(self.page.locator("dialog[open] button.main"))
            return True
        return False
