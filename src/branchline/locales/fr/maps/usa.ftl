about-usa = Pour commencer : de longues lignes d’une côte à l’autre
