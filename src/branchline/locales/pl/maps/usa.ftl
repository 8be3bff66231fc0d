about-usa = Na początek: długie linie od wybrzeża do wybrzeża
