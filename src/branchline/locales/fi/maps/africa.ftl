about-africa = Maastokortit tuplaavat reittiesi pisteet
rules-uncertain-africa = Liput tunnetaan vain yhdestä lähteestä. Kaksi niistä on lyhintä tietään halvempia: Nigeria–Walvis Bay ja Madagaskar–Pretoria. Yhdessä lähteessä Dar-es-Salaam–Mocambique ja Beira–Durban ovat lauttoja; laudan kuvassa niillä ei ole vetureita.
