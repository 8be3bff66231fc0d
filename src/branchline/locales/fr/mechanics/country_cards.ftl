## At the table

country-cards = Cartes Pays
country-cards-how = Une voie vers un 2e pays prend les cartes du dessus
country-next = suivante : { $points }
country-empty = plus aucune

## What happens

country-card =
    { $subject ->
        [you] Tu prends
        [you-again] prends
        [again] prend
       *[named] { $seat } prend
    } la carte Pays { $place }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Scores

line-country-cards = Cartes Pays

## Rules page

rules-country-cards-title = Cartes Pays
rules-country-cards-picture = La voie vers un deuxième pays prend la carte du dessus de chaque pile.
rules-country-cards = Chaque pays voisin a une pile de cartes, la plus précieuse au-dessus. Quand tu construis une voie vers un pays que ton réseau n’atteignait pas encore, et que ce réseau atteint aussi un autre pays, tu prends la carte du dessus de chaque pays du réseau qui en a encore. Les cartes comptent à la fin.
rules-country-cards-details = Finis donc par la voie vers le pays. Une voie ailleurs qui réunit deux de tes réseaux n’apporte aucune carte, même si chacun atteint un pays. Une voie de plus vers un pays que le réseau atteint déjà non plus.
rules-country = Pays
rules-stack = Cartes, de haut en bas

## Guide

guide-with-country-cards = Ton réseau a un pays ? Une voie vers un autre prend des cartes.

## Lesson

lesson-country-cards-what = Les pays autour du plateau ont des piles de cartes, la plus précieuse au-dessus.
lesson-country-cards-how = Relie des pays par tes voies. Finis par une voie vers un pays que ce réseau n’atteignait pas encore.
lesson-country-cards-gain = Tu prends alors la carte du dessus de chaque pays du réseau. Cela ne coûte rien de plus que les voies.
lesson-country-cards-score = Les cartes comptent à la fin. Qui arrive en premier prend les meilleures : ne tarde pas.

## Terminal

mechanic-country-cards = cartes Pays
summary-country-cards = Cartes Pays : quand tu construis une voie vers un pays nouveau pour ton réseau, et que ce réseau atteint aussi un autre pays, tu prends la carte du dessus de chacun. Finis par la voie vers le pays : réunir deux réseaux ailleurs n’apporte aucune carte, un pays déjà atteint non plus.
column-countries = pays
label-countries = Pays
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = n’est pas un pays ; ajoute kind = "country" au lieu
reason-country-cards = { $tracks } mène dans un autre pays : les cartes Pays gagnées valent +{ $points }.

form-country-cards-stacks = Pays et points de leurs cartes
