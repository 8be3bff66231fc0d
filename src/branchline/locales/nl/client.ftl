## The table in the browser.

close = Sluiten
cancel = Annuleren
send = Versturen
skip = Overslaan
go-on = Verder
loading = Het spel wordt klaargezet …
no-room = Deze tafel bestaat niet
spectator = iemand uit het publiek
spectators = het publiek
you-seat = Jij

## Cards and payments

colour-gray = grijs
    .adjective = grijze

## Tracks

track-price =
    { $length ->
        [one] { $track }: { $length } { $colour } vak
       *[other] { $track }: { $length } { NAME($colour, case: "adjective") } vakken
    }
track-points =
    { $points ->
        [one] {" "}· { $points } punt
       *[other] {" "}· { $points } punten
    }
tip-pay = Bouwen met { $payment }
tip-ways =
    { $count ->
        [one] { $count } manier
       *[other] { $count } manieren
    } om te betalen
tip-yours = Van jou
tip-cards = Je komt kaarten of treintjes tekort
closed-taken = Bezet door { $seats }
closed-route = Je hebt al een ander spoor van deze route
closed-parallel =
    Gesloten: met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    } wordt maar één spoor van de route gebruikt
closed-missing = Vereist { $needs }
closed-apart = Nog niet verbonden met jouw net
closed-later = Nu niet mogelijk
choose-claim = { $track }
build-here = Hier bouwen? { $what }
plus-points =
    { $points ->
        [one] +{ $points } punt
       *[other] +{ $points } punten
    }
points-word =
    { $points ->
        [one] {" "}punt
       *[other] {" "}punten
    }
finishes-tickets = Voltooit { $letters }: +{ $points } aan het eind
serves-tickets = Op de weg voor { $letters }
other-way = Andere kaarten
pick-cards = Kaarten kiezen
do-it = Ja, doen
ask-tickets-title = Tickets trekken?
ask-tickets = Je trekt er { $drawn } en houdt er minstens { $keep }. Tickets die aan het eind niet voltooid zijn, kosten hun punten. Dit is je hele beurt.

## Board

board-of = Bord { $map }
board-moves = Bord, te verschuiven met de pijltjestoetsen; B toont een lijst van wat je kunt bouwen
zoom = Zoom
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Het hele bord tonen
board-key = Legenda
minimap = Het hele bord, met je steden en het deel dat je ziet
skip-to-rail = Naar wat je kunt doen

## Row, deck, hand

row = Kaarten om te pakken
on-the-table = Op tafel
draw-key = Van de stapel trekken (D)
tickets-key = Tickets trekken (T)
your-hand = Je hand
row-gap = leeg
row-was-swept = Te veel locomotieven: de rij is afgelegd en vernieuwd
take = Pak { NAME($card, case: "article") } van plek { $slot }
deck = Stapel
draw-from-deck =
    { $count ->
        [one] kaart over: trek er een
       *[other] kaarten over: trek er een
    }
tickets = Tickets
draw-tickets =
    { $count ->
        [one] over: trekken
       *[other] over: trekken
    }
hand =
    { $count ->
        [one] Je hand, { $count } kaart
       *[other] Je hand, { $count } kaarten
    }
hand-empty = Je hebt geen kaarten.
filter-by = { $cards }: toon wat ermee te bouwen is

## Tickets

your-tickets = Je tickets
tickets-done = { $done } van { $all } voltooid
tickets-none = Je hebt nog geen tickets.
ticket-done = Voltooid
ticket-done-looped = Voltooid, op een rondreis
ticket-lost = Onhaalbaar
ticket-left =
    nog { $tracks ->
        [one] { $tracks } spoor
       *[other] { $tracks } sporen
    }, { $trains ->
        [one] { $trains } treintje
       *[other] { $trains } treintjes
    }
ticket-needs =
    { $trains ->
        [one] minstens { $trains } treintje
       *[other] minstens { $trains } treintjes
    }
ticket-buy-first = Koop eerst { $needs }. { $left }
ticket-finished = { $ticket }: voltooid, +{ $points } aan het eind
keep-tickets = Nieuwe tickets
keep-first = Je eerste tickets
keep-why = Verbind beide steden en je krijgt de punten. Lukt het niet, dan verlies je ze.
keep-at-least =
    { $count ->
        [0] houd er zoveel als je wilt, of geen
        [one] houd er minstens { $count }
       *[other] houd er minstens { $count }
    }
keep-these =
    { $count ->
        [0] Geen houden
        [one] { $count } ticket houden
       *[other] { $count } tickets houden
    }
keep-trains =
    { $trains ->
        [0] Je hebt { $left ->
            [one] { $left } treintje
           *[other] { $left } treintjes
        }
       *[other] Samen ongeveer { $trains } van je { $left } treintjes
    }

## Players

players = Spelers
players-brief = Punten en treintjes
a-bot = bot
played-by-bot = een bot speelt
bot-in-its-stead = niveau { $level } speelt
away = afwezig
turn-yours = jouw beurt
turn-thinking = denkt na
turn-choosing = kiest
points-so-far = punten tot nu toe
trains-left = Treintjes over
trains-short = treintjes
cards-in-hand = Kaarten in de hand
cards-short = kaarten
tickets-kept = Tickets
tickets-short = tickets
mute = { $seat } dempen
watching =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }

