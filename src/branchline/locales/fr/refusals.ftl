refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = La position a changé entre-temps.
refused-out-of-turn = Ce n’est pas à toi de jouer.
refused-illegal = Ce n’est pas permis maintenant.
refused-not-your-seat = Ce n’est pas ta place.
refused-not-started = La partie n’a pas commencé.
refused-over = La partie est finie.
refused-not-now = Ce n’est pas possible maintenant.
refused-bad-name = Ce nom ne va pas ici.
refused-bad-record = Ce fichier ne peut pas être ouvert.
refused-cannot-undo = Ce coup ne peut pas être repris.
refused-malformed = Le serveur n’a pas compris cette page.
refused-too-large = C’est trop long.
refused-too-fast = Un peu moins vite.
refused-unavailable = Le serveur n’a pas pu le faire ; réessaie.
refused-unknown-room = Cette table n’existe pas.

## Details: messages and requests

refusal-not-a-message = { $problem }
refusal-nested = imbriqué trop profondément
refusal-most-bytes = au plus { $bytes } octets
refusal-broken-off = la requête s’est interrompue
refusal-no-move-number = un coup a un numéro, compté à partir de 1
refusal-no-request = cette requête ne peut pas être comprise
refusal-too-slow =
    { $seconds ->
        [one] la requête n’est pas venue en { $seconds } seconde
       *[other] la requête n’est pas venue en { $seconds } secondes
    }
refusal-too-many-connections = il y a trop de connexions en ce moment
refusal-connections-of-address = il y a trop de connexions depuis cette adresse
refusal-rooms-of-address =
    { $most ->
        [one] il y a déjà { $most } table depuis cette adresse
       *[other] il y a déjà { $most } tables depuis cette adresse
    }
refusal-rooms-today = trop de tables ont été ouvertes aujourd’hui depuis cette adresse
refusal-busy = le serveur a trop à faire ; réessaie dans un instant
refusal-other-site = les requêtes d’autres sites restent sans réponse
refusal-wait-a-minute = attends une minute
refusal-hello-first = le premier message doit être hello
refusal-one-hello = un seul hello, au protocole { $protocol } ; recharger la page peut aider
refusal-no-token = Ce navigateur n’a pas de place à cette table, et personne ne peut regarder. Si tu as reçu une invitation, ouvre son lien.
refusal-not-host = seule la personne qui a créé la partie le peut
refusal-network-elsewhere = seulement sur l’ordinateur où tourne le serveur
refusal-network-public = ce serveur n’est pas réservé à son propre ordinateur
refusal-no-network = aucun réseau local n’a été trouvé pour cet ordinateur
refusal-network-bind = { $address } : { $problem }
refusal-foreign-link = ce n’est pas un lien vers ce serveur
refusal-database = erreur de la base de données ; rien n’a été enregistré
refusal-unreadable = cette partie ne peut pas être lue
refusal-server-error = quelque chose s’est mal passé sur le serveur

## Details: the state of a game

refusal-seats-open = la partie commence quand toutes les places sont prises
refusal-already-begun = la partie a commencé
refusal-not-over = la partie n’est pas finie
refusal-record-later = l’enregistrement vient quand la partie est finie
refusal-record = { $problem }
refusal-record-unfinished = la partie n’y est pas terminée ; ici, seules les parties terminées s’ouvrent
refusal-record-too-much = le vérifier prend trop de temps
refusal-records-today = trop de fichiers ont été ouverts aujourd’hui depuis cette adresse
refusal-no-pictures = il manque les paquets pour cela à ce serveur : pip install 'branchline[pictures]'
refusal-no-drawing = ce serveur n’a pas les paquets pour cela : pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = ce serveur n’a pas les paquets pour cela : pip install 'branchline[print]'
refusal-not-printed = c’est une variante d’un plateau fourni ; seuls tes propres plateaux s’impriment
refusal-no-uploads = ce serveur ne garde pas les plateaux des visiteurs
refusal-too-many-uploads = il garde { $most } plateaux au plus ; retire d’abord un des tiens
refusal-no-file = aucun fichier n’a été ouvert pour cette page
refusal-no-studies = ici, seul le propriétaire du serveur peut utiliser le labo
refusal-study-running = le labo de ce serveur est occupé ; réessaie quand il aura fini
refusal-not-ready = ce n’est pas encore prêt
refusal-replay-later = la partie peut se revoir quand elle est finie
refusal-changed-at = la position a changé à la version { $version }
refusal-no-version = il n’y a pas encore de version { $version }
refusal-others-to-act = c’est à { $names } de jouer
refusal-illegal-action = l’action { $action } n’est pas permise maintenant
refusal-undo = quelque chose de nouveau est connu, quelqu’un d’autre a joué, ou trop de coups ont déjà été repris
refusal-hint-turn = un conseil est pour qui doit jouer
refusal-one-hint = un conseil à la fois
refusal-no-hint = aucun conseil n’a été trouvé à temps
refusal-before-last-move = choisis un coup avant le dernier de { $moves }
refusal-log-incomplete = le journal de cette partie est incomplet

