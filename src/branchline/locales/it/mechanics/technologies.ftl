## Al tavolo

status-technologies = Continua con la tua tecnologia
may-buy = compra una tecnologia
may-buy-briefly = compra
may-draw-blind = pesca più carte dal mazzo
may-stop = non costruire una seconda linea
action-buy = comprare { $technology } con { $payment }
action-draw-blind = pescare più carte dal mazzo
action-stop = non costruire una seconda linea
choose-buy = Compra { $technology }
technologies = Tecnologie
technology-price =
    { $count ->
        [one] 1 locomotiva
       *[other] { $count } locomotive
    }
technology-left =
    { $count ->
        [one] 1 rimasta
       *[other] { $count } rimaste
    }
technology-gone = esaurita
technologies-tab = Scaffale
technology-yours = tua
technology-in-cards =
    { $count ->
        [one] o 1 carta
       *[other] o { $count } carte
    }
technology-can-pay = puoi pagarla
technology-pay-mixed =
    { $locomotives ->
        [0] { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }
       *[other] { $locomotives } + { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }
    }
technology-opens-tickets =
    { $count ->
        [one] apre il biglietto { $letters }
       *[other] apre i biglietti { $letters }
    }
technology-needed-for =
    { $count ->
        [one] serve per il biglietto { $letters }
       *[other] serve per i biglietti { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw =
    { $count ->
        [one] Pesca 1 carta dal mazzo
       *[other] Pesca { $count } carte dal mazzo
    }
technology-stop = Non costruire una seconda linea
technology-status-rival = Costruisci su una linea altrui
technology-status-first = Costruisci la prima di due linee
technology-status-second = Costruisci una seconda linea, o fermati
technology-opens =
    { $count ->
        [one] apre 1 linea
       *[other] apre { $count } linee
    }

## Cosa succede

technology-bought =
    { $subject ->
        [you] Compri
        [you-again] compri
        [again] compra
       *[named] { $seat } compra
    } { $technology }
technology-returned =
    { $subject ->
        [you] Restituisci
        [you-again] restituisci
        [again] restituisce
       *[named] { $seat } restituisce
    } { $technology }
technology-points =
    { $subject ->
        [you] Ottieni
        [you-again] ottieni
        [again] ottiene
       *[named] { $seat } ottiene
    } { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } per { $technology }

## Regole

rules-technologies-title = Tecnologie
rules-technologies-picture = I simboli di tutte le { $count } tecnologie, ognuna con il suo prezzo in locomotive.
rules-technologies =
    { $free-length ->
        [one] All’inizio puoi costruire solo linee fino a 1 casella con entrambi i capi in { $home }, e nessun traghetto.
       *[other] All’inizio puoi costruire solo linee fino a { $free-length } caselle con entrambi i capi in { $home }, e nessun traghetto.
    } Prima dell’azione del tuo turno puoi comprare una tecnologia, che si paga in locomotive; apre linee o dà punti. Poi fai la tua azione come sempre. Nessuno ha due volte la stessa tecnologia.
rules-technologies-exempt = { $exempt } non richiede nessuna tecnologia. Si paga comunque per intero, e le tecnologie che aggiungono punti per linee o traghetti li aggiungono anche qui.
rules-technology = Tecnologia
rules-price = Prezzo
rules-copies = Copie
tech-concession = Apre le linee con un capo in { LIST($regions, type: "or") }.
tech-lengths = Apre le linee di { LIST($lengths, type: "or") } caselle.
tech-ferries = Apre i traghetti.
tech-substitute = Bastano { $number } carte al posto di una locomotiva.
tech-track-points =
    { $number ->
        [one] 1 punto in più per ogni linea che costruisci da quel momento.
       *[other] { $number } punti in più per ogni linea che costruisci da quel momento.
    }
tech-ferry-points =
    { $number ->
        [one] 1 punto in più per ogni traghetto che costruisci da quel momento.
       *[other] { $number } punti in più per ogni traghetto che costruisci da quel momento.
    }
tech-ticket-points =
    { $number ->
        [one] 1 punto in più per ogni biglietto completato alla fine.
       *[other] { $number } punti in più per ogni biglietto completato alla fine.
    }
tech-right-of-way = In questo turno costruisci su una linea che è già di qualcun altro, pagando il prezzo intero; da quel momento è di entrambi. Puoi comprarla solo se puoi farlo, e di una doppia linea puoi comunque averne una sola. La carta torna sullo scaffale.
tech-two-claims = In questo turno costruisci due linee. Puoi comprarla solo se puoi costruirne almeno una; la seconda è facoltativa. La carta torna sullo scaffale.
tech-blind-draw = Invece di pescare come sempre, puoi pescare { $number } carte dal mazzo.
tech-tickets-bet =
    { $number ->
        [one] Alla fine: 1 punto se nessuno ha completato più biglietti di te, altrimenti lo perdi.
       *[other] Alla fine: { $number } punti se nessuno ha completato più biglietti di te, altrimenti li perdi.
    } Basta un pareggio, anche a zero.
tech-path-bet =
    { $number ->
        [one] Alla fine: 1 punto se nessuno ha un percorso più lungo del tuo, altrimenti lo perdi.
       *[other] Alla fine: { $number } punti se nessuno ha un percorso più lungo del tuo, altrimenti li perdi.
    } Basta un pareggio, anche senza linee.
tech-saving = Hai il diritto di risparmiare una carta ogni volta che costruisci una linea.
tech-until-shuffle = Si può comprare solo finché gli scarti non vengono mescolati per la prima volta.

## Guida

guide-with-technologies = Guarda lo scaffale: le tecnologie aprono linee.

## Lezione

lesson-technologies-what =
    { $length ->
        [one] All’inizio puoi costruire solo in { $home }, linee fino a 1 casella e nessun traghetto.
       *[other] All’inizio puoi costruire solo in { $home }, linee fino a { $length } caselle e nessun traghetto.
    } Le tecnologie aprono il resto.
lesson-technologies-how = All’inizio del tuo turno puoi comprare una tecnologia dallo scaffale. Poi il turno continua come sempre. Ciò che hai comprato resta tuo per tutta la partita, tranne alcune che si consumano con l’uso.
lesson-technologies-cost = Le tecnologie si pagano in locomotive; lo scaffale mostra il prezzo, e quanto pagheresti tu.
lesson-technologies-score = Alcune aprono linee, altre danno punti. Lo scaffale dice quali servono ai tuoi biglietti: compra prima quelle.

## Terminale

mechanic-technologies = tecnologie
summary-technologies =
    { $spaces ->
        [one] Tecnologie: senza, puoi costruire linee fino a 1 casella in { $home }, e nessun traghetto.
       *[other] Tecnologie: senza, puoi costruire linee fino a { $spaces } caselle in { $home }, e nessun traghetto.
    } Prima della tua azione puoi comprare una tecnologia (s), con locomotive.
summary-technologies-exempt = { $tracks } non richiede tecnologie.
technologies-one-a-turn = una per turno
technologies-in-payment = less×1: una carta risparmiata con { $technology }
technologies-key-blind = dd { $count } alla cieca
technologies-help-blind =
    { $count ->
        [one] pesca 1 carta dal mazzo (con { $technology })
       *[other] pesca { $count } carte dal mazzo (con { $technology })
    }
technologies-key-stop = x basta
technology-at-once = { $technology }: { $effect }; poi torna sullo scaffale.
technology-claim-rival = costruisci su una linea altrui
technology-claim-first = costruisci la prima linea
technology-claim-second = costruisci la seconda linea
choice-draw-blind = pesca alla cieca
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = traghetti
technology-briefly-substitute = { $number } carte=★
technology-briefly-track-points = +{ $number } a linea
technology-briefly-ferry-points = +{ $number } a traghetto
technology-briefly-ticket-points = +{ $number } a biglietto
technology-briefly-right-of-way = linea altrui
technology-briefly-two-claims = due linee
technology-briefly-blind-draw = pesca { $number }
technology-briefly-tickets-bet = ±{ $number } biglietti
technology-briefly-path-bet = ±{ $number } percorso
technology-briefly-saving = −1 carta
technology-does-concession = apre { $regions }
technology-does-lengths = apre linee di { LIST($lengths, type: "or") } caselle
technology-does-ferries = apre i traghetti
technology-does-substitute = { $number } carte fanno una locomotiva
technology-does-track-points = +{ $number } per ogni linea da ora
technology-does-ferry-points = +{ $number } per ogni traghetto da ora
technology-does-ticket-points = +{ $number } per biglietto completato
technology-does-right-of-way = costruisci subito su una linea altrui
technology-does-two-claims = costruisci subito due linee
technology-does-blind-draw = fa pescare { $number } carte, alla cieca
technology-does-tickets-bet = più biglietti +{ $number }, se no −{ $number }
technology-does-path-bet = percorso più lungo +{ $number }, se no −{ $number }
technology-does-saving = le linee possono costare una carta in meno
technology-bought-after-substituted =
    { $subject ->
        [you] Compri
        [you-again] compri
        [again] compra
       *[named] { $seat } compra
    } { $technology } con { $before } come { $locomotives ->
        [one] locomotiva
       *[other] locomotive
    }

## File delle mappe

map-empty-region = nessun luogo è in questa regione
map-technology-twice = un’altra tecnologia ha questo nome
map-effect-twice = solo una tecnologia può avere questo effetto
map-effect-needs = la mappa non usa la meccanica { $mechanic }, che questa modifica
map-closed-region = nessuna tecnologia apre le linee che portano in { $region }; aggiungine una, o esenta la linea
map-closed-length =
    { $spaces ->
        [one] nessuna tecnologia apre le linee di 1 casella; aggiungine una, o esenta la linea
       *[other] nessuna tecnologia apre le linee di { $spaces } caselle; aggiungine una, o esenta la linea
    }
map-closed-ferries = nessuna tecnologia apre i traghetti; aggiungine una, o esenta la linea

form-technologies-home = Regioni senza concessione
form-technologies-free-length = Linea più lunga senza tecnologia
form-technologies-cards = Tecnologie
form-technologies-extra = Altre tecnologie
form-technologies-exempt = Linee che non ne richiedono
form-technologies-copies = Copie
form-technologies-price = Prezzo in locomotive
form-technologies-effect = Effetto
form-technologies-until-shuffle = Finché si rimescola il mazzo
form-technologies-regions = Regioni
form-technologies-lengths = Lunghezze
form-technologies-number = Numero
# Words of a choice in a form.
form-word-concession = apre regioni
form-word-lengths = apre lunghezze di linea
form-word-ferries = apre i traghetti
form-word-substitute = carte come locomotiva
form-word-track-points = punti per ogni linea
form-word-ferry-points = punti per ogni traghetto
form-word-ticket-points = punti per ogni biglietto
form-word-right-of-way = costruire su una linea altrui
form-word-two-claims = due linee in una volta
form-word-blind-draw = pescare più carte alla cieca
form-word-tickets-bet = scommessa su più biglietti
form-word-path-bet = scommessa sul percorso più lungo
form-word-saving = le linee costano una carta in meno
