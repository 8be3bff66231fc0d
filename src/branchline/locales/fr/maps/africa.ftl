about-africa = Les cartes Terrain doublent les points de tes voies
rules-uncertain-africa = Les destinations ne viennent que d’une source. Deux valent moins que leur plus court chemin : Nigeria–Walvis Bay et Madagascar–Pretoria. Pour une source, Dar-es-Salaam–Mocambique et Beira–Durban sont des ferries ; une image du plateau n’y montre aucune locomotive.
