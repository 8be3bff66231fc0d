seat-number = Pelaaja { $number }

## The game

started =
    { $subject ->
        [you] Aloitat
        [you-again] aloitat
        [again] aloittaa
       *[named] { $seat } aloittaa
    } pelin
dealt =
    { $subject ->
        [you] Saat
        [you-again] saat
        [again] saa
       *[named] { $seat } saa
    } { NAME($card, case: "genitive") }
dealt-hidden =
    { $subject ->
        [you] Saat
        [you-again] saat
        [again] saa
       *[named] { $seat } saa
    } kortin
row-filled = rivin paikka { $slot }: { $card }
row-swept = liikaa vetureita: rivi vaihdetaan
shuffled =
    poistopakka sekoitetaan uudeksi pakaksi: { $cards ->
        [one] { $cards } kortti
       *[other] { $cards } korttia
    }
offered =
    { $subject ->
        [you] Voit valita
        [you-again] voit valita
        [again] voi valita
       *[named] { $seat } voi valita
    } lipun { $ticket }
offered-hidden =
    { $subject ->
        [you] Voit valita
        [you-again] voit valita
        [again] voi valita
       *[named] { $seat } voi valita
    } lipun
kept =
    { $subject ->
        [you] Pidät
        [you-again] pidät
        [again] pitää
       *[named] { $seat } pitää
    } { $kept ->
        [one] { $kept } lipun
       *[other] { $kept } lippua
    }{ $rejected ->
        [0] {""}
       *[other] {" "}ja { $subject ->
            [you] hylkäät
            [you-again] hylkäät
            [again] hylkää
           *[named] hylkää
        } { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] Pidät
        [you-again] pidät
        [again] pitää
       *[named] { $seat } pitää
    } lipun { $ticket }
took =
    { $subject ->
        [you] Otat
        [you-again] otat
        [again] ottaa
       *[named] { $seat } ottaa
    } { NAME($card, case: "genitive") } rivistä
drew =
    { $subject ->
        [you] Nostat
        [you-again] nostat
        [again] nostaa
       *[named] { $seat } nostaa
    } { NAME($card, case: "genitive") } pakasta
drew-hidden =
    { $subject ->
        [you] Nostat
        [you-again] nostat
        [again] nostaa
       *[named] { $seat } nostaa
    } kortin pakasta
claimed =
    { $subject ->
        [you] Rakennat
        [you-again] rakennat
        [again] rakentaa
       *[named] { $seat } rakentaa
    } reitin { $track } { LIST($payment, case: "adessive") }
passed =
    { $subject ->
        [you] Passaat
        [you-again] passaat
        [again] passaa
       *[named] { $seat } passaa
    }
last-round =
    { $subject ->
        [you] Vaunusi ovat loppumassa
        [you-again] vaunusi ovat loppumassa
        [again] vaunut loppumassa
       *[named] { $seat }: vaunut loppumassa
    }, kaikilla on vielä yksi vuoro
ended = peli on päättynyt
other-cards = muut kortit
    .adessive = muilla korteilla
    .object = muita kortteja

## The room

seated = { $name } istuu pöytään
said =
    { $subject ->
        [you] Sinä
       *[named] { $name }
    }: { $text }
muted = { $seat } ei enää kuule: { $whom }
unmuted = { $seat } kuulee taas: { $whom }
undone =
    { $subject ->
        [you] Kumoat viimeisen siirtosi
       *[named] { $seat } kumoaa viimeisen siirron
    }
handed =
    { $reason ->
        [nobody] botti ({ $bot }) ottaa vapaan paikan
        [left] { $subject ->
            [you] Lähdet
           *[named] { $seat } lähtee
        }; botti ({ $bot }) jatkaa peliä
       *[away] { $subject ->
            [you] Olet poissa
           *[named] { $seat } on poissa
        }; botti ({ $bot }) jatkaa peliä
    }
taken-back =
    { $subject ->
        [you] Olet palannut
       *[named] { $seat } on palannut
    }
bot-failed =
    { $reason ->
        [crashed] botti ({ $bot }) kaatui; yksinkertainen botti tekee siirron pelaajan { $seat } puolesta
        [illegal] botti ({ $bot }) rikkoi sääntöjä; yksinkertainen botti tekee siirron pelaajan { $seat } puolesta
       *[other] botti ({ $bot }) mietti liian kauan; yksinkertainen botti tekee siirron pelaajan { $seat } puolesta
    }
bot-replaced =
    { $reason ->
        [gone] bottia { $bot } ei enää ole tällä palvelimella; toinen botti ({ $by }) jatkaa pelaajan { $seat } puolesta
        [failing] botti ({ $bot }) epäonnistui liian usein; toinen botti ({ $by }) jatkaa pelaajan { $seat } puolesta
       *[back] botti ({ $by }) on taas täällä ja jatkaa pelaajan { $seat } puolesta
    }
timed-out = pelaajan { $seat } aika loppui; botti pelaa vuoron loppuun
rematched = uusi peli samoilla pelaajilla alkaa
