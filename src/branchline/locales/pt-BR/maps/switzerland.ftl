about-switzerland = Túneis pelos Alpes, bilhetes para quatro vizinhos
