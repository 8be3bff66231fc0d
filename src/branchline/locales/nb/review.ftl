reason-completes = { $tracks } fullfører { $tickets }: +{ $points } når spillet er slutt.
reason-serves = { $tracks } er en del av veien for { $tickets }.
reason-spares =
    { $count ->
        [one] Det sparer et lokomotiv, som trekket i spillet brukte.
       *[other] Det sparer { $count } lokomotiver, som trekket i spillet brukte.
    }
reason-aside = { $tracks } ble bygget, men er ikke en del av den korteste veien for noen åpen billett.
reason-only-way = Uten { $tracks } kan { $tickets } ikke lenger fullføres.
reason-detour = Hvis noen andre bygger { $tracks }, krever { $tickets } { $more } tog til.
reason-contested = { $seats } vil kanskje også ha { $tracks }: slik er det i { $percent } % av de mulige hendene.
reason-blocks = Det blokkerer { $seats }, som trenger { $tracks } til { $tickets }.
reason-scores = { $tracks } gir { $points } poeng.
reason-needs-card-for = Et { LIST($cards, case: "card") } trengs til { $tracks } (lengde { $length }, { $held } på hånden), på veien for { $tickets }.
reason-needs-card = Et { LIST($cards, case: "card") } trengs til { $tracks } (lengde { $length }, { $held } på hånden).
reason-needs-locomotive-for = Et { LIST($cards, case: "card") } hjelper med { $tracks } (lengde { $length }), på veien for { $tickets }.
reason-needs-locomotive = Et { LIST($cards, case: "card") } hjelper med { $tracks } (lengde { $length }).
reason-saves-up = Et { LIST($cards, case: "card") } trengs til { $tracks } ({ $points } poeng): lengde { $length }, { $held } på hånden.
reason-saves-up-locomotive = Et { LIST($cards, case: "card") } hjelper med { $tracks } ({ $points } poeng).
reason-takes = Det er { $held } { NAME($cards, $held, case: "counted") } på hånden, og nå blir det flere.
reason-deck-odds = { $percent } % av kortene som ikke er sett ennå, er { NAME($cards, 2, case: "counted") }, som hjelper med { $tracks }.
reason-deck-any = Alle kort som ikke er sett ennå, hjelper med { $tracks }.
reason-more-tickets = { $tickets } gjenstår, og det er { $trains } tog igjen til flere billetter.
reason-all-done = { $tickets } er fullført, og det er { $trains } tog igjen.
reason-no-tickets = { $seats } har { $trains } tog igjen og ingen billett å fullføre.
reason-no-tickets-you = Du har { $trains } tog igjen og ingen billett å fullføre.
reason-together = { $tickets } deler { $tracks }: der er { $trains } tog til nytte for alle billettene.
reason-keep = { $tickets }: { $points } poeng for minst { $trains } tog, av { $left }.
reason-keep-done = { $tickets } er allerede fullført: { $points } poeng.
reason-keep-impossible = { $tickets } er utenfor rekkevidde.
reason-leave = Ikke { $tickets }: { $points } poeng for minst { $trains } tog, av { $left }.
reason-leave-done = Ikke { $tickets }, selv om den allerede er fullført.
reason-leave-impossible = Ikke { $tickets }: den er utenfor rekkevidde.
reason-opens = Det åpner { $tracks }.
reason-opens-for = Det åpner { $tracks }, på veien for { $tickets }.
reason-helps = Det hjelper med å fullføre { $tickets }.
reason-works-on = { $tickets } krever fortsatt { $trains } tog, av { $left }.
reason-goes-for = { $tracks } er den lengste ruten som fortsatt kan bygges: { $points } poeng.
reason-trains-left = { $seats } har { $trains } tog igjen.
reason-trains-left-you = Du har { $trains } tog igjen.
reason-last-round = Det er siste runde: { $seats } får ikke flere trekk.
reason-last-round-you = Det er siste runde: du får ikke flere trekk.
reason-end-near = { $seats } har { $trains } tog igjen: slutten er nær.
reason-end-near-you = Du har { $trains } tog igjen: slutten er nær.
reason-built-later =
    { $moves ->
        [one] { $seats } bygde { $tracks } i neste trekk.
       *[other] { $seats } bygde { $tracks } { $moves } trekk senere.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } tok { $tracks } i neste trekk.
       *[other] { $seats } tok { $tracks } { $moves } trekk senere.
    }
