## Rules page

rules-locomotive-limits-title = Lokomotiver
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Et lokomotiv kan spilles på en rute med et tegn, men ikke på en vanlig.
       *[no] En rad med tre lokomotiver, som blir liggende.
    }
rules-locomotive-limits = Her kan lokomotiver bare spilles på { $where }, ingen andre steder.
rules-locomotive-limits-row = Et lokomotiv i raden kan tas som et hvilket som helst kort, til og med to i samme tur.
rules-locomotive-limits-sweep = Raden blir liggende, uansett hvor mange lokomotiver det er i den.

## Lesson

lesson-locomotive-limits-what = Et lokomotiv gjelder som et kort av enhver farge. På dette brettet har lokomotiver sine egne regler.
lesson-locomotive-limits-where = Her kan de bare spilles på { $where }.
lesson-locomotive-limits-else = Alle andre ruter betales bare med kort i sin egen farge.
lesson-locomotive-limits-row = Du tar et lokomotiv fra raden som et hvilket som helst kort: til og med to i samme tur.
lesson-locomotive-limits-sweep = Raden blir liggende, uansett hvor mange lokomotiver det er i den.
lesson-locomotive-limits-tip = Et lokomotiv fra raden er fortsatt alt du tar på turen din.

## Terminal

mechanic-locomotive-limits = lokomotivregler
summary-locomotives-only-on = Lokomotiver kan bare spilles på { $where }.
summary-locomotives-free = Et lokomotiv i raden tas som et hvilket som helst kort.
summary-locomotives-stay = Raden ryddes aldri, uansett hvor mange lokomotiver det er i den.

form-locomotive-limits-only-on = Lokomotiver bare på
form-locomotive-limits-row = Lokomotiver fra rekken
form-locomotive-limits-sweep = Bytt ut en rekke med tre lokomotiver
# Words of a choice in a form.
form-word-free = trekkes som andre kort
