about-europe = Tunnlar, färjor, och stationer som lånar en sträcka
