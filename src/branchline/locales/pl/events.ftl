seat-number = Gracz { $number }

## The game

started =
    { $subject ->
        [you] Zaczynasz
        [you-again] zaczynasz
        [again] zaczyna
       *[named] { $seat } zaczyna
    } grę
dealt =
    { $subject ->
        [you] Dostajesz
        [you-again] dostajesz
        [again] dostaje
       *[named] { $seat } dostaje
    } { NAME($card, case: "accusative") }
dealt-hidden =
    { $subject ->
        [you] Dostajesz
        [you-again] dostajesz
        [again] dostaje
       *[named] { $seat } dostaje
    } kartę
row-filled = miejsce { $slot } w rzędzie: { $card }
row-swept = za dużo lokomotyw: cały rząd jest wymieniany
shuffled =
    odrzucone karty przetasowane: nowa talia ma { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
offered =
    { $subject ->
        [you] Masz
        [you-again] masz
        [again] ma
       *[named] { $seat } ma
    } do wyboru { $ticket }
offered-hidden =
    { $subject ->
        [you] Masz
        [you-again] masz
        [again] ma
       *[named] { $seat } ma
    } do wyboru bilet
kept =
    { $subject ->
        [you] Zatrzymujesz
        [you-again] zatrzymujesz
        [again] zatrzymuje
       *[named] { $seat } zatrzymuje
    } { $kept ->
        [one] { $kept } bilet
        [few] { $kept } bilety
       *[many] { $kept } biletów
    }{ $rejected ->
        [0] {""}
       *[other] {" "}i { $subject ->
            [you] odrzucasz
            [you-again] odrzucasz
            [again] odrzuca
           *[named] odrzuca
        } { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] Zatrzymujesz
        [you-again] zatrzymujesz
        [again] zatrzymuje
       *[named] { $seat } zatrzymuje
    } { $ticket }
took =
    { $subject ->
        [you] Bierzesz
        [you-again] bierzesz
        [again] bierze
       *[named] { $seat } bierze
    } { NAME($card, case: "accusative") } z rzędu
drew =
    { $subject ->
        [you] Dobierasz
        [you-again] dobierasz
        [again] dobiera
       *[named] { $seat } dobiera
    } { NAME($card, case: "accusative") } z talii
drew-hidden =
    { $subject ->
        [you] Dobierasz
        [you-again] dobierasz
        [again] dobiera
       *[named] { $seat } dobiera
    } kartę z talii
claimed =
    { $subject ->
        [you] Budujesz
        [you-again] budujesz
        [again] buduje
       *[named] { $seat } buduje
    } { $track } za { LIST($payment, case: "accusative") }
passed =
    { $subject ->
        [you] Pasujesz
        [you-again] pasujesz
        [again] pasuje
       *[named] { $seat } pasuje
    }
last-round =
    { $subject ->
        [you] Kończą ci się wagony
        [you-again] kończą ci się wagony
        [again] kończą się wagony
       *[named] { $seat }: kończą się wagony
    }, każdy ma jeszcze jedną turę
ended = koniec gry
other-cards = inne karty

## The room

seated = { $name } zajmuje miejsce
said =
    { $subject ->
        [you] Ty
       *[named] { $name }
    }: { $text }
muted = { $seat } wycisza: { $whom }
unmuted = { $seat } znów słyszy: { $whom }
undone =
    { $subject ->
        [you] Cofasz swój ostatni ruch
       *[named] { $seat } cofa ostatni ruch
    }
handed =
    { $reason ->
        [nobody] bot ({ $bot }) zajmuje wolne miejsce
        [left] { $subject ->
            [you] Opuszczasz stół
           *[named] { $seat } opuszcza stół
        }; dalej gra bot ({ $bot })
       *[away] { $subject ->
            [you] Nie odpowiadasz
           *[named] { $seat } nie odpowiada
        }; dalej gra bot ({ $bot })
    }
taken-back =
    { $subject ->
        [you] Wracasz do gry
       *[named] { $seat } wraca do gry
    }
bot-failed =
    { $reason ->
        [crashed] awaria bota ({ $bot }); ruch za gracza { $seat } wykonuje prosty bot
        [illegal] bot ({ $bot }) łamie zasady; ruch za gracza { $seat } wykonuje prosty bot
       *[other] bot ({ $bot }) myśli za długo; ruch za gracza { $seat } wykonuje prosty bot
    }
bot-replaced =
    { $reason ->
        [gone] na tym serwerze nie ma już bota { $bot }; za gracza { $seat } gra dalej inny bot ({ $by })
        [failing] bot ({ $bot }) zbyt często zawodzi; za gracza { $seat } gra dalej inny bot ({ $by })
       *[back] bot ({ $by }) znów jest i gra dalej za gracza { $seat }
    }
timed-out = czas gracza { $seat } minął; turę kończy bot
rematched = zaczyna się nowa gra w tym samym składzie
