about-nederland = Za każdą trasę myto, często dla rywala
rules-uncertain-nederland = Punkty na start: wielkość kroków podawał rysunek, którego nie udało się odczytać. Jeden punkt na miejsce to najmniej, co pasuje.
