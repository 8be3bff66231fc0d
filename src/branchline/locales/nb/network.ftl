## Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.

## Friends on other devices

network-here-only = Dette spillet er bare på denne datamaskinen: lenkene nedenfor virker her og ikke på andre enheter.
network-open-note = Du kan åpne det for det lokale nettverket. Da kan alle på nettverket, for eksempel samme wifi, nå denne siden til du stenger igjen eller avslutter programmet. Ingenting går ut på internett.
network-open = Åpne for det lokale nettverket
network-host-opens = Den som laget spillet, kan åpne det for det lokale nettverket, på datamaskinen der det kjører.
network-opened = Åpent for det lokale nettverket på { $address }. Venner på samme nettverk kan bruke lenkene nedenfor.
network-close = Steng igjen
network-elsewhere = Andre enheter når dette spillet på { $address }.
network-working = Et øyeblikk …
link-code = QR-kode
link-code-hide = Skjul koden
link-code-of = QR-kode: { $label }
link-code-note = Rett kameraet på en mobil mot den.
menu-share-here = Kopier lenke for tilskuere (bare denne maskinen)

## Your turn

title-your-turn = Din tur – { $page }
title-turns =
    { $count ->
        [one] Din tur – branchline
       *[other] Din tur i { $count } spill – branchline
    }
game-your-turn = din tur
play-turn = Spill
notify = Si fra når det er min tur
notify-note = Et varsel fra nettleseren når denne siden ikke er framme
notify-title = Din tur
notify-text = De andre venter på deg: { $map }
notify-insecure = Varsler er ikke mulig her: nettlesere tillater dem bare over en sikker forbindelse (https) eller på datamaskinen spillet kjører på.
notify-unsupported = Denne nettleseren har ikke varsler.
notify-denied = Denne nettleseren har fått beskjed om ikke å vise varsler fra siden. Det kan endres i innstillingene.

## The line

line-lost-now = Forbindelsen er brutt. Prøver igjen …
line-lost-wait =
    { $seconds ->
        [one] Forbindelsen er brutt. Prøver igjen om 1 sekund.
       *[other] Forbindelsen er brutt. Prøver igjen om { $seconds } sekunder.
    }
line-try-now = Prøv nå

## Undo

undo-left =
    { $seconds ->
        [one] Angre: 1 sekund igjen
       *[other] Angre: { $seconds } sekunder igjen
    }

## Pages that cannot be shown

page-failed = Siden kunne ikke lastes
page-failed-note = Serveren svarer ikke, eller det finnes en nyere versjon av siden.
try-again = Prøv igjen
replay-failed = Reprisen kan ikke vises
game-unknown = Her er det ikke noe spill med det navnet. Lenken kan være kuttet, eller føre til en annen server.
replay-not-over = Spillet er fortsatt i gang. Reprisen kan ses når det er slutt.
to-the-table = Til bordet
room-refused = Du kan ikke komme inn her
