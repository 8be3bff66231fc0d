"""The map studio as a stranger finds it: with mouse, finger and keys, and with hostile files."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from branchline.maps.check import check_document
from tests.browser.conftest import watched
from tests.browser.languages import speak
from tests.browser.looking import shot, violations
from tests.browser.playing import Person
from tests.browser.serving import Server
from tests.browser.tasks import longest_task
from tests.browser.watched_pages import SIZES, Device, Visits

MOST_ACTIONS = 60
SPOTS = [(x, y) for y in (0.2, 0.5, 0.8) for x in (0.15, 0.38, 0.62, 0.85)]
"""Where twelve cities are placed, as parts of the map's pane: three rows of four."""
FINGER_SPOTS = [(x, y) for y in (0.18, 0.48, 0.78) for x in (0.12, 0.34, 0.56, 0.78)]
"""The same on a phone: beside the buttons of the map."""
JOINS = [(n, n + 1) for n in range(11) if n % 4 != 3] + [(n, n + 4) for n in range(8)]
LONGEST_MS = 50.0
DRAWING_MS = 300_000
"""How long the server itself lets a board be drawn."""
FUZZED = 30
JUNK = ("nan", "-1", "[]", "{}", "[[1]]", '"<img src=x>"', "1979-05-27", "9999999999", "true")
"""What stands in a broken file where something else should."""
LEAST_NAMES = 10
MOST_CROWDED = 0.1
ROOT = Path(__file__).parents[2]
ISLE = ROOT / "examples" / "isle.toml"
PICTURE: FilePayload = {
    "name": "map.svg",
    "mimeType": "image/svg+xml",
    "buffer": b'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60">'
    b'<rect width="90" height="60" fill="green"/></svg>',
}
OWNER = "secret-of-the-owner"
HOSTILE = {
    "no TOML": "a = = 1",
    "places are a number": "format = 1\nplaces = 3\ntracks = 'x'\ntickets = [1]\nmechanics = 2\n",
    "entries of other shapes": "format = 1\nplaces = [1, { name = 2 }, { name = '<img src=x>' }]\n"
    "tracks = [{ a = 'x', b = [], length = nan, colour = 1979-05-27 }, 7]\n"
    "tickets.cards = [{ from = 1 }, { from = 'x', legs = 5 }]\npoints = { a = [] }\n"
    "mechanics = { ghost = 1, other = {} }\nplayers = ['a', 'b']\ntrains = inf\n",
    "much too deep": f"a = {'[' * 200}{']' * 200}",
}


class Mouse:
    """Somebody with a mouse, each of whose clicks and drags is counted."""

    def __init__(self, page: Page, spots: list[tuple[float, float]] = SPOTS) -> None:
        self.page = page
        self.actions = 0
        box = page.locator(".frame").bounding_box()
        assert box is not None
        self.spots = [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x, y in spots]

    def place(self, spot: int) -> None:
        """Click where a city is to be."""
        self.page.mouse.click(*self.spots[spot])
        self.actions += 1

    def drag(self, a: int, b: int, steps: int = 3) -> None:
        """Drag from one city to another."""
        self.page.mouse.move(*self.spots[a])
        self.page.mouse.down()
        self.page.mouse.move(*self.spots[b], steps=steps)
        self.page.mouse.up()
        self.actions += 1

    def press(self, name: str, role: str = "button") -> None:
        """Press a button, a choice or a tab by its name."""
        if role == "tab":
            self.page.get_by_role("tab", name=name).click()
        elif role == "radio":
            self.page.get_by_role("radio", name=name).locator("xpath=..").click()
        else:
            self.page.get_by_role("button", name=name, exact=True).click()
        self.actions += 1


def studio(visits: Visits, **how: object) -> Page:
    """Open the studio with nothing in it."""
    page = visits.open("/#/studio", reduced_motion=True, **how)  # type: ignore[arg-type]
    expect(page.locator(".frame canvas")).to_be_visible()
    return page


def exported(page: Page) -> str:
    """Return the map as a file."""
    page.get_by_role("tab", name="Play").click()
    with page.expect_download() as found:
        page.get_by_role("button", name="TOML").click()
    return Path(found.value.path()).read_text("utf-8")


