## Na mesa

grand-tour = Grande Tour
grand-tour-now =
    { $count ->
        [0] Nenhum dos seus bilhetes está num circuito ainda.
        [one] { $count } dos seus bilhetes está num circuito: { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
       *[other] { $count } dos seus bilhetes estão em circuitos: { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
    }

## Placar

line-grand-tour = Grande Tour

## Regras

rules-grand-tour-title = Grande Tour
rules-grand-tour-picture = Dois trajetos diferentes, que juntos formam um circuito, ligam as duas pontas de um bilhete.
rules-grand-tour = Um bilhete completado está em tour se as suas duas pontas são ligadas por dois trajetos seus sem nenhuma rota em comum; eles podem se encontrar em cidades. Quanto mais bilhetes assim, mais pontos, além dos pontos dos bilhetes:
rules-tours = Bilhetes

## Guia

guide-with-grand-tour = Um circuito pelas duas pontas rende mais pontos.

## Lição

lesson-grand-tour-what = Ligue duas vezes as duas cidades de um bilhete, por dois trajetos sem nenhuma rota em comum: assim o bilhete entra no Grande Tour.
lesson-grand-tour-how = Não custa nada a mais: continue construindo até fechar um circuito. Os dois trajetos podem se encontrar em cidades, e um circuito pode servir a vários bilhetes.
lesson-grand-tour-score = Quanto mais bilhetes em tour, mais pontos, além dos pontos dos bilhetes.

## Terminal

mechanic-grand-tour = Grande Tour
summary-grand-tour = Grande Tour: bilhetes completados com as pontas ligadas por dois trajetos separados dão um bônus.
label-grand-tour = Tour
tour-bonus = { $tickets } → { $points }
tour-bonus-or-more = { $tickets }+ → { $points }
tour-yours = seus até agora: { $count }
reason-grand-tour = { $tracks } fecha um circuito por { $tickets }: o Grande Tour vale +{ $points }.

form-grand-tour-bonus = Pontos por número de bilhetes