## Log and chat

log = Wat er gebeurde
say = Zeg iets
unread = nieuwe berichten
drew-many =
    { $subject ->
        [you] Je trekt
       *[named] { $seat } trekt
    } { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van de stapel

## Status

status-over = Het spel is afgelopen
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } denkt na
       *[other] { $seats } kiezen
    }
status-waiting-last =
    { $count ->
        [one] Laatste ronde: { $seats } denkt na
       *[other] Laatste ronde: { $seats } kiezen
    }
status-waiting-how = Plan vooruit: kies een ticket om de weg te zien
status-bot-plays = Een bot speelt voor jou
status-turn = Jouw beurt
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Je laatste beurt
status-second-card = Je tweede kaart
status-second-card-how = { LIST($may, type: "or") }
status-keep = Kies je tickets
status-keep-how = Kies welke je wilt: hun wegen lichten op
status-first-tickets = Kies je eerste tickets
status-first-tickets-how = Kies welke je wilt: hun wegen lichten op
status-decide = Beslis hoe het verdergaat
status-placing = Kies een stad op het bord
status-placing-how = Kies er een, of druk op Esc
status-placing-tap = Tik erop, of annuleer
may-take = een kaart pakken
may-draw = een kaart trekken
may-draw-two = 2 kaarten pakken
may-draw-two-briefly = kaarten pakken
may-tickets = tickets trekken
may-tickets-briefly = tickets trekken
may-claim = een spoor bouwen
may-claim-briefly = bouwen
may-pass = passen
end-near =
    { $subject ->
        [you] Je hebt
       *[named] { $seat } heeft
    } { $trains ->
        [0] geen treintjes meer
        [one] nog maar { $trains } treintje
       *[other] nog maar { $trains } treintjes
    }: het einde is nabij
last-round-warning =
    { $count ->
        [0] Laatste beurt!
        [one] Laatste ronde: nog { $count } beurt
       *[other] Laatste ronde: nog { $count } beurten
    }
clock = Resterende tijd voor deze beurt
clock-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }

## Buttons

undo = Terug
undo-key = Terugnemen (U)
hint-button = Hint
hint-key = Wat zou een sterke bot doen? (H)
action-take = { NAME($card, case: "article") } uit de rij pakken
action-draw = van de stapel trekken
action-tickets = tickets trekken
action-keep = { $tickets } houden
action-claim = { $track } bouwen voor { $payment }
action-pass = passen
hint = Een sterke bot zou: { $text }.
hint-serving = Een sterke bot zou: { $text }, voor { $tickets }.
build = Bouwen
build-key = Wat kan ik bouwen? (B)
help = Hulp en regels
menu = Menu
menu-home = Startpagina
menu-help = Hulp en regels
menu-settings = Instellingen
menu-share = Link om mee te kijken kopiëren
menu-leave = Een bot voor mij laten spelen
menu-take-back = Weer zelf spelen
sound = Geluid
parts-of-table = Delen van de tafel
tab-cards = Kaarten
tab-tickets = Tickets
tab-players = Spelers
tab-log = Verloop

## What can I build

what-can-i-build = Wat je kunt bouwen
build-for-tickets = Voor je tickets
build-long = Lange sporen
build-other = Andere
place-on-board = Op het bord kiezen
build-filtered = Alleen wat met de gekozen kleur te bouwen is.
build-all = Alles tonen
build-nothing = Niets met de kaarten die je hebt.
build-not-now = Je kunt nu niet bouwen.

## Paying

payment-ways = Waarmee betalen?
more-ways = Alle { $count } manieren
pay = Betalen
pay-any =
    { $alone ->
        [yes] { $count } naar keuze
       *[no] + { $count } naar keuze
    }
cards-make-locomotive = Elke { $rate } kaarten naar keuze zijn samen een locomotief. Tik op kaarten in je hand om ze te leggen, tik nog eens om ze terug te nemen.
cards-fill-space = Elke { $rate } kaarten naar keuze vullen samen een vak. Tik op kaarten in je hand om ze te leggen, tik nog eens om ze terug te nemen.
any-card = naar keuze
spend-least = Neem wat ik het minst nodig heb
lay-card = { $cards }, { $laid } gelegd
take-back-card = Neem { NAME($card, case: "article") } terug
cards-to-lay =
    { $count ->
        [0] Alle kaarten zijn gelegd
        [one] Nog { $count } kaart te leggen
       *[other] Nog { $count } kaarten te leggen
    }
lay-these = Deze kaarten leggen
cards-not-taken = Die kaarten kunnen niet: kies andere.

## Decisions between

decide = Beslissen

## Panels

values-reached = Landen op je tickets
reached = bereikt

## The curtain

curtain-title = { $seat } is aan de beurt
curtain-text = Geef het scherm door. Niemand anders mag kijken.
curtain-lift = Ik ben { $seat }

## The line

trouble-unreachable = De server is niet bereikbaar.
