## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-heart-of-africa = Afrikas hjerte
name-india = India
name-legendary-asia = Legendariske Asia
name-nederland = Nederland
name-nederland-without-tolls = Nederland uten avgifter
name-nordic-countries = Norden
name-old-west = Ville vesten
name-old-west-the-visitor = Ville vesten, gjesten
name-pennsylvania = Pennsylvania
name-poland = Polen
name-south-east = Sørøst-USA
name-switzerland = Sveits
name-united-kingdom = Storbritannia
name-united-kingdom-advanced-technologies = Storbritannia, avanserte teknologier
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Storbyer

## Countries that tracks and tickets lead to

name-austria = Østerrike
name-belarus = Belarus
name-czech-republic = Tsjekkia
name-denmark = Danmark
name-france = Frankrike
name-germany = Tyskland
name-italy = Italia
name-lithuania = Litauen
name-madagascar = Madagaskar
name-netherlands = Nederland
name-nigeria = Nigeria
name-ontario = Ontario
name-russia = Russland
name-slovakia = Slovakia
name-sudan = Sudan
name-tchad = Tsjad
name-ukraine = Ukraina

## Places that have no name but a number, which follows the word

name-junction = Forgrening
