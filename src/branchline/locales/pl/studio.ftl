studio-title = Pracownia map
studio-new-name = Moja mapa
studio-city-name = Miasto { $number }
studio-failed = Nie można otworzyć pracowni
studio-tools = Narzędzia
studio-redo = Ponów
studio-draw = Rysuj
studio-move = Przesuń
studio-canvas = Mapa, którą rysujesz
studio-whole = Pokaż całą mapę
studio-first = Kliknij, aby postawić miasto. Przeciągnij od miasta do miasta, aby połączyć je trasą.
studio-no-tickets = Nie ma jeszcze biletów. Utwórz je lub dodaj ręcznie.
studio-no-tracks = Nie ma jeszcze tras. Przeciągnij od miasta do miasta.
studio-keys = Strzałki przesuwają krzyżyk. Enter stawia tam miasto albo wybiera to, co tam jest. J zaczyna trasę, Enter przy innym mieście ją kończy. Delete usuwa to, co wybrane. Plus, minus i 0 zmieniają skalę. Przy przesuwaniu Enter podnosi miasto i je odkłada.
studio-chosen = To, co wybrane

studio-tab-start = Start
studio-tab-rules = Zasady
studio-tab-tickets = Bilety
studio-tab-check = Kontrola
studio-tab-board = Plansza
studio-tab-lab = Lab
studio-tab-play = Graj

studio-new-world = Nowa na mapie świata
studio-new-blank = Nowa na pustym lądzie
studio-variant-of = Wariant planszy
studio-open-file = Otwórz plik mapy (TOML)
studio-open-cities = Dodaj miasta z tabeli (CSV)
studio-open-picture = Podłóż obraz
studio-picture = Obraz
studio-picture-moves = Przeciąganie przesuwa obraz
studio-picture-size = Rozmiar
studio-picture-turn = Obrót
studio-picture-opacity = Krycie
studio-too-large = Plik jest za duży: najwyżej { $kilobytes } kB
studio-dropped =
    { $count ->
        [one] 1 wpisu z pliku nie dało się odczytać i został pominięty.
        [few] { $count } wpisów z pliku nie dało się odczytać i zostały pominięte.
        [many] { $count } wpisów z pliku nie dało się odczytać i zostały pominięte.
       *[other] { $count } wpisu z pliku nie dało się odczytać i zostały pominięte.
    }
studio-cities-read =
    { $count ->
        [one] Dodano 1 miasto.
        [few] Dodano { $count } miasta.
        [many] Dodano { $count } miast.
       *[other] Dodano { $count } miasta.
    } { $skipped ->
        [0] Odczytano wszystkie wiersze.
        [one] Pominięto 1 wiersz.
        [few] Pominięto { $skipped } wiersze.
        [many] Pominięto { $skipped } wierszy.
       *[other] Pominięto { $skipped } wiersza.
    }
studio-choose-file = Wybierz plik
studio-cities-lost =
    { $count ->
        [one] 1 miasto nie ma współrzędnych i leży poniżej pozostałych: przesuń je na właściwe miejsce ({ $name }).
        [few] { $count } miasta nie mają współrzędnych i leżą poniżej pozostałych: przesuń je na właściwe miejsca (pierwsze to { $name }).
        [many] { $count } miast nie ma współrzędnych i leży poniżej pozostałych: przesuń je na właściwe miejsca (pierwsze to { $name }).
       *[other] { $count } miasta nie mają współrzędnych i leżą poniżej pozostałych: przesuń je na właściwe miejsca (pierwsze to { $name }).
    }
studio-kept = Twoja mapa jest przechowywana w tej przeglądarce, gdy pracujesz.
studio-kept-file = Twoja mapa jest przechowywana w tej przeglądarce i w pliku { $file }, gdy pracujesz.

studio-name = Nazwa
studio-length = Długość
studio-shorter = Krótsza
studio-longer = Dłuższa
studio-colour = Kolor
studio-double = Dodaj równoległą nitkę
studio-from = Z
studio-to = Do
studio-points = Punkty
studio-points-of-way =
    { $count ->
        [one] 1 punkt, jak najkrótsza droga
        [few] { $count } punkty, jak najkrótsza droga
        [many] { $count } punktów, jak najkrótsza droga
       *[other] { $count } punktu, jak najkrótsza droga
    }
