about-india = Cierra circuitos y puntúa en el Gran Tour
