## The command as a whole

help-branchline = Jeux de train sur plateau : y jouer dans le navigateur ou le terminal, regarder, étudier.
help-start = Pour commencer : branchline play
option-version = Montrer la version et quitter.
option-language = Langue de tous les messages : { $languages } (par défaut : celle du système).
language-unknown = { $language } n’est pas une langue parlée ici ; choisis parmi { $languages }
version =
    branchline { $version } (moteur { $engine ->
        [compiled] compilé
       *[interpreted] interprété
    })
stopped = Arrêté.
unexpected-error = Erreur : quelque chose d’inattendu s’est mal passé ({ $error }). Merci de le signaler, avec ce que tu vois après avoir mis { $variable }=1.
error-in = { $file } : { $problem }

## What the command line says by itself

click-usage = Utilisation :
usage-options = OPTIONS
usage-command = COMMANDE [ARGUMENTS]…
click-options = Options{ "\u00A0" }
click-commands = Commandes{ "\u00A0" }
click-help = Montrer cette aide et quitter.
click-default = par défaut : { $default }
click-error = Erreur : { $message }
click-try-help = Pour l’aide, essaie « { $command } { $option } ».
click-invalid = Valeur incorrecte : { $message }
click-invalid-for = Valeur incorrecte pour { $param-hint } : { $message }
click-missing-argument = Il manque l’argument
click-missing-option = Il manque l’option
click-missing-command = Il manque une commande.
click-no-such-option = L’option { $name } n’existe pas.
click-no-such-command = La commande { $name } n’existe pas.
click-not-a-number = { $value } n’est pas un nombre valable ({ $number-type }).
click-not-in-range = { $value } n’est pas dans l’intervalle { $range }.
click-no-such-file = { $name } { $filename } n’existe pas.
click-is-a-folder = { $name } { $filename } est un dossier.
click-takes-no-value = L’option { $name } ne prend pas de valeur.
click-file = Fichier
click-not-a-choice = { $value } n’est pas { $choice }.
click-not-one-of = { $value } ne fait pas partie de { $choices }.
click-extra-argument = Un argument de trop ({ $args })
click-extra-arguments = Des arguments de trop ({ $args })
click-needs-value = L’option { $name } demande une valeur.
click-did-you-mean = Voulais-tu dire { $possibility } ?
click-did-you-mean-one-of = (Voulais-tu dire l’un de ceux-ci : { $possibilities } ?)

## Options of several commands

option-json = Donner les chiffres en JSON.
option-map = L’id d’un plateau ou un fichier de plateau.
option-variant = Une variante du plateau.
option-players = Nombre de joueurs.
option-players-fewest = Nombre de joueurs (par défaut : le plus petit).
option-processes = Processus qui se partagent les parties (par défaut : tous les cœurs).
option-on = Où les parties se jouent : "processes" de cette machine, "ray" (cette machine aussi) ou l’adresse d’une grappe, ray://HOST:PORT.
option-map-file = Où est le plateau d’une partie enregistrée, s’il a changé de place.

## play

help-play =
    Jouer dans ton navigateur, sur cette machine : contre des bots, avec des gens à côté de toi, ou par un lien.

    MAP est l’id d’un plateau (voir `branchline maps`) ou un fichier de plateau à toi ; sans MAP, tu choisis dans le navigateur. Les parties sont gardées et reprennent où elles en étaient. Ctrl-C arrête.

    Avec --terminal, la partie est dans le terminal ; sans MAP, quelques questions te mettent en route. Plusieurs personnes peuvent partager le clavier ; avec des bots seuls (--seats greedy,random), la partie défile.
