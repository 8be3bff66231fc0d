## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = Diese Seite
pitch =
    Bau Strecken.
    Verbinde Städte.
    Verrate nichts.
tagline = Eisenbahnspiele für zwei bis sechs, auf Spielplänen mit eigenen Regeln. Kostenlos, im Browser, ohne Konto.
unofficial = Ein freies Projekt von Leuten, die das Spiel lieben. Es ist nicht offiziell; kein Verlag und kein Autor ist daran beteiligt oder steht dafür ein.
language = Sprache
your-name = Dein Name
name-placeholder = Optional
back-home = Zurück zur Startseite

## Start page

new-game = Neue Partie
new-game-note = Mit Bots, mit Leuten an diesem Bildschirm oder per Link mit Freunden.
first-game = Deine erste Partie
first-game-note =
    { $count ->
        [one] { $map }, gegen einen Bot ({ $level }). Es geht sofort los.
       *[other] { $map }, gegen { $count } Bots ({ $level }). Es geht sofort los.
    }
play-with-friends = Mit Freunden spielen
boards-title = Spielpläne
boards-base = Grundspiele
boards-expansion = Erweiterungen
boards-other = Weitere Spielpläne
board-first = zum Einstieg
quick-note = Wähle einen, und du sitzt am Tisch, mit Bots ringsum.
quick-opponents = Gegen
quick-play =
    { $count ->
        [one] : gegen einen Bot spielen
       *[other] : gegen { $count } Bots spielen
    }
bots-number =
    { $count ->
        [one] einen Bot
        [2] zwei Bots
       *[other] { $count } Bots
    }
players-range = { $from }–{ $to } Spieler
players-exactly = { $count } Spieler
set-up = Einrichten …
rules-of = Regeln:
continue-title = Deine Partien
games-turns =
    { $count ->
        [one] { $count } wartet auf dich
       *[other] { $count } warten auf dich
    }
game-won =
    { $subject ->
        [you] Du hast gewonnen
       *[named] Sieg für { $names }
    }{ $rivals ->
        [0] , je { $points }
       *[other] , { $points } zu { $others }
    }
learn-title = Neu hier?
learn-note = Sammle Karten, baue damit Strecken und verbinde die Städte auf deinen Zielkarten, bevor dir die anderen in die Quere kommen.
learn-rules = Regeln lesen
tables-title = Offene Tische
tables-waiting =
    { $count ->
        [one] { $count } wartet
       *[other] { $count } warten
    }
tables-none = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch: Wer kommt, kann sich dazusetzen.
table-open = Tisch eröffnen
table-seats =
    { $count ->
        [one] { $names }, { $count } Platz frei
       *[other] { $names }, { $count } Plätze frei
    }
table-join = Mitspielen
game-waiting = wartet auf Mitspieler
game-playing = läuft
game-over = beendet
play-on = Weiterspielen
watch = Zuschauen
look-at-scores = Wertung
forget-game = Diese Partie ({ $map }) aus der Liste nehmen

## New game

which-map = Welcher Spielplan?
which-variant = Welche Variante?
variant-base = Das Grundspiel
how-many = Wie viele spielen mit?
who-plays = Wer spielt?
seat-who = { $seat }: wer dort sitzt
seat-name = { $seat }: Name
name = Name
seat-open = Freier Platz
who-here = Hier am Gerät
who-friend = Per Link
who-open = Offen für alle
who-bot = Bot: { $level }
level-greedy = einfach
level-beginner = Einsteiger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi
personality-hunter = Zielkartenjäger
personality-racer = Sprinter
personality-blocker = Blockierer
personality-builder = Baumeister
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Mehrere an diesem Bildschirm: Ein Vorhang verdeckt deine Karten, sobald du den Bildschirm weitergibst.
note-open = Bis alle Plätze besetzt sind, steht der Tisch auf der Startseite unter den offenen Tischen.
note-links = Die Links zum Verschicken bekommst du, sobald der Tisch da ist.
more-options = Beginn, Uhr und Publikum
who-starts = Wer beginnt?
by-lot = Das Los entscheidet
turn-clock = Zeit für einen Zug
no-clock = So lange es dauert
span-minutes =
    { $count ->
        [one] { $count } Minute
        [60] 1 Stunde
       *[other] { $count } Minuten
    }
