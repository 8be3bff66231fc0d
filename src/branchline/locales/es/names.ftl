## Mapas y variantes

name-europe = Europa
name-heart-of-africa = Corazón de África
name-india = India
name-legendary-asia = Asia Legendaria
name-nederland = Países Bajos
name-nederland-without-tolls = Países Bajos sin peajes
name-nordic-countries = Países Nórdicos
name-old-west = Viejo Oeste
name-old-west-the-visitor = Viejo Oeste, el visitante
name-pennsylvania = Pensilvania
name-poland = Polonia
name-south-east = Sudeste
name-switzerland = Suiza
name-united-kingdom = Reino Unido
name-united-kingdom-advanced-technologies = Reino Unido, tecnologías avanzadas
name-usa = Estados Unidos
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Grandes Ciudades

## Países

name-austria = Austria
name-belarus = Bielorrusia
name-czech-republic = Chequia
name-denmark = Dinamarca
name-france = Francia
name-germany = Alemania
name-italy = Italia
name-lithuania = Lituania
name-madagascar = Madagascar
name-netherlands = Países Bajos
name-nigeria = Nigeria
name-ontario = Ontario
name-russia = Rusia
name-slovakia = Eslovaquia
name-sudan = Sudán
name-tchad = Chad
name-ukraine = Ucrania

## Places that have no name but a number, which follows the word

name-junction = Cruce
