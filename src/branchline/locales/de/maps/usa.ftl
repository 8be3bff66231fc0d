about-usa = Zum Einstieg: lange Linien von Küste zu Küste
