about-india = Feche circuitos e pontue no Grande Tour
