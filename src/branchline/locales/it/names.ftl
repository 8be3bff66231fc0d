## Mappe e varianti

name-europe = Europa
name-heart-of-africa = Cuore d’Africa
name-india = India
name-legendary-asia = Asia Leggendaria
name-nederland = Paesi Bassi
name-nederland-without-tolls = Paesi Bassi senza pedaggi
name-nordic-countries = Paesi Nordici
name-old-west = Vecchio West
name-old-west-the-visitor = Vecchio West, il visitatore
name-pennsylvania = Pennsylvania
name-poland = Polonia
name-south-east = Sud-Est
name-switzerland = Svizzera
    .of = della Svizzera
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
name-denmark = Danimarca
    .of = della Danimarca
name-france = Francia
    .of = della Francia
name-germany = Germania
    .of = della Germania
name-italy = Italia
    .of = dell’Italia
name-lithuania = Lituania
    .of = della Lituania
name-madagascar = Madagascar
    .of = del Madagascar
name-netherlands = Paesi Bassi
    .of = dei Paesi Bassi
name-nigeria = Nigeria
    .of = della Nigeria
name-ontario = Ontario
    .of = dell’Ontario
name-russia = Russia
    .of = della Russia
name-slovakia = Slovacchia
    .of = della Slovacchia
name-sudan = Sudan
    .of = del Sudan
name-tchad = Ciad
    .of = del Ciad
name-ukraine = Ucraina
    .of = dell’Ucraina

## Places that have no name but a number, which follows the word

name-junction = Bivio
