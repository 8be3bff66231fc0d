## At the table

grand-tour = Grand Tour
grand-tour-now =
    { $count ->
        [0] Ingen av billettene dine ligger på en sløyfe ennå.
        [one] 1 av billettene dine ligger på en sløyfe: { $points } poeng.
       *[other] { $count } av billettene dine ligger på sløyfer: { $points } poeng.
    }

## Scores

line-grand-tour = Grand Tour

## Rules page

rules-grand-tour-title = Grand Tour
rules-grand-tour-picture = To forskjellige veier, som til sammen danner en sløyfe, knytter sammen de to endene av en billett.
rules-grand-tour = En fullført billett er på turné hvis de to endene er knyttet sammen av to av dine veier som ikke har noen rute felles; de kan gjerne møtes i byer. Jo flere slike billetter, desto flere poeng, i tillegg til billettenes egne:
rules-tours = Billetter

## Guide

guide-with-grand-tour = En sløyfe gjennom begge ender gir flere poeng.

## Lesson

lesson-grand-tour-what = Knytt de to byene på en billett sammen to ganger, på to veier uten noen felles rute: da er billetten på Grand Tour.
lesson-grand-tour-how = Det koster ikke noe ekstra: bygg videre til veien din lukker seg til en sløyfe. De to veiene kan møtes i byer, og én sløyfe kan gjelde for flere billetter.
lesson-grand-tour-score = Jo flere billetter på turné, desto flere poeng, i tillegg til billettenes egne.

## Terminal

mechanic-grand-tour = Grand Tour
summary-grand-tour = Grand Tour: fullførte billetter der endene er knyttet sammen av to atskilte veier, gir en bonus.
label-grand-tour = Grand Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = dine så langt: { $count }
reason-grand-tour = { $tracks } slutter en ring gjennom { $tickets }: Grand Tour gir +{ $points }.

form-grand-tour-bonus = Poeng etter antall billetter
