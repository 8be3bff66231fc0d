## Al tavolo

country-cards = Carte Nazione
country-cards-how = Costruisci in una seconda nazione: prendi le carte in cima
country-next = prossima: { $points }
country-empty = finite

## Cosa succede

country-card =
    { $subject ->
        [you] Prendi
        [you-again] prendi
        [again] prende
       *[named] { $seat } prende
    } la carta { NAME($place, case: "of") }, che vale { $points }

## Punteggio

line-country-cards = Carte Nazione

## Regole

rules-country-cards-title = Carte Nazione
rules-country-cards-picture = La linea verso una seconda nazione prende la carta in cima a ogni pila.
rules-country-cards = Ogni nazione confinante ha una pila di carte, con la più preziosa in cima. Quando costruisci una linea verso una nazione che la tua rete non aveva ancora, e la rete ha anche un’altra nazione, prendi la carta in cima alla pila di ogni nazione della rete che ne ha ancora. Le carte danno punti alla fine.
rules-country-cards-details = Quindi finisci con la linea che entra in una nazione. Una linea altrove che unisce due tue reti non dà carte, anche se ciascuna ha una nazione. Neppure un’altra linea verso una nazione che la rete ha già.
rules-country = Nazione
rules-stack = Carte, dalla cima

## Guida

guide-with-country-cards = Se la rete ha già una nazione, una linea in un’altra prende le prime carte di entrambe.

## Lezione

lesson-country-cards-what = Le nazioni intorno al tabellone hanno pile di carte, con la più preziosa in cima.
lesson-country-cards-how = Unisci le nazioni con le tue linee. Finisci con una linea verso una nazione che questa rete non aveva ancora.
lesson-country-cards-gain = Allora prendi la carta in cima alla pila di ogni nazione della rete. Non costa nulla oltre alle linee.
lesson-country-cards-score = Le carte danno punti alla fine. Chi arriva prima prende le migliori: non tardare.

## Terminale

mechanic-country-cards = carte Nazione
summary-country-cards = Carte Nazione: quando costruisci una linea verso una nazione nuova per la tua rete, e la rete ha anche un’altra nazione, prendi la carta in cima alla pila di ciascuna. Finisci con la linea verso una nazione: unire due reti altrove non dà carte, e neppure una nazione che hai già.
column-countries = nazioni
label-countries = Nazioni
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## File delle mappe

map-not-a-country = non è una nazione; aggiungi kind = "country" al luogo
reason-country-cards = { $tracks } porta in un’altra nazione: le Carte Nazione ottenute valgono +{ $points }.

form-country-cards-stacks = Paesi con i punti delle loro carte
