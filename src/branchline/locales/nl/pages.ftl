## Pages around the table: start, new game, invitations, end, replay, help, settings, guide.

app-name = branchline
title-of = { $page } – branchline
page-tools = Deze pagina
pitch =
    Bouw sporen.
    Verbind steden.
    Verklap niets.
tagline = Spoorwegspellen voor twee tot zes, op borden met eigen regels. Gratis, in je browser, zonder account.
unofficial = Een vrij project van mensen die van het spel houden. Het is niet officieel; geen uitgever of auteur heeft er deel aan of staat ervoor in.
language = Taal
your-name = Je naam
name-placeholder = Niet verplicht
back-home = Terug naar de startpagina

## Start page

new-game = Nieuw spel
new-game-note = Met bots, met mensen aan dit scherm of met vrienden via een link.
first-game = Speel je eerste spel
first-game-note =
    { $count ->
        [one] { $map }, tegen één bot ({ $level }). Het begint meteen.
       *[other] { $map }, tegen { $count } bots ({ $level }). Het begint meteen.
    }
play-with-friends = Met vrienden spelen
boards-title = Borden
boards-base = Basisspellen
boards-expansion = Uitbreidingen
boards-other = Meer borden
board-first = begin hier
quick-note = Kies er een en je zit aan tafel, met bots om je heen.
quick-opponents = Tegen
quick-play =
    { $count ->
        [one] : spelen tegen één bot
       *[other] : spelen tegen { $count } bots
    }
bots-number =
    { $count ->
        [one] één bot
        [2] twee bots
       *[other] { $count } bots
    }
players-range = { $from }–{ $to } spelers
players-exactly =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
set-up = Instellen …
rules-of = Regels van
continue-title = Je spellen
games-turns =
    { $count ->
        [one] { $count } wacht op jou
       *[other] { $count } wachten op jou
    }
game-won =
    { $subject ->
        [you] Je hebt gewonnen
       *[named] Gewonnen door { $names }
    }{ $rivals ->
        [0] , elk { $points }
       *[other] , { $points } tegen { $others }
    }
learn-title = Nieuw hier?
learn-note = Verzamel kaarten, bouw er sporen mee en verbind de steden op je tickets voordat de anderen je in de weg zitten.
learn-rules = Lees de regels
tables-title = Open tafels
tables-waiting =
    { $count ->
        [one] { $count } wacht
       *[other] { $count } wachten
    }
tables-none = Op dit moment wacht niemand op spelers. Open een tafel: wie komt, kan aanschuiven.
table-open = Een tafel openen
table-seats =
    { $count ->
        [one] { $names }, { $count } plek vrij
       *[other] { $names }, { $count } plekken vrij
    }
table-join = Meedoen
game-waiting = wacht op spelers
game-playing = bezig
game-over = afgelopen
play-on = Verderspelen
watch = Meekijken
look-at-scores = Score
forget-game = Dit spel ({ $map }) van de lijst halen

## New game

which-map = Welk bord?
which-variant = Welk spel?
variant-base = Het gewone spel
how-many = Hoeveel spelers?
who-plays = Wie speelt er?
seat-who = { $seat }: wie daar zit
seat-name = { $seat }: naam
name = Naam
seat-open = Vrije plek
who-here = Aan dit scherm
who-friend = Via een link
who-open = Voor iedereen
who-bot = Bot: { $level }
level-greedy = eenvoudig
level-beginner = beginner
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
personality-hunter = ticketjager
personality-racer = sprinter
personality-blocker = dwarsligger
personality-builder = bouwer
level-and-personality = { $level }, { $personality }
bot-names = Ada, Brunel, Clara, Darby, Edith, Fowler, Greta, Hedley
note-here = Meer mensen aan dit scherm: een gordijn verbergt je kaarten zodra je het scherm doorgeeft.
note-open = Tot alle plekken bezet zijn, staat de tafel bij de open tafels op de startpagina.
note-links = Je krijgt de links om te versturen zodra de tafel er is.
more-options = Begin, klok en publiek
who-starts = Wie begint?
by-lot = Het lot beslist
turn-clock = Tijd voor een beurt
no-clock = Zo lang als nodig
span-minutes =
    { $count ->
        [one] { $count } minuut
        [60] 1 uur
       *[other] { $count } minuten
    }
