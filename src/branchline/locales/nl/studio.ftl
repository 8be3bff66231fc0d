studio-title = Bordenatelier
studio-new-name = Mijn bord
studio-city-name = Stad { $number }
studio-failed = Het atelier kan niet worden geopend
studio-tools = Gereedschap
studio-redo = Opnieuw
studio-draw = Tekenen
studio-move = Verplaatsen
studio-canvas = Het bord dat je tekent
studio-whole = Hele bord tonen
studio-first = Klik om een stad te plaatsen. Sleep van stad naar stad om ze met een spoor te verbinden.
studio-no-tickets = Nog geen tickets. Maak ze of voeg ze met de hand toe.
studio-no-tracks = Nog geen sporen. Sleep van stad naar stad.
studio-keys = Pijltjestoetsen bewegen een kruis. Enter plaatst daar een stad of kiest wat daar is. J begint een spoor, Enter bij een andere stad maakt het af. Delete verwijdert wat gekozen is. Plus, min en 0 zoomen. Bij Verplaatsen pakt Enter een stad op en zet die neer.
studio-chosen = Wat gekozen is

studio-tab-start = Begin
studio-tab-rules = Regels
studio-tab-tickets = Tickets
studio-tab-check = Controle
studio-tab-board = Bord
studio-tab-lab = Lab
studio-tab-play = Spelen

studio-new-world = Nieuw op de wereldkaart
studio-new-blank = Nieuw op leeg land
studio-variant-of = Een variant van een bord
studio-open-file = Bordbestand openen (TOML)
studio-open-cities = Steden uit een tabel toevoegen (CSV)
studio-open-picture = Een afbeelding eronder leggen
studio-picture = Afbeelding
studio-picture-moves = Slepen verplaatst de afbeelding
studio-picture-size = Grootte
studio-picture-turn = Draaiing
studio-picture-opacity = Dekking
studio-too-large = Het bestand is te groot: hoogstens { $kilobytes } kB
studio-dropped =
    { $count ->
        [one] 1 regel van het bestand was niet leesbaar en is weggelaten.
       *[other] { $count } regels van het bestand waren niet leesbaar en zijn weggelaten.
    }
studio-cities-read =
    { $count ->
        [one] 1 stad toegevoegd.
       *[other] { $count } steden toegevoegd.
    } { $skipped ->
        [0] Alle regels zijn gelezen.
        [one] 1 regel is overgeslagen.
       *[other] { $skipped } regels zijn overgeslagen.
    }
studio-choose-file = Kies een bestand
studio-cities-lost =
    { $count ->
        [one] 1 stad heeft geen coördinaten en ligt onder de andere: verplaats haar naar haar plek ({ $name }).
       *[other] { $count } steden hebben geen coördinaten en liggen onder de andere: verplaats ze naar hun plek (de eerste is { $name }).
    }
studio-kept = Je bord wordt in deze browser bewaard terwijl je werkt.
studio-kept-file = Je bord wordt in deze browser en in { $file } bewaard terwijl je werkt.

studio-name = Naam
studio-length = Lengte
studio-shorter = Korter
studio-longer = Langer
studio-colour = Kleur
studio-double = Parallel spoor toevoegen
studio-from = Van
studio-to = Naar
studio-points = Punten
studio-points-of-way =
    { $count ->
        [one] 1 punt, zo lang als de kortste weg
       *[other] { $count } punten, zo lang als de kortste weg
    }
studio-other-end = Nog een eindpunt toevoegen dat telt
studio-no-other-end = Alle plaatsen zijn al eindpunten van dit ticket.
studio-remove = Verwijderen
studio-add = Toevoegen
studio-key = Sleutel
studio-entry = Nr. { $number }
studio-remove-entry = Nr. { $number } verwijderen
studio-remove-named = { $name } verwijderen

studio-said-place = { $name } geplaatst
studio-said-track = Spoor { $a }–{ $b }, lengte { $length }
studio-said-joining = Spoor vanaf { $name }: ga naar een andere stad en druk op Enter
studio-said-removed = Verwijderd
studio-said-mended = Verbeterd

studio-mechanics = Bijzondere regels
studio-more-rules = Meer regels
studio-generate-title = Tickets maken
studio-how-many = Aantal
studio-spread = Lengtes
studio-spread-short = Kort
studio-spread-mixed = Gemengd
studio-spread-long = Lang
studio-generate = Maken
studio-by-hand = Met de hand

studio-all-right = Alles klopt: op dit bord kan worden gespeeld.
remedy-set = Op { $value } zetten
remedy-remove = Verwijderen
remedy-points = Lengte { $length } levert { $points } op
remedy-group = De gewone regel voor parallelle sporen nemen
remedy-mechanic = De regel ‘{ $mechanic }’ toevoegen
remedy-fit = De regel aan dit bord aanpassen
remedy-deal = { $count } uitdelen
remedy-trains = Iedereen { $count } wagons geven
remedy-join = { $a } en { $b } verbinden

studio-board-later = Het bord wordt getekend zodra de controle niets meer vindt.
studio-drawing =
    { $step ->
        [places] De steden worden geplaatst …
        [ground] Het land wordt getekend …
        [routes] De sporen worden gelegd …
        [names] De namen worden geplaatst …
       *[done] Het bord wordt afgemaakt …
    }
