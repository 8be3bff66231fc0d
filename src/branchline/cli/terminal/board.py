"""The board in words: everybody's tracks, the free ones, and what lies around a place."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.closed import find_place, standing, tracks_at
from branchline.cli.terminal.glyphs import flow, spaces
from branchline.maps.errors import advise
from branchline.maps.schema import fold
from branchline.play.match import Match
from branchline.play.view import View


def show_board(console: Console, match: Match, view: View, words: str) -> None:
    """Show all networks, or some tracks.

    With `free`, those that can be claimed; with `closed`, those that nobody has taken but that
    cannot; with a place, all of its tracks.
    """
    if not words:
        show_networks(console, match, view)
    elif fold(words) == "free":
        show_tracks(console, match, view, by_name(match, view.open_tracks))
    elif fold(words) == "closed":
        taken = {track for own in view.owned for track in own}
        rest = set(range(len(match.data.tracks))) - taken - set(view.open_tracks)
        show_closed(console, match, view, by_name(match, rest))
    else:
        place = find_place(match, words)
        if place is None:
            names = [each.name for each in match.data.places]
            console.print(Text(advise(f"no place is called {words!r}", words, names)))
            return
        show_tracks(console, match, view, by_name(match, tracks_at(match, place)))


def by_name(match: Match, tracks: Iterable[int]) -> list[int]:
    """Return tracks in the order of their names."""
    return sorted(tracks, key=match.notation.tracks.__getitem__)


def show_networks(console: Console, match: Match, view: View) -> None:
    """Show the tracks of every player."""
    for seat, name in enumerate(match.seats):
        tracks = view.owned[seat]
        parts = [
            Text(match.notation.tracks[t] + " ").append_text(spaces(match.data.tracks[t]))
            for t in by_name(match, tracks)
        ]
        length = sum(match.data.tracks[t].length for t in tracks)
        console.print(Text(f"{name}: {len(tracks)} tracks, {length} trains", "bold"))
        if parts:
            for line in flow("  ", parts, console.width, 3):
                console.print(line)
    keys = "m free: open to you · m closed: closed to you, and why · m PLACE: the tracks of a place"
    console.print(Text(keys, "dim"))


def show_closed(console: Console, match: Match, view: View, tracks: list[int]) -> None:
    """List tracks by what they ask for, the least first."""
    if not tracks:
        console.print(Text("None.", "dim"))
    reasons: dict[str, list[Text]] = {}
    for number in tracks:
        text = Text(match.notation.tracks[number].partition(" [")[0] + " ")
        text.append_text(spaces(match.data.tracks[number]))
        reasons.setdefault(standing(match, view, number), []).append(text)
    for why, parts in sorted(reasons.items(), key=lambda pair: (pair[0].count(","), pair[0])):
        console.print(Text(why, "bold"))
        for line in flow("  ", parts, console.width, 3):
            console.print(line)


def show_tracks(
    console: Console, match: Match, view: View, tracks: list[int], cards: bool = False
) -> None:
    """List tracks with their price and who has them, or why they are closed.

    With `cards`, all that is wrong with the free ones is that they cannot be paid.
    """
    if not tracks:
        console.print(Text("None.", "dim"))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("track", "spaces", "points", ""):
        table.add_column(heading, justify="right" if heading == "points" else "left")
    for number in tracks:
        track = match.data.tracks[number]
        words = standing(match, view, number)
        table.add_row(
            Text(match.notation.tracks[number]),
            spaces(track).append(" tunnel" if track.tunnel else ""),
            str(match.data.points[track.length]),
            Text("free, but too dear" if cards and words == "free" else words),
        )
    console.print(table)
