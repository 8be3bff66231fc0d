## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = Ta strona
pitch =
    Buduj trasy.
    Łącz miasta.
    Nie zdradź planów.
tagline = Gry kolejowe dla 2–6 osób, na planszach z własnymi zasadami. Za darmo, w przeglądarce, bez konta.
unofficial = Darmowy projekt ludzi, którzy kochają tę grę. Nie jest oficjalny; żaden wydawca ani autor nie ma w nim udziału i za niego nie ręczy.
language = Język
your-name = Twoje imię
name-placeholder = Opcjonalnie
back-home = Wróć na stronę główną

## Start page

new-game = Nowa gra
new-game-note = Z botami, z ludźmi przy tym ekranie albo ze znajomymi przez link.
first-game = Zagraj pierwszą grę
first-game-note =
    { $count ->
        [one] { $map }, przeciw jednemu botowi (poziom: { $level }). Gra rusza od razu.
        [few] { $map }, przeciw { $count } botom (poziom: { $level }). Gra rusza od razu.
       *[many] { $map }, przeciw { $count } botom (poziom: { $level }). Gra rusza od razu.
    }
play-with-friends = Zagraj ze znajomymi
boards-title = Plansze
boards-base = Gry podstawowe
boards-expansion = Dodatki
boards-other = Inne plansze
board-first = zacznij tutaj
quick-note = Wybierz planszę, a siadasz do stołu, przy którym czekają boty.
quick-opponents = Przeciwnicy
quick-play =
    { $count ->
        [one] : zagraj przeciw jednemu botowi
        [few] : zagraj przeciw { $count } botom
       *[many] : zagraj przeciw { $count } botom
    }
bots-number =
    { $count ->
        [one] jeden bot
        [2] dwa boty
        [few] { $count } boty
       *[many] { $count } botów
    }
players-range = { $from }–{ $to } graczy
players-exactly =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
set-up = Ustaw…
rules-of = Zasady:
continue-title = Twoje gry
games-turns =
    { $count ->
        [one] 1 czeka na ciebie
        [few] { $count } czekają na ciebie
       *[many] { $count } czeka na ciebie
    }
game-won =
    { $subject ->
        [you] Wygrywasz
       *[named] Wygrana: { $names }
    }{ $rivals ->
        [0] , po { $points } pkt
        [one] , { $points } do { $others }
        [few] , { $points } do { $others }
       *[many] , { $points } do { $others }
    }
learn-title = Pierwszy raz?
learn-note = Zbieraj karty, buduj za nie trasy i połącz miasta ze swoich biletów, zanim inni wejdą ci w drogę.
learn-rules = Przeczytaj zasady
tables-title = Otwarte stoły
tables-waiting =
    { $count ->
        [one] { $count } czeka
        [few] { $count } czekają
       *[many] { $count } czeka
    }
tables-none = Nikt teraz nie czeka na graczy. Otwórz stół: usiądzie, kto przyjdzie.
table-open = Otwórz stół
table-seats =
    { $count ->
        [one] { $names }, 1 wolne miejsce
        [few] { $names }, { $count } wolne miejsca
       *[many] { $names }, { $count } wolnych miejsc
    }
table-join = Dołącz
game-waiting = czeka na graczy
game-playing = w toku
game-over = zakończona
play-on = Graj dalej
watch = Oglądaj
look-at-scores = Wyniki
forget-game = Usuń tę grę ({ $map }) z listy

## New game

which-map = Która plansza?
which-variant = Która gra?
variant-base = Gra podstawowa
how-many = Ilu graczy?
who-plays = Kto gra?
seat-who = { $seat }: kto tu siedzi
seat-name = { $seat }: imię
name = Imię
seat-open = Wolne miejsce
who-here = Przy ekranie
who-friend = Przez link
who-open = Kto przyjdzie
who-bot = Bot: { $level }
level-greedy = prosty
level-beginner = początkujący
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-expert = ekspert
personality-hunter = łowca biletów
personality-racer = sprinter
personality-blocker = zawalidroga
personality-builder = budowniczy
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Kilka osób przy tym ekranie: kurtyna zakrywa twoje karty, gdy go przekazujesz.
note-open = Dopóki są wolne miejsca, stół widać wśród otwartych stołów na stronie głównej.
note-links = Linki do wysłania dostaniesz, gdy tylko stół będzie gotowy.
more-options = Początek, zegar i widzowie
who-starts = Kto zaczyna?
by-lot = Zdecyduje los
turn-clock = Czas na turę
no-clock = Bez limitu
span-minutes =
    { $count ->
        [one] 1 minuta
        [60] 1 godzina
        [few] { $count } minuty
       *[many] { $count } minut
    }
