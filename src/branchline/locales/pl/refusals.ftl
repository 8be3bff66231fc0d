refused-detail = { $reason } ({ $detail })

## Reasons

refused-stale = Sytuacja w grze zmieniła się w międzyczasie.
refused-out-of-turn = To nie twoja tura.
refused-illegal = To teraz niedozwolone.
refused-not-your-seat = To nie twoje miejsce.
refused-not-started = Gra się jeszcze nie zaczęła.
refused-over = Gra się skończyła.
refused-not-now = To teraz niemożliwe.
refused-bad-name = Tego imienia nie można tu użyć.
refused-bad-record = Tego pliku nie można otworzyć.
refused-cannot-undo = Tego nie można cofnąć.
refused-malformed = Serwer nie rozumie tej strony.
refused-too-large = To za długie.
refused-too-fast = Trochę wolniej.
refused-unavailable = Serwer nie mógł tego zrobić; spróbuj ponownie.
refused-unknown-room = Nie ma takiego stołu.

## Details: messages and requests

refusal-not-a-message = { $problem }
refusal-nested = zbyt głębokie zagnieżdżenie
refusal-most-bytes = najwyżej { $bytes } B
refusal-broken-off = żądanie zostało przerwane
refusal-no-move-number = ruch ma numer, liczony od 1
refusal-no-request = tego żądania nie da się zrozumieć
refusal-too-slow =
    { $seconds ->
        [one] żądanie nie przyszło w ciągu sekundy
        [few] żądanie nie przyszło w ciągu { $seconds } sekund
       *[many] żądanie nie przyszło w ciągu { $seconds } sekund
    }
refusal-too-many-connections = w tej chwili jest za dużo połączeń
refusal-connections-of-address = z tego adresu jest za dużo połączeń
refusal-rooms-of-address =
    { $most ->
        [one] z tego adresu jest już jeden stół
        [few] z tego adresu są już { $most } stoły
       *[many] z tego adresu jest już { $most } stołów
    }
refusal-rooms-today = z tego adresu otwarto dziś za dużo stołów
refusal-busy = serwer ma za dużo pracy; spróbuj za chwilę
refusal-other-site = na żądania z innych stron serwer nie odpowiada
refusal-wait-a-minute = zaczekaj minutę
refusal-hello-first = pierwszą wiadomością musi być hello
refusal-one-hello = jedno hello, w protokole { $protocol }; może pomóc odświeżenie strony
refusal-no-token = Ta przeglądarka nie ma miejsca przy tym stole, a oglądać nie wolno. Jeśli masz zaproszenie, otwórz link, który w nim jest.
refusal-not-host = to może zrobić tylko osoba, która założyła grę
refusal-network-elsewhere = tylko na komputerze, na którym działa serwer
refusal-network-public = ten serwer działa nie tylko dla własnego komputera
refusal-no-network = nie udało się znaleźć sieci lokalnej tego komputera
refusal-network-bind = { $address }: { $problem }
refusal-foreign-link = ten link nie prowadzi do tego serwera
refusal-database = błąd bazy danych; nic nie zostało zapisane
refusal-unreadable = tej gry nie da się odczytać
refusal-server-error = coś poszło nie tak na serwerze

## Details: the state of a game

refusal-seats-open = gra zacznie się, gdy wszystkie miejsca będą zajęte
refusal-already-begun = gra już się zaczęła
refusal-not-over = gra się nie skończyła
refusal-record-later = zapis będzie dostępny po zakończeniu gry
refusal-record = { $problem }
refusal-record-unfinished = gra w nim nie jest skończona; tu otwierają się tylko skończone gry
refusal-record-too-much = sprawdzanie trwa zbyt długo
refusal-records-today = z tego adresu otwarto dziś za dużo plików
refusal-no-pictures = temu serwerowi brakuje potrzebnych pakietów: pip install 'branchline[pictures]'
refusal-no-drawing = ten serwer nie ma potrzebnych pakietów: pip install 'branchline[boards]'
refusal-map = { $problem }
refusal-no-printing = ten serwer nie ma potrzebnych pakietów: pip install 'branchline[print]'
refusal-not-printed = to wariant dołączonej planszy; drukuje się tylko własne mapy
refusal-no-uploads = ten serwer nie przechowuje map gości
refusal-too-many-uploads = przechowuje najwyżej { $most } map; najpierw usuń jedną ze swoich
refusal-no-file = dla tej strony nie otwarto żadnego pliku
refusal-no-studies = tutaj z laboratorium może korzystać tylko właściciel serwera
refusal-study-running = laboratorium tego serwera jest zajęte; spróbuj, gdy skończy
refusal-not-ready = to jeszcze nie jest gotowe
refusal-replay-later = powtórkę można obejrzeć po zakończeniu gry
refusal-changed-at = sytuacja zmieniła się w wersji { $version }
refusal-no-version = nie ma jeszcze wersji { $version }
refusal-others-to-act = teraz gra: { $names }
refusal-illegal-action = akcja { $action } jest teraz niedozwolona
refusal-undo = odkryto coś nowego, zagrał już ktoś inny albo cofnięto już zbyt wiele
refusal-hint-turn = rada jest dla gracza, którego trwa tura
refusal-one-hint = tylko jedna rada naraz
refusal-no-hint = nie udało się na czas znaleźć rady
refusal-before-last-move = wybierz ruch przed ostatnim z { $moves }
refusal-log-incomplete = dziennik tej gry jest niepełny

