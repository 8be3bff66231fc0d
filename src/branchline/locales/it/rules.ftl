rules-aim-title = Di che si tratta
rules-aim-picture = Un biglietto, e vagoni sulle linee che uniscono i suoi due luoghi, tranne l’ultima.
rules-aim = Costruisci linee ferroviarie tra luoghi vicini. Ottieni punti per ogni linea che costruisci, per ogni biglietto segreto con i due capi uniti dalle tue linee, e per ciò che questo tabellone premia in più. I biglietti che non riesci a unire tolgono punti. Vince chi ha più punti.
rules-turn = Nel tuo turno fai una sola cosa: prendi carte, costruisci una linea o peschi biglietti. Alcuni tabelloni aggiungono qualcosa, come spiegato sotto. Puoi passare solo se non puoi fare altro.

rules-cards-title = Carte
rules-cards-picture =
    { $row ->
        [one] La carta scoperta della fila e il mazzo accanto; se ne prende una dalla fila e una dal mazzo.
       *[other] Le { $row } carte scoperte della fila e il mazzo accanto; se ne prende una dalla fila e una dal mazzo.
    }
rules-deck =
    Il mazzo ha { $each } carte di ognuno degli otto colori e { $locomotives ->
        [one] 1 locomotiva
       *[other] { $locomotives } locomotive
    }. Cominci con { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    }{ $gift ->
        [0] .
        [one] {" "}e una locomotiva.
       *[other] {" "}e { $gift } locomotive.
    } Una locomotiva vale una carta di qualsiasi colore.
rules-draw = Prendi due carte, una dopo l’altra: ognuna tra le { $row } scoperte nella fila, o alla cieca dal mazzo. Una carta presa dalla fila viene subito rimpiazzata. Quando il mazzo finisce, gli scarti vengono mescolati in un nuovo mazzo.
rules-row-locomotive = Una locomotiva della fila è tutto ciò che prendi: non puoi prenderla come seconda carta, e dopo non prendi altro. Una pescata alla cieca dal mazzo è una carta come le altre.
rules-sweep = Ogni volta che { $count } o più carte della fila sono locomotive, l’intera fila viene scartata e ridistribuita.
rules-sweep-limits = Se le carte che nessuno ha in mano non bastano per una fila con meno di { $count } locomotive, la fila resta com’è. Se gli scarti sono stati mescolati due volte e la nuova fila ne ha ancora troppe, mazzo e scarti vengono mescolati insieme prima di ridistribuirla.
rules-secrets = Le carte e i biglietti che hai in mano sono segreti. Si sa invece quanti ne hai, quanti vagoni ti restano e quali carte sono tra gli scarti.

rules-tracks-title = Linee
rules-tracks-picture = Tre carte rosse pagano una linea di tre caselle rosse, su cui vanno tre vagoni.
rules-claim = Per costruire una linea, scarta tante carte quante sono le sue caselle, tutte del suo colore; per una linea grigia, tutte di uno stesso colore qualsiasi. Le locomotive possono sostituirne quante vuoi. Poi altrettanti dei tuoi { $trains } vagoni vanno sulla linea, e ottieni subito i punti.
rules-claim-anywhere = Non serve che le tue linee siano collegate.
rules-parallel = Dove linee di uguale lunghezza corrono affiancate, ogni giocatore può averne una sola. Con meno di { $from } giocatori, la prima costruita chiude l’altra per tutti.
rules-parallel-one = Dove linee di uguale lunghezza corrono affiancate, la prima costruita chiude l’altra per tutti.
rules-parallel-open = Su alcune tratte tutte le linee parallele si possono costruire con qualsiasi numero di giocatori, ma ognuno può averne una sola.
rules-parallel-lengths = Linee di lunghezza diversa tra gli stessi due luoghi ({ $routes }) sono tratte separate: puoi averle entrambe, e nessuna chiude l’altra.

rules-tickets-title = Biglietti
rules-tickets-picture = Due biglietti con i loro punti, uno dei quali completato.
rules-first-tickets =
    All’inizio ognuno può scegliere tra { $offered } biglietti e ne tiene almeno { $keep }. { $out ->
        [under] Gli altri vanno sotto la pila.
        [shuffled] Gli altri si rimescolano nella pila.
        [pile] Gli altri vanno scoperti in una pila degli scarti.
       *[out] Gli altri escono dal gioco.
    } Nessuno vede quali o quanti ne tengono gli altri finché tutti non hanno scelto.
rules-first-tickets-decks =
    { $one ->
        [one] All’inizio ognuno può scegliere tra { $offered } biglietti, uno dei quali lungo, e ne tiene almeno { $keep } di qualsiasi tipo.
       *[other] All’inizio ognuno può scegliere tra { $offered } biglietti, { $one } dei quali lunghi, e ne tiene almeno { $keep } di qualsiasi tipo.
    } { $out ->
        [under] Gli altri vanno sotto le loro pile.
        [pile] Gli altri vanno scoperti in una pila degli scarti.
       *[out] Gli altri escono dal gioco, e anche quelli lunghi non distribuiti.
    } Nessuno vede quali o quanti ne tengono gli altri finché tutti non hanno scelto.
rules-later-tickets =
    Nel tuo turno puoi pescarne altri { $drawn } (o quanti ne restano) e devi tenerne almeno { $keep }. { $out ->
        [under] Gli altri vanno sotto la pila.
        [pile] Gli altri vanno scoperti in una pila degli scarti.
       *[out] Gli altri escono dal gioco, quindi la pila può finire.
    }
rules-tickets-score = Alla fine, un biglietto dà i suoi punti se i suoi luoghi sono uniti dalle tue linee, e te li toglie se non lo sono.
rules-tickets-areas =
    Alcuni biglietti nominano una nazione disegnata come più luoghi: basta raggiungerne uno. { $joined ->
        [yes] I luoghi di una nazione sono uniti tra loro solo da una linea che costruisci tra l’uno e l’altro.
       *[no] I luoghi di una nazione non sono uniti tra loro, quindi nessun tragitto la attraversa.
    }
rules-tickets-several = Alcuni biglietti nominano più mete, ognuna con i suoi punti. Conta la migliore che raggiungi; se non ne raggiungi nessuna, perdi i punti della minore.

rules-end-title = La fine
rules-end-picture =
    { $trains ->
        [0] Non resta nessun vagone
        [one] Resta 1 vagone
       *[other] Restano { $trains } vagoni
    }: viene l’ultimo giro, poi il punteggio.
rules-last-round =
    { $trains ->
        [one] Quando un turno finisce e a chi l’ha giocato resta al massimo 1 vagone,
       *[other] Quando un turno finisce e a chi l’ha giocato restano al massimo { $trains } vagoni,
    } ognuno gioca ancora un turno, anche quella persona. Poi i biglietti vengono mostrati e contati.
rules-all-pass = Se non puoi fare nulla, passi. Se tutti passano uno dopo l’altro, la partita finisce subito e si contano i punti.
rules-winner =
    { $ties ->
        [0] Vince chi ha più punti; in caso di parità la vittoria è condivisa.
        [one] Vince chi ha più punti. In caso di parità decide questo: { $order }. Se la parità resta, la vittoria è condivisa.
       *[other] Vince chi ha più punti. In caso di parità decidono, in quest’ordine: { $order }. Se la parità resta, la vittoria è condivisa.
    }

rules-path-length = Il percorso più lungo è il tuo percorso continuo più lungo di linee tue. Può passare più volte da un luogo, ma non dalla stessa linea.

rules-uncertain-title = Che cosa non è certo
