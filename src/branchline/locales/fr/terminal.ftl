## Questions

ask-number = Numéro [{ $default }] :
not-an-option = { $typed } n’y est pas ; tape un numéro de 1 à { $most }
answer-yes = o oui y yes
answer-no = n non no
ask-yes-or-no = { $question } [o/N]
go-back =
    { $most ->
        [1] Numéro (1), ou Enter pour revenir :
       *[other] Numéro (1–{ $most }), ou Enter pour revenir :
    }
choose-track =
    { $most ->
        [1] Numéro (1), un lieu ou une couleur, ou Enter pour revenir :
       *[other] Numéro (1–{ $most }), un lieu ou une couleur, ou Enter pour revenir :
    }
choose-other =
    { $most ->
        [1] Numéro (1), un nom, ou Enter pour revenir :
       *[other] Numéro (1–{ $most }), un nom, ou Enter pour revenir :
    }

## Setting a game up

welcome = Bienvenue dans branchline.
enter-takes-default = Enter prend la valeur par défaut.
map-to-play = Quel plateau ?
map-option =
    { $fewest }–{ $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    } · { $rules }
variant-to-play = Quelle variante ?
no-variant = jeu normal
how-many-players = Combien de joueurs, en te comptant ?
players-option =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
against-whom = Contre qui ?
which-opponent = Adversaire { $number } sur { $opponents } ?
opponent-human = une autre personne à ce clavier
opponent-beginner = bot : n’a presque jamais joué et construit ce que demande sa meilleure destination
opponent-easy = bot : suit ses destinations une à une, au jugé
opponent-medium = bot : planifie le plus souvent ses destinations ensemble
opponent-hard = bot : juge chaque coup par ce qu’il a appris de nombreuses parties
opponent-expert = bot : joue les meilleurs coups jusqu’au bout avant de choisir : le plus fort
game-heading = { $map } · { $seats } · graine { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } commence. Tape ? à tout moment pour de l’aide.
goodbye = Au revoir.

## Labels of lines, and columns of tables

label-row = Rangée
label-decks = Pioches
label-hand = Ta main
label-tickets = Dest.
label-laid = Posé
label-choose = Choisis
column-track = voie
column-spaces = cases
column-points = points
column-pay-with = payer avec
column-purchase = à acheter
column-effect = effet
column-trains = wagons
column-cards = cartes
column-cards-seen = cartes vues

## The position

position-heading = { $map } · tour { $round } · { $seat }
card-loco = loco
mark-gray = gris
    .article = une loco
    .feminine = loco
    .cards =
        { $count ->
            [one] loco
           *[other] locos
        }
row-place-empty = (vide)
deck-left =
    { $count ->
        [one] { $count } carte (d)
       *[other] { $count } cartes (d)
    }
discards =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
tickets-left =
    { $count ->
        [one] { $count } destination (t)
       *[other] { $count } destinations (t)
    }
hand-is-empty = pas de cartes
spaces-of-kind = { $spaces } { $kind }

## Tickets

ticket-with-points =
    { $points ->
        [one] { $ticket }, { $points } point
       *[other] { $ticket }, { $points } points
    }
ticket-is-done = ✓ { $ticket } · réussie
ticket-out-of-reach = ✗ { $ticket } · hors d’atteinte
trains-to-go =
    encore { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    } sur { $tracks ->
        [one] { $tracks } voie
       *[other] { $tracks } voies
    }
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, il faut { $needs }
ticket-needing-price = · { $ticket } · { $left }, { $price } à acheter d’abord
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Voici les destinations au choix
keep-some = Gardes-en au moins { $fewest } : tape leurs numéros, par exemple { $example } (? aide)
not-a-choice = { $typed } n’est pas un choix ; tape des numéros de 1 à { $most }, par exemple 1 2
too-few-tickets = { $count }, c’est trop peu.

## What can be done now

turn-status =
    { $turn ->
        [last] DERNIER TOUR, ton dernier coup
        [goes-on] Ton tour continue
       *[usual] À toi
    } : { $keys }
turn-draw = { $keys } prendre
turn-tickets = t destinations
turn-build = b construire ({ $tracks })
nothing-to-build = rien à construire encore
turn-pass = rien d’autre n’est possible : p passer
turn-buy = s acheter ({ $count })
turn-others = s { $names }
turn-map = m plateau
turn-help = ? aide
turn-help-briefly = ?
second-card = Deuxième carte : { $keys } (? aide)
type-a-number =
    { $most ->
        [1] Tape 1 : rien d’autre n’est possible
       *[other] Tape de 1 à { $most } (? aide)
    }
