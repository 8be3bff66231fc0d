# Connected building: every track is joined to the network of its player.

## Rules page

rules-connected-building-title = Uma só rede
rules-connected-building-picture = Uma rede cresce rota a rota a partir de uma cidade inicial; uma rota separada dela ainda não pode ser construída.
rules-connected-building = Cada rota que você constrói precisa tocar sua rede: sua cidade inicial ou uma cidade a que suas rotas já chegam. Rotas de outros não ajudam. Se não puder construir nada, você ainda compra cartas ou bilhetes.

## Lesson

# One minute: a few pages with pictures.
lesson-connected-building-what = Suas rotas formam uma só rede. Ela começa na sua cidade inicial.
lesson-connected-building-how = Uma rota nova precisa terminar em uma cidade a que você chegou. Rotas de outros não levam você adiante: procure um trajeto antes que ele se feche.
lesson-connected-building-stuck = Sem saída e sem nada para construir? Você ainda compra cartas e bilhetes, mas guarde uma saída a tempo.

## Terminal

mechanic-connected-building = uma só rede
summary-connected-building = Uma só rede: cada rota que você constrói precisa tocar sua cidade inicial ou uma cidade a que suas rotas chegam.
