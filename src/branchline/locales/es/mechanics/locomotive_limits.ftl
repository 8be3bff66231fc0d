## Reglas

rules-locomotive-limits-title = Locomotoras
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Una locomotora se puede jugar en una vía con símbolo, pero no en una normal.
       *[no] Una fila con tres locomotoras, que se queda como está.
    }
rules-locomotive-limits = Aquí las locomotoras solo se pueden jugar en { $where }, en ningún otro sitio.
rules-locomotive-limits-row = Una locomotora de la fila se toma como cualquier otra carta, incluso dos en un turno.
rules-locomotive-limits-sweep = La fila se queda como está, por muchas locomotoras que haya.

## Lección

lesson-locomotive-limits-what = Una locomotora vale por una carta de cualquier color. En este tablero las locomotoras tienen reglas propias.
lesson-locomotive-limits-where = Aquí solo se pueden jugar en { $where }.
lesson-locomotive-limits-else = Todas las demás vías se pagan solo con cartas de su color.
lesson-locomotive-limits-row = Tomas una locomotora de la fila como cualquier otra carta: incluso dos en un turno.
lesson-locomotive-limits-sweep = La fila se queda como está, por muchas locomotoras que haya.
lesson-locomotive-limits-tip = Aun así, una locomotora de la fila es todo lo que tomas en tu turno.

## Terminal

mechanic-locomotive-limits = límites de locomotoras
summary-locomotives-only-on = Las locomotoras solo se pueden jugar en { $where }.
summary-locomotives-free = Una locomotora de la fila se toma como cualquier otra carta.
summary-locomotives-stay = La fila nunca se renueva, por muchas locomotoras que haya.

form-locomotive-limits-only-on = Locomotoras solo en
form-locomotive-limits-row = Locomotoras de la fila
form-locomotive-limits-sweep = Sustituir una fila con tres locomotoras
# Words of a choice in a form.
form-word-free = se roban como las demás
