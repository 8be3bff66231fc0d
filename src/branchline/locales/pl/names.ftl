## Maps and their variants: what is on the box, or what players say

name-europe = Europa
name-india = Indie
name-nordic-countries = Kraje nordyckie
name-poland = Polska
name-south-east = Południowy wschód
name-switzerland = Szwajcaria
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
name-russia = Rosja
    .genitive = Rosji
name-slovakia = Słowacja
    .genitive = Słowacji
name-ukraine = Ukraina
    .genitive = Ukrainy
