"""The first lesson in the browser: played through by mouse, finger and keys, on every screen."""

from __future__ import annotations

import json
from itertools import cycle, islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline.play.lessons import lesson_ids, load_lesson
from tests.browser.looking import violations
from tests.browser.playing import Hand
from tests.browser.watched_pages import SIZES, Visits

pytestmark = pytest.mark.without_pictures

STEPS = [step.say for step in load_lesson(lesson_ids()[0]).script.steps]
MEASURED = """\
() => {
  const box = (element) => {
    if (!element) return null;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const card = document.querySelector(".lesson .card");
  if (!card) return { step: "" }; // a dialog closes, and takes the lesson along for a moment
  const active = document.activeElement;
  const isControl = active && !card.contains(active) && active !== document.body;
  const lit = box(document.querySelector(".lesson .light"));
  const at = isControl ? box(active) : null;
  const { left, top, right, bottom } = at ?? lit ?? {};
  const there = lit && document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const buttons = [...document.querySelectorAll("button, a, input")];
  return {
    step: document.querySelector(".lesson").dataset.step,
    lit,
    card: box(card),
    control: at,
    covered: at ? !active.contains(there) : Boolean(there && card.contains(there)),
    acts: !card.querySelector("button.main"),
    free: buttons.filter((each) => !each.closest("[inert]") && !card.contains(each)
      && each !== active && !each.closest(".end")).length,
    focused: Boolean(active && active !== document.body),
  };
}"""
STEADY = (
    "async () => { const measure = "
    + MEASURED
    + """;
  const frame = () => new Promise((go) => requestAnimationFrame(go));
  // The light follows what moves, such as a card that turns, a little later.
  const followed = ({ lit, control }) => !control || (lit.left <= control.left + 1
    && lit.right >= control.right - 1 && lit.top <= control.top + 1
    && lit.bottom >= control.bottom - 1);
  let before = "";
  for (let n = 0, same = 0; n < 600 && same < 2; n++) {
    await frame();
    await new Promise((go) => setTimeout(go, 20));
    const now = measure();
    const is = JSON.stringify(now);
    const done = now.lit && (now.control || !now.acts) && (followed(now) || n > 300);
    same = is === before && done ? same + 1 : 0;
    before = is;
  }
  return measure();
}"""
)

MOVED_ON = (
    "([step, before]) => { const now = ("
    + MEASURED
    + """)();
  return Boolean(now.step) && now.step !== step
    || (now.acts && now.lit && now.control && JSON.stringify(now.lit) !== before);
}"""
)

SLOW_READER = """\
const usual = window.setTimeout;
window.setTimeout = (what, after, ...more) => usual(what, after > 4000 ? 600000 : after, ...more);
"""
"""No step goes on by itself, however long one looks at it."""


