## The table in the browser.

close = Schließen
cancel = Abbrechen
send = Senden
skip = Überspringen
go-on = Weiter
loading = Das Spiel wird aufgebaut …
no-room = Diesen Tisch gibt es nicht
spectator = jemand im Publikum
spectators = das Publikum
you-seat = Du

## Cards and payments

colour-gray = Grau
    .strong = graue
    .weak = grauen
    .neuter = graues

## Tracks

track-price =
    { $length ->
        [one] { $track }: { $length } { NAME($colour, case: "neuter") } Feld
       *[other] { $track }: { $length } { NAME($colour, case: "strong") } Felder
    }
track-points =
    { $points ->
        [one] {" "}· { $points } Punkt
       *[other] {" "}· { $points } Punkte
    }
tip-pay = Bauen mit { LIST($payment, case: "dative") }
tip-ways =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    } zu bezahlen
tip-yours = Deine Strecke
tip-cards = Dir fehlen Karten oder Waggons dafür
closed-taken = Gehört { $seats }
closed-route = Dir gehört schon eine Strecke dieser Verbindung
closed-parallel =
    Gesperrt: Bei { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } wird nur eine Strecke der Verbindung genutzt
closed-missing = Braucht { $needs }
closed-apart = Noch nicht mit deinem Netz verbunden
closed-later = Gerade nicht möglich
choose-claim = { $track }
build-here = Hier bauen? { $what }
plus-points =
    { $points ->
        [one] +{ $points } Punkt
       *[other] +{ $points } Punkte
    }
points-word =
    { $points ->
        [one] {" "}Punkt
       *[other] {" "}Punkte
    }
finishes-tickets = Erfüllt { $letters }: +{ $points } am Ende
serves-tickets = Auf dem Weg für { $letters }
other-way = Andere Karten
pick-cards = Karten wählen
do-it = Ja, los
ask-tickets-title = Zielkarten ziehen?
ask-tickets = Du ziehst { $drawn } und behältst mindestens { $keep }. Zielkarten, die am Ende nicht erfüllt sind, kosten ihre Punkte. Das ist dein ganzer Zug.

## Board

board-of = Spielplan { $map }
board-moves = Spielplan, mit den Pfeiltasten zu verschieben; B zeigt eine Liste, was du bauen kannst
zoom = Zoom
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganzen Spielplan zeigen
board-key = Zeichenerklärung
minimap = Der ganze Spielplan mit deinen Städten und dem sichtbaren Ausschnitt
skip-to-rail = Zu dem, was du tun kannst

## Row, deck, hand

row = Karten zum Ziehen
on-the-table = Auf dem Tisch
draw-key = Vom Stapel ziehen (D)
tickets-key = Zielkarten ziehen (T)
your-hand = Deine Hand
row-gap = leer
row-was-swept = Zu viele Lokomotiven: Die Auslage wurde abgeräumt und neu ausgelegt
take = { $card } von Platz { $slot } nehmen
deck = Stapel
draw-from-deck =
    { $count ->
        [one] Karte übrig: eine ziehen
       *[other] Karten übrig: eine ziehen
    }
tickets = Zielkarten
draw-tickets =
    { $count ->
        [one] übrig: ziehen
       *[other] übrig: ziehen
    }
hand =
    { $count ->
        [one] Deine Hand, { $count } Karte
       *[other] Deine Hand, { $count } Karten
    }
hand-empty = Du hast keine Karten.
filter-by = { $cards }: zeigen, was sich damit bauen lässt

## Tickets

your-tickets = Deine Zielkarten
tickets-done = { $done } von { $all } erfüllt
tickets-none = Du hast noch keine Zielkarten.
ticket-done = Erfüllt
ticket-done-looped = Erfüllt, auf einer Rundreise
ticket-lost = Nicht mehr möglich
ticket-left =
    noch { $tracks ->
        [one] { $tracks } Strecke
       *[other] { $tracks } Strecken
    }, { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }
ticket-needs =
    { $trains ->
        [one] mindestens { $trains } Waggon
       *[other] mindestens { $trains } Waggons
    }
ticket-buy-first = Kaufe zuerst { $needs }. { $left }
ticket-finished = { $ticket }: erfüllt, +{ $points } am Ende
keep-tickets = Neue Zielkarten
keep-first = Deine ersten Zielkarten
keep-why = Verbinde beide Städte, dann zählen die Punkte. Sonst verlierst du sie.
keep-at-least =
    { $count ->
        [0] behalte beliebig viele oder keine
        [one] behalte mindestens { $count }
       *[other] behalte mindestens { $count }
    }
keep-these =
    { $count ->
        [0] Keine behalten
        [one] { $count } Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }
keep-trains =
    { $trains ->
        [0] Du hast { $left ->
            [one] { $left } Waggon
           *[other] { $left } Waggons
        }
       *[other] Zusammen etwa { $trains } deiner { $left } Waggons
    }

## Players

players = Spieler
players-brief = Punkte und Waggons
a-bot = Bot
played-by-bot = ein Bot spielt
bot-in-its-stead = Stufe { $level } spielt
away = abwesend
turn-yours = du bist dran
turn-thinking = überlegt
turn-choosing = wählt
points-so-far = Punkte bisher
trains-left = Waggons übrig
trains-short = Waggons
cards-in-hand = Handkarten
cards-short = Karten
tickets-kept = Zielkarten
tickets-short = Zielkarten
mute = { $seat } stummschalten
watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }

