about-switzerland = Gallerie nelle Alpi, biglietti per quattro vicini
