about-india = Ferme des boucles et marque pour le Grand Tour
