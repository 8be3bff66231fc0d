rules-aim-title = Hva det går ut på
rules-aim-picture = En billett, og tog på ruter som knytter sammen de to stedene, unntatt den siste ruten.
rules-aim = Du bygger jernbane mellom nabosteder. Du får poeng for hver rute du bygger, for hver hemmelige billett der rutene dine knytter sammen de to endene, og for det brettet ellers belønner. Billetter du ikke får knyttet sammen, gir minuspoeng. Flest poeng vinner.
rules-turn = På turen din gjør du én ting: tar kort, bygger en rute eller trekker billetter. Noen brett legger til noe, se nedenfor. Du kan bare melde pass hvis du ikke kan gjøre noe annet.
rules-cards-title = Kort
rules-cards-picture = De { $row } åpne kortene i raden og bunken ved siden av; ett tas fra raden og ett fra bunken.
rules-deck =
    Bunken har { $each } kort av hver av de åtte fargene og { $locomotives ->
        [one] 1 lokomotiv
       *[other] { $locomotives } lokomotiver
    }. Du begynner med { $hand } kort{ $gift ->
        [0] .
        [one] {" "}og et lokomotiv.
       *[other] {" "}og { $gift } lokomotiver.
    } Et lokomotiv gjelder som et kort av enhver farge.
rules-draw = Du tar to kort, ett om gangen: hvert av dem fra de { $row } som ligger åpent i raden, eller i blinde fra bunken. Et kort som tas fra raden, erstattes straks. Når bunken er tom, stokkes kastebunken til en ny.
rules-row-locomotive = Et lokomotiv fra raden er alt du tar: du kan ikke ta det som ditt andre kort, og etter det tar du ikke mer. Et som trekkes i blinde fra bunken, er et kort som alle andre.
rules-sweep = Når { $count } eller flere kort i raden er lokomotiver, kastes hele raden og legges ut på nytt.
rules-sweep-limits = Hvis kortene utenfor spillernes hender ikke er nok til en rad med færre enn { $count } lokomotiver, blir raden liggende. Hvis kastebunken er stokket to ganger og den nye raden fortsatt har for mange, stokkes bunke og kastebunke sammen før den legges ut igjen.
rules-secrets = Kortene og billettene på hånden din er hemmelige. Hvor mange du har, er ikke det, heller ikke hvor mange tog du har igjen eller hvilke kort som ligger i kastebunken.
rules-tracks-title = Ruter
rules-tracks-picture = Tre røde kort betaler for en rute på tre røde felter, og tre tog settes på den.
rules-claim = For å bygge en rute kaster du like mange kort som den har felter, alle i rutens farge; for en grå rute alle i én valgfri farge. Lokomotiver kan erstatte hvilke som helst av dem. Så settes like mange av dine { $trains } tog på ruten, og du får poengene med en gang.
rules-claim-anywhere = Rutene dine trenger ikke henge sammen.
rules-parallel = Der like lange spor går side om side, kan en spiller bare eie ett av dem. Med færre enn { $from } spillere stenger det første som bygges, det andre for alle.
rules-parallel-one = Der like lange spor går side om side, stenger det første som bygges, det andre for alle.
rules-parallel-open = På noen ruter kan alle parallelle spor bygges uansett antall spillere, men hver spiller kan bare eie ett av dem.
rules-parallel-lengths = Spor av ulik lengde mellom de samme to stedene ({ $routes }) er egne ruter: du kan eie begge, og ingen av dem stenger den andre.
rules-tickets-title = Billetter
rules-tickets-picture = To billetter med poengene sine, den ene fullført.
rules-first-tickets =
    I begynnelsen blir alle tilbudt { $offered ->
        [one] 1 billett
       *[other] { $offered } billetter
    } og beholder minst { $keep }. { $out ->
        [under] De andre legges underst i bunken.
        [shuffled] De andre stokkes tilbake i bunken.
        [pile] De andre legges åpent i en kastebunke.
       *[out] De andre går ut av spillet.
    } Ingen ser hvilke, eller hvor mange, de andre beholder før alle har valgt.
rules-first-tickets-decks =
    I begynnelsen blir alle tilbudt { $offered ->
        [one] 1 billett
       *[other] { $offered } billetter
    }, derav { $one ->
        [one] 1 lang
       *[other] { $one } lange
    }, og beholder minst { $keep }, uansett slag. { $out ->
        [under] De andre legges underst i bunkene sine.
        [pile] De andre legges åpent i en kastebunke.
       *[out] De andre går ut av spillet, og det gjør også de lange som ikke ble delt ut.
    } Ingen ser hvilke, eller hvor mange, de andre beholder før alle har valgt.
rules-later-tickets =
    Du kan bruke turen din på å trekke { $drawn } til (eller så mange som er igjen) og må da beholde minst { $keep }. { $out ->
        [under] De andre legges underst i bunken.
        [pile] De andre legges åpent i en kastebunke.
       *[out] De andre går ut av spillet, så bunken kan ta slutt.
    }
rules-tickets-score = Til slutt gir en billett poengene sine hvis rutene dine knytter sammen stedene på den, og koster deg like mange hvis de ikke gjør det.
rules-tickets-areas =
    Noen billetter nevner et land som er tegnet som flere steder: det holder å nå ett av dem. { $joined ->
        [yes] Stedene i et land knyttes bare sammen av en rute du bygger mellom dem.
       *[no] Stedene i et land er ikke knyttet til hverandre, så ingen vei går gjennom det.
    }
rules-tickets-several = Noen billetter nevner flere mål, hvert med egne poeng. Det beste du når, teller; når du ingen, taper du det minste.
rules-end-title = Slutten
rules-end-picture =
    { $trains ->
        [0] Ingen tog er
        [one] 1 tog er
       *[other] { $trains } tog er
    } igjen, så nå kommer siste runde og deretter poengene.
rules-last-round = Når en tur er over og spilleren har { $trains } tog eller færre igjen, får alle én tur til, også den spilleren. Så vises billettene, og poengene telles.
rules-all-pass = Hvis du ikke kan gjøre noe i det hele tatt, melder du pass. Hvis alle melder pass etter hverandre, er spillet straks slutt, og poengene telles.
rules-winner =
    { $ties ->
        [0] Flest poeng vinner; de som står likt, deler seieren.
        [one] Flest poeng vinner. Står noen likt, avgjør dette: { $order }. Deretter deles seieren.
       *[other] Flest poeng vinner. Står noen likt, avgjør dette, i denne rekkefølgen: { $order }. Deretter deles seieren.
    }
rules-path-length = Den lengste linjen er den lengste ubrutte linjen av dine egne ruter. Den kan gå gjennom et sted flere ganger, men bare én gang over hver rute.

rules-uncertain-title = Hva som ikke er sikkert
