about-nederland = Cada vía tiene peaje, a menudo para un rival
rules-uncertain-nederland = Puntos iniciales: el tamaño de los pasos estaba en una figura que no se pudo leer. Un punto por puesto es lo mínimo que encaja.
