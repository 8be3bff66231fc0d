## At the table

decks = Mazos de billetes
decks-how = Di cuántos quieres de cada uno antes de robar
decks-left = cortos: { $short }, largos: { $long }
decks-kept = { $seat } – cortos: { $short }, largos: { $long }
decks-question = De tus { $count } primeros billetes, ¿cuántos cortos y cuántos largos?
status-ticket-decks = ¿Billetes cortos o largos?
status-ticket-decks-how = Todos lo dicen a la vez; luego se reparten.
action-draw-split =
    { $long ->
        [0] robar – cortos: { $short }
       *[other] { $short ->
            [0] robar – largos: { $long }
           *[other] robar – cortos: { $short }, largos: { $long }
        }
    }
choice-draw-split = cortos: { $short }, largos: { $long }
ask-draw-split = Después te quedas al menos con { $keep }. Los que rechaces vuelven a su mazo.
may-draw-split = robar billetes

## What happens

drew-of-decks =
    { $subject ->
        [you] Robas
        [you-again] robas
        [again] roba
       *[named] { $seat } roba
    } billetes – cortos: { $short }, largos: { $long }

## Rules page

rules-ticket-decks-title = Billetes cortos y largos
rules-ticket-decks-picture = De cuatro billetes, dos salen del mazo corto y dos del largo.
rules-ticket-decks = Los billetes cortos y los largos están en mazos propios. Antes de robar dices cuántos quieres de cada uno; los rechazados vuelven a su mazo. Al principio todo el mundo lo dice a la vez y luego se reparten.
rules-ticket-decks-details = Más tarde no puedes pedir a un mazo más billetes de los que tiene. Todos ven cuántos quedan en cada mazo y de cuál son los billetes de los demás. Si al principio un mazo no basta, lo completa el otro; si más tarde entre los dos hay pocos, robas todos los que quedan.

## Lesson

lesson-ticket-decks-what = Hay dos mazos de billetes: cortos por pocos puntos y largos por muchos.
lesson-ticket-decks-how = Antes de robar dices cuántos quieres de cada uno. Solo entonces los ves y te quedas con algunos.
lesson-ticket-decks-why = Los largos dan un plan para toda la partida. Los cortos se completan pronto, y tener más billetes completados puede valer una bonificación.

## Terminal

mechanic-ticket-decks = billetes cortos y largos
summary-ticket-decks = Dos mazos de billetes: antes de robar dices cuántos cortos y cuántos largos quieres. Los rechazados vuelven a su mazo.
form-ticket-decks-short = Mazo de billetes cortos
form-ticket-decks-long = Mazo de billetes largos
