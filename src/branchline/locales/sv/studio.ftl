studio-title = Kartverkstad
studio-new-name = Min karta
studio-city-name = Stad { $number }
studio-failed = Verkstaden kan inte öppnas
studio-tools = Verktyg
studio-redo = Gör om
studio-draw = Rita
studio-move = Flytta
studio-canvas = Kartan du ritar
studio-whole = Visa hela kartan
studio-first = Klicka för att placera en stad. Dra från stad till stad för att förbinda dem med en sträcka.
studio-no-tickets = Inga biljetter än. Skapa dem eller lägg till dem för hand.
studio-no-tracks = Inga sträckor än. Dra från stad till stad.
studio-keys = Piltangenterna flyttar ett kors. Enter placerar en stad där eller väljer det som finns där. J börjar en sträcka, Enter vid en annan stad avslutar den. Delete tar bort det valda. Plus, minus och 0 zoomar. Med Flytta lyfter Enter en stad och sätter ner den.
studio-chosen = Det valda

studio-tab-start = Start
studio-tab-rules = Regler
studio-tab-tickets = Biljetter
studio-tab-check = Kontroll
studio-tab-board = Spelplan
studio-tab-lab = Labb
studio-tab-play = Spela

studio-new-world = Ny på världskartan
studio-new-blank = Ny på tomt land
studio-variant-of = En variant av en spelplan
studio-open-file = Öppna en kartfil (TOML)
studio-open-cities = Lägg till städer från en tabell (CSV)
studio-open-picture = Lägg en bild under
studio-picture = Bild
studio-picture-moves = Bilden flyttas när man drar
studio-picture-size = Storlek
studio-picture-turn = Vridning
studio-picture-opacity = Täckning
studio-too-large = Filen är för stor: högst { $kilobytes } kB
studio-dropped =
    { $count ->
        [one] 1 post i filen kunde inte läsas och är utelämnad.
       *[other] { $count } poster i filen kunde inte läsas och är utelämnade.
    }
studio-cities-read =
    { $count ->
        [one] 1 stad tillagd.
       *[other] { $count } städer tillagda.
    } { $skipped ->
        [0] Alla rader lästes.
        [one] 1 rad hoppades över.
       *[other] { $skipped } rader hoppades över.
    }
studio-choose-file = Välj en fil
studio-cities-lost =
    { $count ->
        [one] 1 stad saknar koordinater och ligger under de andra: flytta den dit den hör hemma ({ $name }).
       *[other] { $count } städer saknar koordinater och ligger under de andra: flytta dem dit de hör hemma (den första är { $name }).
    }
studio-kept = Din karta sparas i den här webbläsaren medan du arbetar.
studio-kept-file = Din karta sparas i den här webbläsaren och i { $file } medan du arbetar.

studio-name = Namn
studio-length = Längd
studio-shorter = Kortare
studio-longer = Längre
studio-colour = Färg
studio-double = Lägg till ett parallellt spår
studio-from = Från
studio-to = Till
studio-points = Poäng
studio-points-of-way =
    { $count ->
        [one] 1 poäng, så lång som den kortaste vägen
       *[other] { $count } poäng, så långt som den kortaste vägen
    }
studio-other-end = Lägg till ett mål till som räknas
studio-no-other-end = Alla orter är redan mål på den här biljetten.
studio-remove = Ta bort
studio-add = Lägg till
studio-key = Nyckel
studio-entry = Nr { $number }
studio-remove-entry = Ta bort nr { $number }
studio-remove-named = Ta bort { $name }

studio-said-place = { $name } är placerad
studio-said-track = Sträcka { $a }–{ $b }, längd { $length }
studio-said-joining = Sträcka från { $name }: gå till en annan stad och tryck Enter
studio-said-removed = Borttaget
studio-said-mended = Rättat

studio-mechanics = Särskilda regler
studio-more-rules = Fler regler
studio-generate-title = Skapa biljetter
studio-how-many = Antal
studio-spread = Längder
studio-spread-short = Korta
studio-spread-mixed = Blandade
studio-spread-long = Långa
studio-generate = Skapa
studio-by-hand = För hand

studio-all-right = Allt stämmer: kartan kan spelas.
remedy-set = Sätt till { $value }
remedy-remove = Ta bort
remedy-points = Längd { $length } ger { $points }
remedy-group = Använd den vanliga regeln för parallella spår
remedy-mechanic = Lägg till regeln ”{ $mechanic }”
remedy-fit = Anpassa regeln till kartan
remedy-deal = Dela ut { $count }
remedy-trains = Ge alla { $count } tåg
remedy-join = Förbind { $a } och { $b }

studio-board-later = Spelplanen ritas så snart kontrollen inte hittar något.
studio-drawing =
    { $step ->
        [places] Städerna ordnas …
        [ground] Landet ritas …
        [routes] Sträckorna läggs …
        [names] Namnen sätts ut …
       *[done] Spelplanen blir klar …
    }
