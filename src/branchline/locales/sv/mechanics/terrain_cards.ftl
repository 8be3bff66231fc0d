# Terrängkort

## At the table

terrain = Terräng
terrain-how = Du får ta ett terrängkort. Släng dem för att få fler poäng för en sträcka.
terrain-draw = Hög ({ $count })
status-terrain-cards = Dubbla sträckans poäng, eller låt bli.
action-take-terrain = ta ett terrängkort: { $terrain }
action-draw-terrain = dra ett terrängkort
action-no-double = dubbla inte
action-double-points = dubbla (terrängkort: { $terrain_count }, lokomotiv: { $wild_count })

## Types of terrain

name-desert = öken
name-jungle = djungel
name-mountain = berg

## What happens

terrain-dealt =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } ett terrängkort: { $terrain }
terrain-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } ett terrängkort: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Du drar
        [you-again] drar
        [again] drar
       *[named] { $seat } drar
    } från terränghögen: { $terrain }
terrain-shown = ett nytt terrängkort ligger öppet: { $terrain }
terrain-shuffled = de slängda terrängkorten blandas: { $count } i den nya högen
terrain-doubled =
    { $subject ->
        [you] Du dubblar
        [you-again] dubblar
        [again] dubblar
       *[named] { $seat } dubblar
    } poängen till { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , lokomotiv: { $wild }
    })

## Scores

line-terrain-cards = Dubblade sträckor

## Rules page

rules-terrain-cards-title = Terrängkort
rules-terrain-cards-picture = Terrängkort multiplicerar poängen för en sträcka i deras färger med { $factor }.
rules-terrain-cards = Det finns { $each } terrängkort av varje slag. Alla börjar med { $start }, och { $face-up } ligger öppet. Vart och ett av de två korten i en dragning får vara ett terrängkort: ett öppet eller det översta i terränghögen. När du bygger en sträcka får du multiplicera dess poäng med { $factor }: släng terrängkort av dess slag. Du måste visa minst lika många kort av det slaget som alla andra. Lokomotiv från handen får gälla som terrängkort, både när du visar och slänger.
rules-terrain-cards-details = Du slänger bara priset; fler lokomotiv bara så långt du behöver dem för att visa nog med kort. Betalningens lokomotiv är andra kort. Ett lokomotiv ur raden är fortfarande hela dragningen. Terrängkort ligger öppet och är inget värda i slutet. Slaget följer av sträckans färg, vad man än betalar med. När terränghögen är tom blandas de slängda terrängkorten till en ny.

## Lesson

lesson-terrain-cards-what = Varje sträckfärg hör till en terräng: { LIST($types, type: "or") }. Det finns kort för varje.
lesson-terrain-cards-pick = När du drar får vart och ett av de två korten vara ett terrängkort: ett öppet eller en överraskning ur högen.
lesson-terrain-cards-double = Bygg en sträcka och släng kort av dess terräng (rutor: kort – { $price }) för att multiplicera poängen med { $factor }, om ingen visar fler än du.
lesson-terrain-cards-wild = Saknas kort? Lokomotiv från handen gäller som terrängkort.

## Terminal

mechanic-terrain-cards = terrängkort
summary-terrain-cards = Terrängkort: ta dem som kort. Släng kort av sträckans slag (rutor: kort – { $price }) för att multiplicera poängen med { $factor }, om ingen visar fler. Lokomotiv får gälla för dem.
column-terrain = terräng
terrain-face-up = { $terrain }
terrain-deck = { $count } i högen
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): dubbla till { $points } poäng?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd terränghög

## Map files

map-terrain-lacks-colour = ingen terräng har sträckor i färgen { $colour }
map-terrain-few = { $cards } terrängkort är för få: { $needed } delas ut och läggs fram i början
form-terrain-cards-types = Typer, var och en med sina sträckfärger
form-terrain-cards-each = Kort av varje typ
form-terrain-cards-face-up = Öppna kort
form-terrain-cards-start = Kort vid start
form-terrain-cards-price = Kort att slänga efter längd
form-terrain-cards-factor = Poäng gånger