## Details: rooms, seats and chat

refusal-no-such-map = nie ma takiej mapy
refusal-no-such-lesson = nie ma takiej lekcji
refusal-no-such-puzzle = nie ma takiego zadania
refusal-no-such-variant = mapa nie ma takiego wariantu
refusal-player-count = { $map }: od { $fewest } do { $most } graczy
refusal-first-seat = nie ma miejsca, które miałoby zacząć
refusal-no-such-bot = nie ma takiego bota; dostępne: { $bots }
refusal-seats-of-game =
    { $count ->
        [one] gra ma 1 miejsce, które nie może być wolne
        [few] gra ma { $count } miejsca i żadne nie może być wolne
       *[many] gra ma { $count } miejsc i żadne nie może być wolne
    }
refusal-too-many-rooms = w tej chwili jest za dużo stołów
refusal-rematch-exists = nowa gra już jest
refusal-no-open-seat = żadne miejsce nie jest wolne
refusal-bot-plays = na tym miejscu gra bot; najpierw je odzyskaj
refusal-bot-plays-already = na tym miejscu już gra bot
refusal-no-bot-plays = za tego gracza nie gra żaden bot
refusal-bot-sits-there = tam siedzi bot
refusal-mute = nie ma takiego miejsca do wyciszenia
refusal-nothing-said = wiadomość jest pusta
refusal-name-length = imię ma od 1 do { $most } znaków
refusal-name-hidden = zawiera niewidoczne znaki
refusal-name-marks = znaki nad jedną literą: najwyżej { $most }
refusal-name-taken = ktoś tutaj nazywa się { $name }
refusal-too-much-chat = przy tym stole jest za dużo rozmów

## The server itself

server-no-client =
    Serwer branchline działa, ale klient przeglądarkowy nie jest zbudowany: uruchom `make setup` w
    źródłach albo zainstaluj paczkę wheel. `branchline play --terminal` gra w terminalu, a programy
    mogą używać API: zobacz /api/options.
server-unknown-host =
    Ten serwer nie nosi takiej nazwy. Jeśli powinien, uruchom go z opcją --origin i adresem strony.

## Databases

database-of-another-program = { $path }: baza danych innego programu; podaj inny plik
database-of-newer-version = { $database }: zapisane przez nowszą wersję branchline (schemat { $found }, ta wersja czyta { $own }); użyj tamtej wersji albo podaj inną bazę przez --database
database-of-older-version =
    { $database }: zapisane przez starszą wersję branchline (schemat { $found }, ta wersja wymaga { $own }). Bazę można zaktualizować, ale starsze wersje już jej nie odczytają: najpierw zrób kopię zapasową ({ $kind ->
        [shared] pg_dump
       *[file] kopia pliku, razem z plikiem -wal, jeśli istnieje, gdy nie działa żaden serwer
    }) i uruchom ponownie z --upgrade
database-scheme = { $scheme }: bazą danych jest plik, podany samą ścieżką (games.sqlite), albo PostgreSQL (postgresql://user@host/name)
database-address = to nie jest adres bazy PostgreSQL; ma on postać postgresql://user@host:port/name
database-needs-driver = PostgreSQL wymaga sterownika: pip install 'branchline[postgres]'
database-in-use =
    { $file }: inny serwer trzyma gry w tym pliku{ $address ->
        [none] {""}
       *[other] , pod adresem { $address }
    }; zatrzymaj go albo podaj inny plik przez --database (jedną bazę PostgreSQL może dzielić kilka serwerów)
