## At the table

status-technologies = Dokończ działanie technologii
may-buy = kup technologię
may-buy-briefly = kup
may-draw-blind = dobierz kilka kart z talii
may-stop = nie buduj drugiej trasy
action-buy = kup { NAME($technology, case: "accusative") } za { LIST($payment, case: "accusative") }
action-draw-blind = dobierz kilka kart z talii
action-stop = nie buduj drugiej trasy
choose-buy = Kup { NAME($technology, case: "accusative") }
technologies = Technologie
technology-price =
    { $count ->
        [one] 1 lokomotywa
        [few] { $count } lokomotywy
       *[many] { $count } lokomotyw
    }
technology-left = zostało: { $count }
technology-gone = brak
technologies-tab = Półka
technology-yours = twoja
technology-in-cards =
    { $count ->
        [one] lub { $count } karta
        [few] lub { $count } karty
       *[many] lub { $count } kart
    }
technology-can-pay = stać cię
technology-pay-mixed =
    { $locomotives ->
        [0] karty: { $count }
        [one] { $locomotives } + karty: { $count }
        [few] { $locomotives } + karty: { $count }
       *[many] { $locomotives } + karty: { $count }
    }
technology-opens-tickets =
    { $count ->
        [one] otwiera bilet { $letters }
        [few] otwiera bilety { $letters }
       *[many] otwiera bilety { $letters }
    }
