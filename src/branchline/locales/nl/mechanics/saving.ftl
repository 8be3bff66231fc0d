## Rules page

rules-saving-title = Een kaart besparen
rules-saving-picture = Drie kaarten betalen een spoor van vier vakken.
rules-saving =
    { $everyone ->
        [no] Als je het recht hebt om te besparen, mag je
       *[yes] Je mag
    } één vak van een spoor onbetaald laten, zelfs een vak dat meerdere als locomotief gespeelde kaarten zou kosten. Je betaalt altijd minstens 1 kaart en elke locomotief van een ferry, en op elk vak komt een treintje.

## Lesson

lesson-saving-what =
    { $everyone ->
        [no] Wie het recht ertoe heeft gekocht, mag
       *[yes] Alle spelers mogen
    } voor een spoor één kaart minder betalen.
lesson-saving-how = Bij de manieren om te betalen vind je er een die een vak onbetaald laat. Toch komt er op elk vak een treintje, en het spoor levert al zijn punten op.
lesson-saving-cost = Minstens 1 kaart wordt altijd betaald, en elke locomotief die een spoor toont.

## Terminal

mechanic-saving = besparen
summary-saving = Besparen: een spoor mag een kaart minder kosten; in een betaling heet dat less×1.

form-saving-everyone = Iedereen mag sparen
