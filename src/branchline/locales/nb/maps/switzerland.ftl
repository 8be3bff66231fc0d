about-switzerland = Tunneler gjennom Alpene, billetter til fire naboland
