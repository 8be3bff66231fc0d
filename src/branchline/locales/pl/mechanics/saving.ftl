## Rules page

rules-saving-title = Oszczędność karty
rules-saving-picture = Trasa o czterech polach opłacona trzema kartami.
rules-saving =
    { $everyone ->
        [no] Jeśli masz prawo oszczędzać, możesz
       *[yes] Możesz
    } nie zapłacić za jedno pole trasy, nawet takie, które kosztowałoby kilka kart zagranych jako lokomotywa. Zawsze oddajesz co najmniej 1 kartę i każdą lokomotywę promu oraz stawiasz wszystkie wagony.

## Lesson

lesson-saving-what =
    { $everyone ->
        [no] Kto kupi takie prawo, może
       *[yes] Wszyscy gracze mogą
    } zapłacić za trasę o jedną kartę mniej.
lesson-saving-how = Wśród sposobów zapłaty znajdziesz taki, w którym jedno pole jest za darmo. I tak stawiasz wszystkie wagony, a trasa daje wszystkie punkty.
lesson-saving-cost = Zawsze oddajesz co najmniej 1 kartę i każdą lokomotywę, którą widać na trasie.

## Terminal

mechanic-saving = oszczędność
summary-saving = Oszczędność: za trasę można zapłacić o jedną kartę mniej, co w zapłacie widać jako less×1.

form-saving-everyone = Wszyscy mogą oszczędzać
