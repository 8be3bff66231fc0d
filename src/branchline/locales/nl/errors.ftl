did-you-mean = { $problem }; bedoelde je { $name }?
known-names = { $problem }; bekend: { $names }
known-names-and-more = { $problem }; bekend: { $names } en nog { $more }
value-huge-number = een enorm getal
value-table = een tabel
value-list = een lijst van { $count }
at-line = regel { $line }
at-line-and-column = regel { $line }, kolom { $column }
at-end = einde van het bestand
at-byte = byte { $byte }
at-file = bestand
at-record = verslag

## Games

players-out-of-range =
    { $map } is voor { $fewest } tot { $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    }, niet { $players }
no-seat-to-start =
    er is geen plek { $seat } bij { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
names-disagree = { $players } spelers hebben { $players } namen nodig, niet { $names }
no-such-seat = er is geen plek { $seat }; de plekken lopen van 0 tot en met { $last }
seat-not-to-act = plek { $seat } is nu niet aan de beurt, wel: { $names }
game-is-over = het spel is afgelopen
position-has-changed = de stand is veranderd sinds de zet werd uitgeprobeerd
no-such-action = { $action } is geen actie; ze lopen van 0 tot en met { $last }
not-an-action = { $text } is geen actie op dit bord
action-is-illegal = { $action } mag nu niet; toegestaan: { $legal }

## Mechanics and maps of other packages

mechanic-not-loaded = het mechaniek { $mechanic } van het pakket { $package } is niet te gebruiken: { $problem }. Repareer het pakket, of verwijder het
mechanic-no-declaration = { $found } beschrijft geen mechaniek
mechanic-known-already = er is al een mechaniek { $mechanic }
mechanic-key-taken = { $mechanic } voegt de sleutel { $key } toe aan bordbestanden, die { $other } al toevoegt
words-missing = { $file } ontbreekt
words-unreadable = { $file }: geen bericht: { $entry }
words-taken = { $file }: er is al een bericht { $message }
maps-not-loaded = de borden van het pakket { $package } zijn niet te gebruiken: { $problem }. Repareer het pakket, of verwijder het
map-id-taken = er is al een bord { $map }

## Where games are played

unknown-executor = spellen worden gespeeld op "processes", "ray" of ray://HOST:PORT, niet op { $on }
no-ray = Ray is niet geïnstalleerd: pip install "branchline[ray]"
ray-unreachable = er is geen Ray op { $address }: { $problem }

## Boards

not-a-board-of-format = geen bordtekening in formaat { $format }
not-a-board = { $file }: geen leesbare bordtekening ({ $problem })
board-laid-out-otherwise = { $map }: de plaatsen zouden nu elders liggen; teken het hele bord opnieuw
land-would-fold = plaatsen zijn zo ver verschoven dat het land zou dubbelvouwen; verander scale of nudges
no-geography = geen geografie: { $file } ontbreekt
no-bounds = de board.toml van het bord moet de grenzen (bounds) van de geografie geven
some-coordinates-missing = { $missing } van { $places } plaatsen zonder coördinaten: { $names }. Geef elke plaats lat en lon, of teken het bord met --layout tracks alleen op basis van zijn sporen
unknown-board-key = { $file }: onbekende sleutel { $key }; verwacht wordt een van { $known }
unknown-board-place = { $file }: er is geen plaats { $place } op het bord
