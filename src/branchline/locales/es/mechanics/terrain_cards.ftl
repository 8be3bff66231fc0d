# Cartas de terreno

## At the table

terrain = Terreno
terrain-how = Puedes tomar una carta de terreno. Descártalas para que una vía dé más puntos.
terrain-draw = Mazo ({ $count })
status-terrain-cards = Duplica los puntos de la vía, o no.
action-take-terrain = tomar una carta de terreno: { $terrain }
action-draw-terrain = robar una carta de terreno
action-no-double = no duplicar
action-double-points = duplicar (cartas de terreno: { $terrain_count }, locomotoras: { $wild_count })

## Types of terrain

name-desert = desierto
name-jungle = selva
name-mountain = montaña

## What happens

terrain-dealt =
    { $subject ->
        [you] Recibes
        [you-again] recibes
        [again] recibe
       *[named] { $seat } recibe
    } una carta de terreno: { $terrain }
terrain-taken =
    { $subject ->
        [you] Tomas
        [you-again] tomas
        [again] toma
       *[named] { $seat } toma
    } una carta de terreno: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Robas
        [you-again] robas
        [again] roba
       *[named] { $seat } roba
    } del mazo de terreno: { $terrain }
terrain-shown = hay una nueva carta de terreno a la vista: { $terrain }
terrain-shuffled = se barajan las cartas de terreno descartadas: { $count } en el nuevo mazo
terrain-doubled =
    { $subject ->
        [you] Duplicas
        [you-again] duplicas
        [again] duplica
       *[named] { $seat } duplica
    } los puntos a { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , locomotoras: { $wild }
    })

## Scores

line-terrain-cards = Vías duplicadas

## Rules page

rules-terrain-cards-title = Cartas de terreno
rules-terrain-cards-picture = Las cartas de terreno multiplican por { $factor } los puntos de una vía de sus colores.
rules-terrain-cards = Hay { $each } cartas de terreno de cada tipo. Cada cual empieza con { $start }, y hay { $face-up } a la vista. Cada una de las dos cartas de un robo puede ser de terreno: una a la vista o la primera del mazo de terreno. Al construir una vía puedes multiplicar sus puntos por { $factor }: descarta cartas de terreno de su tipo. Debes mostrar al menos tantas cartas de ese tipo como los demás. Las locomotoras de tu mano pueden valer como cartas de terreno, para mostrar y para descartar.
rules-terrain-cards-details = Descartas solo el precio; más locomotoras, solo las que necesites para mostrar bastantes cartas. Las locomotoras del pago son otras cartas. Una locomotora de la fila sigue siendo todo el robo. Las cartas de terreno están a la vista y no valen nada al final. El tipo depende del color de la vía, se pague con lo que se pague. Cuando se acaba el mazo de terreno, sus descartes se barajan y forman uno nuevo.

## Lesson

lesson-terrain-cards-what = Cada color de vía pertenece a un terreno: { LIST($types, type: "or") }. Hay cartas de cada uno.
lesson-terrain-cards-pick = Al robar, cada una de las dos cartas puede ser de terreno: una a la vista o una sorpresa del mazo.
lesson-terrain-cards-double = Construye una vía y descarta cartas de su terreno (casillas: cartas – { $price }) para multiplicar sus puntos por { $factor }, si nadie muestra más que tú.
lesson-terrain-cards-wild = ¿Te faltan? Las locomotoras de tu mano valen como cartas de terreno.

## Terminal

mechanic-terrain-cards = cartas de terreno
summary-terrain-cards = Cartas de terreno: tómalas como cartas. Descarta cartas del tipo de la vía (casillas: cartas – { $price }) para multiplicar sus puntos por { $factor }, si nadie muestra más. Las locomotoras valen por ellas.
column-terrain = terreno
terrain-face-up = { $terrain }
terrain-deck = { $count } en el mazo
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): ¿duplicar a { $points } puntos?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd mazo de terreno

## Map files

map-terrain-lacks-colour = ningún terreno tiene vías { $colour }
map-terrain-few = { $cards } cartas de terreno son pocas: al principio se reparten y muestran { $needed }
form-terrain-cards-types = Tipos, cada uno con sus colores de vía
form-terrain-cards-each = Cartas de cada tipo
form-terrain-cards-face-up = Cartas boca arriba
form-terrain-cards-start = Cartas iniciales
form-terrain-cards-price = Cartas que se descartan, según la longitud
form-terrain-cards-factor = Puntos multiplicados por