option-play-port = Où écouter.
option-play-database = Où les parties sont gardées.
option-no-browser = N’ouvrir aucun navigateur ; donner seulement l’adresse.
option-terminal = Jouer dans le terminal ; le reste est pour cela.
option-play-players = Combien de joueurs.
option-seats = Qui joue, avec des virgules : { $kinds }, module:Class ou run:COMMAND (par défaut : toi parmi des bots).
option-names = Les noms des joueurs, avec des virgules.
option-play-seed = La même graine distribue les mêmes cartes.
option-save = Enregistrer la partie après chaque coup.
option-resume = Continuer une partie enregistrée.
only-in-terminal = { $option } va avec le jeu dans le terminal : ajoute --terminal
bots-by-seats = { $option } va avec le jeu dans le navigateur ; dans le terminal, nomme le bot dans --seats
only-in-browser = { $option } va avec le jeu dans le navigateur ; retire cette option, ou retire --terminal
map-missing = quel plateau ? branchline play --terminal MAP, où MAP est parmi { $maps }
variant-needs-map = --variant demande MAP
map-file-needs-resume = --map-file va avec --resume ; donne plutôt le fichier comme MAP
file-exists = { $file } existe déjà ; continue avec --resume { $file }, ou nomme un autre fichier
save-refused = impossible d’enregistrer dans { $file } : { $problem }
resumed-has-its-own = une partie enregistrée a déjà les siennes ; retire { $options }
unknown-seat-kind = personne du nom de { $kind } ne peut prendre place
seats-disagree = --players { $players } et --seats avec { $seats } ne s’accordent pas
not-a-name = { $name } n’est pas un nom : de 1 à { $longest } caractères imprimables, s’il te plaît
same-name = deux joueurs ont le même nom
resumed-seats-disagree = la partie a { $seats } places, --seats en a { $given }
client-not-built = le client pour navigateur n’est pas construit : lance `make setup` dans les sources, ou installe un wheel ; en attendant, `branchline play --terminal` joue ici
browser-is-at = branchline est à l’adresse { $address }
browser-runs-already = branchline tourne déjà, à l’adresse { $address }
browser-keeps-games = Ctrl-C l’arrête ; les parties sont gardées dans { $file }
browser-ends = Au revoir. Tes parties sont gardées.
port-refused = port { $port } : { $problem } ; nommes-en un autre avec { $option }, ou aucun
not-an-address = { $address } n’est pas l’adresse d’une machine, comme 192.168.1.5
not-a-database = { $file } : pas une base de données où garder des parties : { $problem }

## serve

server-keeps-games = Les parties sont gardées dans { $file }
map-id-is-packaged = { $file } : id "{ $id }" : c’est l’id d’un plateau du paquet ; donnes-en un autre à celui-ci
map-id-twice = { $file } : id "{ $id }" : { $other } a le même id ; donnes-en un autre à l’un des deux
help-studio =
    Dessiner un plateau dans le navigateur, le voir et y jouer.

    Avec FILE (.toml), le plateau en est lu s’il existe, et chaque changement y est écrit.
studio-file-toml = { $file } : les fichiers de plateau se terminent par .toml
studio-no-folder = { $folder } n’est pas un dossier
server-keeps-maps = Les visiteurs peuvent laisser des plateaux ici. Ouvre { $page } pour retirer n’importe lequel.
option-allow-uploads = Garder les plateaux que dessinent les visiteurs, pour que tous y jouent.
help-serve = Servir des parties aux navigateurs, jusqu’à l’arrêt (Ctrl-C).
option-host = Adresse où écouter.
option-serve-port = Port où écouter.
option-serve-database = Fichier où les parties sont gardées, ou postgresql://user@host/name (par défaut : games.sqlite dans ton dossier de données).
option-upgrade = Mettre à niveau une base d’une version antérieure ; fais d’abord une sauvegarde.
option-serve-processes = Serveurs à démarrer, qui partagent le port et une base PostgreSQL.
upgrade-now = La mettre à niveau maintenant ?
processes-need-postgresql = --processes { $count } demande une base PostgreSQL : plusieurs serveurs ne peuvent pas partager un fichier ; nommes-en une avec --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] { $count } serveur est à l’adresse { $address }
       *[other] { $count } serveurs sont à l’adresse { $address }
    }
