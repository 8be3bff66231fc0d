## Questions

ask-number = Nummer [{ $default }]:
not-an-option = { $typed } är inget av dem; skriv ett nummer från 1 till { $most }
answer-yes = j ja y yes
answer-no = n nej no
ask-yes-or-no = { $question } [j/N]
go-back =
    { $most ->
        [one] Nummer (1), eller Enter för att gå tillbaka:
       *[other] Nummer (1–{ $most }), eller Enter för att gå tillbaka:
    }
choose-track =
    { $most ->
        [one] Nummer (1), en ort eller färg, eller Enter för att gå tillbaka:
       *[other] Nummer (1–{ $most }), en ort eller färg, eller Enter för att gå tillbaka:
    }
choose-other =
    { $most ->
        [one] Nummer (1), ett namn, eller Enter för att gå tillbaka:
       *[other] Nummer (1–{ $most }), ett namn, eller Enter för att gå tillbaka:
    }

## Setting a game up

welcome = Välkommen till branchline.
enter-takes-default = Enter tar förvalet.
map-to-play = Vilken karta?
map-option = { $fewest }–{ $most } spelare · { $rules }
variant-to-play = Vilken variant?
no-variant = standard
how-many-players = Hur många spelare, dig själv medräknad?
players-option = { $count } spelare
against-whom = Mot vem?
which-opponent = Motståndare { $number } av { $opponents }?
opponent-human = en annan person vid det här tangentbordet
opponent-beginner = bot: har knappt spelat förut och bygger det som dess bästa biljett kräver
opponent-easy = bot: arbetar med en biljett i taget efter tumregler
opponent-medium = bot: planerar oftast sina biljetter tillsammans
opponent-hard = bot: bedömer varje drag efter vad den lärt sig av många spel
opponent-expert = bot: spelar de bästa dragen till slut innan den väljer: starkast av alla
game-heading = { $map } · { $seats } · frö { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } börjar. Skriv ? när som helst för hjälp.
goodbye = Hej då.

## Labels of lines, and columns of tables

label-row = Rad
label-decks = Högar
label-hand = Din hand
label-tickets = Biljetter
label-laid = Lagda
label-choose = Välj
column-track = sträcka
column-spaces = rutor
column-points = poäng
column-pay-with = betala med
column-purchase = att köpa
column-effect = vad den gör
column-trains = tåg
column-cards = kort
column-cards-seen = sedda kort

## The position

position-heading = { $map } · runda { $round } · { $seat }
card-loco = lok
    .card = lok
    .counted = lok
mark-gray = grå
row-place-empty = (tom)
deck-left = { $count } kort (d)
discards =
    { $count ->
        [one] 1 slängt
       *[other] { $count } slängda
    }
tickets-left =
    { $count ->
        [one] 1 biljett (t)
       *[other] { $count } biljetter (t)
    }
hand-is-empty = inga kort
spaces-of-kind = { $spaces } { $kind }

## Tickets

ticket-with-points = { $ticket }, { $points } poäng
ticket-is-done = ✓ { $ticket } · klar
ticket-out-of-reach = ✗ { $ticket } · utom räckhåll
trains-to-go =
    { $trains } tåg på { $tracks ->
        [one] 1 sträcka
       *[other] { $tracks } sträckor
    } kvar
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, kräver { $needs }
ticket-needing-price = · { $ticket } · { $left }, { $price } att köpa först
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Du erbjuds de här biljetterna
keep-some = Behåll minst { $fewest }: skriv deras nummer, till exempel { $example } (? hjälp)
not-a-choice = { $typed } är inget val av biljetter; skriv nummer från 1 till { $most }, till exempel 1 2
too-few-tickets = { $count } är för få.

## What can be done now

turn-status =
    { $turn ->
        [last] SISTA RUNDAN, din sista tur
        [goes-on] Din tur fortsätter
       *[usual] Din tur
    }: { $keys }
