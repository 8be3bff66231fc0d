# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Segnalini città
# Below the title of the panel.
markers-how = Una linea verso una città con un segnalino dà punti a chi lo possiede
start-choose = Scegli la tua città di partenza
start-choose-how = Tutte le tue linee crescono da lì. Riceve il tuo primo segnalino.
status-city-markers = Metti un segnalino in una città della tua nuova linea, o nessuno.
# $place is a place, such as Dallas.
action-start-in = partire da { $place }
# $place is a place, such as Dallas.
choose-start-in = Parti da { $place }
action-leave-marker = non mettere segnalini
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = mettere un segnalino a { $place } con { $payment }
# $place is a place, such as Dallas.
choose-marker = Metti un segnalino a { $place }
markers-left = Segnalini rimasti
column-markers = segnalini
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } dalle linee altrui

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Parti
        [you-again] parti
        [again] parte
       *[named] { $seat } parte
    } da { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Metti
        [you-again] metti
        [again] mette
       *[named] { $seat } mette
    } un segnalino a { $place } con { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Ricevi
        [you-again] ricevi
        [again] riceve
       *[named] { $seat } riceve
    } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Segnalini

## Rules page

rules-city-markers-title = Segnalini città
rules-city-markers-picture = Una linea altrui finisce in una città con il tuo segnalino: i suoi punti sono tuoi.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Hai { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }. Il primo segna la tua città di partenza: ognuno ne sceglie una dopo i primi biglietti, cominciando da chi gioca per ultimo. Quando hai costruito una linea, puoi mettere un segnalino in una delle sue due città per { $price ->
        [one] { $price } carta
       *[other] { $price } carte dello stesso colore
    }; le locomotive valgono per qualsiasi colore. Una città ha al massimo un segnalino, e i segnalini non si spostano mai. Se una linea finisce in una città con un segnalino altrui, chi la costruisce non ne riceve i punti: vanno a chi possiede ogni estremo segnato.
# Ruling: OW8
rules-city-markers-details = Se entrambi gli estremi sono segnati, fanno punti entrambi i proprietari; chi li possiede tutti e due fa punti due volte, e così anche tu per una linea tra due tue città. Un segnalino messo dopo la costruzione non conta per quella linea.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Ognuno segna una città di partenza. Chi gioca per ultimo sceglie per primo.
lesson-city-markers-score = Una linea verso una città con un segnalino dà punti a chi lo possiede, non a chi la costruisce. Se ci sono segnalini in tutte e due le città, contano entrambi.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Dopo aver costruito puoi segnare un estremo libero della nuova linea: costa { $price ->
        [one] { $price } carta
       *[other] { $price } carte dello stesso colore
    }.
lesson-city-markers-own = Una linea tra due tue città vale doppio. Segna quindi le città per cui gli altri devono passare, ed evita le loro.

## Terminal

mechanic-city-markers = segnalini città
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Segnalini città: ognuno ha { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }, il primo nella città di partenza. Una linea verso una città con un segnalino altrui dà punti a chi lo possiede. Dopo aver costruito, un altro segnalino costa { $price ->
        [one] { $price } carta
       *[other] { $price } carte dello stesso colore
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (partenza)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Scegli la tua città di partenza.
# $count is the number of cards a marker costs.
marker-question =
    Puoi mettere un segnalino in una città della tua linea per { $count ->
        [one] { $count } carta
       *[other] { $count } carte dello stesso colore
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } città per { $players } giocatori; le città devono essere più dei giocatori
form-city-markers-count = Segnalini per giocatore
form-city-markers-price = Prezzo di un segnalino
