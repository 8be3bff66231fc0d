# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = Der Besucher
status-visitor = Führe den Besucher in eine deiner markierten Städte.
# $place is a place, such as Dallas.
action-lead-visitor = den Besucher nach { $place } führen

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Du nimmst
        [you-again] nimmst
        [again] nimmt
       *[named] { $seat } nimmt
    } den Besucher aus { $place } mit: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Du führst
        [you-again] führst
        [again] führt
       *[named] { $seat } führt
    } den Besucher nach { $place }

## Scores

line-visitor-taken = Besucher mitgenommen
line-visitor-kept = Besucher am Ende

## Rules page

rules-visitor-title = Der Besucher
rules-visitor-picture = Eine Strecke erreicht die Stadt, in der der Besucher ist; er geht mit in eine markierte Stadt.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    Der Besucher beginnt in { $place }; dort darf niemand starten oder einen Marker setzen. Wer eine Strecke in die Stadt baut, in der er ist, nimmt ihn mit, bekommt sofort { $taken ->
        [one] { $taken } Punkt
       *[other] { $taken } Punkte
    } und führt ihn in eine Stadt mit eigenem Marker; ein im selben Zug gesetzter zählt mit. Strecken dessen, der ihn hat, ändern nichts. Wer ihn am Ende hat, bekommt noch einmal { $kept ->
        [one] { $kept } Punkt
       *[other] { $kept } Punkte
    }.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = Der Besucher wartet in { $place }. Diese Stadt kann niemand markieren.
lesson-visitor-how = Bau eine Strecke dorthin, wo er ist, und er kommt mit in eine deiner markierten Städte. Wer als Nächstes dorthin baut, nimmt ihn dir weg.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    Ihn mitzunehmen bringt { $taken ->
        [one] { $taken } Punkt
       *[other] { $taken } Punkte
    }, ihn am Ende zu haben noch einmal { $kept ->
        [one] { $kept } Punkt
       *[other] { $kept } Punkte
    }.

## Terminal

mechanic-visitor = der Besucher
# $taken and $kept are numbers of points.
summary-visitor =
    Der Besucher: Wer in die Stadt baut, in der er ist, nimmt ihn mit in eine eigene, für { $taken ->
        [one] { $taken } Punkt
       *[other] { $taken } Punkte
    }. Wer ihn am Ende hat, bekommt { $kept ->
        [one] { $kept } Punkt
       *[other] { $kept } Punkte
    }.
label-visitor = Der Besucher
# $place is a place, such as Dallas.
visitor-alone = wartet in { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = in { $place }, bei { $seat }
visitor-question = In welche deiner Städte führst du den Besucher?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Mit { $tracks } kommt der Besucher mit: sofort +{ $points }, und +{ $kept }, wenn er bis zum Ende bleibt.

## Map files

# $names lists mechanics.
map-nobody-to-visit = der Besucher braucht Orte, die Spielern gehören; nenne vor ihm eine dieser Mechaniken: { $names }
form-visitor-place = Wo der Besucher beginnt
form-visitor-taken = Punkte für den Bau zu ihm
form-visitor-kept = Punkte, wenn er am Ende bei einem ist
