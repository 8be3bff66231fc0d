studio-title = Pladeværksted
studio-new-name = Min plade
studio-city-name = By { $number }
studio-failed = Værkstedet kan ikke åbnes
studio-tools = Værktøjer
studio-redo = Gendan
studio-draw = Tegn
studio-move = Flyt
studio-canvas = Pladen, du tegner
studio-whole = Vis hele pladen
studio-first = Klik for at sætte en by. Træk fra by til by for at forbinde dem med en strækning.
studio-no-tickets = Ingen rutekort endnu. Lav dem, eller tilføj dem i hånden.
studio-no-tracks = Ingen strækninger endnu. Træk fra by til by.
studio-keys = Piletaster flytter et kryds. Enter sætter en by der eller vælger det, der er der. J begynder en strækning, Enter ved en anden by afslutter den. Delete fjerner det valgte. Plus, minus og 0 zoomer. Under Flyt løfter Enter en by og sætter den ned.
studio-chosen = Det valgte

studio-tab-start = Start
studio-tab-rules = Regler
studio-tab-tickets = Rutekort
studio-tab-check = Kontrol
studio-tab-board = Plade
studio-tab-lab = Lab
studio-tab-play = Spil

studio-new-world = Ny på verdenskortet
studio-new-blank = Ny på tomt land
studio-variant-of = En variant af en plade
studio-open-file = Åbn en pladefil (TOML)
studio-open-cities = Tilføj byer fra en tabel (CSV)
studio-open-picture = Læg et billede under
studio-picture = Billede
studio-picture-moves = Træk flytter billedet
studio-picture-size = Størrelse
studio-picture-turn = Drejning
studio-picture-opacity = Dækkraft
studio-too-large = Filen er for stor: højst { $kilobytes } kB
studio-dropped =
    { $count ->
        [one] 1 post i filen kunne ikke læses og er udeladt.
       *[other] { $count } poster i filen kunne ikke læses og er udeladt.
    }
studio-cities-read =
    { $count ->
        [one] 1 by tilføjet.
       *[other] { $count } byer tilføjet.
    } { $skipped ->
        [0] Alle linjer blev læst.
        [one] 1 linje blev sprunget over.
       *[other] { $skipped } linjer blev sprunget over.
    }
studio-choose-file = Vælg en fil
studio-cities-lost =
    { $count ->
        [one] 1 by har ingen koordinater og ligger under de andre: flyt den derhen, hvor den hører til ({ $name }).
       *[other] { $count } byer har ingen koordinater og ligger under de andre: flyt dem derhen, hvor de hører til (den første er { $name }).
    }
studio-kept = Din plade gemmes i denne browser, mens du arbejder.
studio-kept-file = Din plade gemmes i denne browser og i { $file }, mens du arbejder.

studio-name = Navn
studio-length = Længde
studio-shorter = Kortere
studio-longer = Længere
studio-colour = Farve
studio-double = Tilføj et parallelt spor
studio-from = Fra
studio-to = Til
studio-points = Point
studio-points-of-way =
    { $count ->
        [one] 1 point, som den korteste vej er lang
       *[other] { $count } point, som den korteste vej er lang
    }
studio-other-end = Tilføj endnu et mål, der tæller
studio-no-other-end = Alle steder er allerede mål på dette rutekort.
studio-remove = Fjern
studio-add = Tilføj
studio-key = Nøgle
studio-entry = Nr. { $number }
studio-remove-entry = Fjern nr. { $number }
studio-remove-named = Fjern { $name }

studio-said-place = { $name } er sat
studio-said-track = Strækning { $a }–{ $b }, længde { $length }
studio-said-joining = Strækning fra { $name }: gå til en anden by, og tryk Enter
studio-said-removed = Fjernet
studio-said-mended = Rettet

studio-mechanics = Særlige regler
studio-more-rules = Flere regler
studio-generate-title = Lav rutekort
studio-how-many = Antal
studio-spread = Længder
studio-spread-short = Korte
studio-spread-mixed = Blandede
studio-spread-long = Lange
studio-generate = Lav
studio-by-hand = I hånden

studio-all-right = Alt er i orden: Pladen kan spilles.
remedy-set = Sæt til { $value }
remedy-remove = Fjern
remedy-points = Længde { $length } giver { $points }
remedy-group = Brug den sædvanlige regel for parallelle spor
remedy-mechanic = Tilføj reglen »{ $mechanic }«
remedy-fit = Tilpas reglen til pladen
remedy-deal = Uddel { $count }
remedy-trains = Giv alle { $count } tog
remedy-join = Forbind { $a } og { $b }

studio-board-later = Pladen tegnes, så snart kontrollen intet finder.
studio-drawing =
    { $step ->
        [places] Byerne stilles op …
        [ground] Landet tegnes …
        [routes] Strækningerne lægges …
        [names] Navnene sættes …
       *[done] Pladen gøres færdig …
    }
