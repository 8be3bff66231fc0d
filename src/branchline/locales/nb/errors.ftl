did-you-mean = { $problem }; mente du { $name }?
known-names = { $problem }; kjent: { $names }
known-names-and-more = { $problem }; kjent: { $names } og { $more } til
value-huge-number = et kjempestort tall
value-table = en tabell
value-list = en liste med { $count }
at-line = linje { $line }
at-line-and-column = linje { $line }, kolonne { $column }
at-end = slutten av filen
at-byte = byte { $byte }
at-file = fil
at-record = spillfil

## Games

players-out-of-range = { $map } er for { $fewest } til { $most } spillere, ikke { $players }
no-seat-to-start = det finnes ingen plass { $seat } blant { $players } spillere
names-disagree = { $players } spillere krever { $players } navn, ikke { $names }
no-such-seat = det finnes ingen plass { $seat }; plassene går fra 0 til { $last }
seat-not-to-act = plass { $seat } har ikke turen nå; den er hos { $names }
game-is-over = spillet er slutt
position-has-changed = stillingen har endret seg siden trekket ble prøvd
no-such-action = { $action } er ikke en handling; de går fra 0 til { $last }
not-an-action = { $text } er ikke en handling på dette kartet
action-is-illegal = { $action } er ikke tillatt nå; tillatt er { $legal }

## Mechanics and maps of other packages

mechanic-not-loaded = mekanismen { $mechanic } i pakken { $package } kan ikke brukes: { $problem }. Reparer pakken, eller avinstaller den
mechanic-no-declaration = { $found } er ikke en deklarasjon av en mekanisme
mechanic-known-already = det finnes allerede en mekanisme { $mechanic }
mechanic-key-taken = { $mechanic } legger nøkkelen { $key } til kartfiler, men det gjør allerede { $other }
words-missing = { $file } mangler
words-unreadable = { $file }: ikke en melding: { $entry }
words-taken = { $file }: det finnes allerede en melding { $message }
maps-not-loaded = kartene i pakken { $package } kan ikke brukes: { $problem }. Reparer pakken, eller avinstaller den
map-id-taken = det finnes allerede et kart { $map }

## Where games are played

unknown-executor = spill spilles på "processes", "ray" eller ray://HOST:PORT, ikke på { $on }
no-ray = Ray er ikke installert: pip install "branchline[ray]"
ray-unreachable = det er ingen Ray på { $address }: { $problem }

## Boards

not-a-board-of-format = ikke et brett i format { $format }
not-a-board = { $file }: ikke et brett som kan leses ({ $problem })
board-laid-out-otherwise = { $map }: stedene ville nå ligge andre steder; tegn hele brettet på nytt
land-would-fold = stedene er flyttet så langt at landet ville foldes; endre skala eller dytt
no-geography = ingen geografi: { $file } mangler
no-bounds = board.toml for kartet må oppgi grensene for geografien
some-coordinates-missing = { $missing } av { $places } steder har ingen koordinater: { $names }. Gi hvert sted lat og lon, eller legg ut brettet bare etter rutene med --layout tracks
unknown-board-key = { $file }: ukjent nøkkel { $key }; forventet en av { $known }
unknown-board-place = { $file }: det finnes ikke noe sted { $place } på kartet
