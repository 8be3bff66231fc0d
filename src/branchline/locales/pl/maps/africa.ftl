about-africa = Karty terenu podwajają punkty za twoje trasy
rules-uncertain-africa = Bilety podaje tylko jedno źródło. Dwa z nich są warte mniej niż ich najkrótsza droga: Nigeria–Walvis Bay i Madagaskar–Pretoria. Według jednego źródła Dar-es-Salaam–Mocambique i Beira–Durban to promy; zdjęcie planszy nie pokazuje tam lokomotyw.
