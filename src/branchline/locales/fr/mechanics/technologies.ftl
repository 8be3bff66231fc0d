## At the table

status-technologies = Continue avec ta technologie
may-buy = acheter une technologie
may-buy-briefly = acheter
may-draw-blind = piocher plusieurs cartes
may-stop = ne pas construire de deuxième voie
action-buy = acheter { $technology } pour { $payment }
action-draw-blind = piocher plusieurs cartes
action-stop = ne pas construire de deuxième voie
choose-buy = Acheter { $technology }
technologies = Technologies
technology-price =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
technology-left =
    { $count ->
        [one] { $count } restante
       *[other] { $count } restantes
    }
technology-gone = épuisée
technologies-tab = Réserve
technology-yours = à toi
technology-in-cards =
    ou { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
technology-can-pay = à ta portée
technology-pay-mixed =
    { $locomotives ->
        [0] { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
       *[other] { $locomotives } + { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    }
technology-opens-tickets =
    { $count ->
        [one] ouvre la destination { $letters }
       *[other] ouvre les destinations { $letters }
    }
technology-needed-for =
    { $count ->
        [one] nécessaire pour { $letters }
       *[other] nécessaire pour { $letters }
    }
technology-and-effect = { $technology } : { $effect }
technology-draw =
    Piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
technology-stop = Pas de deuxième voie
technology-status-rival = Construis sur la voie d’un autre joueur
technology-status-first = Construis la première de deux voies
technology-status-second = Construis une deuxième voie, ou arrête
technology-opens =
    { $count ->
        [one] ouvre { $count } voie
       *[other] ouvre { $count } voies
    }

## What happens

technology-bought =
    { $subject ->
        [you] Tu achètes
        [you-again] achètes
        [again] achète
       *[named] { $seat } achète
    } { $technology }
technology-returned =
    { $subject ->
        [you] Tu rends
        [you-again] rends
        [again] rend
       *[named] { $seat } rend
    } { $technology }
technology-points =
    { $subject ->
        [you] Tu marques
        [you-again] marques
        [again] marque
       *[named] { $seat } marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $technology }

## Rules page

rules-technologies-title = Technologies
rules-technologies-picture = Les signes des { $count } technologies, chacune avec son prix en locomotives.
rules-technologies =
    Au début, tu ne peux construire que des voies de { $free-length ->
        [one] { $free-length } case
       *[other] { $free-length } cases
    } au plus dont les deux bouts sont { LIST($home, case: "in") }, et aucun ferry. Avant l’action de ton tour, tu peux acheter une technologie, que tu paies en locomotives ; elle ouvre des voies ou rapporte des points. Ton action suit comme d’habitude. Personne n’a deux fois la même technologie.
rules-technologies-exempt = { $exempt } ne demande aucune technologie. La voie se paie quand même en entier, et les technologies qui ajoutent des points aux voies ou aux ferries valent aussi pour elle.
rules-technology = Technologie
rules-price = Prix
rules-copies = Nombre
tech-concession = Ouvre les voies dont un bout est { LIST($regions, case: "in", type: "or") }.
tech-lengths = Ouvre les voies de { LIST($lengths, type: "or") } cases.
tech-ferries = Ouvre les ferries.
tech-substitute = { $number } cartes suffisent à la place d’une locomotive.
tech-track-points =
    { $number ->
        [one] { $number } point de plus pour chaque voie construite ensuite.
       *[other] { $number } points de plus pour chaque voie construite ensuite.
    }
tech-ferry-points =
    { $number ->
        [one] { $number } point de plus pour chaque ferry construit ensuite.
       *[other] { $number } points de plus pour chaque ferry construit ensuite.
    }
tech-ticket-points =
    { $number ->
        [one] { $number } point de plus pour chaque destination réussie à la fin.
       *[other] { $number } points de plus pour chaque destination réussie à la fin.
    }
tech-right-of-way = À ce tour, tu construis au prix plein sur une voie qu’un autre a déjà ; elle est ensuite à vous deux. Tu ne peux acheter cette technologie que si c’est possible, et tu n’as toujours droit qu’à une voie d’une route double. La carte retourne dans la réserve.
tech-two-claims = À ce tour, tu construis deux voies. Tu ne peux acheter cette technologie que si tu peux en construire au moins une ; la deuxième est facultative. La carte retourne dans la réserve.
tech-blind-draw = Quand tu prends des cartes, tu peux en piocher { $number } à l’aveugle à la place.
tech-tickets-bet =
    À la fin : { $number ->
        [one] { $number } point
       *[other] { $number } points
    } si personne n’a réussi plus de destinations que toi, sinon autant en moins. Une égalité suffit, même à zéro.
tech-path-bet =
    À la fin : { $number ->
        [one] { $number } point
       *[other] { $number } points
    } si personne n’a de route plus longue que toi, sinon autant en moins. Une égalité suffit, même sans aucune voie.
tech-saving = Tu as le droit d’économiser une carte à chaque voie que tu construis.
tech-until-shuffle = S’achète seulement jusqu’au premier mélange de la défausse.

## Guide

guide-with-technologies = Regarde la réserve : elle ouvre d’autres voies.

## Lesson

lesson-technologies-what =
    Au début, tu peux seulement construire { LIST($home, case: "in") }, des voies de { $length ->
        [one] { $length } case
       *[other] { $length } cases
    } au plus, et aucun ferry. Les technologies ouvrent le reste.
lesson-technologies-how = Au début de ton tour, tu peux acheter une technologie de la réserve. Puis ton tour continue comme d’habitude. Ce que tu as acheté est à toi pour le reste de la partie, sauf quelques technologies à usage unique.
lesson-technologies-cost = Les technologies se paient en locomotives ; la réserve montre le prix, et ce que tu paierais.
lesson-technologies-score = Certaines ouvrent des voies, d’autres rapportent des points. La réserve dit lesquelles il faut à tes destinations : achète d’abord celles-là.

## Terminal

mechanic-technologies = technologies
summary-technologies =
    Technologies : sans elles, tu peux construire { LIST($home, case: "in") } des voies de { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    } au plus, et aucun ferry. Avant ton action, tu peux acheter une technologie (s), avec des locomotives.
summary-technologies-exempt = { $tracks } : aucune technologie nécessaire.
technologies-one-a-turn = une par tour
technologies-in-payment = less×1 : une carte économisée par { $technology }
technologies-key-blind = dd { $count } à l’aveugle
technologies-help-blind =
    piocher { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } (avec { $technology })
technologies-key-stop = x arrêter
technology-at-once = { $technology } : { $effect } ; puis la carte est rendue.
technology-claim-rival = construis sur la voie d’un autre joueur
technology-claim-first = construis la première voie
technology-claim-second = construis la deuxième voie
choice-draw-blind = piocher à l’aveugle
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = ferries
technology-briefly-substitute = { $number } cartes=★
technology-briefly-track-points = +{ $number } par voie
technology-briefly-ferry-points = +{ $number } par ferry
technology-briefly-ticket-points = +{ $number } par dest.
technology-briefly-right-of-way = voie d’un rival
technology-briefly-two-claims = deux voies
technology-briefly-blind-draw = pioche { $number }
technology-briefly-tickets-bet = ±{ $number } dest.
technology-briefly-path-bet = ±{ $number } route
technology-briefly-saving = −1 carte
technology-does-concession = ouvre { LIST($regions, case: "the") }
technology-does-lengths = ouvre les voies de { LIST($lengths, type: "or") } cases
technology-does-ferries = ouvre les ferries
technology-does-substitute = { $number } cartes font une locomotive
technology-does-track-points = +{ $number } par voie à partir de maintenant
technology-does-ferry-points = +{ $number } par ferry à partir de maintenant
technology-does-ticket-points = +{ $number } par destination réussie
technology-does-right-of-way = construis aussitôt sur la voie d’un rival
technology-does-two-claims = construis aussitôt deux voies
technology-does-blind-draw =
    tu peux piocher { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    } à l’aveugle
technology-does-tickets-bet = le plus de destinations +{ $number }, sinon −{ $number }
technology-does-path-bet = route la plus longue +{ $number }, sinon −{ $number }
technology-does-saving = une voie peut coûter une carte de moins
technology-bought-after-substituted =
    { $subject ->
        [you] Tu achètes
        [you-again] achètes
        [again] achète
       *[named] { $seat } achète
    } { $technology } avec { $before } comme { $locomotives ->
        [one] locomotive
       *[other] locomotives
    }

## Map files

map-empty-region = aucun lieu n’est dans cette région
map-technology-twice = une autre technologie a ce nom
map-effect-twice = une seule technologie peut avoir cet effet
map-effect-needs = le plateau n’utilise pas la mécanique { $mechanic }, que ceci modifie
map-closed-region = aucune technologie n’ouvre la région { $region } ; ajoutes-en une, ou exempte la voie (exempt)
map-closed-length =
    { $spaces ->
        [one] aucune technologie n’ouvre les voies de { $spaces } case ; ajoutes-en une, ou exempte la voie (exempt)
       *[other] aucune technologie n’ouvre les voies de { $spaces } cases ; ajoutes-en une, ou exempte la voie (exempt)
    }
map-closed-ferries = aucune technologie n’ouvre les ferries ; ajoutes-en une, ou exempte la voie (exempt)

form-technologies-home = Régions sans concession
form-technologies-free-length = Plus longue voie sans technologie
form-technologies-cards = Technologies
form-technologies-extra = Autres technologies
form-technologies-exempt = Voies qui n’en demandent pas
form-technologies-copies = Exemplaires
form-technologies-price = Prix en locomotives
form-technologies-effect = Effet
form-technologies-until-shuffle = Jusqu’au mélange de la pioche
form-technologies-regions = Régions
form-technologies-lengths = Longueurs
form-technologies-number = Nombre
# Words of a choice in a form.
form-word-concession = ouvre des régions
form-word-lengths = ouvre des longueurs de voie
form-word-ferries = ouvre les ferries
form-word-substitute = cartes comme locomotive
form-word-track-points = points par voie
form-word-ferry-points = points par ferry
form-word-ticket-points = points par destination
form-word-right-of-way = construire sur la voie d’un rival
form-word-two-claims = deux voies d’un coup
form-word-blind-draw = piocher plusieurs cartes à l’aveugle
form-word-tickets-bet = pari sur le plus de destinations
form-word-path-bet = pari sur la route la plus longue
form-word-saving = les voies coûtent une carte de moins
