## Placar

line-most-tickets = Mais bilhetes completados

## Regras

rules-most-tickets-title = Mais bilhetes
rules-most-tickets-picture =
    { $points ->
        [one] Uma pessoa completou quatro bilhetes, a outra três; a primeira ganha { $points } ponto.
       *[other] Uma pessoa completou quatro bilhetes, a outra três; a primeira ganha { $points } pontos.
    }
rules-most-tickets =
    { $points ->
        [one] Quem completa mais bilhetes ganha { $points } ponto.
       *[other] Quem completa mais bilhetes ganha { $points } pontos.
    } Em caso de empate, os pontos vão para todos que empataram, mesmo que ninguém tenha completado nenhum.

## Lição

lesson-most-tickets-what = No fim, quem completou mais bilhetes ganha um bônus.
lesson-most-tickets-how = Bilhetes curtos contam tanto quanto os longos. Então compre mais quando os seus estiverem completos. Mas um que você perder custa os seus pontos.
lesson-most-tickets-score =
    { $points ->
        [one] Dá { $points } ponto.
       *[other] Dá { $points } pontos.
    } Se houver empate, todos que empataram pontuam.

## Terminal

mechanic-most-tickets = mais bilhetes
summary-most-tickets =
    { $points ->
        [one] Mais bilhetes completados: { $points } ponto.
       *[other] Mais bilhetes completados: { $points } pontos.
    }
