reason-completes = { $tracks } voltooit { $tickets }: +{ $points } aan het eind.
reason-serves = { $tracks } ligt op de weg voor { $tickets }.
reason-spares =
    { $count ->
        [one] Het spaart een locomotief, die de zet in het spel uitgaf.
       *[other] Het spaart { $count } locomotieven, die de zet in het spel uitgaf.
    }
reason-aside = { $tracks } werd gebouwd, maar ligt op de kortste weg van geen enkel open ticket.
reason-only-way = Zonder { $tracks } is er geen weg meer voor { $tickets }.
reason-detour =
    { $more ->
        [one] Als een ander { $tracks } bouwt, kost { $tickets } { $more } treintje meer.
       *[other] Als een ander { $tracks } bouwt, kost { $tickets } { $more } treintjes meer.
    }
reason-contested = { $seats } wil { $tracks } misschien ook: waarschijnlijk bij { $percent }% van de mogelijke handen.
reason-blocks = Het blokkeert { $seats }: die heeft { $tracks } nodig voor { $tickets }.
reason-scores =
    { $points ->
        [one] { $tracks } levert { $points } punt op.
       *[other] { $tracks } levert { $points } punten op.
    }
reason-needs-card-for = { $cards } is voor { $tracks } (lengte { $length }, { $held } in de hand), op de weg voor { $tickets }.
reason-needs-card = { $cards } is voor { $tracks } (lengte { $length }, { $held } in de hand).
reason-needs-locomotive-for = De { $cards } helpt bij { $tracks } (lengte { $length }), op de weg voor { $tickets }.
reason-needs-locomotive = De { $cards } helpt bij { $tracks } (lengte { $length }).
reason-saves-up =
    { $points ->
        [one] { $cards } is voor { $tracks } ({ $points } punt): lengte { $length }, { $held } in de hand.
       *[other] { $cards } is voor { $tracks } ({ $points } punten): lengte { $length }, { $held } in de hand.
    }
reason-saves-up-locomotive =
    { $points ->
        [one] De { $cards } helpt bij { $tracks } ({ $points } punt).
       *[other] De { $cards } helpt bij { $tracks } ({ $points } punten).
    }
reason-takes = In de hand: { $held } { NAME($cards, $held, case: "adjective") }, en daarmee één meer.
reason-deck-odds = { $percent }% van de kaarten die nog niet gezien zijn, helpt bij { $tracks }: { NAME($cards, 2, case: "adjective") }.
reason-deck-any = Elke kaart die nog niet gezien is, helpt bij { $tracks }.
reason-more-tickets =
    { $count ->
        [one] { $tickets } is nog open,
       *[other] { $tickets } zijn nog open,
    } { $trains ->
        [one] en er is { $trains } treintje over voor meer.
       *[other] en er zijn { $trains } treintjes over voor meer.
    }
reason-all-done =
    { $count ->
        [one] { $tickets } is voltooid,
       *[other] { $tickets } zijn voltooid,
    } { $trains ->
        [one] en er is { $trains } treintje over.
       *[other] en er zijn { $trains } treintjes over.
    }
reason-no-tickets =
    { $trains ->
        [one] { $seats } heeft nog { $trains } treintje en geen ticket meer te voltooien.
       *[other] { $seats } heeft nog { $trains } treintjes en geen ticket meer te voltooien.
    }
reason-no-tickets-you =
    { $trains ->
        [one] Je hebt nog { $trains } treintje en geen ticket meer te voltooien.
       *[other] Je hebt nog { $trains } treintjes en geen ticket meer te voltooien.
    }
reason-together =
    { $trains ->
        [one] { $tickets } delen { $tracks }: { $trains } treintje telt voor meer dan één ticket.
       *[other] { $tickets } delen { $tracks }: { $trains } treintjes tellen voor meer dan één ticket.
    }
reason-keep = { $tickets }: { $points } punten voor { $trains } van de { $left } treintjes langs de kortste weg.
reason-keep-done = { $tickets } is al voltooid: { $points } punten.
reason-keep-impossible = { $tickets } is niet haalbaar.
reason-leave = Niet { $tickets }: { $points } punten voor { $trains } van de { $left } treintjes langs de kortste weg.
reason-leave-done = Niet { $tickets }, hoewel het al voltooid is.
reason-leave-impossible = Niet { $tickets }: dat is niet haalbaar.
reason-opens = Het opent { $tracks }.
reason-opens-for = Het opent { $tracks }, op de weg voor { $tickets }.
reason-helps = Dit helpt om { $tickets } te voltooien.
reason-works-on = { $tickets } kost nog { $trains } van de { $left } treintjes.
reason-goes-for =
    { $points ->
        [one] { $tracks } is het langste spoor dat nog te krijgen is: { $points } punt.
       *[other] { $tracks } is het langste spoor dat nog te krijgen is: { $points } punten.
    }
reason-trains-left =
    { $trains ->
        [one] { $seats } heeft nog { $trains } treintje.
       *[other] { $seats } heeft nog { $trains } treintjes.
    }
reason-trains-left-you =
    { $trains ->
        [one] Je hebt nog { $trains } treintje.
       *[other] Je hebt nog { $trains } treintjes.
    }
reason-last-round = Het is de laatste ronde: { $seats } komt hierna niet meer aan de beurt.
reason-last-round-you = Het is de laatste ronde: je komt hierna niet meer aan de beurt.
reason-end-near =
    { $trains ->
        [one] { $seats } heeft nog { $trains } treintje: het einde is nabij.
       *[other] { $seats } heeft nog { $trains } treintjes: het einde is nabij.
    }
