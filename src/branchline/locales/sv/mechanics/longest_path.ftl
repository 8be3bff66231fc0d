## Scores

line-longest-path = Längsta linjen
line-longest-path-measured = Längsta linjen (rutor)
tie-longest-path = bonusen för längsta linjen

## Rules page

rules-longest-path-title = Längsta linjen
rules-longest-path-picture = Fyra sträckor i en obruten linje lyser, en gren bredvid gör det inte.
rules-longest-path = Den som har den längsta obrutna linjen av egna sträckor får { $points } poäng. Den får passera en ort flera gånger, men varje sträcka bara en gång. Om flera ligger lika får alla poängen, även om ingen har en enda sträcka.

## Guide

guide-with-longest-path = Den längsta obrutna linjen ger en bonus.

## Lesson

lesson-longest-path-what = I slutet ger den längsta obrutna linjen av en spelares sträckor en bonus.
lesson-longest-path-how = En lucka bryter den, och grenar räknas inte. Linjen får passera en stad två gånger, men varje sträcka bara en gång. Den kostar inget utöver sträckorna.
lesson-longest-path-score = Den ger { $points } poäng. Om flera linjer är lika långa får alla poäng.

## Terminal

mechanic-longest-path = längsta linjen
summary-longest-path = Längsta linjen ger { $points } poäng.
reason-longest-path = Med { $tracks } blir linjen { $length } rutor lång, den längsta hittills: +{ $points } om det står sig.

## In the map studio

# Words of a choice in a form.
form-word-longest-path = bonus för längsta linjen
