## At the table

passengers = Matkustajat
passengers-how = Rakensitko? Ota matkustaja kummastakin päästä
passengers-score = { $points } p.
status-passengers-at = Kuka matkustajista lähtee mukaan: { $place }?
status-passengers = Valitse mukaan lähtevä matkustaja.
action-fetch = ota matkustaja: { $passenger }
name-red-passenger = punainen
name-green-passenger = vihreä
name-black-passenger = musta
name-yellow-passenger = keltainen
name-blue-passenger = sininen
name-white-passenger = valkoinen
name-orange-passenger = oranssi
name-pink-passenger = pinkki

## What happens

passenger-taken =
    { $subject ->
        [you] Otat
        [you-again] otat
        [again] ottaa
       *[named] { $seat } ottaa
    } matkustajan ({ $place }): { $passenger }

## Scores

line-passengers = Matkustajat
tie-passengers = eniten matkustajia

## Rules page

rules-passengers-title = Matkustajat
rules-passengers-picture = Reitti rakennetaan, ja kummastakin päästä lähtee matkustaja mukaan.
rules-passengers = Paikoissa odottaa matkustajia: yleensä { $each-place }, suurissa kaupungeissa enemmän, ennen peliä arvottuina. Kun rakennat reitin, otat yhden kummastakin päästä, jossa joku odottaa, ja valitset värin, jos niitä on useita. Lopussa jokainen väri pisteytetään: ensin se, jolla on eniten, sitten toiseksi eniten. Jos usealla on eniten, he kaikki saavat ensimmäisen sijan pisteet eikä kukaan toisen; usea toinen saa kukin toisen sijan pisteet. Se, jolla ei ole yhtään jotakin väriä, ei saa siitä mitään.
rules-passengers-details = Jokaista väriä on { $each-colour } matkustajaa, ja kaikki ovat aina näkyvissä. Ottamisesta ei voi kieltäytyä. Saman maan ylityspaikoilla on yhteinen matkustaja: sen ottaa ensimmäinen reitti johonkin niistä.

## Lesson

lesson-passengers-what = Laudalla odottaa matkustajia kuudessa värissä: useimmissa paikoissa yksi, suurissa kaupungeissa monta.
lesson-passengers-how = Rakenna reitti, ja kummastakin päästä lähtee matkustaja mukaan. Missä odottaa useita värejä, sinä valitset.
lesson-passengers-rank = Lopussa jokainen väri maksaa: ensin eniten matkustajia, sitten toiseksi eniten. Kaikki ovat näkyvissä, joten tiedät aina tilanteesi.
lesson-passengers-score = Ehdi ajoissa suuriin kaupunkeihin: siellä on valinnanvaraa. Reitti kahden odottavan paikan välillä tuo heti kaksi, vaikka olisi kuinka lyhyt.

## Terminal

mechanic-passengers = matkustajat
summary-passengers = Matkustajat: reitin rakentaminen tuo matkustajan kummastakin päästä. Lopussa pisteitä saa jokaisesta väristä eniten ja toiseksi eniten ({ $points }).
column-passengers = matk.
passengers-waiting = odottaa
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Kuka matkustajista lähtee mukaan: { $place }?

## Reviews and hints

reason-passengers = { $tracks } tuo matkustajia, joiden arvo on nyt +{ $points }.

## Map files

map-too-few-passengers = paikat tarvitsevat { $needed } matkustajaa, mutta niitä on { $there }
form-passengers-colours = Matkustajien värit
form-passengers-each-place = Matkustajia joka paikassa
form-passengers-passengers = Matkustajia täällä
form-passengers-passengers-with = Yhteiset matkustajat nimellä
# Words of a choice in a form.
form-word-passengers = eniten matkustajia
