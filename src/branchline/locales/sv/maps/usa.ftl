about-usa = Bäst att börja med: långa linjer från kust till kust
