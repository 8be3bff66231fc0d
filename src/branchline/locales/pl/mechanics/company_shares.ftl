## At the table

shares = Akcje
shares-how = Trasa gotowa? Weź akcję spółki z jej tabliczki
share-next = następna: nr { $number }
share-number = nr { $number }
shares-gone = brak
shares-dummy = Figurant
shares-count = { $count }, od nr { $lowest }
status-company-shares = Weź akcję spółki z tabliczki swojej trasy albo żadnej.
action-leave-share = nie bierz akcji
action-take-share = weź akcję: { $company }
action-give-share = daj figurantowi akcję: { $company }

## What happens

share-taken =
    { $subject ->
        [you] Bierzesz
        [you-again] bierzesz
        [again] bierze
       *[named] { $seat } bierze
    } akcję nr { $number }: { $company }
share-given =
    { $subject ->
        [you] Dajesz
        [you-again] dajesz
        [again] daje
       *[named] { $seat } daje
    } figurantowi akcję nr { $number }: { $company }
share-revealed = Liczy się akcja figuranta nr { $number }: { $company }

## Scores

line-company-shares = Akcje

## Rules page

rules-company-shares-title = Akcje
rules-company-shares-picture = Ze spółek na tabliczce trasy bierze się akcję jednej.
rules-company-shares = Tabliczka trasy pokazuje spółki. Budując trasę, możesz wziąć wierzchnią akcję jednej z nich, która jeszcze jakieś ma. Bierzesz najwyżej jedną i możesz zrezygnować. Na końcu każda spółka ustawia posiadaczy według liczby akcji i daje punkty według miejsca.
rules-company-shares-details = Akcje są numerowane od 1, a najniższe idą pierwsze. Przy równej liczbie pierwszeństwo ma najniższy numer. Wszystkie akcje są jawne, bo każdy widział, kto je wziął.
rules-company-shares-dummy = Przy { LIST($players, type: "or") } graczach kto bierze akcję, bierze potem jeszcze jedną z tej samej trasy dla figuranta, choćby tej samej spółki; jeśli żadnej nie ma, figurant nie dostaje nic. Na końcu losuje się połowę akcji figuranta, zaokrągloną w górę: liczą się jak akcje dodatkowego gracza, a ich punktów nie dostaje nikt.
rules-company = Spółka
rules-company-shares-number = Akcje
shares-ranks = Punkty według miejsca

## Lesson

lesson-company-shares-what = Spółki mają stosy akcji. Przy większości tras tabliczka pokazuje niektóre spółki.
lesson-company-shares-how = Zbuduj taką trasę, a możesz wziąć wierzchnią akcję jednej spółki z tabliczki. To nic nie kosztuje.
lesson-company-shares-rank = Kto na końcu ma najwięcej akcji spółki, dostaje za nią najwięcej punktów, potem drugie miejsce i tak dalej. Przy równej liczbie decyduje najniższy numer: warto się pospieszyć.
lesson-company-shares-score = Duże spółki płacą dobrze, ale wielu o nie walczy. W małej może wystarczyć jedna akcja.

## Terminal

mechanic-company-shares = akcje
summary-company-shares = Akcje: po zbudowaniu trasy możesz wziąć akcję spółki, którą trasa pokazuje. Na końcu każda spółka daje punkty według miejsca: najpierw najwięcej akcji, potem najniższy numer.
column-shares = akcje
share-company = { $sign } { $company }
share-stack = zostało { $count }, płaci { $points }
shares-held = { $seat }: { $count }, od nr { $lowest }
shares-of-dummy = figurant: { $count }, od nr { $lowest }
share-question = Możesz wziąć akcję spółki ze swojej trasy.
share-question-dummy = Wybierz akcję dla figuranta.

## Map files

map-unknown-company = nie jest spółką z mechanics.company_shares

form-company-shares-companies = Spółki
form-company-shares-shares = Akcje
form-company-shares-dummy-up-to = Figurant do tylu graczy
