"""Why a track cannot be claimed, wherever one asks for it."""

from __future__ import annotations

from .desk import Desk


def test_why_a_track_is_closed() -> None:
    desk = Desk("uk")
    desk.take(1, "Southampton–London [red]", "Leeds–Hull")
    desk.take(0, "Leeds–Manchester [red]")
    desk.hold(red=2, white=1)
    screen = desk.type(
        *("m London", "m Leeds", "m closed", "b Dublin", "b London", ""),
        *("claim Leeds-Hull", "claim hull–leeds yellow×1", "claim Leeds-Manchester"),
        *("claim Dover-France East", "claim Dover-London white×2", "claim London-Leeds"),
        *("claim Nowhere", "claim New York - Southampton"),
    )
    for words in (
        "closed with 2 players: a parallel track is taken",
        "you own another track of this route",
        "needs Wales Concession\n",
        "needs Ireland/France Concession, Propellers\n  Dover–France East ★□",
        "Not now, at Dublin:",
        "Not now, at London:",
        "free, but too dear",
        "Leeds–Hull: taken by Bo.",
        "Leeds–Manchester [red]: yours already.",
        "Leeds–Manchester [blue]: you own another track of this route.",
        "Dover–France East: needs Ireland/France Concession, Propellers.",
        "You cannot pay white×2; claim London–Dover shows what you can pay.",
        "No track joins London and Leeds. m London: the tracks there.",
        "'claim Nowhere' is no move.",
        "Southampton–New York is open to you, but you cannot pay for it: it takes 3",
    ):
        assert words in screen, words
    assert screen.count("Leeds–Hull: taken by Bo.") == 2


def test_why_a_track_is_closed_on_other_maps() -> None:
    desk = Desk("poland")
    pair = next(n for n in desk.match.notation.tracks if "[" not in n)
    desk.take(1, pair)
    desk.hold()
    assert f"{pair}: taken by Bo." in desk.type(f"claim {pair}", "b")
    assert "Nothing: you need more cards (or more trains)." in desk.screen.getvalue()
    assert "None." in desk.type("m closed")
