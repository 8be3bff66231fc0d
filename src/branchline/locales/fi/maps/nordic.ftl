about-nordic = Pohjolan lauttoja ja tunneleita, kahdelle tai kolmelle
