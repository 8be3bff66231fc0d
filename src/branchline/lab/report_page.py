"""A report as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

from branchline.core.cards import COLOURS
from branchline.lab.findings import Findings
from branchline.lab.heat_map import SCALE, BoardPicture, heat_map, picture_of
from branchline.lab.profiles import nearest
from branchline.lab.report_parts import (
    bar,
    card,
    in_line,
    percent,
    scatter,
    section,
    shown,
    stands_out,
    table,
)
from branchline.locales import has_message, language, named, say
from branchline.locales.numbers import number
from branchline.maps import MapData
from branchline.maps.build import build_game
from branchline.play.notation import Notation


@cache
def style() -> str:
    """Return how a page looks, in light and in dark; it asks for nothing from elsewhere."""
    return (files("branchline.lab") / "report.css").read_text(encoding="utf-8")


def page(title: str, *parts: str) -> str:
    """Return a page from its parts, which are HTML."""
    head = (
        f'<!doctype html><html lang="{language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style()}</style></head><body>"
    )
    return f"{head}<h1>{escape(title)}</h1>{''.join(parts)}</body></html>\n"


def in_words(data: MapData, found: Findings) -> Findings:
    """Return findings whose tickets, tracks and places are named in the reader's language."""
    notation = Notation(data, build_game(data, found["players"]))
    names: dict[str, Callable[[int], str]] = {
        "ticket": notation.ticket_ends,
        "track": notation.track,
        "place": lambda number: str(notation.place_in_words(number)),
    }
    named_lists = {
        f"{kind}s": [each | {"name": name(each[kind])} for each in found[f"{kind}s"]]
        for kind, name in names.items()
    }
    return found | named_lists


def report_page(data: MapData, figures: Findings, board: BoardPicture | None = None) -> str:
    """Return the page of a report, on a board of the map: the one it has if none is given."""
    found = in_words(data, figures)
    precision = found["precision"]
    about = say(
        "lab-about", games=found["games"], players=found["players"], seed=str(found["seed"])
    )
    reached = say(
        "lab-precision-note",
        reached=number(100 * precision["reached"]),
        asked=number(100 * precision["asked"]),
    )
    parts = [
        f'<p class="soft">{escape(" ".join((about, reached, say("lab-intervals"))))}</p>',
        glance(found),
        tickets_section(found),
        tracks_section(board or picture_of(data), found),
        groups_section(found),
        points_section(found),
        mechanics_section(found),
        seats_section(found),
        styles_section(found),
        oddities_section(found),
        value_section(found),
    ]
    return page(say("lab-title", map=named(data.name)), *parts)


def glance(found: Findings) -> str:
    """Return the figures at the top."""
    cards = []
    first = found["first_seat"]
    if first is not None:
        points = in_line(first["compensation"])
        note = say("lab-compensation", points=points)
        cards.append(card(say("lab-first-seat"), percent(first["advantage"], signed=True), note))
    cards.append(card(say("lab-turns"), shown(found["game"]["turns"])))
    cards.append(card(say("lab-margin"), shown(found["game"]["margin"])))
    if found["decided"] is not None:
        when = percent(found["decided"]["favourite_from"])
        cards.append(card(say("lab-decided"), when, say("lab-decided-note")))
    if found["luck"] is not None:
        cards.append(card(say("lab-luck"), percent(found["luck"]), say("lab-luck-note")))
    counts = {
        "lab-mispriced": (sum(map(stands_out, found["tickets"])), len(found["tickets"])),
        "lab-dead": (sum(each["dead"] for each in found["tracks"]), len(found["tracks"])),
        "lab-contested": (sum(t["fought_over"] for t in found["tracks"]), len(found["tracks"])),
        "lab-untouched": (sum(each["never"] for each in found["places"]), len(found["places"])),
    }
    for message, (count, of) in counts.items():
        cards.append(card(say(message), f'{count}<span class="i">/ {of}</span>'))
    return section(say("lab-glance"), f'<div class="cards">{"".join(cards)}</div>')