turn-draw = { $keys } dra
turn-tickets = t biljetter
turn-build = b bygg ({ $tracks })
nothing-to-build = inget att bygga än
turn-pass = inget annat är möjligt: p passa
turn-buy = s köp ({ $count })
turn-others = s { $names }
turn-map = m karta
turn-help = ? hjälp
turn-help-briefly = ?
second-card = Andra kortet: { $keys } (? hjälp)
type-a-number =
    { $most ->
        [one] Skriv 1: inget annat är möjligt
       *[other] Skriv 1 till { $most } (? hjälp)
    }
claim-asked = Bygg en sträcka: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Välj: { $mechanic }

## What is typed

noted = Noterat.
not-cards = { $typed } är inga kort. Skriv färger, eller deras bokstäver.
not-a-move = { $typed } är inget drag. Skriv ? för tangenterna.
not-possible = { $move } är inte möjligt nu.
row-place-is-empty = Plats { $place } i raden är tom.
locomotive-only-first = Ett lokomotiv från raden kan bara vara det första kortet du tar.
pass-only-if-stuck = Du kan bara passa när inget annat är möjligt.
draw-the-second = Du har dragit ett kort: dra nu det andra.
deck-is-empty = Draghögen är tom.
no-tickets-left = Det finns inga biljetter kvar.

## Building and paying

nothing-to-claim = Inget: du behöver fler kort (eller fler tåg). m closed: vad mer som krävs.
nothing-of-that-kind = Inget sådant är möjligt nu.
nothing-by-that-name = Inget här heter { $typed }.
closed-at-place = Inte nu, vid { $place }:
not-a-payment = { $typed } är inget av betalsätten.
how-to-pay = { $what }: hur betalar du?
more-payments = … och { $count } till: skriv all, eller en färg för att se färre
more-tracks = … och { $count } till: skriv all, eller en ort eller färg för att se färre
payment-or-more = { $payment } eller { $count } till
payment-or-others = { $payment } eller …
on-the-way = → på kortaste vägen för en av dina biljetter
paying-substitutes =
    { $locomotives ->
        [one] { $count } kort som ett lokomotiv
       *[other] { $count } kort som { $locomotives } lokomotiv
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } och { $count } andra kort som ett lokomotiv
       *[other] { $payment } och { $count } andra kort som { $locomotives } lokomotiv
    }
paying-sets =
    { $spaces ->
        [one] { $count } kort för rutan
       *[other] { $count } kort för { $spaces } rutor
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } och { $count } andra kort för en ruta
       *[other] { $payment } och { $count } andra kort för { $spaces } rutor
    }
paying-one-less = { $payment }, ett kort sparat
cards-to-pay = { $count } kort

## What can be bought

purchases-legend = { $offered } köp nu (s)   { $wanted } dina biljetter kräver den   { $yours } din   { $price }pris×kvar, ägare
purchase-yours = din
purchase-gone = slut
purchase-gone-to = slut ({ $seats })
purchase-refused = { $price }: { $reason }

## Choosing cards

choose-cards = Välj { $count } kort, till exempel { $example } (? hjälp)
choose-few-cards = Välj { $count } kort, till exempel { $names } eller { $letters } (? hjälp)
cards-so-far = Hittills { $chosen }: välj { $count } till, eller x för att börja om (? hjälp)
choose-cards-anew = Välj { $count } kort på nytt.
too-many-cards = Det är { $count } kort; välj { $most }.
cards-reserved =
    { $spare ->
        [0] Du har { $held } { NAME($card, $held, case: "counted") }, men kan på grund av betalningen inte välja något här.
       *[other] Du har { $held } { NAME($card, $held, case: "counted") }, men kan på grund av betalningen bara välja { $spare } här.
    }
cards-held =
    { $held ->
        [0] Du har inga { NAME($card, $held, case: "counted") }.
       *[other] Du har { $held } { NAME($card, $held, case: "counted") }.
    }

## Tracks

network-of =
    { $seat }: { $tracks ->
        [one] 1 sträcka
       *[other] { $tracks } sträckor
    }, { $trains } tåg