reason-end-near-you =
    { $trains ->
        [one] Je hebt nog { $trains } treintje: het einde is nabij.
       *[other] Je hebt nog { $trains } treintjes: het einde is nabij.
    }
reason-built-later =
    { $moves ->
        [one] { $seats } bouwde { $tracks } met de volgende zet.
       *[other] { $seats } bouwde { $tracks } { $moves } zetten later.
    }
reason-taken-later =
    { $moves ->
        [one] { $seats } pakte { $tracks } met de volgende zet.
       *[other] { $seats } pakte { $tracks } { $moves } zetten later.
    }
reason-never-built = Uiteindelijk heeft niemand { $tracks } gebouwd.

move-take = { NAME($card, case: "article") } pakken
move-draw = van de stapel trekken
move-tickets = tickets trekken
move-pass = passen
move-keep-some = tickets houden
move-keep = { $tickets } houden
move-claim-for = { $track } bouwen voor { $cards }

help-review = Vertel hoe het opgeslagen spel FILE gewonnen werd: de kansen over alle zetten, de duurste zetten en waarom.
option-review-json = Geef de analyse als JSON.
option-review-html = Schrijf de analyse naar een losse pagina die zonder andere bestanden werkt.
option-review-view = Door wiens ogen: het nummer van een speler, of 0 voor alle kaarten open.
option-review-seed = De startwaarde van de kaartverdelingen die geprobeerd worden.
review-heading =
    { $moves ->
        [one] { $map }: { $seats }. { $moves } zet.
       *[other] { $map }: { $seats }. { $moves } zetten.
    }
review-working = Het spel wordt geanalyseerd
review-no-such-view = er is geen speler { $view }; het spel heeft er { $players }
review-no-moves = het spel heeft nog geen zetten
review-written = Geschreven: { $file }
review-by-network = Beoordeeld door het waarderingsnetwerk van dit bord.
review-by-planner = Voor dit bord is er geen waarderingsnetwerk: in plaats daarvan is het plan van de planbot beoordeeld, en dat is grover.
review-fitted = De kansen zijn afgestemd op spellen op dit bord met evenveel spelers.
review-near = De kansen zijn afgestemd op spellen op dit bord met een ander aantal spelers.
review-borrowed = De kansen zijn afgestemd op spellen op andere borden.
review-title = Spelanalyse
review-chances = Winstkans
review-view-all = Alle kaarten open
review-view-of = Wat { $seat } kon weten
review-turning-points = Keerpunten
review-no-turning-points = Geen zet kostte veel meer dan de ruis van de schatting.
review-parts = Wat de kansen veranderde
review-parts-note = Geluk, eigen spel en spel van anderen vormen samen het verschil tussen de beginkans en de uitslag. Eigen spel telt op wat elke zet kostte tegenover de beste; die vindt niemand altijd, dus kan de som boven 100% komen, en het spel van anderen weegt daartegen op.
review-column-move = Zet
review-column-seat = Speler
review-column-played = Gespeeld
review-column-better = Beter
review-column-points = Punten
review-column-chance = Kans
review-column-first = Begin
review-column-luck = Geluk
review-column-own = Eigen spel
review-column-others = Spel van anderen
review-column-result = Uitslag
review-moves = Alle zetten
review-noise-note = Het getal na ± is de standaardfout van de schatting.
review-percent = { $percent }%

review-of = Spelanalyse: { $map }
review-failed = Geen analyse beschikbaar
review-progress = Zetten beoordelen: { $done } van { $total }
review-waiting = De analyse wacht op haar beurt.
review-view = Weergave
review-move-of = Zet { $move } · { $seat }
review-end = Het einde
review-played = Gespeeld
review-better = Beter
review-better-move = Beter: { $move }
review-best = De beste zet
review-forced = Er was geen keuze.
review-hidden = Wat { $seat } in de hand had, was niet bekend.
review-agrees = De expert had hetzelfde gedaan.
review-costs = Kost ongeveer { $points } ± { $noise } punten en { $chance } ± { $error }% winstkans.
review-costs-judged = Kost ongeveer { $points } ± { $noise } punten, beoordeeld zonder uit te spelen.
review-open-verdict = Met alle kaarten open: { $move }.
review-alternative = { $move } (−{ $points } punten)
review-alternative-equal = { $move } (even goed)
review-alternatives = Daarna het best: { $moves }
review-chance-of = { $seat }: { $percent }%
review-chance-after = na { $move } van de { $moves } zetten
review-turning-point = Zet { $move }, { $seat }: −{ $chance }%
review-previous = Vorig keerpunt
review-next = Volgend keerpunt
review-copy = Link naar deze zet kopiëren
review-luck = geluk { $luck }%, eigen spel { $own }%, spel van anderen { $others }%
review-parts-of = Van { $first }% naar { $last }%: geluk { $luck }%, eigen spel { $own }%, spel van anderen { $others }%
review-mark-played = gespeeld
review-mark-better = beter

reason-gains =
    { $points ->
        [one] { $tracks } bouwen levert meteen 1 punt meer op.
       *[other] { $tracks } bouwen levert meteen { $points } punten meer op.
    }
hint-again = Vraag het nog eens om het plan op het bord te zien.
