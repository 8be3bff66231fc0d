## Mapas e variantes

name-europe = Europa
name-heart-of-africa = Coração da África
name-india = Índia
name-legendary-asia = Ásia Lendária
name-nederland = Países Baixos
name-nederland-without-tolls = Países Baixos sem pedágios
name-nordic-countries = Países Nórdicos
name-old-west = Velho Oeste
name-old-west-the-visitor = Velho Oeste, o visitante
name-pennsylvania = Pensilvânia
name-poland = Polônia
name-south-east = Sudeste
name-switzerland = Suíça
    .article = a Suíça
    .of = da Suíça
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
name-denmark = Dinamarca
    .article = a Dinamarca
    .of = da Dinamarca
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
name-madagascar = Madagascar
    .article = Madagascar
    .of = de Madagascar
name-netherlands = Países Baixos
    .article = os Países Baixos
    .of = dos Países Baixos
name-nigeria = Nigéria
    .article = a Nigéria
    .of = da Nigéria
name-ontario = Ontário
    .article = Ontário
    .of = de Ontário
name-russia = Rússia
    .article = a Rússia
    .of = da Rússia
name-slovakia = Eslováquia
    .article = a Eslováquia
    .of = da Eslováquia
name-sudan = Sudão
    .article = o Sudão
    .of = do Sudão
name-tchad = Chade
    .article = o Chade
    .of = do Chade
name-ukraine = Ucrânia
    .article = a Ucrânia
    .of = da Ucrânia

## Places that have no name but a number, which follows the word

name-junction = Entroncamento
