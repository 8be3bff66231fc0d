"""The forms of the studio: everything in them is named, and nothing lies over anything else."""

from __future__ import annotations

import tomllib
from typing import get_args

import pytest
from playwright.sync_api import Page, expect

from tests.browser.languages import OVERFLOWING, speak
from tests.browser.looking import violations
from tests.browser.watched_pages import SIZES, Device, Visits

MAPS = ("africa", "nederland", "oldwest", "pennsylvania", "poland", "switzerland", "uk")
"""Boards whose rules have forms of all kinds: lists in tables, tables in lists, pairs, areas."""
SCREENS = ("1280×720", "390×844")
LANGUAGES = ("en", "de", "fi", "pl")
CRAMPED = """\
() => [...document.querySelectorAll("#studio-panel .field > span:not(.aside)")].flatMap((name) => {
  const text = document.createRange();
  text.selectNodeContents(name);
  const said = text.getBoundingClientRect();
  const [own, input] = [name, name.parentElement.querySelector("input, select")]
    .map((each) => each.getBoundingClientRect());
  const over = said.right > input.left + 1 && input.left > own.left;
  return over || said.width > own.width + 1 ? [name.textContent] : [];
})"""
"""Names of fields that have no room beside what they name."""

MAP_OF_THREE = """
format = 1
name = "Three"
places = [{ name = "A" }, { name = "B" }, { name = "C" }]
tracks = [{ a = "A", b = "B", length = 2 }, { a = "B", b = "C", length = 2 }]
tickets.cards = [{ from = "A", to = "B", points = 2 }]
"""


def rules_of(visits: Visits, which: str) -> Page:
    """Open the rules of a variant of a board, all of them unfolded."""
    page = visits.open(f"/#/studio?map={which}", reduced_motion=True)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_text("More rules").click()
    return page


@pytest.mark.parametrize("which", MAPS)
def test_all_forms_of_rules_have_room_and_names(visits: Visits, which: str) -> None:
    page = rules_of(visits, which)
    for screen in SCREENS:
        width, height = SIZES[screen]
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            speak(page, language)
            assert page.evaluate(CRAMPED) == [], (screen, language)
            cut = [each for each in page.evaluate(OVERFLOWING) if not each.startswith("H1 ")]
            assert cut == [], (screen, language)  # the name of a map may be
    speak(page, "en")
    assert violations(page) == []


def test_the_fewest_and_most_players_are_called_so(visits: Visits) -> None:
    page = rules_of(visits, "switzerland")
    expect(page.get_by_label("Fewest", exact=True)).to_have_value("2")
    expect(page.get_by_label("Most", exact=True)).to_have_value("3")


@pytest.mark.parametrize("device", get_args(Device))
def test_what_is_chosen_comes_into_sight(visits: Visits, device: Device) -> None:
    page = visits.open("/#/studio?map=switzerland", device, reduced_motion=True)
    page.get_by_role("tab", name="Tickets").click()
    page.locator("#studio-panel li button").last.click()
    heading = page.locator(".chosen h2")
    expect(heading).to_be_in_viewport(ratio=1)
    form = page.get_by_role("group", name="By hand")
    form.get_by_label("From").select_option("Bern")
    form.get_by_label("To").select_option("Chur")
    add = form.get_by_role("button", name="Add")
    add.click()
    expect(heading).to_have_text("Bern–Chur")
    expect(add).to_be_in_viewport()  # for the next one


def test_an_end_can_be_added_while_there_is_another_place(visits: Visits) -> None:
    page = visits.open("/#/studio", reduced_motion=True)
    file = MAP_OF_THREE.encode()
    page.locator('input[accept=".toml"]').set_input_files(
        {"name": "three.toml", "mimeType": "application/toml", "buffer": file}
    )
    page.get_by_role("tab", name="Tickets").click()
    page.locator("#studio-panel li button").first.click()
    add = page.get_by_role("button", name="Add an end that counts as well")
    add.click()
    expect(page.locator(".chosen").get_by_label("To")).to_have_count(2)
    expect(add).to_be_disabled()
    expect(page.locator(".chosen")).to_contain_text("Every place is an end of this ticket already.")


def test_a_variant_of_a_board_lies_on_its_land(visits: Visits) -> None:
    page = visits.open("/#/studio?map=switzerland", reduced_motion=True)
    expect(page.get_by_text("Bern", exact=True).first).to_be_visible()
    page.wait_for_function(
        "() => localStorage.getItem('branchline.studio-draft')?.includes('Bern')"
    )
    draft = page.evaluate("() => JSON.parse(localStorage.getItem('branchline.studio-draft')).text")
    assert tomllib.loads(draft)["board"] == {"ground": "world"}
