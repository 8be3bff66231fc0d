## Questions

ask-number = Nummer [{ $default }]:
not-an-option = { $typed } zit er niet bij; typ een nummer van 1 tot en met { $most }
answer-yes = j ja y yes
answer-no = n nee no
ask-yes-or-no = { $question } [j/N]
go-back =
    { $most ->
        [one] Nummer (1), of Enter om terug te gaan:
       *[other] Nummer (1–{ $most }), of Enter om terug te gaan:
    }
choose-track =
    { $most ->
        [one] Nummer (1), een plaats of kleur, of Enter om terug te gaan:
       *[other] Nummer (1–{ $most }), een plaats of kleur, of Enter om terug te gaan:
    }
choose-other =
    { $most ->
        [one] Nummer (1), een naam, of Enter om terug te gaan:
       *[other] Nummer (1–{ $most }), een naam, of Enter om terug te gaan:
    }

## Setting a game up

welcome = Welkom bij branchline.
enter-takes-default = Enter neemt de standaardkeuze.
map-to-play = Welk bord?
map-option =
    { $fewest }–{ $most ->
        [one] { $most } speler
       *[other] { $most } spelers
    } · { $rules }
variant-to-play = Welke variant?
no-variant = gewoon
how-many-players = Hoeveel spelers, jezelf meegeteld?
players-option =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
against-whom = Tegen wie?
which-opponent = Tegenstander { $number } van { $opponents }?
opponent-human = iemand anders aan dit toetsenbord
opponent-beginner = bot: heeft nauwelijks gespeeld en bouwt wat zijn beste ticket vraagt
opponent-easy = bot: werkt met vuistregels zijn tickets een voor een af
opponent-medium = bot: plant zijn tickets meestal samen
opponent-hard = bot: beoordeelt elke zet met wat hij van veel spellen heeft geleerd
opponent-expert = bot: speelt de beste zetten door voordat hij kiest: de sterkste
game-heading = { $map } · { $seats } · startwaarde { $seed }
seat-of-kind = { $name } ({ $kind })
who-begins = { $seat } begint. Typ ? wanneer je hulp wilt.
goodbye = Tot ziens.

## Labels of lines, and columns of tables

label-row = Rij
label-decks = Stapels
label-hand = Je hand
label-tickets = Tickets
label-laid = Gelegd
label-choose = Kies
column-track = spoor
column-spaces = vakken
column-points = punten
column-pay-with = betaal met
column-purchase = te koop
column-effect = wat het doet
column-trains = treintjes
column-cards = kaarten
column-cards-seen = bekende kaarten

## The position

position-heading = { $map } · ronde { $round } · { $seat }
card-loco = loc
mark-gray = grijs
    .article = een loc
    .adjective =
        { $count ->
            [one] loc
           *[other] locs
        }
row-place-empty = (leeg)
deck-left =
    { $count ->
        [one] { $count } kaart (d)
       *[other] { $count } kaarten (d)
    }
discards = { $count } afgelegd
tickets-left =
    { $count ->
        [one] { $count } ticket (t)
       *[other] { $count } tickets (t)
    }
hand-is-empty = geen kaarten
spaces-of-kind = { $spaces } { $kind }

## Tickets

ticket-with-points =
    { $points ->
        [one] { $ticket }, { $points } punt
       *[other] { $ticket }, { $points } punten
    }
ticket-is-done = ✓ { $ticket } · voltooid
ticket-out-of-reach = ✗ { $ticket } · onhaalbaar
trains-to-go =
    nog { $trains ->
        [one] { $trains } treintje
       *[other] { $trains } treintjes
    } op { $tracks ->
        [one] { $tracks } spoor
       *[other] { $tracks } sporen
    }
trains-and-borrowing-to-go = { $left }, { $borrowed }
ticket-to-go = · { $ticket } · { $left }
ticket-needing = · { $ticket } · { $left }, vereist { $needs }
ticket-needing-price = · { $ticket } · { $left }, eerst kopen: { $price }
ticket-needing-briefly = · { $ticket } · { $left } + { $price }
tickets-offered = Uit deze tickets mag je kiezen
keep-some = Houd er minstens { $fewest }: typ hun nummers, zoals { $example } (? hulp)
not-a-choice = { $typed } is geen keuze van tickets; typ nummers van 1 tot en met { $most }, zoals 1 2
too-few-tickets = { $count } is te weinig.

## What can be done now

turn-status =
    { $turn ->
        [last] LAATSTE RONDE, je laatste beurt
        [goes-on] Je beurt gaat verder
       *[usual] Jouw beurt
    }: { $keys }
