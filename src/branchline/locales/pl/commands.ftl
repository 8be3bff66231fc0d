## The command as a whole

help-branchline = Gry kolejowe na mapach: graj w przeglądarce lub w terminalu, oglądaj, analizuj.
help-start = Zacznij od: branchline play
option-version = Pokaż wersję i zakończ.
option-language = Język wszystkich komunikatów: { $languages } (domyślnie: język systemu).
language-unknown = nie ma tu języka { $language }; wybierz z: { $languages }
version =
    branchline { $version } (silnik { $engine ->
        [compiled] skompilowany
       *[interpreted] interpretowany
    })
stopped = Zatrzymano.
unexpected-error = Błąd: stało się coś nieoczekiwanego ({ $error }). Zgłoś to, proszę, razem z tym, co widać po ustawieniu { $variable }=1.
error-in = { $file }: { $problem }

## What the command line says by itself
click-usage = Użycie:
usage-options = OPCJE
usage-command = POLECENIE [ARGUMENTY]…
click-options = Opcje
click-commands = Polecenia
click-help = Pokaż tę pomoc i zakończ.
click-default = domyślnie: { $default }
click-error = Błąd: { $message }
click-try-help = Pomoc: „{ $command } { $option }”.
click-invalid = Nieprawidłowa wartość: { $message }
click-invalid-for = Nieprawidłowa wartość { $param-hint }: { $message }
click-missing-argument = Brakuje argumentu
click-missing-option = Brakuje opcji
click-missing-command = Brakuje polecenia.
click-no-such-option = Nie ma opcji { $name }.
click-no-such-command = Nie ma polecenia { $name }.
click-not-a-number = { $value } to nie liczba ({ $number-type }).
click-not-in-range = { $value } wykracza poza zakres { $range }.
click-no-such-file = { $name } { $filename } nie istnieje.
click-is-a-folder = { $name } { $filename } to folder.
click-takes-no-value = Opcja { $name } nie przyjmuje wartości.
click-file = Plik
click-not-a-choice = { $value } to nie { $choice }.
click-not-one-of = { $value } nie jest jedną z możliwości: { $choices }.
click-extra-argument = Niepotrzebny argument ({ $args })
click-extra-arguments = Niepotrzebne argumenty ({ $args })
click-needs-value = Opcja { $name } wymaga wartości.
click-did-you-mean = Czy chodzi o { $possibility }?
click-did-you-mean-one-of = (Czy chodzi o jedno z: { $possibilities }?)

## Options of several commands

option-json = Wypisz liczby jako JSON.
option-map = Identyfikator mapy lub plik mapy.
option-variant = Wariant mapy.
option-players = Liczba graczy.
option-players-fewest = Liczba graczy (domyślnie: najmniejsza).
option-processes = Liczba procesów, na które dzieli się gry (domyślnie: wszystkie rdzenie).
option-on = Gdzie toczą się gry: "processes" tego komputera, "ray" (też ten komputer) albo adres klastra, ray://HOST:PORT.
option-map-file = Gdzie jest mapa zapisanej gry, jeśli zmieniła miejsce.

## play

help-play =
    Graj w przeglądarce, na tym komputerze: przeciw botom, z ludźmi obok lub przez link.

    MAP to identyfikator mapy (zobacz `branchline maps`) albo twój własny plik mapy; bez niego wybierasz w przeglądarce. Gry są przechowywane i toczą się dalej od miejsca, w którym stanęły. Ctrl-C kończy.

    Z --terminal gra toczy się w terminalu; bez MAP zaczyna się od kilku pytań. Kilka osób może dzielić klawiaturę; z samymi botami (--seats greedy,random) gra przewija się sama.
option-play-port = Gdzie nasłuchiwać.
option-play-database = Gdzie przechowywać gry.
option-no-browser = Nie otwieraj przeglądarki; tylko wypisz adres.
option-terminal = Graj w terminalu; pozostałe opcje dotyczą tej gry.
option-play-players = Ilu graczy.
option-seats = Kto gra, oddzielone przecinkami: { $kinds }, module:Class lub run:COMMAND (domyślnie: ty wśród botów).
option-names = Imiona graczy, oddzielone przecinkami.
option-play-seed = To samo ziarno rozdaje te same karty.
option-save = Zapisuj grę po każdym ruchu.
option-resume = Graj dalej w zapisaną grę.
only-in-terminal = { $option } dotyczy gry w terminalu: dodaj --terminal
bots-by-seats = { $option } dotyczy gry w przeglądarce; w terminalu podaj bota w --seats
only-in-browser = { $option } dotyczy gry w przeglądarce; pomiń tę opcję albo pomiń --terminal
map-missing = która mapa? branchline play --terminal MAP, gdzie MAP to jedna z: { $maps }
variant-needs-map = --variant wymaga MAP
map-file-needs-resume = --map-file idzie w parze z --resume; zamiast tego podaj plik jako MAP
file-exists = { $file } już istnieje; graj dalej przez --resume { $file } albo podaj inny plik
save-refused = nie można zapisać w { $file }: { $problem }
resumed-has-its-own = zapisana gra ma własne ustawienia; pomiń { $options }