def study(page: Page, press: Callable[[str, str], None]) -> None:
    """Have the lab report on a map, by whatever hand."""
    press("Lab", "tab")
    press("Quickly", "radio")
    press("Study the map", "button")
    expect(page.get_by_role("link", name="Open the report")).to_be_visible()
    expect(page.locator(".frame text.part")).to_have_count(len(JOINS))


def test_a_stranger_draws_studies_plays_saves_and_opens_a_map_with_the_mouse(
    visits: Visits, tmp_path: Path
) -> None:
    page = studio(visits)
    mouse = Mouse(page)
    for spot in range(len(SPOTS)):
        mouse.place(spot)
    mouse.press("Check", "tab")
    expect(page.get_by_text("No tracks yet. Drag from one city to another.")).to_be_visible()
    for join in JOINS:
        mouse.drag(*join)
    mouse.press("Tickets", "tab")
    mouse.press("Generate")
    mouse.press("Check", "tab")
    expect(page.get_by_text("Everything is right")).to_be_visible()
    shot(page, "studio")
    assert violations(page) == []
    study(page, mouse.press)
    shot(page, "studio-lab")
    assert violations(page) == []
    with page.expect_popup() as report:
        page.get_by_role("link", name="Open the report").click()
    expect(report.value.get_by_role("heading", level=1)).to_contain_text("My map")
    expect(report.value.locator("[data-heat]")).to_have_count(len(JOINS))
    accept = page.get_by_role("button", name="Set to")
    prices = accept.count()
    assert prices
    accept.first.click()
    expect(accept).to_have_count(prices - 1)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(accept).to_have_count(prices)
    mouse.actions += 3
    text = exported(page)
    document = tomllib.loads(text)
    assert (len(document["places"]), len(document["tracks"])) == (12, len(JOINS))
    assert check_document(document, "map") == []
    again = studio(visits)
    file = tmp_path / "map.toml"
    file.write_text(text, "utf-8")
    again.get_by_label("Open a map file").set_input_files(file)
    expect(again.locator(".place")).to_have_count(12)
    assert exported(again) == text
    mouse.press("Begin")
    assert mouse.actions <= MOST_ACTIONS
    person = Person(page)
    person.play()
    assert person.over
    assert person.claimed > 1


def test_by_finger_a_map_is_drawn_studied_and_played_as_well(visits: Visits) -> None:
    page = studio(visits, device="phone")
    finger = Mouse(page, FINGER_SPOTS)
    for spot in finger.spots:
        page.touchscreen.tap(*spot)
    expect(page.locator(".place")).to_have_count(12)
    session = page.context.new_cdp_session(page)
    for a, b in JOINS:
        for kind, at in (("touchStart", a), ("touchMove", b), ("touchEnd", None)):
            points = [] if at is None else [dict(zip("xy", finger.spots[at], strict=True))]
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    expect(page.locator("line[stroke-width='12']")).to_have_count(len(JOINS))

    def tap(name: str, role: str = "button") -> None:
        found = page.get_by_role(role, name=name, exact=role != "tab")  # type: ignore[arg-type]
        (found.locator("xpath=..") if role == "radio" else found).tap()

    tap("Tickets", "tab")
    tap("Generate")
    tap("Check", "tab")
    expect(page.get_by_text("Everything is right")).to_be_visible()
    study(page, tap)
    shot(page, "studio-phone")
    assert violations(page) == []
    tap("Play", "tab")
    # Nobody looked at the board, and others go before whoever draws it.
    expect(page.get_by_role("button", name="SVG")).to_be_enabled(timeout=DRAWING_MS)
    tap("Begin")
    person = Person(page, "finger")
    person.play()
    assert person.over


