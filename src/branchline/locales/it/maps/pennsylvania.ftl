about-pennsylvania = Azioni delle compagnie ferroviarie a ogni linea
