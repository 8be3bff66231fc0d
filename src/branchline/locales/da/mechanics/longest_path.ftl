## Scores

line-longest-path = Længste rute
line-longest-path-measured = Længste rute (felter)
tie-longest-path = bonussen for længste rute

## Rules page

rules-longest-path-title = Længste rute
rules-longest-path-picture = Fire strækninger i én ubrudt rute lyser op, en gren ved siden af gør ikke.
rules-longest-path = Den, der har den længste ubrudte rute af egne strækninger, får { $points } point. Den må gå gennem et sted flere gange, men kun én gang over hver strækning. Står flere lige, får de alle pointene, selv hvis ingen har en eneste strækning.

## Guide

guide-with-longest-path = Den længste ubrudte rute giver en bonus.

## Lesson

lesson-longest-path-what = Til sidst giver den længste ubrudte rute af en spillers strækninger en bonus.
lesson-longest-path-how = Et hul bryder den, og grene tæller ikke med. Ruten må gå gennem en by to gange, men kun én gang over hver strækning. Den koster ikke andet end strækningerne.
lesson-longest-path-score = Den giver { $points } point. Er flere ruter lige lange, får de alle point.

## Terminal

mechanic-longest-path = længste rute
summary-longest-path = Den længste rute giver { $points } point.
reason-longest-path = Med { $tracks } bliver ruten { $length } felter lang, den længste indtil nu: +{ $points }, hvis det holder.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = bonus for længste rute
