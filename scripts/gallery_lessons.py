"""Screens that teach: the first lesson step by step, lessons of one minute, rules, keys, advice."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect
from scripts.gallery_stage import SCREENS, Screen, Show, Stage, screen

from branchline import map_ids
from branchline.maps import load_map
from branchline.play.lessons import lesson_ids, load_lesson
from tests.browser.moments import has_plenty, is_on_turn
from tests.browser.rooms import HUMAN, bot, make_room

STEPS: Final = [step.say for step in load_lesson(lesson_ids()[0]).script.steps]
TABLES: Final = tuple(
    (which, variant) for which in map_ids() for variant in (None, *load_map(which).variants)
)
"""Tables that have all mechanics among them."""
LEAST_PAGES: Final = 3
LESSON_PAGES: Final = {
    "city_markers": 4,
    "company_shares": 4,
    "country_cards": 4,
    "locomotive_limits": 4,
    "passengers": 4,
    "stations": 4,
    "substitutes": 4,
    "technologies": 4,
    "terrain_cards": 4,
    "tolls": 4,
    "tunnels": 4,
}
"""How many pages the lessons of mechanics have; those of the others have the least."""
MOST_PAGES: Final = 60
READY: Final = """\
() => {
  const card = document.querySelector(".lesson .card");
  const active = document.activeElement;
  return card && active && active !== document.body
    && (card.querySelector("button.main") || !card.contains(active));
}"""


def step_of(page: Page) -> int:
    """Return how far the lesson on a page is; -1 if there is none."""
    lesson = page.locator(".lesson")
    return STEPS.index(lesson.get_attribute("data-step") or "") if lesson.count() else -1


def lesson_until(step: int) -> Show:
    """Return how to go on to a step of the first lesson, from its beginning if need be."""

    def show(stage: Stage) -> None:
        page = stage.page
        if not 0 <= step_of(page) <= step:
            stage.go("/#/")
            stage.be_patient()
            page.reload()
            page.get_by_role("button", name="Learn in three minutes").click()
            expect(page.locator(".lesson .card")).to_be_visible()
        while step_of(page) < step:
            page.wait_for_function(READY)
            page.keyboard.press("Enter")
            page.wait_for_timeout(300)
        page.wait_for_function(READY)

    return show


for _number, _say in enumerate(STEPS):
    SCREENS.append(Screen(f"tutorial-{_number + 1}-{_say}", lesson_until(_number)))


def take_seat(stage: Stage, which: str, variant: str | None) -> None:
    """Sit down at a new table as somebody to whom all is new."""
    more = {"variant": variant} if variant else {}
    room, tokens = make_room(stage.server.origin, which, HUMAN, bot(), **more)
    stage.page.evaluate(
        "([room, tokens]) => localStorage.setItem('branchline.tokens',"
        " JSON.stringify({ [room]: tokens }))",
        [room, tokens],
    )
    stage.seated = (which, variant)
    stage.go(f"/#/room/{room}")
    expect(stage.page.locator(".keep, .decide").first).to_be_visible()


@screen("lesson-offer")
def lesson_offer(stage: Stage) -> None:
    take_seat(stage, "europe", None)
    expect(stage.page.get_by_role("button", name="Show me")).to_be_visible()


def page_of_lesson(page: Page) -> tuple[str, int]:
    """Return which lesson a page shows, and how far it is; an empty name if none."""
    shown = page.locator("dialog [data-lesson]")
    if not shown.count():
        return "", 0
    return shown.get_attribute("data-lesson") or "", int(shown.get_attribute("data-page") or 0)


def rule_lesson(which: str, variant: str | None, name: str, number: int) -> Show:
    """Return how to open a page of the lesson of a mechanic; it goes on from the one before.

    The lessons of a table come one after the other, in the order of the list.
    """

    def show(stage: Stage) -> None:
        page = stage.page
        shown = page.locator("dialog [data-lesson]")
        before = page_of_lesson(page)
        is_next = before == (name, number - 1) or (number == 1 and before[0] not in ("", name))
        if not is_next or stage.seated != (which, variant):
            take_seat(stage, which, variant)
            page.get_by_role("button", name="Show me").click()
        for _ in range(MOST_PAGES):
            expect(shown).to_be_visible()
            at = page_of_lesson(page)
            if at == (name, number):
                break
            shown.locator("button.main").click()
            expect(page.locator(f"[data-lesson={at[0]}][data-page='{at[1]}']")).to_have_count(0)
        pages = shown.get_attribute("data-pages")
        if pages != str(LESSON_PAGES.get(name, LEAST_PAGES)):
            raise AssertionError(f"the lesson of {name} has {pages} pages")

    return show


def add_rule_lessons() -> None:
    """Put every page of every mechanic's lesson on the list, each on the first map that has it."""
    taught: set[str] = set()
    for which, variant in TABLES:
        for name in load_map(which, variant).mechanics:
            pages = LESSON_PAGES.get(name, LEAST_PAGES)
            for number in range(0 if name in taught else pages):
                show = rule_lesson(which, variant, name, number + 1)
                SCREENS.append(Screen(f"lesson-{name}-{number + 1}", show))
            taught.add(name)


add_rule_lessons()


def rules_of(which: str, variant: str | None) -> Show:
    """Return how to show the rules of a board."""

    def show(stage: Stage) -> None:
        stage.sit(which, is_on_turn, variant)
        stage.page.keyboard.press("?")
        expect(stage.page.locator("dialog[open] [data-chapter]").last).to_be_attached()

    return show


for _which in map_ids():
    for _variant in (None, *(v for v in load_map(_which).variants if v == "advanced")):
        _name = f"{_which}-{_variant}" if _variant else _which
        SCREENS.append(Screen(f"rules-{_name}", rules_of(_which, _variant), whole=True))


def to_the_keys(stage: Stage) -> None:
    """Scroll to where the keys are told, which is elsewhere in every size."""
    stage.page.locator("dialog[open] .keys").evaluate("(keys) => keys.scrollIntoView(false)")


@screen("keys", resized=to_the_keys)
def keys(stage: Stage) -> None:
    rules_of("usa", None)(stage)
    to_the_keys(stage)


@screen("guide")
def guide(stage: Stage) -> None:
    stage.sit("usa", has_plenty, guide=True)
