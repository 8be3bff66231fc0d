## At the table

status-substitutes = Vælg kortene, du lægger
action-substitute = spille et { NAME($card, case: "card") } i stedet for et andet kort

## What happens

substituted =
    { $subject ->
        [you] Du spiller
        [you-again] spiller
        [again] spiller
       *[named] { $seat } spiller
    } et { NAME($card, case: "card") } som del af et lokomotiv
stood-in =
    { $subject ->
        [you] Du spiller
        [you-again] spiller
        [again] spiller
       *[named] { $seat } spiller
    } et { NAME($card, case: "card") } til et felt

## Rules page

rules-substitutes-title = Kort som lokomotiver
rules-substitutes-picture = { $cards } vilkårlige kort svarer til ét lokomotiv.
rules-substitutes = { $cards } kort efter eget valg kan spilles som ét lokomotiv, overalt hvor et lokomotiv må spilles. Et lokomotiv må gerne være et af dem.
rules-substitutes-only-on = På { $where } kan { $cards } kort efter eget valg spilles som ét lokomotiv, så tit, du vil: for et felt, der viser et, eller i stedet for et kort af farven. Et lokomotiv må gerne være et af dem. Det gælder ikke på andre strækninger og betaler ikke for andet.
rules-substitutes-for-colour = { $tracks }: her fylder { $cards } kort efter eget valg ét felt, så tit, du vil, endda alle felter; de andre felter kræver kort af én farve. Lokomotiver gælder ikke som andet her, men må være blandt de { $cards }.

## Guide

guide-substitutes = Vælg de kort, du har mindst brug for.

## Lesson

lesson-substitutes-what = { $cards } vilkårlige kort kan spilles som ét lokomotiv, overalt hvor et lokomotiv må spilles.
lesson-substitutes-what-on = På { $where } kan { $cards } vilkårlige kort spilles som ét lokomotiv.
lesson-substitutes-how = Vælg denne måde at betale på, og tag kortene fra hånden, eller lad siden vælge dem, du har mindst brug for.
lesson-substitutes-cost = Du må gøre det så tit, du vil. Et lokomotiv kan være et af de { $cards }. Pointene er de samme, så det er dyrt: brug det, når intet andet hjælper.
lesson-substitutes-for-colour = { $tracks } er anderledes: dér fylder { $cards } vilkårlige kort ét felt, og lokomotiver erstatter ikke noget.

## Terminal

mechanic-substitutes = erstatningskort
summary-substitutes = { $cards } vilkårlige kort kan spilles som et lokomotiv: betalingen skrives sub×1, og bagefter vælger du kortene.
summary-substitutes-only-on = På { $where } kan { $cards } vilkårlige kort spilles som et lokomotiv: betalingen skrives sub×1, og bagefter vælger du kortene.
summary-substitutes-for-colour = { $tracks }: { $cards } vilkårlige kort fylder et felt, hvilket i betalingen skrives set×1; lokomotiver gælder ikke som nogen farve dér.
substitutes-to-claim = For at bygge { $track } betaler du { $payment }
substitutes-to-buy = For at købe { $item } betaler du { $payment }
substitutes-leave-no-claim = Uden dem kan du ikke betale for den strækning, du køber den til: vælg andre.
substitutes-in-payment = sub×1: { $count } andre kort efter eget valg som et lokomotiv
sets-in-payment = set×1: { $count } andre kort efter eget valg for et felt
claimed-after-substituted =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } { $track } { $paid ->
        [nothing] med
       *[cards] for { $payment } med
    } { $before } som { $locomotives ->
        [one] et lokomotiv
       *[other] lokomotiver
    }
claimed-after-stood-in =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } { $track } { $paid ->
        [nothing] med { $before }
       *[cards] for { $payment } med { $before } for de andre felter
    }

form-substitutes-cards = Kort for et lokomotiv
form-substitutes-only-on = Kun på
form-substitutes-for-colour = For et farvet kort
form-substitutes-tracks = Strækninger
