## At the table

status-substitutes = Valitse pelattavat kortit
action-substitute = pelaa { $card } toisen kortin tilalle

## What happens

substituted =
    { $subject ->
        [you] Pelaat
        [you-again] pelaat
        [again] pelaa
       *[named] { $seat } pelaa
    } { NAME($card, case: "genitive") } osaksi veturia
stood-in =
    { $subject ->
        [you] Pelaat
        [you-again] pelaat
        [again] pelaa
       *[named] { $seat } pelaa
    } { NAME($card, case: "genitive") } osaksi ruutua

## Rules page

rules-substitutes-title = Kortit vetureina
rules-substitutes-picture =
    { $cards ->
        [one] Mikä tahansa { $cards } kortti vastaa yhtä veturia.
       *[other] Mitkä tahansa { $cards } korttia vastaavat yhtä veturia.
    }
rules-substitutes =
    Saat pelata { $cards ->
        [one] { $cards } valitsemasi kortin
       *[other] mitkä tahansa { $cards } valitsemaasi korttia
    } yhtenä veturina aina, kun veturin saa pelata. Yksi niistä voi olla veturi.
rules-substitutes-only-on =
    Saat pelata { LIST($where, case: "where") } { $cards ->
        [one] { $cards } valitsemasi kortin
       *[other] mitkä tahansa { $cards } valitsemaasi korttia
    } yhtenä veturina niin usein kuin haluat: veturiruutuun tai reitin värisen kortin tilalle. Yksi niistä voi olla veturi. Tämä ei päde muilla reiteillä, eikä sillä makseta muuta.
rules-substitutes-for-colour =
    { $tracks }: tässä { $cards ->
        [one] mikä tahansa { $cards } kortti täyttää
       *[other] mitkä tahansa { $cards } korttia täyttävät
    } yhden ruudun, niin usein kuin haluat, vaikka kaikki ruudut; muihin ruutuihin käy yhden värin kortteja. Veturit eivät täällä käy mistään väristä, mutta voivat olla näiden korttien joukossa.

## Guide

guide-substitutes = Valitse kortit, joita tarvitset vähiten.

## Lesson

lesson-substitutes-what =
    { $cards ->
        [one] Minkä tahansa { $cards } kortin
       *[other] Mitkä tahansa { $cards } korttia
    } saa pelata yhtenä veturina aina, kun veturin saa pelata.
lesson-substitutes-what-on =
    Täällä { $cards ->
        [one] minkä tahansa { $cards } kortin
       *[other] mitkä tahansa { $cards } korttia
    } saa pelata { LIST($where, case: "where") } yhtenä veturina.
lesson-substitutes-how = Valitse tämä maksutapa ja poimi kortit kädestäsi, tai anna sivun valita ne, joita tarvitset vähiten.
lesson-substitutes-cost = Saat tehdä näin niin usein kuin haluat. Yksi näistä { $cards } kortista voi olla veturi. Pisteet pysyvät samoina, joten se on kallista: käytä, kun muu ei auta.
lesson-substitutes-for-colour =
    { $tracks } on erilainen: siinä { $cards ->
        [one] mikä tahansa { $cards } kortti täyttää
       *[other] mitkä tahansa { $cards } korttia täyttävät
    } yhden ruudun, eivätkä veturit käy mistään väristä.

## Terminal

mechanic-substitutes = korvaavat kortit
summary-substitutes =
    { $cards ->
        [one] Minkä tahansa { $cards } kortin
       *[other] Mitkä tahansa { $cards } korttia
    } saa pelata veturina: maksussa on sub×1, ja sitten valitset kortit.
summary-substitutes-only-on =
    { $cards ->
        [one] Minkä tahansa { $cards } kortin
       *[other] Mitkä tahansa { $cards } korttia
    } saa pelata { LIST($where, case: "where") } veturina: maksussa on sub×1, ja sitten valitset kortit.
summary-substitutes-for-colour =
    { $tracks }: { $cards ->
        [one] mikä tahansa { $cards } kortti täyttää
       *[other] mitkä tahansa { $cards } korttia täyttävät
    } ruudun, maksussa set×1; veturit eivät käy siinä mistään väristä.
substitutes-to-claim = Reitin { $track } maksat { LIST($payment, case: "adessive") }
substitutes-to-buy = { $item }: maksat { LIST($payment, case: "adessive") }
substitutes-leave-no-claim = Ilman niitä et voisi maksaa reittiä, jota varten ostat tämän: valitse toiset.
substitutes-in-payment = sub×1: { $count } valitsemaasi muuta korttia veturina
sets-in-payment = set×1: { $count } valitsemaasi muuta korttia ruutuun
claimed-after-substituted =
    { $subject ->
        [you] Rakennat
        [you-again] rakennat
        [again] rakentaa
       *[named] { $seat } rakentaa
    } reitin { $track } { $paid ->
        [nothing] {""}
       *[cards] { LIST($payment, case: "adessive") } sekä{" "}
    }{ LIST($before, case: "adessive") } { $locomotives ->
        [one] veturina
       *[other] vetureina
    }
claimed-after-stood-in =
    { $subject ->
        [you] Rakennat
        [you-again] rakennat
        [again] rakentaa
       *[named] { $seat } rakentaa
    } reitin { $track } { $paid ->
        [nothing] { LIST($before, case: "adessive") }
       *[cards] { LIST($payment, case: "adessive") } ja muihin ruutuihin { LIST($before, case: "adessive") }
    }

form-substitutes-cards = Kortit veturista
form-substitutes-only-on = Vain näillä
form-substitutes-for-colour = Värillisestä kortista
form-substitutes-tracks = Reitit
