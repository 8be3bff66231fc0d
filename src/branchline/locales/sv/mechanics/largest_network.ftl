## Scores

line-largest-network = Största nätet
line-largest-network-measured = Största nätet (orter)

## Rules page

rules-largest-network-title = Största nätet
rules-largest-network-picture = Ett nät med fem orter lyser; ett med två orter bredvid gör det inte.
rules-largest-network = Den vars största nät förbinder flest orter får { $points } poäng. Varje ort räknas en gång, och en enda sträcka är redan ett nät; nät som inte hänger ihop läggs inte samman. Om flera ligger lika får alla poängen, även om ingen har en enda sträcka.

## Lesson

lesson-largest-network-what = I slutet ger det nät som förbinder flest orter en bonus.
lesson-largest-network-how = Förgreningar räknas lika mycket som långa linjer, men varje ort bara en gång. Det som inte hänger ihop med nätet räknas inte.
lesson-largest-network-score = Det ger { $points } poäng. Är flera nät lika stora får alla poäng.

## Terminal

mechanic-largest-network = största nätet
summary-largest-network = Nätet som förbinder flest orter ger { $points } poäng.
column-places-joined = orter
