## At the table

shares = Aktien
shares-how = Gebaut? Nimm eine Aktie einer Gesellschaft auf dem Schild
share-next = nächste: Nr. { $number }
share-number = Nr. { $number }
shares-gone = keine mehr
shares-dummy = Strohmann
shares-count = { $count }, ab Nr. { $lowest }
status-company-shares = Nimm eine Aktie einer Gesellschaft auf dem Schild deiner Strecke, oder keine.
action-leave-share = keine Aktie nehmen
action-take-share = eine Aktie nehmen: { $company }
action-give-share = dem Strohmann eine Aktie geben: { $company }

## What happens

share-taken =
    { $subject ->
        [you] Du nimmst
        [you-again] nimmst
        [again] nimmt
       *[named] { $seat } nimmt
    } Aktie Nr. { $number }: { $company }
share-given =
    { $subject ->
        [you] Du gibst
        [you-again] gibst
        [again] gibt
       *[named] { $seat } gibt
    } dem Strohmann Aktie Nr. { $number }: { $company }
share-revealed = Aktie Nr. { $number } des Strohmanns zählt: { $company }

## Scores

line-company-shares = Aktien

## Rules page

rules-company-shares-title = Aktien
rules-company-shares-picture = Von den Gesellschaften auf dem Schild einer Strecke wird eine Aktie genommen.
rules-company-shares = Das Schild einer Strecke zeigt Gesellschaften. Baust du sie, darfst du die oberste Aktie von einer nehmen, die noch welche hat. Du nimmst höchstens eine und darfst verzichten. Am Ende ordnet jede Gesellschaft ihre Aktionäre nach der Zahl ihrer Aktien und zahlt Punkte nach Rang.
rules-company-shares-details = Aktien sind ab 1 nummeriert, die niedrigsten gehen zuerst weg. Bei gleich vielen Aktien geht die niedrigste Nummer vor. Alle Aktien liegen offen, denn alle haben gesehen, wer sie nahm.
rules-company-shares-dummy = Bei { LIST($players, type: "or") } Spielern nimmt, wer eine Aktie nimmt, danach auch eine derselben Strecke für einen Strohmann, gern von derselben Gesellschaft; ist keine mehr da, bekommt er keine. Am Ende wird die Hälfte seiner Aktien, aufgerundet, zufällig gezogen: Sie zählen im Rang wie die eines weiteren Spielers, und ihre Punkte bekommt niemand.
rules-company = Gesellschaft
rules-company-shares-number = Aktien
shares-ranks = Punkte nach Rang

## Lesson

lesson-company-shares-what = Gesellschaften haben Stapel mit Aktien. Neben den meisten Strecken zeigt ein Schild einige der Gesellschaften.
lesson-company-shares-how = Baust du eine solche Strecke, darfst du die oberste Aktie einer Gesellschaft auf dem Schild nehmen. Das kostet nichts.
lesson-company-shares-rank = Wer am Ende die meisten Aktien einer Gesellschaft hat, bekommt dafür die meisten Punkte, dann kommt der zweite Rang und so weiter. Bei gleich vielen entscheidet die niedrigste Nummer: Sei also früh dran.
lesson-company-shares-score = Große Gesellschaften zahlen gut, aber viele streiten darum. Von einer kleinen kann eine einzige Aktie reichen.

## Terminal

mechanic-company-shares = Aktien
summary-company-shares = Aktien: Nach dem Bau darfst du eine Aktie einer Gesellschaft nehmen, die die Strecke zeigt. Am Ende zahlt jede Gesellschaft Punkte nach Rang: erst die meisten Aktien, dann die niedrigste Nummer.
column-shares = Aktien
share-company = { $sign } { $company }
share-stack = noch { $count }, zahlt { $points }
shares-held = { $seat }: { $count }, ab Nr. { $lowest }
shares-of-dummy = Strohmann: { $count }, ab Nr. { $lowest }
share-question = Du darfst eine Aktie einer Gesellschaft auf deiner Strecke nehmen.
share-question-dummy = Wähle die Aktie für den Strohmann.

## Map files

map-unknown-company = ist keine Gesellschaft aus mechanics.company_shares

form-company-shares-companies = Gesellschaften
form-company-shares-shares = Aktien
form-company-shares-dummy-up-to = Strohmann bis zu so vielen Spielern
