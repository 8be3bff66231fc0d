## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = Denne side
pitch =
    Læg skinner.
    Forbind byer.
    Hold det hemmeligt.
tagline = Togspil for to til seks, på spilleplader med hver deres regler. Gratis, i din browser, uden konto.
unofficial = Et frit projekt af folk, der elsker spillet. Det er ikke officielt, og intet forlag og ingen spildesigner har del i det eller står inde for det.
language = Sprog
your-name = Dit navn
name-placeholder = Valgfrit
back-home = Til forsiden

## Start page

new-game = Nyt spil
new-game-note = Med botter, med folk ved denne skærm eller med venner via et link.
first-game = Spil dit første spil
first-game-note =
    { $count ->
        [one] { $map }, mod én bot ({ $level }). Det starter med det samme.
       *[other] { $map }, mod { $count } botter ({ $level }). Det starter med det samme.
    }
play-with-friends = Spil med venner
boards-title = Spilleplader
boards-base = Grundspil
boards-expansion = Udvidelser
boards-other = Flere spilleplader
board-first = start her
quick-note = Vælg en, så sidder du ved bordet med botter omkring dig.
quick-opponents = Mod
quick-play =
    { $count ->
        [one] : spil mod én bot
       *[other] : spil mod { $count } botter
    }
bots-number =
    { $count ->
        [one] en bot
        [2] to botter
       *[other] { $count } botter
    }
players-range = { $from }–{ $to } spillere
players-exactly =
    { $count ->
        [one] 1 spiller
       *[other] { $count } spillere
    }
set-up = Indstil …
rules-of = Regler for
continue-title = Dine spil
games-turns =
    { $count ->
        [one] 1 venter på dig
       *[other] { $count } venter på dig
    }
game-won =
    { $subject ->
        [you] Du vandt
       *[named] { $names } vandt
    }{ $rivals ->
        [0] , { $points } hver
       *[other] , { $points } mod { $others }
    }
learn-title = Ny i spillet?
learn-note = Saml kort, byg strækninger med dem, og forbind byerne på dine rutekort, før de andre kommer i vejen.
learn-rules = Læs reglerne
tables-title = Åbne borde
tables-waiting = { $count } venter
tables-none = Ingen venter på spillere lige nu. Åbn et bord: hvem der vil, kan sætte sig.
table-open = Åbn et bord
table-seats =
    { $count ->
        [one] { $names }, 1 ledig plads
       *[other] { $names }, { $count } ledige pladser
    }
table-join = Vær med
game-waiting = venter på spillere
game-playing = i gang
game-over = slut
play-on = Fortsæt
watch = Se med
look-at-scores = Point
forget-game = Fjern spillet ({ $map }) fra listen

## New game

which-map = Hvilken spilleplade?
which-variant = Hvilket spil?
variant-base = Grundspillet
how-many = Hvor mange spillere?
who-plays = Hvem spiller?
seat-who = { $seat }: hvem sidder der
seat-name = { $seat }: navn
name = Navn
seat-open = Ledig plads
who-here = Ved skærmen
who-friend = Via link
who-open = Hvem som helst
who-bot = Bot: { $level }
level-greedy = simpel
level-beginner = begynder
level-easy = let
level-medium = mellem
level-hard = svær
level-expert = ekspert
personality-hunter = rutekortjæger
personality-racer = sprinter
personality-blocker = bremseklods
personality-builder = bygmester
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Flere ved denne skærm: et forhæng skjuler dine kort, hver gang du giver den videre.
note-open = Indtil alle pladser er taget, står bordet blandt de åbne borde på forsiden.
note-links = Du får de links, du skal sende, så snart bordet er klart.
more-options = Start, ur og tilskuere
who-starts = Hvem begynder?
by-lot = Afgøres ved lodtrækning
turn-clock = Tid pr. tur
no-clock = Så længe det tager
span-minutes =
    { $count ->
        [one] 1 minut
        [60] 1 time
       *[other] { $count } minutter
    }
span-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dage
    }
absence = Hvis nogen lader de andre vente, træder en bot til
after-span = efter { $span }
never = aldrig
allow-spectators = Andre må se med
quick-bots = Bots spiller straks (intet kan fortrydes)
begin-game = Begynd
make-room = Åbn bordet

## Waiting room and links

waiting-title = { $map }: venter på spillere
waiting-plain = Venter på spillere
waiting-for =
    { $count ->
        [one] Der er stadig én ledig plads. Spillet begynder af sig selv, når den er taget.
       *[other] Der er stadig { $count } ledige pladser. Spillet begynder af sig selv, når de er taget.
    }
seat-waiting = venter på nogen
seat-yours = din plads
seat-here = er her
seat-invited = inviteret, ikke her endnu
name-of-seat = Navn på spiller { $number }
rename = Omdøb
take-seat = Tag en plads
start-now =
    { $count ->
        [one] Begynd nu: en bot tager den ledige plads
       *[other] Begynd nu: botter tager de { $count } ledige pladser
    }
invite-title = Inviter
invite-note = Send disse links. Den, der åbner et, behøver ingen konto.
friends-title =
    { $count ->
        [one] En ven er ikke her
       *[other] { $count } venner er ikke her
    }
friends-note = Et link giver ret til at spille den plads: send det kun til én person.
link-seat = Til { $name }
link-open = Til den, der tager en ledig plads
link-watch = Til at se med
copy = Kopiér
copied = Kopieret
share = Del
copy-move = Kopiér et link til trækket
share-more = Billede, animation, fil

