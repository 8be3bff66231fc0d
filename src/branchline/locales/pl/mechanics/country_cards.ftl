## At the table

country-cards = Karty krajów
country-cards-how = Trasa do drugiego kraju daje karty z wierzchu
country-next = następna: { $points }
country-empty = brak kart

## What happens

country-card =
    { $subject ->
        [you] Bierzesz
        [you-again] bierzesz
        [again] bierze
       *[named] { $seat } bierze
    } kartę { NAME($place, case: "genitive") } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## Scores

line-country-cards = Karty krajów

## Rules page

rules-country-cards-title = Karty krajów
rules-country-cards-picture = Trasa do drugiego kraju daje kartę z wierzchu każdego stosu.
rules-country-cards = Każdy sąsiedni kraj ma stos kart, z najcenniejszą na wierzchu. Gdy budujesz trasę do kraju, którego twoja sieć jeszcze nie obejmowała, a sieć obejmuje też inny kraj, bierzesz wierzchnią kartę każdego kraju w tej sieci, który jeszcze jakąś ma. Karty dają punkty na końcu gry.
rules-country-cards-details = Kończ więc trasą do kraju. Trasa gdzie indziej, która łączy dwie twoje sieci, nie daje karty, nawet jeśli każda z nich obejmuje kraj. Nie daje jej też kolejna trasa do kraju, który sieć już obejmuje.
rules-country = Kraj
rules-stack = Karty od góry

## Guide

guide-with-country-cards = Masz kraj w sieci? Trasa do drugiego: karty obu.

## Lesson

lesson-country-cards-what = Kraje wokół planszy mają stosy kart, z najcenniejszą na wierzchu.
lesson-country-cards-how = Łącz kraje swoimi trasami. Zakończ trasą do kraju, którego ta sieć jeszcze nie obejmowała.
lesson-country-cards-gain = Bierzesz wtedy wierzchnią kartę każdego kraju w sieci. Nie kosztuje to nic prócz tras.
lesson-country-cards-score = Karty dają punkty na końcu gry. Kto pierwszy, bierze najlepsze, więc się pospiesz.

## Terminal

mechanic-country-cards = karty krajów
summary-country-cards = Karty krajów: gdy budujesz trasę do kraju nowego w twojej sieci, a sieć obejmuje też inny kraj, bierzesz wierzchnią kartę każdego z nich. Kończ trasą do kraju: połączenie dwóch sieci gdzie indziej nie daje karty, kraj już objęty też nie.
column-countries = kraje
label-countries = Kraje
country-named = { $place }
country-card-points = { $points }
country-has-no-cards = –

## Map files

map-not-a-country = nie jest krajem; dodaj do miejsca kind = "country"
reason-country-cards = { $tracks } prowadzi do kolejnego kraju: karty krajów dają +{ $points }.

form-country-cards-stacks = Kraje z punktami ich kart
