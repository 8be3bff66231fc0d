"""The weights of the planner: what each is for, its range, and its value before tuning.

Weights are whole hundredths, so that compiled and interpreted bots agree to the last choice.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Weight(NamedTuple):
    """A weight's name, its range and its value before tuning, in hundredths."""

    name: str
    low: int
    high: int
    start: int


# Indices into a list of weights. Costs are per track in cards, values in points.
EACH: Final = 0  # cost of a track whatever its length
POINTS: Final = 1  # cost saved for each point a track scores
HELD: Final = 2  # cost saved for each card held of its colour
EXTRA: Final = 3  # cost for what mechanics add, per card
BUY: Final = 4  # cost of a locomotive for a purchase
OFFER_POINTS: Final = 5  # ticket offers: worth of a point that planned tracks score
OFFER_TRAINS: Final = 6  # ticket offers: cost of a train that planned tracks need
OFFER_FULL: Final = 7  # ticket offers: share of the trains a plan may need without risk
SLACK: Final = 8  # trains beyond the plan from which a track that merely scores is sought
ENDGAME: Final = 9  # trains left, own or of another, when the end is near
LOCO: Final = 10  # claims: cost of a locomotive paid where a colour would do
PLANNED: Final = 11  # claims: worth of a track being planned
PLANNED_LENGTH: Final = 12  # claims: further worth per space of a planned track
FILLER: Final = 13  # claims: worth of the track that merely scores
OTHER: Final = 14  # claims: cost of a track outside all plans before the end
WAIT: Final = 15  # claims: what a claim must be worth
PATIENCE: Final = 16  # claims: cards in hand from which less will do
TICKETS: Final = 17  # trains that self and others must have left for new tickets
SPEND: Final = 18  # claims: cost of a card that another planned track needs
RISK: Final = 19  # claims: cost of each card short of what one had better hold in spare
GAIN: Final = 20  # worth of a point that mechanics promise at once
GOAL: Final = 21  # worth of a point for places worth joining beyond tickets
DRAW_LOCO: Final = 22  # draws: worth of a locomotive
DRAW_BLIND: Final = 23  # draws: worth of an unseen card
DRAW_OTHER: Final = 24  # draws: worth of a card the plan does not need
DRAW_HELD: Final = 25  # draws: further worth for each card held of the same colour
EAGER: Final = 26  # claims: how much less will do for each card beyond patience
HURRY: Final = 27  # share of the turns left that the plan may take before it is late
RUSH: Final = 28  # claims: further worth of a planned track when the plan is late
IN_ROW: Final = 29  # cost saved for each card of its colour in the row
SEEK: Final = 30  # turns it takes to find a card that is not in the row
FINISH: Final = 31  # draws: further worth of the last card a wanted track lacks
TICKET_TURNS: Final = 32  # turns that must be left for new tickets
DRAW_SPARE: Final = 33  # draws: worth of a locomotive that no wanted track can use
PROSPECT: Final = 34  # draws: worth of a card for the best track of its colour, per point a turn
SPARE_TURNS: Final = 35  # turns beyond the plan from which a track that merely scores is sought
PURCHASE: Final = 36  # turns to find a locomotive for the purchase that such a track asks for
BLOCK: Final = 37  # claims: worth of a track between two places that another has reached

WEIGHTS: Final = (
    Weight("each", 0, 400, 60),
    Weight("points", -50, 100, 25),
    Weight("held", 0, 150, 30),
    Weight("extra", 0, 300, 100),
    Weight("buy", 0, 500, 150),
    Weight("offer_points", 0, 200, 60),
    Weight("offer_trains", 0, 250, 70),
    Weight("offer_full", 50, 110, 85),
    Weight("slack", 0, 4500, 800),
    Weight("endgame", 200, 2000, 700),
    Weight("loco", 0, 400, 100),
    Weight("planned", -400, 2000, 400),
    Weight("planned_length", 0, 400, 60),
    Weight("filler", -400, 2000, 300),
    Weight("other", 0, 2500, 600),
    Weight("wait", -500, 2500, 400),
    Weight("patience", 200, 3000, 800),
    Weight("tickets", 200, 4600, 1200),
    Weight("spend", 0, 400, 100),
    Weight("risk", 0, 1000, 200),
    Weight("gain", 0, 300, 100),
    Weight("goal", 0, 300, 60),
    Weight("draw_loco", 50, 300, 190),
    Weight("draw_blind", 20, 200, 80),
    Weight("draw_other", 0, 150, 25),
    Weight("draw_held", 0, 60, 5),
    Weight("eager", 0, 150, 15),
    Weight("hurry", 30, 250, 130),
    Weight("rush", 0, 1500, 300),
    Weight("in_row", 0, 100, 10),
    Weight("seek", 50, 250, 100),
    Weight("finish", 0, 300, 60),
    Weight("ticket_turns", 0, 2500, 600),
    Weight("draw_spare", 0, 300, 80),
    Weight("prospect", 0, 60, 5),
    Weight("spare_turns", 0, 2500, 500),
    Weight("purchase", 0, 600, 200),
    Weight("block", 0, 1000, 0),
)

DEFAULT: Final = tuple(weight.start for weight in WEIGHTS)
