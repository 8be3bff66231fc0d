reason-completes = { $tracks } kończy { $tickets }: +{ $points } na koniec gry.
reason-serves = { $tracks } leży na drodze { $tickets }.
reason-spares =
    { $count ->
        [one] Oszczędza lokomotywę, którą zużył ruch w grze.
        [few] Oszczędza { $count } lokomotywy, które zużył ruch w grze.
       *[many] Oszczędza { $count } lokomotyw, które zużył ruch w grze.
    }
reason-aside = Zbudowano { $tracks }, a nie leży to na najkrótszej drodze żadnego otwartego biletu.
reason-only-way = Bez { $tracks } nie da się już ukończyć { $tickets }.
reason-detour =
    { $more ->
        [one] Jeśli { $tracks } zbuduje ktoś inny, { $tickets } wymaga o 1 wagon więcej.
        [few] Jeśli { $tracks } zbuduje ktoś inny, { $tickets } wymaga o { $more } wagony więcej.
       *[many] Jeśli { $tracks } zbuduje ktoś inny, { $tickets } wymaga o { $more } wagonów więcej.
    }
reason-contested = { $seats } też może chcieć { $tracks }: tak jest w { $percent }% możliwych układów kart.
reason-blocks = To blokada: { $seats } potrzebuje { $tracks } na bilet { $tickets }.
reason-scores =
    { $points ->
        [one] { $tracks } daje 1 punkt.
        [few] { $tracks } daje { $points } punkty.
       *[many] { $tracks } daje { $points } punktów.
    }
reason-needs-card-for = { $cards } jest potrzebna na { $tracks } (długość { $length }, na ręce { $held }), na drodze { $tickets }.
reason-needs-card = { $cards } jest potrzebna na { $tracks } (długość { $length }, na ręce { $held }).
reason-needs-locomotive-for = { $cards } przyda się na { $tracks } (długość { $length }), na drodze { $tickets }.
reason-needs-locomotive = { $cards } przyda się na { $tracks } (długość { $length }).
reason-saves-up = { $cards } jest potrzebna na { $tracks } ({ $points } pkt): długość { $length }, na ręce { $held }.
reason-saves-up-locomotive = { $cards } przyda się na { $tracks } ({ $points } pkt).
reason-takes = Na ręce: { $held } { NAME($cards, $held, case: "counted") }, a z tą będzie więcej.
reason-deck-odds = { $percent }% kart jeszcze niewidzianych to { LIST($cards, case: "plain-plural") }, przydatne na { $tracks }.
reason-deck-any = Każda jeszcze niewidziana karta przyda się na { $tracks }.
reason-more-tickets = Do ukończenia: { $tickets }. Wagony w zapasie na kolejne bilety: { $trains }.
reason-all-done = Już gotowe: { $tickets }. Wagony w zapasie: { $trains }.
reason-no-tickets =
    { $trains ->
        [one] { $seats } ma jeszcze 1 wagon i żadnego biletu do ukończenia.
        [few] { $seats } ma jeszcze { $trains } wagony i żadnego biletu do ukończenia.
       *[many] { $seats } ma jeszcze { $trains } wagonów i żadnego biletu do ukończenia.
    }
reason-no-tickets-you =
    { $trains ->
        [one] Masz jeszcze 1 wagon i żadnego biletu do ukończenia.
        [few] Masz jeszcze { $trains } wagony i żadnego biletu do ukończenia.
       *[many] Masz jeszcze { $trains } wagonów i żadnego biletu do ukończenia.
    }
reason-together =
    { $trains ->
        [one] Bilety { $tickets } łączy { $tracks }: 1 wagon służy im wszystkim.
        [few] Bilety { $tickets } łączy { $tracks }: { $trains } wagony służą im wszystkim.
       *[many] Bilety { $tickets } łączy { $tracks }: { $trains } wagonów służy im wszystkim.
    }
