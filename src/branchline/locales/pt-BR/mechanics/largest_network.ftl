## Scores

line-largest-network = Maior rede
line-largest-network-measured = Maior rede (lugares)

## Rules page

rules-largest-network-title = Maior rede
rules-largest-network-picture = Uma rede de cinco lugares está acesa; outra de dois lugares, ao lado, não.
rules-largest-network =
    Quem tem a rede que une mais lugares ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. Cada lugar conta uma vez, e uma só rota já é uma rede; redes separadas não se somam. Em caso de empate, os pontos vão para todos que empataram, mesmo que ninguém tenha uma só rota.

## Lesson

lesson-largest-network-what = No fim, a rede que une mais lugares dá um bônus.
lesson-largest-network-how = Ramais contam tanto quanto linhas longas, mas cada lugar só uma vez. O que não está unido a ela não conta.
lesson-largest-network-score =
    Ela dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }. Se várias redes forem do mesmo tamanho, todas pontuam.

## Terminal

mechanic-largest-network = maior rede
summary-largest-network =
    A rede que une mais lugares dá { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }.
column-places-joined = lugares
