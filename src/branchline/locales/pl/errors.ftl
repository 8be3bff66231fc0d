did-you-mean = { $problem }; czy chodzi o { $name }?
known-names = { $problem }; znane: { $names }
known-names-and-more = { $problem }; znane: { $names } i jeszcze { $more }

value-huge-number = ogromna liczba
value-table = tabela
value-list =
    { $count ->
        [one] lista, 1 element
        [few] lista, { $count } elementy
       *[many] lista, { $count } elementów
    }

at-line = wiersz { $line }
at-line-and-column = wiersz { $line }, kolumna { $column }
at-end = koniec pliku
at-byte = bajt { $byte }
at-file = plik
at-record = zapis

## Games

players-out-of-range = { $map }: od { $fewest } do { $most } graczy, a nie { $players }
no-seat-to-start = nie ma miejsca { $seat } przy { $players } graczach
names-disagree = liczba imion ({ $names }) musi być równa liczbie graczy ({ $players })
no-such-seat = nie ma miejsca { $seat }; miejsca są od 0 do { $last }
seat-not-to-act = miejsce { $seat } nie ma teraz ruchu; gra: { $names }
game-is-over = gra się skończyła
position-has-changed = sytuacja zmieniła się od czasu wypróbowania ruchu
no-such-action = { $action } nie jest akcją; akcje są od 0 do { $last }
not-an-action = { $text } nie jest akcją na tej mapie
action-is-illegal = { $action } jest teraz niedozwolone; dozwolone są { $legal }

## Mechanics and maps of other packages

mechanic-not-loaded = nie można użyć mechaniki { $mechanic } z pakietu { $package }: { $problem }. Napraw pakiet albo go odinstaluj
mechanic-no-declaration = { $found } nie jest deklaracją mechaniki
mechanic-known-already = mechanika { $mechanic } już istnieje
mechanic-key-taken = { $mechanic } dodaje do plików map klucz { $key }, który dodaje już { $other }
words-missing = brakuje { $file }
words-unreadable = { $file }: to nie komunikat: { $entry }
words-taken = { $file }: komunikat { $message } już istnieje
maps-not-loaded = nie można użyć map z pakietu { $package }: { $problem }. Napraw pakiet albo go odinstaluj
map-id-taken = mapa { $map } już istnieje

## Where games are played

unknown-executor = gry toczą się na "processes", "ray" lub ray://HOST:PORT, a nie na { $on }
no-ray = Ray nie jest zainstalowany: pip install "branchline[ray]"
ray-unreachable = pod adresem { $address } nie ma Ray: { $problem }

## Boards

not-a-board-of-format = to nie plansza w formacie { $format }
not-a-board = { $file }: to nie plansza, którą da się odczytać ({ $problem })
board-laid-out-otherwise = { $map }: miejsca leżałyby teraz gdzie indziej; narysuj całą planszę od nowa
land-would-fold = miejsca są przesunięte tak daleko, że ląd by się zawinął; zmień skalę lub przesunięcia
no-geography = brak danych geograficznych: brakuje { $file }
no-bounds = board.toml mapy musi podać granice danych geograficznych
some-coordinates-missing = miejsca bez współrzędnych: { $missing } z { $places }: { $names }. Podaj każdemu miejscu lat i lon albo ułóż planszę na podstawie samych tras przez --layout tracks
unknown-board-key = { $file }: nieznany klucz { $key }; oczekiwany jeden z: { $known }
unknown-board-place = { $file }: na mapie nie ma miejsca { $place }