reason-keep =
    { $trains ->
        [one] { $tickets }: { $points } pkt za co najmniej 1 wagon (w zapasie { $left }).
        [few] { $tickets }: { $points } pkt za co najmniej { $trains } wagony (w zapasie { $left }).
       *[many] { $tickets }: { $points } pkt za co najmniej { $trains } wagonów (w zapasie { $left }).
    }
reason-keep-done = Bilet { $tickets } jest już ukończony: { $points } pkt.
reason-keep-impossible = Bilet { $tickets } jest nieosiągalny.
reason-leave =
    { $trains ->
        [one] Nie { $tickets }: { $points } pkt za co najmniej 1 wagon (w zapasie { $left }).
        [few] Nie { $tickets }: { $points } pkt za co najmniej { $trains } wagony (w zapasie { $left }).
       *[many] Nie { $tickets }: { $points } pkt za co najmniej { $trains } wagonów (w zapasie { $left }).
    }
reason-leave-done = Nie { $tickets }, choć ten bilet jest już ukończony.
reason-leave-impossible = Nie { $tickets }: ten bilet jest nieosiągalny.
reason-opens = To otwiera { $tracks }.
reason-opens-for = To otwiera { $tracks }, na drodze { $tickets }.
reason-helps = To pomaga ukończyć { $tickets }.
reason-works-on =
    { $trains ->
        [one] Na { $tickets } trzeba jeszcze 1 wagonu (w zapasie { $left }).
        [few] Na { $tickets } trzeba jeszcze { $trains } wagonów (w zapasie { $left }).
       *[many] Na { $tickets } trzeba jeszcze { $trains } wagonów (w zapasie { $left }).
    }
reason-goes-for = { $tracks } to najdłuższa trasa, którą można jeszcze zbudować: { $points } pkt.
reason-trains-left =
    { $trains ->
        [one] { $seats } ma jeszcze 1 wagon.
        [few] { $seats } ma jeszcze { $trains } wagony.
       *[many] { $seats } ma jeszcze { $trains } wagonów.
    }
reason-trains-left-you =
    { $trains ->
        [one] Masz jeszcze 1 wagon.
        [few] Masz jeszcze { $trains } wagony.
       *[many] Masz jeszcze { $trains } wagonów.
    }
reason-last-round = To ostatnia runda: { $seats } nie ma już kolejnej tury.
reason-last-round-you = To ostatnia runda: nie masz już kolejnej tury.
reason-end-near =
    { $trains ->
        [one] { $seats } ma jeszcze 1 wagon: koniec jest blisko.
        [few] { $seats } ma jeszcze { $trains } wagony: koniec jest blisko.
       *[many] { $seats } ma jeszcze { $trains } wagonów: koniec jest blisko.
    }
reason-end-near-you =
    { $trains ->
        [one] Masz jeszcze 1 wagon: koniec jest blisko.
        [few] Masz jeszcze { $trains } wagony: koniec jest blisko.
       *[many] Masz jeszcze { $trains } wagonów: koniec jest blisko.
    }
reason-built-later =
    { $moves ->
        [one] { $seats } buduje { $tracks } w następnym ruchu.
        [few] { $seats } buduje { $tracks } { $moves } ruchy później.
       *[many] { $seats } buduje { $tracks } { $moves } ruchów później.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } zajmuje { $tracks } w następnym ruchu.
        [few] { $seats } zajmuje { $tracks } { $moves } ruchy później.
       *[many] { $seats } zajmuje { $tracks } { $moves } ruchów później.
    }
reason-never-built = Ostatecznie nikt nie zbudował { $tracks }.

move-take = wziąć { NAME($card, case: "accusative") }
move-draw = dobrać z talii
move-tickets = dobrać bilety
move-pass = spasować
move-keep-some = zatrzymać bilety
move-keep = zatrzymać { $tickets }
move-claim-for = zbudować { $track } za { LIST($cards, case: "accusative") }