claim-asked = Construis une voie : { $keys }
claim-asked-by = { $name } : { $asked } : { $keys }
decide-something = Décide : { $mechanic }

## What is typed

noted = Noté.
not-cards = { $typed } ne nomme aucune carte. Tape des couleurs, ou leurs lettres.
not-a-move = { $typed } n’est pas un coup. Tape ? pour les touches.
not-possible = { $move } n’est pas possible maintenant.
row-place-is-empty = La place { $place } de la rangée est vide.
locomotive-only-first = Une locomotive de la rangée ne se prend qu’en première carte.
pass-only-if-stuck = Tu ne peux passer que si rien d’autre n’est possible.
draw-the-second = Tu as pris une carte : prends maintenant la deuxième.
deck-is-empty = La pioche est vide.
no-tickets-left = Il n’y a plus de destinations.

## Building and paying

nothing-to-claim = Rien : il te faut plus de cartes (ou plus de wagons). m closed : ce qu’il faut d’autre.
nothing-of-that-kind = Rien de tel n’est possible maintenant.
nothing-by-that-name = Rien ici ne s’appelle { $typed }.
closed-at-place = Pas maintenant, { $place } :
not-a-payment = { $typed } ne fait pas partie des paiements possibles.
how-to-pay = { $what } : comment paies-tu ?
more-payments = … et { $count } de plus : tape all, ou une couleur pour en voir moins
more-tracks = … et { $count } de plus : tape all, ou un lieu ou une couleur pour en voir moins
payment-or-more = { $payment } ou { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
payment-or-others = { $payment } ou …
on-the-way = → sur le plus court chemin d’une de tes destinations
paying-substitutes =
    { $locomotives ->
        [one] { $count } cartes comme locomotive
       *[other] { $count } cartes comme { $locomotives } locomotives
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } et { $count } autres cartes comme locomotive
       *[other] { $payment } et { $count } autres cartes comme { $locomotives } locomotives
    }
paying-sets =
    { $spaces ->
        [one] { $count } cartes pour la case
       *[other] { $count } cartes pour { $spaces } cases
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } et { $count } autres cartes pour une case
       *[other] { $payment } et { $count } autres cartes pour { $spaces } cases
    }
paying-one-less = { $payment }, une carte économisée
cards-to-pay =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## What can be bought

purchases-legend = { $offered } à acheter (s)   { $wanted } utile à tes destinations   { $yours } à toi   { $price }prix×reste, à qui
purchase-yours = à toi
purchase-gone = épuisée
purchase-gone-to = épuisée ({ $seats })
purchase-refused = { $price } : { $reason }

## Choosing cards

choose-cards =
    { $count ->
        [one] Choisis { $count } carte, par exemple { $example } (? aide)
       *[other] Choisis { $count } cartes, par exemple { $example } (? aide)
    }
choose-few-cards =
    { $count ->
        [one] Choisis { $count } carte, par exemple { $names } ou { $letters } (? aide)
       *[other] Choisis { $count } cartes, par exemple { $names } ou { $letters } (? aide)
    }
cards-so-far = Jusqu’ici { $chosen } : choisis-en encore { $count }, ou x pour recommencer (? aide)
choose-cards-anew =
    { $count ->
        [one] Choisis à nouveau { $count } carte.
       *[other] Choisis à nouveau { $count } cartes.
    }
too-many-cards = Cela fait { $count } cartes ; choisis-en { $most }.
cards-reserved =
    { $spare ->
        [0] Tu as { $held } { NAME($card, $held, case: "cards") }, mais le paiement ne te laisse en choisir aucune ici.
       *[other] Tu as { $held } { NAME($card, $held, case: "cards") }, mais le paiement ne te laisse en choisir que { $spare } ici.
    }
cards-held =
    { $held ->
        [0] Tu n’as aucune { NAME($card, case: "cards") }.
       *[other] Tu as { $held } { NAME($card, $held, case: "cards") }.
    }

## Tracks

network-of =
    { $seat } : { $tracks ->
        [one] { $tracks } voie
       *[other] { $tracks } voies
    }, { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }
