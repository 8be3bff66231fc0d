## Rules page

rules-saving-title = Économiser une carte
rules-saving-picture = Trois cartes paient une voie de quatre cases.
rules-saving =
    { $everyone ->
        [no] Si tu as le droit d’économiser, tu peux
       *[yes] Tu peux
    } laisser une case d’une voie impayée, même une case qui demanderait plusieurs cartes jouées comme locomotive. Tu paies toujours au moins 1 carte et chaque locomotive d’un ferry, et tu poses un wagon sur chaque case.

## Lesson

lesson-saving-what =
    { $everyone ->
        [no] Qui en a acheté le droit peut
       *[yes] Chacun peut
    } payer une carte de moins pour une voie.
lesson-saving-how = Parmi les façons de payer, l’une laisse une case impayée. Tu poses quand même un wagon sur chaque case, et la voie rapporte tous ses points.
lesson-saving-cost = On paie toujours au moins 1 carte, et chaque locomotive que montre une voie.

## Terminal

mechanic-saving = économie
summary-saving = Économie : une voie peut coûter une carte de moins ; un paiement le dit par less×1.

form-saving-everyone = Tout le monde peut économiser
