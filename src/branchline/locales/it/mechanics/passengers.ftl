## At the table

passengers = Passeggeri
passengers-how = Costruito? Prendi un passeggero da ogni estremo
passengers-score = { $points } pt
status-passengers-at = Quale passeggero di { $place } sale a bordo?
status-passengers = Scegli il passeggero che sale a bordo.
action-fetch = prendere un passeggero: { $passenger }
name-red-passenger = rosso
name-green-passenger = verde
name-black-passenger = nero
name-yellow-passenger = giallo
name-blue-passenger = blu
name-white-passenger = bianco
name-orange-passenger = arancione
name-pink-passenger = rosa

## What happens

passenger-taken =
    { $subject ->
        [you] Prendi
        [you-again] prendi
        [again] prende
       *[named] { $seat } prende
    } un passeggero da { $place }: { $passenger }

## Scores

line-passengers = Passeggeri
tie-passengers = il maggior numero di passeggeri

## Rules page

rules-passengers-title = Passeggeri
rules-passengers-picture = Si costruisce una linea e da ogni estremo sale un passeggero.
rules-passengers = Nei luoghi aspettano passeggeri: di solito { $each-place }, di più nelle grandi città, estratti a caso prima della partita. Quando costruisci una linea ne prendi uno da ciascuno dei suoi due estremi dove ce ne sono, e scegli il colore se sono diversi. Alla fine si fa una classifica per ogni colore: segna chi ne ha di più, poi chi viene secondo. Se più giocatori ne hanno di più, tutti ricevono i punti del primo e nessuno quelli del secondo; più secondi ricevono tutti i loro. Chi non ne ha di un colore non riceve nulla per esso.
rules-passengers-details = Ci sono { $each-colour } passeggeri per colore, e tutti sono sempre scoperti. Non si può rinunciare a prenderli. I valichi verso uno stesso paese condividono il loro passeggero: lo prende la prima linea che arriva a uno di essi.

## Lesson

lesson-passengers-what = Sul tabellone aspettano passeggeri di sei colori: uno nella maggior parte dei luoghi, diversi nelle grandi città.
lesson-passengers-how = Costruisci una linea e da ogni estremo sale un passeggero. Dove aspettano più colori, scegli tu.
lesson-passengers-rank = Alla fine ogni colore paga: prima chi ha più passeggeri, poi il secondo. Sono tutti scoperti, quindi sai sempre come stai.
lesson-passengers-score = Arriva presto nelle grandi città: lì puoi scegliere. Una linea tra due luoghi con passeggeri ne porta due in un colpo, per quanto sia corta.

## Terminal

mechanic-passengers = passeggeri
summary-passengers = Passeggeri: costruire una linea porta un passeggero da ogni estremo. Alla fine segnano la maggiore e la seconda quantità di ogni colore ({ $points }).
column-passengers = pass.
passengers-waiting = in attesa
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Quale passeggero di { $place } sale a bordo?

## Reviews and hints

reason-passengers = { $tracks } porta passeggeri che valgono +{ $points } secondo i posti di adesso.

## Map files

map-too-few-passengers = ai luoghi servono { $needed } passeggeri, ma ce ne sono { $there }
form-passengers-colours = Colori dei passeggeri
form-passengers-each-place = Passeggeri in ogni luogo
form-passengers-passengers = Passeggeri qui
form-passengers-passengers-with = Passeggeri condivisi con il nome
# Words of a choice in a form.
form-word-passengers = più passeggeri
