# Maastokortit

## At the table

terrain = Maasto
terrain-how = Voit ottaa maastokortin. Niillä saat reitistä enemmän pisteitä.
terrain-draw = Pakka ({ $count })
status-terrain-cards = Tuplaa reitin pisteet tai älä.
action-take-terrain = ota maastokortti: { $terrain }
action-draw-terrain = nosta maastokortti
action-no-double = älä tuplaa
action-double-points = tuplaa (maastokortteja: { $terrain_count }, vetureita: { $wild_count })

## Types of terrain

name-desert = aavikko
name-jungle = viidakko
name-mountain = vuoristo

## What happens

terrain-dealt =
    { $subject ->
        [you] Saat
        [you-again] saat
        [again] saa
       *[named] { $seat } saa
    } maastokortin: { $terrain }
terrain-taken =
    { $subject ->
        [you] Otat
        [you-again] otat
        [again] ottaa
       *[named] { $seat } ottaa
    } maastokortin: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Nostat
        [you-again] nostat
        [again] nostaa
       *[named] { $seat } nostaa
    } maastopakasta: { $terrain }
terrain-shown = uusi avoin maastokortti: { $terrain }
terrain-shuffled = poistetut maastokortit sekoitetaan: uudessa pakassa { $count }
terrain-doubled =
    { $subject ->
        [you] Tuplaat
        [you-again] tuplaat
        [again] tuplaa
       *[named] { $seat } tuplaa
    } pisteet: { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , vetureita: { $wild }
    })

## Scores

line-terrain-cards = Tuplatut reitit

## Rules page

rules-terrain-cards-title = Maastokortit
rules-terrain-cards-picture = Maastokortit kertovat väriensä reitin pisteet luvulla { $factor }.
rules-terrain-cards = Kutakin maastokorttia on { $each }. Jokaisella on aluksi { $start }, ja { $face-up } on avoinna. Kumpi tahansa noston korteista voi olla maastokortti: avoin tai maastopakan päällimmäinen. Kun rakennat reitin, voit kertoa sen pisteet luvulla { $factor }: poista sen lajin maastokortteja. Sinun on näytettävä vähintään yhtä monta sen lajin korttia kuin muilla. Kätesi veturit voivat olla maastokortteja sekä näytettäessä että poistettaessa.
rules-terrain-cards-details = Poistat vain hinnan; lisää vetureita vain sen verran kuin tarvitset näyttääksesi riittävästi kortteja. Maksun veturit ovat eri kortteja. Rivin veturi on yhä koko nosto. Maastokortit ovat avoinna eivätkä ole lopussa minkään arvoisia. Laji seuraa reitin väristä, maksettiin millä tahansa. Kun maastopakka on tyhjä, poistetut maastokortit sekoitetaan uudeksi.

## Lesson

lesson-terrain-cards-what = Jokainen reitin väri kuuluu johonkin maastoon: { LIST($types, type: "or") }. Jokaisella on korttinsa.
lesson-terrain-cards-pick = Kun nostat, kumpi tahansa kortti voi olla maastokortti: avoin tai yllätys pakasta.
lesson-terrain-cards-double = Rakenna reitti ja poista sen maaston kortteja (ruudut: kortit – { $price }), niin pisteet kerrotaan luvulla { $factor }, jos kukaan ei näytä niitä enempää.
lesson-terrain-cards-wild = Eikö kortteja ole tarpeeksi? Kätesi veturit käyvät maastokorteista.

## Terminal

mechanic-terrain-cards = maastokortit
summary-terrain-cards = Maastokortit: ota niitä kuten kortteja. Poista reitin lajin kortteja (ruudut: kortit – { $price }), niin pisteet kerrotaan luvulla { $factor }, jos kukaan ei näytä niitä enempää. Veturit käyvät niistä.
column-terrain = maasto
terrain-face-up = { $terrain }
terrain-deck = pakassa { $count }
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): tuplaa, { $points } pistettä?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd maastopakka

## Map files

map-terrain-lacks-colour = millään maastolla ei ole värin { $colour } reittejä
map-terrain-few = { $cards } maastokorttia on liian vähän: alussa tarvitaan { $needed }
form-terrain-cards-types = Tyypit, kukin reittiväreineen
form-terrain-cards-each = Kortteja kutakin tyyppiä
form-terrain-cards-face-up = Kortteja kuvapuoli ylös
form-terrain-cards-start = Kortteja alussa
form-terrain-cards-price = Hylättäviä kortteja pituuden mukaan
form-terrain-cards-factor = Pisteiden kerroin
