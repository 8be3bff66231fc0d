reason-completes = { $tracks } gör { $tickets } klar: +{ $points } vid spelets slut.
reason-serves = { $tracks } ingår i vägen för { $tickets }.
reason-spares =
    { $count ->
        [one] Det sparar ett lokomotiv, som draget i spelet använde.
       *[other] Det sparar { $count } lokomotiv, som draget i spelet använde.
    }
reason-aside = { $tracks } byggdes, men ingår inte i den kortaste vägen för någon öppen biljett.
reason-only-way = Utan { $tracks } går det inte längre att klara { $tickets }.
reason-detour = Om någon annan bygger { $tracks } kräver { $tickets } { $more } tåg till.
reason-contested = { $seats } kan också vilja ha { $tracks }: så är det i { $percent } % av de möjliga händerna.
reason-blocks = Det blockerar { $seats }, som behöver { $tracks } för { $tickets }.
reason-scores = { $tracks } ger { $points } poäng.
reason-needs-card-for = Ett { LIST($cards, case: "card") } behövs till { $tracks } (längd { $length }, { $held } på handen), på vägen för { $tickets }.
reason-needs-card = Ett { LIST($cards, case: "card") } behövs till { $tracks } (längd { $length }, { $held } på handen).
reason-needs-locomotive-for = Ett { LIST($cards, case: "card") } är till hjälp på { $tracks } (längd { $length }), på vägen för { $tickets }.
reason-needs-locomotive = Ett { LIST($cards, case: "card") } är till hjälp på { $tracks } (längd { $length }).
reason-saves-up = Ett { LIST($cards, case: "card") } behövs till { $tracks } ({ $points } poäng): längd { $length }, { $held } på handen.
reason-saves-up-locomotive = Ett { LIST($cards, case: "card") } är till hjälp på { $tracks } ({ $points } poäng).
reason-takes = På handen finns { $held } { NAME($cards, $held, case: "counted") }, och nu blir det fler.
reason-deck-odds = { $percent } % av korten som inte har synts än är { NAME($cards, 2, case: "counted") }, till hjälp på { $tracks }.
reason-deck-any = Alla kort som inte har synts än är till hjälp på { $tracks }.
reason-more-tickets = { $tickets } återstår, och { $trains } tåg är kvar för fler biljetter.
reason-all-done =
    { $count ->
        [one] { $tickets } är klar, och { $trains } tåg är kvar.
       *[other] { $tickets } är klara, och { $trains } tåg är kvar.
    }
reason-no-tickets = { $seats } har { $trains } tåg kvar och ingen biljett att göra klar.
reason-no-tickets-you = Du har { $trains } tåg kvar och ingen biljett att göra klar.
reason-together = { $tickets } delar { $tracks }: där gör { $trains } tåg nytta för alla biljetterna.
reason-keep = { $tickets }: { $points } poäng för minst { $trains } tåg, av { $left }.
reason-keep-done = { $tickets } är redan klar: { $points } poäng.
reason-keep-impossible = { $tickets } är utom räckhåll.
reason-leave = Inte { $tickets }: { $points } poäng för minst { $trains } tåg, av { $left }.
reason-leave-done = Inte { $tickets }, fast den redan är klar.
reason-leave-impossible = Inte { $tickets }: den är utom räckhåll.
reason-opens = Det öppnar { $tracks }.
reason-opens-for = Det öppnar { $tracks }, på vägen för { $tickets }.
reason-helps = Det hjälper till att fullfölja { $tickets }.
reason-works-on = { $tickets } kräver ännu { $trains } tåg, av { $left }.
reason-goes-for = { $tracks } är den längsta sträckan som ännu går att få: { $points } poäng.
reason-trains-left = { $seats } har { $trains } tåg kvar.
reason-trains-left-you = Du har { $trains } tåg kvar.
reason-last-round = Det är sista rundan: { $seats } får inga fler drag.
reason-last-round-you = Det är sista rundan: du får inga fler drag.
reason-end-near = { $seats } har { $trains } tåg kvar: slutet är nära.
reason-end-near-you = Du har { $trains } tåg kvar: slutet är nära.
reason-built-later =
    { $moves ->
        [one] { $seats } byggde { $tracks } i nästa drag.
       *[other] { $seats } byggde { $tracks } { $moves } drag senare.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } tog { $tracks } i nästa drag.
       *[other] { $seats } tog { $tracks } { $moves } drag senare.
    }
