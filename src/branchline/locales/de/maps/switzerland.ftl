about-switzerland = Tunnel durch die Alpen, Zielkarten in vier Nachbarländer
