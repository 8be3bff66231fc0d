seat-number = Spieler { $number }

## The game

started =
    { $subject ->
        [you] Du beginnst
        [you-again] beginnst
        [again] beginnt
       *[named] { $seat } beginnt
    }
dealt =
    { $subject ->
        [you] Du bekommst
        [you-again] bekommst
        [again] bekommt
       *[named] { $seat } bekommt
    } { NAME($card, case: "article") }
dealt-hidden =
    { $subject ->
        [you] Du bekommst
        [you-again] bekommst
        [again] bekommt
       *[named] { $seat } bekommt
    } eine Karte
row-filled = Platz { $slot } der Auslage: { $card }
row-swept = zu viele Lokomotiven: die Auslage wird abgeräumt
shuffled =
    { $cards ->
        [one] die Ablage wird gemischt: ein neuer Stapel mit { $cards } Karte
       *[other] die Ablage wird gemischt: ein neuer Stapel mit { $cards } Karten
    }
offered =
    { $subject ->
        [you] Du bekommst die Zielkarte
        [you-again] bekommst die Zielkarte
        [again] bekommt die Zielkarte
       *[named] { $seat } bekommt die Zielkarte
    } { $ticket } zur Auswahl
offered-hidden =
    { $subject ->
        [you] Du bekommst
        [you-again] bekommst
        [again] bekommt
       *[named] { $seat } bekommt
    } eine Zielkarte zur Auswahl
kept =
    { $subject ->
        [you] Du behältst
        [you-again] behältst
        [again] behält
       *[named] { $seat } behält
    } { $rejected ->
        [0] { $kept ->
            [one] { $kept } Zielkarte
           *[other] { $kept } Zielkarten
        }
       *[other] { $kept } der Zielkarten und { $subject ->
            [you] gibst
            [you-again] gibst
            [again] gibt
           *[named] gibt
        } { $rejected } zurück
    }
kept-ticket =
    { $subject ->
        [you] Du behältst
        [you-again] behältst
        [again] behält
       *[named] { $seat } behält
    } { $ticket }
took =
    { $subject ->
        [you] Du nimmst
        [you-again] nimmst
        [again] nimmt
       *[named] { $seat } nimmt
    } { NAME($card, case: "article") } aus der Auslage
drew =
    { $subject ->
        [you] Du ziehst
        [you-again] ziehst
        [again] zieht
       *[named] { $seat } zieht
    } { NAME($card, case: "article") } vom Stapel
drew-hidden =
    { $subject ->
        [you] Du ziehst
        [you-again] ziehst
        [again] zieht
       *[named] { $seat } zieht
    } eine Karte vom Stapel
claimed =
    { $subject ->
        [you] Du baust
        [you-again] baust
        [again] baut
       *[named] { $seat } baut
    } { $track } für { $payment }
passed =
    { $subject ->
        [you] Du passt
        [you-again] passt
        [again] passt
       *[named] { $seat } passt
    }
last-round =
    { $subject ->
        [you] Du hast
        [you-again] hast
        [again] hat
       *[named] { $seat } hat
    } fast keine Waggons mehr: alle sind noch einmal am Zug
ended = die Partie ist zu Ende
other-cards = andere Karten

## The room

seated = { $name } nimmt Platz
said =
    { $subject ->
        [you] Du
       *[named] { $name }
    }: { $text }
muted = { $seat } hört { $whom } nicht mehr
unmuted = { $seat } hört { $whom } wieder
undone =
    { $subject ->
        [you] Du nimmst deinen letzten Zug zurück
       *[named] { $seat } nimmt den letzten Zug zurück
    }
handed =
    { $reason ->
        [nobody] ein Bot ({ $bot }) nimmt den freien Platz
        [left] { $subject ->
            [you] Du gehst
           *[named] { $seat } geht
        }; ein Bot ({ $bot }) spielt weiter
       *[away] { $subject ->
            [you] Du bist abwesend
           *[named] { $seat } ist abwesend
        }; ein Bot ({ $bot }) spielt weiter
    }
taken-back =
    { $subject ->
        [you] Du bist wieder da
       *[named] { $seat } ist wieder da
    }
bot-failed =
    { $reason ->
        [crashed] der Bot ({ $bot }) ist abgestürzt; ein einfacher Bot zieht für { $seat }
        [illegal] der Bot ({ $bot }) hat gegen die Regeln verstoßen; ein einfacher Bot zieht für { $seat }
       *[other] der Bot ({ $bot }) hat zu lange gebraucht; ein einfacher Bot zieht für { $seat }
    }
bot-replaced =
    { $reason ->
        [gone] dieser Server hat den Bot { $bot } nicht mehr; ein anderer Bot ({ $by }) spielt für { $seat } weiter
        [failing] der Bot ({ $bot }) ist zu oft ausgefallen; ein anderer Bot ({ $by }) spielt für { $seat } weiter
       *[back] der Bot ({ $by }) ist wieder da und spielt für { $seat } weiter
    }
timed-out = die Zeit von { $seat } ist um; ein Bot beendet den Zug
rematched = eine neue Partie mit denselben Leuten beginnt
