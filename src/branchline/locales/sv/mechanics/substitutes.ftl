## At the table

status-substitutes = Välj korten du lägger
action-substitute = spela ett { NAME($card, case: "card") } i stället för ett annat kort

## What happens

substituted =
    { $subject ->
        [you] Du spelar
        [you-again] spelar
        [again] spelar
       *[named] { $seat } spelar
    } ett { NAME($card, case: "card") } som del av ett lokomotiv
stood-in =
    { $subject ->
        [you] Du spelar
        [you-again] spelar
        [again] spelar
       *[named] { $seat } spelar
    } ett { NAME($card, case: "card") } som del av betalningen för en ruta

## Rules page

rules-substitutes-title = Kort som lokomotiv
rules-substitutes-picture = { $cards } valfria kort motsvarar ett lokomotiv.
rules-substitutes = { $cards } valfria kort kan spelas som ett lokomotiv, överallt där lokomotiv får spelas. Ett lokomotiv får vara ett av dem.
rules-substitutes-only-on = På { $where } kan { $cards } valfria kort spelas som ett lokomotiv, så ofta du vill: för en ruta som visar ett, eller i stället för ett kort av färgen. Ett lokomotiv får vara ett av dem. Detta gäller inte på andra sträckor och betalar inget annat.
rules-substitutes-for-colour = { $tracks }: här fyller { $cards } valfria kort en ruta, så ofta du vill, till och med alla rutor; de andra rutorna kräver kort av en färg. Lokomotiv ersätter inget här, men får vara bland de { $cards }.

## Guide

guide-substitutes = Välj korten du behöver minst.

## Lesson

lesson-substitutes-what = { $cards } valfria kort kan spelas som ett lokomotiv, överallt där lokomotiv får spelas.
lesson-substitutes-what-on = På { $where } kan { $cards } valfria kort spelas som ett lokomotiv.
lesson-substitutes-how = Välj det betalsättet och plocka korten ur handen, eller låt sidan välja dem du behöver minst.
lesson-substitutes-cost = Du får göra det så ofta du vill. Ett lokomotiv kan vara ett av de { $cards }. Poängen blir desamma, så det är dyrt: använd det när inget annat hjälper.
lesson-substitutes-for-colour = { $tracks } är annorlunda: där fyller { $cards } valfria kort en ruta, och lokomotiv ersätter inget.

## Terminal

mechanic-substitutes = ersättningskort
summary-substitutes = { $cards } valfria kort kan spelas som ett lokomotiv: betalningen skrivs sub×1, och sedan väljer du korten.
summary-substitutes-only-on = På { $where } kan { $cards } valfria kort spelas som ett lokomotiv: betalningen skrivs sub×1, och sedan väljer du korten.
summary-substitutes-for-colour = { $tracks }: { $cards } valfria kort fyller en ruta, vilket skrivs set×1 i betalningen; lokomotiv ersätter ingen färg där.
substitutes-to-claim = För att bygga { $track } betalar du { $payment }
substitutes-to-buy = För att köpa { $item } betalar du { $payment }
substitutes-leave-no-claim = Utan dem kan du inte betala för sträckan du köper den för: välj andra.
substitutes-in-payment = sub×1: { $count } andra kort som du väljer, som ett lokomotiv
sets-in-payment = set×1: { $count } andra kort som du väljer, för en ruta
claimed-after-substituted =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } { $track } { $paid ->
        [nothing] med
       *[cards] för { $payment } med
    } { $before } som { $locomotives ->
        [one] ett lokomotiv
       *[other] lokomotiv
    }
claimed-after-stood-in =
    { $subject ->
        [you] Du bygger
        [you-again] bygger
        [again] bygger
       *[named] { $seat } bygger
    } { $track } { $paid ->
        [nothing] med { $before }
       *[cards] för { $payment } med { $before } för de andra rutorna
    }

form-substitutes-cards = Kort för ett lok
form-substitutes-only-on = Bara på
form-substitutes-for-colour = För ett färgat kort
form-substitutes-tracks = Sträckor
