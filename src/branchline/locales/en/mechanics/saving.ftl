# Saving: a claim paid for one space less.

## Rules page

rules-saving-title = Saving a card
# $everyone is `no` if only those may save whom something else in the rules allows it.
# Ruling: UK20
rules-saving =
    { $everyone ->
        [no] If you have the right to save, you may
       *[yes] You may
    } leave one space of a claim unpaid, even one that would take several cards played as a locomotive. You always pay at least 1 card and every locomotive of a ferry, and place all your trains.

## Terminal

mechanic-saving = saving
summary-saving = Saving: a claim may be paid with one card less, which a payment says as less×1.
