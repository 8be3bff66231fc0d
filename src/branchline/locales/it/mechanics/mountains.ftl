legend-mountains = montagna: un vagone in più
track-mountains =
    , montagna: { $crosses ->
        [one] 1 vagone in più
       *[other] { $crosses } vagoni in più
    }

## What happens

trains-lost =
    { $subject ->
        [you] Perdi
        [you-again] perdi
        [again] perde
       *[named] { $seat } perde
    } { $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    } in montagna, per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## Scores

line-mountains = Montagne
line-mountains-measured = Montagne (vagoni persi)
tie-mountain-tracks = più linee di montagna

## Rules page

rules-mountains-title = Montagne
rules-mountains-picture = Una linea di due caselle, entrambe con una croce, costa quattro vagoni.
rules-mountains =
    Alcune caselle mostrano una croce. Chi costruisce una linea così cede un vagone in più per ogni croce: esce dal gioco e dà subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Le croci non costano carte. Se i vagoni non bastano per caselle e croci, non puoi costruire la linea.
rules-mountains-details = I vagoni persi contano per la fine della partita, ma per nessun percorso e nessuna rete. Dove le linee di montagna decidono una parità, ogni linea con croci conta una volta, per quante croci abbia.

## Lesson

lesson-mountains-what = Alcune linee passano per le montagne: ogni casella di questo tipo mostra una croce.
lesson-mountains-cost =
    Paghi carte solo per le { $length } caselle. Ma la linea ti costa { $trains ->
        [one] { $trains } vagone
       *[other] { $trains } vagoni
    }: uno per casella e uno in più per ogni croce, che esce dal gioco.
lesson-mountains-score =
    Ogni vagone perso in montagna dà subito { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, oltre a quelli della linea. Ma la partita finisce prima, perché i vagoni si esauriscono.

## Terminal

mechanic-mountains = montagne
summary-mountains =
    Montagne: ogni ✕ di una linea costa un vagone in più, che esce dal gioco e dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
column-trains-lost = persi

## Map files

map-too-many-mountains = più montagne che caselle della linea ({ $spaces })
map-mountains-beyond-trains = la linea costerebbe { $needed } vagoni; ognuno ne ha { $trains }

form-mountains-points = Punti per valico
form-mountains-mountains = Valichi di montagna
# Words of a choice in a form.
form-word-mountain-tracks = più linee di montagna
