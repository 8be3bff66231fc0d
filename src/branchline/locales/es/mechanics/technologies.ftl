## En la mesa

status-technologies = Sigue con tu tecnología
may-buy = comprar una tecnología
may-buy-briefly = comprar
may-draw-blind = robar varias cartas del mazo
may-stop = no construir una segunda vía
action-buy = comprar { $technology } con { $payment }
action-draw-blind = robar varias cartas del mazo
action-stop = no construir una segunda vía
choose-buy = Comprar { $technology }
technologies = Tecnologías
technology-price =
    { $count ->
        [one] 1 locomotora
       *[other] { $count } locomotoras
    }
technology-left =
    { $count ->
        [one] queda 1
       *[other] quedan { $count }
    }
technology-gone = no quedan
technologies-tab = Estante
technology-yours = tuya
technology-in-cards =
    { $count ->
        [one] o 1 carta
       *[other] o { $count } cartas
    }
technology-can-pay = puedes pagarla
technology-pay-mixed =
    { $locomotives ->
        [0] { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }
       *[other] { $locomotives } + { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }
    }
technology-opens-tickets =
    { $count ->
        [one] abre el billete { $letters }
       *[other] abre los billetes { $letters }
    }
technology-needed-for =
    { $count ->
        [one] necesaria para el billete { $letters }
       *[other] necesaria para los billetes { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw =
    { $count ->
        [one] Robar 1 carta del mazo
       *[other] Robar { $count } cartas del mazo
    }
technology-stop = No construir una segunda vía
technology-status-rival = Construye en una vía ajena
technology-status-first = Construye la primera de dos vías
technology-status-second = Construye una segunda vía, o para
technology-opens =
    { $count ->
        [one] abre 1 vía
       *[other] abre { $count } vías
    }

## Qué ocurre

technology-bought =
    { $subject ->
        [you] Compras
        [you-again] compras
        [again] compra
       *[named] { $seat } compra
    } { $technology }
technology-returned =
    { $subject ->
        [you] Devuelves
        [you-again] devuelves
        [again] devuelve
       *[named] { $seat } devuelve
    } { $technology }
technology-points =
    { $subject ->
        [you] Ganas
        [you-again] ganas
        [again] gana
       *[named] { $seat } gana
    } { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por { $technology }

## Reglas

rules-technologies-title = Tecnologías
rules-technologies-picture = Los símbolos de las { $count } tecnologías, cada una con su precio en locomotoras.
rules-technologies =
    { $free-length ->
        [one] Al principio solo puedes construir vías de hasta 1 casilla con los dos extremos en { $home }, y ningún ferry.
       *[other] Al principio solo puedes construir vías de hasta { $free-length } casillas con los dos extremos en { $home }, y ningún ferry.
    } Antes de la acción de tu turno puedes comprar una tecnología, que se paga con locomotoras; abre vías o da puntos. Después haces tu acción como siempre. Nadie tiene dos veces la misma tecnología.
rules-technologies-exempt = { $exempt } no requiere ninguna tecnología. Aun así se paga entera, y las tecnologías que suman puntos por vías o ferris también los suman aquí.
rules-technology = Tecnología
rules-price = Precio
rules-copies = Copias
tech-concession = Abre las vías con un extremo en { LIST($regions, type: "or") }.
tech-lengths = Abre las vías de { LIST($lengths, type: "or") } casillas.
tech-ferries = Abre los ferris.
tech-substitute = { $number } cartas bastan en lugar de una locomotora.
tech-track-points =
    { $number ->
        [one] 1 punto más por cada vía que construyas desde entonces.
       *[other] { $number } puntos más por cada vía que construyas desde entonces.
    }
tech-ferry-points =
    { $number ->
        [one] 1 punto más por cada ferry que construyas desde entonces.
       *[other] { $number } puntos más por cada ferry que construyas desde entonces.
    }
tech-ticket-points =
    { $number ->
        [one] 1 punto más por cada billete completado al final.
       *[other] { $number } puntos más por cada billete completado al final.
    }
tech-right-of-way = En este turno construyes en una vía que ya tiene otra persona, pagando el precio completo; desde entonces es de las dos. Solo puedes comprarla si puedes usarla, y sigues pudiendo tener solo una vía de un recorrido doble. La carta vuelve al estante.
tech-two-claims = En este turno construyes dos vías. Solo puedes comprarla si puedes construir al menos una; la segunda es opcional. La carta vuelve al estante.
tech-blind-draw = En vez de robar como siempre, puedes robar { $number } cartas del mazo.
tech-tickets-bet =
    { $number ->
        [one] Al final: 1 punto si nadie ha completado más billetes que tú; si no, lo pierdes.
       *[other] Al final: { $number } puntos si nadie ha completado más billetes que tú; si no, los pierdes.
    } Basta con empatar, incluso a cero.
tech-path-bet =
    { $number ->
        [one] Al final: 1 punto si nadie tiene una ruta más larga que la tuya; si no, lo pierdes.
       *[other] Al final: { $number } puntos si nadie tiene una ruta más larga que la tuya; si no, los pierdes.
    } Basta con empatar, incluso sin ninguna vía.
tech-saving = Tienes derecho a ahorrar una carta cada vez que construyes una vía.
tech-until-shuffle = Solo se puede comprar hasta que los descartes se barajan por primera vez.

## Guía

guide-with-technologies = Mira el estante: las tecnologías abren más vías.

## Lección

lesson-technologies-what =
    { $length ->
        [one] Al principio solo puedes construir en { $home }, vías de hasta 1 casilla y ningún ferry.
       *[other] Al principio solo puedes construir en { $home }, vías de hasta { $length } casillas y ningún ferry.
    } Las tecnologías abren el resto.
lesson-technologies-how = Al comienzo de tu turno puedes comprar una tecnología del estante. Luego tu turno sigue como siempre. Lo que compras es tuyo el resto de la partida, salvo unas pocas que se gastan al usarlas.
lesson-technologies-cost = Las tecnologías se pagan con locomotoras; el estante muestra el precio y lo que pagarías tú.
lesson-technologies-score = Unas abren vías, otras dan puntos. El estante dice cuáles necesitan tus billetes: compra esas primero.

## Terminal

mechanic-technologies = tecnologías
summary-technologies =
    { $spaces ->
        [one] Tecnologías: sin ellas puedes construir vías de hasta 1 casilla en { $home }, y ningún ferry.
       *[other] Tecnologías: sin ellas puedes construir vías de hasta { $spaces } casillas en { $home }, y ningún ferry.
    } Antes de tu acción puedes comprar una tecnología (s), con locomotoras.
summary-technologies-exempt = { $tracks } no requiere tecnología.
technologies-one-a-turn = una por turno
technologies-in-payment = less×1: una carta ahorrada gracias a { $technology }
technologies-key-blind = dd { $count } a ciegas
technologies-help-blind =
    { $count ->
        [one] robar 1 carta del mazo (con { $technology })
       *[other] robar { $count } cartas del mazo (con { $technology })
    }
technologies-key-stop = x parar
technology-at-once = { $technology }: { $effect }; luego vuelve al estante.
technology-claim-rival = construye en una vía ajena
technology-claim-first = construye la primera vía
technology-claim-second = construye la segunda vía
choice-draw-blind = robar a ciegas
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = ferris
technology-briefly-substitute = { $number } cartas=★
technology-briefly-track-points = +{ $number } por vía
technology-briefly-ferry-points = +{ $number } por ferry
technology-briefly-ticket-points = +{ $number } por billete
technology-briefly-right-of-way = vía ajena
technology-briefly-two-claims = dos vías
technology-briefly-blind-draw = robar { $number }
technology-briefly-tickets-bet = ±{ $number } billetes
technology-briefly-path-bet = ±{ $number } ruta
technology-briefly-saving = −1 carta
technology-does-concession = abre { $regions }
technology-does-lengths = abre vías de { LIST($lengths, type: "or") } casillas
technology-does-ferries = abre los ferris
technology-does-substitute = { $number } cartas hacen una locomotora
technology-does-track-points = +{ $number } por cada vía desde ahora
technology-does-ferry-points = +{ $number } por cada ferry desde ahora
technology-does-ticket-points = +{ $number } por billete completado
technology-does-right-of-way = construir ya en una vía ajena
technology-does-two-claims = construir ya dos vías
technology-does-blind-draw = permite robar { $number } cartas, a ciegas
technology-does-tickets-bet = más billetes +{ $number }, si no −{ $number }
technology-does-path-bet = ruta más larga +{ $number }, si no −{ $number }
technology-does-saving = las vías pueden costar una carta menos
technology-bought-after-substituted =
    { $subject ->
        [you] Compras
        [you-again] compras
        [again] compra
       *[named] { $seat } compra
    } { $technology } con { $before } como { $locomotives ->
        [one] locomotora
       *[other] locomotoras
    }

## Archivos de mapa

map-empty-region = no hay ningún lugar en esta región
map-technology-twice = otra tecnología tiene este nombre
map-effect-twice = solo una tecnología puede tener este efecto
map-effect-needs = el mapa no usa la mecánica { $mechanic }, que esto modifica
map-closed-region = ninguna tecnología abre las vías hacia { $region }; añade una, o exime la vía
map-closed-length =
    { $spaces ->
        [one] ninguna tecnología abre las vías de 1 casilla; añade una, o exime la vía
       *[other] ninguna tecnología abre las vías de { $spaces } casillas; añade una, o exime la vía
    }
map-closed-ferries = ninguna tecnología abre los ferris; añade una, o exime la vía

form-technologies-home = Regiones sin concesión
form-technologies-free-length = Vía más larga sin tecnología
form-technologies-cards = Tecnologías
form-technologies-extra = Otras tecnologías
form-technologies-exempt = Vías que no la necesitan
form-technologies-copies = Copias
form-technologies-price = Precio en locomotoras
form-technologies-effect = Efecto
form-technologies-until-shuffle = Hasta que se baraje el mazo
form-technologies-regions = Regiones
form-technologies-lengths = Longitudes
form-technologies-number = Número
# Words of a choice in a form.
form-word-concession = abre regiones
form-word-lengths = abre longitudes de vía
form-word-ferries = abre los ferris
form-word-substitute = cartas como locomotora
form-word-track-points = puntos por vía
form-word-ferry-points = puntos por ferry
form-word-ticket-points = puntos por billete
form-word-right-of-way = construir en una vía ajena
form-word-two-claims = dos vías a la vez
form-word-blind-draw = robar varias cartas a ciegas
form-word-tickets-bet = apuesta por más billetes
form-word-path-bet = apuesta por la ruta más larga
form-word-saving = las vías cuestan una carta menos