class Pupil:
    """Goes through the lesson; `seen` are the steps, each as often as it was looked at."""

    def __init__(self, page: Page, hand: Hand) -> None:
        self.page = page
        self.hand = hand
        self.seen: list[str] = []

    def begin(self) -> None:
        """Begin it on the start page."""
        button = self.page.get_by_role("button", name="Learn in three minutes")
        if self.hand == "keys":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
        expect(self.page.locator(".lesson .card")).to_be_visible()

    def look(self) -> dict[str, Any]:
        """Return what is lit and where the focus is, once nothing moves any more."""
        found: dict[str, Any] = self.page.evaluate(STEADY)
        self.seen.append(found["step"])
        return found

    def check(self, found: dict[str, Any], width: int, height: int) -> None:
        """The control meant is in sight and uncovered, the card beside it, all else inert."""
        where = f"{found['step']} at {width}×{height}: {found}"
        lit, card = found["lit"], found["card"]
        assert lit is not None, where
        assert not found["covered"], where
        assert found["free"] == 0, where
        assert found["focused"], where
        for box in (lit, card, found["control"] or lit):
            assert box["left"] >= 0, where
            assert box["top"] >= 0, where
            assert box["right"] <= width + 1, where
            assert box["bottom"] <= height + 1, where
            assert box["right"] - box["left"] > 20, where
            assert box["bottom"] - box["top"] > 20, where
        apart = (
            card["right"] <= lit["left"]
            or card["left"] >= lit["right"]
            or card["bottom"] <= lit["top"]
            or card["top"] >= lit["bottom"]
        )
        assert apart, where

    def press(self, found: dict[str, Any]) -> None:
        """Use what is meant: the control, or the button of a step that is only to be read."""
        if self.hand == "keys":
            self.page.keyboard.press("Enter")
            return
        if found["acts"]:
            at = found["control"]
        else:
            box = self.page.locator(".lesson .card button.main").bounding_box()
            assert box is not None
            right, bottom = box["x"] + box["width"], box["y"] + box["height"]
            at = {"left": box["x"], "top": box["y"], "right": right, "bottom": bottom}
        x, y = (at["left"] + at["right"]) / 2, (at["top"] + at["bottom"]) / 2
        if self.hand == "finger":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def advance(self, found: dict[str, Any]) -> None:
        """Use what is meant, and wait until something else is; a finger lets others take time."""
        if not (self.hand == "finger" and found["step"] == "others"):
            self.press(found)
        self.page.wait_for_function(MOVED_ON, arg=[found["step"], compact(found["lit"])])

    def go_on(self) -> bool:
        """Do one thing; return whether the lesson has come to its last step."""
        found = self.look()
        if found["step"] == STEPS[-1]:
            return True
        self.advance(found)
        return False


def compact(box: dict[str, float]) -> str:
    """Return a box as JavaScript writes it."""
    numbers = {key: int(value) if value == int(value) else value for key, value in box.items()}
    return "{" + ",".join(f'"{key}":{value!r}' for key, value in numbers.items()) + "}"


def at_the_end(page: Page) -> None:
    """The game is over, won, and the lesson leads back to the start page."""
    expect(page.locator(".game[data-over=true]")).to_be_attached()
    expect(page.locator(".panel.end")).to_contain_text("26")
    page.get_by_role("button", name="Finish the lesson").click()
    expect(page.locator(".home h1")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator("[inert]")).to_have_count(0)


@pytest.mark.parametrize("screens", [2, pytest.param(len(SIZES), marks=pytest.mark.slow)])
def test_by_mouse_with_every_control_in_sight_on_every_screen(visits: Visits, screens: int) -> None:
    """Every step is looked at on so many screens, the next ones in turn."""
    sizes = cycle(SIZES.values())
    page = visits.open(None, reduced_motion=True)
    page.add_init_script(SLOW_READER)
    page.goto("/")
    pupil = Pupil(page, "mouse")
    pupil.begin()
    expect(page.locator(".lesson p")).to_contain_text("most points")  # the aim of the game
    pupil.look()
    assert violations(page) == []
    while True:
        # Building for the second time has the same controls as for the first.
        known = pupil.seen[-1] == "locomotive"
        for width, height in () if known else islice(sizes, screens):
            page.set_viewport_size({"width": width, "height": height})
            pupil.check(pupil.look(), width, height)
        page.set_viewport_size({"width": 1440, "height": 900})
        if pupil.go_on():
            break
    assert list(dict.fromkeys(pupil.seen)) == STEPS
    expect(page.locator(".game[data-over=true]")).to_be_attached()
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        pupil.check(pupil.look(), width, height)
    at_the_end(page)


NAMES_AND_LIGHT = """\
([boxes, width]) => {
  const board = document.querySelector("[data-board]").getBoundingClientRect();
  const light = document.querySelector(".lesson .light").getBoundingClientRect();
  const scale = board.width / width;
  return boxes.map(([x, y, across, down]) => light.left <= board.left + x * scale
    && light.right >= board.left + (x + across) * scale
    && light.top <= board.top + y * scale
    && light.bottom >= board.top + (y + down) * scale);
}"""


