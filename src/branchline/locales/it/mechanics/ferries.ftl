legend-ferry = traghetto: una locomotiva
track-ferry =
    { $count ->
        [one] , traghetto con 1 locomotiva
       *[other] , traghetto con { $count } locomotive
    }

## Regole

rules-ferries-title = Traghetti
rules-ferries-picture = Una locomotiva e due carte rosa pagano un traghetto di tre caselle, una delle quali mostra una locomotiva.
rules-ferries = Alcune caselle di un traghetto mostrano una locomotiva: per ognuna di queste devi pagare una locomotiva. Puoi metterne anche di più.

## Lezione

lesson-ferries-what = Un traghetto attraversa l’acqua. Alcune delle sue caselle mostrano una locomotiva.
lesson-ferries-cost =
    { $count ->
        [one] Ogni casella che mostra una locomotiva richiede una locomotiva: qui ne serve 1.
       *[other] Ogni casella che mostra una locomotiva richiede una locomotiva: qui ne servono { $count }.
    } Le altre caselle si pagano con carte, come su ogni linea.
lesson-ferries-score =
    { $length ->
        [one] Un traghetto dà gli stessi punti di ogni linea della sua lunghezza: { $points } per 1 casella.
       *[other] Un traghetto dà gli stessi punti di ogni linea della sua lunghezza: { $points } per { $length } caselle.
    } Se il tuo tragitto passa sull’acqua, raccogli presto le locomotive.

## Terminale

mechanic-ferries = traghetti
summary-ferries = Traghetti: ogni ★ di una linea si paga con una locomotiva.

## File delle mappe

map-too-many-symbols =
    { $spaces ->
        [one] più locomotive dell’unica casella della linea
       *[other] più locomotive delle { $spaces } caselle della linea
    }

form-ferries-locomotives = Traghetto: locomotive richieste
