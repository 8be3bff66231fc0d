about-nederland = Chaque voie a un péage, souvent payé à un rival
rules-uncertain-nederland = Points de départ : la taille des écarts figurait sur un dessin illisible. Un point par place est le moins qui convienne.
