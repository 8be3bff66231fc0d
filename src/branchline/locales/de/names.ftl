## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-india = Indien
name-nordic-countries = Skandinavien
name-poland = Polen
name-south-east = Südosten
name-switzerland = Schweiz
name-united-kingdom = Vereinigtes Königreich
name-united-kingdom-advanced-technologies = Vereinigtes Königreich, fortgeschrittene Technologien
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Großstädte

## Countries that tracks and tickets lead to

name-austria = Österreich
name-belarus = Belarus
name-czech-republic = Tschechien
name-france = Frankreich
name-germany = Deutschland
name-italy = Italien
name-lithuania = Litauen
name-russia = Russland
name-slovakia = Slowakei
name-ukraine = Ukraine
