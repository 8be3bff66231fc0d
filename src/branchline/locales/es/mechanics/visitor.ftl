# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = El visitante
status-visitor = Lleva al visitante a una de tus ciudades marcadas.
# $place is a place, such as Dallas.
action-lead-visitor = llevar al visitante a { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Recoges
        [you-again] recoges
        [again] recoge
       *[named] { $seat } recoge
    } al visitante en { $place }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Llevas
        [you-again] llevas
        [again] lleva
       *[named] { $seat } lleva
    } al visitante a { $place }

## Scores

line-visitor-taken = Recoger al visitante
line-visitor-kept = Visitante al final

## Rules page

rules-visitor-title = El visitante
rules-visitor-picture = Una vía llega a la ciudad donde está el visitante; él se va a una ciudad marcada.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    El visitante empieza en { $place }, donde nadie puede empezar ni poner un marcador. Quien construye una vía a la ciudad donde está lo recoge, recibe { $taken ->
        [one] { $taken } punto
       *[other] { $taken } puntos
    } en el acto y lo lleva a una ciudad con un marcador propio; cuenta también uno puesto en el mismo turno. Las vías de quien ya lo tiene no cambian nada. Quien lo tiene al final recibe { $kept ->
        [one] { $kept } punto
       *[other] { $kept } puntos
    } más.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = El visitante espera en { $place }. Nadie puede marcar esa ciudad.
lesson-visitor-how = Construye una vía hasta donde está y se irá contigo a una de tus ciudades marcadas. La siguiente persona que construya allí te lo quita.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Recogerlo da { $taken ->
        [one] { $taken } punto
       *[other] { $taken } puntos
    }, y tenerlo al final { $kept ->
        [one] { $kept } punto
       *[other] { $kept } puntos
    } más.

## Terminal

mechanic-visitor = el visitante
# $taken and $kept are numbers of points.
summary-visitor =
    El visitante: quien construye a la ciudad donde está lo lleva a una propia por { $taken ->
        [one] { $taken } punto
       *[other] { $taken } puntos
    }. Quien lo tiene al final recibe { $kept ->
        [one] { $kept } punto
       *[other] { $kept } puntos
    }.
label-visitor = El visitante
# $place is a place, such as Dallas.
visitor-alone = espera en { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = en { $place }, con { $seat }
visitor-question = ¿A cuál de tus ciudades llevas al visitante?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Con { $tracks } se recoge al visitante: +{ $points } en el acto y +{ $kept } si se queda hasta el final.

## Map files

# $names lists mechanics.
map-nobody-to-visit = el visitante necesita lugares que pertenezcan a jugadores; nombra antes una de estas mecánicas: { $names }
form-visitor-place = Dónde empieza el visitante
form-visitor-taken = Puntos por construir hasta él
form-visitor-kept = Puntos por tenerlo al final