unknown-seat-kind = nikt o nazwie { $kind } nie może zająć miejsca
seats-disagree = --players { $players } nie zgadza się z liczbą miejsc w --seats ({ $seats })
not-a-name = { $name } nie może być imieniem: podaj od 1 do { $longest } drukowalnych znaków
same-name = dwóch graczy ma to samo imię
resumed-seats-disagree = miejsca w grze: { $seats }, w --seats: { $given }


client-not-built = klient przeglądarkowy nie jest zbudowany: uruchom `make setup` w źródłach albo zainstaluj paczkę wheel; tymczasem tutaj działa `branchline play --terminal`
browser-is-at = branchline jest pod adresem { $address }
browser-runs-already = branchline już działa, pod adresem { $address }
browser-keeps-games = Ctrl-C kończy; gry są przechowywane w { $file }
browser-ends = Do zobaczenia. Twoje gry są zachowane.
port-refused = port { $port }: { $problem }; podaj inny przez { $option } albo pomiń tę opcję
not-an-address = { $address } nie jest adresem komputera, takim jak 192.168.1.5
not-a-database = { $file }: to nie baza danych do przechowywania gier: { $problem }

## serve

server-keeps-games = Gry są przechowywane w { $file }
map-id-is-packaged = { $file }: id "{ $id }": to identyfikator mapy z pakietu; nadaj swojej mapie inny
map-id-twice = { $file }: id "{ $id }": ten sam identyfikator ma { $other }; zmień jeden z nich
help-studio =
    Narysuj własną mapę w przeglądarce, zobacz ją jako planszę i graj na niej.

    Z podanym FILE (.toml) mapa jest z niego czytana, jeśli istnieje, a każda zmiana jest w nim zapisywana.
studio-file-toml = { $file }: pliki map kończą się na .toml
studio-no-folder = { $folder } nie jest folderem
server-keeps-maps = Goście mogą zostawiać tu mapy. Otwórz { $page }, aby usunąć dowolną z nich.
option-allow-uploads = Przechowuj mapy rysowane przez gości, aby wszyscy mogli na nich grać.
help-serve = Udostępniaj gry przeglądarkom aż do zatrzymania (Ctrl-C).
option-host = Adres, na którym nasłuchiwać.
option-serve-port = Port, na którym nasłuchiwać.
option-serve-database = Plik, w którym przechowywać gry, albo postgresql://user@host/name (domyślnie: games.sqlite w twoim folderze danych).
option-upgrade = Zaktualizuj bazę danych starszej wersji; najpierw zrób kopię zapasową.
option-serve-processes = Ile serwerów uruchomić, ze wspólnym portem i bazą PostgreSQL.
upgrade-now = Zaktualizować ją teraz?
processes-need-postgresql = --processes { $count } wymaga bazy PostgreSQL: kilka serwerów nie może dzielić pliku; podaj ją przez --database postgresql://user@host/name
processes-are-at =
    { $count ->
        [one] 1 serwer jest pod adresem { $address }
        [few] { $count } serwery są pod adresem { $address }
       *[many] { $count } serwerów jest pod adresem { $address }
    }
