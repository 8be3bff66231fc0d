## Rules page

rules-saving-title = Kortin säästäminen
rules-saving-picture = Neljän ruudun reitti maksetaan kolmella kortilla.
rules-saving =
    { $everyone ->
        [no] Jos sinulla on oikeus säästää, saat
       *[yes] Saat
    } jättää reitin yhden ruudun maksamatta, vaikka siihen menisi useita veturina pelattavia kortteja. Maksat aina vähintään 1 kortin ja jokaisen lautan veturin, ja asetat kaikki vaunut.

## Lesson

lesson-saving-what =
    { $everyone ->
        [no] Oikeuden ostaneet saavat
       *[yes] Kaikki pelaajat saavat
    } maksaa reitistä yhden kortin vähemmän.
lesson-saving-how = Maksutavoista löydät sellaisen, joka jättää yhden ruudun maksamatta. Asetat silti kaikki vaunut, ja reitti tuo kaikki pisteensä.
lesson-saving-cost = Aina maksetaan vähintään 1 kortti ja jokainen reitille merkitty veturi.

## Terminal

mechanic-saving = säästäminen
summary-saving = Säästäminen: reitistä saa maksaa yhden kortin vähemmän, maksussa less×1.

form-saving-everyone = Kaikki voivat säästää
