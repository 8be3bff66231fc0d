## At the table

status-substitutes = Wähle die Karten zum Legen
action-substitute = { NAME($card, case: "article") } anstelle einer anderen Karte spielen

## What happens

substituted =
    { $subject ->
        [you] Du spielst
        [you-again] spielst
        [again] spielt
       *[named] { $seat } spielt
    } { NAME($card, case: "article") } als Teil einer Lokomotive
stood-in =
    { $subject ->
        [you] Du spielst
        [you-again] spielst
        [again] spielt
       *[named] { $seat } spielt
    } { NAME($card, case: "article") } für ein Feld

## Rules page

rules-substitutes-title = Karten als Lokomotiven
rules-substitutes-picture = { $cards } beliebige Karten sind so viel wert wie eine Lokomotive.
rules-substitutes = { $cards } Karten deiner Wahl kannst du als eine Lokomotive spielen, überall, wo eine Lokomotive erlaubt ist. Auch eine Lokomotive darf darunter sein.
rules-substitutes-only-on = { $cards } Karten deiner Wahl kannst du { LIST($where, case: "on") } als eine Lokomotive spielen, so oft du willst: für ein Feld, das eine zeigt, oder anstelle einer Karte der Farbe. Auch eine Lokomotive darf darunter sein. Auf anderen Strecken gilt das nicht, und sonst lässt sich damit nichts bezahlen.
rules-substitutes-for-colour = { $tracks }: Hier füllen { $cards } Karten deiner Wahl ein Feld, so oft du willst, auch alle Felder; die übrigen Felder kosten Karten einer Farbe. Lokomotiven gelten hier für keine Farbe, dürfen aber unter den { $cards } sein.

## Guide

guide-substitutes = Nimm die Karten, die du am wenigsten brauchst.

## Lesson

lesson-substitutes-what = { $cards } beliebige Karten kannst du als eine Lokomotive spielen, überall, wo eine Lokomotive erlaubt ist.
lesson-substitutes-what-on = { $cards } beliebige Karten kannst du { LIST($where, case: "on") } als eine Lokomotive spielen.
lesson-substitutes-how = Wähle diese Art zu bezahlen und dann Karten aus deiner Hand, oder lass die Seite die wählen, die du am wenigsten brauchst.
lesson-substitutes-cost = Das geht, so oft du willst. Auch eine Lokomotive darf unter den { $cards } sein. Die Punkte bleiben gleich, es ist also teuer: Tu es, wenn nichts anderes hilft.
lesson-substitutes-for-colour = { $tracks } ist anders: Dort füllen { $cards } beliebige Karten ein Feld, und Lokomotiven gelten für keine Farbe.

## Terminal

mechanic-substitutes = Ersatzkarten
summary-substitutes = { $cards } beliebige Karten können als Lokomotive gespielt werden: In einer Zahlung heißt das sub×1, und dann wählst du die Karten.
summary-substitutes-only-on = { $cards } beliebige Karten können { LIST($where, case: "on") } als Lokomotive gespielt werden: In einer Zahlung heißt das sub×1, und dann wählst du die Karten.
summary-substitutes-for-colour = { $tracks }: { $cards } beliebige Karten füllen ein Feld, in einer Zahlung heißt das set×1; Lokomotiven gelten dort für keine Farbe.
substitutes-to-claim = Um { $track } zu bauen, zahlst du { $payment }
substitutes-to-buy = Um { $item } zu kaufen, zahlst du { $payment }
substitutes-leave-no-claim = Ohne diese Karten könntest du die Strecke nicht mehr bezahlen, für die du kaufst: Wähle andere.
substitutes-in-payment = sub×1: { $count } andere Karten deiner Wahl als Lokomotive
sets-in-payment = set×1: { $count } andere Karten deiner Wahl für ein Feld
claimed-after-substituted =
    { $subject ->
        [you] Du baust
        [you-again] baust
        [again] baut
       *[named] { $seat } baut
    } { $track } { $paid ->
        [nothing] mit
       *[cards] für { $payment } und mit
    } { LIST($before, case: "dative") } als { $locomotives ->
        [one] Lokomotive
       *[other] Lokomotiven
    }
claimed-after-stood-in =
    { $subject ->
        [you] Du baust
        [you-again] baust
        [again] baut
       *[named] { $seat } baut
    } { $track } { $paid ->
        [nothing] mit { LIST($before, case: "dative") }
       *[cards] für { $payment } und mit { LIST($before, case: "dative") } für die übrigen Felder
    }

form-substitutes-cards = Karten für eine Lokomotive
form-substitutes-only-on = Nur auf
form-substitutes-for-colour = Für eine farbige Karte
form-substitutes-tracks = Strecken
