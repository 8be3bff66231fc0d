about-oldwest = Parti da una città e guadagna dove altri costruiscono
rules-uncertain-oldwest = I punti di sette caselle vengono da una sola fonte. Qualche fonte collega Los Angeles a Flagstaff e non a Phoenix, ha il traghetto senza locomotive, dà 11 punti a Seattle–Denver o ha un biglietto San Francisco–Bend; un’immagine del tabellone o le carte mostrano quello che c’è qui.
