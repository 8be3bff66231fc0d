"""The status line: exactly what is allowed now."""

from __future__ import annotations

from branchline.cli.mechanic_names import mechanic_names
from branchline.cli.terminal import offers as offering
from branchline.cli.terminal.panels import question, shortcuts
from branchline.cli.terminal.wording import wording
from branchline.core.actions import BLIND_ACTION, PASS_ACTION, TICKETS_ACTION
from branchline.core.state import ROW_SIZE
from branchline.locales import say
from branchline.play.match import Match
from branchline.play.view import View


def picks(legal: list[int]) -> str:
    """Return the keys that draw a card."""
    slots = [str(slot + 1) for slot in range(ROW_SIZE) if slot in legal]
    if len(slots) == ROW_SIZE:
        slots = [f"1–{ROW_SIZE}"]
    return " ".join([*slots, *(["d"] if BLIND_ACTION in legal else [])])


def turn_status(match: Match, view: View, legal: list[int], width: int) -> str:
    """Say what a turn may be."""
    parts = [say("turn-draw", keys=keys)] if (keys := picks(legal)) else []
    parts += shortcut_texts(match, view, legal)
    if TICKETS_ACTION in legal or offering.ticket_draws(match, legal):
        parts.append(say("turn-tickets"))
    tracks = len(offering.claims(match, legal))
    parts.append(say("turn-build", tracks=tracks) if tracks else say("nothing-to-build"))
    if PASS_ACTION in legal:
        parts = [say("turn-pass")]
    parts += other_parts(match, view, legal)
    turn = "usual"
    if view.turns_left > 0:
        turn = "last"
    elif goes_on(match, view):
        turn = "goes-on"
    line = ""
    for more in (("turn-map", "turn-help"), ("turn-help-briefly",), ()):  # as much as fits
        line = say("turn-status", turn=turn, keys=listed(*parts, *map(say, more)))
        if len(line) <= width:
            break
    return line


def listed(*keys: str) -> str:
    """Return keys side by side."""
    return " · ".join(keys)


def goes_on(match: Match, view: View) -> bool:
    """Return whether the turn has begun with something that is no action."""
    shown = ((each, view.mechanics.get(each.rules.name)) for each in match.notation.displays)
    return any(state is not None and each.turn_goes_on(state) for each, state in shown)


def shortcut_texts(match: Match, view: View, legal: list[int]) -> list[str]:
    """Return the keys of mechanics' actions that are possible now, with what they do."""
    return [wording(match, view, key.brief).plain for key in shortcuts(match, legal)]


def other_parts(match: Match, view: View, legal: list[int]) -> list[str]:
    """Return what the key for the mechanics' own actions is about."""
    parts = []
    offers = offering.others(match, view, legal)
    purchases = sum(offer.thing is not None for offer in offers)
    if purchases:
        parts.append(say("turn-buy", count=purchases))
    with_keys = {key.action for key in shortcuts(match, legal)}
    with_keys.update(offering.ticket_draws(match, legal))
    rest = [offer.actions[0] for offer in offers if offer.thing is None]
    names = {match.game.owner(action).name for action in rest if action not in with_keys}
    if names:
        parts.append(say("turn-others", names=mechanic_names(sorted(names))))
    return parts


def claim_status(match: Match, view: View, legal: list[int]) -> str:
    """Say which claim a mechanic asks for."""
    asking = question(match, view)
    build = say("turn-build", tracks=len(offering.claims(match, legal)))
    stops = shortcut_texts(match, view, legal)
    keys = listed(build, *stops, say("turn-map"), say("turn-help"))
    if asking.asked is None:
        return say("claim-asked", keys=keys)
    asked = wording(match, view, asking.asked).plain
    return say("claim-asked-by", name=asking.title, asked=asked, keys=keys)