turn-draw = { $keys } pakken
turn-tickets = t tickets
turn-build = b bouwen ({ $tracks })
nothing-to-build = nog niets te bouwen
turn-pass = niets anders is mogelijk: p passen
turn-buy = s kopen ({ $count })
turn-others = s { $names }
turn-map = m bord
turn-help = ? hulp
turn-help-briefly = ?
second-card = Tweede kaart: { $keys } (? hulp)
type-a-number =
    { $most ->
        [one] Typ 1: niets anders is mogelijk
       *[other] Typ 1 tot en met { $most } (? hulp)
    }
claim-asked = Bouw een spoor: { $keys }
claim-asked-by = { $name }: { $asked }: { $keys }
decide-something = Beslis: { $mechanic }

## What is typed

noted = Genoteerd.
not-cards = { $typed } noemt geen kaarten. Typ kleuren, of hun letters.
not-a-move = { $typed } is geen zet. Typ ? voor de toetsen.
not-possible = { $move } kan nu niet.
row-place-is-empty = Plek { $place } van de rij is leeg.
locomotive-only-first = Een locomotief uit de rij kun je alleen als eerste kaart pakken.
pass-only-if-stuck = Passen kan alleen als niets anders mogelijk is.
draw-the-second = Je hebt één kaart: pak nu de tweede.
deck-is-empty = De stapel is leeg.
no-tickets-left = Er zijn geen tickets meer.

## Building and paying

nothing-to-claim = Niets: je hebt meer kaarten nodig (of meer treintjes). m closed: wat er nog meer nodig is.
nothing-of-that-kind = Zoiets kan nu niet.
nothing-by-that-name = Niets hier heet { $typed }.
closed-at-place = Nu niet, bij { $place }:
not-a-payment = { $typed } is geen van de betalingen.
how-to-pay = { $what }: waarmee betaal je?
more-payments = … en nog { $count }: typ all, of een kleur om minder te zien
more-tracks = … en nog { $count }: typ all, of een plaats of kleur om minder te zien
payment-or-more = { $payment } of { $count } andere
payment-or-others = { $payment } of …
on-the-way = → op de kortste weg van een van je tickets
paying-substitutes =
    { $locomotives ->
        [one] { $count } kaarten als locomotief
       *[other] { $count } kaarten als { $locomotives } locomotieven
    }
paying-with-substitutes =
    { $locomotives ->
        [one] { $payment } en { $count } andere kaarten als locomotief
       *[other] { $payment } en { $count } andere kaarten als { $locomotives } locomotieven
    }
paying-sets =
    { $spaces ->
        [one] { $count } kaarten voor het vak
       *[other] { $count } kaarten voor { $spaces } vakken
    }
paying-with-sets =
    { $spaces ->
        [one] { $payment } en { $count } andere kaarten voor een vak
       *[other] { $payment } en { $count } andere kaarten voor { $spaces } vakken
    }
paying-one-less = { $payment }, één kaart bespaard
cards-to-pay =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

## What can be bought

purchases-legend = { $offered } nu te koop (s)   { $wanted } nodig voor je tickets   { $yours } van jou   { $price }prijs×over, van wie
purchase-yours = van jou
purchase-gone = op
purchase-gone-to = op ({ $seats })
purchase-refused = { $price }: { $reason }

## Choosing cards

choose-cards =
    { $count ->
        [one] Kies { $count } kaart, zoals { $example } (? hulp)
       *[other] Kies { $count } kaarten, zoals { $example } (? hulp)
    }
choose-few-cards =
    { $count ->
        [one] Kies { $count } kaart, zoals { $names } of { $letters } (? hulp)
       *[other] Kies { $count } kaarten, zoals { $names } of { $letters } (? hulp)
    }
cards-so-far = Tot nu toe { $chosen }: kies er nog { $count }, of x om opnieuw te beginnen (? hulp)
choose-cards-anew =
    { $count ->
        [one] Kies { $count } kaart opnieuw.
       *[other] Kies { $count } kaarten opnieuw.
    }
too-many-cards = Dat zijn { $count } kaarten; kies er { $most }.
cards-reserved =
    { $spare ->
        [0] Je hebt { $held } { NAME($card, $held, case: "adjective") }, maar kunt er hier vanwege de betaling geen kiezen.
       *[other] Je hebt { $held } { NAME($card, $held, case: "adjective") }, maar kunt er hier vanwege de betaling maar { $spare } kiezen.
    }
cards-held =
    { $held ->
        [0] Je hebt geen { NAME($card, $held, case: "adjective") }.
       *[other] Je hebt { $held } { NAME($card, $held, case: "adjective") }.
    }

## Tracks

network-of =
    { $seat }: { $tracks ->
        [one] { $tracks } spoor
       *[other] { $tracks } sporen
    }, { $trains ->
        [one] { $trains } treintje
       *[other] { $trains } treintjes
    }
