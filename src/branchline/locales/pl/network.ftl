## Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.

## Friends on other devices

network-here-only = Ta gra jest tylko na tym komputerze: poniższe linki działają tutaj i na żadnym innym urządzeniu.
network-open-note = Możesz ją otworzyć w sieci lokalnej. Wtedy każdy w tej sieci, na przykład w tym samym Wi-Fi, wejdzie na tę stronę, dopóki jej nie zamkniesz albo nie zakończysz programu. Nic nie trafia do internetu.
network-open = Otwórz w sieci lokalnej
network-host-opens = Kto założył grę, może ją otworzyć w sieci lokalnej, na komputerze, na którym działa.
network-opened = Otwarta w twojej sieci lokalnej: { $address }. Znajomi w tej samej sieci mogą użyć poniższych linków.
network-close = Zamknij znowu
network-elsewhere = Dla innych urządzeń ta gra jest pod adresem { $address }.
network-working = Chwileczkę…
link-code = Kod QR
link-code-hide = Ukryj kod
link-code-of = Kod QR: { $label }
link-code-note = Skieruj na niego aparat telefonu.
menu-share-here = Kopiuj link dla widzów (tylko ten komputer)

## Your turn

title-your-turn = Twoja tura – { $page }
title-turns =
    { $count ->
        [one] Twoja tura – branchline
        [few] Twoja tura w { $count } grach – branchline
       *[many] Twoja tura w { $count } grach – branchline
    }
game-your-turn = twoja tura
play-turn = Graj
notify = Powiadom o mojej turze
notify-note = Powiadomienie przeglądarki, gdy ta strona jest w tle
notify-title = Twoja tura
notify-text = Inni czekają na ciebie: { $map }
notify-insecure = Powiadomienia nie są tu możliwe: przeglądarki pozwalają na nie tylko przez bezpieczne połączenie (https) albo na komputerze, na którym działa gra.
notify-unsupported = Ta przeglądarka nie ma powiadomień.
notify-denied = Ta przeglądarka ma zablokowane powiadomienia tej strony. Można to zmienić w jej ustawieniach.

## The line

line-lost-now = Połączenie przerwane. Próbuję znowu…
line-lost-wait =
    { $seconds ->
        [one] Połączenie przerwane. Następna próba za 1 sekundę.
        [few] Połączenie przerwane. Następna próba za { $seconds } sekundy.
       *[many] Połączenie przerwane. Następna próba za { $seconds } sekund.
    }
line-try-now = Spróbuj teraz

## Undo

undo-left =
    { $seconds ->
        [one] Cofnij: została 1 sekunda
        [few] Cofnij: zostały { $seconds } sekundy
       *[many] Cofnij: zostało { $seconds } sekund
    }

## Pages that cannot be shown

page-failed = Nie udało się wczytać tej strony
page-failed-note = Serwer nie odpowiada albo jest nowsza wersja strony.
try-again = Spróbuj znowu
replay-failed = Tej powtórki nie da się pokazać
game-unknown = Nie ma tu takiej gry. Może link jest ucięty albo prowadzi na inny serwer.
replay-not-over = Gra jeszcze trwa. Powtórkę można obejrzeć po jej zakończeniu.
to-the-table = Do stołu
room-refused = Nie możesz tu wejść
