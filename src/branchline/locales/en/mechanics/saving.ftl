# Saving: a track paid for one space less.

## Rules page

rules-saving-title = Saving a card
rules-saving-picture = Three cards pay for a track of four spaces.
# $everyone is `no` if only those may save whom something else in the rules allows it.
# Ruling: UK20
rules-saving =
    { $everyone ->
        [no] If you have the right to save, you may
       *[yes] You may
    } leave one space of a track unpaid, even one that would take several cards played as a locomotive. You always pay at least 1 card and every locomotive of a ferry, and place all your trains.

## Lesson

# One minute: a few pages with pictures.
# $everyone is `no` if only those may save whom something else in the rules allows it.
lesson-saving-what =
    { $everyone ->
        [no] Those who have bought the right to it
       *[yes] All players
    } may pay one card less for a track.
lesson-saving-how = Among the ways to pay you find one that leaves a space unpaid. You still place all your trains, and the track brings all its points.
lesson-saving-cost = At least 1 card is always paid, and every locomotive that a track shows.

## Terminal

mechanic-saving = saving
summary-saving = Saving: a track may be paid with one card less, which a payment says as less×1.

## Map studio

# Fields of a form.
form-saving-everyone = Everybody may save