## Log and chat

log = Was geschah
say = Sag etwas
unread = neue Nachrichten
drew-many =
    { $subject ->
        [you] Du ziehst
       *[named] { $seat } zieht
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Stapel

## Status

status-over = Die Partie ist zu Ende
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } überlegt
       *[other] { $seats } wählen
    }
status-waiting-last =
    { $count ->
        [one] Letzte Runde: { $seats } überlegt
       *[other] Letzte Runde: { $seats } wählen
    }
status-waiting-how = Plane: Wähle ein Ziel und sieh seinen Weg
status-bot-plays = Ein Bot spielt für dich
status-turn = Du bist dran
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Dein letzter Zug
status-second-card = Deine zweite Karte
status-second-card-how = { LIST($may, type: "or") }
status-keep = Wähle deine Zielkarten
status-keep-how = Wähle aus: Ihre Wege leuchten auf
status-first-tickets = Wähle deine ersten Zielkarten
status-first-tickets-how = Wähle aus: Ihre Wege leuchten auf
status-decide = Entscheide, wie es weitergeht
status-placing = Wähle eine Stadt auf dem Spielplan
status-placing-how = Wähle sie oder drücke Esc
status-placing-tap = Tippe sie an oder brich ab
may-take = eine Karte nehmen
may-draw = eine Karte ziehen
may-draw-two = 2 Karten nehmen
may-draw-two-briefly = Karten nehmen
may-tickets = Zielkarten ziehen
may-tickets-briefly = Ziele ziehen
may-claim = eine Strecke bauen
may-claim-briefly = bauen
may-pass = passen
end-near =
    { $subject ->
        [you] Du hast
       *[named] { $seat } hat
    } { $trains ->
        [0] keine Waggons mehr
        [one] nur noch { $trains } Waggon
       *[other] nur noch { $trains } Waggons
    }: Das Ende ist nah
last-round-warning =
    { $count ->
        [0] Letzter Zug!
        [one] Letzte Runde: noch { $count } Zug
       *[other] Letzte Runde: noch { $count } Züge
    }
clock = Zeit für diesen Zug
clock-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }

## Buttons

undo = Zurück
undo-key = Zurücknehmen (U)
hint-button = Tipp
hint-key = Was würde ein starker Bot tun? (H)
action-take = { NAME($card, case: "article") } aus der Auslage nehmen
action-draw = vom Stapel ziehen
action-tickets = Zielkarten ziehen
action-keep = { $tickets } behalten
action-claim = { $track } für { $payment } bauen
action-pass = passen
hint = Ein starker Bot würde: { $text }.
hint-serving = Ein starker Bot würde: { $text }, wegen { $tickets }.
build = Bauen
build-key = Was kann ich bauen? (B)
help = Hilfe und Regeln
menu = Menü
menu-home = Startseite
menu-help = Hilfe und Regeln
menu-settings = Einstellungen
menu-share = Link zum Zuschauen kopieren
menu-leave = Einen Bot für mich spielen lassen
menu-take-back = Wieder selbst spielen
sound = Töne
parts-of-table = Teile des Tisches
tab-cards = Karten
tab-tickets = Ziele
tab-players = Spieler
tab-log = Verlauf

## What can I build

what-can-i-build = Was du bauen kannst
build-for-tickets = Für deine Zielkarten
build-long = Lange Strecken
build-other = Andere
place-on-board = Auf dem Spielplan wählen
build-filtered = Nur, was die gewählte Farbe bauen kann.
build-all = Alle zeigen
build-nothing = Nichts mit den Karten, die du hast.
build-not-now = Du kannst gerade nicht bauen.

## Paying

payment-ways = Womit bezahlen?
more-ways = Alle { $count } Möglichkeiten
pay = Bezahlen
pay-any =
    { $alone ->
        [yes] { $count } beliebige
       *[no] + { $count } beliebige
    }
cards-make-locomotive = Je { $rate } beliebige Karten sind eine Lokomotive. Tippe Handkarten an, um sie zu legen, und noch einmal, um sie zurückzunehmen.
cards-fill-space = Je { $rate } beliebige Karten füllen ein Feld. Tippe Handkarten an, um sie zu legen, und noch einmal, um sie zurückzunehmen.
any-card = beliebig
spend-least = Nimm, was ich am wenigsten brauche
lay-card = { $cards }, { $laid } gelegt
take-back-card = { $card } zurücknehmen
cards-to-lay =
    { $count ->
        [0] Alle Karten sind gelegt
        [one] Noch { $count } Karte zu legen
       *[other] Noch { $count } Karten zu legen
    }
lay-these = Diese Karten legen
cards-not-taken = Diese Karten gehen nicht: Wähle andere.

## Decisions between

decide = Entscheiden

## Panels

values-reached = Länder auf deinen Zielkarten
reached = erreicht

## The curtain

curtain-title = { $seat } ist dran
curtain-text = Gib den Bildschirm weiter. Niemand sonst sollte hinsehen.
curtain-lift = Ich bin { $seat }

## The line

trouble-unreachable = Der Server ist nicht zu erreichen.
