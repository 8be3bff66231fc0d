## At the table

decks = Piles de Destination
decks-how = Dis combien tu en veux de chacune avant de piocher
decks-left = courtes : { $short }, longues : { $long }
decks-kept = { $seat } – courtes : { $short }, longues : { $long }
decks-question = De tes { $count } premières cartes Destination, combien seront courtes, combien longues ?
status-ticket-decks = Cartes courtes ou longues ?
status-ticket-decks-how = Tous le disent en même temps ; puis on distribue.
action-draw-split =
    { $long ->
        [0] piocher – courtes : { $short }
       *[other] { $short ->
            [0] piocher – longues : { $long }
           *[other] piocher – courtes : { $short }, longues : { $long }
        }
    }
choice-draw-split = courtes : { $short }, longues : { $long }
ask-draw-split = Tu en gardes ensuite au moins { $keep }. Celles que tu rends retournent à leur pile.
may-draw-split = piocher des cartes Destination

## What happens

drew-of-decks =
    { $subject ->
        [you] Tu pioches
        [you-again] pioches
        [again] pioche
       *[named] { $seat } pioche
    } des cartes Destination – courtes : { $short }, longues : { $long }

## Rules page

rules-ticket-decks-title = Cartes Destination courtes et longues
rules-ticket-decks-picture = De quatre cartes Destination, deux viennent de la pile courte et deux de la longue.
rules-ticket-decks = Les cartes Destination courtes et longues ont chacune leur pile. Avant de piocher, tu dis combien tu en veux de chacune ; celles que tu rends retournent à leur pile. Au début, tout le monde le dit en même temps, puis on distribue.
rules-ticket-decks-details = Plus tard, tu ne peux pas demander à une pile plus de cartes qu’elle n’en a. Tout le monde voit combien il en reste dans chaque pile, et de quelle pile viennent les cartes des autres. Si une pile ne suffit pas au début, l’autre la complète ; si plus tard les deux ensemble n’en ont pas assez, tu pioches toutes celles qui restent.

## Lesson

lesson-ticket-decks-what = Il y a deux piles de cartes Destination : des courtes pour peu de points, et des longues pour beaucoup.
lesson-ticket-decks-how = Avant de piocher, tu dis combien tu en veux de chacune. Ensuite seulement tu les vois, et en gardes.
lesson-ticket-decks-why = Les longues donnent un plan pour toute la partie. Les courtes sont vite réussies, et le plus de cartes réussies peut valoir un bonus.

## Terminal

mechanic-ticket-decks = cartes Destination courtes et longues
summary-ticket-decks = Deux piles de Destination : avant de piocher, tu dis combien de courtes et de longues tu veux. Celles que tu rends retournent à leur pile.
form-ticket-decks-short = Pioche des destinations courtes
form-ticket-decks-long = Pioche des destinations longues
