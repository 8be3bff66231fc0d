"""Tracks by name, who has them, and why one cannot be claimed now."""

from __future__ import annotations

from collections.abc import Iterable

from branchline.cli.terminal.offers import plain
from branchline.cli.terminal.payments import locomotives
from branchline.core.cards import GRAY, TRACK_COLOURS
from branchline.maps.schema import Track, fold
from branchline.mechanics.shelf import A_RIVAL_CLAIM
from branchline.play.closed import public_state, why_closed
from branchline.play.match import Match
from branchline.play.view import View


def find_place(match: Match, words: str) -> int | None:
    """Return the place that a name, or the only one that the start of a name, belongs to."""
    place = match.data.find_place(words)
    if place is not None:
        return place
    near = [i for i, p in enumerate(match.data.places) if fold(p.name).startswith(fold(words))]
    return near[0] if len(near) == 1 else None


def tracks_at(match: Match, place: int) -> list[int]:
    """Return the tracks of a place."""
    return [i for i, track in enumerate(match.data.tracks) if place in (track.a, track.b)]


def find_tracks(match: Match, words: str) -> list[int]:
    """Return the tracks that a name means, from either end; without a colour, all parallel ones."""
    found = []
    for number, track in enumerate(match.data.tracks):
        name, _, mark = match.notation.tracks[number].partition(" [")
        ends = [match.notation.place(place) for place in (track.b, track.a)]
        names = [name, "–".join(ends)]
        names += [f"{each} [{mark}" for each in names] if mark else []
        if plain(words) in map(plain, names):
            found.append(number)
    return found


def for_rivals(view: View) -> bool:
    """Tell whether this turn's claim has to be a track of another player."""
    shown = view.mechanics.get("technologies", {})
    return shown.get("under_way") == A_RIVAL_CLAIM and view.seat in view.to_act


def reason(match: Match, view: View, track: int) -> str | None:
    """Return why a track is closed to the view's seat; None if it is open."""
    if track in view.owned[view.seat]:
        return "yours already"
    if track in view.open_tracks or not for_rivals(view):
        return why_closed(match.notation, match.seats, view, track)
    if not any(track in own for own in view.owned):
        return "not now: claim a track of another player"
    missing = lacking(match, view, track)
    return f"needs {', '.join(missing)}" if missing else "you own another track of this route"


def lacking(match: Match, view: View, track: int) -> list[str]:
    """Return the names of what the view's seat lacks to claim a track."""
    game, state = match.game, public_state(match.game, view)
    return [name for m in game.mechanics for name in m.missing(game, state, view.seat, track)]


def standing(match: Match, view: View, track: int) -> str:
    """Say who has a track, or whether this seat may have it, and if not, why."""
    owners = [match.seats[seat] for seat, own in enumerate(view.owned) if track in own]
    if owners:
        return ", ".join(owners) + (" · open to you" if track in view.open_tracks else "")
    why = reason(match, view, track)
    return "free" if why is None else why


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
        payment = match.notation.payment(int(match.game.claim_row(track, action)))
        name = match.notation.tracks[track]
        why = f"You cannot pay {payment}; claim {name} shows what you can pay."
    return why


def why_not_track(match: Match, view: View, track: int) -> str:
    """Say why a track cannot be claimed, cards and trains included."""
    name, facts = match.notation.tracks[track], match.data.tracks[track]
    why = reason(match, view, track)
    if why is not None:
        return f"{name}: {why}."
    trains = view.trains[view.seat]
    if trains < facts.length:
        return f"{name} takes {facts.length} trains; you have {trains}."
    return f"{name} is open to you, but you cannot pay for it: it takes {cost(facts)}."


def cost(track: Track) -> str:
    """Return the cards that a track takes, in words."""
    colour = "one colour" if track.colour == GRAY else TRACK_COLOURS[track.colour]
    plain_cards = track.length - track.locomotives
    parts = [locomotives(track.locomotives)] if track.locomotives else []
    if plain_cards:
        parts.append(f"{plain_cards} card{'' if plain_cards == 1 else 's'} of {colour}")
    return " and ".join(parts)


def no_such_track(match: Match, words: str) -> str | None:
    """Say that two places have no track between them; None if these are not two places."""
    ends = [find_place(match, end.strip()) for end in words.replace("–", "-").split("-")]
    if len(ends) != 2 or None in ends:
        return None
    names = [match.notation.place(place) for place in ends if place is not None]
    return f"No track joins {names[0]} and {names[1]}. m {names[0]}: the tracks there."
