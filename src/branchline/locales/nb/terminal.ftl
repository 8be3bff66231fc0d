## Questions

ask-number = Nummer [{ $default }]:
not-an-option = { $typed } er ikke blant dem; skriv et tall fra 1 til { $most }
answer-yes = j ja y yes
answer-no = n nei no
ask-yes-or-no = { $question } [j/N]
go-back =
    { $most ->
        [one] Nummer (1), eller Enter for å gå tilbake:
       *[other] Nummer (1–{ $most }), eller Enter for å gå tilbake:
    }
choose-track =
    { $most ->
        [one] Nummer (1), et sted eller en farge, eller Enter for å gå tilbake:
       *[other] Nummer (1–{ $most }), et sted eller en farge, eller Enter for å gå tilbake:
    }
choose-other =
    { $most ->
        [one] Nummer (1), et navn, eller Enter for å gå tilbake:
       *[other] Nummer (1–{ $most }), et navn, eller Enter for å gå tilbake:
    }

## Setting a game up

welcome = Velkommen til branchline.
enter-takes-default = Enter velger standarden.
map-to-play = Hvilket kart?
map-option = { $fewest }–{ $most } spillere · { $rules }
variant-to-play = Hvilken variant?
no-variant = standard
how-many-players = Hvor mange spillere, medregnet deg selv?
players-option =
    { $count ->
        [one] 1 spiller
       *[other] { $count } spillere
    }
against-whom = Mot hvem?
which-opponent = Motstander { $number } av { $opponents }?
opponent-human = en annen person ved dette tastaturet
opponent-beginner = bot: har knapt spilt før og bygger det den beste billetten krever
opponent-easy = bot: jobber med én billett om gangen etter tommelfingerregler
opponent-medium = bot: planlegger som regel billettene sine samlet
opponent-hard = bot: vurderer hvert trekk ut fra det den har lært av mange spill
opponent-expert = bot: spiller de beste trekkene til ende før den velger: den sterkeste
game-heading = { $map } · { $seats } · frø { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } begynner. Skriv ? når som helst for hjelp.
goodbye = Ha det.

## Labels of lines, and columns of tables

label-row = Rad
label-decks = Bunker
label-hand = Hånd
label-tickets = Billetter
label-laid = Lagt
label-choose = Velg
column-track = rute
column-spaces = felter
column-points = poeng
column-pay-with = betal med
column-purchase = å kjøpe
column-effect = hva den gjør
column-trains = tog
column-cards = kort
column-cards-seen = kort sett

## The position

position-heading = { $map } · runde { $round } · { $seat }
card-loco = lok
    .card = lok
    .counted = lok
mark-gray = grå
row-place-empty = (tom)
deck-left = { $count } kort (d)
discards = { $count } kastet
tickets-left =
    { $count ->
        [one] 1 billett (t)
       *[other] { $count } billetter (t)
    }
hand-is-empty = ingen kort
spaces-of-kind = { $spaces } { $kind }

## Tickets

ticket-with-points = { $ticket }, { $points } poeng
ticket-is-done = ✓ { $ticket } · fullført
ticket-out-of-reach = ✗ { $ticket } · utenfor rekkevidde
trains-to-go =
    { $trains } tog på { $tracks ->
        [one] 1 rute
       *[other] { $tracks } ruter
    } igjen
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, krever { $needs }
ticket-needing-price = · { $ticket } · { $left }, { $price } å kjøpe først
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Du blir tilbudt disse billettene
keep-some = Behold minst { $fewest }: skriv numrene, for eksempel { $example } (? hjelp)
not-a-choice = { $typed } er ikke et valg av billetter; skriv numre fra 1 til { $most }, for eksempel 1 2
too-few-tickets = { $count } er for få.

## What can be done now

turn-status =
    { $turn ->
        [last] SISTE RUNDE, din siste tur
        [goes-on] Turen din fortsetter
       *[usual] Din tur
    }: { $keys }
