## At the table

status-technologies = Weiter mit deiner Technologie
may-buy = eine Technologie kaufen
may-buy-briefly = kaufen
may-draw-blind = mehrere Karten vom Stapel ziehen
may-stop = keine zweite Strecke bauen
action-buy = { $technology } für { $payment } kaufen
action-draw-blind = mehrere Karten vom Stapel ziehen
action-stop = keine zweite Strecke bauen
choose-buy = { $technology } kaufen
technologies = Technologien
technology-price =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }
technology-left = noch { $count }
technology-gone = keine mehr
technologies-tab = Vorrat
technology-yours = deine
technology-in-cards =
    oder { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
technology-can-pay = bezahlbar
technology-pay-mixed =
    { $locomotives ->
        [0] { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
       *[other] { $locomotives } + { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }
    }
technology-opens-tickets =
    { $count ->
        [one] öffnet Ziel { $letters }
       *[other] öffnet Ziele { $letters }
    }
technology-needed-for =
    { $count ->
        [one] nötig für Ziel { $letters }
       *[other] nötig für Ziele { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Stapel ziehen
technology-stop = Keine zweite Strecke bauen
technology-status-rival = Baue auf einer fremden Strecke
technology-status-first = Baue die erste von zwei Strecken
technology-status-second = Baue eine zweite Strecke oder hör auf
technology-opens =
    { $count ->
        [one] öffnet { $count } Strecke
       *[other] öffnet { $count } Strecken
    }

## What happens

technology-bought =
    { $subject ->
        [you] Du kaufst
        [you-again] kaufst
        [again] kauft
       *[named] { $seat } kauft
    } { $technology }
technology-returned =
    { $subject ->
        [you] Du gibst
        [you-again] gibst
        [again] gibt
       *[named] { $seat } gibt
    } { $technology } zurück
technology-points =
    { $subject ->
        [you] Du bekommst
        [you-again] bekommst
        [again] bekommt
       *[named] { $seat } bekommt
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $technology }

## Rules page

rules-technologies-title = Technologien
rules-technologies-picture = Die Zeichen aller { $count } Technologien, jede mit ihrem Preis in Lokomotiven.
rules-technologies =
    Anfangs kannst du nur Strecken mit bis zu { $free-length ->
        [one] { $free-length } Feld
       *[other] { $free-length } Feldern
    } bauen, die an beiden Enden in { $home } liegen, und keine Fähren. Vor der Aktion deines Zuges darfst du eine Technologie kaufen und bezahlst sie mit Lokomotiven; sie öffnet Strecken oder bringt Punkte. Danach folgt deine Aktion wie gewohnt. Niemand hat dieselbe Technologie zweimal.
rules-technologies-exempt = { $exempt } braucht keine Technologie. Bezahlt wird die Strecke trotzdem ganz, und Technologien, die Punkte für Strecken oder Fähren bringen, gelten auch für sie.
rules-technology = Technologie
rules-price = Preis
rules-copies = Anzahl
tech-concession = Öffnet Strecken mit einem Ende in { LIST($regions, type: "or") }.
tech-lengths = Öffnet Strecken mit { LIST($lengths, type: "or") } Feldern.
tech-ferries = Öffnet Fähren.
tech-substitute = { $number } Karten genügen statt einer Lokomotive.
tech-track-points =
    { $number ->
        [one] { $number } Punkt mehr für jede Strecke, die du von da an baust.
       *[other] { $number } Punkte mehr für jede Strecke, die du von da an baust.
    }
tech-ferry-points =
    { $number ->
        [one] { $number } Punkt mehr für jede Fähre, die du von da an baust.
       *[other] { $number } Punkte mehr für jede Fähre, die du von da an baust.
    }
tech-ticket-points =
    { $number ->
        [one] { $number } Punkt mehr für jede am Ende erfüllte Zielkarte.
       *[other] { $number } Punkte mehr für jede am Ende erfüllte Zielkarte.
    }
tech-right-of-way = In diesem Zug baust du zum vollen Preis auf einer Strecke, die schon jemand hat; sie gehört dann euch beiden. Diese Technologie kannst du nur kaufen, wenn das möglich ist, und auch dann darfst du nur eine Strecke einer Doppelstrecke haben. Die Karte kommt zurück in den Vorrat.
tech-two-claims = In diesem Zug baust du zwei Strecken. Diese Technologie kannst du nur kaufen, wenn du mindestens eine bauen kannst; die zweite ist freiwillig. Die Karte kommt zurück in den Vorrat.
tech-blind-draw = Wenn du Karten ziehst, darfst du stattdessen { $number } vom Stapel nehmen.
tech-tickets-bet =
    Am Ende: { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }, wenn niemand mehr Zielkarten erfüllt hat als du, sonst ebenso viele Minuspunkte. Gleichstand genügt, selbst ganz ohne erfüllte.
tech-path-bet =
    Am Ende: { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }, wenn niemand eine längere durchgehende Strecke hat als du, sonst ebenso viele Minuspunkte. Gleichstand genügt, selbst ganz ohne Strecke.
tech-saving = Du hast das Recht, bei jeder Strecke, die du baust, eine Karte zu sparen.
tech-until-shuffle = Nur zu kaufen, bis die Ablage zum ersten Mal gemischt wird.

## Guide

guide-with-technologies = Schau in den Vorrat: Technologien öffnen Strecken.

## Lesson

lesson-technologies-what =
    Anfangs kannst du nur in { $home } bauen, Strecken mit bis zu { $length ->
        [one] { $length } Feld
       *[other] { $length } Feldern
    }, und keine Fähren. Technologien öffnen den Rest.
lesson-technologies-how = Zu Beginn deines Zuges darfst du eine Technologie aus dem Vorrat kaufen. Dann geht dein Zug wie gewohnt weiter. Was du gekauft hast, bleibt dir bis zum Ende der Partie, bis auf wenige, die verbraucht werden.
lesson-technologies-cost = Technologien bezahlst du mit Lokomotiven; der Vorrat zeigt den Preis und was du zahlen würdest.
lesson-technologies-score = Manche öffnen Strecken, andere bringen Punkte. Der Vorrat zeigt, welche deine Zielkarten brauchen: Kaufe diese zuerst.

## Terminal

mechanic-technologies = Technologien
summary-technologies =
    Technologien: Ohne sie kannst du in { $home } Strecken mit bis zu { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Feldern
    } bauen, und keine Fähren. Vor deiner Aktion darfst du eine Technologie kaufen (s), mit Lokomotiven.
summary-technologies-exempt = { $tracks }: hier ist keine Technologie nötig.
technologies-one-a-turn = eine je Zug
technologies-in-payment = less×1: eine Karte gespart durch { $technology }
technologies-key-blind = dd { $count } blind
technologies-help-blind =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Stapel ziehen (mit { $technology })
technologies-key-stop = x Schluss
technology-at-once = { $technology }: { $effect }; danach geht die Karte zurück in den Vorrat.
technology-claim-rival = baue auf einer fremden Strecke
technology-claim-first = baue die erste Strecke
technology-claim-second = baue die zweite Strecke
choice-draw-blind = blind ziehen
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = Fähren
technology-briefly-substitute = { $number } Karten=★
technology-briefly-track-points = +{ $number } je Strecke
technology-briefly-ferry-points = +{ $number } je Fähre
technology-briefly-ticket-points = +{ $number } je Ziel
technology-briefly-right-of-way = fremde Strecke
technology-briefly-two-claims = zwei Strecken
technology-briefly-blind-draw = { $number } ziehen
technology-briefly-tickets-bet = ±{ $number } Ziele
technology-briefly-path-bet = ±{ $number } längste
technology-briefly-saving = −1 Karte
technology-does-concession = öffnet { $regions }
technology-does-lengths = öffnet Strecken mit { LIST($lengths, type: "or") } Feldern
technology-does-ferries = öffnet Fähren
technology-does-substitute = { $number } Karten sind eine Lokomotive
technology-does-track-points = +{ $number } je Strecke von nun an
technology-does-ferry-points = +{ $number } je Fähre von nun an
technology-does-ticket-points = +{ $number } je erfüllte Zielkarte
technology-does-right-of-way = sofort auf fremder Strecke bauen
technology-does-two-claims = sofort zwei Strecken bauen
technology-does-blind-draw =
    du darfst { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } ziehen, alle blind
technology-does-tickets-bet = meiste Zielkarten +{ $number }, sonst −{ $number }
technology-does-path-bet = längste Strecke +{ $number }, sonst −{ $number }
technology-does-saving = Strecken dürfen 1 Karte weniger kosten
technology-bought-after-substituted =
    { $subject ->
        [you] Du kaufst
        [you-again] kaufst
        [again] kauft
       *[named] { $seat } kauft
    } { $technology } mit { LIST($before, case: "dative") } als { $locomotives ->
        [one] Lokomotive
       *[other] Lokomotiven
    }

## Map files

map-empty-region = kein Ort liegt in dieser Region
map-technology-twice = eine andere Technologie hat diesen Namen
map-effect-twice = nur eine Technologie darf diese Wirkung haben
map-effect-needs = der Spielplan nutzt die Mechanik { $mechanic } nicht, die dies ändert
map-closed-region = keine Technologie öffnet Strecken nach { $region }; füge eine hinzu oder nimm die Strecke aus (exempt)
map-closed-length =
    { $spaces ->
        [one] keine Technologie öffnet Strecken mit { $spaces } Feld; füge eine hinzu oder nimm die Strecke aus (exempt)
       *[other] keine Technologie öffnet Strecken mit { $spaces } Feldern; füge eine hinzu oder nimm die Strecke aus (exempt)
    }
map-closed-ferries = keine Technologie öffnet Fähren; füge eine hinzu oder nimm die Strecke aus (exempt)

form-technologies-home = Regionen ohne Konzession
form-technologies-free-length = Längste Strecke ohne Technologie
form-technologies-cards = Technologien
form-technologies-extra = Weitere Technologien
form-technologies-exempt = Strecken, die keine brauchen
form-technologies-copies = Exemplare
form-technologies-price = Preis in Lokomotiven
form-technologies-effect = Wirkung
form-technologies-until-shuffle = Bis der Stapel gemischt wird
form-technologies-regions = Regionen
form-technologies-lengths = Längen
form-technologies-number = Anzahl
# Words of a choice in a form.
form-word-concession = öffnet Regionen
form-word-lengths = öffnet Streckenlängen
form-word-ferries = öffnet Fähren
form-word-substitute = Karten als Lokomotive
form-word-track-points = Punkte je Strecke
form-word-ferry-points = Punkte je Fähre
form-word-ticket-points = Punkte je Zielkarte
form-word-right-of-way = auf fremder Strecke bauen
form-word-two-claims = zwei Strecken zugleich
form-word-blind-draw = mehrere Karten verdeckt ziehen
form-word-tickets-bet = Wette auf die meisten Zielkarten
form-word-path-bet = Wette auf die längste Strecke
form-word-saving = Strecken kosten eine Karte weniger
