## The table in the browser.

close = Luk
cancel = Annuller
send = Send
skip = Spring over
go-on = Videre
loading = Gør bordet klar …
no-room = Det bord findes ikke
spectator = en tilskuer
spectators = tilskuerne
you-seat = Du

## Cards and payments

colour-gray = grå
    .counted =
        { $count ->
            [one] gråt
           *[other] grå
        }

## Tracks

track-price = { $track }: { $length } { NAME($colour, $length, case: "counted") }
track-points = {" "}· { $points } point
tip-pay = Byg den med { $payment }
tip-ways =
    { $count ->
        [one] 1 måde at betale på
       *[other] { $count } måder at betale på
    }
tip-yours = Din
tip-cards = Du mangler kort eller vogne til den
closed-taken = Bygget af { $seats }
closed-route = Du ejer allerede et spor på denne strækning
closed-parallel = Lukket: med { $players } spillere bruges kun ét af sporene
closed-missing = Kræver { $needs }
closed-apart = Endnu ikke forbundet med dit net
closed-later = Ikke åben nu
choose-claim = { $track }
build-here = Bygge her? { $what }
plus-points = +{ $points } point
points-word =
    { $points ->
        [one] {" "}point
       *[other] {" "}point
    }
finishes-tickets = Fuldfører { $letters }: +{ $points } til sidst
serves-tickets = På vejen for { $letters }
other-way = Andre kort
pick-cards = Vælg kort
do-it = Ja, gør det
ask-tickets-title = Trække rutekort?
ask-tickets = Du trækker { $drawn } og beholder mindst { $keep }. Rutekort, der ikke er fuldført til sidst, koster deres point. Det er hele din tur.

## Board

board-of = Spilleplade: { $map }
board-moves = Spilleplade, flyttes med piletasterne; tryk på B for at se, hvad du kan bygge
zoom = Zoom
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-fit = Vis hele pladen
board-key = Tegnforklaring
minimap = Hele pladen med dine byer og den synlige del
skip-to-rail = Gå til det, du kan gøre

## Row, deck, hand

row = Kort at tage
on-the-table = På bordet
draw-key = Træk fra bunken (D)
tickets-key = Træk rutekort (T)
your-hand = Din hånd
row-gap = tom
row-was-swept = For mange lokomotiver: rækken blev ryddet og lagt ud igen
take = Tag et { NAME($card, case: "card") } fra plads { $slot }
deck = Bunke
draw-from-deck =
    { $count ->
        [one] kort tilbage: træk et
       *[other] kort tilbage: træk et
    }
tickets = Rutekort
draw-tickets =
    { $count ->
        [one] tilbage: træk nogle
       *[other] tilbage: træk nogle
    }
hand = Din hånd, { $count } kort
hand-empty = Din hånd er tom.
filter-by = { $cards }: vis, hvad de kan bygge

## Tickets

your-tickets = Dine rutekort
tickets-done = { $done } af { $all } fuldført
tickets-none = Du har ingen rutekort endnu.
ticket-done = Fuldført
ticket-done-looped = Fuldført, på en sløjfe
ticket-lost = Uden for rækkevidde
ticket-left =
    { $tracks ->
        [one] 1 strækning
       *[other] { $tracks } strækninger
    }, { $trains ->
        [one] 1 vogn mangler
       *[other] { $trains } vogne mangler
    }
ticket-needs =
    { $trains ->
        [one] 1 vogn ad korteste vej
       *[other] { $trains } vogne ad korteste vej
    }
ticket-buy-first = Køb først { $needs }. { $left }
ticket-finished = { $ticket }: fuldført, +{ $points } til sidst
keep-tickets = Nye rutekort
keep-first = Dine første rutekort
keep-why = Forbind begge byer, så får du point. Ellers mister du dem.
keep-at-least =
    { $count ->
        [0] behold alle, nogle eller ingen
        [one] behold mindst 1
       *[other] behold mindst { $count }
    }
keep-these =
    { $count ->
        [0] Behold ingen
        [one] Behold 1 rutekort
       *[other] Behold { $count } rutekort
    }
keep-trains =
    { $trains ->
        [0] Du har { $left ->
            [one] 1 vogn
           *[other] { $left } vogne
        }
       *[other] Tilsammen cirka { $trains } af { $left ->
            [one] din ene vogn
           *[other] dine { $left } vogne
        }
    }

## Players

players = Spillere
players-brief = Point og vogne
a-bot = bot
played-by-bot = en bot spiller
bot-in-its-stead = { $level } spiller
away = væk
turn-yours = din tur
turn-thinking = tænker
turn-choosing = vælger
points-so-far = point indtil nu
trains-left = Vogne tilbage
trains-short = vogne
cards-in-hand = Kort på hånden
cards-short = kort
tickets-kept = Rutekort
tickets-short = rutekort
mute = Ignorer { $seat }
watching =
    { $count ->
        [one] 1 person ser med
       *[other] { $count } personer ser med
    }

