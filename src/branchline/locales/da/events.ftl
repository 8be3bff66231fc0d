seat-number = Spiller { $number }

## The game

started =
    { $subject ->
        [you] Du begynder
        [you-again] begynder
        [again] begynder
       *[named] { $seat } begynder
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
row-filled = plads { $slot } i rækken: { $card }
row-swept = for mange lokomotiver: rækken ryddes
shuffled = afkastbunken blandes til en ny bunke på { $cards } kort
offered =
    { $subject ->
        [you] Du får tilbudt
        [you-again] får tilbudt
        [again] får tilbudt
       *[named] { $seat } får tilbudt
    } { $ticket }
offered-hidden =
    { $subject ->
        [you] Du får tilbudt
        [you-again] får tilbudt
        [again] får tilbudt
       *[named] { $seat } får tilbudt
    } et rutekort
kept =
    { $subject ->
        [you] Du beholder
        [you-again] beholder
        [again] beholder
       *[named] { $seat } beholder
    } { $rejected ->
        [0] { $kept } rutekort
       *[other] { $kept } af rutekortene og lægger { $rejected } væk
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
        [you] Du tager
        [you-again] tager
        [again] tager
       *[named] { $seat } tager
    } et { NAME($card, case: "card") } fra rækken
drew =
    { $subject ->
        [you] Du trækker
        [you-again] trækker
        [again] trækker
       *[named] { $seat } trækker
    } et { NAME($card, case: "card") } fra bunken
drew-hidden =
    { $subject ->
        [you] Du trækker
        [you-again] trækker
        [again] trækker
       *[named] { $seat } trækker
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
        [you] Du melder pas
        [you-again] melder pas
        [again] melder pas
       *[named] { $seat } melder pas
    }
last-round =
    { $subject ->
        [you] Du er
        [you-again] er
        [again] er
       *[named] { $seat } er
    } næsten løbet tør for vogne: alle får én tur til
ended = spillet er slut
other-cards = andre kort

## The room

seated = { $name } sætter sig ved bordet
said =
    { $subject ->
        [you] Du
       *[named] { $name }
    }: { $text }
muted = { $seat } hører ikke længere { $whom }
unmuted = { $seat } hører { $whom } igen
undone =
    { $subject ->
        [you] Du fortryder dit sidste træk
       *[named] { $seat } fortryder sit sidste træk
    }
handed =
    { $reason ->
        [nobody] en bot ({ $bot }) tager den ledige plads
        [left] { $subject ->
            [you] Du forlader spillet
           *[named] { $seat } forlader spillet
        }; en bot ({ $bot }) spiller videre
       *[away] { $subject ->
            [you] Du er væk
           *[named] { $seat } er væk
        }; en bot ({ $bot }) spiller videre
    }
taken-back =
    { $subject ->
        [you] Du er tilbage
       *[named] { $seat } er tilbage
    }
bot-failed =
    { $reason ->
        [crashed] botten ({ $bot }) gik ned; en simpel bot trækker for { $seat }
        [illegal] botten ({ $bot }) brød reglerne; en simpel bot trækker for { $seat }
       *[other] botten ({ $bot }) var for længe om det; en simpel bot trækker for { $seat }
    }
bot-replaced =
    { $reason ->
        [gone] serveren har ikke længere botten { $bot }; en anden bot ({ $by }) spiller videre for { $seat }
        [failing] botten ({ $bot }) svigtede for tit; en anden bot ({ $by }) spiller videre for { $seat }
       *[back] botten ({ $by }) er her igen og spiller videre for { $seat }
    }
timed-out = tiden er gået for { $seat }; en bot gør turen færdig
rematched = et nyt spil med de samme spillere begynder
