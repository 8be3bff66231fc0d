# La défausse des destinations.

## At the table

discarded-tickets = Destinations défaussées
no-discarded-tickets = aucune pour l’instant

## What happens

ticket-rejected =
    { $subject ->
        [you] Tu rends
        [you-again] rends
        [again] rend
       *[named] { $seat } rend
    } { $ticket }
tickets-shuffled =
    les destinations défaussées sont mélangées : nouvelle pile de { $tickets ->
        [one] { $tickets } carte
       *[other] { $tickets } cartes
    }

## Rules page

rules-ticket-discards-title = Destinations défaussées
rules-ticket-discards-picture = Les destinations rendues sont face visible à côté de la pile.
rules-ticket-discards = Les destinations rendues vont face visible à la défausse, où tout le monde les voit. Dès que la pile est vide, elles sont mélangées en une nouvelle pile. Une pioche qui vide l’ancienne pile continue avec la nouvelle.

## Lesson

lesson-ticket-discards-what = Les destinations que tu rends vont face visible à la défausse.
lesson-ticket-discards-see = Tout le monde les voit. Tu sais donc ce que personne ne cherche, pour l’instant.
lesson-ticket-discards-again = Quand la pile est vide, elles sont mélangées en une nouvelle pile et peuvent revenir.

## Terminal

ticket-discarded = { $ticket }
mechanic-ticket-discards = destinations défaussées
summary-ticket-discards = Les destinations rendues restent visibles ; quand la pile est vide, elles forment la nouvelle.

## Map files

map-no-ticket-discards = aucune destination rendue n’y va ; écris rejected = "pile" sous tickets.first ou tickets.later
map-ticket-discards-out = la défausse les prendrait aussi ; écris "pile" ou "under"