span-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
absence = Laat iemand de anderen wachten, dan valt een bot in
after-span = na { $span }
never = nooit
allow-spectators = Anderen mogen meekijken
quick-bots = Bots spelen meteen (niets terugnemen)
begin-game = Beginnen
make-room = De tafel openen

## Waiting room and links

waiting-title = { $map }: wachten op spelers
waiting-plain = Wachten op spelers
waiting-for =
    { $count ->
        [one] Er is nog één plek vrij. Het spel begint vanzelf zodra die bezet is.
       *[other] Er zijn nog { $count } plekken vrij. Het spel begint vanzelf zodra ze bezet zijn.
    }
seat-waiting = nog vrij
seat-yours = jouw plek
seat-here = is er
seat-invited = uitgenodigd, is er nog niet
name-of-seat = Naam van speler { $number }
rename = Hernoemen
take-seat = Plaatsnemen
start-now =
    { $count ->
        [one] Nu beginnen: een bot neemt de vrije plek
       *[other] Nu beginnen: bots nemen de { $count } vrije plekken
    }
invite-title = Uitnodigen
invite-note = Verstuur deze links. Wie er een opent, heeft geen account nodig.
friends-title =
    { $count ->
        [one] Een vriend is er nog niet
       *[other] { $count } vrienden zijn er nog niet
    }
friends-note = Een link geeft het recht op die plek te spelen: stuur hem maar aan één persoon.
link-seat = Voor { $name }
link-open = Voor wie een vrije plek neemt
link-watch = Om mee te kijken
copy = Kopiëren
copied = Gekopieerd
share = Delen
copy-move = Link naar deze zet kopiëren
share-more = Plaatje, animatie, bestand

## Following a link

join-title = Meedoen
join-invited = Je plek wacht op je
join-open = Er is een plek voor je
join-full = Alle plekken zijn bezet
join-game = Een spel op het bord { $map }
join-with = met { $people }
join-stale = Je link hoort bij geen enkele plek hier. Vraag er nog eens om.
sit-down = Plaatsnemen
watch-game = Meekijken met het spel

## End of the game

end-title = Eindtelling
result-won =
    { $subject ->
        [you] Je wint!
        [several] { $names } delen de overwinning
       *[named] { $names } wint
    }
result-points =
    { $rivals ->
        [0] elk { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }
       *[other] { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        } tegen { $others }
    }
show-result = Uitslag tonen
look-at-board = Bord bekijken
copied-here = Gekopieerd, alleen voor deze computer
not-copied = De link kan hier niet worden gekopieerd
share-text = Zo ging ons spel op het bord { $map }
race-title = De race
race-summary = Punten tijdens het spel. Aan het eind: { $totals }
race-total = { $name } { $points }
race-table = Punten op het bord tijdens het spel, en met tickets en bonussen
race-move = Zet { $move } van { $moves }
race-first = eerste zet
race-last = laatste zet
race-rest = tickets, bonussen
awards-title = Opvallend
award = { $names }: { $what }
award-named = { $name }, { $value }
award-tickets-title = Meeste tickets voltooid
award-tickets =
    { $count ->
        [one] { $count } voltooid
       *[other] { $count } voltooid
    }
award-best-ticket = Beste ticket
award-longest-track = Langste spoor
award-spaces =
    { $count ->
        [one] { $count } vak
       *[other] { $count } vakken
    }
award-best-move = Beste zet
award-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
score-table = Score
total = Totaal
all-tickets = Alle tickets
tickets-of =
    { $count ->
        [one] { $name }: { $count } ticket
       *[other] { $name }: { $count } tickets
    }
