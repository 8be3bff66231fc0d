## Maps and their variants: what is on the box, or what players say

name-europe = Europe
name-heart-of-africa = Cœur de l’Afrique
name-india = Inde
name-legendary-asia = Asie légendaire
name-nederland = Pays-Bas
name-nederland-without-tolls = Pays-Bas sans péages
name-nordic-countries = Scandinavie
name-old-west = Far West
name-old-west-the-visitor = Far West, le visiteur
name-pennsylvania = Pennsylvanie
name-poland = Pologne
name-south-east = Sud-Est
name-switzerland = Suisse
name-united-kingdom = Royaume-Uni
name-united-kingdom-advanced-technologies = Royaume-Uni, technologies avancées
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Grandes villes

## Countries that tracks and tickets lead to

name-austria = Autriche
name-belarus = Biélorussie
name-czech-republic = Tchéquie
name-denmark = Danemark
name-france = France
    .in = en France
    .the = la France
name-germany = Allemagne
name-italy = Italie
name-lithuania = Lituanie
name-madagascar = Madagascar
name-netherlands = Pays-Bas
name-nigeria = Nigeria
name-ontario = Ontario
name-russia = Russie
name-slovakia = Slovaquie
name-sudan = Soudan
name-tchad = Tchad
name-ukraine = Ukraine

## Places that have no name but a number, which follows the word

name-junction = Jonction
