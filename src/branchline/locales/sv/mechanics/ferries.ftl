legend-ferry = färja: ett lokomotiv
track-ferry = , färja med { $count } lokomotiv

## Rules page

rules-ferries-title = Färjor
rules-ferries-picture = Ett lokomotiv och två rosa kort betalar för en färja med tre rutor, varav en visar ett lokomotiv.
rules-ferries = Några av en färjas rutor visar ett lokomotiv: för varje sådan måste betalningen innehålla ett lokomotiv. Fler lokomotiv än så går bra.

## Lesson

lesson-ferries-what = En färja korsar vatten. Några av dess rutor visar ett lokomotiv.
lesson-ferries-cost = Varje ruta som visar ett lokomotiv kräver ett lokomotiv: den här kräver { $count }. De andra rutorna kräver kort som på vilken sträcka som helst.
lesson-ferries-score =
    En färja ger poäng som andra sträckor av samma längd: { $points } för { $length ->
        [one] 1 ruta
       *[other] { $length } rutor
    }. Går din väg över vatten, så samla lokomotiv i god tid.

## Terminal

mechanic-ferries = färjor
summary-ferries = Färjor: varje ★ på en sträcka måste betalas med ett lokomotiv.

## Map files

map-too-many-symbols =
    { $spaces ->
        [one] fler lokomotiv än sträckans enda ruta
       *[other] fler lokomotiv än sträckans { $spaces } rutor
    }

form-ferries-locomotives = Färja: lok som krävs
