# Carte Terreno

## At the table

terrain = Terreni
terrain-how = Puoi prendere una carta Terreno. Scartale per avere più punti da una linea.
terrain-draw = Mazzo ({ $count })
status-terrain-cards = Raddoppia i punti della linea, o no.
action-take-terrain = prendere una carta Terreno: { $terrain }
action-draw-terrain = pescare una carta Terreno
action-no-double = non raddoppiare
action-double-points = raddoppiare (carte Terreno: { $terrain_count }, locomotive: { $wild_count })

## Types of terrain

name-desert = deserto
name-jungle = giungla
name-mountain = montagna

## What happens

terrain-dealt =
    { $subject ->
        [you] Ricevi
        [you-again] ricevi
        [again] riceve
       *[named] { $seat } riceve
    } una carta Terreno: { $terrain }
terrain-taken =
    { $subject ->
        [you] Prendi
        [you-again] prendi
        [again] prende
       *[named] { $seat } prende
    } una carta Terreno: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Peschi
        [you-again] peschi
        [again] pesca
       *[named] { $seat } pesca
    } dal mazzo Terreno: { $terrain }
terrain-shown = una nuova carta Terreno è scoperta: { $terrain }
terrain-shuffled = le carte Terreno scartate vengono mescolate: { $count } nel nuovo mazzo
terrain-doubled =
    { $subject ->
        [you] Raddoppi
        [you-again] raddoppi
        [again] raddoppia
       *[named] { $seat } raddoppia
    } i punti a { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , locomotive: { $wild }
    })

## Scores

line-terrain-cards = Linee raddoppiate

## Rules page

rules-terrain-cards-title = Carte Terreno
rules-terrain-cards-picture = Le carte Terreno moltiplicano per { $factor } i punti di una linea dei loro colori.
rules-terrain-cards = Ci sono { $each } carte Terreno di ogni tipo. Ognuno comincia con { $start }, e { $face-up } sono scoperte. Ognuna delle due carte di una pescata può essere una carta Terreno: una scoperta o la prima del mazzo Terreno. Quando costruisci una linea puoi moltiplicarne i punti per { $factor }: scarta carte Terreno del suo tipo. Devi mostrare almeno tante carte di quel tipo quante ognuno degli altri. Le locomotive della tua mano possono valere come carte Terreno, per mostrarle e per scartarle.
rules-terrain-cards-details = Scarti solo il prezzo; altre locomotive solo se servono per mostrare abbastanza carte. Le locomotive del pagamento sono altre carte. Una locomotiva della fila resta l’intera pescata. Le carte Terreno sono scoperte e alla fine non valgono nulla. Il tipo dipende dal colore della linea, comunque si paghi. Quando il mazzo Terreno è vuoto, i suoi scarti vengono mescolati in uno nuovo.

## Lesson

lesson-terrain-cards-what = Ogni colore di linea appartiene a un terreno: { LIST($types, type: "or") }. Ci sono carte per ognuno.
lesson-terrain-cards-pick = Quando peschi, ognuna delle due carte può essere una carta Terreno: scoperta o a sorpresa dal mazzo.
lesson-terrain-cards-double = Costruisci una linea e scarta carte del suo terreno (caselle: carte – { $price }) per moltiplicarne i punti per { $factor }, se nessuno ne mostra più di te.
lesson-terrain-cards-wild = Te ne mancano? Le locomotive della tua mano valgono come carte Terreno.

## Terminal

mechanic-terrain-cards = carte Terreno
summary-terrain-cards = Carte Terreno: prendile come carte. Scartane del tipo della linea (caselle: carte – { $price }) per moltiplicarne i punti per { $factor }, se nessuno ne mostra di più. Le locomotive possono sostituirle.
column-terrain = terreni
terrain-face-up = { $terrain }
terrain-deck = { $count } nel mazzo
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): raddoppiare a { $points } punti?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd mazzo Terreno

## Map files

map-terrain-lacks-colour = nessun terreno ha linee { $colour }
map-terrain-few = { $cards } carte Terreno sono troppo poche: all’inizio se ne usano { $needed }
form-terrain-cards-types = Tipi, ciascuno con i suoi colori di linea
form-terrain-cards-each = Carte di ogni tipo
form-terrain-cards-face-up = Carte scoperte
form-terrain-cards-start = Carte iniziali
form-terrain-cards-price = Carte da scartare, per lunghezza
form-terrain-cards-factor = Punti moltiplicati per
