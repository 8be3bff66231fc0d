about-pennsylvania = Azioni delle compagnie ferroviarie a ogni linea
rules-uncertain-pennsylvania = I punti delle azioni e quelli di sette caselle vengono da una sola fonte. Una fonte ha un’unica linea di due caselle tra Buffalo e Ontario, e una sola compagnia per Gettysburg–York e per Harrisburg–Scranton / Wilkes Barre; un’immagine del tabellone mostra quello che c’è qui.
