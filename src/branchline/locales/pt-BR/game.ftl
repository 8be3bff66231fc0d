## Jogadores

default-player = Jogador
default-program = Programa
numbered-name = { $name } { $number }

## Cartas

card-pink = rosa
    .counted = rosa
    .one = uma carta rosa
card-white = branca
    .counted =
        { $count ->
            [one] branca
           *[other] brancas
        }
    .one = uma carta branca
card-blue = azul
    .counted =
        { $count ->
            [one] azul
           *[other] azuis
        }
    .one = uma carta azul
card-yellow = amarela
    .counted =
        { $count ->
            [one] amarela
           *[other] amarelas
        }
    .one = uma carta amarela
card-orange = laranja
    .counted = laranja
    .one = uma carta laranja
card-black = preta
    .counted =
        { $count ->
            [one] preta
           *[other] pretas
        }
    .one = uma carta preta
card-red = vermelha
    .counted =
        { $count ->
            [one] vermelha
           *[other] vermelhas
        }
    .one = uma carta vermelha
card-green = verde
    .counted =
        { $count ->
            [one] verde
           *[other] verdes
        }
    .one = uma carta verde
card-locomotive = locomotiva
    .counted =
        { $count ->
            [one] locomotiva
           *[other] locomotivas
        }
    .one = uma locomotiva
cards-of = { $count } { NAME($card, $count, case: "counted") }
locomotives-of =
    { $count ->
        [one] { $count } locomotiva
       *[other] { $count } locomotivas
    }
payment-substitutes =
    { $count ->
        [one] outras cartas no lugar de { $count } locomotiva
       *[other] outras cartas no lugar de { $count } locomotivas
    }
payment-sets =
    { $spaces ->
        [one] outras { $count } cartas quaisquer por { $spaces } espaço
       *[other] outras { $count } cartas quaisquer por { $spaces } espaços
    }
payment-saved =
    { $count ->
        [one] { $count } carta poupada
       *[other] { $count } cartas poupadas
    }
nothing-to-pay = nada

## Linhas do placar

line-tracks = Rotas
line-tickets-done = Bilhetes completados
line-tickets-lost = Bilhetes perdidos

## Desempates

tie-completed-tickets = mais bilhetes completados
tie-completed-ticket-points = mais pontos de bilhetes completados
tie-path-length = o maior caminho
