## The table in the browser.

close = Stäng
cancel = Avbryt
send = Skicka
skip = Hoppa över
go-on = Vidare
loading = Gör bordet klart …
no-room = Det bordet finns inte
spectator = en åskådare
spectators = åskådarna
you-seat = Du

## Cards and payments

colour-gray = grå
    .counted =
        { $count ->
            [one] grått
           *[other] grå
        }

## Tracks

track-price =
    { $length ->
        [one] { $track }: 1 { $colour }
       *[other] { $track }: { $length } { NAME($colour, $length, case: "counted") }
    }
track-points = {" "}· { $points } poäng
tip-pay = Bygg den med { $payment }
tip-ways = { $count } sätt att betala
tip-yours = Din
tip-cards = Du saknar kort eller tåg för den
closed-taken = Byggd av { $seats }
closed-route = Du äger redan ett spår på den här sträckan
closed-parallel = Stängd: med { $players } spelare används bara ett av spåren
closed-missing = Kräver { $needs }
closed-apart = Inte förbunden med ditt nät än
closed-later = Inte öppen nu
choose-claim = { $track }
build-here = Bygga här? { $what }
plus-points = +{ $points } poäng
points-word =
    { $points ->
        [one] {" "}poäng
       *[other] {" "}poäng
    }
finishes-tickets = Gör { $letters } klar: +{ $points } i slutet
serves-tickets = På vägen för { $letters }
other-way = Andra kort
pick-cards = Välj kort
do-it = Ja, gör det
ask-tickets-title = Dra biljetter?
ask-tickets = Du drar { $drawn } och behåller minst { $keep }. Biljetter som inte är klara i slutet kostar sina poäng. Det är hela din tur.

## Board

board-of = Spelplan: { $map }
board-moves = Spelplan, flyttas med piltangenterna; tryck på B för en lista över vad du kan bygga
zoom = Zoom
zoom-in = Zooma in
zoom-out = Zooma ut
zoom-fit = Visa hela spelplanen
board-key = Teckenförklaring
minimap = Hela spelplanen, med dina städer och den del som syns
skip-to-rail = Hoppa till vad du kan göra

## Row, deck, hand

row = Kort att ta
on-the-table = På bordet
draw-key = Dra från draghögen (D)
tickets-key = Dra biljetter (T)
your-hand = Din hand
row-gap = tom
row-was-swept = För många lokomotiv: raden rensades och lades ut på nytt
take = Ta ett { NAME($card, case: "card") } från plats { $slot }
deck = Draghög
draw-from-deck =
    { $count ->
        [one] kort kvar: dra ett
       *[other] kort kvar: dra ett
    }
tickets = Biljetter
draw-tickets =
    { $count ->
        [one] kvar: dra några
       *[other] kvar: dra några
    }
hand = Din hand, { $count } kort
hand-empty = Din hand är tom.
filter-by = { $cards }: visa vad du kan bygga med dem

## Tickets

your-tickets = Dina biljetter
tickets-done =
    { $all ->
        [one] { $done } av { $all } klar
       *[other] { $done } av { $all } klara
    }
tickets-none = Du har inga biljetter än.
ticket-done = Klar
ticket-done-looped = Klar, på en slinga
ticket-lost = Utom räckhåll
ticket-left =
    { $tracks ->
        [one] 1 sträcka
       *[other] { $tracks } sträckor
    }, { $trains } tåg kvar
ticket-needs = { $trains } tåg kortaste vägen
ticket-buy-first = Köp först { $needs }. { $left }
ticket-finished = { $ticket }: klar, +{ $points } i slutet
keep-tickets = Nya biljetter
keep-first = Dina första biljetter
keep-why = Förbind båda städerna så får du poäng. Annars förlorar du dem.
keep-at-least =
    { $count ->
        [0] behåll så många du vill, eller ingen
        [one] behåll minst 1
       *[other] behåll minst { $count }
    }
keep-these =
    { $count ->
        [0] Behåll ingen
        [one] Behåll 1 biljett
       *[other] Behåll { $count } biljetter
    }
keep-trains =
    { $trains ->
        [0] Du har { $left } tåg
       *[other] Tillsammans cirka { $trains } av { $left ->
            [one] ditt enda tåg
           *[other] dina { $left } tåg
        }
    }

## Players

players = Spelare
players-brief = Poäng och tåg
a-bot = bot
played-by-bot = en bot spelar
bot-in-its-stead = { $level } spelar
away = borta
turn-yours = din tur
turn-thinking = tänker
turn-choosing = väljer
points-so-far = poäng hittills
trains-left = Tåg kvar
trains-short = tåg
cards-in-hand = Kort på handen
cards-short = kort
tickets-kept = Biljetter
tickets-short = biljetter
mute = Tysta { $seat }
watching =
    { $count ->
        [one] 1 person tittar på
       *[other] { $count } personer tittar på
    }

