practice-title = Trening
practice-intro = Stillinger der ett trekk er klart best. Velg et trekk; så ser du hvilket det er, og hvorfor.
practice-puzzles = Oppgaver
practice-solved = { $solved } av { $total } løst
practice-start = Begynn
practice-go-on = Fortsett
practice-all-solved = Alle løst.
practice-puzzle-about =
    { $state ->
        [solved] Oppgave { $number }: { $map }, { $players } spillere, løst
        [missed] Oppgave { $number }: { $map }, { $players } spillere, ikke løst ennå
       *[new] Oppgave { $number }: { $map }, { $players } spillere
    }
practice-own = Fra spillene dine
practice-own-intro = Trekk du gjorde da det fantes et klart bedre.
practice-own-none = Det er ingen ennå: Spill først ferdig et spill i denne nettleseren.
practice-own-look = Finn trekk
practice-own-count =
    { $count ->
        [one] 1 trekk, { $left } å løse
       *[other] { $count } trekk, { $left } å løse
    }
practice-own-clean = Ingen av trekkene dine kostet mye.
practice-own-try = Prøv igjen
practice-ask = Din tur: Hvilket trekk er best?
practice-puzzle-of = Oppgave { $number } av { $total }
practice-missed-of = Dette gikk du glipp av: trekk { $move } i spillet ditt på { $map }
practice-skip = Hopp over
practice-all = Alle øvelser
practice-failed = Her er det ingenting å trene på
practice-nothing-here = Dette er ikke et av trekkene dine der det fantes et klart bedre.
practice-right = Riktig.
practice-wrong = Det finnes et bedre trekk.
practice-chosen = Valget ditt
practice-best = Det beste trekket
practice-played = Spilt i spillet
practice-cost = Trekket ditt koster omtrent { $points } poeng og { $chance } % vinnersjanse.
practice-cost-unknown = Hva trekket ditt koster, er ikke regnet ut.
practice-wins = Med det beste trekket er vinnersjansen omtrent { $percent } %.
practice-no-more = Det var den siste.
practice-next = Neste
practice-again = Igjen
practice-mark-best = best
practice-mark-chosen = valget ditt
help-practice = Vis oppgaver, én om gangen: Velg det beste trekket, og se så hvilket det er og hvorfor. Begynner med oppgave NUMBER.
practice-no-such-puzzle = det finnes ingen oppgave { $number }; det finnes { $total }
practice-you-are = { $map }. Du spiller for { $seat }.
practice-go-on-or-quit = Enter for neste oppgave, q for å stoppe:
practice-not-saved = En oppgave kan ikke lagres.
