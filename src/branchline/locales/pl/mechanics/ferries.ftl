legend-ferry = prom: lokomotywa
track-ferry =
    { $count ->
        [one] , prom z 1 lokomotywą
        [few] , prom z { $count } lokomotywami
       *[many] , prom z { $count } lokomotywami
    }

## Rules page

rules-ferries-title = Promy
rules-ferries-picture = Prom o trzech polach, z których jedno ma lokomotywę, opłacony lokomotywą i dwiema różowymi kartami.
rules-ferries = Na niektórych polach promu widać lokomotywę: za każde z nich trzeba zapłacić lokomotywą. Więcej lokomotyw też wolno zagrać.

## Lesson

lesson-ferries-what = Prom płynie przez wodę. Na niektórych jego polach widać lokomotywę.
lesson-ferries-cost = Każde pole z lokomotywą wymaga lokomotywy: na tym promie { $count }. Za pozostałe pola płacisz kartami jak na każdej trasie.
lesson-ferries-score =
    Prom daje punkty jak każda trasa tej długości: { $points } za { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }. Jeśli twoja droga wiedzie przez wodę, wcześnie zbieraj lokomotywy.

## Terminal

mechanic-ferries = promy
    .where = na promach
summary-ferries = Promy: za każdą ★ na trasie trzeba zapłacić lokomotywą.

## Map files

map-too-many-symbols = więcej lokomotyw niż pól trasy ({ $spaces })

form-ferries-locomotives = Prom: wymagane lokomotywy
