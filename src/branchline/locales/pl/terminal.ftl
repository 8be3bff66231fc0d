## Questions

ask-number = Numer [{ $default }]:
not-an-option = { $typed }: nie ma takiej możliwości; wpisz numer od 1 do { $most }
answer-yes = t tak y yes
answer-no = n nie no
ask-yes-or-no = { $question } [t/N]
go-back =
    { $most ->
        [one] Numer (1) albo Enter, by wrócić:
        [few] Numer (1–{ $most }) albo Enter, by wrócić:
       *[many] Numer (1–{ $most }) albo Enter, by wrócić:
    }
choose-track =
    { $most ->
        [one] Numer (1), miejsce lub kolor albo Enter, by wrócić:
        [few] Numer (1–{ $most }), miejsce lub kolor albo Enter, by wrócić:
       *[many] Numer (1–{ $most }), miejsce lub kolor albo Enter, by wrócić:
    }
choose-other =
    { $most ->
        [one] Numer (1), nazwa albo Enter, by wrócić:
        [few] Numer (1–{ $most }), nazwa albo Enter, by wrócić:
       *[many] Numer (1–{ $most }), nazwa albo Enter, by wrócić:
    }

## Setting a game up

welcome = Witaj w branchline.
enter-takes-default = Enter wybiera wartość domyślną.
map-to-play = Która mapa?
map-option = { $fewest }–{ $most } graczy · { $rules }
variant-to-play = Który wariant?
no-variant = podstawowy
how-many-players = Ilu graczy razem z tobą?
players-option =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
against-whom = Przeciw komu?
which-opponent = Przeciwnik { $number } z { $opponents }?
opponent-human = inna osoba przy tej klawiaturze
opponent-beginner = bot: prawie nie grał i buduje to, czego wymaga jego najlepszy bilet
opponent-easy = bot: realizuje bilety po kolei według prostych reguł
opponent-medium = bot: zwykle planuje wszystkie bilety razem
opponent-hard = bot: ocenia każdy ruch według tego, czego nauczyło go wiele gier
opponent-expert = bot: przed wyborem rozgrywa najlepsze ruchy do końca: najsilniejszy
game-heading = { $map } · { $seats } · ziarno { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } zaczyna. Wpisz ? w każdej chwili, by zobaczyć pomoc.
goodbye = Do zobaczenia.

## Labels of lines, and columns of tables

label-row = Rząd
label-decks = Talie
label-hand = Ręka
label-tickets = Bilety
label-laid = Wyłożone
label-choose = Wybierz
column-track = trasa
column-spaces = pola
column-points = punkty
column-pay-with = zapłata
column-purchase = do kupienia
column-effect = co daje
column-trains = wagony
column-cards = karty
column-cards-seen = karty znane

## The position

position-heading = { $map } · runda { $round } · { $seat }
card-loco = loko
mark-gray = szara
row-place-empty = (puste)
deck-left =
    { $count ->
        [one] { $count } karta (d)
        [few] { $count } karty (d)
       *[many] { $count } kart (d)
    }
discards = odrzucone: { $count }
tickets-left =
    { $count ->
        [one] { $count } bilet (t)
        [few] { $count } bilety (t)
       *[many] { $count } biletów (t)
    }
hand-is-empty = brak kart
spaces-of-kind = { $spaces } { $kind }

## Tickets

ticket-with-points =
    { $points ->
        [one] { $ticket }, 1 punkt
        [few] { $ticket }, { $points } punkty
       *[many] { $ticket }, { $points } punktów
    }
ticket-is-done = ✓ { $ticket } · ukończony
ticket-out-of-reach = ✗ { $ticket } · nieosiągalny
trains-to-go =
    jeszcze { $trains ->
        [one] 1 wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    } na { $tracks ->
        [one] 1 trasie
        [few] { $tracks } trasach
       *[many] { $tracks } trasach
    }
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, wymaga { LIST($needs, case: "genitive") }
ticket-needing-price = · { $ticket } · { $left }, najpierw zakup za { $price }
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Masz do wyboru te bilety
keep-some = Zatrzymaj co najmniej { $fewest }: wpisz ich numery, na przykład { $example } (? pomoc)
not-a-choice = { $typed } to nie wybór biletów; wpisz numery od 1 do { $most }, na przykład 1 2
too-few-tickets = { $count } to za mało.

