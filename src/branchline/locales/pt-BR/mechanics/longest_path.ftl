## Placar

line-longest-path = Maior caminho
line-longest-path-measured = Maior caminho (espaços)
tie-longest-path = o bônus do maior caminho

## Regras

rules-longest-path-title = Maior caminho
rules-longest-path-picture = Quatro rotas num caminho contínuo estão acesas; um ramal ao lado, não.
rules-longest-path =
    { $points ->
        [one] Quem tem o maior caminho contínuo de rotas próprias ganha { $points } ponto.
       *[other] Quem tem o maior caminho contínuo de rotas próprias ganha { $points } pontos.
    } Ele pode passar mais de uma vez por um lugar, mas não pela mesma rota. Em caso de empate, os pontos vão para todos que empataram, mesmo que ninguém tenha uma só rota.

## Guia

guide-with-longest-path = O maior caminho contínuo dá um bônus.

## Lição

lesson-longest-path-what = No fim, o maior caminho contínuo de rotas da mesma pessoa dá um bônus.
lesson-longest-path-how = Uma interrupção o quebra, e ramais não contam. Ele pode passar duas vezes por uma cidade, mas não pela mesma rota. Não custa nada além das rotas.
lesson-longest-path-score =
    { $points ->
        [one] Ele dá { $points } ponto.
       *[other] Ele dá { $points } pontos.
    } Se vários caminhos têm o mesmo tamanho, todos pontuam.

## Terminal

mechanic-longest-path = maior caminho
summary-longest-path =
    { $points ->
        [one] O maior caminho dá { $points } ponto.
       *[other] O maior caminho dá { $points } pontos.
    }
reason-longest-path = Com { $tracks }, o caminho tem { $length } espaços, o maior até agora: +{ $points } se continuar assim.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = bônus do maior caminho