span-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
absence = Gdy ktoś każe na siebie czekać, zastąpi go bot
after-span = limit: { $span }
never = nigdy
allow-spectators = Inni mogą oglądać
quick-bots = Boty grają od razu (bez cofania)
begin-game = Zacznij
make-room = Otwórz stół

## Waiting room and links

waiting-title = { $map }: czekamy na graczy
waiting-plain = Czekamy na graczy
waiting-for =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się sama, gdy ktoś je zajmie.
        [few] { $count } miejsca są jeszcze wolne. Gra zacznie się sama, gdy wszystkie będą zajęte.
       *[many] { $count } miejsc jest jeszcze wolnych. Gra zacznie się sama, gdy wszystkie będą zajęte.
    }
seat-waiting = czeka na kogoś
seat-yours = twoje miejsce
seat-here = jest tutaj
seat-invited = zaproszenie wysłane
name-of-seat = Imię gracza { $number }
rename = Zmień imię
take-seat = Zajmij miejsce
start-now =
    { $count ->
        [one] Zacznij teraz: wolne miejsce zajmie bot
        [few] Zacznij teraz: { $count } wolne miejsca zajmą boty
       *[many] Zacznij teraz: { $count } wolnych miejsc zajmą boty
    }
invite-title = Zaproś
invite-note = Wyślij te linki. Kto otworzy link, nie potrzebuje konta.
friends-title =
    { $count ->
        [one] Brakuje jednej osoby
        [few] Brakuje { $count } osób
       *[many] Brakuje { $count } osób
    }
friends-note = Link daje prawo do gry na danym miejscu: wyślij go tylko jednej osobie.
link-seat = Dla: { $name }
link-open = Dla tych, którzy zajmą wolne miejsce
link-watch = Do oglądania
copy = Kopiuj
copied = Skopiowano
share = Wyślij
copy-move = Kopiuj link do tego ruchu
share-more = Obraz, animacja, plik

## Following a link

join-title = Dołącz do gry
join-invited = Twoje miejsce czeka
join-open = Jest dla ciebie miejsce
join-full = Wszystkie miejsca są zajęte
join-game = Gra: { $map }
join-with = – grają: { $people }
join-stale = Ten link nie otwiera tu żadnego miejsca. Poproś o nowy.
sit-down = Usiądź
watch-game = Oglądaj grę

## End of the game

end-title = Podliczenie punktów
result-won =
    { $subject ->
        [you] Wygrywasz!
        [several] { $names } dzielą się zwycięstwem
       *[named] { $names } wygrywa
    }
result-points =
    { $rivals ->
        [0] po { $points } pkt
        [one] { $points } pkt do { $others }
        [few] { $points } pkt do { $others }
       *[many] { $points } pkt do { $others }
    }
show-result = Pokaż wynik
look-at-board = Zobacz planszę
copied-here = Skopiowano, tylko dla tego komputera
not-copied = Tego linku nie da się tu skopiować
share-text = Tak poszła nasza gra ({ $map })
race-title = Wyścig
race-summary = Punkty w toku gry. Na koniec: { $totals }
race-total = { $name } { $points }
race-table = Punkty na planszy w toku gry oraz z biletami i premiami
race-move = Ruch { $move } z { $moves }
race-first = pierwszy ruch
race-last = ostatni ruch
race-rest = bilety, premie
awards-title = Warte uwagi
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Najwięcej biletów
award-tickets =
    { $count ->
        [one] 1 ukończony
        [few] { $count } ukończone
       *[many] { $count } ukończonych
    }
award-best-ticket = Najlepszy bilet
award-longest-track = Najdłuższa trasa
award-spaces =
    { $count ->
        [one] 1 pole
        [few] { $count } pola
       *[many] { $count } pól
    }
