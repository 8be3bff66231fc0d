about-nederland = Joka reitistä maksetaan tulli, usein kilpailijalle
rules-uncertain-nederland = Aloituspisteet: askelten koko näkyi kuvasta, jota ei voitu lukea. Yksi piste paikkaa kohti on vähin, joka sopii.
