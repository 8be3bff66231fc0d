## Rules page

rules-locomotive-limits-title = Veturit
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Veturin saa pelata merkityllä reitillä mutta ei tavallisella.
       *[no] Rivi, jossa on kolme veturia ja joka pysyy.
    }
rules-locomotive-limits = Täällä vetureita saa pelata vain { LIST($where, case: "where") }, ei muualla.
rules-locomotive-limits-row = Rivin veturin saa ottaa kuten minkä tahansa kortin, vaikka kaksi samalla vuorolla.
rules-locomotive-limits-sweep = Rivi pysyy ennallaan, oli siinä kuinka monta veturia tahansa.

## Lesson

lesson-locomotive-limits-what = Veturi käy minkä tahansa värin kortista. Tällä laudalla vetureilla on omat sääntönsä.
lesson-locomotive-limits-where = Täällä niitä saa pelata vain { LIST($where, case: "where") }.
lesson-locomotive-limits-else = Kaikki muut reitit maksetaan vain oman värinsä korteilla.
lesson-locomotive-limits-row = Otat veturin rivistä kuten minkä tahansa kortin: vaikka kaksi samalla vuorolla.
lesson-locomotive-limits-sweep = Rivi pysyy ennallaan, oli siinä kuinka monta veturia tahansa.
lesson-locomotive-limits-tip = Rivistä otettu veturi on silti ainoa kortti, jonka vuorollasi otat.

## Terminal

mechanic-locomotive-limits = veturirajoitukset
summary-locomotives-only-on = Vetureita saa pelata vain { LIST($where, case: "where") }.
summary-locomotives-free = Rivin veturi otetaan kuten mikä tahansa kortti.
summary-locomotives-stay = Riviä ei koskaan vaihdeta, oli siinä kuinka monta veturia tahansa.

form-locomotive-limits-only-on = Veturit vain näillä
form-locomotive-limits-row = Veturit rivistä
form-locomotive-limits-sweep = Vaihda rivi, jossa on kolme veturia
# Words of a choice in a form.
form-word-free = nostetaan kuin muut kortit
