# Terreinkaarten

## At the table

terrain = Terrein
terrain-how = Je mag een terreinkaart pakken. Leg ze af voor meer punten van een spoor.
terrain-draw = Stapel ({ $count })
status-terrain-cards = Verdubbel de punten van het spoor, of niet.
action-take-terrain = een terreinkaart pakken: { $terrain }
action-draw-terrain = een terreinkaart trekken
action-no-double = niet verdubbelen
action-double-points = verdubbelen (terreinkaarten: { $terrain_count }, locomotieven: { $wild_count })

## Types of terrain

name-desert = woestijn
name-jungle = jungle
name-mountain = gebergte

## What happens

terrain-dealt =
    { $subject ->
        [you] Je krijgt
        [you-again] krijgt
        [again] krijgt
       *[named] { $seat } krijgt
    } een terreinkaart: { $terrain }
terrain-taken =
    { $subject ->
        [you] Je pakt
        [you-again] pakt
        [again] pakt
       *[named] { $seat } pakt
    } een terreinkaart: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Je trekt
        [you-again] trekt
        [again] trekt
       *[named] { $seat } trekt
    } van de terreinstapel: { $terrain }
terrain-shown = een nieuwe terreinkaart ligt open: { $terrain }
terrain-shuffled = de afgelegde terreinkaarten worden geschud: { $count } in de nieuwe stapel
terrain-doubled =
    { $subject ->
        [you] Je verdubbelt
        [you-again] verdubbelt
        [again] verdubbelt
       *[named] { $seat } verdubbelt
    } de punten tot { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , locomotieven: { $wild }
    })

## Scores

line-terrain-cards = Verdubbelde sporen

## Rules page

rules-terrain-cards-title = Terreinkaarten
rules-terrain-cards-picture = Terreinkaarten vermenigvuldigen de punten van een spoor van hun kleuren met { $factor }.
rules-terrain-cards = Er zijn { $each } terreinkaarten van elke soort. Iedereen begint met { $start }, en { $face-up } liggen open. Elk van de twee kaarten van een beurt mag een terreinkaart zijn: een open kaart of de bovenste van de terreinstapel. Als je een spoor bouwt, mag je de punten met { $factor } vermenigvuldigen: leg terreinkaarten van die soort af. Je moet minstens zoveel kaarten van die soort tonen als ieder ander. Locomotieven uit je hand mogen als terreinkaart dienen, om te tonen en om af te leggen.
rules-terrain-cards-details = Je legt precies de prijs af; meer locomotieven alleen voor zover je ze nodig hebt om genoeg kaarten te tonen. De locomotieven van de betaling zijn andere kaarten. Een locomotief uit de rij is nog steeds de hele beurt. Terreinkaarten liggen open en zijn aan het eind niets waard. De soort volgt uit de kleur van het spoor, waarmee je ook betaalt. Is de terreinstapel leeg, dan worden de afgelegde terreinkaarten tot een nieuwe geschud.

## Lesson

lesson-terrain-cards-what = Elke spoorkleur hoort bij een terrein: { LIST($types, type: "or") }. Van elk zijn er kaarten.
lesson-terrain-cards-pick = Als je trekt, mag elk van de twee kaarten een terreinkaart zijn: een open kaart of een verrassing van de stapel.
lesson-terrain-cards-double = Bouw een spoor en leg kaarten van dat terrein af (vakken: kaarten – { $price }) om de punten met { $factor } te vermenigvuldigen, als niemand er meer toont dan jij.
lesson-terrain-cards-wild = Te weinig? Locomotieven uit je hand dienen als terreinkaarten.

## Terminal

mechanic-terrain-cards = terreinkaarten
summary-terrain-cards = Terreinkaarten: pak ze als kaarten. Leg er van de soort van een spoor af (vakken: kaarten – { $price }) om de punten met { $factor } te vermenigvuldigen, als niemand er meer toont. Locomotieven mogen ervoor dienen.
column-terrain = terrein
terrain-face-up = { $terrain }
terrain-deck = { $count } in de stapel
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): verdubbelen tot { $points } punten?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd terreinstapel

## Map files

map-terrain-lacks-colour = geen terrein heeft { $colour }-sporen
map-terrain-few = { $cards } terreinkaarten zijn te weinig: { $needed } worden aan het begin gedeeld en neergelegd
form-terrain-cards-types = Soorten, elk met zijn spoorkleuren
form-terrain-cards-each = Kaarten van elke soort
form-terrain-cards-face-up = Open kaarten
form-terrain-cards-start = Kaarten aan het begin
form-terrain-cards-price = Af te leggen kaarten, naar lengte
form-terrain-cards-factor = Punten maal