## Log and chat

log = Vad som hänt
say = Säg något
unread = nya meddelanden
drew-many =
    { $subject ->
        [you] Du drar
       *[named] { $seat } drar
    } { $count } kort från draghögen

## Status

status-over = Spelet är slut
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } tänker
       *[other] { $seats } väljer
    }
status-waiting-last =
    { $count ->
        [one] Sista rundan: { $seats } tänker
       *[other] Sista rundan: { $seats } väljer
    }
status-waiting-how = Planera: välj en biljett så ser du dess väg
status-bot-plays = En bot spelar åt dig
status-turn = Din tur
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Din sista tur
status-second-card = Ditt andra kort
status-second-card-how = { LIST($may, type: "or") }
status-keep = Välj dina biljetter
status-keep-how = Välj dem du vill ha: deras vägar lyser
status-first-tickets = Välj dina första biljetter
status-first-tickets-how = Välj dem du vill ha: deras vägar lyser
status-decide = Bestäm hur du går vidare
status-placing = Välj en stad på spelplanen
status-placing-how = Välj den, eller tryck på Esc
status-placing-tap = Tryck på den, eller Avbryt
may-take = ta ett kort
may-draw = dra ett kort
may-draw-two = ta 2 kort
may-draw-two-briefly = ta kort
may-tickets = dra biljetter
may-tickets-briefly = dra biljetter
may-claim = bygg en sträcka
may-claim-briefly = bygg
may-pass = passa
end-near =
    { $subject ->
        [you] Du har
       *[named] { $seat } har
    } { $trains ->
        [0] inga tåg
        [one] 1 tåg
       *[other] { $trains } tåg
    } kvar: slutet är nära
last-round-warning =
    { $count ->
        [0] Sista turen!
        [one] Sista rundan: 1 tur kvar
       *[other] Sista rundan: { $count } turer kvar
    }
clock = Tid kvar för den här turen
clock-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagar
    }

## Buttons

undo = Ångra
undo-key = Ångra (U)
hint-button = Tips
hint-key = Vad skulle en stark bot göra? (H)
action-take = ta ett { NAME($card, case: "card") } från raden
action-draw = dra från draghögen
action-tickets = dra biljetter
action-keep = behålla { $tickets }
action-claim = bygga { $track } för { $payment }
action-pass = passa
hint = En stark bot skulle { $text }.
hint-serving = En stark bot skulle { $text }, för { $tickets }.
build = Bygg
build-key = Vad kan jag bygga? (B)
help = Hjälp och regler
menu = Meny
menu-home = Startsida
menu-help = Hjälp och regler
menu-settings = Inställningar
menu-share = Kopiera länk för åskådare
menu-leave = Låt en bot spela åt mig
menu-take-back = Spela själv igen
sound = Ljud
parts-of-table = Bordets delar
tab-cards = Kort
tab-tickets = Biljetter
tab-players = Spelare
tab-log = Logg

## What can I build

what-can-i-build = Vad du kan bygga
build-for-tickets = För dina biljetter
build-long = Långa sträckor
build-other = Övriga
place-on-board = Välj på spelplanen
build-filtered = Bara det som går att bygga med vald färg.
build-all = Visa alla
build-nothing = Inget med korten du har.
build-not-now = Du kan inte bygga just nu.

## Paying

payment-ways = Sätt att betala
more-ways = Alla { $count } sätt
pay = Betala
pay-any =
    { $alone ->
        [yes] { $count ->
            [one] 1 valfritt
           *[other] { $count } valfria
        }
       *[no] + { $count ->
            [one] 1 valfritt
           *[other] { $count } valfria
        }
    }
cards-make-locomotive = { $rate } valfria kort blir ett lokomotiv. Tryck på kort i din hand för att lägga dem, tryck igen för att ta tillbaka dem.
cards-fill-space = { $rate } valfria kort fyller en ruta. Tryck på kort i din hand för att lägga dem, tryck igen för att ta tillbaka dem.
any-card = valfritt
spend-least = Använd det jag behöver minst
lay-card =
    { $cards }, { $laid ->
        [one] 1 lagt
       *[other] { $laid } lagda
    }
take-back-card = Ta tillbaka ett { NAME($card, case: "card") }
cards-to-lay =
    { $count ->
        [0] Alla kort är lagda
        [one] 1 kort till att lägga
       *[other] { $count } kort till att lägga
    }
lay-these = Lägg de här korten
cards-not-taken = De korten kan inte användas: välj andra.

## Decisions between

decide = Välj

## Panels

values-reached = Länder på dina biljetter
reached = nått

## The curtain

curtain-title = { $seat } står på tur
curtain-text = Lämna över skärmen. Ingen annan ska titta.
curtain-lift = Jag är { $seat }

## The line

trouble-unreachable = Servern går inte att nå.
