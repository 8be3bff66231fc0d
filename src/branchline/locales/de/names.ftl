## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-heart-of-africa = Herz von Afrika
name-india = Indien
name-legendary-asia = Legendäres Asien
name-nederland = Niederlande
name-nederland-without-tolls = Niederlande ohne Maut
name-nordic-countries = Skandinavien
name-old-west = Wilder Westen
name-old-west-the-visitor = Wilder Westen, der Besucher
name-pennsylvania = Pennsylvania
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
name-denmark = Dänemark
name-france = Frankreich
name-germany = Deutschland
name-italy = Italien
name-lithuania = Litauen
name-madagascar = Madagaskar
name-netherlands = Niederlande
name-nigeria = Nigeria
name-ontario = Ontario
name-russia = Russland
name-slovakia = Slowakei
name-sudan = Sudan
name-tchad = Tschad
name-ukraine = Ukraine

## Places that have no name but a number, which follows the word

name-junction = Abzweig
