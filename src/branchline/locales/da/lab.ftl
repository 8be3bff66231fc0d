help-lab = Spil mange partier mellem botter på MAP (et id eller en pladefil), og fortæl, om pladen er god.
option-lab-output = Mappe til rapporten: en side, dens tal som JSON og sære partier, der kan åbnes.
option-lab-precision = Hvor præcis hvert rutekorts vinderandel skal være, i procentpoint.
option-lab-minutes = Hvor længe det højst må tage, i minutter.
option-lab-rounds = Højst så mange serier af partier; 0: så mange som nødvendigt.
option-lab-compare = Sammenlign to rapporter (mapper eller deres JSON-filer), og fortæl, hvad der er ændret.
option-lab-seed = Fastlægger tilfældet: samme seed giver samme rapport.
lab-needs-map = sig, hvilken plade der skal undersøges, eller sammenlign to rapporter med --compare
lab-compare-takes-no-map = --compare ser på to rapporter og tager ikke nogen plade
lab-working = spiller
lab-written =
    { $games ->
        [one] { $file }: rapport fra 1 parti
       *[other] { $file }: rapport fra { $games } partier
    }
not-a-lab-report = { $file } er ikke en rapport fra laboratoriet
lab-stopped = Stoppet. Samme kommando fortsætter; det spillede ligger i { $folder }.
lab-title = Laboratorierapport: { $map }
lab-about =
    { $games ->
        [one] 1 parti med { $players } spillere mellem lige botter, seed { $seed }.
       *[other] { $games } partier med { $players } spillere mellem lige botter, seed { $seed }.
    }
lab-intervals = Under hvert tal står det interval, hvor den sande værdi ligger 19 ud af 20 gange.
lab-precision-note = Rutekortenes vinderandele kendes på ± { $reached } procentpoint (der blev bedt om ± { $asked }).
lab-glance = Kort fortalt
lab-first-seat = At begynde giver
lab-compensation = Opvejes af { $points } point til de andre
lab-turns = Ture i et parti
lab-margin = Point mellem nummer et og to
lab-decided = Vinderen kommer endeligt foran efter
lab-decided-note = af trækkene, i gennemsnit
lab-luck = Andel af held
lab-luck-note = så meget af forskellene forklarer tilfældet
lab-mispriced = Rutekort med forkert pris
lab-dead = Døde strækninger
lab-contested = Omstridte strækninger
lab-untouched = Steder, ingen når
lab-tickets = Rutekort: pris og værdi
lab-tickets-note = Modstanden tæller alle veje mellem to steder: jo højere, jo sværere. Værdien siger, hvor mange point et rutekort giver mere end det midterste. Til den foreslåede pris ville det give lige så meget som det midterste; fed skrift, hvor den trykte pris helt sikkert er en anden.
lab-column-ticket = Rutekort
lab-column-price = Pris
lab-column-resistance = Modstand
lab-column-kept = Beholdt, når tilbudt
lab-column-completion = Fuldført
lab-column-win-lift = Vinder oftere med
lab-column-worth = Værdi
lab-column-suggested = Forslag
lab-prices-follow = Priserne følger modstanden med en korrelation på { $correlation }.
lab-tracks = Strækninger: bygget, døde, omstridte
lab-tracks-note = Jo mørkere, jo oftere bygges en strækning. Overstreget: død, næsten aldrig bygget. Indrammet: omstridt, ofte taget fra nogen, der havde planlagt den.
lab-column-track = Strækning
lab-column-built = Bygget i
lab-column-contested = Omstridt
lab-column-when = Hvornår i partiet
lab-all-tracks = Alle strækninger
lab-none = Ingen.
lab-lengths = Længder og farver
lab-column-length = Længde
lab-column-colour = Farve
lab-column-tracks = Strækninger
lab-column-of-claims = Af alle byggede
lab-points = Hvor point kommer fra
lab-column-line = For
lab-column-points = Point
lab-column-scored = Opnået af
lab-column-winners-more = Vinderen har mere
lab-mechanics = Hvad hver mekanisme ændrer
lab-mechanics-note = I forhold til partier på samme plade uden den.
lab-column-mechanic = Mekanisme
lab-not-without = Pladen kan ikke spilles uden den.
lab-seats = Pladser
lab-column-order = Begynder som nummer
lab-column-wins = Vinder
lab-winner-chance = Den senere vinders chance
lab-stage = efter { $percent } % af trækkene
lab-styles = Hvilken stil vinder
lab-styles-note = Hver stil mod alle andre. Til sammenligning andre plader, de mest lignende først.
lab-column-style = Stil
lab-column-board = Plade
lab-oddities = Sære partier
lab-oddities-note = Sådan åbner du et: branchline replay FILE
lab-oddity-no-draw = Nogen havde intet kort at trække
lab-oddity-sweeps = Rækken blev ryddet tre gange eller mere i ét træk
lab-oddity-stranded = Ingen kunne gøre mere
lab-column-games = Partier
lab-column-files = Eksempler
lab-value = Botter med trænet netværk
lab-value-note =
    { $games ->
        [one] De samme tal fra 1 parti mellem botter, der bedømmer træk med et trænet netværk.
       *[other] De samme tal fra { $games } partier mellem botter, der bedømmer træk med et trænet netværk.
    }
lab-column-figure = Tal
lab-column-planner = Planlægger
lab-column-value = Netværksbot
lab-compare-title = Hvad der er ændret fra { $before } til { $after }
lab-compare-note = Kun forskelle, der holder, når man ser på så mange tal (højst 5 % falske).
lab-compare-none = Intet er ændret, som skiller sig ud fra tilfældet.
lab-compared =
    { $count ->
        [one] 1 tal sammenlignet.
       *[other] { $count } tal sammenlignet.
    }
lab-column-before = Før
lab-column-after = Efter
lab-column-change = Ændring
lab-figure-compensation = Point til de andre
lab-figure-score = Point pr. spiller
lab-figure-winner-score = Vinderens point
lab-figure-tickets-kept = Beholdte rutekort
lab-figure-tickets-done = Fuldførte rutekort
lab-figure-completion = { $what }: fuldført
lab-figure-win-share = { $what }: vinderandel
lab-figure-built = { $what }: bygget
lab-figure-style = { $what }: vinder
help-tune = Tilpas botterne til MAP (et id eller en pladefil), så de spiller den godt fremover.
option-tune-players = Hvor mange spillere der tilpasses til (standard: det mindste antal).
option-tune-minutes = Hvor længe det højst må tage, i minutter.
option-tune-generations = Hvor mange generationer af vægte der prøves.
option-tune-games = Partier i hvert forsøg mod hver rival.
option-tune-seed = Fastlægger tilfældet: samme seed giver samme vægte.
tune-working = tilpasser
tune-written = { $file }: sådan spiller botterne fremover; de slår de ikke tilpassede i { $share } af { $games } partier (lige stærke ville vinde { $fair })
tune-stopped = Stoppet. Samme kommando fortsætter; det prøvede ligger i { $file }.
