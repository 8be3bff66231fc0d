practice-title = Træning
practice-intro = Stillinger, hvor ét træk er klart bedst. Vælg et træk; så ser du, hvilket det er, og hvorfor.
practice-puzzles = Opgaver
practice-solved = { $solved } af { $total } løst
practice-start = Begynd
practice-go-on = Fortsæt
practice-all-solved = Alle løst.
practice-puzzle-about =
    { $state ->
        [solved] Opgave { $number }: { $map }, { $players } spillere, løst
        [missed] Opgave { $number }: { $map }, { $players } spillere, ikke løst endnu
       *[new] Opgave { $number }: { $map }, { $players } spillere
    }
practice-own = Fra dine spil
practice-own-intro = Træk, du lavede, hvor der var et klart bedre.
practice-own-none = Der er ingen endnu: Spil først et spil færdigt i denne browser.
practice-own-look = Find træk
practice-own-count =
    { $count ->
        [one] 1 træk, { $left } at løse
       *[other] { $count } træk, { $left } at løse
    }
practice-own-clean = Ingen af dine træk kostede meget.
practice-own-try = Prøv igen
practice-ask = Din tur: Hvilket træk er bedst?
practice-puzzle-of = Opgave { $number } af { $total }
practice-missed-of = Det her overså du: træk { $move } i dit spil på { $map }
practice-skip = Spring over
practice-all = Alle øvelser
practice-failed = Her er intet at træne
practice-nothing-here = Det er ikke et af dine træk, hvor der var et klart bedre.
practice-right = Rigtigt.
practice-wrong = Der er et bedre træk.
practice-chosen = Dit valg
practice-best = Det bedste træk
practice-played = Spillet i spillet
practice-cost = Dit træk koster omkring { $points } point og { $chance } % vinderchance.
practice-cost-unknown = Hvad dit træk koster, er ikke regnet ud.
practice-wins = Med det bedste træk er vinderchancen omkring { $percent } %.
practice-no-more = Det var den sidste.
practice-next = Næste
practice-again = Igen
practice-mark-best = bedst
practice-mark-chosen = dit valg
help-practice = Vis opgaver, én ad gangen: Vælg det bedste træk, og se så, hvilket det er, og hvorfor. Begynder med opgave NUMBER.
practice-no-such-puzzle = der er ingen opgave { $number }; der er { $total }
practice-you-are = { $map }. Du spiller for { $seat }.
practice-go-on-or-quit = Enter for næste opgave, q for at stoppe:
practice-not-saved = En opgave kan ikke gemmes.