studio-other-end = Dodaj kolejny cel, który się liczy
studio-no-other-end = Wszystkie miejsca są już celami tego biletu.
studio-remove = Usuń
studio-add = Dodaj
studio-key = Klucz
studio-entry = Nr { $number }
studio-remove-entry = Usuń nr { $number }
studio-remove-named = Usuń: { $name }

studio-said-place = { $name } – miasto na mapie
studio-said-track = Trasa { $a }–{ $b }, długość { $length }
studio-said-joining = Trasa od: { $name }. Idź do innego miasta i naciśnij Enter
studio-said-removed = Usunięto
studio-said-mended = Poprawiono

studio-mechanics = Zasady specjalne
studio-more-rules = Więcej zasad
studio-generate-title = Utwórz bilety
studio-how-many = Liczba
studio-spread = Długości
studio-spread-short = Krótkie
studio-spread-mixed = Różne
studio-spread-long = Długie
studio-generate = Utwórz
studio-by-hand = Ręcznie

studio-all-right = Wszystko w porządku: na tej mapie można grać.
remedy-set = Ustaw { $value }
remedy-remove = Usuń
remedy-points = Długość { $length } daje { $points }
remedy-group = Użyj zwykłej zasady dla równoległych nitek
remedy-mechanic = Dodaj zasadę „{ $mechanic }”
remedy-fit = Dopasuj zasadę do tej mapy
remedy-deal = Rozdaj { $count }
remedy-trains =
    { $count ->
        [one] Daj każdemu 1 wagon
        [few] Daj każdemu { $count } wagony
       *[many] Daj każdemu { $count } wagonów
    }
remedy-join = Połącz { $a } i { $b }

studio-board-later = Plansza zostanie narysowana, gdy tylko kontrola niczego nie znajdzie.
studio-drawing =
    { $step ->
        [places] Rozmieszczam miasta…
        [ground] Rysuję ląd…
        [routes] Układam trasy…
        [names] Umieszczam nazwy…
       *[done] Kończę planszę…
    }
studio-draw-board = Narysuj planszę
studio-drawing-failed = Planszy nie udało się narysować; na tej prostej można grać.
studio-board-drawn = Oto plansza.
studio-board-island = Niektóre miasta leżą znacznie bliżej siebie, niż wynosi długość ich tras. Wybrzeża świata rozerwałyby się w tym miejscu, dlatego plansza jest osobną wyspą.
studio-board-picture = Plansza: { $name }
studio-corrections = Przeciągnij nazwę, trasę lub miasto tam, gdzie chcesz. Z klawiatury: Tab wybiera, strzałki przesuwają, Enter zostawia.
studio-board-large = Pokaż planszę w powiększeniu
studio-board-small = Wróć do mapy
studio-corrections-off = Cofnij wszystkie poprawki

## Lab

studio-lab-about = Boty rozgrywają mapę wiele razy. Widzisz, jak często budowana jest każda trasa i ile powinien być wart każdy bilet.
studio-lab-later = Laboratorium otworzy się, gdy tylko kontrola niczego nie znajdzie.
studio-lab-elsewhere = Na tym serwerze z laboratorium może korzystać tylko właściciel. Na własnym komputerze może każdy: branchline studio
studio-effort = Jak dokładnie?
studio-effort-quick = Szybko
studio-effort-usual = Zwykle
studio-effort-thorough = Dokładnie
studio-study = Zbadaj mapę
studio-studying =
    { $games ->
        [one] Rozegrano { $games } grę …
        [few] Rozegrano { $games } gry …
       *[many] Rozegrano { $games } gier …
    }
studio-tune = Dostrój boty
studio-tuning =
    { $games ->
        [one] Boty się uczą: { $games } gra …
        [few] Boty się uczą: { $games } gry …
       *[many] Boty się uczą: { $games } gier …
    }
studio-tune-about = Dostrojone boty znają tę mapę: grały na niej ze sobą wiele razy.
studio-tuned = Boty są dostrojone do tej mapy: wygrywają { $share } gier z niedostrojonymi.
studio-studied =
    { $games ->
        [one] Jedna gra, liczba graczy: { $players }
        [few] { $games } gry, liczba graczy: { $players }
       *[many] { $games } gier, liczba graczy: { $players }
    }
