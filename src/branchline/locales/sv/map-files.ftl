## The file

map-unreadable = kan inte läsas: { $problem }
map-not-a-file = är ingen fil
map-no-such-file = filen finns inte
map-no-such-map = kartan finns inte; ange en kartas id eller sökvägen till en .toml-fil
map-too-big = för stor för en karta: mer än { $most } byte
map-line-too-long = för lång: { $size } byte, högst { $most }; fördela den på fler rader
map-not-utf8 = är inte text i UTF-8
map-nested = listor eller tabeller är för djupt nästlade
map-not-toml = inte TOML: { $problem }
toml-missing = { $sign } saknas
toml-value = här ska det stå ett värde, till exempel 12 eller true, eller text inom raka citattecken
toml-key = här ska det stå en nyckel med = och ett värde, eller en [tabell]
toml-line-end = efter värdet måste raden ta slut
toml-character = ett tecken som inte får stå här
toml-twice = den här nyckeln eller tabellen finns redan
toml-escape = skriv \\ för ett omvänt snedstreck, eller en känd kod efter det
toml-date = det datumet finns inte
toml-number = talet är för långt
map-other-format = den här versionen läser bara kartfiler i format { $format }
map-other-version = det finns bara version { $version }; be om { $name }

## Values

map-must-be = måste vara { $wanted }
map-key-must-be = nyckeln måste vara { $wanted }
map-key-missing = saknas; måste vara { $wanted }
map-text-too-long = för lång: { $characters } tecken, högst { $most }
map-unknown-key = okänd nyckel
map-unknown-mechanic = okänd mekanism
map-listed-twice = står två gånger i listan
wanted-int = ett heltal från { $low } till { $high }
wanted-exactly = talet { $number }
wanted-number = ett tal från { $low } till { $high }
wanted-text = synlig text utan mellanslag i ändarna
wanted-id = ett ord av små bokstäver, siffror och understreck, till exempel my_map
wanted-anything = vad som helst
wanted-flag = true eller false
wanted-word = { $word }
wanted-one-of = någon av { $words }
wanted-list = en lista med { $least } till { $most }
wanted-list-of = en lista med { $size }
wanted-entries = en tabell med { $least } till { $most } poster
wanted-table = en tabell
wanted-table-with = en tabell med { $keys }
wanted-deal = { $number }, eller en tabell över högar med sådana tal
wanted-mechanics = namnet på en mekanism, eller en lista med sådana namn

## Variants

map-no-such-variant = varianten finns inte
map-in-variant = { $problem } (i varianten { $variant })

## Players, cards, ties and counts

map-first-game-bots =
    { $most ->
        [one] kartan är för en person och en bot: lista 1
       *[other] utöver en person tar kartan { $fewest } till { $most } botar: lista så många
    }
map-players-swapped = minsta antalet före största: skriv [{ $fewest }, { $most }]
map-too-few-locomotives = { $players } spelare skulle ta { $given } av { $locomotives } lokomotiv
map-too-few-cards =
    { $cards ->
        [one] 1 kort är för lite: { $players } spelare får 4 var och raden är 5, tillsammans { $needed }
       *[other] { $cards } kort är för få: { $players } spelare får 4 var och raden är 5, tillsammans { $needed }
    }
map-tie-needs = kartan använder inte mekanismen { $mechanic } som mäter det
map-rejected-needs = kartan använder inte mekanismen { $mechanic } som lägger bortlagda biljetter där
map-other-count =
    { $what ->
        [places] filen listar { $count ->
            [one] 1 ort
           *[other] { $count } orter
        }; vilket är rätt?
        [tracks] filen listar { $count ->
            [one] 1 sträcka
           *[other] { $count } sträckor
        }; vilket är rätt?
       *[tickets] filen listar { $count ->
            [one] 1 biljett
           *[other] { $count } biljetter
        }; vilket är rätt?
    }

## Places and areas

map-unknown-place = okänd ort
map-name-taken = { $other } har redan det namnet (bortsett från versaler och accenter)
map-area-named-as-place = en ort har det namnet; ge området ett eget namn

## Tracks

map-track-is-loop = sträckan slutar där den börjar
map-track-reads-like = läses som { $other } (bortsett från mellanslag och streck); byt namn på en ort
map-track-too-long = ingen kan bygga den här sträckan med { $trains } tåg
map-no-points = inga poäng för den här längden; lägg till { $length } i [points]
map-board-falls-apart =
    { $more ->
        [0] spelplanen hänger inte ihop: ingen sträcka förbinder { $names } med resten
       *[other] spelplanen hänger inte ihop: ingen sträcka förbinder { $names } och { $more } till med resten
    }
map-unknown-group = gruppen finns inte i [groups]
map-group-missing = saknas; parallella spår som { $track } kräver den regeln; se per_player och tracks_by_players
map-group-lacks-players = ingen post för { $players } spelare; lägg till { $players } = 1, eller fler spår

## Tickets

map-too-many-offered = högst { $most } biljetter på en gång
map-keep-too-many =
    { $most ->
        [one] bara 1 erbjuds; behåll högst 1
       *[other] bara { $most } erbjuds; behåll högst { $most }
    }
map-unknown-end = okänd ort eller okänt område
map-unknown-set = ingen biljett hör till den uppsättningen
map-unused-ticket = inget spel använder den här biljetten; se tickets.sets och ends_in
map-unused-deck = ingen får biljetter ur den här högen
map-unknown-deck = ingen biljett hör till den högen
map-decks-are-chosen = på den här kartan säger spelarna från vilka högar de drar; nämn ingen hög här, bara ett antal biljetter
map-too-many-tickets = { $tickets } biljetter i spel, högst { $most }
map-too-few-tickets = att dela ut { $dealt } till var och en av { $players } spelare kräver { $needed } biljetter, men högen { $deck } har { $there }
map-ticket-is-loop = biljetten slutar där den börjar
map-no-way = inga sträckor leder hit från { $start }
map-way-too-long = kortaste vägen från { $start } kräver { $needed } tåg, en spelare har { $trains }

## Mechanics

map-key-needs = kartan har inte { $mechanic }; lägg till mekanismen: mechanics.{ $mechanic } = { $example }
map-no-such-track = ingen sträcka förbinder de två orterna
map-marks-no-tracks = ingen mekanism som märker ut sträckor; skriv någon av { $names }
map-only-on-unused = ingen sträcka på kartan är av det slaget; lägg till mekanismen { $mechanic }
map-payments-clash = { $mechanic } går inte ihop med { $other }: ingen regel säger hur man betalar för båda
