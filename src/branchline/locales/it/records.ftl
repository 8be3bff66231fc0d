record-too-large = più grande di { $bytes } byte
record-unreadable = non si può leggere: { $problem }
record-not-utf8 = non è testo UTF-8
record-not-json = non è JSON: { $problem }
record-nested = troppi livelli annidati
record-digits = un numero con troppe cifre
record-other-format = non è una partita salvata; il suo formato deve essere «{ $expected }»
record-other-version = la versione { $found } non è supportata; questo programma legge fino alla versione { $newest }
record-missing = manca
record-missing-moves =
    { $told ->
        [one] manca; la partita racconta 1 mossa
       *[other] manca; la partita racconta { $told } mosse
    }
record-too-many-moves = più di { $most } mosse
record-unknown-key = chiave sconosciuta
record-kind =
    { $kind ->
        [int] atteso un numero intero
        [str] atteso testo
        [array] atteso un elenco
       *[object] atteso un oggetto
    }
record-large-number = atteso un numero intero di al massimo { $most }
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] manca il risultato casuale { $index }; attesa una carta ancora nel mazzo
        [ticket] manca il risultato casuale { $index }; atteso un biglietto che si può pescare ora
       *[number] manca il risultato casuale { $index }; atteso un numero minore di { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] il risultato casuale { $index } è { $value }; attesa una carta ancora nel mazzo
        [ticket] il risultato casuale { $index } è { $value }; atteso un biglietto che si può pescare ora
        [nothing] il risultato casuale { $index } è { $value }; non era atteso altro
       *[number] il risultato casuale { $index } è { $value }; atteso un numero minore di { $below }
    }
record-no-map = non c’è una mappa «{ $map }», e la partita non contiene la propria
record-other-rules = le regole della mappa «{ $map }» sono cambiate da quando la partita è stata giocata
record-other-state = porta a uno stato diverso da quello salvato
record-not-over = la partita non è finita
record-other-result = attesi { $totals } punti e i posti { $ranks }

## Partite di versioni precedenti

record-differs = Le regole sono cambiate da quando questa partita è stata salvata: da { $position } in poi va diversamente.