## Following a link

join-title = Vær med i et spil
join-invited = Din plads venter
join-open = Der er en plads til dig
join-full = Alle pladser er taget
join-game = Spilleplade: { $map }
join-with = – med { $people }
join-stale = Det link, du fulgte, hører ikke til en plads her. Bed om det igen.
sit-down = Sæt dig
watch-game = Se spillet

## End of the game

end-title = Slutresultat
result-won =
    { $subject ->
        [you] Du vinder!
        [several] { $names } deler sejren
       *[named] { $names } vinder
    }
result-points =
    { $rivals ->
        [0] { $points } point hver
       *[other] { $points } point mod { $others }
    }
show-result = Vis resultatet
look-at-board = Se på pladen
copied-here = Kopieret, kun til denne computer
not-copied = Linket kan ikke kopieres her
share-text = Sådan gik vores spil ({ $map })
race-title = Kapløbet
race-summary = Point undervejs i spillet. Til sidst: { $totals }
race-total = { $name } { $points }
race-table = Point på pladen undervejs i spillet, og med rutekort og bonusser
race-move = Træk { $move } af { $moves }
race-first = første træk
race-last = sidste træk
race-rest = rutekort, bonusser
awards-title = Værd at nævne
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Flest fuldførte rutekort
award-tickets = { $count } fuldført
award-best-ticket = Bedste rutekort
award-longest-track = Længste strækning
award-spaces =
    { $count ->
        [one] 1 felt
       *[other] { $count } felter
    }
award-best-move = Bedste træk
award-points = { $points } point
score-table = Point
total = I alt
all-tickets = Alle rutekort
tickets-of = { $name }: { $count } rutekort
light-cell = { $name }, { $line }: { $points }. Vis på pladen
rematch = Spil igen
to-rematch = Til næste spil
replay = Gensyn
tell-again = Fortæl linje for linje
download = Gem spilfilen

## Replay

replay-of = Gensyn: { $map }
replay-moves = Træk
replay-move = Træk
replay-begin = Kort og rutekort deles ud.
replay-players = Hvad spillerne havde
replay-speed = Hastighed
replay-seat =
    { $points } point · { $trains ->
        [one] 1 vogn
       *[other] { $trains } vogne
    }
replay-hidden = { $cards } kort, { $tickets } rutekort
no-cards = ingen kort
eyes = Set af
eyes-all = alle, med alle kort åbne
move-of = { $move } af { $moves }
to-start = Til begyndelsen
step-back = Ét træk tilbage
run = Afspil
pause = Pause
step-on = Ét træk frem
to-end = Til slutningen
play-from-here = Spil videre herfra
back-to-room = Tilbage til bordet

## Settings

settings-title = Indstillinger
setting-sound = Lyde
setting-sound-note = Kort, vogne og en klokke, når det er din tur
setting-guide = Guide
setting-guide-note = Råd undervejs i dine første spil
setting-theme = Lyst eller mørkt
setting-theme-auto = Som systemet
setting-theme-light = Lyst
setting-theme-dark = Mørkt
setting-motion = Bevægelse
setting-motion-auto = Som systemet
setting-motion-on = Til
setting-motion-off = Fra
setting-confirm = Spørg, før en strækning bygges
setting-confirm-touch = Ved berøring
setting-confirm-on = Altid
setting-confirm-off = Aldrig

## Help: keys

help-title = Sådan spiller du
help-of = Sådan spiller du: { $map }
keys-title = Taster
key-row = Tag det kort i rækken
key-deck = Træk fra bunken
key-tickets = Træk rutekort
key-build = Vis, hvad du kan bygge
key-hint = Spørg, hvad en stærk bot ville gøre
key-enter = Bekræft
key-escape = Annuller, luk
key-undo = Fortryd
key-zoom = Zoom ind og ud, vis hele pladen
key-pan = Flyt pladen, når den har fokus
key-help = Denne side

## Points by length

rules-spaces = Felter
rules-points = Point

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Guide
guide-stop = Ikke flere råd
guide-first-tickets = Behold mindst { $keep }, der deler noget af vejen.
guide-draw = Tag kort i de stiplede strækningers farver.
guide-second-card = Et kort til. Det, du ikke kan tage, er blegt.
guide-claim-for = Byg { $track } til rutekort { $letters }.
guide-claim = Byg strækninger med ramme. Lange giver flere point.
guide-ticket-done =
    { $count ->
        [one] Rutekort { $done } er fuldført: point til sidst.
       *[other] Rutekort { $done } er fuldført: point til sidst.
    }
guide-tickets = Alle rutekort er fuldført: du kan trække nye.
guide-keep = Behold mindst { $keep }, helst næsten forbundne.
guide-progress = Vælg et rutekort for at se vejen, der mangler.
guide-others = De andre spiller: deres valg røber deres planer.
guide-pass = Du kan hverken trække eller bygge: meld pas.
guide-last-round = Sidste runde: fuldfør et rutekort, eller byg.
guide-end = Vælg understregede point for at se dem på pladen.

home-studio = Tegn din egen plade
home-studio-note = Sæt byer, forbind dem, og spil straks på den.
home-studio-open = Åbn pladeværkstedet
map-remove = Fjern
map-by = af { $name }
