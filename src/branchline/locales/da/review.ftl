reason-completes = { $tracks } fuldfører { $tickets }: +{ $points } ved spillets slutning.
reason-serves = { $tracks } er en del af vejen for { $tickets }.
reason-spares =
    { $count ->
        [one] Det sparer et lokomotiv, som trækket i spillet brugte.
       *[other] Det sparer { $count } lokomotiver, som trækket i spillet brugte.
    }
reason-aside = { $tracks } blev bygget, men er ikke en del af den korteste vej for noget ufuldført rutekort.
reason-only-way = Uden { $tracks } kan { $tickets } ikke længere fuldføres.
reason-detour =
    { $more ->
        [one] Hvis en anden bygger { $tracks }, kræver { $tickets } 1 vogn mere.
       *[other] Hvis en anden bygger { $tracks }, kræver { $tickets } { $more } vogne mere.
    }
reason-contested = { $seats } vil måske også have { $tracks }: sådan er det i { $percent } % af de mulige hænder.
reason-blocks = Det blokerer { $seats }, som skal bruge { $tracks } til { $tickets }.
reason-scores = { $tracks } giver { $points } point.
reason-needs-card-for = Et { LIST($cards, case: "card") } skal bruges til { $tracks } (længde { $length }, { $held } på hånden), på vejen for { $tickets }.
reason-needs-card = Et { LIST($cards, case: "card") } skal bruges til { $tracks } (længde { $length }, { $held } på hånden).
reason-needs-locomotive-for = Et { LIST($cards, case: "card") } hjælper med { $tracks } (længde { $length }), på vejen for { $tickets }.
reason-needs-locomotive = Et { LIST($cards, case: "card") } hjælper med { $tracks } (længde { $length }).
reason-saves-up = Et { LIST($cards, case: "card") } skal bruges til { $tracks } ({ $points } point): længde { $length }, { $held } på hånden.
reason-saves-up-locomotive = Et { LIST($cards, case: "card") } hjælper med { $tracks } ({ $points } point).
reason-takes = Der er { $held } { NAME($cards, $held, case: "counted") } på hånden, og nu bliver der flere.
reason-deck-odds = { $percent } % af de kort, der ikke er set endnu, er { NAME($cards, 2, case: "counted") }, som hjælper med { $tracks }.
reason-deck-any = Alle kort, der ikke er set endnu, hjælper med { $tracks }.
reason-more-tickets =
    { $trains ->
        [one] { $tickets } mangler endnu, og der er 1 vogn tilbage til flere rutekort.
       *[other] { $tickets } mangler endnu, og der er { $trains } vogne tilbage til flere rutekort.
    }
reason-all-done =
    { $trains ->
        [one] { $tickets } er fuldført, og der er 1 vogn tilbage.
       *[other] { $tickets } er fuldført, og der er { $trains } vogne tilbage.
    }
reason-no-tickets =
    { $trains ->
        [one] { $seats } har 1 vogn tilbage og intet rutekort at fuldføre.
       *[other] { $seats } har { $trains } vogne tilbage og intet rutekort at fuldføre.
    }
reason-no-tickets-you =
    { $trains ->
        [one] Du har 1 vogn tilbage og intet rutekort at fuldføre.
       *[other] Du har { $trains } vogne tilbage og intet rutekort at fuldføre.
    }
reason-together =
    { $trains ->
        [one] { $tickets } har { $tracks } til fælles: 1 vogn gavner alle rutekortene.
       *[other] { $tickets } har { $tracks } til fælles: { $trains } vogne gavner alle rutekortene.
    }
reason-keep =
    { $trains ->
        [one] { $tickets }: { $points } point for mindst 1 vogn, ud af { $left }.
       *[other] { $tickets }: { $points } point for mindst { $trains } vogne, ud af { $left }.
    }
reason-keep-done = { $tickets } er allerede fuldført: { $points } point.
reason-keep-impossible = { $tickets } er uden for rækkevidde.
reason-leave =
    { $trains ->
        [one] Ikke { $tickets }: { $points } point for mindst 1 vogn, ud af { $left }.
       *[other] Ikke { $tickets }: { $points } point for mindst { $trains } vogne, ud af { $left }.
    }
reason-leave-done = Ikke { $tickets }, selv om det allerede er fuldført.
reason-leave-impossible = Ikke { $tickets }: det er uden for rækkevidde.
reason-opens = Det åbner { $tracks }.
reason-opens-for = Det åbner { $tracks }, på vejen for { $tickets }.
reason-helps = Det hjælper med at fuldføre { $tickets }.
reason-works-on =
    { $trains ->
        [one] { $tickets } kræver endnu 1 vogn, ud af { $left }.
       *[other] { $tickets } kræver endnu { $trains } vogne, ud af { $left }.
    }
reason-goes-for = { $tracks } er den længste strækning, der endnu kan fås: { $points } point.
reason-trains-left =
    { $trains ->
        [one] { $seats } har 1 vogn tilbage.
       *[other] { $seats } har { $trains } vogne tilbage.
    }
reason-trains-left-you =
    { $trains ->
        [one] Du har 1 vogn tilbage.
       *[other] Du har { $trains } vogne tilbage.
    }
