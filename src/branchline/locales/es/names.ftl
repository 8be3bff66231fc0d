## Mapas y variantes

name-europe = Europa
name-india = India
name-nordic-countries = Países Nórdicos
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
name-france = Francia
name-germany = Alemania
name-italy = Italia
name-lithuania = Lituania
name-russia = Rusia
name-slovakia = Eslovaquia
name-ukraine = Ucrania
