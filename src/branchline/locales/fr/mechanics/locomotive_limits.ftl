## Rules page

rules-locomotive-limits-title = Locomotives
rules-locomotive-limits-picture =
    { $limited ->
        [yes] Une locomotive peut se jouer sur une voie marquée d’un signe, mais pas sur une voie ordinaire.
       *[no] Une rangée avec trois locomotives, qui reste.
    }
rules-locomotive-limits = Ici, les locomotives ne se jouent que { LIST($where, case: "on") }, nulle part ailleurs.
rules-locomotive-limits-row = Une locomotive de la rangée se prend comme toute autre carte, même deux en un tour.
rules-locomotive-limits-sweep = La rangée reste telle quelle, quel que soit le nombre de locomotives.

## Lesson

lesson-locomotive-limits-what = Une locomotive remplace une carte de n’importe quelle couleur. Sur ce plateau, les locomotives ont leurs propres règles.
lesson-locomotive-limits-where = Ici, elles ne se jouent que { LIST($where, case: "on") }.
lesson-locomotive-limits-else = Toutes les autres voies se paient seulement avec des cartes de leur couleur.
lesson-locomotive-limits-row = Tu prends une locomotive de la rangée comme toute autre carte : même deux en un tour.
lesson-locomotive-limits-sweep = La rangée reste telle quelle, quel que soit le nombre de locomotives.
lesson-locomotive-limits-tip = Une locomotive de la rangée reste la seule carte que tu prends à ton tour.

## Terminal

mechanic-locomotive-limits = règles des locomotives
summary-locomotives-only-on = Les locomotives ne se jouent que { LIST($where, case: "on") }.
summary-locomotives-free = Une locomotive de la rangée se prend comme toute autre carte.
summary-locomotives-stay = La rangée n’est jamais défaussée, quel que soit le nombre de locomotives.

form-locomotive-limits-only-on = Locomotives seulement sur
form-locomotive-limits-row = Locomotives de la rangée
form-locomotive-limits-sweep = Remplacer une rangée de trois locomotives
# Words of a choice in a form.
form-word-free = piochées comme les autres cartes
