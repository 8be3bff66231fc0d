about-nederland = Za każdą trasę myto, często dla rywala