process-restarts = Un serveur s’est arrêté (code { $code }) ; un autre prend sa place.
process-gives-up = Un serveur ne peut pas démarrer (code { $code }).
option-own-map = Proposer un fichier de plateau à toi ; peut être répété.
option-own-bot = Proposer un bot à toi sous un nom : module:Class, un bot installé ou run:COMMAND ; peut être répété.
option-lan-address = Adresse de cette machine pour les amis du réseau local (par défaut : détectée).
option-origin = Autre origine d’où les pages peuvent se connecter.
option-serve-bots = Processus où les bots réfléchissent.
option-bot-pause = Secondes avant qu’un bot prenne une décision facile ; une décision difficile peut durer quatre fois plus.
option-undo-seconds = Secondes qu’un bot attend tant qu’un coup peut encore être repris, si les bots font des pauses.
option-rooms-per-minute = Nouveaux salons qu’une adresse peut ouvrir.
option-rooms-per-address = Salons d’une adresse qui peuvent être actifs à la fois.
option-connections-per-address = Connexions qu’une adresse peut avoir à la fois.
option-connections = Connexions possibles à la fois, si le système permet autant de fichiers.
option-proxy = Adresse ou réseau d’un proxy qui peut dire d’où vient une requête (X-Forwarded-For) ; peut être répété.
option-metrics-port = Port où Prometheus trouve des chiffres (par défaut : aucun).
option-metrics-host = Adresse de ce port.
option-log-format = Comment s’écrit le journal du serveur.
not-a-network = { $network } n’est ni une adresse ni un réseau, comme 10.0.0.5 ou 10.0.0.0/8

## maps and check-map

help-maps = Lister les plateaux fournis avec branchline.
option-maps-json = Donner les plateaux en JSON.
help-check-map =
    Vérifier un fichier de plateau FILE : chaque problème, et ce qui serait juste.

    Code de sortie 1 s’il y a des problèmes.
option-check-map-json = Donner les problèmes en JSON.
maps-hint = En jouer un : branchline play MAP    Le tien : branchline check-map FILE
rules-and-variants = { $rules } ; variantes : { $variants }
problems-found =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
map-is-sound =
    { $map } ({ $id }) est correct : { $fewest }–{ $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }, { $trains ->
        [one] { $trains } wagon
       *[other] { $trains } wagons
    } chacun, { $places } lieux, { $tracks ->
        [one] { $tracks } voie
       *[other] { $tracks } voies
    }, { $tickets } destinations.
map-mechanics = Mécaniques : { $names }.
map-variants = Variantes : { $names }.

## replay

help-replay = Vérifier la partie enregistrée FILE, entrée par entrée, et la rejouer.
option-replay-json = Donner la partie en JSON.
option-to = S’arrêter après N coups.
option-animate = Écrire la partie en animation, .webp ou .gif, de 3 Mo au plus.
option-log = Raconter tout ce qui s’est passé, en phrases.
beyond-the-end =
    la partie a { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $option } { $given } dépasse donc sa fin
replay-heading =
    { $map } · { $seats } · { $moves ->
        [one] { $moves } coup, correct
       *[other] { $moves } coups, tous corrects
    }
replay-part-heading = { $map } · { $seats } · coups 1–{ $shown } sur { $moves }, tous corrects
game-not-over = La partie n’est pas finie : c’est à { $seats } de jouer.
not-an-animation = { $file } : une animation s’écrit en .webp ou .gif
animation-needs-packages = une animation demande d’autres paquets : pip install 'branchline[pictures]'
animation-working = Animation de la partie
animation-written = Écrit : { $file } ({ $megabytes } Mo)

## board

help-board =
    Dessiner le plateau MAP, vide ou tel qu’une partie enregistrée l’a laissé.

    Les plateaux du paquet sont déjà dessinés. Le tien l’est d’après les coordonnées de ses lieux ou, s’il n’en donne pas, d’après ses voies.
