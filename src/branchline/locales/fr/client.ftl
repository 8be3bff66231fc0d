## The table in the browser.

close = Fermer
cancel = Annuler
send = Envoyer
skip = Passer
go-on = Continuer
loading = On prépare la table…
no-room = Cette table n’existe pas
spectator = quelqu’un du public
spectators = le public
you-seat = Toi

## Cards and payments

colour-gray = gris
    .feminine =
        { $count ->
            [one] grise
           *[other] grises
        }

## Tracks

track-price =
    { $length ->
        [one] { $track } : { $length } case { NAME($colour, $length, case: "feminine") }
       *[other] { $track } : { $length } cases { NAME($colour, $length, case: "feminine") }
    }
track-points =
    { $points ->
        [one] {" "}· { $points } point
       *[other] {" "}· { $points } points
    }
tip-pay = À construire avec { $payment }
tip-ways =
    { $count ->
        [one] { $count } façon
       *[other] { $count } façons
    } de payer
tip-yours = À toi
tip-cards = Il te manque des cartes ou des wagons
closed-taken = Prise par { $seats }
closed-route = Tu as déjà une autre voie de cette route
closed-parallel =
    Fermée : à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, on n’utilise qu’une voie de la route
closed-missing = Il faut { $needs }
closed-apart = Pas encore reliée à ton réseau
closed-later = Pas possible maintenant
choose-claim = { $track }
build-here = Construire ici ? { $what }
plus-points =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }
points-word =
    { $points ->
        [one] {" "}point
       *[other] {" "}points
    }
finishes-tickets = Achève { $letters } : +{ $points } à la fin
serves-tickets = Sur le chemin de { $letters }
other-way = Autres cartes
pick-cards = Choisir les cartes
do-it = Oui, vas-y
ask-tickets-title = Piocher des destinations ?
ask-tickets = Tu en pioches { $drawn } et en gardes au moins { $keep }. Les destinations ratées à la fin coûtent leurs points. Cela prend tout ton tour.

## Board

board-of = Plateau { $map }
board-moves = Plateau, à déplacer avec les flèches ; B montre la liste de ce que tu peux construire
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir tout le plateau
board-key = Légende
minimap = Tout le plateau, avec tes villes et la partie visible
skip-to-rail = Aller à ce que tu peux faire

## Row, deck, hand

row = Cartes à prendre
on-the-table = Sur la table
draw-key = Piocher une carte (D)
tickets-key = Piocher des destinations (T)
your-hand = Ta main
row-gap = vide
row-was-swept = Trop de locomotives : la rangée a été défaussée et redistribuée
take = Prendre { NAME($card, case: "article") }, place { $slot }
deck = Pioche
draw-from-deck =
    { $count ->
        [one] carte restante : en piocher une
       *[other] cartes restantes : en piocher une
    }
tickets = Destinations
draw-tickets =
    { $count ->
        [one] restante : piocher
       *[other] restantes : piocher
    }
hand =
    { $count ->
        [one] Ta main, { $count } carte
       *[other] Ta main, { $count } cartes
    }
hand-empty = Ta main est vide.
filter-by = { $cards } : voir ce que tu peux construire avec

## Tickets

your-tickets = Tes destinations
tickets-done =
    { $done ->
        [one] { $done } réussie sur { $all }
       *[other] { $done } réussies sur { $all }
    }
tickets-none = Tu n’as pas encore de destinations.
ticket-done = Réussie
ticket-done-looped = Réussie, en boucle
ticket-lost = Hors d’atteinte
ticket-left =
    encore { $tracks ->
        [one] { $tracks } voie
       *[other] { $tracks } voies
    }, { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    }
ticket-needs =
    { $trains ->
        [one] { $trains } wagon au plus court
       *[other] { $trains } wagons au plus court
    }
ticket-buy-first = Achète d’abord { $needs }. { $left }
ticket-finished = { $ticket } : réussie, +{ $points } à la fin
keep-tickets = Nouvelles destinations
keep-first = Tes premières destinations
keep-why = Relie les deux villes pour marquer les points. Sinon, tu les perds.
keep-at-least =
    { $count ->
        [0] garde ce que tu veux, ou rien
        [one] gardes-en au moins { $count }
       *[other] gardes-en au moins { $count }
    }
keep-these =
    { $count ->
        [0] N’en garder aucune
        [one] Garder { $count } destination
       *[other] Garder { $count } destinations
    }
keep-trains =
    { $trains ->
        [0] Tu as { $left ->
            [one] { $left } wagon
           *[other] { $left } wagons
        }
       *[other] En tout, environ { $trains } de tes { $left } wagons
    }

## Players

players = Joueurs
players-brief = Points et wagons
a-bot = bot
played-by-bot = un bot joue
bot-in-its-stead = niveau { $level } joue
away = pas là
turn-yours = à toi
turn-thinking = réfléchit
turn-choosing = choisit
points-so-far = points jusqu’ici
trains-left = Wagons restants
trains-short = wagons
cards-in-hand = Cartes en main
cards-short = cartes
tickets-kept = Destinations
tickets-short = dest.
mute = Ne plus entendre { $seat }
watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

