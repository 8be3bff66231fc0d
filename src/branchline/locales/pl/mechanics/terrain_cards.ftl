# Karty terenu

## At the table

terrain = Teren
terrain-how = Możesz wziąć kartę terenu. Odrzuć je, by mieć więcej punktów za trasę.
terrain-draw = Talia ({ $count })
status-terrain-cards = Podwój punkty trasy albo nie.
action-take-terrain = wziąć kartę terenu: { $terrain }
action-draw-terrain = dobrać kartę terenu
action-no-double = nie podwajać
action-double-points = podwoić (karty terenu: { $terrain_count }, lokomotywy: { $wild_count })

## Types of terrain

name-desert = pustynia
name-jungle = dżungla
name-mountain = góry

## What happens

terrain-dealt =
    { $subject ->
        [you] Dostajesz
        [you-again] dostajesz
        [again] dostaje
       *[named] { $seat } dostaje
    } kartę terenu: { $terrain }
terrain-taken =
    { $subject ->
        [you] Bierzesz
        [you-again] bierzesz
        [again] bierze
       *[named] { $seat } bierze
    } kartę terenu: { $terrain }
terrain-drawn =
    { $subject ->
        [you] Dobierasz
        [you-again] dobierasz
        [again] dobiera
       *[named] { $seat } dobiera
    } z talii terenu: { $terrain }
terrain-shown = nowa odkryta karta terenu: { $terrain }
terrain-shuffled = odrzucone karty terenu przetasowane: { $count } w nowej talii
terrain-doubled =
    { $subject ->
        [you] Podwajasz
        [you-again] podwajasz
        [again] podwaja
       *[named] { $seat } podwaja
    } punkty do { $points } ({ $terrain }: { $count }{ $wild ->
        [0] {""}
       *[other] , lokomotywy: { $wild }
    })

## Scores

line-terrain-cards = Podwojone trasy

## Rules page

rules-terrain-cards-title = Karty terenu
rules-terrain-cards-picture = Karty terenu mnożą punkty trasy w ich kolorach przez { $factor }.
rules-terrain-cards = Jest po { $each } kart terenu każdego rodzaju. Każdy zaczyna z liczbą kart: { $start }, a odkryte leżą { $face-up }. Każda z dwóch dobieranych kart może być kartą terenu: odkrytą albo z wierzchu talii terenu. Budując trasę, możesz pomnożyć jej punkty przez { $factor }: odrzuć karty terenu jej rodzaju. Musisz pokazać co najmniej tyle kart tego rodzaju co każda inna osoba. Lokomotywy z ręki mogą zastąpić karty terenu, przy pokazywaniu i przy odrzucaniu.
rules-terrain-cards-details = Odrzucasz dokładnie cenę; więcej lokomotyw tylko tyle, ile trzeba, by pokazać dość kart. Lokomotywy z zapłaty to inne karty. Lokomotywa z rzędu to nadal całe dobieranie. Karty terenu leżą odkryte i na koniec nic nie są warte. Rodzaj wynika z koloru trasy, czymkolwiek się płaci. Gdy talia terenu się wyczerpie, odrzucone karty terenu tasuje się w nową.

## Lesson

lesson-terrain-cards-what = Każdy kolor trasy należy do jednego z terenów: { LIST($types, type: "or") }. Każdy ma swoje karty.
lesson-terrain-cards-pick = Przy dobieraniu każda z dwóch kart może być kartą terenu: odkrytą albo niespodzianką z talii.
lesson-terrain-cards-double = Zbuduj trasę i odrzuć karty jej terenu (pola: karty – { $price }), by pomnożyć jej punkty przez { $factor }, jeśli nikt nie pokazuje ich więcej.
lesson-terrain-cards-wild = Brakuje kart? Lokomotywy z ręki zastępują karty terenu.

## Terminal

mechanic-terrain-cards = karty terenu
summary-terrain-cards = Karty terenu: bierz je jak karty. Odrzuć karty rodzaju trasy (pola: karty – { $price }), by pomnożyć jej punkty przez { $factor }, jeśli nikt nie pokazuje ich więcej. Lokomotywy mogą je zastąpić.
column-terrain = teren
terrain-face-up = { $terrain }
terrain-deck = { $count } w talii
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }): podwoić do { $points } pkt?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd talia terenu

## Map files

map-terrain-lacks-colour = żaden teren nie ma tras koloru { $colour }
map-terrain-few = { $cards } kart terenu to za mało: na początku potrzeba { $needed }
form-terrain-cards-types = Rodzaje, każdy ze swoimi kolorami tras
form-terrain-cards-each = Karty każdego rodzaju
form-terrain-cards-face-up = Odkryte karty
form-terrain-cards-start = Karty na początek
form-terrain-cards-price = Karty do odrzucenia według długości
form-terrain-cards-factor = Punkty razy
