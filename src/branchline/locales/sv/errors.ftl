did-you-mean = { $problem }; menade du { $name }?
known-names = { $problem }; kända: { $names }
known-names-and-more = { $problem }; kända: { $names } och { $more } till
value-huge-number = ett jättestort tal
value-table = en tabell
value-list = en lista med { $count }
at-line = rad { $line }
at-line-and-column = rad { $line }, kolumn { $column }
at-end = filens slut
at-byte = byte { $byte }
at-file = fil
at-record = spelfil

## Games

players-out-of-range = { $map } är för { $fewest } till { $most } spelare, inte { $players }
no-seat-to-start = det finns ingen plats { $seat } bland { $players } spelare
names-disagree = { $players } spelare kräver { $players } namn, inte { $names }
no-such-seat = det finns ingen plats { $seat }; platserna går från 0 till { $last }
seat-not-to-act = plats { $seat } står inte på tur nu; det gör { $names }
game-is-over = spelet är slut
position-has-changed = ställningen har ändrats sedan draget prövades
no-such-action = { $action } är ingen handling; de går från 0 till { $last }
not-an-action = { $text } är ingen handling på den här kartan
action-is-illegal = { $action } är inte tillåtet nu; tillåtna är { $legal }

## Mechanics and maps of other packages

mechanic-not-loaded = mekanismen { $mechanic } i paketet { $package } kan inte användas: { $problem }. Reparera paketet, eller avinstallera det
mechanic-no-declaration = { $found } är ingen deklaration av en mekanism
mechanic-known-already = det finns redan en mekanism { $mechanic }
mechanic-key-taken = { $mechanic } lägger till nyckeln { $key } i kartfiler, men det gör redan { $other }
words-missing = { $file } saknas
words-unreadable = { $file }: inget meddelande: { $entry }
words-taken = { $file }: det finns redan ett meddelande { $message }
maps-not-loaded = kartorna i paketet { $package } kan inte användas: { $problem }. Reparera paketet, eller avinstallera det
map-id-taken = det finns redan en karta { $map }

## Where games are played

unknown-executor = spel körs på "processes", "ray" eller ray://HOST:PORT, inte på { $on }
no-ray = Ray är inte installerat: pip install "branchline[ray]"
ray-unreachable = det finns ingen Ray på { $address }: { $problem }

## Boards

not-a-board-of-format = ingen spelplan i format { $format }
not-a-board = { $file }: ingen spelplan som går att läsa ({ $problem })
board-laid-out-otherwise = { $map }: dess orter skulle nu ligga på andra ställen; rita om hela spelplanen
land-would-fold = orterna flyttades så långt att marken skulle vikas; ändra skala eller knuffar
no-geography = ingen geografi: { $file } saknas
no-bounds = kartans board.toml måste ange geografins gränser
some-coordinates-missing = { $missing } av { $places } orter saknar koordinater: { $names }. Ge varje ort lat och lon, eller lägg ut spelplanen bara efter sträckorna med --layout tracks
unknown-board-key = { $file }: okänd nyckel { $key }; förväntade någon av { $known }
unknown-board-place = { $file }: det finns ingen ort { $place } på kartan
