practice-title = Allenamento
practice-intro = Posizioni in cui una mossa è nettamente la migliore. Scegli una mossa; poi vedrai qual è e perché.
practice-puzzles = Problemi
practice-solved = { $solved } di { $total } risolti
practice-start = Inizia
practice-go-on = Continua
practice-all-solved = Tutti risolti.
practice-puzzle-about =
    { $state ->
        [solved] Problema { $number }: { $map }, { $players } giocatori, risolto
        [missed] Problema { $number }: { $map }, { $players } giocatori, non ancora risolto
       *[new] Problema { $number }: { $map }, { $players } giocatori
    }
practice-own = Dalle tue partite
practice-own-intro = Mosse tue per cui ce n’era una nettamente migliore.
practice-own-none = Ancora nessuna: prima finisci una partita in questo browser.
practice-own-look = Cerca mosse
practice-own-count =
    { $count ->
        [one] 1 mossa, { $left } da risolvere
       *[other] { $count } mosse, { $left } da risolvere
    }
practice-own-clean = Nessuna tua mossa è costata molto.
practice-own-try = Riprova
practice-ask = Tocca a te: qual è la mossa migliore?
practice-puzzle-of = Problema { $number } di { $total }
practice-missed-of = Questa ti è sfuggita: mossa { $move } della tua partita su { $map }
practice-skip = Salta
practice-all = Tutti gli esercizi
practice-failed = Qui non c’è nulla su cui allenarsi
practice-nothing-here = Non è una tua mossa per cui ce n’era una nettamente migliore.
practice-right = Giusto.
practice-wrong = C’è una mossa migliore.
practice-chosen = La tua scelta
practice-best = La mossa migliore
practice-played = Giocata nella partita
practice-cost = La tua mossa costa circa { $points } punti, e { $chance }% di probabilità di vincere.
practice-cost-unknown = Quanto costa la tua mossa non è stato calcolato.
practice-wins = Con la mossa migliore la probabilità di vincere è circa { $percent }%.
practice-no-more = Era l’ultimo da risolvere.
practice-next = Avanti
practice-again = Riprova
practice-mark-best = migliore
practice-mark-chosen = la tua scelta
help-practice = Proponi problemi, uno alla volta: scegli la mossa migliore, poi vedi qual è e perché. Comincia dal problema NUMBER.
practice-no-such-puzzle = non c’è un problema { $number }; ce ne sono { $total }
practice-you-are = { $map }. Giochi per { $seat }.
practice-go-on-or-quit = Invio per il prossimo problema, q per smettere:
practice-not-saved = Un problema non si può salvare.
