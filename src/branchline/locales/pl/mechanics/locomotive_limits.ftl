## Rules page

rules-locomotive-limits-title = Lokomotywy
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Lokomotywę wolno zagrać na trasie ze znakiem, ale nie na zwykłej.
       *[no] Rząd z trzema lokomotywami, który zostaje.
    }
rules-locomotive-limits = Lokomotywy można tu zagrywać tylko { LIST($where, case: "where") }, nigdzie indziej.
rules-locomotive-limits-row = Lokomotywę z rzędu bierzesz jak każdą inną kartę, nawet dwie w jednej turze.
rules-locomotive-limits-sweep = Rząd zostaje taki, jaki jest, bez względu na liczbę lokomotyw.

## Lesson

lesson-locomotive-limits-what = Lokomotywa zastępuje kartę dowolnego koloru. Na tej planszy lokomotywy mają własne zasady.
lesson-locomotive-limits-where = Można je tu zagrywać tylko { LIST($where, case: "where") }.
lesson-locomotive-limits-else = Za wszystkie inne trasy płaci się wyłącznie kartami ich koloru.
lesson-locomotive-limits-row = Lokomotywę z rzędu bierzesz jak każdą inną kartę: nawet dwie w jednej turze.
lesson-locomotive-limits-sweep = Rząd zostaje taki, jaki jest, bez względu na liczbę lokomotyw.
lesson-locomotive-limits-tip = Jeśli bierzesz lokomotywę z rzędu, nadal jest to jedyna karta w turze.

## Terminal

mechanic-locomotive-limits = ograniczenia lokomotyw
summary-locomotives-only-on = Lokomotywy można zagrywać tylko { LIST($where, case: "where") }.
summary-locomotives-free = Lokomotywę z rzędu bierze się jak każdą inną kartę.
summary-locomotives-stay = Rzędu nigdy się nie wymienia, bez względu na liczbę lokomotyw.

form-locomotive-limits-only-on = Lokomotywy tylko na
form-locomotive-limits-row = Lokomotywy z rzędu
form-locomotive-limits-sweep = Wymień rząd z trzema lokomotywami
# Words of a choice in a form.
form-word-free = dobierane jak inne karty
