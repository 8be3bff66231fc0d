practice-title = Oefenen
practice-intro = Stellingen waarin één zet duidelijk de beste is. Kies een zet; daarna zie je welke het is, en waarom.
practice-puzzles = Puzzels
practice-solved = { $solved } van { $total } opgelost
practice-start = Beginnen
practice-go-on = Verdergaan
practice-all-solved = Alles opgelost.
practice-puzzle-about =
    { $state ->
        [solved] Puzzel { $number }: { $map }, { $players } spelers, opgelost
        [missed] Puzzel { $number }: { $map }, { $players } spelers, nog niet opgelost
       *[new] Puzzel { $number }: { $map }, { $players } spelers
    }
practice-own = Uit je eigen spellen
practice-own-intro = Zetten van jou waarvoor er een duidelijk betere was.
practice-own-none = Die zijn er nog niet: speel eerst een spel uit in deze browser.
practice-own-look = Zetten zoeken
practice-own-count =
    { $count ->
        [one] 1 zet, nog { $left } op te lossen
       *[other] { $count } zetten, nog { $left } op te lossen
    }
practice-own-clean = Geen van je zetten kostte veel.
practice-own-try = Opnieuw proberen
practice-ask = Jij bent aan zet: wat is de beste zet?
practice-puzzle-of = Puzzel { $number } van { $total }
practice-missed-of = Dit heb je gemist: zet { $move } van je spel op { $map }
practice-skip = Overslaan
practice-all = Alle oefeningen
practice-failed = Hier valt niets te oefenen
practice-nothing-here = Dit is geen zet van jou waarvoor er een duidelijk betere was.
practice-right = Goed.
practice-wrong = Er is een betere zet.
practice-chosen = Jouw keuze
practice-best = De beste zet
practice-played = Gespeeld in het spel
practice-cost = Je zet kost ongeveer { $points } punten en { $chance }% winstkans.
practice-cost-unknown = Wat je zet kost, is niet berekend.
practice-wins = Met de beste zet is de winstkans ongeveer { $percent }%.
practice-no-more = Dat was de laatste.
practice-next = Volgende
practice-again = Opnieuw
practice-mark-best = beste
practice-mark-chosen = jouw keuze
help-practice = Toon puzzels, één voor één: kies de beste zet en zie daarna welke het is en waarom. Begint met puzzel NUMBER.
practice-no-such-puzzle = er is geen puzzel { $number }; er zijn er { $total }
practice-you-are = { $map }. Je speelt voor { $seat }.
practice-go-on-or-quit = Enter voor de volgende puzzel, q om te stoppen:
practice-not-saved = Een puzzel kan niet worden opgeslagen.
