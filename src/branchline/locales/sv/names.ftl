## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-india = Indien
name-nordic-countries = Norden
name-poland = Polen
name-south-east = Sydöstra USA
name-switzerland = Schweiz
name-united-kingdom = Storbritannien
name-united-kingdom-advanced-technologies = Storbritannien, avancerade teknologier
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Storstäder

## Countries that tracks and tickets lead to

name-austria = Österrike
name-belarus = Belarus
name-czech-republic = Tjeckien
name-france = Frankrike
name-germany = Tyskland
name-italy = Italien
name-lithuania = Litauen
name-russia = Ryssland
name-slovakia = Slovakien
name-ukraine = Ukraina
