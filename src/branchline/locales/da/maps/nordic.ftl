about-nordic = Færger og tunneler i det høje nord, for to eller tre
