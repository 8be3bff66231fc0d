## Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.


## Friends on other devices

network-here-only = Dit spel staat alleen op deze computer: de links hieronder werken hier en op geen ander apparaat.
network-open-note = Je kunt het openstellen voor je lokale netwerk. Dan kan iedereen op dat netwerk, bijvoorbeeld dezelfde wifi, deze pagina bereiken, tot je het weer sluit of het programma beëindigt. Er gaat niets naar het internet.
network-open = Openstellen voor het lokale netwerk
network-host-opens = Wie het spel heeft gemaakt, kan het openstellen voor het lokale netwerk, op de computer waar het draait.
network-opened = Open voor je lokale netwerk op { $address }. Wie op hetzelfde netwerk zit, kan de links hieronder gebruiken.
network-close = Weer sluiten
network-elsewhere = Andere apparaten bereiken dit spel op { $address }.
network-working = Een ogenblik …
link-code = QR-code
link-code-hide = Code verbergen
link-code-of = QR-code: { $label }
link-code-note = Richt de camera van een telefoon erop.
menu-share-here = Link om mee te kijken kopiëren (alleen deze computer)

## Your turn

title-your-turn = Jouw beurt – { $page }
title-turns =
    { $count ->
        [one] Jouw beurt – branchline
       *[other] Jouw beurt in { $count } spellen – branchline
    }
game-your-turn = jouw beurt
play-turn = Spelen
notify = Waarschuw me als ik aan de beurt ben
notify-note = Een melding van deze browser, als deze pagina niet vooraan staat
notify-title = Jouw beurt
notify-text = De anderen wachten op jou: { $map }
notify-insecure = Meldingen zijn hier niet mogelijk: browsers staan ze alleen toe via een beveiligde verbinding (https) of op de computer waar het spel draait.
notify-unsupported = Deze browser kent geen meldingen.
notify-denied = Deze browser mag geen meldingen van deze pagina tonen. In zijn instellingen kun je dat veranderen.

## The line

line-lost-now = De verbinding is weg. Nieuwe poging …
line-lost-wait =
    { $seconds ->
        [one] De verbinding is weg. Nieuwe poging over { $seconds } seconde.
       *[other] De verbinding is weg. Nieuwe poging over { $seconds } seconden.
    }
line-try-now = Nu proberen

## Undo

undo-left =
    { $seconds ->
        [one] Terugnemen: nog { $seconds } seconde
       *[other] Terugnemen: nog { $seconds } seconden
    }

## Pages that cannot be shown

page-failed = Deze pagina kon niet worden geladen
page-failed-note = De server antwoordt niet, of er is een nieuwere versie van de pagina.
try-again = Opnieuw proberen
replay-failed = Dit spel kan niet worden teruggekeken
game-unknown = Er is hier geen spel met deze naam. Misschien is de link afgekapt, of leidt hij naar een andere server.
replay-not-over = Het spel is nog bezig. Je kunt het terugkijken als het afgelopen is.
to-the-table = Naar de tafel
room-refused = Je kunt hier niet naar binnen