board-keys = m free: vrij voor jou · m closed: gesloten voor jou, en waarom · m PLAATS: de sporen van een plaats
no-tracks = Geen.
no-such-place = geen plaats heet { $typed }
no-track-between = Geen spoor verbindt { $first } en { $second }. m { $first }: de sporen daar.
track-free = vrij
track-too-dear = vrij, maar te duur
track-owned-but-open = { $owners } · open voor jou
track-yours = al van jou
track-closed-taken = bezet door { $seats }
track-closed-route = je hebt al een ander spoor van deze route
track-closed-parallel =
    gesloten met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }: een parallel spoor is bezet
track-closed-missing = vereist { $needs }
track-closed-apart = nog niet verbonden met jouw net
track-closed-later = nu niet mogelijk
track-closed-asked = nu niet: { $asked }
track-is-closed = { $track }: { $reason }.
cannot-pay-that = { $payment } kun je niet betalen; claim { $track } toont wat je kunt betalen.
too-few-trains =
    { $track } kost { $length ->
        [one] { $length } treintje
       *[other] { $length } treintjes
    }; je hebt er { $trains }.
cannot-pay = { $track } is vrij voor jou, maar je kunt het niet betalen; nodig: { $cost }.
cost-locomotives =
    { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    }
cost-cards =
    { $count ->
        [one] { $count } { NAME($colour, case: "adjective") } kaart
       *[other] { $count } { NAME($colour, case: "adjective") } kaarten
    }
cost-cards-gray =
    { $count ->
        [one] { $count } kaart van één kleur
       *[other] { $count } kaarten van één kleur
    }

## News

told-then = { $told }; { $more }
told-times =
    { $count ->
        [2] { $told }, twee keer
       *[other] { $told }, { $count } keer
    }

## The score sheet

score-sheet = Scorelijst
sheet-total = Totaal
sheet-place = Rang
rank-of = { $rank }.
measure-and-points = ({ $measure }) { $points }
wins =
    { $seat } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
wins-by-tie-break =
    { $seat } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }; bij een gelijke stand beslist: { $tie }.
share-the-win =
    { $seats } delen de overwinning met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

## People at one keyboard

curtain = Gordijn
hide-hand = Druk op Enter om je hand te verbergen:
show-hand = { $seat }, druk op Enter om je hand te zien:

## Saving and leaving

save-where = Zeg waar: save FILE
overwrite = { $file } bestaat al. Overschrijven?
cannot-save = Opslaan in { $file } lukt niet: { $problem }.
saved = Opgeslagen in { $file }.
save-to-replay =
    { $default ->
        [none] Het spel opslaan om terug te kijken? Bestandsnaam, of n:
       *[other] Het spel opslaan om terug te kijken? Bestandsnaam [{ $default }], of n:
    }
save-before-leaving =
    { $default ->
        [none] Het spel opslaan voor je gaat? Bestandsnaam, of n:
       *[other] Het spel opslaan voor je gaat? Bestandsnaam [{ $default }], of n:
    }
game-is-saved = Het spel is opgeslagen in { $file }.
go-on-with = Ga verder met: { $command }
game-not-saved = Tot ziens. Het spel is niet opgeslagen.

## Help

help-keys = Toetsen
help-row = die kaart uit de rij pakken (een locomotief uit de rij is alles wat je pakt)
help-row-free = die kaart uit de rij pakken
help-draw = een kaart van de stapel trekken
help-tickets = tickets trekken
help-build = wat kan ik bouwen? kies op nummer; b Plaats of b rood toont minder
help-others = wat kan ik op dit bord nog meer doen?
help-purchases = wat er te koop is: wat het doet, en wat je vóór je actie kunt kopen
help-map = ieders sporen; m Plaats: de sporen van een plaats, en waarom sommige gesloten zijn
help-map-free = de sporen die voor jou vrij zijn; m closed: de gesloten sporen, en waarom
help-show = de tafel opnieuw tonen
help-log = alles wat er tot nu toe gebeurde
help-save = het spel opslaan; later verder met: branchline play -t --resume FILE
help-quit = het spel verlaten
help-moves = Volledige zetten werken ook: claim Place–Place red×2, take 3, keep 1 2
help-signs = Kaarten en sporen
help-gray = één kleur naar keuze
help-letters = Typ namen of letters om kaarten te kiezen: { $letters }
help-trains =
    Elk { $trains ->
        [one] { $trains } treintje
       *[other] { $trains } treintjes
    }. Heeft iemand er nog maar 2 of minder, dan is iedereen nog één keer aan de beurt.
help-points = Punten voor een spoor, naar zijn vakken: { $points }
