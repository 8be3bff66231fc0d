# Punti iniziali.

## Scores

line-start-points = Vantaggio iniziale

## Rules page

rules-start-points-title = Vantaggio iniziale
rules-start-points-picture = I punti iniziali, da chi comincia a chi gioca per ultimo.
rules-start-points = Cominciare è un vantaggio. Perciò chi gioca dopo parte con più punti.
rules-start-points-details = Contano solo le differenze.

## Lesson

lesson-start-points-what = Cominciare è un vantaggio: prendi le carte e le linee migliori prima degli altri.
lesson-start-points-how = Perciò chi gioca dopo parte con qualche punto in più.
lesson-start-points-score = Restano tuoi fino alla fine e hanno una riga propria nel punteggio.

## Terminal

mechanic-start-points = vantaggio iniziale
summary-start-points = Vantaggio iniziale: chi gioca dopo parte con qualche punto in più.

## Map files

map-start-points-short = serve una voce per ognuno dei { $players } giocatori
form-start-points-by-turn = Punti iniziali, in ordine di turno
