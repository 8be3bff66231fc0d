# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Una sola rete
rules-connected-building-picture = Una rete cresce linea dopo linea da una città di partenza; una linea staccata non si può ancora costruire.
rules-connected-building = Ogni linea che costruisci deve toccare la tua rete: la tua città di partenza o una città che le tue linee già raggiungono. Le linee altrui non aiutano. Se non puoi costruire nulla, peschi comunque carte o biglietti.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Le tue linee formano una sola rete. Comincia nella tua città di partenza.
lesson-connected-building-how = Una nuova linea deve finire in una città che hai raggiunto. Le linee altrui non ti portano più lontano: cerca un tragitto prima che si chiuda.
lesson-connected-building-stuck = Senza sbocchi e niente da costruire? Peschi comunque carte e biglietti, ma tieniti per tempo una via d’uscita.

## Terminal

mechanic-connected-building = una sola rete
summary-connected-building = Una sola rete: ogni linea che costruisci deve toccare la tua città di partenza o una città che le tue linee raggiungono.
