## Rules page

rules-locomotive-limits-title = Lokomotiver
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Et lokomotiv må spilles på en strækning med et tegn, men ikke på en almindelig.
       *[no] En række med tre lokomotiver, som bliver liggende.
    }
rules-locomotive-limits = Her må lokomotiver kun spilles på { $where }, ingen andre steder.
rules-locomotive-limits-row = Et lokomotiv i rækken tages som ethvert andet kort, endda to i samme tur.
rules-locomotive-limits-sweep = Rækken bliver liggende, uanset hvor mange lokomotiver der er i den.

## Lesson

lesson-locomotive-limits-what = Et lokomotiv gælder som et kort af enhver farve. På denne plade har lokomotiver deres egne regler.
lesson-locomotive-limits-where = Her må de kun spilles på { $where }.
lesson-locomotive-limits-else = Alle andre strækninger betales kun med kort af deres egen farve.
lesson-locomotive-limits-row = Du tager et lokomotiv fra rækken som ethvert andet kort: endda to i samme tur.
lesson-locomotive-limits-sweep = Rækken bliver liggende, uanset hvor mange lokomotiver der er i den.
lesson-locomotive-limits-tip = Et lokomotiv fra rækken er stadig alt, hvad du tager i din tur.

## Terminal

mechanic-locomotive-limits = lokomotivregler
summary-locomotives-only-on = Lokomotiver må kun spilles på { $where }.
summary-locomotives-free = Et lokomotiv i rækken tages som ethvert andet kort.
summary-locomotives-stay = Rækken ryddes aldrig, uanset hvor mange lokomotiver der er i den.

form-locomotive-limits-only-on = Lokomotiver kun på
form-locomotive-limits-row = Lokomotiver fra rækken
form-locomotive-limits-sweep = Udskift en række med tre lokomotiver
# Words of a choice in a form.
form-word-free = trækkes som andre kort
