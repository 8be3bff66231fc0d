## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = Denne siden
pitch =
    Legg skinner.
    Knytt byer sammen.
    Hold det hemmelig.
tagline = Togspill for to til seks, på brett med egne regler. Gratis, i nettleseren, uten konto.
unofficial = Et fritt prosjekt av folk som elsker spillet. Det er ikke offisielt, og ingen forlag eller spilldesignere har del i det eller går god for det.
language = Språk
your-name = Navnet ditt
name-placeholder = Valgfritt
back-home = Til forsiden

## Start page

new-game = Nytt spill
new-game-note = Med boter, med folk ved denne skjermen eller med venner via en lenke.
first-game = Spill ditt første spill
first-game-note =
    { $count ->
        [one] { $map }, mot én bot ({ $level }). Det begynner med en gang.
       *[other] { $map }, mot { $count } boter ({ $level }). Det begynner med en gang.
    }
play-with-friends = Spill med venner
boards-title = Brett
boards-base = Grunnspill
boards-expansion = Utvidelser
boards-other = Flere brett
board-first = begynn her
quick-note = Velg ett, så sitter du ved bordet med boter rundt deg.
quick-opponents = Mot
quick-play =
    { $count ->
        [one] : spill mot én bot
       *[other] : spill mot { $count } boter
    }
bots-number =
    { $count ->
        [one] én bot
        [2] to boter
       *[other] { $count } boter
    }
players-range = { $from }–{ $to } spillere
players-exactly =
    { $count ->
        [one] 1 spiller
       *[other] { $count } spillere
    }
set-up = Sett opp …
rules-of = Regler for
continue-title = Spillene dine
games-turns =
    { $count ->
        [one] 1 venter på deg
       *[other] { $count } venter på deg
    }
game-won =
    { $subject ->
        [you] Du vant
       *[named] { $names } vant
    }{ $rivals ->
        [0] , { $points } hver
       *[other] , { $points } mot { $others }
    }
learn-title = Ny i spillet?
learn-note = Samle kort, bygg ruter med dem og knytt sammen byene på billettene dine før de andre kommer i veien.
learn-rules = Les reglene
tables-title = Åpne bord
tables-waiting = { $count } venter
tables-none = Ingen venter på spillere akkurat nå. Åpne et bord: hvem som helst kan sette seg.
table-open = Åpne et bord
table-seats =
    { $count ->
        [one] { $names }, 1 ledig plass
       *[other] { $names }, { $count } ledige plasser
    }
table-join = Bli med
game-waiting = venter på spillere
game-playing = i gang
game-over = ferdig
play-on = Fortsett
watch = Se på
look-at-scores = Poeng
forget-game = Ta spillet ({ $map }) bort fra listen

## New game

which-map = Hvilket brett?
which-variant = Hvilket spill?
variant-base = Grunnspillet
how-many = Hvor mange spillere?
who-plays = Hvem spiller?
seat-who = { $seat }: hvem sitter der
seat-name = { $seat }: navn
name = Navn
seat-open = Ledig plass
who-here = Ved skjermen
who-friend = Via lenke
who-open = Hvem som helst
who-bot = Bot: { $level }
level-greedy = enkel
level-beginner = nybegynner
level-easy = lett
level-medium = middels
level-hard = vanskelig
level-expert = ekspert
personality-hunter = billettjeger
personality-racer = sprinter
personality-blocker = bremsekloss
personality-builder = byggmester
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Flere ved denne skjermen: et forheng skjuler kortene dine hver gang du gir den videre.
note-open = Inntil alle plasser er tatt, står bordet blant de åpne bordene på forsiden.
note-links = Du får lenkene du kan sende, så snart bordet er klart.
more-options = Start, klokke og tilskuere
who-starts = Hvem begynner?
by-lot = Loddtrekning avgjør
turn-clock = Tid per tur
no-clock = Så lenge det tar
span-minutes =
    { $count ->
        [one] 1 minutt
        [60] 1 time
       *[other] { $count } minutter
    }
span-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dager
    }
absence = Hvis noen lar de andre vente, trår en bot til
after-span = etter { $span }
never = aldri
allow-spectators = Andre kan se på
quick-bots = Boter spiller med én gang (uten å angre)
begin-game = Begynn
make-room = Åpne bordet

## Waiting room and links

waiting-title = { $map }: venter på spillere
waiting-plain = Venter på spillere
waiting-for =
    { $count ->
        [one] Én plass er fortsatt ledig. Spillet begynner av seg selv når den er tatt.
       *[other] { $count } plasser er fortsatt ledige. Spillet begynner av seg selv når de er tatt.
    }
seat-waiting = venter på noen
seat-yours = din plass
seat-here = er her
seat-invited = invitert, ikke her ennå
name-of-seat = Navn på spiller { $number }
rename = Gi nytt navn
take-seat = Ta en plass
start-now =
    { $count ->
        [one] Begynn nå: en bot tar den ledige plassen
       *[other] Begynn nå: boter tar de { $count } ledige plassene
    }
invite-title = Inviter
invite-note = Send disse lenkene. Den som åpner en, trenger ingen konto.
friends-title =
    { $count ->
        [one] En venn er ikke her
       *[other] { $count } venner er ikke her
    }
friends-note = En lenke gir rett til å spille den plassen: send den til bare én person.
link-seat = Til { $name }
link-open = Til den som tar en ledig plass
link-watch = For å se på
copy = Kopier
copied = Kopiert
share = Del
copy-move = Kopier en lenke til trekket
share-more = Bilde, animasjon, fil

