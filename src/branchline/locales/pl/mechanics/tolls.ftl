# Myto, żetony i pożyczki.

## At the table

tolls = Myto
tolls-how = Pozostałe żetony punktują na koniec według miejsca: { $points }
tokens = Żetony
loans = Pożyczki
tokens-count =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
loans-count =
    { $count ->
        [one] { $count } pożyczka
        [few] { $count } pożyczki
       *[many] { $count } pożyczek
    }

## What happens

toll-to-bank =
    { $subject ->
        [you] Płacisz
        [you-again] płacisz
        [again] płaci
       *[named] { $seat } płaci
    } { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    } do banku; zostaje { $left }
toll-paid =
    { $subject ->
        [you] Płacisz
        [you-again] płacisz
        [again] płaci
       *[named] { $seat } płaci
    } { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    } myta; zostaje { $left }
toll-received =
    { $subject ->
        [you] Dostajesz
        [you-again] dostajesz
        [again] dostaje
       *[named] { $seat } dostaje
    } { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    } myta, razem { $left }
loan-taken =
    { $subject ->
        [you] Bierzesz
        [you-again] bierzesz
        [again] bierze
       *[named] { $seat } bierze
    } pożyczkę zamiast myta { $tokens }: nr { $loans }

## Scores

line-tolls = Pozostałe żetony
line-loans = Pożyczki

## Rules page

rules-tolls-title = Myto
rules-tolls-picture = Pierwsza nitka kosztuje 3 myta do banku, druga 3 dla osoby, która ma pierwszą.
rules-tolls =
    Każdy zaczyna z { $start } żetonami. Liczba przy trasie to jej myto. Płacisz je, gdy tam budujesz: do banku albo, jeśli ktoś zbudował już drugą nitkę trasy, tej osobie. Jeśli nie możesz zapłacić całego myta, nie płacisz nic i bierzesz pożyczkę; budować wolno zawsze. Na koniec osoby bez pożyczki są ustawiane według żetonów i punktują według miejsca. Każda pożyczka kosztuje { $loan ->
        [one] { $loan } punkt
        [few] { $loan } punkty
       *[many] { $loan } punktów
    }.
rules-tolls-details = Kto może zapłacić, musi zapłacić. Jeśli ktoś bierze pożyczkę, właściciel pierwszej nitki dostaje myto z banku. Pożyczek nie zabraknie i nigdy się ich nie spłaca. Przy równej liczbie żetonów miejsce jest wspólne i wszyscy za nie punktują; następne liczy się tak, jakby każdy miał własne. Kto ma pożyczkę, nie zajmuje miejsca. Liczba żetonów wynika z płatności, więc wszyscy ją widzą. Zasad z neutralną trzecią osobą nie ma, bo żadne źródło nie podaje potrzebnych par miast.
rules-toll-players = Osoby
rules-toll-ranks = Punkty za miejsca

## Lesson

lesson-tolls-what = Zaczynasz z { $start } żetonami. Liczba przy trasie to jej myto: płać je, gdy tam budujesz.
lesson-tolls-owner = Kto buduje pierwszy, płaci do banku. Druga osoba płaci pierwszej: warto się pospieszyć.
lesson-tolls-loan = Za mało żetonów? Nie płacisz nic i bierzesz pożyczkę. Każda kosztuje punkty: { $loan }, a twoje żetony już nie punktują.
lesson-tolls-score = Na koniec najwięcej dostaje osoba z największą liczbą żetonów, potem druga i tak dalej.

## Terminal

mechanic-tolls = myto
summary-tolls = Myto: masz żetony: { $start }. Każda trasa kosztuje myto, do banku albo, za drugą nitkę, dla osoby z pierwszą. Pożyczka z braku żetonów kosztuje punkty: { $loan }. Pozostałe żetony punktują według miejsca, chyba że masz pożyczkę.
column-tokens = żetony
column-loans = pożyczki
toll-ranks = za miejsca { $points }
toll-rank-now = { $seat }: { $points }
form-tolls-start = Żetony na początek
form-tolls-loan = Punkty, które kosztuje pożyczka
form-tolls-ranks = Punkty za miejsca, dla każdej liczby graczy
form-tolls-toll = Myto
map-tolls-lack-ranks = brakuje punktów za miejsca dla { $players } osób
