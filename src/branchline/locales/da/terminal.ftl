## Questions

ask-number = Nummer [{ $default }]:
not-an-option = { $typed } er ikke en af dem; skriv et tal fra 1 til { $most }
answer-yes = j ja y yes
answer-no = n nej no
ask-yes-or-no = { $question } [j/N]
go-back =
    { $most ->
        [one] Nummer (1), eller Enter for at gå tilbage:
       *[other] Nummer (1–{ $most }), eller Enter for at gå tilbage:
    }
choose-track =
    { $most ->
        [one] Nummer (1), et sted eller en farve, eller Enter for at gå tilbage:
       *[other] Nummer (1–{ $most }), et sted eller en farve, eller Enter for at gå tilbage:
    }
choose-other =
    { $most ->
        [one] Nummer (1), et navn, eller Enter for at gå tilbage:
       *[other] Nummer (1–{ $most }), et navn, eller Enter for at gå tilbage:
    }

## Setting a game up

welcome = Velkommen til branchline.
enter-takes-default = Enter vælger standarden.
map-to-play = Hvilken plade?
map-option = { $fewest }–{ $most } spillere · { $rules }
variant-to-play = Hvilken variant?
no-variant = standard
how-many-players = Hvor mange spillere, dig selv medregnet?
players-option =
    { $count ->
        [one] 1 spiller
       *[other] { $count } spillere
    }
against-whom = Mod hvem?
which-opponent = Modstander { $number } af { $opponents }?
opponent-human = en anden person ved dette tastatur
opponent-beginner = bot: har næsten ikke spillet før og bygger det, dens bedste rutekort kræver
opponent-easy = bot: arbejder på ét rutekort ad gangen efter tommelfingerregler
opponent-medium = bot: planlægger for det meste sine rutekort samlet
opponent-hard = bot: bedømmer hvert træk ud fra, hvad den har lært af mange spil
opponent-expert = bot: spiller de bedste træk igennem, før den vælger: den stærkeste
game-heading = { $map } · { $seats } · seed { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } begynder. Skriv ? når som helst for hjælp.
goodbye = Farvel.

## Labels of lines, and columns of tables

label-row = Række
label-decks = Bunker
label-hand = Din hånd
label-tickets = Rutekort
label-laid = Lagt
label-choose = Vælg
column-track = strækning
column-spaces = felter
column-points = point
column-pay-with = betal med
column-purchase = at købe
column-effect = hvad den gør
column-trains = vogne
column-cards = kort
column-cards-seen = sete kort

## The position

position-heading = { $map } · runde { $round } · { $seat }
card-loco = lok
    .card = lok
    .counted = lok
mark-gray = grå
row-place-empty = (tom)
deck-left = { $count } kort (d)
discards = { $count } kasseret
tickets-left = { $count } rutekort (t)
hand-is-empty = ingen kort
spaces-of-kind = { $spaces } { $kind }

## Tickets

ticket-with-points = { $ticket }, { $points } point
ticket-is-done = ✓ { $ticket } · fuldført
ticket-out-of-reach = ✗ { $ticket } · uden for rækkevidde
trains-to-go =
    { $trains ->
        [one] 1 vogn
       *[other] { $trains } vogne
    } på { $tracks ->
        [one] 1 strækning
       *[other] { $tracks } strækninger
    } mangler
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, kræver { $needs }
ticket-needing-price = · { $ticket } · { $left }, { $price } at købe først
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Du får tilbudt disse rutekort
keep-some = Behold mindst { $fewest }: skriv deres numre, for eksempel { $example } (? hjælp)
not-a-choice = { $typed } er ikke et valg af rutekort; skriv numre fra 1 til { $most }, for eksempel 1 2
too-few-tickets = { $count } er for få.

## What can be done now

turn-status =
    { $turn ->
        [last] SIDSTE RUNDE, din sidste tur
        [goes-on] Din tur fortsætter
       *[usual] Din tur
    }: { $keys }
