legend-tunnel = tunneli
key-tunnel = voi maksaa muutaman kortin lisää: näet määrän, kun olet pelannut omasi
track-tunnel = , tunneli

## At the table

status-tunnels = Tunnelisi: maksa tai luovu
tunnel-turning = Tunnelin kortit käännetään…
action-surcharge = maksa tunnelista { $payment } lisää
action-decline = luovu tunnelista
tunnel-title = Tunneli { $track }
tunnel-of = { $seat } tunnelissa { $track }
tunnel-asks =
    { $count ->
        [one] Tunneli maksaa 1 kortin lisää.
       *[other] Tunneli maksaa { $count } korttia lisää.
    }
tunnel-free = Tunneli ei maksa lisää.
tunnel-match = +1 kortti
tunnel-no-match = ei osumaa
tunnel-you-laid = Korttisi
tunnel-counts = Jokainen käännetty kortti, joka on { $card } tai veturi, maksaa yhden lisää.
tunnel-counts-locomotives = Jokainen käännetty veturi maksaa yhden lisää.
tunnel-pay = Rakenna:
tunnel-giving-up = Jos luovut, saat korttisi takaisin ja vuorosi päättyy.
tunnel-cannot = Et voi maksaa sitä. Jos luovut, saat korttisi takaisin ja vuorosi päättyy.
tunnel-decline = Luovu

## What happens

tunnel-laid =
    { $subject ->
        [you] Pelaat
        [you-again] pelaat
        [again] pelaa
       *[named] { $seat } pelaa
    } { LIST($payment, case: "object") } tunneliin { $track }
tunnel-revealed = tunnelista paljastuu { $card }
tunnel-surcharge =
    tunneli maksaa { $cards ->
        [one] { $cards } kortin lisää
       *[other] { $cards } korttia lisää
    }
tunnel-paid =
    { $subject ->
        [you] Maksat
        [you-again] maksat
        [again] maksaa
       *[named] { $seat } maksaa
    } { LIST($payment, case: "object") } lisää
tunnel-declined =
    { $subject ->
        [you] Luovut
        [you-again] luovut
        [again] luopuu
       *[named] { $seat } luopuu
    } tunnelista { $track }

## Rules page

rules-tunnels-title = Tunnelit
rules-tunnels-picture =
    Punaiseen tunneliin on pelattu kaksi punaista korttia, ja { $reveal ->
        [one] käännetyistä korteista ({ $reveal })
       *[other] { $reveal } käännetystä kortista
    } { $count ->
        [one] punainen maksaa yhden kortin lisää.
       *[other] punainen ja veturi maksavat kumpikin yhden kortin lisää.
    }
rules-tunnels =
    Tunneliin pelaat ensin korttisi; sitten pakasta käännetään { $reveal ->
        [one] { $reveal } kortti
       *[other] { $reveal } korttia
    }. Jokainen pelaamasi värin kortti ja jokainen veturi maksaa sinulle yhden sen värin kortin tai veturin lisää. Jos pelasit vain vetureita, vain veturit lasketaan ja vain vetureilla maksetaan. Voit maksaa tai ottaa korttisi takaisin: silloin vuorosi päättyy ilman reittiä.

## Guide

guide-tunnels = Maksa lisää tai ota kortit ja päätä vuoro.
guide-with-tunnels = Tummat reunat ovat tunneleita: säästä kortteja.

## Lesson

lesson-tunnels-what = Tummien seinien väliset reitit ovat tunneleita. Tunnelin hinta selviää vasta, kun rakennat sen.
lesson-tunnels-how =
    Ensin pelaat reitin kortit. Sitten pakasta käännetään { $reveal ->
        [one] { $reveal } kortti
       *[other] { $reveal } korttia
    }.
lesson-tunnels-cost = Jokainen käännetty oman värisi kortti ja jokainen veturi maksaa yhden kortin lisää: samanvärisen tai veturin.
lesson-tunnels-choice = Maksa, niin tunneli on sinun, ja saat pisteet kuten mistä tahansa samanpituisesta reitistä. Tai ota korttisi takaisin, jolloin vuorosi päättyy. Pidä siis muutama kortti varalla.

## Terminal

mechanic-tunnels = tunnelit
    .where = tunneleissa
summary-tunnels =
    Tunnelit: kun olet pelannut kortit, pakasta käännetään { $reveal ->
        [one] { $reveal } kortti
       *[other] { $reveal } korttia
    }; jokainen pelatun värin kortti ja jokainen veturi maksaa yhden kortin lisää.
label-tunnel-laid = Pelattu
label-tunnel-revealed = Käännetty
label-tunnel-left = Jäljellä
tunnel-waits = Tunneli { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = ei kortteja
tunnel-costs-cards =
    { $count ->
        [one] Se maksaa 1 kortin lisää: { $card } tai veturi.
       *[other] Se maksaa { $count } korttia lisää: { NAME($card, case: "plural") } tai vetureita.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Se maksaa 1 veturin lisää.
       *[other] Se maksaa { $count } veturia lisää.
    }
answer-surcharge = maksa { $payment }
answer-decline = luovu: kortit takaisin, vuoro päättyy

form-tunnels-reveal = Paljastetut kortit
form-tunnels-tunnel = Tunneli
