about-europe = Tunnels, ferries, et gares qui empruntent une voie
