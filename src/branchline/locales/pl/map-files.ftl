## The file

map-unreadable = nie da się odczytać: { $problem }
map-not-a-file = to nie plik
map-no-such-file = nie ma takiego pliku
map-no-such-map = nie ma takiej mapy; podaj identyfikator mapy albo ścieżkę pliku .toml
map-too-big = za duży jak na mapę: ponad { $most } B
map-line-too-long = za długi wiersz: { $size } B, najwyżej { $most }; rozłóż go na więcej wierszy
map-not-utf8 = to nie tekst w UTF-8
map-nested = listy lub tabele są zbyt głęboko zagnieżdżone
map-not-toml = to nie TOML: { $problem }
toml-missing = brakuje { $sign }
toml-value = oczekiwano wartości, na przykład 12 lub true, albo tekstu w prostych cudzysłowach
toml-key = oczekiwano klucza ze znakiem = i wartością albo [tabeli]
toml-line-end = po wartości wiersz musi się kończyć
toml-character = ten znak nie może tu stać
toml-twice = ten klucz lub ta tabela już jest
toml-escape = wpisz \\ zamiast ukośnika wstecznego albo znany kod po nim
toml-date = nie ma takiej daty
toml-number = liczba jest za długa
map-other-format = ta wersja czyta tylko pliki map w formacie { $format }
map-other-version = jest tylko wersja { $version }; podaj { $name }

## Values

map-must-be = tu musi być { $wanted }
map-key-must-be = kluczem musi być { $wanted }
map-key-missing = brak; musi być { $wanted }
map-text-too-long = za długie, znaków: { $characters }, najwyżej { $most }
map-unknown-key = nieznany klucz
map-unknown-mechanic = nieznana mechanika
map-listed-twice = jest na liście dwa razy

wanted-int = liczba całkowita od { $low } do { $high }
wanted-exactly = liczba { $number }
wanted-number = liczba od { $low } do { $high }
wanted-text = drukowalny tekst bez spacji na końcach
wanted-id = słowo z małych liter, cyfr i podkreśleń, na przykład my_map
wanted-anything = cokolwiek
wanted-flag = true lub false
wanted-word = { $word }
wanted-one-of = jedno z: { $words }
wanted-list = lista od { $least } do { $most } elementów
wanted-list-of = lista, elementów: { $size }
wanted-entries = tabela zawierająca od { $least } do { $most } wpisów
wanted-table = tabela
wanted-table-with = tabela z kluczami { $keys }
wanted-deal = { $number } albo tabela stosów z takimi liczbami
wanted-mechanics = nazwa mechaniki albo lista takich nazw

## Variants

map-no-such-variant = nie ma takiego wariantu
map-in-variant = { $problem } (w wariancie { $variant })

## Players, cards, ties and counts

map-first-game-bots =
    { $most ->
        [one] mapa jest dla jednej osoby i jednego bota: podaj 1
        [few] prócz jednej osoby mapa przyjmuje od { $fewest } do { $most } botów: podaj tyle
       *[many] prócz jednej osoby mapa przyjmuje od { $fewest } do { $most } botów: podaj tyle
    }
map-players-swapped = najpierw mniejsza liczba: napisz [{ $fewest }, { $most }]
map-too-few-locomotives = gracze ({ $players }) dostaliby { $given } z { $locomotives } lokomotyw
map-too-few-cards =
    { $cards ->
        [one] 1 karta to za mało: gracze ({ $players }) dostają po 4, a rząd ma 5, razem { $needed }
        [few] { $cards } karty to za mało: gracze ({ $players }) dostają po 4, a rząd ma 5, razem { $needed }
       *[many] { $cards } kart to za mało: gracze ({ $players }) dostają po 4, a rząd ma 5, razem { $needed }
    }
