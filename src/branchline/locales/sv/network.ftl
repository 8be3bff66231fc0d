## Reaching people and being reached: other devices, whose turn it is, a lost connection, bad links.

## Friends on other devices

network-here-only = Det här spelet finns bara på den här datorn: länkarna nedan fungerar här och inte på någon annan enhet.
network-open-note = Du kan öppna det för ditt lokala nätverk. Då kan alla på nätverket, till exempel samma wifi, nå den här sidan tills du stänger det igen eller avslutar programmet. Inget går ut på internet.
network-open = Öppna för lokala nätverket
network-host-opens = Den som skapade spelet kan öppna det för det lokala nätverket, på datorn där det körs.
network-opened = Öppet för ditt lokala nätverk på { $address }. Vänner på samma nätverk kan använda länkarna nedan.
network-close = Stäng det igen
network-elsewhere = Andra enheter når spelet på { $address }.
network-working = Ett ögonblick …
link-code = QR-kod
link-code-hide = Dölj koden
link-code-of = QR-kod: { $label }
link-code-note = Rikta mobilens kamera mot den.
menu-share-here = Kopiera länk för åskådare (bara den här datorn)

## Your turn

title-your-turn = Din tur – { $page }
title-turns =
    { $count ->
        [one] Din tur – branchline
       *[other] Din tur i { $count } spel – branchline
    }
game-your-turn = din tur
play-turn = Spela
notify = Säg till när det är min tur
notify-note = En avisering i webbläsaren, när sidan inte är framme
notify-title = Din tur
notify-text = De andra väntar på dig: { $map }
notify-insecure = Aviseringar går inte här: webbläsare tillåter dem bara över en säker anslutning (https) eller på datorn där spelet körs.
notify-unsupported = Den här webbläsaren har inga aviseringar.
notify-denied = Den här webbläsaren får inte visa aviseringar från sidan. Det går att ändra i dess inställningar.

## The line

line-lost-now = Anslutningen är bruten. Försöker igen …
line-lost-wait =
    { $seconds ->
        [one] Anslutningen är bruten. Försöker igen om 1 sekund.
       *[other] Anslutningen är bruten. Försöker igen om { $seconds } sekunder.
    }
line-try-now = Försök nu

## Undo

undo-left =
    { $seconds ->
        [one] Ångra: 1 sekund kvar
       *[other] Ångra: { $seconds } sekunder kvar
    }

## Pages that cannot be shown

page-failed = Sidan kunde inte laddas
page-failed-note = Servern svarar inte, eller så finns en nyare version av sidan.
try-again = Försök igen
replay-failed = Reprisen kan inte visas
game-unknown = Det finns inget spel med det namnet här. Länken kan vara avklippt eller leda till en annan server.
replay-not-over = Spelet pågår fortfarande. Reprisen kan ses när det är slut.
to-the-table = Till bordet
room-refused = Du kan inte komma in här
