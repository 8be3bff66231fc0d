## En la mesa

may-station = construir una estación
may-station-briefly = construir
action-station = construir una estación en { $place } con { $payment }
choose-station = Construir una estación en { $place }
stations = Estaciones
stations-yours =
    { $count ->
        [0] No te quedan estaciones.
        [one] Te queda 1; sin usar vale { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
       *[other] Te quedan { $count }; sin usar valen { $points ->
            [one] 1 punto
           *[other] { $points } puntos
        }.
    }
stations-next =
    { $count ->
        [one] La siguiente cuesta 1 carta.
       *[other] La siguiente cuesta { $count } cartas del mismo color.
    }
stations-left = Estaciones restantes
stations-short = estaciones

## Qué ocurre

station-built =
    { $subject ->
        [you] Construyes
        [you-again] construyes
        [again] construye
       *[named] { $seat } construye
    } una estación en { $place } con { $payment }

## Puntos

line-unused-stations = Estaciones sin construir
tie-fewest-stations = menos estaciones construidas

## Reglas

rules-stations-title = Estaciones
rules-stations-picture = Hay una estación donde termina tu vía; desde allí un billete sigue por la vía de otra persona.
rules-stations =
    { $count ->
        [one] Tienes 1 estación.
       *[other] Tienes { $count } estaciones.
    } En tu turno puedes construir una en una ciudad que no tenga ninguna: la primera cuesta 1 carta y cada una de las siguientes una carta más, todas del mismo color. Al final, una estación te deja usar, solo para tus billetes, una vía ajena que llegue a su ciudad; la que más te conviene se elige sola. Cada estación sin construir vale { $unused-points ->
        [one] 1 punto
       *[other] { $unused-points } puntos
    }.

## Guía

guide-with-stations = ¿Vía ocupada? Con una estación te sirve.

## Lección

lesson-stations-what = ¿Alguien tiene la vía que necesitas? Una estación en la ciudad te deja usar una de sus vías hasta allí, para tus billetes.
lesson-stations-how = Construir una estación ocupa todo tu turno. Elige una ciudad que aún no tenga. Tienes { $count }, y no hace falta decir qué vía quieres: al final se elige la mejor.
lesson-stations-cost = Tus estaciones cuestan { $costs } cartas del mismo color, en este orden.
lesson-stations-score =
    { $points ->
        [one] Cada estación sin construir da 1 punto al final.
       *[other] Cada estación sin construir da { $points } puntos al final.
    } Construye una solo si un billete vale más.

## Terminal

mechanic-stations = estaciones
summary-stations =
    Estaciones: al final cada una te deja usar una vía ajena que llegue a su ciudad, para tus billetes. Cada una sin construir vale { $unused_points ->
        [one] 1 punto
       *[other] { $unused_points } puntos
    }.
column-stations = estaciones
label-stations = Estaciones
station-of = { $place } ({ $seat })
stations-all-built = todas construidas
station-next-costs =
    { $count ->
        [one] la siguiente te cuesta 1 carta
       *[other] la siguiente te cuesta { $count } cartas
    }
choice-station = estación en { $place }
borrowing-stations =
    { $count ->
        [one] 1 estación por construir
       *[other] { $count } estaciones por construir
    }

## Archivos de mapa

map-station-costs =
    { $costs ->
        [one] 1 coste
       *[other] { $costs } costes
    } para { $stations ->
        [one] 1 estación
       *[other] { $stations } estaciones
    }; da un coste para cada una

form-stations-count = Estaciones por jugador
form-stations-costs = Precio de cada una
form-stations-unused-points = Puntos por una sin usar
# Words of a choice in a form.
form-word-fewest-stations = menos estaciones usadas
