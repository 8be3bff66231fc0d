## The table in the browser.

close = Lukk
cancel = Avbryt
send = Send
skip = Hopp over
go-on = Videre
loading = Gjør bordet klart …
no-room = Det bordet finnes ikke
spectator = en tilskuer
spectators = tilskuerne
you-seat = Du

## Cards and payments

colour-gray = grå
    .counted =
        { $count ->
            [one] grått
           *[other] grå
        }

## Tracks

track-price = { $track }: { $length } { NAME($colour, $length, case: "counted") }
track-points = {" "}· { $points } poeng
tip-pay = Bygg den med { $payment }
tip-ways =
    { $count ->
        [one] 1 måte å betale på
       *[other] { $count } måter å betale på
    }
tip-yours = Din
tip-cards = Du mangler kort eller tog til den
closed-taken = Bygd av { $seats }
closed-route = Du eier allerede et spor på denne ruten
closed-parallel = Stengt: med { $players } spillere brukes bare ett av sporene
closed-missing = Krever { $needs }
closed-apart = Ikke forbundet med nettet ditt ennå
closed-later = Ikke åpen nå
choose-claim = { $track }
build-here = Bygge her? { $what }
plus-points = +{ $points } poeng
points-word =
    { $points ->
        [one] {" "}poeng
       *[other] {" "}poeng
    }
finishes-tickets = Fullfører { $letters }: +{ $points } til slutt
serves-tickets = På veien for { $letters }
other-way = Andre kort
pick-cards = Velg kort
do-it = Ja, gjør det
ask-tickets-title = Trekke billetter?
ask-tickets = Du trekker { $drawn } og beholder minst { $keep }. Billetter som ikke er fullført til slutt, koster poengene sine. Dette er hele turen din.

## Board

board-of = Brett: { $map }
board-moves = Brett, flyttes med piltastene; trykk B for en liste over hva du kan bygge
zoom = Zoom
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-fit = Vis hele brettet
board-key = Tegnforklaring
minimap = Hele brettet, med byene dine og delen som vises
skip-to-rail = Gå til det du kan gjøre

## Row, deck, hand

row = Kort å ta
on-the-table = På bordet
draw-key = Trekk fra bunken (D)
tickets-key = Trekk billetter (T)
your-hand = Hånden din
row-gap = tom
row-was-swept = For mange lokomotiver: raden ble ryddet og lagt ut på nytt
take = Ta et { NAME($card, case: "card") } fra plass { $slot }
deck = Bunke
draw-from-deck =
    { $count ->
        [one] kort igjen: trekk ett
       *[other] kort igjen: trekk ett
    }
tickets = Billetter
draw-tickets =
    { $count ->
        [one] igjen: trekk noen
       *[other] igjen: trekk noen
    }
hand = Hånden din, { $count } kort
hand-empty = Hånden din er tom.
filter-by = { $cards }: vis hva de kan bygge

## Tickets

your-tickets = Billettene dine
tickets-done = { $done } av { $all } fullført
tickets-none = Du har ingen billetter ennå.
ticket-done = Fullført
ticket-done-looped = Fullført, på en sløyfe
ticket-lost = Utenfor rekkevidde
ticket-left =
    { $tracks ->
        [one] 1 rute
       *[other] { $tracks } ruter
    }, { $trains } tog igjen
ticket-needs = { $trains } tog på korteste vei
ticket-buy-first = Kjøp først { $needs }. { $left }
ticket-finished = { $ticket }: fullført, +{ $points } til slutt
keep-tickets = Nye billetter
keep-first = Dine første billetter
keep-why = Knytt sammen begge byene for å få poeng. Ellers taper du dem.
keep-at-least =
    { $count ->
        [0] behold så mange du vil, også ingen
        [one] behold minst 1
       *[other] behold minst { $count }
    }
keep-these =
    { $count ->
        [0] Behold ingen
        [one] Behold 1 billett
       *[other] Behold { $count } billetter
    }
keep-trains =
    { $trains ->
        [0] Du har { $left } tog
       *[other] Til sammen omtrent { $trains } av { $left ->
            [one] ditt ene tog
           *[other] dine { $left } tog
        }
    }

## Players

players = Spillere
players-brief = Poeng og tog
a-bot = bot
played-by-bot = en bot spiller
bot-in-its-stead = { $level } spiller
away = borte
turn-yours = din tur
turn-thinking = tenker
turn-choosing = velger
points-so-far = poeng så langt
trains-left = Tog igjen
trains-short = tog
cards-in-hand = Kort på hånden
cards-short = kort
tickets-kept = Billetter
tickets-short = billetter
mute = Demp { $seat }
watching =
    { $count ->
        [one] 1 person ser på
       *[other] { $count } personer ser på
    }

