## At the table

grand-tour = Wielka Podróż
grand-tour-now =
    { $count ->
        [0] Żaden twój bilet nie leży jeszcze na pętli.
        [one] 1 twój bilet leży na pętli: { $points } pkt.
        [few] { $count } twoje bilety leżą na pętlach: { $points } pkt.
       *[many] { $count } twoich biletów leży na pętlach: { $points } pkt.
    }

## Scores

line-grand-tour = Wielka Podróż

## Rules page

rules-grand-tour-title = Wielka Podróż
rules-grand-tour-picture = Dwie różne drogi, które razem tworzą pętlę, łączą oba końce biletu.
rules-grand-tour = Ukończony bilet należy do Wielkiej Podróży, jeśli jego końce łączą dwie twoje drogi bez wspólnej trasy; w miastach mogą się spotykać. Im więcej takich biletów, tym więcej punktów, oprócz tych z samych biletów:
rules-tours = Bilety

## Guide

guide-with-grand-tour = Pętla przez oba końce biletu daje więcej.

## Lesson

lesson-grand-tour-what = Połącz dwa miasta z biletu dwa razy, dwiema drogami bez wspólnej trasy: wtedy bilet należy do Wielkiej Podróży.
lesson-grand-tour-how = Nie kosztuje to nic dodatkowo: buduj dalej, aż droga zamknie się w pętlę. Obie drogi mogą się spotykać w miastach, a jedna pętla może służyć kilku biletom.
lesson-grand-tour-score = Im więcej biletów w podróży, tym więcej punktów, oprócz tych z samych biletów.

## Terminal

mechanic-grand-tour = wielka podróż
summary-grand-tour = Wielka Podróż: ukończone bilety, których końce łączą dwie osobne drogi, dają premię.
label-grand-tour = Podróż
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = dotąd masz: { $count }
reason-grand-tour = { $tracks } zamyka pętlę przez { $tickets }: Wielka Podróż daje +{ $points }.

form-grand-tour-bonus = Punkty według liczby biletów
