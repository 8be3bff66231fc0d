legend-tunnel = tunel
key-tunnel = może kosztować kilka kart więcej: ile, zobaczysz po wyłożeniu swoich
track-tunnel = , tunel

## At the table

status-tunnels = Twój tunel: dopłać albo zrezygnuj
tunnel-turning = Tunel odkrywa karty…
action-surcharge = dopłać za tunel { LIST($payment, case: "accusative") }
action-decline = zrezygnuj z tunelu
tunnel-title = Tunel { $track }
tunnel-of = { $seat } w tunelu { $track }
tunnel-asks =
    { $count ->
        [one] Tunel kosztuje 1 kartę więcej.
        [few] Tunel kosztuje { $count } karty więcej.
       *[many] Tunel kosztuje { $count } kart więcej.
    }
tunnel-free = Tunel nie kosztuje nic więcej.
tunnel-match = +1 karta
tunnel-no-match = nie liczy się
tunnel-you-laid = Twoje karty
tunnel-counts = Każda odkryta { $card } karta i każda lokomotywa to jedna karta dopłaty.
tunnel-counts-locomotives = Każda odkryta lokomotywa to jedna karta dopłaty.
tunnel-pay = Zbuduj za
tunnel-giving-up = Gdy zrezygnujesz, karty wracają, a tura się kończy.
tunnel-cannot = Na to cię nie stać. Gdy zrezygnujesz, karty wracają, a tura się kończy.
tunnel-decline = Zrezygnuj

## What happens

tunnel-laid =
    { $subject ->
        [you] Wykładasz
        [you-again] wykładasz
        [again] wykłada
       *[named] { $seat } wykłada
    } { LIST($payment, case: "accusative") } za tunel { $track }
tunnel-revealed = tunel odkrywa: { $card }
tunnel-surcharge =
    tunel kosztuje { $cards ->
        [one] { $cards } kartę więcej
        [few] { $cards } karty więcej
       *[many] { $cards } kart więcej
    }
tunnel-paid =
    { $subject ->
        [you] Dopłacasz
        [you-again] dopłacasz
        [again] dopłaca
       *[named] { $seat } dopłaca
    } { LIST($payment, case: "accusative") }
tunnel-declined =
    { $subject ->
        [you] Rezygnujesz
        [you-again] rezygnujesz
        [again] rezygnuje
       *[named] { $seat } rezygnuje
    } z tunelu { $track }

## Rules page

rules-tunnels-title = Tunele
rules-tunnels-picture =
    Za czerwony tunel wyłożono dwie czerwone karty; wśród { $reveal ->
        [one] odkrytych kart ({ $reveal })
        [few] { $reveal } odkrytych kart
       *[many] { $reveal } odkrytych kart
    } { $count ->
        [one] czerwona kosztuje jedną kartę więcej.
        [few] czerwona i lokomotywa kosztują po jednej karcie więcej.
       *[many] czerwona i lokomotywa kosztują po jednej karcie więcej.
    }
rules-tunnels =
    Za tunel najpierw wykładasz karty; potem z talii odkrywa się { $reveal ->
        [one] { $reveal } kartę
        [few] { $reveal } karty
       *[many] { $reveal } kart
    }. Każda w kolorze wyłożonym przez ciebie i każda lokomotywa kosztuje cię jeszcze jedną kartę tego koloru lub lokomotywę. Jeśli wykładasz same lokomotywy, liczą się tylko lokomotywy i tylko nimi się dopłaca. Możesz dopłacić albo wziąć karty z powrotem: wtedy tura kończy się bez trasy.

## Guide

guide-tunnels = Dopłać albo weź karty i zakończ turę.
guide-with-tunnels = Ciemne ściany to tunele: miej karty w zapasie.

## Lesson

lesson-tunnels-what = Trasy między ciemnymi ścianami to tunele. Ile kosztuje tunel, wiadomo dopiero przy budowie.
lesson-tunnels-how =
    Najpierw wykładasz karty za trasę. Potem z talii odkrywa się { $reveal ->
        [one] { $reveal } kartę
        [few] { $reveal } karty
       *[many] { $reveal } kart
    }.
lesson-tunnels-cost = Każda odkryta karta w twoim kolorze i każda lokomotywa kosztuje jedną kartę więcej: tego koloru lub lokomotywę.
lesson-tunnels-choice = Dopłać, a tunel jest twój, z punktami jak za każdą trasę tej długości. Albo weź karty z powrotem i tura się kończy. Miej więc kilka kart w zapasie.

## Terminal

mechanic-tunnels = tunele
    .where = w tunelach
summary-tunnels =
    Tunele: gdy wyłożysz karty, odkrywa się z talii { $reveal ->
        [one] { $reveal } kartę
        [few] { $reveal } karty
       *[many] { $reveal } kart
    }; każda w wyłożonym kolorze i każda lokomotywa kosztuje jedną kartę więcej.
label-tunnel-laid = Wyłożone
label-tunnel-revealed = Odkryte
label-tunnel-left = Zostało
tunnel-waits = Tunel { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = brak kart
tunnel-costs-cards =
    { $count ->
        [one] Kosztuje 1 kartę więcej: { NAME($card, case: "accusative") } lub lokomotywę.
        [few] Kosztuje { $count } karty więcej: { NAME($card, case: "plain-plural") } lub lokomotywy.
       *[many] Kosztuje { $count } kart więcej: { NAME($card, case: "plain-plural") } lub lokomotywy.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Kosztuje 1 lokomotywę więcej.
        [few] Kosztuje { $count } lokomotywy więcej.
       *[many] Kosztuje { $count } lokomotyw więcej.
    }
answer-surcharge = dopłać { LIST($payment, case: "accusative") }
answer-decline = zrezygnuj: karty wracają, tura się kończy

form-tunnels-reveal = Odsłonięte karty
form-tunnels-tunnel = Tunel
