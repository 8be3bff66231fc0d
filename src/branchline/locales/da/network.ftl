## Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.

## Friends on other devices

network-here-only = Dette spil er kun på denne computer: linkene nedenfor virker her og ikke på andre enheder.
network-open-note = Du kan åbne det for dit lokale netværk. Så kan alle på det netværk, for eksempel samme wi-fi, nå denne side, indtil du lukker igen eller afslutter programmet. Intet går ud på internettet.
network-open = Åbn for det lokale netværk
network-host-opens = Den, der lavede spillet, kan åbne det for det lokale netværk på den computer, hvor det kører.
network-opened = Åbent for dit lokale netværk på { $address }. Venner på samme netværk kan bruge linkene nedenfor.
network-close = Luk igen
network-elsewhere = Andre enheder når dette spil på { $address }.
network-working = Et øjeblik …
link-code = QR-kode
link-code-hide = Skjul koden
link-code-of = QR-kode: { $label }
link-code-note = Ret en telefons kamera mod den.
menu-share-here = Kopiér link til tilskuere (kun denne computer)

## Your turn

title-your-turn = Din tur – { $page }
title-turns =
    { $count ->
        [one] Din tur – branchline
       *[other] Din tur i { $count } spil – branchline
    }
game-your-turn = din tur
play-turn = Spil
notify = Sig til, når det er min tur
notify-note = En notifikation fra browseren, når siden ikke er forrest
notify-title = Din tur
notify-text = De andre venter på dig: { $map }
notify-insecure = Notifikationer er ikke mulige her: browsere tillader dem kun over en sikker forbindelse (https) eller på den computer, spillet kører på.
notify-unsupported = Denne browser har ingen notifikationer.
notify-denied = Denne browser har fået besked på ikke at vise notifikationer fra siden. Det kan ændres i dens indstillinger.

## The line

line-lost-now = Forbindelsen er afbrudt. Prøver igen …
line-lost-wait =
    { $seconds ->
        [one] Forbindelsen er afbrudt. Prøver igen om 1 sekund.
       *[other] Forbindelsen er afbrudt. Prøver igen om { $seconds } sekunder.
    }
line-try-now = Prøv nu

## Undo

undo-left =
    { $seconds ->
        [one] Fortryd: 1 sekund tilbage
       *[other] Fortryd: { $seconds } sekunder tilbage
    }

## Pages that cannot be shown

page-failed = Siden kunne ikke indlæses
page-failed-note = Serveren svarer ikke, eller der er en nyere version af siden.
try-again = Prøv igen
replay-failed = Gensynet kan ikke vises
game-unknown = Der er intet spil med det navn her. Linket kan være klippet over eller føre til en anden server.
replay-not-over = Spillet er stadig i gang. Det kan ses igen, når det er slut.
to-the-table = Til bordet
room-refused = Du kan ikke komme ind her
