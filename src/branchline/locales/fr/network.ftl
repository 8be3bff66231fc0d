## Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.


## Friends on other devices

network-here-only = Cette partie n’est que sur cet ordinateur : les liens ci-dessous marchent ici et sur aucun autre appareil.
network-open-note = Tu peux l’ouvrir à ton réseau local. Tous ceux qui sont sur ce réseau, le même wifi par exemple, peuvent alors atteindre cette page, jusqu’à ce que tu la refermes ou quittes le programme. Rien ne part sur internet.
network-open = Ouvrir au réseau local
network-host-opens = La personne qui a créé la partie peut l’ouvrir au réseau local, sur l’ordinateur où elle tourne.
network-opened = Ouverte à ton réseau local à l’adresse { $address }. Sur ce même réseau, on peut utiliser les liens ci-dessous.
network-close = Refermer
network-elsewhere = Les autres appareils atteignent cette partie à l’adresse { $address }.
network-working = Un instant…
link-code = Code QR
link-code-hide = Cacher le code
link-code-of = Code QR : { $label }
link-code-note = Vise-le avec l’appareil photo d’un téléphone.
menu-share-here = Copier le lien pour regarder (cet ordinateur seulement)

## Your turn

title-your-turn = À toi – { $page }
title-turns =
    { $count ->
        [one] À toi – branchline
       *[other] À toi dans { $count } parties – branchline
    }
game-your-turn = à toi de jouer
play-turn = Jouer
notify = Me prévenir quand c’est à moi
notify-note = Une notification de ce navigateur, quand cette page n’est pas devant
notify-title = À toi de jouer
notify-text = Les autres t’attendent : { $map }
notify-insecure = Pas de notifications ici : les navigateurs ne les permettent que par une connexion sûre (https) ou sur l’ordinateur où tourne le jeu.
notify-unsupported = Ce navigateur n’a pas de notifications.
notify-denied = Ce navigateur a reçu l’ordre de ne pas montrer les notifications de cette page. Ses réglages peuvent changer cela.

## The line

line-lost-now = La connexion est perdue. Nouvel essai…
line-lost-wait =
    { $seconds ->
        [one] La connexion est perdue. Nouvel essai dans { $seconds } seconde.
       *[other] La connexion est perdue. Nouvel essai dans { $seconds } secondes.
    }
line-try-now = Essayer maintenant

## Undo

undo-left =
    { $seconds ->
        [one] Reprendre : encore { $seconds } seconde
       *[other] Reprendre : encore { $seconds } secondes
    }

## Pages that cannot be shown

page-failed = Cette page n’a pas pu être chargée
page-failed-note = Le serveur ne répond pas, ou il y a une version plus récente de la page.
try-again = Réessayer
replay-failed = Cette partie ne peut pas être revue
game-unknown = Il n’y a pas ici de partie de ce nom. Le lien est peut-être coupé, ou mène à un autre serveur.
replay-not-over = La partie est encore en cours. Tu pourras la revoir quand elle sera finie.
to-the-table = À la table
room-refused = Tu ne peux pas entrer ici
