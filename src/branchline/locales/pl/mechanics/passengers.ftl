## At the table

passengers = Pasażerowie
passengers-how = Trasa zbudowana? Weź pasażera z każdego końca
passengers-score = { $points } pkt
status-passengers-at = Który pasażer wsiada: { $place }?
status-passengers = Wybierz pasażera, który wsiada.
action-fetch = weź pasażera: { $passenger }
name-red-passenger = czerwony
name-green-passenger = zielony
name-black-passenger = czarny
name-yellow-passenger = żółty
name-blue-passenger = niebieski
name-white-passenger = biały
name-orange-passenger = pomarańczowy
name-pink-passenger = różowy

## What happens

passenger-taken =
    { $subject ->
        [you] Bierzesz
        [you-again] bierzesz
        [again] bierze
       *[named] { $seat } bierze
    } pasażera ({ $place }): { $passenger }

## Scores

line-passengers = Pasażerowie
tie-passengers = najwięcej pasażerów

## Rules page

rules-passengers-title = Pasażerowie
rules-passengers-picture = Powstaje trasa i z każdego końca wsiada pasażer.
rules-passengers = W miejscach czekają pasażerowie: zwykle { $each-place }, w wielkich miastach więcej, wylosowani przed grą. Budując trasę, bierzesz po jednym z każdego z jej dwóch końców, na którym ktoś czeka, a gdzie jest kilka kolorów, wybierasz. Na końcu każdy kolor ma swój ranking: punktuje, kto ma najwięcej, potem kto jest drugi. Jeśli kilku ma najwięcej, wszyscy dostają punkty za pierwsze miejsce, a za drugie nikt; kilku drugich dostaje wszystkie swoje. Kto nie ma nikogo w danym kolorze, nie dostaje za niego nic.
rules-passengers-details = Pasażerów każdego koloru jest { $each-colour } i wszyscy są zawsze odkryci. Nie można odmówić. Przejścia do jednego kraju mają wspólnego pasażera: bierze go pierwsza trasa do któregoś z nich.

## Lesson

lesson-passengers-what = Na planszy czekają pasażerowie w sześciu kolorach: w większości miejsc jeden, w wielkich miastach kilku.
lesson-passengers-how = Zbuduj trasę, a z każdego końca wsiądzie pasażer. Gdzie czeka kilka kolorów, wybierasz.
lesson-passengers-rank = Na końcu płaci każdy kolor: najpierw za najwięcej pasażerów, potem za drugie miejsce. Wszyscy są odkryci, więc zawsze wiesz, jak stoisz.
lesson-passengers-score = W wielkich miastach bądź wcześnie: tam masz wybór. Trasa między dwoma miejscami z pasażerami daje od razu dwóch, choćby była krótka.

## Terminal

mechanic-passengers = pasażerowie
summary-passengers = Pasażerowie: budowa trasy daje pasażera z każdego końca. Na końcu punktują najwięcej i drugie najwięcej w każdym kolorze ({ $points }).
column-passengers = pas.
passengers-waiting = czekają
passengers-at = { $place }: { $colours }
passengers-of = { $seat }: { $colours }
passengers-some = { $count } { $colour }
passengers-question = Który pasażer wsiada: { $place }?

## Reviews and hints

reason-passengers = { $tracks } daje pasażerów wartych +{ $points } według obecnych rankingów.

## Map files

map-too-few-passengers = miejsca potrzebują { $needed } pasażerów, a jest { $there }
form-passengers-colours = Kolory pasażerów
form-passengers-each-place = Pasażerowie w każdym miejscu
form-passengers-passengers = Pasażerowie tutaj
form-passengers-passengers-with = Wspólni pasażerowie pod nazwą
# Words of a choice in a form.
form-word-passengers = najwięcej pasażerów
