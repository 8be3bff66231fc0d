## The file

map-unreadable = kan ikke læses: { $problem }
map-not-a-file = er ikke en fil
map-no-such-file = filen findes ikke
map-no-such-map = pladen findes ikke; angiv en plades id eller stien til en .toml-fil
map-too-big = for stor til en plade: mere end { $most } byte
map-line-too-long = for lang: { $size } byte, højst { $most }; fordel den på flere linjer
map-not-utf8 = er ikke tekst i UTF-8
map-nested = lister eller tabeller er indlejret for dybt
map-not-toml = ikke TOML: { $problem }
toml-missing = { $sign } mangler
toml-value = her skal der stå en værdi, f.eks. 12 eller true, eller tekst i lige anførselstegn
toml-key = her skal der stå en nøgle med = og en værdi, eller en [tabel]
toml-line-end = efter værdien skal linjen slutte
toml-character = et tegn, der ikke må stå her
toml-twice = denne nøgle eller tabel findes allerede
toml-escape = skriv \\ for en omvendt skråstreg, eller en kendt kode efter den
toml-date = den dato findes ikke
toml-number = tallet er for langt
map-other-format = denne version læser kun pladefiler i format { $format }
map-other-version = der er kun version { $version }; bed om { $name }

## Values

map-must-be = skal være { $wanted }
map-key-must-be = nøglen skal være { $wanted }
map-key-missing = mangler; skal være { $wanted }
map-text-too-long = for lang: { $characters } tegn, højst { $most }
map-unknown-key = ukendt nøgle
map-unknown-mechanic = ukendt mekanisme
map-listed-twice = står to gange på listen
wanted-int = et helt tal fra { $low } til { $high }
wanted-exactly = tallet { $number }
wanted-number = et tal fra { $low } til { $high }
wanted-text = synlig tekst uden mellemrum i enderne
wanted-id = et ord af små bogstaver, cifre og understregningstegn, for eksempel my_map
wanted-anything = hvad som helst
wanted-flag = true eller false
wanted-word = { $word }
wanted-one-of = en af { $words }
wanted-list = en liste med { $least } til { $most }
wanted-list-of = en liste med { $size }
wanted-entries = en tabel med { $least } til { $most } poster
wanted-table = en tabel
wanted-table-with = en tabel med { $keys }
wanted-deal = { $number }, eller en tabel over bunker med sådanne tal
wanted-mechanics = navnet på en mekanisme, eller en liste med sådanne navne

## Variants

map-no-such-variant = varianten findes ikke
map-in-variant = { $problem } (i varianten { $variant })

## Players, cards, ties and counts

map-first-game-bots =
    { $most ->
        [one] pladen er for én person og én bot: skriv 1 på listen
       *[other] ud over én person tager pladen { $fewest } til { $most } botter: skriv så mange på listen
    }
map-players-swapped = færrest før flest: skriv [{ $fewest }, { $most }]
map-too-few-locomotives =
    { $locomotives ->
        [one] { $players } spillere ville tage { $given } af 1 lokomotiv
       *[other] { $players } spillere ville tage { $given } af { $locomotives } lokomotiver
    }
map-too-few-cards =
    { $cards ->
        [one] 1 kort er for lidt: { $players } spillere får 4 hver, og rækken er 5, { $needed } i alt
       *[other] { $cards } kort er for få: { $players } spillere får 4 hver, og rækken er 5, { $needed } i alt
    }
map-tie-needs = pladen bruger ikke mekanismen { $mechanic }, som måler det
map-rejected-needs = pladen bruger ikke mekanismen { $mechanic }, som lægger fravalgte rutekort der
map-other-count =
    { $what ->
        [places] filen nævner { $count ->
            [one] 1 sted
           *[other] { $count } steder
        }; hvad er rigtigt?
        [tracks] filen nævner { $count ->
            [one] 1 strækning
           *[other] { $count } strækninger
        }; hvad er rigtigt?
       *[tickets] filen nævner { $count } rutekort; hvad er rigtigt?
    }

## Places and areas

map-unknown-place = ukendt sted
map-name-taken = { $other } har allerede det navn (bortset fra store bogstaver og accenter)
map-area-named-as-place = et sted har det navn; giv området sit eget navn

## Tracks

map-track-is-loop = strækningen ender, hvor den begynder
map-track-reads-like = læses som { $other } (bortset fra mellemrum og streger); omdøb et sted
map-track-too-long =
    { $trains ->
        [one] ingen kan bygge denne strækning med 1 vogn
       *[other] ingen kan bygge denne strækning med { $trains } vogne
    }
map-no-points = ingen point for denne længde; tilføj { $length } til [points]
map-board-falls-apart =
    { $more ->
        [0] pladen hænger ikke sammen: ingen strækning forbinder { $names } med resten
       *[other] pladen hænger ikke sammen: ingen strækning forbinder { $names } og { $more } til med resten
    }
map-unknown-group = gruppen findes ikke i [groups]
map-group-missing = mangler; parallelle spor som { $track } kræver denne regel; se per_player og tracks_by_players
map-group-lacks-players = ingen post for { $players } spillere; tilføj { $players } = 1, eller flere spor

## Tickets

map-too-many-offered = højst { $most } rutekort ad gangen
map-keep-too-many =
    { $most ->
        [one] kun 1 tilbydes; behold højst 1
       *[other] kun { $most } tilbydes; behold højst { $most }
    }
map-unknown-end = ukendt sted eller område
map-unknown-set = intet rutekort hører til dette sæt
map-unused-ticket = intet spil bruger dette rutekort; se tickets.sets og ends_in
map-unused-deck = ingen får rutekort fra denne bunke
map-unknown-deck = intet rutekort hører til denne bunke
map-decks-are-chosen = på dette kort siger spillerne, hvilke bunker de trækker fra; nævn ingen bunke her, kun et antal rutekort
map-too-many-tickets = { $tickets } rutekort i spil, højst { $most }
map-too-few-tickets = at dele { $dealt } ud til hver af { $players } spillere kræver { $needed } rutekort, men bunken { $deck } har { $there }
map-ticket-is-loop = rutekortet ender, hvor det begynder
map-no-way = ingen strækninger fører hertil fra { $start }
map-way-too-long = den korteste vej fra { $start } kræver { $needed } vogne, en spiller har { $trains }

## Mechanics

map-key-needs = pladen har ikke { $mechanic }; tilføj mekanismen: mechanics.{ $mechanic } = { $example }
map-no-such-track = ingen strækning forbinder de to steder
map-marks-no-tracks = ikke en mekanisme, der mærker strækninger; skriv en af { $names }
map-only-on-unused = ingen strækning på pladen er af den slags; tilføj mekanismen { $mechanic }
map-payments-clash = { $mechanic } passer ikke sammen med { $other }: ingen regel siger, hvordan man betaler for begge