turn-draw = { $keys } trekk
turn-tickets = t billetter
turn-build = b bygg ({ $tracks })
nothing-to-build = ingenting å bygge ennå
turn-pass = ingenting annet er mulig: p pass
turn-buy = s kjøp ({ $count })
turn-others = s { $names }
turn-map = m kart
turn-help = ? hjelp
turn-help-briefly = ?
second-card = Kort nummer to: { $keys } (? hjelp)
type-a-number =
    { $most ->
        [one] Skriv 1: ingenting annet er mulig
       *[other] Skriv 1 til { $most } (? hjelp)
    }
claim-asked = Bygg en rute: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Velg: { $mechanic }

## What is typed

noted = Notert.
not-cards = { $typed } er ikke kort. Skriv farger, eller bokstavene deres.
not-a-move = { $typed } er ikke et trekk. Skriv ? for tastene.
not-possible = { $move } er ikke mulig nå.
row-place-is-empty = Plass { $place } i raden er tom.
locomotive-only-first = Et lokomotiv fra raden kan bare være det første kortet du tar.
pass-only-if-stuck = Du kan bare melde pass når ingenting annet er mulig.
draw-the-second = Du har trukket ett kort: trekk nå det andre.
deck-is-empty = Bunken er tom.
no-tickets-left = Det er ingen billetter igjen.

## Building and paying

nothing-to-claim = Ingenting: du trenger flere kort (eller flere tog). m closed: hva annet som skal til.
nothing-of-that-kind = Ingenting av det slaget er mulig nå.
nothing-by-that-name = Ingenting her heter { $typed }.
closed-at-place = Ikke nå, ved { $place }:
not-a-payment = { $typed } er ikke en av måtene å betale på.
how-to-pay = { $what }: hvordan betaler du?
more-payments = … og { $count } til: skriv all, eller en farge for å se færre
more-tracks = … og { $count } til: skriv all, eller et sted eller en farge for å se færre
payment-or-more = { $payment } eller { $count } til
payment-or-others = { $payment } eller …
on-the-way = → på den korteste veien for en av billettene dine
paying-substitutes =
    { $locomotives ->
        [one] { $count } kort som et lokomotiv
       *[other] { $count } kort som { $locomotives } lokomotiver
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } og { $count } andre kort som et lokomotiv
       *[other] { $payment } og { $count } andre kort som { $locomotives } lokomotiver
    }
paying-sets =
    { $spaces ->
        [one] { $count } kort for feltet
       *[other] { $count } kort for { $spaces } felter
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } og { $count } andre kort for et felt
       *[other] { $payment } og { $count } andre kort for { $spaces } felter
    }
paying-one-less = { $payment }, ett kort spart
cards-to-pay = { $count } kort

## What can be bought

purchases-legend = { $offered } kjøp nå (s)   { $wanted } billettene dine trenger den   { $yours } din   { $price }pris×igjen, eiere
purchase-yours = din
purchase-gone = ingen igjen
purchase-gone-to = ingen igjen ({ $seats })
purchase-refused = { $price }: { $reason }

## Choosing cards

choose-cards = Velg { $count } kort, for eksempel { $example } (? hjelp)
choose-few-cards = Velg { $count } kort, for eksempel { $names } eller { $letters } (? hjelp)
cards-so-far = Så langt { $chosen }: velg { $count } til, eller x for å begynne på nytt (? hjelp)
choose-cards-anew = Velg { $count } kort på nytt.
too-many-cards = Det er { $count } kort; velg { $most }.
cards-reserved =
    { $spare ->
        [0] Du har { $held } { NAME($card, $held, case: "counted") }, men kan på grunn av betalingen ikke velge noen her.
       *[other] Du har { $held } { NAME($card, $held, case: "counted") }, men kan på grunn av betalingen bare velge { $spare } her.
    }
cards-held =
    { $held ->
        [0] Du har ingen { NAME($card, $held, case: "counted") }.
       *[other] Du har { $held } { NAME($card, $held, case: "counted") }.
    }

## Tracks

network-of =
    { $seat }: { $tracks ->
        [one] 1 rute
       *[other] { $tracks } ruter
    }, { $trains } tog
