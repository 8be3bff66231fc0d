practice-title = Ćwiczenia
practice-intro = Pozycje, w których jeden ruch jest wyraźnie najlepszy. Wybierz ruch; potem zobaczysz, który to i dlaczego.
practice-puzzles = Zadania
practice-solved = Rozwiązane: { $solved } z { $total }
practice-start = Zacznij
practice-go-on = Dalej
practice-all-solved = Wszystkie rozwiązane.
practice-puzzle-about =
    { $state ->
        [solved] Zadanie { $number }: { $map }, liczba graczy: { $players }, rozwiązane
        [missed] Zadanie { $number }: { $map }, liczba graczy: { $players }, jeszcze nierozwiązane
       *[new] Zadanie { $number }: { $map }, liczba graczy: { $players }
    }
practice-own = Z twoich gier
practice-own-intro = Twoje ruchy, zamiast których był wyraźnie lepszy.
practice-own-none = Jeszcze ich nie ma: najpierw dokończ grę w tej przeglądarce.
practice-own-look = Szukaj ruchów
practice-own-count =
    { $count ->
        [one] 1 ruch, do rozwiązania: { $left }
        [few] { $count } ruchy, do rozwiązania: { $left }
        [many] { $count } ruchów, do rozwiązania: { $left }
       *[other] { $count } ruchu, do rozwiązania: { $left }
    }
practice-own-clean = Żaden twój ruch nie kosztował wiele.
practice-own-try = Spróbuj znowu
practice-ask = Twoja kolej: który ruch jest najlepszy?
practice-puzzle-of = Zadanie { $number } z { $total }
practice-missed-of = To ci umknęło: ruch { $move } twojej gry ({ $map })
practice-skip = Pomiń
practice-all = Wszystkie ćwiczenia
practice-failed = Nie ma tu czego ćwiczyć
practice-nothing-here = To nie jest twój ruch, zamiast którego był wyraźnie lepszy.
practice-right = Dobrze.
practice-wrong = Jest lepszy ruch.
practice-chosen = Twój wybór
practice-best = Najlepszy ruch
practice-played = Zagrano w grze
practice-cost = Twój ruch kosztuje około { $points } pkt i { $chance } % szansy na wygraną.
practice-cost-unknown = Nie policzono, ile kosztuje twój ruch.
practice-wins = Z najlepszym ruchem szansa na wygraną to około { $percent } %.
practice-no-more = To było ostatnie do rozwiązania.
practice-next = Następne
practice-again = Jeszcze raz
practice-mark-best = najlepszy
practice-mark-chosen = twój wybór
help-practice = Pokazuj zadania, jedno po drugim: wybierz najlepszy ruch, potem zobacz, który to i dlaczego. Zaczyna od zadania NUMBER.
practice-no-such-puzzle = nie ma zadania { $number }; liczba zadań: { $total }
practice-you-are = { $map }. Grasz za: { $seat }.
practice-go-on-or-quit = Enter: następne zadanie, q: koniec:
practice-not-saved = Zadania nie można zapisać.
