# City markers: a starting city for everybody, and further cities for cards.

## At the table

city-markers = Marqueurs de ville
# Below the title of the panel.
markers-how = Une voie vers une ville marquée rapporte à qui possède le marqueur
start-choose = Choisis ta ville de départ
start-choose-how = Toutes tes voies partent de là. Elle reçoit ton premier marqueur.
status-city-markers = Place un marqueur dans une ville de ta nouvelle voie, ou aucun.
# $place is a place, such as Dallas.
action-start-in = partir de { $place }
# $place is a place, such as Dallas.
choose-start-in = Partir de { $place }
action-leave-marker = ne placer aucun marqueur
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas.
action-marker = placer un marqueur à { $place } pour { $payment }
# $place is a place, such as Dallas.
choose-marker = Placer un marqueur à { $place }
markers-left = Marqueurs restants
column-markers = marqueurs
# What the tracks of others have brought. $points is a number of points.
markers-earned =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } grâce aux voies des autres

## What happens

# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in
# events.ftl.
start-chosen =
    { $subject ->
        [you] Tu pars
        [you-again] pars
        [again] part
       *[named] { $seat } part
    } de { $place }
# $payment lists cards with their numbers, such as “2 red and 1 locomotive”; $place is a place,
# such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
marker-placed =
    { $subject ->
        [you] Tu places
        [you-again] places
        [again] place
       *[named] { $seat } place
    } un marqueur à { $place } pour { $payment }
# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
city-paid =
    { $subject ->
        [you] Tu gagnes
        [you-again] gagnes
        [again] gagne
       *[named] { $seat } gagne
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $place }

## Scores

# Points that tracks of others have brought.
line-city-markers = Marqueurs

## Rules page

rules-city-markers-title = Marqueurs de ville
rules-city-markers-picture = La voie d’un autre joueur finit dans une ville qui porte ton marqueur : ses points sont à toi.
# $count is the number of markers of each player; $price is the number of cards a marker costs.
rules-city-markers =
    Tu as { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }. Le premier marque ta ville de départ : chacun en choisit une après les premières destinations, en commençant par qui joue en dernier. Après avoir construit une voie, tu peux placer un marqueur dans une de ses deux villes pour { $price ->
        [one] { $price } carte
       *[other] { $price } cartes d’une couleur
    } ; les locomotives valent n’importe quelle couleur. Une ville porte au plus un marqueur, et les marqueurs ne bougent jamais. Si une voie finit dans une ville marquée par quelqu’un d’autre, qui la construit n’en tire aucun point : ils vont à qui possède chaque bout marqué.
# Ruling: OW8
rules-city-markers-details = Si les deux bouts sont marqués, leurs deux propriétaires marquent ; qui possède les deux marque deux fois, et toi aussi pour une voie entre deux villes à toi. Un marqueur placé après la construction ne compte pas pour cette voie.

## Lesson

# One minute: a few pages with pictures.
lesson-city-markers-start = Chacun marque une ville de départ. Qui joue en dernier choisit en premier.
lesson-city-markers-score = Une voie vers une ville marquée rapporte à qui possède le marqueur, pas à qui la construit. Si les deux villes sont marquées, les deux comptent.
# $price is the number of cards a marker costs.
lesson-city-markers-more =
    Après avoir construit, tu peux marquer un bout encore libre de la nouvelle voie : cela coûte { $price ->
        [one] { $price } carte
       *[other] { $price } cartes d’une couleur
    }.
lesson-city-markers-own = Une voie entre deux villes à toi compte double. Marque donc les villes où les autres doivent passer, et évite les leurs.

## Terminal

mechanic-city-markers = marqueurs de ville
# $count is the number of markers of each player; $price is the number of cards a marker costs.
summary-city-markers =
    Marqueurs de ville : chacun a { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }, le premier dans sa ville de départ. Une voie vers une ville marquée par quelqu’un d’autre rapporte à cette personne. Après une construction, un autre marqueur coûte { $price ->
        [one] { $price } carte
       *[other] { $price } cartes d’une couleur
    }.
# The starting city of a player. $place is a place, such as Dallas.
marker-start = { $place } (départ)
# $place is a place, such as Dallas.
marker-at = { $place }
# $seat is the name of a player, such as Ann.
markers-of = { $seat }
start-question = Choisis ta ville de départ.
# $count is the number of cards a marker costs.
marker-question =
    Tu peux placer un marqueur dans une ville de ta voie pour { $count ->
        [one] { $count } carte
       *[other] { $count } cartes d’une couleur
    }.

## Map files

# $cities is a number of cities; $players is a number of players.
map-too-few-cities-to-start = { $cities } villes pour { $players } joueurs ; il faut plus de villes que de joueurs
form-city-markers-count = Marqueurs par joueur
form-city-markers-price = Prix d’un marqueur
