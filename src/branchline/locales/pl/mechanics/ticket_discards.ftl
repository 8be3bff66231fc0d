# Odkryty stos odrzuconych biletów.

## At the table

discarded-tickets = Odrzucone bilety
no-discarded-tickets = jeszcze żadnych

## What happens

ticket-rejected =
    { $subject ->
        [you] Odrzucasz
        [you-again] odrzucasz
        [again] odrzuca
       *[named] { $seat } odrzuca
    } { $ticket }
tickets-shuffled =
    odrzucone bilety przetasowane: nowy stos ma { $tickets ->
        [one] { $tickets } bilet
        [few] { $tickets } bilety
       *[many] { $tickets } biletów
    }

## Rules page

rules-ticket-discards-title = Odrzucone bilety
rules-ticket-discards-picture = Odrzucone bilety leżą odkryte obok stosu.
rules-ticket-discards = Odrzucone bilety trafiają odkryte na osobny stos, gdzie wszyscy je widzą. Gdy tylko stos biletów się skończy, tasuje się z nich nowy. Kto przy dobieraniu opróżni stary stos, dobiera dalej z nowego.

## Lesson

lesson-ticket-discards-what = Bilety, które odrzucasz, trafiają odkryte na osobny stos.
lesson-ticket-discards-see = Wszyscy je widzą. Wiesz więc, do czego na razie nikt nie dąży.
lesson-ticket-discards-again = Gdy stos się skończy, tasuje się z nich nowy i mogą wrócić.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = odrzucone bilety
summary-ticket-discards = Odrzucone bilety leżą odkryte; gdy stos się skończy, tworzą nowy.

## Map files

map-no-ticket-discards = nie trafiają tam żadne odrzucone bilety; wpisz rejected = "pile" w tickets.first lub tickets.later
map-ticket-discards-out = stos odrzuconych wziąłby też te; wpisz "pile" lub "under"
