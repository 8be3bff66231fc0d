## Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.


## Friends on other devices

network-here-only = Diese Partie ist nur auf diesem Computer: Die Links unten funktionieren hier und auf keinem anderen Gerät.
network-open-note = Du kannst sie für dein lokales Netz öffnen. Dann erreichen alle in diesem Netz, etwa im selben WLAN, diese Seite, bis du sie wieder schließt oder das Programm beendest. Nichts geht ins Internet.
network-open = Für das lokale Netz öffnen
network-host-opens = Wer die Partie angelegt hat, kann sie auf dem Computer, auf dem sie läuft, für das lokale Netz öffnen.
network-opened = Offen für dein lokales Netz unter { $address }. Wer im selben Netz ist, kann die Links unten benutzen.
network-close = Wieder schließen
network-elsewhere = Andere Geräte erreichen diese Partie unter { $address }.
network-working = Einen Moment …
link-code = QR-Code
link-code-hide = Code verbergen
link-code-of = QR-Code: { $label }
link-code-note = Richte die Kamera eines Telefons darauf.
menu-share-here = Link zum Zuschauen kopieren (nur dieser Computer)

## Your turn

title-your-turn = Du bist dran – { $page }
title-turns =
    { $count ->
        [one] Du bist dran – branchline
       *[other] Du bist in { $count } Partien dran – branchline
    }
game-your-turn = du bist dran
play-turn = Spielen
notify = Melden, wenn ich dran bin
notify-note = Eine Benachrichtigung dieses Browsers, wenn diese Seite nicht vorn ist
notify-title = Du bist dran
notify-text = Die anderen warten auf dich: { $map }
notify-insecure = Benachrichtigungen sind hier nicht möglich: Browser erlauben sie nur über eine sichere Verbindung (https) oder auf dem Computer, auf dem das Spiel läuft.
notify-unsupported = Dieser Browser kennt keine Benachrichtigungen.
notify-denied = Dieser Browser soll keine Benachrichtigungen dieser Seite zeigen. In seinen Einstellungen lässt sich das ändern.

## The line

line-lost-now = Die Verbindung ist weg. Neuer Versuch …
line-lost-wait =
    { $seconds ->
        [one] Die Verbindung ist weg. Neuer Versuch in { $seconds } Sekunde.
       *[other] Die Verbindung ist weg. Neuer Versuch in { $seconds } Sekunden.
    }
line-try-now = Jetzt versuchen

## Undo

undo-left =
    { $seconds ->
        [one] Zurücknehmen: noch { $seconds } Sekunde
       *[other] Zurücknehmen: noch { $seconds } Sekunden
    }

## Pages that cannot be shown

page-failed = Diese Seite konnte nicht geladen werden
page-failed-note = Der Server antwortet nicht, oder es gibt eine neuere Version der Seite.
try-again = Noch einmal versuchen
replay-failed = Diese Wiederholung lässt sich nicht zeigen
game-unknown = Eine Partie mit diesem Namen gibt es hier nicht. Vielleicht ist der Link abgeschnitten oder führt zu einem anderen Server.
replay-not-over = Die Partie läuft noch. Ansehen kannst du sie, wenn sie zu Ende ist.
to-the-table = Zum Tisch
room-refused = Hier kannst du nicht hinein