turn-draw = { $keys } træk
turn-tickets = t rutekort
turn-build = b byg ({ $tracks })
nothing-to-build = intet at bygge endnu
turn-pass = intet andet er muligt: p pas
turn-buy = s køb ({ $count })
turn-others = s { $names }
turn-map = m plade
turn-help = ? hjælp
turn-help-briefly = ?
second-card = Andet kort: { $keys } (? hjælp)
type-a-number =
    { $most ->
        [one] Skriv 1: intet andet er muligt
       *[other] Skriv 1 til { $most } (? hjælp)
    }
claim-asked = Byg en strækning: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Vælg: { $mechanic }

## What is typed

noted = Noteret.
not-cards = { $typed } er ikke kort. Skriv farver eller deres bogstaver.
not-a-move = { $typed } er ikke et træk. Skriv ? for tasterne.
not-possible = { $move } er ikke muligt nu.
row-place-is-empty = Plads { $place } i rækken er tom.
locomotive-only-first = Et lokomotiv fra rækken kan kun være det første kort, du tager.
pass-only-if-stuck = Du kan kun melde pas, når intet andet er muligt.
draw-the-second = Du har trukket ét kort: træk nu det andet.
deck-is-empty = Bunken er tom.
no-tickets-left = Der er ingen rutekort tilbage.

## Building and paying

nothing-to-claim = Intet: du mangler kort (eller vogne). m closed: hvad der ellers skal til.
nothing-of-that-kind = Intet af den slags er muligt nu.
nothing-by-that-name = Intet her hedder { $typed }.
closed-at-place = Ikke nu, ved { $place }:
not-a-payment = { $typed } er ikke en af måderne at betale på.
how-to-pay = { $what }: hvordan betaler du?
more-payments = … og { $count } til: skriv all, eller en farve for at se færre
more-tracks = … og { $count } til: skriv all, eller et sted eller en farve for at se færre
payment-or-more =
    { $count ->
        [one] { $payment } eller 1 anden
       *[other] { $payment } eller { $count } andre
    }
payment-or-others = { $payment } eller …
on-the-way = → på den korteste vej for et af dine rutekort
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
paying-one-less = { $payment }, ét kort sparet
cards-to-pay = { $count } kort

## What can be bought

purchases-legend = { $offered } køb nu (s)   { $wanted } dine rutekort kræver den   { $yours } din   { $price }pris×tilbage, ejere
purchase-yours = din
purchase-gone = ingen tilbage
purchase-gone-to = ingen tilbage ({ $seats })
purchase-refused = { $price }: { $reason }

## Choosing cards

choose-cards = Vælg { $count } kort, for eksempel { $example } (? hjælp)
choose-few-cards = Vælg { $count } kort, for eksempel { $names } eller { $letters } (? hjælp)
cards-so-far = Indtil nu { $chosen }: vælg { $count } til, eller x for at begynde forfra (? hjælp)
choose-cards-anew = Vælg { $count } kort igen.
too-many-cards = Det er { $count } kort; vælg { $most }.
cards-reserved =
    { $spare ->
        [0] Du har { $held } { NAME($card, $held, case: "counted") }, men kan på grund af betalingen ikke vælge nogen her.
       *[other] Du har { $held } { NAME($card, $held, case: "counted") }, men kan på grund af betalingen kun vælge { $spare } her.
    }
cards-held =
    { $held ->
        [0] Du har ingen { NAME($card, $held, case: "counted") }.
       *[other] Du har { $held } { NAME($card, $held, case: "counted") }.
    }

## Tracks

network-of =
    { $seat }: { $tracks ->
        [one] 1 strækning
       *[other] { $tracks } strækninger
    }, { $trains ->
        [one] 1 vogn
       *[other] { $trains } vogne
    }
