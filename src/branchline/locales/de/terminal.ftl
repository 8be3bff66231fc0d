## Questions

ask-number = Nummer [{ $default }]:
not-an-option = { $typed } ist nicht dabei; tippe eine Nummer von 1 bis { $most }
answer-yes = j ja y yes
answer-no = n nein no
ask-yes-or-no = { $question } [j/N]
go-back =
    { $most ->
        [one] Nummer (1), oder Enter für zurück:
       *[other] Nummer (1–{ $most }), oder Enter für zurück:
    }
choose-track =
    { $most ->
        [one] Nummer (1), ein Ort oder eine Farbe, oder Enter für zurück:
       *[other] Nummer (1–{ $most }), ein Ort oder eine Farbe, oder Enter für zurück:
    }
choose-other =
    { $most ->
        [one] Nummer (1), ein Name, oder Enter für zurück:
       *[other] Nummer (1–{ $most }), ein Name, oder Enter für zurück:
    }

## Setting a game up

welcome = Willkommen bei branchline.
enter-takes-default = Enter nimmt die Vorgabe.
map-to-play = Welcher Spielplan?
map-option = { $fewest }–{ $most } Spieler · { $rules }
variant-to-play = Welche Variante?
no-variant = Grundspiel
how-many-players = Wie viele spielen, dich mitgezählt?
players-option = { $count } Spieler
against-whom = Gegen wen?
which-opponent = Gegner { $number } von { $opponents }?
opponent-human = ein anderer Mensch an dieser Tastatur
opponent-beginner = Bot: hat kaum je gespielt und baut, was seine beste Zielkarte verlangt
opponent-easy = Bot: arbeitet seine Zielkarten nach Faustregeln eine nach der anderen ab
opponent-medium = Bot: plant seine Zielkarten meistens gemeinsam
opponent-hard = Bot: beurteilt jeden Zug nach dem, was er aus vielen Partien gelernt hat
opponent-expert = Bot: spielt die besten Züge durch, bevor er wählt: der stärkste
game-heading = { $map } · { $seats } · Startwert { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } beginnt. Mit ? bekommst du jederzeit Hilfe.
goodbye = Auf Wiedersehen.

## Labels of lines, and columns of tables

label-row = Auslage
label-decks = Stapel
label-hand = Deine Hand
label-tickets = Zielkarten
label-laid = Gelegt
label-choose = Wähle
column-track = Strecke
column-spaces = Felder
column-points = Punkte
column-pay-with = zahle mit
column-purchase = zu kaufen
column-effect = Wirkung
column-trains = Waggons
column-cards = Karten
column-cards-seen = bekannte Karten

## The position

position-heading = { $map } · Runde { $round } · { $seat }
card-loco = Lok
mark-gray = Grau
    .article = eine Lok
    .strong =
        { $count ->
            [one] Lok
           *[other] Loks
        }
    .weak =
        { $count ->
            [one] Lok
           *[other] Loks
        }
row-place-empty = (leer)
deck-left =
    { $count ->
        [one] { $count } Karte (d)
       *[other] { $count } Karten (d)
    }
discards = { $count } abgelegt
tickets-left =
    { $count ->
        [one] { $count } Zielkarte (t)
       *[other] { $count } Zielkarten (t)
    }
hand-is-empty = keine Karten
spaces-of-kind = { $spaces } { $kind }

## Tickets

ticket-with-points =
    { $points ->
        [one] { $ticket }, { $points } Punkt
       *[other] { $ticket }, { $points } Punkte
    }
ticket-is-done = ✓ { $ticket } · erfüllt
ticket-out-of-reach = ✗ { $ticket } · nicht mehr möglich
trains-to-go =
    noch { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    } auf { $tracks ->
        [one] { $tracks } Strecke
       *[other] { $tracks } Strecken
    }
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, braucht { $needs }
ticket-needing-price = · { $ticket } · { $left }, erst kaufen: { $price }
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Diese Zielkarten stehen dir zur Wahl
keep-some = Behalte mindestens { $fewest }: tippe ihre Nummern, etwa { $example } (? Hilfe)
not-a-choice = { $typed } ist keine Auswahl; tippe Nummern von 1 bis { $most }, etwa 1 2
too-few-tickets = { $count } ist zu wenig.

## What can be done now

turn-status =
    { $turn ->
        [last] LETZTE RUNDE, dein letzter Zug
        [goes-on] Dein Zug geht weiter
       *[usual] Du bist dran
    }: { $keys }
