## At the table

passengers = Fahrgäste
passengers-how = Gebaut? Nimm von beiden Enden einen Fahrgast mit
passengers-score = { $points } Pkt.
status-passengers-at = Welcher Fahrgast aus { $place } fährt mit?
status-passengers = Wähle den Fahrgast, der mitfährt.
action-fetch = einen Fahrgast mitnehmen: { $passenger }
name-red-passenger = Rot
name-green-passenger = Grün
name-black-passenger = Schwarz
name-yellow-passenger = Gelb
name-blue-passenger = Blau
name-white-passenger = Weiß
name-orange-passenger = Orange
name-pink-passenger = Rosa

## What happens

passenger-taken =
    { $subject ->
        [you] Du nimmst
        [you-again] nimmst
        [again] nimmt
       *[named] { $seat } nimmt
    } einen Fahrgast aus { $place } mit: { $passenger }

## Scores

line-passengers = Fahrgäste
tie-passengers = die meisten Fahrgäste

## Rules page

rules-passengers-title = Fahrgäste
rules-passengers-picture = Eine Strecke wird gebaut, und von jedem Ende fährt ein Fahrgast mit.
rules-passengers = An den Orten warten Fahrgäste: meist { $each-place }, in großen Städten mehr, vor der Partie zufällig gezogen. Baust du eine Strecke, nimmst du von jedem ihrer beiden Enden, an dem noch jemand wartet, einen Fahrgast mit und wählst die Farbe, wo es mehrere gibt. Am Ende wird jede Farbe gewertet: Wer die meisten hat, bekommt Punkte, dann wer die zweitmeisten hat. Haben mehrere die meisten, bekommen sie alle die Punkte des ersten Rangs und niemand die des zweiten; mehrere auf dem zweiten bekommen alle seine Punkte. Wer von einer Farbe keinen hat, bekommt für sie nichts.
rules-passengers-details = Von jeder Farbe gibt es { $each-colour } Fahrgäste, und alle liegen immer offen. Verzichten darf man nicht. Die Übergänge in ein Land teilen sich ihren Fahrgast: Ihn nimmt die erste Strecke zu einem von ihnen mit.

## Lesson

lesson-passengers-what = Auf dem Plan warten Fahrgäste in sechs Farben: an den meisten Orten einer, in den großen Städten mehrere.
lesson-passengers-how = Baust du eine Strecke, fährt von jedem ihrer Enden ein Fahrgast mit. Wo mehrere Farben warten, wählst du.
lesson-passengers-rank = Am Ende zahlt jede Farbe: zuerst die meisten Fahrgäste, dann die zweitmeisten. Alle liegen offen, du weißt also immer, wie du stehst.
lesson-passengers-score = Sei früh in den großen Städten: Dort hast du die Wahl. Eine Strecke zwischen zwei Orten mit Fahrgästen bringt gleich zwei, so kurz sie auch ist.

## Terminal

mechanic-passengers = Fahrgäste
summary-passengers = Fahrgäste: Der Bau einer Strecke bringt von jedem ihrer Enden einen Fahrgast. Am Ende punkten bei jeder Farbe die meisten und die zweitmeisten ({ $points }).
column-passengers = Fahrg.
passengers-waiting = wartend
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Welcher Fahrgast aus { $place } fährt mit?

## Reviews and hints

reason-passengers = { $tracks } bringt Fahrgäste, die nach den Rängen von jetzt +{ $points } wert sind.

## Map files

map-too-few-passengers = die Orte brauchen { $needed } Fahrgäste, es gibt aber { $there }
form-passengers-colours = Farben der Fahrgäste
form-passengers-each-place = Fahrgäste an jedem Ort
form-passengers-passengers = Fahrgäste hier
form-passengers-passengers-with = Fahrgäste gemeinsam unter dem Namen
# Words of a choice in a form.
form-word-passengers = meiste Fahrgäste
