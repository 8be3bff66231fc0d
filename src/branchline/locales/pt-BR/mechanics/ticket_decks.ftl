## At the table

decks = Baralhos de bilhetes
decks-how = Diga quantos quer de cada um antes de comprar
decks-left = curtos: { $short }, longos: { $long }
decks-kept = { $seat } – curtos: { $short }, longos: { $long }
decks-question = Dos seus { $count } primeiros bilhetes, quantos curtos e quantos longos?
status-ticket-decks = Bilhetes curtos ou longos?
status-ticket-decks-how = Todos dizem ao mesmo tempo; depois são distribuídos.
action-draw-split =
    { $long ->
        [0] comprar – curtos: { $short }
       *[other] { $short ->
            [0] comprar – longos: { $long }
           *[other] comprar – curtos: { $short }, longos: { $long }
        }
    }
choice-draw-split = curtos: { $short }, longos: { $long }
ask-draw-split = Depois você fica com pelo menos { $keep }. Os que recusar voltam ao seu baralho.
may-draw-split = comprar bilhetes

## What happens

drew-of-decks =
    { $subject ->
        [you] Você compra
        [you-again] compra
        [again] compra
       *[named] { $seat } compra
    } bilhetes – curtos: { $short }, longos: { $long }

## Rules page

rules-ticket-decks-title = Bilhetes curtos e longos
rules-ticket-decks-picture = De quatro bilhetes, dois vêm do baralho curto e dois do longo.
rules-ticket-decks = Bilhetes curtos e longos ficam em baralhos próprios. Antes de comprar você diz quantos quer de cada um; os recusados voltam ao seu baralho. No começo todos dizem ao mesmo tempo, depois são distribuídos.
rules-ticket-decks-details = Mais tarde você não pode pedir a um baralho mais bilhetes do que ele tem. Todos veem quantos restam em cada baralho e de qual são os bilhetes dos outros. Se no começo um baralho não basta, o outro completa; se depois os dois juntos têm poucos, você compra todos os que restam.

## Lesson

lesson-ticket-decks-what = Há dois baralhos de bilhetes: curtos por poucos pontos e longos por muitos.
lesson-ticket-decks-how = Antes de comprar você diz quantos quer de cada um. Só então os vê e fica com alguns.
lesson-ticket-decks-why = Os longos dão um plano para a partida inteira. Os curtos se completam logo, e ter mais bilhetes completados pode valer um bônus.

## Terminal

mechanic-ticket-decks = bilhetes curtos e longos
summary-ticket-decks = Dois baralhos de bilhetes: antes de comprar você diz quantos curtos e quantos longos quer. Os recusados voltam ao seu baralho.
form-ticket-decks-short = Baralho de bilhetes curtos
form-ticket-decks-long = Baralho de bilhetes longos
