about-legendary_asia = De Ankara a Kobe por montañas que cuestan vagones
rules-uncertain-legendary_asia = Una fuente pide dos locomotoras para Seoul–Vladivostok y otras dos para Seoul–Kobe; una imagen del tablero muestra una. De los primeros billetes rechazados, las reglas impresas dicen tanto que salen de la partida como que van debajo del montón.