## Log and chat

log = Journal de la partie
say = Dis quelque chose
unread = nouveaux messages
drew-many =
    { $subject ->
        [you] Tu pioches
       *[named] { $seat } pioche
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Status

status-over = La partie est finie
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } réfléchit
       *[other] { $seats } choisissent
    }
status-waiting-last =
    { $count ->
        [one] Dernier tour : { $seats } réfléchit
       *[other] Dernier tour : { $seats } choisissent
    }
status-waiting-how = Anticipe : vois le chemin d’une destination
status-bot-plays = Un bot joue pour toi
status-turn = À toi de jouer
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Ton dernier tour
status-second-card = Ta deuxième carte
status-second-card-how = { LIST($may, type: "or") }
status-keep = Choisis tes destinations
status-keep-how = Choisis celles que tu veux : leurs chemins s’allument
status-first-tickets = Choisis tes premières destinations
status-first-tickets-how = Choisis celles que tu veux : leurs chemins s’allument
status-decide = Décide de la suite
status-placing = Choisis une ville sur le plateau
status-placing-how = Choisis-la, ou appuie sur Esc
status-placing-tap = Touche-la, ou annule
may-take = prendre une carte
may-draw = piocher une carte
may-draw-two = prendre 2 cartes
may-draw-two-briefly = cartes
may-tickets = piocher des destinations
may-tickets-briefly = destinations
may-claim = construire une voie
may-claim-briefly = construire
may-pass = passer
end-near =
    { $subject ->
        [you] Tu n’as
       *[named] { $seat } n’a
    } plus { $trains ->
        [0] de wagons
        [1] qu’un wagon
       *[other] que { $trains } wagons
    } : la fin est proche
last-round-warning =
    { $count ->
        [0] Dernier coup !
        [one] Dernier tour : encore { $count } coup
       *[other] Dernier tour : encore { $count } coups
    }
clock = Temps restant pour ce tour
clock-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Buttons

undo = Reprendre
undo-key = Reprendre le coup (U)
hint-button = Conseil
hint-key = Que ferait un bot fort ? (H)
action-take = prendre { NAME($card, case: "article") } dans la rangée
action-draw = piocher une carte
action-tickets = piocher des destinations
action-keep = garder { $tickets }
action-claim = construire { $track } pour { $payment }
action-pass = passer
hint = Conseil d’un bot fort : { $text }.
hint-serving = Conseil d’un bot fort : { $text }, pour { $tickets }.
build = Construire
build-key = Que puis-je construire ? (B)
help = Aide et règles
menu = Menu
menu-home = Accueil
menu-help = Aide et règles
menu-settings = Réglages
menu-share = Copier le lien pour regarder
menu-leave = Laisser un bot jouer pour moi
menu-take-back = Jouer à nouveau moi-même
sound = Sons
parts-of-table = Parties de la table
tab-cards = Cartes
tab-tickets = Dest.
tab-players = Joueurs
tab-log = Journal

## What can I build

what-can-i-build = Ce que tu peux construire
build-for-tickets = Pour tes destinations
build-long = Longues voies
build-other = Autres
place-on-board = Choisir sur le plateau
build-filtered = Seulement ce que permet la couleur choisie.
build-all = Tout voir
build-nothing = Rien avec les cartes que tu as.
build-not-now = Tu ne peux pas construire maintenant.

## Paying

payment-ways = Comment payer
more-ways = Les { $count } façons
pay = Payer
pay-any =
    { $alone ->
        [yes] { $count } au choix
       *[no] + { $count } au choix
    }
cards-make-locomotive = { $rate } cartes au choix valent une locomotive. Touche des cartes de ta main pour les poser, touche-les encore pour les reprendre.
cards-fill-space = { $rate } cartes au choix remplissent une case. Touche des cartes de ta main pour les poser, touche-les encore pour les reprendre.
any-card = au choix
spend-least = Prendre ce qui me sert le moins
lay-card =
    { $laid ->
        [one] { $cards }, { $laid } posée
       *[other] { $cards }, { $laid } posées
    }
take-back-card = Reprendre { NAME($card, case: "article") }
cards-to-lay =
    { $count ->
        [0] Toutes les cartes sont posées
        [one] Encore { $count } carte à poser
       *[other] Encore { $count } cartes à poser
    }
lay-these = Poser ces cartes
cards-not-taken = Ces cartes ne vont pas : choisis-en d’autres.

## Decisions between

decide = Décider

## Panels

values-reached = Pays de tes destinations
reached = atteint

## The curtain

curtain-title = À { $seat } de jouer
curtain-text = Passe l’écran. Personne d’autre ne doit regarder.
curtain-lift = C’est moi, { $seat }

## The line

trouble-unreachable = Le serveur est injoignable.
