did-you-mean = { $problem }; mente du { $name }?
known-names = { $problem }; kendt: { $names }
known-names-and-more = { $problem }; kendt: { $names } og { $more } til
value-huge-number = et kæmpestort tal
value-table = en tabel
value-list = en liste med { $count }
at-line = linje { $line }
at-line-and-column = linje { $line }, kolonne { $column }
at-end = filens slutning
at-byte = byte { $byte }
at-file = fil
at-record = spilfil

## Games

players-out-of-range = { $map } er for { $fewest } til { $most } spillere, ikke { $players }
no-seat-to-start = der er ingen plads { $seat } blandt { $players } spillere
names-disagree = { $players } spillere kræver { $players } navne, ikke { $names }
no-such-seat = der er ingen plads { $seat }; pladserne går fra 0 til { $last }
seat-not-to-act = plads { $seat } har ikke turen nu; den er hos { $names }
game-is-over = spillet er slut
position-has-changed = stillingen har ændret sig, siden trækket blev prøvet
no-such-action = { $action } er ikke en handling; de går fra 0 til { $last }
not-an-action = { $text } er ikke en handling på denne plade
action-is-illegal = { $action } er ikke tilladt nu; tilladt er { $legal }

## Mechanics and maps of other packages

mechanic-not-loaded = mekanismen { $mechanic } i pakken { $package } kan ikke bruges: { $problem }. Reparer pakken, eller afinstaller den
mechanic-no-declaration = { $found } er ikke en erklæring af en mekanisme
mechanic-known-already = der er allerede en mekanisme { $mechanic }
mechanic-key-taken = { $mechanic } føjer nøglen { $key } til pladefiler, men det gør { $other } allerede
words-missing = { $file } mangler
words-unreadable = { $file }: ikke en besked: { $entry }
words-taken = { $file }: der er allerede en besked { $message }
maps-not-loaded = pladerne i pakken { $package } kan ikke bruges: { $problem }. Reparer pakken, eller afinstaller den
map-id-taken = der er allerede en plade { $map }

## Where games are played

unknown-executor = spil spilles på "processes", "ray" eller ray://HOST:PORT, ikke på { $on }
no-ray = Ray er ikke installeret: pip install "branchline[ray]"
ray-unreachable = der er ingen Ray på { $address }: { $problem }

## Boards

not-a-board-of-format = ikke en plade i format { $format }
not-a-board = { $file }: ikke en plade, der kan læses ({ $problem })
board-laid-out-otherwise = { $map }: dens steder ville nu ligge andre steder; tegn hele pladen igen
land-would-fold = stederne er flyttet så langt, at landet ville folde sig; ændr skala eller skub
no-geography = ingen geografi: { $file } mangler
no-bounds = pladens board.toml skal angive geografiens grænser
some-coordinates-missing = { $missing } af { $places } steder har ingen koordinater: { $names }. Giv hvert sted lat og lon, eller læg pladen ud efter strækningerne alene med --layout tracks
unknown-board-key = { $file }: ukendt nøgle { $key }; forventede en af { $known }
unknown-board-place = { $file }: der er intet sted { $place } på pladen