light-cell = { $name }, { $line }: { $points }. Op het bord tonen
rematch = Nog een keer
to-rematch = Naar het volgende spel
replay = Terugkijken
tell-again = Regel voor regel vertellen
download = Verslag opslaan

## Replay

replay-of = Terugkijken: { $map }
replay-moves = Zetten
replay-move = Zet
replay-begin = De kaarten en tickets worden uitgedeeld.
replay-players = Wat iedereen in de hand had
replay-speed = Snelheid
replay-seat =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } · { $trains ->
        [one] { $trains } treintje
       *[other] { $trains } treintjes
    }
replay-hidden =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, { $tickets ->
        [one] { $tickets } ticket
       *[other] { $tickets } tickets
    }
no-cards = geen kaarten
eyes = Gezien door
eyes-all = iedereen, alle kaarten open
move-of = { $move } van { $moves }
to-start = Naar het begin
step-back = Een zet terug
run = Start
pause = Pauze
step-on = Een zet verder
to-end = Naar het eind
play-from-here = Vanaf hier verderspelen
back-to-room = Terug naar de tafel

## Settings

settings-title = Instellingen
setting-sound = Geluid
setting-sound-note = Kaarten, treintjes, een bel als je aan de beurt bent
setting-guide = Gids
setting-guide-note = Advies tijdens je eerste spellen
setting-theme = Licht of donker
setting-theme-auto = Als systeem
setting-theme-light = Licht
setting-theme-dark = Donker
setting-motion = Beweging
setting-motion-auto = Als systeem
setting-motion-on = Aan
setting-motion-off = Uit
setting-confirm = Vragen voordat je bouwt
setting-confirm-touch = Bij aanraken
setting-confirm-on = Altijd
setting-confirm-off = Nooit

## Help: keys

help-title = Zo speel je
help-of = Zo speel je: { $map }
keys-title = Toetsen
key-row = Die kaart uit de rij pakken
key-deck = Van de stapel trekken
key-tickets = Tickets trekken
key-build = Tonen wat je kunt bouwen
key-hint = Vragen wat een sterke bot zou doen
key-enter = Bevestigen
key-escape = Annuleren, sluiten
key-undo = Terugnemen
key-zoom = In- en uitzoomen, het hele bord tonen
key-pan = Het bord verschuiven, als het de focus heeft
key-help = Deze pagina

## Points by length

rules-spaces = Vakken
rules-points = Punten

## Guide: each on one line of a phone, so at most about 50 letters

guide-title = Gids
guide-stop = Geen advies meer
guide-first-tickets = Houd er { $keep } of meer met een deels gelijke weg.
guide-draw = Pak kaarten in de kleuren van gestippelde sporen.
guide-second-card = Nog een kaart. Wat niet kan, is bleek.
guide-claim-for = Bouw { $track } voor ticket { $letters }.
guide-claim = Omrande sporen kun je bouwen. Lange tellen meer.
guide-ticket-done =
    { $count ->
        [one] Ticket { $done } is af: het telt aan het eind.
       *[other] Tickets { $done } zijn af: ze tellen aan het eind.
    }
guide-tickets = Alle tickets zijn af: je kunt nieuwe trekken.
guide-keep = Houd er { $keep } of meer, liefst bijna voltooide.
guide-progress = Kies een ticket en zie wat het nog nodig heeft.
guide-others = Wat anderen pakken, verraadt hun plannen.
guide-pass = Je kunt niet pakken en niet bouwen: je past.
guide-last-round = Laatste ronde: voltooi een ticket of bouw nog iets.
guide-end = Kies onderstreepte punten: het bord toont ze.

home-studio = Teken je eigen bord
home-studio-note = Plaats steden, verbind ze en speel er meteen op.
home-studio-open = Bordenatelier openen
map-remove = Verwijderen
map-by = van { $name }