technology-needed-for =
    { $count ->
        [one] potrzebna do biletu { $letters }
        [few] potrzebna do biletów { $letters }
       *[many] potrzebna do biletów { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw =
    { $count ->
        [one] Dobierz { $count } kartę z talii
        [few] Dobierz { $count } karty z talii
       *[many] Dobierz { $count } kart z talii
    }
technology-stop = Nie buduj drugiej trasy
technology-status-rival = Zbuduj trasę obok innego gracza
technology-status-first = Zbuduj pierwszą z dwóch tras
technology-status-second = Zbuduj drugą trasę albo skończ
technology-opens =
    { $count ->
        [one] otwiera 1 trasę
        [few] otwiera { $count } trasy
       *[many] otwiera { $count } tras
    }

## What happens

technology-bought =
    { $subject ->
        [you] Kupujesz
        [you-again] kupujesz
        [again] kupuje
       *[named] { $seat } kupuje
    } { NAME($technology, case: "accusative") }
technology-returned =
    { $subject ->
        [you] Zwracasz
        [you-again] zwracasz
        [again] zwraca
       *[named] { $seat } zwraca
    } { NAME($technology, case: "accusative") }
technology-points =
    { $subject ->
        [you] Dostajesz
        [you-again] dostajesz
        [again] dostaje
       *[named] { $seat } dostaje
    } { $points } pkt za { NAME($technology, case: "accusative") }

## Rules page

rules-technologies-title = Technologie
rules-technologies-picture = Znaki wszystkich { $count } technologii, każda z ceną w lokomotywach.
rules-technologies = Na początku możesz budować tylko trasy do { $free-length } pól z obydwoma końcami w { LIST($home, case: "locative") }, bez promów. Przed akcją swojej tury możesz kupić jedną technologię, za którą płacisz lokomotywami; otwiera ona trasy albo daje punkty. Potem wykonujesz akcję jak zwykle. Nikt nie ma dwa razy tej samej technologii.
rules-technologies-exempt = { $exempt }: tu nie trzeba żadnej technologii. Płaci się jednak w całości, a technologie, które dają punkty za trasy lub promy, dają je i tutaj.
rules-technology = Technologia
rules-price = Cena
rules-copies = Sztuki
tech-concession = Otwiera trasy do { LIST($regions, case: "genitive", type: "or") }.
tech-lengths = Otwiera trasy o długości { LIST($lengths, type: "or") } pól.
tech-ferries = Otwiera promy.
tech-substitute =
    { $number ->
        [one] Zamiast lokomotywy wystarczy { $number } karta.
        [few] Zamiast lokomotywy wystarczą { $number } karty.
       *[many] Zamiast lokomotywy wystarczy { $number } kart.
    }
tech-track-points =
    { $number ->
        [one] 1 punkt więcej za każdą trasę, którą odtąd zbudujesz.
        [few] { $number } punkty więcej za każdą trasę, którą odtąd zbudujesz.
       *[many] { $number } punktów więcej za każdą trasę, którą odtąd zbudujesz.
    }
tech-ferry-points =
    { $number ->
        [one] { $number } punkt więcej za każdy prom, który odtąd zbudujesz.
        [few] { $number } punkty więcej za każdy prom, który odtąd zbudujesz.
       *[many] { $number } punktów więcej za każdy prom, który odtąd zbudujesz.
    }
tech-ticket-points =
    { $number ->
        [one] { $number } punkt więcej za każdy bilet ukończony na końcu gry.
        [few] { $number } punkty więcej za każdy bilet ukończony na końcu gry.
       *[many] { $number } punktów więcej za każdy bilet ukończony na końcu gry.
    }
tech-right-of-way = W tej turze budujesz na trasie, którą ma ktoś inny, za pełną cenę; odtąd jest wspólna. Możesz to kupić tylko wtedy, gdy da się tego użyć, i nadal wolno ci mieć tylko jedną nitkę podwójnej trasy. Karta wraca na półkę.
tech-two-claims = W tej turze budujesz dwie trasy. Możesz to kupić tylko wtedy, gdy stać cię na co najmniej jedną; druga zależy od ciebie. Karta wraca na półkę.
tech-blind-draw =
    { $number ->
        [one] Gdy dobierasz karty, możesz zamiast tego wziąć { $number } kartę z talii.
        [few] Gdy dobierasz karty, możesz zamiast tego wziąć { $number } karty z talii.
       *[many] Gdy dobierasz karty, możesz zamiast tego wziąć { $number } kart z talii.
    }
tech-tickets-bet = Na końcu: { $number } pkt, jeśli nikt nie ma więcej ukończonych biletów niż ty, inaczej tyle samo tracisz. Remis wystarczy, nawet gdy nikt nie ukończy żadnego.
tech-path-bet = Na końcu: { $number } pkt, jeśli nikt nie ma dłuższej ciągłej trasy niż ty, inaczej tyle samo tracisz. Remis wystarczy, nawet bez tras.
tech-saving = Budując trasę, masz zawsze prawo oszczędzić jedną kartę.
tech-until-shuffle = Można kupić tylko do pierwszego przetasowania odrzuconych kart.

## Guide

guide-with-technologies = Zajrzyj na półkę: technologie otwierają trasy.

## Lesson

lesson-technologies-what = Na początku możesz budować tylko w { LIST($home, case: "locative") }, trasy do { $length } pól i bez promów. Resztę otwierają technologie.
lesson-technologies-how = Kupujesz na początku swojej tury, jedną technologię z półki. Potem tura toczy się jak zwykle. Co kupisz, jest twoje do końca gry, prócz kilku jednorazowych.
lesson-technologies-cost = Za technologie płaci się lokomotywami; półka pokazuje cenę i to, co przyszłoby ci zapłacić.
lesson-technologies-score = Jedne otwierają trasy, inne dają punkty. Półka pokazuje, których wymagają twoje bilety: kup najpierw te.

## Terminal

mechanic-technologies = technologie
summary-technologies = Technologie: bez nich możesz budować trasy do { $spaces } pól w { LIST($home, case: "locative") }, bez promów. Przed akcją możesz kupić jedną technologię (s), za lokomotywy.
summary-technologies-exempt = { $tracks }: bez technologii.
technologies-one-a-turn = jedna na turę
technologies-in-payment = less×1: karta oszczędzona ({ $technology })
technologies-key-blind = dd { $count } w ciemno
technologies-help-blind =
    { $count ->
        [one] dobierz { $count } kartę z talii ({ $technology })
        [few] dobierz { $count } karty z talii ({ $technology })
       *[many] dobierz { $count } kart z talii ({ $technology })
    }
technologies-key-stop = x koniec
technology-at-once = { $technology }: { $effect }; potem wraca na półkę.
technology-claim-rival = zbuduj trasę innego gracza
technology-claim-first = zbuduj pierwszą trasę
technology-claim-second = zbuduj drugą trasę
choice-draw-blind = dobierz w ciemno
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = promy
technology-briefly-substitute =
    { $number ->
        [one] { $number } karta=★
        [few] { $number } karty=★
       *[many] { $number } kart=★
    }
technology-briefly-track-points = +{ $number } za trasę
technology-briefly-ferry-points = +{ $number } za prom
technology-briefly-ticket-points = +{ $number } za bilet
technology-briefly-right-of-way = cudza trasa
technology-briefly-two-claims = dwie trasy
technology-briefly-blind-draw = dobierz { $number }
technology-briefly-tickets-bet = ±{ $number } bilety
technology-briefly-path-bet = ±{ $number } ciągła
technology-briefly-saving = −1 karta
technology-does-concession = otwiera { LIST($regions, case: "accusative") }
technology-does-lengths = otwiera trasy o długości { LIST($lengths, type: "or") } pól
technology-does-ferries = otwiera promy
technology-does-substitute =
    { $number ->
        [one] { $number } karta to lokomotywa
        [few] { $number } karty to lokomotywa
       *[many] { $number } kart to lokomotywa
    }
technology-does-track-points = odtąd +{ $number } za każdą trasę
technology-does-ferry-points = odtąd +{ $number } za każdy prom
technology-does-ticket-points = +{ $number } za każdy ukończony bilet
technology-does-right-of-way = od razu zbuduj obok rywala
technology-does-two-claims = od razu zbuduj dwie trasy
technology-does-blind-draw =
    { $number ->
        [one] możesz dobrać { $number } kartę w ciemno
        [few] możesz dobrać { $number } karty, w ciemno
       *[many] możesz dobrać { $number } kart, w ciemno
    }
technology-does-tickets-bet = najwięcej biletów +{ $number }, inaczej −{ $number }
technology-does-path-bet = najdłuższa ciągła trasa +{ $number }, inaczej −{ $number }
technology-does-saving = trasy mogą kosztować kartę mniej
technology-bought-after-substituted =
    { $subject ->
        [you] Kupujesz
        [you-again] kupujesz
        [again] kupuje
       *[named] { $seat } kupuje
    } { NAME($technology, case: "accusative") } za { LIST($before, case: "accusative") } jako { $locomotives ->
        [one] lokomotywę
        [few] lokomotywy
       *[many] lokomotywy
    }

## Map files

map-empty-region = żadne miejsce nie leży w tym regionie
map-technology-twice = inna technologia ma tę samą nazwę
map-effect-twice = ten efekt może mieć tylko jedna technologia
map-effect-needs = mapa nie używa mechaniki { $mechanic }, którą to zmienia
map-closed-region = żadna technologia nie otwiera tras do { NAME($region, case: "genitive") }; dodaj taką albo zwolnij trasę (exempt)
map-closed-length =
    { $spaces ->
        [one] żadna technologia nie otwiera tras o 1 polu; dodaj taką albo zwolnij trasę (exempt)
        [few] żadna technologia nie otwiera tras o { $spaces } polach; dodaj taką albo zwolnij trasę (exempt)
       *[many] żadna technologia nie otwiera tras o { $spaces } polach; dodaj taką albo zwolnij trasę (exempt)
    }
map-closed-ferries = żadna technologia nie otwiera promów; dodaj taką albo zwolnij trasę (exempt)

form-technologies-home = Regiony bez koncesji
form-technologies-free-length = Najdłuższa trasa bez technologii
form-technologies-cards = Technologie
form-technologies-extra = Dalsze technologie
form-technologies-exempt = Trasy, które jej nie wymagają
form-technologies-copies = Egzemplarze
form-technologies-price = Cena w lokomotywach
form-technologies-effect = Działanie
form-technologies-until-shuffle = Do przetasowania talii
form-technologies-regions = Regiony
form-technologies-lengths = Długości
form-technologies-number = Liczba
# Words of a choice in a form.
form-word-concession = otwiera regiony
form-word-lengths = otwiera długości tras
form-word-ferries = otwiera promy
form-word-substitute = karty zamiast lokomotywy
form-word-track-points = punkty za każdą trasę
form-word-ferry-points = punkty za każdy prom
form-word-ticket-points = punkty za każdy bilet
form-word-right-of-way = budowa obok rywala
form-word-two-claims = dwie trasy naraz
form-word-blind-draw = dobieranie kilku kart w ciemno
form-word-tickets-bet = zakład o najwięcej biletów
form-word-path-bet = zakład o najdłuższą ciągłą trasę
form-word-saving = trasy tańsze o jedną kartę