board-keys = m free : libres pour toi · m closed : fermées pour toi, et pourquoi · m LIEU : les voies d’un lieu
no-tracks = Aucune.
no-such-place = aucun lieu ne s’appelle { $typed }
no-track-between = Aucune voie ne relie { $first } et { $second }. m { $first } : les voies de ce lieu.
track-free = libre
track-too-dear = libre, mais trop chère
track-owned-but-open = { $owners } · libre pour toi
track-yours = déjà à toi
track-closed-taken = prise par { $seats }
track-closed-route = tu as déjà une autre voie de cette route
track-closed-parallel =
    fermée à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : une voie parallèle est prise
track-closed-missing = il faut { $needs }
track-closed-apart = pas encore reliée à ton réseau
track-closed-later = pas possible maintenant
track-closed-asked = pas maintenant : { $asked }
track-is-closed = { $track } : { $reason }.
cannot-pay-that = Tu ne peux pas payer { $payment } ; claim { $track } montre ce que tu peux payer.
too-few-trains =
    { $track } demande { $length ->
        [one] { $length } wagon
       *[other] { $length } wagons
    } ; tu en as { $trains }.
cannot-pay = { $track } t’est ouverte, mais tu ne peux pas la payer ; il faut { $cost }.
cost-locomotives =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
cost-cards = { $count } { NAME($colour, $count, case: "cards") }
cost-cards-gray =
    { $count ->
        [one] { $count } carte d’une couleur
       *[other] { $count } cartes d’une même couleur
    }

## News

told-then = { $told } ; { $more }
told-times =
    { $count ->
        [2] { $told }, deux fois
       *[other] { $told }, { $count } fois
    }

## The score sheet

score-sheet = Feuille de score
sheet-total = Total
sheet-place = Rang
rank-of = { $rank }.
measure-and-points = ({ $measure }) { $points }
wins =
    { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
wins-by-tie-break =
    { $seat } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; ce qui départage : { $tie }.
share-the-win =
    { $seats } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## People at one keyboard

curtain = Rideau
hide-hand = Appuie sur Enter pour cacher ta main :
show-hand = { $seat }, appuie sur Enter pour voir ta main :

## Saving and leaving

save-where = Dis où : save FILE
overwrite = { $file } existe déjà. L’écraser ?
cannot-save = Impossible d’enregistrer dans { $file } : { $problem }.
saved = Enregistré dans { $file }.
save-to-replay =
    { $default ->
        [none] Enregistrer la partie, pour la revoir ? Nom de fichier, ou n :
       *[other] Enregistrer la partie, pour la revoir ? Nom de fichier [{ $default }], ou n :
    }
save-before-leaving =
    { $default ->
        [none] Enregistrer la partie avant de partir ? Nom de fichier, ou n :
       *[other] Enregistrer la partie avant de partir ? Nom de fichier [{ $default }], ou n :
    }
game-is-saved = La partie est enregistrée dans { $file }.
go-on-with = Pour continuer : { $command }
game-not-saved = Au revoir. La partie n’est pas enregistrée.

## Help

help-keys = Touches
help-row = prendre cette carte de la rangée (une locomotive de la rangée est tout ce que tu prends)
help-row-free = prendre cette carte de la rangée
help-draw = piocher une carte
help-tickets = piocher des destinations
help-build = que puis-je construire ? choisis par numéro ; b Lieu ou b rouge en montre moins
help-others = que puis-je faire d’autre sur ce plateau ?
help-purchases = ce qu’on peut acheter : ce que cela fait, et ce que tu peux acheter avant ton action
help-map = les voies de tous ; m Lieu : les voies d’un lieu, et pourquoi certaines sont fermées
help-map-free = les voies libres pour toi ; m closed : celles qui te sont fermées, et pourquoi
help-show = montrer à nouveau la table
help-log = tout ce qui s’est passé jusqu’ici
help-save = enregistrer la partie ; continuer plus tard par : branchline play -t --resume FILE
help-quit = quitter la partie
help-moves = Les coups entiers marchent aussi : claim Place–Place red×2, take 3, keep 1 2
help-signs = Cartes et voies
help-gray = une couleur au choix
help-letters = Pour choisir des cartes, tape des noms ou des lettres : { $letters }
help-trains =
    { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    } chacun. Quand il en reste 2 ou moins à quelqu’un, chacun joue encore un tour.
help-points = Points d’une voie, selon ses cases : { $points }