## What can be done now

turn-status =
    { $turn ->
        [last] OSTATNIA RUNDA, twoja ostatnia tura
        [goes-on] Twoja tura trwa
       *[usual] Twoja tura
    }: { $keys }
turn-draw = { $keys } dobierz
turn-tickets = t bilety
turn-build = b buduj ({ $tracks })
nothing-to-build = na razie nic do zbudowania
turn-pass = nic innego nie da się zrobić: p pas
turn-buy = s kup ({ $count })
turn-others = s { $names }
turn-map = m mapa
turn-help = ? pomoc
turn-help-briefly = ?
second-card = Druga karta: { $keys } (? pomoc)
type-a-number =
    { $most ->
        [one] Wpisz 1: nie ma innej możliwości
        [few] Wpisz numer od 1 do { $most } (? pomoc)
       *[many] Wpisz numer od 1 do { $most } (? pomoc)
    }
claim-asked = Zbuduj trasę: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Zdecyduj: { $mechanic }

## What is typed

noted = Zanotowane.
not-cards = { $typed } to nie karty. Wpisz kolory albo ich litery.
not-a-move = { $typed } to nie ruch. Wpisz ?, by zobaczyć klawisze.
not-possible = { $move }: to teraz niemożliwe.
row-place-is-empty = Miejsce { $place } w rzędzie jest puste.
locomotive-only-first = Lokomotywa z rzędu może być tylko pierwszą kartą.
pass-only-if-stuck = Pasować możesz tylko wtedy, gdy nic innego nie jest możliwe.
draw-the-second = Jedna karta już dobrana: teraz weź drugą.
deck-is-empty = Talia jest pusta.
no-tickets-left = Nie ma już biletów.

## Building and paying

nothing-to-claim = Nic: potrzebujesz więcej kart (albo wagonów). m closed: czego jeszcze brakuje.
nothing-of-that-kind = Nic takiego nie jest teraz możliwe.
nothing-by-that-name = Nic się tu nie nazywa { $typed }.
closed-at-place = Teraz nie, w miejscu { $place }:
not-a-payment = { $typed }: nie ma takiej zapłaty.
how-to-pay = { $what }: jak płacisz?
more-payments = … i jeszcze { $count }: wpisz all albo kolor, by zobaczyć mniej
more-tracks = … i jeszcze { $count }: wpisz all, miejsce albo kolor, by zobaczyć mniej
payment-or-more = { $payment } lub inne ({ $count })
payment-or-others = { $payment } lub …
on-the-way = → na najkrótszej drodze jednego z twoich biletów
paying-substitutes =
    { $locomotives ->
        [one] karty ({ $count }) jako lokomotywa
        [few] karty ({ $count }) jako { $locomotives } lokomotywy
       *[many] karty ({ $count }) jako { $locomotives } lokomotyw
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } i inne karty ({ $count }) jako lokomotywa
        [few] { $payment } i inne karty ({ $count }) jako { $locomotives } lokomotywy
       *[many] { $payment } i inne karty ({ $count }) jako { $locomotives } lokomotyw
    }
paying-sets =
    { $spaces ->
        [one] karty ({ $count }) za pole
        [few] karty ({ $count }) za { $spaces } pola
       *[many] karty ({ $count }) za { $spaces } pól
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } i inne karty ({ $count }) za pole
        [few] { $payment } i inne karty ({ $count }) za { $spaces } pola
       *[many] { $payment } i inne karty ({ $count }) za { $spaces } pól
    }
paying-one-less = { $payment }, jedna karta mniej
cards-to-pay =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## What can be bought

purchases-legend = { $offered } kup teraz (s)   { $wanted } dla twoich biletów   { $yours } twoje   { $price }cena×sztuki, właściciele
purchase-yours = twoje
purchase-gone = brak
purchase-gone-to = brak ({ $seats })
purchase-refused = { $price }: { $reason }

