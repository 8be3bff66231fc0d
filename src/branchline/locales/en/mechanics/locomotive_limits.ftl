# Limits on locomotives.

## Rules page

rules-locomotive-limits-title = Locomotives
# $limited is `yes` where locomotives may be played on some tracks only.
rules-locomotive-limits-picture =
    { $limited ->
        [yes] A locomotive may be played on a track with a sign, but not on a plain one.
       *[no] A row with three locomotives, which stays.
    }
# $where lists kinds of tracks.
rules-locomotive-limits = Here locomotives can be played on { $where } only, nowhere else.
rules-locomotive-limits-row = A locomotive in the row may be taken like any other card, even two in one turn.
rules-locomotive-limits-sweep = The row stays as it is, however many locomotives lie in it.

## Lesson

# One minute: a few pages with pictures.
lesson-locomotive-limits-what = A locomotive stands for a card of any colour. On this board locomotives have rules of their own.
# $where lists kinds of tracks.
lesson-locomotive-limits-where = Here they can be played on { $where } only.
lesson-locomotive-limits-else = All other tracks are paid with cards of their colour alone.
lesson-locomotive-limits-row = You take a locomotive from the row like any other card: even two in one turn.
lesson-locomotive-limits-sweep = The row stays as it is, however many locomotives lie in it.
lesson-locomotive-limits-tip = A locomotive from the row is still all you take in your turn.

## Terminal

mechanic-locomotive-limits = locomotive limits
# $where lists kinds of tracks.
summary-locomotives-only-on = Locomotives can be played on { $where } only.
summary-locomotives-free = A locomotive in the row is taken like any other card.
summary-locomotives-stay = The row is never swept, however many locomotives lie in it.

## Map studio

# Fields of a form.
form-locomotive-limits-only-on = Locomotives only on
form-locomotive-limits-row = Locomotives from the row
form-locomotive-limits-sweep = Replace a row with three locomotives
# Words of a choice in a form.
form-word-free = drawn like other cards
