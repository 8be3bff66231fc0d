## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-heart-of-africa = Afrikas hjärta
name-india = Indien
name-legendary-asia = Legendariska Asien
name-nederland = Nederländerna
name-nederland-without-tolls = Nederländerna utan avgifter
name-nordic-countries = Norden
name-old-west = Vilda västern
name-old-west-the-visitor = Vilda västern, gästen
name-pennsylvania = Pennsylvania
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
name-denmark = Danmark
name-france = Frankrike
name-germany = Tyskland
name-italy = Italien
name-lithuania = Litauen
name-madagascar = Madagaskar
name-netherlands = Nederländerna
name-nigeria = Nigeria
name-ontario = Ontario
name-russia = Ryssland
name-slovakia = Slovakien
name-sudan = Sudan
name-tchad = Tchad
name-ukraine = Ukraina

## Places that have no name but a number, which follows the word

name-junction = Förgrening
