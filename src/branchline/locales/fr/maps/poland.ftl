about-poland = Relie les pays voisins et ramasse leurs cartes
