## Al tavolo

status-substitutes = Scegli le carte da mettere
action-substitute = giocare { NAME($card, case: "one") } al posto di un’altra carta

## Cosa succede

substituted =
    { $subject ->
        [you] Giochi
        [you-again] giochi
        [again] gioca
       *[named] { $seat } gioca
    } { NAME($card, case: "one") } per fare una locomotiva
stood-in =
    { $subject ->
        [you] Giochi
        [you-again] giochi
        [again] gioca
       *[named] { $seat } gioca
    } { NAME($card, case: "one") } per riempire una casella

## Regole

rules-substitutes-title = Carte come locomotive
rules-substitutes-picture = { $cards } carte qualsiasi equivalgono a una locomotiva.
rules-substitutes = { $cards } carte a tua scelta si possono giocare come una locomotiva, ovunque si possa giocare una locomotiva. Una locomotiva può essere tra queste.
rules-substitutes-only-on = Su { $where }, { $cards } carte a tua scelta si possono giocare come una locomotiva, quante volte vuoi: per una casella che la mostra o al posto di una carta del colore. Una locomotiva può essere tra queste. Non vale su nessun’altra linea e non serve a pagare altro.
rules-substitutes-for-colour = { $tracks }: qui { $cards } carte a tua scelta riempiono una casella, quante volte vuoi, anche tutte; le altre caselle richiedono carte di un colore. Qui le locomotive non sostituiscono nulla, ma possono essere tra le { $cards }.

## Guida

guide-substitutes = Scegli le carte che ti servono meno.

## Lezione

lesson-substitutes-what = { $cards } carte qualsiasi si possono giocare come una locomotiva, ovunque si possa giocare una locomotiva.
lesson-substitutes-what-on = Su { $where }, { $cards } carte qualsiasi si possono giocare come una locomotiva.
lesson-substitutes-how = Scegli questo modo di pagare e prendi le carte dalla tua mano, o lascia che la pagina scelga quelle che ti servono meno.
lesson-substitutes-cost = Puoi farlo quante volte vuoi. Una locomotiva può essere tra le { $cards }. I punti restano gli stessi, quindi è caro: usalo quando non c’è altro modo.
lesson-substitutes-for-colour = Fa eccezione { $tracks }: lì { $cards } carte qualsiasi riempiono una casella, e le locomotive non sostituiscono nulla.

## Terminale

mechanic-substitutes = sostituti
summary-substitutes = { $cards } carte qualsiasi si possono giocare come una locomotiva: in un pagamento si scrive sub×1, poi scegli le carte.
summary-substitutes-only-on = Su { $where }, { $cards } carte qualsiasi si possono giocare come una locomotiva: in un pagamento si scrive sub×1, poi scegli le carte.
summary-substitutes-for-colour = { $tracks }: { $cards } carte qualsiasi riempiono una casella, che in un pagamento si scrive set×1; lì le locomotive non sostituiscono nessun colore.
substitutes-to-claim = Per costruire { $track } paghi { $payment }
substitutes-to-buy = Per comprare { $item } paghi { $payment }
substitutes-leave-no-claim = Senza quelle non potresti pagare la linea per cui la compri: scegline altre.
substitutes-in-payment = sub×1: altre { $count } carte a tua scelta come locomotiva
sets-in-payment = set×1: altre { $count } carte a tua scelta per una casella
claimed-after-substituted =
    { $subject ->
        [you] Costruisci
        [you-again] costruisci
        [again] costruisce
       *[named] { $seat } costruisce
    } { $track } { $paid ->
        [nothing] con
       *[cards] con { $payment } più
    } { $before } come { $locomotives ->
        [one] locomotiva
       *[other] locomotive
    }
claimed-after-stood-in =
    { $subject ->
        [you] Costruisci
        [you-again] costruisci
        [again] costruisce
       *[named] { $seat } costruisce
    } { $track } { $paid ->
        [nothing] con { $before }
       *[cards] con { $payment } più { $before } per le altre caselle
    }

form-substitutes-cards = Carte per una locomotiva
form-substitutes-only-on = Solo su
form-substitutes-for-colour = Per una carta colorata
form-substitutes-tracks = Linee
