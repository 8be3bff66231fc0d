"""Take the pictures of the table in the README: a game against bots, on a desktop and on a phone.

python -m scripts.table_pictures
"""

from __future__ import annotations

import random
from io import BytesIO
from pathlib import Path
from typing import Final

import click
from PIL import Image
from playwright.sync_api import expect
from scripts.gallery import ROOT, SETTLED, stage

from branchline.bots import make_bot
from branchline.play.match import Match
from tests.browser.moments import is_on_turn
from tests.browser.positions import BRUNEL, game_until
from tests.browser.rooms import sit
from tests.browser.watched_pages import SIZES

FOLDER: Final = ROOT / "docs" / "pictures"
BOARD: Final = "poland"
PICTURES: Final = {"table": "1440×900", "table-phone": "390×844"}
TRACKS: Final = 9
QUALITY: Final = 82


def is_in_full_swing(match: Match) -> bool:
    """Tell whether the first seat is on turn, and both have built a good deal."""
    return is_on_turn(match, 6) and min(len(own) for own in match.view(0).owned) >= TRACKS


def sensible(match: Match, seat: int, dice: random.Random) -> int:
    """Choose as a bot that knows its tickets would."""
    bot = make_bot("medium", match.game, dice.getrandbits(30))
    return int(bot.choose(match.view(seat), match.actions(seat)))


@click.command()
def main() -> None:
    """Write the pictures into docs/pictures."""
    with stage() as on:
        wanted = game_until(
            on.server, BOARD, is_in_full_swing, choose=sensible, rival=BRUNEL, seeds=range(9)
        )
        for name, size in PICTURES.items():
            width, height = SIZES[size]
            on.page.set_viewport_size({"width": width, "height": height})
            sit(on.page, wanted.room, wanted.tokens[0])
            expect(on.page.locator(".game[data-acting=true]")).to_be_visible()
            on.page.evaluate(SETTLED)
            save(on.page.screenshot(animations="disabled"), FOLDER / f"{name}.webp")


def save(taken: bytes, path: Path) -> None:
    """Write a picture small enough for a page that many read."""
    with Image.open(BytesIO(taken)) as picture:
        picture.convert("RGB").save(path, quality=QUALITY, method=6)
    click.echo(f"{path.relative_to(ROOT)}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
