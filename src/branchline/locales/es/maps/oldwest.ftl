about-oldwest = Crece desde una ciudad y gana con las vías ajenas
rules-uncertain-oldwest = Los puntos de siete casillas se conocen por una sola fuente. Alguna fuente une Los Angeles con Flagstaff y no con Phoenix, tiene el ferry sin locomotoras, da 11 puntos a Seattle–Denver o tiene un billete San Francisco–Bend; una imagen del tablero o las cartas lo muestran como aquí.
