## Scores

line-longest-path = Langste route
line-longest-path-measured = Langste route (vakken)
tie-longest-path = de bonus voor de langste route

## Rules page

rules-longest-path-title = Langste route
rules-longest-path-picture = Vier sporen zonder onderbreking lichten op, een zijtak ernaast niet.
rules-longest-path =
    Wie de langste ononderbroken route van eigen sporen heeft, krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. Die mag vaker langs dezelfde plaats gaan, maar niet twee keer over hetzelfde spoor. Bij een gelijke stand krijgen alle betrokkenen de punten, zelfs als niemand een spoor heeft.

## Guide

guide-with-longest-path = De langste ononderbroken route geeft een bonus.

## Lesson

lesson-longest-path-what = Aan het eind levert de langste ononderbroken route van sporen van één speler een bonus op.
lesson-longest-path-how = Een gat onderbreekt de route, en zijtakken tellen niet. De route mag twee keer langs een stad gaan, maar niet twee keer over hetzelfde spoor. Het kost niets behalve de sporen.
lesson-longest-path-score =
    De route levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. Zijn er meerdere even lang, dan tellen ze allemaal.

## Terminal

mechanic-longest-path = langste route
summary-longest-path =
    De langste route levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op.
reason-longest-path = Met { $tracks } is de route { $length } vakken lang, de langste tot nu toe: +{ $points } als dat zo blijft.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = bonus van de langste route
