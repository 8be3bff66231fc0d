## At the table

status-substitutes = Choisis les cartes à poser
action-substitute = jouer { NAME($card, case: "article") } à la place d’une autre carte

## What happens

substituted =
    { $subject ->
        [you] Tu joues
        [you-again] joues
        [again] joue
       *[named] { $seat } joue
    } { NAME($card, case: "article") } pour former une locomotive
stood-in =
    { $subject ->
        [you] Tu joues
        [you-again] joues
        [again] joue
       *[named] { $seat } joue
    } { NAME($card, case: "article") } pour remplir une case

## Rules page

rules-substitutes-title = Des cartes comme locomotives
rules-substitutes-picture = { $cards } cartes quelconques valent une locomotive.
rules-substitutes = { $cards } cartes de ton choix peuvent se jouer comme une locomotive, partout où une locomotive est permise. Une locomotive peut en faire partie.
rules-substitutes-only-on = { $cards } cartes de ton choix peuvent se jouer { LIST($where, case: "on") } comme une locomotive, autant de fois que tu veux : pour une case qui en montre une, ou à la place d’une carte de la couleur. Une locomotive peut en faire partie. Cela ne vaut sur aucune autre voie et ne paie rien d’autre.
rules-substitutes-for-colour = { $tracks } : ici, { $cards } cartes de ton choix remplissent une case, autant de fois que tu veux, même toutes les cases ; les autres cases demandent des cartes d’une même couleur. Les locomotives ne remplacent rien ici, mais peuvent être parmi les { $cards }.

## Guide

guide-substitutes = Choisis les cartes qui te servent le moins.

## Lesson

lesson-substitutes-what = { $cards } cartes au choix peuvent se jouer comme une locomotive, partout où une locomotive est permise.
lesson-substitutes-what-on = { $cards } cartes au choix peuvent se jouer { LIST($where, case: "on") } comme une locomotive.
lesson-substitutes-how = Choisis cette façon de payer, puis des cartes de ta main, ou laisse la page choisir celles qui te servent le moins.
lesson-substitutes-cost = Tu peux le faire autant que tu veux. Une locomotive peut être parmi les { $cards }. Les points restent les mêmes, c’est donc cher : à réserver aux cas où rien d’autre n’aide.
lesson-substitutes-for-colour = { $tracks } : ici, c’est différent. { $cards } cartes au choix remplissent une case, et les locomotives ne remplacent rien.

## Terminal

mechanic-substitutes = cartes de remplacement
summary-substitutes = { $cards } cartes au choix peuvent se jouer comme une locomotive : un paiement le dit par sub×1, puis tu choisis les cartes.
summary-substitutes-only-on = { $cards } cartes au choix peuvent se jouer { LIST($where, case: "on") } comme une locomotive : un paiement le dit par sub×1, puis tu choisis les cartes.
summary-substitutes-for-colour = { $tracks } : { $cards } cartes au choix remplissent une case, ce qu’un paiement dit par set×1 ; les locomotives n’y remplacent aucune couleur.
substitutes-to-claim = Pour construire { $track }, tu paies { $payment }
substitutes-to-buy = Pour acheter { $item }, tu paies { $payment }
substitutes-leave-no-claim = Sans ces cartes, tu ne pourrais plus payer la voie pour laquelle tu achètes : choisis-en d’autres.
substitutes-in-payment = sub×1 : { $count } autres cartes de ton choix comme locomotive
sets-in-payment = set×1 : { $count } autres cartes de ton choix pour une case
claimed-after-substituted =
    { $subject ->
        [you] Tu construis
        [you-again] construis
        [again] construit
       *[named] { $seat } construit
    } { $track } { $paid ->
        [nothing] avec
       *[cards] pour { $payment } et avec
    } { $before } comme { $locomotives ->
        [one] locomotive
       *[other] locomotives
    }
claimed-after-stood-in =
    { $subject ->
        [you] Tu construis
        [you-again] construis
        [again] construit
       *[named] { $seat } construit
    } { $track } { $paid ->
        [nothing] avec { $before }
       *[cards] pour { $payment } et avec { $before } pour les autres cases
    }

form-substitutes-cards = Cartes pour une locomotive
form-substitutes-only-on = Seulement sur
form-substitutes-for-colour = Pour une carte de couleur
form-substitutes-tracks = Voies