process-restarts = Jeden z serwerów zakończył pracę (kod { $code }); zastępuje go nowy.
process-gives-up = Nie można uruchomić serwera (kod { $code }).
option-own-map = Udostępnij własny plik mapy; można powtórzyć.
option-own-bot = Udostępnij własnego bota pod nazwą: module:Class, zainstalowany bot lub run:COMMAND; można powtórzyć.
option-lan-address = Adres tego komputera dla znajomych w sieci lokalnej (domyślnie: wykryty).
option-origin = Dodatkowe źródło (origin), z którego strony mogą się łączyć.
option-serve-bots = Procesy, w których myślą boty.
option-bot-pause = Sekundy, zanim bot podejmie łatwą decyzję; trudna trwa do czterech razy dłużej.
option-undo-seconds = Ile sekund bot czeka, gdy gracz może jeszcze cofnąć ruch, jeśli boty robią pauzy.
option-rooms-per-minute = Ile nowych pokoi może założyć jeden adres.
option-rooms-per-address = Ile pokoi jednego adresu może naraz działać.
option-connections-per-address = Ile połączeń może naraz mieć jeden adres.
option-connections = Ile połączeń może być naraz, jeśli system pozwala na tyle plików.
option-proxy = Adres lub sieć proxy, które może podać, skąd pochodzi żądanie (X-Forwarded-For); można powtórzyć.
option-metrics-port = Port, na którym Prometheus znajdzie liczby (domyślnie: brak).
option-metrics-host = Adres tego portu.
option-log-format = W jakim formacie pisać dziennik serwera.
not-a-network = { $network } nie jest adresem ani siecią, taką jak 10.0.0.5 lub 10.0.0.0/8

## maps and check-map

help-maps = Wypisz mapy dołączone do branchline.
option-maps-json = Wypisz mapy jako JSON.
help-check-map =
    Sprawdź plik mapy FILE: każdy problem i jak powinno być.

    Kod wyjścia 1, jeśli są problemy.
option-check-map-json = Wypisz problemy jako JSON.
maps-hint = Zagraj: branchline play MAP    Własna mapa: branchline check-map FILE
rules-and-variants = { $rules }; warianty: { $variants }
problems-found =
    { $count ->
        [one] 1 problem
        [few] { $count } problemy
       *[many] { $count } problemów
    }
map-is-sound = Mapa { $map } ({ $id }) jest poprawna: { $fewest }–{ $most } graczy, wagony każdego gracza: { $trains }, miejsca: { $places }, trasy: { $tracks }, bilety: { $tickets }.
map-mechanics = Mechaniki: { $names }.
map-variants = Warianty: { $names }.

## replay

help-replay = Sprawdź zapisaną grę FILE, wpis po wpisie, i odtwórz ją.
option-replay-json = Wypisz grę jako JSON.
option-to = Zatrzymaj się po N ruchach.
option-animate = Zapisz grę jako animację, .webp lub .gif, do 3 MB.
option-log = Opowiedz zdaniami wszystko, co się działo.
beyond-the-end = ruchów w grze: { $moves }, więc { $option } { $given } wykracza poza jej koniec
replay-heading = { $map } · { $seats } · ruchy: { $moves }, wszystkie poprawne
replay-part-heading = { $map } · { $seats } · pierwsze ruchy: { $shown } z { $moves }, wszystkie poprawne
game-not-over = Gra się nie skończyła, teraz gra: { $seats }.
not-an-animation = { $file }: animację zapisuje się jako .webp lub .gif
animation-needs-packages = animacja wymaga dodatkowych pakietów: pip install 'branchline[pictures]'
animation-working = Animowanie gry
animation-written = Zapisano: { $file } ({ $megabytes } MB)

## board

help-board =
    Narysuj planszę MAP, pustą albo taką, jaką zostawiła zapisana gra.

    Mapy z pakietu mają gotowe plansze. Twoja własna mapa dostaje planszę ze współrzędnych swoich miejsc, a jeśli ich nie podaje, ze swoich tras.
option-output = Zapisz tutaj.
option-format = Rodzaj obrazu; inaczej według nazwy FILE.
option-width = Szerokość PNG, w pikselach.
option-record = Pokaż zapisaną grę z wynikiem; bez MAP na mapie, na której ją rozegrano.
option-move = Gra po N ruchach.
option-geography = Narysuj planszę od nowa, na prawdziwym lądzie.
option-layout = Narysuj planszę od nowa: z położenia miejsc albo z samych tras.
option-keep = Zachowaj planszę narysowaną od nowa obok pliku mapy.
move-needs-record = --move wymaga gry: podaj --record FILE
board-of-what = która plansza? podaj MAP albo grę przez --record FILE
not-a-picture = { $file }: planszę zapisuje się jako .svg lub .png, albo podaj --format
board-written = { $file }: plansza { $map }
game-on-another-map = { $file }: gra na mapie { $played }, a nie { $map }
drawing-needs-packages = rysowanie planszy od nowa wymaga dodatkowych pakietów: pip install 'branchline[boards]' ({ $problem })
png-needs-packages = PNG wymaga dodatkowych pakietów: pip install 'branchline[pictures]'; --format svg ich nie wymaga
no-coordinates = Żadne miejsce nie ma współrzędnych: układ powstaje z tras.
drawing-places = Rysowanie miejsc…
drawing-ground = Rysowanie terenu…
drawing-routes = Rysowanie tras i podpisów…
drawing-names = Rysowanie nazw i rzeźby terenu…

