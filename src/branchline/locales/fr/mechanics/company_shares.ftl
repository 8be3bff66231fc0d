## At the table

shares = Actions
shares-how = Voie construite ? Prends une action d’une compagnie du panneau
share-next = suivante : n° { $number }
share-number = n° { $number }
shares-gone = épuisées
shares-dummy = Prête-nom
shares-count = { $count }, à partir du n° { $lowest }
status-company-shares = Prends une action d’une compagnie du panneau de ta voie, ou aucune.
action-leave-share = ne prendre aucune action
action-take-share = prendre une action : { $company }
action-give-share = donner une action au prête-nom : { $company }

## What happens

share-taken =
    { $subject ->
        [you] Tu prends
        [you-again] prends
        [again] prend
       *[named] { $seat } prend
    } l’action n° { $number } : { $company }
share-given =
    { $subject ->
        [you] Tu donnes
        [you-again] donnes
        [again] donne
       *[named] { $seat } donne
    } au prête-nom l’action n° { $number } : { $company }
share-revealed = L’action n° { $number } du prête-nom compte : { $company }

## Scores

line-company-shares = Actions

## Rules page

rules-company-shares-title = Actions
rules-company-shares-picture = Des compagnies du panneau d’une voie, on prend une action de l’une.
rules-company-shares = Le panneau d’une voie montre des compagnies. En la construisant, tu peux prendre l’action du dessus de l’une d’elles, s’il en reste. Une au plus, et tu peux renoncer. À la fin, chaque compagnie classe ses actionnaires par nombre d’actions et donne des points selon le rang.
rules-company-shares-details = Les actions sont numérotées à partir de 1, et les plus basses partent d’abord. À nombre égal, le plus petit numéro passe devant. Toutes sont visibles, car chacun a vu qui les a prises.
rules-company-shares-dummy = À { LIST($players, type: "or") } joueurs, qui prend une action en prend ensuite une de la même voie pour un prête-nom, au besoin de la même compagnie ; s’il n’en reste pas, il n’en a pas. À la fin, la moitié de ses actions, arrondie au supérieur, est tirée au hasard : elles sont classées comme celles d’un joueur de plus, et personne n’en reçoit les points.
rules-company = Compagnie
rules-company-shares-number = Actions
shares-ranks = Points selon le rang

## Lesson

lesson-company-shares-what = Les compagnies ont des piles d’actions. Près de la plupart des voies, un panneau montre quelques compagnies.
lesson-company-shares-how = Construis une telle voie, et tu peux prendre l’action du dessus d’une compagnie du panneau. Cela ne coûte rien.
lesson-company-shares-rank = À la fin, qui a le plus d’actions d’une compagnie en reçoit le plus de points, puis vient le deuxième rang, et ainsi de suite. À égalité, le plus petit numéro décide : viens donc tôt.
lesson-company-shares-score = Les grandes compagnies paient bien, mais on se les dispute. D’une petite, une seule action peut suffire.

## Terminal

mechanic-company-shares = actions
summary-company-shares = Actions : après avoir construit une voie, tu peux prendre une action d’une compagnie qu’elle montre. À la fin, chaque compagnie donne des points selon le rang : le plus d’actions d’abord, puis le plus petit numéro.
column-shares = actions
share-company = { $sign } { $company }
share-stack = reste { $count }, paie { $points }
shares-held = { $seat } : { $count }, à partir du n° { $lowest }
shares-of-dummy = prête-nom : { $count }, à partir du n° { $lowest }
share-question = Tu peux prendre une action d’une compagnie de ta voie.
share-question-dummy = Choisis l’action du prête-nom.

## Map files

map-unknown-company = n’est pas une compagnie de mechanics.company_shares

form-company-shares-companies = Compagnies
form-company-shares-shares = Actions
form-company-shares-dummy-up-to = Prête-nom jusqu’à ce nombre de joueurs
