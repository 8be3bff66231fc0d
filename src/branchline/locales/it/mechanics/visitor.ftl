# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = Il visitatore
status-visitor = Porta il visitatore in una delle tue città con segnalino.
# $place is a place, such as Dallas.
action-lead-visitor = portare il visitatore a { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Raccogli
        [you-again] raccogli
        [again] raccoglie
       *[named] { $seat } raccoglie
    } il visitatore a { $place }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Porti
        [you-again] porti
        [again] porta
       *[named] { $seat } porta
    } il visitatore a { $place }

## Scores

line-visitor-taken = Visitatore raccolto
line-visitor-kept = Visitatore alla fine

## Rules page

rules-visitor-title = Il visitatore
rules-visitor-picture = Una linea raggiunge la città dov’è il visitatore; lui va in una città con un segnalino.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    Il visitatore comincia a { $place }, dove nessuno può partire né mettere segnalini. Chi costruisce una linea verso la città in cui si trova lo prende, riceve subito { $taken ->
        [one] { $taken } punto
       *[other] { $taken } punti
    } e lo porta in una città con un proprio segnalino; vale anche uno messo nello stesso turno. Le linee di chi lo ha già non cambiano nulla. Chi lo ha alla fine riceve altri { $kept ->
        [one] { $kept } punto
       *[other] { $kept } punti
    }.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = Il visitatore aspetta a { $place }. Nessuno può segnare quella città.
lesson-visitor-how = Costruisci una linea fino a dove si trova e verrà con te in una delle tue città segnate. Chi poi costruisce fin lì te lo porta via.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Prenderlo vale { $taken ->
        [one] { $taken } punto
       *[other] { $taken } punti
    }, averlo alla fine altri { $kept ->
        [one] { $kept } punto
       *[other] { $kept } punti
    }.

## Terminal

mechanic-visitor = il visitatore
# $taken and $kept are numbers of points.
summary-visitor =
    Il visitatore: chi costruisce verso la città in cui si trova lo porta in una propria per { $taken ->
        [one] { $taken } punto
       *[other] { $taken } punti
    }. Chi lo ha alla fine riceve { $kept ->
        [one] { $kept } punto
       *[other] { $kept } punti
    }.
label-visitor = Il visitatore
# $place is a place, such as Dallas.
visitor-alone = aspetta a { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = a { $place }, con { $seat }
visitor-question = In quale delle tue città porti il visitatore?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Con { $tracks } si prende il visitatore: subito +{ $points }, e +{ $kept } se resta fino alla fine.

## Map files

# $names lists mechanics.
map-nobody-to-visit = il visitatore ha bisogno di luoghi che appartengono ai giocatori; nomina prima una di queste meccaniche: { $names }
form-visitor-place = Dove parte il visitatore
form-visitor-taken = Punti per costruire fino a lui
form-visitor-kept = Punti per averlo alla fine