board-keys = m free: åpne for deg · m closed: stengt for deg, og hvorfor · m PLACE: rutene ved et sted
no-tracks = Ingen.
no-such-place = ikke noe sted heter { $typed }
no-track-between = Ingen rute knytter sammen { $first } og { $second }. m { $first }: rutene der.
track-free = ledig
track-too-dear = ledig, men for dyr
track-owned-but-open = { $owners } · åpen for deg
track-yours = allerede din
track-closed-taken = bygd av { $seats }
track-closed-route = du eier allerede et spor på denne ruten
track-closed-parallel = stengt med { $players } spillere: et parallelt spor er bygd
track-closed-missing = krever { $needs }
track-closed-apart = ikke forbundet med nettet ditt ennå
track-closed-later = ikke åpen nå
track-closed-asked = ikke nå: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = Du kan ikke betale { $payment }; claim { $track } viser hva du kan betale.
too-few-trains = { $track } krever { $length } tog; du har { $trains }.
cannot-pay = { $track } er åpen for deg, men du kan ikke betale for den: den krever { $cost }.
cost-locomotives =
    { $count ->
        [one] et lokomotiv
       *[other] { $count } lokomotiver
    }
cost-cards = { $count } { NAME($colour, $count, case: "counted") } kort
cost-cards-gray = { $count } kort av én farge

## News

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, to ganger
       *[other] { $told }, { $count } ganger
    }

## The score sheet

score-sheet = Poengark
sheet-total = Sum
sheet-place = Plassering
rank-of = { $rank }.
measure-and-points = ({ $measure }) { $points }
wins = { $seat } vinner med { $points } poeng.
wins-by-tie-break = { $seat } vinner med { $points } poeng; ved poenglikhet avgjorde { $tie }.
share-the-win = { $seats } deler seieren med { $points } poeng.

## People at one keyboard

curtain = Forheng
hide-hand = Trykk Enter for å skjule hånden din:
show-hand = { $seat }, trykk Enter for å se hånden din:

## Saving and leaving

save-where = Si hvor: save FILE
overwrite = { $file } finnes allerede. Overskrive den?
cannot-save = Kan ikke lagre i { $file }: { $problem }.
saved = Lagret i { $file }.
save-to-replay =
    { $default ->
        [none] Lagre spillet for å se det i reprise? Filnavn, eller n:
       *[other] Lagre spillet for å se det i reprise? Filnavn [{ $default }], eller n:
    }
save-before-leaving =
    { $default ->
        [none] Lagre spillet før du går? Filnavn, eller n:
       *[other] Lagre spillet før du går? Filnavn [{ $default }], eller n:
    }
game-is-saved = Spillet er lagret i { $file }.
go-on-with = Fortsett med: { $command }
game-not-saved = Ha det. Spillet er ikke lagret.

## Help

help-keys = Taster
help-row = ta det kortet i raden (et lokomotiv fra raden er alt du tar)
help-row-free = ta det kortet i raden
help-draw = trekk et kort fra bunken
help-tickets = trekk billetter
help-build = hva kan jeg bygge? velg med nummer; b Place eller b red viser færre
help-others = hva annet kan jeg gjøre på dette kartet?
help-purchases = hva som finnes å kjøpe: hva det gjør, og hva du kan kjøpe før handlingen din
help-map = alles ruter; m Place: rutene ved et sted, og hvorfor noen er stengt
help-map-free = rutene som er åpne for deg; m closed: de som er stengt, og hvorfor
help-show = vis bordet igjen
help-log = alt som har skjedd så langt
help-save = lagre spillet; fortsett senere med: branchline play -t --resume FILE
help-quit = forlat spillet
help-moves = Hele trekk virker også: claim Place–Place red×2, take 3, keep 1 2
help-signs = Kort og ruter
help-gray = én valgfri farge
help-letters = Velg kort ved å skrive navn eller bokstaver: { $letters }
help-trains = { $trains } tog hver. Når noen har 2 eller færre igjen, får alle én tur til.
help-points = Poeng for en rute, etter antall felter: { $points }
