lesson-first-game-ticket-title = Tu billete
lesson-first-game-ticket = Gana quien tenga más puntos al final. Las vías dan puntos, y los billetes también. El tuyo dice Dallas–New York: une las dos ciudades con tus propias vías y ganas 11 puntos. Si no lo haces, pierdes 11.

lesson-first-game-way-title = El camino
lesson-first-game-way = Ya has construido de Dallas a Nashville. Faltan dos vías, las iluminadas: Nashville–Pittsburgh y Pittsburgh–New York.

lesson-first-game-take-title = Toma una carta amarilla
lesson-first-game-take = Las cartas pagan vías de su color. Nashville–Pittsburgh tiene 4 casillas amarillas, así que cuesta 4 cartas amarillas. Tienes 2.

lesson-first-game-take-another-title = Toma otra
lesson-first-game-take-another = En un turno haces una sola cosa: tomar 2 cartas, construir una vía o robar billetes. Esta es tu segunda carta.

lesson-first-game-others-title = El turno de Brunel
lesson-first-game-others = Ahora juegan los demás. Brunel construye Little Rock–Saint Louis: la vía es suya para siempre, y nadie más puede usarla.

lesson-first-game-build-title = Construye una vía
lesson-first-game-build = Tienes 4 cartas amarillas. Pulsa Construir y elige Nashville–Pittsburgh: 4 casillas dan 7 puntos al instante. Más adelante también puedes elegir vías en el tablero.

lesson-first-game-locomotive-title = Para qué sirve una locomotora
lesson-first-game-locomotive = Una locomotora vale por cualquier color. Pittsburgh–New York cuesta 2 cartas blancas: tienes 1, y una locomotora. En tu turno, constrúyela.

lesson-first-game-end-title = El final
lesson-first-game-end = A Brunel le quedaban 2 vagones: entonces cada cual juega un último turno y se cuentan los billetes. Tus vías dan 15 puntos y tu billete 11. Son 26, y Brunel tiene 19: ¡ganas!
