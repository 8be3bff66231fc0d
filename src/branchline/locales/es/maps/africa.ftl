about-africa = Las cartas de terreno doblan los puntos de tus vías
