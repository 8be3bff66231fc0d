"""The parts of the screen on their own."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from branchline.bots import make_bot
from branchline.cli.terminal.glyphs import GLYPHS, GRAY_GLYPH, LETTERS, STYLES, card, flow, spaces
from branchline.cli.terminal.news import news
from branchline.cli.terminal.offers import claims, matching, others
from branchline.cli.terminal.panels import answer_text, answers, panels, question_lines
from branchline.cli.terminal.sheet import verdict
from branchline.cli.terminal.tickets import states_of
from branchline.maps import load_map
from branchline.play.match import Match


def play_out(islet: Path, seed: int, bot: str = "random") -> Match:
    """Return a finished game among bots."""
    match = Match(load_map(islet), 2, seed)
    bots = [make_bot(bot, match.game, seed + seat) for seat in range(2)]
    while not match.over:
        seat = match.seat
        match.play(bots[seat].choose(match.view(seat), match.actions(seat)), seat)
    return match


def test_colour_is_never_the_only_sign() -> None:
    assert len({*GLYPHS, GRAY_GLYPH}) == 10
    assert len(set(LETTERS)) == len(set(STYLES)) == 9
    assert all(cell_len(glyph) == 1 for glyph in (*GLYPHS, GRAY_GLYPH))


def test_styles_end_where_their_words_end(islet: Path) -> None:
    """A text's own style would colour everything after it, to the end of the cell."""
    match = Match(load_map(islet), 2, 1)
    assert not any(spaces(match, track).style for track in range(len(match.data.tracks)))
    assert not any(line.style for line in flow("Row ", [card(1)], 80))


@pytest.mark.parametrize("seed", range(8))
def test_marks_and_tours_agree_with_the_score(islet: Path, seed: int) -> None:
    match = play_out(islet, seed, "greedy")
    sheet = match.score_sheet()
    for seat in range(2):
        view = match.view(seat)
        states = states_of(match, view)
        for ticket in view.tickets:
            if states[ticket].done:
                assert sheet.is_completed(seat, ticket)
        tours = sheet.measures["grand_tours"][seat]
        assert sum(states[ticket].looped for ticket in view.tickets) == tours
        told = "\n".join(line.plain for line in panels(match, view, [], 80))
        assert f"yours so far: {tours}" in told


def test_news_keeps_secrets(islet: Path) -> None:
    match = play_out(islet, 3)
    mine = "\n".join(line.plain for line in news(match, 0, 0))
    theirs = "\n".join(line.plain for line in news(match, 1, 0))
    assert "You draw " in mine
    assert "Player 1 draws a card from the deck" in theirs
    assert "Player 2 draws a card from the deck" in mine


def test_every_action_can_be_reached(islet: Path) -> None:
    """Claims and mechanics' actions are all on offer, equal twins aside."""
    match = Match(load_map(islet), 2, 5)
    bots = [make_bot("random", match.game, 5 + seat) for seat in range(2)]
    while not match.over:
        seat = match.seat
        legal = match.actions(seat)
        view = match.view(seat)
        if view.phase == "turn":
            offered = {a for o in claims(match, legal) for a in o.actions}
            offered |= {a for o in others(match, view, legal) for a in o.actions}
            assert offered == {a for a in legal if a >= match.game.claim_action}
        elif view.phase == "tunnels":
            assert "tunnel" in question_lines(match, view, 80)[0].plain
            texts = [answer_text(match, view, a).plain for a in answers(match, view, legal)]
            assert texts[-1].startswith("decline")
            assert all(text.startswith("pay ") for text in texts[:-1])
            assert len(set(texts)) == len(texts)
        match.play(bots[seat].choose(view, legal), seat)


def test_payments_begin_with_the_fewest_locomotives(islet: Path) -> None:
    match = Match(load_map(islet), 2, 1)
    found = 0
    for seed in range(30):
        match = Match(load_map(islet), 2, seed)
        while match.view(0).phase == "first tickets":
            match.play("keep 1 2")
        for offer in claims(match, match.actions()):
            used = [payment.locomotives for payment in offer.payments]
            assert used == sorted(used)
            found += len(used) > 1
    assert found


def test_offers_are_found_by_place_and_colour(islet: Path) -> None:
    match = next(
        m
        for m in (Match(load_map(islet), 2, seed) for seed in range(50))
        if m.play("keep 1 2") is None  # type: ignore[func-returns-value]
        and m.play("keep 1 2") is None  # type: ignore[func-returns-value]
        and len(claims(m, m.actions())) > 3
    )
    offers = claims(match, match.actions())
    hill = matching(offers, "hill")
    assert hill == [offer for offer in offers if "Hill" in offer.name]
    assert matching(offers, "nowhere") == []
    assert all(any(p.locomotives for p in o.payments) for o in matching(offers, "locomotive"))


def test_verdicts(islet: Path) -> None:
    match = play_out(islet, 2)
    sheet = match.score_sheet()
    best = max(sheet.totals)
    for seat in range(2):
        sheet.totals[seat] = best
        sheet.n_completed[seat] = 2 - seat
    assert "Player 1 wins with" in verdict(match, sheet)
    assert "the tie broken by most completed tickets" in verdict(match, sheet)
    sheet.n_completed[1] = 2
    sheet.tie_breakers["longest_path"] = [1, 1]
    assert "Player 1 and Player 2 share the win" in verdict(match, sheet)
