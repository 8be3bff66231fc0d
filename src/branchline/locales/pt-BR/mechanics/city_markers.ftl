# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Marcadores de cidade
# Below the title of the panel.
markers-how = Uma rota até uma cidade marcada pontua para quem tem o marcador
start-choose = Escolha sua cidade inicial
start-choose-how = Todas as suas rotas crescem a partir dela. Ela recebe seu primeiro marcador.
status-city-markers = Coloque um marcador em uma cidade da sua nova rota, ou nenhum.
# $place is a place, such as Dallas.
action-start-in = começar em { $place }
# $place is a place, such as Dallas.
choose-start-in = Começar em { $place }
action-leave-marker = não colocar marcador
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = colocar um marcador em { $place } com { $payment }
# $place is a place, such as Dallas.
choose-marker = Colocar um marcador em { $place }
markers-left = Marcadores restantes
column-markers = marcadores
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } com rotas de outros

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Você começa
        [you-again] começa
        [again] começa
       *[named] { $seat } começa
    } em { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Você coloca
        [you-again] coloca
        [again] coloca
       *[named] { $seat } coloca
    } um marcador em { $place } com { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Você recebe
        [you-again] recebe
        [again] recebe
       *[named] { $seat } recebe
    } { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    } por { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Marcadores

## Rules page

rules-city-markers-title = Marcadores de cidade
rules-city-markers-picture = A rota de outra pessoa termina em uma cidade com o seu marcador: os pontos são seus.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Você tem { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }. O primeiro marca sua cidade inicial: cada pessoa escolhe uma depois dos primeiros bilhetes, começando por quem joga por último. Depois de construir uma rota, você pode colocar um marcador em uma das duas cidades dela por { $price ->
        [one] { $price } carta
       *[other] { $price } cartas da mesma cor
    }; locomotivas valem por qualquer cor. Cada cidade tem no máximo um marcador, e os marcadores nunca se movem. Se uma rota termina em uma cidade com marcador de outra pessoa, quem a constrói não recebe os pontos: eles vão para quem tem o marcador de cada ponta.
# Ruling: OW8
rules-city-markers-details = Se as duas pontas estão marcadas, as duas pessoas pontuam; quem tem as duas pontua duas vezes, e você também por uma rota entre duas cidades suas. Um marcador colocado depois de construir não conta para essa rota.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Cada pessoa marca uma cidade inicial. Quem joga por último escolhe primeiro.
lesson-city-markers-score = Uma rota até uma cidade marcada pontua para quem tem o marcador, não para quem a constrói. Com marcadores nas duas cidades, os dois contam.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Depois de construir, você pode marcar uma ponta livre da nova rota: custa { $price ->
        [one] { $price } carta
       *[other] { $price } cartas da mesma cor
    }.
lesson-city-markers-own = Uma rota entre duas cidades suas vale em dobro. Marque cidades por onde os outros precisam passar e evite as deles.

## Terminal

mechanic-city-markers = marcadores de cidade
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Marcadores de cidade: cada pessoa tem { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    }, o primeiro na cidade inicial. Uma rota até uma cidade com marcador de outra pessoa pontua para ela. Depois de construir, outro marcador custa { $price ->
        [one] { $price } carta
       *[other] { $price } cartas da mesma cor
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (início)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Escolha sua cidade inicial.
# $count is the number of cards a marker costs.
marker-question =
    Você pode colocar um marcador em uma cidade da sua rota por { $count ->
        [one] { $count } carta
       *[other] { $count } cartas da mesma cor
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } cidades para { $players } jogadores; deve haver mais cidades do que jogadores
form-city-markers-count = Marcadores por jogador
form-city-markers-price = Preço de um marcador