## Choosing cards

choose-cards =
    { $count ->
        [one] Wybierz { $count } kartę, na przykład { $example } (? pomoc)
        [few] Wybierz { $count } karty, na przykład { $example } (? pomoc)
       *[many] Wybierz { $count } kart, na przykład { $example } (? pomoc)
    }
choose-few-cards =
    { $count ->
        [one] Wybierz 1 kartę, na przykład { $names } lub { $letters } (? pomoc)
        [few] Wybierz { $count } karty, na przykład { $names } lub { $letters } (? pomoc)
       *[many] Wybierz { $count } kart, na przykład { $names } lub { $letters } (? pomoc)
    }
cards-so-far = Dotąd { $chosen }: wybierz jeszcze { $count } albo x, by zacząć od nowa (? pomoc)
choose-cards-anew =
    { $count ->
        [one] Wybierz 1 kartę od nowa.
        [few] Wybierz { $count } karty od nowa.
       *[many] Wybierz { $count } kart od nowa.
    }
too-many-cards =
    { $count ->
        [one] To { $count } karta; wybierz { $most }.
        [few] To { $count } karty; wybierz { $most }.
       *[many] To { $count } kart; wybierz { $most }.
    }
cards-reserved =
    { $spare ->
        [0] Masz { $held } { NAME($card, $held, case: "accusative") }, ale przy tej zapłacie nie możesz ich tu wybrać.
        [one] Masz { $held } { NAME($card, $held, case: "accusative") }, ale przy tej zapłacie możesz tu wybrać { $spare }.
        [few] Masz { $held } { NAME($card, $held, case: "accusative") }, ale przy tej zapłacie możesz tu wybrać { $spare }.
       *[many] Masz { $held } { NAME($card, $held, case: "accusative") }, ale przy tej zapłacie możesz tu wybrać { $spare }.
    }
cards-held =
    { $held ->
        [0] Nie masz { NAME($card, case: "plural") }.
        [one] Masz { $held } { NAME($card, $held, case: "accusative") }.
        [few] Masz { $held } { NAME($card, $held, case: "accusative") }.
       *[many] Masz { $held } { NAME($card, $held, case: "accusative") }.
    }

## Tracks

network-of =
    { $seat }: { $tracks ->
        [one] 1 trasa
        [few] { $tracks } trasy
       *[many] { $tracks } tras
    }, { $trains ->
        [one] 1 wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }
board-keys = m free: dostępne dla ciebie · m closed: zamknięte i dlaczego · m PLACE: trasy miejsca
no-tracks = Brak.
no-such-place = żadne miejsce nie nazywa się { $typed }
no-track-between = Żadna trasa nie łączy { $first } i { $second }. m { $first }: tamtejsze trasy.
track-free = wolna
track-too-dear = wolna, ale za droga
track-owned-but-open = { $owners } · dostępna dla ciebie
track-yours = już twoja
track-closed-taken = zajęta: { $seats }
track-closed-route = masz inną nitkę tej trasy
track-closed-parallel = zamknięta przy { $players } graczach: druga nitka jest zajęta
track-closed-missing = wymaga { LIST($needs, case: "genitive") }
track-closed-apart = jeszcze niepołączona z twoją siecią
track-closed-later = teraz niedostępna
track-closed-asked = teraz nie: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = Nie możesz zapłacić { $payment }; claim { $track } pokazuje, czym możesz.
too-few-trains =
    { $track }: potrzeba { $length ->
        [one] { $length } wagonu
        [few] { $length } wagonów
       *[many] { $length } wagonów
    }; masz { $trains }.
cannot-pay = { $track } jest dla ciebie dostępna, ale nie stać cię na nią: kosztuje { $cost }.
cost-locomotives =
    { $count ->
        [one] lokomotywę
        [few] { $count } lokomotywy
       *[many] { $count } lokomotyw
    }
