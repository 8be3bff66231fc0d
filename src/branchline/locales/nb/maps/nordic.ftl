about-nordic = Ferger og tunneler langt mot nord, for to eller tre
