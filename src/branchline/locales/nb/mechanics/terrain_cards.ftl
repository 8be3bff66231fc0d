# Terrengkort

## At the table

terrain = Terreng
terrain-how = Du kan ta et terrengkort. Kast dem for å få flere poeng for en rute.
terrain-draw = Bunke ({ $count })
status-terrain-cards = Doble poengene for ruten, eller la være.
action-take-terrain = ta et terrengkort: { $terrain }
action-draw-terrain = trekk et terrengkort
action-no-double = ikke doble
action-double-points = doble (terrengkort: { $terrain_count }, lokomotiver: { $wild_count })

## Types of terrain

name-desert = ørken
name-jungle = jungel
name-mountain = fjell

## What happens

terrain-dealt =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } et terrengkort: { $terrain }
terrain-taken =
    { $subject ->
        [you] Du tar
        [you-again] tar
        [again] tar
       *[named] { $seat } tar
    } et terrengkort: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Du trekker
        [you-again] trekker
        [again] trekker
       *[named] { $seat } trekker
    } fra terrengbunken: { $terrain }
terrain-shown = et nytt terrengkort ligger åpent: { $terrain }
terrain-shuffled = de kastede terrengkortene stokkes: { $count } i den nye bunken
terrain-doubled =
    { $subject ->
        [you] Du dobler
        [you-again] dobler
        [again] dobler
       *[named] { $seat } dobler
    } poengene til { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , lokomotiver: { $wild }
    })

## Scores

line-terrain-cards = Doblede ruter

## Rules page

rules-terrain-cards-title = Terrengkort
rules-terrain-cards-picture = Terrengkort ganger poengene for en rute i fargene sine med { $factor }.
rules-terrain-cards = Det er { $each } terrengkort av hver type. Alle begynner med { $start }, og { $face-up } ligger åpent. Hvert av de to kortene i et trekk kan være et terrengkort: et åpent eller det øverste i terrengbunken. Når du bygger en rute, kan du gange poengene med { $factor }: kast terrengkort av dens type. Du må vise minst like mange kort av den typen som alle andre. Lokomotiver fra hånden kan gjelde som terrengkort, både når du viser og kaster.
rules-terrain-cards-details = Du kaster bare prisen; flere lokomotiver bare så langt du trenger dem for å vise nok kort. Betalingens lokomotiver er andre kort. Et lokomotiv fra raden er fortsatt hele trekket. Terrengkort ligger åpent og er ingenting verdt til slutt. Typen følger av rutens farge, uansett hva som betales. Når terrengbunken er tom, stokkes de kastede terrengkortene til en ny.

## Lesson

lesson-terrain-cards-what = Hver rutefarge hører til et terreng: { LIST($types, type: "or") }. Det er kort for hvert.
lesson-terrain-cards-pick = Når du trekker, kan hvert av de to kortene være et terrengkort: et åpent eller en overraskelse fra bunken.
lesson-terrain-cards-double = Bygg en rute og kast kort av terrenget (felt: kort – { $price }) for å gange poengene med { $factor }, hvis ingen viser flere enn deg.
lesson-terrain-cards-wild = Mangler du kort? Lokomotiver fra hånden gjelder som terrengkort.

## Terminal

mechanic-terrain-cards = terrengkort
summary-terrain-cards = Terrengkort: ta dem som kort. Kast kort av rutens type (felt: kort – { $price }) for å gange poengene med { $factor }, hvis ingen viser flere. Lokomotiver kan gjelde for dem.
column-terrain = terreng
terrain-face-up = { $terrain }
terrain-deck = { $count } i bunken
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): doble til { $points } poeng?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd terrengbunke

## Map files

map-terrain-lacks-colour = ingen terrengtype har ruter i fargen { $colour }
map-terrain-few = { $cards } terrengkort er for få: { $needed } deles ut og legges fram i begynnelsen
form-terrain-cards-types = Typer, hver med sine rutefarger
form-terrain-cards-each = Kort av hver type
form-terrain-cards-face-up = Åpne kort
form-terrain-cards-start = Kort ved start
form-terrain-cards-price = Kort å kaste etter lengde
form-terrain-cards-factor = Poeng ganger
