about-europe = Tunneler, ferger og stasjoner som låner en rute
