## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-india = India
name-nordic-countries = Scandinavië
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
name-france = Frankrijk
name-germany = Duitsland
name-italy = Italië
name-lithuania = Litouwen
name-russia = Rusland
name-slovakia = Slowakije
name-ukraine = Oekraïne
