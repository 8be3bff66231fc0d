legend-ferry = ferry : une locomotive
track-ferry =
    { $count ->
        [one] , ferry à { $count } locomotive
       *[other] , ferry à { $count } locomotives
    }

## Rules page

rules-ferries-title = Ferries
rules-ferries-picture = Une locomotive et deux cartes roses paient un ferry de trois cases, dont une montre une locomotive.
rules-ferries = Certaines cases d’un ferry montrent une locomotive : pour chacune, il faut payer une locomotive. Tu peux toujours en jouer plus.

## Lesson

lesson-ferries-what = Un ferry traverse l’eau. Certaines de ses cases montrent une locomotive.
lesson-ferries-cost = Chaque case qui montre une locomotive demande une locomotive : ce ferry en demande { $count }. Les autres cases demandent des cartes comme toute voie.
lesson-ferries-score =
    Un ferry rapporte autant que toute voie de sa longueur : { $points } pour { $length ->
        [one] { $length } case
       *[other] { $length } cases
    }. Si ton chemin traverse l’eau, ramasse tôt des locomotives.

## Terminal

mechanic-ferries = ferries
    .on = sur les ferries
summary-ferries = Ferries : chaque ★ d’une voie se paie avec une locomotive.

## Map files

map-too-many-symbols = plus de locomotives que la voie n’a de cases ({ $spaces })

form-ferries-locomotives = Ferry : locomotives requises
