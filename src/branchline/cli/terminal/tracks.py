"""Tracks by name, who has them, and why one cannot be claimed now."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.cli.terminal.offers import plain
from branchline.cli.terminal.panels import question
from branchline.cli.terminal.wording import wording
from branchline.core.cards import GRAY, TRACK_COLOURS
from branchline.locales import named, say
from branchline.maps.schema import fold
from branchline.message import Message
from branchline.play.closed import why_closed
from branchline.play.match import Match
from branchline.play.view import View


def find_place(match: Match, typed: str) -> int | None:
    """Return the place that a name, or the only one that the start of a name, belongs to."""
    place = match.data.find_place(typed)
    if place is not None:
        return place
    near: set[int] = set()
    for number, known in enumerate(match.data.places):
        names = [fold(known.name), fold(str(match.notation.place_in_words(number)))]
        if fold(typed) in names:
            return number
        if any(name.startswith(fold(typed)) for name in names):
            near.add(number)
    return near.pop() if len(near) == 1 else None


def tracks_at(match: Match, place: int) -> list[int]:
    """Return the tracks of a place."""
    return [i for i, track in enumerate(match.data.tracks) if place in (track.a, track.b)]


def find_tracks(match: Match, typed: str) -> list[int]:
    """Return the tracks that a name means, from either end; without a colour, all parallel ones."""
    found = []
    for number, track in enumerate(match.data.tracks):
        name, _, mark = match.notation.tracks[number].partition(" [")
        said, _, shown = match.notation.track(number).partition(" [")
        back = [match.notation.place(place) for place in (track.b, track.a)]
        said_back = [str(match.notation.place_in_words(place)) for place in (track.b, track.a)]
        names = [name, "–".join(back), said, "–".join(said_back)]
        names += [f"{each} [{own}" for each in names for own in (mark, shown)] if mark else []
        if plain(typed) in map(plain, names):
            found.append(number)
    return found


def reason(match: Match, view: View, track: int) -> str | None:
    """Return why a track is closed to the view's seat; None if it is open."""
    if track in view.owned[view.seat]:
        return say("track-yours")
    if track in view.open_tracks:
        return None
    [closed] = why_closed(match.game, view, [track])
    asked = question(match, view).asked
    if closed.reason == "later" and asked is not None:
        return say("track-closed-asked", asked=wording(match, view, asked).plain)
    return say(
        f"track-closed-{closed.reason}",
        seats=[match.seats[seat] for seat in closed.seats],
        needs=[named(each) for each in closed.needs],
        players=match.players,
    )


def is_free(match: Match, view: View, track: int) -> bool:
    """Return whether nobody has a track and it is open to the view's seat."""
    taken = any(track in own for own in view.owned)
    return not taken and reason(match, view, track) is None


def standing(match: Match, view: View, track: int) -> str:
    """Say who has a track, or whether this seat may have it, and if not, why."""
    owners = ", ".join(match.seats[seat] for seat, own in enumerate(view.owned) if track in own)
    if owners and track in view.open_tracks:
        return say("track-owned-but-open", owners=owners)
    return owners or reason(match, view, track) or say("track-free")


def why_not_claim(match: Match, view: View, legal: Iterable[int], action: int) -> str:
    """Say why a claim is not possible."""
    track = int(match.game.track_of[action - match.game.claim_action])
    why = why_not_track(match, view, track)
    possible = {
        int(match.game.track_of[each - match.game.claim_action])
        for each in legal
        if match.game.claim_action <= each < match.game.mechanic_action
    }
    if track in possible:
        payment = match.notation.payment(int(match.game.claim_row(action)))
        name = match.notation.track(track)
        why = say("cannot-pay-that", payment=payment, track=name)
    return why


def why_not_track(match: Match, view: View, track: int) -> str:
    """Say why a track cannot be claimed, cards and trains included."""
    name = match.notation.track(track)
    why = reason(match, view, track)
    if why is not None:
        return say("track-is-closed", track=name, reason=why)
    trains, needed = view.trains[view.seat], int(match.game.trains_for[track])
    if trains < needed:
        return say("too-few-trains", track=name, length=needed, trains=trains)
    return say("cannot-pay", track=name, cost=cost(match, track))


def cost(match: Match, number: int) -> list[Message]:
    """Return the cards that a track takes, in words."""
    track, symbols = match.data.tracks[number], match.track_marks[number].symbols
    plain_cards = track.length - symbols
    parts = []
    if symbols:
        parts.append(Message("cost-locomotives", {"count": symbols}))
    if plain_cards and track.colour == GRAY:
        parts.append(Message("cost-cards-gray", {"count": plain_cards}))
    elif plain_cards:
        colour = Message(f"card-{TRACK_COLOURS[track.colour]}")
        parts.append(Message("cost-cards", {"count": plain_cards, "colour": colour}))
    return parts


def no_such_track(match: Match, typed: str) -> str | None:
    """Say that two places have no track between them; None if these are not two places."""
    ends = [find_place(match, end.strip()) for end in typed.replace("–", "-").split("-")]
    if len(ends) != 2 or None in ends:
        return None
    names = [match.notation.place_in_words(place) for place in ends if place is not None]
    return say("no-track-between", first=names[0], second=names[1])
