about-africa = Las cartas de terreno doblan los puntos de tus vías
rules-uncertain-africa = Los billetes se conocen por una sola fuente. Dos valen menos que su camino más corto: Nigeria–Walvis Bay y Madagascar–Pretoria. Una fuente tiene Dar-es-Salaam–Mocambique y Beira–Durban como ferris; una imagen del tablero no muestra allí locomotoras.