reason-never-built = Til slutt var det ingen som bygde { $tracks }.

move-take = ta et { NAME($card, case: "card") }
move-draw = trekke fra bunken
move-tickets = trekke billetter
move-pass = melde pass
move-keep-some = beholde billetter
move-keep = beholde { $tickets }
move-claim-for = bygge { $track } for { $cards }

help-review = Fortell hvordan det lagrede spillet FILE ble vunnet: sjansene trekk for trekk, trekkene som kostet mest, og hvorfor.
option-review-json = Skriv analysen som JSON.
option-review-html = Skriv analysen til en frittstående side.
option-review-view = Hvem sin synsvinkel spillet vises fra: nummeret til en spiller, eller 0 for alle kort åpne.
option-review-seed = Frøet for kortfordelingene som prøves.
review-heading = { $map }: { $seats }. { $moves } trekk.
review-working = Spillet analyseres
review-no-such-view = spiller { $view } finnes ikke; spillet har { $players }
review-no-moves = spillet har ingen trekk ennå
review-written = Skrevet: { $file }
review-by-network = Vurdert av verdinettverket for dette brettet.
review-by-planner = Dette brettet har ikke noe verdinettverk: i stedet ble planleggerens plan vurdert, og det er grovere.
review-fitted = Sjansene er tilpasset etter partier på dette brettet med like mange spillere.
review-near = Sjansene er tilpasset etter partier på dette brettet med et annet antall spillere.
review-borrowed = Sjansene er tilpasset etter partier på andre brett.
review-title = Spillanalyse
review-chances = Vinnersjanse
review-view-all = Alle kort åpne
review-view-of = Hva { $seat } kunne vite
review-turning-points = Vendepunkter
review-no-turning-points = Ingen trekk kostet stort mer enn usikkerheten i anslaget.
review-parts = Hva som flyttet sjansene
review-parts-note = Flaks, eget spill og andres spill forklarer til sammen forskjellen mellom sjansen i starten og resultatet. Eget spill legger sammen hva hvert trekk kostet mot det beste; ingen finner alltid det, så summen kan bli over 100 %, og andres spill veier det opp.
review-column-move = Trekk
review-column-seat = Spiller
review-column-played = Spilt
review-column-better = Bedre
review-column-points = Poeng
review-column-chance = Sjanse
review-column-first = I starten
review-column-luck = Flaks
review-column-own = Eget spill
review-column-others = Andres spill
review-column-result = Resultat
review-moves = Alle trekk
review-noise-note = Tallet etter ± er standardfeilen til anslaget.
review-percent = { $percent } %

review-of = Spillanalyse: { $map }
review-failed = Det finnes ingen analyse å vise
review-progress = Trekkene vurderes: { $done } av { $total }
review-waiting = Analysen venter på tur.
review-view = Visning
review-move-of = Trekk { $move } · { $seat }
review-end = Slutten
review-played = Spilt
review-better = Bedre
review-better-move = Bedre: { $move }
review-best = Det beste trekket
review-forced = Det fantes ikke noe valg.
review-hidden = Hva { $seat } hadde på hånden, var ikke kjent.
review-agrees = Eksperten ville ha gjort det samme.
review-costs = Koster omtrent { $points } ± { $noise } poeng og { $chance } ± { $error } % vinnersjanse.
review-costs-judged = Koster omtrent { $points } ± { $noise } poeng, vurdert uten å spille videre.
review-open-verdict = Med alle kort åpne: { $move }.
review-alternative = { $move } (−{ $points } poeng)
review-alternative-equal = { $move } (like godt)
review-alternatives = Nest best: { $moves }
review-chance-of = { $seat }: { $percent } %
review-chance-after = etter { $move } av { $moves } trekk
review-turning-point = Trekk { $move }, { $seat }: −{ $chance } %
review-previous = Forrige vendepunkt
review-next = Neste vendepunkt
review-copy = Kopier en lenke til trekket
review-luck = flaks { $luck } %, eget spill { $own } %, andres spill { $others } %
review-parts-of = Fra { $first } % til { $last } %: flaks { $luck } %, eget spill { $own } %, andres spill { $others } %
review-mark-played = spilt
review-mark-better = bedre

reason-gains =
    { $points ->
        [one] Å bygge { $tracks } gir 1 poeng mer med det samme.
       *[other] Å bygge { $tracks } gir { $points } poeng mer med det samme.
    }
hint-again = Spør igjen for å se planen på brettet.