span-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
absence = Ein Bot springt ein, wenn jemand die anderen warten lässt
after-span = länger als { $span }
never = nie
allow-spectators = Andere dürfen zuschauen
quick-bots = Bots ziehen sofort (ohne Zurücknehmen)
begin-game = Los geht’s
make-room = Tisch eröffnen

## Waiting room and links

waiting-title = { $map }: warten auf Mitspieler
waiting-plain = Warten auf Mitspieler
waiting-for =
    { $count ->
        [one] Ein Platz ist noch frei. Die Partie beginnt von selbst, sobald er besetzt ist.
       *[other] { $count } Plätze sind noch frei. Die Partie beginnt von selbst, sobald sie besetzt sind.
    }
seat-waiting = noch frei
seat-yours = dein Platz
seat-here = ist da
seat-invited = eingeladen, noch nicht da
name-of-seat = Name von Platz { $number }
rename = Umbenennen
take-seat = Platz nehmen
start-now =
    { $count ->
        [one] Jetzt beginnen: Ein Bot nimmt den freien Platz
       *[other] Jetzt beginnen: Bots nehmen die { $count } freien Plätze
    }
invite-title = Einladen
invite-note = Verschicke diese Links. Wer einen öffnet, braucht kein Konto.
friends-title =
    { $count ->
        [one] Eine Einladung ist offen
       *[other] { $count } Einladungen sind offen
    }
friends-note = Wer den Link hat, darf auf diesem Platz spielen: Schick ihn nur einer Person.
link-seat = Für { $name }
link-open = Für alle, die einen freien Platz nehmen
link-watch = Zum Zuschauen
copy = Kopieren
copied = Kopiert
share = Teilen
copy-move = Link zu diesem Zug kopieren
share-more = Bild, Animation, Datei

## Following a link

join-title = Mitspielen
join-invited = Dein Platz wartet
join-open = Hier ist ein Platz für dich
join-full = Alle Plätze sind besetzt
join-game = Eine Partie auf dem Spielplan { $map }
join-with = mit { $people }
join-stale = Dein Link gehört zu keinem Platz hier. Lass ihn dir noch einmal schicken.
sit-down = Platz nehmen
watch-game = Der Partie zuschauen

## End of the game

end-title = Schlusswertung
result-won =
    { $subject ->
        [you] Du gewinnst!
        [several] { $names } teilen sich den Sieg
       *[named] { $names } gewinnt
    }
result-points =
    { $rivals ->
        [0] je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
       *[other] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        } zu { $others }
    }
show-result = Ergebnis zeigen
look-at-board = Spielplan ansehen
copied-here = Kopiert, nur für diesen Computer
not-copied = Der Link lässt sich hier nicht kopieren
share-text = So lief unsere Partie auf dem Spielplan { $map }
race-title = Das Rennen
race-summary = Punkte im Lauf der Partie. Am Ende: { $totals }
race-total = { $name } { $points }
race-table = Punkte auf dem Spielplan im Lauf der Partie und mit Zielkarten und Boni
race-move = Zug { $move } von { $moves }
race-first = erster Zug
race-last = letzter Zug
race-rest = Ziele, Boni
awards-title = Bemerkenswert
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Meiste erfüllte Zielkarten
award-tickets =
    { $count ->
        [one] { $count } erfüllt
       *[other] { $count } erfüllt
    }
award-best-ticket = Beste Zielkarte
award-longest-track = Längste Einzelstrecke
award-spaces =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
award-best-move = Bester Zug
award-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-table = Wertung
total = Summe
all-tickets = Alle Zielkarten
tickets-of =
    { $count ->
        [one] { $name }: { $count } Zielkarte
       *[other] { $name }: { $count } Zielkarten
    }
