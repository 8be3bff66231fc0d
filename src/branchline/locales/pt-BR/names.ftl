## Mapas e variantes

name-europe = Europa
name-india = Índia
name-nordic-countries = Países Nórdicos
name-poland = Polônia
name-south-east = Sudeste
name-switzerland = Suíça
name-united-kingdom = Reino Unido
name-united-kingdom-advanced-technologies = Reino Unido, tecnologias avançadas
name-usa = Estados Unidos
name-usa-1910 = USA 1910
name-usa-mega = USA Mega
name-usa-big-cities = USA Grandes Cidades

## Países

name-austria = Áustria
    .article = a Áustria
    .of = da Áustria
name-belarus = Belarus
    .article = Belarus
    .of = de Belarus
name-czech-republic = República Tcheca
    .article = a República Tcheca
    .of = da República Tcheca
name-france = França
    .article = a França
    .of = da França
name-germany = Alemanha
    .article = a Alemanha
    .of = da Alemanha
name-italy = Itália
    .article = a Itália
    .of = da Itália
name-lithuania = Lituânia
    .article = a Lituânia
    .of = da Lituânia
name-russia = Rússia
    .article = a Rússia
    .of = da Rússia
name-slovakia = Eslováquia
    .article = a Eslováquia
    .of = da Eslováquia
name-ukraine = Ucrânia
    .article = a Ucrânia
    .of = da Ucrânia
