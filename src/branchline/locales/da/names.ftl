## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-heart-of-africa = Afrikas hjerte
name-india = Indien
name-legendary-asia = Legendariske Asien
name-nederland = Nederlandene
name-nederland-without-tolls = Nederlandene uden afgifter
name-nordic-countries = Norden
name-old-west = Det vilde vesten
name-old-west-the-visitor = Det vilde vesten, gæsten
name-pennsylvania = Pennsylvania
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
name-denmark = Danmark
name-france = Frankrig
name-germany = Tyskland
name-italy = Italien
name-lithuania = Litauen
name-madagascar = Madagaskar
name-netherlands = Nederlandene
name-nigeria = Nigeria
name-ontario = Ontario
name-russia = Rusland
name-slovakia = Slovakiet
name-sudan = Sudan
name-tchad = Tchad
name-ukraine = Ukraine

## Places that have no name but a number, which follows the word

name-junction = Forgrening