studio-lab-old = Mapa zmieniła się od tego czasu. Zbadaj ją ponownie, aby poznać nowe liczby.
studio-heat = Pokaż, jak często budowane są trasy
studio-heat-seldom = rzadko
studio-heat-often = często
studio-lab-begin = Przewaga zaczynającego
studio-lab-turns = Tury w grze
studio-lab-dead = Trasy prawie nigdy niebudowane
studio-lab-untouched = Miasta, do których nikt nie dociera
studio-lab-report = Otwórz raport
studio-prices = Ceny biletów
studio-prices-note = Przy tych cenach wszystkie bilety byłyby warte mniej więcej tyle samo. Pogrubienie: cena na pewno jest zła. Obok przedział, w którym leży właściwa.
studio-prices-fine = Wszystkie bilety są warte mniej więcej tyle samo.
studio-lab-failed = Nie udało się. Spróbuj jeszcze raz.
studio-handle-beside = Nazwa: { $a }
studio-handle-nudge = { $a }
studio-handle-bend = Trasa { $a }–{ $b }
studio-said-studied = Liczby są gotowe
studio-said-moved = { $name }: przesunięto
studio-said-carried = { $name }: przejdź tam, gdzie ma być miasto, i naciśnij Enter

studio-play-later = Możesz grać, gdy tylko kontrola niczego nie znajdzie.
studio-export = Zapisz do pliku
studio-pictures-only = To wariant planszy { $map }: można na nim grać i zapisać go jako obraz.
studio-pictures-later = Obrazy będą gotowe, gdy plansza zostanie narysowana: zobacz Plansza.
studio-paper = Papier
studio-paper-a4 = A4, plansza w częściach
studio-paper-letter = Letter, plansza w częściach
studio-paper-a3 = A3
studio-paper-a2 = A2
studio-paper-a1 = A1
studio-print = PDF do wydruku
studio-printing = Tworzę PDF…

form-name = Nazwa
form-id = Krótka nazwa (małe litery)
form-about = Jedno zdanie o niej
form-players = Gracze
form-players-1 = Najmniej
form-players-2 = Najwięcej
form-trains = Wagony na gracza
form-cards = Karty wagonów
form-each-colour = Każdego koloru
form-locomotives = Lokomotywy
form-start-locomotives = Lokomotywy na początek
form-points = Punkty
form-map-points = Punkty za długość trasy
form-ties = Co rozstrzyga remis
form-groups = Równoległe nitki
form-per-player = Najwyżej dla gracza
form-tracks-by-players = Używane nitki, według liczby graczy
form-areas = Obszary
form-first = Pierwsze bilety
form-later = Późniejsze bilety
form-deal = Rozdane
form-draw = Dobrane
form-keep = Zatrzymać co najmniej
form-rejected = Odrzucone bilety
form-deck = Stos
form-set = Zestaw
form-copies = Egzemplarze
form-group = Zasada dla równoległych nitek
form-several = Kilka
form-several-deal = Liczba dla każdego stosu
form-kind = Rodzaj
form-label = Inna nazwa
form-region = Region
form-word-under = pod stos
form-word-out = z gry
form-word-pile = na stos odrzuconych
form-word-shuffled = wtasowane w stos
form-word-city = miasto
form-word-country = kraj
form-word-junction = rozjazd
form-word-completed-tickets = ukończone bilety
form-word-completed-ticket-points = punkty za ukończone bilety
form-word-path-length = najdłuższa ciągła trasa
form-word-world = mapa świata
form-word-island = osobna wyspa

print-length = Długość
print-points = Punkty
print-trains =
    { $count ->
        [one] 1 wagon na gracza
        [few] { $count } wagony na gracza
        [many] { $count } wagonów na gracza
       *[other] { $count } wagonu na gracza
    }

studio-share-title = Dla wszystkich na tym serwerze
studio-upload = Zostaw mapę tutaj
studio-uploaded = Inni znajdą ją wśród plansz tego serwera.
studio-maker = Twoje imię
studio-take-back = Usuń ją z serwera
