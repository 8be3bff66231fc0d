## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = Den här sidan
pitch =
    Lägg räls.
    Förbind städer.
    Håll det hemligt.
tagline = Tågspel för två till sex, på spelplaner med egna regler. Gratis, i webbläsaren, utan konto.
unofficial = Ett fritt projekt av folk som älskar spelet. Det är inte officiellt, och inget förlag och ingen speldesigner har del i det eller går i god för det.
language = Språk
your-name = Ditt namn
name-placeholder = Valfritt
back-home = Till startsidan

## Start page

new-game = Nytt spel
new-game-note = Med botar, med folk vid samma skärm eller med vänner via en länk.
first-game = Spela ditt första spel
first-game-note =
    { $count ->
        [one] { $map }, mot en bot ({ $level }). Börjar direkt.
       *[other] { $map }, mot { $count } botar ({ $level }). Börjar direkt.
    }
play-with-friends = Spela med vänner
boards-title = Spelplaner
boards-base = Grundspel
boards-expansion = Expansioner
boards-other = Fler spelplaner
board-first = börja här
quick-note = Välj en så sitter du vid bordet, med botar omkring.
quick-opponents = Mot
quick-play =
    { $count ->
        [one] : spela mot en bot
       *[other] : spela mot { $count } botar
    }
bots-number =
    { $count ->
        [one] en bot
        [2] två botar
       *[other] { $count } botar
    }
players-range = { $from }–{ $to } spelare
players-exactly = { $count } spelare
set-up = Ställ in …
rules-of = Regler för
continue-title = Dina spel
games-turns =
    { $count ->
        [one] 1 väntar på dig
       *[other] { $count } väntar på dig
    }
game-won =
    { $subject ->
        [you] Du vann
       *[named] { $names } vann
    }{ $rivals ->
        [0] , { $points } var
       *[other] , { $points } mot { $others }
    }
learn-title = Nybörjare?
learn-note = Samla kort, bygg sträckor med dem och förbind städerna på dina biljetter innan de andra är i vägen.
learn-rules = Läs reglerna
tables-title = Öppna bord
tables-waiting = { $count } väntar
tables-none = Ingen väntar på spelare just nu. Öppna ett bord: den som vill kan slå sig ner.
table-open = Öppna ett bord
table-seats =
    { $count ->
        [one] { $names }, 1 ledig plats
       *[other] { $names }, { $count } lediga platser
    }
table-join = Gå med
game-waiting = väntar på spelare
game-playing = pågår
game-over = avslutat
play-on = Fortsätt
watch = Titta på
look-at-scores = Poäng
forget-game = Ta bort spelet ({ $map }) från listan

## New game

which-map = Vilken spelplan?
which-variant = Vilket spel?
variant-base = Grundspelet
how-many = Hur många spelare?
who-plays = Vem spelar?
seat-who = { $seat }: vem sitter där
seat-name = { $seat }: namn
name = Namn
seat-open = Ledig plats
who-here = Vid skärmen
who-friend = Via länk
who-open = Vem som helst
who-bot = Bot: { $level }
level-greedy = enkel
level-beginner = nybörjare
level-easy = lätt
level-medium = medel
level-hard = svår
level-expert = expert
personality-hunter = biljettjägare
personality-racer = sprinter
personality-blocker = blockerare
personality-builder = byggmästare
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Flera vid samma skärm: en ridå döljer dina kort varje gång du lämnar över den.
note-open = Tills alla platser är tagna finns bordet bland de öppna borden på startsidan.
note-links = Du får länkarna att skicka så fort bordet är klart.
more-options = Start, klocka och åskådare
who-starts = Vem börjar?
by-lot = Lotten avgör
turn-clock = Tid per tur
no-clock = Så länge det behövs
span-minutes =
    { $count ->
        [one] 1 minut
        [60] 1 timme
       *[other] { $count } minuter
    }
span-days =
    { $count ->
        [one] 1 dag
       *[other] { $count } dagar
    }
absence = Om någon låter de andra vänta hoppar en bot in
after-span = efter { $span }
never = aldrig
allow-spectators = Andra får titta på
quick-bots = Botar spelar genast (inget kan ångras)
begin-game = Börja
make-room = Öppna bordet

## Waiting room and links

waiting-title = { $map }: väntar på spelare
waiting-plain = Väntar på spelare
waiting-for =
    { $count ->
        [one] En plats är fortfarande ledig. Spelet börjar av sig självt när den är tagen.
       *[other] { $count } platser är fortfarande lediga. Spelet börjar av sig självt när de är tagna.
    }
seat-waiting = väntar på någon
seat-yours = din plats
seat-here = är här
seat-invited = inbjuden, inte här än
name-of-seat = Namn på spelare { $number }
rename = Byt namn
take-seat = Ta en plats
start-now =
    { $count ->
        [one] Börja nu: en bot tar den lediga platsen
       *[other] Börja nu: botar tar de { $count } lediga platserna
    }
invite-title = Bjud in
invite-note = Skicka de här länkarna. Den som öppnar en behöver inget konto.
friends-title =
    { $count ->
        [one] En vän är inte här
       *[other] { $count } vänner är inte här
    }
friends-note = Länken ger rätt att spela den platsen: skicka den bara till en person.
link-seat = Till { $name }
link-open = Till den som tar en ledig plats
link-watch = För att titta på
copy = Kopiera
copied = Kopierad
share = Dela
copy-move = Kopiera en länk till draget
share-more = Bild, animation, fil

