## Scores

line-largest-network = Største net
line-largest-network-measured = Største net (steder)

## Rules page

rules-largest-network-title = Største net
rules-largest-network-picture = Et net med fem steder lyser; et med to steder ved siden af gør ikke.
rules-largest-network = Den, hvis største net forbinder flest steder, får { $points } point. Hvert sted tæller én gang, og én strækning er allerede et net; net, der ikke hænger sammen, lægges ikke sammen. Står flere lige, får de alle pointene, selv hvis ingen har en eneste strækning.

## Lesson

lesson-largest-network-what = Til sidst giver det net, der forbinder flest steder, en bonus.
lesson-largest-network-how = Forgreninger tæller lige så meget som lange linjer, men hvert sted kun én gang. Det, der ikke hænger sammen med nettet, tæller ikke.
lesson-largest-network-score = Det giver { $points } point. Er flere net lige store, giver de alle point.

## Terminal

mechanic-largest-network = største net
summary-largest-network = Det net, der forbinder flest steder, giver { $points } point.
column-places-joined = steder
