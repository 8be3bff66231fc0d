## Mappe e varianti

name-europe = Europa
name-india = India
name-nordic-countries = Paesi Nordici
name-poland = Polonia
name-south-east = Sud-Est
name-switzerland = Svizzera
name-united-kingdom = Regno Unito
name-united-kingdom-advanced-technologies = Regno Unito, tecnologie avanzate
name-usa = Stati Uniti
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Grandi Città

## Paesi

name-austria = Austria
    .of = dell’Austria
name-belarus = Bielorussia
    .of = della Bielorussia
name-czech-republic = Repubblica Ceca
    .of = della Repubblica Ceca
name-france = Francia
    .of = della Francia
name-germany = Germania
    .of = della Germania
name-italy = Italia
    .of = dell’Italia
name-lithuania = Lituania
    .of = della Lituania
name-russia = Russia
    .of = della Russia
name-slovakia = Slovacchia
    .of = della Slovacchia
name-ukraine = Ucraina
    .of = dell’Ucraina
