seat-number = Spelare { $number }

## The game

started =
    { $subject ->
        [you] Du börjar
        [you-again] börjar
        [again] börjar
       *[named] { $seat } börjar
    }
dealt =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } ett { NAME($card, case: "card") }
dealt-hidden =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } ett kort
row-filled = plats { $slot } i raden: { $card }
row-swept = för många lokomotiv: raden rensas
shuffled = kasthögen blandas till en ny draghög med { $cards } kort
offered =
    { $subject ->
        [you] Du erbjuds
        [you-again] erbjuds
        [again] erbjuds
       *[named] { $seat } erbjuds
    } { $ticket }
offered-hidden =
    { $subject ->
        [you] Du erbjuds
        [you-again] erbjuds
        [again] erbjuds
       *[named] { $seat } erbjuds
    } en biljett
kept =
    { $subject ->
        [you] Du behåller
        [you-again] behåller
        [again] behåller
       *[named] { $seat } behåller
    } { $rejected ->
        [0] { $kept ->
            [one] { $kept } biljett
           *[other] { $kept } biljetter
        }
       *[other] { $kept } av biljetterna och lägger bort { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] Du behåller
        [you-again] behåller
        [again] behåller
       *[named] { $seat } behåller
    } { $ticket }
took =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } ett { NAME($card, case: "card") } från raden
drew =
    { $subject ->
        [you] Du drar
        [you-again] drar
        [again] drar
       *[named] { $seat } drar
    } ett { NAME($card, case: "card") } från draghögen
drew-hidden =
    { $subject ->
        [you] Du drar
        [you-again] drar
        [again] drar
       *[named] { $seat } drar
    } ett kort från draghögen
claimed =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } { $track } för { $payment }
passed =
    { $subject ->
        [you] Du passar
        [you-again] passar
        [again] passar
       *[named] { $seat } passar
    }
last-round =
    { $subject ->
        [you] Du har
        [you-again] har
        [again] har
       *[named] { $seat } har
    } nästan slut på tåg: alla får en tur till
ended = spelet är slut
other-cards = andra kort

## The room

seated = { $name } sätter sig vid bordet
said =
    { $subject ->
        [you] Du
       *[named] { $name }
    }: { $text }
muted = { $seat } hör inte längre { $whom }
unmuted = { $seat } hör { $whom } igen
undone =
    { $subject ->
        [you] Du ångrar ditt senaste drag
       *[named] { $seat } ångrar sitt senaste drag
    }
handed =
    { $reason ->
        [nobody] en bot ({ $bot }) tar den lediga platsen
        [left] { $subject ->
            [you] Du lämnar spelet
           *[named] { $seat } lämnar spelet
        }; en bot ({ $bot }) spelar vidare
       *[away] { $subject ->
            [you] Du är borta
           *[named] { $seat } är borta
        }; en bot ({ $bot }) spelar vidare
    }
taken-back =
    { $subject ->
        [you] Du är tillbaka
       *[named] { $seat } är tillbaka
    }
bot-failed =
    { $reason ->
        [crashed] boten ({ $bot }) kraschade; en enkel bot gör draget åt { $seat }
        [illegal] boten ({ $bot }) bröt mot reglerna; en enkel bot gör draget åt { $seat }
       *[other] boten ({ $bot }) tog för lång tid på sig; en enkel bot gör draget åt { $seat }
    }
bot-replaced =
    { $reason ->
        [gone] servern har inte längre boten { $bot }; en annan bot ({ $by }) spelar vidare åt { $seat }
        [failing] boten ({ $bot }) misslyckades för ofta; en annan bot ({ $by }) spelar vidare åt { $seat }
       *[back] boten ({ $by }) är här igen och spelar vidare åt { $seat }
    }
timed-out = tiden är ute för { $seat }; en bot avslutar turen
rematched = ett nytt spel med samma spelare börjar
