lesson-first-game-ticket-title = Il tuo biglietto
lesson-first-game-ticket = Vince chi ha più punti alla fine. Le linee danno punti, e anche i biglietti. Il tuo dice Dallas–New York: unisci le due città con le tue linee per 11 punti. Se non lo fai, ne perdi 11.

lesson-first-game-way-title = Il tragitto
lesson-first-game-way = Hai già costruito da Dallas a Nashville. Mancano due linee, quelle illuminate: Nashville–Pittsburgh e Pittsburgh–New York.

lesson-first-game-take-title = Prendi una carta gialla
lesson-first-game-take = Le carte pagano linee del loro colore. Nashville–Pittsburgh ha 4 caselle gialle, quindi richiede 4 carte gialle. Ne hai 2.

lesson-first-game-take-another-title = Prendine un’altra
lesson-first-game-take-another = In un turno fai una sola cosa: prendi 2 carte, costruisci una linea o peschi biglietti. Questa è la tua seconda carta.

lesson-first-game-others-title = Il turno di Brunel
lesson-first-game-others = Ora giocano gli altri. Brunel costruisce Little Rock–Saint Louis: la linea è sua per sempre, e nessun altro può usarla.

lesson-first-game-build-title = Costruisci una linea
lesson-first-game-build = Hai 4 carte gialle. Premi Costruisci e scegli Nashville–Pittsburgh: 4 caselle danno subito 7 punti. Più avanti puoi scegliere le linee anche sul tabellone.

lesson-first-game-locomotive-title = A cosa serve una locomotiva
lesson-first-game-locomotive = Una locomotiva vale qualsiasi colore. Pittsburgh–New York richiede 2 carte bianche: ne hai 1, e una locomotiva. Nel tuo turno, costruiscila.

lesson-first-game-end-title = La fine
lesson-first-game-end = A Brunel restavano 2 vagoni: allora ognuno gioca un ultimo turno, e si contano i biglietti. Le tue linee danno 15 punti, il tuo biglietto 11. Fanno 26, e Brunel ne ha 19: hai vinto!
