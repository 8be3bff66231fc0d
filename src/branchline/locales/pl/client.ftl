## The table in the browser.

close = Zamknij
cancel = Anuluj
send = Wyślij
skip = Pomiń
go-on = Dalej
loading = Rozkładamy planszę…
no-room = Nie ma takiego stołu
spectator = widz
spectators = widzowie
you-seat = Ty

## Cards and payments

colour-gray = szara
    .counted =
        { $count ->
            [one] szara
            [few] szare
           *[many] szarych
        }
    .accusative =
        { $count ->
            [one] szarą
            [few] szare
           *[many] szarych
        }

## Tracks

track-price = { $track }: { $length } { NAME($colour, $length, case: "counted") }
track-points =
    { $points ->
        [one] {" "}· 1 punkt
        [few] {" "}· { $points } punkty
       *[many] {" "}· { $points } punktów
    }
tip-pay = Zbuduj za { LIST($payment, case: "accusative") }
tip-ways =
    { $count ->
        [one] { $count } sposób zapłaty
        [few] { $count } sposoby zapłaty
       *[many] { $count } sposobów zapłaty
    }
tip-yours = Twoja
tip-cards = Brak ci na nią kart lub wagonów
closed-taken = Zajęta: { $seats }
closed-route = Masz już inną nitkę tej trasy
closed-parallel = Zamknięta: przy { $players } graczach tylko jedna nitka jest w grze
closed-missing = Wymaga { LIST($needs, case: "genitive") }
closed-apart = Jeszcze niepołączona z twoją siecią
closed-later = Teraz niedostępna
choose-claim = { $track }
build-here = Zbudować? { $what }
plus-points =
    { $points ->
        [one] +1 punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }
points-word =
    { $points ->
        [one] {" "}punkt
        [few] {" "}punkty
       *[many] {" "}punktów
    }
finishes-tickets =
    { $count ->
        [one] Kończy bilet { $letters }: +{ $points } na koniec
        [few] Kończy bilety { $letters }: +{ $points } na koniec
       *[many] Kończy bilety { $letters }: +{ $points } na koniec
    }
serves-tickets =
    { $count ->
        [one] Na drodze biletu { $letters }
        [few] Na drodze biletów { $letters }
       *[many] Na drodze biletów { $letters }
    }
other-way = Inne karty
pick-cards = Wybierz karty
do-it = Tak, zrób to
ask-tickets-title = Dobrać bilety?
ask-tickets =
    Dobierasz { $drawn ->
        [one] { $drawn } bilet
        [few] { $drawn } bilety
       *[many] { $drawn } biletów
    } i zatrzymujesz co najmniej { $keep }. Za bilety nieukończone na końcu tracisz ich punkty. To cała twoja tura.

## Board

board-of = Plansza: { $map }
board-moves = Plansza, przesuwana strzałkami; naciśnij B, by zobaczyć, co możesz zbudować
zoom = Powiększenie
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż całą planszę
board-key = Legenda mapy
minimap = Cała plansza z twoimi miastami i widoczną częścią
skip-to-rail = Przejdź do tego, co możesz zrobić

## Row, deck, hand

row = Karty do wzięcia
on-the-table = Na stole
draw-key = Dobierz z talii (D)
tickets-key = Dobierz bilety (T)
your-hand = Twoja ręka
row-gap = puste
row-was-swept = Za dużo lokomotyw: cały rząd został wymieniony
take = Weź { NAME($card, case: "accusative") } z miejsca { $slot }
deck = Talia
draw-from-deck =
    { $count ->
        [one] karta w talii: dobierz jedną
        [few] karty w talii: dobierz jedną
       *[many] kart w talii: dobierz jedną
    }
tickets = Bilety
draw-tickets =
    { $count ->
        [one] bilet w stosie: dobierz
        [few] bilety w stosie: dobierz
       *[many] biletów w stosie: dobierz
    }
hand =
    { $count ->
        [one] Twoja ręka, 1 karta
        [few] Twoja ręka, { $count } karty
       *[many] Twoja ręka, { $count } kart
    }
hand-empty = Nie masz kart na ręce.
filter-by = { $cards }: pokaż, co można zbudować

## Tickets

