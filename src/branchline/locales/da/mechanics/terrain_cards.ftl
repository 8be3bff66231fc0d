# Terrænkort

## At the table

terrain = Terræn
terrain-how = Du kan tage et terrænkort. Kassér dem for at få flere point for en strækning.
terrain-draw = Bunke ({ $count })
status-terrain-cards = Fordobl strækningens point, eller lad være.
action-take-terrain = tag et terrænkort: { $terrain }
action-draw-terrain = træk et terrænkort
action-no-double = fordobl ikke
action-double-points = fordobl (terrænkort: { $terrain_count }, lokomotiver: { $wild_count })

## Types of terrain

name-desert = ørken
name-jungle = jungle
name-mountain = bjerge

## What happens

terrain-dealt =
    { $subject ->
        [you] Du får
        [you-again] får
        [again] får
       *[named] { $seat } får
    } et terrænkort: { $terrain }
terrain-taken =
    { $subject ->
        [you] Du tager
        [you-again] tager
        [again] tager
       *[named] { $seat } tager
    } et terrænkort: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Du trækker
        [you-again] trækker
        [again] trækker
       *[named] { $seat } trækker
    } fra terrænbunken: { $terrain }
terrain-shown = et nyt terrænkort ligger åbent: { $terrain }
terrain-shuffled = de kasserede terrænkort blandes: { $count } i den nye bunke
terrain-doubled =
    { $subject ->
        [you] Du fordobler
        [you-again] fordobler
        [again] fordobler
       *[named] { $seat } fordobler
    } pointene til { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , lokomotiver: { $wild }
    })

## Scores

line-terrain-cards = Fordoblede strækninger

## Rules page

rules-terrain-cards-title = Terrænkort
rules-terrain-cards-picture = Terrænkort ganger pointene for en strækning i deres farver med { $factor }.
rules-terrain-cards = Der er { $each } terrænkort af hver slags. Alle begynder med { $start }, og { $face-up } ligger åbent. Hvert af de to kort i et træk kan være et terrænkort: et åbent eller det øverste i terrænbunken. Når du bygger en strækning, kan du gange dens point med { $factor }: kassér terrænkort af dens slags. Du skal vise mindst lige så mange kort af den slags som alle andre. Lokomotiver fra hånden kan gælde som terrænkort, både når du viser og kasserer.
rules-terrain-cards-details = Du kasserer kun prisen; flere lokomotiver kun, så vidt du behøver dem for at vise nok kort. Betalingens lokomotiver er andre kort. Et lokomotiv fra rækken er stadig hele trækket. Terrænkort ligger åbent og er intet værd til sidst. Slagsen følger af strækningens farve, uanset hvad der betales med. Når terrænbunken er tom, blandes de kasserede terrænkort til en ny.

## Lesson

lesson-terrain-cards-what = Hver strækningsfarve hører til et terræn: { LIST($types, type: "or") }. Der er kort til hvert.
lesson-terrain-cards-pick = Når du trækker, kan hvert af de to kort være et terrænkort: et åbent eller en overraskelse fra bunken.
lesson-terrain-cards-double = Byg en strækning og kassér kort af dens terræn (felter: kort – { $price }) for at gange dens point med { $factor }, hvis ingen viser flere end du.
lesson-terrain-cards-wild = Mangler du kort? Lokomotiver fra hånden gælder som terrænkort.

## Terminal

mechanic-terrain-cards = terrænkort
summary-terrain-cards = Terrænkort: tag dem som kort. Kassér kort af strækningens slags (felter: kort – { $price }) for at gange pointene med { $factor }, hvis ingen viser flere. Lokomotiver kan gælde for dem.
column-terrain = terræn
terrain-face-up = { $terrain }
terrain-deck = { $count } i bunken
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): fordoble til { $points } point?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd terrænbunke

## Map files

map-terrain-lacks-colour = intet terræn har strækninger i farven { $colour }
map-terrain-few = { $cards } terrænkort er for få: { $needed } deles ud og lægges frem i begyndelsen
form-terrain-cards-types = Typer, hver med sine strækningsfarver
form-terrain-cards-each = Kort af hver type
form-terrain-cards-face-up = Åbne kort
form-terrain-cards-start = Kort ved start
form-terrain-cards-price = Kort at lægge fra sig efter længde
form-terrain-cards-factor = Point gange
