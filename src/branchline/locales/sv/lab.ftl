help-lab = Spela många partier mellan botar på MAP (ett id eller en kartfil) och berätta om kartan är bra.
option-lab-output = Mapp för rapporten: en sida, dess siffror som JSON och udda partier att öppna.
option-lab-precision = Hur exakt varje biljetts vinstandel ska vara, i procentenheter.
option-lab-minutes = Hur lång tid det högst får ta, i minuter.
option-lab-rounds = Högst så många serier av partier; 0: så många som behövs.
option-lab-compare = Jämför två rapporter (mappar eller deras JSON-filer) och berätta vad som har ändrats.
option-lab-seed = Låser slumpen: samma frö ger samma rapport.
lab-needs-map = säg vilken karta som ska undersökas, eller jämför två rapporter med --compare
lab-compare-takes-no-map = --compare tittar på två rapporter och tar ingen karta
lab-working = spelar
lab-written =
    { $games ->
        [one] { $file }: rapport från 1 parti
       *[other] { $file }: rapport från { $games } partier
    }
not-a-lab-report = { $file } är ingen rapport från labbet
lab-stopped = Stoppat. Samma kommando fortsätter; det som har spelats finns i { $folder }.
lab-title = Labbrapport: { $map }
lab-about =
    { $games ->
        [one] 1 parti med { $players } spelare mellan lika botar, frö { $seed }.
       *[other] { $games } partier med { $players } spelare mellan lika botar, frö { $seed }.
    }
lab-intervals = Under varje siffra står det intervall där det sanna värdet ligger 19 gånger av 20.
lab-precision-note = Biljetternas vinstandelar är kända på ± { $reached } procentenheter (± { $asked } begärdes).
lab-glance = I korthet
lab-first-seat = Att börja ger
lab-compensation = Uppvägs av { $points } poäng till de andra
lab-turns = Turer i ett parti
lab-margin = Poäng mellan etta och tvåa
lab-decided = Vinnaren leder för gott efter
lab-decided-note = av dragen, i snitt
lab-luck = Andel tur
lab-luck-note = så mycket av skillnaderna förklarar slumpen
lab-mispriced = Biljetter med fel pris
lab-dead = Döda sträckor
lab-contested = Omstridda sträckor
lab-untouched = Orter som aldrig nås
lab-tickets = Biljetter: pris och värde
lab-tickets-note = Motståndet räknar alla vägar mellan två orter: ju högre, desto svårare. Värdet säger hur många poäng en biljett ger mer än den mellersta. Till det föreslagna priset skulle den ge lika mycket som den mellersta; fetstil där det tryckta priset säkert är ett annat.
lab-column-ticket = Biljett
lab-column-price = Pris
lab-column-resistance = Motstånd
lab-column-kept = Behållen när den erbjuds
lab-column-completion = Klar
lab-column-win-lift = Vinner oftare med
lab-column-worth = Värde
lab-column-suggested = Förslag
lab-prices-follow = Priserna följer motståndet med en korrelation på { $correlation }.
lab-tracks = Sträckor: byggda, döda, omstridda
lab-tracks-note = Ju mörkare, desto oftare byggs en sträcka. Överkryssad: död, nästan aldrig byggd. Inramad: omstridd, ofta tagen från någon som hade planerat den.
lab-column-track = Sträcka
lab-column-built = Byggd i
lab-column-contested = Omstridd
lab-column-when = När i partiet
lab-all-tracks = Alla sträckor
lab-none = Inga.
lab-lengths = Längder och färger
lab-column-length = Längd
lab-column-colour = Färg
lab-column-tracks = Sträckor
lab-column-of-claims = Av alla byggda
lab-points = Varifrån poängen kommer
lab-column-line = För
lab-column-points = Poäng
lab-column-scored = Fås av
lab-column-winners-more = Vinnaren har mer
lab-mechanics = Vad varje mekanism ändrar
lab-mechanics-note = Mot partier på samma karta utan den.
lab-column-mechanic = Mekanism
lab-not-without = Kartan går inte att spela utan den.
lab-seats = Platser
lab-column-order = Börjar som nummer
lab-column-wins = Vinner
lab-winner-chance = Den senare vinnarens chans
lab-stage = efter { $percent } % av dragen
lab-styles = Vilken stil vinner
lab-styles-note = Varje stil mot alla andra. Som jämförelse andra spelplaner, de mest lika först.
lab-column-style = Stil
lab-column-board = Spelplan
lab-oddities = Udda partier
lab-oddities-note = Så öppnar du ett: branchline replay FILE
lab-oddity-no-draw = Någon hade inget kort att dra
lab-oddity-sweeps = Raden rensades tre gånger eller fler i ett drag
lab-oddity-stranded = Ingen kunde göra något mer
lab-column-games = Partier
lab-column-files = Exempel
lab-value = Botar med tränat nätverk
lab-value-note =
    { $games ->
        [one] Samma siffror från 1 parti mellan botar som bedömer drag med ett tränat nätverk.
       *[other] Samma siffror från { $games } partier mellan botar som bedömer drag med ett tränat nätverk.
    }
lab-column-figure = Siffra
lab-column-planner = Planerare
lab-column-value = Nätverksbot
lab-compare-title = Vad som har ändrats från { $before } till { $after }
lab-compare-note = Bara skillnader som håller när så många siffror granskas (högst 5 % falska).
lab-compare-none = Inget har ändrats som skiljer sig från slumpen.
lab-compared =
    { $count ->
        [one] 1 siffra jämförd.
       *[other] { $count } siffror jämförda.
    }
lab-column-before = Före
lab-column-after = Efter
lab-column-change = Ändring
lab-figure-compensation = Poäng till de andra
lab-figure-score = Poäng per spelare
lab-figure-winner-score = Vinnarens poäng
lab-figure-tickets-kept = Behållna biljetter
lab-figure-tickets-done = Klara biljetter
lab-figure-completion = { $what }: klar
lab-figure-win-share = { $what }: vinstandel
lab-figure-built = { $what }: byggd
lab-figure-style = { $what }: vinner
help-tune = Anpassa botarna till MAP (ett id eller en kartfil), så att de spelar den bra från och med då.
option-tune-players = För hur många spelare (förval: det minsta antalet).
option-tune-minutes = Hur lång tid det högst får ta, i minuter.
option-tune-generations = Hur många generationer vikter som prövas.
option-tune-games = Partier i varje försök mot varje rival.
option-tune-seed = Låser slumpen: samma frö ger samma vikter.
tune-working = anpassar
tune-written = { $file }: så spelar botarna hädanefter; de slår de oanpassade i { $share } av { $games } partier (jämnstarka skulle vinna { $fair })
tune-stopped = Stoppat. Samma kommando fortsätter; det som har prövats finns i { $file }.
