"""Take a picture of every screen of the browser client in six sizes, light and dark.

    python -m scripts.gallery                     all that is missing, then build/gallery/index.html
    python -m scripts.gallery --only 'table-*'    these screens, anew
    python -m scripts.gallery --size 390×844      this size only
    python -m scripts.gallery --theme dark        by night only
    python -m scripts.gallery --language pl       in Polish; may be given several times
    python -m scripts.gallery --every-language    in all languages, the one for tests included
    python -m scripts.gallery --sheets            also one picture of all sizes for each screen, and
                                                  of all languages for each screen and size

What was taken of the same client is kept, so a gallery that was interrupted goes on. Screens are
listed in `gallery_screens.py`.
"""

from __future__ import annotations

import html
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, Literal, NamedTuple

import click
from PIL import Image, ImageDraw
from playwright.sync_api import Error, Page, expect, sync_playwright
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from scripts.gallery_screens import SCREENS, Screen, Stage
from scripts.gallery_stage import PATIENT
from scripts.words import languages

from branchline.locales.languages import PSEUDO
from branchline.locales.word_files import ENGLISH
from branchline.server.app import CLIENT
from tests.browser import chromium
from tests.browser.languages import speak
from tests.browser.serving import Server
from tests.browser.watched_pages import PATIENCE_MS, SIZES

Theme = Literal["light", "dark"]
ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "gallery"
STAMP: Final = CLIENT / "built-from.txt"
LAN: Final = "127.0.0.2"
"""Another address of loopback, that stands for the local network."""
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
QUALITY: Final = 90
PREVIEW_HEIGHT: Final = 220
SHEET_CELL: Final = (640, 430)
LANGUAGES_A_ROW: Final = 4
SETTLED: Final = """\
async () => {
  await document.fonts.ready;
  const loaded = (img) => img.complete || img.loading === "lazy";
  while (![...document.images].every(loaded)) await new Promise(requestAnimationFrame);
  const ends = (each) => each.effect.getComputedTiming().endTime < Infinity;
  const moving = document.getAnimations().filter(ends).map((each) => each.finished);
  await Promise.allSettled(moving);
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done, 240));  // a board that rests is painted anew
}"""

UNROLLED: Final = """\
dialog[open] { position: absolute !important; margin-block: 0 !important; }
dialog[open] { inset-block: 0 auto !important; height: auto !important; }
dialog[open] { max-height: none !important; overflow: visible !important; }
"""
"""Shows all of a dialog that would have to be scrolled."""
UNROLL: Final = """\
async (rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
  for (const each of document.images) each.loading = "eager";
  while (![...document.images].every((each) => each.complete)) {
    await new Promise(requestAnimationFrame);
  }
}"""
"""Also loads the pictures that would come only when they are scrolled to."""


class Shot(NamedTuple):
    """A picture: of a screen, in a size, by day or by night, in a language."""

    screen: str
    size: str
    theme: Theme
    language: str = ENGLISH

    @property
    def name(self) -> str:
        """The name of its files."""
        name = f"{self.screen}/{self.size.replace('×', 'x')}-{self.theme}"
        return name if self.language == ENGLISH else f"{name}-{self.language}"

    @property
    def path(self) -> Path:
        """The picture."""
        return FOLDER / "shots" / f"{self.name}.jpg"

    @property
    def preview(self) -> Path:
        """The small picture."""
        return FOLDER / "previews" / f"{self.name}.webp"


class Choice(NamedTuple):
    """The sizes, themes and languages in which pictures are taken."""

    sizes: Sequence[str] = tuple(SIZES)
    themes: Sequence[Theme] = THEMES
    languages: Sequence[str] = (ENGLISH,)


EVERYTHING: Final = Choice(languages=(*languages(), PSEUDO))


def shots_of(screen: Screen, choice: Choice) -> list[Shot]:
    """Return the pictures of a screen that are chosen."""
    return [
        Shot(screen.name, size, theme, language)
        for size in choice.sizes
        for language in choice.languages
        for theme in choice.themes
    ]