your-tickets = Twoje bilety
tickets-done = ukończone: { $done } z { $all }
tickets-none = Nie masz jeszcze biletów.
ticket-done = Ukończony
ticket-done-looped = Ukończony, na pętli
ticket-lost = Nieosiągalny
ticket-left =
    jeszcze { $tracks ->
        [one] 1 trasa
        [few] { $tracks } trasy
       *[many] { $tracks } tras
    }, { $trains ->
        [one] 1 wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }
ticket-needs =
    { $trains ->
        [one] najkrócej 1 wagon
        [few] najkrócej { $trains } wagony
       *[many] najkrócej { $trains } wagonów
    }
ticket-buy-first = Najpierw kup { LIST($needs, case: "accusative") }. { $left }
ticket-finished = { $ticket }: ukończony, +{ $points } na koniec
keep-tickets = Nowe bilety
keep-first = Twoje pierwsze bilety
keep-why = Połącz oba miasta, by zdobyć punkty. Nie połączysz – tyle samo stracisz.
keep-at-least =
    { $count ->
        [0] zatrzymaj, ile chcesz, choćby żadnego
        [one] zatrzymaj co najmniej 1
        [few] zatrzymaj co najmniej { $count }
       *[many] zatrzymaj co najmniej { $count }
    }
keep-these =
    { $count ->
        [0] Nie zatrzymuj żadnego
        [one] Zatrzymaj 1 bilet
        [few] Zatrzymaj { $count } bilety
       *[many] Zatrzymaj { $count } biletów
    }
keep-trains =
    { $trains ->
        [0] Twoje wagony: { $left }
        [one] Razem ok. { $trains } wagonu, masz { $left }
        [few] Razem ok. { $trains } wagonów, masz { $left }
       *[many] Razem ok. { $trains } wagonów, masz { $left }
    }

## Players

players = Gracze
players-brief = Punkty i wagony
a-bot = bot
played-by-bot = gra bot
bot-in-its-stead = gra: { $level }
away = poza stołem
turn-yours = twoja tura
turn-thinking = myśli
turn-choosing = wybiera
points-so-far = punkty do tej pory
trains-left = Wagony w zapasie
trains-short = wagony
cards-in-hand = Karty na ręce
cards-short = karty
tickets-kept = Bilety
tickets-short = bilety
mute = Wycisz: { $seat }
watching =
    { $count ->
        [one] 1 osoba się przygląda
        [few] { $count } osoby się przyglądają
       *[many] { $count } osób się przygląda
    }

## Log and chat

log = Co się działo
say = Napisz coś
unread = nowe wiadomości
drew-many =
    { $subject ->
        [you] Dobierasz
       *[named] { $seat } dobiera
    } { $count ->
        [one] { $count } kartę z talii
        [few] { $count } karty z talii
       *[many] { $count } kart z talii
    }

## Status

status-over = Koniec gry
status-over-how = { $title } · { $detail }
status-waiting =
    { $count ->
        [one] { $seats } myśli
        [few] { $seats } wybierają
       *[many] { $seats } wybierają
    }
status-waiting-last =
    { $count ->
        [one] Ostatnia runda: { $seats } myśli
        [few] Ostatnia runda: { $seats } wybierają
       *[many] Ostatnia runda: { $seats } wybierają
    }
status-waiting-how = Planuj: wybierz bilet, by zobaczyć jego drogę
status-bot-plays = Gra za ciebie bot
status-turn = Twoja tura
status-turn-how = { LIST($may, type: "or") }
status-last-turn = Twoja ostatnia tura
status-second-card = Twoja druga karta
status-second-card-how = { LIST($may, type: "or") }
status-keep = Wybierz bilety
status-keep-how = Wskaż te, które chcesz: zobaczysz ich drogi
status-first-tickets = Wybierz pierwsze bilety
status-first-tickets-how = Wskaż te, które chcesz: zobaczysz ich drogi
status-decide = Zdecyduj, co dalej
status-placing = Wybierz miasto na planszy
status-placing-how = Wskaż je albo naciśnij Esc
status-placing-tap = Dotknij go albo Anuluj
may-take = weź kartę
may-draw = dobierz kartę
may-draw-two = weź 2 karty
may-draw-two-briefly = weź karty
may-tickets = dobierz bilety
may-tickets-briefly = dobierz bilety
may-claim = zbuduj trasę
may-claim-briefly = zbuduj
may-pass = pasuj
end-near =
    { $trains ->
        [0]
            { $subject ->
                [you] Nie masz już wagonów
               *[named] { $seat } nie ma już wagonów
            }
        [one]
            { $subject ->
                [you] Masz
               *[named] { $seat } ma
            } już tylko 1 wagon
        [few]
            { $subject ->
                [you] Masz
               *[named] { $seat } ma
            } już tylko { $trains } wagony
       *[many]
            { $subject ->
                [you] Masz
               *[named] { $seat } ma
            } już tylko { $trains } wagonów
    }: koniec jest blisko
