## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-heart-of-africa = Serce Afryki
name-india = Indie
name-legendary-asia = Legendarna Azja
name-nederland = Holandia
name-nederland-without-tolls = Holandia bez myta
name-nordic-countries = Kraje nordyckie
name-old-west = Dziki Zachód
name-old-west-the-visitor = Dziki Zachód, gość
name-pennsylvania = Pensylwania
name-poland = Polska
name-south-east = Południowy wschód
name-switzerland = Szwajcaria
    .genitive = Szwajcarii
name-united-kingdom = Wielka Brytania
name-united-kingdom-advanced-technologies = Wielka Brytania, zaawansowane technologie
name-usa = USA
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Wielkie miasta

## Countries that tracks and tickets lead to

name-austria = Austria
    .genitive = Austrii
name-belarus = Białoruś
    .genitive = Białorusi
name-czech-republic = Czechy
    .genitive = Czech
name-denmark = Dania
    .genitive = Danii
name-france = Francja
    .genitive = Francji
    .accusative = Francję
    .locative = Francji
name-germany = Niemcy
    .genitive = Niemiec
name-italy = Włochy
    .genitive = Włoch
name-lithuania = Litwa
    .genitive = Litwy
name-madagascar = Madagaskar
    .genitive = Madagaskaru
name-netherlands = Holandia
    .genitive = Holandii
name-nigeria = Nigeria
    .genitive = Nigerii
name-ontario = Ontario
    .genitive = Ontario
name-russia = Rosja
    .genitive = Rosji
name-slovakia = Słowacja
    .genitive = Słowacji
name-sudan = Sudan
    .genitive = Sudanu
name-tchad = Czad
    .genitive = Czadu
name-ukraine = Ukraina
    .genitive = Ukrainy

## Places that have no name but a number, which follows the word

name-junction = Rozjazd