@click.command()
@click.option("--only", "patterns", multiple=True, help="Screens by name, with * and ?.")
@click.option("--size", "sizes", multiple=True, type=click.Choice(list(SIZES)), help="Only these.")
@click.option("--theme", "themes", multiple=True, type=click.Choice(THEMES), help="Only this.")
@click.option(
    "--language",
    "spoken",
    multiple=True,
    type=click.Choice(EVERYTHING.languages),
    help="In these languages (default: English).",
)
@click.option("--every-language", is_flag=True, help="In all languages.")
@click.option("--sheets", is_flag=True, help="Also put the pictures of a screen together in one.")
def main(
    patterns: tuple[str, ...],
    sizes: tuple[str, ...],
    themes: tuple[Theme, ...],
    spoken: tuple[str, ...],
    every_language: bool,
    sheets: bool,
) -> None:
    """Take what is missing, and write the page that shows it all."""
    chosen = [s for s in SCREENS if not patterns or any(fnmatch(s.name, p) for p in patterns)]
    if not chosen:
        raise click.BadParameter(", ".join(s.name for s in SCREENS), param_hint="--only, one of")
    in_languages = EVERYTHING.languages if every_language else spoken or (ENGLISH,)
    choice = Choice(sizes or tuple(SIZES), themes or THEMES, in_languages)
    forget([s for each in chosen for s in shots_of(each, choice)] if patterns else [])
    wanted = [s for s in chosen if not all(shot.path.is_file() for shot in shots_of(s, choice))]
    failed = take(wanted, choice) if wanted else []
    for each in chosen if sheets else []:
        contact_sheet(each)
        for size in choice.sizes if len(in_languages) > 1 else ():
            language_sheet(each, choice._replace(sizes=[size]))
    FOLDER.joinpath("index.html").write_text(page_of_all(), encoding="utf-8")
    click.echo(FOLDER / "index.html")
    if failed:
        raise click.ClickException("not taken: " + ", ".join(failed))


def forget(again: list[Shot]) -> None:
    """Remove the pictures of another client, and those to be taken again."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    mark, now = FOLDER / "client.txt", STAMP.read_text(encoding="utf-8")
    if not mark.is_file() or mark.read_text(encoding="utf-8") != now:
        again = [shot for each in SCREENS for shot in shots_of(each, EVERYTHING)]
        mark.write_text(now, encoding="utf-8")
    for shot in again:
        shot.path.unlink(missing_ok=True)


@contextmanager
def stage() -> Iterator[Stage]:
    """Give a page and a server for all screens."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE_MS)
        server = Server(Path(folder), "--lan-address", LAN)
        browser = chromium.launch(playwright, chromium.ready())
        server.start()
        try:
            context = browser.new_context(
                base_url=server.origin, locale="en-GB", reduced_motion="reduce"
            )
            context.set_default_timeout(PATIENCE_MS)
            context.add_init_script(PATIENT)
            page = context.new_page()
            page.goto("/")
            yield Stage(page, server)
        finally:
            browser.close()
            server.stop()


