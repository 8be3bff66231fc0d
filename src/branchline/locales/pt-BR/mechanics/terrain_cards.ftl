# Cartas de terreno

## At the table

terrain = Terreno
terrain-how = Você pode pegar uma carta de terreno. Descarte-as para ganhar mais pontos por uma rota.
terrain-draw = Baralho ({ $count })
status-terrain-cards = Dobre os pontos da rota, ou não.
action-take-terrain = pegar uma carta de terreno: { $terrain }
action-draw-terrain = comprar uma carta de terreno
action-no-double = não dobrar
action-double-points = dobrar (cartas de terreno: { $terrain_count }, locomotivas: { $wild_count })

## Types of terrain

name-desert = deserto
name-jungle = selva
name-mountain = montanha

## What happens

terrain-dealt =
    { $subject ->
        [you] Você recebe
        [you-again] recebe
        [again] recebe
       *[named] { $seat } recebe
    } uma carta de terreno: { $terrain }
terrain-taken =
    { $subject ->
        [you] Você pega
        [you-again] pega
        [again] pega
       *[named] { $seat } pega
    } uma carta de terreno: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Você compra
        [you-again] compra
        [again] compra
       *[named] { $seat } compra
    } do baralho de terreno: { $terrain }
terrain-shown = uma nova carta de terreno fica aberta: { $terrain }
terrain-shuffled = as cartas de terreno descartadas são embaralhadas: { $count } no novo baralho
terrain-doubled =
    { $subject ->
        [you] Você dobra
        [you-again] dobra
        [again] dobra
       *[named] { $seat } dobra
    } os pontos para { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , locomotivas: { $wild }
    })

## Scores

line-terrain-cards = Rotas dobradas

## Rules page

rules-terrain-cards-title = Cartas de terreno
rules-terrain-cards-picture = Cartas de terreno multiplicam por { $factor } os pontos de uma rota de suas cores.
rules-terrain-cards = Há { $each } cartas de terreno de cada tipo. Cada um começa com { $start }, e { $face-up } ficam abertas. Cada uma das duas cartas de uma compra pode ser de terreno: uma aberta ou a primeira do baralho de terreno. Ao construir uma rota, você pode multiplicar os pontos por { $factor }: descarte cartas de terreno do tipo dela. Você deve mostrar pelo menos tantas cartas desse tipo quanto cada um dos outros. Locomotivas da sua mão podem valer como cartas de terreno, para mostrar e para descartar.
rules-terrain-cards-details = Você descarta só o preço; mais locomotivas apenas se precisar delas para mostrar cartas suficientes. As locomotivas do pagamento são outras cartas. Uma locomotiva da fileira ainda é a compra inteira. As cartas de terreno ficam abertas e não valem nada no fim. O tipo depende da cor da rota, seja qual for o pagamento. Quando o baralho de terreno acaba, os descartes dele são embaralhados em um novo.

## Lesson

lesson-terrain-cards-what = Cada cor de rota pertence a um terreno: { LIST($types, type: "or") }. Há cartas de cada um.
lesson-terrain-cards-pick = Ao comprar, cada uma das duas cartas pode ser de terreno: uma aberta ou uma surpresa do baralho.
lesson-terrain-cards-double = Construa uma rota e descarte cartas do terreno dela (espaços: cartas – { $price }) para multiplicar os pontos por { $factor }, se ninguém mostrar mais que você.
lesson-terrain-cards-wild = Faltam cartas? As locomotivas da sua mão valem como cartas de terreno.

## Terminal

mechanic-terrain-cards = cartas de terreno
summary-terrain-cards = Cartas de terreno: pegue-as como cartas. Descarte cartas do tipo da rota (espaços: cartas – { $price }) para multiplicar os pontos por { $factor }, se ninguém mostrar mais. Locomotivas valem por elas.
column-terrain = terreno
terrain-face-up = { $terrain }
terrain-deck = { $count } no baralho
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): dobrar para { $points } pontos?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd baralho de terreno

## Map files

map-terrain-lacks-colour = nenhum terreno tem rotas { $colour }
map-terrain-few = { $cards } cartas de terreno são poucas: { $needed } são dadas e abertas no começo
form-terrain-cards-types = Tipos, cada um com suas cores de rota
form-terrain-cards-each = Cartas de cada tipo
form-terrain-cards-face-up = Cartas abertas
form-terrain-cards-start = Cartas iniciais
form-terrain-cards-price = Cartas a descartar, por comprimento
form-terrain-cards-factor = Pontos vezes
