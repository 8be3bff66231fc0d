"""The board in words: everybody's tracks, the free ones, and what lies around a place."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import flow, spaces
from branchline.maps.errors import advise
from branchline.maps.schema import fold
from branchline.play.match import Match
from branchline.play.view import View


def show_board(console: Console, match: Match, view: View, words: str) -> None:
    """Show all networks; with `free`, the tracks still to be had; with a place, its tracks."""
    if not words:
        show_networks(console, match, view)
    elif fold(words) == "free":
        tracks = [t for t in range(len(match.data.tracks)) if t in view.open_tracks]
        show_tracks(console, match, view, sorted(tracks, key=match.notation.tracks.__getitem__))
    else:
        place = find_place(match, words)
        if place is None:
            names = [each.name for each in match.data.places]
            console.print(Text(advise(f"no place is called {words!r}", words, names)))
            return
        near = [i for i, t in enumerate(match.data.tracks) if place in (t.a, t.b)]
        show_tracks(console, match, view, near)


def find_place(match: Match, words: str) -> int | None:
    """Return the place that a name, or the only one that the start of a name, belongs to."""
    place = match.data.find_place(words)
    if place is not None:
        return place
    near = [i for i, p in enumerate(match.data.places) if fold(p.name).startswith(fold(words))]
    return near[0] if len(near) == 1 else None


def show_networks(console: Console, match: Match, view: View) -> None:
    """Show the tracks of every player."""
    for seat, name in enumerate(match.seats):
        tracks = view.owned[seat]
        parts = [
            Text(match.notation.tracks[t] + " ").append_text(spaces(match.data.tracks[t]))
            for t in sorted(tracks, key=match.notation.tracks.__getitem__)
        ]
        length = sum(match.data.tracks[t].length for t in tracks)
        console.print(Text(f"{name}: {len(tracks)} tracks, {length} trains", "bold"))
        if parts:
            for line in flow("  ", parts, console.width, 3):
                console.print(line)
    console.print(Text("m free: free tracks · m PLACE: the tracks of a place", "dim"))


def show_tracks(console: Console, match: Match, view: View, tracks: list[int]) -> None:
    """List tracks with their price and who has them."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for heading in ("track", "spaces", "points", ""):
        table.add_column(heading, justify="right" if heading == "points" else "left")
    for number in tracks:
        track = match.data.tracks[number]
        table.add_row(
            Text(match.notation.tracks[number]),
            spaces(track).append(" tunnel" if track.tunnel else ""),
            str(match.data.points[track.length]),
            Text(standing(match, view, number)),
        )
    console.print(table)


def standing(match: Match, view: View, track: int) -> str:
    """Say who has a track, or whether this seat may have it."""
    owners = [match.seats[seat] for seat, own in enumerate(view.owned) if track in own]
    if owners:
        return ", ".join(owners)
    if track in view.open_tracks:
        return "free"
    twins = match.game.board.route_tracks[match.game.board.route_of[track]]
    if any(twin in view.owned[view.seat] for twin in twins):
        return "closed to you: you have its twin"
    taken = any(twin in own for own in view.owned for twin in twins)
    return "closed: its twin is taken" if taken else "closed"