def tickets_section(found: Findings) -> str:
    """Return the tickets, the dearest first, and how prices follow what they ask for."""
    rows = []
    for ticket in sorted(found["tickets"], key=lambda each: -each["points"]):
        price = shown(ticket["suggested"])
        if stands_out(ticket):
            price = f"<b>{price}</b>"
        hard = ticket["resistance"]
        rows.append(
            [
                escape(ticket["name"]),
                str(ticket["points"]),
                number(hard, 2) if hard is not None else "–",
                percent(ticket["kept"]),
                percent(ticket["completion"]),
                percent(ticket["win_lift"], signed=True),
                shown(ticket["worth"], signed=True),
                price,
            ]
        )
    names = (
        "ticket",
        "price",
        "resistance",
        "kept",
        "completion",
        "win-lift",
        "worth",
        "suggested",
    )
    points = [
        (t["resistance"], float(t["points"]), f"{t['name']} {t['points']}", stands_out(t))
        for t in found["tickets"]
        if t["resistance"] is not None
    ]
    follow = found["prices"]["resistance"]
    said = say("lab-prices-follow", correlation=in_line(follow, 2)) if follow else ""
    chart = scatter(points, say("lab-column-resistance"), say("lab-column-price"))
    return section(
        say("lab-tickets"),
        chart,
        f"<p>{escape(said)}</p>" if said else "",
        table([say(f"lab-column-{name}") for name in names], rows),
        note=say("lab-tickets-note"),
    )


def tracks_section(board: BoardPicture, found: Findings) -> str:
    """Return the heat map, and the tracks and places that stand out."""
    hottest = max((each["built"]["value"] for each in found["tracks"]), default=0.0)
    colours = ",".join(f"rgb{colour}" for _, colour in SCALE)
    scale = (
        f'<p class="scale">0 %<i style="background:linear-gradient(90deg,{colours})"></i>'
        f"{number(100 * hottest, 0)} %</p>"
    )
    odd = [each for each in found["tracks"] if each["dead"] or each["fought_over"]]
    never = [escape(each["name"]) for each in found["places"] if each["never"]]
    everything = tracks_table(sorted(found["tracks"], key=lambda each: -each["built"]["value"]))
    return section(
        say("lab-tracks"),
        f'<div class="board">{heat_map(board, found["tracks"])}</div>',
        scale,
        tracks_table(odd) if odd else "",
        f"<p>{escape(say('lab-untouched'))}: {', '.join(never) or escape(say('lab-none'))}</p>",
        f"<details><summary>{escape(say('lab-all-tracks'))}</summary>{everything}</details>",
        note=say("lab-tracks-note"),
    )


def tracks_table(tracks: list[dict[str, Any]]) -> str:
    """Return tracks as a table."""
    names = ("track", "length", "built", "contested", "when", "win-lift")
    rows = [
        [
            escape(track["name"]),
            str(track["length"]),
            percent(track["built"]),
            percent(track["contested"]),
            percent(track["when"]),
            percent(track["win_lift"], signed=True),
        ]
        for track in tracks
    ]
    return table([say(f"lab-column-{name}") for name in names], rows)


def groups_section(found: Findings) -> str:
    """Return how much each length and colour is used."""
    tables = []
    for key in ("length", "colour"):
        rows = []
        for each in found[f"{key}s"]:
            name = str(each["length"]) if key == "length" else colour_name(each["colour"])
            cells = [escape(name), bar(each["use"]), str(each["tracks"])]
            shares = [percent(each["use"]), percent(each["of_claims"])]
            rows.append([*cells, *shares, percent(each["win_lift"], signed=True)])
        names = (key, "tracks", "built", "of-claims", "win-lift")
        heads = [say(f"lab-column-{name}") for name in names]
        tables.append(table([heads[0], "", *heads[1:]], rows, 2))
    return section(say("lab-lengths"), *tables)


def colour_name(colour: str) -> str:
    """Return a colour in words."""
    return say(f"card-{colour}") if colour in COLOURS else say("mark-gray")


def line_name(name: str) -> str:
    """Return a kind of score line in words."""
    message = f"line-{name.replace('_', '-')}"
    if has_message(message):
        return say(message)
    return say("lab-column-ticket") if name == "ticket" else name.replace("_", " ")


def points_section(found: Findings) -> str:
    """Return where points come from."""
    rows = [
        [
            escape(line_name(each["line"])),
            shown(each["points"]),
            percent(each["scored"]),
            shown(each["winners_more"], signed=True),
        ]
        for each in found["lines"]
    ]
    names = ("line", "points", "scored", "winners-more")
    return section(say("lab-points"), table([say(f"lab-column-{name}") for name in names], rows))


