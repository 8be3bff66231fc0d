## Scores

line-most-tickets = Globetrotter-bonus

## Rules page

rules-most-tickets-title = Globetrotter
rules-most-tickets-picture = Yhdellä pelaajalla on neljä valmista lippua, toisella kolme; edellinen saa { $points } pistettä.
rules-most-tickets =
    Eniten lippuja valmiiksi saanut pelaaja saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Tasatilanteessa kaikki parhaat saavat pisteet, vaikka kenelläkään ei olisi yhtään valmista.

## Lesson

lesson-most-tickets-what = Lopussa eniten lippuja valmiiksi saanut pelaaja saa Globetrotter-bonuksen.
lesson-most-tickets-how = Lyhyet liput lasketaan siinä missä pitkätkin. Nosta siis lisää, kun omasi ovat valmiit. Mutta kesken jäänyt lippu vie pisteensä.
lesson-most-tickets-score =
    Siitä saa { $points ->
        [one] { $points } pisteen
       *[other] { $points } pistettä
    }. Jos valmiita lippuja on yhtä monta, kaikki parhaat saavat pisteet.

## Terminal

mechanic-most-tickets = globetrotter
summary-most-tickets = Eniten valmiita lippuja: { $points } pistettä.