map-tie-needs = mapa nie używa mechaniki { $mechanic }, która to mierzy
map-rejected-needs = mapa nie używa mechaniki { $mechanic }, która odkłada tam odrzucone bilety
map-other-count =
    { $what ->
        [places] miejsca w pliku: { $count }; która liczba się zgadza?
        [tracks] trasy w pliku: { $count }; która liczba się zgadza?
       *[tickets] bilety w pliku: { $count }; która liczba się zgadza?
    }

## Places and areas

map-unknown-place = nieznane miejsce
map-name-taken = tę nazwę ma już { $other } (pomijając wielkość liter i akcenty)
map-area-named-as-place = tę nazwę ma miejsce; nadaj obszarowi własną

## Tracks

map-track-is-loop = trasa kończy się tam, gdzie zaczyna
map-track-reads-like = czyta się tak jak { $other } (pomijając spacje i kreski); zmień nazwę miejsca
map-track-too-long =
    { $trains ->
        [one] nikt nie zbuduje tej trasy, mając 1 wagon
        [few] nikt nie zbuduje tej trasy, mając { $trains } wagony
       *[many] nikt nie zbuduje tej trasy, mając { $trains } wagonów
    }
map-no-points = brak punktów za tę długość; dodaj { $length } do [points]
map-board-falls-apart =
    { $more ->
        [0] plansza się rozpada: żadna trasa nie łączy { $names } z resztą
        [one] plansza się rozpada: żadna trasa nie łączy { $names } i jeszcze { $more } z resztą
        [few] plansza się rozpada: żadna trasa nie łączy { $names } i jeszcze { $more } z resztą
       *[many] plansza się rozpada: żadna trasa nie łączy { $names } i jeszcze { $more } z resztą
    }
map-unknown-group = nie ma takiej grupy w [groups]
map-group-missing = brak; trasy równoległe, takie jak { $track }, wymagają tej reguły; zobacz per_player i tracks_by_players
map-group-lacks-players = brak wpisu dla { $players } graczy; dodaj { $players } = 1 lub więcej tras

## Tickets

map-too-many-offered = bilety naraz: najwyżej { $most }
map-keep-too-many =
    { $most ->
        [one] do wyboru jest tylko 1; zatrzymać można najwyżej 1
        [few] do wyboru są tylko { $most }; zatrzymać można najwyżej { $most }
       *[many] do wyboru jest tylko { $most }; zatrzymać można najwyżej { $most }
    }
map-unknown-end = nieznane miejsce lub obszar
map-unknown-set = żaden bilet nie należy do tego zestawu
map-unused-ticket = żadna gra nie używa tego biletu; zobacz tickets.sets i ends_in
map-unused-deck = nikt nie dostaje biletów z tego stosu
map-unknown-deck = żaden bilet nie należy do tego stosu
map-decks-are-chosen = na tej mapie gracze mówią, z których stosów ciągną; nie podawaj tu stosu, tylko liczbę biletów
map-too-many-tickets = bilety w grze: { $tickets }, najwyżej { $most }
map-too-few-tickets = po { $dealt } na każdego z { $players } graczy to razem { $needed }, a stos { $deck } ma { $there }
map-ticket-is-loop = bilet kończy się tam, gdzie zaczyna
map-no-way = z miejsca { $start } nie prowadzą tu żadne trasy
map-way-too-long = najkrótsza droga z miejsca { $start } wymaga wagonów: { $needed }, a gracz ma { $trains }

## Mechanics

map-key-needs = mapa nie używa mechaniki { $mechanic }; dodaj ją: mechanics.{ $mechanic } = { $example }
map-no-such-track = żadna trasa nie łączy tych dwóch miejsc
map-marks-no-tracks = ta mechanika nie oznacza tras; napisz jedną z: { $names }
map-only-on-unused = mapa nie ma tras tego rodzaju; dodaj mechanikę { $mechanic }
map-payments-clash = { $mechanic } nie pasuje do { $other }: żadna reguła nie mówi, jak płacić za jedno i drugie
