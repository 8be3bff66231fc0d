# Os bilhetes descartados.

## At the table

discarded-tickets = Bilhetes descartados
no-discarded-tickets = nenhum ainda

## What happens

ticket-rejected =
    { $subject ->
        [you] Você recusa
        [you-again] recusa
        [again] recusa
       *[named] { $seat } recusa
    } { $ticket }
tickets-shuffled =
    os bilhetes descartados são embaralhados: nova pilha de { $tickets ->
        [one] { $tickets } bilhete
       *[other] { $tickets } bilhetes
    }

## Rules page

rules-ticket-discards-title = Bilhetes descartados
rules-ticket-discards-picture = Os bilhetes recusados ficam abertos ao lado da pilha.
rules-ticket-discards = Os bilhetes recusados vão abertos para o descarte, à vista de todos. Assim que a pilha acaba, eles são embaralhados em uma nova. Uma compra que esvazia a pilha antiga continua com a nova.

## Lesson

lesson-ticket-discards-what = Os bilhetes que você recusa vão abertos para o descarte.
lesson-ticket-discards-see = Todos os veem. Assim você sabe o que ninguém está buscando, por enquanto.
lesson-ticket-discards-again = Quando a pilha acaba, eles são embaralhados em uma nova e podem voltar.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = bilhetes descartados
summary-ticket-discards = Os bilhetes recusados ficam abertos; quando a pilha acaba, eles formam a nova.

## Map files

map-no-ticket-discards = nenhum bilhete recusado vai para lá; escreva rejected = "pile" em tickets.first ou tickets.later
map-ticket-discards-out = o descarte também ficaria com estes; escreva "pile" ou "under"
