## Na mesa

country-cards = Cartas de País
country-cards-how = Construa até um segundo país e leve as cartas do topo
country-next = próxima: { $points }
country-empty = acabaram

## O que acontece

country-card =
    { $subject ->
        [you] Você leva
        [you-again] leva
        [again] leva
       *[named] { $seat } leva
    } a carta { NAME($place, case: "of") }, que vale { $points }

## Placar

line-country-cards = Cartas de País

## Regras

rules-country-cards-title = Cartas de País
rules-country-cards-picture = A rota para um segundo país leva a carta do topo de cada pilha.
rules-country-cards = Cada país vizinho tem uma pilha de cartas, com a mais valiosa no topo. Quando você constrói uma rota até um país que sua rede ainda não tinha, e a rede também tem outro país, você leva a carta do topo de cada país da rede que ainda tiver alguma. As cartas pontuam no fim.
rules-country-cards-details = Por isso, termine com a rota para um país. Uma rota em outro lugar que una duas redes suas não dá carta, mesmo que cada uma tenha um país. Outra rota para um país que a rede já tem também não dá.
rules-country = País
rules-stack = Cartas, do topo

## Guia

guide-with-country-cards = Se sua rede já tem um país, uma rota para outro leva as cartas do topo dos dois.

## Lição

lesson-country-cards-what = Os países em volta do tabuleiro têm pilhas de cartas, com a mais valiosa no topo.
lesson-country-cards-how = Ligue países com suas rotas. Termine com uma rota para um país que essa rede ainda não tinha.
lesson-country-cards-gain = Então você leva a carta do topo de cada país da rede. Não custa nada além das rotas.
lesson-country-cards-score = As cartas pontuam no fim. Quem chega primeiro leva as melhores: chegue cedo.

## Terminal

mechanic-country-cards = cartas de País
summary-country-cards = Cartas de País: quando você constrói uma rota para um país novo na sua rede, e a rede também tem outro, você leva a carta do topo de cada um. Termine com a rota para um país: unir duas redes em outro lugar não dá carta, nem um país que você já tem.
column-countries = países
label-countries = Países
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Arquivos de mapa

map-not-a-country = não é um país; adicione kind = "country" ao lugar
reason-country-cards = { $tracks } leva a mais um país: as Cartas de País obtidas valem +{ $points }.

form-country-cards-stacks = Países com os pontos de suas cartas
