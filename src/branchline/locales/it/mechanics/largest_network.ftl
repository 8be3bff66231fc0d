## Scores

line-largest-network = Rete più grande
line-largest-network-measured = Rete più grande (luoghi)

## Rules page

rules-largest-network-title = Rete più grande
rules-largest-network-picture = Una rete di cinque luoghi è illuminata; un’altra di due luoghi, accanto, no.
rules-largest-network =
    Chi ha la rete che unisce più luoghi riceve { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Ogni luogo conta una volta, e una sola linea è già una rete; reti separate non si sommano. In caso di parità i punti vanno a chiunque sia in testa, anche se nessuno ha neppure una linea.

## Lesson

lesson-largest-network-what = Alla fine, la rete che unisce più luoghi dà un bonus.
lesson-largest-network-how = Le diramazioni contano quanto le linee lunghe, ma ogni luogo una volta sola. Ciò che non è unito alla rete non conta.
lesson-largest-network-score =
    Dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. Se più reti sono ugualmente grandi, segnano tutte.

## Terminal

mechanic-largest-network = rete più grande
summary-largest-network =
    La rete che unisce più luoghi dà { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
column-places-joined = luoghi
