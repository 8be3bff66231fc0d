## En la mesa

country-cards = Cartas de País
country-cards-how = Construye hasta un segundo país y llévate las de arriba
country-next = siguiente: { $points }
country-empty = no quedan

## Qué ocurre

country-card =
    { $subject ->
        [you] Te llevas
        [you-again] te llevas
        [again] se lleva
       *[named] { $seat } se lleva
    } la carta de { $place }, que vale { $points }

## Puntos

line-country-cards = Cartas de País

## Reglas

rules-country-cards-title = Cartas de País
rules-country-cards-picture = La vía hacia un segundo país se lleva la carta de arriba de cada pila.
rules-country-cards = Cada país vecino tiene una pila de cartas, con la más valiosa arriba. Cuando construyes una vía hasta un país que tu red aún no tenía, y la red tiene además otro país, te llevas la carta de arriba de cada país de la red al que aún le queden. Las cartas puntúan al final.
rules-country-cards-details = Así que termina con la vía hacia un país. Una vía en otra parte que una dos de tus redes no da ninguna carta, aunque cada una tenga un país. Tampoco la da otra vía hacia un país que la red ya tiene.
rules-country = País
rules-stack = Cartas, desde arriba

## Guía

guide-with-country-cards = Si tu red ya tiene un país, una vía a otro se lleva las cartas de arriba de ambos.

## Lección

lesson-country-cards-what = Los países alrededor del tablero tienen pilas de cartas, con la más valiosa arriba.
lesson-country-cards-how = Une países con tus vías. Termina con una vía hacia un país que esa red aún no tenía.
lesson-country-cards-gain = Entonces te llevas la carta de arriba de cada país de la red. No cuesta nada más que las vías.
lesson-country-cards-score = Las cartas puntúan al final. Quien llega primero se lleva las mejores: llega pronto.

## Terminal

mechanic-country-cards = cartas de País
summary-country-cards = Cartas de País: cuando construyes una vía hacia un país nuevo para tu red, y la red tiene además otro, te llevas la carta de arriba de cada uno. Termina con la vía hacia un país: unir dos redes en otra parte no da cartas, ni tampoco un país que ya tenías.
column-countries = países
label-countries = Países
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Archivos de mapa

map-not-a-country = no es un país; añade kind = "country" al lugar
reason-country-cards = { $tracks } llega a otro país: las Cartas de País que se toman valen +{ $points }.

form-country-cards-stacks = Países con los puntos de sus cartas
