about-europe = Tunneleita, lauttoja ja asemia, jotka lainaavat reitin
