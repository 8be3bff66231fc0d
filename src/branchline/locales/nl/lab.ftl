help-lab = Speel veel spellen tussen bots op MAP (een id of een bordbestand) en vertel of het bord goed is.
option-lab-output = Map voor het rapport: een pagina, de cijfers als JSON en vreemde spellen om te openen.
option-lab-precision = Hoe nauwkeurig het winstaandeel van elk ticket moet zijn, in procentpunten.
option-lab-minutes = Hoe lang het hoogstens mag duren, in minuten.
option-lab-rounds = Hoogstens zoveel reeksen spellen; 0: zoveel als nodig.
option-lab-compare = Twee rapporten (mappen of hun JSON-bestanden) vergelijken en vertellen wat er is veranderd.
option-lab-seed = Legt het toeval vast: dezelfde startwaarde geeft hetzelfde rapport.
lab-needs-map = zeg welk bord, of vergelijk twee rapporten met --compare
lab-compare-takes-no-map = --compare bekijkt twee rapporten en neemt geen bord
lab-working = bezig
lab-written =
    { $games ->
        [one] { $file }: rapport van 1 spel
       *[other] { $file }: rapport van { $games } spellen
    }
not-a-lab-report = { $file } is geen rapport van het lab
lab-stopped = Gestopt. Dezelfde opdracht gaat verder; wat gespeeld is, staat in { $folder }.
lab-title = Labrapport: { $map }
lab-about =
    { $games ->
        [one] 1 spel met { $players } spelers tussen gelijke bots, startwaarde { $seed }.
       *[other] { $games } spellen met { $players } spelers tussen gelijke bots, startwaarde { $seed }.
    }
lab-intervals = Onder elk cijfer staat het interval waarin de ware waarde 19 van de 20 keer ligt.
lab-precision-note = Winstaandelen van tickets zijn bekend op ± { $reached } procentpunten (gevraagd was ± { $asked }).
lab-glance = In het kort
lab-first-seat = Beginnen levert op
lab-compensation = Goedgemaakt met { $points } punten voor de anderen
lab-turns = Beurten per spel
lab-margin = Punten tussen eerste en tweede
lab-decided = Wie wint, staat voorgoed voor na
lab-decided-note = van de zetten, gemiddeld
lab-luck = Aandeel geluk
lab-luck-note = zoveel van de verschillen verklaart het toeval
lab-mispriced = Tickets met een verkeerde prijs
lab-dead = Dode sporen
lab-contested = Omstreden sporen
lab-untouched = Nooit bereikte plaatsen
lab-tickets = Tickets: prijs en waarde
lab-tickets-note = De weerstand telt alle wegen tussen twee plaatsen: hoe hoger, hoe moeilijker. De waarde zegt hoeveel punten een ticket meer oplevert dan het middelste. Voor de voorgestelde prijs zou het evenveel opleveren als het middelste; vet waar de gedrukte prijs zeker een andere is.
lab-column-ticket = Ticket
lab-column-price = Prijs
lab-column-resistance = Weerstand
lab-column-kept = Gehouden indien aangeboden
lab-column-completion = Voltooid
lab-column-win-lift = Wint vaker met
lab-column-worth = Waarde
lab-column-suggested = Voorstel
lab-prices-follow = De prijzen volgen de weerstand met een correlatie van { $correlation }.
lab-tracks = Sporen: gebouwd, dood, omstreden
lab-tracks-note = Hoe donkerder, hoe vaker een spoor wordt gebouwd. Doorgestreept: dood, bijna nooit gebouwd. Omlijst: omstreden, vaak weggenomen van iemand die het van plan was.
lab-column-track = Spoor
lab-column-built = Gebouwd in
lab-column-contested = Omstreden
lab-column-when = Wanneer in het spel
lab-all-tracks = Alle sporen
lab-none = Geen.
lab-lengths = Lengtes en kleuren
lab-column-length = Lengte
lab-column-colour = Kleur
lab-column-tracks = Sporen
lab-column-of-claims = Van alle gebouwde
lab-points = Waar punten vandaan komen
lab-column-line = Voor
lab-column-points = Punten
lab-column-scored = Gescoord door
lab-column-winners-more = Wie wint, heeft meer
lab-mechanics = Wat elk mechaniek verandert
lab-mechanics-note = Vergeleken met spellen op hetzelfde bord zonder.
lab-column-mechanic = Mechaniek
lab-not-without = Zonder is het bord niet te spelen.
lab-seats = Plekken
lab-column-order = Begint als nummer
lab-column-wins = Wint
lab-winner-chance = Kans van wie later wint
lab-stage = na { $percent }% van de zetten
lab-styles = Welke stijl wint
lab-styles-note = Elke stijl tegen alle andere. Ter vergelijking andere borden, de meest gelijkende eerst.
lab-column-style = Stijl
lab-column-board = Bord
lab-oddities = Vreemde spellen
lab-oddities-note = Zo open je zo’n spel: branchline replay FILE
lab-oddity-no-draw = Iemand had geen kaart om te trekken
lab-oddity-sweeps = De rij werd in één zet drie keer of vaker afgelegd
lab-oddity-stranded = Niemand kon nog iets doen
lab-column-games = Spellen
lab-column-files = Voorbeelden
lab-value = Bots met een getraind netwerk
lab-value-note =
    { $games ->
        [one] Dezelfde cijfers uit 1 spel van bots die zetten met een getraind netwerk beoordelen.
       *[other] Dezelfde cijfers uit { $games } spellen van bots die zetten met een getraind netwerk beoordelen.
    }
lab-column-figure = Cijfer
lab-column-planner = Planner
lab-column-value = Netwerkbot
lab-compare-title = Wat er veranderd is van { $before } naar { $after }
lab-compare-note = Alleen verschillen die standhouden bij zoveel cijfers (hoogstens 5% vals).
lab-compare-none = Er is niets veranderd dat zich van toeval onderscheidt.
lab-compared =
    { $count ->
        [one] 1 cijfer vergeleken.
       *[other] { $count } cijfers vergeleken.
    }
lab-column-before = Voor
lab-column-after = Na
lab-column-change = Verschil
lab-figure-compensation = Punten voor de anderen
lab-figure-score = Punten per speler
lab-figure-winner-score = Punten van wie wint
lab-figure-tickets-kept = Gehouden tickets
lab-figure-tickets-done = Voltooide tickets
lab-figure-completion = { $what }: voltooid
lab-figure-win-share = { $what }: winstaandeel
lab-figure-built = { $what }: gebouwd
lab-figure-style = { $what }: wint
help-tune = Stem de bots af op MAP (een id of een bordbestand), zodat ze er voortaan goed op spelen.
option-tune-players = Voor hoeveel spelers (standaard: het kleinste aantal).
option-tune-minutes = Hoe lang het hoogstens mag duren, in minuten.
option-tune-generations = Hoeveel generaties gewichten worden geprobeerd.
option-tune-games = Spellen van elke poging tegen elke rivaal.
option-tune-seed = Legt het toeval vast: dezelfde startwaarde geeft dezelfde gewichten.
tune-working = afstemmen
tune-written = { $file }: zo spelen de bots voortaan; ze winnen { $share } van de { $games } spellen tegen de niet-afgestemde bots (bij gelijke sterkte: { $fair })
tune-stopped = Gestopt. Dezelfde opdracht gaat verder; wat geprobeerd is, staat in { $file }.
