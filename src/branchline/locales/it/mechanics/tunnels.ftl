legend-tunnel = galleria
key-tunnel = può costare qualche carta in più: vedi quante dopo aver messo le tue
track-tunnel = , galleria

## Al tavolo

status-tunnels = La tua galleria: paga o rinuncia
tunnel-turning = La galleria scopre le sue carte…
action-surcharge = pagare { $payment } per la galleria
action-decline = rinunciare alla galleria
tunnel-title = Galleria { $track }
tunnel-of = { $seat } nella galleria { $track }
tunnel-asks =
    { $count ->
        [one] La galleria costa 1 carta in più.
       *[other] La galleria costa { $count } carte in più.
    }
tunnel-free = La galleria non costa nulla in più.
tunnel-match = +1 carta
tunnel-no-match = non conta
tunnel-you-laid = Hai messo
tunnel-counts = Ogni carta scoperta che è { $card } o locomotiva costa una carta in più.
tunnel-counts-locomotives = Ogni locomotiva scoperta costa una locomotiva in più.
tunnel-pay = Costruisci con
tunnel-giving-up = Se rinunci, riprendi le tue carte e il turno finisce.
tunnel-cannot = Non puoi pagarlo. Se rinunci, riprendi le tue carte e il turno finisce.
tunnel-decline = Rinuncia

## Cosa succede

tunnel-laid =
    { $subject ->
        [you] Metti
        [you-again] metti
        [again] mette
       *[named] { $seat } mette
    } { $payment } per la galleria { $track }
tunnel-revealed = la galleria scopre { NAME($card, case: "one") }
tunnel-surcharge =
    { $cards ->
        [one] la galleria costa 1 carta in più
       *[other] la galleria costa { $cards } carte in più
    }
tunnel-paid =
    { $subject ->
        [you] Paghi
        [you-again] paghi
        [again] paga
       *[named] { $seat } paga
    } in più { $payment }
tunnel-declined =
    { $subject ->
        [you] Rinunci
        [you-again] rinunci
        [again] rinuncia
       *[named] { $seat } rinuncia
    } alla galleria { $track }

## Regole

rules-tunnels-title = Gallerie
rules-tunnels-picture =
    Due carte rosse sono messe per una galleria rossa, e { $reveal ->
        [one] della carta scoperta
       *[other] delle { $reveal } carte scoperte
    } { $count ->
        [one] una rossa costa una carta in più.
       *[other] una rossa e una locomotiva costano una carta in più ciascuna.
    }
rules-tunnels =
    { $reveal ->
        [one] Per una galleria metti prima le tue carte; poi si scopre 1 carta dal mazzo.
       *[other] Per una galleria metti prima le tue carte; poi si scoprono { $reveal } carte dal mazzo.
    } Ognuna che ha il colore che hai messo, o è una locomotiva, ti costa un’altra carta di quel colore o una locomotiva. Se hai messo solo locomotive, contano solo le locomotive e si paga solo con locomotive. Puoi pagare, o riprendere le tue carte: allora il tuo turno finisce senza linea.

## Guida

guide-tunnels = Paga di più, o riprendi le carte e chiudi il turno.
guide-with-tunnels = I bordi scuri sono gallerie: tieni carte di scorta.

## Lezione

lesson-tunnels-what = Le linee tra muri scuri sono gallerie. Quanto costa una galleria si sa solo quando la costruisci.
lesson-tunnels-how =
    { $reveal ->
        [one] Prima metti le carte per la linea. Poi si scopre 1 carta dal mazzo.
       *[other] Prima metti le carte per la linea. Poi si scoprono { $reveal } carte dal mazzo.
    }
lesson-tunnels-cost = Ogni carta scoperta del tuo colore, e ogni locomotiva, ti costa una carta in più: di quel colore, o una locomotiva.
lesson-tunnels-choice = Paga, e la galleria è tua, con i punti di ogni linea della sua lunghezza. O riprendi le tue carte, e il tuo turno finisce. Quindi tieni qualche carta di riserva.

## Terminale

mechanic-tunnels = gallerie
summary-tunnels =
    { $reveal ->
        [one] Gallerie: quando hai messo le carte, se ne scopre 1;
       *[other] Gallerie: quando hai messo le carte, se ne scoprono { $reveal };
    } ognuna del colore messo, e ogni locomotiva, costa una carta in più.
label-tunnel-laid = Messe
label-tunnel-revealed = Scoperte
label-tunnel-left = Rimaste
tunnel-waits = La galleria { $track }
tunnel-laid-cards = { $payment }
tunnel-no-cards-left = nessuna carta
tunnel-costs-cards =
    { $count ->
        [one] Costa 1 carta in più, { $card } o locomotiva.
       *[other] Costa { $count } carte in più, { NAME($card, $count, case: "counted") } o locomotive.
    }
tunnel-costs-locomotives =
    { $count ->
        [one] Costa 1 locomotiva in più.
       *[other] Costa { $count } locomotive in più.
    }
answer-surcharge = pagare { $payment }
answer-decline = rinunciare: riprendi le carte, il turno finisce

form-tunnels-reveal = Carte rivelate
form-tunnels-tunnel = Galleria
