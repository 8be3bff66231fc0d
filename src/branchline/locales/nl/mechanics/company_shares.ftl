## At the table

shares = Aandelen
shares-how = Gebouwd? Pak een aandeel van een maatschappij op het bord
share-next = volgende: nr. { $number }
share-number = nr. { $number }
shares-gone = op
shares-dummy = Stroman
shares-count = { $count }, vanaf nr. { $lowest }
status-company-shares = Pak een aandeel van een maatschappij op het bord van je spoor, of geen.
action-leave-share = geen aandeel pakken
action-take-share = een aandeel pakken: { $company }
action-give-share = de stroman een aandeel geven: { $company }

## What happens

share-taken =
    { $subject ->
        [you] Je pakt
        [you-again] pakt
        [again] pakt
       *[named] { $seat } pakt
    } aandeel nr. { $number }: { $company }
share-given =
    { $subject ->
        [you] Je geeft
        [you-again] geeft
        [again] geeft
       *[named] { $seat } geeft
    } de stroman aandeel nr. { $number }: { $company }
share-revealed = Aandeel nr. { $number } van de stroman telt: { $company }

## Scores

line-company-shares = Aandelen

## Rules page

rules-company-shares-title = Aandelen
rules-company-shares-picture = Van de maatschappijen op het bord van een spoor wordt van één een aandeel gepakt.
rules-company-shares = Het bord van een spoor toont maatschappijen. Bouw je het, dan mag je het bovenste aandeel pakken van een ervan die er nog heeft. Je pakt er hooguit één, en je mag ervan afzien. Aan het eind rangschikt elke maatschappij haar aandeelhouders naar het aantal aandelen en geeft punten naar rang.
rules-company-shares-details = Aandelen zijn vanaf 1 genummerd, en de laagste gaan het eerst weg. Bij gelijke aantallen gaat het laagste nummer voor. Alle aandelen zijn open, want iedereen heeft gezien wie ze pakte.
rules-company-shares-dummy = Met { LIST($players, type: "or") } spelers pakt wie een aandeel pakt daarna ook een van hetzelfde spoor voor een stroman, desnoods van dezelfde maatschappij; is er geen meer, dan krijgt die niets. Aan het eind wordt de helft van de aandelen van de stroman, naar boven afgerond, door toeval getrokken: die tellen in rang als die van een extra speler, en niemand krijgt er de punten voor.
rules-company = Maatschappij
rules-company-shares-number = Aandelen
shares-ranks = Punten naar rang

## Lesson

lesson-company-shares-what = Maatschappijen hebben stapels aandelen. Bij de meeste sporen toont een bord enkele maatschappijen.
lesson-company-shares-how = Bouw zo’n spoor en je mag het bovenste aandeel van één maatschappij op het bord pakken. Het kost niets.
lesson-company-shares-rank = Wie aan het eind de meeste aandelen van een maatschappij heeft, krijgt er de meeste punten voor, dan de tweede, enzovoort. Bij gelijke aantallen beslist het laagste nummer: wees er dus vroeg bij.
lesson-company-shares-score = Grote maatschappijen betalen goed, maar velen dingen ernaar. Van een kleine kan één aandeel genoeg zijn.

## Terminal

mechanic-company-shares = aandelen
summary-company-shares = Aandelen: na het bouwen mag je een aandeel pakken van een maatschappij die het spoor toont. Aan het eind geeft elke maatschappij punten naar rang: eerst de meeste aandelen, dan het laagste nummer.
column-shares = aandelen
share-company = { $sign } { $company }
share-stack = nog { $count }, betaalt { $points }
shares-held = { $seat }: { $count }, vanaf nr. { $lowest }
shares-of-dummy = stroman: { $count }, vanaf nr. { $lowest }
share-question = Je mag een aandeel pakken van een maatschappij op je spoor.
share-question-dummy = Kies het aandeel voor de stroman.

## Map files

map-unknown-company = is geen maatschappij van mechanics.company_shares

form-company-shares-companies = Maatschappijen
form-company-shares-shares = Aandelen
form-company-shares-dummy-up-to = Stroman tot zoveel spelers
