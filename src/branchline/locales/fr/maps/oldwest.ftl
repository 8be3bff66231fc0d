about-oldwest = Pars d’une ville et gagne là où d’autres construisent
rules-uncertain-oldwest = Les points de sept cases ne viennent que d’une source. L’une ou l’autre source relie Los Angeles à Flagstaff et non à Phoenix, a le ferry sans locomotives, donne 11 points à Seattle–Denver ou a une destination San Francisco–Bend ; une image du plateau ou les cartes montrent ce qui est ici.