help-review = Pokaż, jak wygrano zapisaną grę FILE: szanse ruch po ruchu, ruchy, które kosztowały najwięcej, i dlaczego.
option-review-json = Wypisz analizę jako JSON.
option-review-html = Zapisz analizę jako samodzielną stronę.
option-review-view = Czyimi oczami oglądać grę: numer gracza albo 0, by odkryć wszystkie karty.
option-review-seed = Ziarno sprawdzanych rozdań.
review-heading = { $map }: { $seats }. Ruchy: { $moves }.
review-working = Analiza gry
review-no-such-view = nie ma gracza { $view }; liczba graczy: { $players }
review-no-moves = w tej grze nie ma jeszcze ruchów
review-written = Zapisano: { $file }
review-by-network = Ocenia sieć wartości tej planszy.
review-by-planner = Ta plansza nie ma sieci wartości: oceniono za to plan planisty, co jest mniej dokładne.
review-fitted = Szanse dopasowano do gier na tej planszy z tą samą liczbą graczy.
review-near = Szanse dopasowano do gier na tej planszy z inną liczbą graczy.
review-borrowed = Szanse dopasowano do gier na innych planszach.
review-title = Analiza gry
review-chances = Szansa na wygraną
review-view-all = Wszystkie karty odkryte
review-view-of = Co może wiedzieć { $seat }
review-turning-points = Punkty zwrotne
review-no-turning-points = Żaden ruch nie kosztował wyraźnie więcej, niż wynosi błąd oszacowania.
review-parts = Co zmieniało szanse
review-parts-note = Szczęście, własna gra i gra innych razem wyjaśniają różnicę między szansą początkową a wynikiem. Własna gra sumuje, ile każdy ruch kosztował w porównaniu z najlepszym; nikt nie znajduje go zawsze, więc suma może przekroczyć 100%, a gra innych ją równoważy.
review-column-move = Ruch
review-column-seat = Gracz
review-column-played = Zagrano
review-column-better = Lepiej
review-column-points = Punkty
review-column-chance = Szansa
review-column-first = Początek
review-column-luck = Szczęście
review-column-own = Własna gra
review-column-others = Gra innych
review-column-result = Wynik
review-moves = Wszystkie ruchy
review-noise-note = Liczba po ± to błąd standardowy oszacowania.
review-percent = { $percent }%

review-of = Analiza gry: { $map }
review-failed = Nie ma analizy do pokazania
review-progress = Ocena ruchów: { $done } z { $total }
review-waiting = Analiza czeka na swoją kolej.
review-view = Widok
review-move-of = Ruch { $move } · { $seat }
review-end = Koniec
review-played = Zagrano
review-better = Lepiej
review-better-move = Lepiej: { $move }
review-best = Najlepszy ruch
review-forced = Nie było wyboru.
review-hidden = Nie wiadomo, co { $seat } ma na ręce.
review-agrees = Ekspert wybrałby to samo.
review-costs = Kosztuje około { $points } ± { $noise } pkt i { $chance } ± { $error }% szansy na wygraną.
review-costs-judged = Kosztuje około { $points } ± { $noise } pkt, ocena bez rozgrywania do końca.
review-open-verdict = Przy odkrytych kartach: { $move }.
review-alternative = { $move } (−{ $points } pkt)
review-alternative-equal = { $move } (równie dobrze)
review-alternatives = Kolejne najlepsze: { $moves }
review-chance-of = { $seat }: { $percent }%
review-chance-after = po { $move } z { $moves } ruchów
review-turning-point = Ruch { $move }, { $seat }: −{ $chance }%
review-previous = Poprzedni punkt zwrotny
review-next = Następny punkt zwrotny
review-copy = Kopiuj link do tego ruchu
review-luck = szczęście { $luck }%, własna gra { $own }%, gra innych { $others }%
review-parts-of = Od { $first }% do { $last }%: szczęście { $luck }%, własna gra { $own }%, gra innych { $others }%
review-mark-played = zagrano
review-mark-better = lepiej

reason-gains =
    { $points ->
        [one] Budowa { $tracks } daje od razu 1 punkt więcej.
        [few] Budowa { $tracks } daje od razu { $points } punkty więcej.
       *[many] Budowa { $tracks } daje od razu { $points } punktów więcej.
    }
hint-again = Zapytaj jeszcze raz, aby zobaczyć plan na planszy.
