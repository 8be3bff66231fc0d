## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-india = Indien
name-nordic-countries = Norden
name-poland = Polen
name-south-east = Sydøst-USA
name-switzerland = Schweiz
name-united-kingdom = Storbritannien
name-united-kingdom-advanced-technologies = Storbritannien, avancerede teknologier
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Storbyer

## Countries that tracks and tickets lead to

name-austria = Østrig
name-belarus = Belarus
name-czech-republic = Tjekkiet
name-france = Frankrig
name-germany = Tyskland
name-italy = Italien
name-lithuania = Litauen
name-russia = Rusland
name-slovakia = Slovakiet
name-ukraine = Ukraine
