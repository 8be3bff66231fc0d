# Cartes Terrain

## At the table

terrain = Terrains
terrain-how = Une pioche peut être une carte Terrain. Défausse-les pour tirer plus de points d’une voie.
terrain-draw = Pioche ({ $count })
status-terrain-cards = Double les points de la voie, ou non.
action-take-terrain = prendre une carte Terrain : { $terrain }
action-draw-terrain = piocher une carte Terrain
action-no-double = ne pas doubler
action-double-points = doubler (cartes Terrain : { $terrain_count }, locomotives : { $wild_count })

## Types of terrain

name-desert = désert
name-jungle = jungle
name-mountain = montagne

## What happens

terrain-dealt =
    { $subject ->
        [you] Tu reçois
        [you-again] reçois
        [again] reçoit
       *[named] { $seat } reçoit
    } une carte Terrain : { $terrain }
terrain-taken =
    { $subject ->
        [you] Tu prends
        [you-again] prends
        [again] prend
       *[named] { $seat } prend
    } une carte Terrain : { $terrain }
terrain-drawn =
    { $subject ->
        [you] Tu pioches
        [you-again] pioches
        [again] pioche
       *[named] { $seat } pioche
    } dans la pioche des terrains : { $terrain }
terrain-shown = une nouvelle carte Terrain est visible : { $terrain }
terrain-shuffled = les cartes Terrain défaussées sont mélangées : { $count } dans la nouvelle pioche
terrain-doubled =
    { $subject ->
        [you] Tu doubles
        [you-again] doubles
        [again] double
       *[named] { $seat } double
    } les points : { $points } ({ $terrain } : { $count }{ $wild ->
        [0] {""}
       *[other] , locomotives : { $wild }
    })

## Scores

line-terrain-cards = Voies doublées

## Rules page

rules-terrain-cards-title = Cartes Terrain
rules-terrain-cards-picture = Les cartes Terrain multiplient par { $factor } les points d’une voie de leurs couleurs.
rules-terrain-cards = Il y a { $each } cartes Terrain de chaque type. Chacun commence avec { $start }, et { $face-up } sont visibles. Chacune des deux cartes d’une pioche peut être une carte Terrain : une carte visible, ou la première de la pioche des terrains. En construisant une voie, tu peux multiplier ses points par { $factor } : défausse des cartes Terrain de son type. Tu dois montrer au moins autant de cartes de ce type que chacun des autres. Les locomotives de ta main peuvent remplacer des cartes Terrain, pour montrer et pour défausser.
rules-terrain-cards-details = Tu défausses juste le prix ; des locomotives en plus seulement s’il t’en faut pour montrer assez de cartes. Les locomotives du paiement sont d’autres cartes. Une locomotive de la rangée reste la pioche entière. Les cartes Terrain sont visibles et ne valent rien à la fin. Le type dépend de la couleur de la voie, quel que soit le paiement. Quand la pioche des terrains est vide, ses défausses sont mélangées pour en former une nouvelle.

## Lesson

lesson-terrain-cards-what = Chaque couleur de voie appartient à un terrain : { LIST($types, type: "or") }. Chacun a ses cartes.
lesson-terrain-cards-pick = Quand tu pioches, chacune des deux cartes peut être une carte Terrain : visible, ou une surprise de la pioche.
lesson-terrain-cards-double = Construis une voie et défausse des cartes de son terrain (cases : cartes – { $price }) pour multiplier ses points par { $factor }, si personne n’en montre plus que toi.
lesson-terrain-cards-wild = Il t’en manque ? Les locomotives de ta main remplacent des cartes Terrain.

## Terminal

mechanic-terrain-cards = cartes Terrain
summary-terrain-cards = Cartes Terrain : prends-les comme des cartes. Défausses-en du type de la voie (cases : cartes – { $price }) pour multiplier ses points par { $factor }, si personne n’en montre plus. Les locomotives peuvent les remplacer.
column-terrain = terrains
terrain-face-up = { $terrain }
terrain-deck = { $count } dans la pioche
terrain-held = { $terrain } { $count }
terrain-of = { $seat }
terrain-question = { $track } ({ $terrain }) : doubler à { $points } points ?
key-terrain = { $key } { $terrain }
key-terrain-deck = cd pioche des terrains

## Map files

map-terrain-lacks-colour = aucun terrain n’a de voies { $colour }
map-terrain-few = { $cards } cartes Terrain, c’est trop peu : { $needed } sont distribuées et posées au début
form-terrain-cards-types = Types, chacun avec ses couleurs de voies
form-terrain-cards-each = Cartes de chaque type
form-terrain-cards-face-up = Cartes visibles
form-terrain-cards-start = Cartes de départ
form-terrain-cards-price = Cartes à défausser, selon la longueur
form-terrain-cards-factor = Points multipliés par
