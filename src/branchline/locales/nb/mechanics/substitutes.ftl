## At the table

status-substitutes = Velg kortene du legger
action-substitute = spille et { NAME($card, case: "card") } i stedet for et annet kort

## What happens

substituted =
    { $subject ->
        [you] Du spiller
        [you-again] spiller
        [again] spiller
       *[named] { $seat } spiller
    } et { NAME($card, case: "card") } som del av et lokomotiv
stood-in =
    { $subject ->
        [you] Du spiller
        [you-again] spiller
        [again] spiller
       *[named] { $seat } spiller
    } et { NAME($card, case: "card") } til et felt

## Rules page

rules-substitutes-title = Kort som lokomotiver
rules-substitutes-picture = { $cards } valgfrie kort tilsvarer ett lokomotiv.
rules-substitutes = { $cards } kort du selv velger, kan spilles som ett lokomotiv overalt der et lokomotiv kan spilles. Et lokomotiv kan være ett av dem.
rules-substitutes-only-on = På { $where } kan { $cards } kort du selv velger, spilles som ett lokomotiv, så ofte du vil: for et felt som viser ett, eller i stedet for et kort av fargen. Et lokomotiv kan være ett av dem. Dette gjelder ikke på andre ruter og betaler ikke for noe annet.
rules-substitutes-for-colour = { $tracks }: her fyller { $cards } kort du selv velger, ett felt, så ofte du vil, til og med alle feltene; de andre feltene krever kort av én farge. Lokomotiver erstatter ingenting her, men kan være blant de { $cards }.

## Guide

guide-substitutes = Velg kortene du trenger minst.

## Lesson

lesson-substitutes-what = { $cards } valgfrie kort kan spilles som ett lokomotiv overalt der et lokomotiv kan spilles.
lesson-substitutes-what-on = På { $where } kan { $cards } valgfrie kort spilles som ett lokomotiv.
lesson-substitutes-how = Velg denne måten å betale på og ta kortene fra hånden, eller la siden velge dem du trenger minst.
lesson-substitutes-cost = Du kan gjøre det så ofte du vil. Et lokomotiv kan være ett av de { $cards }. Poengene er de samme, så det er dyrt: bruk det når ingenting annet hjelper.
lesson-substitutes-for-colour = { $tracks } er annerledes: der fyller { $cards } valgfrie kort ett felt, og lokomotiver erstatter ingenting.

## Terminal

mechanic-substitutes = erstatningskort
summary-substitutes = { $cards } valgfrie kort kan spilles som et lokomotiv: betalingen skrives sub×1, og så velger du kortene.
summary-substitutes-only-on = På { $where } kan { $cards } valgfrie kort spilles som et lokomotiv: betalingen skrives sub×1, og så velger du kortene.
summary-substitutes-for-colour = { $tracks }: { $cards } valgfrie kort fyller et felt, og betalingen skrives da set×1; lokomotiver gjelder ikke som noen farge der.
substitutes-to-claim = For å bygge { $track } betaler du { $payment }
substitutes-to-buy = For å kjøpe { $item } betaler du { $payment }
substitutes-leave-no-claim = Uten dem kan du ikke betale for ruten du kjøper den for: velg andre.
substitutes-in-payment = sub×1: { $count } andre kort du selv velger, som et lokomotiv
sets-in-payment = set×1: { $count } andre kort du selv velger, for et felt
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
       *[cards] for { $payment } med { $before } for de andre feltene
    }

form-substitutes-cards = Kort for et lokomotiv
form-substitutes-only-on = Bare på
form-substitutes-for-colour = For et farget kort
form-substitutes-tracks = Ruter