## Log and chat

log = Hvad der er sket
say = Sig noget
unread = nye beskeder
drew-many =
    { $subject ->
        [you] Du trækker
       *[named] { $seat } trækker
    } { $count } kort fra bunken

## Status

status-over = Spillet er slut
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } tænker
       *[other] { $seats } vælger
    }
status-waiting-last =
    { $count ->
        [one] Sidste runde: { $seats } tænker
       *[other] Sidste runde: { $seats } vælger
    }
status-waiting-how = Planlæg: vælg et rutekort, og se dets vej
status-bot-plays = En bot spiller for dig
status-turn = Din tur
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Din sidste tur
status-second-card = Dit andet kort
status-second-card-how = { LIST($may, type: "or") }
status-keep = Vælg dine rutekort
status-keep-how = Vælg dem, du vil have: deres veje lyser op
status-first-tickets = Vælg dine første rutekort
status-first-tickets-how = Vælg dem, du vil have: deres veje lyser op
status-decide = Bestem, hvordan du går videre
status-placing = Vælg en by på pladen
status-placing-how = Vælg den, eller tryk på Esc
status-placing-tap = Tryk på den, eller Annuller
may-take = tag et kort
may-draw = træk et kort
may-draw-two = tag 2 kort
may-draw-two-briefly = tag kort
may-tickets = træk rutekort
may-tickets-briefly = træk rutekort
may-claim = byg en strækning
may-claim-briefly = byg
may-pass = meld pas
end-near =
    { $subject ->
        [you] Du har
       *[named] { $seat } har
    } { $trains ->
        [0] ingen vogne
        [one] 1 vogn
       *[other] { $trains } vogne
    } tilbage: slutningen nærmer sig
last-round-warning =
    { $count ->
        [0] Sidste tur!
        [one] Sidste runde: 1 tur tilbage
       *[other] Sidste runde: { $count } ture tilbage
    }
clock = Tid tilbage til denne tur
clock-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dage
    }

## Buttons

undo = Fortryd
undo-key = Fortryd (U)
hint-button = Tip
hint-key = Hvad ville en stærk bot gøre? (H)
action-take = tage et { NAME($card, case: "card") } fra rækken
action-draw = trække fra bunken
action-tickets = trække rutekort
action-keep = beholde { $tickets }
action-claim = bygge { $track } for { $payment }
action-pass = melde pas
hint = En stærk bot ville { $text }.
hint-serving = En stærk bot ville { $text }, til { $tickets }.
build = Byg
build-key = Hvad kan jeg bygge? (B)
help = Hjælp og regler
menu = Menu
menu-home = Forside
menu-help = Hjælp og regler
menu-settings = Indstillinger
menu-share = Kopiér link til tilskuere
menu-leave = Lad en bot spille for mig
menu-take-back = Spil selv igen
sound = Lyde
parts-of-table = Bordets dele
tab-cards = Kort
tab-tickets = Rutekort
tab-players = Spillere
tab-log = Log

## What can I build

what-can-i-build = Det kan du bygge
build-for-tickets = Til dine rutekort
build-long = Lange strækninger
build-other = Andre
place-on-board = Vælg på pladen
build-filtered = Kun det, som den valgte farve kan bygge.
build-all = Vis alle
build-nothing = Intet med de kort, du har.
build-not-now = Du kan ikke bygge lige nu.

## Paying

payment-ways = Sådan betaler du
more-ways = Alle { $count } måder
pay = Betal
pay-any =
    { $alone ->
        [yes] { $count ->
            [one] 1 vilkårligt
           *[other] { $count } vilkårlige
        }
       *[no] + { $count ->
            [one] 1 vilkårligt
           *[other] { $count } vilkårlige
        }
    }
cards-make-locomotive = { $rate } vilkårlige kort gælder som ét lokomotiv. Tryk på kort på hånden for at lægge dem, tryk igen for at tage dem tilbage.
cards-fill-space = { $rate } vilkårlige kort fylder ét felt. Tryk på kort på hånden for at lægge dem, tryk igen for at tage dem tilbage.
any-card = vilkårligt
spend-least = Brug det, jeg har mindst brug for
lay-card = { $cards }, { $laid } lagt
take-back-card = Tag et { NAME($card, case: "card") } tilbage
cards-to-lay =
    { $count ->
        [0] Alle kort er lagt
        [one] 1 kort mere at lægge
       *[other] { $count } kort mere at lægge
    }
lay-these = Læg disse kort
cards-not-taken = De kort kan ikke bruges: vælg andre.

## Decisions between

decide = Vælg

## Panels

values-reached = Lande på dine rutekort
reached = nået

## The curtain

curtain-title = { $seat } er næste spiller
curtain-text = Giv skærmen videre. Ingen andre må kigge.
curtain-lift = Jeg er { $seat }

## The line

trouble-unreachable = Der er ingen forbindelse til serveren.