last-round-warning =
    { $count ->
        [0] Ostatnia tura!
        [one] Ostatnia runda: jeszcze 1 tura
        [few] Ostatnia runda: jeszcze { $count } tury
       *[many] Ostatnia runda: jeszcze { $count } tur
    }
clock = Czas, który został na tę turę
clock-days =
    { $count ->
        [one] 1 dzień
        [few] { $count } dni
       *[many] { $count } dni
    }

## Buttons

undo = Cofnij
undo-key = Cofnij (U)
hint-button = Rada
hint-key = Co zrobiłby silny bot? (H)
action-take = weź { NAME($card, case: "accusative") } z rzędu
action-draw = dobierz z talii
action-tickets = dobierz bilety
action-keep = zatrzymaj { $tickets }
action-claim = zbuduj { $track } za { LIST($payment, case: "accusative") }
action-pass = pasuj
hint = Silny bot radzi: { $text }.
hint-serving = Silny bot radzi: { $text } (bilet: { $tickets }).
build = Buduj
build-key = Co mogę zbudować? (B)
help = Pomoc i zasady
menu = Menu
menu-home = Strona główna
menu-help = Pomoc i zasady
menu-settings = Ustawienia
menu-share = Kopiuj link dla widzów
menu-leave = Niech gra za mnie bot
menu-take-back = Chcę znów grać
sound = Dźwięki
parts-of-table = Części stołu
tab-cards = Karty
tab-tickets = Bilety
tab-players = Gracze
tab-log = Dziennik

## What can I build

what-can-i-build = Co możesz zbudować
build-for-tickets = Do twoich biletów
build-long = Długie trasy
build-other = Inne
place-on-board = Wybierz na planszy
build-filtered = Tylko to, na co starczy wybranego koloru.
build-all = Pokaż wszystko
build-nothing = Nic za karty, które masz.
build-not-now = Teraz nie możesz budować.

## Paying

payment-ways = Jak zapłacić
more-ways =
    { $count ->
        [one] Wszystkie ({ $count })
        [few] Wszystkie sposoby ({ $count })
       *[many] Wszystkie sposoby ({ $count })
    }
pay = Zapłać
pay-any =
    { $alone ->
        [yes] dowolne: { $count }
       *[no] + dowolne: { $count }
    }
cards-make-locomotive =
    { $rate ->
        [one] { $rate } dowolna karta zastępuje lokomotywę
        [few] { $rate } dowolne karty zastępują lokomotywę
       *[many] { $rate } dowolnych kart zastępuje lokomotywę
    }. Dotknij kart na ręce, by je wyłożyć; dotknij znów, by je cofnąć.
cards-fill-space =
    { $rate ->
        [one] { $rate } dowolna karta opłaca jedno pole
        [few] { $rate } dowolne karty opłacają jedno pole
       *[many] { $rate } dowolnych kart opłaca jedno pole
    }. Dotknij kart na ręce, by je wyłożyć; dotknij znów, by je cofnąć.
any-card = dowolna
spend-least = Wydaj najmniej potrzebne
lay-card = { $cards }, wyłożone: { $laid }
take-back-card = Cofnij { NAME($card, case: "accusative") }
cards-to-lay =
    { $count ->
        [0] Wszystkie karty wyłożone
        [one] Wyłóż jeszcze 1 kartę
        [few] Wyłóż jeszcze { $count } karty
       *[many] Wyłóż jeszcze { $count } kart
    }
lay-these = Wyłóż te karty
cards-not-taken = Tych kart nie można użyć: wybierz inne.

## Decisions between

decide = Zdecyduj

## Panels

values-reached = Kraje na twoich biletach
reached = połączone

## The curtain

curtain-title = Następny gracz: { $seat }
curtain-text = Przekaż ekran. Nikt inny niech nie patrzy.
curtain-lift = To ja, { $seat }

## The line

trouble-unreachable = Serwer jest nieosiągalny.
