about-poland = Ligue países vizinhos e junte suas cartas
