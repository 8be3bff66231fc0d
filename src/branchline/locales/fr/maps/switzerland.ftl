about-switzerland = Tunnels des Alpes, destinations vers quatre voisins