studio-draw-board = Rita spelplanen
studio-drawing-failed = Spelplanen kunde inte ritas; på den här enkla går det att spela.
studio-board-drawn = Det här är spelplanen.
studio-board-island = Några städer ligger mycket närmare varandra än deras sträckor är långa. Världens kuster skulle slitas isär där, så spelplanen är en egen ö.
studio-board-picture = Spelplanen till { $name }
studio-corrections = Dra ett namn, en sträcka eller en stad dit du vill ha det. Med tangenter: Tab väljer, piltangenter flyttar, Enter behåller.
studio-board-large = Visa spelplanen i stort format
studio-board-small = Visa kartan igen
studio-corrections-off = Ångra alla rättelser

## Lab

studio-lab-about = Botar spelar kartan många gånger. Du ser hur ofta varje sträcka byggs och vad varje biljett borde vara värd.
studio-lab-later = Labbet öppnar så snart kontrollen inte hittar något.
studio-lab-elsewhere = På den här servern kan bara ägaren använda labbet. På sin egen dator kan alla: branchline studio
studio-effort = Hur grundligt?
studio-effort-quick = Snabbt
studio-effort-usual = Normalt
studio-effort-thorough = Grundligt
studio-study = Undersök kartan
studio-studying =
    { $games ->
        [one] { $games } parti spelat …
       *[other] { $games } partier spelade …
    }
studio-tune = Anpassa botarna
studio-tuning =
    { $games ->
        [one] Botarna lär sig: { $games } parti …
       *[other] Botarna lär sig: { $games } partier …
    }
studio-tune-about = Anpassade botar känner kartan: de har spelat den mot varandra om och om igen.
studio-tuned = Botarna är anpassade till kartan: de vinner { $share } av partierna mot oanpassade.
studio-studied =
    { $games ->
        [one] Ett parti, { $players } spelare
       *[other] { $games } partier, { $players } spelare
    }
studio-lab-old = Kartan har ändrats sedan dess. Undersök den igen för att få nya siffror.
studio-heat = Visa hur ofta sträckor byggs
studio-heat-seldom = sällan
studio-heat-often = ofta
studio-lab-begin = Fördel av att börja
studio-lab-turns = Turer i ett parti
studio-lab-dead = Sträckor som nästan aldrig byggs
studio-lab-untouched = Städer som ingen når
studio-lab-report = Öppna rapporten
studio-prices = Biljetternas priser
studio-prices-note = Till dessa priser skulle alla biljetter vara ungefär lika mycket värda. Fetstil: priset är säkert fel. Bakom står det intervall där det rätta ligger.
studio-prices-fine = Alla biljetter är ungefär lika mycket värda.
studio-lab-failed = Det gick inte. Försök igen.
studio-handle-beside = Namnet { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Sträcka { $a }–{ $b }
studio-said-studied = Siffrorna är klara
studio-said-moved = { $name } flyttad
studio-said-carried = { $name }: gå dit staden ska vara och tryck på Enter

studio-play-later = Du kan spela så snart kontrollen inte hittar något.
studio-export = Spara som fil
studio-pictures-only = Det här är en variant av { $map }: den kan spelas och sparas som bild.
studio-pictures-later = Bilderna finns när spelplanen är ritad: se Spelplan.
studio-paper = Papper
studio-paper-a4 = A4, spelplanen i delar
studio-paper-letter = Letter, spelplanen i delar
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF att skriva ut
studio-printing = PDF:en görs …

form-name = Namn
form-id = Kort namn (små bokstäver)
form-about = En rad om den
form-players = Spelare
form-players-1 = Minst
form-players-2 = Högst
form-trains = Tåg till varje spelare
form-cards = Vagnskort
form-each-colour = Av varje färg
form-locomotives = Lok
form-start-locomotives = Lok från början
form-points = Poäng
form-map-points = Poäng efter sträckans längd
form-ties = Vad som avgör vid lika
form-groups = Parallella spår
form-per-player = Högst för en spelare
form-tracks-by-players = Spår i bruk, efter spelare
form-areas = Områden
form-first = Första biljetter
form-later = Senare biljetter
form-deal = Delas ut
form-draw = Dras
form-keep = Behåll minst
form-rejected = Avvisade biljetter
form-deck = Hög
form-set = Uppsättning
form-copies = Exemplar
form-group = Regel för parallella spår
form-several = Flera
form-several-deal = Ett antal för varje hög
form-kind = Slag
form-label = Annat namn
form-region = Region
form-word-under = under högen
form-word-out = ur spelet
form-word-pile = i slänghögen
form-word-shuffled = inblandade i högen
form-word-city = stad
form-word-country = land
form-word-junction = förgrening
form-word-completed-tickets = avklarade biljetter
form-word-completed-ticket-points = poäng för avklarade biljetter
form-word-path-length = längsta linje
form-word-world = världskartan
form-word-island = en egen ö

print-length = Längd
print-points = Poäng
print-trains =
    { $count ->
        [one] 1 tåg till varje spelare
       *[other] { $count } tåg till varje spelare
    }

studio-share-title = För alla på den här servern
studio-upload = Lämna kartan här
studio-uploaded = Andra hittar den bland serverns spelplaner.
studio-maker = Ditt namn
studio-take-back = Ta bort den från servern