def mechanics_section(found: Findings) -> str:
    """Return what each mechanic changes."""
    if not found["mechanics"]:
        return ""
    rows = []
    for each in found["mechanics"]:
        message = f"mechanic-{each['mechanic'].replace('_', '-')}"
        name = say(message) if has_message(message) else each["mechanic"].replace("_", " ")
        if each["possible"]:
            keys = ("score", "turns", "margin", "tickets_done")
            cells = [
                shown(each[key], 2 if key == "tickets_done" else 1, signed=True) for key in keys
            ]
        else:
            cells = [escape(say("lab-not-without")), "", "", ""]
        rows.append([escape(name), *cells])
    names = ("column-mechanic", "figure-score", "turns", "margin", "figure-tickets-done")
    heads = [say(f"lab-{name}") for name in names]
    return section(say("lab-mechanics"), table(heads, rows), note=say("lab-mechanics-note"))


def seats_section(found: Findings) -> str:
    """Return how seats do, and how the winner's chance grows."""
    if found["first_seat"] is None:
        return ""
    rows = [
        [
            str(each["order"]),
            bar(each["win_share"]),
            percent(each["win_share"]),
            shown(each["score"]),
        ]
        for each in found["seats"]
    ]
    heads = [say("lab-column-order"), "", say("lab-column-wins"), say("lab-figure-score")]
    parts = [table(heads, rows, 2)]
    if found["decided"] is not None:
        stages = [
            [
                escape(say("lab-stage", percent=number(100 * each["stage"], 0))),
                bar(each["chance"]),
                percent(each["chance"]),
            ]
            for each in found["decided"]["winner_chance"]
        ]
        parts.append(table([say("lab-winner-chance"), "", ""], stages, 2))
    return section(say("lab-seats"), *parts)


def styles_section(found: Findings) -> str:
    """Return which style wins, here and on similar boards."""
    if not found["styles"]:
        return ""
    rows = [
        [
            escape(each["style"]),
            bar(each["win_share"]),
            percent(each["win_share"]),
            shown(each["score"]),
        ]
        for each in found["styles"]
    ]
    heads = [say("lab-column-style"), "", say("lab-column-wins"), say("lab-figure-score")]
    parts = [table(heads, rows, 2)]
    others = nearest(found)
    if others:
        styles = [each["style"] for each in found["styles"]]
        lines = [
            [
                escape(str(named(name))),
                *(percent(profile.get(style)) for style in styles),
            ]
            for name, profile in others
        ]
        parts.append(table([say("lab-column-board"), *styles], lines))
    return section(say("lab-styles"), *parts, note=say("lab-styles-note"))


def oddities_section(found: Findings) -> str:
    """Return the odd games, with links to some."""
    rows = []
    for each in found["oddities"]:
        links = " ".join(f'<a href="{file}">{escape(file)}</a>' for file in each["files"])
        name = say(f"lab-oddity-{each['kind']}")
        rows.append([escape(name), links or "–", percent(each["games"])])
    heads = [say("lab-column-figure"), say("lab-column-files"), say("lab-column-games")]
    return section(say("lab-oddities"), table(heads, rows, 2), note=say("lab-oddities-note"))


def value_section(found: Findings) -> str:
    """Return the figures of bots with a trained network beside those of planners."""
    value = found["value"]
    if value is None:
        return ""
    names = {
        "turns": "lab-turns",
        "margin": "lab-margin",
        "score": "lab-figure-score",
        "winner_score": "lab-figure-winner-score",
        "tickets_kept": "lab-figure-tickets-kept",
        "tickets_done": "lab-figure-tickets-done",
    }
    rows = [
        [escape(say(message)), shown(found["game"][key]), shown(value[key])]
        for key, message in names.items()
    ]
    if found["first_seat"] is not None:
        both = [each["first_seat"]["advantage"] for each in (found, value)]
        name = escape(say("lab-first-seat"))
        rows.append([name, *(percent(each, signed=True) for each in both)])
    heads = [say(f"lab-column-{name}") for name in ("figure", "planner", "value")]
    note = say("lab-value-note", games=value["games"])
    return section(say("lab-value"), table(heads, rows), note=note)
