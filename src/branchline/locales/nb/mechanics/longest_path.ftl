## Scores

line-longest-path = Lengste linje
line-longest-path-measured = Lengste linje (felter)
tie-longest-path = bonusen for lengste linje

## Rules page

rules-longest-path-title = Lengste linje
rules-longest-path-picture = Fire ruter i én ubrutt linje lyser, en gren ved siden av gjør det ikke.
rules-longest-path = Den som har den lengste ubrutte linjen av egne ruter, får { $points } poeng. Den kan gå gjennom et sted flere ganger, men bare én gang over hver rute. Hvis flere står likt, får alle poengene, selv om ingen har en eneste rute.

## Guide

guide-with-longest-path = Den lengste ubrutte linjen gir en bonus.

## Lesson

lesson-longest-path-what = Til slutt gir den lengste ubrutte linjen av én spillers ruter en bonus.
lesson-longest-path-how = Et hull bryter den, og grener teller ikke. Linjen kan gå gjennom en by to ganger, men bare én gang over hver rute. Den koster ikke annet enn rutene.
lesson-longest-path-score = Den gir { $points } poeng. Hvis flere linjer er like lange, får alle poeng.

## Terminal

mechanic-longest-path = lengste linje
summary-longest-path = Den lengste linjen gir { $points } poeng.
reason-longest-path = Med { $tracks } blir linjen { $length } felt lang, den lengste så langt: +{ $points } hvis det holder.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = bonus for lengste linje
