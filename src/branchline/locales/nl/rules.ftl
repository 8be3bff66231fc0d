rules-aim-title = Waar het om gaat
rules-aim-picture = Een ticket, en treintjes op sporen die zijn twee plaatsen verbinden, op het laatste spoor na.
rules-aim = Je bouwt spoorlijnen tussen naburige plaatsen. Je krijgt punten voor elk spoor dat je bouwt, voor elk geheim ticket waarvan je sporen de twee uiteinden verbinden, en voor wat dit bord verder beloont. Gemiste tickets kosten punten. Wie de meeste punten heeft, wint.
rules-turn = In je beurt doe je één ding: kaarten pakken, een spoor bouwen of tickets trekken. Sommige borden voegen daar iets aan toe, zie hieronder. Passen mag alleen als je niets anders kunt.
rules-cards-title = Kaarten
rules-cards-picture = De { $row } open kaarten van de rij en de stapel ernaast; er wordt er een uit de rij en een van de stapel gepakt.
rules-deck =
    De stapel bevat { $each ->
        [one] { $each } kaart
       *[other] { $each } kaarten
    } van elk van de acht kleuren en { $locomotives ->
        [one] { $locomotives } locomotief
       *[other] { $locomotives } locomotieven
    }. Je begint met { $hand ->
        [one] { $hand } kaart
       *[other] { $hand } kaarten
    }{ $gift ->
        [0] .
        [one] {" "}en een locomotief.
       *[other] {" "}en { $gift } locomotieven.
    } Een locomotief staat voor een kaart van elke kleur.
rules-draw = Je pakt twee kaarten, een voor een: elk uit de { $row } die open in de rij liggen, of blind van de stapel. Een kaart uit de rij wordt meteen vervangen. Is de stapel op, dan wordt de aflegstapel tot een nieuwe geschud.
rules-row-locomotive = Een locomotief uit de rij is alles wat je pakt: je kunt hem niet als tweede pakken, en daarna pak je niets meer. Blind van de stapel getrokken is hij een kaart als elke andere.
rules-sweep = Zodra { $count } of meer kaarten van de rij locomotieven zijn, wordt de hele rij afgelegd en komt er een nieuwe.
rules-sweep-limits =
    Zijn er buiten de handen van de spelers niet genoeg kaarten voor een rij met minder dan { $count ->
        [one] { $count } locomotief
       *[other] { $count } locomotieven
    }, dan blijft de rij liggen. Is de aflegstapel twee keer geschud en heeft de nieuwe rij er nog steeds te veel, dan worden stapel en aflegstapel samen geschud voordat er een nieuwe rij komt.
rules-secrets = De kaarten en tickets in je hand zijn geheim. Hoeveel je er hebt is niet geheim, net zomin als hoeveel treintjes je over hebt en welke kaarten op de aflegstapel liggen.
rules-tracks-title = Sporen
rules-tracks-picture = Drie rode kaarten betalen een spoor van drie rode vakken, waarop drie treintjes komen.
rules-claim = Om een spoor te bouwen leg je zoveel kaarten af als het vakken heeft, alle in zijn kleur; voor een grijs spoor alle in één kleur naar keuze. Locomotieven kunnen elk ervan vervangen. Dan zet je evenveel van je { $trains } treintjes op het spoor en krijg je meteen de punten.
rules-claim-anywhere = Je sporen hoeven niet met elkaar verbonden te zijn.
rules-parallel = Waar even lange sporen naast elkaar liggen, mag een speler er maar één hebben. Met minder dan { $from } spelers sluit het eerste dat gebouwd wordt het andere voor iedereen.
rules-parallel-one = Waar even lange sporen naast elkaar liggen, sluit het eerste dat gebouwd wordt het andere voor iedereen.
rules-parallel-open = Op sommige routes kunnen alle parallelle sporen worden gebouwd, met hoeveel spelers ook, maar elke speler mag er maar één hebben.
rules-parallel-lengths = Sporen van verschillende lengte tussen dezelfde twee plaatsen ({ $routes }) zijn aparte routes: je mag ze allebei hebben, en het ene sluit het andere niet.
rules-tickets-title = Tickets
rules-tickets-picture = Twee tickets met hun punten, waarvan één voltooid.
rules-first-tickets =
    Aan het begin krijgt iedereen { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    } om uit te kiezen en houdt er minstens { $keep }. { $out ->
        [under] De andere gaan onder de stapel.
        [shuffled] De andere worden weer door de stapel geschud.
        [pile] De andere gaan open op een aflegstapel.
       *[out] De andere gaan uit het spel.
    } Niemand ziet welke, of hoeveel, de anderen houden tot iedereen heeft gekozen.
rules-first-tickets-decks =
    Aan het begin krijgt iedereen { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    } om uit te kiezen, waarvan { $one ->
        [one] { $one } lang
       *[other] { $one } lange
    }, en houdt er minstens { $keep }, van welke soort ook. { $out ->
        [under] De andere gaan onder hun stapels.
        [pile] De andere gaan open op een aflegstapel.
       *[out] De andere gaan uit het spel, net als de lange die niet zijn uitgedeeld.
    } Niemand ziet welke, of hoeveel, de anderen houden tot iedereen heeft gekozen.
rules-later-tickets =
    Als beurt mag je er { $drawn } bij trekken (of zoveel als er nog zijn) en moet je er minstens { $keep } houden. { $out ->
        [under] De andere gaan onder de stapel.
        [pile] De andere gaan open op een aflegstapel.
       *[out] De andere gaan uit het spel, dus de stapel kan opraken.
    }
rules-tickets-score = Aan het eind levert een ticket zijn punten op als je sporen zijn plaatsen verbinden, en kost het je er evenveel als dat niet zo is.
rules-tickets-areas =
    Sommige tickets noemen een land dat als meerdere plaatsen op het bord staat: één ervan bereiken is genoeg. { $joined ->
        [yes] De plaatsen van een land worden alleen verbonden door een spoor dat je ertussen bouwt.
       *[no] De plaatsen van een land zijn niet met elkaar verbonden, dus er loopt geen weg doorheen.
    }
rules-tickets-several = Sommige tickets noemen meerdere doelen, elk met eigen punten. Het beste dat je bereikt telt; bereik je er geen, dan verlies je de punten van het kleinste.
rules-end-title = Het einde
rules-end-picture =
    { $trains ->
        [0] Er is geen treintje
        [one] Er is { $trains } treintje
       *[other] Er zijn { $trains } treintjes
    } over, dus komt de laatste ronde en dan de telling.
rules-last-round = Heeft iemand aan het eind van een beurt nog maar { $trains } of minder treintjes over, dan is iedereen nog één keer aan de beurt, ook die speler. Daarna worden de tickets getoond en geteld.
rules-all-pass = Kun je helemaal niets, dan pas je. Past iedereen na elkaar, dan eindigt het spel meteen en wordt er geteld.
rules-winner =
    { $ties ->
        [0] Wie de meeste punten heeft, wint; bij een gelijke stand wordt de overwinning gedeeld.
        [one] Wie de meeste punten heeft, wint. Bij een gelijke stand beslist dit: { $order }. Daarna wordt de overwinning gedeeld.
       *[other] Wie de meeste punten heeft, wint. Bij een gelijke stand beslissen, in deze volgorde: { $order }. Daarna wordt de overwinning gedeeld.
    }
rules-path-length = De langste route is de langste ononderbroken reeks van je eigen sporen. Die mag vaker langs dezelfde plaats gaan, maar niet twee keer over hetzelfde spoor.

rules-uncertain-title = Wat niet zeker is
