about-africa = Karty terenu podwajają punkty za twoje trasy
