rules-aim-title = Vad det går ut på
rules-aim-picture = En biljett, och tåg på sträckor som förbinder dess två orter, så när som på den sista sträckan.
rules-aim = Du bygger järnväg mellan orter som ligger intill varandra. Du får poäng för varje sträcka du bygger, för varje hemlig biljett vars två ändar dina sträckor förbinder, och för annat som spelplanen belönar. Biljetter du inte får ihop ger minuspoäng. Flest poäng vinner.
rules-turn = På din tur gör du en sak: tar kort, bygger en sträcka eller drar biljetter. Vissa spelplaner lägger till något, se nedan. Du får bara passa om du inte kan göra något annat.
rules-cards-title = Kort
rules-cards-picture = De { $row } öppna korten i raden och draghögen bredvid; ett tas från raden och ett från draghögen.
rules-deck =
    Draghögen har { $each } kort av var och en av de åtta färgerna och { $locomotives } lokomotiv. Du börjar med { $hand } kort{ $gift ->
        [0] .
        [one] {" "}och ett lokomotiv.
       *[other] {" "}och { $gift } lokomotiv.
    } Ett lokomotiv ersätter ett kort av valfri färg.
rules-draw = Du tar två kort, ett i taget: vart och ett från de { $row } som ligger öppna i raden, eller dolt från draghögen. Ett kort som tas från raden ersätts genast. När draghögen tar slut blandas kasthögen till en ny.
rules-row-locomotive = Ett lokomotiv från raden är allt du tar: du kan inte ta det som ditt andra kort, och efter det tar du inget mer. Ett som dras dolt från draghögen är ett kort som alla andra.
rules-sweep = När { $count } eller fler kort i raden är lokomotiv slängs hela raden och läggs ut på nytt.
rules-sweep-limits = Om korten utanför spelarnas händer inte räcker till en rad med färre än { $count } lokomotiv får raden ligga kvar. Om kasthögen har blandats två gånger och den nya raden ändå har för många, blandas draghög och kasthög ihop innan den läggs ut igen.
rules-secrets = Korten och biljetterna på din hand är hemliga. Hur många du har är det inte, inte heller hur många tåg du har kvar eller vilka kort som ligger i kasthögen.
rules-tracks-title = Sträckor
rules-tracks-picture = Tre röda kort betalar för en sträcka med tre röda rutor, och tre tåg ställs på den.
rules-claim = För att bygga en sträcka slänger du lika många kort som den har rutor, alla i dess färg; för en grå sträcka alla i en valfri färg. Lokomotiv kan ersätta vilka som helst av dem. Sedan ställer du lika många av dina { $trains } tåg på sträckan, och får poängen direkt.
rules-claim-anywhere = Dina sträckor behöver inte hänga ihop.
rules-parallel = Där lika långa spår löper bredvid varandra får en spelare bara äga ett av dem. Med färre än { $from } spelare stänger det första som byggs det andra för alla.
rules-parallel-one = Där lika långa spår löper bredvid varandra stänger det första som byggs det andra för alla.
rules-parallel-open = På vissa sträckor kan alla parallella spår byggas oavsett antalet spelare, men varje spelare får bara äga ett av dem.
rules-parallel-lengths = Olika långa spår mellan samma två orter ({ $routes }) är skilda sträckor: du får äga båda, och ingen stänger den andra.
rules-tickets-title = Biljetter
rules-tickets-picture = Två biljetter med sina poäng, en av dem klar.
rules-first-tickets =
    I början erbjuds alla { $offered ->
        [one] 1 biljett
       *[other] { $offered } biljetter
    } och behåller minst { $keep }. { $out ->
        [under] De andra läggs underst i högen.
        [shuffled] De andra blandas tillbaka i högen.
        [pile] De andra läggs öppet i en kasthög.
       *[out] De andra lämnar spelet.
    } Ingen ser vilka, eller hur många, de andra behåller förrän alla har valt.
rules-first-tickets-decks =
    I början erbjuds alla { $offered ->
        [one] 1 biljett
       *[other] { $offered } biljetter
    }, varav { $one ->
        [one] 1 lång
       *[other] { $one } långa
    }, och behåller minst { $keep } av valfritt slag. { $out ->
        [under] De andra läggs underst i sina högar.
        [pile] De andra läggs öppet i en kasthög.
       *[out] De andra lämnar spelet, liksom de långa som inte delades ut.
    } Ingen ser vilka, eller hur många, de andra behåller förrän alla har valt.
rules-later-tickets =
    Du får använda din tur till att dra { $drawn } till (eller så många som finns kvar) och måste då behålla minst { $keep }. { $out ->
        [under] De andra läggs underst i högen.
        [pile] De andra läggs öppet i en kasthög.
       *[out] De andra lämnar spelet, så högen kan ta slut.
    }
rules-tickets-score = I slutet ger en biljett sina poäng om dess orter är förbundna av dina sträckor, och kostar dig lika många om de inte är det.
rules-tickets-areas =
    Vissa biljetter anger ett land som är ritat som flera orter: det räcker att nå en av dem. { $joined ->
        [yes] Landets orter förbinds bara av en sträcka som du bygger mellan dem.
       *[no] Landets orter är inte förbundna med varandra, så ingen väg leder genom det.
    }
rules-tickets-several = Vissa biljetter har flera mål, vart och ett med egna poäng. Det bästa du når räknas; når du inget förlorar du det minsta.
rules-end-title = Slutet
rules-end-picture =
    { $trains ->
        [0] Inget tåg är
        [one] 1 tåg är
       *[other] { $trains } tåg är
    } kvar, så sista rundan kommer, sedan räknas poängen.
rules-last-round = När en tur slutar och spelaren har { $trains } eller färre tåg kvar får alla en tur till, även den spelaren. Sedan visas biljetterna och räknas.
rules-all-pass = Om du inte kan göra någonting alls passar du. Om alla passar efter varandra slutar spelet genast och poängen räknas.
rules-winner =
    { $ties ->
        [0] Flest poäng vinner; vid lika poäng delas segern.
        [one] Flest poäng vinner. Vid lika poäng avgör detta: { $order }. Därefter delas segern.
       *[other] Flest poäng vinner. Vid lika poäng avgör detta, i den här ordningen: { $order }. Därefter delas segern.
    }
rules-path-length = Den längsta linjen är den längsta obrutna linjen av dina egna sträckor. Den får passera en ort flera gånger, men varje sträcka bara en gång.

rules-uncertain-title = Vad som inte är säkert
