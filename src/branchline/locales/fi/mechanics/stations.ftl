## At the table

may-station = rakenna asema
may-station-briefly = rakenna
action-station = rakenna asema kaupunkiin { $place } { LIST($payment, case: "adessive") }
choose-station = Rakenna asema: { $place }
stations = Asemat
stations-yours =
    { $count ->
        [0] Sinulla ei ole enää asemia.
        [one] 1 jäljellä, käyttämättömänä { $points ->
                [one] { $points } piste
               *[other] { $points } pistettä
            }.
       *[other] { $count } jäljellä, käyttämättöminä { $points ->
                [one] { $points } piste
               *[other] { $points } pistettä
            }.
    }
stations-next =
    { $count ->
        [one] Seuraava maksaa 1 kortin.
       *[other] Seuraava maksaa { $count } samanväristä korttia.
    }
stations-left = Asemia jäljellä
stations-short = asemat

## What happens

station-built =
    { $subject ->
        [you] Rakennat
        [you-again] rakennat
        [again] rakentaa
       *[named] { $seat } rakentaa
    } aseman kaupunkiin { $place } { LIST($payment, case: "adessive") }

## Scores

line-unused-stations = Käyttämättömät asemat
tie-fewest-stations = vähiten rakennettuja asemia

## Rules page

rules-stations-title = Asemat
rules-stations-picture = Asema on siinä, mihin reittisi päättyy; siitä lippu jatkuu toisen pelaajan reittiä.
rules-stations =
    Sinulla on { $count ->
        [one] { $count } asema
       *[other] { $count } asemaa
    }. Vuorollasi saat rakentaa yhden kaupunkiin, jossa ei ole asemaa: ensimmäinen maksaa 1 kortin, jokainen seuraava yhden enemmän, kaikki samaa väriä. Lopussa asema antaa sinun käyttää yhtä toisen pelaajan reittiä, joka vie sen kaupunkiin, vain omia lippujasi varten; sinulle paras valitaan puolestasi. Rakentamaton asema on { $unused-points } pisteen arvoinen.

## Guide

guide-with-stations = Reitti varattu? Asema avaa sen lipuillesi.

## Lesson

lesson-stations-what = Onko tarvitsemasi reitti toisella? Asema sen kaupungissa antaa lippujesi käyttää yhtä toisen reittiä siihen kaupunkiin.
lesson-stations-how = Aseman rakentaminen on koko vuorosi. Valitse kaupunki, jossa ei vielä ole asemaa. Sinulla on niitä { $count }, eikä sinun tarvitse kertoa, mitä reittiä tarkoitat: paras löytyy lopussa.
lesson-stations-cost = Asemasi maksavat { $costs } samanväristä korttia, tässä järjestyksessä.
lesson-stations-score =
    Jokainen rakentamaton asema tuo lopussa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Rakenna siis vain, jos lippu on arvokkaampi.

## Terminal

mechanic-stations = asemat
summary-stations = Asemat: lopussa kukin antaa lippujesi käyttää yhtä toisen pelaajan reittiä sen kaupunkiin. Jokainen rakentamaton on { $unused_points } pisteen arvoinen.
column-stations = asemat
label-stations = Asemat
station-of = { $place } ({ $seat })
stations-all-built = kaikki rakennettu
station-next-costs =
    { $count ->
        [one] seuraava maksaa 1 kortin
       *[other] seuraava maksaa { $count } korttia
    }
choice-station = asema: { $place }
borrowing-stations =
    { $count ->
        [one] 1 asema rakennettavana
       *[other] { $count } asemaa rakennettavana
    }

## Map files

map-station-costs =
    { $costs ->
        [one] 1 hinta
       *[other] { $costs } hintaa
    }, { $stations ->
        [one] 1 asema
       *[other] { $stations } asemaa
    }; anna yksi hinta asemaa kohti

form-stations-count = Asemia pelaajaa kohti
form-stations-costs = Kunkin hinta
form-stations-unused-points = Pisteet käyttämättömästä
# Words of a choice in a form.
form-word-fewest-stations = vähiten käytettyjä asemia