option-output = Écrire ici.
option-format = Genre d’image ; sinon, ce que dit le nom de FILE.
option-width = Largeur d’un PNG, en pixels.
option-record = Montrer une partie enregistrée avec son score ; sans MAP, sur la carte où elle a été jouée.
option-move = La partie après N coups.
option-geography = Redessiner le plateau, sur la géographie réelle.
option-layout = Redessiner le plateau : d’après la situation des lieux, ou d’après les voies seules.
option-keep = Garder un plateau redessiné à côté du fichier de plateau.
move-needs-record = --move demande une partie : donne --record FILE
board-of-what = quel plateau ? donne MAP, ou une partie avec --record FILE
not-a-picture = { $file } : un plateau s’écrit en .svg ou .png, ou donne --format
board-written = { $file } : le plateau { $map }
game-on-another-map = { $file } : une partie sur le plateau { $played }, non sur { $map }
drawing-needs-packages = redessiner un plateau demande d’autres paquets : pip install 'branchline[boards]' ({ $problem })
png-needs-packages = un PNG demande d’autres paquets : pip install 'branchline[pictures]' ; --format svg, non
no-coordinates = Aucun lieu n’a de coordonnées : disposé d’après les voies.
drawing-places = Dessin des lieux…
drawing-ground = Dessin du sol…
drawing-routes = Dessin des routes et des légendes…
drawing-names = Dessin des noms et du relief…

## simulate

help-simulate = Jouer beaucoup de parties entre bots sur MAP (un id ou un fichier de plateau) et donner les chiffres.
option-games = Nombre de parties.
option-bot = Bot de toutes les places, ou un par place, avec des virgules ({ $bots }).
option-simulate-seed = Fixe chaque partie (par défaut : tirée au sort et donnée).
bots-disagree = pour { $players } joueurs, il faut 1 ou { $players } bots, pas { $bots }
games-played = en jeu
simulated =
    { $map }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tours et { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } décisions par partie ; { NUMBER($games, maximumFractionDigits: 0) } parties et { NUMBER($speed, maximumFractionDigits: 0) } décisions par seconde de processeur

## arena

help-arena = Faire jouer des bots entre eux, à chaque place et avec les mêmes donnes, et les classer.
option-arena-bots = Bots, avec des virgules : { $bots }, module:Class ou run:COMMAND.
option-arena-games = Parties par rencontre.
option-arena-seed = Fixe les donnes.
option-book = Un fichier où garder les parties ; s’il existe, le tournoi continue.
option-sprt = S’arrêter dès qu’il est sûr que le premier bot gagne cette part, ou non.
option-plot = Dessiner les classements en SVG.
too-few-bots = un tournoi demande au moins deux bots différents
sprt-out-of-range = --sprt doit être entre la part équitable { $fair } et 1
arena-heading =
    { $map }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
arena-plot-title =
    { $map }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
rating-interval = { $low } à { $high }
sequential-test =
    Test séquentiel pour { $share } : { $verdict ->
        [better] meilleur
        [no-better] pas meilleur
       *[undecided] indécis
    }

## perft

help-perft = Compter les façons de jouer DEPTH actions sur MAP, le hasard étant fixé par la graine.
option-depth = Nombre d’actions.
option-perft-seed = Fixe tout le hasard.
option-skip = Coups au hasard joués d’abord.
option-divide = Compter à part après chaque première action.
option-perft-json = Donner les comptes en JSON.
positions-at-depth = positions à la profondeur { $depth } ({ $seconds } s)

## bench

help-bench = Mesurer sur un cœur : parties au hasard, opérations seules, routes les plus longues, environnements.
option-bench-games = Nombre de parties au hasard sur chaque plateau (par défaut : { $games }), ou dans chaque tranche d’une manche.
option-yardstick = Un programme qui donne ses games_per_s en JSON, pour comparer (par défaut : scripts/yardstick, compilé s’il y a un compilateur C).
option-only = Mesurer seulement le moteur, les environnements d’apprentissage, les décisions d’un bot (en manches) ou le démarrage (par défaut : les deux premiers ; en manches, le moteur).
option-rounds = Comparer en autant de manches : étalon, ce moteur et une autre copie de travail se relaient par courtes tranches.
option-against = En manches : le dossier d’une autre copie de travail à comparer.
option-bench-map = En manches : un plateau à mesurer ; peut être répété (par défaut : tous).
option-bench-players = En manches : le nombre de joueurs (par défaut : tous ; pour environnements et bots, le plus petit).
option-bench-processes = En manches, avec --only env : comparer des parties que se partagent autant de processus à autant d’exécutions côte à côte.
only-in-rounds = --against, --map et --players demandent --rounds
processes-only-for-environments = --processes demande --rounds et --only env, et ne compare à aucune autre copie de travail
not-in-rounds = --yardstick ne va pas avec --rounds, qui utilise scripts/yardstick
start-plays-no-games = --only start ne joue aucune partie : retirez --games, --map, --players et --yardstick
no-table-to-measure =
    aucun de ces plateaux n’est pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
