## Al tavolo

may-station = costruisci una stazione
may-station-briefly = costruisci
action-station = costruire una stazione a { $place } con { $payment }
choose-station = Costruisci una stazione a { $place }
stations = Stazioni
stations-yours =
    { $count ->
        [0] Non hai più stazioni.
        [one] Te ne resta 1, che non usata vale { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
       *[other] Te ne restano { $count }, che non usate valgono { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.
    }
stations-next =
    { $count ->
        [one] La prossima costa 1 carta.
       *[other] La prossima costa { $count } carte dello stesso colore.
    }
stations-left = Stazioni rimaste
stations-short = stazioni

## Cosa succede

station-built =
    { $subject ->
        [you] Costruisci
        [you-again] costruisci
        [again] costruisce
       *[named] { $seat } costruisce
    } una stazione a { $place } con { $payment }

## Punteggio

line-unused-stations = Stazioni non costruite
tie-fewest-stations = meno stazioni costruite

## Regole

rules-stations-title = Stazioni
rules-stations-picture = Una stazione sorge dove finisce la tua linea; da lì un biglietto prosegue sulla linea di un’altra persona.
rules-stations =
    { $count ->
        [one] Hai 1 stazione.
       *[other] Hai { $count } stazioni.
    } Nel tuo turno puoi costruirne una in una città che non ne ha: la prima costa 1 carta, ogni altra una carta in più, tutte dello stesso colore. Alla fine una stazione ti fa usare, solo per i tuoi biglietti, una linea altrui che porta nella sua città; quella più utile per te viene scelta in automatico. Una stazione non costruita vale { $unused-points ->
        [one] 1 punto
       *[other] { $unused-points } punti
    }.

## Guida

guide-with-stations = Linea occupata? Con una stazione la usi anche tu.

## Lezione

lesson-stations-what = Qualcuno ha la linea che ti serve? Una stazione nella città ti fa usare una linea altrui che ci arriva, per i tuoi biglietti.
lesson-stations-how = Costruire una stazione occupa tutto il tuo turno. Scegli una città che non ne ha ancora. Ne hai { $count }, e non serve dire quale linea intendi: alla fine viene scelta la migliore.
lesson-stations-cost = Le tue stazioni costano { $costs } carte dello stesso colore, in quest’ordine.
lesson-stations-score =
    { $points ->
        [one] Ogni stazione non costruita dà 1 punto alla fine.
       *[other] Ogni stazione non costruita dà { $points } punti alla fine.
    } Costruiscine una solo se un biglietto vale di più.

## Terminale

mechanic-stations = stazioni
summary-stations =
    Stazioni: alla fine ognuna ti fa usare una linea altrui che porta nella sua città, per i tuoi biglietti. Ognuna non costruita vale { $unused_points ->
        [one] 1 punto
       *[other] { $unused_points } punti
    }.
column-stations = stazioni
label-stations = Stazioni
station-of = { $place } ({ $seat })
stations-all-built = tutte costruite
station-next-costs =
    { $count ->
        [one] la prossima ti costa 1 carta
       *[other] la prossima ti costa { $count } carte
    }
choice-station = stazione a { $place }
borrowing-stations =
    { $count ->
        [one] 1 stazione da costruire
       *[other] { $count } stazioni da costruire
    }

## File delle mappe

map-station-costs =
    { $costs ->
        [one] 1 costo
       *[other] { $costs } costi
    } per { $stations ->
        [one] 1 stazione
       *[other] { $stations } stazioni
    }; indica un costo per ciascuna

form-stations-count = Stazioni per giocatore
form-stations-costs = Prezzo di ciascuna
form-stations-unused-points = Punti per una non usata
# Words of a choice in a form.
form-word-fewest-stations = meno stazioni usate
