seat-number = Giocatore { $number }

## La partita

started =
    { $subject ->
        [you] Cominci tu
        [you-again] cominci tu
        [again] comincia
       *[named] Comincia { $seat }
    }
dealt =
    { $subject ->
        [you] Ricevi
        [you-again] ricevi
        [again] riceve
       *[named] { $seat } riceve
    } { NAME($card, case: "one") }
dealt-hidden =
    { $subject ->
        [you] Ricevi
        [you-again] ricevi
        [again] riceve
       *[named] { $seat } riceve
    } una carta
row-filled = posto { $slot } della fila: { $card }
row-swept = troppe locomotive: la fila viene cambiata
shuffled =
    { $cards ->
        [one] gli scarti vengono mescolati: nuovo mazzo di 1 carta
       *[other] gli scarti vengono mescolati: nuovo mazzo di { $cards } carte
    }
offered =
    { $subject ->
        [you] Puoi scegliere
        [you-again] puoi scegliere
        [again] può scegliere
       *[named] { $seat } può scegliere
    } { $ticket }
offered-hidden =
    { $subject ->
        [you] Puoi scegliere
        [you-again] puoi scegliere
        [again] può scegliere
       *[named] { $seat } può scegliere
    } un biglietto
kept =
    { $subject ->
        [you] Tieni
        [you-again] tieni
        [again] tiene
       *[named] { $seat } tiene
    } { $rejected ->
        [0] { $kept ->
            [one] { $kept } biglietto
           *[other] { $kept } biglietti
        }
       *[other] { $kept } dei biglietti e ne { $subject ->
            [you] rifiuti
            [you-again] rifiuti
            [again] rifiuta
           *[named] rifiuta
        } { $rejected }
    }
kept-ticket =
    { $subject ->
        [you] Tieni
        [you-again] tieni
        [again] tiene
       *[named] { $seat } tiene
    } { $ticket }
took =
    { $subject ->
        [you] Prendi
        [you-again] prendi
        [again] prende
       *[named] { $seat } prende
    } { NAME($card, case: "one") } dalla fila
drew =
    { $subject ->
        [you] Peschi
        [you-again] peschi
        [again] pesca
       *[named] { $seat } pesca
    } { NAME($card, case: "one") } dal mazzo
drew-hidden =
    { $subject ->
        [you] Peschi
        [you-again] peschi
        [again] pesca
       *[named] { $seat } pesca
    } una carta dal mazzo
claimed =
    { $subject ->
        [you] Costruisci
        [you-again] costruisci
        [again] costruisce
       *[named] { $seat } costruisce
    } { $track } con { $payment }
passed =
    { $subject ->
        [you] Passi
        [you-again] passi
        [again] passa
       *[named] { $seat } passa
    }
last-round =
    { $subject ->
        [you] Hai quasi finito i vagoni
        [you-again] hai quasi finito i vagoni
        [again] ha quasi finito i vagoni
       *[named] { $seat } ha quasi finito i vagoni
    }: ancora un turno a testa
ended = la partita è finita
other-cards = altre carte

## La stanza

seated = { $name } si siede
said =
    { $subject ->
        [you] Tu
       *[named] { $name }
    }: { $text }
muted = { $seat } non sente più { $whom }
unmuted = { $seat } sente di nuovo { $whom }
undone =
    { $subject ->
        [you] Annulli la tua ultima mossa
       *[named] { $seat } annulla la sua ultima mossa
    }
handed = { $reason ->
    [nobody] un bot ({ $bot }) occupa il posto libero
    [left] { $subject ->
        [you] Te ne vai
       *[named] { $seat } se ne va
    }; un bot ({ $bot }) continua a giocare
   *[away] { $subject ->
        [you] Non ci sei
       *[named] { $seat } è assente
    }; un bot ({ $bot }) continua a giocare
}
taken-back =
    { $subject ->
        [you] Sei di nuovo qui
       *[named] { $seat } è di nuovo qui
    }
bot-failed = { $reason ->
    [crashed] il bot ({ $bot }) si è bloccato; un bot semplice gioca per { $seat }
    [illegal] il bot ({ $bot }) ha infranto le regole; un bot semplice gioca per { $seat }
   *[other] il bot ({ $bot }) ci ha messo troppo; un bot semplice gioca per { $seat }
}
bot-replaced = { $reason ->
    [gone] questo server non ha più il bot { $bot }; un altro bot ({ $by }) continua a giocare per { $seat }
    [failing] il bot ({ $bot }) ha fallito troppe volte; un altro bot ({ $by }) continua a giocare per { $seat }
   *[back] il bot ({ $by }) è di nuovo qui e continua a giocare per { $seat }
}
timed-out = il tempo di { $seat } è scaduto; un bot finisce il turno
rematched = comincia una nuova partita con le stesse persone
