## At the table

country-cards = Länderkarten
country-cards-how = Baue in ein zweites Land und nimm die obersten Karten
country-next = nächste: { $points }
country-empty = keine mehr

## What happens

country-card =
    { $subject ->
        [you] Du nimmst
        [you-again] nimmst
        [again] nimmt
       *[named] { $seat } nimmt
    } die Länderkarte { $place } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })

## Scores

line-country-cards = Länderkarten

## Rules page

rules-country-cards-title = Länderkarten
rules-country-cards-picture = Die Strecke in ein zweites Land bringt von jedem Stapel die oberste Karte.
rules-country-cards = Jedes Nachbarland hat einen Stapel Länderkarten, die wertvollste obenauf. Baust du eine Strecke in ein Land, das noch nicht zu deinem Netz gehört, und gehört zu dem Netz noch ein anderes Land, dann nimmst du von jedem Land im Netz, das noch Karten hat, die oberste. Die Karten zählen am Ende.
rules-country-cards-details = Baue also die Strecke ins Land zuletzt. Eine Strecke anderswo, die zwei deiner Netze verbindet, bringt keine Karte, auch wenn zu jedem ein Land gehört. Ebenso wenig eine weitere Strecke in ein Land, das schon zum Netz gehört.
rules-country = Land
rules-stack = Karten, von oben

## Guide

guide-with-country-cards = Hat dein Netz ein Land, bringt ein zweites beide Karten.

## Lesson

lesson-country-cards-what = Die Länder rund um den Spielplan haben Stapel mit Karten, die wertvollste obenauf.
lesson-country-cards-how = Verbinde Länder mit deinen Strecken. Baue zuletzt eine Strecke in ein Land, das noch nicht zu diesem Netz gehört.
lesson-country-cards-gain = Dann nimmst du von jedem Land im Netz die oberste Karte. Das kostet nichts als die Strecken.
lesson-country-cards-score = Die Karten zählen am Ende. Wer zuerst kommt, nimmt die besten: Sei früh dran.

## Terminal

mechanic-country-cards = Länderkarten
summary-country-cards = Länderkarten: Baust du eine Strecke in ein Land, das deinem Netz neu ist, und gehört zum Netz noch ein anderes Land, dann nimmst du von jedem die oberste Karte. Baue die Strecke ins Land zuletzt: Zwei Netze anderswo zu verbinden bringt keine Karte, ein Land, das schon dazugehört, auch nicht.
column-countries = Länder
label-countries = Länder
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = ist kein Land; ergänze kind = "country" bei dem Ort
reason-country-cards = { $tracks } führt in ein weiteres Land: Die Länderkarten dafür bringen +{ $points }.

form-country-cards-stacks = Länder mit den Punkten ihrer Karten