def test_the_light_on_the_board_cuts_none_of_the_names_that_the_text_speaks_of(
    visits: Visits,
) -> None:
    page = visits.open(None, reduced_motion=True)
    page.add_init_script(SLOW_READER)
    page.goto("/")
    pupil = Pupil(page, "mouse")
    pupil.begin()
    found = pupil.look()
    pupil.advance(found)
    assert pupil.look()["step"] == "way"
    board = json.loads((load_lesson(lesson_ids()[0]).folder / "board.json").read_text("utf-8"))
    labels = [each["label"] for each in board["places"] if each["label"]]
    spoken = [" ".join(each["lines"]) for each in labels]
    boxes = [labels[spoken.index(each)]["box"] for each in ("Nashville", "Pittsburgh", "New York")]
    assert page.evaluate(NAMES_AND_LIGHT, [boxes, board["width"]]) == [True] * len(boxes)


def test_the_light_is_on_tickets_in_a_drawer_when_the_screen_gets_room_for_others(
    visits: Visits,
) -> None:
    page = visits.open(None, reduced_motion=True)
    page.add_init_script(SLOW_READER)
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    pupil = Pupil(page, "mouse")
    pupil.begin()
    pupil.check(pupil.look(), 390, 844)
    page.set_viewport_size({"width": 820, "height": 1180})
    expect(page.locator(".beside section.tickets")).to_be_visible()  # below the drawer
    lit = pupil.look()["lit"]
    tickets = page.locator(".drawer section.tickets").bounding_box()
    assert tickets is not None
    assert lit["left"] <= tickets["x"]
    assert lit["top"] <= tickets["y"]
    assert lit["right"] >= tickets["x"] + tickets["width"]
    assert lit["bottom"] >= tickets["y"] + tickets["height"]


def test_by_finger_on_a_phone_with_a_reload_on_the_way(visits: Visits) -> None:
    page = visits.open(device="phone")
    pupil = Pupil(page, "finger")
    pupil.begin()
    for _ in range(3):
        pupil.go_on()
    step = pupil.look()["step"]
    assert step == STEPS[3]
    page.reload()
    expect(page.locator(".lesson .card")).to_be_visible()
    assert pupil.look()["step"] == step
    page.go_back()
    expect(page.locator(".home h1")).to_be_visible()
    expect(page.locator("[inert]")).to_have_count(0)
    assert page.get_by_role("heading", name="Your games").count() == 0
    page.go_forward()
    expect(page.locator(".lesson .card")).to_be_visible()
    while not pupil.go_on():
        pass
    assert list(dict.fromkeys(pupil.seen)) == STEPS
    at_the_end(page)


def test_by_keys_alone(visits: Visits) -> None:
    page = visits.open(reduced_motion=True)
    pupil = Pupil(page, "keys")
    dialogs = 0
    pupil.begin()
    while True:
        page.keyboard.press("d")  # a key of the table that is not meant does nothing
        page.keyboard.press("t")
        pupil.look()
        if not dialogs and page.locator("dialog[open]").count():
            dialogs += 1
            assert violations(page) == []
        if pupil.go_on():
            break
    assert dialogs == 1
    assert list(dict.fromkeys(pupil.seen)) == STEPS
    expect(page.locator(".game[data-over=true]")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator(".home h1")).to_be_visible()


def test_impatient_keys_do_not_leave_the_lesson(visits: Visits) -> None:
    page = visits.open(reduced_motion=True)
    Pupil(page, "keys").begin()
    step, after_others = STEPS[0], STEPS[STEPS.index("others") + 1]
    while step != after_others:
        page.keyboard.press("Enter")  # while the others play as well
        step = page.evaluate("() => document.querySelector('.lesson')?.dataset.step")
        assert step in STEPS


@pytest.mark.parametrize("steps", [0, 5])
def test_it_can_be_skipped(visits: Visits, steps: int) -> None:
    page = visits.open(reduced_motion=True)
    pupil = Pupil(page, "mouse")
    pupil.begin()
    for _ in range(steps):
        pupil.go_on()
    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.get_by_role("button", name="Learn in three minutes")).to_be_visible()
    expect(page.locator(".lesson")).to_have_count(0)
    assert page.get_by_role("heading", name="Your games").count() == 0
    pupil.begin()  # anew
    assert pupil.look()["step"] == STEPS[0]
