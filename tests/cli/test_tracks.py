"""Why a track cannot be claimed, wherever one asks for it."""

from __future__ import annotations

from branchline.locales import speaking

from .typed_game import TypedGame


def test_why_a_track_is_closed() -> None:
    typed = TypedGame("uk")
    typed.take(1, "Southampton–London [red]", "Leeds–Hull")
    typed.take(0, "Leeds–Manchester [red]")
    typed.hold(red=2, white=1)
    screen = typed.type(
        *("m London", "m Leeds", "m closed", "b Dublin", "b London", ""),
        *("claim Leeds-Hull", "claim hull–leeds yellow×1", "claim Leeds-Manchester"),
        *("claim Dover-France East", "claim Dover-London white×2", "claim London-Leeds"),
        *("claim Nowhere", "claim New York - Southampton"),
    )
    for words in (
        "closed with 2 players: a parallel track is taken",
        "you own another track of this route",
        "needs Wales Concession\n",
        "needs Ireland/France Concession and Propellers\n  Dover–France East ★□",
        "Not now, at Dublin:",
        "Not now, at London:",
        "free, but too dear",
        "Leeds–Hull: taken by Bo.",
        "Leeds–Manchester [red]: yours already.",
        "Leeds–Manchester [blue]: you own another track of this route.",
        "Dover–France East: needs Ireland/France Concession and Propellers.",
        "You cannot pay white×2; claim London–Dover shows what you can pay.",
        "No track joins London and Leeds. m London: the tracks there.",
        "'claim Nowhere' is no move.",
        "Southampton–New York is open to you, but you cannot pay for it: it takes 3",
    ):
        assert words in screen, words
    assert screen.count("Leeds–Hull: taken by Bo.") == 2


def test_why_a_track_is_closed_on_other_maps() -> None:
    typed = TypedGame("poland")
    pair = next(n for n in typed.match.notation.tracks if "[" not in n)
    typed.take(1, pair)
    typed.hold()
    assert f"{pair}: taken by Bo." in typed.type(f"claim {pair}", "b")
    assert "Nothing: you need more cards (or more trains)." in typed.screen.getvalue()
    assert "None." in typed.type("m closed")


def test_countries_are_named_and_typed_in_the_language() -> None:
    with speaking("pl"):
        typed = TypedGame("switzerland")
        screen = typed.type("m Niemcy 5", "m Germany 5", "claim St. Gallen-Niemcy 5")
        match = typed.match
    assert screen.count("St. Gallen–Niemcy 5") >= 3
    assert "Germany" not in screen.replace("Germany 5", "", 1)
    with speaking("pl"):
        assert match.notation.ticket_ends(len(match.data.tickets) - 1).startswith(
            "Włochy–Francja 11/"
        )
        assert match.notation.ticket(len(match.data.tickets) - 1).startswith("Italy–France 11/")
