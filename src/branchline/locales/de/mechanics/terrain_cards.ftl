# Geländekarten

## At the table

terrain = Gelände
terrain-how = Statt einer Karte darfst du eine Geländekarte nehmen. Lege sie ab, um für eine Strecke mehr Punkte zu bekommen.
terrain-draw = Stapel ({ $count })
status-terrain-cards = Verdopple die Punkte der Strecke oder nicht.
action-take-terrain = eine Geländekarte nehmen: { $terrain }
action-draw-terrain = eine Geländekarte ziehen
action-no-double = nicht verdoppeln
action-double-points = verdoppeln (Geländekarten: { $terrain_count }, Lokomotiven: { $wild_count })

## Types of terrain

name-desert = Wüste
name-jungle = Dschungel
name-mountain = Gebirge

## What happens

terrain-dealt =
    { $subject ->
        [you] Du bekommst
        [you-again] bekommst
        [again] bekommt
       *[named] { $seat } bekommt
    } eine Geländekarte: { $terrain }
terrain-taken =
    { $subject ->
        [you] Du nimmst
        [you-again] nimmst
        [again] nimmt
       *[named] { $seat } nimmt
    } eine Geländekarte: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Du ziehst
        [you-again] ziehst
        [again] zieht
       *[named] { $seat } zieht
    } vom Geländestapel: { $terrain }
terrain-shown = eine neue Geländekarte liegt offen: { $terrain }
terrain-shuffled = die abgelegten Geländekarten werden gemischt: { $count } im neuen Stapel
terrain-doubled =
    { $subject ->
        [you] Du verdoppelst
        [you-again] verdoppelst
        [again] verdoppelt
       *[named] { $seat } verdoppelt
    } die Punkte auf { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , Lokomotiven: { $wild }
    })

## Scores

line-terrain-cards = Verdoppelte Strecken

## Rules page

rules-terrain-cards-title = Geländekarten
rules-terrain-cards-picture = Geländekarten nehmen die Punkte einer Strecke ihrer Farben mal { $factor }.
rules-terrain-cards = Es gibt { $each } Geländekarten jeder Art. Alle beginnen mit { $start }, und { $face-up } liegen offen. Jede der beiden Karten eines Zugs darf stattdessen eine Geländekarte sein: eine offene oder die oberste vom Geländestapel. Wenn du eine Strecke baust, darfst du ihre Punkte mal { $factor } nehmen: Lege Geländekarten ihrer Art ab. Du musst mindestens so viele Karten dieser Art zeigen wie alle anderen. Lokomotiven aus deiner Hand dürfen für Geländekarten stehen, beim Zeigen und beim Ablegen.
rules-terrain-cards-details = Du legst genau den Preis ab; mehr Lokomotiven nur, soweit du sie brauchst, um genug Karten zu zeigen. Die Lokomotiven der Bezahlung sind andere Karten als diese. Eine Lokomotive der Auslage ist weiterhin der ganze Zug. Geländekarten liegen offen und sind am Ende nichts wert. Die Art folgt aus der Farbe der Strecke, womit auch immer bezahlt wird. Ist der Geländestapel leer, werden die abgelegten Geländekarten zu einem neuen gemischt.

## Lesson

lesson-terrain-cards-what = Jede Streckenfarbe gehört zu einem Gelände: { LIST($types, type: "or") }. Für jedes gibt es Karten.
lesson-terrain-cards-pick = Wenn du ziehst, darf jede der beiden Karten eine Geländekarte sein: eine offene oder eine Überraschung vom Stapel.
lesson-terrain-cards-double = Baue eine Strecke und lege Karten ihres Geländes ab (Felder: Karten – { $price }), um ihre Punkte mal { $factor } zu nehmen, wenn niemand mehr davon zeigt als du.
lesson-terrain-cards-wild = Zu wenige? Lokomotiven aus deiner Hand stehen für Geländekarten.

## Terminal

mechanic-terrain-cards = Geländekarten
summary-terrain-cards = Geländekarten: Nimm sie wie Karten. Lege Karten der Art einer Strecke ab (Felder: Karten – { $price }), um ihre Punkte mal { $factor } zu nehmen, wenn niemand mehr davon zeigt. Lokomotiven dürfen dafür stehen.
column-terrain = Gelände
terrain-face-up = { $terrain }
terrain-deck = { $count } im Stapel
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): auf { $points } Punkte verdoppeln?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd Geländestapel

## Map files

map-terrain-lacks-colour = keine Geländeart hat Strecken der Farbe { $colour }
map-terrain-few = { $cards } Geländekarten sind zu wenig: { $needed } werden zu Beginn verteilt und ausgelegt
form-terrain-cards-types = Arten, jede mit ihren Streckenfarben
form-terrain-cards-each = Karten jeder Art
form-terrain-cards-face-up = Offene Karten
form-terrain-cards-start = Karten zu Beginn
form-terrain-cards-price = Abzulegende Karten nach Länge
form-terrain-cards-factor = Punkte mal
