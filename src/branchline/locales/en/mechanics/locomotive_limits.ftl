# Limits on locomotives.

## Rules page

rules-locomotive-limits-title = Locomotives
rules-locomotive-limits = Here locomotives can be played on { $where } only, nowhere else.
rules-locomotive-limits-row = A locomotive in the row may be taken like any other card, even two in one turn.
rules-locomotive-limits-sweep = The row stays as it is, however many locomotives lie in it.

## Terminal

mechanic-locomotive-limits = locomotive limits
# $where lists kinds of tracks.
summary-locomotives-only-on = Locomotives can be played on { $where } only.
summary-locomotives-free = A locomotive in the row is taken like any other card.
summary-locomotives-stay = The row is never swept, however many locomotives lie in it.