light-cell = { $name }, { $line }: { $points }. Auf dem Spielplan zeigen
rematch = Noch einmal spielen
to-rematch = Zur nächsten Partie
replay = Wiederholung
tell-again = Zeile für Zeile erzählen
download = Aufzeichnung speichern

## Replay

replay-of = Wiederholung: { $map }
replay-moves = Züge
replay-move = Zug
replay-begin = Karten und Zielkarten werden ausgeteilt.
replay-players = Was alle auf der Hand hatten
replay-speed = Tempo
replay-seat =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } · { $trains ->
        [one] { $trains } Waggon
       *[other] { $trains } Waggons
    }
replay-hidden =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $tickets ->
        [one] { $tickets } Zielkarte
       *[other] { $tickets } Zielkarten
    }
no-cards = keine Karten
eyes = Gesehen von
eyes-all = allen, alle Karten offen
move-of = { $move } von { $moves }
to-start = Zum Anfang
step-back = Einen Zug zurück
run = Start
pause = Pause
step-on = Einen Zug weiter
to-end = Zum Ende
play-from-here = Von hier an weiterspielen
back-to-room = Zurück an den Tisch

## Settings

settings-title = Einstellungen
setting-sound = Töne
setting-sound-note = Karten, Waggons, eine Glocke, wenn du dran bist
setting-guide = Begleiter
setting-guide-note = Ratschläge in deinen ersten Partien
setting-theme = Hell oder dunkel
setting-theme-auto = Wie System
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-motion = Bewegung
setting-motion-auto = Wie System
setting-motion-on = An
setting-motion-off = Aus
setting-confirm = Vor dem Bauen nachfragen
setting-confirm-touch = Bei Touch
setting-confirm-on = Immer
setting-confirm-off = Nie

## Help: keys

help-title = So wird gespielt
help-of = So wird gespielt: { $map }
keys-title = Tasten
key-row = Diese Karte der Auslage nehmen
key-deck = Vom Stapel ziehen
key-tickets = Zielkarten ziehen
key-build = Zeigen, was du bauen kannst
key-hint = Fragen, was ein starker Bot tun würde
key-enter = Bestätigen
key-escape = Abbrechen, schließen
key-undo = Zurücknehmen
key-zoom = Vergrößern, verkleinern, ganzen Spielplan zeigen
key-pan = Spielplan verschieben, wenn er den Fokus hat
key-help = Diese Seite

## Points by length

rules-spaces = Felder
rules-points = Punkte

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Begleiter
guide-stop = Keine Ratschläge mehr
guide-first-tickets = Behalte { $keep } oder mehr, deren Wege sich teils decken.
guide-draw = Nimm Karten in Farben gestrichelter Strecken.
guide-second-card = Noch eine Karte. Was nicht geht, ist blass.
guide-claim-for = Baue { $track } für Ziel { $letters }.
guide-claim = Baue umrandete Strecken. Lange zählen mehr.
guide-ticket-done =
    { $count ->
        [one] Ziel { $done } ist erfüllt: zählt am Ende.
       *[other] Ziele { $done } sind erfüllt: zählen am Ende.
    }
guide-tickets = Alle Ziele erfüllt: Du kannst neue ziehen.
guide-keep = Behalte { $keep } oder mehr, am besten fast erfüllte.
guide-progress = Wähle ein Ziel und sieh, was ihm noch fehlt.
guide-others = Was die anderen nehmen, verrät ihre Pläne.
guide-pass = Du kannst weder ziehen noch bauen: Du passt.
guide-last-round = Letzte Runde: Erfülle ein Ziel oder baue noch etwas.
guide-end = Wähle unterstrichene Punkte: Der Plan zeigt sie.

home-studio = Zeichne deinen eigenen Plan
home-studio-note = Setze Städte, verbinde sie und spiele sofort darauf.
home-studio-open = Planwerkstatt öffnen
map-remove = Entfernen
map-by = von { $name }
