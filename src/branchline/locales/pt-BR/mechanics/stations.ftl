## Na mesa

may-station = construir uma estação
may-station-briefly = construir
action-station = construir uma estação em { $place } com { $payment }
choose-station = Construir uma estação em { $place }
stations = Estações
stations-yours =
    { $count ->
        [0] Você não tem mais estações.
        [one] Resta { $count }, que sem uso vale { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
       *[other] Restam { $count }, que sem uso valem { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
    }
stations-next =
    { $count ->
        [one] A próxima custa { $count } carta.
       *[other] A próxima custa { $count } cartas da mesma cor.
    }
stations-left = Estações restantes
stations-short = estações

## O que acontece

station-built =
    { $subject ->
        [you] Você constrói
        [you-again] constrói
        [again] constrói
       *[named] { $seat } constrói
    } uma estação em { $place } com { $payment }

## Placar

line-unused-stations = Estações não construídas
tie-fewest-stations = menos estações construídas

## Regras

rules-stations-title = Estações
rules-stations-picture = Há uma estação onde a sua rota termina; dali um bilhete segue pela rota de outra pessoa.
rules-stations =
    { $count ->
        [one] Você tem { $count } estação.
       *[other] Você tem { $count } estações.
    } Na sua vez você pode construir uma numa cidade que não tenha nenhuma: a primeira custa 1 carta, cada uma das seguintes uma carta a mais, todas da mesma cor. No fim, uma estação deixa você usar, só para os seus bilhetes, uma rota de outra pessoa que chega à cidade dela; a melhor para você é escolhida automaticamente. Uma estação não construída vale { $unused-points ->
        [one] { $unused-points } ponto
       *[other] { $unused-points } pontos
    }.

## Guia

guide-with-stations = Rota ocupada? Com uma estação você a usa.

## Lição

lesson-stations-what = Alguém tem a rota de que você precisa? Uma estação na cidade deixa você usar uma rota alheia que chega ali, para os seus bilhetes.
lesson-stations-how = Construir uma estação ocupa todo o seu turno. Escolha uma cidade que ainda não tenha nenhuma. Você tem { $count }, e não precisa dizer qual rota quer: a melhor é achada no fim.
lesson-stations-cost = Suas estações custam { $costs } cartas da mesma cor, nesta ordem.
lesson-stations-score =
    { $points ->
        [one] Cada estação não construída dá { $points } ponto no fim.
       *[other] Cada estação não construída dá { $points } pontos no fim.
    } Então só construa uma se um bilhete valer mais.

## Terminal

mechanic-stations = estações
summary-stations =
    Estações: no fim cada uma deixa você usar uma rota alheia que chega à cidade dela, para os seus bilhetes. Cada uma não construída vale { $unused_points ->
        [one] { $unused_points } ponto
       *[other] { $unused_points } pontos
    }.
column-stations = estações
label-stations = Estações
station-of = { $place } ({ $seat })
stations-all-built = todas construídas
station-next-costs =
    { $count ->
        [one] a próxima custa { $count } carta
       *[other] a próxima custa { $count } cartas
    }
choice-station = estação em { $place }
borrowing-stations =
    { $count ->
        [one] { $count } estação a construir
       *[other] { $count } estações a construir
    }

## Arquivos de mapa

map-station-costs =
    { $costs ->
        [one] { $costs } custo
       *[other] { $costs } custos
    } para { $stations ->
        [one] { $stations } estação
       *[other] { $stations } estações
    }; dê um custo para cada uma

form-stations-count = Estações por jogador
form-stations-costs = Preço de cada uma
form-stations-unused-points = Pontos por uma não usada
# Words of a choice in a form.
form-word-fewest-stations = menos estações usadas
