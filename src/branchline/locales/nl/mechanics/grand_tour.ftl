## At the table

grand-tour = Grand Tour
grand-tour-now =
    { $count ->
        [0] Nog geen van je tickets ligt op een rondreis.
        [one] { $count } van je tickets ligt op een rondreis: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[other] { $count } van je tickets liggen op rondreizen: { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }

## Scores

line-grand-tour = Grand Tour

## Rules page

rules-grand-tour-title = Grand Tour
rules-grand-tour-picture = Twee verschillende wegen, samen een rondreis, verbinden de twee uiteinden van een ticket.
rules-grand-tour = Een voltooid ticket hoort bij de Grand Tour als zijn uiteinden verbonden zijn door twee wegen van jou die geen spoor gemeen hebben; in steden mogen ze elkaar raken. Hoe meer van zulke tickets, hoe meer punten, boven op die van de tickets:
rules-tours = Tickets

## Guide

guide-with-grand-tour = Een rondreis langs beide uiteinden levert meer op.

## Lesson

lesson-grand-tour-what = Verbind de twee steden van een ticket dubbel, langs twee wegen zonder gemeenschappelijk spoor: dan hoort het ticket bij de Grand Tour.
lesson-grand-tour-how = Het kost niets extra: bouw door tot je weg een rondreis wordt. De twee wegen mogen elkaar in steden raken, en één rondreis kan meerdere tickets dienen.
lesson-grand-tour-score = Hoe meer tickets op de Grand Tour, hoe meer punten, boven op die van de tickets.

## Terminal

mechanic-grand-tour = Grand Tour
summary-grand-tour = Grand Tour: voltooide tickets waarvan de uiteinden door twee gescheiden wegen verbonden zijn, leveren een bonus op.
label-grand-tour = Grand Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = van jou tot nu toe: { $count }
reason-grand-tour = { $tracks } sluit een rondje langs { $tickets }: de Grand Tour levert +{ $points } op.

form-grand-tour-bonus = Punten naar aantal tickets
