legend-tunnel = tunnel
key-tunnel = peut coûter quelques cartes de plus : tu vois combien une fois les tiennes posées
track-tunnel = , tunnel

## At the table

status-tunnels = Ton tunnel : paie ou renonce
tunnel-turning = Le tunnel retourne ses cartes…
action-surcharge = payer { $payment } pour le tunnel
action-decline = renoncer au tunnel
tunnel-title = Tunnel { $track }
tunnel-of = { $seat } dans le tunnel { $track }
tunnel-asks =
    { $count ->
        [one] Le tunnel coûte { $count } carte de plus.
       *[other] Le tunnel coûte { $count } cartes de plus.
    }
tunnel-free = Le tunnel ne coûte rien de plus.
tunnel-match = +1 carte
tunnel-no-match = ne compte pas
tunnel-you-laid = Posé
tunnel-counts = Chaque { NAME($card, case: "cards") } et chaque locomotive retournée en coûte une de plus.
tunnel-counts-locomotives = Chaque locomotive retournée en coûte une de plus.
tunnel-pay = Construire pour
tunnel-giving-up = Si tu renonces, tu reprends tes cartes et ton tour finit.
tunnel-cannot = Tu ne peux pas payer cela. Si tu renonces, tu reprends tes cartes et ton tour finit.
tunnel-decline = Renoncer

## What happens

tunnel-laid =
    { $subject ->
        [you] Tu poses
        [you-again] poses
        [again] pose
       *[named] { $seat } pose
    } { $payment } pour le tunnel { $track }
tunnel-revealed = le tunnel révèle { NAME($card, case: "article") }
tunnel-surcharge =
    { $cards ->
        [one] le tunnel coûte { $cards } carte de plus
       *[other] le tunnel coûte { $cards } cartes de plus
    }
tunnel-paid =
    { $subject ->
        [you] Tu paies
        [you-again] paies
        [again] paie
       *[named] { $seat } paie
    } { $payment } de plus
tunnel-declined =
    { $subject ->
        [you] Tu renonces
        [you-again] renonces
        [again] renonce
       *[named] { $seat } renonce
    } au tunnel { $track }

## Rules page

rules-tunnels-title = Tunnels
rules-tunnels-picture =
    Deux cartes rouges sont posées pour un tunnel rouge, et { $reveal ->
        [one] de la carte retournée
       *[other] des { $reveal } cartes retournées
    }, { $count ->
        [one] une rouge coûte une carte de plus.
       *[other] une rouge et une locomotive coûtent chacune une carte de plus.
    }
rules-tunnels =
    Pour un tunnel, tu poses d’abord tes cartes ; puis { $reveal ->
        [one] { $reveal } carte de la pioche est retournée
       *[other] { $reveal } cartes de la pioche sont retournées
    }. Chaque carte retournée de la couleur posée, et chaque locomotive, te coûte une carte de plus de cette couleur ou une locomotive. Si tu n’as posé que des locomotives, seules les locomotives comptent, et tu ne paies qu’en locomotives. Tu peux payer, ou reprendre tes cartes : ton tour finit alors sans voie.

## Guide

guide-tunnels = Paie, ou reprends tes cartes et finis ton tour.
guide-with-tunnels = Un bord sombre, c’est un tunnel : garde des cartes.

## Lesson

lesson-tunnels-what = Les voies entre des parois sombres sont des tunnels. Ce que coûte un tunnel ne se sait qu’en le construisant.
lesson-tunnels-how =
    D’abord, tu poses les cartes de la voie. Puis { $reveal ->
        [one] { $reveal } carte de la pioche est retournée
       *[other] { $reveal } cartes de la pioche sont retournées
    }.
lesson-tunnels-cost = Chaque carte retournée de ta couleur, et chaque locomotive, te coûte une carte de plus : de cette couleur, ou une locomotive.
lesson-tunnels-choice = Paie, et le tunnel est à toi, avec les points de toute voie de sa longueur. Ou reprends tes cartes, et ton tour est fini. Garde donc quelques cartes en réserve.

## Terminal

mechanic-tunnels = tunnels
    .on = dans les tunnels
summary-tunnels =
    Tunnels : une fois les cartes posées, { $reveal ->
        [one] { $reveal } carte est retournée
       *[other] { $reveal } cartes sont retournées
    } ; chaque carte de la couleur posée et chaque locomotive coûte une carte de plus.
label-tunnel-laid = Posé
label-tunnel-revealed = Retourné
label-tunnel-left = Reste
tunnel-waits = Le tunnel { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = pas de cartes
tunnel-costs-cards =
    { $count ->
        [one] Il coûte { $count } carte de plus, { NAME($card, case: "feminine") } ou locomotive.
       *[other] Il coûte { $count } cartes de plus, { NAME($card, $count, case: "feminine") } ou locomotives.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Il coûte { $count } locomotive de plus.
       *[other] Il coûte { $count } locomotives de plus.
    }
answer-surcharge = payer { $payment }
answer-decline = renoncer : reprendre les cartes, le tour finit

form-tunnels-reveal = Cartes retournées
form-tunnels-tunnel = Tunnel
