about-germany = Prendi passeggeri; scegli biglietti corti o lunghi
rules-uncertain-germany = Una fonte collega München a Konstanz, le altre a Lindau. Nove biglietti differiscono per un’estremità in una fonte su tre. Una scatola più vecchia aveva 48 vagoni. Mannheim–Stuttgart vale 2, anche se si dice che i biglietti corti comincino da 3.
