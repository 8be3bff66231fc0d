## At the table

status-substitutes = Wybierz karty do wyłożenia
action-substitute = zagraj { NAME($card, case: "accusative") } zamiast innej karty

## What happens

substituted =
    { $subject ->
        [you] Zagrywasz
        [you-again] zagrywasz
        [again] zagrywa
       *[named] { $seat } zagrywa
    } { NAME($card, case: "accusative") } na poczet lokomotywy
stood-in =
    { $subject ->
        [you] Zagrywasz
        [you-again] zagrywasz
        [again] zagrywa
       *[named] { $seat } zagrywa
    } { NAME($card, case: "accusative") } na poczet pola

## Rules page

rules-substitutes-title = Karty jako lokomotywy
rules-substitutes-picture =
    { $cards ->
        [one] Dowolna { $cards } karta jest warta tyle co lokomotywa.
        [few] Dowolne { $cards } karty są warte tyle co lokomotywa.
       *[many] Dowolnych { $cards } kart jest wartych tyle co lokomotywa.
    }
rules-substitutes =
    { $cards ->
        [one] { $cards } dowolną kartę możesz zagrać
        [few] Dowolne { $cards } karty możesz zagrać
       *[many] Dowolnych { $cards } kart możesz zagrać
    } jako jedną lokomotywę wszędzie tam, gdzie wolno zagrać lokomotywę. Lokomotywa może być jedną z nich.
rules-substitutes-only-on =
    { $cards ->
        [one] { $cards } dowolną kartę możesz zagrać
        [few] Dowolne { $cards } karty możesz zagrać
       *[many] Dowolnych { $cards } kart możesz zagrać
    } { LIST($where, case: "where") } jako jedną lokomotywę, ile razy chcesz: na pole z lokomotywą albo zamiast karty w kolorze trasy. Lokomotywa może być jedną z nich. Na innych trasach to nie obowiązuje i za nic innego tak nie zapłacisz.
rules-substitutes-for-colour =
    { $tracks }: tu za jedno pole możesz dać { $cards ->
        [one] { $cards } dowolną kartę
        [few] { $cards } dowolne karty
       *[many] { $cards } dowolnych kart
    }, ile razy chcesz, nawet za wszystkie pola; pozostałe pola wymagają kart jednego koloru. Lokomotywy nic tu nie zastępują, ale mogą być wśród tych kart.

## Guide

guide-substitutes = Wybierz karty, których najmniej potrzebujesz.

## Lesson

lesson-substitutes-what =
    { $cards ->
        [one] { $cards } dowolną kartę można zagrać
        [few] Dowolne { $cards } karty można zagrać
       *[many] Dowolnych { $cards } kart można zagrać
    } jako jedną lokomotywę wszędzie tam, gdzie wolno zagrać lokomotywę.
lesson-substitutes-what-on =
    { $cards ->
        [one] { $cards } dowolną kartę można zagrać
        [few] Dowolne { $cards } karty można zagrać
       *[many] Dowolnych { $cards } kart można zagrać
    } { LIST($where, case: "where") } jako jedną lokomotywę.
lesson-substitutes-how = Wybierz ten sposób zapłaty i wskaż karty na ręce albo pozwól stronie wybrać te, których najmniej potrzebujesz.
lesson-substitutes-cost = Możesz to robić, ile razy chcesz. Wśród tych { $cards } kart może być lokomotywa. Punktów nie przybywa, więc to drogi sposób: korzystaj z niego, gdy nic innego nie pomaga.
lesson-substitutes-for-colour =
    { $tracks }: tu jest inaczej. Za jedno pole możesz dać { $cards ->
        [one] { $cards } dowolną kartę
        [few] { $cards } dowolne karty
       *[many] { $cards } dowolnych kart
    }, a lokomotywy nic nie zastępują.

## Terminal

mechanic-substitutes = karty zastępcze
summary-substitutes =
    { $cards ->
        [one] { $cards } dowolną kartę
        [few] { $cards } dowolne karty
       *[many] { $cards } dowolnych kart
    } można zagrać jako lokomotywę: w zapłacie stoi sub×1, a potem wybierasz karty.
summary-substitutes-only-on =
    { $cards ->
        [one] { $cards } dowolną kartę
        [few] { $cards } dowolne karty
       *[many] { $cards } dowolnych kart
    } można zagrać { LIST($where, case: "where") } jako lokomotywę: w zapłacie stoi sub×1, a potem wybierasz karty.
summary-substitutes-for-colour =
    { $tracks }: za pole można dać { $cards ->
        [one] { $cards } dowolną kartę
        [few] { $cards } dowolne karty
       *[many] { $cards } dowolnych kart
    }, co w zapłacie widać jako set×1; lokomotywy nie zastępują tam żadnego koloru.
substitutes-to-claim = Za trasę { $track } płacisz { LIST($payment, case: "accusative") }
substitutes-to-buy = Za { NAME($item, case: "accusative") } płacisz { LIST($payment, case: "accusative") }
substitutes-leave-no-claim = Bez tych kart nie zapłacisz za trasę, dla której to kupujesz: wybierz inne.
substitutes-in-payment = sub×1: inne wybrane karty ({ $count }) jako lokomotywa
sets-in-payment = set×1: inne wybrane karty ({ $count }) za pole
claimed-after-substituted =
    { $subject ->
        [you] Budujesz
        [you-again] budujesz
        [again] buduje
       *[named] { $seat } buduje
    } { $track } za { $paid ->
        [nothing] { LIST($before, case: "accusative") }
       *[cards] { LIST($payment, case: "accusative") } oraz { LIST($before, case: "accusative") }
    } jako { $locomotives ->
        [one] lokomotywę
        [few] lokomotywy
       *[many] lokomotywy
    }
claimed-after-stood-in =
    { $subject ->
        [you] Budujesz
        [you-again] budujesz
        [again] buduje
       *[named] { $seat } buduje
    } { $track } za { $paid ->
        [nothing] { LIST($before, case: "accusative") }
       *[cards] { LIST($payment, case: "accusative") } oraz { LIST($before, case: "accusative") } na pozostałe pola
    }

form-substitutes-cards = Karty za lokomotywę
form-substitutes-only-on = Tylko na
form-substitutes-for-colour = Za kolorową kartę
form-substitutes-tracks = Trasy
