## At the table

shares = Azioni
shares-how = Hai costruito? Prendi un’azione di una compagnia del cartello
share-next = prossima: n. { $number }
share-number = n. { $number }
shares-gone = finite
shares-dummy = Prestanome
shares-count = { $count }, dalla n. { $lowest }
status-company-shares = Prendi un’azione di una compagnia del cartello della tua linea, o nessuna.
action-leave-share = non prendere azioni
action-take-share = prendi un’azione: { $company }
action-give-share = da’ un’azione al prestanome: { $company }

## What happens

share-taken =
    { $subject ->
        [you] Prendi
        [you-again] prendi
        [again] prende
       *[named] { $seat } prende
    } l’azione n. { $number }: { $company }
share-given =
    { $subject ->
        [you] Dai
        [you-again] dai
        [again] dà
       *[named] { $seat } dà
    } al prestanome l’azione n. { $number }: { $company }
share-revealed = L’azione n. { $number } del prestanome conta: { $company }

## Scores

line-company-shares = Azioni

## Rules page

rules-company-shares-title = Azioni
rules-company-shares-picture = Delle compagnie sul cartello di una linea si prende un’azione di una.
rules-company-shares = Il cartello di una linea mostra delle compagnie. Quando la costruisci puoi prendere l’azione in cima di una di esse che ne abbia ancora. Ne prendi al massimo una, e puoi rinunciare. Alla fine ogni compagnia ordina gli azionisti per numero di azioni e dà punti secondo il posto.
rules-company-shares-details = Le azioni sono numerate da 1 e si prendono prima le più basse. A parità di azioni va avanti il numero più basso. Sono tutte scoperte, perché tutti hanno visto chi le ha prese.
rules-company-shares-dummy = Con { LIST($players, type: "or") } giocatori, chi prende un’azione ne prende poi una della stessa linea per un prestanome, anche della stessa compagnia; se non ne restano, non ne riceve. Alla fine metà delle sue azioni, arrotondata per eccesso, viene estratta a sorte: contano come quelle di un giocatore in più, e nessuno ne riceve i punti.
rules-company = Compagnia
rules-company-shares-number = Azioni
shares-ranks = Punti per posto

## Lesson

lesson-company-shares-what = Le compagnie hanno pile di azioni. Accanto a quasi tutte le linee un cartello mostra alcune compagnie.
lesson-company-shares-how = Costruisci una linea così e puoi prendere l’azione in cima di una compagnia del cartello. Non costa nulla.
lesson-company-shares-rank = Alla fine chi ha più azioni di una compagnia riceve più punti per essa, poi il secondo posto e così via. A parità decide il numero più basso: arriva presto.
lesson-company-shares-score = Le compagnie grandi pagano bene, ma se le contendono in molti. Di una piccola può bastare una sola azione.

## Terminal

mechanic-company-shares = azioni
summary-company-shares = Azioni: dopo aver costruito una linea puoi prendere un’azione di una compagnia che mostra. Alla fine ogni compagnia dà punti per posto: prima chi ha più azioni, poi il numero più basso.
column-shares = azioni
share-company = { $sign } { $company }
share-stack =
    { $count ->
        [one] ne resta 1
       *[other] ne restano { $count }
    }, paga { $points }
shares-held = { $seat }: { $count }, dalla n. { $lowest }
shares-of-dummy = prestanome: { $count }, dalla n. { $lowest }
share-question = Puoi prendere un’azione di una compagnia della tua linea.
share-question-dummy = Scegli l’azione per il prestanome.

## Map files

map-unknown-company = non è una compagnia di mechanics.company_shares

form-company-shares-companies = Compagnie
form-company-shares-shares = Azioni
form-company-shares-dummy-up-to = Prestanome fino a questo numero di giocatori