## Log and chat

log = Hva som har skjedd
say = Si noe
unread = nye meldinger
drew-many =
    { $subject ->
        [you] Du trekker
       *[named] { $seat } trekker
    } { $count } kort fra bunken

## Status

status-over = Spillet er slutt
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } tenker
       *[other] { $seats } velger
    }
status-waiting-last =
    { $count ->
        [one] Siste runde: { $seats } tenker
       *[other] Siste runde: { $seats } velger
    }
status-waiting-how = Planlegg: velg en billett og se veien
status-bot-plays = En bot spiller for deg
status-turn = Din tur
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Din siste tur
status-second-card = Ditt andre kort
status-second-card-how = { LIST($may, type: "or") }
status-keep = Velg billetter
status-keep-how = Velg dem du vil ha: veiene deres lyser
status-first-tickets = Velg dine første billetter
status-first-tickets-how = Velg dem du vil ha: veiene deres lyser
status-decide = Bestem hvordan du går videre
status-placing = Velg en by på brettet
status-placing-how = Velg den, eller trykk Esc
status-placing-tap = Trykk på den, eller Avbryt
may-take = ta et kort
may-draw = trekk et kort
may-draw-two = ta 2 kort
may-draw-two-briefly = ta kort
may-tickets = trekk billetter
may-tickets-briefly = trekk billetter
may-claim = bygg en rute
may-claim-briefly = bygg
may-pass = meld pass
end-near =
    { $subject ->
        [you] Du har
       *[named] { $seat } har
    } { $trains ->
        [0] ingen tog
        [one] 1 tog
       *[other] { $trains } tog
    } igjen: slutten er nær
last-round-warning =
    { $count ->
        [0] Siste tur!
        [one] Siste runde: 1 tur igjen
       *[other] Siste runde: { $count } turer igjen
    }
clock = Tid igjen av denne turen
clock-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dager
    }

## Buttons

undo = Angre
undo-key = Angre (U)
hint-button = Tips
hint-key = Hva ville en sterk bot gjort? (H)
action-take = ta et { NAME($card, case: "card") } fra raden
action-draw = trekke fra bunken
action-tickets = trekke billetter
action-keep = beholde { $tickets }
action-claim = bygge { $track } for { $payment }
action-pass = melde pass
hint = En sterk bot ville { $text }.
hint-serving = En sterk bot ville { $text }, for { $tickets }.
build = Bygg
build-key = Hva kan jeg bygge? (B)
help = Hjelp og regler
menu = Meny
menu-home = Forside
menu-help = Hjelp og regler
menu-settings = Innstillinger
menu-share = Kopier lenke for tilskuere
menu-leave = La en bot spille for meg
menu-take-back = Spill selv igjen
sound = Lyder
parts-of-table = Deler av bordet
tab-cards = Kort
tab-tickets = Billetter
tab-players = Spillere
tab-log = Logg

## What can I build

what-can-i-build = Hva du kan bygge
build-for-tickets = For billettene dine
build-long = Lange ruter
build-other = Andre
place-on-board = Velg på brettet
build-filtered = Bare det den valgte fargen kan bygge.
build-all = Vis alle
build-nothing = Ingenting med kortene du har.
build-not-now = Du kan ikke bygge akkurat nå.

## Paying

payment-ways = Slik betaler du
more-ways = Alle { $count } måter
pay = Betal
pay-any =
    { $alone ->
        [yes] { $count ->
            [one] 1 valgfritt
           *[other] { $count } valgfrie
        }
       *[no] + { $count ->
            [one] 1 valgfritt
           *[other] { $count } valgfrie
        }
    }
cards-make-locomotive = { $rate } valgfrie kort gjelder som ett lokomotiv. Trykk på kort på hånden for å legge dem, trykk igjen for å ta dem tilbake.
cards-fill-space = { $rate } valgfrie kort fyller ett felt. Trykk på kort på hånden for å legge dem, trykk igjen for å ta dem tilbake.
any-card = valgfritt
spend-least = Bruk det jeg trenger minst
lay-card = { $cards }, { $laid } lagt
take-back-card = Ta tilbake et { NAME($card, case: "card") }
cards-to-lay =
    { $count ->
        [0] Alle kort er lagt
        [one] 1 kort igjen å legge
       *[other] { $count } kort igjen å legge
    }
lay-these = Legg disse kortene
cards-not-taken = De kortene kan ikke brukes: velg andre.

## Decisions between

decide = Velg

## Panels

values-reached = Land på billettene dine
reached = nådd

## The curtain

curtain-title = { $seat } er neste spiller
curtain-text = Gi skjermen videre. Ingen andre skal se.
curtain-lift = Jeg er { $seat }

## The line

trouble-unreachable = Får ikke kontakt med serveren.