cost-cards =
    { $count ->
        [one] 1 { NAME($colour, $count, case: "accusative") } kartę
        [few] { $count } { NAME($colour, $count, case: "accusative") } karty
       *[many] { $count } { NAME($colour, $count, case: "accusative") } kart
    }
cost-cards-gray =
    { $count ->
        [one] 1 kartę jednego koloru
        [few] { $count } karty jednego koloru
       *[many] { $count } kart jednego koloru
    }

## News

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, dwa razy
        [one] { $told }, { $count } raz
        [few] { $told }, { $count } razy
       *[many] { $told }, { $count } razy
    }

## The score sheet

score-sheet = Wyniki
sheet-total = Razem
sheet-place = Miejsce
rank-of = { $rank }.
measure-and-points = ({ $measure }) { $points }
wins =
    { $points ->
        [one] { $seat } wygrywa, mając { $points } punkt.
        [few] { $seat } wygrywa, mając { $points } punkty.
       *[many] { $seat } wygrywa, mając { $points } punktów.
    }
wins-by-tie-break =
    { $points ->
        [one] { $seat } wygrywa, mając { $points } punkt; o zwycięstwie decyduje: { $tie }.
        [few] { $seat } wygrywa, mając { $points } punkty; o zwycięstwie decyduje: { $tie }.
       *[many] { $seat } wygrywa, mając { $points } punktów; o zwycięstwie decyduje: { $tie }.
    }
share-the-win =
    { $points ->
        [one] { $seats } dzielą się zwycięstwem, mając po { $points } punkcie.
        [few] { $seats } dzielą się zwycięstwem, mając po { $points } punkty.
       *[many] { $seats } dzielą się zwycięstwem, mając po { $points } punktów.
    }

## People at one keyboard

curtain = Kurtyna
hide-hand = Naciśnij Enter, by zakryć swoje karty:
show-hand = { $seat }, naciśnij Enter, by zobaczyć swoje karty:

## Saving and leaving

save-where = Podaj gdzie: save FILE
overwrite = { $file } istnieje. Nadpisać?
cannot-save = Nie można zapisać w { $file }: { $problem }.
saved = Zapisano w { $file }.
save-to-replay =
    { $default ->
        [none] Zapisać grę do powtórki? Nazwa pliku albo n:
       *[other] Zapisać grę do powtórki? Nazwa pliku [{ $default }] albo n:
    }
save-before-leaving =
    { $default ->
        [none] Zapisać grę przed wyjściem? Nazwa pliku albo n:
       *[other] Zapisać grę przed wyjściem? Nazwa pliku [{ $default }] albo n:
    }
game-is-saved = Gra jest zapisana w { $file }.
go-on-with = Graj dalej poleceniem: { $command }
game-not-saved = Do zobaczenia. Gra nie jest zapisana.

## Help

help-keys = Klawisze
help-row = weź tę kartę z rzędu (lokomotywa z rzędu to wszystko, co bierzesz)
help-row-free = weź tę kartę z rzędu
help-draw = dobierz kartę z talii
help-tickets = dobierz bilety
help-build = co mogę zbudować? wybierz numer; b Place lub b red pokazuje mniej
help-others = co jeszcze mogę zrobić na tej mapie?
help-purchases = co jest do kupienia: co daje i co możesz kupić przed akcją
help-map = trasy wszystkich; m Place: trasy miejsca i dlaczego niektóre są zamknięte
help-map-free = trasy dostępne dla ciebie; m closed: zamknięte i dlaczego
help-show = pokaż stół jeszcze raz
help-log = wszystko, co się dotąd działo
help-save = zapisz grę; graj dalej poleceniem: branchline play -t --resume FILE
help-quit = opuść grę
help-moves = Działają też pełne ruchy: claim Place–Place red×2, take 3, keep 1 2
help-signs = Karty i trasy
help-gray = dowolny jeden kolor
help-letters = Aby wybrać karty, wpisz nazwy lub litery: { $letters }
help-trains =
    Każdy ma { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }. Gdy komuś zostaną 2 lub mniej, każdy ma jeszcze jedną turę.
help-points = Punkty za trasę według pól: { $points }
