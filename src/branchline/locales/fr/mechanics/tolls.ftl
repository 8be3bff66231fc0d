# Péages, jetons et emprunts.

## At the table

tolls = Péages
tolls-how = À la fin, les jetons restants rapportent selon le rang : { $points }
tokens = Jetons
loans = Emprunts
tokens-count =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
loans-count =
    { $count ->
        [one] { $count } emprunt
       *[other] { $count } emprunts
    }

## What happens

toll-to-bank =
    { $subject ->
        [you] Tu paies
        [you-again] paies
        [again] paie
       *[named] { $seat } paie
    } { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } à la banque ; il en reste { $left }
toll-paid =
    { $subject ->
        [you] Tu paies
        [you-again] paies
        [again] paie
       *[named] { $seat } paie
    } { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } de péage ; il en reste { $left }
toll-received =
    { $subject ->
        [you] Tu reçois
        [you-again] reçois
        [again] reçoit
       *[named] { $seat } reçoit
    } { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } de péage : { $left } en tout
loan-taken =
    { $subject ->
        [you] Tu prends
        [you-again] prends
        [again] prend
       *[named] { $seat } prend
    } un emprunt au lieu d’un péage de { $tokens } : n° { $loans }

## Scores

line-tolls = Jetons restants
line-loans = Emprunts

## Rules page

rules-tolls-title = Péages
rules-tolls-picture = La première voie coûte un péage de 3 à la banque, la seconde 3 à qui possède la première.
rules-tolls =
    Chacun commence avec { $start } jetons. Le nombre à côté d’une route est son péage. Tu le paies en y construisant : à la banque ou, si l’autre voie de la route est déjà construite, à qui l’a construite. Si tu ne peux pas payer tout le péage, tu ne paies rien et prends un emprunt ; construire reste toujours permis. À la fin, ceux qui n’ont pas d’emprunt sont classés selon leurs jetons et marquent selon leur rang. Chaque emprunt coûte { $loan ->
        [one] { $loan } point
       *[other] { $loan } points
    }.
rules-tolls-details = Qui peut payer doit payer. Si quelqu’un prend un emprunt, qui possède la première voie reçoit le péage de la banque. Les emprunts ne s’épuisent pas et ne se remboursent jamais. À égalité de jetons, on partage un rang et tous le marquent ; le rang suivant se compte comme si chacun avait le sien. Qui a un emprunt n’occupe aucun rang. Le nombre de jetons découle des paiements : tout le monde le voit. Les règles d’un troisième joueur neutre ne sont pas proposées : aucune source n’indique les paires de villes nécessaires.
rules-toll-players = Joueurs
rules-toll-ranks = Points par rang

## Lesson

lesson-tolls-what = Tu commences avec { $start } jetons. Le nombre à côté d’une route est son péage : paie-le chaque fois que tu y construis.
lesson-tolls-owner = Qui construit en premier paie la banque. Le second sur la route paie le premier : dépêche-toi.
lesson-tolls-loan = Pas assez de jetons ? Tu ne paies rien et prends un emprunt. Chacun coûte { $loan } points, et tes jetons ne rapportent plus.
lesson-tolls-score = À la fin, qui a le plus de jetons marque le plus, puis le deuxième, et ainsi de suite.

## Terminal

mechanic-tolls = péages
summary-tolls = Péages : tu as { $start } jetons. Chaque voie coûte son péage, à la banque ou, pour la seconde voie d’une route, à qui possède la première. Un emprunt faute de jetons coûte { $loan } points. Les jetons restants rapportent selon le rang, sauf avec un emprunt.
column-tokens = jetons
column-loans = emprunts
toll-ranks = par rang { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Jetons de départ
form-tolls-loan = Points que coûte un emprunt
form-tolls-ranks = Points selon le rang, par nombre de joueurs
form-tolls-toll = Péage
map-tolls-lack-ranks = il faut les points par rang pour { $players } joueurs
