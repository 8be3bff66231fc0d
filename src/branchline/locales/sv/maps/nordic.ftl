about-nordic = Färjor och tunnlar längst i norr, för två eller tre
