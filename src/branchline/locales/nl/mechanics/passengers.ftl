## At the table

passengers = Passagiers
passengers-how = Gebouwd? Neem van elk eind een passagier mee
passengers-score = { $points } ptn
status-passengers-at = Welke passagier uit { $place } gaat mee?
status-passengers = Kies de passagier die meegaat.
action-fetch = een passagier meenemen: { $passenger }
name-red-passenger = rood
name-green-passenger = groen
name-black-passenger = zwart
name-yellow-passenger = geel
name-blue-passenger = blauw
name-white-passenger = wit
name-orange-passenger = oranje
name-pink-passenger = roze

## What happens

passenger-taken =
    { $subject ->
        [you] Je neemt
        [you-again] neemt
        [again] neemt
       *[named] { $seat } neemt
    } een passagier mee uit { $place }: { $passenger }

## Scores

line-passengers = Passagiers
tie-passengers = de meeste passagiers

## Rules page

rules-passengers-title = Passagiers
rules-passengers-picture = Een spoor wordt gebouwd en van elk eind gaat een passagier mee.
rules-passengers = Op de plaatsen wachten passagiers: meestal { $each-place }, in grote steden meer, voor het spel willekeurig getrokken. Bouw je een spoor, dan neem je er een mee van elk van de twee einden waar nog iemand wacht, en kies je de kleur als er meer zijn. Aan het eind wordt elke kleur gerangschikt: wie de meeste heeft, scoort, daarna wie de op een na meeste heeft. Hebben meer spelers de meeste, dan krijgen ze allemaal de punten van de eerste en niemand die van de tweede; meer spelers op de tweede plaats krijgen allemaal de hunne. Wie van een kleur niemand heeft, krijgt er niets voor.
rules-passengers-details = Van elke kleur zijn er { $each-colour } passagiers, en ze liggen altijd allemaal open. Weigeren mag niet. De overgangen naar één land delen hun passagier: het eerste spoor naar een ervan neemt hem mee.

## Lesson

lesson-passengers-what = Op het bord wachten passagiers in zes kleuren: op de meeste plaatsen één, in de grote steden meer.
lesson-passengers-how = Bouw een spoor en van elk eind gaat een passagier mee. Waar meer kleuren wachten, kies jij.
lesson-passengers-rank = Aan het eind betaalt elke kleur: eerst de meeste passagiers, dan de op een na meeste. Alles ligt open, dus je weet altijd hoe je ervoor staat.
lesson-passengers-score = Wees vroeg in de grote steden: daar heb je keus. Een spoor tussen twee plaatsen met passagiers levert er meteen twee op, hoe kort het ook is.

## Terminal

mechanic-passengers = passagiers
summary-passengers = Passagiers: een spoor bouwen levert van elk eind een passagier op. Aan het eind scoren de meeste en de op een na meeste van elke kleur ({ $points }).
column-passengers = pass.
passengers-waiting = wachten
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Welke passagier uit { $place } gaat mee?

## Reviews and hints

reason-passengers = { $tracks } levert passagiers op die +{ $points } waard zijn zoals de rangen nu zijn.

## Map files

map-too-few-passengers = de plaatsen hebben { $needed } passagiers nodig, maar er zijn er { $there }
form-passengers-colours = Kleuren van de passagiers
form-passengers-each-place = Passagiers op elke plaats
form-passengers-passengers = Passagiers hier
form-passengers-passengers-with = Passagiers gedeeld onder de naam
# Words of a choice in a form.
form-word-passengers = meeste passagiers
