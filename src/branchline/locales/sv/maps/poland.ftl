about-poland = Förbind grannländer och samla deras kort