def take(screens: list[Screen], choice: Choice) -> list[str]:
    """Take the pictures of some screens; return the names of those that could not be shown."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    failed = []
    with stage() as on, Progress(TextColumn("{task.description}"), *columns) as bar:
        task = bar.add_task("", total=sum(len(shots_of(each, choice)) for each in screens))
        for each in screens:
            bar.update(task, description=each.name)
            try:
                for shot in shots_of_screen(on, each, choice):
                    bar.update(task, advance=1, description=shot.name)
            except (AssertionError, Error) as error:  # the others are shown all the same
                failed.append(each.name)
                bar.console.print(f"{each.name}: {str(error).splitlines()[0]}")
    return failed


def shots_of_screen(on: Stage, screen: Screen, choice: Choice) -> Iterator[Shot]:
    """Show a screen and take its pictures; size, theme and language change while it is open."""
    page = on.page
    try:
        for number, size in enumerate(choice.sizes):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            if number == 0 or screen.anew:
                page.evaluate("localStorage.clear(); sessionStorage.clear()")
                screen.show(on)
            if screen.resized:
                screen.resized(on)
            for shot in shots_of(screen, choice._replace(sizes=[size])):
                page.emulate_media(color_scheme=shot.theme)
                if choice.languages != (ENGLISH,):
                    speak(page, shot.language)
                photograph(page, shot, whole=screen.whole)
                yield shot
            if choice.languages != (ENGLISH,):
                speak(page, ENGLISH)
    finally:
        if screen.after:
            screen.after(on)


def photograph(page: Page, shot: Shot, *, whole: bool) -> None:
    """Save a picture once everything is in its place, and a small one."""
    page.evaluate(SETTLED)
    if whole:
        page.evaluate(UNROLL, UNROLLED)
    for path in (shot.path, shot.preview):
        path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(
        path=shot.path, full_page=whole, type="jpeg", quality=QUALITY, animations="disabled"
    )
    if whole:
        page.evaluate("document.adoptedStyleSheets.pop()")
    with Image.open(shot.path) as picture:
        picture.thumbnail((2 * PREVIEW_HEIGHT, PREVIEW_HEIGHT))
        picture.save(shot.preview, quality=80)


def contact_sheet(screen: Screen) -> None:
    """Put all sizes of a screen into one picture, light above dark."""
    rows = [[Shot(screen.name, size, theme) for size in SIZES] for theme in THEMES]
    save_sheet(screen.name, rows)


def language_sheet(screen: Screen, choice: Choice) -> None:
    """Put all languages of a screen in one size into one picture."""
    shots = shots_of(screen, choice)
    rows = [shots[i : i + LANGUAGES_A_ROW] for i in range(0, len(shots), LANGUAGES_A_ROW)]
    save_sheet(f"{screen.name}-{choice.sizes[0].replace('×', 'x')}-languages", rows)


def save_sheet(name: str, rows: Sequence[Sequence[Shot]]) -> None:
    """Put the pictures there are into one, row by row, each below what it shows."""
    cells = [[(shot, reduced(shot)) for shot in row if shot.path.is_file()] for row in rows]
    width = max(sum(picture.width + 8 for _, picture in row) for row in cells)
    sheet = Image.new("RGB", (max(1, width), len(cells) * (SHEET_CELL[1] + 24)), "white")
    draw = ImageDraw.Draw(sheet)
    for number, row in enumerate(cells):
        left, top = 0, number * (SHEET_CELL[1] + 24)
        for shot, picture in row:
            draw.text((left + 2, top + 2), f"{shot.screen} {shot.language}", fill="black")
            sheet.paste(picture, (left, top + 16))
            left += picture.width + 8
    path = FOLDER / "sheets" / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    sheet.save(path)


def reduced(shot: Shot) -> Image.Image:
    """Return a picture in the size of a sheet's cells."""
    with Image.open(shot.path) as picture:
        picture.thumbnail(SHEET_CELL)
        return picture.copy()


PAGE: Final = """\
<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>branchline: every screen</title>
<style>
  :root {{ color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif }}
  form {{ position: sticky; top: 0; padding: 8px; background: Canvas; display: flex; gap: 12px }}
  main {{ display: flex; flex-wrap: wrap; gap: 14px; padding: 8px; align-items: end }}
  figure {{ margin: 0 }} img {{ display: block; height: {height}px; border: 1px solid #8888 }}
  figcaption {{ font-size: 12px }} [hidden] {{ display: none }}
</style>
<form>
  <label>Screen <select name="screen"><option value="">all</option>{screens}</select></label>
  <label>Size <select name="size"><option value="">all</option>{sizes}</select></label>
  <label>Theme <select name="theme"><option value="">both</option>{themes}</select></label>
  <label>Language <select name="language"><option value="">all</option>{languages}</select></label>
  <label>Name <input name="part" type="search"></label>
</form>
<main>{figures}</main>
<script>
  const form = document.forms[0];
  form.oninput = () => {{
    const wanted = Object.fromEntries(new FormData(form));
    for (const each of document.querySelectorAll("figure")) {{
      each.hidden = !["screen", "size", "theme", "language"].every(
        (key) => !wanted[key] || each.dataset[key] === wanted[key],
      ) || !each.dataset.screen.includes(wanted.part);
    }}
  }};
  form.oninput();
</script>
</html>
"""


def page_of_all() -> str:
    """Return the page that shows every picture there is."""

    def options(values: list[str]) -> str:
        return "".join(f"<option>{html.escape(value)}</option>" for value in values)

    shots = [s for each in SCREENS for s in shots_of(each, EVERYTHING) if s.path.is_file()]
    figures = "\n".join(
        f'<figure data-screen="{shot.screen}" data-size="{shot.size}" data-theme="{shot.theme}"'
        f' data-language="{shot.language}">'
        f'<a href="{shot.path.relative_to(FOLDER).as_posix()}">'
        f'<img loading="lazy" alt="" src="{shot.preview.relative_to(FOLDER).as_posix()}"></a>'
        f"<figcaption>{' · '.join(shot)}</figcaption></figure>"
        for shot in shots
    )
    return PAGE.format(
        height=PREVIEW_HEIGHT,
        screens=options([each.name for each in SCREENS]),
        sizes=options(list(SIZES)),
        themes=options(list(THEMES)),
        languages=options(list(EVERYTHING.languages)),
        figures=figures,
    )


if __name__ == "__main__":
    main()
