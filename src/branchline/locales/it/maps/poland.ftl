about-poland = Unisci le nazioni vicine e raccogli le loro carte
