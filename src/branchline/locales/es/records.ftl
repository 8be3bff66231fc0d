record-too-large = mayor de { $bytes } bytes
record-unreadable = no se puede leer: { $problem }
record-not-utf8 = no es texto UTF-8
record-not-json = no es JSON: { $problem }
record-nested = demasiados niveles anidados
record-digits = un número con demasiadas cifras
record-other-format = no es una partida guardada; su formato debe ser «{ $expected }»
record-other-version = la versión { $found } no es compatible; este programa lee hasta la versión { $newest }
record-missing = falta
record-missing-moves =
    { $told ->
        [one] falta; la partida cuenta 1 jugada
       *[other] falta; la partida cuenta { $told } jugadas
    }
record-too-many-moves = más de { $most } jugadas
record-unknown-key = clave desconocida
record-kind =
    { $kind ->
        [int] se esperaba un número entero
        [str] se esperaba texto
        [array] se esperaba una lista
       *[object] se esperaba un objeto
    }
record-large-number = se esperaba un número entero de { $most } como máximo
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] falta el resultado de azar { $index }; se esperaba una carta que siga en el mazo
        [ticket] falta el resultado de azar { $index }; se esperaba un billete que se pueda robar ahora
       *[number] falta el resultado de azar { $index }; se esperaba un número menor que { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] el resultado de azar { $index } es { $value }; se esperaba una carta que siga en el mazo
        [ticket] el resultado de azar { $index } es { $value }; se esperaba un billete que se pueda robar ahora
        [nothing] el resultado de azar { $index } es { $value }; no se esperaba nada más
       *[number] el resultado de azar { $index } es { $value }; se esperaba un número menor que { $below }
    }
record-no-map = no hay ningún mapa «{ $map }», y la partida no incluye el suyo
record-other-rules = las reglas del mapa «{ $map }» han cambiado desde que se jugó la partida
record-other-state = lleva a un estado distinto del guardado
record-not-over = la partida no ha terminado
record-other-result = se esperaban { $totals } puntos y los puestos { $ranks }

## Partidas de versiones anteriores

record-differs = Las reglas han cambiado desde que se guardó esta partida: a partir de { $position } va por otro camino.
