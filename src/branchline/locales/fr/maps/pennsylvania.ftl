about-pennsylvania = Des actions de compagnies à chaque voie construite
rules-uncertain-pennsylvania = Les points des actions et ceux de sept cases ne viennent que d’une source. Une source a une seule voie de deux cases entre Buffalo et Ontario, et une seule compagnie pour Gettysburg–York et pour Harrisburg–Scranton / Wilkes Barre ; une image du plateau montre ce qui est ici.
