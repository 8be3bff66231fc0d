## The file

map-unreadable = niet te lezen: { $problem }
map-not-a-file = is geen bestand
map-no-such-file = geen bestand met die naam
map-no-such-map = geen bord met die naam; geef de id van een bord of het pad van een .toml-bestand
map-too-big = te groot voor een bord: meer dan { $most } bytes
map-line-too-long = te lang: { $size } bytes, hoogstens { $most }; verdeel het over meer regels
map-not-utf8 = is geen tekst in UTF-8
map-nested = lijsten of tabellen zijn te diep genest
map-not-toml = geen TOML: { $problem }
toml-missing = { $sign } ontbreekt
toml-value = hier hoort een waarde, zoals 12 of true, of tekst tussen rechte aanhalingstekens
toml-key = hier hoort een sleutel met = en een waarde, of een [tabel]
toml-line-end = na de waarde moet de regel eindigen
toml-character = een teken dat hier niet mag staan
toml-twice = deze sleutel of tabel is er al
toml-escape = schrijf \\ voor een backslash, of een bekende code erachter
toml-date = die datum bestaat niet
toml-number = het getal is te lang
map-other-format = deze versie leest alleen bordbestanden van formaat { $format }
map-other-version = er is alleen versie { $version }; vraag om { $name }

## Values

map-must-be = moet { $wanted } zijn
map-key-must-be = de sleutel moet { $wanted } zijn
map-key-missing = ontbreekt; moet { $wanted } zijn
map-text-too-long = te lang: { $characters } tekens, hoogstens { $most }
map-unknown-key = onbekende sleutel
map-unknown-mechanic = onbekend mechaniek
map-listed-twice = staat twee keer in de lijst
wanted-int = een geheel getal van { $low } tot en met { $high }
wanted-exactly = het getal { $number }
wanted-number = een getal van { $low } tot en met { $high }
wanted-text = afdrukbare tekst zonder spaties aan de uiteinden
wanted-id = een woord van kleine letters, cijfers en underscores, zoals my_map,
wanted-anything = wat dan ook
wanted-flag = true of false
wanted-word = { $word }
wanted-one-of = een van { $words }
wanted-list = een lijst van { $least } tot en met { $most }
wanted-list-of = een lijst van { $size }
wanted-entries = een tabel van { $least } tot en met { $most } regels
wanted-table = een tabel
wanted-table-with = een tabel met { $keys }
wanted-deal = { $number }, of een tabel van stapels met zulke getallen,
wanted-mechanics = de naam van een mechaniek, of een lijst van zulke namen,

## Variants

map-no-such-variant = deze variant bestaat niet
map-in-variant = { $problem } (in de variant { $variant })

## Players, cards, ties and counts

map-first-game-bots =
    { $most ->
        [one] het bord is voor één mens en één bot: noem er 1
       *[other] naast één mens passen er { $fewest } tot { $most } bots op het bord: noem er zoveel
    }
map-players-swapped = het kleinste aantal eerst: schrijf [{ $fewest }, { $most }]
map-too-few-locomotives = { $players } spelers zouden { $given } van { $locomotives } locomotieven krijgen
map-too-few-cards =
    { $cards ->
        [one] { $cards } kaart is te weinig: { $players } spelers krijgen er elk 4 en de rij heeft er 5, samen { $needed }
       *[other] { $cards } kaarten zijn te weinig: { $players } spelers krijgen er elk 4 en de rij heeft er 5, samen { $needed }
    }
map-tie-needs = het bord gebruikt het mechaniek { $mechanic } niet, dat dit meet
map-rejected-needs = het bord gebruikt het mechaniek { $mechanic } niet, dat teruggegeven tickets daar neerlegt
map-other-count =
    het bestand noemt { $what ->
        [places] { $count ->
            [one] { $count } plaats
           *[other] { $count } plaatsen
        }
        [tracks] { $count ->
            [one] { $count } spoor
           *[other] { $count } sporen
        }
       *[tickets] { $count ->
            [one] { $count } ticket
           *[other] { $count } tickets
        }
    }; welk aantal klopt?

## Places and areas

map-unknown-place = onbekende plaats
map-name-taken = { $other } heet al zo (hoofdletters en accenten tellen niet)
map-area-named-as-place = een plaats heet zo; geef het gebied een eigen naam

## Tracks

map-track-is-loop = het spoor eindigt waar het begint
map-track-reads-like = leest als { $other } (spaties en streepjes tellen niet); hernoem een plaats
map-track-too-long =
    { $trains ->
        [one] niemand kan dit spoor bouwen met { $trains } treintje
       *[other] niemand kan dit spoor bouwen met { $trains } treintjes
    }
map-no-points = geen punten voor deze lengte; voeg { $length } toe aan [points]
map-board-falls-apart =
    { $more ->
        [0] het bord valt uiteen: geen spoor verbindt { $names } met de rest
       *[other] het bord valt uiteen: geen spoor verbindt { $names } en nog { $more } met de rest
    }
map-unknown-group = geen groep met die naam in [groups]
map-group-missing = ontbreekt; parallelle sporen zoals { $track } hebben deze regel nodig; zie per_player en tracks_by_players
map-group-lacks-players =
    niets voor { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }; voeg { $players } = 1 toe, of meer sporen

## Tickets

map-too-many-offered =
    hoogstens { $most ->
        [one] { $most } ticket
       *[other] { $most } tickets
    } tegelijk
map-keep-too-many =
    { $most ->
        [one] er wordt er maar { $most } aangeboden; houd er hoogstens { $most }
       *[other] er worden er maar { $most } aangeboden; houd er hoogstens { $most }
    }
map-unknown-end = onbekende plaats of onbekend gebied
map-unknown-set = geen ticket hoort bij deze set
map-unused-ticket = geen spel gebruikt dit ticket; zie tickets.sets en ends_in
map-unused-deck = niemand krijgt tickets van deze stapel
map-unknown-deck = geen ticket hoort bij deze stapel
map-decks-are-chosen = op dit bord zeggen spelers van welke stapels ze trekken; noem hier geen stapel, alleen een aantal tickets
map-too-many-tickets = { $tickets } tickets in het spel, hoogstens { $most }
map-too-few-tickets = om { $players } spelers er elk { $dealt } te geven zijn { $needed } tickets nodig, maar de stapel { $deck } heeft er { $there }
map-ticket-is-loop = het ticket eindigt waar het begint
map-no-way = er leiden geen sporen hierheen vanaf { $start }
map-way-too-long = de kortste weg vanaf { $start } kost { $needed } treintjes, een speler heeft er { $trains }

## Mechanics

map-key-needs = het bord heeft { $mechanic } niet; voeg het mechaniek toe: mechanics.{ $mechanic } = { $example }
map-no-such-track = geen spoor verbindt deze twee plaatsen
map-marks-no-tracks = geen mechaniek dat sporen markeert; schrijf een van { $names }
map-only-on-unused = geen spoor van het bord is van die soort; voeg het mechaniek { $mechanic } toe
map-payments-clash = { $mechanic } gaat niet samen met { $other }: geen regel zegt hoe beide betaald worden
