# The visitor: a figure that brings points to whoever builds to him.

## At the table

visitor = Le visiteur
status-visitor = Conduis le visiteur dans une de tes villes marquées.
# $place is a place, such as Dallas.
action-lead-visitor = conduire le visiteur à { $place }

## What happens

# $place is a place, such as Dallas; $points is a number of points; $seat is the name of a player,
# such as Ann; $subject is as in events.ftl.
visitor-taken =
    { $subject ->
        [you] Tu emmènes
        [you-again] emmènes
        [again] emmène
       *[named] { $seat } emmène
    } le visiteur de { $place } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann; $subject is as in events.ftl.
visitor-led =
    { $subject ->
        [you] Tu conduis
        [you-again] conduis
        [again] conduit
       *[named] { $seat } conduit
    } le visiteur à { $place }

## Scores

line-visitor-taken = Visiteur emmené
line-visitor-kept = Visiteur à la fin

## Rules page

rules-visitor-title = Le visiteur
rules-visitor-picture = Une voie atteint la ville où se trouve le visiteur ; il part dans une ville marquée.
# $place is a place, such as Dallas; $taken and $kept are numbers of points.
# Ruling: OW13
rules-visitor =
    Le visiteur commence à { $place }, où personne ne peut partir ni placer de marqueur. Qui construit une voie vers la ville où il se trouve l’emmène, gagne { $taken ->
        [one] { $taken } point
       *[other] { $taken } points
    } aussitôt et le conduit dans une ville qui porte un de ses marqueurs ; un marqueur placé au même tour compte. Les voies de qui l’a déjà ne changent rien. Qui l’a à la fin gagne encore { $kept ->
        [one] { $kept } point
       *[other] { $kept } points
    }.

## Lesson

# One minute: a few pages with pictures.
# $place is a place, such as Dallas.
lesson-visitor-what = Le visiteur attend à { $place }. Personne ne peut marquer cette ville.
lesson-visitor-how = Construis une voie jusqu’à lui, et il te suit dans une de tes villes marquées. La personne suivante qui construit là te le prend.
# $taken and $kept are numbers of points.
lesson-visitor-score =
    L’emmener rapporte { $taken ->
        [one] { $taken } point
       *[other] { $taken } points
    }, et l’avoir à la fin encore { $kept ->
        [one] { $kept } point
       *[other] { $kept } points
    }.

## Terminal

mechanic-visitor = le visiteur
# $taken and $kept are numbers of points.
summary-visitor =
    Le visiteur : qui construit vers la ville où il se trouve l’emmène dans une des siennes pour { $taken ->
        [one] { $taken } point
       *[other] { $taken } points
    }. Qui l’a à la fin gagne { $kept ->
        [one] { $kept } point
       *[other] { $kept } points
    }.
label-visitor = Le visiteur
# $place is a place, such as Dallas.
visitor-alone = attend à { $place }
# $place is a place, such as Dallas; $seat is the name of a player, such as Ann.
visitor-hosted = à { $place }, chez { $seat }
visitor-question = Dans laquelle de tes villes conduis-tu le visiteur ?

## Reviews and hints

# $tracks is a track; $points and $kept are numbers of points.
reason-visitor = Avec { $tracks }, le visiteur vient aussi : +{ $points } aussitôt, et +{ $kept } s’il reste jusqu’à la fin.

## Map files

# $names lists mechanics.
map-nobody-to-visit = le visiteur a besoin de lieux qui appartiennent aux joueurs ; nomme avant lui une de ces mécaniques : { $names }
form-visitor-place = Où le visiteur commence
form-visitor-taken = Points pour construire jusqu’à lui
form-visitor-kept = Points pour l’avoir à la fin