studio-draw-board = Bord tekenen
studio-drawing-failed = Het bord kon niet worden getekend; op dit eenvoudige bord kun je spelen.
studio-board-drawn = Dit is het bord.
studio-board-island = Sommige steden liggen veel dichter bij elkaar dan hun sporen lang zijn. De kusten van de wereld zouden daar scheuren, daarom is het bord een eigen eiland.
studio-board-picture = Het bord van { $name }
studio-corrections = Sleep een naam, een spoor of een stad waar je die wilt hebben. Met toetsen: Tab kiest, pijltjes verplaatsen, Enter bewaart.
studio-board-large = Bord groot tonen
studio-board-small = Weer de tekening tonen
studio-corrections-off = Alle correcties ongedaan maken

## Lab

studio-lab-about = Bots spelen vele keren op het bord. Je ziet hoe vaak elk spoor wordt gebouwd en wat elk ticket waard zou moeten zijn.
studio-lab-later = Het lab gaat open zodra de controle niets meer vindt.
studio-lab-elsewhere = Op deze server kan alleen de eigenaar het lab gebruiken. Op je eigen computer kan iedereen het: branchline studio
studio-effort = Hoe grondig?
studio-effort-quick = Snel
studio-effort-usual = Normaal
studio-effort-thorough = Grondig
studio-study = Bord onderzoeken
studio-studying =
    { $games ->
        [one] { $games } spel gespeeld …
       *[other] { $games } spellen gespeeld …
    }
studio-tune = Bots afstemmen
studio-tuning =
    { $games ->
        [one] De bots leren: { $games } spel …
       *[other] De bots leren: { $games } spellen …
    }
studio-tune-about = Afgestemde bots kennen dit bord: ze hebben er keer op keer tegen elkaar op gespeeld.
studio-tuned = De bots zijn op dit bord afgestemd: ze winnen { $share } van de spellen tegen niet-afgestemde bots.
studio-studied =
    { $games ->
        [one] Eén spel, { $players } spelers
       *[other] { $games } spellen, { $players } spelers
    }
studio-lab-old = Het bord is intussen veranderd. Onderzoek het opnieuw voor nieuwe cijfers.
studio-heat = Tonen hoe vaak sporen worden gebouwd
studio-heat-seldom = zelden
studio-heat-often = vaak
studio-lab-begin = Voordeel van wie begint
studio-lab-turns = Beurten per spel
studio-lab-dead = Sporen die bijna nooit worden gebouwd
studio-lab-untouched = Steden die niemand bereikt
studio-lab-report = Rapport openen
studio-prices = Prijzen van tickets
studio-prices-note = Bij deze prijzen zouden alle tickets ongeveer evenveel waard zijn. Vet: de prijs klopt zeker niet. Erachter het bereik waarin de juiste ligt.
studio-prices-fine = Alle tickets zijn ongeveer evenveel waard.
studio-lab-failed = Dat lukte niet. Probeer het nog eens.
studio-handle-beside = Naam van { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Spoor { $a }–{ $b }
studio-said-studied = De cijfers zijn er
studio-said-moved = { $name } verplaatst
studio-said-carried = { $name }: ga naar waar de stad moet zijn en druk op Enter

studio-play-later = Je kunt spelen zodra de controle niets meer vindt.
studio-export = Als bestand bewaren
studio-pictures-only = Dit is een variant van { $map }: je kunt erop spelen en hem als afbeelding bewaren.
studio-pictures-later = Afbeeldingen zijn er zodra het bord getekend is: zie Bord.
studio-paper = Papier
studio-paper-a4 = A4, bord in delen
studio-paper-letter = Letter, bord in delen
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = Pdf om af te drukken
studio-printing = De pdf wordt gemaakt …

form-name = Naam
form-id = Korte naam (kleine letters)
form-about = Eén regel erover
form-players = Spelers
form-players-1 = Minstens
form-players-2 = Hoogstens
form-trains = Wagons per speler
form-cards = Treinkaarten
form-each-colour = Van elke kleur
form-locomotives = Locomotieven
form-start-locomotives = Locomotieven bij het begin
form-points = Punten
form-map-points = Punten naar lengte van het spoor
form-ties = Wat bij gelijke stand telt
form-groups = Parallelle sporen
form-per-player = Hoogstens per speler
form-tracks-by-players = Sporen in gebruik, naar spelers
form-areas = Gebieden
form-first = Eerste tickets
form-later = Latere tickets
form-deal = Uitgedeeld
form-draw = Getrokken
form-keep = Minstens houden
form-rejected = Geweigerde tickets
form-deck = Stapel
form-set = Reeks
form-copies = Exemplaren
form-group = Regel voor parallelle sporen
form-several = Meerdere
form-several-deal = Een aantal voor elke stapel
form-kind = Soort
form-label = Andere naam
form-region = Regio
form-word-under = onder de stapel
form-word-out = uit het spel
form-word-pile = op de aflegstapel
form-word-shuffled = door de stapel geschud
form-word-city = stad
form-word-country = land
form-word-junction = splitsing
form-word-completed-tickets = voltooide tickets
form-word-completed-ticket-points = punten van voltooide tickets
form-word-path-length = langste route
form-word-world = de wereldkaart
form-word-island = een eigen eiland

print-length = Lengte
print-points = Punten
print-trains =
    { $count ->
        [one] 1 wagon per speler
       *[other] { $count } wagons per speler
    }

studio-share-title = Voor iedereen op deze server
studio-upload = Het bord hier achterlaten
studio-uploaded = Anderen vinden het bij de borden van deze server.
studio-maker = Je naam
studio-take-back = Van de server verwijderen