studio-draw-board = Tegn pladen
studio-drawing-failed = Pladen kunne ikke tegnes; på denne enkle kan der spilles.
studio-board-drawn = Dette er pladen.
studio-board-island = Nogle byer ligger meget tættere på hinanden, end deres strækninger er lange. Verdens kyster ville blive revet i stykker der, så pladen er en ø for sig selv.
studio-board-picture = Pladen til { $name }
studio-corrections = Træk et navn, en strækning eller en by derhen, hvor du vil have det. Med taster: Tab vælger, piletaster flytter, Enter beholder.
studio-board-large = Vis pladen stort
studio-board-small = Vis tegningen igen
studio-corrections-off = Fortryd alle rettelser

## Lab

studio-lab-about = Botter spiller pladen mange gange. Du ser, hvor ofte hver strækning bygges, og hvad hvert rutekort burde være værd.
studio-lab-later = Laboratoriet åbner, så snart kontrollen intet finder.
studio-lab-elsewhere = På denne server kan kun ejeren bruge laboratoriet. På sin egen computer kan alle: branchline studio
studio-effort = Hvor grundigt?
studio-effort-quick = Hurtigt
studio-effort-usual = Normalt
studio-effort-thorough = Grundigt
studio-study = Undersøg pladen
studio-studying =
    { $games ->
        [one] { $games } parti spillet …
       *[other] { $games } partier spillet …
    }
studio-tune = Tilpas botterne
studio-tuning =
    { $games ->
        [one] Botterne lærer: { $games } parti …
       *[other] Botterne lærer: { $games } partier …
    }
studio-tune-about = Tilpassede botter kender pladen: De har spillet den mod hinanden igen og igen.
studio-tuned = Botterne er tilpasset pladen: De vinder { $share } af partierne mod botter, der ikke er det.
studio-studied =
    { $games ->
        [one] Ét parti, { $players } spillere
       *[other] { $games } partier, { $players } spillere
    }
studio-lab-old = Pladen er ændret siden. Undersøg den igen for at få nye tal.
studio-heat = Vis, hvor ofte strækninger bygges
studio-heat-seldom = sjældent
studio-heat-often = ofte
studio-lab-begin = Fordel ved at begynde
studio-lab-turns = Ture i et parti
studio-lab-dead = Strækninger, der næsten aldrig bygges
studio-lab-untouched = Byer, ingen når
studio-lab-report = Åbn rapporten
studio-prices = Rutekortenes priser
studio-prices-note = Til disse priser ville alle rutekort være omtrent lige meget værd. Fed: Prisen er helt sikkert forkert. Bagved det område, hvor den rigtige ligger.
studio-prices-fine = Alle rutekort er omtrent lige meget værd.
studio-lab-failed = Det lykkedes ikke. Prøv igen.
studio-handle-beside = Navnet { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Strækning { $a }–{ $b }
studio-said-studied = Tallene er klar
studio-said-moved = { $name } flyttet
studio-said-carried = { $name }: gå hen, hvor byen skal være, og tryk Enter

studio-play-later = Du kan spille, så snart kontrollen intet finder.
studio-export = Gem som fil
studio-pictures-only = Dette er en variant af { $map }: Den kan spilles og gemmes som billede.
studio-pictures-later = Billeder er klar, når pladen er tegnet: se Plade.
studio-paper = Papir
studio-paper-a4 = A4, pladen i dele
studio-paper-letter = Letter, pladen i dele
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF til udskrift
studio-printing = PDF’en laves …

form-name = Navn
form-id = Kort navn (små bogstaver)
form-about = En linje om den
form-players = Spillere
form-players-1 = Færrest
form-players-2 = Flest
form-trains = Tog til hver spiller
form-cards = Vognkort
form-each-colour = Af hver farve
form-locomotives = Lokomotiver
form-start-locomotives = Lokomotiver ved start
form-points = Point
form-map-points = Point efter strækningens længde
form-ties = Hvad der afgør uafgjort
form-groups = Parallelle spor
form-per-player = Højst til én spiller
form-tracks-by-players = Spor i brug, efter spillere
form-areas = Områder
form-first = Første rutekort
form-later = Senere rutekort
form-deal = Uddelt
form-draw = Trukket
form-keep = Behold mindst
form-rejected = Afviste rutekort
form-deck = Bunke
form-set = Sæt
form-copies = Eksemplarer
form-group = Regel for parallelle spor
form-several = Flere
form-several-deal = Et antal for hver bunke
form-kind = Slags
form-label = Andet navn
form-region = Region
form-word-under = under bunken
form-word-out = ud af spillet
form-word-pile = i fravalgsbunken
form-word-shuffled = blandet i bunken
form-word-city = by
form-word-country = land
form-word-junction = forgrening
form-word-completed-tickets = fuldførte rutekort
form-word-completed-ticket-points = point for fuldførte rutekort
form-word-path-length = længste rute
form-word-world = verdenskortet
form-word-island = en ø for sig selv

print-length = Længde
print-points = Point
print-trains =
    { $count ->
        [one] 1 tog til hver spiller
       *[other] { $count } tog til hver spiller
    }

studio-share-title = Til alle på denne server
studio-upload = Læg pladen her
studio-uploaded = Andre finder den blandt serverens plader.
studio-maker = Dit navn
studio-take-back = Fjern den fra serveren