award-best-move = Najlepszy ruch
award-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
score-table = Wyniki
total = Razem
all-tickets = Wszystkie bilety
tickets-of =
    { $count ->
        [one] { $name }: 1 bilet
        [few] { $name }: { $count } bilety
       *[many] { $name }: { $count } biletów
    }
light-cell = { $name }, { $line }: { $points }. Pokaż na planszy
rematch = Zagraj znowu
to-rematch = Do nowej gry
replay = Powtórka
tell-again = Opowiedz po kolei
download = Zapisz przebieg

## Replay

replay-of = Powtórka: { $map }
replay-moves = Ruchy
replay-move = Ruch
replay-begin = Karty i bilety są rozdane.
replay-players = Co mieli gracze
replay-speed = Tempo
replay-seat =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } · { $trains ->
        [one] 1 wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }
replay-hidden =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $tickets ->
        [one] 1 bilet
        [few] { $tickets } bilety
       *[many] { $tickets } biletów
    }
no-cards = brak kart
eyes = Kto patrzy
eyes-all = wszyscy, karty odkryte
move-of = { $move } z { $moves }
to-start = Na początek
step-back = Ruch wstecz
run = Start
pause = Pauza
step-on = Ruch dalej
to-end = Na koniec
play-from-here = Graj od tego miejsca
back-to-room = Wróć do stołu

## Settings

settings-title = Ustawienia
setting-sound = Dźwięki
setting-sound-note = Karty, wagony i dzwonek, gdy zaczyna się twoja tura
setting-guide = Przewodnik
setting-guide-note = Wskazówki w pierwszych grach
setting-theme = Jasno czy ciemno
setting-theme-auto = Jak system
setting-theme-light = Jasno
setting-theme-dark = Ciemno
setting-motion = Animacje
setting-motion-auto = Jak system
setting-motion-on = Włączone
setting-motion-off = Wyłączone
setting-confirm = Pytaj, zanim powstanie trasa
setting-confirm-touch = Przy dotyku
setting-confirm-on = Zawsze
setting-confirm-off = Nigdy

## Help: keys

help-title = Jak grać
help-of = Jak grać: { $map }
keys-title = Klawisze
key-row = Weź tę kartę z rzędu
key-deck = Dobierz z talii
key-tickets = Dobierz bilety
key-build = Pokaż, co możesz zbudować
key-hint = Zapytaj, co zrobiłby silny bot
key-enter = Potwierdź
key-escape = Anuluj, zamknij
key-undo = Cofnij
key-zoom = Powiększ, pomniejsz, pokaż całą planszę
key-pan = Przesuń planszę, gdy jest aktywna
key-help = Ta strona

## Points by length

rules-spaces = Pola
rules-points = Punkty

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Przewodnik
guide-stop = Bez wskazówek
guide-first-tickets = Zatrzymaj { $keep } lub więcej, o wspólnej drodze.
guide-draw = Bierz karty w kolorach tras kreskowanych.
guide-second-card = Jeszcze jedna karta. Blade są niedostępne.
guide-claim-for = Zbuduj { $track } dla biletu { $letters }.
guide-claim = Trasy w ramce możesz zbudować. Długie dają więcej.
guide-ticket-done =
    { $count ->
        [one] Bilet { $done } gotowy: punkty na końcu gry.
        [few] Bilety { $done } gotowe: punkty na końcu gry.
       *[many] Bilety { $done } gotowe: punkty na końcu gry.
    }
guide-tickets = Bilety ukończone: możesz dobrać nowe.
guide-keep = Zatrzymaj { $keep } lub więcej, najlepiej prawie gotowe.
guide-progress = Wybierz bilet, by zobaczyć brakującą drogę.
guide-others = Grają inni: ich karty zdradzają plany.
guide-pass = Nie możesz dobierać ani budować, więc pasujesz.
guide-last-round = Ostatnia runda: skończ bilet albo zbuduj trasę.
guide-end = Podkreślone punkty widać na planszy: wybierz je.

home-studio = Narysuj własną mapę
home-studio-note = Postaw miasta, połącz je i od razu graj na własnej planszy.
home-studio-open = Otwórz pracownię map
map-remove = Usuń
map-by = autor: { $name }
