seat-number = Spiller { $number }

## The game

started =
    { $subject ->
        [you] Du begynner
        [you-again] begynner
        [again] begynner
       *[named] { $seat } begynner
    }
dealt =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } et { NAME($card, case: "card") }
dealt-hidden =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } et kort
row-filled = plass { $slot } i raden: { $card }
row-swept = for mange lokomotiver: raden ryddes
shuffled = kastebunken stokkes til en ny bunke på { $cards } kort
offered =
    { $subject ->
        [you] Du blir tilbudt
        [you-again] blir tilbudt
        [again] blir tilbudt
       *[named] { $seat } blir tilbudt
    } { $ticket }
offered-hidden =
    { $subject ->
        [you] Du blir tilbudt
        [you-again] blir tilbudt
        [again] blir tilbudt
       *[named] { $seat } blir tilbudt
    } en billett
kept =
    { $subject ->
        [you] Du beholder
        [you-again] beholder
        [again] beholder
       *[named] { $seat } beholder
    } { $rejected ->
        [0] { $kept ->
            [one] { $kept } billett
           *[other] { $kept } billetter
        }
       *[other] { $kept } av billettene og legger bort { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] Du beholder
        [you-again] beholder
        [again] beholder
       *[named] { $seat } beholder
    } { $ticket }
took =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } et { NAME($card, case: "card") } fra raden
drew =
    { $subject ->
        [you] Du trekker
        [you-again] trekker
        [again] trekker
       *[named] { $seat } trekker
    } et { NAME($card, case: "card") } fra bunken
drew-hidden =
    { $subject ->
        [you] Du trekker
        [you-again] trekker
        [again] trekker
       *[named] { $seat } trekker
    } et kort fra bunken
claimed =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } { $track } for { $payment }
passed =
    { $subject ->
        [you] Du melder pass
        [you-again] melder pass
        [again] melder pass
       *[named] { $seat } melder pass
    }
last-round =
    { $subject ->
        [you] Du har
        [you-again] har
        [again] har
       *[named] { $seat } har
    } nesten ikke flere tog: alle får én tur til
ended = spillet er slutt
other-cards = andre kort

## The room

seated = { $name } setter seg ved bordet
said =
    { $subject ->
        [you] Du
       *[named] { $name }
    }: { $text }
muted = { $seat } hører ikke lenger { $whom }
unmuted = { $seat } hører { $whom } igjen
undone =
    { $subject ->
        [you] Du angrer ditt siste trekk
       *[named] { $seat } angrer sitt siste trekk
    }
handed =
    { $reason ->
        [nobody] en bot ({ $bot }) tar den ledige plassen
        [left] { $subject ->
            [you] Du forlater spillet
           *[named] { $seat } forlater spillet
        }; en bot ({ $bot }) spiller videre
       *[away] { $subject ->
            [you] Du er borte
           *[named] { $seat } er borte
        }; en bot ({ $bot }) spiller videre
    }
taken-back =
    { $subject ->
        [you] Du er tilbake
       *[named] { $seat } er tilbake
    }
bot-failed =
    { $reason ->
        [crashed] boten ({ $bot }) krasjet; en enkel bot gjør trekket for { $seat }
        [illegal] boten ({ $bot }) brøt reglene; en enkel bot gjør trekket for { $seat }
       *[other] boten ({ $bot }) brukte for lang tid; en enkel bot gjør trekket for { $seat }
    }
bot-replaced =
    { $reason ->
        [gone] denne serveren har ikke lenger boten { $bot }; en annen bot ({ $by }) spiller videre for { $seat }
        [failing] boten ({ $bot }) sviktet for ofte; en annen bot ({ $by }) spiller videre for { $seat }
       *[back] boten ({ $by }) er her igjen og spiller videre for { $seat }
    }
timed-out = tiden er ute for { $seat }; en bot gjør turen ferdig
rematched = et nytt spill med de samme spillerne begynner