not-a-checkout = { $folder } n’est pas une copie de travail : il n’y a pas de src/branchline
checkout-fails = le moteur n’a pas pu être mesuré : { $problem }
rounds-measured = Manches
rounds-title =
    { $kind ->
        [planner] Parties du planificateur contre lui-même, décisions/s
        [value] Parties du bot de valeur contre lui-même, décisions/s
        [env] Environnements, pas/s avec observation et masque
       *[engine] Parties au hasard, décisions/s
    }, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
rounds-explained = Les débits sont par seconde de processeur. La dispersion est la largeur de la moitié centrale des manches, en part de la médiane ; les rapports sont les médianes des rapports de chaque manche. « / base » compare au plateau le plus simple pour le même nombre de joueurs.
shared-title =
    Environnements partagés par { $processes } processus, pas/s, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
shared-explained = Les débits sont à l’horloge : { $processes } processus se partagent { $games } parties, puis { $processes } exécutions côte à côte en mènent { $games } chacune. Les rapports sont les médianes des rapports de chaque manche ; d’autres programmes qui occupent les cœurs ralentissent le plus ceux qui s’attendent.
start-title =
    Démarrage, secondes de processeur, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, première page
start-explained = « / rien » compare le meilleur au meilleur d’un Python qui ne fait rien. Pour branchline play compte ce qui a été dépensé quand la première page a sa réponse.
yardstick-row = étalon en C
no-yardstick = L’étalon est laissé de côté : il demande scripts/yardstick d’une copie de travail et un compilateur C.
not-a-yardstick = { $program } ne donne pas ses games_per_s en JSON
rates-explained = Les débits sont par seconde de processeur, tous de cette seule exécution.
random-games-title =
    { $engine ->
        [compiled] Parties au hasard, compilé, un cœur
       *[interpreted] Parties au hasard, interprété, un cœur
    }
operations-title = Microsecondes
environments-title =
    { $engine ->
        [compiled] Environnements : pas/s avec observation et masque, compilé
       *[interpreted] Environnements : pas/s avec observation et masque, interprété
    }
ratio-slowest-map-to-base-decisions = plateau le plus lent / base, décisions : { $ratio }
ratio-compiled-to-interpreted = compilé / interprété : { $ratio }
ratio-base-to-yardstick = base / étalon : { $ratio }
ratio-other-to-yardstick = base de l’autre copie de travail / étalon : { $ratio }

## Columns of tables

column-map = plateau
column-players = joueurs
column-places = lieux
column-tracks = voies
column-tickets = destinations
column-rules = règles propres
column-seat = place
column-bot = bot
column-mean-score = score moyen
column-wins = victoires
column-rivals = parmi
column-games = parties
column-interval = 95 %
column-score = score
column-best-other = meilleur autre
column-margin = écart
column-rating = classement
column-milliseconds = ms/coup
column-games-per-second = parties/s
column-decisions-per-second = décisions/s
column-decisions-per-game = décisions/partie
column-interpreted = interprété
column-legal = permis
column-apply = appliquer
column-copy = copier
column-view = vue
column-longest-path = route la plus longue
column-worst = pire
column-steps = pas
column-numbers-seen = nombres vus
column-single = seul
column-median = médiane
column-best = meilleur
column-spread = dispersion
column-to-base = / base
column-other-median = autre copie
column-to-other = / autre
column-apart-median = côte à côte
column-program = programme
column-seconds-median = médiane
column-seconds-best = meilleur
column-to-nothing = / rien
column-to-apart = rapport
column-games-at-once =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à la fois