reason-last-round = Det er sidste runde: { $seats } får ikke flere ture.
reason-last-round-you = Det er sidste runde: du får ikke flere ture.
reason-end-near =
    { $trains ->
        [one] { $seats } har 1 vogn tilbage: spillet er snart slut.
       *[other] { $seats } har { $trains } vogne tilbage: spillet er snart slut.
    }
reason-end-near-you =
    { $trains ->
        [one] Du har 1 vogn tilbage: spillet er snart slut.
       *[other] Du har { $trains } vogne tilbage: spillet er snart slut.
    }
reason-built-later =
    { $moves ->
        [one] { $seats } byggede { $tracks } i næste træk.
       *[other] { $seats } byggede { $tracks } { $moves } træk senere.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } tog { $tracks } i næste træk.
       *[other] { $seats } tog { $tracks } { $moves } træk senere.
    }
reason-never-built = I sidste ende byggede ingen { $tracks }.

move-take = tage et { NAME($card, case: "card") }
move-draw = trække fra bunken
move-tickets = trække rutekort
move-pass = melde pas
move-keep-some = beholde rutekort
move-keep = beholde { $tickets }
move-claim-for = bygge { $track } for { $cards }

help-review = Fortæl, hvordan det gemte spil FILE blev vundet: chancerne træk for træk, de dyreste træk, og hvorfor.
option-review-json = Skriv analysen som JSON.
option-review-html = Skriv analysen til en selvstændig side.
option-review-view = Hvis synsvinkel spillet vises fra: en spillers nummer, eller 0 for alle kort åbne.
option-review-seed = Seed for de kortfordelinger, der prøves.
review-heading = { $map }: { $seats }. { $moves } træk.
review-working = Spillet analyseres
review-no-such-view = spiller { $view } findes ikke; spillet har { $players }
review-no-moves = spillet har ingen træk endnu
review-written = Skrevet: { $file }
review-by-network = Bedømt af pladens værdinetværk.
review-by-planner = Denne plade har intet værdinetværk: i stedet blev planlæggerens plan bedømt, hvilket er grovere.
review-fitted = Chancerne er tilpasset efter partier på denne plade med lige så mange spillere.
review-near = Chancerne er tilpasset efter partier på denne plade med et andet antal spillere.
review-borrowed = Chancerne er tilpasset efter partier på andre plader.
review-title = Spilanalyse
review-chances = Vinderchance
review-view-all = Alle kort åbne
review-view-of = Hvad { $seat } kunne vide
review-turning-points = Vendepunkter
review-no-turning-points = Intet træk kostede meget mere end usikkerheden i skønnet.
review-parts = Hvad der flyttede chancerne
review-parts-note = Held, eget spil og andres spil forklarer tilsammen forskellen mellem chancen i starten og resultatet. Eget spil lægger sammen, hvad hvert træk kostede i forhold til det bedste; ingen finder altid det, så summen kan blive over 100 %, og andres spil opvejer det.
review-column-move = Træk
review-column-seat = Spiller
review-column-played = Spillet
review-column-better = Bedre
review-column-points = Point
review-column-chance = Chance
review-column-first = I starten
review-column-luck = Held
review-column-own = Eget spil
review-column-others = Andres spil
review-column-result = Resultat
review-moves = Alle træk
review-noise-note = Tallet efter ± er skønnets standardfejl.
review-percent = { $percent } %

review-of = Spilanalyse: { $map }
review-failed = Der er ingen analyse at vise
review-progress = Trækkene bedømmes: { $done } af { $total }
review-waiting = Analysen venter på sin tur.
review-view = Visning
review-move-of = Træk { $move } · { $seat }
review-end = Slutningen
review-played = Spillet
review-better = Bedre
review-better-move = Bedre: { $move }
review-best = Det bedste træk
review-forced = Der var intet valg.
review-hidden = Hvad { $seat } havde på hånden, var ikke kendt.
review-agrees = Eksperten ville have gjort det samme.
review-costs = Koster omkring { $points } ± { $noise } point og { $chance } ± { $error } % vinderchance.
review-costs-judged = Koster omkring { $points } ± { $noise } point, bedømt uden at spille videre.
review-open-verdict = Med alle kort åbne: { $move }.
review-alternative = { $move } (−{ $points } point)
review-alternative-equal = { $move } (lige så godt)
review-alternatives = Næstbedst: { $moves }
review-chance-of = { $seat }: { $percent } %
review-chance-after = efter { $move } af { $moves } træk
review-turning-point = Træk { $move }, { $seat }: −{ $chance } %
review-previous = Forrige vendepunkt
review-next = Næste vendepunkt
review-copy = Kopiér et link til trækket
review-luck = held { $luck } %, eget spil { $own } %, andres spil { $others } %
review-parts-of = Fra { $first } % til { $last } %: held { $luck } %, eget spil { $own } %, andres spil { $others } %
review-mark-played = spillet
review-mark-better = bedre

reason-gains =
    { $points ->
        [one] At bygge { $tracks } giver 1 point mere med det samme.
       *[other] At bygge { $tracks } giver { $points } point mere med det samme.
    }
hint-again = Spørg igen for at se planen på pladen.