board-keys = m free: öppna för dig · m closed: stängda för dig, och varför · m PLACE: en orts sträckor
no-tracks = Inga.
no-such-place = ingen ort heter { $typed }
no-track-between = Ingen sträcka förbinder { $first } och { $second }. m { $first }: sträckorna där.
track-free = fri
track-too-dear = fri, men för dyr
track-owned-but-open = { $owners } · öppen för dig
track-yours = redan din
track-closed-taken = byggd av { $seats }
track-closed-route = du äger redan ett spår på den här sträckan
track-closed-parallel = stängd med { $players } spelare: ett parallellt spår är byggt
track-closed-missing = kräver { $needs }
track-closed-apart = inte förbunden med ditt nät än
track-closed-later = inte öppen nu
track-closed-asked = inte nu: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = Du kan inte betala { $payment }; claim { $track } visar vad du kan betala.
too-few-trains = { $track } kräver { $length } tåg; du har { $trains }.
cannot-pay = { $track } är öppen för dig, men du kan inte betala för den: den kräver { $cost }.
cost-locomotives =
    { $count ->
        [one] ett lokomotiv
       *[other] { $count } lokomotiv
    }
cost-cards = { $count } { NAME($colour, $count, case: "counted") } kort
cost-cards-gray = { $count } kort av en färg

## News

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, två gånger
       *[other] { $told }, { $count } gånger
    }

## The score sheet

score-sheet = Poängblad
sheet-total = Summa
sheet-place = Placering
rank-of = { $rank }.
measure-and-points = ({ $measure }) { $points }
wins = { $seat } vinner med { $points } poäng.
wins-by-tie-break = { $seat } vinner med { $points } poäng; vid lika poäng avgjorde { $tie }.
share-the-win = { $seats } delar segern med { $points } poäng.

## People at one keyboard

curtain = Ridå
hide-hand = Tryck på Enter för att dölja din hand:
show-hand = { $seat }, tryck på Enter för att se din hand:

## Saving and leaving

save-where = Säg var: save FILE
overwrite = { $file } finns redan. Skriva över den?
cannot-save = Kan inte spara i { $file }: { $problem }.
saved = Sparat i { $file }.
save-to-replay =
    { $default ->
        [none] Spara spelet, för att se det i repris? Filnamn, eller n:
       *[other] Spara spelet, för att se det i repris? Filnamn [{ $default }], eller n:
    }
save-before-leaving =
    { $default ->
        [none] Spara spelet innan du går? Filnamn, eller n:
       *[other] Spara spelet innan du går? Filnamn [{ $default }], eller n:
    }
game-is-saved = Spelet är sparat i { $file }.
go-on-with = Fortsätt med: { $command }
game-not-saved = Hej då. Spelet är inte sparat.

## Help

help-keys = Tangenter
help-row = ta det kortet i raden (ett lokomotiv från raden är allt du tar)
help-row-free = ta det kortet i raden
help-draw = dra ett kort från draghögen
help-tickets = dra biljetter
help-build = vad kan jag bygga? välj med nummer; b Place eller b red visar färre
help-others = vad kan jag mer göra på den här kartan?
help-purchases = vad som finns att köpa: vad det gör, och vad du kan köpa före din handling
help-map = allas sträckor; m Place: en orts sträckor, och varför vissa är stängda
help-map-free = sträckorna som är öppna för dig; m closed: de som är stängda, och varför
help-show = visa bordet igen
help-log = allt som har hänt hittills
help-save = spara spelet; fortsätt senare med: branchline play -t --resume FILE
help-quit = lämna spelet
help-moves = Hela drag fungerar också: claim Place–Place red×2, take 3, keep 1 2
help-signs = Kort och sträckor
help-gray = valfri färg, samma för alla
help-letters = Välj kort genom att skriva namn eller bokstäver: { $letters }
help-trains = { $trains } tåg var. När någon har 2 eller färre kvar får alla en tur till.
help-points = Poäng för en sträcka, efter dess rutor: { $points }