## Following a link

join-title = Gå med i ett spel
join-invited = Din plats väntar
join-open = Det finns en plats för dig
join-full = Alla platser är tagna
join-game = Spelplan: { $map }
join-with = – med { $people }
join-stale = Länken du följde hör inte till någon plats här. Be om den en gång till.
sit-down = Slå dig ner
watch-game = Titta på spelet

## End of the game

end-title = Slutpoäng
result-won =
    { $subject ->
        [you] Du vinner!
        [several] { $names } delar på segern
       *[named] { $names } vinner
    }
result-points =
    { $rivals ->
        [0] { $points } poäng var
       *[other] { $points } poäng mot { $others }
    }
show-result = Visa resultatet
look-at-board = Se spelplanen
copied-here = Kopierad, bara för den här datorn
not-copied = Länken kan inte kopieras här
share-text = Så gick vårt spel ({ $map })
race-title = Kampen
race-summary = Poäng under spelet. Till slut: { $totals }
race-total = { $name } { $points }
race-table = Poäng på spelplanen under spelets gång, och med biljetter och bonusar
race-move = Drag { $move } av { $moves }
race-first = första draget
race-last = sista draget
race-rest = biljetter, bonusar
awards-title = Värt att nämna
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Flest klara biljetter
award-tickets =
    { $count ->
        [one] 1 klar
       *[other] { $count } klara
    }
award-best-ticket = Bästa biljetten
award-longest-track = Längsta sträckan
award-spaces =
    { $count ->
        [one] 1 ruta
       *[other] { $count } rutor
    }
award-best-move = Bästa draget
award-points = { $points } poäng
score-table = Poäng
total = Summa
all-tickets = Alla biljetter
tickets-of =
    { $count ->
        [one] { $name }: 1 biljett
       *[other] { $name }: { $count } biljetter
    }
light-cell = { $name }, { $line }: { $points }. Visa på spelplanen
rematch = Spela igen
to-rematch = Till nästa spel
replay = Repris
tell-again = Berätta rad för rad
download = Spara spelfilen

## Replay

replay-of = Repris: { $map }
replay-moves = Drag
replay-move = Drag
replay-begin = Kort och biljetter delas ut.
replay-players = Vad spelarna hade
replay-speed = Hastighet
replay-seat = { $points } poäng · { $trains } tåg
replay-hidden =
    { $cards } kort, { $tickets ->
        [one] 1 biljett
       *[other] { $tickets } biljetter
    }
no-cards = inga kort
eyes = Sett av
eyes-all = alla, med alla kort öppna
move-of = { $move } av { $moves }
to-start = Till början
step-back = Ett drag bakåt
run = Spela upp
pause = Pausa
step-on = Ett drag framåt
to-end = Till slutet
play-from-here = Spela vidare härifrån
back-to-room = Tillbaka till bordet

## Settings

settings-title = Inställningar
setting-sound = Ljud
setting-sound-note = Kort, tåg, en klocka när det är din tur
setting-guide = Guide
setting-guide-note = Råd under dina första spel
setting-theme = Ljust eller mörkt
setting-theme-auto = Som systemet
setting-theme-light = Ljust
setting-theme-dark = Mörkt
setting-motion = Rörelse
setting-motion-auto = Som systemet
setting-motion-on = På
setting-motion-off = Av
setting-confirm = Fråga innan en sträcka byggs
setting-confirm-touch = På pekskärm
setting-confirm-on = Alltid
setting-confirm-off = Aldrig

## Help: keys

help-title = Så spelar du
help-of = Så spelar du: { $map }
keys-title = Tangenter
key-row = Ta det kortet i raden
key-deck = Dra från draghögen
key-tickets = Dra biljetter
key-build = Lista vad du kan bygga
key-hint = Fråga vad en stark bot skulle göra
key-enter = Bekräfta
key-escape = Avbryt, stäng
key-undo = Ångra
key-zoom = Zooma in och ut, visa hela spelplanen
key-pan = Flytta spelplanen, när den har fokus
key-help = Den här sidan

## Points by length

rules-spaces = Rutor
rules-points = Poäng

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Guide
guide-stop = Inga fler råd
guide-first-tickets = Behåll { $keep } eller fler som delar väg.
guide-draw = Ta kort i de streckade sträckornas färger.
guide-second-card = Ett kort till. Det du inte kan ta är blekt.
guide-claim-for = Bygg { $track } för biljett { $letters }.
guide-claim = Du kan bygga inramade sträckor. Långa ger mer.
guide-ticket-done =
    { $count ->
        [one] Biljett { $done } är klar: den ger poäng i slutet.
       *[other] Biljetterna { $done } är klara: poäng i slutet.
    }
guide-tickets = Alla biljetter är klara: du kan dra nya.
guide-keep = Behåll minst { $keep }, helst nästan klara.
guide-progress = Välj en biljett för att se vägen som återstår.
guide-others = De andra spelar: vad de tar avslöjar deras planer.
guide-pass = Du kan varken dra eller bygga, så du passar.
guide-last-round = Sista rundan: gör en biljett klar eller bygg.
guide-end = Välj understrukna poäng för att se dem på planen.

home-studio = Rita din egen karta
home-studio-note = Placera städer, förbind dem och spela genast på din egen spelplan.
home-studio-open = Öppna kartverkstaden
map-remove = Ta bort
map-by = av { $name }