reason-never-built = Till slut byggde ingen { $tracks }.

move-take = ta ett { NAME($card, case: "card") }
move-draw = dra från draghögen
move-tickets = dra biljetter
move-pass = passa
move-keep-some = behålla biljetter
move-keep = behålla { $tickets }
move-claim-for = bygga { $track } för { $cards }

help-review = Berätta hur det sparade spelet FILE vanns: chanserna drag för drag, dragen som kostade mest, och varför.
option-review-json = Skriv analysen som JSON.
option-review-html = Skriv analysen till en fristående sida.
option-review-view = Vems perspektiv spelet visas ur: en spelares nummer, eller 0 för alla kort öppna.
option-review-seed = Fröet för de givar som prövas.
review-heading = { $map }: { $seats }. { $moves } drag.
review-working = Spelet analyseras
review-no-such-view = spelare { $view } finns inte; spelet har { $players }
review-no-moves = spelet har inga drag än
review-written = Skriven: { $file }
review-by-network = Bedömt av spelplanens värdenätverk.
review-by-planner = Den här spelplanen har inget värdenätverk: i stället bedömdes planerarens plan, vilket är grövre.
review-fitted = Chanserna är anpassade efter partier på den här spelplanen med lika många spelare.
review-near = Chanserna är anpassade efter partier på den här spelplanen med ett annat antal spelare.
review-borrowed = Chanserna är anpassade efter partier på andra spelplaner.
review-title = Spelanalys
review-chances = Vinstchans
review-view-all = Alla kort öppna
review-view-of = Vad { $seat } kunde veta
review-turning-points = Vändpunkter
review-no-turning-points = Inget drag kostade mycket mer än skattningens brus.
review-parts = Vad som ändrade chanserna
review-parts-note = Tur, eget spel och andras spel förklarar tillsammans skillnaden mellan chansen i början och resultatet. Eget spel lägger ihop vad varje drag kostade mot det bästa; ingen hittar alltid det, så summan kan bli över 100 %, och andras spel väger upp det.
review-column-move = Drag
review-column-seat = Spelare
review-column-played = Spelat
review-column-better = Bättre
review-column-points = Poäng
review-column-chance = Chans
review-column-first = I början
review-column-luck = Tur
review-column-own = Eget spel
review-column-others = Andras spel
review-column-result = Resultat
review-moves = Alla drag
review-noise-note = Talet efter ± är skattningens medelfel.
review-percent = { $percent } %

review-of = Spelanalys: { $map }
review-failed = Det finns ingen analys att visa
review-progress = Dragen bedöms: { $done } av { $total }
review-waiting = Analysen väntar på sin tur.
review-view = Vy
review-move-of = Drag { $move } · { $seat }
review-end = Slutet
review-played = Spelat
review-better = Bättre
review-better-move = Bättre: { $move }
review-best = Det bästa draget
review-forced = Det fanns inget val.
review-hidden = Det är okänt vad { $seat } hade på handen.
review-agrees = Experten hade gjort likadant.
review-costs = Kostar ungefär { $points } ± { $noise } poäng och { $chance } ± { $error } % vinstchans.
review-costs-judged = Kostar ungefär { $points } ± { $noise } poäng, bedömt utan att spela vidare.
review-open-verdict = Med alla kort öppna: { $move }.
review-alternative = { $move } (−{ $points } poäng)
review-alternative-equal = { $move } (lika bra)
review-alternatives = Näst bäst: { $moves }
review-chance-of = { $seat }: { $percent } %
review-chance-after = efter { $move } av { $moves } drag
review-turning-point = Drag { $move }, { $seat }: −{ $chance } %
review-previous = Föregående vändpunkt
review-next = Nästa vändpunkt
review-copy = Kopiera en länk till draget
review-luck = tur { $luck } %, eget spel { $own } %, andras spel { $others } %
review-parts-of = Från { $first } % till { $last } %: tur { $luck } %, eget spel { $own } %, andras spel { $others } %
review-mark-played = spelat
review-mark-better = bättre

reason-gains =
    { $points ->
        [one] Att bygga { $tracks } ger genast 1 poäng till.
       *[other] Att bygga { $tracks } ger genast { $points } poäng till.
    }
hint-again = Fråga igen för att se planen på spelplanen.