turn-draw = { $keys } ziehen
turn-tickets = t Zielkarten
turn-build = b bauen ({ $tracks })
nothing-to-build = noch nichts zu bauen
turn-pass = nichts anderes ist möglich: p passen
turn-buy = s kaufen ({ $count })
turn-others = s { $names }
turn-map = m Plan
turn-help = ? Hilfe
turn-help-briefly = ?
second-card = Zweite Karte: { $keys } (? Hilfe)
type-a-number =
    { $most ->
        [one] Tippe 1: nichts anderes ist möglich
       *[other] Tippe 1 bis { $most } (? Hilfe)
    }
claim-asked = Baue eine Strecke: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Entscheide: { $mechanic }

## What is typed

noted = Notiert.
not-cards = { $typed } nennt keine Karten. Tippe Farben oder ihre Buchstaben.
not-a-move = { $typed } ist kein Zug. Mit ? siehst du die Tasten.
not-possible = { $move } ist jetzt nicht möglich.
row-place-is-empty = Platz { $place } der Auslage ist leer.
locomotive-only-first = Eine Lokomotive aus der Auslage kannst du nur als erste Karte nehmen.
pass-only-if-stuck = Passen kannst du nur, wenn nichts anderes möglich ist.
draw-the-second = Eine Karte hast du gezogen: Jetzt zieh die zweite.
deck-is-empty = Der Stapel ist leer.
no-tickets-left = Es gibt keine Zielkarten mehr.

## Building and paying

nothing-to-claim = Nichts: Du brauchst mehr Karten (oder mehr Waggons). m closed: was sonst noch nötig ist.
nothing-of-that-kind = Davon ist jetzt nichts möglich.
nothing-by-that-name = Nichts hier heißt { $typed }.
closed-at-place = Jetzt nicht, { $place }:
not-a-payment = { $typed } ist keine der Zahlungen.
how-to-pay = { $what }: Womit bezahlst du?
more-payments = … und { $count } weitere: tippe all, oder eine Farbe, um weniger zu sehen
more-tracks = … und { $count } weitere: tippe all, oder einen Ort oder eine Farbe, um weniger zu sehen
payment-or-more = { $payment } oder { $count } weitere
payment-or-others = { $payment } oder …
on-the-way = → auf dem kürzesten Weg einer deiner Zielkarten
paying-substitutes =
    { $locomotives ->
        [one] { $count } Karten als Lokomotive
       *[other] { $count } Karten als { $locomotives } Lokomotiven
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } und { $count } andere Karten als Lokomotive
       *[other] { $payment } und { $count } andere Karten als { $locomotives } Lokomotiven
    }
paying-sets =
    { $spaces ->
        [one] { $count } Karten für das Feld
       *[other] { $count } Karten für { $spaces } Felder
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } und { $count } andere Karten für ein Feld
       *[other] { $payment } und { $count } andere Karten für { $spaces } Felder
    }
paying-one-less = { $payment }, eine Karte gespart
cards-to-pay =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## What can be bought

purchases-legend = { $offered } jetzt kaufen (s)   { $wanted } deine Zielkarten brauchen sie   { $yours } deine   { $price }Preis×übrig, wer sie hat
purchase-yours = deine
purchase-gone = keine mehr
purchase-gone-to = keine mehr ({ $seats })
purchase-refused = { $price }: { $reason }

## Choosing cards

choose-cards =
    { $count ->
        [one] Wähle { $count } Karte, etwa { $example } (? Hilfe)
       *[other] Wähle { $count } Karten, etwa { $example } (? Hilfe)
    }
choose-few-cards =
    { $count ->
        [one] Wähle { $count } Karte, etwa { $names } oder { $letters } (? Hilfe)
       *[other] Wähle { $count } Karten, etwa { $names } oder { $letters } (? Hilfe)
    }
cards-so-far = Bisher { $chosen }: wähle noch { $count }, oder x für einen Neuanfang (? Hilfe)
choose-cards-anew =
    { $count ->
        [one] Wähle { $count } Karte neu.
       *[other] Wähle { $count } Karten neu.
    }
too-many-cards = Das sind { $count } Karten; wähle { $most }.
cards-reserved =
    { $spare ->
        [0] Du hast { $held } { NAME($card, $held, case: "strong") }, kannst hier aber wegen der Zahlung keine wählen.
       *[other] Du hast { $held } { NAME($card, $held, case: "strong") }, kannst hier aber wegen der Zahlung nur { $spare } wählen.
    }
cards-held =
    { $held ->
        [0] Du hast keine { NAME($card, $held, case: "weak") }.
       *[other] Du hast { $held } { NAME($card, $held, case: "strong") }.
    }

## Tracks