## Details: rooms, seats and chat

refusal-no-such-map = ce plateau n’existe pas
refusal-no-such-lesson = cette leçon n’existe pas
refusal-no-such-puzzle = ce problème n’existe pas
refusal-no-such-variant = le plateau n’a pas cette variante
refusal-player-count =
    { $map } : pour { $fewest } à { $most ->
        [one] { $most } joueur
       *[other] { $most } joueurs
    }
refusal-first-seat = la place qui devrait commencer n’existe pas
refusal-no-such-bot = ce bot n’existe pas ; il y a { $bots }
refusal-seats-of-game =
    { $count ->
        [one] la partie a { $count } place, qui ne peut pas être libre
       *[other] la partie a { $count } places, dont aucune ne peut être libre
    }
refusal-too-many-rooms = il y a trop de tables en ce moment
refusal-rematch-exists = la nouvelle partie est déjà là
refusal-no-open-seat = aucune place n’est libre
refusal-bot-plays = un bot joue à cette place ; reprends-la d’abord
refusal-bot-plays-already = un bot joue déjà à cette place
refusal-no-bot-plays = aucun bot ne joue pour cette personne
refusal-bot-sits-there = un bot y est assis
refusal-mute = la place à faire taire n’existe pas
refusal-nothing-said = il n’y a rien à dire
refusal-name-length = un nom a de 1 à { $most } caractères
refusal-name-hidden = il contient des caractères invisibles
refusal-name-marks = au plus { $most ->
        [one] { $most } accent
       *[other] { $most } accents
    } sur une lettre
refusal-name-taken = quelqu’un ici s’appelle { $name }
refusal-too-much-chat = on parle trop à cette table

## The server itself

server-no-client =
    Le serveur branchline tourne, mais le client pour navigateur n’est pas construit : lance `make setup`
    dans les sources, ou installe un wheel. `branchline play --terminal` joue dans le terminal, et les
    programmes peuvent utiliser l’API : voir /api/options.
server-unknown-host =
    Ce serveur ne répond pas à ce nom. S’il le doit, démarre-le avec --origin et l’adresse du site.

## Databases

database-of-another-program = { $path } : la base de données d’un autre programme ; nomme un autre fichier
database-of-newer-version = { $database } : écrite par une version plus récente de branchline (schéma { $found }, celle-ci lit { $own }) ; utilise cette version-là, ou nomme une autre base avec --database
database-of-older-version =
    { $database } : écrite par une version antérieure de branchline (schéma { $found }, il faut ici { $own }). Elle peut être mise à niveau, mais les versions antérieures ne pourront plus la lire : fais d’abord une sauvegarde ({ $kind ->
        [shared] pg_dump
       *[file] une copie du fichier, avec son fichier -wal s’il y en a un, quand aucun serveur ne tourne
    }), puis redémarre avec --upgrade
database-scheme = { $scheme } : une base est un fichier, nommé par son seul chemin (games.sqlite), ou PostgreSQL (postgresql://user@host/name)
database-address = ce n’est pas l’adresse d’une base PostgreSQL ; elle a la forme postgresql://user@host:port/name
database-needs-driver = PostgreSQL demande un pilote : pip install 'branchline[postgres]'
database-in-use =
    { $file } : un autre serveur garde ses parties dans ce fichier{ $address ->
        [none] {""}
       *[other] {""}, à { $address }
    } ; arrête-le, ou nomme un autre fichier avec --database (plusieurs serveurs peuvent partager une base PostgreSQL)
