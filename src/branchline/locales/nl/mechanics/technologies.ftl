## At the table

status-technologies = Verder met je technologie
may-buy = een technologie kopen
may-buy-briefly = kopen
may-draw-blind = meerdere kaarten van de stapel trekken
may-stop = geen tweede spoor bouwen
action-buy = { $technology } kopen voor { $payment }
action-draw-blind = meerdere kaarten van de stapel trekken
action-stop = geen tweede spoor bouwen
choose-buy = { $technology } kopen
technologies = Technologieën
technology-price =
    { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    }
technology-left = nog { $count }
technology-gone = op
technologies-tab = Voorraad
technology-yours = van jou
technology-in-cards =
    of { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
technology-can-pay = betaalbaar
technology-pay-mixed =
    { $locomotives ->
        [0] { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        }
       *[other] { $locomotives } + { $count ->
            [one] { $count } kaart
           *[other] { $count } kaarten
        }
    }
technology-opens-tickets =
    { $count ->
        [one] opent ticket { $letters }
       *[other] opent tickets { $letters }
    }
technology-needed-for =
    { $count ->
        [one] nodig voor ticket { $letters }
       *[other] nodig voor tickets { $letters }
    }
technology-and-effect = { $technology }: { $effect }
technology-draw =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van de stapel trekken
technology-stop = Geen tweede spoor bouwen
technology-status-rival = Bouw op een spoor van een ander
technology-status-first = Bouw het eerste van twee sporen
technology-status-second = Bouw een tweede spoor, of stop
technology-opens =
    { $count ->
        [one] opent { $count } spoor
       *[other] opent { $count } sporen
    }

## What happens

technology-bought =
    { $subject ->
        [you] Je koopt
        [you-again] koopt
        [again] koopt
       *[named] { $seat } koopt
    } { $technology }
technology-returned =
    { $subject ->
        [you] Je geeft
        [you-again] geeft
        [again] geeft
       *[named] { $seat } geeft
    } { $technology } terug
technology-points =
    { $subject ->
        [you] Je krijgt
        [you-again] krijgt
        [again] krijgt
       *[named] { $seat } krijgt
    } { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor { $technology }

## Rules page

rules-technologies-title = Technologieën
rules-technologies-picture = De tekens van alle { $count } technologieën, elk met zijn prijs in locomotieven.
rules-technologies =
    In het begin kun je alleen sporen van hoogstens { $free-length ->
        [one] { $free-length } vak
       *[other] { $free-length } vakken
    } bouwen met beide uiteinden in { $home }, en geen ferry’s. Vóór de actie van je beurt mag je één technologie kopen, betaald met locomotieven; die opent sporen of levert punten op. Daarna volgt je actie zoals gewoonlijk. Niemand heeft dezelfde technologie twee keer.
rules-technologies-exempt = { $exempt } vereist geen technologie. Je betaalt het spoor wel helemaal, en technologieën die punten geven voor sporen of ferry’s gelden er ook voor.
rules-technology = Technologie
rules-price = Prijs
rules-copies = Aantal
tech-concession = Opent sporen met een uiteinde in { LIST($regions, type: "or") }.
tech-lengths = Opent sporen van { LIST($lengths, type: "or") } vakken.
tech-ferries = Opent ferry’s.
tech-substitute = { $number } kaarten volstaan in plaats van een locomotief.
tech-track-points =
    { $number ->
        [one] { $number } punt extra voor elk spoor dat je daarna bouwt.
       *[other] { $number } punten extra voor elk spoor dat je daarna bouwt.
    }
tech-ferry-points =
    { $number ->
        [one] { $number } punt extra voor elke ferry die je daarna bouwt.
       *[other] { $number } punten extra voor elke ferry die je daarna bouwt.
    }
tech-ticket-points =
    { $number ->
        [one] { $number } punt extra voor elk ticket dat aan het eind voltooid is.
       *[other] { $number } punten extra voor elk ticket dat aan het eind voltooid is.
    }
tech-right-of-way = Deze beurt bouw je tegen de volle prijs op een spoor dat al van iemand anders is; het is dan van jullie allebei. Je kunt dit alleen kopen als dat mogelijk is, en je mag nog steeds maar één spoor van een dubbele route hebben. De kaart gaat terug naar de voorraad.
tech-two-claims = Deze beurt bouw je twee sporen. Je kunt dit alleen kopen als je er minstens één kunt bouwen; het tweede hoeft niet. De kaart gaat terug naar de voorraad.
tech-blind-draw = Als je kaarten pakt, mag je er in plaats daarvan { $number } van de stapel trekken.
tech-tickets-bet =
    Aan het eind: { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    } als niemand meer tickets heeft voltooid dan jij, anders evenveel minpunten. Een gelijke stand is genoeg, zelfs met nul.
tech-path-bet =
    Aan het eind: { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    } als niemand een langere route heeft dan jij, anders evenveel minpunten. Een gelijke stand is genoeg, zelfs zonder één spoor.
tech-saving = Je hebt het recht een kaart te besparen bij elk spoor dat je bouwt.
tech-until-shuffle = Alleen te koop tot de aflegstapel voor het eerst wordt geschud.

## Guide

guide-with-technologies = Kijk in de voorraad: technologie opent sporen.

## Lesson

lesson-technologies-what =
    In het begin kun je alleen in { $home } bouwen, sporen van hoogstens { $length ->
        [one] { $length } vak
       *[other] { $length } vakken
    }, en geen ferry’s. Technologieën openen de rest.
lesson-technologies-how = Aan het begin van je beurt mag je één technologie uit de voorraad kopen. Daarna gaat je beurt gewoon verder. Wat je hebt gekocht, blijft van jou tot het eind van het spel, op een paar na die je maar één keer gebruikt.
lesson-technologies-cost = Technologieën betaal je met locomotieven; de voorraad toont de prijs, en wat jij zou betalen.
lesson-technologies-score = Sommige openen sporen, andere leveren punten op. De voorraad toont welke je tickets nodig hebben: koop die eerst.

## Terminal

mechanic-technologies = technologieën
summary-technologies =
    Technologieën: zonder kun je in { $home } sporen van hoogstens { $spaces ->
        [one] { $spaces } vak
       *[other] { $spaces } vakken
    } bouwen, en geen ferry’s. Vóór je actie mag je één technologie kopen (s), met locomotieven.
summary-technologies-exempt = { $tracks }: hier is geen technologie nodig.
technologies-one-a-turn = één per beurt
technologies-in-payment = less×1: een kaart bespaard door { $technology }
technologies-key-blind = dd { $count } blind
technologies-help-blind =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } van de stapel trekken (met { $technology })
technologies-key-stop = x stoppen
technology-at-once = { $technology }: { $effect }; daarna gaat de kaart terug.
technology-claim-rival = bouw op een spoor van een ander
technology-claim-first = bouw het eerste spoor
technology-claim-second = bouw het tweede spoor
choice-draw-blind = blind trekken
technology-briefly-concession = { $regions }
technology-briefly-lengths = { $lengths }□
technology-briefly-ferries = ferry’s
technology-briefly-substitute = { $number } kaarten=★
technology-briefly-track-points = +{ $number } per spoor
technology-briefly-ferry-points = +{ $number } per ferry
technology-briefly-ticket-points = +{ $number } per ticket
technology-briefly-right-of-way = andermans spoor
technology-briefly-two-claims = twee sporen
technology-briefly-blind-draw = trek { $number }
technology-briefly-tickets-bet = ±{ $number } tickets
technology-briefly-path-bet = ±{ $number } route
technology-briefly-saving = −1 kaart
technology-does-concession = opent { $regions }
technology-does-lengths = opent sporen van { LIST($lengths, type: "or") } vakken
technology-does-ferries = opent ferry’s
technology-does-substitute = { $number } kaarten zijn een locomotief
technology-does-track-points = +{ $number } voor elk spoor vanaf nu
technology-does-ferry-points = +{ $number } voor elke ferry vanaf nu
technology-does-ticket-points = +{ $number } voor elk voltooid ticket
technology-does-right-of-way = meteen op andermans spoor bouwen
technology-does-two-claims = meteen twee sporen bouwen
technology-does-blind-draw =
    je mag { $number ->
        [one] { $number } kaart
       *[other] { $number } kaarten
    } trekken, alle blind
technology-does-tickets-bet = meeste tickets +{ $number }, anders −{ $number }
technology-does-path-bet = langste route +{ $number }, anders −{ $number }
technology-does-saving = sporen mogen een kaart minder kosten
technology-bought-after-substituted =
    { $subject ->
        [you] Je koopt
        [you-again] koopt
        [again] koopt
       *[named] { $seat } koopt
    } { $technology } met { $before } als { $locomotives ->
        [one] locomotief
       *[other] locomotieven
    }

## Map files

map-empty-region = geen plaats ligt in deze regio
map-technology-twice = een andere technologie heet al zo
map-effect-twice = maar één technologie mag dit effect hebben
map-effect-needs = het bord gebruikt het mechaniek { $mechanic } niet, dat hierdoor verandert
map-closed-region = geen technologie opent sporen naar { $region }; voeg er een toe, of zonder het spoor uit (exempt)
map-closed-length =
    { $spaces ->
        [one] geen technologie opent sporen van { $spaces } vak; voeg er een toe, of zonder het spoor uit (exempt)
       *[other] geen technologie opent sporen van { $spaces } vakken; voeg er een toe, of zonder het spoor uit (exempt)
    }
map-closed-ferries = geen technologie opent ferry’s; voeg er een toe, of zonder het spoor uit (exempt)

form-technologies-home = Regio’s zonder concessie
form-technologies-free-length = Langste spoor zonder technologie
form-technologies-cards = Technologieën
form-technologies-extra = Verdere technologieën
form-technologies-exempt = Sporen die er geen vragen
form-technologies-copies = Exemplaren
form-technologies-price = Prijs in locomotieven
form-technologies-effect = Effect
form-technologies-until-shuffle = Tot de stapel wordt geschud
form-technologies-regions = Regio’s
form-technologies-lengths = Lengtes
form-technologies-number = Aantal
# Words of a choice in a form.
form-word-concession = opent regio’s
form-word-lengths = opent spoorlengtes
form-word-ferries = opent ferry’s
form-word-substitute = kaarten als locomotief
form-word-track-points = punten per spoor
form-word-ferry-points = punten per ferry
form-word-ticket-points = punten per ticket
form-word-right-of-way = bouwen op spoor van een ander
form-word-two-claims = twee sporen tegelijk
form-word-blind-draw = meer kaarten blind trekken
form-word-tickets-bet = weddenschap op de meeste tickets
form-word-path-bet = weddenschap op de langste route
form-word-saving = sporen kosten een kaart minder
