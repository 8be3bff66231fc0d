# Los billetes descartados.

## At the table

discarded-tickets = Billetes descartados
no-discarded-tickets = ninguno aún

## What happens

ticket-rejected =
    { $subject ->
        [you] Rechazas
        [you-again] rechazas
        [again] rechaza
       *[named] { $seat } rechaza
    } { $ticket }
tickets-shuffled =
    se barajan los billetes descartados: nuevo montón de { $tickets ->
        [one] { $tickets } billete
       *[other] { $tickets } billetes
    }

## Rules page

rules-ticket-discards-title = Billetes descartados
rules-ticket-discards-picture = Los billetes rechazados quedan boca arriba junto al montón.
rules-ticket-discards = Los billetes rechazados van boca arriba a los descartes, a la vista de todo el mundo. En cuanto el montón se agota, se barajan y forman uno nuevo. Un robo que agota el montón continúa con el nuevo.

## Lesson

lesson-ticket-discards-what = Los billetes que rechazas van boca arriba a los descartes.
lesson-ticket-discards-see = Todo el mundo los ve. Así sabes lo que nadie busca, por ahora.
lesson-ticket-discards-again = Cuando el montón se agota, se barajan en uno nuevo y pueden volver a salir.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = billetes descartados
summary-ticket-discards = Los billetes rechazados quedan a la vista; cuando el montón se agota, forman el nuevo.

## Map files

map-no-ticket-discards = ningún billete rechazado va allí; escribe rejected = "pile" en tickets.first o tickets.later
map-ticket-discards-out = los descartes también se quedarían con estos; escribe "pile" o "under"
