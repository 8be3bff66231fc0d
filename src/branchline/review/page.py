"""A review as one page of HTML that needs nothing else."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from branchline.boards.palette import player_colour
from branchline.locales import language, named, say
from branchline.play.match import Match
from branchline.review.messages import WHOLE, Curve, Decision, Review
from branchline.review.words import ReviewWords, parts_in_words, percent, with_noise, written

WIDTH: Final = 1000
HEIGHT: Final = 240
STYLE: Final = (
    "body{font:17px/1.4 sans-serif;max-width:1040px;margin:1em auto;padding:0 1em;"
    "background:#fffdf6;color:#2a2118}table{border-collapse:collapse;width:100%}"
    "th,td{text-align:left;vertical-align:top;padding:.3em .6em;border-bottom:1px solid #d8ccb4}"
    "td.n,th.n{text-align:right;white-space:nowrap}svg{width:100%;height:auto;background:#f4ecd9}"
    ".soft{color:#6b5d48}.key i{display:inline-block;width:1em;height:.7em;margin-right:.4em}"
    "section{overflow-x:auto}"
)


def write_page(path: Path, match: Match, review: Review) -> None:
    """Write a review to a file."""
    path.write_text(page_of(match, review), encoding="utf-8")


def page_of(match: Match, review: Review) -> str:
    """Return a review as a page."""
    words = ReviewWords(match)
    about = review.about
    totals = zip(match.seats, about.totals, strict=True)
    seats = ", ".join(f"{name} {written(total)}" for name, total in totals)
    heading = say("review-heading", map=named(match.data.name), seats=seats, moves=about.moves)
    title = escape(say("review-title"))
    judged = " ".join((say(f"review-by-{about.estimate}"), say(f"review-{about.calibration}")))
    sections = [section_of(match, review, curve) for curve in review.curves]
    return "".join(
        [
            f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width,initial-scale=1">',
            f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>",
            f'<p>{escape(heading)}</p><p class="soft">{escape(judged)}</p>',
            turning_points(match, words, review),
            *sections,
            all_moves(match, words, review),
            "</body></html>\n",
        ]
    )


def row(cells: list[str], tag: str = "td", numbers_from: int = 99) -> str:
    """Return a row of a table; the cells are HTML."""
    parts = []
    for i, cell in enumerate(cells):
        kind = ' class="n"' if i >= numbers_from else ""
        parts.append(f"<{tag}{kind}>{cell}</{tag}>")
    return f"<tr>{''.join(parts)}</tr>"


def section_of(match: Match, review: Review, curve: Curve) -> str:
    """Return the curve of one view, and what moved it."""
    name = say("review-view-all")
    if curve.view >= 0:
        name = say("review-view-of", seat=match.seats[curve.view])
    heads = [say("review-column-seat")]
    heads += [say(f"review-column-{n}") for n in ("first", "luck", "own", "others", "result")]
    rows = [row([escape(head) for head in heads], "th", 1)]
    rows += [
        row([escape(match.seats[parts.seat]), *parts_in_words(parts)], "td", 1)
        for parts in review.parts
        if parts.view == curve.view
    ]
    keys = "".join(
        f'<span class="key"><i style="background:{player_colour(seat).face}"></i>'
        f"{escape(who)} </span>"
        for seat, who in enumerate(match.seats)
    )
    note = escape(say("review-parts-note"))
    title = escape(f"{say('review-chances')}: {name}")
    return (
        f"<section><h2>{title}</h2>{drawn(curve, review, title)}<p>{keys}</p>"
        f'<table>{"".join(rows)}</table><p class="soft">{note}</p></section>'
    )


def drawn(curve: Curve, review: Review, title: str) -> str:
    """Return a curve as SVG, with a ring at every turning point."""
    last = max(1, len(curve.points) - 1)

    def at(move: int, chance: int) -> str:
        return f"{WIDTH * move / last:.1f} {8 + (HEIGHT - 16) * (1 - chance / WHOLE):.1f}"

    parts = [
        f'<path d="M0 {8 + (HEIGHT - 16) * part}H{WIDTH}" stroke="#d8ccb4"/>'
        for part in (0.25, 0.5, 0.75)
    ]
    for seat in range(len(review.about.seats)):
        way = "L".join(at(move, point[seat]) for move, point in enumerate(curve.points))
        face = player_colour(seat).face
        parts.append(f'<path d="M{way}" fill="none" stroke="{face}" stroke-width="3"/>')
    for point in review.turning_points:
        if curve.view in (-1, point.seat):
            x, y = at(point.number - 1, curve.points[point.number - 1][point.seat]).split()
            parts.append(
                f'<circle cx="{x}" cy="{y}" r="6" fill="#fffdf6" stroke="#a63d1c" '
                'stroke-width="3"/>'
            )
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{title}">{inside}</svg>'


def turning_points(match: Match, words: ReviewWords, review: Review) -> str:
    """Return the turning points as a table."""
    title = escape(say("review-turning-points"))
    if not review.turning_points:
        return f"<h2>{title}</h2><p>{escape(say('review-no-turning-points'))}</p>"
    names = ("move", "seat", "played", "better", "points", "chance")
    rows = [row([escape(say(f"review-column-{name}")) for name in names], "th", 4)]
    for point in review.turning_points:
        decision = review.decisions[point.number - 1]
        chance = f"−{percent(point.chance)} ±{percent(point.chance_noise)}"
        cells = [
            str(point.number),
            escape(match.seats[point.seat]),
            escape(words.move(decision.played)),
            better(words, decision),
            with_noise(point.points, point.points_noise),
            say("review-percent", percent=chance),
        ]
        rows.append(row(cells, "td", 4))
    note = escape(say("review-noise-note"))
    table = f"<table>{''.join(rows)}</table>"
    return f'<section><h2>{title}</h2>{table}<p class="soft">{note}</p></section>'


def better(words: ReviewWords, decision: Decision) -> str:
    """Return the preferred move with its reason."""
    if decision.verdict is None:
        return ""
    best = decision.verdict.best
    reason = escape(words.reason((*best.reason, *decision.later)))
    return f'<b>{escape(words.move(best))}</b><br><span class="soft">{reason}</span>'


def all_moves(match: Match, words: ReviewWords, review: Review) -> str:
    """Return all moves as a table that can be opened."""
    names = ("move", "seat", "played", "better")
    rows = [row([escape(say(f"review-column-{name}")) for name in names], "th")]
    for each in review.decisions:
        verdict = each.verdict
        same = verdict is None or verdict.best.action == each.played.action
        cells = [
            str(each.number),
            escape(match.seats[each.seat]),
            escape(words.move(each.played)),
            "" if same else better(words, each),
        ]
        rows.append(row(cells))
    title = escape(say("review-moves"))
    return f"<details><summary>{title}</summary><table>{''.join(rows)}</table></details>"
