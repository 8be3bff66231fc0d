about-nederland = Chaque voie a un péage, souvent payé à un rival
