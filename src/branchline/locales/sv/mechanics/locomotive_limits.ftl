## Rules page

rules-locomotive-limits-title = Lokomotiv
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Ett lokomotiv får spelas på en sträcka med tecken, men inte på en vanlig.
       *[no] En rad med tre lokomotiv, som får ligga kvar.
    }
rules-locomotive-limits = Här får lokomotiv bara spelas på { $where }, ingen annanstans.
rules-locomotive-limits-row = Ett lokomotiv i raden tas som vilket kort som helst, till och med två under samma tur.
rules-locomotive-limits-sweep = Raden ligger kvar, hur många lokomotiv det än finns i den.

## Lesson

lesson-locomotive-limits-what = Ett lokomotiv ersätter ett kort av valfri färg. På den här spelplanen har lokomotiven egna regler.
lesson-locomotive-limits-where = Här får de bara spelas på { $where }.
lesson-locomotive-limits-else = Alla andra sträckor betalas bara med kort av deras färg.
lesson-locomotive-limits-row = Du tar ett lokomotiv från raden som vilket kort som helst: till och med två under samma tur.
lesson-locomotive-limits-sweep = Raden ligger kvar, hur många lokomotiv det än finns i den.
lesson-locomotive-limits-tip = Ett lokomotiv från raden är fortfarande allt du tar på din tur.

## Terminal

mechanic-locomotive-limits = lokomotivregler
summary-locomotives-only-on = Lokomotiv får bara spelas på { $where }.
summary-locomotives-free = Ett lokomotiv i raden tas som vilket kort som helst.
summary-locomotives-stay = Raden rensas aldrig, hur många lokomotiv det än finns i den.

form-locomotive-limits-only-on = Lok bara på
form-locomotive-limits-row = Lok från raden
form-locomotive-limits-sweep = Byt ut en rad med tre lok
# Words of a choice in a form.
form-word-free = dras som andra kort
