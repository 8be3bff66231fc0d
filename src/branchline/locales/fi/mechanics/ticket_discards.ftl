# Avoin lippujen poistopakka.

## At the table

discarded-tickets = Hylätyt liput
no-discarded-tickets = ei vielä yhtään

## What happens

ticket-rejected =
    { $subject ->
        [you] Hylkäät
        [you-again] hylkäät
        [again] hylkää
       *[named] { $seat } hylkää
    } { $ticket }
tickets-shuffled =
    hylätyt liput sekoitetaan uudeksi pakaksi: { $tickets ->
        [one] { $tickets } lippu
       *[other] { $tickets } lippua
    }

## Rules page

rules-ticket-discards-title = Hylätyt liput
rules-ticket-discards-picture = Hylätyt liput ovat avoinna pakan vieressä.
rules-ticket-discards = Hylätyt liput menevät avoimina poistopakkaan, jossa kaikki näkevät ne. Heti kun lippupakka tyhjenee, ne sekoitetaan uudeksi pakaksi. Jos pakka tyhjenee kesken noston, nostoa jatketaan uudesta.

## Lesson

lesson-ticket-discards-what = Hylkäämäsi liput menevät avoimina poistopakkaan.
lesson-ticket-discards-see = Kaikki näkevät ne. Tiedät siis, mitä kukaan ei toistaiseksi tavoittele.
lesson-ticket-discards-again = Kun pakka on tyhjä, ne sekoitetaan uudeksi pakaksi ja voivat tulla uudelleen.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = hylätyt liput
summary-ticket-discards = Hylätyt liput ovat avoinna; kun pakka on tyhjä, niistä tulee uusi.

## Map files

map-no-ticket-discards = sinne ei mene hylättyjä lippuja; kirjoita rejected = "pile" kohtaan tickets.first tai tickets.later
map-ticket-discards-out = poistopakka ottaisi nämäkin; kirjoita "pile" tai "under"