## Following a link

join-title = Bli med i et spill
join-invited = Plassen din venter
join-open = Det er en plass til deg
join-full = Alle plasser er tatt
join-game = Brett: { $map }
join-with = – med { $people }
join-stale = Lenken du fulgte, hører ikke til noen plass her. Be om den en gang til.
sit-down = Sett deg
watch-game = Se på spillet

## End of the game

end-title = Sluttresultat
result-won =
    { $subject ->
        [you] Du vinner!
        [several] { $names } deler seieren
       *[named] { $names } vinner
    }
result-points =
    { $rivals ->
        [0] { $points } poeng hver
       *[other] { $points } poeng mot { $others }
    }
show-result = Vis resultatet
look-at-board = Se på brettet
copied-here = Kopiert, bare for denne datamaskinen
not-copied = Lenken kan ikke kopieres her
share-text = Slik gikk spillet vårt ({ $map })
race-title = Kappløpet
race-summary = Poeng gjennom spillet. Til slutt: { $totals }
race-total = { $name } { $points }
race-table = Poeng på brettet gjennom spillet, og med billetter og bonuser
race-move = Trekk { $move } av { $moves }
race-first = første trekk
race-last = siste trekk
race-rest = billetter, bonuser
awards-title = Verdt å nevne
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Flest fullførte billetter
award-tickets = { $count } fullført
award-best-ticket = Beste billett
award-longest-track = Lengste rute
award-spaces =
    { $count ->
        [one] 1 felt
       *[other] { $count } felter
    }
award-best-move = Beste trekk
award-points = { $points } poeng
score-table = Poeng
total = Sum
all-tickets = Alle billetter
tickets-of =
    { $count ->
        [one] { $name }: 1 billett
       *[other] { $name }: { $count } billetter
    }
light-cell = { $name }, { $line }: { $points }. Vis på brettet
rematch = Spill igjen
to-rematch = Til neste spill
replay = Reprise
tell-again = Fortell linje for linje
download = Lagre spillfilen

## Replay

replay-of = Reprise: { $map }
replay-moves = Trekk
replay-move = Trekk
replay-begin = Kort og billetter deles ut.
replay-players = Hva spillerne hadde
replay-speed = Fart
replay-seat = { $points } poeng · { $trains } tog
replay-hidden =
    { $cards } kort, { $tickets ->
        [one] 1 billett
       *[other] { $tickets } billetter
    }
no-cards = ingen kort
eyes = Sett av
eyes-all = alle, med alle kort åpne
move-of = { $move } av { $moves }
to-start = Til begynnelsen
step-back = Ett trekk tilbake
run = Spill av
pause = Pause
step-on = Ett trekk fram
to-end = Til slutten
play-from-here = Spill videre herfra
back-to-room = Tilbake til bordet

## Settings

settings-title = Innstillinger
setting-sound = Lyder
setting-sound-note = Kort, tog, en bjelle når det er din tur
setting-guide = Veiviser
setting-guide-note = Råd mens du spiller de første spillene
setting-theme = Lyst eller mørkt
setting-theme-auto = Som systemet
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-motion = Bevegelse
setting-motion-auto = Som systemet
setting-motion-on = På
setting-motion-off = Av
setting-confirm = Spør før en rute bygges
setting-confirm-touch = Ved berøring
setting-confirm-on = Alltid
setting-confirm-off = Aldri

## Help: keys

help-title = Slik spiller du
help-of = Slik spiller du: { $map }
keys-title = Taster
key-row = Ta det kortet i raden
key-deck = Trekk fra bunken
key-tickets = Trekk billetter
key-build = Vis hva du kan bygge
key-hint = Spør hva en sterk bot ville gjort
key-enter = Bekreft
key-escape = Avbryt, lukk
key-undo = Angre
key-zoom = Zoom inn og ut, vis hele brettet
key-pan = Flytt brettet når det har fokus
key-help = Denne siden

## Points by length

rules-spaces = Felter
rules-points = Poeng

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Veiviser
guide-stop = Ikke flere råd
guide-first-tickets = Behold minst { $keep } som deler noe av veien.
guide-draw = Ta kort i fargene til de stiplede rutene.
guide-second-card = Ett kort til. Det du ikke kan ta, er blekt.
guide-claim-for = Bygg { $track } for billett { $letters }.
guide-claim = Du kan bygge ruter med ramme. Lange gir mer.
guide-ticket-done =
    { $count ->
        [one] Billett { $done } er fullført: den gir poeng til slutt.
       *[other] Billettene { $done } er fullført: poeng til slutt.
    }
guide-tickets = Alle billetter er fullført: du kan trekke nye.
guide-keep = Behold minst { $keep }, helst nesten fullførte.
guide-progress = Velg en billett for å se veien som gjenstår.
guide-others = De andre spiller: det de tar, røper planene deres.
guide-pass = Du kan verken trekke eller bygge: meld pass.
guide-last-round = Siste runde: fullfør en billett, eller bygg.
guide-end = Velg understrekede poeng for å se dem på brettet.

home-studio = Tegn ditt eget kart
home-studio-note = Sett byer, knytt dem sammen og spill straks på ditt eget brett.
home-studio-open = Åpne kartverkstedet
map-remove = Fjern
map-by = av { $name }
