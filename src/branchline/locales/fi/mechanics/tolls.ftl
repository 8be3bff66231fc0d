# Ratamaksut, poletit ja lainat.

## At the table

tolls = Ratamaksut
tolls-how = Jäljellä olevat poletit tuovat lopussa sijoituksen mukaan: { $points }
tokens = Poletit
loans = Lainat
tokens-count =
    { $count ->
        [one] { $count } poletti
       *[other] { $count } polettia
    }
loans-count =
    { $count ->
        [one] { $count } laina
       *[other] { $count } lainaa
    }

## What happens

toll-to-bank =
    { $subject ->
        [you] Maksat
        [you-again] maksat
        [again] maksaa
       *[named] { $seat } maksaa
    } { $tokens ->
        [one] { $tokens } poletin
       *[other] { $tokens } polettia
    } pankille; jäljellä { $left }
toll-paid =
    { $subject ->
        [you] Maksat
        [you-again] maksat
        [again] maksaa
       *[named] { $seat } maksaa
    } { $tokens ->
        [one] { $tokens } poletin
       *[other] { $tokens } polettia
    } maksuna; jäljellä { $left }
toll-received =
    { $subject ->
        [you] Saat
        [you-again] saat
        [again] saa
       *[named] { $seat } saa
    } { $tokens ->
        [one] { $tokens } poletin
       *[other] { $tokens } polettia
    } maksuna, yhteensä { $left }
loan-taken =
    { $subject ->
        [you] Otat
        [you-again] otat
        [again] ottaa
       *[named] { $seat } ottaa
    } lainan { $tokens } poletin maksun sijaan: nro { $loans }

## Scores

line-tolls = Jäljellä olevat poletit
line-loans = Lainat

## Rules page

rules-tolls-title = Ratamaksut
rules-tolls-picture = Ensimmäinen rata maksaa 3 polettia pankille, toinen 3 ensimmäisen omistajalle.
rules-tolls =
    Jokainen aloittaa { $start } poletilla. Luku reitin vieressä on sen ratamaksu. Maksat sen, kun rakennat siihen: pankille tai, jos reitin toinen rata on jo rakennettu, sen omistajalle. Jos et voi maksaa koko maksua, et maksa mitään ja otat lainan; rakentaa saa aina. Lopussa lainattomat pelaajat asetetaan järjestykseen polettien mukaan ja saavat pisteitä sijoituksestaan. Jokainen laina maksaa { $loan ->
        [one] { $loan } pisteen
       *[other] { $loan } pistettä
    }.
rules-tolls-details = Joka voi maksaa, maksaa. Jos joku ottaa lainan, ensimmäisen radan omistaja saa maksun pankilta. Lainat eivät lopu, eikä niitä makseta takaisin. Yhtä monta polettia omistavat jakavat sijan ja saavat kaikki sen pisteet; seuraava sija lasketaan kuin jokaisella olisi omansa. Lainan ottanut ei vie sijaa. Polettien määrä seuraa maksuista, joten kaikki näkevät sen. Neutraalin kolmannen pelaajan sääntöjä ei ole, sillä mikään lähde ei kerro tarvittavia kaupunkipareja.
rules-toll-players = Pelaajia
rules-toll-ranks = Pisteet sijoituksittain

## Lesson

lesson-tolls-what = Aloitat { $start } poletilla. Luku reitin vieressä on sen ratamaksu: maksa se, kun rakennat siihen.
lesson-tolls-owner = Ensimmäinen rakentaja maksaa pankille. Toinen maksaa ensimmäiselle: ole siis ajoissa.
lesson-tolls-loan = Liian vähän poletteja? Silloin et maksa mitään ja otat lainan. Jokainen maksaa { $loan } pistettä, eivätkä polettisi enää tuo pisteitä.
lesson-tolls-score = Lopussa eniten saa se, jolla on eniten poletteja jäljellä, sitten toinen ja niin edelleen.

## Terminal

mechanic-tolls = ratamaksut
summary-tolls = Ratamaksut: sinulla on { $start } polettia. Jokainen reitti maksaa maksunsa pankille tai, toisesta radasta, ensimmäisen omistajalle. Laina polettien puutteessa maksaa { $loan } pistettä. Jäljellä olevat poletit tuovat pisteitä sijoituksen mukaan, ellei sinulla ole lainaa.
column-tokens = poletit
column-loans = lainat
toll-ranks = sijoituksittain { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Poletteja alussa
form-tolls-loan = Pisteitä, jotka laina maksaa
form-tolls-ranks = Pisteet sijoituksittain, kullekin pelaajamäärälle
form-tolls-toll = Ratamaksu
map-tolls-lack-ranks = tarvitsee pisteet sijoituksittain { $players } pelaajalle
