legend-mountains = berg: ett tåg till
track-mountains = , berg: { $crosses } tåg till

## What happens

trains-lost =
    { $subject ->
        [you] Du förlorar
        [you-again] förlorar
        [again] förlorar
       *[named] { $seat } förlorar
    } { $trains } tåg i bergen och får { $points } poäng

## Scores

line-mountains = Berg
line-mountains-measured = Berg (förlorade tåg)
tie-mountain-tracks = flest bergssträckor

## Rules page

rules-mountains-title = Berg
rules-mountains-picture = En sträcka med två rutor, båda med kryss, kostar fyra tåg.
rules-mountains = Vissa rutor visar ett kryss. Den som bygger en sådan sträcka lämnar ett tåg till för varje kryss: det lämnar spelet och ger genast { $points } poäng. Kryssen kostar inga kort. Räcker dina tåg inte till både rutor och kryss kan du inte bygga sträckan.
rules-mountains-details = Förlorade tåg räknas när sista rundan närmar sig, men inte i någon linje eller något nät. Där bergssträckor avgör vid lika räknas varje sträcka med kryss en gång, hur många kryss den än har.

## Lesson

lesson-mountains-what = Vissa sträckor går över berg: varje sådan ruta visar ett kryss.
lesson-mountains-cost = Du betalar bara kort för de { $length } rutorna. Men sträckan kostar dig { $trains } tåg: ett för varje ruta och ett till för varje kryss, som lämnar spelet.
lesson-mountains-score = Varje tåg du förlorar i bergen ger genast { $points } poäng utöver sträckans. Men spelet slutar tidigare, för tågen tar slut.

## Terminal

mechanic-mountains = berg
summary-mountains = Berg: varje ✕ på en sträcka kostar ett tåg till; det lämnar spelet och ger { $points } poäng.
column-trains-lost = förlorade

## Map files

map-too-many-mountains = fler berg än sträckan har rutor ({ $spaces })
map-mountains-beyond-trains = sträckan kostar { $needed } tåg; en spelare har { $trains }

form-mountains-points = Poäng för varje övergång
form-mountains-mountains = Bergsövergångar
# Words of a choice in a form.
form-word-mountain-tracks = flest bergssträckor
