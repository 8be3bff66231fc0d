about-pennsylvania = Acciones de compañías ferroviarias al construir
rules-uncertain-pennsylvania = Los puntos de las acciones y los de siete casillas se conocen por una sola fuente. Una fuente tiene una única vía de dos casillas entre Buffalo y Ontario, y una sola compañía en Gettysburg–York y en Harrisburg–Scranton / Wilkes Barre; una imagen del tablero lo muestra como aquí.