def test_the_first_tap_after_quick_drags_does_what_it_says(visits: Visits) -> None:
    page = studio(visits, device="phone")
    finger = Mouse(page, FINGER_SPOTS[4:6])
    session = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [dict(zip("xy", point, strict=True)) for point in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    (x, y), (end, _) = finger.spots
    for spot in finger.spots:
        page.touchscreen.tap(*spot)
    tabs = [page.get_by_role("tab", name=name) for name in ("Tickets", "Check")]
    for turn in range(10):  # Chromium swallowed about every other of these taps
        touch("touchStart", (x, y))
        for step in range(1, 6):
            touch("touchMove", (x + (end - x) * step / 5, y))
        touch("touchEnd")
        tabs[turn % 2].tap()
        expect(tabs[turn % 2]).to_have_attribute("aria-selected", "true", timeout=5_000)
    expect(page.locator("line[stroke-width='12']")).to_have_count(10)


def test_by_keys_a_map_is_drawn_mended_studied_and_played_as_well(visits: Visits) -> None:
    page = studio(visits)
    frame = page.locator(".frame")

    def keys(*pressed: str) -> None:
        for key in pressed:
            page.keyboard.press(key)

    def press(name: str, role: str = "button") -> None:
        found = page.get_by_role(role, name=name, exact=role != "tab")  # type: ignore[arg-type]
        expect(found).to_be_enabled()  # the focus of a button that is not goes nowhere
        found.focus()
        keys("Space" if role == "radio" else "Enter")

    def step(a: int, b: int) -> None:
        """Go from one city of the grid to another."""
        (down, right) = (b // 4 - a // 4, b % 4 - a % 4)
        keys(*["Shift+ArrowDown" if down > 0 else "Shift+ArrowUp"] * 2 * abs(down))
        keys(*["Shift+ArrowRight" if right > 0 else "Shift+ArrowLeft"] * 2 * abs(right))

    frame.focus()
    keys(*["Shift+ArrowUp"] * 2, *["Shift+ArrowLeft"] * 3)
    at = 0
    for city in range(12):
        step(at, city)
        keys("Enter")
        at = city
    expect(page.locator(".place")).to_have_count(12)
    for a, b in JOINS:
        step(at, a)
        keys("j")
        step(a, b)
        keys("Enter")
        at = b
    lines = page.locator("line[stroke-width='12']")
    expect(lines).to_have_count(len(JOINS))
    keys("Delete")
    expect(lines).to_have_count(len(JOINS) - 1)
    keys("Control+z")
    expect(lines).to_have_count(len(JOINS))
    press("Move")
    frame.focus()
    keys("Enter", "ArrowUp", "ArrowUp", "Enter")
    expect(page.get_by_role("status").filter(has_text="City 12 moved")).to_have_count(1)
    press("Tickets", "tab")
    press("Generate")
    press("Check", "tab")
    expect(page.get_by_text("Everything is right")).to_be_visible()
    study(page, press)
    press("Board", "tab")
    name = page.get_by_role("button", name="Name of City 1", exact=True)
    name.focus()
    keys("ArrowDown", "ArrowDown", "Enter")
    expect(page.get_by_role("button", name="Undo all corrections")).to_be_visible()
    document = tomllib.loads(exported(page))
    assert list(document["board"]["beside"]) == ["City 1"]
    press("Begin")
    person = Person(page, "keys")
    person.play()
    assert person.over


def test_cities_of_a_table_without_coordinates_lie_below_the_others(visits: Visits) -> None:
    page = studio(visits)
    table = b"name,lat,lon\nLisboa,38.7,-9.1\nMadrid,40.4,-3.7\nSevilla,37.4,-6.0\nTanger,,\n"
    file: FilePayload = {"name": "cities.csv", "mimeType": "text/csv", "buffer": table}
    page.get_by_label("Add cities from a table").set_input_files(file)
    expect(page.get_by_text("1 city has no coordinates")).to_contain_text("Tanger")
    expect(page.locator(".place")).to_have_count(4)
    speak(page, "pl")
    told = page.locator(".start [role=status]")
    expect(told).to_contain_text("współrzędnych")
    expect(told).not_to_contain_text("coordinates")
    speak(page, "en")
    places = {each["name"]: each for each in tomllib.loads(exported(page))["places"]}
    assert 35 < places["Tanger"]["lat"] < 37.4
    assert -10 < places["Tanger"]["lon"] < -3


@pytest.mark.parametrize("device", get_args(Device))
def test_the_language_is_switched_in_the_studio_and_failures_change_with_it(
    visits: Visits, device: Device
) -> None:
    visits.allow("ERR_FAILED")
    page = studio(visits, device=device)
    page.route("**/api/studio/open*", lambda route: route.abort())
    page.get_by_label("Open a map file").set_input_files(ISLE)
    trouble = page.locator(".start .trouble")
    expect(trouble).to_have_text("The server cannot be reached.")
    page.get_by_role("combobox", name="Language").select_option("pl")
    expect(page.get_by_role("tab", name="Bilety")).to_be_visible()
    expect(page.get_by_text("Wybierz plik")).to_have_count(3)
    expect(trouble).to_have_text("Serwer jest nieosiągalny.")
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_the_board_is_shown_large_over_the_map(visits: Visits) -> None:
    page = visits.open("/#/studio?map=usa", reduced_motion=True)
    page.get_by_role("tab", name="Board").click()
    picture = page.get_by_role("img", name="The board of")
    expect(picture).to_be_visible()
    small = picture.bounding_box()
    page.get_by_role("button", name="Show the board large").click()
    back = page.get_by_role("button", name="Show the map again")
    expect(back).to_be_visible()
    large = picture.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > 1.5 * small["width"]
    assert back.get_attribute("aria-pressed") is None  # its name says what it does: not both
    assert violations(page) == []
    back.click()
    expect(page.get_by_role("button", name="Show the board large")).to_be_visible()
    again = picture.bounding_box()  # what is said of the drawing above it comes and goes
    assert again is not None
    assert again["width"] == small["width"]


def test_a_picture_underneath_stays_with_its_size_and_rotation(visits: Visits) -> None:
    page = studio(visits)
    page.get_by_label("Lay a picture underneath").set_input_files(PICTURE)
    page.get_by_label("Rotation").fill("30")
    page.get_by_label("Size").fill("-3")
    image = page.locator(".frame img")
    expect(image).to_have_attribute("style", re.compile(r"rotate\(30deg\)"))
    page.wait_for_timeout(800)  # it is kept a moment after the last change
    page.reload()
    expect(image).to_have_attribute("style", re.compile(r"rotate\(30deg\)"))
    expect(page.get_by_label("Size")).to_have_value("-3")
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    page.get_by_role("group", name="Picture").get_by_role("button", name="Remove").click()
    expect(image).to_have_count(0)
    page.wait_for_timeout(800)


@pytest.fixture
def keeping_visits(
    browser: Browser,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> Iterator[Visits]:
    """Opens pages on a server that keeps maps of visitors."""
    monkeypatch.setenv("BRANCHLINE_OWNER_SECRET", OWNER)
    server = Server(tmp_path, "--allow-uploads")
    server.start()
    yield from watched(Visits(browser, server.origin), request)
    server.stop()


def test_a_map_is_left_listed_with_its_maker_and_removed_by_maker_and_owner(
    keeping_visits: Visits,
) -> None:
    keeping_visits.allow("404")  # of boards of maps that are gone
    page = studio(keeping_visits)
    page.get_by_label("Open a map file").set_input_files(ISLE)
    expect(page.locator(".place")).to_have_count(8)

    def leave() -> Page:
        page.get_by_role("tab", name="Play").click()
        page.get_by_label("Your name", exact=True).last.fill("Ada <b>")
        page.get_by_role("button", name="Leave the map here").click()
        expect(page.get_by_text("Others find it among the boards")).to_be_visible()
        other = keeping_visits.open("/#/new", reduced_motion=True)
        expect(other.get_by_role("radio", name="by Ada <b>")).to_have_count(1)
        return other

    leave()
    page.get_by_role("button", name="Remove it from the server").click()
    expect(page.get_by_role("button", name="Leave the map here")).to_be_visible()
    stranger = leave()
    stranger.goto("/#/")
    expect(stranger.locator(".board", has_text="by Ada <b>")).to_have_count(1)
    remove = stranger.get_by_role("button", name="Remove", exact=True)
    expect(remove).to_have_count(0)
    owner = keeping_visits.open(f"/#/?owner={OWNER}", reduced_motion=True)
    expect(owner.get_by_text("The Isle · by Ada <b>")).to_be_visible()
    shot(owner, "studio-owner")
    owner.get_by_role("button", name="Remove", exact=True).click()
    expect(owner.get_by_text("The Isle · by Ada <b>")).to_have_count(0)
    assert all(map_["maker"] == "" for map_ in offered(owner))


def offered(page: Page) -> list[dict[str, str]]:
    """Return the maps that a server offers."""
    maps = page.request.get("/api/options").json()["maps"]
    return [{"maker": "", **each} for each in maps]


def test_hostile_files_are_opened_without_a_crash(visits: Visits, tmp_path: Path) -> None:
    page = studio(visits)
    visits.allowed.append("400")
    for name, text in HOSTILE.items():
        file = tmp_path / "map.toml"
        file.write_text(text, "utf-8")
        page.get_by_role("tab", name="Start").click()
        page.get_by_label("Open a map file").set_input_files(file)
        told = page.locator(".start .trouble, .start p[role=status]")
        expect(told.first, name).not_to_be_empty()
        for tab in ("Rules", "Tickets", "Board", "Play", "Check"):
            page.get_by_role("tab", name=tab).click()
        expect(page.locator("#studio-panel")).to_be_visible()
    assert page.locator("#studio-panel img[src=x], svg img").count() == 0


def test_broken_files_of_all_kinds_are_opened_without_a_crash(visits: Visits) -> None:
    page = studio(visits)
    visits.allowed.append("400")
    dice = random.Random(23)  # noqa: S311 - tests must repeat
    for number in range(FUZZED):
        lines = ISLE.read_text("utf-8").splitlines()
        for _ in range(dice.randint(1, 4)):
            at = dice.randrange(len(lines))
            line = lines[at]
            how = dice.randrange(4)
            if how == 0:
                lines[at] = dice.choice(lines)
            elif how == 1:
                lines[at] = re.sub(r"= [^,}]+", lambda _: f"= {dice.choice(JUNK)}", line, count=1)
            elif how == 2:
                cut = dice.randint(0, len(line))
                lines[at] = line[:cut] + dice.choice(('"', "}", "é", "[", "<b>")) + line[cut:]
            else:
                del lines[at]
        page.get_by_role("tab", name="Start").click()
        text = "\n".join(lines).encode()
        file: FilePayload = {"name": f"{number}.toml", "mimeType": "text/plain", "buffer": text}
        with page.expect_response(re.compile("/api/studio/open")) as answer:
            page.get_by_label("Open a map file").set_input_files(file)
        if not answer.value.ok:
            expect(page.locator(".start .trouble"), str(lines)).not_to_be_empty()
        for tab in ("Rules", "Tickets", "Check"):
            page.get_by_role("tab", name=tab).click()
        expect(page.locator("#studio-panel")).to_be_visible()


@pytest.fixture
def large_map(tmp_path: Path) -> Path:
    """A map of a hundred tracks: a grid of cities."""
    names = [f"C{n}" for n in range(56)]
    places = [
        f'    {{ name = "{name}", lat = {40 + n // 8}, lon = {n % 8} }},'
        for n, name in enumerate(names)
    ]
    joins = [(n, n + 1) for n in range(56) if n % 8 != 7] + [(n, n + 8) for n in range(48)]
    joins += [(n, n + 9) for n in range(3)]
    tracks = [
        f'    {{ a = "{names[a]}", b = "{names[b]}", length = 2, colour = "red" }},'
        for a, b in joins
    ]
    file = tmp_path / "large.toml"
    lists = ["places = [", *places, "]", "tracks = [", *tracks, "]"]
    file.write_text("\n".join(['format = 1\nid = "large"\nname = "Large"', *lists]), "utf-8")
    return file


REACH = """\
() => {
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const spots = [...document.querySelectorAll(".place circle")]
    .map((each) => each.getBoundingClientRect());
  const span = (from, to) =>
    Math.max(...spots.map((spot) => spot[to])) - Math.min(...spots.map((spot) => spot[from]));
  return Math.max(span("left", "right") / frame.width, span("top", "bottom") / frame.height);
}"""
"""How much of the map's pane the cities reach across, along or down, whichever is more."""
NAMES_OVER_NAMES = """\
() => {
  const names = [...document.querySelectorAll(".frame .name")]
    .filter((each) => getComputedStyle(each).visibility !== "hidden")
    .map((each) => [each.textContent, each.getBoundingClientRect()]);
  const crosses = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  return names.flatMap(([a, box], n) => names.slice(n + 1)
    .filter(([, other]) => crosses(box, other)).map(([b]) => `${a} and ${b}`));
}"""

CITIES_OVER_NAMES = """\
() => {
  const names = document.querySelectorAll(".frame .name");
  const places = [...document.querySelectorAll(".place circle")].map((circle, number) => ({
    name: names[number],
    city: circle.getBoundingClientRect(),
  }));
  const shown = places.filter(({ name }) => getComputedStyle(name).visibility !== "hidden");
  const covers = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
  return shown.filter(({ name, city }) => places.some((other) =>
    other.city !== city && covers(other.city, name.getBoundingClientRect())))
    .map(({ name }) => name.textContent);
}"""
CITIES_OVER_CITIES = """\
() => {
  const boxes = [...document.querySelectorAll(".place circle")]
    .map((circle) => circle.getBoundingClientRect());
  const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y) >= a.width / 2 + b.width / 2;
  const crowded = boxes.filter((a) => boxes.some((b) => a !== b && !apart(a, b)));
  return crowded.length / boxes.length;
}"""
"""The part of all cities that lie over others."""


@pytest.mark.parametrize("which", ["usa", "europe", "uk"])
def test_a_phone_draws_the_cities_of_a_large_map_small_enough(which: str, visits: Visits) -> None:
    page = visits.open(f"/#/studio?map={which}", "phone", reduced_motion=True)
    expect(page.locator(".place").first).to_be_attached()
    page.wait_for_function(f"() => ({REACH})() > 0.75 && ({REACH})() < 0.9")
    assert page.evaluate(CITIES_OVER_CITIES) <= MOST_CROWDED
    assert page.evaluate(NAMES_OVER_NAMES) == []
    for _ in range(3):  # what is near is as large as ever
        page.get_by_role("button", name="Zoom in").tap()
    assert page.locator(".place circle").first.get_attribute("r") == "9"


def test_the_whole_map_is_shown_and_readable_on_every_screen(visits: Visits) -> None:
    page = visits.open("/#/studio?map=usa", reduced_motion=True)
    expect(page.locator(".place").first).to_be_attached()
    for name in ("390×844", "1440×900", "844×390"):
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({REACH})() > 0.75 && ({REACH})() < 0.9")
        assert page.evaluate(NAMES_OVER_NAMES) == [], name
        assert page.evaluate(CITIES_OVER_NAMES) == [], name
        assert page.locator(".frame .name:not(.crowded)").count() >= LEAST_NAMES, name


def test_no_long_task_while_a_hand_drags_on_a_map_of_a_hundred_tracks(
    visits: Visits, large_map: Path
) -> None:
    page = studio(visits)
    page.get_by_label("Open a map file").set_input_files(large_map)
    expect(page.locator("line[stroke-width='12']")).to_have_count(100)
    page.get_by_role("button", name="Move").click()
    expect(page.locator(".n-of")).to_be_visible()
    city = page.locator(".place").nth(20)
    before = city.get_attribute("transform")
    circle = page.locator(".place").nth(20).bounding_box()
    assert circle is not None
    x, y = circle["x"] + circle["width"] / 2, circle["y"] + circle["height"] - 9

    def drag() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(30):
            page.mouse.move(x + 2 * step, y + step)
        assert city.get_attribute("transform") != before  # the hand has it
        page.mouse.move(x, y)
        page.mouse.up()

    assert longest_task(page, drag) <= LONGEST_MS
