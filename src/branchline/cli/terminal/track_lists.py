"""The board as lists: everybody's tracks, the free ones, and what lies around a place."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.cli.terminal.glyphs import flow, spaces, spaces_with_kind
from branchline.cli.terminal.tracks import find_place, is_free, standing, tracks_at
from branchline.locales import say
from branchline.maps.schema import fold
from branchline.mechanics.advice import advise
from branchline.message import Message
from branchline.play.match import Match
from branchline.play.view import View


def show_board(console: Console, match: Match, view: View, typed: str) -> None:
    """Show all networks, or some tracks.

    With `free`, those that can be claimed; with `closed`, those that nobody has taken but that
    cannot; with a place, all of its tracks.
    """
    if not typed:
        show_networks(console, match, view)
    elif fold(typed) == "free":
        show_tracks(console, match, view, by_name(match, view.open_tracks))
    elif fold(typed) == "closed":
        taken = {track for own in view.owned for track in own}
        rest = set(range(len(match.data.tracks))) - taken - set(view.open_tracks)
        show_closed(console, match, view, by_name(match, rest))
    else:
        place = find_place(match, typed)
        if place is None:
            names = [each.name for each in match.data.places]
            problem = Message("no-such-place", {"typed": repr(typed)})
            console.print(Text(str(advise(problem, typed, names))))
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
            Text(match.notation.track(t) + " ").append_text(spaces(match, t))
            for t in by_name(match, tracks)
        ]
        length = sum(match.data.tracks[t].length for t in tracks)
        heading = say("network-of", seat=name, tracks=len(tracks), trains=length)
        console.print(Text(heading, "bold"))
        if parts:
            for line in flow("  ", parts, console.width, 3):
                console.print(line)
    console.print(Text(say("board-keys"), "dim"))


def show_closed(console: Console, match: Match, view: View, tracks: list[int]) -> None:
    """List tracks by what they ask for, the least first."""
    if not tracks:
        console.print(Text(say("no-tracks"), "dim"))
    reasons: dict[str, list[Text]] = {}
    for number in tracks:
        text = Text(match.notation.tracks[number].partition(" [")[0] + " ")
        text.append_text(spaces(match, number))
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
        console.print(Text(say("no-tracks"), "dim"))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(say("column-track"))
    table.add_column(say("column-spaces"))
    table.add_column(say("column-points"), justify="right")
    table.add_column("")
    for number in tracks:
        track = match.data.tracks[number]
        unpaid = cards and is_free(match, view, number)
        table.add_row(
            Text(match.notation.track(number)),
            spaces_with_kind(match, number),
            str(match.data.points[track.length]),
            Text(say("track-too-dear") if unpaid else standing(match, view, number)),
        )
    console.print(table)
