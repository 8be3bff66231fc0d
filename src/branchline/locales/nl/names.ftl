## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-heart-of-africa = Hart van Afrika
name-india = India
name-legendary-asia = Legendarisch Azië
name-nederland = Nederland
name-nederland-without-tolls = Nederland zonder tol
name-nordic-countries = Scandinavië
name-old-west = Het Oude Westen
name-old-west-the-visitor = Het Oude Westen, de bezoeker
name-pennsylvania = Pennsylvania
name-poland = Polen
name-south-east = Zuidoosten
name-switzerland = Zwitserland
name-united-kingdom = Verenigd Koninkrijk
name-united-kingdom-advanced-technologies = Verenigd Koninkrijk, geavanceerde technologieën
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Grote steden

## Countries that tracks and tickets lead to

name-austria = Oostenrijk
name-belarus = Belarus
name-czech-republic = Tsjechië
name-denmark = Denemarken
name-france = Frankrijk
name-germany = Duitsland
name-italy = Italië
name-lithuania = Litouwen
name-madagascar = Madagaskar
name-netherlands = Nederland
name-nigeria = Nigeria
name-ontario = Ontario
name-russia = Rusland
name-slovakia = Slowakije
name-sudan = Soedan
name-tchad = Tsjaad
name-ukraine = Oekraïne

## Places that have no name but a number, which follows the word

name-junction = Splitsing
