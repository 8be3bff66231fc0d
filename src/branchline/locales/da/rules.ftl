rules-aim-title = Hvad det går ud på
rules-aim-picture = Et rutekort, og vogne på strækninger, der forbinder dets to steder på nær den sidste strækning.
rules-aim = Du bygger jernbane mellem nabosteder. Du får point for hver strækning, du bygger, for hvert hemmeligt rutekort, hvis to ender dine strækninger forbinder, og for det, pladen ellers belønner. Rutekort, du ikke får forbundet, giver minuspoint. Flest point vinder.
rules-turn = I din tur gør du én ting: tager kort, bygger en strækning eller trækker rutekort. Nogle plader føjer noget til, se nedenfor. Du må kun melde pas, hvis du ikke kan gøre andet.
rules-cards-title = Kort
rules-cards-picture = De { $row } åbne kort i rækken og bunken ved siden af; ét tages fra rækken og ét fra bunken.
rules-deck =
    Bunken har { $each } kort i hver af de otte farver og { $locomotives ->
        [one] 1 lokomotiv
       *[other] { $locomotives } lokomotiver
    }. Du begynder med { $hand } kort{ $gift ->
        [0] .
        [one] {" "}og et lokomotiv.
       *[other] {" "}og { $gift } lokomotiver.
    } Et lokomotiv gælder som et kort af enhver farve.
rules-draw = Du tager to kort, ét ad gangen: hvert fra de { $row }, der ligger åbent i rækken, eller i blinde fra bunken. Et kort, der tages fra rækken, erstattes straks. Når bunken slipper op, blandes afkastbunken til en ny.
rules-row-locomotive = Et lokomotiv fra rækken er alt, hvad du tager: du kan ikke tage det som dit andet kort, og efter det tager du ikke mere. Et, der trækkes i blinde fra bunken, er et kort som alle andre.
rules-sweep = Når { $count } eller flere kort i rækken er lokomotiver, kasseres hele rækken og lægges ud igen.
rules-sweep-limits = Hvis kortene uden for spillernes hænder ikke rækker til en række med færre end { $count } lokomotiver, bliver rækken liggende. Er afkastbunken blandet to gange, og den nye række stadig har for mange, blandes bunke og afkastbunke sammen, før den lægges ud igen.
rules-secrets = Kortene og rutekortene på din hånd er hemmelige. Hvor mange du har, er det ikke, og heller ikke hvor mange vogne du har tilbage, eller hvilke kort der ligger i afkastbunken.
rules-tracks-title = Strækninger
rules-tracks-picture = Tre røde kort betaler for en strækning på tre røde felter, og tre vogne sættes på den.
rules-claim = For at bygge en strækning kasserer du lige så mange kort, som den har felter, alle i dens farve; for en grå strækning alle i én valgfri farve. Lokomotiver kan erstatte ethvert af dem. Så sætter du lige så mange af dine { $trains } vogne på strækningen og får straks dine point.
rules-claim-anywhere = Dine strækninger behøver ikke hænge sammen.
rules-parallel = Hvor lige lange spor løber side om side, må en spiller kun eje ét af dem. Med færre end { $from } spillere lukker det første, der bygges, det andet for alle.
rules-parallel-one = Hvor lige lange spor løber side om side, lukker det første, der bygges, det andet for alle.
rules-parallel-open = På nogle strækninger kan alle parallelle spor bygges uanset antallet af spillere, men hver spiller må kun eje ét af dem.
rules-parallel-lengths = Spor af forskellig længde mellem de samme to steder ({ $routes }) er hver sin strækning: du må eje begge, og ingen af dem lukker den anden.
rules-tickets-title = Rutekort
rules-tickets-picture = To rutekort med deres point, det ene fuldført.
rules-first-tickets =
    I begyndelsen får alle tilbudt { $offered } rutekort og beholder mindst { $keep }. { $out ->
        [under] De andre lægges nederst i bunken.
        [shuffled] De andre blandes tilbage i bunken.
        [pile] De andre lægges åbent i en afkastbunke.
       *[out] De andre går ud af spillet.
    } Ingen ser, hvilke eller hvor mange de andre beholder, før alle har valgt.
rules-first-tickets-decks =
    I begyndelsen får alle tilbudt { $offered } rutekort, heraf { $one ->
        [one] 1 langt
       *[other] { $one } lange
    }, og beholder mindst { $keep }, uanset slags. { $out ->
        [under] De andre lægges nederst i deres bunker.
        [pile] De andre lægges åbent i en afkastbunke.
       *[out] De andre går ud af spillet, og det gør de lange, der ikke blev delt ud, også.
    } Ingen ser, hvilke eller hvor mange de andre beholder, før alle har valgt.
rules-later-tickets =
    Du kan bruge din tur på at trække { $drawn } til (eller så mange, som der er tilbage) og skal så beholde mindst { $keep }. { $out ->
        [under] De andre lægges nederst i bunken.
        [pile] De andre lægges åbent i en afkastbunke.
       *[out] De andre går ud af spillet, så bunken kan slippe op.
    }
rules-tickets-score = Til sidst giver et rutekort sine point, hvis dets steder er forbundet af dine strækninger, og koster dig lige så mange, hvis de ikke er.
rules-tickets-areas =
    Nogle rutekort nævner et land, der er tegnet som flere steder: det er nok at nå et af dem. { $joined ->
        [yes] Et lands steder forbindes kun af en strækning, som du bygger mellem dem.
       *[no] Et lands steder er ikke forbundet med hinanden, så ingen vej fører gennem det.
    }
rules-tickets-several = Nogle rutekort nævner flere mål, hvert med sine point. Det bedste, du når, tæller; når du ingen, mister du det mindste.
rules-end-title = Slutningen
rules-end-picture =
    { $trains ->
        [0] Der er ingen vogne
        [one] Der er 1 vogn
       *[other] Der er { $trains } vogne
    } tilbage, så nu kommer den sidste runde og derefter pointene.
rules-last-round = Når en tur slutter, og spilleren har { $trains } eller færre vogne tilbage, får alle én tur til, også den spiller. Så vises rutekortene, og pointene tælles.
rules-all-pass = Hvis du slet ikke kan gøre noget, melder du pas. Hvis alle melder pas efter hinanden, slutter spillet straks, og pointene tælles.
rules-winner =
    { $ties ->
        [0] Flest point vinder; de, der står lige, deler sejren.
        [one] Flest point vinder. Står nogen lige, afgør dette: { $order }. Derefter deles sejren.
       *[other] Flest point vinder. Står nogen lige, afgør dette i denne rækkefølge: { $order }. Derefter deles sejren.
    }
rules-path-length = Den længste rute er den længste ubrudte rute af dine egne strækninger. Den må gå gennem et sted flere gange, men kun én gang over hver strækning.

rules-uncertain-title = Hvad der ikke er sikkert