network-of =
    { $seat }: { $tracks ->
        [one] { $tracks } Strecke
       *[other] { $tracks } Strecken
    }, { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }
board-keys = m free: für dich frei · m closed: für dich gesperrt, und warum · m ORT: die Strecken eines Ortes
no-tracks = Keine.
no-such-place = kein Ort heißt { $typed }
no-track-between = Keine Strecke verbindet { $first } und { $second }. m { $first }: die Strecken dort.
track-free = frei
track-too-dear = frei, aber zu teuer
track-owned-but-open = { $owners } · für dich offen
track-yours = schon deine
track-closed-taken = gehört { $seats }
track-closed-route = dir gehört schon eine Strecke dieser Verbindung
track-closed-parallel =
    gesperrt bei { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    }: eine Parallelstrecke ist gebaut
track-closed-missing = braucht { $needs }
track-closed-apart = noch nicht mit deinem Netz verbunden
track-closed-later = gerade nicht möglich
track-closed-asked = jetzt nicht: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = { $payment } kannst du nicht zahlen; claim { $track } zeigt, was du zahlen kannst.
too-few-trains =
    { $track } braucht { $length ->
        [one] { $length } Waggon
       *[other] { $length } Waggons
    }; du hast { $trains }.
cannot-pay = { $track } ist für dich offen, aber du kannst nicht bezahlen; nötig: { $cost }.
cost-locomotives =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }
cost-cards =
    { $count ->
        [one] { $count } Karte in { $colour }
       *[other] { $count } Karten in { $colour }
    }
cost-cards-gray =
    { $count ->
        [one] { $count } Karte einer Farbe
       *[other] { $count } Karten einer Farbe
    }

## News

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, zweimal
       *[other] { $told }, { $count }-mal
    }

## The score sheet

score-sheet = Wertung
sheet-total = Summe
sheet-place = Rang
rank-of = { $rank }.
measure-and-points = ({ $measure }) { $points }
wins =
    { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
wins-by-tie-break =
    { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }; bei Gleichstand entscheidet: { $tie }.
share-the-win =
    { $seats } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.

## People at one keyboard

curtain = Vorhang
hide-hand = Drücke Enter, um deine Hand zu verbergen:
show-hand = { $seat }, drücke Enter, um deine Hand zu sehen:

## Saving and leaving

save-where = Sag, wohin: save FILE
overwrite = { $file } gibt es schon. Überschreiben?
cannot-save = Speichern in { $file } geht nicht: { $problem }.
saved = In { $file } gespeichert.
save-to-replay =
    { $default ->
        [none] Die Partie speichern, um sie noch einmal anzusehen? Dateiname, oder n:
       *[other] Die Partie speichern, um sie noch einmal anzusehen? Dateiname [{ $default }], oder n:
    }
save-before-leaving =
    { $default ->
        [none] Die Partie speichern, bevor du gehst? Dateiname, oder n:
       *[other] Die Partie speichern, bevor du gehst? Dateiname [{ $default }], oder n:
    }
game-is-saved = Die Partie ist in { $file } gespeichert.
go-on-with = Weiter geht es mit: { $command }
game-not-saved = Auf Wiedersehen. Die Partie ist nicht gespeichert.

## Help

help-keys = Tasten
help-row = diese Karte der Auslage nehmen (eine Lokomotive aus der Auslage ist deine einzige Karte)
help-row-free = diese Karte der Auslage nehmen
help-draw = eine Karte vom Stapel ziehen
help-tickets = Zielkarten ziehen
help-build = was kann ich bauen? wähle nach Nummer; b Ort oder b rot zeigt weniger
help-others = was kann ich auf diesem Spielplan sonst noch tun?
help-purchases = was es zu kaufen gibt: was es bewirkt und was du vor deiner Aktion kaufen kannst
help-map = die Strecken aller; m Ort: die Strecken eines Ortes, und warum manche gesperrt sind
help-map-free = die Strecken, die für dich frei sind; m closed: die gesperrten, und warum
help-show = den Tisch noch einmal zeigen
help-log = alles, was bisher geschah
help-save = die Partie speichern; später weiter mit: branchline play -t --resume FILE
help-quit = die Partie verlassen
help-moves = Ganze Züge gehen auch: claim Place–Place red×2, take 3, keep 1 2
help-signs = Karten und Strecken
help-gray = eine beliebige Farbe
help-letters = Um Karten zu wählen, tippe Namen oder Buchstaben: { $letters }
help-trains =
    Je { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }. Hat jemand nur noch 2 oder weniger, sind alle noch einmal dran.
help-points = Punkte für eine Strecke nach ihren Feldern: { $points }
