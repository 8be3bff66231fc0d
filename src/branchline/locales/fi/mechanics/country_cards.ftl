## At the table

country-cards = Maakortit
country-cards-how = Reitti toiseen maahan tuo päällimmäiset kortit
country-next = seuraava: { $points }
country-empty = ei jäljellä

## What happens

country-card =
    { $subject ->
        [you] Otat
        [you-again] otat
        [again] ottaa
       *[named] { $seat } ottaa
    } { NAME($place, case: "genitive") } kortin, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }

## Scores

line-country-cards = Maakortit

## Rules page

rules-country-cards-title = Maakortit
rules-country-cards-picture = Reitti toiseen maahan tuo jokaisen pinon päällimmäisen kortin.
rules-country-cards = Jokaisella naapurimaalla on pino kortteja, arvokkain päällimmäisenä. Kun rakennat reitin maahan, jota verkostossasi ei vielä ollut, ja verkostossa on myös toinen maa, otat päällimmäisen kortin jokaisesta verkoston maasta, jolla niitä vielä on. Korteista saa pisteet lopussa.
rules-country-cards-details = Rakenna siis maahan vievä reitti viimeisenä. Muualla kaksi verkostoasi yhdistävä reitti ei tuo korttia, vaikka kummassakin olisi maa. Korttia ei tuo myöskään uusi reitti maahan, joka verkostossa jo on.
rules-country = Maa
rules-stack = Kortit päältä

## Guide

guide-with-country-cards = Kun verkostossa on maa, reitti toiseen tuo kortit.

## Lesson

lesson-country-cards-what = Lautaa ympäröivillä mailla on korttipinot, arvokkain kortti päällimmäisenä.
lesson-country-cards-how = Yhdistä maita reiteilläsi. Rakenna viimeisenä reitti maahan, jota tässä verkostossa ei vielä ollut.
lesson-country-cards-gain = Silloin otat päällimmäisen kortin verkoston jokaisesta maasta. Se ei maksa muuta kuin reitit.
lesson-country-cards-score = Korteista saa pisteet lopussa. Ensimmäinen vie parhaat, joten ole ajoissa.

## Terminal

mechanic-country-cards = maakortit
summary-country-cards = Maakortit: kun rakennat reitin verkostollesi uuteen maahan ja verkostossa on toinenkin maa, otat kummankin päällimmäisen kortin. Rakenna maahan vievä reitti viimeisenä: verkostojen yhdistäminen muualla ei tuo korttia, eikä maa, joka verkostossa jo on.
column-countries = maat
label-countries = Maat
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = ei ole maa; lisää paikkaan kind = "country"
reason-country-cards = { $tracks } johtaa uuteen maahan: siitä saatavat maakortit tuovat +{ $points }.

form-country-cards-stacks = Maat ja niiden korttien pisteet
