## At the table

shares = Acciones
shares-how = ¿Has construido? Toma una acción de una compañía del cartel
share-next = siguiente: n.° { $number }
share-number = n.° { $number }
shares-gone = no quedan
shares-dummy = Testaferro
shares-count = { $count }, desde la n.° { $lowest }
status-company-shares = Toma una acción de una compañía del cartel de tu vía, o ninguna.
action-leave-share = no tomar ninguna acción
action-take-share = tomar una acción de { $company }
action-give-share = dar al testaferro una acción de { $company }

## What happens

share-taken =
    { $subject ->
        [you] Tomas
        [you-again] tomas
        [again] toma
       *[named] { $seat } toma
    } la acción n.° { $number } de { $company }
share-given =
    { $subject ->
        [you] Das
        [you-again] das
        [again] da
       *[named] { $seat } da
    } al testaferro la acción n.° { $number } de { $company }
share-revealed = La acción n.° { $number } de { $company } del testaferro cuenta

## Scores

line-company-shares = Acciones

## Rules page

rules-company-shares-title = Acciones
rules-company-shares-picture = De las compañías del cartel de una vía se toma una acción de una.
rules-company-shares = El cartel de una vía muestra compañías. Al construirla puedes tomar la acción de arriba de una de ellas que aún tenga. Tomas como mucho una, y puedes renunciar. Al final cada compañía ordena a quienes tienen acciones por su número y da puntos según el puesto.
rules-company-shares-details = Las acciones van numeradas desde el 1 y se toman primero las más bajas. Si hay igualdad, va delante el número más bajo. Todas están a la vista, pues todo el mundo ha visto quién las tomó.
rules-company-shares-dummy = Con { LIST($players, type: "or") } jugadores, quien toma una acción toma después otra de la misma vía para un testaferro, que puede ser de la misma compañía; si no queda ninguna, no recibe nada. Al final se saca al azar la mitad de las acciones del testaferro, redondeando hacia arriba: cuentan como las de un jugador más, y nadie recibe sus puntos.
rules-company = Compañía
rules-company-shares-number = Acciones
shares-ranks = Puntos por puesto

## Lesson

lesson-company-shares-what = Las compañías tienen montones de acciones. Junto a la mayoría de las vías un cartel muestra algunas compañías.
lesson-company-shares-how = Construye una vía así y podrás tomar la acción de arriba de una compañía del cartel. No cuesta nada.
lesson-company-shares-rank = Al final, quien tenga más acciones de una compañía recibe más puntos por ella, luego el segundo puesto, etcétera. Si hay igualdad, decide el número más bajo: llega pronto.
lesson-company-shares-score = Las compañías grandes pagan bien, pero muchos compiten por ellas. De una pequeña puede bastar una sola acción.

## Terminal

mechanic-company-shares = acciones
summary-company-shares = Acciones: al construir una vía puedes tomar una acción de una compañía que muestre. Al final cada compañía da puntos por puesto: primero más acciones, luego el número más bajo.
column-shares = acciones
share-company = { $sign } { $company }
share-stack =
    { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }, paga { $points }
shares-held = { $seat }: { $count }, desde la n.° { $lowest }
shares-of-dummy = testaferro: { $count }, desde la n.° { $lowest }
share-question = Puedes tomar una acción de una compañía de tu vía.
share-question-dummy = Elige la acción para el testaferro.

## Map files

map-unknown-company = no es una compañía de mechanics.company_shares

form-company-shares-companies = Compañías
form-company-shares-shares = Acciones
form-company-shares-dummy-up-to = Testaferro hasta este número de jugadores
