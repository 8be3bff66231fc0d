## The file

map-unreadable = kan ikke leses: { $problem }
map-not-a-file = er ikke en fil
map-no-such-file = filen finnes ikke
map-no-such-map = kartet finnes ikke; oppgi ID-en til et kart eller stien til en .toml-fil
map-too-big = for stort for et kart: mer enn { $most } byte
map-line-too-long = for lang: { $size } byte, høyst { $most }; fordel den på flere linjer
map-not-utf8 = er ikke tekst i UTF-8
map-nested = lister eller tabeller er for dypt nøstet
map-not-toml = ikke TOML: { $problem }
toml-missing = { $sign } mangler
toml-value = her skal det stå en verdi, for eksempel 12 eller true, eller tekst i rette anførselstegn
toml-key = her skal det stå en nøkkel med = og en verdi, eller en [tabell]
toml-line-end = etter verdien må linjen slutte
toml-character = et tegn som ikke kan stå her
toml-twice = denne nøkkelen eller tabellen finnes allerede
toml-escape = skriv \\ for en omvendt skråstrek, eller en kjent kode etter den
toml-date = den datoen finnes ikke
toml-number = tallet er for langt
map-other-format = denne versjonen leser bare kartfiler i format { $format }
map-other-version = det finnes bare versjon { $version }; be om { $name }

## Values

map-must-be = må være { $wanted }
map-key-must-be = nøkkelen må være { $wanted }
map-key-missing = mangler; må være { $wanted }
map-text-too-long = for lang: { $characters } tegn, høyst { $most }
map-unknown-key = ukjent nøkkel
map-unknown-mechanic = ukjent mekanisme
map-listed-twice = står to ganger på listen
wanted-int = et heltall fra { $low } til { $high }
wanted-exactly = tallet { $number }
wanted-number = et tall fra { $low } til { $high }
wanted-text = synlig tekst uten mellomrom i endene
wanted-id = et ord av små bokstaver, sifre og understreker, for eksempel my_map
wanted-anything = hva som helst
wanted-flag = true eller false
wanted-word = { $word }
wanted-one-of = en av { $words }
wanted-list = en liste med { $least } til { $most }
wanted-list-of = en liste med { $size }
wanted-entries = en tabell med { $least } til { $most } poster
wanted-table = en tabell
wanted-table-with = en tabell med { $keys }
wanted-deal = { $number }, eller en tabell over bunker med slike tall
wanted-mechanics = navnet på en mekanisme, eller en liste med slike navn

## Variants

map-no-such-variant = varianten finnes ikke
map-in-variant = { $problem } (i varianten { $variant })

## Players, cards, ties and counts

map-first-game-bots =
    { $most ->
        [one] kartet er for én person og én bot: før opp 1
       *[other] i tillegg til én person tar kartet { $fewest } til { $most } boter: før opp så mange
    }
map-players-swapped = færrest før flest: skriv [{ $fewest }, { $most }]
map-too-few-locomotives =
    { $locomotives ->
        [one] { $players } spillere ville tatt { $given } av 1 lokomotiv
       *[other] { $players } spillere ville tatt { $given } av { $locomotives } lokomotiver
    }
map-too-few-cards =
    { $cards ->
        [one] 1 kort er for lite: { $players } spillere får 4 hver og raden er 5, { $needed } i alt
       *[other] { $cards } kort er for få: { $players } spillere får 4 hver og raden er 5, { $needed } i alt
    }
map-tie-needs = kartet bruker ikke mekanismen { $mechanic } som måler det
map-rejected-needs = kartet bruker ikke mekanismen { $mechanic } som legger bortlagte billetter der
map-other-count =
    { $what ->
        [places] filen lister opp { $count ->
            [one] 1 sted
           *[other] { $count } steder
        }; hva er riktig?
        [tracks] filen lister opp { $count ->
            [one] 1 rute
           *[other] { $count } ruter
        }; hva er riktig?
       *[tickets] filen lister opp { $count ->
            [one] 1 billett
           *[other] { $count } billetter
        }; hva er riktig?
    }

## Places and areas

map-unknown-place = ukjent sted
map-name-taken = { $other } har allerede dette navnet (bortsett fra store bokstaver og aksenter)
map-area-named-as-place = et sted har dette navnet; gi området sitt eget navn

## Tracks

map-track-is-loop = ruten ender der den begynner
map-track-reads-like = leses som { $other } (bortsett fra mellomrom og streker); gi et sted nytt navn
map-track-too-long = ingen kan bygge denne ruten med { $trains } tog
map-no-points = ingen poeng for denne lengden; legg til { $length } i [points]
map-board-falls-apart =
    { $more ->
        [0] brettet henger ikke sammen: ingen rute knytter { $names } til resten
        [one] brettet henger ikke sammen: ingen rute knytter { $names } og 1 annet sted til resten
       *[other] brettet henger ikke sammen: ingen rute knytter { $names } og { $more } andre til resten
    }
map-unknown-group = gruppen finnes ikke i [groups]
map-group-missing = mangler; parallelle spor som { $track } krever denne regelen; se per_player og tracks_by_players
map-group-lacks-players = ingen post for { $players } spillere; legg til { $players } = 1, eller flere spor

## Tickets

map-too-many-offered = høyst { $most } billetter om gangen
map-keep-too-many =
    { $most ->
        [one] bare 1 tilbys; behold høyst 1
       *[other] bare { $most } tilbys; behold høyst { $most }
    }
map-unknown-end = ukjent sted eller område
map-unknown-set = ingen billett hører til dette settet
map-unused-ticket = ingen spill bruker denne billetten; se tickets.sets og ends_in
map-unused-deck = ingen får billetter fra denne bunken
map-unknown-deck = ingen billett hører til denne bunken
map-decks-are-chosen = på dette kartet sier spillerne hvilke bunker de trekker fra; nevn ingen bunke her, bare et antall billetter
map-too-many-tickets = { $tickets } billetter i spill, høyst { $most }
map-too-few-tickets = å dele ut { $dealt } til hver av { $players } spillere krever { $needed } billetter, men bunken { $deck } har { $there }
map-ticket-is-loop = billetten ender der den begynner
map-no-way = ingen ruter fører hit fra { $start }
map-way-too-long = den korteste veien fra { $start } krever { $needed } tog, en spiller har { $trains }

## Mechanics

map-key-needs = kartet har ikke { $mechanic }; legg til mekanismen: mechanics.{ $mechanic } = { $example }
map-no-such-track = ingen rute knytter sammen disse to stedene
map-marks-no-tracks = ikke en mekanisme som merker ruter; skriv en av { $names }
map-only-on-unused = ingen rute på kartet er av det slaget; legg til mekanismen { $mechanic }
map-payments-clash = { $mechanic } går ikke sammen med { $other }: ingen regel sier hvordan man betaler for begge