board-keys = m free: åbne for dig · m closed: lukkede for dig, og hvorfor · m PLACE: et steds strækninger
no-tracks = Ingen.
no-such-place = intet sted hedder { $typed }
no-track-between = Ingen strækning forbinder { $first } og { $second }. m { $first }: strækningerne dér.
track-free = fri
track-too-dear = fri, men for dyr
track-owned-but-open = { $owners } · åben for dig
track-yours = allerede din
track-closed-taken = bygget af { $seats }
track-closed-route = du ejer allerede et spor på denne strækning
track-closed-parallel = lukket med { $players } spillere: et parallelt spor er bygget
track-closed-missing = kræver { $needs }
track-closed-apart = endnu ikke forbundet med dit net
track-closed-later = ikke åben nu
track-closed-asked = ikke nu: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = Du kan ikke betale { $payment }; claim { $track } viser, hvad du kan betale.
too-few-trains =
    { $length ->
        [one] { $track } kræver 1 vogn; du har { $trains }.
       *[other] { $track } kræver { $length } vogne; du har { $trains }.
    }
cannot-pay = { $track } er åben for dig, men du kan ikke betale for den: den kræver { $cost }.
cost-locomotives =
    { $count ->
        [one] et lokomotiv
       *[other] { $count } lokomotiver
    }
cost-cards = { $count } { NAME($colour, $count, case: "counted") } kort
cost-cards-gray = { $count } kort af én farve

## News

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, to gange
       *[other] { $told }, { $count } gange
    }

## The score sheet

score-sheet = Pointark
sheet-total = I alt
sheet-place = Placering
rank-of = { $rank }.
measure-and-points = ({ $measure }) { $points }
wins = { $seat } vinder med { $points } point.
wins-by-tie-break = { $seat } vinder med { $points } point; ved pointlighed afgjorde { $tie }.
share-the-win = { $seats } deler sejren med { $points } point.

## People at one keyboard

curtain = Forhæng
hide-hand = Tryk på Enter for at skjule din hånd:
show-hand = { $seat }, tryk på Enter for at se din hånd:

## Saving and leaving

save-where = Sig hvor: save FILE
overwrite = { $file } findes allerede. Overskrive den?
cannot-save = Kan ikke gemme i { $file }: { $problem }.
saved = Gemt i { $file }.
save-to-replay =
    { $default ->
        [none] Gemme spillet, så du kan gense det? Filnavn, eller n:
       *[other] Gemme spillet, så du kan gense det? Filnavn [{ $default }], eller n:
    }
save-before-leaving =
    { $default ->
        [none] Gemme spillet, før du går? Filnavn, eller n:
       *[other] Gemme spillet, før du går? Filnavn [{ $default }], eller n:
    }
game-is-saved = Spillet er gemt i { $file }.
go-on-with = Fortsæt med: { $command }
game-not-saved = Farvel. Spillet er ikke gemt.

## Help

help-keys = Taster
help-row = tag det kort i rækken (et lokomotiv fra rækken er alt, hvad du tager)
help-row-free = tag det kort i rækken
help-draw = træk et kort fra bunken
help-tickets = træk rutekort
help-build = hvad kan jeg bygge? vælg med nummer; b Place eller b red viser færre
help-others = hvad kan jeg ellers på denne plade?
help-purchases = hvad der er at købe: hvad det gør, og hvad du kan købe før din handling
help-map = alles strækninger; m Place: et steds strækninger, og hvorfor nogle er lukket
help-map-free = strækninger, der er åbne for dig; m closed: dem, der er lukket, og hvorfor
help-show = vis bordet igen
help-log = alt, hvad der er sket indtil nu
help-save = gem spillet; fortsæt senere med: branchline play -t --resume FILE
help-quit = forlad spillet
help-moves = Hele træk virker også: claim Place–Place red×2, take 3, keep 1 2
help-signs = Kort og strækninger
help-gray = én valgfri farve
help-letters = Vælg kort ved at skrive navne eller bogstaver: { $letters }
help-trains =
    { $trains ->
        [one] 1 vogn
       *[other] { $trains } vogne
    } til hver. Når nogen har 2 eller færre tilbage, får alle én tur til.
help-points = Point for en strækning, efter dens felter: { $points }
