## Scores

line-largest-network = Største nett
line-largest-network-measured = Største nett (steder)

## Rules page

rules-largest-network-title = Største nett
rules-largest-network-picture = Et nett med fem steder lyser; et med to steder ved siden av gjør det ikke.
rules-largest-network = Den som har det største nettet målt i steder det forbinder, får { $points } poeng. Hvert sted teller én gang, og én rute er allerede et nett; nett som ikke henger sammen, legges ikke sammen. Hvis flere står likt, får alle poengene, selv om ingen har en eneste rute.

## Lesson

lesson-largest-network-what = Til slutt gir nettet som forbinder flest steder, en bonus.
lesson-largest-network-how = Forgreninger teller like mye som lange linjer, men hvert sted bare én gang. Det som ikke henger sammen med nettet, teller ikke.
lesson-largest-network-score = Det gir { $points } poeng. Er flere nett like store, gir alle poeng.

## Terminal

mechanic-largest-network = største nett
summary-largest-network = Nettet som forbinder flest steder, gir { $points } poeng.
column-places-joined = steder
