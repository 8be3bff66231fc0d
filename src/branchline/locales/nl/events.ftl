seat-number = Speler { $number }

## The game

started =
    { $subject ->
        [you] Je begint
        [you-again] begint
        [again] begint
       *[named] { $seat } begint
    }
dealt =
    { $subject ->
        [you] Je krijgt
        [you-again] krijgt
        [again] krijgt
       *[named] { $seat } krijgt
    } { NAME($card, case: "article") }
dealt-hidden =
    { $subject ->
        [you] Je krijgt
        [you-again] krijgt
        [again] krijgt
       *[named] { $seat } krijgt
    } een kaart
row-filled = plek { $slot } van de rij: { $card }
row-swept = te veel locomotieven: de rij wordt afgelegd
shuffled =
    { $cards ->
        [one] de aflegstapel wordt geschud: een nieuwe stapel van { $cards } kaart
       *[other] de aflegstapel wordt geschud: een nieuwe stapel van { $cards } kaarten
    }
offered =
    { $subject ->
        [you] Je krijgt
        [you-again] krijgt
        [again] krijgt
       *[named] { $seat } krijgt
    } { $ticket } aangeboden
offered-hidden =
    { $subject ->
        [you] Je krijgt
        [you-again] krijgt
        [again] krijgt
       *[named] { $seat } krijgt
    } een ticket aangeboden
kept =
    { $subject ->
        [you] Je houdt
        [you-again] houdt
        [again] houdt
       *[named] { $seat } houdt
    } { $rejected ->
        [0] { $kept ->
            [one] { $kept } ticket
           *[other] { $kept } tickets
        }
       *[other] { $kept } van de tickets en geeft er { $rejected } terug
    }
kept-ticket =
    { $subject ->
        [you] Je houdt
        [you-again] houdt
        [again] houdt
       *[named] { $seat } houdt
    } { $ticket }
took =
    { $subject ->
        [you] Je pakt
        [you-again] pakt
        [again] pakt
       *[named] { $seat } pakt
    } { NAME($card, case: "article") } uit de rij
drew =
    { $subject ->
        [you] Je trekt
        [you-again] trekt
        [again] trekt
       *[named] { $seat } trekt
    } { NAME($card, case: "article") } van de stapel
drew-hidden =
    { $subject ->
        [you] Je trekt
        [you-again] trekt
        [again] trekt
       *[named] { $seat } trekt
    } een kaart van de stapel
claimed =
    { $subject ->
        [you] Je bouwt
        [you-again] bouwt
        [again] bouwt
       *[named] { $seat } bouwt
    } { $track } voor { $payment }
passed =
    { $subject ->
        [you] Je past
        [you-again] past
        [again] past
       *[named] { $seat } past
    }
last-round =
    { $subject ->
        [you] Je hebt
        [you-again] hebt
        [again] heeft
       *[named] { $seat } heeft
    } bijna geen treintjes meer: iedereen is nog één keer aan de beurt
ended = het spel is afgelopen
other-cards = andere kaarten

## The room

seated = { $name } neemt plaats
said =
    { $subject ->
        [you] Jij
       *[named] { $name }
    }: { $text }
muted = { $seat } hoort { $whom } niet meer
unmuted = { $seat } hoort { $whom } weer
undone =
    { $subject ->
        [you] Je neemt je laatste zet terug
       *[named] { $seat } neemt de laatste zet terug
    }
handed =
    { $reason ->
        [nobody] een bot ({ $bot }) neemt de vrije plek
        [left] { $subject ->
            [you] Je vertrekt
           *[named] { $seat } vertrekt
        }; een bot ({ $bot }) speelt verder
       *[away] { $subject ->
            [you] Je bent afwezig
           *[named] { $seat } is afwezig
        }; een bot ({ $bot }) speelt verder
    }
taken-back =
    { $subject ->
        [you] Je bent terug
       *[named] { $seat } is terug
    }
bot-failed =
    { $reason ->
        [crashed] de bot ({ $bot }) is vastgelopen; een eenvoudige bot speelt voor { $seat }
        [illegal] de bot ({ $bot }) hield zich niet aan de regels; een eenvoudige bot speelt voor { $seat }
       *[other] de bot ({ $bot }) deed er te lang over; een eenvoudige bot speelt voor { $seat }
    }
bot-replaced =
    { $reason ->
        [gone] deze server heeft de bot { $bot } niet meer; een andere bot ({ $by }) speelt verder voor { $seat }
        [failing] de bot ({ $bot }) faalde te vaak; een andere bot ({ $by }) speelt verder voor { $seat }
       *[back] de bot ({ $by }) is er weer en speelt verder voor { $seat }
    }
timed-out = de tijd van { $seat } is om; een bot maakt de beurt af
rematched = een nieuw spel met dezelfde spelers begint