## simulate

help-simulate = Rozegraj wiele gier między botami na MAP (identyfikator lub plik mapy) i podaj liczby.
option-games = Liczba gier.
option-bot = Bot na każde miejsce albo po jednym na miejsce, oddzielone przecinkami ({ $bots }).
option-simulate-seed = Ustala każdą grę (domyślnie: wylosowane i podane).
bots-disagree = podaj 1 bota albo tyle, ilu jest graczy ({ $players }), a nie { $bots }
games-played = rozgrywanie
simulated = { $map }, gracze: { $players }, gry: { $games }, ziarno { $seed }
simulated-pace = { NUMBER($turns, minimumFractionDigits: 1, maximumFractionDigits: 1) } tury i { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji na grę; gry: { NUMBER($games, maximumFractionDigits: 0) } i decyzje: { NUMBER($speed, maximumFractionDigits: 0) } na sekundę czasu procesora

## arena

help-arena = Każ botom grać ze sobą, na każdym miejscu i z tymi samymi rozdaniami, i oceń je.
option-arena-bots = Boty, oddzielone przecinkami: { $bots }, module:Class lub run:COMMAND.
option-arena-games = Gry w każdym spotkaniu.
option-arena-seed = Ustala rozdania.
option-book = Plik, w którym przechowywać gry; jeśli istnieje, turniej toczy się dalej.
option-sprt = Zatrzymaj, gdy wiadomo, czy pierwszy bot wygrywa taką część gier.
option-plot = Narysuj oceny jako SVG.
too-few-bots = turniej wymaga co najmniej dwóch różnych botów
sprt-out-of-range = --sprt musi leżeć między równym udziałem { $fair } a 1
arena-heading = { $map }, gracze: { $players }, ziarno { $seed }
arena-plot-title = { $map }, gracze: { $players }
rating-interval = { $low } do { $high }
sequential-test =
    Test sekwencyjny dla { $share }: { $verdict ->
        [better] lepszy
        [no-better] nie lepszy
       *[undecided] nierozstrzygnięty
    }

## perft

help-perft = Policz sposoby zagrania DEPTH akcji na MAP, z losowością ustaloną przez ziarno.
option-depth = Liczba akcji.
option-perft-seed = Ustala całą losowość.
option-skip = Losowe ruchy zagrane wcześniej.
option-divide = Licz osobno po każdej pierwszej akcji.
option-perft-json = Wypisz liczby jako JSON.
positions-at-depth = pozycji na głębokości { $depth } ({ $seconds } s)

## bench

help-bench = Zmierz na jednym rdzeniu: losowe gry, pojedyncze operacje, najdłuższe ciągłe trasy, środowiska.
option-bench-games = Liczba losowych gier na każdej mapie (domyślnie: { $games }) albo w każdym odcinku rundy.
option-yardstick = Program, który wypisuje swoje games_per_s jako JSON, do porównania (domyślnie: scripts/yardstick, kompilowany, jeśli jest kompilator C).
option-only = Zmierz sam silnik, środowiska do uczenia, decyzje bota (w rundach) albo start (domyślnie: dwa pierwsze; w rundach silnik).
option-rounds = Porównaj w tylu rundach: wzorzec, ten silnik i inna kopia źródeł zmieniają się w krótkich odcinkach.
option-against = W rundach: folder innej kopii źródeł do porównania.
option-bench-map = W rundach: mapa do zmierzenia; można powtórzyć (domyślnie: każda mapa).
option-bench-players = W rundach: liczba graczy (domyślnie: każda; dla środowisk i botów najmniejsza).
option-bench-processes = W rundach, z --only env: porównaj gry dzielone przez tyle procesów z tyloma przebiegami obok siebie.
only-in-rounds = --against, --map i --players wymagają --rounds
processes-only-for-environments = --processes wymaga --rounds i --only env i nie porównuje z inną kopią źródeł
not-in-rounds = --yardstick nie łączy się z --rounds, które używa scripts/yardstick
start-plays-no-games = --only start nie rozgrywa gier: pomiń --games, --map, --players i --yardstick
no-table-to-measure = żadna z tych map nie jest dla takiej liczby graczy: { $players }
not-a-checkout = { $folder } nie jest kopią źródeł: nie ma src/branchline
checkout-fails = nie udało się zmierzyć silnika: { $problem }
rounds-measured = Rundy
rounds-title =
    { $kind ->
        [planner] Gry planisty z samym sobą, decyzje/s, rundy: { $rounds }
        [value] Gry bota wartości z samym sobą, decyzje/s, rundy: { $rounds }
        [env] Środowiska, kroki/s z obserwacją i maską, rundy: { $rounds }
       *[engine] Losowe gry, decyzje/s, rundy: { $rounds }
    }
rounds-explained = Tempo liczone jest na sekundę czasu procesora. Rozrzut to szerokość środkowej połowy rund jako część mediany; stosunki są medianami stosunków z każdej rundy. „Do bazy” porównuje z najprostszą mapą przy tej samej liczbie graczy.
shared-title = Środowiska dzielone przez procesy ({ $processes }), kroki/s, rundy: { $rounds }
shared-explained = Tempo liczone jest zegarem: procesy ({ $processes }) dzielą gry ({ $games }), a potem przebiegi obok siebie ({ $processes }) prowadzą po tyle gier: { $games }. Stosunki są medianami stosunków z każdej rundy; inne programy zajmujące rdzenie najbardziej spowalniają te, które czekają na siebie nawzajem.
start-title = Start, sekundy czasu procesora, rundy: { $rounds }
start-of-nothing = python -c pass
start-of-import = import branchline
start-of-help = branchline --help
start-of-play = branchline play, pierwsza strona
start-explained = „Do pustego” porównuje najlepszy wynik z najlepszym wynikiem Pythona, który nic nie robi. Dla branchline play liczy się to, co zużyto do odpowiedzi z pierwszą stroną.
yardstick-row = wzorzec w C
no-yardstick = Wzorzec pominięty: wymaga scripts/yardstick z kopii źródeł i kompilatora C.
not-a-yardstick = { $program } nie wypisuje swojego games_per_s jako JSON
rates-explained = Tempo liczone jest na sekundę czasu procesora, wszystko z tego jednego przebiegu.
random-games-title =
    { $engine ->
        [compiled] Losowe gry, silnik skompilowany, jeden rdzeń
       *[interpreted] Losowe gry, silnik interpretowany, jeden rdzeń
    }
operations-title = Mikrosekundy
environments-title =
    { $engine ->
        [compiled] Środowiska: kroki/s z obserwacją i maską, silnik skompilowany
       *[interpreted] Środowiska: kroki/s z obserwacją i maską, silnik interpretowany
    }
ratio-slowest-map-to-base-decisions = decyzje, najwolniejsza mapa do bazy: { $ratio }
ratio-compiled-to-interpreted = skompilowany do interpretowanego: { $ratio }
ratio-base-to-yardstick = baza do wzorca: { $ratio }
ratio-other-to-yardstick = baza innej kopii źródeł do wzorca: { $ratio }

## Columns of tables

column-map = mapa
column-players = gracze
column-places = miejsca
column-tracks = trasy
column-tickets = bilety
column-rules = własne zasady
column-seat = miejsce
column-bot = bot
column-mean-score = średni wynik
column-wins = wygrane
column-rivals = wśród
column-games = gry
column-interval = 95 %
column-score = wynik
column-best-other = najlepszy inny
column-margin = różnica
column-rating = ocena
column-milliseconds = ms na ruch
column-games-per-second = gry/s
column-decisions-per-second = decyzje/s
column-decisions-per-game = decyzje/gra
column-interpreted = interpretowany
column-legal = dozwolone
column-apply = wykonanie
column-copy = kopia
column-view = widok
column-longest-path = ciągła trasa
column-worst = najgorszy
column-steps = kroki
column-numbers-seen = widziane liczby
column-single = pojedynczo
column-median = mediana
column-best = najlepszy
column-spread = rozrzut
column-to-base = do bazy
column-other-median = inna kopia
column-to-other = do innej
column-apart-median = obok siebie
column-program = program
column-seconds-median = mediana
column-seconds-best = najlepszy
column-to-nothing = do pustego
column-to-apart = stosunek
column-games-at-once = gry naraz: { $games }
