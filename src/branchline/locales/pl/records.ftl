record-too-large = większe niż { $bytes } B
record-unreadable = nie da się odczytać: { $problem }
record-not-utf8 = to nie tekst UTF-8
record-not-json = to nie JSON: { $problem }
record-nested = zbyt głębokie zagnieżdżenie
record-digits = liczba ma za dużo cyfr
record-other-format = to nie zapis gry; format musi być „{ $expected }”
record-other-version = wersja { $found } nie jest obsługiwana; ten program czyta wersje do { $newest }
record-missing = brak
record-missing-moves =
    { $told ->
        [one] brak; zapis mówi o 1 ruchu
        [few] brak; zapis mówi o { $told } ruchach
       *[many] brak; zapis mówi o { $told } ruchach
    }
record-too-many-moves = więcej niż { $most } ruchów
record-unknown-key = nieznany klucz
record-kind =
    { $kind ->
        [int] oczekiwana liczba całkowita
        [str] oczekiwany tekst
        [array] oczekiwana lista
       *[object] oczekiwany obiekt
    }
record-large-number = oczekiwana liczba całkowita, najwyżej { $most }
record-wrong = { $problem }
record-chance-missing =
    { $expected ->
        [card] brak wyniku losowania { $index }; oczekiwana karta, która jest jeszcze w talii
        [ticket] brak wyniku losowania { $index }; oczekiwany bilet, który można teraz dobrać
       *[number] brak wyniku losowania { $index }; oczekiwana liczba poniżej { $below }
    }
record-chance-wrong =
    { $expected ->
        [card] wynik losowania { $index } to { $value }; oczekiwana karta, która jest jeszcze w talii
        [ticket] wynik losowania { $index } to { $value }; oczekiwany bilet, który można teraz dobrać
        [nothing] wynik losowania { $index } to { $value }; nic więcej nie oczekiwano
       *[number] wynik losowania { $index } to { $value }; oczekiwana liczba poniżej { $below }
    }
record-no-map = nie ma mapy „{ $map }”, a zapis nie zawiera własnej
record-other-rules = zasady mapy „{ $map }” zmieniły się od czasu tej gry
record-other-state = prowadzi do innego stanu niż zapisany
record-not-over = gra się nie skończyła
record-other-result = oczekiwane punkty { $totals } i lokaty { $ranks }

## Games saved by earlier versions

record-differs = Zasady zmieniły się od czasu zapisania tej gry: od { $position } toczy się ona inaczej.
